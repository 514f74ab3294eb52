### Ce que la fenêtre dit des éléments d'une flotte : propriétés avec leurs libellés et explications, choix, corrections de problèmes,
### ce qui apparaît au survol. Les mots entre accolades sont remplacés. Les noms des composants et des qualités sont dans sheet.toml.

window-changed = { $property } ({ $element })
window-tier = palier { $tier }
window-alarm = ▲ { $line } : { $share } de la valeur

window-stat-combat_value = valeur
window-stat-target_rating = indice cible
window-stat-ems = signature EM
window-stat-mass_factor = fact. masse
window-stat-hull_hits = coque
window-stat-max_speed = vitesse max.
window-stat-reverse_speed = vitesse arrière
window-stat-tier = palier

window-weighing-kind = { $points } points, coque { $hull }
window-unit-0_or_1 = 0 ou 1
window-unit-chance = probabilité
window-unit-coefficient = coefficient
window-unit-copies = exemplaires
window-unit-damage = dégâts
window-unit-exponent = exposant
window-unit-factor = facteur
window-unit-hits = points
window-unit-levels = niveaux
window-unit-mass = masse
window-unit-parties = équipes
window-unit-per_turn = par tour
window-unit-plates = plaques
window-unit-points = points
window-unit-power = puissance
window-unit-pulses = impulsions
window-unit-quality = qualité
window-unit-rating = indice
window-unit-sectors = secteurs
window-unit-share = part
window-unit-squadrons = escadrilles
window-unit-steps = crans
window-unit-turns = tours
window-unit-types = types
window-unit-cm = cm

window-element-fleet = flotte
window-element-component = { $name }
window-element-section = { $section }, { $ship }
window-element-arc = défenses { $arc }, { $ship }
window-element-arc_title = Défenses : { $arc }
window-element-arc_place = arc { $arc }
window-element-of = , { $whole }
window-element-numbered_weapon = Arme { $number }

window-section-core = section centrale
window-section-fore = section avant
window-section-aft = section arrière
window-section-port = section bâbord
window-section-starboard = section tribord

window-kind-fleet = flotte
window-kind-class = classe de vaisseau
window-kind-section = section
window-kind-arc = défenses d’un arc
window-kind-component = composant
window-kind-mount = affût
window-kind-fit = hangar
window-kind-weapon = arme
window-kind-starfighter = type d’escadrille
window-kind-fighter_weapon = arme d’escadrille
window-kind-bay = type de hangar
window-kind-ship = vaisseau de la flotte
window-kind-squadron = escadrilles sans porteur

window-property-limits-legal-label = Vaisseaux réglementaires seulement
window-property-limits-legal-hint = Aucun vaisseau ne doit enfreindre une règle.
window-property-limits-combat_value_most-label = Points au plus
window-property-limits-combat_value_most-hint = La plus haute valeur de combat d’une flotte.
window-property-limits-combat_value_least-label = Points au moins
window-property-limits-combat_value_least-hint = La plus basse valeur de combat d’une flotte.
window-property-limits-ship_value_most-label = Points au plus par vaisseau
window-property-limits-ship_value_most-hint = La plus haute valeur de combat d’un seul vaisseau.
window-property-limits-tier_most-label = Palier le plus haut
window-property-limits-tier_most-hint = Aucun vaisseau et aucune escadrille ne doit le dépasser.
window-property-limits-ships_most-label = Vaisseaux au plus
window-property-limits-ships_most-hint = Le nombre maximal de vaisseaux d’une flotte.
window-property-limits-ships_least-label = Vaisseaux au moins
window-property-limits-ships_least-hint = Le nombre minimal de vaisseaux d’une flotte.
window-property-limits-same_class_most-label = Au plus d’une classe
window-property-limits-same_class_most-hint = Le nombre maximal de vaisseaux d’une même classe.
window-property-limits-hull_types-label = Coques permises (toutes sans choix)
window-property-limits-hull_types-hint = Les types de coque permis ; sans choix, tous le sont.
window-property-limits-movement_methods-label = Mouvements permis (tous sans choix)
window-property-limits-movement_methods-hint = Les mouvements permis ; sans choix, tous le sont.
window-property-limits-banned_components-label = Systèmes interdits
window-property-limits-banned_components-hint = Les systèmes qu’aucun vaisseau ne doit avoir.
window-property-limits-banned_qualities-label = Qualités interdites
window-property-limits-banned_qualities-hint = Les qualités qu’aucune arme de vaisseau ou d’escadrille ne doit avoir.
window-property-limits-banned_weapons-label = Armes interdites
window-property-limits-banned_weapons-hint = Les noms des armes interdites ; les majuscules ne comptent pas.
window-property-limits-measured_values-label = Valeurs de combat mesurées
window-property-limits-measured_values-hint = Les flottes utilisent des valeurs confirmées par des batailles pour chaque classe.
window-property-limits-mass_factor-label = Formule du facteur de masse
window-property-limits-mass_factor-hint = La formule qui donne le facteur de masse de chaque vaisseau d’après ses points de coque.
window-property-limits-formula_rule-label = Formules maison
window-property-limits-formula_rule-hint = Les formules maison que les flottes peuvent avoir.
window-property-limits-formulas-label = Formules du tournoi
window-property-limits-formulas-hint = Une par ligne, comme « ship.ems = 3 » ; chaque flotte doit avoir exactement celles-ci.

window-property-fleet-name-label = Nom
window-property-fleet-name-hint = Le nom de la flotte, sur son ordre de bataille et dans ses fichiers.
window-property-fleet-author-label = Auteur
window-property-fleet-author-hint = L’auteur de la flotte.
window-property-fleet-licence-label = Licence
window-property-fleet-licence-hint = Les conditions d’utilisation par d’autres, par exemple CC0 ou CC BY 4.0 ; les galeries les montrent.
window-property-fleet-notes-label = Notes
window-property-fleet-notes-hint = Vos propres notes ; les fiches données à l’adversaire ne les montrent pas.
window-property-fleet-tags-label = Étiquettes
window-property-fleet-tags-hint = Des mots courts pour retrouver la flotte.
window-property-fleet-public-label = Publique
window-property-fleet-public-hint = L’autorisation, pour les autres, de montrer et d’imprimer la flotte. MetaMaker ne la publie pas.
window-property-fleet-combat_value_limit-label = Limite de valeur de combat
window-property-fleet-combat_value_limit-hint = La valeur de combat maximale convenue entre joueurs pour une flotte.
window-property-fleet-tier_limit-label = Limite de palier
window-property-fleet-tier_limit-hint = Le plus haut palier convenu entre joueurs ; aucun vaisseau ne peut le dépasser.
window-property-fleet-value_kind-label = Valeurs de combat
window-property-fleet-value_kind-hint = Les valeurs des totaux et des fiches : selon la formule, ou confirmées par des batailles.
window-property-fleet-mass_factor-label = Facteur de masse
window-property-fleet-mass_factor-hint = La formule qui donne le facteur de masse de chaque vaisseau d’après ses points de coque.
window-property-fleet-tonnes_per_hit-label = Tonnes par point de coque
window-property-fleet-tonnes_per_hit-hint = L’échelle de votre univers ; elle ne sert qu’aux descriptions, pas aux nombres.
window-property-fleet-formulas-label = Formules maison
window-property-fleet-formulas-hint = Des formules qui remplacent les formules standard, une par ligne, par exemple « ship.ems = 3 ».
window-property-fleet-words-label = Mots maison
window-property-fleet-words-hint = Les mots de votre univers pour des systèmes et des qualités, un par ligne, par exemple « sensor_array = Grande oreille ».

