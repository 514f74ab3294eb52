### Ce que l'on demande dans une bataille, ce que les réponses veulent dire, et ce que l'on voit des vaisseaux.
### Les mots que l'on tape (wait, join, at, by, keep, codes d'ordre, fore, core) restent les mêmes dans toutes les langues.

## Ce que plusieurs questions ont en commun.

talk-empty = vide : { $otherwise }
talk-chance = { $percent } %
talk-chance-expected = { $shots } : en moyenne { $shields } points de bouclier, { $boxes } cases
talk-chance-fatal = détruit { $place } { $section } %{ $ship ->
    [0] { "" }
   *[other] , le vaisseau { $ship } %
    }
talk-chance-surgical = met { $system } hors d’usage { $percent } %
talk-why-plot = { $enemy }, s’il continue : à { $distance } cm ; le tir lui prend { $given } % de ce qui lui reste, le sien { $taken } % du nôtre. Sans ordres : { $idle } % et { $suffered } %.
talk-why-only = { $target } est la seule cible : { $boxes } cases en moyenne.
talk-why-fire = Sur { $target } { $boxes } cases en moyenne ; sur { $other } ce serait { $instead }.
talk-chance-shot = { $chance } · { $boxes } cases
talk-chance-loss = { $chance }{ $loss ->
    [0] { "" }
   *[other] , −{ $loss } par impulsion
    }

## Où est un vaisseau et ce qu'il a pour bouger.

talk-course-cinematic = en { $place }, cap { $heading }, vitesse { $speed }
talk-course-newtonian = en { $place }, cap { $heading }, élans { $momenta }, rotation { $spin }
talk-thrust = poussée : { $points }
talk-thrust-drives = { $points } { $way ->
    [forward] vers l’avant
    [starboard] vers tribord
    [backward] vers l’arrière
   *[port] vers bâbord
  }
talk-thrust-thrusters = { $points ->
    [one] { $points } point de propulseur
   *[other] { $points } points de propulseur
  } { $side }
talk-thrust-speed = vitesse de −{ $least } à { $most }
talk-thrust-bridge = aucune passerelle en état

## Ordres de route.

talk-plot-question = ordres pour le tour { $turn }
talk-plot-prompt = ordres de { $ship }
talk-plot-may = ordres possibles : { $orders }
talk-plot-may-nothing = ordres possibles : aucun
talk-plot-choice = { $least } à { $most }
talk-plot-hint = « help » explique les codes
talk-plot-enemy = { $enemy } ; { $course }
talk-plot-risk-power = surpuissance : un D6 de { $faces } met les moteurs hors service
talk-plot-risk-thrust = surpoussée : un D6 de { $faces } met les propulseurs hors service
talk-plot-pull = le terrain le fait d’abord tourner de { $turns } × 22,5° à { $side ->
    [port] bâbord
   *[starboard] tribord
  }, chaque virage contraire en annule un
talk-plot-strikes = { $kind } : percuté, le vaisseau est perdu
talk-plot-rocks = { $kind } : des rochers le frappent, EM{ $most } les éviterait
talk-plot-drifts = le vaisseau dérive
talk-plot-drifts-rated = le vaisseau dérive, { $ratings }
talk-plot-outcome = { $orders } : avance de { $length } cm et se trouve { $course }
talk-plot-outcome-drifts = dérive de { $length } cm et se trouve { $course }
talk-plot-target = indice de cible { $change } ({ $way ->
    [up] plus difficile
   *[down] plus facile
  } à toucher)
talk-plot-movement = indice de mouvement { $change } ({ $way ->
    [up] tire moins bien
   *[down] tire mieux
  })
