### Ce que le chef d’un camp voit de la table et d’un vaisseau.

outlook-ship = { $sign } { $ship }, { $course }

outlook-course =
    { $course }{ $cloaked ->
        [yes] , sous occultation
       *[no] { "" }
    }

outlook-crew_quality = qualité d’équipage { $rating }
outlook-ew = GE { $rating }
outlook-ems = signature EM { $rating }

outlook-charge =
    FTL chargé depuis { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }

outlook-section_gone = { $section } : détruite

outlook-section =
    { $section }{ $core ->
        [yes] { "" }
       *[no] { "" }
    }, coque { $layers }, { $crew ->
        [one] { $crew } équipe de bord
       *[other] { $crew } équipes de bord
    }{ $marines ->
        [0] { "" }
        [one] , { $marines } équipe de fusiliers
       *[other] , { $marines } équipes de fusiliers
    }

outlook-arc = un tir sur son { $arc } rencontre { $defence }
outlook-array = { $array } d’indice { $rating }

outlook-arrays =
    réseaux de capteurs : { $count ->
        [0] aucun en état
       *[other] { $arrays }
    }

outlook-weapon =
    { $numbers }  { $weapons } : { $profile }{ $rate ->
        [one_shot] , coup unique
        [limited] , un tour sur deux
       *[unlimited] { "" }
    }, { $turns ->
        [0] tranches de { $bands } cm
        [one] indirecte, { $bands } cm, { $turns } tour
       *[other] indirecte, { $bands } cm par tour, { $turns } tours
    }, champ : { $bears }{ $loaded ->
        [yes] { "" }
       *[no]  ; à recharger
    }

outlook-all_round = tous azimuts
outlook-nowhere = aucun
outlook-down = { $state } : { $systems }
outlook-state-destroyed = détruit
outlook-state-disabled = hors service
outlook-state-expended = épuisé
outlook-state-unpowered = sans énergie
outlook-state-switched_off = éteint
outlook-bearing = { $sign } à { $distance }, gisement { $angle }°, montre son { $shown }
outlook-more = et { $count } de plus, plus loin
outlook-seen = { $sign } { $ship } : { $distance }, gisement { $angle }° dans l’{ $arc }, { $course } ; montre son { $shown } : { $defence }
