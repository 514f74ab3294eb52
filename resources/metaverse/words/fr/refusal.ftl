### Pourquoi une réponse n'est pas permise dans une bataille, et ce qui ne se lit pas dans ce que quelqu'un a tapé.
### Les mots que l'on tape (wait, join, at, by, codes d'ordre) restent les mêmes dans toutes les langues.

## Ce que plusieurs décisions refusent.

refusal-broken = { $system } ne fonctionne pas
refusal-destroyed = { $system } est hors d’usage pour de bon
refusal-twice = { $system } figure deux fois
refusal-has-none = { $system } n’est pas { $kind ->
    [switch] un système à commuter
    [pod] une nacelle de contre-mesures
    [aimed] un réseau de renseignement ou de visée
    [ansible] un ansible
    [array] un réseau de capteurs
    [grappler] un grappin énergétique
    [teleporter] un téléporteur
   *[system] un système
  } de { $ship }
refusal-has-not = { $ship } n’a pas { $system }
refusal-no-ship = il n’y a pas de vaisseau { $ship }
refusal-off-table = { $ship } n’est pas sur la table
refusal-cloaked = { $ship } est occulté
refusal-far = { $ship } est à plus de 100 cm
refusal-section = { $place ->
    [core] le centre
    [fore] la section avant
    [starboard] la section tribord
    [aft] la section arrière
   *[port] la section bâbord
  }

## Ordres de route.

refusal-plot-expected = des ordres de route étaient attendus
refusal-plot-length = au plus { $most } ordres par vaisseau et par tour, { $count } sont écrits
refusal-plot-shape = chaque ordre est un code avec ce qui en fait partie
refusal-plot-repeated = { $code } figure { $count } fois, une seule est permise
refusal-plot-no-parts = { $code } doit nommer au moins un { $kind ->
    [drive] moteur STL
   *[thruster] propulseur
  }
refusal-plot-part = { $code } nomme { $system }, qui n’est pas un { $kind ->
    [drive] moteur STL
   *[thruster] propulseur
  } en état
refusal-plot-part-repeated = { $code } nomme { $count } fois { $system }, une seule est permise
refusal-plot-part-both = { $system } sert de moteur ou de propulseur dans un tour, EP et ET ne peuvent le doubler tous deux
refusal-plot-no-target = { $kind ->
    [ram] un éperonnage
   *[attack] une attaque FTL
  } doit nommer un vaisseau ennemi
refusal-plot-target = { $kind ->
    [ram] un éperonnage
   *[attack] une attaque FTL
  } doit nommer un vaisseau ennemi, ce que { $target } n’est pas
refusal-plot-cloak-both = un vaisseau ne peut s’occulter et se découvrir dans le même tour
refusal-plot-cloak-again = le vaisseau est déjà occulté
refusal-plot-cloak-unable = le vaisseau n’a pas de générateur d’occultation en état
refusal-plot-cloak-off = le vaisseau n’est pas occulté
refusal-plot-hidden = { $code } ne peut être exécuté sous occultation, le vaisseau doit se découvrir
refusal-plot-speed = une vitesse de { $speed } cm dépasse le maximum de { $most }
refusal-plot-reverse = une vitesse arrière de { $speed } cm dépasse le maximum de { $most }
refusal-plot-sideways = un vaisseau cinématique ne peut être poussé de côté
refusal-plot-stage = un vaisseau cinématique change de vitesse avant de bouger, à aucun stade d’une rotation
refusal-plot-flip = seuls les vaisseaux newtoniens peuvent se renverser
refusal-plot-rotation = la rotation ne s’augmente que d’un côté dans un tour
refusal-plot-late-stage = { $steps ->
    [one] le vaisseau tourne de { $steps } pas
   *[other] le vaisseau tourne de { $steps } pas
  } de 45°, il n’y a pas de stade plus tardif où pousser