talk-help-plot = ordres l’un derrière l’autre : +2 R1 ; une ligne vide : le vaisseau dérive
talk-code-faster = +3 : poussée de 3 vers l’avant, un vaisseau cinématique gagne 3 cm par tour
talk-code-slower = -3 : poussée de 3 vers l’arrière, plus lent ; en dessous de 0 il va en marche arrière
talk-code-right = R2 : deux virages à droite, 22,5° chacun ; un vaisseau newtonien prend une rotation horaire
talk-code-left = L2 : deux virages à gauche ; un vaisseau newtonien tourne dans l’autre sens
talk-code-port = P2 : poussée newtonienne vers bâbord ; +2@1 : donnée après un pas de 45°
talk-code-starboard = S2 : poussée newtonienne vers tribord
talk-code-evasive = EM2 : deux esquives : plus difficile à toucher, pour chacune des dizaines de sa vitesse ; tire moins bien
talk-code-roll = RL : tonneau, bâbord et tribord s’échangent
talk-code-flip = FL : renversement, le cap s’inverse
talk-code-corkscrew = CS : vrille, les armes des deux bords portent par l’un et par l’autre
talk-code-emergency_power = EP(12) : surpuissance, le moteur 12 donne plus et peut lâcher
talk-code-emergency_thrust = ET(14) : surpoussée, le propulseur 14 donne plus et peut lâcher
talk-code-ram = { "RM:B1" } ou ram B1 : éperonner ce vaisseau, si les routes se rencontrent
talk-code-charge = FTL2 : charger le moteur FTL, 2 est le nombre de tours de charge à la fin de celui-ci
talk-code-retreat = FTL-R : quitter la bataille avec un moteur FTL chargé
talk-code-strategic_jump = FTL-S : saut stratégique hors de la table ; { "FTL-S/A:B1" } revient en attaquant B1
talk-code-tactical_jump = FTL-T4 : saut tactique avec 4 dés ; { "FTL-T4/A:B1" } en attaquant B1
talk-code-cloak = CL+ : s’occulter
talk-code-uncloak = CL- : se découvrir
talk-code-not-now = (pas maintenant) { $meaning }

## Retours de saut, et leurs dés.

talk-arrival-question = revient du saut au tour suivant ?
talk-arrival-prompt = retour de { $ship }
talk-arrival-table = la table va de { $corner } à { $opposite }
talk-arrival-hint = cm à l’est et au nord du milieu, puis un cap en degrés, par exemple -12 30 22.5
talk-arrival-stays = reste absent
talk-arrival-outcome = revient au tour { $turn } en { $place }, cap { $heading }
talk-help-arrival = -12 30 22.5 : à 12 cm à l’ouest et 30 cm au nord du milieu de la table, cap à 22,5° à l’est du nord
talk-jump-question = dés du saut : { $faces }, soit { $sum } cm
talk-jump-prompt = dés de { $ship }
talk-jump-most = { $most ->
    [one] { $most } dé peut être écarté, ou { $most } de plus lancé
   *[other] jusqu’à { $most } dés peuvent être écartés, ou autant de plus lancés
  }
talk-jump-hint = discard 1 (le premier dé), ou more { $most }
talk-jump-stay = ils restent
talk-jump-discards = écarte { $faces }
talk-jump-more = { $count ->
    [one] lance { $count } dé de plus
   *[other] lance { $count } dés de plus
  }
talk-jump-leaves = garde les dés
talk-help-jump_dice =
    discard 1 3 : le premier et le troisième dé ne comptent pas
    more 2 : deux dés de plus sont lancés

## Guerre électronique.

