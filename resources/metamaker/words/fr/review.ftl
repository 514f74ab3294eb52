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
review-problem = La partie enregistrée s’arrête plus tôt : { $problem }.
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
review-usual = Dans deux parties sur trois, la chance reste entre ± { $usual }.
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
    [behind] { $side } a gagné, sans avoir fait plus de dégâts qu’il n’en a subi.
   *[against] { $side } a fait { $margin } de dégâts de plus qu’il n’en a subi, bien que les dés aient aidé l’autre camp.
    }
review-ahead = { $part ->
    [even] Les deux camps ont le même score.
    [little] { $side } a une avance de { $margin }. Les dés n’y sont presque pour rien.
    [quarter] { $side } a une avance de { $margin }. Les dés en ont décidé environ le quart.
    [half] { $side } a une avance de { $margin }. Les dés en ont décidé environ la moitié.
    [most] { $side } a une avance de { $margin }. Les dés en ont décidé la plus grande partie.
    [turned] { $side } a une avance de { $margin }. Sans sa chance, l’autre camp serait en tête.
   *[against] { $side } a une avance de { $margin }, bien que les dés aient aidé l’autre camp.
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
review-taken = Dégâts subis
review-target = Vaisseau
review-taken-boxes = Subis
review-others = Autres dégâts à { $side }
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
    [section] restés dans des sections détruites
    [ship] restés dans des vaisseaux détruits
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

## Carnet des parties
review-record = Carnet des parties
review-record-matches = { $count ->
    [0] Pas encore de partie dans { $file }
    [one] Une partie dans { $file }
   *[other] { $count } parties dans { $file }
    }
review-record-game = Jeu
review-record-players = Camp
review-record-ships = Vaisseau
review-record-player = Joueur
review-record-person = une personne
review-record-battles = Batailles
review-record-matches-played = Parties
review-record-won = Gagnées
review-record-lost = Perdues
review-record-survived = Survécu
review-record-destroyed = Détruit
review-record-result = Résultat
review-record-adjusted = Sans chance
review-record-note = { $unit ->
    [all] Résultat : cases ou vaisseaux pris moins ceux perdus, ou points moins ceux des autres, en moyenne. Sans chance : le même résultat sans la chance des dés.
    [boxes] Résultat : cases de dégâts infligées moins celles subies dans une partie, en moyenne. Sans chance : le même résultat sans la chance des dés.
    [ships] Résultat : vaisseaux pris aux autres moins les pertes dans une partie, en moyenne. Sans chance : le même résultat sans la chance des dés.
   *[other] Résultat : points du camp moins ceux des autres dans une partie, en moyenne. Sans chance : le même résultat sans la chance des dés.
    }
review-record-other = ce fichier n’est pas un carnet de parties ; --record demande un carnet, ou le nom d’un nouveau fichier
review-record-unfinished = la partie n’est pas terminée ; seules les parties terminées sont notées
review-record-variation = --record ne va pas avec --variation : seule la partie elle-même est notée
review-record-nothing = indiquez une partie à analyser, ou un carnet de parties avec --record

## Chances de victoire
review-chances = Chances de victoire
review-chances-by = { $battles ->
    [0] Estimées d’après ce qui reste de chaque camp après chaque tour.
    [one] D’après une bataille à partir de chaque tour, avec des intervalles à 95 %.
   *[other] D’après { $battles } batailles à partir de chaque tour, avec des intervalles à 95 %.
    }
review-chances-none = { $why ->
    [survival] Une survie n’a pas de chances de victoire.
   *[points] Les points décident cette partie : ce qui reste des camps ne montre pas qui mène. Faites des batailles à partir de chaque tour avec --battles.
    }
review-chances-turn = Après le tour
review-start = début
review-turning-points = Tournants
review-turning-point = { $split ->
    [yes] Tour { $turn } : { $side } gagne { $change } points de chances de victoire (dés { $dice }, ordres et vaisseaux { $orders }).
   *[no] Tour { $turn } : { $side } gagne { $change } points de chances de victoire.
    }
review-orders = Ordres coûteux
review-orders-none = Aucun autre ordre du meilleur capitaine n’aurait été meilleur à coup sûr.
review-order = Tour { $turn }, { $subject } : { $given }
review-order-better = plutôt { $better } : { $one } % au lieu de { $other } % (± { $error })
