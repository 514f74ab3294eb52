### Ce que l'on demande dans une bataille, ce que les réponses veulent dire, et ce que l'on voit des vaisseaux.
### Les mots que l'on tape (wait, join, at, by, keep, codes d'ordre, fore, core) restent les mêmes dans toutes les langues.

## Ce que plusieurs questions ont en commun.

talk-empty = Entrée : { $otherwise }
talk-chance = { $percent } %
talk-why-plot = À { $distance } cm de { $enemy }, vous lui prenez { $given } % de ses cases et perdez { $taken } % des vôtres{ $same ->
    [yes] , comme en dérivant.
   *[no] { " " }; en dérivant, ce serait { $idle } % et { $suffered } %.
  }
talk-why-only = { $target } est la seule cible : { $boxes } cases en moyenne.
talk-why-fire = Un tir sur { $target } coûte { $boxes } cases en moyenne ; sur { $other }, ce serait { $instead }.

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

## Ordres de mouvement.

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
  } ; chaque virage contraire en annule un
talk-plot-strikes = { $kind } : le vaisseau le percute et est perdu
talk-plot-rocks = { $kind } : des rochers le frappent ; EM{ $most } les éviterait
talk-plot-rocks-plain = { $kind } : des rochers le frappent ; { $most } esquives les éviteraient
talk-plot-drifts = le vaisseau dérive
talk-plot-drifts-rated = le vaisseau dérive, { $ratings }
talk-plot-result = avance de { $length } cm et se trouve { $course }
talk-plot-outcome = { $orders } : avance de { $length } cm et se trouve { $course }
talk-plot-outcome-drifts = dérive de { $length } cm et se trouve { $course }
talk-plot-target = indice de cible { $change } ({ $way ->
    [up] plus difficile
   *[down] plus facile
  } à toucher)
talk-plot-movement = indice de mouvement { $change } ({ $way ->
    [up] tire moins bien
   *[down] tire mieux
  })
talk-do-faster = { $stage ->
    [-1] poussée avant { $amount }
   *[other] poussée avant { $amount } après { $stage } × 45°
  }
talk-do-slower = { $stage ->
    [-1] poussée arrière { $amount }
   *[other] poussée arrière { $amount } après { $stage } × 45°
  }
talk-do-right = virage à droite { $amount }
talk-do-left = virage à gauche { $amount }
talk-do-port = { $stage ->
    [-1] poussée vers bâbord { $amount }
   *[other] poussée vers bâbord { $amount } après { $stage } × 45°
  }
talk-do-starboard = { $stage ->
    [-1] poussée vers tribord { $amount }
   *[other] poussée vers tribord { $amount } après { $stage } × 45°
  }
talk-do-evasive = { $amount ->
    [one] 1 esquive
   *[other] { $amount } esquives
  }
talk-do-roll = tonneau
talk-do-flip = renversement
talk-do-corkscrew = vrille
talk-do-emergency_power = surpuissance de { $systems }
talk-do-emergency_thrust = surpoussée de { $systems }
talk-do-ram = éperonner { $target }
talk-do-charge = charger { $systems }
talk-do-retreat = repli par FTL
talk-do-strategic_jump = saut stratégique{ $attacks ->
    [yes] , en attaquant { $target }
   *[no] { "" }
  }
talk-do-tactical_jump = saut tactique de { $amount } dés{ $attacks ->
    [yes] , en attaquant { $target }
   *[no] { "" }
  }
