### Ce qu’on demande à une personne dans un combat, comment répondre, et ce qu’une réponse donne. Les mots à taper sont les mêmes
### dans toutes les langues.

ask-as-plain = vide : comme le capitaine méthodique

ask-ship = { $ship } : { $numbers } ; { $systems }
ask-own = le vôtre : { $numbers } ; { $systems }
ask-own-numbers = le vôtre : { $numbers }
ask-numbers = masse { $mass }, vitesse { $speed }, poussée { $thrust }, chaleur { $heat }, équipage { $crew }{ $limited ->
        [True] { "" }
       *[other] , masse sans limite pour les touches
    }
ask-late = la limite de temps est passée : il ne reste que ram, burn et pass (CF-ELIM-06)
ask-next-heat = au prochain lancer, avec la chaleur actuelle : { $odds }

ask-heat-odds = { $dice ->
        [0] pas de lancer de chaleur
        [one] { $dice } dé de chaleur : { $once } de toucher l’équipage, { $twice } de le toucher deux fois
       *[other] { $dice } dés de chaleur : { $once } de toucher l’équipage, { $twice } de le toucher deux fois
    }
ask-collision-odds = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } de collision { $late ->
        [True] dans les Suites
       *[other] au début de son prochain tour
    } : { $damage } de dégâts en moyenne, sur { $boxes ->
        [one] { $boxes } case qui lui reste
       *[other] { $boxes } cases qui lui restent
    }
ask-ram-odds = { $dice ->
        [one] { $dice } dé au contact
       *[other] { $dice } dés au contact
    } : { $damage } de dégâts à la cible, { $recoil } à l’éperonneur en moyenne

ask-attack = { $count ->
        [one] { $count } { $system }
       *[other] { $count } { $system }s
    } sur { $target }, { $mass ->
        [-1] masse sans limite
       *[other] masse { $mass }
    }, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $mean } touches en moyenne ; { $chances }{ $weapon ->
        [missile] { " ;" } épuisement : { $besides }
        [laser] { " ;" } chaleur propre : { $besides } en moyenne
        [hangar] { $besides ->
            [1] { "" }
           *[other] { " ;" } { $besides } dégâts par touche
        }
       *[other] { "" }
    }
ask-attack-chance = { $hits } ou plus { $chance }

ask-action = { $left ->
        [1] la dernière action de ce tour
       *[other] une action, il en reste { $left }
    }
ask-action-word = action
ask-action-empty = vide : passer
ask-action-help-weapons = laser, missile, railgun, hangar : toutes ces armes qui marchent, contre le seul ennemi ; missile 2 B1 : deux, contre B1 ; missile 3+5 B1 : celles de ces emplacements
ask-action-help-upkeep = burn +2, burn -1 : changer de vitesse, contre de la chaleur ; conserve : évacuer de la chaleur ; heal : rétablir les blessés ; heal 2 : ce membre
ask-action-help-repair = repair 3 3 5 : des membres libres sur ces emplacements, un par numéro ; repair { "2:5" } : le membre 2 sur l’emplacement 5
ask-action-help-others = ram B1 : éperonner, si la partie le permet ; strafe : nommer des systèmes, si la partie le permet ; pass, ou une ligne vide : aucune action
ask-action-help-short = les mots s’abrègent : m 2 b1
ask-action-burn = Burn Engines { $change } : vitesse { $speed }, chaleur { $heat }
ask-action-burn-collides = { $burn } ; { $collision }
ask-action-ram = éperonne { $target }, qui peut faire Burn Engines pour esquiver ; { $odds }
ask-action-repair = envoie { $sent } ; une marque chacun s’enlève au début du prochain tour
ask-action-repair-sent = { $token } sur l’{ $slot }
ask-action-conserve = évacue { $shed } chaleur, reste { $left }
ask-action-conserve-dice = lance pour évacuer la chaleur, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $mean } chaleur en moyenne
ask-action-heal = { $count ->
        [one] rétablit { $count } blessé
       *[other] rétablit { $count } blessés
    }
ask-action-strafe = fait un Strafe Run pour 1 chaleur, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $mean } systèmes à nommer en moyenne
ask-action-pass = passe

ask-relief = quels membres reviennent en attente ?
ask-relief-word = relève
ask-relief-hint = all (tous), ou les membres par numéro : 1 2 ; vide : tous restent
ask-relief-help = 1 2 : les membres 1 et 2 quittent leurs emplacements ; all : tous ; une ligne vide : tous restent
ask-relief-outcome = reviennent en attente : { $tokens }

