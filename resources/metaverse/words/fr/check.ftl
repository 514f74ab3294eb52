### Ce qui ne va pas dans les flottes et les modèles, chaque défaut sous son code, sans point final ; les noms employés dans ces phrases.

check-outside-fleet = { $ship } n’a pas de chef : son équipage combat un cran moins bien
check-no-level =
    { $count ->
        [one] { $ship } commande { $count } unité sans avoir d’échelon ; il lui en faut un
       *[other] { $ship } commande { $count } unités sans avoir d’échelon ; il lui en faut un
    }
check-no-cic = { $ship } est un vaisseau de commandement sans centre d’information de combat ; il en faut un à sa classe
check-too-many-units =
    { $count ->
        [one] { $ship } commande { $count } unité ; son plus grand centre d’information de combat est prévu pour { $rating }
       *[other] { $ship } commande { $count } unités ; son plus grand centre d’information de combat est prévu pour { $rating }
    }
check-second-flagship = { $ship } a un échelon et pas de chef, tout comme { $flagship } ; une flotte n’a qu’un vaisseau amiral
check-no-flagship = la chaîne de commandement n’a pas de vaisseau amiral ; { $ship }, qui n’a pas de chef, a besoin d’un échelon
check-level-not-lower =
    { $ship } est à l’échelon { $level ->
        [squadron] de l’escadron
        [wing] de l’escadre
        [division] de la division
       *[fleet] de la flotte
    } sous { $commander }, à l’échelon { $above ->
        [squadron] de l’escadron
        [wing] de l’escadre
        [division] de la division
       *[fleet] de la flotte
    } ; son échelon doit être inférieur
check-flagship-home = le vaisseau amiral { $flagship } reste à quai ; { $deputy } mène la flotte
check-flagship-home-alone = le vaisseau amiral { $flagship } reste à quai, et aucun autre vaisseau ne peut mener la flotte ; il faut pour cela un centre d’information de combat
check-unused-cic = { $design } : le centre d’information de combat ne sert à rien, car aucun vaisseau de la classe n’a d’unités sous ses ordres
check-unused-soc = { $design } : le commandement de la chasse ne sert à rien, car la flotte n’a ni hangars ni escadrilles

check-combat-value-limit = la flotte vaut { $value } points, soit { $excess } de plus que la limite de { $limit }
check-tier-limit = la limite de palier est { $value } ; elle doit aller de { $least } à { $most }
check-ship-tier = { $ship } est du palier { $tier } ; la limite est { $limit }
check-squadron-tier = { $squadron } : palier { $tier } ; la limite est { $limit }

check-value-unconfirmed = aucune bataille n’a confirmé la valeur de combat de { $design } : sa valeur standard compte
check-value-outdated = { $design } a changé depuis que des batailles ont confirmé sa valeur de combat : sa valeur standard compte
check-value-formulas = les batailles ne peuvent pas confirmer les formules de valeur propres à la flotte : seules ces formules comptent

check-contrary-formula =
    { $way ->
        [falls] la formule maison « { $formula } » baisse de { $value_before } à { $value_after } quand { $input } passe de { $before } à { $after }, là où la formule standard ne baisse jamais
       *[other] la formule maison « { $formula } » monte de { $value_before } à { $value_after } quand { $input } passe de { $before } à { $after }, là où la formule standard ne monte jamais
    }
check-repeated-formula = la formule maison « { $formula } » est donnée { $count } fois ; la dernière compte
check-house-result =
    { $entry ->
        [target_rating] la formule maison « { $formula } » donne { $value } pour { $design }, là où les règles veulent un nombre entier d’au plus { $most }
       *[other] la formule maison « { $formula } » donne { $value } pour { $design }, là où les règles veulent un nombre entier
    }

check-no-core = { $design } n’a pas de section centrale ; il en faut une à tout vaisseau
check-hull-layers =
    { $count ->
        [one] { $design }, { $section } : { $count } couche de coque ; une section en a de { $least } à { $most }
       *[other] { $design }, { $section } : { $count } couches de coque ; une section en a de { $least } à { $most }
    }
