### Why ships cannot fight, be found or be rated.

play-ship-or-design = ship or design
play-forces = { $survival ->
        [True] a survival run needs one force
       *[other] a fight needs at least two forces
    }, and you gave { $found }
play-force-without-systems = every force needs ships with systems, but one has none (CF-SHIP-06)
play-empty = “{ $name }” has neither ships nor designs
play-twice = you named the ship “{ $ship }” twice; only a design may be named more than once
play-no-systems = { $ship } has no systems and cannot fight (CF-SHIP-06)
play-other-rules = all forces must play by the same rules, but these differ: { $rules } (CF-ED-01)
play-no-slot = the slot must be a number from 1 to { $most }, not { $found }
