### Les textes des images d’un combat.

battle-picture-start = Début
battle-picture-against = contre
battle-picture-round = Manche { $round }
battle-picture-speed = vitesse
battle-picture-at = vitesse { $speed }
battle-picture-lost = éliminé
battle-picture-about = chaleur { $heat }, équipage { $crew }, { $free } cases libres sur { $boxes }

battle-dice-for = { $kind ->
        [laser] tire avec { $count ->
            [one] un laser
           *[other] { $count } lasers
        } sur { $target }
        [missile] tire { $count ->
            [one] un missile
           *[other] { $count } missiles
        } sur { $target }
        [railgun] tire avec { $count ->
            [one] un canon
           *[other] { $count } canons
        } sur { $target }
        [hangar] engage { $count ->
            [one] un hangar
           *[other] { $count } hangars
        } sur { $target }
        [rammed] éperonne { $target }
        [collided] entre en collision
        [strafed] mitraille
       *[other] subit la chaleur
    }
battle-dice-damage = { $count ->
        [0] aucun dégât
        [one] { $count } dégât
       *[other] { $count } dégâts
    }
battle-dice-ram = { $count } et { $own } dégâts
battle-dice-effective = { $count ->
        [one] { $count } efficace
       *[other] { $count } efficaces
    }

battle-strength-boxes = cases de systèmes
battle-strength-fights = combats survécus
battle-strength-score = score
battle-strength-mass = masse