refusal-plot-bridge = sans passerelle active le vaisseau ne reçoit pas d’ordres et dérive
refusal-plot-steady = avec un saut, ni changement de cap ni changement de vitesse
refusal-plot-thrusters = la route demande { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
  } de propulseur { $side }, il y en a { $given }
refusal-plot-drives = la route demande { $needed ->
    [one] { $needed } point
   *[other] { $needed } points
  } de moteur { $way ->
    [forward] vers l’avant
    [starboard] vers tribord
    [backward] vers l’arrière
   *[port] vers bâbord
  }, il y en a { $given }
refusal-plot-flip-cost = un renversement demande { $cost } points de propulseur de chaque bord, ou 2 points de moteurs arrière et 2 de moteurs avant qui ne font rien d’autre
refusal-plot-shared-advanced = un moteur avancé sert de moteur ou de propulseur dans un tour, pour une seule sorte d’action, ses points partagés entre les bords
refusal-plot-shared-thruster = chaque propulseur fait une seule sorte de chose par tour, une partie des points ne peut donc servir
refusal-plot-shared-drive = chaque poussée est payée par des moteurs distincts, une partie des points ne peut donc servir
refusal-plot-needs-charge = charger demande un moteur FTL en état
refusal-plot-needs-retreat = une retraite FTL demande un moteur FTL en état
refusal-plot-needs-strategic = un saut stratégique demande un moteur FTL de base ou avancé en état
refusal-plot-needs-tactical = un saut tactique demande un moteur FTL avancé en état
refusal-plot-drives-named = { $code } nomme { $count } moteurs, chacun demande son propre ordre
refusal-plot-charged = le moteur est à pleine charge : un saut ou une retraite doit suivre
refusal-plot-charge-count = aucun moteur n’aurait { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } de charge à la fin de ce tour
refusal-plot-charge-own = chaque ordre de charger demande son propre moteur
refusal-plot-uncharged = { $code } demande un moteur FTL à pleine charge
refusal-plot-departures = au plus un saut ou une retraite par tour
refusal-plot-dice = un saut tactique lance au moins { $least } dés, { $count } figurent dans l’ordre

## Retours de saut, et leurs dés.

refusal-arrival-expected = un lieu en 1/1000 cm entiers et un cap étaient attendus
refusal-arrival-off-table = le lieu est hors de la table, qui mesure { $length } cm sur { $width } cm
refusal-arrival-apart = des vaisseaux qui reviennent ensemble sont à moins de { $distance } cm les uns des autres
refusal-arrival-heading = un cap de 0 à { $most } était attendu, et non { $heading }
refusal-arrival-compass = un vaisseau newtonien pointe vers l’une des huit directions de la rose
refusal-dice-expected = des dés à écarter ou un nombre de dés à lancer étaient attendus
refusal-dice-both = on écarte des dés ou on en lance d’autres, pas les deux
refusal-dice-most = { $most ->
    [one] au plus { $most } dé peut être écarté ou lancé
   *[other] au plus { $most } dés peuvent être écartés ou lancés
  }
refusal-dice-named = chaque dé écarté est nommé une fois, par sa place à partir de 0

## Guerre électronique.

refusal-ew-unable = { $ship } est occulté, hors de la table ou sans passerelle en état
refusal-ew-arc-twice = les boucliers de l’arc { $arc } figurent deux fois
refusal-ew-switch = impossible { $way ->
    [on] d’allumer
   *[off] d’éteindre
  } { $system } : { $state ->
    [on] c’est allumé
    [off] c’est éteint
   *[broken] cela ne fonctionne pas
  }
refusal-ew-pod = { $system } ne fonctionne pas ou a déjà servi
refusal-ew-target = { $target } n’est pas un vaisseau ennemi en vue à moins de { $distance } cm
refusal-ew-served = { $system } sert au plus { $most ->
    [one] { $most } vaisseau
   *[other] { $most } vaisseaux
  }
