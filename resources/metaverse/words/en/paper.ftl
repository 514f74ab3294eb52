### A game on paper: what is asked as a turn ends, what those at the table have to do. Ships by their names, arcs and sections in words.

paper-struck = hull hit, { $arc }: a plate goes
paper-shields_hit = fire took shield hits: shields learn
paper-melts = { $section } reactor melts: it detonates

paper-morale =
    morale ({ $met }): D{ $thrown }{ $halved ->
        [yes] { " " }for a D{ $die }
       *[no] { "" }
    } − { $count }; below 1 she breaks off

paper-repair-failed =
    { $crew ->
        [one] It stays disabled, and the party has worked for this turn. A system has one roll in a turn:
       *[other] It stays disabled, and the { $crew } parties have worked for this turn. A system has one roll in a turn:
    } { $melts ->
        [yes] the reactor detonates as the turn ends.
       *[no] it can be tried again in the next.
    }

paper-critical = A critical on { $ship }, { $section }, is yours to roll

paper-squadrons =
    { $count ->
        [one] { $count } squadron of { $ship } is below strength for the first time: if it flies, it checks its morale
       *[other] { $count } squadrons of { $ship } are below strength for the first time: those that fly check their morale
    }

paper-flies =
    { $squadron } ({ $met }): { $alone ->
        [yes] on a mission that is not her CAP
       *[no] on the table
    }

paper-squadron_morale =
    { $squadron }, morale ({ $met }): D{ $thrown }{ $halved ->
        [yes] { " " }for a D{ $die }
       *[no] { "" }
    } − { $count }; below 1 it breaks off

paper-no-blast = Nothing of the blast reaches { $ship } at { $distance } cm: it loses 5 with every cm