check-empty-layer =
    { $design }, { $section } : { $hits ->
        [one] { $hits } point de coque
       *[other] { $hits } points de coque
    } pour { $layers ->
        [one] { $layers } couche
       *[other] { $layers } couches
    } ; il en faut au moins un par couche
check-armour-rating = { $design }, arc { $arc } : blindage { $rating } ; { $most } est le maximum
check-ablative-plates =
    { $count ->
        [one] { $design }, arc { $arc } : { $count } plaque ablative ; { $most } est le maximum
       *[other] { $design }, arc { $arc } : { $count } plaques ablatives ; { $most } est le maximum
    }
check-shield-without-generator =
    { $count ->
        [one] { $design }, arc { $arc } : { $count } point de bouclier, mais aucun générateur de bouclier ne couvre cet arc
       *[other] { $design }, arc { $arc } : { $count } points de bouclier, mais aucun générateur de bouclier ne couvre cet arc
    }
check-idle-generator = { $design }, arc { $arc } : { $component } sans aucun point de bouclier à rétablir de ce côté

check-crew-quality = { $design } : qualité d’équipage { $value } ; elle doit aller de { $least } à { $most }
check-tech-level = { $design } : niveau technologique { $value } ; il doit aller de { $least } à { $most }

check-no-bridge = { $design } n’a pas de passerelle ; il en faut une à tout vaisseau, dans n’importe quelle section
check-no-sensor-array = { $design } n’a pas de réseau de capteurs ; il en faut un à tout vaisseau, dans n’importe quelle section
check-needless-rating = { $design }, { $section } : { $component } d’indice { $rating }, alors que ce composant n’a pas d’indice
check-no-rating =
    { $bounds ->
        [both] { $design }, { $section } : { $component } sans indice ; il en faut un de { $least } à { $most }
       *[least] { $design }, { $section } : { $component } sans indice ; il en faut un d’au moins { $least }
    }
check-rating =
    { $design }, { $section } : { $component } d’indice { $rating } ; il faut un indice { $bounds ->
        [both] de { $least } à { $most }
       *[least] d’au moins { $least }
    }
check-no-thrust =
    { $design } est cinématique et ne peut { $lacking ->
        [speed_up] pas accélérer
        [slow_down] pas freiner
       *[both] ni accélérer ni freiner
    } ; il faut un moteur STL primitif à l’arrière et un à l’avant, un moteur de base avant et arrière, ou un moteur avancé
check-no-stl-drive = { $design } n’a pas de moteur STL et ne peut que dériver
check-idle-side-drive = { $design } : { $component }, orientation { $facing }, sans effet puisque le vaisseau est cinématique
check-no-ftl-drive = { $design } n’a pas de moteur FTL et n’est pas admis aux parties libres, à moins d’un remorquage

check-misplaced = { $design } – { $reason }
check-needless-facing = { $component } : une orientation est indiquée, alors que ce composant n’en a pas
check-no-facing =
    { $allowed ->
        [arc] { $component } : aucune orientation ; il faut l’avant, tribord, l’arrière ou bâbord
        [side] { $component } : aucune orientation ; il faut bâbord ou tribord
       *[axis] { $component } : aucune orientation ; il faut l’axe du vaisseau (avant et arrière) ou le travers (bâbord et tribord)
    }
check-wrong-facing =
    { $allowed ->
        [arc] { $component } : orientation { $facing } ; il faut l’avant, tribord, l’arrière ou bâbord
        [side] { $component } : orientation { $facing } ; il faut bâbord ou tribord
       *[axis] { $component } : orientation { $facing } ; il faut l’axe du vaisseau (avant et arrière) ou le travers (bâbord et tribord)
    }
