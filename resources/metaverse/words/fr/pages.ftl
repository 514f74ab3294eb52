### Mots des pages d'une flotte : ordre de bataille, commandement, escadrilles, feuilles de route, missions et aide-mémoire.

pages-nameless = Flotte sans nom
pages-class = classe { $name }
pages-notes = NOTES
pages-note_page = Notes

pages-foot-page = page { $number } sur { $count }
pages-foot-pack = dossier { $number } / { $count }
pages-foot-kind = Metaverse  ·  { $kind }

pages-roster-title = Ordre de bataille
pages-roster-by = par { $author }
pages-roster-ships = VAISSEAUX
pages-roster-squadrons = ESCADRILLES SANS PORTEUR
pages-roster-outside = hors de la flotte
pages-roster-marines = fusiliers à bord
pages-roster-more_notes = … la suite des notes est dans le fichier
pages-roster-forecast = D’après la seule valeur de combat : { $percent } % de chances contre { $other }, qui vaut { $value }

pages-roster-aboard =
    { $count ->
        [one] { $count } escadrille à bord
       *[other] { $count } escadrilles à bord
    }

pages-roster-total-no_limit = valeur de combat, sans limite convenue
pages-roster-total-limit = valeur de combat sur { $limit }, reste { $left }
pages-roster-total-over_limit = valeur de combat, { $left } au-dessus de la limite de { $limit }
pages-roster-total-tier = palier le plus haut
pages-roster-total-tier_limit = palier, limite { $limit }
pages-roster-total-ships = vaisseaux
pages-roster-total-squadrons = escadrilles
pages-roster-total-hull_hits = points de coque

pages-roster-column-count = nombre
pages-roster-column-combat_value = valeur
pages-roster-column-tier = palier
pages-roster-column-crew_quality = équip.
pages-roster-column-command_quality = cdt
pages-roster-column-target_rating = cible
pages-roster-column-ems = EM
pages-roster-column-mass_factor = masse
pages-roster-column-speed = cm
pages-roster-column-strength = force
pages-roster-column-defence = défense
pages-roster-column-qualities = qualités
pages-roster-column-commander = sous

pages-problems-title = PROBLÈMES
pages-problems-none = Aucun. Cette flotte est conforme aux règles.

pages-problems-error =
    { $count ->
        [one] { $count } erreur
       *[other] { $count } erreurs
    }

pages-problems-warning =
    { $count ->
        [one] { $count } avertissement
       *[other] { $count } avertissements
    }

pages-problems-note =
    { $count ->
        [one] { $count } remarque
       *[other] { $count } remarques
    }

pages-command-title = Chaîne de commandement
pages-command-outside = HORS DE LA FLOTTE, UN DE MOINS EN QUALITÉ D’ÉQUIPAGE AU COMBAT SAUF SEUL
pages-command-stray = sous { $name }, pas à un échelon inférieur
pages-command-note = Les points pleins sont les unités qu’un chef commande. Les vides sont celles que son plus grand centre d’information de combat pourrait commander en plus ; 5/6 signifie cinq sur six. Les chiffres des fiches sont les qualités d’équipage et de commandement. Cochez un vaisseau perdu : tous ceux d’en dessous comptent un de moins en qualité d’équipage pour le reste de la bataille (MV-3.8.0-02) et testent leur moral à l’étape de moral (MV-2.3.2-02). Les vaisseaux à moins de 20 cm peuvent tirer avec leur chef d’escadron (MV-3.8.1-02).

pages-command-level-fleet = FLOTTE
pages-command-level-division = DIVISION
pages-command-level-wing = ESCADRE
pages-command-level-squadron = ESCADRON
pages-command-level-ships = VAISSEAUX

pages-plot_cinematic-title = Feuille de route, vaisseaux cinématiques

pages-plot_newtonian-title = Feuille de route, vaisseaux newtoniens

pages-plot-codes = ORDRES
pages-plot-orders = ordres
pages-plot-delta = ΔV
pages-plot-turn = tour
pages-plot-limits = { $ahead } avant, { $astern } arrière
pages-plot-start = départ
pages-plot-spin = rotation

pages-plot-point-n = N
pages-plot-point-ne = NE
pages-plot-point-e = E
pages-plot-point-se = SE
pages-plot-point-s = S
pages-plot-point-sw = SO
pages-plot-point-w = O
pages-plot-point-nw = NO

pages-plot-order-speed-code = +#  −#
pages-plot-order-speed-text = accélérer, ralentir de # : 1 pt de moteur chacun

pages-plot-order-sideways-code = P#  S#
pages-plot-order-sideways-text = pousser à bâbord, à tribord par les moteurs de ce bord

pages-plot-order-turn-code = R#  L#
pages-plot-order-turn-text = # virages de 22,5° (D ou G) : 1 pt de propulseur

pages-plot-order-spin-code = R#  L#
pages-plot-order-spin-text = rotation de # (H ou AH) : 1 pt de propulseur chacun

pages-plot-order-evasive-code = EM#
pages-plot-order-evasive-text = # esquives : 2 puissance # pts de propulseur par bord

