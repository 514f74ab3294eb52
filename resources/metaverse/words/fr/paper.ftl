### Une partie sur papier : ce que l’on demande à la fin d’un tour, ce qui reste à faire à la table.

paper-struck = coque touchée, { $arc } : −1 plaque
paper-shields_hit = boucliers touchés : leur adaptation augmente
paper-melts = réacteur en fusion ({ $section }) : il explose

paper-morale =
    moral ({ $met }) : D{ $thrown }{ $halved ->
        [yes] { " " }pour un D{ $die }
       *[no] { "" }
    } − { $count } ; au-dessous de 1, il rompt le combat

paper-repair-failed =
    { $crew ->
        [one] Il reste hors service et l’équipe a travaillé pour ce tour. Un système a droit à un jet par tour :
       *[other] Il reste hors service et les { $crew } équipes ont travaillé pour ce tour. Un système a droit à un jet par tour :
    } { $melts ->
        [yes] le réacteur explose à la fin du tour.
       *[no] nouvel essai au tour suivant.
    }

paper-critical = Lancez un coup critique sur { $ship }, { $section }

paper-squadrons =
    { $count ->
        [one] { $count } escadrille de { $ship } est affaiblie pour la première fois : si elle vole, elle teste son moral
       *[other] { $count } escadrilles de { $ship } sont affaiblies pour la première fois : celles qui volent testent leur moral
    }

paper-flies =
    { $squadron } ({ $met }) : { $alone ->
        [yes] en mission autre que sa CAP
       *[no] sur la table
    }

paper-squadron_morale =
    { $squadron }, moral ({ $met }) : D{ $thrown }{ $halved ->
        [yes] { " " }pour un D{ $die }
       *[no] { "" }
    } − { $count } ; au-dessous de 1, elle rompt le combat

paper-no-blast = L’explosion n’atteint pas { $ship } à { $distance } cm : elle perd 5 points par cm
