### Ce que le chef d’un camp voit de la table et d’un vaisseau.

outlook-ship = { $sign } { $ship }, { $course }

outlook-course =
    { $course }{ $cloaked ->
        [yes] , sous occultation
        [stilled] , hors du temps
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

outlook-arc = son { $arc } est protégé par { $defence }
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
        [0] tranches de { $bands } cm
        [one] indirecte, { $bands } cm, { $turns } tour
       *[other] indirecte, { $bands } cm par tour, { $turns } tours
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
outlook-terrain =
    { $kind }{ $named ->
        [yes] { " " }{ $name }
       *[no] { "" }
    } : { $form ->
        [everywhere] partout
        [edge] sa surface le long d’un bord de la table
        [band] { $width } cm de large, de { $place } à { $end }
       *[disc] { $width } cm de diamètre autour de { $place }
    }{ $field ->
        [0] { "" }
       *[other] , gravité jusqu’à { $field } cm
    }{ $wind ->
        [0] { "" }
       *[other] , vent { $wind } vers { $direction }
    }
outlook-lie =
    { $inside ->
        [yes] { $kind } : dedans
       *[no] { $kind } : à { $distance }, vers { $angle }° sur la table
    }{ $strength ->
        [0] { "" }
       *[other] , gravité { $strength }
    }
outlook-compass-0 = le nord
outlook-compass-1 = le nord-est
outlook-compass-2 = l’est
outlook-compass-3 = le sud-est
outlook-compass-4 = le sud
outlook-compass-5 = le sud-ouest
outlook-compass-6 = l’ouest
outlook-compass-7 = le nord-ouest
outlook-bearing = { $sign } à { $distance }, gisement { $angle }°, montre son { $shown }
outlook-more = et { $count } de plus, plus loin
outlook-seen = { $sign } { $ship } : à { $distance }, gisement { $angle }° dans l’{ $arc }, { $course }. Il montre son { $shown } : { $defence }