pages-plot-order-roll-code = RL
pages-plot-order-roll-text = tonneau : 1 pt de propulseur par bord

pages-plot-order-flip-code = FL
pages-plot-order-flip-text = renverser : 3 pts de propulseur/bord ou moteur 2 av.+arr.

pages-plot-order-corkscrew-code = CS
pages-plot-order-corkscrew-text = vrille : 2 pts de propulseur par bord

pages-plot-order-power-code = EP
pages-plot-order-power-text = surpuissance : nommer les moteurs qui doublent

pages-plot-order-thrust-code = ET
pages-plot-order-thrust-text = surpoussée : nommer les propulseurs qui doublent

pages-plot-order-ram-code = RM
pages-plot-order-ram-text = éperonner : nommer le vaisseau, tracer aussi la route

pages-plot-order-charge-code = FTL#
pages-plot-order-charge-text = charger le FTL : # tours de charge à la fin de celui-ci

pages-plot-order-retreat-code = FTL-R
pages-plot-order-retreat-text = retraite FTL, pleine charge

pages-plot-order-strategic-code = FTL-S
pages-plot-order-strategic-text = saut stratégique, pleine charge

pages-plot-order-tactical-code = FTL-T#
pages-plot-order-tactical-text = saut tactique avec # dés, 6 au minimum

pages-plot-order-attack-code = FTL-S/A, FTL-T#/A
pages-plot-order-attack-text = attaque par saut : nommer le vaisseau

pages-plot-order-cloak-code = CL+  CL−
pages-plot-order-cloak-text = s’occulter, lever l’occultation

pages-plot-order-blank-code = vide
pages-plot-order-blank-text = dérive : cible et mouvement −1

pages-squadrons-title = Escadrilles sans porteur
pages-squadrons-group = Groupe { $letter } : { $counted }
pages-squadrons-crew = qualité d’équipage
pages-squadrons-command = commandement
pages-squadrons-marines = { $count } équipes de fusiliers à bord de chacune
pages-squadrons-value = valeur { $value }

pages-squadrons-count =
    { $count ->
        [one] { $count } escadrille
       *[other] { $count } escadrilles
    }

pages-missions-title = Missions des escadrilles
pages-missions-carriers = PORTEURS
pages-missions-group = groupe { $letter }
pages-missions-bought =
    { $count ->
        [one] { $count } escadrille à acheter à la table
       *[other] { $count } escadrilles à acheter à la table
    }
pages-missions-squadrons = escadrilles
pages-missions-target = ordre, cible
pages-missions-strength = force
pages-missions-turn = tour

pages-missions-kind-cap = CAP
pages-missions-kind-strike = frappe
pages-missions-kind-intercept = interception

pages-missions-column-missions = missions à la fois
pages-missions-column-launch = lancements par tour
pages-missions-column-squadrons = escadrilles : force, vitesse, équipage

## L'aide-mémoire. La première phrase des composants, coques et qualités est celle de window.toml.

pages-quick_reference-title = Aide-mémoire

pages-reference-chapter-movement = COQUES
pages-reference-chapter-primary = SYSTÈMES PRINCIPAUX
pages-reference-chapter-propulsion = PROPULSION
pages-reference-chapter-electronic_warfare = GUERRE ÉLECTRONIQUE
pages-reference-chapter-secondary = SYSTÈMES SECONDAIRES
pages-reference-chapter-hangar = HANGARS
pages-reference-chapter-weapon = ARMES
pages-reference-chapter-quality = QUALITÉS DES ARMES
pages-reference-chapter-squadron = ESCADRILLES

pages-reference-feature-area-name = Zone d’effet
pages-reference-feature-area-text = Au but, lancer le dé du nombre total de cibles : 10 cm D4, 20 D6, 30 D8, 40 D10, 50 D12. Les plus proches ensuite, amies ou ennemies, subissent −1 par 5 cm entamés.

pages-reference-feature-limited-name = Limitée
pages-reference-feature-limited-text = Jamais deux tours de suite.

pages-reference-feature-one_shot-name = Coup unique
pages-reference-feature-one_shot-text = Une fois par bataille, ou jusqu’au rechargement.

pages-reference-feature-armour_piercing-name = Perforation du blindage
pages-reference-feature-armour_piercing-text = Chaque impulsion ignore autant de points de blindage, de plaques, d’adaptation ou de défense.

pages-reference-feature-shield_piercing-name = Perforation des boucliers
pages-reference-feature-shield_piercing-text = Les 5 premiers points d’une impulsion vont aux boucliers, les suivants, jusqu’à ce nombre, à la coque, le reste de nouveau aux boucliers.

pages-reference-feature-deflection_piercing-name = Perforation des déflecteurs
pages-reference-feature-deflection_piercing-text = Se retire de l’indice du déflecteur.

pages-reference-hull-technological = Un point par équipe, sans jet.
pages-reference-hull-biological = Regagne par tour l’indice du support vital de la section. Un point répare un système. (Dé + modificateur) × impulsions en points recharge une arme à coup unique. Son coût en points fait croître une escadrille.

