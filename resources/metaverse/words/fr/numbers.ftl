### Les nombres des vaisseaux et des flottes : comment ils s’appellent, de quelles lignes ils sont la somme, d’où vient ce qui y entre.

numbers-stat-combat_value = valeur de combat
numbers-stat-combat_value_limit = limite de valeur de combat
numbers-stat-target_rating = indice de cible
numbers-stat-ems = signature EM
numbers-stat-mass_factor = facteur de masse
numbers-stat-hull_hits = points de coque
numbers-stat-hull_layers = couches de coque
numbers-stat-max_speed = vitesse maximale
numbers-stat-reverse_speed = vitesse arrière
numbers-stat-tier = palier
numbers-stat-tier_limit = limite de palier
numbers-stat-crew_parties = équipes de bord
numbers-stat-marine_parties = équipes de fusiliers
numbers-stat-power = puissance
numbers-stat-section_power = puissance consommée
numbers-stat-forward_thrust = poussée avant
numbers-stat-reverse_thrust = poussée arrière
numbers-stat-port_drive = points de moteur à bâbord
numbers-stat-starboard_drive = points de moteur à tribord
numbers-stat-port_thrusters = points de propulseur à bâbord
numbers-stat-starboard_thrusters = points de propulseur à tribord
numbers-stat-best_ftl = meilleur moteur FTL
numbers-stat-best_ftl_rating = meilleur indice FTL
numbers-stat-reactor_rating = indice du réacteur
numbers-stat-life_support_rating = indice du support vital
numbers-stat-section = porté par
numbers-stat-shield_regeneration = régénération des boucliers
numbers-stat-adaptation = adaptation
numbers-stat-energy_deflector = déflecteur énergétique
numbers-stat-kinetic_deflector = déflecteur cinétique
numbers-stat-energy_kinetic_deflector = déflecteur mixte
numbers-stat-classes = classes
numbers-stat-ships = vaisseaux
numbers-stat-squadrons_beside = escadrilles sans porteur
numbers-stat-count = escadrilles
numbers-stat-crew_quality = qualité d’équipage
numbers-stat-command_quality = commandement
numbers-stat-damage_control_quality = contrôle des avaries

numbers-place-core = centre
numbers-place-fore = avant
numbers-place-aft = arrière
numbers-place-port = bâbord
numbers-place-starboard = tribord
numbers-place-fore_aft = avant/arrière
numbers-place-port_starboard = bâbord/tribord

numbers-line-hull = coque ({ $place })
numbers-line-armour_rating = blindage ({ $place })
numbers-line-ablative_plates = plaques ({ $place })
numbers-line-shield_hits = boucliers ({ $place })
numbers-line-hull_hits = points de coque, { $place }
numbers-line-reactor = réacteur, { $place }
numbers-line-rated = { $name } { $rating }
numbers-line-facing = { $name }, { $facing }
numbers-line-part = { $name } ({ $place })
numbers-line-of_part = { $name }, { $place }
numbers-line-copies = { $count } × { $part }
numbers-line-crew_parties = équipage
numbers-line-marine_parties = fusiliers
numbers-line-crew_quality = qualité d’équipage
numbers-line-command_quality = commandement
numbers-line-damage_control_quality = contrôle des avaries
numbers-line-hull_type = type de coque
numbers-line-tech_level = niveau technologique
numbers-line-squadrons = escadrilles : { $bay }
numbers-line-chosen = escadrilles choisies pour ce vaisseau
numbers-line-battles = batailles : { $factor }
numbers-line-draw = { $name }, { $place } : { $formula }
numbers-line-of = { $formula } avec { $given }

numbers-drawn_by-hull = Coque
numbers-drawn_by-shields = Boucliers

numbers-sum = la somme des lignes
numbers-highest = la plus haute des lignes

numbers-meaning-power = la consommation de tous les systèmes, sans arrondi
numbers-meaning-section_power =
    { $section ->
        [fore] la consommation des systèmes de la section avant
        [aft] la consommation des systèmes de la section arrière
        [port] la consommation des systèmes de la section bâbord
        [starboard] la consommation des systèmes de la section tribord
       *[core] la consommation des systèmes de la section centrale
    }
numbers-meaning-motion = le maximum que moteurs et propulseurs donnent par tour dans cette direction
numbers-meaning-shield_regeneration = points de bouclier rendus à chaque étape de réparation
numbers-meaning-adaptation = plus haut niveau d’adaptation de l’arc
numbers-meaning-tier = le plus haut palier de tout ce qui est à bord

numbers-origin-hull_hits = points de coque de toutes les sections
numbers-origin-tech_level = le niveau technologique du modèle
numbers-origin-reactor_total = indices de tous les réacteurs
numbers-origin-power_total = la consommation de tous les systèmes, sans arrondi
numbers-origin-offence = mesurée par le calcul exact des dés : la vitesse à laquelle il détruit chaque vaisseau de référence (moyenne géométrique)
numbers-origin-fore_turns = mesurée par le calcul exact des dés : la durée nécessaire aux vaisseaux de référence pour le détruire par l’arc avant (moyenne géométrique)
numbers-origin-side_turns = mesurée de même par les arcs latéraux
numbers-origin-aft_turns = mesurée de même par l’arc arrière
numbers-origin-crew_quality = la qualité d’équipage du modèle
numbers-origin-command_steps = le commandement du modèle
numbers-origin-damage_control_steps = le contrôle des avaries du modèle
numbers-origin-technological = le type de coque du modèle
numbers-origin-biological = le type de coque du modèle
numbers-origin-shield_hits = points de bouclier des quatre arcs
numbers-origin-generator_ratings = indices de tous les générateurs de bouclier
numbers-origin-penetrating_share = part pénétrante des dégâts de toutes les armes
numbers-origin-ems_continuous = puissance selon le niveau technologique, sans arrondi
numbers-origin-utility = la somme de ce qui est utile sans infliger ni encaisser de dégâts, en part du reste
numbers-origin-hangar = le coût de ses hangars et des escadrilles à bord
numbers-origin-parties =
    { $section ->
        [fore] équipes de bord et de fusiliers de la section avant
        [aft] équipes de bord et de fusiliers de la section arrière
        [port] équipes de bord et de fusiliers de la section bâbord
        [starboard] équipes de bord et de fusiliers de la section tribord
       *[core] équipes de bord et de fusiliers de la section centrale
    }

numbers-note-alarm = { $line } : { $percent } % de la valeur
numbers-note-chosen = la formule donne { $of_class } pour la classe, et { $ship } avec les escadrilles choisies pour ce vaisseau
numbers-note-designed = choisi dans le modèle { $design }
numbers-note-battles = batailles : { $factor }, non compté, car la flotte utilise les valeurs standard
numbers-note-battles_outdated = le modèle a changé depuis ses batailles, donc leur résultat ne compte pas
numbers-note-cut = la formule donne { $exact } ; les règles veulent un nombre entier : { $used }
numbers-note-utility =
    l’utilité (ce qui n’inflige ni n’encaisse de dégâts) ajoute { $percent } % au reste, en { $count ->
        [one] { $count } ligne
       *[other] { $count } lignes
    }

numbers-ship_or_class = vaisseau ou classe
numbers-of_parts = sections core.power