check-covered-arc = { $component } (section centrale) : orientation { $arc } ; sa place est dans la { $section }, qui couvre cet arc
check-foreign-arc = { $component } ({ $section }) : orientation { $arc } ; seul l’arc de la section est permis : { $own }
check-no-side-here = { $component } : rien à quoi s’orienter dans la { $section } ; sa place est dans une section latérale ou au centre
check-no-sector = { $design }, { $section } : { $weapon } ne bat aucun secteur ; il en faut au moins un
check-forbidden-sector = { $design }, { $section } : { $weapon } bat { $sectors } ; de là, impossible de tirer au travers du vaisseau (arc { $arc })

check-overloaded-bay =
    { $count ->
        [one] { $owner }, { $bay } : { $count } escadrille à bord ; il y a de la place pour { $room }
       *[other] { $owner }, { $bay } : { $count } escadrilles à bord ; il y a de la place pour { $room }
    }
check-squadron-not-accepted = { $owner }, { $bay } : { $squadron } à bord, un type que ce hangar n’accepte pas
check-idle-loadout =
    { $owner }, { $bay } : { $count ->
        [one] { $count } escadrille est inscrite mais ne sera pas à bord
       *[other] { $count } escadrilles sont inscrites mais ne seront pas à bord
    }, car { $reason ->
        [download] chaque vaisseau choisit les siennes
        [open] la dotation est laissée ouverte
        [class_open] la dotation de la classe est ouverte
       *[class_permanent] la dotation de la classe est permanente
    }

check-bay-launch = { $bay } : lancement { $value } ; il faut au moins { $least }
check-bay-carry = { $bay } : capacité { $value } ; il faut au moins { $least }
check-bay-accepts-nothing = { $bay } n’accepte aucun type d’escadrille ; il en faut au moins un à un hangar

check-squadron-strength = { $squadron } : force { $value } ; il faut au moins { $least }
check-squadron-speed = { $squadron } : vitesse { $value } cm ; il faut de { $least } à { $most } cm, par pas de { $step }
check-squadron-defence = { $squadron } : défense { $value } ; il faut de { $least } à { $most }
check-squadron-target-rating = { $squadron } : indice de cible { $value } ; il faut de { $least } à { $most }
check-unarmed-squadron = { $squadron } n’a pas d’arme ; il en faut au moins une à une escadrille
check-squadron-weapon-pulse = { $weapon } : { $value } impulsion ; il en faut au moins { $least }
check-limited-squadron-weapon = { $weapon } : cadence limitée ; l’arme d’une escadrille doit être illimitée ou à coup unique
check-no-squadron-target = { $weapon } n’a pas de cible ; il faut les vaisseaux, toutes les autres cibles, ou les deux
check-idle-squadron-quality = { $weapon } ne gagne rien par { $qualities } : les escadrilles n’ont pas de jet de capteurs et ne sont pas interceptées
check-weapon-number = arme { $number }
check-weapon-of-squadron = { $weapon } ({ $squadron })

check-squadron-without-ftl = { $squadron } n’a ni FTL ni porteur ; il faut l’un des deux
check-squadron-crew-quality = { $squadron }, sans porteur : qualité d’équipage { $value } ; elle doit aller de { $least } à { $most }
check-marines-without-breaching = { $squadron } part avec des fusiliers à bord sans la qualité Abordage ; seules les escadrilles d’abordage embarquent des fusiliers

