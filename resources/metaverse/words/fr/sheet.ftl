### Ce qu'imprime une fiche de vaisseau. Les mots entre accolades sont remplacés ; les noms de ce que donne catalogue.toml suivent.

sheet-document-title = Fiches de vaisseau Metaverse

sheet-head-class_of = classe { $name }
sheet-head-class = classe de vaisseau
sheet-head-outside = sans chef : qualité d’équipage { $quality } ({ $full } s’il combat seul)
sheet-head-squadron = type d’escadrille
sheet-head-more = … et { $count } de plus
sheet-head-between = { "\u00A0; " }

sheet-head-problem_count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }

sheet-head-problems =
    { $count ->
        [one] { $count } problème : { $problems }
       *[other] { $count } problèmes : { $problems }
    }

sheet-foot-legal = Fiche de vaisseau Metaverse
sheet-foot-illegal = Fiche de vaisseau Metaverse  ·  non conforme aux règles
sheet-foot-plot = ordres sur la feuille de route
sheet-foot-no_code = pas de place pour un code de partage
sheet-foot-page = page { $page } sur { $pages }
sheet-foot-made = MetaMaker

sheet-column-target_rating = indice de cible
sheet-column-ems = sign. EM · attaquants
sheet-column-combat_value = valeur de combat
sheet-column-measured_value = valeur mesurée
sheet-column-mass_factor = facteur de masse
sheet-column-crew_quality = qualité d’équipage
sheet-column-command_quality = commandement
sheet-column-damage_control_quality = contrôle avaries
sheet-column-tier = palier
sheet-column-cinematic = vitesse max., cm
sheet-column-newtonian = newtonien
sheet-column-metallic_ceramic = coque métal/céram.
sheet-column-technological = coque technologique
sheet-column-biological = coque biologique

sheet-hull-metallic_ceramic = M/C
sheet-hull-technological = TECH
sheet-hull-biological = BIO

sheet-motion-title = POINTS PAR TOUR
sheet-motion-ahead = en avant
sheet-motion-astern = en arrière
sheet-motion-turn_port = à bâbord
sheet-motion-turn_starboard = à tribord
sheet-motion-drift_port = dérive bâb.
sheet-motion-drift_starboard = dérive trib.

sheet-extras-charge = CHARGE FTL
sheet-extras-needs = À PRÉVOIR
sheet-extras-aboard = À BORD

sheet-tokens-ship =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }

sheet-tokens-squadron =
    { $count ->
        [one] { $count } escadrille
       *[other] { $count } escadrilles
    }

sheet-tokens-salvo =
    { $count ->
        [one] { $count } pion de salve
       *[other] { $count } pions de salve
    }

sheet-section-fore = AVANT
sheet-section-port = BÂBORD
sheet-section-core = CENTRE
sheet-section-starboard = TRIBORD
sheet-section-aft = ARRIÈRE
sheet-section-continued = { $section } – SUITE

sheet-place-fore = avant
sheet-place-port = bâbord
sheet-place-core = centre
sheet-place-starboard = tribord
sheet-place-aft = arrière

sheet-weapons-title = ARMES
sheet-weapons-damage = dégâts
sheet-weapons-range = tir, portée cm
sheet-weapons-area = zone cm
sheet-weapons-piercing = perfor.
sheet-weapons-effect = effet
sheet-weapons-rate = cad.
sheet-weapons-targets = cibles
sheet-weapons-qualities = qualités

sheet-bays-title = HANGARS
sheet-bays-aboard = { $place } × { $count }  ·  à bord
sheet-bays-open = { $place } × { $count }  ·  ouvert
sheet-bays-download = { $place } × { $count }  ·  au choix de chaque vaisseau
sheet-bays-none = { $bay } : rien

sheet-bays-copies =
    { $count ->
        [one] { $count } hangar  ·  catapultage/capacité
       *[other] { $count } hangars  ·  catapultage/capacité
    }

sheet-squadrons-title = ESCADRILLES
sheet-squadrons-tier = palier { $tier }
sheet-squadrons-strength = force
sheet-squadrons-speed = vit. cm
sheet-squadrons-defence = déf.
sheet-squadrons-target = cible
sheet-squadrons-more = et { $count } escadrilles de plus

sheet-plot-title = ROUTE
sheet-plot-caption = ordres en haut, vitesse et guerre électronique en bas

sheet-notes-title = NOTES
sheet-notes-own = NOTES DU VAISSEAU