talk-do-cloak = s’occulter
talk-do-uncloak = lever l’occultation
talk-help-plot = Écrivez les ordres l’un après l’autre : +2 R1. Entrée seule : le vaisseau dérive.
talk-code-faster = +3 : poussée de 3 vers l’avant (un vaisseau cinématique gagne 3 cm par tour)
talk-code-slower = -3 : poussée de 3 vers l’arrière, pour ralentir (en dessous de 0, le vaisseau va en marche arrière)
talk-code-right = R2 : deux virages de 22,5° à droite (un vaisseau newtonien prend une rotation horaire)
talk-code-left = L2 : deux virages de 22,5° à gauche (un vaisseau newtonien prend une rotation antihoraire)
talk-code-port = P2 : poussée newtonienne vers bâbord (+2@1 : poussée après un pas de 45°)
talk-code-starboard = S2 : poussée newtonienne vers tribord
talk-code-evasive = EM2 : deux esquives (chacune ajoute un dixième de la vitesse à l’indice de cible, mais le vaisseau tire moins bien)
talk-code-roll = RL : tonneau, bâbord et tribord s’échangent
talk-code-flip = FL : renversement, le vaisseau fait face à l’opposé
talk-code-corkscrew = CS : vrille, les armes de bord portent des deux côtés
talk-code-emergency_power = EP(12) : surpuissance (le moteur 12 donne plus, mais peut lâcher)
talk-code-emergency_thrust = ET(14) : surpoussée (le propulseur 14 donne plus, mais peut lâcher)
talk-code-ram = { "RM:B1" } ou ram B1 : éperonner ce vaisseau, si les routes se croisent
talk-code-charge = FTL2 : charger le moteur FTL (2 est le nombre de tours de charge à la fin de celui-ci)
talk-code-retreat = FTL-R : quitter la bataille avec un moteur FTL chargé
talk-code-strategic_jump = FTL-S : saut stratégique hors de la table ({ "FTL-S/A:B1" } : retour en attaquant B1)
talk-code-tactical_jump = FTL-T4 : saut tactique avec 4 dés ({ "FTL-T4/A:B1" } : en attaquant B1)
talk-code-cloak = CL+ : s’occulter
talk-code-uncloak = CL- : lever l’occultation
talk-code-not-now = (pas maintenant) { $meaning }

## Retours de saut, et leurs dés.

talk-arrival-question = revient du saut au tour suivant ?
talk-arrival-prompt = retour de { $ship }
talk-arrival-table = la table va de { $corner } à { $opposite }
talk-arrival-hint = cm à l’est et au nord du centre, puis un cap en degrés, par exemple -12 30 22.5
talk-arrival-stays = reste absent
talk-arrival-outcome = revient au tour { $turn } en { $place }, cap { $heading }
talk-help-arrival = -12 30 22.5 : 12 cm à l’ouest et 30 cm au nord du centre de la table, cap à 22,5° (sens horaire à partir du nord ; tapez un point)
talk-jump-question = dés du saut : { $faces }, soit { $sum } cm
talk-jump-prompt = dés de { $ship }
talk-jump-most = { $most ->
    [one] vous pouvez écarter { $most } dé, ou en lancer { $most } de plus
   *[other] vous pouvez écarter jusqu’à { $most } dés, ou en lancer autant de plus
  }
talk-jump-hint = discard 1 (le premier dé), ou more { $most }
talk-jump-stay = garder les dés
talk-jump-discards = écarte { $faces }
talk-jump-more = { $count ->
    [one] lance { $count } dé de plus
   *[other] lance { $count } dés de plus
  }
talk-jump-leaves = garde les dés
talk-help-jump_dice =
    discard 1 3 : le premier et le troisième dé ne comptent pas
    more 2 : lancer deux dés de plus

## Guerre électronique.