refusal-ew-served-twice = { $system } sert deux fois { $ship }
refusal-ew-friend = { $ship } n’est pas un autre vaisseau ami à moins de { $distance } cm
refusal-ew-nothing-up = aucun bouclier n’est levé dans l’arc { $arc }
refusal-ew-nothing-dropped = aucun bouclier n’a été baissé dans l’arc { $arc } à un tour précédent
refusal-ew-stealth = avec la furtivité allumée, ou tout juste éteinte, les boucliers restent baissés

## Qui attend et qui se joint.

refusal-muster-not-here = { $ship } n’est pas de ce groupe, ou figure deux fois
refusal-muster-wait = { $ship } ne peut attendre qu’un groupe en dessous de { $quality }
refusal-muster-no-commander = { $ship } n’a pas de chef dans ce groupe à moins de 20 cm, ou figure deux fois
refusal-muster-waits = { $ship } ne peut tirer avec { $commander }, qui attend

## Tir, et tir sur des tirs.

refusal-fire-ahead = avant son groupe, { $ship } ne peut tirer que sur { $target }
refusal-fire-ahead-only = avant son groupe, un vaisseau tire et ne fait rien d’autre
refusal-fire-unable = { $ship } ne peut tirer : { $state ->
    [cloaked] il est occulté
   *[bridge] il est sans passerelle
  }
refusal-fire-primary = { $system } est un système principal
refusal-fire-section = { $system } n’est pas dans la section face à { $ship } : { $place }
refusal-fire-friend = { $ship } n’est pas un ennemi
refusal-fire-ems = { $count ->
    [one] { $count } autre vaisseau a tiré
   *[other] { $count } autres vaisseaux ont tiré
  } sur { $ship } : sa signature EM n’en permet pas plus