window-property-class-name-label = Nom
window-property-class-name-hint = Le nom de la classe.
window-property-class-variant-label = Variante
window-property-class-variant-hint = Le nom de cette version de la classe, par exemple « Série 2 ».
window-property-class-author-label = Auteur
window-property-class-author-hint = Le concepteur de la classe.
window-property-class-notes-label = Notes
window-property-class-notes-hint = Imprimées sur la fiche s’il y a de la place.
window-property-class-tags-label = Étiquettes
window-property-class-tags-hint = Des mots courts pour retrouver la classe et ranger les classes dans des dossiers.
window-property-class-public-label = Publique
window-property-class-public-hint = L’autorisation, pour les autres, de montrer et d’imprimer ce modèle. MetaMaker ne le publie pas.
window-property-class-hull_type-label = Type de coque
window-property-class-hull_type-hint = Le matériau de la coque, qui décide de sa réparation.
window-property-class-movement_method-label = Mouvement
window-property-class-movement_method-hint = Une manœuvre comme au cinéma, ou par inertie ; la valeur n’en change pas.
window-property-class-tech_level-label = Niveau technologique
window-property-class-tech_level-hint = Plus il est élevé, plus les réacteurs sont petits : la signature EM baisse et un vaisseau cinématique va plus vite.
window-step-hint-hull_layers = + ajoute une couche
window-step-most-hull_layers = { $count ->
    [one] Une couche est le maximum ; chacune demande un point de coque.
   *[other] { $count } couches sont le maximum ; chacune demande un point de coque.
}
window-property-class-crew_quality-label = Qualité d’équipage
window-property-class-crew_quality-hint = Les meilleurs équipages tirent les premiers et gardent leur sang-froid ; 5 est le maximum.
window-property-class-command_quality-label = Commandement
window-property-class-command_quality-hint = Le dé de moral et d’abordage ; plus il est gros, plus le commandant est solide.
window-property-class-damage_control_quality-label = Contrôle des avaries
window-property-class-damage_control_quality-hint = Le dé de réparation ; il ne doit pas dépasser le nombre d’équipes à l’œuvre, donc plus il est petit, mieux c’est.
window-property-class-sections-label = Sections extérieures
window-property-class-sections-hint = Des sections qui couvrent chacune un arc, avec leur coque, leurs défenses et leurs systèmes.

window-property-section-hull_hits-label = Points de coque
window-property-section-hull_hits-hint = Les dégâts qui détruisent la section ; la taille et la masse du vaisseau en dépendent.
window-property-section-hull_layers-label = Couches de coque
window-property-section-hull_layers-hint = Les couches qui se partagent les points. Peu de couches résistent au tir d’enfilade, beaucoup au tir pénétrant.
window-property-section-crew_parties-label = Équipes de bord
window-property-section-crew_parties-hint = Des équipes qui réparent les systèmes et repoussent les abordages ; elles périssent avec leur couche.
window-property-section-marine_parties-label = Équipes de fusiliers
window-property-section-marine_parties-hint = Des équipes qui abordent l’ennemi et défendent le vaisseau ; elles périssent avec leur couche.
window-property-section-reactor-label = Réacteur propre
window-property-section-reactor-hint = Alimente cette seule section ; à défaut, le réacteur central s’en charge.

window-property-arc-armour_rating-label = Blindage
window-property-arc-armour_rating-hint = Retiré des dégâts de chaque impulsion qui touche la coque par cet arc.
window-property-arc-armour_type-label = Type de blindage
window-property-arc-armour_type-hint = Les tirs que le blindage et les plaques arrêtent.
window-property-arc-ablative_plates-label = Plaques ablatives
window-property-arc-ablative_plates-hint = Des plaques qui ajoutent chacune un au blindage ; chaque tour où la coque est touchée par cet arc en coûte une.
window-property-arc-shield_hits-label = Points de bouclier
window-property-arc-shield_hits-hint = Les dégâts que les boucliers encaissent avant la coque ; un générateur doit couvrir cet arc.
window-property-arc-shield_type-label = Type de bouclier
window-property-arc-shield_type-hint = Les tirs que les boucliers arrêtent.

window-property-component-kind-label = Nature
window-property-component-kind-hint = La nature du système ; un autre du même groupe peut le remplacer.
window-property-component-rating-label = Indice
window-property-component-rating-hint = La force de chaque exemplaire ; pour les moteurs FTL, plus bas est plus rapide.
window-property-component-facing-label = Orientation
window-property-component-facing-hint = La direction dans laquelle il agit.
window-property-component-count-label = Exemplaires
window-property-component-count-hint = Le nombre d’exemplaires dans cette section ; chacun peut être perdu séparément.

window-property-mount-weapon-label = Arme
window-property-mount-weapon-hint = L’arme montée, parmi celles de la flotte.
window-property-mount-sectors-label = Secteurs
window-property-mount-sectors-hint = Les secteurs qu’elle bat ; un affût extérieur ne tire pas au travers du vaisseau.
window-property-mount-count-label = Exemplaires
window-property-mount-count-hint = Le nombre d’exemplaires pour les mêmes secteurs ; chacun peut être perdu séparément.

window-property-fit-bay-label = Hangar
window-property-fit-bay-hint = Le type de hangar, parmi ceux de la flotte.
window-property-fit-count-label = Exemplaires
window-property-fit-count-hint = Le nombre de ces hangars dans cette section.
window-property-fit-loadout-label = Dotation
window-property-fit-loadout-hint = Le moment où l’on choisit les escadrilles embarquées.
window-property-fit-squadrons-label = Escadrilles embarquées
window-property-fit-squadrons-hint = Les escadrilles de tous les exemplaires ensemble ; elles font partie du modèle et de sa valeur.

window-property-weapon-name-label = Nom
window-property-weapon-name-hint = Le nom de l’arme.
window-property-weapon-damage_type-label = Type de dégâts
window-property-weapon-damage_type-hint = Les défenses qui s’y opposent.
window-property-weapon-pulse-label = Impulsions
window-property-weapon-pulse-hint = Le nombre de dés de dégâts de chaque tir.
window-property-weapon-damage_die-label = Dé de dégâts
window-property-weapon-damage_die-hint = Le dé que lance chaque impulsion.
window-property-weapon-damage_modifier-label = Modificateur de dégâts
window-property-weapon-damage_modifier-hint = Ajouté au dé de chaque impulsion.
window-property-weapon-damage_effect-label = Effet
window-property-weapon-damage_effect-hint = La façon dont les dégâts traversent les couches de coque.
window-property-weapon-target_method-label = Tir
window-property-weapon-target_method-hint = Le tir direct frappe aussitôt en ligne droite ; le tir indirect lance une salve qui se déplace vers sa cible.
window-property-weapon-indirect_turns-label = Limite de tours
window-property-weapon-indirect_turns-hint = Le nombre de tours qu’une salve indirecte peut rester sur la table.
window-property-weapon-range_cm-label = Tranche de portée
window-property-weapon-range_cm-hint = La largeur de chaque tranche de portée ou, en tir indirect, la distance que parcourt une salve par tour.
window-property-weapon-vulnerable-label = Vulnérable
window-property-weapon-vulnerable-hint = Permet à l’ennemi d’intercepter son tir, ce qui la rend moins chère.
window-property-weapon-targets-label = Cibles
window-property-weapon-targets-hint = Les cibles sur lesquelles elle peut tirer.
window-property-weapon-aoe_cm-label = Zone d’effet
window-property-weapon-aoe_cm-hint = La distance de la cible à laquelle d’autres peuvent aussi être touchés ; 0 ne touche que la cible.
window-property-weapon-rate_of_fire-label = Cadence de tir
window-property-weapon-rate_of_fire-hint = La fréquence de tir de l’arme.
window-property-weapon-armour_piercing-label = Perforation du blindage
window-property-weapon-armour_piercing-hint = Retirée du blindage de la cible.
window-property-weapon-shield_piercing-label = Perforation des boucliers
window-property-weapon-shield_piercing-hint = La part d’une forte impulsion qui passe les boucliers et atteint la coque.
window-property-weapon-deflection_piercing-label = Perforation des déflecteurs
window-property-weapon-deflection_piercing-hint = Retirée de l’indice du déflecteur de la cible.
window-property-weapon-qualities-label = Qualités
window-property-weapon-qualities-hint = Des effets particuliers ; certains relèvent le palier.

