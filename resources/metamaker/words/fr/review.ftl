### Analyses de parties : le résultat, la chance, les dégâts, les armes qui n’ont pas tiré.

review-title = Analyse
review-match = { $one } – { $other }
review-result = { $won ->
    [yes] { $side } a gagné en { $turns ->
        [one] un tour
       *[other] { $turns } tours
        }
    [drawn] La partie s’est terminée par une égalité après { $turns ->
        [one] un tour
       *[other] { $turns } tours
        }
   *[no] La partie n’était pas finie après { $turns ->
        [one] un tour
       *[other] { $turns } tours
        }
    }
review-problem = La partie enregistrée s’arrête plus tôt : { $problem }.
review-none = { $game } n’a pas encore d’analyses.

## La chance
review-luck = Chance
review-amount = { $amount } { $unit ->
    [boxes] { $count ->
        [one] case
       *[other] cases
        }
    [ships] { $count ->
        [one] vaisseau
       *[other] vaisseaux
        }
    [tokens] { $count ->
        [one] pion
       *[other] pions
        }
   *[other] { $unit }
    }
review-luck-for = { $amount } pour { $side }
review-dice = Les dés ont donné à { $side } { $luck } de plus que la moyenne.
review-dice-even = Les dés n’ont aidé aucun camp.
review-usual = Deux parties sur trois restent entre ± { $usual }.
review-degree = { $degree ->
    [usual] chance habituelle
    [little] un peu de chance
    [much] de la chance
   *[rare] beaucoup de chance
    }
review-part = { $part ->
    [even] Les deux camps ont fait les mêmes dégâts.
    [little] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi. Les dés n’y sont presque pour rien.
    [quarter] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi. Les dés en ont décidé un quart environ.
    [half] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi. Les dés en ont décidé la moitié environ.
    [most] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi. Les dés en ont décidé la plus grande part.
    [turned] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi. Sans sa chance, l’autre camp en aurait fait plus.
   *[against] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi, bien que les dés aient aidé l’autre camp.
    }
review-kind = { $kind ->
    [hit] Touches
    [damage] Dégâts
    [interception] Interception
    [critical] Critiques
    [morale] Moral
    [repair] Réparations
    [boarding] Abordage
    [squadron] Dégâts aux escadrons
    [terrain] Terrain
    [movement] Moteurs, FTL et éperonnages
    [heat] Chaleur
    [collision] Collisions
    [encounter] Menaces
    [reach] Portée des chasseurs et des preneurs
    [fight] Combats
    [culture] Culture
    [research] Recherche
   *[other] { $kind }
    }
review-by-kind = Chance par type de jet
review-by-turn = Chance par tour
review-turn = Tour { $turn }
review-side = Camp
review-total = Total

## Les dégâts
review-damage = Dégâts
review-ship = Vaisseau et arme
review-shots = Tirs
review-hits = Touches
review-dealt = Infligés
review-mean = Moyenne
review-shields = Boucliers
review-armour = Blindage
review-intercepted = Interceptés
review-wasted = Perdus
review-mark = Le trait sur une barre est la moyenne des mêmes tirs. Les moyennes comptent les dégâts après boucliers et blindage.
review-cause = { $cause ->
    [fire] tir
    [salvo] missiles
    [squadron] escadrons
    [area] zone d’effet
    [line] ligne de tir
    [wreck] débris d’un tir
    [defence] tir sur des armes
    [section] perdus avec des sections
    [ship] perdus avec des vaisseaux
    [morale] vaisseaux en déroute
    [ram] éperonnage
    [boarding] abordage
    [strain] surcharge
    [ftl_attack] attaque FTL
    [ftl_drive] moteur FTL
    [critical] critiques
    [detonation] détonation
    [blast] souffle
    [teleporter] téléporteur
    [terrain] terrain
    [radiation] rayonnement
    [asteroids] astéroïdes
    [collision] collision
    [heat] chaleur
    [depletion] missiles épuisés
    [crew] équipage avec des systèmes
    [habitat] équipage avec des habitats
    [strafe] systèmes désignés
    [own] vaisseaux amis
   *[other] { $cause }
    }

## Les armes qui n’ont pas tiré
review-idle = Armes qui pouvaient tirer
review-idle-ship = Vaisseau
review-idle-weapon = Arme
review-idle-target = Meilleure cible
review-idle-turns = Tours
review-idle-none = Toutes les armes qui avaient une cible à portée et dans leur arc ont tiré.

## Les pages
review-page = Analyse
review-made = Fait avec MetaMaker
review-page-of = Page { $number } sur { $count }
review-lacks = Absent de cette analyse