talk-ew-question = guerre électronique
talk-ew-prompt = GE de { $ship }
talk-ew-stays = rien ne change
talk-ew-choice-plain = { $what } : { $does }
talk-ew-choice = { $verb } : { $what }
talk-ew-now = à présent : GE { $ew } contre les tirs sur ce vaisseau, signature EM { $ems }
talk-ew-choice-does = { $verb } : { $what } ; { $does }
talk-ew-choice-aim = aim : { $systems } vers un vaisseau parmi { $ships } ; { $does }
talk-ew-choice-serve = serve : { $systems } pour { $ships } ; { $does }
talk-ew-does-ew_array = GE { $rating }, seul le meilleur réseau compte
talk-ew-does-ecm_array = GE +1 pour les vaisseaux amis à { $cm } cm au plus
talk-ew-does-ej_array = signature EM −1 pour tous les vaisseaux à { $cm } cm au plus, amis et ennemis
talk-ew-does-stealth_generator = GE { $whole } tant que ce vaisseau n’emploie ni autre électronique ni capteur, ensuite { $rating }, boucliers baissés
talk-ew-does-gravity_well_projector = un champ de gravité de { $cm } cm
talk-ew-does-countermeasure_pod = GE +{ $rating } ce tour, puis épuisé
talk-ew-does-elint_array = GE de sa cible −{ $rating } pour ses tirs
talk-ew-does-targeting_array = signature EM de sa cible +{ $rating } pour ses tirs
talk-ew-does-ansible = ces vaisseaux partagent les visées de ce vaisseau, et peuvent utiliser ses capteurs après lui
talk-ew-on = allume { $systems }
talk-ew-off = éteint { $systems }
talk-ew-pod = active { $systems }
talk-ew-aims = pointe { $system } sur { $ship }
talk-ew-serves = sert { $ships } par { $system }
talk-ew-drops = baisse les boucliers { $arcs }
talk-ew-raises = lève les boucliers { $arcs }
talk-ew-leaves = ne change rien
talk-help-electronics =
    on 4 5 : allumer des systèmes
    off 6 : éteindre un système
    pod 7 : activer une nacelle de contre-mesures, qui s’ajoute à la GE pour ce tour
    aim 8 at B1 : un réseau de renseignement réduit la GE d’une cible, un réseau de visée ouvre le tir sur elle à plus de vaisseaux
    serve 9 at A2 A3 : un ansible sert des vaisseaux amis
    drop fore aft : baisser des boucliers
    raise fore : relever des boucliers

## Qui attend et qui se joint.

talk-muster-question = groupe de qualité d’équipage { $quality }
talk-muster-prompt = groupe
talk-muster-wait = peuvent attendre : { $ships }
talk-muster-join = { $ship } { $name } peut se joindre à { $commander }
talk-muster-waits = { $ship } attend la qualité d’équipage { $quality }
talk-muster-joins = { $ship } { $name } tire avec { $commander }
talk-muster-nobody = aucun vaisseau n’attend ni ne se joint
talk-help-muster =
    wait A1 2 : A1 tire avec un groupe ultérieur, de qualité d’équipage 2
    join A2 : A2 tire avec son chef

## Tir.

talk-fire-question = tir
talk-fire-prompt = tir de { $ship }
talk-fire-nothing-bears = { $ship } : aucune arme ne porte sur une cible à portée
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
talk-fire-sum = { $count ->
    [1] { $weapon }
    [2] Les deux armes
   *[other] { $count } armes
  } sur { $target }{ $mode ->
    [volley] , en une volée
   *[other] { "" }
  } : { $boxes } cases attendues{ $losses }