refusal-fire-no-weapon = aucune arme n’est nommée pour { $system }
refusal-fire-no-array = { $system } n’est pas un réseau de capteurs
refusal-encounter-table = une table de { $least } à { $most } cm, pas plus large que longue, était attendue, et non « { $found } »
refusal-encounter-offered = les dés offrent { $known } (différence { $difference }), et non « { $kind } »
refusal-encounter-twice = « { $found } » y figure deux fois
refusal-encounter-stranger = la flotte { $side } n’a pas de vaisseau « { $ship } »
refusal-encounter-missing = le vaisseau « { $ship } » de la flotte { $side } n’a pas de position
refusal-encounter-taken = une place à lui était attendue pour « { $ship } », et non celle de « { $other } »
refusal-encounter-zone = « { $ship } » n’est dans aucune zone de déploiement de son camp
refusal-encounter-heading = un vaisseau newtonien vise un de huit points : un nombre pair était attendu pour « { $ship } », et non { $found }
refusal-encounter-speed = « { $ship } » commence à une vitesse de 0 à { $most } cm par tour, et non { $found }
refusal-encounter-long_side = une table dont la longueur, { $length } cm, n’est pas inférieure à la largeur, { $width } cm, était attendue
refusal-encounter-dice = un { $face } d’un D{ $die } ne signifie pas { $found }
refusal-encounter-winner = les totaux sont { $one } et { $other } : le camp qui gagne était attendu, et non « { $found } »
refusal-encounter-used = chacun des { $count } dés une fois au plus, à partir de 0, était attendu, et non { $found }
refusal-encounter-unplaced = le vaisseau « { $ship } » de la flotte { $side } n’est placé avec aucun escadron
refusal-encounter-shape = un terrain du genre « { $kind } » n’a pas la forme « { $form } »
refusal-encounter-wind = seule une nébuleuse en émission a un vent propre, pas « { $kind } »
refusal-encounter-terrain_zone = « { $kind } » se trouve dans une zone de déploiement du camp qui n’a pas gagné l’initiative
refusal-encounter-on_body = « { $ship } » se trouve sur « { $kind } », où il serait détruit
refusal-encounter-towed = « { $ship } » se trouve à 5 cm au plus du vaisseau de son camp qui le remorque
refusal-encounter-tug = « { $tug } » ne peut remorquer « { $ship } » avec tout ce qu’il remorque : il faut un moteur FTL, et pour chaque vaisseau qui n’en a pas un grappin, cinq fois la masse ne dépassant pas indice × propre masse
refusal-encounter-cap = { $cap } % au plus de la flotte { $side } peuvent être dans une zone, et non { $share } %
refusal-rocks-no-array = aucun réseau ne guide les armes
refusal-rocks-arc = les rochers n’arrivent pas entre deux arcs dont l’un est « { $arc } »
refusal-rocks-weapon = { $system } n’est pas une arme directe chargée
refusal-fire-no-squadrons = { $ship } n’est pas une mission dont on viserait une escadrille
refusal-fire-array-used = { $system } a déjà servi ce tour
refusal-fire-array-engages = { $system } engage déjà { $ship }
refusal-fire-array-surgical = { $system } guide un seul tir chirurgical et rien d’autre
refusal-fire-array-volley = { $system } guide une seule volée et rien d’autre
refusal-fire-unserved = aucun ansible de { $lender } ne sert { $ship }
refusal-fire-lent-early = { $lender } n’a pas encore utilisé { $system }
refusal-fire-lent-use = { $lender } a utilisé { $system } pour autre chose qu’un tir en salve
refusal-fire-lent-target = { $lender } a utilisé { $system } contre une autre cible
refusal-fire-lent-one = { $lender } prête un seul de ses réseaux à un vaisseau
refusal-fire-borrowed = { $system } est un emprunt, pour le tir en salve seulement
refusal-fire-not-weapon = { $system } n’est pas une arme
refusal-fire-starships = { $system } ne peut tirer sur des vaisseaux
refusal-fire-indirect-targets = { $system } ne peut tirer sur des salves
refusal-fire-bears = { $system } ne porte pas sur { $ship }
refusal-fire-indirect = { $system } est une arme indirecte, qu’aucun réseau de capteurs ne guide vers une cible
refusal-fire-no-range = { $system } n’a pas de portée et ne tire pas à cette étape
refusal-fire-fired = { $system } a tiré au tour { $turn }
refusal-fire-volley-size = une volée demande deux armes ou plus
refusal-fire-volley-mirrored = { $system } tire par l’arc opposé et n’entre dans aucune volée
refusal-fire-surgical-one = un tir chirurgical demande une seule arme
refusal-fire-surgical-system = un tir chirurgical nomme un système de la cible
refusal-fire-surgical-only = seul un tir chirurgical nomme un système de la cible
refusal-fire-direct = { $system } ne peut tirer sur des tirs directs
refusal-fire-screen-array = { $system } n’est pas un réseau de capteurs libre, ou figure deux fois
refusal-fire-screen-weapon = { $system } ne peut tirer sur ce tir maintenant, ou figure deux fois

## Salves d’armes indirectes.

refusal-launch-no-weapon = aucune arme à lancer n’est nommée pour { $system }
refusal-launch-rating = { $system } lance { $most ->
    [one] une seule arme
   *[other] { $most } armes au plus
  }
refusal-launch-direct = { $system } n’est pas une arme indirecte
refusal-launch-bears = { $system } ne porte pas dans cette direction
refusal-launch-range = { $system } va à { $most } cm au plus
refusal-salvo-none = vous n’avez pas de salve { $salvo }
refusal-salvo-immune = rien ne peut tirer sur les armes de { $salvo }
refusal-salvo-contact = { $salvo } est au contact de { $ship } : seuls ce vaisseau et sa CAP peuvent tirer sur elle
refusal-salvo-surgical = { $salvo } n’a pas de systèmes pour un tir chirurgical
refusal-salvo-direction = une direction va de 0 à moins de 360°
refusal-salvo-turn = { $salvo } tourne de 45° au plus
refusal-salvo-length = une salve avance de 0 à { $most } cm
refusal-salvo-onto = cette ligne ne finit pas sur { $ship }
refusal-salvo-stays = { $salvo } est à sa limite de tours et n’avance plus
refusal-salvo-moved = { $salvo } a déjà avancé
refusal-salvo-most = { $most ->
    [one] une seule salve
   *[other] { $most } salves
  } à la fois
