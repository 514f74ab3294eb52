### Pourquoi une réponse n'est pas permise dans une bataille, et ce qui ne se lit pas dans ce que quelqu'un a tapé.
### Les mots que l'on tape (wait, join, at, by, codes d'ordre) restent les mêmes dans toutes les langues.

## Ce que plusieurs décisions refusent.

refusal-broken = { $system } ne fonctionne pas
refusal-destroyed = { $system } est détruit
refusal-twice = vous avez nommé deux fois { $system }
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
refusal-far = { $ship } est à plus de 100 cm
refusal-section = { $place ->
    [core] le centre
    [fore] la section avant
    [starboard] la section tribord
    [aft] la section arrière
   *[port] la section bâbord
  }

## Ordres de mouvement.

refusal-plot-expected = les ordres de mouvement manquent
refusal-plot-length = un vaisseau reçoit au plus { $most } ordres par tour, et celui-ci en a { $count }
refusal-plot-shape = écrivez chaque ordre comme un code suivi de ses précisions
refusal-plot-repeated = écrivez { $code } une seule fois, et non { $count }
refusal-plot-no-parts = { $code } doit nommer au moins un { $kind ->
    [drive] moteur STL
   *[thruster] propulseur
  }
refusal-plot-part = { $code } ne peut pas utiliser { $system }, qui n’est pas un { $kind ->
    [drive] moteur STL
   *[thruster] propulseur
  } en état
refusal-plot-part-repeated = { $code } ne peut nommer { $system } qu’une fois, et non { $count }
refusal-plot-part-both = { $system } sert de moteur ou de propulseur dans un tour, pas des deux : EP et ET ne peuvent pas l’utiliser ensemble
refusal-plot-no-target = { $kind ->
    [ram] un éperonnage
   *[attack] une attaque FTL
  } doit nommer un vaisseau ennemi
refusal-plot-target = { $kind ->
    [ram] un éperonnage
   *[attack] une attaque FTL
  } doit viser un vaisseau ennemi, et { $target } n’en est pas un
refusal-plot-cloak-both = un vaisseau ne peut pas s’occulter et lever l’occultation dans le même tour
refusal-plot-cloak-again = le vaisseau est déjà occulté
refusal-plot-cloak-unable = le vaisseau n’a pas de générateur d’occultation en état
refusal-plot-cloak-off = le vaisseau n’est pas occulté
refusal-plot-hidden = un vaisseau occulté ne peut pas exécuter { $code } ; levez d’abord l’occultation
refusal-plot-speed = une vitesse de { $speed } cm dépasse le maximum de { $most }
refusal-plot-reverse = une vitesse arrière de { $speed } cm dépasse le maximum de { $most }
refusal-plot-sideways = un vaisseau cinématique ne peut pas pousser de côté
refusal-plot-stage = un vaisseau cinématique ne change de vitesse qu’avant de bouger, jamais pendant une rotation
refusal-plot-flip = seuls les vaisseaux newtoniens peuvent faire un renversement
refusal-plot-rotation = la rotation ne peut augmenter que d’un côté dans un tour
refusal-plot-late-stage = { $steps ->
    [one] le vaisseau ne tourne que de { $steps } pas
   *[other] le vaisseau ne tourne que de { $steps } pas
  } de 45° : il ne peut pas pousser à un stade plus tardif
refusal-plot-bridge = un vaisseau sans passerelle active ne reçoit pas d’ordres et dérive
refusal-plot-steady = un vaisseau qui saute ne peut changer ni de cap ni de vitesse
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
refusal-plot-flip-cost = un renversement demande { $cost } points de propulseur de chaque bord, ou 2 points libres de moteurs avant et 2 de moteurs arrière
refusal-plot-shared-advanced = un moteur avancé sert de moteur ou de propulseur dans un tour, pour une seule sorte d’action ; vous pouvez partager ses points entre les bords
refusal-plot-shared-thruster = chaque propulseur sert à une seule sorte d’action par tour : une partie des points est donc inutilisable
refusal-plot-shared-drive = chaque poussée utilise des moteurs distincts : une partie des points est donc inutilisable
refusal-plot-needs-charge = charger demande un moteur FTL en état
refusal-plot-needs-retreat = une retraite FTL demande un moteur FTL en état
refusal-plot-needs-strategic = un saut stratégique demande un moteur FTL de base ou avancé en état
refusal-plot-needs-tactical = un saut tactique demande un moteur FTL avancé en état
refusal-plot-drives-named = { $code } nomme { $count } moteurs ; donnez un ordre à chacun
refusal-plot-charged = le moteur est à pleine charge : il doit sauter ou faire retraite maintenant
refusal-plot-charge-count = aucun moteur n’aurait { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } de charge à la fin de ce tour
refusal-plot-charge-own = chaque ordre de charge demande un moteur distinct
refusal-plot-uncharged = { $code } demande un moteur FTL à pleine charge
refusal-plot-departures = un seul saut ou une seule retraite par tour
refusal-plot-dice = un saut tactique lance au moins { $least } dés, et vous en avez écrit { $count }

