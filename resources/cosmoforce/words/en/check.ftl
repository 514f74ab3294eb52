### Problems of a document, by their codes.

check-no-systems = { $ship } has no systems; a ship needs at least one
check-system-of-another-class = slot { $slot } of { $ship } holds { $system }, which only a { $only } can mount; this ship is a { $now }
check-no-weapon = { $ship } has no weapon; { $rams ->
        [True] it can only ram
       *[other] it cannot attack
    }
check-no-propulsion = { $ship } has no propulsion{ $is_hit ->
        [True] ; every effective die hits it
       *[other] { "" }
    }
check-no-dissipator = { $ship } has no Dissipator and never loses heat
check-no-habitat = { $ship } has no Habitat; its only crew token cannot be healed
check-too-many-named-crew = { $ship } names { $named } crew but has { $room ->
        [one] { $room } crew token
       *[other] { $room } crew tokens
    }
check-starts-hot = { $ship } starts with heat { $heat } and { $dissipators ->
        [one] { $dissipators } Dissipator
       *[other] { $dissipators } Dissipators
    }, so its first heat roll has { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }{ $is_deadly ->
        [True] , which kills its whole crew in { $percent }% of fights
       *[other] { "" }
    }
check-too-fast = { $ship } starts at speed { $speed } and must roll for collisions in every round above speed 10
check-over-budget = { $team } has mass { $mass } in { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }; its budget of { $budget } allows { $allowed }
check-no-ships = { $team } has no ships; a team needs at least one
check-time-limit-without-ram = after the time limit ships may only ram and burn, but ramming is switched off