check-pulse = { $weapon } : { $value } impulsion ; il en faut au moins { $least }
check-turn-limit = { $weapon }, en tir indirect : limite de tours { $value } ; elle doit aller de { $least } à { $most }
check-range = { $weapon } : tranche de portée { $value } cm ; il faut de { $least } à { $most } cm, par pas de { $step }
check-range-0-targets = { $weapon } a une portée de 0 et ne peut pas tirer sur ses cibles ; ajoutez-y les chasseurs ou le tir indirect, ou donnez-lui une portée
check-indirect-range-0 = { $weapon }, en tir indirect, a une portée de 0 : son pion ne peut pas se déplacer ; il faut 5 cm ou plus
check-no-target = { $weapon } n’a aucun type de cible ; il en faut au moins un
check-aoe = { $weapon } : zone d’effet { $value } cm ; il faut de { $least } à { $most } cm, par pas de { $step }
check-armour-piercing = { $weapon } : perforation du blindage { $value } ; il faut de { $least } à { $most }
check-shield-piercing = { $weapon } : perforation des boucliers { $value } ; il faut de { $least } à { $most }
check-deflection-piercing = { $weapon } : perforation des déflecteurs { $value } ; il faut de { $least } à { $most }
check-direct-proximity = { $weapon }, en tir direct, a la qualité PR Proximité, réservée aux armes indirectes
check-indirect-spinal = { $weapon } est en tir indirect, et SP Spinale n’agit que sur les armes directes
check-immune-unstable = { $weapon } : tir impossible à intercepter, alors que UN Instable n’agit que sur un tir intercepté
check-quality-without-modifier = { $weapon }, { $qualities } : l’effet ne peut pas dépasser le modificateur de dégâts, qui est 0
check-quality-never-odd = { $weapon }, { $qualities } : l’effet ne joue que sur une face impaire du dé, et le D1 compte comme pair
check-feeble-fire = { $design } : moins de { $percent } % du tir traverserait { $stopped } contre les deux types de dégâts ; il faut des armes plus lourdes ou perforantes
check-strongest-armour = un blindage de { $rating }
check-strongest-deflector = un déflecteur de { $rating }

check-facing-fore = avant
check-facing-starboard = tribord
check-facing-aft = arrière
check-facing-port = bâbord
check-facing-fore_aft = avant et arrière
check-facing-port_starboard = bâbord et tribord

check-sector-fore_starboard = avant/tribord
check-sector-starboard_fore = tribord/avant
check-sector-starboard_aft = tribord/arrière
check-sector-aft_starboard = arrière/tribord
check-sector-aft_port = arrière/bâbord
check-sector-port_aft = bâbord/arrière
check-sector-port_fore = bâbord/avant
check-sector-fore_port = avant/bâbord

check-component-bridge = passerelle
check-component-primitive_stl = moteur STL primitif
check-component-basic_stl = moteur STL de base
check-component-advanced_stl = moteur STL avancé
check-component-thruster = propulseur
check-component-primitive_ftl = moteur FTL primitif
check-component-basic_ftl = moteur FTL de base
check-component-advanced_ftl = moteur FTL avancé
check-component-sensor_array = réseau de capteurs
check-component-ew_array = réseau de GE
check-component-elint_array = réseau de renseignement
check-component-targeting_array = réseau de visée
check-component-ecm_array = réseau CME
check-component-ej_array = réseau de brouillage
check-component-ansible = ansible
check-component-cloak_generator = générateur d’occultation
check-component-stealth_generator = générateur de furtivité
check-component-countermeasure_pod = nacelle de contre-mesures
check-component-cic = centre d’information de combat
check-component-soc = commandement de la chasse
check-component-grappler = grappin
check-component-energy_grappler = grappin énergétique
check-component-gravity_well_projector = projecteur de puits gravitique
check-component-basic_teleporter = téléporteur de base
check-component-advanced_teleporter = téléporteur avancé
check-component-basic_shield_generator = générateur de bouclier de base
check-component-adaptive_shield_generator = générateur de bouclier adaptatif
check-component-modulated_shield_generator = générateur de bouclier modulé
check-component-energy_deflector = déflecteur énergétique
check-component-kinetic_deflector = déflecteur cinétique
check-component-energy_kinetic_deflector = déflecteur mixte

check-quality-antimatter = AM Antimatière
check-quality-dimensional = DM Dimensionnelle
check-quality-disruptive = DS Perturbatrice
check-quality-gravitational = GR Gravitationnelle
check-quality-ionized = IO Ionisée
check-quality-molecular = ML Moléculaire
check-quality-phased = PH Phasée
check-quality-polarized = PO Polarisée
check-quality-proximity = PR Proximité
check-quality-quantum = QM Quantique
check-quality-reactive = RT Réactive
check-quality-spinal = SP Spinale
check-quality-temporal = TM Temporelle
check-quality-unstable = UN Instable