talk-ew-question = guerre électronique
talk-ew-prompt = GE de { $ship }
talk-ew-stays = tout reste en l’état
talk-ew-choice = { $verb } : { $what }
talk-ew-now = à présent : GE { $ew } contre les tirs sur ce vaisseau, signature EM { $ems }
talk-ew-choice-does = { $verb } : { $what } ; { $does }
talk-ew-choice-aim = aim : { $systems } vers un vaisseau parmi { $ships } ; { $does }
talk-ew-choice-serve = serve : { $systems } pour { $ships } ; { $does }
talk-ew-does-ew_array = GE { $rating }, le meilleur réseau compte
talk-ew-does-ecm_array = GE +1 pour les vaisseaux amis à { $cm } cm au plus
talk-ew-does-ej_array = signature EM −1 pour tous les vaisseaux à { $cm } cm au plus, amis et ennemis
talk-ew-does-stealth_generator = GE { $whole } tant que ce vaisseau n’emploie ni autre électronique ni capteur, ensuite { $rating } ; ses boucliers sont baissés
talk-ew-does-gravity_well_projector = un champ de gravité de { $cm } cm
talk-ew-does-countermeasure_pod = GE +{ $rating } ce tour, puis épuisé
talk-ew-does-elint_array = GE de sa cible −{ $rating } pour ses tirs
talk-ew-does-targeting_array = signature EM de sa cible +{ $rating } pour ses tirs
talk-ew-does-ansible = ceux-ci disposent des visées de ce vaisseau, et peuvent user de ses capteurs après lui
talk-ew-on = allume { $systems }
talk-ew-off = éteint { $systems }
talk-ew-pod = active { $systems }
talk-ew-aims = pointe { $system } sur { $ship }
talk-ew-serves = sert { $ships } par { $system }
talk-ew-drops = baisse les boucliers { $arcs }
talk-ew-raises = lève les boucliers { $arcs }
talk-ew-leaves = laisse tout en l’état
talk-help-electronics =
    on 4 5 : allumer des systèmes ; off 6 : éteindre
    pod 7 : activer une nacelle de contre-mesures, qui s’ajoute à la GE pour ce tour
    aim 8 at B1 : un réseau de renseignement réduit la GE d’une cible, un réseau de visée ouvre le tir sur elle à plus de vaisseaux
    serve 9 at A2 A3 : un ansible sert des vaisseaux amis
    drop fore aft : baisser des boucliers ; raise fore : les relever

## Qui attend et qui se joint.

talk-muster-question = groupe de qualité d’équipage { $quality }
talk-muster-prompt = groupe
talk-muster-wait = peuvent attendre : { $ships }
talk-muster-join = { $ship } { $name } peut se joindre à { $commander }
talk-muster-waits = { $ship } attend la qualité d’équipage { $quality }
talk-muster-joins = { $ship } { $name } tire avec { $commander }
talk-muster-nobody = personne n’attend ni ne se joint
talk-help-muster =
    wait A1 2 : un vaisseau tire avec un groupe ultérieur, de qualité d’équipage plus basse
    join A2 : un vaisseau de l’escadron tire avec son chef

## Tir.

talk-fire-question = tir
talk-fire-prompt = tir de { $ship }
talk-fire-nothing-bears = { $ship } : aucune arme ne porte sur qui que ce soit à portée
talk-fire-array = { $system } indice { $rating }
talk-fire-arrays = réseaux, chacun pour une cible : { $arrays }
talk-fire-no-arrays = réseaux, chacun pour une cible : aucun de libre
talk-fire-lent = prêté : { $array } de { $ship }
talk-fire-beams = faisceaux : { $systems }
talk-fire-attacks = tire sur { $ship } { $name }{ $mode ->
    [volley] , en volée
    [surgical] , tir chirurgical sur { $system }
   *[salvo] { "" }
  } par { $array } : { $shots }
talk-fire-together = { $weapons } (ensemble { $chance })
talk-fire-chance = { $count ->
    [one] { $weapons } ({ $chance })
   *[other] { $weapons } ({ $chance } par arme)
  }