sheet-key-title = LÉGENDE
sheet-key-energy = énergie
sheet-key-kinetic = cinétique
sheet-key-direct = tir direct
sheet-key-indirect = indirect, tours
sheet-key-range = portée
sheet-key-aoe = zone d’effet
sheet-key-shield_piercing = perce les boucliers
sheet-key-armour_piercing = perce le blindage
sheet-key-deflection_piercing = perce les déflecteurs
sheet-key-raking = enfilade
sheet-key-penetrating = pénétration
sheet-key-vulnerable = vulnérable
sheet-key-one_shot = coup unique
sheet-key-limited = limité
sheet-key-unlimited = illimité
sheet-key-target_starships = sur vaisseaux
sheet-key-target_starfighters = sur chasseurs
sheet-key-target_direct = sur tir direct
sheet-key-target_indirect = sur tir indirect

sheet-name-component-bridge = Passerelle
sheet-name-component-life_support = Support vital
sheet-name-component-reactor = Réacteur
sheet-name-component-primitive_stl = Moteur STL primitif
sheet-name-component-basic_stl = Moteur STL de base
sheet-name-component-advanced_stl = Moteur STL avancé
sheet-name-component-thruster = Propulseur
sheet-name-component-primitive_ftl = Moteur FTL primitif
sheet-name-component-basic_ftl = Moteur FTL de base
sheet-name-component-advanced_ftl = Moteur FTL avancé
sheet-name-component-sensor_array = Réseau de capteurs
sheet-name-component-ew_array = Réseau de GE
sheet-name-component-elint_array = Réseau de renseignement
sheet-name-component-targeting_array = Réseau de visée
sheet-name-component-ecm_array = Réseau CME
sheet-name-component-ej_array = Réseau de brouillage
sheet-name-component-ansible = Ansible
sheet-name-component-cloak_generator = Générateur d’occultation
sheet-name-component-stealth_generator = Générateur de furtivité
sheet-name-component-countermeasure_pod = Nacelle de contre-mesures
sheet-name-component-cic = Centre d’information de combat
sheet-name-component-soc = Commandement de la chasse
sheet-name-component-grappler = Grappin
sheet-name-component-energy_grappler = Grappin énergétique
sheet-name-component-gravity_well_projector = Projecteur de puits gravitique
sheet-name-component-basic_teleporter = Téléporteur de base
sheet-name-component-advanced_teleporter = Téléporteur avancé
sheet-name-component-basic_shield_generator = Générateur de bouclier de base
sheet-name-component-adaptive_shield_generator = Générateur de bouclier adaptatif
sheet-name-component-modulated_shield_generator = Générateur de bouclier modulé
sheet-name-component-energy_deflector = Déflecteur énergétique
sheet-name-component-kinetic_deflector = Déflecteur cinétique
sheet-name-component-energy_kinetic_deflector = Déflecteur mixte
sheet-name-component-weapon = Affût
sheet-name-component-hangar_bay = Hangar

sheet-name-hull_type-metallic_ceramic = Métal/céramique
sheet-name-hull_type-technological = Technologique
sheet-name-hull_type-biological = Biologique

sheet-name-weapon_quality-antimatter = Antimatière
sheet-name-weapon_quality-dimensional = Dimensionnelle
sheet-name-weapon_quality-disruptive = Perturbatrice
sheet-name-weapon_quality-gravitational = Gravitationnelle
sheet-name-weapon_quality-ionized = Ionisée
sheet-name-weapon_quality-molecular = Moléculaire
sheet-name-weapon_quality-phased = Phasée
sheet-name-weapon_quality-polarized = Polarisée
sheet-name-weapon_quality-proximity = Proximité
sheet-name-weapon_quality-quantum = Quantique
sheet-name-weapon_quality-reactive = Réactive
sheet-name-weapon_quality-spinal = Spinale
sheet-name-weapon_quality-temporal = Temporelle
sheet-name-weapon_quality-unstable = Instable

sheet-name-squadron_quality-ftl = FTL
sheet-name-squadron_quality-breaching = Abordage
sheet-name-squadron_quality-ecm = CME

## Les champs des fiches à remplir à l’écran, tels que les entend qui ne les voit pas
sheet-form-field = { $kind ->
    [some] { $owner } : { $what } { $number }
   *[one] { $owner } : { $what }
    }
sheet-form-of_section = { $kind ->
    [some] { $owner }, { $section } : { $what } { $number }
   *[one] { $owner }, { $section } : { $what }
    }