refusal-salvo-target = les armes de { $salvo } ne peuvent frapper { $ship }
refusal-salvo-reach = { $ship } est hors de portée de frappe de { $salvo } : { $most } cm
refusal-salvo-close = { $system } n’est pas une arme de 0 cm qui puisse tirer sur { $salvo } maintenant

## Grappins énergétiques et téléporteurs.

refusal-beam-bridge = { $ship } n’a pas de passerelle en état
refusal-beam-nothing = il n’y a ni vaisseau, ni mission, ni salve { $target }
refusal-beam-no-target = { $ship } n’est pas un autre vaisseau sur la table
refusal-beam-array-used = { $system } sert à autre chose ce tour
refusal-beam-once = { $system } ne sert qu’une fois par tour
refusal-beam-no-grappler = aucun grappin énergétique n’est nommé
refusal-beam-no-direction = aucune direction n’est nommée
refusal-beam-lighter = { $ship } est le plus léger et bouge
refusal-beam-arc = { $ship } n’est pas dans l’arc de { $system }
refusal-beam-no-enemy = { $ship } n’est pas un vaisseau ennemi
refusal-beam-shields = { $ship } a des boucliers levés du côté de { $other }
refusal-beam-deflector = un déflecteur de { $ship } fait face à { $other }

## Réparations.

refusal-repair-expected = des ordres de réparation étaient attendus
refusal-repair-technological = seule une coque technologique est restaurée par son équipage
refusal-repair-heals = seule une coque biologique guérit des systèmes
refusal-repair-reloads = seule une coque biologique recharge des armes
refusal-repair-repeated = { $system } figure plus d’une fois
refusal-repair-no-crew = au moins une équipe de bord travaille sur un système, et non { $crew } sur { $system }
refusal-repair-no-crew-hull = au moins une équipe de bord restaure la coque, et non { $crew } ({ $place })
refusal-repair-boxes = { $boxes ->
    [one] { $boxes } équipe restaurerait une case
   *[other] { $boxes } équipes restaureraient une case chacune
  } dans { $section }, qui en a perdu { $lost }
refusal-repair-overworked = { $crew ->
    [one] { $crew } équipe travaillerait
   *[other] { $crew } équipes travailleraient
  } dans { $section }, où le maximum est { $most }
refusal-repair-lent = { $lent ->
    [one] le centre prête { $lent } équipe
   *[other] le centre prête { $lent } équipes
  }, il en reste { $left } pour son propre travail
refusal-repair-overspent = { $boxes ->
    [one] { $boxes } case serait donnée
   *[other] { $boxes } cases seraient données
  } dans { $section }, qui en a { $left } ; une doit rester
refusal-repair-no-modulated = { $system } n’est pas un générateur de bouclier modulé
refusal-repair-no-neighbour = l’arc { $arc } n’est pas voisin de celui auquel { $system } fait face
refusal-repair-no-shields = l’arc { $arc } n’a pas de générateur de bouclier à lui ou pas de points de bouclier
refusal-repair-not-once = { $system } n’est pas une arme à un seul coup
refusal-repair-not-spent = { $system } n’a pas encore tiré
refusal-repair-destroyed = { $system } est hors d’usage pour de bon, ce que rien ne répare
refusal-repair-spent = { $system } a servi et ne servira plus
refusal-repair-able = { $system } n’est pas hors service
refusal-repair-fluctuates = l’énergie de { $system } fluctue jusqu’à la fin du tour
refusal-repair-nobody = personne ne peut réparer { $system } dans une section sans coque ou abordée

