### What cannot fight, be found or be weighed.

play-ship-or-design = ship or design
play-forces = expected { $survival ->
        [True] one force, as it is a survival run
       *[other] two forces or more
    }, found { $found }
play-force-without-systems = expected ships with systems in each force, found one without (CF-SHIP-06)
play-empty = “{ $name }” has neither ships nor designs
play-twice = the ship “{ $ship }” is named twice; a design can be named more than once
play-no-systems = expected systems in every ship that fights, found none in { $ship } (CF-SHIP-06)
play-other-rules = expected forces that play by the same rules, found that they differ in { $rules } (CF-ED-01)
play-no-slot = expected a slot from 1 to { $most }, found { $found }