sheet-form-what = { $part ->
    [hull_hits] case de coque
    [crew_parties] équipe de bord
    [marine_parties] équipe de fusiliers
    [shield_hits] case de bouclier
    [ablative_plates] plaque ablative
    [adaptation] niveau d’adaptation
    [ftl_charge] charge FTL
    [life_support] support vital
    [reactor] réacteur
    [dropped] boucliers baissés
    [rolled] tonneau
    [crew_quality_lost] qualité d’équipage perdue
    [fired] a tiré au dernier tour
    [orders] ordres du tour
    [speed] vitesse après le tour
    [notes] notes
    [name] nom
   *[other] { $name }
    }

sheet-status-crew_quality = QUALITÉ D’ÉQUIPAGE
sheet-status-rolled = TONNEAU
sheet-status-dropped = BOUCLIERS BAISSÉS
sheet-status-conditions = MORAL, −1 CHACUN
sheet-status-condition-flagship = v. amiral
sheet-status-condition-division = division
sheet-status-condition-wing = escadre
sheet-status-condition-squadron = escadron
sheet-status-condition-section = section

sheet-critical-title = CRITIQUES
sheet-critical-caption = D8 catégorie, D6 résultat, dans la section touchée : hors service. Rien en état ici : catégorie suivante, même chiffre, une fois (« voir » : déjà décalé)
sheet-critical-category-secondary = Secondaires
sheet-critical-category-electronic_warfare = Guerre électronique
sheet-critical-category-propulsion = Propulsion
sheet-critical-category-weapon = Armes
sheet-critical-category-crew = Équipage
sheet-critical-category-primary = Principaux
sheet-critical-category-structure = Structure
sheet-critical-category-compound = Composé
sheet-critical-weapon = arme
sheet-critical-ew = système de GE
sheet-critical-or = { " / " }
sheet-critical-nothing = rien
sheet-critical-next = voir { $category }
sheet-critical-some = { $count } × { $names }
sheet-critical-all = tout { $names }
sheet-critical-and_hits =
    { $hits ->
        [one] { $effect } + { $hits } point de coque
       *[other] { $effect } + { $hits } points de coque
    }

sheet-critical-hits =
    { $hits ->
        [one] { $hits } point de coque
       *[other] { $hits } points de coque
    }

sheet-critical-parties = { $times } × support vital en équipes
sheet-critical-pair = un de { $first } et un de { $second }
sheet-critical-largest = plus gros moteur FTL
sheet-critical-everybody = toutes les équipes perdues
sheet-critical-fluctuation = Réacteur jusqu’à la fin du tour
sheet-critical-meltdown = Réacteur ; explose s’il n’est pas réparé ce tour
sheet-critical-detonation = Réacteur explose : son indice en points de coque
sheet-critical-layer = couche du dessus perdue
sheet-critical-collapse = section détruite

sheet-bands-title = TRANCHES DE PORTÉE
sheet-bands-energy = énergie : dégâts de chaque impulsion
sheet-bands-kinetic = cinétique : indice de cible
sheet-bands-upto = ≤ { $distance }

sheet-hit-title = TOUCHER
sheet-hit-caption = D20 : au-dessus du profil de cible, pas au-dessus du profil de capteurs
sheet-hit-profiles-title = profils
sheet-hit-profiles = capteurs : indice du réseau − GE effective de la cible  ·  cible : indice de cible + propre indice de mouvement  ·  si aucun chiffre ne touche : seul l’indice du réseau touche
sheet-hit-target-title = indice de cible
sheet-hit-target = imprimé  ·  dérive −1  ·  élan 0 −1  ·  éperonnage −2  ·  saut +2  ·  cinétique +1 par tranche  ·  esquives × vitesse/10 arrondi en bas
sheet-hit-movement-title = propre indice de mouvement
sheet-hit-movement = 0  ·  dérive −1  ·  élan 0 −1  ·  esquive +1 chacune  ·  tonneau +1  ·  renversement +1  ·  vrille +2  ·  saut +2


sheet-key-hull = 5e, 10e case
sheet-key-layer = dessous : couche suivante
sheet-key-crew = équipe de bord
sheet-key-marine = équipe de fusiliers
sheet-key-shield = point de bouclier
sheet-key-adaptation = adaptation atteinte
sheet-key-armour = blindage
sheet-key-plate = plaque
sheet-key-deflector = déflecteur
sheet-key-diagram = cette section, les autres
sheet-key-fired = a tiré au dernier tour
sheet-key-squadron_quality = { $name } : { $effect }