window-property-starfighter-name-label = Nom
window-property-starfighter-name-hint = Le nom du type d’escadrille.
window-property-starfighter-strength-label = Force
window-property-starfighter-strength-hint = Les dégâts qui détruisent une escadrille.
window-property-starfighter-speed_cm-label = Vitesse
window-property-starfighter-speed_cm-hint = La distance qu’une escadrille parcourt à chaque tour.
window-property-starfighter-defence-label = Défense
window-property-starfighter-defence-hint = Retirée des dégâts de chaque impulsion.
window-property-starfighter-target_rating-label = Indice de cible
window-property-starfighter-target_rating-hint = La difficulté à la toucher ; plus il est élevé, plus c’est difficile.
window-property-starfighter-qualities-label = Qualités
window-property-starfighter-qualities-hint = Les capacités particulières de l’escadrille.

window-property-fighter_weapon-name-label = Nom
window-property-fighter_weapon-name-hint = Le nom de l’arme.
window-property-fighter_weapon-damage_type-label = Type de dégâts
window-property-fighter_weapon-damage_type-hint = Les défenses qui s’y opposent.
window-property-fighter_weapon-pulse-label = Impulsions
window-property-fighter_weapon-pulse-hint = Le nombre de dés de dégâts de chaque attaque.
window-property-fighter_weapon-damage_die-label = Dé de dégâts
window-property-fighter_weapon-damage_die-hint = Le dé que lance chaque impulsion.
window-property-fighter_weapon-damage_modifier-label = Modificateur de dégâts
window-property-fighter_weapon-damage_modifier-hint = Ajouté au dé de chaque impulsion.
window-property-fighter_weapon-rate_of_fire-label = Cadence de tir
window-property-fighter_weapon-rate_of_fire-hint = Illimitée, ou un seul coup.
window-property-fighter_weapon-targets-label = Cibles
window-property-fighter_weapon-targets-hint = Les cibles qu’elle peut attaquer.
window-property-fighter_weapon-indirect-label = Indirecte
window-property-fighter_weapon-indirect-hint = Attaque avec des missiles ou des bombes, qui comptent comme tir indirect.
window-property-fighter_weapon-qualities-label = Qualités
window-property-fighter_weapon-qualities-hint = Des effets particuliers ; certains relèvent le palier.

window-property-bay-name-label = Nom
window-property-bay-name-hint = Le nom du hangar.
window-property-bay-launch-label = Lancés par tour
window-property-bay-launch-hint = Le nombre d’escadrilles qu’un hangar lance et récupère par tour, au total.
window-property-bay-carry-label = Contient
window-property-bay-carry-hint = Le nombre d’escadrilles qu’un hangar abrite.
window-property-bay-accepts-label = Accepte
window-property-bay-accepts-hint = Les types d’escadrille qui y entrent ; les autres ne peuvent pas apponter.

window-property-ship-name-label = Nom
window-property-ship-name-hint = Le nom de ce vaisseau.
window-property-ship-ship_class-label = Classe
window-property-ship-ship_class-hint = Le modèle du vaisseau.
window-property-ship-commander-label = Chef
window-property-ship-commander-hint = Le vaisseau juste au-dessus de lui dans la chaîne de commandement.
window-property-ship-level-label = Échelon
window-property-ship-level-hint = L’échelon qu’il commande ; un vaisseau de commandement a besoin d’un centre d’information de combat.
window-property-ship-at_home-label = À quai
window-property-ship-at_home-hint = Garder le vaisseau dans le fichier, sans qu’il compte pour les batailles, les impressions et les totaux.
window-property-ship-notes-label = Notes
window-property-ship-notes-hint = Vos propres notes sur ce vaisseau ; les fiches données à l’adversaire ne les montrent pas.
window-property-ship-loadout-label = À bord : { $bay }, { $section }
window-property-ship-loadout-hint = Les escadrilles que ce vaisseau y embarque ; elles comptent dans sa valeur.

window-property-squadron-starfighter-label = Type
window-property-squadron-starfighter-hint = Le type d’escadrille ; seuls les types dotés du FTL peuvent venir sans porteur.
window-property-squadron-count-label = Escadrilles
window-property-squadron-count-hint = Le nombre d’escadrilles.
window-property-squadron-crew_quality-label = Qualité d’équipage
window-property-squadron-crew_quality-hint = La qualité de leurs équipages, comme pour un vaisseau ; 5 est le maximum.
window-property-squadron-command_quality-label = Commandement
window-property-squadron-command_quality-hint = Le dé de moral ; plus il est gros, plus elles tiennent.
window-property-squadron-marines_aboard-label = Fusiliers à bord
window-property-squadron-marines_aboard-hint = Des escadrilles d’abordage qui partent chargées à plein, pour le double du coût.
window-property-squadron-at_home-label = À quai
window-property-squadron-at_home-hint = Garder ces escadrilles dans le fichier, sans qu’elles comptent pour les batailles, les impressions et les totaux.

window-why_not-direct_turns = Seul le tir indirect a une limite de tours.
window-why_not-direct_proximity = Seules les armes indirectes peuvent avoir cette qualité.
window-why_not-limited_squadron_weapon = L’arme d’une escadrille ne peut pas avoir une cadence limitée.
window-why_not-across = D’ici, une arme tirerait au travers du vaisseau.
window-why_not-loadout_open = La dotation est ouverte : il n’y a encore aucune escadrille à bord.
window-why_not-loadout_download = Chaque vaisseau de la classe choisit ses propres escadrilles.
window-why_not-loadout_of_class = La classe ne laisse pas ses vaisseaux choisir pour ce hangar.
window-why_not-not_accepted = { $bay } n’accepte pas ce type.
window-why_not-circle = Il est sous les ordres de { $ship }.
window-why_not-no_ftl = Sans FTL, il lui faut un porteur.
window-why_not-no_breaching = Seules les escadrilles d’abordage embarquent des fusiliers.

window-choice-formula_rule-free-text = Libres
window-choice-formula_rule-free-hint = Chaque flotte peut avoir les siennes.
window-choice-formula_rule-stock-text = Aucune
window-choice-formula_rule-stock-hint = Tous les nombres suivent les formules standard.
window-choice-formula_rule-given-text = Celles du tournoi
window-choice-formula_rule-given-hint = Chaque flotte a les mêmes formules maison, données plus bas.

window-choice-value_kind-standard-text = Standard : la formule
window-choice-value_kind-standard-hint = La formule de la valeur de combat.
window-choice-value_kind-measured-text = Mesurées : des batailles
window-choice-value_kind-measured-hint = La formule, multipliée par un facteur tiré de batailles contre les vaisseaux de référence.
window-choice-mass_factor_formula-stock-text = Dixième des points
window-choice-mass_factor_formula-stock-hint = Les points de coque divisés par dix, arrondis au supérieur.
window-choice-mass_factor_formula-literal-text = Tous les points
window-choice-mass_factor_formula-literal-hint = La somme de tous les points de coque.

window-choice-movement_method-cinematic-text = Cinématique
window-choice-movement_method-cinematic-hint = Vire et s’arrête comme un avion, et a une vitesse maximale.
window-choice-movement_method-newtonian-text = Newtonien
window-choice-movement_method-newtonian-hint = Garde son élan et n’a pas de vitesse maximale.

window-choice-damage_type-energy-text = Énergie
window-choice-damage_type-energy-hint = Arrêté par les blindages, boucliers et déflecteurs énergétiques.
window-choice-damage_type-kinetic-text = Cinétique
window-choice-damage_type-kinetic-hint = Arrêté par les blindages, boucliers et déflecteurs cinétiques.

window-choice-defence_type-energy-text = Énergie
window-choice-defence_type-energy-hint = N’agit que contre les armes à énergie.
window-choice-defence_type-kinetic-text = Cinétique
window-choice-defence_type-kinetic-hint = N’agit que contre les armes cinétiques.
window-choice-defence_type-energy_kinetic-text = Énergie et cinétique
window-choice-defence_type-energy_kinetic-hint = Agit contre toutes les armes.

window-choice-damage_effect-raking-text = Enfilade
window-choice-damage_effect-raking-hint = Use une couche après l’autre.
window-choice-damage_effect-penetrating-text = Pénétration
window-choice-damage_effect-penetrating-hint = Chaque impulsion prend un point à chaque couche qu’elle traverse.

window-choice-target_method-direct-text = Direct
window-choice-target_method-direct-hint = Frappe dans le tour où elle tire.
window-choice-target_method-indirect-text = Indirect
window-choice-target_method-indirect-hint = Lance une salve qui se déplace sur la table jusqu’à trouver sa cible.