## Ce qui ne se lit pas.

refusal-read-ship = un vaisseau tel que { $example } était attendu, et non « { $found } »{ $meant }
refusal-read-system = le numéro d’un système de { $ship }, de 1 à { $most }, était attendu, et non « { $found } »
refusal-read-one-of = un mot parmi { $known } était attendu, et non « { $found } »
refusal-read-whole = un nombre entier était attendu, et non « { $found } »
refusal-read-length = une réponse de { $most } caractères au plus était attendue
refusal-read-arrival = trois nombres étaient attendus, par exemple { $example }, et non « { $found } »
refusal-read-heading = un cap par pas de 22,5° était attendu, et non { $found }
refusal-read-dice = discard 1 3 ou more 2 était attendu, et non « { $found } »
refusal-read-die = les dés se comptent à partir de 1, et non de 0
refusal-read-electronics = un mot parmi { $verbs } était attendu, avec ce qui le suit, et non « { $found } »
refusal-read-systems-alone = seuls des systèmes étaient attendus après « { $behind } », et non « { $found } »
refusal-read-no-system = un système était attendu après « { $behind } »
refusal-read-one-target = une seule cible était attendue après « at », et non { $count }
refusal-read-muster = « wait », un vaisseau et une qualité d’équipage, ou « join » et des vaisseaux étaient attendus, et non « { $found } »
refusal-read-fire = des systèmes, « at » et un vaisseau, « by » et un réseau étaient attendus, et non « { $found } »
refusal-read-launch = après « launch », des armes, « toward » ou « onto » et un but, « by » et un réseau étaient attendus, et non « { $found } »
refusal-read-line = toward B2 20, onto B2, ou pour une salve ahead 20, right 30 20, left 30 20 étaient attendus, et non « { $found } »
refusal-read-salvo = une salve sur la table, comme A1s2, était attendue, et non « { $found } »
refusal-read-strike = une salve, « at » et un vaisseau ou une salve étaient attendus, et non « { $found } »
refusal-read-defence = des armes, « at » et une salve, « by » et un réseau étaient attendus, et non « { $found } »
refusal-read-decimal = un nombre à trois décimales au plus était attendu, et non « { $found } »
refusal-read-rocks = des armes, « by » et un réseau étaient attendus, et non « { $found } »
refusal-read-keep = les numéros d’armes, ou none, étaient attendus après « keep »
refusal-read-behind = { $what ->
    [system] un système de la cible
    [ship] un vaisseau
    [east] un nombre (distance vers l’est)
   *[north] un nombre (distance vers le nord)
  } était attendu après « { $behind } », rien ne suit
refusal-read-end = la fin ou un « ; » était attendu, et non « { $found } »
refusal-read-intercept = des armes, « by » et un réseau étaient attendus, et non « { $found } »
refusal-read-repair = un système et un nombre d’équipes étaient attendus, par exemple 4 2, et non « { $found } »

## Ce qui ne se lit pas dans des ordres de route.

