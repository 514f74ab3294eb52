### Les problèmes d’un document, par leurs codes.

check-no-systems = { $ship } n’a aucun système ; il en faut au moins un
check-system-of-another-class = emplacement { $slot } de { $ship } : { $system }, pour un { $only } seulement ; ce vaisseau est un { $now }
check-no-weapon = { $ship } n’a pas d’arme ; { $rams ->
        [True] ce vaisseau ne peut qu’éperonner
       *[other] ce vaisseau ne peut pas attaquer
    }
check-no-propulsion = { $ship } n’a pas de propulsion{ $is_hit ->
        [True] { " ;" } chaque dé efficace touche ce vaisseau
       *[other] { "" }
    }
check-no-dissipator = { $ship } n’a pas de Dissipator ; ce vaisseau n’évacue jamais de chaleur
check-no-habitat = { $ship } n’a pas d’Habitat ; son équipage compte un seul membre, que rien ne soigne
check-too-many-named-crew = { $ship } : { $named } membres nommés, mais { $room ->
        [one] { $room } pion d’équipage
       *[other] { $room } pions d’équipage
    }
check-starts-hot = { $ship } commence avec { $heat } chaleur et { $dissipators ->
        [one] { $dissipators } Dissipator
       *[other] { $dissipators } Dissipators
    } : le premier lancer de chaleur compte { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }{ $is_deadly ->
        [True] , ce qui tue tout l’équipage dans { $percent } % des combats
       *[other] { "" }
    }
check-too-fast = { $ship } commence à la vitesse { $speed } et lance pour les collisions à chaque manche au-dessus de 10
check-over-budget = { $team } : masse { $mass } en { $ships ->
        [one] { $ships } vaisseau
       *[other] { $ships } vaisseaux
    } ; le budget { $budget } permet { $allowed }
check-no-ships = { $team } n’a pas de vaisseau
check-time-limit-without-ram = il y a une limite de temps, après laquelle on ne peut que faire Ram et Burn Engines, mais l’éperonnage est exclu ici