talk-fire-teleports = se téléporte vers { $ship } par { $system }
talk-fire-boards = envoie { $parties } à bord de { $ship } par { $system }
talk-fire-grapples = agrippe { $ship } par { $systems }
talk-fire-launches = lance { $weapons }, { $line }, par { $array }
talk-fire-mission = { $sign } ({ $squadrons }), à { $distance } : { $weapons } touchent à { $chance }
talk-fire-salvo = { $sign } { $name }, à { $distance } : { $weapons } touchent à { $chance }
talk-fire-holds = ne tire pas
talk-fire-keeps = garde { $systems } pour intercepter
talk-help-fire =
    12 13 at B1 by 3 : les armes 12 et 13 tirent sur B1, guidées par le réseau 3, chacune avec son propre D20 (une salve)
    all at B1 by 3 : toutes les armes qui portent sur B1 et ne sont pas encore nommées ; où il n’y a qu’une cible ou qu’un réseau, on peut se passer de les nommer : all
    12 13 at B1 by 3 volley : ensemble, d’un seul D20 : toutes touchent ou toutes manquent
    12 at B1 by 3 surgical 7 : un coup sur le système 7 de B1, dans la section qui vous fait face
    12 at B1 by 3 lent A2 : guidée par un réseau que prête A2
    12 13 at B1s2 by 3 : tir sur la salve 2 de B1 ; at B1f2 : sur l’escadrille 2 de B1 ; at B1m1 : sur la première escadrille de la mission 1
    board 12 at B1 by 3 with 3 marines of core : le téléporteur 12 envoie des équipes à bord de B1 ; le réseau 3 peut guider plusieurs téléporteurs
    launch 14 15 toward B1 by 3 : les armes indirectes 14 et 15 en une salve, jusqu’à B1 ou aussi loin qu’elles vont ; toward 135 20 : à 135° du nord, 20 cm ; onto B1 : jusqu’au contact
    un réseau guide le tir sur une seule cible par tour
    keep 17 : gardée pour les tirs qui arrivent ; ce qui n’est pas nommé et peut intercepter est gardé de toute façon ; keep none : rien ne l’est
    teleport 18 at B1 by 6 ; grapple 19 at B1 by 6 toward 1 -1 (est et nord ; itself : à masse égale, c’est ce vaisseau qui bouge), aussi sur la salve B1s2 ou la mission B1m1

## Tir sur des tirs.

talk-intercept-question = intercepter ?
talk-intercept-prompt = interception de { $ship }
talk-intercept-coming = tirs qui arrivent : { $weapons } de { $ship } { $name }{ $at ->
    [yes] , sur { $target }
   *[no] { "" }
  }
talk-intercept-array = réseau { $array } : touche à { $chance }
talk-intercept-fires = tire { $weapons } par { $array } ({ $chance })
talk-intercept-nothing = laisse venir
talk-help-intercept =
    12 13 by 3 : les armes 12 et 13, guidées par le réseau 3, tirent sur ce qui arrive
    A1f2 with 1 2 : ses armes 1 et 2 tirent dessus, et plus rien ce tour
talk-intercept-squadron = { $sign } { $type } : { $weapons }, { $most ->
    [one] l’une d’elles
   *[other] { $most } au plus
  }
talk-intercept-flies = { $squadron } tire { $weapons }

## Salves.

talk-salvo-line = { $way } vers { $direction }{ $onto ->
    [yes] , sur { $ship }
   *[no] { "" }
  }
talk-salvo = { $sign } : { $weapons }, à { $place }, face à { $direction }, avance de { $range } cm au plus, tour { $turn } sur { $turns }
talk-guide-question = { $most ->
    [one] faire avancer une salve ({ $count ->
        [one] il en reste une
       *[other] il en reste { $count }
      })
   *[other] faire avancer les salves
  }
talk-guide-prompt = salves
talk-guide-stays = aucune salve n’avance
talk-guide-moves = { $salvo } : { $line }
talk-help-guide =
    A1s2 toward B1 : la salve 2 de A1 tourne, de 45° au plus, et avance jusqu’à B1 ou aussi loin qu’elle va
    A1s2 ahead 20 ; A1s2 right 45 20 ; A1s2 left 10 : tout droit de 20 cm, ou d’abord tournée d’autant de degrés à droite ou à gauche
    A1s2 onto B1 : avance jusqu’au contact : seul B1 peut alors tirer sur elle
    plusieurs se séparent par des points-virgules ; une salve qui n’est pas nommée reste où elle est
