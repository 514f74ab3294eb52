### Reasons why an answer breaks the rules or cannot be read.

refusal-action = choose an action from the list
refusal-late = after the time limit, ships may only ram and burn
refusal-again = { $action ->
        [attack] Attack
        [burn] Burn Engines
        [conserve] Conserve Energy
        [heal] Heal Crew
        [ram] Ram
        [repair] Repair Systems
        [strafe] Strafe Run
       *[pass] passing
    } was the first action of this turn; choose a different one
refusal-no-ram = the rules of this game do not allow ramming
refusal-no-strafe = the rules of this game do not allow Strafe Runs
refusal-dissipators = { $count ->
        [0] all your Dissipators are out of action
        [one] only { $count } of your Dissipators works
       *[other] only { $count } of your Dissipators work
    }
refusal-afterburners = { $count ->
        [0] all your Afterburners are out of action
        [one] only { $count } of your Afterburners works
       *[other] only { $count } of your Afterburners work
    }
refusal-habitats = { $count ->
        [0] all your Habitats are out of action
        [one] only { $count } of your Habitats works
       *[other] only { $count } of your Habitats work
    }
refusal-target = choose a ship that is still in the fight
refusal-itself = a ship cannot be its own target
refusal-slots = choose at least one slot, and no slot twice
refusal-weapons = choose weapons of one type
refusal-working = choose only working systems
refusal-one-attack = a ship may attack once per turn
refusal-attacked = this ship already made a { $weapon } attack this turn
refusal-no-engine = none of this ship’s engines works
refusal-burn = speed can change by up to { $most }
refusal-hurt = choose hurt crew, each only once
refusal-ready = choose ready crew, each only once
refusal-damaged = crew can only go to damaged systems that are not destroyed
refusal-one-system = choose one system
refusal-stays = crew on a slot stay there until you relieve them
refusal-relief = choose crew on slots, each only once
refusal-number = choose a number from 0 to { $most }
refusal-systems = choose up to { $most } systems
refusal-enemies = choose systems of enemy ships
refusal-evasion = type a whole number, or nothing
refusal-points = choose 1 to { $most } slots
refusal-box = choose a system with an empty box
refusal-boxes = these systems have fewer empty boxes
refusal-harms = choose { $count } harms
refusal-living = choose living crew
refusal-surplus = choose { $count } of the crew, each only once

refusal-read = “{ $found }” is not { $what ->
        [slot] the number of a slot
        [token] the number of a crew token
        [weapons] a number of weapons
        [change] a change of speed, such as +1
        [dissipators] a number of Dissipators
        [afterburners] a number of Afterburners
       *[whole] a whole number
    }
refusal-read-ship = there is no ship “{ $found }”; choose from { $known }
refusal-read-word = cannot read “{ $found }”; write { $known }
refusal-read-attack = cannot read “{ $found }”; write a number of weapons and a target, such as missile 2 B1
refusal-read-working = choose from 1 to { $most } working systems, not { $found }
refusal-read-target = name a target, such as { $example }
refusal-read-burn = write one change of speed, such as burn +1
refusal-read-repair = write the number of a slot, such as repair 3
refusal-read-nobody = none of the crew is ready; heal makes hurt crew ready
refusal-read-busy = there is not enough ready crew in Standby; move crew from a slot by number, such as 2:5
refusal-read-more = “{ $found }” is too much; leave it out
refusal-read-pair = cannot read “{ $found }”; write a ship and a slot, such as B1:3

### Reasons why an edit is impossible.

refusal-only-systems = You can only move systems.
refusal-only-slots = Systems belong in the slots of a ship.
refusal-no-system = The game does not have a system “{ $name }”.
refusal-filled = All { $slots } slots are full.
refusal-no-slot = A ship has { $slots } slots, so slot { $slot } does not exist.
refusal-no-team = Ships belong in a team.
refusal-no-threat = The threat chart does not have a ship “{ $name }”.
refusal-cannot-be = “{ $property }” cannot be { $value }.