talk-fire-sum-section = , { $percent } % de détruire la section { $place }
talk-fire-sum-ship = , { $percent } % de détruire le vaisseau
talk-fire-sum-system = , { $percent } % de mettre { $system } hors service
talk-silent-destroyed = Détruite.
talk-silent-expended = Épuisée.
talk-silent-disabled = Hors service. Réparez-la pour l’utiliser.
talk-silent-unpowered = Sans énergie. Réparez un réacteur pour l’utiliser.
talk-silent-off = Éteinte.
talk-silent-fired = En rechargement. Elle pourra tirer au tour { $turn }.
talk-silent-cloaked = Le vaisseau est occulté.
talk-silent-bridge = Aucune passerelle en état.
talk-silent-array = Aucun réseau de capteurs n’est libre pour la guider.
talk-silent-starships = Ne tire que sur les salves et les escadrilles.
talk-silent-reach = Aucun ennemi à portée.
talk-silent-arc = Aucun ennemi dans son arc. Tournez le vaisseau pour l’utiliser.
talk-silent-launch = Aucun ennemi devant son affût.
talk-help-fire =
    12 13 at B1 by 3 : les armes 12 et 13 tirent sur B1, guidées par le réseau 3, chacune avec son propre D20 (une salve)
    all at B1 by 3 : toutes les armes qui portent sur B1 et n’ont pas encore servi
    all : de même, s’il n’y a qu’une cible et qu’un réseau
    12 13 at B1 by 3 volley : un seul D20 pour les deux ; toutes touchent ou toutes manquent
    12 at B1 by 3 surgical 7 : un coup sur le système 7 de B1, dans la section qui vous fait face
    12 at B1 by 3 lent A2 : guidée par un réseau que prête A2
    12 13 at B1s2 by 3 : tir sur la salve 2 de B1
    12 13 at B1f2 by 3 : tir sur l’escadrille 2 de B1
    12 13 at B1m1 by 3 : tir sur la première escadrille de la mission 1
    board 12 at B1 by 3 with 3 marines of core : le téléporteur 12 envoie des équipes à bord de B1 (le réseau 3 peut guider plusieurs téléporteurs)
    launch 14 15 toward B1 by 3 : les armes indirectes 14 et 15 vont en une salve jusqu’à B1, ou aussi loin que possible
    launch 14 toward 135 20 by 3 : la salve avance de 20 cm, à 135° du nord
    launch 14 onto B1 by 3 : la salve va jusqu’au contact
    keep 17 : l’arme 17 est gardée pour intercepter
    keep none : aucune arme n’est gardée (sinon, celles qui peuvent intercepter et ne tirent pas le sont)
    teleport 18 at B1 by 6 : se téléporter vers B1
    grapple 19 at B1 by 6 toward 1 -1 : agripper B1, une salve (B1s2) ou une mission (B1m1) et la tirer de 1 à l’est et 1 au sud
    grapple 19 at B1 by 6 toward 1 -1 itself : à masse égale, c’est ce vaisseau qui bouge
    Un réseau guide le tir sur une seule cible par tour.

## Tir sur des tirs.

talk-intercept-question = intercepter ?
talk-intercept-prompt = interception de { $ship }
talk-intercept-coming = tirs qui arrivent : { $weapons } de { $ship } { $name }{ $at ->
    [yes] , sur { $target }
   *[no] { "" }
  }
talk-intercept-array = réseau { $array } : touche à { $chance }
talk-intercept-fires = tire { $weapons } par { $array } ({ $chance })
talk-intercept-nothing = laisse passer
talk-help-intercept =
    12 13 by 3 : les armes 12 et 13, guidées par le réseau 3, tirent sur les tirs qui arrivent
    A1f2 with 1 2 : les armes 1 et 2 de l’escadrille A1f2 tirent dessus, et ne tirent plus ce tour
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
talk-salvo = { $sign } : { $weapons }, à { $place }, face à { $direction }, avance de { $range } cm au plus, tour { $turn } sur { $turns }
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
    A1s2 toward B1 : la salve 2 de A1 tourne de 45° au plus et avance jusqu’à B1, ou aussi loin que possible
    A1s2 ahead 20 : elle avance tout droit de 20 cm
    A1s2 right 45 20 : elle tourne de 45° à droite, puis avance de 20 cm
    A1s2 left 10 : elle tourne de 10° à gauche, puis avance aussi loin que possible
    A1s2 onto B1 : elle va jusqu’au contact ; seul B1 peut alors tirer sur elle
    Séparez plusieurs salves par des points-virgules. Les salves non nommées restent où elles sont.
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
    A1s2 at B1 : la salve 2 de A1 frappe B1. Elle touche à coup sûr, et elle est épuisée.
    Séparez plusieurs salves par des points-virgules. Si vous n’en nommez aucune, plus aucune ne frappe ce tour.