talk-strike-question = { $most ->
    [one] { $count ->
        [one] frapper ?
       *[other] frapper avec une des { $count } salves ?
      }
   *[other] frapper avec des salves ?
  }
talk-strike-prompt = frappe
talk-strike-target = { $sign } { $name } ({ $distance })
talk-strike-strikes = { $salvo } frappe { $target }
talk-strike-none = aucune salve ne frappe
talk-help-strike =
    A1s2 at B1 : la salve 2 de A1 frappe B1 ; elle touche à coup sûr, et elle est dépensée
    plusieurs se séparent par des points-virgules ; qui n’en nomme aucune n’a plus rien à frapper ce tour
talk-defend-question = tirer sur les salves ?
talk-defend-prompt = défense de { $ship }
talk-defend-array = réseau { $array } : touche à { $chance } avec { $weapons }
talk-defend-fires = tire sur { $salvo } avec { $weapons } par { $array } ({ $chance })
talk-defend-nothing = les laisse venir
talk-help-defend = 12 13 at B1s2 by 3 : les armes 12 et 13 de portée 0 cm, guidées par le réseau 3, tirent sur la salve 2 de B1

talk-rocks-question = { $terrain }, { $count }D{ $faces } devant : tirer sur les rochers ? Un dé de moins par { $enough } points de dégâts au plus
talk-rocks-weapon = { $weapon } : { $damage } au plus
talk-rocks-arrays = réseaux qui peuvent les guider, et rien d’autre ce tour : { $arrays }
talk-rocks-arcs = ils arrivent entre deux arcs et frappent à votre choix : { $arcs } ; le premier si rien n’est dit
talk-rocks-on = ils frappent l’{ $arc }
talk-rocks-prompt = rochers devant { $ship }
talk-rocks-nothing = laisse venir les rochers
talk-rocks-fires = tire sur les rochers avec { $weapons } par { $array } : { $count } { $count ->
        [one] dé
       *[other] dés
    } de moins sur { $most }
talk-help-rocks = 12 13 by 3 : les armes 12 et 13, guidées par le réseau 3, tirent sur les rochers devant le vaisseau

## Armes et cibles.

talk-weapon = { $numbers }  { $name } : { $profile }{ $rate ->
    [limited] , un tour sur deux
    [one_shot] , un seul coup
   *[unlimited] { "" }
  }, tranches de { $range } cm
talk-shots = { $weapons } : { $chance }{ $loss ->
    [0] { "" }
   *[other] , −{ $loss } par impulsion à cause de la distance
  }
talk-shots-hit = touche à { $chances }
talk-shots-by = { $chance } par { $arrays }
talk-shots-unguided = aucun réseau pour la guider
talk-target = { $ship } { $name }, { $distance }, son arc { $arc } : { $defence } ; indice de cible { $rating }, GE { $ew }
talk-defence-shields = boucliers { $left }/{ $most }{ $against ->
    [energy] { " " }(énergie seulement)
    [kinetic] { " " }(cinétique seulement)
   *[both] { "" }
  }
talk-defence-adaptation = adaptation { $level }
talk-defence-dropped = baissés
talk-defence-armour = blindage { $rating }{ $against ->
    [energy] { " " }(énergie seulement)
    [kinetic] { " " }(cinétique seulement)
   *[both] { "" }
  }
talk-defence-plates = { $plates ->
    [one] { $plates } plaque
   *[other] { $plates } plaques
  } sur { $most }
talk-defence-deflector = { $kind ->
    [energy] déflecteur énergétique
   *[kinetic] déflecteur cinétique
  } { $rating }
talk-defence-hull = coque { $left }/{ $most } ({ $place })

## Réparations.