refusal-code-column = colonne { $column } : { $problem }
refusal-code-length = des ordres de { $most } caractères au plus étaient attendus
refusal-code-brackets = une paire de parenthèses fermée était attendue, et non un « ( » seul
refusal-code-unknown = un code d’ordre était attendu, et non « { $found } »
refusal-code-end = la fin de l’ordre { $code } était attendue, et non « { $found } »
refusal-code-surplus = { $what ->
    [amount] aucun nombre
    [stage] aucun stade de rotation
    [parts] aucun composant
    [attack] aucune attaque FTL
   *[target] aucune cible
  } ne va derrière { $code }, à retirer : « { $found } »
refusal-code-no-number = un nombre était attendu derrière { $code }
refusal-code-number = un nombre de { $least } à { $most } était attendu derrière { $code }, et non { $found }
refusal-code-name = l’identifiant d’un élément était attendu, et non « { $found } »

## Qui ne peut venir à une bataille.

refusal-force-empty = « { $fleet } » n’a ni vaisseaux ni classes
refusal-force-twice = le vaisseau « { $ship } » est nommé deux fois ; une classe peut être nommée plusieurs fois
refusal-force-count = deux flottes étaient attendues, et non { $count }
refusal-force-no-ships = au moins un vaisseau était attendu dans chaque flotte, il n’y en a aucun

## Escadrilles et missions.

refusal-launch-squadron = { $ship } ne peut lancer { $squadron } maintenant
refusal-launch-arc = { $squadron } ne peut voler que dans l’arc de la section qui la lance
refusal-bay-launch = { $system } traite encore { $most ->
    [0] zéro escadrille ce tour
    [one] une escadrille ce tour
   *[other] { $most } escadrilles ce tour
  }
refusal-bay-room = { $system } contient au plus { $most ->
    [one] une escadrille
   *[other] { $most } escadrilles
  }
refusal-load-breaching = { $squadron } ne porte pas d’équipes : elle n’est pas d’abordage
refusal-load-count = un nombre d’équipes est 0 ou plus
refusal-shift-way = des équipes ne peuvent pas passer maintenant, { $start } vers { $section }
refusal-disable-reach = les assaillants ne tiennent pas seuls la section de { $system }, ou il est déjà désactivé
refusal-disable-most = dans la section { $section } on désactive au plus { $most ->
    [one] un système
   *[other] { $most } systèmes
  }, chacun une fois
refusal-board-most = { $system } envoie de 1 à { $most } équipes
refusal-squadron-unload = { $squadron } ne peut débarquer ainsi sur { $target } : il lui faut des équipes à bord, un arc sans boucliers cinétiques, et elle ne tire pas
refusal-read-board = attendu : un téléporteur, « at » un vaisseau, « by » un réseau, « with » des équipes ; trouvé : « { $found } »
refusal-load-most = { $squadron } porte au plus { $most ->
    [one] une équipe
   *[other] { $most } équipes
  }
refusal-load-section = il n’y a pas de section { $section }
refusal-load-parties = la section { $section } a { $marines ->
    [one] une équipe de fusiliers
   *[other] { $marines } équipes de fusiliers
  } et { $crew ->
    [one] une équipe de bord
   *[other] { $crew } équipes de bord
  }
refusal-rearm-weak = ensemble elles n’en font pas une de force { $strength }
refusal-rearm-squadrons = on réunit des escadrilles endommagées d’un même type, prêtes à bord de { $ship }
refusal-recover-squadron = { $ship } ne peut reprendre { $squadron } maintenant
refusal-recover-bay = { $system } n’est pas un hangar en service
refusal-recover-type = { $system } n’est pas fait pour { $squadron }
refusal-recover-absorb = seule une coque biologique absorbe, { $ship } en a une autre
refusal-mission-none = vous n’avez pas de mission { $mission }
refusal-mission-squadrons = une mission se compose d’escadrilles à vous sur la table
refusal-mission-same = { $mission } est déjà sous { $ship }
refusal-mission-fixed = rien ne peut changer { $mission }
refusal-mission-cap = { $mission } est une CAP, qui reste avec son vaisseau
refusal-mission-tried = on a déjà jeté le dé pour { $mission } ce tour
refusal-mission-other = { $mission } n’est pas sous { $ship } : il faut d’abord la remettre
refusal-mission-carrier = aucune de ces escadrilles n’appartient à { $ship }
refusal-mission-far = une CAP veut toutes ses escadrilles à 20 cm de { $ship }
refusal-mission-launched = ce qui vient d’être lancé ne peut prendre part à un changement loin de son vaisseau
refusal-mission-gather = { $squadron } est trop loin : elle rejoint une mission depuis { $most } cm au plus, le double de sa vitesse
refusal-mission-apart = loin de leur vaisseau, seules des missions au même endroit se réunissent
refusal-mission-command = { $ship } peut mener { $most ->
    [0] zéro mission
    [one] une mission
   *[other] { $most } missions
  } hors CAP, il y en aurait { $count }
refusal-deploy-squadrons = seules des escadrilles FTL commencent sur la table
refusal-deploy-free = seules des escadrilles sans porteur volent sans vaisseau, et pas en CAP
refusal-deploy-command = { $ship } n’a pas de commandement des opérations de chasse
refusal-flight-arc = « { $arc } » n’est pas un arc d’un vaisseau ennemi au contact
refusal-flight-nothing = il n’y a pas de { $target } à toucher sur la table
refusal-flight-task = { $mission } ne peut aller sur { $target } : c’est une { $task ->
    [strike] frappe, qui n’attaque que des vaisseaux
    [intercept] interception, qui n’attaque pas de vaisseaux
   *[cap] CAP, qui reste avec son vaisseau
  }
refusal-flight-onto = cette ligne ne finit pas sur { $target }
refusal-flight-moved = { $mission } ne vole pas maintenant
refusal-flight-most = { $most ->
    [one] une seule mission
   *[other] { $most } missions
  } à la fois
refusal-grow = { $system } ne peut faire naître une escadrille { $squadron } maintenant
refusal-read-mission = on attendait une mission sur la table, comme A1m2, pas « { $found } »
refusal-read-squadron = on attendait une escadrille, comme A1f2, pas « { $found } »
refusal-read-deploy = on attendait une mission, des escadrilles, « under » un vaisseau ou « at » un autre, pas « { $found } »
refusal-read-sortie = on attendait des escadrilles et où elles vont, pas « { $found } »
refusal-read-load = on attendait des nombres de « marines » ou « crew » « of » sections, pas « { $found } »
refusal-read-recovery = on attendait des escadrilles, « into » un hangar, pas « { $found } »
refusal-read-formation = on attendait une tâche et des escadrilles, ou une mission « to » un vaisseau, pas « { $found } »
refusal-read-flight = on attendait une mission, « toward » ou « onto » quelque chose, pas « { $found } »
refusal-read-growth = on attendait un type d’escadrille, « in » un hangar, pas « { $found } »
refusal-fire-starfighters = { $system } ne tire pas sur les chasseurs
refusal-fire-furball = { $mission } est dans une mêlée : nul au-dehors ne peut tirer sur elle
refusal-fire-squadron = { $squadron } n’est pas de { $mission }
refusal-fire-aims = chaque arme vise une escadrille de { $mission }
refusal-fire-screen-squadron = { $squadron } ne peut tirer sur ce tir
refusal-squadron-weapons = { $squadron } tire encore { $most ->
    [0] zéro arme ce tour
    [one] une arme au plus ce tour
   *[other] { $most } armes au plus ce tour
  }, chacune une fois
refusal-squadron-weapon = { $squadron } n’a pas d’arme pour cette cible maintenant
refusal-squadron-target = { $squadron } ne peut tirer sur { $target } maintenant
refusal-squadron-arc = { $squadron } n’attaque pas par l’arc « { $arc } »
refusal-squadron-system = { $system }, { $target }, ne peut y être visé par une frappe chirurgicale
refusal-squadron-now = { $squadron } ne tire pas maintenant
refusal-flak-mission = { $ship } ne peut tirer d’armes de 0 cm sur { $mission } maintenant
refusal-flak-weapon = { $system } n’est pas une arme de 0 cm qui puisse tirer sur { $mission } maintenant
refusal-read-squadron_fire = on attendait des escadrilles, « at » une cible, un arc d’un vaisseau, pas « { $found } »