talk-defend-question = tirer sur les salves ?
talk-defend-prompt = défense de { $ship }
talk-defend-array = réseau { $array } : touche à { $chance } avec { $weapons }
talk-defend-fires = tire sur { $salvo } avec { $weapons } par { $array } ({ $chance })
talk-defend-nothing = les laisse passer
talk-help-defend = 12 13 at B1s2 by 3 : les armes 12 et 13 de portée 0 cm, guidées par le réseau 3, tirent sur la salve 2 de B1

talk-rocks-question = { $terrain }, { $count }D{ $faces } devant : tirer sur les rochers ? Un dé de moins par { $enough } points de dégâts maximaux
talk-rocks-weapon = { $weapon } : jusqu’à { $damage }
talk-rocks-arrays = réseaux qui peuvent les guider (et rien d’autre ce tour) : { $arrays }
talk-rocks-arcs = les rochers arrivent entre deux arcs ; choisissez l’arc frappé : { $arcs } (le premier à défaut)
talk-rocks-on = ils frappent l’{ $arc }
talk-rocks-prompt = rochers devant { $ship }
talk-rocks-nothing = ne tire pas sur les rochers
talk-rocks-fires = tire sur les rochers avec { $weapons } par { $array } : { $count } { $count ->
        [one] dé
       *[other] dés
    } de moins sur { $most }
talk-help-rocks =
    12 13 by 3 : les armes 12 et 13, guidées par le réseau 3, tirent sur les rochers devant le vaisseau
    12 13 by 3 on starboard : les rochers qui restent frappent l’arc tribord, s’ils arrivent entre deux arcs

## Armes et cibles.

talk-weapon = { $numbers }  { $name } : { $profile }{ $rate ->
    [limited] , un tour sur deux
    [one_shot] , un seul coup
   *[unlimited] { "" }
  }, tranches de { $range } cm
talk-shots = { $weapons } : { $chance }{ $loss ->
    [0] { "" }
   *[other] , −{ $loss } par impulsion à cette distance
  }
talk-shots-hit = touche à { $chances }
talk-shots-by = { $chance } par { $arrays }
talk-shots-unguided = aucun réseau ne peut la guider
talk-target = { $ship } { $name }, { $distance }, indice de cible { $rating }, GE { $ew }, arc { $arc } : { $defence }
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
talk-repair-nothing = aucune réparation
talk-repair-crew = { $place } : { $crew ->
    [one] { $crew } équipe de bord
   *[other] { $crew } équipes de bord
  }{ $lent ->
    [0] { "" }
   *[other] , { $lent } de plus prêtées par le centre
  }
talk-repair-system = { $system } : { $chances } (équipes : chance)
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
    hull core 3 : trois équipes de bord restaurent une case chacune (coque technologique)
    heal 5 : donner une case pour réparer le système 5 (coque biologique)
    reload 6 : donner des cases pour recharger une arme épuisée (coque biologique)
    turn 7 fore : le générateur de bouclier modulé 7 sert un arc voisin ce tour

## Escadrilles.

talk-squadron = { $sign } : { $type }, force { $strength } sur { $full }, vitesse { $speed } cm{ $marines ->
    [0] { "" }
    [one] , une équipe de fusiliers à bord
   *[other] , { $marines } équipes de fusiliers à bord
  }{ $crew ->
    [0] { "" }
    [one] , une équipe de bord à bord
   *[other] , { $crew } équipes de bord à bord
  }
talk-mission = { $sign }, { $task } : { $squadrons }, à { $place }, vitesse { $speed } cm{ $onto ->
    [yes] , au contact de { $contact }
   *[no] { "" }
  }