window-choice-target-starships-text = Vaisseaux
window-choice-target-starships-hint = Les vaisseaux de toutes tailles.
window-choice-target-starfighters-text = Chasseurs
window-choice-target-starfighters-hint = Les missions des escadrilles.
window-choice-target-direct-text = Tir direct
window-choice-target-direct-hint = Les coups des armes directes, pour les intercepter.
window-choice-target-indirect-text = Tir indirect
window-choice-target-indirect-hint = Les salves sur la table, pour les intercepter.

window-choice-fighter_target-starships-text = Vaisseaux
window-choice-fighter_target-starships-hint = Les vaisseaux de toutes tailles.
window-choice-fighter_target-other-text = Toutes les autres cibles
window-choice-fighter_target-other-hint = Les chasseurs, le tir direct et indirect.

window-choice-rate_of_fire-one_shot-text = Coup unique
window-choice-rate_of_fire-one_shot-hint = Tire une seule fois par bataille.
window-choice-rate_of_fire-limited-text = Limitée
window-choice-rate_of_fire-limited-hint = Ne tire jamais deux tours de suite.
window-choice-rate_of_fire-unlimited-text = Illimitée
window-choice-rate_of_fire-unlimited-hint = Tire à chaque tour.

window-choice-loadout_kind-permanent-text = Permanente
window-choice-loadout_kind-permanent-hint = Fait partie du modèle, la même pour tous les vaisseaux.
window-choice-loadout_kind-download-text = Propre à chaque vaisseau
window-choice-loadout_kind-download-hint = Chaque vaisseau de la flotte a la sienne.
window-choice-loadout_kind-open-text = Ouverte
window-choice-loadout_kind-open-hint = Choisie à la table ; son prix n’est pas encore compté.

window-choice-command_level-squadron-text = Escadron
window-choice-command_level-squadron-hint = Commande directement des vaisseaux.
window-choice-command_level-wing-text = Escadre
window-choice-command_level-wing-hint = Commande des chefs d’escadron.
window-choice-command_level-division-text = Division
window-choice-command_level-division-hint = Commande des chefs d’escadre.
window-choice-command_level-fleet-text = Flotte
window-choice-command_level-fleet-hint = Commande des chefs de division ; c’est le vaisseau amiral.

window-choice-command_die-D2-text = D2
window-choice-command_die-D2-hint = Instable.
window-choice-command_die-D3-text = D3
window-choice-command_die-D3-hint = Nerveux.
window-choice-command_die-D4-text = D4
window-choice-command_die-D4-hint = Solide.
window-choice-command_die-D5-text = D5
window-choice-command_die-D5-hint = De sang-froid.
window-choice-command_die-D6-text = D6
window-choice-command_die-D6-hint = Inébranlable.

window-choice-damage_control_die-D6-text = D6
window-choice-damage_control_die-D6-hint = Médiocre.
window-choice-damage_control_die-D5-text = D5
window-choice-damage_control_die-D5-hint = Passable.
window-choice-damage_control_die-D4-text = D4
window-choice-damage_control_die-D4-hint = Bon.

window-choice-facing-fore-text = Avant
window-choice-facing-starboard-text = Tribord
window-choice-facing-aft-text = Arrière
window-choice-facing-port-text = Bâbord
window-choice-facing-fore_aft-text = Avant et arrière
window-choice-facing-port_starboard-text = Bâbord et tribord

window-choice-sector-fore_starboard-text = Avant, moitié tribord
window-choice-sector-starboard_fore-text = Tribord, moitié avant
window-choice-sector-starboard_aft-text = Tribord, moitié arrière
window-choice-sector-aft_starboard-text = Arrière, moitié tribord
window-choice-sector-aft_port-text = Arrière, moitié bâbord
window-choice-sector-port_aft-text = Bâbord, moitié arrière
window-choice-sector-port_fore-text = Bâbord, moitié avant
window-choice-sector-fore_port-text = Avant, moitié bâbord

window-palette-hull = Coque et équipage
window-palette-primary = Systèmes principaux
window-palette-propulsion = Propulsion
window-palette-electronic_warfare = Guerre électronique
window-palette-secondary = Systèmes secondaires
window-palette-weapon = Armes
window-palette-hangar = Hangars
window-palette-section_hint = Une section extérieure qui couvre son arc, avec sa coque, ses défenses et ses systèmes.
window-palette-hull_hit-text = Point de coque
window-palette-hull_hit-hint = Un point de plus que la section peut encaisser.
window-palette-hull_layer-text = Couche de coque
window-palette-hull_layer-hint = Ajoute une couche ; les points de coque se répartissent sur toutes.
window-palette-crew_party-text = Équipe de bord
window-palette-crew_party-hint = Répare les systèmes et repousse les abordages.
window-palette-marine_party-text = Équipe de fusiliers
window-palette-marine_party-hint = Aborde l’ennemi et défend le vaisseau.
window-palette-armour-text = Blindage
window-palette-armour-hint = Retire un point de plus à chaque impulsion par cet arc.
window-palette-plate-text = Plaque ablative
window-palette-plate-hint = Ajoute un point de blindage, jusqu’à ce que la coque soit touchée par cet arc.
window-palette-shield_hit-text = Point de bouclier
window-palette-shield_hit-hint = Encaisse les dégâts avant la coque ; un générateur doit couvrir l’arc.
window-palette-weapons = Arme : { $brief }
window-palette-bays = Hangar : { $brief }
window-palette-new_weapons-text = Créer une arme…
window-palette-new_weapons-hint = Monte une nouvelle arme ; choisissez ensuite ses chiffres.
window-palette-new_bays-text = Créer un type de hangar…
window-palette-new_bays-hint = Ajoute un nouveau hangar, avec des chasseurs si la flotte n’en a pas encore.
window-palette-new_starfighters-text = Créer une escadrille…
window-palette-new_starfighters-hint = Ajoute une nouvelle escadrille, à bord d’un nouveau hangar.

window-group-ships =
    { $count ->
        [one] 1 vaisseau
       *[other] { $count } vaisseaux
    }
window-group-classes =
    { $count ->
        [one] 1 classe
       *[other] { $count } classes
    }
window-group-weapons =
    { $count ->
        [one] 1 arme
       *[other] { $count } armes
    }
window-group-starfighters =
    { $count ->
        [one] 1 type d’escadrille
       *[other] { $count } types d’escadrille
    }
window-group-bays =
    { $count ->
        [one] 1 type de hangar
       *[other] { $count } types de hangar
    }
window-group-squadrons =
    { $count ->
        [one] 1 entrée d’escadrilles
       *[other] { $count } entrées d’escadrilles
    }

window-new-classes = Nouvelle classe
window-new-variant = Série { $number }
window-new-weapons = Nouvelle arme
window-new-bays = Nouveau hangar
window-new-starfighters = Nouvelle escadrille
window-new-first_starfighters = Chasseurs

window-fix-set = Régler « { $property } » sur { $value } { $unit }
window-fix-confirm = Confirmer par des batailles
window-fix-confirm_all =
    { $count ->
        [one] Confirmer { $count } classe par des batailles
       *[other] Confirmer { $count } classes par des batailles
    }
