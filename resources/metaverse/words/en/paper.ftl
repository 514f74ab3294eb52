### A game on paper: what is asked as a turn ends, what those at the table have to do. Ships by their names, arcs and sections in words.

paper-struck = hull hit, { $arc }: a plate is lost
paper-shields_hit = shields were hit: adaptation rises
paper-melts = { $section } reactor melts down: it detonates

paper-morale =
    morale ({ $met }): D{ $thrown }{ $halved ->
        [yes] { " " }for a D{ $die }
       *[no] { "" }
    } − { $count }; below 1, it breaks off

paper-repair-failed =
    { $crew ->
        [one] It stays disabled, and the party has worked for this turn. A system gets one roll per turn:
       *[other] It stays disabled, and the { $crew } parties have worked for this turn. A system gets one roll per turn:
    } { $melts ->
        [yes] the reactor detonates at the end of the turn.
       *[no] try again next turn.
    }

paper-critical = Roll a critical hit on { $ship }, { $section }

paper-squadrons =
    { $count ->
        [one] { $count } squadron of { $ship } is below strength for the first time; if it is flying, it checks its morale
       *[other] { $count } squadrons of { $ship } are below strength for the first time; those that are flying check their morale
    }

paper-flies =
    { $squadron } ({ $met }): { $alone ->
        [yes] on a mission other than the CAP of its ship
       *[no] on the table
    }

paper-squadron_morale =
    { $squadron }, morale ({ $met }): D{ $thrown }{ $halved ->
        [yes] { " " }for a D{ $die }
       *[no] { "" }
    } − { $count }; below 1, it breaks off

paper-no-blast = The blast does not reach { $ship } at { $distance } cm; it loses 5 points per cm