talk-deploy-question = quelles escadrilles commencent sur la table ?
talk-deploy-prompt = déploiement
talk-deploy-usual = les escadrilles sans porteur volent en frappe
talk-deploy-none = toutes commencent à bord
talk-deploy-begins = { $task } de { $squadrons } près de { $ship }{ $led ->
    [yes] , sous son commandement
   *[no] , sans changement possible ensuite
  }
talk-help-deploy =
    strike Af1 Af2 at A1 : toutes deux commencent près de A1, en une frappe qui ne changera plus
    intercept A1f1 under A1 : des escadrilles FTL d’un porteur, sous son commandement
    cap A1f2 under A1 : de même, en CAP
    Les escadrilles sans porteur non nommées volent en frappe près du premier vaisseau. Toutes les autres commencent à bord.
talk-launch-question = lancer des escadrilles ?
talk-launch-prompt = lancement de { $ship }
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
talk-launch-nothing = n’en lance aucune
talk-help-launch =
    f1 f2 toward B1 : les escadrilles 1 et 2 volent vers B1 aussi loin que possible, dans l’arc de leur section
    f1 toward 135 20 : elle vole 20 cm, à 135° du nord
    f3 : elle reste au contact du vaisseau, comme toutes celles du centre
    f3 onto A1m1 : elle rejoint cette mission
    f4 with 3 marines of core 1 crew of aft : une escadrille d’abordage emmène des équipes
    all toward B1 : toutes celles qui peuvent sortir
talk-rearm-question = réunir des escadrilles endommagées ?
talk-rearm-prompt = réunion à bord de { $ship }
talk-rearm-combines = { $squadrons } sont réunies
talk-rearm-nothing = n’en réunit aucune
talk-help-rearm = f1 f2 : les réunir en une escadrille à pleine force (le surplus est perdu)
talk-recover-question = récupérer des escadrilles ?
talk-recover-prompt = récupération de { $ship }
talk-recover-bay = hangar { $bay } : encore { $most ->
    [one] une escadrille
   *[other] { $most } escadrilles
  } ce tour, de la place pour { $room }
talk-recover-takes = { $squadron } dans { $bay }{ $absorbed ->
    [yes] , absorbée
   *[no] { "" }
  }
talk-recover-nothing = n’en récupère aucune
talk-help-recover =
    f1 f2 into 12 : le hangar 12 récupère les deux
    f1 into 12 absorbed : une coque biologique y regagne des cases
talk-missions-question = { $count ->
    [0] changer des missions ?
   *[other] quelles missions ?
  }
talk-missions-prompt = missions
talk-missions-command = { $ship } peut mener { $most ->
    [one] une mission
   *[other] { $most } missions
  } en plus de la CAP
talk-missions-usual = les escadrilles lancées rejoignent la mission qu’elles touchent, sinon la CAP ; les autres ne changent pas
talk-missions-hands = { $ship } reprend { $mission } (un D6 chacun)
talk-missions-forms = { $task } de { $squadrons } sous { $ship }{ $rolled ->
    [yes] , si un D6 ne dépasse pas sa qualité d’équipage
   *[no] { "" }
  }
talk-missions-none = les missions restent comme elles sont
talk-help-missions =
    strike A1f1 A1f2 : une mission contre des vaisseaux
    intercept A1f1 A1f2 : une mission contre escadrilles et salves
    cap A1f1 A1f2 : une mission qui reste avec son vaisseau
    strike A1f3 as A1m1 : elle rejoint la mission 1 de A1
    cap as A1m1 : toute la mission change de tâche
    strike A1f1 under A2 : A2 la commande (par défaut, le porteur de sa première escadrille)
    A1m1 to A2 : A2 reprend la mission, si un D6 de chaque vaisseau ne dépasse pas sa qualité d’équipage
    À moins de 20 cm du vaisseau les changements sont libres ; au-delà, il faut un D6. Une escadrille sans mission est perdue.
    none : ni nouvelle mission ni changement
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
    A1m1 onto B1 aft : au contact de B1, contre son arc arrière
    A1m1 onto B1 : attaque générale contre n’importe quel arc, à laquelle toutes les armes de B1 peuvent répondre
    A1m1 onto B1m2 : une interception va sur une mission
    A1m1 onto B1s1 : une interception va sur une salve
    A1m1 toward B1 20 : jusqu’à deux fois sa vitesse, dans toute direction (au-delà de sa vitesse, une escadrille ne tire pas)
    A1m1 toward 135 20 : 20 cm, à 135° du nord
    Séparez plusieurs missions par des points-virgules. Les missions non nommées restent où elles sont.
