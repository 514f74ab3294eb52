### Ce que disent les graphiques des armes, des classes et des comparaisons. Les mots entre accolades sont remplacés.

graphs-and = { $first } et { $second }

graphs-arc-fore = avant
graphs-arc-starboard = tribord
graphs-arc-aft = arrière
graphs-arc-port = bâbord

graphs-target-nothing = rien
graphs-target-armour = blindage { $rating }
graphs-target-energy_armour = blindage énergétique { $rating }
graphs-target-kinetic_armour = blindage cinétique { $rating }
graphs-target-shields = { $hits } de bouclier
graphs-target-energy_shields = { $hits } de bouclier énergétique
graphs-target-kinetic_shields = { $hits } de bouclier cinétique
graphs-target-adaptation = adaptation { $rating }
graphs-target-deflector = déflecteur { $rating }
graphs-target-energy_deflector = déflecteur énergétique { $rating }
graphs-target-kinetic_deflector = déflecteur cinétique { $rating }
graphs-target-list = { $first }, { $second }

graphs-plates =
    { $count ->
        [one] { $count } plaque
       *[other] { $count } plaques
    }

graphs-weapon-hit = Effet d’un coup au but
graphs-weapon-hit_against = contre { $target }
graphs-weapon-hit_summary = En moyenne { $boxes } cases de coque et { $shields } points de bouclier ; aucun effet dans { $nothing } des cas.
graphs-weapon-hit_summary_bare = En moyenne { $boxes } cases de coque ; aucun effet dans { $nothing } des cas.
graphs-weapon-no_hull = sans effet sur la coque : { $nothing }
graphs-weapon-boxes = cases de coque
graphs-weapon-shield_hits = points de bouclier
graphs-weapon-mean = moyenne { $mean }
graphs-weapon-chance = { $what } : { $percent }
graphs-weapon-range = Dégâts par tir selon la distance
graphs-weapon-range_against = Points de bouclier et cases de coque contre { $target } ; indice de cible { $rating }, capteurs { $array }
graphs-weapon-if_hits = si le tir touche
graphs-weapon-with_chance = chance de toucher comprise
graphs-weapon-step = { $start }–{ $end } cm, { $what } : { $value }
graphs-weapon-hit_chance = { $percent } de toucher
graphs-weapon-defences = Contre d’autres défenses
graphs-weapon-defence_told = { $target }, { $what } : { $value }
graphs-weapon-none = aucune défense
graphs-weapon-all = { $a }, { $b }

graphs-value-title = Détail de la valeur
graphs-value-hull = coque
graphs-value-defence = blindage et boucliers
graphs-value-weapon = armes
graphs-value-propulsion = moteurs, FTL
graphs-value-electronic_warfare = capteurs, GE
graphs-value-secondary = systèmes secondaires
graphs-value-hangar = hangars
graphs-value-crew = équipage, commandement
graphs-value-summary = { $value } points : { $parts }.
graphs-value-part = { $name } { $value }

graphs-design-range = Dégâts par tour selon la distance
graphs-design-arcs = Dégâts par tour selon l’arc
graphs-design-arcs_title = à { $end } cm et moins
graphs-design-turns = Endurance selon l’arc
graphs-design-range_summary = Points de bouclier et cases de coque attendus par tour contre un croiseur de référence, avec toutes les armes qui portent.
graphs-design-arcs_summary = Dégâts attendus par tour, de près : { $parts }.
graphs-design-turns_summary = Tours avant la perte du centre si tout le feu vient d’un seul arc, en moyenne sur les vaisseaux de référence : { $parts }.
graphs-design-turns_value = { $turns } tours
graphs-design-part = { $arc } { $value }
graphs-design-step = { $start }–{ $end } cm, { $arc } : { $value }