window-fix-remove_facing = Retirer l’orientation
window-fix-remove_rating = Retirer l’indice
window-fix-remove_quality = Retirer : { $qualities }
window-fix-aim = Autoriser le tir sur : { $target }
window-fix-unlimited = Rendre la cadence illimitée
window-fix-one_shot = En faire une arme à coup unique
window-fix-no_marines = Partir sans fusiliers
window-fix-turn = Orienter vers : { $facing }
window-fix-move = Déplacer : { $section }
window-fix-rate = Donner l’indice { $rating }
window-fix-bear = Battre les secteurs de son propre arc
window-fix-bear_not_across = Retirer les secteurs au travers du vaisseau
window-fix-shield = Ajouter { $hits } points de bouclier : { $arc }
window-fix-remove = Retirer : { $name }
window-fix-add_core = Ajouter une section centrale
window-fix-add = Ajouter : { $name } ({ $section })
window-fix-add_facing = Ajouter : { $name }, orientation { $facing } ({ $section })
window-fix-raise = Porter à { $rating } : { $name }
window-fix-level = Donner à { $ship } l’échelon { $level }
window-fix-no_level = Retirer l’échelon : { $ship }
window-fix-under = Placer { $ship } sous { $flagship }
window-fix-under_larger = Porter le centre d’information de combat de { $flagship } à { $rating } et placer { $ship } sous son commandement
window-fix-bring = Emmener { $ship }
window-fix-fit_aboard = Garder les { $room } premières
window-fix-accept = Accepter dans { $bay } : { $squadrons }
window-fix-leave_behind = Laisser à terre : { $squadrons }
window-fix-clear_list = Vider la liste
window-fix-accept_all = Accepter tous les types d’escadrille
window-fix-first_squadron = Lui ajouter un type d’escadrille
window-fix-arm = Lui donner une arme
window-fix-new_weapon = Canon
window-fix-give_ftl = Donner le FTL : { $squadron }
window-fix-stock_formula = Revenir à la formule standard
window-fix-last_formula = Ne garder que la dernière

window-summary-target_rating-title = Indice de cible
window-summary-target_rating-sentence = La difficulté à toucher le vaisseau : plus le vaisseau est gros, plus l’indice est bas.
window-summary-ems-title = Signature EM
window-summary-ems-sentence = Le nombre de vaisseaux, de missions et de salves ennemis qui peuvent tirer sur le vaisseau en un tour.
window-summary-mass_factor-title = Facteur de masse
window-summary-mass_factor-sentence = La taille du vaisseau pour l’éperonnage, le remorquage et les grappins.
window-summary-combat_value-title = Valeur de combat
window-summary-combat_value-sentence = La valeur du vaisseau en points, calculée d’après tout ce qu’il porte.
window-summary-tier-title = Palier
window-summary-tier-sentence = Le plus haut palier de tout ce qui est à bord.
window-summary-ftl_charge-title = Charge FTL
window-summary-ftl_charge-sentence = Cochez un cercle à chaque tour où le moteur se charge ; quand tous sont cochés, il est prêt.
window-summary-deflector-title = Déflecteur
window-summary-deflector-sentence = Ignore les dés de dégâts inférieurs ou égaux à son indice ; la plus haute face passe toujours.
window-summary-adaptation-title = Adaptation
window-summary-adaptation-sentence = Le nombre de niveaux dont ces boucliers peuvent durcir, un par tour sous le feu.

window-summary-fleet-sentence = Des définitions, des classes, des vaisseaux et leur chaîne de commandement.

window-summary-class-sentence = Un modèle pour autant de vaisseaux que vous voulez.

window-summary-section-sentence = Une partie du vaisseau, avec sa coque, son équipage et ses systèmes.

window-summary-arc-sentence = Les défenses contre le feu de ce côté, dans l’ordre : déflecteurs, boucliers, blindage.

window-summary-mount-sentence = Une arme qui bat ces secteurs.

window-summary-fit-sentence = Abrite, lance et récupère des escadrilles de chasseurs.

window-summary-weapon-sentence = Une arme propre à la flotte.

window-summary-starfighter-sentence = Un type d’escadrille de chasseurs.

window-summary-fighter_weapon-sentence = Une entrée vaut pour cette arme sur tous les appareils de l’escadrille.

window-summary-bay-sentence = Un type de hangar, pour les types d’escadrille qu’il accepte.

window-summary-ship-sentence = Un vaisseau de la flotte.

window-summary-squadron-sentence = Des escadrilles dotées du FTL, qui viennent sans porteur.

window-fact-now = Actuellement { $value }
window-fact-rating = indice { $rating }
window-fact-facing = orientation : { $facing }
window-fact-bears = bat : { $sectors }
window-fact-range = tranches de portée de { $range } cm
window-fact-bay = lancement { $launch }, capacité { $carry }
window-fact-accepts = accepte : { $squadrons }
window-fact-aboard = { $count } × { $squadron }
window-fact-regeneration = { $hits } rendus par tour
window-fact-adaptation = adaptation jusqu’à { $levels }
window-fact-deflector = déflecteur { $rating } ({ $type })
window-fact-power = Consomme { $power } d’énergie
window-fact-supplies = fournit { $power } d’énergie
window-fact-worth = Vaut { $points } points à lui seul
window-fact-one_more = Un de plus ajoute { $points } points
window-fact-value = { $points } points
window-fact-cost = coûte { $points } points
window-fact-tier = palier { $tier }

window-fact-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }

window-fact-hits =
    { $count ->
        [one] { $count } point de coque
       *[other] { $count } points de coque
    }

window-fact-ships =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }

window-fact-squadrons =
    { $count ->
        [one] { $count } escadrille
       *[other] { $count } escadrilles
    }

window-fact-mounted =
    { $count ->
        [one] { $count } montée
       *[other] { $count } montées
    }

window-tooltip-component-bridge = Commande tout le vaisseau ; sans passerelle en état, il dérive et ne tire plus ; les équipes réparent encore.
window-tooltip-component-life_support = Maintient en vie l’équipage de sa section ; présent de lui-même partout où il y en a.
window-tooltip-component-reactor = Alimente sa section ; celui du centre alimente toutes les sections qui n’ont pas le leur.
window-tooltip-component-primitive_stl = Des points de poussée dans une seule direction : à l’arrière ils accélèrent, à l’avant ils freinent. Infraluminique.
window-tooltip-component-basic_stl = Des points de poussée dans les deux sens de son axe. Infraluminique.
window-tooltip-component-advanced_stl = Des points de poussée dans toutes les directions, ou le double de son indice comme propulseur. Infraluminique.
window-tooltip-component-thruster = Fait virer le vaisseau : un propulseur bâbord le tourne sur tribord, et inversement.
window-tooltip-component-primitive_ftl = Permet la retraite après autant de tours de chauffe que son indice ; plus bas est mieux. Supraluminique.
window-tooltip-component-basic_ftl = Retraite ou saut stratégique après autant de tours de chauffe que son indice ; plus bas est mieux. Supraluminique.
window-tooltip-component-advanced_ftl = Toutes les manœuvres supraluminiques, sauts tactiques compris ; un indice plus bas chauffe plus vite.
window-tooltip-component-sensor_array = Guide le tir sur une cible par tour : faites son indice ou moins sur un D20.
window-tooltip-component-ew_array = Retire son indice à tout réseau de capteurs qui vise ce vaisseau ; le meilleur compte.
window-tooltip-component-elint_array = Abaisse la guerre électronique d’un vaisseau ennemi à moins de 100 cm, pour le tir de ce vaisseau.
window-tooltip-component-targeting_array = Laisse ce vaisseau tirer sur un ennemi à moins de 100 cm au-delà de la signature EM de celui-ci.
window-tooltip-component-ecm_array = Donne aux vaisseaux amis, à moins de 5 cm par indice, un point de guerre électronique de plus.
window-tooltip-component-ej_array = Abaisse de un la signature EM de tout vaisseau à moins de 5 cm par indice.
window-tooltip-component-ansible = Partage la visée de ce vaisseau avec autant d’amis à moins de 50 cm que son indice.
window-tooltip-component-cloak_generator = Dissimule entièrement le vaisseau pendant autant de tours de suite que son indice.
window-tooltip-component-stealth_generator = Quatre fois son indice en guerre électronique tant que le vaisseau reste discret ; boucliers baissés.
window-tooltip-component-countermeasure_pod = Sert une fois : ajoute son indice à la guerre électronique du vaisseau pour un tour.
window-tooltip-component-cic = Laisse le vaisseau commander autant d’unités que son indice ; le plus grand compte.
window-tooltip-component-soc = Mène autant de missions de chasseurs à la fois que son indice.
window-tooltip-component-grappler = Remorque jusqu’à la bataille un vaisseau sans moteur FTL.
window-tooltip-component-energy_grappler = Tire ou pousse un vaisseau, une mission ou une salve de son arc de 1 cm par point d’indice, ou en remorque un.
window-tooltip-component-gravity_well_projector = Gêne les sauts FTL à moins de 10 cm par indice.
window-tooltip-component-basic_teleporter = Envoie des équipes d’abordage ou une frappe ciblée à bord d’un ennemi aux boucliers énergétiques baissés.
window-tooltip-component-advanced_teleporter = Un téléporteur qui agit au travers des boucliers mêmes du vaisseau.
window-tooltip-component-basic_shield_generator = Soutient les boucliers de son arc et leur rend son indice en points à chaque tour.
window-tooltip-component-adaptive_shield_generator = Un générateur dont les boucliers durcissent à chaque tour sous le feu.
window-tooltip-component-modulated_shield_generator = Un générateur qui peut rendre la moitié de son indice à un arc voisin.
window-tooltip-component-energy_deflector = Ignore les dés de dégâts énergétiques inférieurs ou égaux à son indice ; la plus haute face passe toujours.
window-tooltip-component-kinetic_deflector = Ignore les dés de dégâts cinétiques inférieurs ou égaux à son indice ; la plus haute face passe toujours.
window-tooltip-component-energy_kinetic_deflector = Ignore les dés de dégâts des deux types inférieurs ou égaux à son indice ; la plus haute face passe toujours.
window-tooltip-component-weapon = Porte une arme de la flotte, qui bat de un à huit secteurs.
window-tooltip-component-hangar_bay = Abrite, lance et récupère des escadrilles de chasseurs des types qu’il accepte.