talk-grow-question = faire naître des escadrilles ?
talk-grow-prompt = naissances à bord de { $ship }
talk-grow-grows = { $id } ({ $type }) dans { $bay }, pour { $boxes ->
    [one] une case
   *[other] { $boxes } cases
  } de coque
talk-grow-nothing = n’en fait naître aucune
talk-help-grow = petal in 12 : faire naître une escadrille du type petal dans le hangar 12, pour des cases de sa section (la dernière case doit rester)

## Combat des escadrilles.

talk-squadrons-question = { $indirect ->
    [yes] faire tirer les armes indirectes des escadrilles ?
   *[no] faire tirer les escadrilles ?
  }
talk-squadrons-prompt = escadrilles
talk-squadrons-nothing = ne tire pas
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
    A1f1 A1f2 at B1 aft : tirer toutes leurs armes contre l’arc arrière de B1 (elles touchent sans jet)
    A1f1 at B1f2 with 1 2 : tirer les armes 1 et 2 sur l’escadrille 2 de B1
    A1f1 at B1s1 : tirer sur une salve
    A1f1 at B1 aft surgical 7 : les dés impairs qui atteignent la coque mettent le système 7 hors service au lieu de prendre des cases
    A1f1 at B1 aft unload : ses équipes y passent à bord au lieu de tirer
talk-squadron_defence-question = faire tirer des escadrilles sur les salves qui frappent ?
talk-squadron_defence-salvo = { $sign } { $name } : { $squadrons }
talk-help-squadron_defence =
    A1f1 A1f2 at B1s1 : tirer toutes leurs armes sur la salve 1 de B1
    A1f1 at B1s1 with 2 : ne tirer que l’arme 2
talk-flak-question = tirer des armes de 0 cm sur des escadrilles ?
talk-help-flak = 12 13 at B1f2 by 3 : les armes 12 et 13 de portée 0 cm, guidées par le réseau 3, tirent sur l’escadrille 2 de B1

## Abordage.

talk-reinforce-question = envoyer du renfort contre les abordeurs ?
talk-reinforce-prompt = renfort de { $ship }
talk-help-reinforce =
    3 marines of aft to core : trois équipes de fusiliers vont dans une section où l’on se bat
    1 crew of fore to core : une équipe de bord y va
talk-advance-question = faire avancer les abordeurs ?
talk-advance-prompt = abordeurs dans { $ship }
talk-help-advance = 2 marines of fore to core : des abordeurs passent dans une section voisine (toutes le sont, sauf celle d’en face)
talk-shifts-way = { $start } vers { $section } ({ $boarders } { $boarders ->
    [one] équipe ennemie
   *[other] équipes ennemies
  } sur place) : { $parties }
talk-shifts-moves = { $parties }, { $start } vers { $section }
talk-shifts-nothing = tous restent où ils sont
talk-disable-question = mettre des systèmes hors service ?
talk-disable-prompt = mise hors service dans { $ship }
talk-help-disable = 4 7 : les abordeurs mettent hors service les systèmes 4 et 7 (un par équipe, dans une section sans défenseur)
talk-disable-section = { $section }, au plus { $most } : { $systems }
talk-disable-breaks = met hors service { $systems }
talk-disable-nothing = ne met rien hors service