talk-repair-question = réparations
talk-repair-prompt = réparations de { $ship }
talk-repair-nothing = rien n’est réparé
talk-repair-crew = { $place } : { $crew ->
    [one] { $crew } équipe de bord
   *[other] { $crew } équipes de bord
  }{ $lent ->
    [0] { "" }
   *[other] , { $lent } de plus prêtées par le centre
  }
talk-repair-system = { $system } ; { $chances } (équipes : chance)
talk-repair-chance = { $crew } : { $chance }
talk-repair-no-crew = personne
talk-repair-hull = hull { $section } : { $lost ->
    [one] { $lost } case perdue
   *[other] { $lost } cases perdues
  }
talk-repair-heal = heal : { $systems }
talk-repair-reload = reload { $system } pour { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
  }
talk-repair-works = { $crew ->
    [one] { $crew } équipe
   *[other] { $crew } équipes
  } sur { $system } ({ $chance })
talk-repair-restores = { $boxes ->
    [one] { $boxes } case
   *[other] { $boxes } cases
  } de coque ({ $place })
talk-repair-heals = guérit { $systems }
talk-repair-reloads = recharge { $systems }
talk-repair-turns = tourne { $system } vers l’arc { $arc }
talk-repair-leaves = ne répare rien
talk-help-repair =
    4 2 : deux équipes de bord travaillent sur le système 4
    hull core 3 : trois équipes de bord restaurent une case chacune, sur une coque technologique
    heal 5 : une coque biologique donne une case pour le système 5 ; reload 6 : et des cases pour une arme épuisée
    turn 7 fore : un générateur de bouclier modulé sert un arc voisin ce tour

## Escadrilles.

talk-squadron = { $sign } : { $type }, force { $strength } sur { $full }, vitesse { $speed } cm{ $marines ->
    [0] { "" }
    [one] , une équipe de fusiliers à bord
   *[other] , { $marines } équipes de fusiliers à bord
  }{ $crew ->
    [0] { "" }
    [one] , une équipe de bord à bord
   *[other] , { $crew } équipes de bord à bord
  }
talk-mission = { $sign }, { $task } : { $squadrons }, à { $place }, vitesse { $speed } cm{ $onto ->
    [yes] , au contact de { $contact }
   *[no] { "" }
  }
talk-deploy-question = qu’est-ce qui commence sur la table ?
talk-deploy-prompt = déploiement
talk-deploy-usual = ce qui n’a pas de porteur vole en frappe
talk-deploy-none = toutes commencent à bord
talk-deploy-begins = { $task } de { $squadrons } près de { $ship }{ $led ->
    [yes] , sous son commandement
   *[no] , que rien ne peut changer
  }
talk-help-deploy =
    strike Af1 Af2 at A1 : toutes deux commencent près de A1, en une frappe que rien ne peut changer
    intercept A1f1 under A1 ou cap A1f2 under A1 : des escadrilles FTL d’un porteur, sous son commandement
    ce qui n’a pas de porteur et n’est pas nommé vole en frappe près du premier vaisseau ; les autres commencent à bord
talk-launch-question = lancer des escadrilles ?
talk-launch-prompt = { $ship } lancement
talk-launch-bay = { $squadron }, dans { $bay }, qui en lance { $most ->
    [one] une
   *[other] { $most }
  } maintenant{ $free ->
    [yes] , avec un vol libre
   *[no] { "" }
  }
talk-launch-goes = { $squadron } : { $line }{ $marines ->
    [0] { "" }
    [one] , avec une équipe de fusiliers
   *[other] , avec { $marines } équipes de fusiliers
  }{ $crew ->
    [0] { "" }
    [one] , avec une équipe de bord
   *[other] , avec { $crew } équipes de bord
  }
talk-launch-nothing = rien n’est lancé
talk-help-launch =
    f1 f2 toward B1 : les escadrilles 1 et 2 sortent vers B1, aussi loin qu’elles vont, dans l’arc de leur section ; toward 135 20 : à 135° du nord, 20 cm
    f3 : reste au contact du vaisseau, comme toutes celles du centre ; f3 onto A1m1 : rejoint cette mission
    f4 with 3 marines of core 1 crew of aft : une escadrille d’abordage emmène des équipes
    all toward B1 : toutes celles qui le peuvent