## Retours de saut, et leurs dés.

refusal-arrival-expected = donnez une position en millièmes de cm (nombres entiers) et un cap
refusal-arrival-off-table = la position est hors de la table, qui mesure { $length } cm sur { $width } cm
refusal-arrival-apart = des vaisseaux qui reviennent ensemble doivent être à moins de { $distance } cm les uns des autres
refusal-arrival-heading = le cap doit être de 0 à { $most }, et non { $heading }
refusal-arrival-compass = un vaisseau newtonien doit pointer vers l’une des huit directions de la rose
refusal-dice-expected = choisissez des dés à écarter, ou un nombre de dés à lancer
refusal-dice-both = écartez des dés ou lancez-en d’autres, mais pas les deux
refusal-dice-most = { $most ->
    [one] vous pouvez écarter ou lancer { $most } dé au plus
   *[other] vous pouvez écarter ou lancer { $most } dés au plus
  }
refusal-dice-named = nommez chaque dé écarté une seule fois, par son rang compté à partir de 0

## Guerre électronique.

refusal-ew-unable = { $ship } est occulté, hors de la table ou sans passerelle en état
refusal-ew-arc-twice = vous avez nommé deux fois les boucliers de l’arc { $arc }
refusal-ew-switch = impossible { $way ->
    [on] d’allumer
   *[off] d’éteindre
  } { $system } : { $state ->
    [on] c’est allumé
    [off] c’est éteint
   *[broken] cela ne fonctionne pas
  }
refusal-ew-pod = { $system } ne fonctionne pas ou a déjà servi
refusal-ew-target = { $target } n’est pas un vaisseau ennemi en vue à moins de { $distance } cm
refusal-ew-served = { $system } sert au plus { $most ->
    [one] { $most } vaisseau
   *[other] { $most } vaisseaux
  }
refusal-ew-served-twice = { $system } sert deux fois { $ship }
refusal-ew-friend = { $ship } n’est pas un autre vaisseau ami à moins de { $distance } cm
refusal-ew-nothing-up = aucun bouclier n’est levé dans l’arc { $arc }
refusal-ew-nothing-dropped = l’arc { $arc } n’a pas de boucliers baissés à un tour précédent
refusal-ew-stealth = les boucliers restent baissés quand la furtivité est allumée, ou vient d’être éteinte

## Qui attend et qui se joint.

refusal-muster-not-here = { $ship } n’est pas de ce groupe, ou vous l’avez nommé deux fois
refusal-muster-wait = { $ship } ne peut attendre qu’un groupe de qualité inférieure à { $quality }
refusal-muster-no-commander = { $ship } n’a pas de chef dans ce groupe à moins de 20 cm, ou vous l’avez nommé deux fois
refusal-muster-waits = { $ship } ne peut pas tirer avec { $commander }, qui attend

## Tir, et tir sur des tirs.