window-tooltip-hull_type-metallic_ceramic = Aucune règle particulière.
window-tooltip-hull_type-technological = Les équipes de bord peuvent rétablir des points de coque au lieu des systèmes.
window-tooltip-hull_type-biological = Guérit d’elle-même, et dépense des points de coque pour réparer, faire croître des escadrilles et recharger des armes.

window-tooltip-weapon_quality-antimatter = Ajoute à chaque impulsion le blindage ou la défense de la cible, dans la limite du modificateur de dégâts.
window-tooltip-weapon_quality-dimensional = Une impulsion impaire double ses dégâts à la coque, le surplus allant à la section de derrière.
window-tooltip-weapon_quality-disruptive = Ajoute à une impulsion impaire la signature EM imprimée de la cible, dans la limite du modificateur de dégâts.
window-tooltip-weapon_quality-gravitational = Ajoute à une impulsion impaire le facteur de masse de la cible, dans la limite du modificateur de dégâts.
window-tooltip-weapon_quality-ionized = Une impulsion impaire qui a entamé la coque lance un D6 : un 6 est un coup critique.
window-tooltip-weapon_quality-molecular = Chaque impulsion double ses dégâts à la coque ou à la force.
window-tooltip-weapon_quality-phased = Une impulsion impaire passe droit au travers des boucliers.
window-tooltip-weapon_quality-polarized = Chaque impulsion double ses dégâts aux boucliers.
window-tooltip-weapon_quality-proximity = Une arme indirecte qui frappe pendant le mouvement et peut attendre comme une mine.
window-tooltip-weapon_quality-quantum = Une impulsion impaire double son dé.
window-tooltip-weapon_quality-reactive = Une impulsion impaire est relancée pour des dégâts de plus qui ignorent le blindage.
window-tooltip-weapon_quality-spinal = Frappe tout ce qui est à moins de 5 cm de la ligne de tir, à demi-dégâts.
window-tooltip-weapon_quality-temporal = Relance une fois un jet de capteurs manqué ; les armes indirectes frappent jusqu’à 20 cm.
window-tooltip-weapon_quality-unstable = Interceptée sur sa cible, elle inflige encore la moitié des dégâts.

window-tooltip-squadron_quality-ftl = Peut commencer sur la table ou venir sans porteur.
window-tooltip-squadron_quality-breaching = Porte une équipe d’abordage par point de force et la dépose à bord d’un ennemi.
window-tooltip-squadron_quality-ecm = Toute escadrille de sa mission est plus difficile à toucher, de un.

window-template-scouts-title = Deux éclaireurs
window-template-empty-title = Flotte vide
window-template-frigate-title = Une frégate
window-template-frigate-name = Frégate
window-template-squadron-title = Un croiseur et deux frégates
window-template-squadron-name = Croiseur
window-template-ship_1 = Aurore
window-template-ship_2 = Second Souffle
window-template-ship_3 = Troisième Cloche

## Les capitaines des batailles. À la ligne de commande leurs noms sont ceux de l'anglais.

window-captain-chance-label = au hasard
window-captain-chance-hint = choisit au hasard une action permise
window-captain-plain-label = méthodique
window-captain-plain-hint = se met à sa meilleure portée, présente sa meilleure bordée, répartit son feu
window-captain-careful-label = prudent
window-captain-careful-hint = prévoit un tour d’avance, utilise l’électronique et les esquives, et sait quand partir
window-captain-admiral-label = amiral
window-captain-admiral-hint = prévoit ce que fera un adversaire prudent et y répond, détourne les arcs entamés, vise les vaisseaux dont dépend la flotte ennemie ; plus lent


window-encounter-meeting = un combat de rencontre
window-encounter-flank = une attaque de flanc
window-encounter-divided = une attaque divisée
window-encounter-rear = une attaque à revers
window-encounter-surrounded = un encerclement
window-terrain-d20 = selon la table, D20
window-terrain-d12 = selon la table, D12 (moins de terrain)
window-terrain-none = aucun

## Les ordres dans une partie
window-order-faster = plus vite
window-order-slower = moins vite
window-order-right = virer à droite
window-order-left = virer à gauche
window-order-port = pousser à bâbord
window-order-starboard = pousser à tribord
window-order-evasive = esquives
window-order-roll = tonneau
window-order-flip = renversement
window-order-corkscrew = vrille
window-order-emergency_power = surpuissance
window-order-emergency_thrust = surpoussée
window-order-ram = éperonner
window-order-charge = charger le moteur FTL
window-order-retreat = retraite par FTL
window-order-strategic_jump = saut stratégique
window-order-tactical_jump = saut tactique
window-order-cloak = s’occulter
window-order-uncloak = lever l’occultation
window-dial-faster = changer de vitesse
window-dial-right = virage
window-dial-starboard = de côté
window-orders-salvo = salve
window-orders-volley = volée
window-orders-surgical = tir chirurgical
window-orders-lent = avec un réseau prêté
window-orders-launch = lancer
window-orders-onto = lancer sur
window-orders-boarding = abordage
window-orders-load = équipes
window-orders-grapple = agripper
window-orders-attacks = autres tirs
window-orders-launches = lancements
window-orders-teleports = téléporteurs
window-orders-grapples = grappins
window-orders-boardings = équipes d’abordage
window-orders-kept = gardées pour intercepter
window-orders-weapons = armes
window-orders-array = réseau
window-orders-target = cible
window-orders-system = système
window-orders-delayed = attendre
window-orders-joined = tirer avec leur chef
window-orders-orders = ordres
window-orders-stay = rester au loin
window-orders-return = revenir
window-orders-discard = écarter
window-orders-roll = lancer des dés de plus
window-orders-missions = missions
window-orders-squadrons = escadrilles
window-orders-loads = équipes
window-orders-formation = mission
window-orders-formations = missions
window-orders-deployment = mission
window-orders-deployments = missions
window-orders-cap = CAP
window-orders-strike = frappe
window-orders-intercept = interception
window-orders-aims = viser un ennemi
window-orders-arc = arc
window-orders-at = cible
window-orders-attack = attaque
window-orders-by_squadron = escadrilles
window-orders-combination = réunir
window-orders-combinations = escadrilles réunies
window-orders-contact = sur
window-orders-course = trajet
window-orders-courses = trajets
window-orders-crew = équipes d’équipage
window-orders-direction = direction
window-orders-dropped = baisser des boucliers
window-orders-east = est
window-orders-flight = trajet
window-orders-flights = trajets
window-orders-grapplers = grappins
window-orders-growths = escadrilles formées
window-orders-heading = cap
window-orders-healed = guérir
window-orders-lender = prêté par
window-orders-length = longueur
window-orders-marines = équipes de fusiliers
window-orders-mission = mission
window-orders-modulations = tourner des boucliers
window-orders-more = dés de plus
window-orders-north = nord
window-orders-off = éteindre
window-orders-on = allumer
window-orders-other = autre escadrille
window-orders-pods = utiliser des nacelles
window-orders-pulls_itself = se déplace lui-même
window-orders-raised = relever des boucliers
window-orders-recoveries = récupérer
window-orders-reloaded = recharger
window-orders-restorations = rétablir la coque
window-orders-screen = interception
window-orders-screens = interceptions
window-orders-section = section
window-orders-shift = déplacer des équipes
window-orders-shifts = équipes déplacées
window-orders-ship = vaisseau
window-orders-ships = vaisseaux
window-orders-shot = tir
window-orders-shots = tirs
window-orders-sortie = lancement
window-orders-sorties = lancements
window-orders-squadron = escadrille
window-orders-start = départ
window-orders-strikes = frappes
window-orders-support = soutien
window-orders-supports = soutenir des amis
window-orders-systems = systèmes
window-orders-task = tâche
window-orders-teleporter = téléporteur
window-orders-unload = débarquer
window-orders-works = réparer des systèmes
window-orders-x = cm à l’est du centre
window-orders-y = cm au nord du centre
window-orders-transfers = transferts