talk-rearm-question = réunir des escadrilles endommagées ?
talk-rearm-prompt = { $ship } réunion
talk-rearm-combines = { $squadrons } sont réunies
talk-rearm-nothing = aucune n’est réunie
talk-help-rearm = f1 f2 : en font une à pleine force ; ce qui reste est perdu
talk-recover-question = reprendre des escadrilles ?
talk-recover-prompt = { $ship } reprise
talk-recover-bay = hangar { $bay } : encore { $most ->
    [one] une
   *[other] { $most }
  } ce tour, de la place pour { $room }
talk-recover-takes = { $squadron } dans { $bay }{ $absorbed ->
    [yes] , absorbée
   *[no] { "" }
  }
talk-recover-nothing = aucune n’est reprise
talk-help-recover = f1 f2 into 12 : toutes deux dans le hangar 12 ; f1 into 12 absorbed : une coque biologique y regagne des cases
talk-missions-question = { $count ->
    [0] changer des missions ?
   *[other] quelles missions ?
  }
talk-missions-prompt = missions
talk-missions-command = { $ship } peut mener { $most ->
    [one] une mission
   *[other] { $most } missions
  } hors CAP
talk-missions-usual = ce qui a été lancé rejoint ce qu’il touche ou fait la CAP, le reste ne change pas
talk-missions-hands = { $mission } passe à { $ship }, par un D6 chacun
talk-missions-forms = { $task } de { $squadrons } sous { $ship }{ $rolled ->
    [yes] , si un D6 ne dépasse pas sa qualité d’équipage
   *[no] { "" }
  }
talk-missions-none = les missions restent comme elles sont
talk-help-missions =
    strike A1f1 A1f2 : une mission contre des vaisseaux ; intercept … : contre escadrilles et salves ; cap … : reste avec son vaisseau
    strike A1f3 as A1m1 : rejoint la mission 1 de A1 ; cap as A1m1 : elle change de tâche tout entière
    under A2 : le vaisseau qui la commande, d’habitude le porteur de sa première escadrille
    A1m1 to A2 : A2 reprend la mission, si un D6 de chaque vaisseau ne dépasse pas sa qualité d’équipage
    à 20 cm du vaisseau les changements sont libres, au-delà il faut un D6 ; une escadrille sans mission est perdue
talk-fly-question = { $most ->
    [one] déplacer une mission ({ $count ->
        [one] il en reste une
       *[other] il en reste { $count }
      })
   *[other] déplacer des missions
  }
talk-fly-prompt = missions
talk-fly-stays = aucune mission ne bouge
talk-fly-target = { "  " }{ $sign } { $name } : { $distance }{ $outrun ->
    [yes] , trop loin pour que { $squadrons } y tire
   *[no] { "" }
  }
talk-fly-moves = { $mission } : { $way } vers { $direction }{ $onto ->
    [yes] , sur { $target }
   *[no] { "" }
  }{ $attacked ->
    [yes] , contre l’{ $arc }
   *[no] { "" }
  }{ $too_far ->
    [yes] , trop loin pour tirer ce tour : { $outrun }
   *[no] { "" }
  }
talk-help-fly =
    A1m1 onto B1 aft : au contact de B1, contre son arc arrière ; A1m1 onto B1 : attaque générale, contre n’importe quel arc, à laquelle toutes les armes de B1 peuvent répondre
    A1m1 onto B1m2 ou A1m1 onto B1s1 : les interceptions vont sur des missions et des salves
    A1m1 toward B1 20 ou A1m1 toward 135 20 : n’importe où, jusqu’à deux fois sa vitesse ; ce qui va plus loin que sa propre vitesse ne tire pas
    plusieurs se séparent par des points-virgules ; une mission qui n’est pas nommée reste où elle est