refusal-fire-ahead = avant son groupe, { $ship } ne peut tirer que sur { $target }
refusal-fire-ahead-only = un vaisseau qui agit avant son groupe ne peut que tirer
refusal-fire-unable = { $ship } ne peut pas tirer : { $state ->
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
refusal-fire-no-weapon = nommez au moins une arme pour { $system }
refusal-fire-no-array = { $system } n’est pas un réseau de capteurs
refusal-encounter-table = la table doit mesurer { $least } à { $most } cm, sans être plus large que longue, et non « { $found } »
refusal-encounter-head_start = une avance doit être de 0 à { $most } points, et non { $found }
refusal-encounter-head_start_turn = une avance peut l’emporter à égalité à partir des tours 0 à { $most }, et non { $found }
refusal-encounter-offered = les dés permettent { $known } (différence { $difference }), et non « { $kind } »
refusal-encounter-twice = « { $found } » figure deux fois
refusal-encounter-stranger = la flotte { $side } n’a pas de vaisseau « { $ship } »
refusal-encounter-missing = donnez une position au vaisseau « { $ship } » de la flotte { $side }
refusal-encounter-taken = « { $ship } » est à la même position que « { $other } » ; donnez-lui-en une autre
refusal-encounter-zone = « { $ship } » n’est pas dans une zone de déploiement de son camp
refusal-encounter-heading = un vaisseau newtonien pointe vers l’une de huit directions : le cap de « { $ship } » doit être un nombre pair, et non { $found }
refusal-encounter-speed = la vitesse de départ de « { $ship } » doit être de 0 à { $most } cm par tour, et non { $found }
refusal-encounter-long_side = la table mesure { $length } cm de long et { $width } cm de large ; la longueur ne doit pas être inférieure à la largeur
refusal-encounter-dice = un { $face } sur un D{ $die } ne signifie pas { $found }
refusal-encounter-winner = les totaux sont { $one } et { $other } : « { $found } » n’a pas gagné l’initiative
refusal-encounter-used = utilisez chacun des { $count } dés une seule fois, en comptant à partir de 0, et non { $found }
refusal-encounter-unplaced = le vaisseau « { $ship } » de la flotte { $side } n’est placé avec aucun escadron
refusal-encounter-shape = un terrain « { $kind } » ne peut pas avoir la forme « { $form } »
refusal-encounter-wind = seule une nébuleuse protoplanétaire a un vent propre, pas « { $kind } »
refusal-encounter-terrain_zone = « { $kind } » est dans une zone de déploiement du camp qui a perdu l’initiative
refusal-encounter-on_body = « { $ship } » est sur « { $kind } » et y serait détruit
refusal-encounter-towed = « { $ship } » doit être à 5 cm au plus du vaisseau de son camp qui le remorque
refusal-encounter-tug = « { $tug } » ne peut pas remorquer « { $ship } » avec ses autres remorqués. Il faut un moteur FTL, et un grappin par vaisseau qui n’en a pas ; cinq fois la masse remorquée ne doit pas dépasser indice × propre masse
refusal-encounter-cap = une zone peut contenir au plus { $cap } % de la flotte { $side }, et non { $share } %
refusal-rocks-no-array = nommez un réseau pour guider les armes
refusal-rocks-arc = les rochers n’arrivent pas entre l’arc « { $arc } » et un autre
refusal-rocks-weapon = { $system } n’est pas une arme directe chargée
refusal-fire-no-squadrons = { $ship } n’est pas une mission dont on peut viser une escadrille
refusal-fire-array-used = { $system } a déjà servi ce tour
refusal-fire-array-engages = { $system } engage déjà { $ship }
refusal-fire-array-surgical = { $system } guide un tir chirurgical et n’est pas libre pour un autre tir
refusal-fire-array-volley = { $system } guide une volée et n’est pas libre pour un autre tir
refusal-fire-unserved = aucun ansible de { $lender } ne sert { $ship }
refusal-fire-lent-early = { $lender } n’a pas encore utilisé { $system }
refusal-fire-lent-use = { $lender } a utilisé { $system } pour autre chose qu’un tir en salve
refusal-fire-lent-target = { $lender } a utilisé { $system } contre une autre cible
refusal-fire-lent-one = { $lender } ne peut prêter qu’un seul de ses réseaux à un vaisseau
refusal-fire-borrowed = { $system } est prêté et ne sert qu’au tir en salve
refusal-fire-not-weapon = { $system } n’est pas une arme
refusal-fire-starships = { $system } ne peut pas tirer sur des vaisseaux
refusal-fire-indirect-targets = { $system } ne peut pas tirer sur des salves
refusal-fire-bears = { $system } ne porte pas sur { $ship }
refusal-fire-indirect = { $system } est une arme indirecte : un réseau de capteurs ne peut pas la guider vers une cible
refusal-fire-no-range = { $system } n’a pas de portée et ne tire pas à cette étape
refusal-fire-fired = { $system } a tiré au tour { $turn }
refusal-fire-volley-size = une volée demande au moins deux armes
refusal-fire-volley-mirrored = { $system } tire par l’arc opposé et ne peut pas faire partie d’une volée
refusal-fire-surgical-one = un tir chirurgical demande une seule arme
refusal-fire-surgical-system = un tir chirurgical doit nommer un système de la cible
refusal-fire-surgical-only = seul un tir chirurgical peut nommer un système de la cible
refusal-fire-direct = { $system } ne peut pas tirer sur des tirs directs
refusal-fire-screen-array = { $system } n’est pas un réseau de capteurs libre, ou vous l’avez nommé deux fois
refusal-fire-screen-weapon = { $system } ne peut pas tirer sur ce tir maintenant, ou vous l’avez nommé deux fois

## Salves d’armes indirectes.

refusal-launch-no-weapon = nommez au moins une arme à lancer pour { $system }
refusal-launch-rating = { $system } lance { $most ->
    [one] une seule arme
   *[other] { $most } armes au plus
  }
refusal-launch-direct = { $system } n’est pas une arme indirecte
refusal-launch-bears = { $system } ne porte pas dans cette direction
refusal-launch-range = { $system } avance de { $most } cm au plus
refusal-salvo-none = vous n’avez pas de salve { $salvo }
refusal-salvo-immune = on ne peut pas tirer sur les armes de { $salvo }
refusal-salvo-contact = { $salvo } est au contact de { $ship } : seuls ce vaisseau et sa CAP peuvent tirer sur elle
refusal-salvo-surgical = { $salvo } n’a pas de systèmes pour un tir chirurgical
refusal-salvo-direction = une direction doit être de 0 à moins de 360°
refusal-salvo-turn = { $salvo } tourne de 45° au plus
refusal-salvo-length = une salve peut avancer de 0 à { $most } cm
refusal-salvo-onto = cette ligne ne finit pas sur { $ship }
refusal-salvo-stays = { $salvo } est à sa limite de tours et n’avance plus
refusal-salvo-moved = { $salvo } a déjà avancé
refusal-salvo-most = déplacez { $most ->
    [one] une seule salve
   *[other] au plus { $most } salves
  } à la fois
refusal-salvo-target = les armes de { $salvo } ne peuvent pas frapper { $ship }
refusal-salvo-reach = { $ship } est à plus de { $most } cm, hors de portée de frappe de { $salvo }
refusal-salvo-close = { $system } n’est pas une arme de 0 cm capable de tirer sur { $salvo } maintenant

## Grappins énergétiques et téléporteurs.

refusal-beam-bridge = { $ship } n’a pas de passerelle en état
refusal-beam-nothing = il n’y a ni vaisseau, ni mission, ni salve { $target }
refusal-beam-no-target = { $ship } n’est pas un autre vaisseau sur la table
refusal-beam-array-used = { $system } sert déjà à autre chose ce tour
refusal-beam-once = n’utilisez { $system } qu’une fois par tour
refusal-beam-no-grappler = nommez un grappin énergétique
refusal-beam-no-direction = donnez une direction
refusal-beam-lighter = { $ship } est le plus léger : c’est lui qui bouge
refusal-beam-arc = { $ship } n’est pas dans l’arc de { $system }
refusal-beam-no-enemy = { $ship } n’est pas un vaisseau ennemi
refusal-beam-shields = { $ship } a des boucliers levés du côté de { $other }
refusal-beam-deflector = un déflecteur de { $ship } fait face à { $other }

## Réparations.

refusal-repair-expected = donnez des ordres de réparation
refusal-repair-technological = l’équipage ne restaure qu’une coque technologique
refusal-repair-heals = seule une coque biologique peut guérir des systèmes
refusal-repair-reloads = seule une coque biologique peut recharger des armes
refusal-repair-repeated = vous avez nommé { $system } plus d’une fois
refusal-repair-no-crew = mettez au moins une équipe de bord sur { $system }, et non { $crew }
refusal-repair-no-crew-hull = mettez au moins une équipe de bord sur la coque ({ $place }), et non { $crew }
refusal-repair-boxes = { $boxes ->
    [one] { $boxes } équipe restaurerait une case
   *[other] { $boxes } équipes restaureraient une case chacune
  } dans { $section }, qui n’en a perdu que { $lost }
refusal-repair-overworked = { $crew ->
    [one] { $crew } équipe travaillerait
   *[other] { $crew } équipes travailleraient
  } dans { $section }, où le maximum est { $most }
refusal-repair-lent = { $lent ->
    [one] le centre prête { $lent } équipe
   *[other] le centre prête { $lent } équipes
  } : il n’en reste que { $left } pour son propre travail
refusal-repair-overspent = { $boxes ->
    [one] vous donneriez { $boxes } case
   *[other] vous donneriez { $boxes } cases
  } dans { $section }, qui en a { $left } ; il doit en rester une
refusal-repair-no-modulated = { $system } n’est pas un générateur de bouclier modulé
refusal-repair-no-neighbour = l’arc { $arc } n’est pas voisin de celui auquel { $system } fait face
refusal-repair-no-shields = l’arc { $arc } n’a pas son propre générateur de bouclier, ou pas de points de bouclier
refusal-repair-not-once = { $system } n’est pas une arme à un seul coup
refusal-repair-not-spent = { $system } n’a pas encore tiré
refusal-repair-destroyed = { $system } est détruit et ne peut pas être réparé
refusal-repair-spent = { $system } a servi et ne peut pas être rechargé
refusal-repair-able = { $system } n’est pas hors service
refusal-repair-fluctuates = l’énergie de { $system } fluctue jusqu’à la fin du tour
refusal-repair-nobody = { $system } ne peut pas être réparé : sa section n’a plus de coque, ou des abordeurs s’y trouvent

## Ce qui ne se lit pas.

refusal-read-ship = il n’y a pas de vaisseau « { $found } » (écrivez par exemple { $example }){ $meant }
refusal-read-system = { $ship } n’a pas de système « { $found } » ; ses systèmes vont de 1 à { $most }
refusal-read-one-of = impossible de lire « { $found } » ; choisissez parmi { $known }
refusal-read-whole = « { $found } » n’est pas un nombre entier
refusal-read-length = la réponse est trop longue ; écrivez au plus { $most } caractères
refusal-read-arrival = impossible de lire « { $found } ». Écrivez trois nombres, par exemple { $example }
refusal-read-heading = un cap doit être un multiple de 22,5°, et non { $found }
refusal-read-dice = impossible de lire « { $found } ». Écrivez par exemple discard 1 3 ou more 2
refusal-read-die = les dés se comptent à partir de 1, et non de 0
refusal-read-electronics = impossible de lire « { $found } ». Commencez par l’un de on, off, pod, aim, serve, drop, raise, puis nommez des systèmes, des arcs ou des vaisseaux
refusal-read-muster = impossible de lire « { $found } ». Écrivez « wait », un vaisseau et une qualité d’équipage (wait A1 3), ou « join » et des vaisseaux (join A2)
refusal-read-fire = impossible de lire « { $found } ». Écrivez des armes, une cible et un réseau : 12 13 at B1 by 3
refusal-read-line = impossible de lire « { $found } ». Écrivez toward B2 20 ou onto B2 ; pour une salve aussi ahead 20, right 30 20 ou left 30 20
refusal-read-salvo = il n’y a pas de salve « { $found } » ; écrivez une salve sur la table, par exemple A1s2
refusal-read-strike = impossible de lire « { $found } ». Écrivez une salve et sa cible, vaisseau ou salve : A1s2 at B1
refusal-read-defence = impossible de lire « { $found } ». Écrivez des armes, une salve et un réseau : 12 13 at A1s2 by 3
refusal-read-decimal = « { $found } » n’est pas un nombre à trois décimales au plus
refusal-read-rocks = impossible de lire « { $found } ». Écrivez des armes et un réseau : 12 13 by 3
refusal-read-behind = ajoutez { $what ->
    [system] un système
    [target_system] un système de la cible
    [ship] un vaisseau
    [salvo] une salve
    [mission] une mission
    [squadron] une escadrille
    [arc] un arc
    [section] une section
    [task] une tâche
    [number] un nombre
    [parties] des équipes, par exemple 3 marines of core,
    [line] une destination
    [weapons] des armes, ou « none »,
   *[target] une cible
  } après « { $behind } »
refusal-read-end = « { $found } » est de trop ici. Terminez la réponse, ou écrivez « ; » avant la suite
refusal-read-intercept = impossible de lire « { $found } ». Écrivez des armes et un réseau : 12 13 by 3
refusal-read-repair = impossible de lire « { $found } ». Écrivez un système et un nombre d’équipes : 4 2

## Ce qui ne se lit pas dans des ordres de mouvement.

refusal-code-column = colonne { $column } : { $problem }
refusal-code-length = les ordres sont trop longs ; écrivez au plus { $most } caractères
refusal-code-brackets = une parenthèse « ( » n’est pas fermée
refusal-code-unknown = il n’y a pas de code d’ordre « { $found } »
refusal-code-end = « { $found } » est de trop après l’ordre { $code }
refusal-code-surplus = { $code } ne prend { $what ->
    [amount] aucun nombre
    [stage] aucun stade de rotation
    [parts] aucun élément
    [attack] aucune attaque FTL
   *[target] aucune cible
  } ; retirez « { $found } »
refusal-code-no-number = il manque un nombre après { $code }
refusal-code-number = le nombre après { $code } doit être de { $least } à { $most }, et non { $found }
refusal-code-name = « { $found } » n’est pas l’identifiant d’un élément

## Qui ne peut pas participer à une bataille.

refusal-force-empty = « { $fleet } » n’a ni vaisseaux ni classes
refusal-force-twice = vous avez nommé deux fois le vaisseau « { $ship } » ; seule une classe peut figurer plusieurs fois
refusal-force-count = il faut deux flottes pour une bataille ; vous en avez donné { $count }
refusal-force-no-ships = il faut au moins un vaisseau dans chaque flotte

## Escadrilles et missions.

refusal-launch-squadron = { $ship } ne peut pas lancer { $squadron } maintenant
refusal-launch-arc = { $squadron } ne peut voler que dans l’arc de la section qui la lance
refusal-bay-launch = { $system } ne peut plus traiter { $most ->
    [0] aucune escadrille ce tour
    [one] qu’une escadrille ce tour
   *[other] que { $most } escadrilles ce tour
  }
refusal-bay-room = { $system } contient au plus { $most ->
    [one] une escadrille
   *[other] { $most } escadrilles
  }
refusal-load-breaching = { $squadron } ne peut pas porter d’équipes : ce n’est pas une escadrille d’abordage
refusal-load-count = le nombre d’équipes doit être de 0 ou plus
refusal-shift-way = des équipes ne peuvent pas passer maintenant, { $start } vers { $section }
refusal-disable-reach = { $system } est déjà hors service, ou les abordeurs ne tiennent pas sa section
refusal-disable-most = dans la section { $section }, les abordeurs peuvent mettre hors service { $most ->
    [one] un système
   *[other] jusqu’à { $most } systèmes
  }, chacun une seule fois
refusal-board-most = { $system } peut envoyer de 1 à { $most } équipes
refusal-squadron-unload = { $squadron } ne peut pas débarquer sur { $target } : il lui faut des équipes à bord et un arc sans boucliers cinétiques, et elle ne doit pas tirer
refusal-load-most = { $squadron } porte au plus { $most ->
    [one] une équipe
   *[other] { $most } équipes
  }
refusal-load-section = ce vaisseau n’a pas de section { $section }
refusal-load-parties = la section { $section } a { $marines ->
    [one] une équipe de fusiliers
   *[other] { $marines } équipes de fusiliers
  } et { $crew ->
    [one] une équipe de bord
   *[other] { $crew } équipes de bord
  }
refusal-rearm-weak = ces escadrilles réunies ne font pas une force de { $strength }
refusal-rearm-squadrons = vous ne pouvez réunir que des escadrilles endommagées d’un même type, prêtes à bord de { $ship }
refusal-recover-squadron = { $ship } ne peut pas récupérer { $squadron } maintenant
refusal-recover-bay = { $system } n’est pas un hangar en état
refusal-recover-type = { $system } n’est pas fait pour { $squadron }
refusal-recover-absorb = seule une coque biologique peut absorber une escadrille, et { $ship } en a une autre
refusal-mission-none = vous n’avez pas de mission { $mission }
refusal-mission-squadrons = une mission ne peut contenir que vos propres escadrilles sur la table
refusal-mission-same = { $mission } est déjà sous { $ship }
refusal-mission-fixed = { $mission } ne peut pas être modifiée
refusal-mission-cap = { $mission } est une CAP, qui reste avec son vaisseau
refusal-mission-tried = vous avez déjà lancé le dé pour { $mission } ce tour
refusal-mission-other = { $mission } n’est pas sous { $ship } ; remettez-la d’abord
refusal-mission-carrier = aucune de ces escadrilles n’appartient à { $ship }
refusal-mission-far = une CAP doit avoir toutes ses escadrilles à moins de 20 cm de { $ship }
refusal-mission-launched = les escadrilles lancées ce tour ne peuvent pas rejoindre une mission loin de leur vaisseau
refusal-mission-gather = { $squadron } est trop loin ; elle peut rejoindre une mission jusqu’à { $most } cm, le double de sa vitesse
refusal-mission-apart = loin de leur vaisseau, vous ne pouvez réunir que des missions au même endroit
refusal-mission-command = { $ship } ne peut mener { $most ->
    [0] aucune mission
    [one] qu’une mission
   *[other] que { $most } missions
  } en plus de la CAP, et il y en aurait { $count }
refusal-deploy-squadrons = seules des escadrilles FTL peuvent commencer sur la table
refusal-deploy-free = seules des escadrilles sans porteur peuvent voler sans vaisseau, et jamais en CAP
refusal-deploy-command = { $ship } n’a pas de commandement des opérations de chasse
refusal-flight-arc = « { $arc } » n’est pas un arc d’un vaisseau ennemi au contact
refusal-flight-nothing = il n’y a pas de { $target } sur la table à rejoindre
refusal-flight-task = { $mission } ne peut pas aller sur { $target } : c’est une { $task ->
    [strike] frappe, qui n’attaque que des vaisseaux
    [intercept] interception, qui n’attaque pas de vaisseaux
   *[cap] CAP, qui reste avec son vaisseau
  }
refusal-flight-onto = cette ligne ne finit pas sur { $target }
refusal-flight-moved = { $mission } ne peut pas voler maintenant
refusal-flight-most = déplacez { $most ->
    [one] une seule mission
   *[other] au plus { $most } missions
  } à la fois
refusal-grow = { $system } ne peut pas faire naître une escadrille { $squadron } maintenant
refusal-read-mission = il n’y a pas de mission « { $found } » ; écrivez une mission sur la table, par exemple A1m2
refusal-read-squadron = il n’y a pas d’escadrille « { $found } » ; écrivez par exemple A1f2
refusal-read-deploy = impossible de lire « { $found } ». Écrivez une tâche, des escadrilles et un vaisseau : intercept A1f1 under A1, ou strike Af1 Af2 at A1
refusal-read-sortie = impossible de lire « { $found } ». Écrivez des escadrilles et leur destination : f1 f2 toward B1
refusal-read-load = impossible de lire « { $found } ». Écrivez un nombre d’équipes et leur section : 3 marines of core
refusal-read-recovery = impossible de lire « { $found } ». Écrivez des escadrilles et un hangar : f1 f2 into 12
refusal-read-formation = impossible de lire « { $found } ». Écrivez une tâche et des escadrilles (strike A1f1 A1f2), ou une mission et son nouveau vaisseau (A1m1 to A2)
refusal-read-flight = impossible de lire « { $found } ». Écrivez une mission et sa destination : A1m1 toward B1 20, ou A1m1 onto B1
refusal-read-growth = impossible de lire « { $found } ». Écrivez un type d’escadrille et un hangar : petal in 12
refusal-fire-starfighters = { $system } ne tire pas sur les chasseurs
refusal-fire-furball = { $mission } est dans une mêlée : on ne peut pas tirer sur elle du dehors
refusal-fire-squadron = { $squadron } n’est pas de { $mission }
refusal-fire-aims = pointez chaque arme sur une escadrille de { $mission }
refusal-fire-screen-squadron = { $squadron } ne peut pas tirer sur ce tir
refusal-squadron-weapons = { $squadron } ne peut plus tirer { $most ->
    [0] avec aucune arme ce tour
    [one] qu’avec une arme ce tour
   *[other] qu’avec { $most } armes ce tour
  }, chacune une fois
refusal-squadron-weapon = { $squadron } n’a pas d’arme pour cette cible maintenant
refusal-squadron-target = { $squadron } ne peut pas tirer sur { $target } maintenant
refusal-squadron-arc = { $squadron } ne peut pas attaquer par l’arc « { $arc } »
refusal-squadron-system = { $system }, { $target }, ne peut pas y être la cible d’une frappe chirurgicale
refusal-squadron-now = { $squadron } ne peut pas tirer maintenant
refusal-flak-mission = { $ship } ne peut pas tirer d’armes de 0 cm sur { $mission } maintenant
refusal-flak-weapon = { $system } n’est pas une arme de 0 cm capable de tirer sur { $mission } maintenant
refusal-read-squadron_fire = impossible de lire « { $found } ». Écrivez des escadrilles, une cible et son arc : A1f1 A1f2 at B1 aft