graphs-comparison-radar = Profil
graphs-comparison-bars = Côte à côte
graphs-comparison-radar_summary = Chaque qualité en part de la plus grande.
graphs-comparison-told = { $name }, { $quality } : { $value }
graphs-comparison-offence = attaque
graphs-comparison-defence = défense
graphs-comparison-speed = vitesse
graphs-comparison-thrust = poussée
graphs-comparison-electronic_warfare = guerre électronique
graphs-comparison-command = commandement
graphs-comparison-craft = aviation embarquée
graphs-comparison-combat_value = valeur de combat
graphs-comparison-hull = points de coque
graphs-comparison-shields = points de bouclier
graphs-comparison-cm = { $value } cm
graphs-comparison-turns = { $value } tours
graphs-comparison-most = maximum { $value }

graphs-account-title = Détail du calcul
graphs-account-rest =
    { $count ->
        [one] { $count } plus petit
       *[other] { $count } plus petits
    }
graphs-account-total = total
graphs-account-more = un de plus
graphs-account-line = { $text } : { $value }
graphs-account-line_more = { $text } : { $value } (un de plus ajoute { $more })

graphs-difference-added = Ajouté : { $element }
graphs-difference-removed = Retiré : { $element }
graphs-difference-moved = { $element } : déplacé ({ $before } → { $after })
graphs-difference-changed = { $element } : { $label } { $before } → { $after }
graphs-difference-whole = { $label } : { $before } → { $after }
graphs-difference-text = { $label } : modifié
graphs-difference-none = aucun
graphs-difference-yes = oui
graphs-difference-no = non
graphs-difference-counted = { $count } × { $element }

graphs-pair-at_least = Chance d’infliger au moins ces dégâts
graphs-pair-at_least_told = { $name }, { $damage } ou plus : { $percent }
graphs-pair-at_least_summary = Contre { $target }, un coup au but fait en moyenne : { $first } { $first_mean }, { $second } { $second_mean }.
graphs-pair-range = Dégâts par tir selon la distance, côte à côte
graphs-pair-range_summary = Points de bouclier et cases de coque contre { $target }, chance de toucher comprise.

graphs-preset-bare = Coque nue
graphs-preset-reference = Croiseur de référence, avant : { $defences }
graphs-preset-arc = { $arcs } : { $defences }

graphs-against-armour_rating-label = Blindage
graphs-against-armour_rating-hint = L’indice de blindage de l’arc touché.
graphs-against-armour_type-label = Le blindage arrête
graphs-against-armour_type-hint = Les armes que le blindage arrête.
graphs-against-plates-label = Plaques
graphs-against-plates-hint = Les plaques ablatives, qui comptent comme blindage jusqu’à leur perte.
graphs-against-shield_hits-label = Boucliers
graphs-against-shield_hits-hint = Les points de bouclier de l’arc ; un coup au but les use avant la coque.
graphs-against-shield_type-label = Les boucliers arrêtent
graphs-against-shield_type-hint = Les armes que les boucliers arrêtent.
graphs-against-adaptation-label = Adaptation
graphs-against-adaptation-hint = Le niveau atteint par les boucliers adaptatifs ; il les blinde.
graphs-against-deflector-label = Déflecteur
graphs-against-deflector-hint = L’indice du déflecteur ; les dés jusqu’à lui ne font rien.
graphs-against-deflector_type-label = Le déflecteur arrête
graphs-against-deflector_type-hint = Les armes que le déflecteur arrête.
graphs-against-target_rating-label = Indice de cible
graphs-against-target_rating-hint = La difficulté à toucher la cible : plus il est élevé, plus c’est difficile.
graphs-against-ew-label = Réseau GE
graphs-against-ew-hint = L’indice de guerre électronique de la cible, qui brouille les capteurs.
graphs-against-ems-label = Signature EM
graphs-against-ems-hint = La signature EM de la cible, dont dépendent les armes perturbatrices.
graphs-against-mass_factor-label = Facteur de masse
graphs-against-mass_factor-hint = Le facteur de masse de la cible, dont dépendent les armes gravitationnelles.
graphs-against-array_rating-label = Nos capteurs
graphs-against-array_rating-hint = L’indice du réseau de capteurs du vaisseau qui tire.