pages-reference-component-bridge = Boucliers et guerre électronique restent en marche.
pages-reference-component-primitive_stl = Les moteurs latéraux ne meuvent que les vaisseaux newtoniens.
pages-reference-component-advanced_stl = L’un ou l’autre dans une même route.
pages-reference-component-elint_array = Jamais au-dessous de 0 ; le meilleur sur une cible compte.
pages-reference-component-targeting_array = De son indice ; le meilleur sur une cible compte.
pages-reference-component-ecm_array = Les réseaux d’un même vaisseau s’additionnent, ceux de vaisseaux différents non.
pages-reference-component-ej_array = Jamais au-dessous de 1, amis comme ennemis ; un réseau de visée s’ajoute ensuite.
pages-reference-component-ansible = Aussi un réseau qui a tiré une salve, contre la même cible, une fois que son vaisseau a tiré.
pages-reference-component-cloak_generator = Il ne tire pas et n’est pas visé.
pages-reference-component-stealth_generator = Dès qu’un autre système du genre sert, son indice seul, jusqu’à un tour entier sans.
pages-reference-component-countermeasure_pod = Plusieurs s’additionnent. Rayées à l’étape de réparation.
pages-reference-component-cic = Tant qu’il est hors service, ses subordonnés testent leur moral comme si leur chef était perdu.
pages-reference-component-soc = Plusieurs s’additionnent ; la CAP ne compte pas.
pages-reference-component-grappler = Cinq fois la masse remorquée vaut au plus indice × propre masse.
pages-reference-component-energy_grappler = Il faut un réseau et un jet de capteurs, guerre électronique +1 par 10 cm. Deux ou trois fois les points si un côté est deux ou trois fois plus lourd ; le plus léger bouge.
pages-reference-component-gravity_well_projector = Tous les 10 cm à l’intérieur : 1D6 au-dessus de la qualité d’équipage y met fin au saut. Chaque autre champ ajoute 1.
pages-reference-component-basic_teleporter = Il faut un jet de capteurs, guerre électronique +1 par 10 cm, et ses propres boucliers énergétiques baissés. Au plus son indice en équipes, perdues en cas d’échec ; ou un critique, 1D6 pour la catégorie, D(indice) pour la ligne.
pages-reference-component-advanced_teleporter = Au plus son indice en équipes, ou un critique avec 1D6 pour la catégorie et D(indice) pour la ligne.
pages-reference-component-basic_shield_generator = Sans générateur en état, ses points de bouclier sont perdus.
pages-reference-component-adaptive_shield_generator = Niveau +1 à l’étape de réparation après une perte de points de bouclier, au plus les indices de l’arc ; il agit sur eux comme un blindage.
pages-reference-component-modulated_shield_generator = Arrondi à l’inférieur, et l’autre arc doit avoir son propre générateur.

pages-reference-quality-antimatter = Sans compter les plaques.
pages-reference-quality-dimensional = Du centre vers le bord opposé.
pages-reference-quality-ionized = Un jet pour chacune de ces impulsions.
pages-reference-quality-proximity = À moins de 15 cm, 20 si temporelle ; elle peut rester au-delà de sa limite.
pages-reference-quality-spinal = Relancé pour chaque victime ; si la cible est détruite, la ligne continue jusqu’à 100 cm.
pages-reference-quality-reactive = Sans ses propres qualités.
pages-reference-quality-unstable = Arrondi à l’inférieur.

pages-reference-squadron-breaching = Chargée à bord du porteur ; il faut un côté sans boucliers cinétiques. Débarquer remplace le tir.
pages-reference-squadron-ecm = Plusieurs ne s’additionnent pas.

## Le livre des formules.

pages-notes_page-title = Notes
pages-formulas-title = Livre des formules
pages-formulas-chapter = { $name } : { $meaning }
pages-formulas-input = { $name } : { $meaning }
pages-formulas-unit = { $unit }  ·  { $rule }
pages-formulas-house = Formule maison de { $fleet }
pages-formulas-stock = Formule standard : { $formula }

pages-hit_tables-title = Que faut-il pour toucher ?
pages-hit_tables-about = { $fleet }  ·  que faut-il pour toucher ?  ·  réseau de capteurs { $rating }
pages-hit_tables-damage = DÉGÂTS D’UNE TOUCHE PAR DISTANCE
pages-hit_tables-damage-hint = avant boucliers et blindage
pages-hit_tables-cm = { $distance } cm
pages-hit_tables-ew = GE { $ew }
pages-hit_tables-profile = profil de cible
pages-hit_tables-energy = ARMES À ÉNERGIE : D20 POUR TOUCHER
pages-hit_tables-energy-hint = lignes : indice de cible et mouvement des deux vaisseaux  ·  colonnes : GE effective de la cible
pages-hit_tables-kinetic = ARMES CINÉTIQUES, TRANCHES DE { $width } CM : D20 POUR TOUCHER
pages-hit_tables-kinetic-hint = pour GE 0 : chaque point abaisse le nombre du haut  ·  les tranches sont comptées
pages-hit_tables-temporal = temporelle : un échec est relancé