window-decision-advance = faire avancer les abordeurs
window-decision-arrival = retour d’un saut
window-decision-defend = défense contre les salves
window-decision-deploy = déployer les escadrilles
window-decision-disable = les abordeurs mettent hors service
window-decision-electronics = électronique
window-decision-fire = tir
window-decision-flak = tir antiaérien
window-decision-fly = déplacer les missions
window-decision-grow = faire naître des escadrilles
window-decision-guide = déplacer les salves
window-decision-intercept = intercepter le tir
window-decision-jump_dice = dés du saut
window-decision-launch = lancer des escadrilles
window-decision-missions = former des missions
window-decision-muster = attendre ou se joindre
window-decision-plot = ordres de mouvement
window-decision-rearm = réunir des escadrilles
window-decision-recover = récupérer les escadrilles
window-decision-reinforce = renforts contre les abordeurs
window-decision-repair = réparations
window-decision-rocks = dégager les rochers
window-decision-squadron_defence = faire tirer les escadrilles sur les salves
window-decision-squadrons = faire tirer les escadrilles
window-decision-strike = frapper avec les salves

## Plusieurs pages

window-common-search = Chercher : { $title }
window-common-new-squadron-type = Nouveau type d’escadrille
window-common-new-bay-type = Nouveau type de hangar
window-common-new-weapon = Nouvelle arme
window-common-weapons = Armes
window-common-new-class = Nouvelle classe
window-common-squadrons = Escadrilles

## Modifications

window-commands-fleet = une flotte
window-commands-fleet-already = Cette flotte l’a déjà.
window-commands-bring-classes = Importer ses classes
window-commands-house-rules-two = Les règles maison des deux flottes diffèrent, et des nombres peuvent changer : { $differences }.
window-commands-add-ship-name = Ajouter un vaisseau de classe { $name }
window-commands-add-squadron = Ajouter une escadrille de type { $name }
window-commands-command-level = Échelon de { $name }
window-commands-change-class = Changer la classe de { $name } en { $to }
window-commands-replace = Remplacer { $old } par { $new }
window-commands-put-under-no = Retirer le chef de { $name }
window-commands-put-under = Placer { $name } sous { $commander }
window-commands-move-folder = Déplacer { $name } dans le dossier { $folder }
window-commands-take-out-folder = Sortir { $name } de son dossier
window-commands-rename-folder = Renommer le dossier { $folder }

## Définitions

window-definitions-used = UTILISÉ PAR
window-definitions-replace = Remplacer par
window-definitions-puts-another-weapon = Remplacer cette arme par une autre sur tous les affûts de la flotte
window-definitions-nothing-uses-yet = Aucune utilisation pour l’instant.
window-definitions-stands-printed-sheet = Aspect sur une fiche imprimée
window-definitions-nothing-here-called = Aucun résultat
window-definitions-none-yet = La liste est vide.
window-definitions-sheet = SUR LA FICHE
window-definitions-fleet-no-squadrons = Cette flotte n’a encore ni escadrille ni hangar.
window-definitions-move-up = Monter { $name }
window-definitions-move-down = Descendre { $name }
window-definitions-weapons = ARMES
window-definitions-add-weapon = Ajouter une arme
window-definitions-gun = Canon
window-definitions-add-weapon-name = Ajouter une arme à { $name }
window-definitions-squadron-types = Types d’escadrille
window-definitions-bay-types = Types de hangar
window-definitions-weapon = Arme { $number }
window-definitions-take = Copier depuis
window-definitions-against = CIBLE
window-definitions-less = Terminer
window-definitions-change = Modifier
window-definitions-lay-another-weapon = Arme à comparer
window-definitions-being-worked-out = Calcul en cours…
window-definitions-no-other = aucune
window-definitions-fleet-no-weapons = Cette flotte n’a pas encore d’arme.
window-definitions-identity = IDENTITÉ
window-definitions-damage = DÉGÂTS
window-definitions-reach = PORTÉE
window-definitions-area-fire = ZONE ET TIR
window-definitions-piercing = PERFORATION
window-definitions-special = PARTICULARITÉS

## Conception

window-design-panels-below-the-sheet = Panneaux sous la fiche
window-design-how-strong-is-it = Quelle est sa force ?
window-design-problems-and-strength = Problèmes et force
window-design-numbers-and-selection = Nombres et sélection
window-design-there-is-no-ship-to-add = Il n’y a pas de vaisseau où l’ajouter.
window-design-paste-name = Coller { $name }
window-design-fleet-parts = Flotte et éléments
window-design-class = { $name } (classe)
window-design-edit-weapon = modifier l’arme
window-design-ships-value = La valeur du vaisseau…
window-design-explain-combat-value = Expliquer la valeur de combat
window-design-all-parts-scaled = La somme des parts est la valeur du vaisseau. « À lui seul » : ce que le vaisseau perdrait sans cet élément.
window-design-edit-bay-type = modifier le type de hangar
window-design-edit-squadron-type = modifier le type d’escadrille
window-design-belongs-section-cannot = { $name } appartient à sa section : impossible de le déplacer.
window-design-add-ship-class = Ajouter une classe de vaisseau
window-design-paste-into = Coller dans { $section }
window-design-one-more = { $name } : un de plus
window-design-one-less = { $name } : un de moins
window-design-no-part-clipboard = Il n’y a pas d’élément dans le presse-papiers
window-design-no-section-clipboard = Il n’y a pas de section dans le presse-papiers
window-design-mirror = Refléter { $section }
window-design-belongs-ship = Cet élément doit être sur un vaisseau.
window-design-came-along-under = { $name } : ajout sous un autre identifiant
window-design-left-out-rules = Non ajouté, car les règles ne le permettent pas à cet endroit : { $names }
window-design-where-value-comes = PARTS DE LA VALEUR
window-design-sections-added = Sections à ajouter
window-design-copy-section = Copier la section
window-design-paste-into-section = Coller dans la section
window-design-move-section = Déplacer vers la section
window-design-used = Utilisé par
window-design-new-ship-class = Nouvelle classe de vaisseau
window-design-fore = + avant
window-design-add-fore-section = Ajouter une section avant
window-design-port = + bâbord
window-design-add-port-section = Ajouter une section bâbord
window-design-starboard = + tribord
window-design-add-starboard-section = Ajouter une section tribord
window-design-aft = + arrière
window-design-add-aft-section = Ajouter une section arrière
window-design-mirror-other-side = Refléter sur l’autre bord
window-design-edit-name = Modifier { $name }
window-design-keep-library = Enregistrer { $name } dans la bibliothèque

## Flotte

window-fleet-name-other = { $name } ({ $other })
window-fleet-add-ship = Ajouter un vaisseau
window-fleet-outside-fleet-no = Hors de la flotte : il n’a ni chef ni échelon, et sa qualité d’équipage baisse d’un cran au combat
window-fleet-squadrons-without-carrier =
    { $count ->
        [one] 1 escadrille sans porteur
       *[other] { $count } escadrilles sans porteur
    }
