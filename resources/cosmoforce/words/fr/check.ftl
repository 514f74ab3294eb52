### Les problèmes d’un document, par leurs codes.

check-no-systems = { $ship } n’a aucun système ; il en faut au moins un
check-system-of-another-class = emplacement { $slot } de { $ship } : { $system }, réservé à la classe { $only } ; la classe de ce vaisseau est { $now }
check-no-weapon = { $ship } n’a pas d’arme ; { $rams ->
        [True] ce vaisseau ne peut qu’éperonner
       *[other] ce vaisseau ne peut pas attaquer
    }
check-no-propulsion = { $ship } n’a pas de propulsion{ $is_hit ->
        [True] { " ;" } chaque dé efficace touche ce vaisseau
       *[other] { "" }
    }
check-no-dissipator = { $ship } n’a pas de dissipateur et n’évacue jamais de chaleur
check-no-habitat = { $ship } n’a pas d’habitat ; son seul membre d’équipage ne peut pas être soigné
check-too-many-named-crew = { $ship } : { $named } membres nommés, mais { $room ->
        [one] { $room } pion d’équipage
       *[other] { $room } pions d’équipage
    }
check-starts-hot = { $ship } commence avec { $heat ->
        [one] { $heat } point de chaleur
       *[other] { $heat } points de chaleur
    } et { $dissipators ->
        [one] { $dissipators } dissipateur
       *[other] { $dissipators } dissipateurs
    } : le premier jet de chaleur compte { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $is_deadly ->
        [True] , ce qui tue tout l’équipage dans { $percent } % des combats
       *[other] { "" }
    }
check-too-fast = { $ship } commence à la vitesse { $speed } et doit lancer les dés de collision à chaque manche au-dessus de 10
check-over-budget = { $team } : masse { $mass } en { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    } ; son budget de { $budget } permet { $allowed }
check-no-ships = { $team } n’a pas de vaisseau ; il en faut au moins un
check-time-limit-without-ram = après la limite de temps, seuls l’éperonnage et la poussée sont permis, mais l’éperonnage est exclu ici