ask-cooling = combien de chaleur évacuer ?
ask-cooling-word = refroidir
ask-cooling-hint = de 0 à { $most } ; vide : { $most }
ask-cooling-fact = chaleur { $heat } ; { $odds }
ask-cooling-help = 2 : évacuer 2 chaleur ; une ligne vide : autant que possible
ask-cooling-outcome = évacue { $shed }, reste chaleur { $left }

ask-evasion = { $rammer } éperonne : esquiver par Burn Engines ?
ask-evasion-word = esquive
ask-evasion-hint = Burn Engines pour { $heat } chaleur, vitesse changée de { $most } au plus : +{ $most } ; le plus rapide ensuite s’échappe ; vide : rester
ask-evasion-fact = { $rammer } : vitesse { $speed }, masse { $mass } ; { $odds }
ask-evasion-help = +1, -2, 0 : changer ainsi de vitesse ; stay, ou une ligne vide : pas d’esquive
ask-evasion-stay = reste, et se fait heurter
ask-evasion-outcome = { $burn } ; { $end ->
        [dice] les dés diront qui est le plus rapide
        [away] s’échappe
       *[hit] se fait heurter quand même
    }

ask-names = quels systèmes sont nommés ? { $count } au plus
ask-names-word = noms
ask-names-hint = vaisseaux et emplacements : { $sign }{ ":1" } { $sign }{ ":2" } ; { ask-as-plain }
ask-names-help = { "B1:3" } { "B1:4" } : ces emplacements de B1 ; none : aucun système ; une ligne vide : au choix du capitaine méthodique
ask-names-outcome = nomme { $systems }
ask-names-system = { $slot } de { $ship }
ask-names-ship = { $ship } : { $systems }

ask-damage = où vont les dégâts ? { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ask-damage-word = dégâts
ask-damage-hint = { $points ->
        [1] un emplacement : { $slot }
       *[other] les emplacements, un par point : { $slot } { $slot } ; s’il en manque, le reste sera redemandé
    } ; { ask-as-plain }
ask-damage-slot = { $number } { $system }, { $free ->
        [one] { $free } case libre
       *[other] { $free } cases libres
    }
ask-damage-whole = { $count ->
        [one] { $count } système
       *[other] { $count } systèmes
    } sans marque : avec le dernier le vaisseau est perdu
ask-damage-help = 3 : une marque sur l’emplacement 3 ; 3 3 5 : des marques dans cet ordre ; une ligne vide : au choix du capitaine méthodique
ask-damage-mark = une marque sur l’{ $slot }{ $count ->
        [1] { "" }
       *[other] { " " }({ $count } fois)
    }{ $destroyed ->
        [True] , qui le détruit{ $kills ->
            [True] { " " }et tue l’équipage sans place
           *[other] { "" }
        }
       *[other] { "" }
    }{ $detonates ->
        [True] , qui le fait exploser : 2 dégâts de plus par marque
       *[other] { "" }
    }{ $harms ->
        [True] , qui touche l’équipage placé là
       *[other] { "" }
    }
ask-damage-outcome = { $marks }{ $lost ->
        [True] { " ;" } plus aucun système sans marque : le vaisseau est perdu
       *[other] { "" }
    }

ask-harm = qui de l’équipage est touché ? { $count ->
        [one] { $count } fois
       *[other] { $count } fois
    }
ask-harm-word = blessures
ask-harm-hint = { $count ->
        [1] les membres par numéro : 1
       *[other] les membres par numéro : 1 2 ; deux fois le même : 1 1
    } ; { ask-as-plain }
ask-harm-help = 1 2 : les membres 1 et 2 ; 1 1 : deux fois le membre 1, ce qui tue un membre prêt ; une ligne vide : au choix du capitaine méthodique
ask-harm-outcome = touchés : { $tokens }

ask-surplus = qui meurt avec l’Habitat ? { $count } de l’équipage
ask-surplus-word = pertes
ask-surplus-hint = { $count ->
        [1] les membres par numéro : 1
       *[other] les membres par numéro : 1 2
    } ; { ask-as-plain }
ask-surplus-help = 1 2 : les membres 1 et 2 ; une ligne vide : au choix du capitaine méthodique
ask-surplus-outcome = perdus : { $tokens }

ask-heat = des { $count } effets de la chaleur, combien endommagent des systèmes au lieu de l’équipage ?
ask-heat-word = chaleur
ask-heat-hint = de 0 à { $count } ; vide : 0
ask-heat-help = 1 : un dé endommage un système, les autres touchent l’équipage ; une ligne vide : tous touchent l’équipage
ask-heat-outcome = { $harms ->
        [one] { $harms } fois l’équipage touché
       *[other] { $harms } fois l’équipage touché
    }, { $damage ->
        [one] { $damage } dégât aux systèmes
       *[other] { $damage } dégâts aux systèmes
    }