window-fleet-flagship = vaisseau amiral
window-fleet-outside-fleet = hors de la flotte
window-fleet-tier-over-limit = palier { $tier } au-dessus de la limite de { $limit }
window-fleet-with-all = { $value } avec ceux à quai
window-fleet-chain-command = Chaîne de commandement
window-fleet-only-ships-classes = Seuls les vaisseaux et les classes peuvent être dans la chaîne de commandement.
window-fleet-points-over-limit = { $points } points au-dessus de la limite
window-fleet-add-squadrons-without = Ajouter des escadrilles sans porteur
window-fleet-limits-points-tier = Limites de points et de palier
window-fleet-house-formulas = Formules maison
window-fleet-fleet = FLOTTE
window-fleet-roster = Ordre de bataille
window-fleet-against-another-fleet = Contre une autre flotte
window-fleet-parts-fleet = Éléments de la flotte
window-fleet-selected = SÉLECTION
window-fleet-change-all-them-name = { $name } : les modifications s’appliquent à tous
window-fleet-select-ship-see = Sélectionnez un vaisseau pour l’afficher et le modifier.
window-fleet-bring-fleet = Importer une flotte
window-fleet-house = maison
window-fleet-wrong = erreur
window-fleet-not-book = entrées inconnues
window-fleet-fixed = fixe
window-fleet-begin-book-s = Partir de la formule standard
window-fleet-use-book-s = Utiliser la formule standard
window-fleet-formula-book = Livre des formules
window-fleet-search-formula-book = Chercher une formule
window-fleet-house-formulas-only = Formules maison seulement
window-fleet-book-says = FORMULE STANDARD
window-fleet-fleet-says = FORMULE DE LA FLOTTE
window-fleet-may-use = VALEURS UTILISABLES
window-fleet-choose-entry-book = Sélectionnez une entrée pour voir sa formule et écrire la vôtre.
window-fleet-book-no-such = Le livre des formules n’a pas cette entrée.
window-fleet-numbers-other-entries = Nombres et autres entrées du chapitre.
window-fleet-house-formula = Formule maison : { $name }
window-fleet-rules-fix-one = Les règles fixent cette valeur : aucune formule maison ne peut la remplacer.
window-fleet-used-force = La formule est valable et active.
window-fleet-book-s-formula = La formule standard est active.
window-fleet-not-used = aucune utilisation
window-fleet-used-times =
    { $count ->
        [one] { $count } utilisation
       *[other] { $count } utilisations
    }
window-fleet-launches-carries = lancement { $launch }, capacité { $carry }
window-fleet-folder = Dossier
window-fleet-add-roster = Ajouter à l’ordre de bataille
window-fleet-move-folder = Déplacer dans un dossier
window-fleet-new-folder = Nouveau dossier
window-fleet-class-cannot-put = Une classe ne peut pas passer devant elle-même.
window-fleet-classes = Classes
window-fleet-bays = Hangars
window-fleet-libraries-fleet = Bibliothèques de cette flotte
window-fleet-universe-packs = Univers
window-fleet-own-library = Ma bibliothèque
window-fleet-folder-number = Dossier { $number }
window-fleet-bring-into-fleet = Importer dans cette flotte
window-fleet-remove-library = Retirer de la bibliothèque
window-fleet-replace-everywhere = Remplacer partout par
window-fleet-no-folder = Aucun dossier
window-fleet-value = Valeur
window-fleet-tier = Palier
window-fleet-base-value = Valeur de base
window-fleet-commander = Chef
window-fleet-level = Échelon
window-fleet-aboard = À bord
window-fleet-squadrons =
    { $count ->
        [one] 1 escadrille
       *[other] { $count } escadrilles
    }
window-fleet-total = Total
window-fleet-no-ships-yet-add = Pas encore de vaisseau : cliquez sur « Ajouter un vaisseau », en bas
window-fleet-search-roster = Chercher un vaisseau
window-fleet-import-fleet = Importer une flotte…
window-fleet-nothing-roster-called = Aucun résultat
window-fleet-usual-columns = Colonnes par défaut
window-fleet-add-squadrons = Ajouter des escadrilles
window-fleet-columns = Colonnes
window-fleet-fleet-no-classes = Cette flotte n’a encore aucune classe
window-fleet-fleet-no-squadron = Cette flotte n’a aucun type d’escadrille
window-fleet-add-ship-led = Ajouter un vaisseau mené par { $name }
window-fleet-command-level = Échelon
window-fleet-none = Aucun
window-fleet-change-class = Changer la classe
window-fleet-change-class-squadron = Changer la classe de cet escadron ({ $count } vaisseaux)
window-fleet-select-squadron = Sélectionner cet escadron
window-fleet-no-class-yet = Il n’y a pas encore de classe. Ajoutez-en une d’abord.

## Graphiques

window-graphs-classes-compare = Classes à comparer
window-graphs-compare = COMPARAISON
window-graphs-tick-two-classes = Cochez au moins deux classes à comparer.
window-graphs-all-numbers = Tous les nombres
window-graphs-all-weapons = Toutes les armes
window-graphs-differences = Différences
window-graphs-compare-class-another = Comparer avec une classe d’un autre fichier
window-graphs-file-another-game = Ce fichier est d’un autre jeu.
window-graphs-from-to = De { $one } à { $other }
window-graphs-no-differences = Aucune différence
window-graphs-armour = &Blindage
window-graphs-plates = &Plaques
window-graphs-shields = B&oucliers
window-graphs-adaptation = Adap&tation
window-graphs-deflector = Déflecte&ur
window-graphs-target-rating = &Indice de cible
window-graphs-ew = &GE
window-graphs-graphs = Graphi&ques de
window-graphs-class-weapon = Classe ou arme
window-graphs-fleet-neither-classes = Cette flotte n’a encore ni classe ni arme.

## Parties

window-match-way-fire = Mode de tir
window-match-system-aimed = Système visé
window-match-fires = { $weapon } tire
window-match-column-weapon = Arme
window-match-column-target = Cible
window-match-column-chance = Chance
window-match-column-boxes = Cases
window-match-kind-energy = énergie
window-match-kind-kinetic = cinétique
window-match-kind-indirect = indirecte
window-match-percent = { $percent } %
window-match-loss = Chaque impulsion perd { $loss } à cette distance
window-match-hold-fire = Ne pas tirer
window-match-array-about = { $section } · indice { $rating }
window-match-array-free = libre
window-match-array-launches = guide une salve
window-match-fire-about = Classe { $ship_class } · { $arrays ->
    [0] aucun réseau de capteurs libre
    [1] toutes les armes visent une seule cible par tour
   *[other] les armes visent jusqu’à { $arrays } cibles par tour
  }
window-match-target = Cible de { $title }
window-match-click-sheet-target = Vous pouvez aussi cliquer sur le système, sur la fiche de la cible
window-match-salvo = salve
window-match-each-weapon-d20 = Chaque arme lance son propre D20
window-match-volley = volée
window-match-all-weapons-one = Toutes les armes partagent un D20 : toutes touchent ou toutes manquent
window-match-surgical = chirurgical
window-match-one-weapon-one = Une arme contre un système : un dé impair qui touche et coûte une case à la section le met hors service
window-match-all-likeliest-target = Tout pointer sur la cible la plus facile
window-match-cost = { $cost } sur { $points } { $pool }
window-match-pool-port_thrusters = en propulseurs bâbord
window-match-pool-starboard_thrusters = en propulseurs tribord
window-match-pool-drives_forward = en poussée avant
window-match-pool-drives_to_starboard = en poussée tribord
window-match-pool-drives_backward = en poussée arrière
window-match-pool-drives_to_port = en poussée bâbord
window-match-drag-ship-where = Tirez le vaisseau sur la table, ou appuyez sur +, −, L ou R.
window-match-choose-where-each = Choisissez une destination pour chacune, ou cliquez sur sa cible sur la table.
window-match-where-they-fly = Destination
window-match-beside-ship = près du vaisseau
window-match-stays = reste
window-match-where-goes = Destination de { $sign }

## Noms des pages

window-pages-design = Conception
window-pages-compare = Comparer
window-pages-graphs = Graphiques

## Points

window-points-how-true-points = Que valent les points ?
