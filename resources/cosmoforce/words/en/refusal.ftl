### Why an answer is against the rules.

refusal-action = an action of the list was expected
refusal-late = after the time limit ships only ram and burn
refusal-again = { $action } was the first action of this turn
refusal-no-ram = ships do not ram by the rules of this game
refusal-no-strafe = there is no Strafe Run by the rules of this game
refusal-dissipators = { $count } Dissipators work
refusal-afterburners = { $count } Afterburners work
refusal-habitats = { $count } Habitats work
refusal-target = a ship that is in the fight was expected
refusal-itself = a ship cannot be its own target
refusal-slots = one slot or more was expected, each once
refusal-weapons = weapons of one type were expected
refusal-working = only working systems can be used
refusal-one-attack = one attack a turn is allowed
refusal-attacked = a { $weapon } attack was made this turn
refusal-no-engine = no engine works
refusal-burn = the change can be { $most } at most
refusal-hurt = hurt crew was expected, each once
refusal-ready = ready crew was expected, each once
refusal-damaged = crew goes only to damaged systems that are not destroyed
refusal-one-system = one system was expected
refusal-stays = crew on a slot stays there until released
refusal-relief = crew that stands on slots was expected, each once
refusal-number = a number from 0 to { $most } was expected
refusal-systems = { $most } systems at most were expected
refusal-enemies = systems of enemy ships were expected
refusal-evasion = a whole number or nothing was expected
refusal-points = 1 to { $most } slots were expected
refusal-box = a system with an empty box was expected
refusal-boxes = there are not so many boxes
refusal-harms = { $count } harms were expected
refusal-living = living crew was expected
refusal-surplus = { $count } of the crew were expected, each once

refusal-read = { $what ->
        [slot] the number of a slot
        [token] the number of a crew token
        [weapons] a number of weapons
        [change] a change of speed
        [dissipators] a number of Dissipators
        [afterburners] a number of Afterburners
       *[whole] a whole number
    } was expected, found “{ $found }”
refusal-read-ship = a ship was expected, one of { $known }, found “{ $found }”
refusal-read-word = { $known } was expected, found “{ $found }”
refusal-read-attack = a number of weapons and a target was expected, found “{ $found }”
refusal-read-working = a number from 1 to { $most } was expected, as so many work, found { $found }
refusal-read-target = a target was expected, such as { $example }
refusal-read-burn = one change of speed was expected, such as burn +1
refusal-read-repair = the number of a slot was expected, such as repair 3
refusal-read-nobody = ready crew was expected, and none is; heal makes hurt crew ready
refusal-read-busy = more ready crew was expected in Standby; crew on a slot is moved by its number, such as 2:5
refusal-read-more = nothing more was expected, found “{ $found }”
refusal-read-pair = a ship and a slot were expected, such as B1:3, found “{ $found }”

### Why an edit cannot be.

refusal-only-systems = Only systems can be moved.
refusal-only-slots = Systems go into the slots of a ship.
refusal-no-system = There is no system “{ $name }”.
refusal-filled = All { $slots } slots are filled.
refusal-no-slot = There is no slot { $slot }; a ship has { $slots }.
refusal-no-team = Ships have their place in a team.
refusal-no-threat = There is no threat ship “{ $name }”.
refusal-cannot-be = “{ $property }” cannot be { $value }.