talk-grow-question = faire naître des escadrilles ?
talk-grow-prompt = { $ship } naissances
talk-grow-grows = { $id } ({ $type }) dans { $bay }, pour { $boxes ->
    [one] une case
   *[other] { $boxes } cases
  } de coque
talk-grow-nothing = aucune ne naît
talk-help-grow = petal in 12 : une escadrille du type petal naît dans le hangar 12, pour des cases de sa section ; la dernière case reste

## Combat des escadrilles.

talk-squadrons-question = { $indirect ->
    [yes] faire tirer les armes indirectes des escadrilles ?
   *[no] faire tirer les escadrilles ?
  }
talk-squadrons-prompt = escadrilles
talk-squadrons-nothing = elles ne tirent pas
talk-squadrons-arms = { $sign } { $type }, force { $strength }, tire { $most ->
    [one] une arme
   *[other] jusqu’à { $most } armes
  } : { $weapons }
talk-squadrons-ship = { "  " }{ $sign } { $name }, { $arc } : { $defence }
talk-squadrons-squadron = { "  " }{ $sign } { $type } : force { $strength }, défense { $defence }
talk-squadrons-salvo = { "  " }{ $sign } { $name }
talk-squadrons-fires = { $squadron } { $unloads ->
    [yes] débarque ses équipes
   *[no] tire { $weapons }
  } sur { $target }{ $attacked ->
    [yes] , contre l’{ $arc }
   *[no] { "" }
  }{ $surgical ->
    [yes] , visant { $system }
   *[no] { "" }
  }
talk-help-squadrons =
    A1f1 A1f2 at B1 aft : toutes les armes qu’elles peuvent tirer, contre l’arc arrière de B1 ; on ne jette rien pour toucher
    A1f1 at B1f2 with 1 2 : les armes 1 et 2 sur l’escadrille 2 de B1 ; A1f1 at B1s1 : sur une salve
    A1f1 at B1 aft surgical 7 : les dés impairs qui atteignent la coque désactivent le système 7 au lieu de prendre des cases
    A1f1 at B1 aft unload : ses équipes y passent à bord, au lieu de tirer
talk-squadron_defence-question = faire tirer des escadrilles sur les salves qui frappent ?
talk-squadron_defence-salvo = { $sign } { $name } : { $squadrons }
talk-help-squadron_defence = A1f1 A1f2 at B1s1 : toutes les armes qu’elles peuvent tirer, sur la salve 1 de B1 ; A1f1 at B1s1 with 2 : son arme 2
talk-flak-question = tirer des armes de 0 cm sur des escadrilles ?
talk-help-flak = 12 13 at B1f2 by 3 : les armes de 0 cm 12 et 13, guidées par le réseau 3, tirent sur l’escadrille 2 de B1

## Abordage.

talk-reinforce-question = amener du renfort contre l’abordage ?
talk-reinforce-prompt = { $ship } renfort
talk-help-reinforce = 3 marines of aft to core ou 1 crew of fore to core : des équipes du bord vont là où l’on se bat encore
talk-advance-question = faire avancer les assaillants ?
talk-advance-prompt = { $ship } avance
talk-help-advance = 2 marines of fore to core : les assaillants passent dans une section voisine, toutes le sont sauf celle d’en face
talk-shifts-way = { $start } vers { $section } ({ $boarders } { $boarders ->
    [one] équipe ennemie
   *[other] équipes ennemies
  } sur place) : { $parties }
talk-shifts-moves = { $parties }, { $start } vers { $section }
talk-shifts-nothing = tous restent où ils sont
talk-disable-question = désactiver des systèmes ?
talk-disable-prompt = { $ship } désactive
talk-help-disable = 4 7 : les assaillants désactivent les systèmes 4 et 7, un par équipe dans une section que personne ne défend
talk-disable-section = { $section }, au plus { $most } : { $systems }
talk-disable-breaks = désactive { $systems }
talk-disable-nothing = on ne touche à rien
