### Mots des tableaux : une table par tableau, et dedans une par section et par entrée de `charts/<tableau>.toml`.

charts-turn_sequence-title = Déroulement du tour
charts-turn_sequence-subtitle = Chaque étape se termine avant la suivante. Les étapes dont aucun camp n’a les systèmes sont omises.
charts-turn_sequence-track = TOUR

charts-turn_sequence-phase-movement = PHASE DE MOUVEMENT
charts-turn_sequence-phase-combat = PHASE DE COMBAT
charts-turn_sequence-phase-end = PHASE DE FIN

charts-turn_sequence-order-together = tous ensemble
charts-turn_sequence-order-alternating = perdant d’un D6 d’abord, puis en alternance
charts-turn_sequence-order-rising = plus basse qualité d’équipage d’abord
charts-turn_sequence-order-falling = plus haute qualité d’équipage d’abord
charts-turn_sequence-order-strength = plus grande force d’abord
charts-turn_sequence-order-tokens = pions contre pions d’abord
charts-turn_sequence-order-each = vaisseau par vaisseau
charts-turn_sequence-order-listed = tous les vaisseaux, dans cet ordre

charts-turn_sequence-movement-plot-name = Tracer les routes
charts-turn_sequence-movement-plot-text = Écrire en secret les ordres de chaque vaisseau. Sans passerelle en état, un vaisseau n’en reçoit pas et dérive. Qui revient d’un saut stratégique au tour suivant annonce maintenant sa place et son cap.

charts-turn_sequence-movement-indirect_movement-name = Mouvement indirect
charts-turn_sequence-movement-indirect_movement-text = Chaque salve sur la table tourne d’au plus { $turn }°, puis avance tout droit, au plus de sa portée. Avancer de 0 cm est aussi un mouvement.

charts-turn_sequence-movement-starship_movement-name = Mouvement des vaisseaux
charts-turn_sequence-movement-starship_movement-text = Permission d’éperonner · toutes les routes tracées · tonneaux et renversements prennent effet · dés de surpuissance et de surpoussée · accidents et départs FTL · attaques FTL.

charts-turn_sequence-movement-starfighter_operations-name = Opérations des chasseurs
charts-turn_sequence-movement-starfighter_operations-text = Lancer, réarmer, récupérer (à moins de { $recover } cm), puis missions : chaque escadrille est en CAP, en frappe ou en interception. À moins de { $free } cm du porteur, les changements sont libres ; plus loin, 1D6 sous ou égal à la qualité d’équipage.

charts-turn_sequence-movement-starfighter_movement-name = Mouvement des chasseurs
charts-turn_sequence-movement-starfighter_movement-text = Toutes les frappes, puis toutes les interceptions ; la CAP a suivi son vaisseau. La plus lente escadrille donne la vitesse. Le double est permis, mais qui dépasse sa propre vitesse ne tire pas.

charts-turn_sequence-combat-electronic_warfare-name = Guerre électronique
charts-turn_sequence-combat-electronic_warfare-text = Allumer ou éteindre réseaux et générateurs, pointer les réseaux de renseignement et de visée, nommer les liaisons ansible, user des nacelles. Baisser des boucliers, ou relever ceux d’un tour passé.

charts-turn_sequence-combat-starship_combat-name = Combat des vaisseaux
charts-turn_sequence-combat-starship_combat-text = Groupes de qualité d’équipage de { $first } à { $last }, les deux camps à la fois. Déclarer, lancer, marquer les dégâts. Lancer les salves, utiliser téléporteurs et grappins énergétiques. Lancer les critiques d’un groupe avant que le suivant tire.

charts-turn_sequence-combat-starfighter_combat-name = Combat des chasseurs
charts-turn_sequence-combat-starfighter_combat-text = D’abord les armes de portée { $range } cm et les armes indirectes des chasseurs. Puis les escadrilles par force, les égales ensemble, chacune avec autant d’armes que sa qualité d’équipage.

charts-turn_sequence-combat-indirect_combat-name = Combat indirect
charts-turn_sequence-combat-indirect_combat-text = Chaque salve peut toucher une cible à moins de { $reach } cm, moins { $step } cm par point de sa GE : l’amener au contact, laisser la cible tirer sur elle, puis lancer les dégâts du reste. Retirer les salves qui ont touché ou sont à leur limite.

charts-turn_sequence-combat-boarding_combat-name = Combat d’abordage
charts-turn_sequence-combat-boarding_combat-text = Dans chaque section abordée, les deux camps lancent pour leurs équipes et comparent du plus haut au plus bas ; le plus bas de chaque paire est perdu. Dans une section sans défenseur, chaque équipe d’abordage met un système hors service.

charts-turn_sequence-end-repair-name = Réparation
charts-turn_sequence-end-repair-text = Affecter l’équipage et lancer le dé de contrôle des avaries : réparé s’il ne dépasse pas l’équipage affecté. Puis gain biologique · boucliers · adaptation · plaques · nacelles usées · pertes sans support vital · fusions.

charts-turn_sequence-end-morale-name = Moral
charts-turn_sequence-end-morale-text = Un vaisseau ou une escadrille qui remplit une condition nouvelle lance son dé de commandement, moins le nombre de conditions remplies ; au-dessous de { $least }, il quitte la table.

charts-aboard-title = À bord
charts-aboard-subtitle = Systèmes, armes et qualités de ces flottes.

charts-moves-title = Tables de mouvement
charts-moves-subtitle = Plusieurs manœuvres vont ensemble si des propulseurs et moteurs distincts paient chacune ; un propulseur fait une seule sorte de chose par tour.

charts-manoeuvres-title = Manœuvres et codes d’ordre
charts-manoeuvres-subtitle = Plusieurs manœuvres vont ensemble si des propulseurs et moteurs distincts paient chacune ; un propulseur fait une seule sorte de chose par tour.
charts-manoeuvres-special_panel = MANŒUVRES SPÉCIALES
charts-manoeuvres-codes_panel = CODES D’ORDRE
charts-manoeuvres-evasive_panel = ESQUIVES
charts-manoeuvres-legs_panel = SEGMENTS D’UNE ROUTE CINÉMATIQUE
charts-manoeuvres-thrust_panel = POUSSÉE NEWTONIENNE
charts-manoeuvres-ramming_panel = ÉPERONNAGE : VITESSE RELATIVE
charts-manoeuvres-movement_panel = VIRAGES ET POUSSÉE

charts-manoeuvres-caption-cost = coût
charts-manoeuvres-caption-target = indice de cible
charts-manoeuvres-caption-movement = indice de mouvement
charts-manoeuvres-caption-count = EM
charts-manoeuvres-caption-each = par bord
charts-manoeuvres-caption-all = en tout
charts-manoeuvres-caption-speed = vitesse
charts-manoeuvres-caption-turn =
    { $count ->
        [one] { $count } virage
       *[other] { $count } virages
    }
charts-manoeuvres-caption-present = élan présent
charts-manoeuvres-caption-next = points pour le suivant
charts-manoeuvres-caption-thrust_target = indice de cible selon la vitesse

charts-manoeuvres-special-roll-name = Tonneau
charts-manoeuvres-special-roll-cost = { $each } point de propulseur par bord ({ $all })
charts-manoeuvres-special-roll-effect = Bâbord et tribord s’échangent jusqu’au tonneau suivant.

charts-manoeuvres-special-flip-name = Renversement
charts-manoeuvres-special-flip-cost = { $each } points de propulseur par bord ({ $all }) ou { $drive } points de moteur avant et arrière ({ $drives })
charts-manoeuvres-special-flip-effect = Vaisseaux newtoniens seuls. Le cap s’inverse ; élan et rotation demeurent, bâbord et tribord restent où ils pointaient.

charts-manoeuvres-special-corkscrew-name = Vrille
charts-manoeuvres-special-corkscrew-cost = { $each } points de propulseur par bord ({ $all })
charts-manoeuvres-special-corkscrew-effect = Les armes d’un bord peuvent aussi tirer par l’arc de l’autre, mais pas en volée. Chaque coup sur un bord frappe bâbord ou tribord au hasard.

charts-manoeuvres-special-evasive-name = Esquive
charts-manoeuvres-special-evasive-cost = { $base } puissance EM, par bord
charts-manoeuvres-special-evasive-effect = Plus difficile à toucher de vitesse/{ $step }, arrondi à l’inférieur, pour chacune ; voir la table ci-dessous.
charts-manoeuvres-special-evasive-target = plus bas
charts-manoeuvres-special-evasive-movement = + EM

charts-manoeuvres-special-emergency_power-name = Surpuissance
charts-manoeuvres-special-emergency_power-cost = moteurs STL en état
charts-manoeuvres-special-emergency_power-effect = Les moteurs choisis donnent le double. { $die } après la route : au-dessus de la qualité d’équipage, ils sont hors service.

charts-manoeuvres-special-emergency_thrust-name = Surpoussée
charts-manoeuvres-special-emergency_thrust-cost = propulseurs en état
charts-manoeuvres-special-emergency_thrust-effect = Les propulseurs choisis donnent le double. { $die } après la route : au-dessus de la qualité d’équipage, ils sont hors service.

charts-manoeuvres-special-ram-name = Éperonnage
charts-manoeuvres-special-ram-cost = un ennemi nommé
charts-manoeuvres-special-ram-effect = Le dé de commandement, { $plus } par section perdue, doit battre la qualité d’équipage. À moins de { $reach } cm de la route : propulseurs inutilisés + qualité d’équipage, plus que la cible.

charts-manoeuvres-special-ftl_warm_up-name = Chauffe FTL
charts-manoeuvres-special-ftl_warm_up-cost = tout moteur FTL en état
charts-manoeuvres-special-ftl_warm_up-effect = Autant de tours de suite que l’indice du moteur. S’il est mis hors service entre-temps, ou laissé chargé sans usage : { $hits } points de coque, moteur détruit.

charts-manoeuvres-special-ftl_retreat-name = Retraite FTL
charts-manoeuvres-special-ftl_retreat-cost = tout moteur FTL, chargé
charts-manoeuvres-special-ftl_retreat-effect = Quitte la partie ; compte comme perdu pour le commandement et le moral.

charts-manoeuvres-special-strategic_jump-name = Saut stratégique
charts-manoeuvres-special-strategic_jump-cost = de base ou avancé, chargé
charts-manoeuvres-special-strategic_jump-effect = Ni virage ni poussée. Absent { $die } − qualité d’équipage tours (minimum { $least }). Annoncer place et cap un tour avant.

charts-manoeuvres-special-tactical_jump-name = Saut tactique
charts-manoeuvres-special-tactical_jump-cost = avancé, chargé
charts-manoeuvres-special-tactical_jump-effect = Ni virage ni poussée. Vitesse plus { $dice } ou davantage ; puis écarter ou ajouter au plus la qualité d’équipage en dés.

charts-manoeuvres-special-ftl_attack-name = Attaque FTL
charts-manoeuvres-special-ftl_attack-cost = avec un saut
charts-manoeuvres-special-ftl_attack-effect = À moins de { $reach } cm de l’ennemi nommé : jet de capteurs { $die }, sa qualité d’équipage ajoutée à son indice de cible. Des D6 selon le facteur de masse sur chaque section extérieure.

charts-manoeuvres-codes-faster-text = plus vite ou moins vite de #

charts-manoeuvres-codes-turns-text = virer à droite ou à gauche, { $step }° chacun ; rotation horaire ou antihoraire

charts-manoeuvres-codes-side_thrust-text = pousser à bâbord ou tribord (newtonien)

charts-manoeuvres-codes-evasive-text = esquives, # en tout

charts-manoeuvres-codes-roll-text = tonneau

charts-manoeuvres-codes-flip-text = renversement (newtonien)

charts-manoeuvres-codes-corkscrew-text = vrille

charts-manoeuvres-codes-power-text = surpuissance ; nommer les moteurs

charts-manoeuvres-codes-thrust-text = surpoussée ; nommer les propulseurs

charts-manoeuvres-codes-ram-text = éperonner ; nommer la cible

charts-manoeuvres-codes-charge-text = charger le FTL ; # = tours de charge après celui-ci

charts-manoeuvres-codes-retreat-text = retraite FTL

charts-manoeuvres-codes-strategic-text = saut FTL stratégique

charts-manoeuvres-codes-tactical-text = saut FTL tactique avec # D10

charts-manoeuvres-codes-attack-text = saut avec attaque FTL ; nommer la cible

charts-manoeuvres-codes-cloak-text = s’occulter, lever l’occultation

charts-manoeuvres-codes-drift-text = aucun ordre : il dérive

charts-manoeuvres-ramming-fore-name = Par l’avant
charts-manoeuvres-ramming-fore-text = vitesse de l’éperonneur + vitesse de la cible

charts-manoeuvres-ramming-side-name = Par le flanc
charts-manoeuvres-ramming-side-text = vitesse de l’éperonneur

charts-manoeuvres-ramming-aft-name = Par l’arrière
charts-manoeuvres-ramming-aft-text = vitesse de l’éperonneur − vitesse de la cible, minimum { $least }

charts-manoeuvres-ramming-damage-name = Dégâts
charts-manoeuvres-ramming-damage-text = vitesse relative × facteur de masse de l’autre : une impulsion cinétique en enfilade sur la section tournée vers l’autre vaisseau

charts-manoeuvres-movement-reverse-name = En arrière
charts-manoeuvres-movement-reverse-text = au plus la moitié de la vitesse maximale, arrondi à l’inférieur

charts-manoeuvres-movement-sides-name = Virage cinématique
charts-manoeuvres-movement-sides-text = { $step }° par point ; les propulseurs bâbord tournent sur tribord, les propulseurs tribord sur bâbord

charts-manoeuvres-movement-one_action-name = Une chose chacun
charts-manoeuvres-movement-one_action-text = un propulseur sert à une seule sorte d’action par tour, quelle que soit sa taille

charts-manoeuvres-movement-rotation-name = Rotation newtonienne
charts-manoeuvres-movement-rotation-text = { $step }° par tour et par point, jusqu’à ce qu’elle soit annulée

charts-manoeuvres-movement-braking-name = Freinage newtonien
charts-manoeuvres-movement-braking-text = un point de poussée contre l’élan en retire { $momentum }, à toute vitesse

charts-modifiers-title = Toucher et dégâts
charts-modifiers-subtitle = Touché sur 1D20 : au-dessus du profil de cible, pas au-dessus du profil de capteurs.
charts-modifiers-target_panel = INDICE DE CIBLE
charts-modifiers-movement_panel = INDICE DE MOUVEMENT DU TIREUR
charts-modifiers-roll_panel = JET DE CAPTEURS
charts-modifiers-warfare_panel = GE EFFECTIVE DE LA CIBLE
charts-modifiers-pulse_panel = DÉGÂTS, CHAQUE IMPULSION
charts-modifiers-limits_panel = PORTÉE ET LIMITES
charts-modifiers-bands_panel = TRANCHES DE PORTÉE
charts-modifiers-area_panel = ZONE D’EFFET

charts-modifiers-caption-start_target = tel que conçu ; 3 pour les plus petits vaisseaux
charts-modifiers-caption-start_movement = commence à 0 ; vaut contre toute cible
charts-modifiers-caption-range = portée
charts-modifiers-caption-bands = distance en cm, avec le nombre de tranches comptées. Cinétique : indice de cible +1 par tranche. Énergie : −1 dégât par tranche et par impulsion.
charts-modifiers-caption-area = zone
charts-modifiers-caption-die = cibles touchées
charts-modifiers-caption-example = Réseau 15, GE 2 : profil de capteurs 13. Indice de cible 3, indice de mouvement −1 : profil de cible 2. Un jet de 3 à 13 touche.

charts-modifiers-target-drift-text = dérive : aucun ordre

charts-modifiers-target-standing-text = élan de { $momentum }

charts-modifiers-target-ram-text = ordre d’éperonner

charts-modifiers-target-jump-text = saut tactique ce tour, ou retour d’un saut stratégique

charts-modifiers-target-kinetic-text = par tranche de portée, si une arme cinétique tire

charts-modifiers-target-evasive-text = esquives × vitesse/{ $step }, d’abord arrondi à l’inférieur

charts-modifiers-movement-drift-text = dérive : aucun ordre

charts-modifiers-movement-standing-text = élan de { $momentum }

charts-modifiers-movement-evasive-text = par esquive

charts-modifiers-movement-roll-text = tonneau

charts-modifiers-movement-flip-text = renversement

charts-modifiers-movement-corkscrew-text = vrille

charts-modifiers-movement-jump-text = saut tactique ce tour, ou retour d’un saut stratégique

charts-modifiers-roll-array-name = Prendre un réseau de capteurs
charts-modifiers-roll-array-text = un réseau par cible ; il n’engage rien d’autre ce tour

charts-modifiers-roll-sensor_profile-name = Profil de capteurs
charts-modifiers-roll-sensor_profile-text = indice du réseau − GE effective de la cible

charts-modifiers-roll-target_profile-name = Profil de cible
charts-modifiers-roll-target_profile-text = indice de cible + propre indice de mouvement

charts-modifiers-roll-hit-name = Lancer 1D20 : touché
charts-modifiers-roll-hit-text = au-dessus du profil de cible et pas au-dessus du profil de capteurs

charts-modifiers-roll-always-name = Aucun nombre ne touche
charts-modifiers-roll-always-text = alors seul l’indice imprimé du réseau touche ; 1 et 20 n’ont aucun effet particulier

charts-modifiers-roll-volley-name = Volée
charts-modifiers-roll-volley-text = un jet pour toutes les armes du réseau ; profil de capteurs −1 par type d’arme après le premier

charts-modifiers-warfare-array-name = Réseau de GE
charts-modifiers-warfare-array-text = le meilleur réseau allumé

charts-modifiers-warfare-stealth-name = ou furtivité
charts-modifiers-warfare-stealth-text = { $whole } l’indice ; { $broken } l’indice dès qu’un autre système de GE sert

charts-modifiers-warfare-ecm-name = + CME
charts-modifiers-warfare-ecm-text = { $plus } par réseau du meilleur vaisseau à moins de { $radius } cm × indice

charts-modifiers-warfare-pods-name = + nacelles
charts-modifiers-warfare-pods-text = indice de chaque nacelle de contre-mesures usée ce tour

charts-modifiers-warfare-elint-name = − renseignement
charts-modifiers-warfare-elint-text = indice du meilleur réseau du tireur sur cette cible, à moins de { $reach } cm ; jamais au-dessous de { $least }

charts-modifiers-warfare-nebula-name = + nébuleuse
charts-modifiers-warfare-nebula-text = puis ce qu’ajoutent nébuleuses et distance

charts-modifiers-pulse-die-text = lancer le dé

charts-modifiers-pulse-deflector-text = un dé jusqu’au déflecteur moins perforation est ignoré, jamais sa plus haute face

charts-modifiers-pulse-quantum-text = QM double

charts-modifiers-pulse-bonus-text = ajouter le modificateur, puis AM, DS et GR

charts-modifiers-pulse-distance-text = énergie : − tranches de portée ; zone d’effet : − distance

charts-modifiers-pulse-halving-text = spinale ou instable : moitié, arrondie à l’inférieur

charts-modifiers-pulse-shields-text = boucliers du type : dés impairs de PH les passent ; adaptation moins AP ; la perforation traverse ; PO

charts-modifiers-pulse-armour-text = blindage du type avec plaques moins AP, ou défense d’une escadrille

charts-modifiers-pulse-hull-text = coque : ML, puis DM, puis IO. Jamais au-dessous de 0 à aucun stade

charts-modifiers-limits-direct-name = Tir direct
charts-modifiers-limits-direct-text = jusqu’à { $reach } cm, quelle que soit la portée de l’arme

charts-modifiers-limits-contact-name = Portée { $range } cm
charts-modifiers-limits-contact-text = pas à l’étape de combat des vaisseaux ; au contact seulement

charts-modifiers-limits-attackers-name = Signature EM
charts-modifiers-limits-attackers-text = nombre de vaisseaux, missions et salves qui peuvent tirer sur un vaisseau en un tour

charts-modifiers-limits-missions-name = Mission
charts-modifiers-limits-missions-text = signature EM = ses escadrilles ; { $furball } dans une mêlée pour ceux du dehors

charts-modifiers-limits-salvos-name = Salve
charts-modifiers-limits-salvos-text = signature EM = impulsions de ses armes ; un réseau lance autant d’armes que son indice

charts-modifiers-limits-salvo_reach-name = La salve frappe
charts-modifiers-limits-salvo_reach-text = à moins de { $reach } cm − { $step } cm par point de GE, minimum { $least } cm ; touche sans jet

charts-modifiers-limits-arrays-name = Renseignement, visée
charts-modifiers-limits-arrays-text = pointés sur un vaisseau ennemi à moins de { $reach } cm

charts-modifiers-limits-ansible-name = Ansible
charts-modifiers-limits-ansible-text = autant d’amis que son indice, à moins de { $reach } cm

charts-modifiers-limits-squadron_fire-name = Tir d’escadron
charts-modifiers-limits-squadron_fire-text = les vaisseaux à moins de { $reach } cm de leur chef peuvent tirer avec lui

charts-criticals-title = Coups critiques
charts-criticals-subtitle = Lancer 1D8 pour la catégorie et 1D6 pour le résultat. Seul ce qui est dans la section touchée est frappé.
charts-criticals-how_panel = JETS DE CRITIQUE
charts-criticals-nothing = Aucun camp n’en a : une ligne plus bas.

charts-criticals-category-secondary = Secondaires
charts-criticals-category-electronic_warfare = Guerre électronique
charts-criticals-category-propulsion = Propulsion
charts-criticals-category-weapon = Armes
charts-criticals-category-crew = Équipage
charts-criticals-category-primary = Principaux
charts-criticals-category-structure = Structure
charts-criticals-category-compound = Composé

charts-criticals-secondary-engineering_disrupted-name = Machines perturbées
charts-criticals-secondary-engineering_disrupted-text = Hors service, { $count } de ceux-ci :

charts-criticals-secondary-secondary_command_net_disrupted-name = Réseau de commandement perturbé
charts-criticals-secondary-secondary_command_net_disrupted-text = Hors service, { $count } de ceux-ci :

charts-criticals-secondary-standoff_systems_disrupted-name = Systèmes à distance perturbés
charts-criticals-secondary-standoff_systems_disrupted-text = Hors service, { $count } de ceux-ci :

charts-criticals-secondary-engineering_failure-name = Panne des machines
charts-criticals-secondary-engineering_failure-text = Hors service, tous ceux-ci :

charts-criticals-secondary-command_net_failure-name = Panne du réseau de commandement
charts-criticals-secondary-command_net_failure-text = Hors service, tous ceux-ci :

charts-criticals-secondary-standoff_systems_failure-name = Panne des systèmes à distance
charts-criticals-secondary-standoff_systems_failure-text = Hors service, tous ceux-ci :

charts-criticals-electronic_warfare-secondary_ew_overload-name = Surcharge de la GE secondaire
charts-criticals-electronic_warfare-secondary_ew_overload-text = Hors service, tous ceux-ci :

charts-criticals-electronic_warfare-defence_array_overload-name = Surcharge des réseaux défensifs
charts-criticals-electronic_warfare-defence_array_overload-text = Hors service, { $count } de ceux-ci :

charts-criticals-electronic_warfare-sensor_node_overload-name = Surcharge des capteurs
charts-criticals-electronic_warfare-sensor_node_overload-text = Hors service, { $count } de ceux-ci :

charts-criticals-electronic_warfare-defence_array_failure-name = Panne des réseaux défensifs
charts-criticals-electronic_warfare-defence_array_failure-text = Hors service, { $count } de ceux-ci :

charts-criticals-electronic_warfare-sensor_node_failure-name = Panne des capteurs
charts-criticals-electronic_warfare-sensor_node_failure-text = Hors service, { $count } de ceux-ci :

charts-criticals-electronic_warfare-massive_ew_failure-name = Panne massive de la GE
charts-criticals-electronic_warfare-massive_ew_failure-text = Hors service, { $count } systèmes de GE de toute sorte, brouillage compris.

charts-criticals-propulsion-drive_housing_damage-name = Carter moteur endommagé
charts-criticals-propulsion-drive_housing_damage-text = Hors service, { $count } moteurs STL.

charts-criticals-propulsion-thruster_manifold_damage-name = Collecteur de propulseurs touché
charts-criticals-propulsion-thruster_manifold_damage-text = Hors service, { $count } propulseurs.

charts-criticals-propulsion-ftl_core_disruption-name = Cœur FTL perturbé
charts-criticals-propulsion-ftl_core_disruption-text = Hors service, { $count } moteur FTL.

charts-criticals-propulsion-catastrophic_drive_damage-name = Dégâts moteurs catastrophiques
charts-criticals-propulsion-catastrophic_drive_damage-text = Hors service, tous les moteurs STL.

charts-criticals-propulsion-massive_thruster_damage-name = Dégâts massifs aux propulseurs
charts-criticals-propulsion-massive_thruster_damage-text = Hors service, tous les propulseurs.

charts-criticals-propulsion-ftl_core_implosion-name = Implosion du cœur FTL
charts-criticals-propulsion-ftl_core_implosion-text = Hors service, le plus grand moteur FTL ; { $hits } points de coque.

charts-criticals-weapon-mounting_damaged-name = Affût endommagé
charts-criticals-weapon-mounting_damaged-text = Hors service, { $count } arme.

charts-criticals-weapon-minor_power_loss-name = Légère perte d’énergie
charts-criticals-weapon-minor_power_loss-text = Hors service, { $count } armes.

charts-criticals-weapon-containment_failure-name = Rupture de confinement
charts-criticals-weapon-containment_failure-text = Hors service, { $count } armes ; { $hits } points de coque.

charts-criticals-weapon-power_node_burnout-name = Nœud d’énergie grillé
charts-criticals-weapon-power_node_burnout-text = Hors service, { $count } armes.

charts-criticals-weapon-weapon_feed_detonation-name = Explosion de l’alimentation
charts-criticals-weapon-weapon_feed_detonation-text = Hors service, { $count } armes ; { $hits } points de coque.

charts-criticals-weapon-cascade_power_failure-name = Panne d’énergie en cascade
charts-criticals-weapon-cascade_power_failure-text = Hors service, { $count } armes.

charts-criticals-crew-minor_bulkhead_failure-name = Légère rupture de cloison
charts-criticals-crew-minor_bulkhead_failure-text = Perdre { $count } de l’indice de support vital en équipes, équitablement.

charts-criticals-crew-minor_venting-name = Légère dépressurisation
charts-criticals-crew-minor_venting-text = Perdre { $count } de l’indice de support vital en équipes, équitablement.

charts-criticals-crew-major_bulkhead_failure-name = Grave rupture de cloison
charts-criticals-crew-major_bulkhead_failure-text = Perdre { $count } de l’indice de support vital en équipes, équitablement.

charts-criticals-crew-major_venting-name = Grave dépressurisation
charts-criticals-crew-major_venting-text = Perdre { $count } de l’indice de support vital en équipes, équitablement.

charts-criticals-crew-catastrophic_bulkhead_failure-name = Rupture de cloison catastrophique
charts-criticals-crew-catastrophic_bulkhead_failure-text = Perdre { $count } de l’indice de support vital en équipes, équitablement.

charts-criticals-crew-complete_evacuation_of_air-name = Perte totale de l’air
charts-criticals-crew-complete_evacuation_of_air-text = Perdre toutes ses équipes de la section.

charts-criticals-primary-power_fluctuation-name = Fluctuation d’énergie
charts-criticals-primary-power_fluctuation-text = Réacteur hors service jusqu’à la fin du tour ; pas de réparation.

charts-criticals-primary-bridge_damage-name = Passerelle touchée
charts-criticals-primary-bridge_damage-text = Hors service, { $count } passerelle.

charts-criticals-primary-coolant_leak-name = Fuite de réfrigérant
charts-criticals-primary-coolant_leak-text = Réacteur hors service.

charts-criticals-primary-internal_systems_malfunction-name = Panne des systèmes internes
charts-criticals-primary-internal_systems_malfunction-text = Support vital hors service.

charts-criticals-primary-reactor_meltdown-name = Fusion du réacteur
charts-criticals-primary-reactor_meltdown-text = Réacteur hors service ; il explose à la fin de l’étape de réparation s’il n’est pas réparé.

charts-criticals-primary-reactor_implosion-name = Implosion du réacteur
charts-criticals-primary-reactor_implosion-text = Le réacteur explose.

charts-criticals-structure-minor_hull_breach-name = Légère brèche de coque
charts-criticals-structure-minor_hull_breach-text = { $hits } points de coque.

charts-criticals-structure-internal_buckling-name = Flambage interne
charts-criticals-structure-internal_buckling-text = { $hits } points de coque.

charts-criticals-structure-major_plasma_fire-name = Grave incendie de plasma
charts-criticals-structure-major_plasma_fire-text = La plus haute couche de coque où il reste des cases est perdue entière.

charts-criticals-structure-structural_failure-name = Rupture de structure
charts-criticals-structure-structural_failure-text = { $hits } points de coque.

charts-criticals-structure-major_hull_breach-name = Grave brèche de coque
charts-criticals-structure-major_hull_breach-text = { $hits } points de coque.

charts-criticals-structure-cascade_structural_collapse-name = Effondrement en cascade
charts-criticals-structure-cascade_structural_collapse-text = La section est détruite.

charts-criticals-compound-engineering_systems_disrupted-name = Systèmes de machines perturbés
charts-criticals-compound-engineering_systems_disrupted-text = Un critique de chacun, un nouveau D6 pour la ligne :

charts-criticals-compound-secondary_command_net_disrupted-name = Réseau de commandement perturbé
charts-criticals-compound-secondary_command_net_disrupted-text = Un critique de chacun, un nouveau D6 pour la ligne :

charts-criticals-compound-major_combat_systems_damage-name = Systèmes de combat touchés
charts-criticals-compound-major_combat_systems_damage-text = Un critique de chacun, un nouveau D6 pour la ligne :

charts-criticals-compound-cascade_weapon_destruction-name = Armes détruites en cascade
charts-criticals-compound-cascade_weapon_destruction-text = Un critique de chacun, un nouveau D6 pour la ligne :

charts-criticals-compound-critical_structural_failure-name = Rupture critique de structure
charts-criticals-compound-critical_structural_failure-text = Un critique de chacun, un nouveau D6 pour la ligne :

charts-criticals-compound-internal_explosions-name = Explosions internes
charts-criticals-compound-internal_explosions-text = Un critique de chacun, un nouveau D6 pour la ligne :

charts-critical_rules-how-layer-name = Quand
charts-critical_rules-how-layer-text = Dernière case d’une couche de coque ; un point pénétrant sur la dernière couche ; pour le centre, aussi la perte d’une section extérieure.

charts-critical_rules-how-when-name = Lancé
charts-critical_rules-how-when-text = à la fin de l’étape qui les a causés, au combat des vaisseaux à la fin du groupe ; hors combat aussitôt.

charts-critical_rules-how-upgrade-name = Système absent
charts-critical_rules-how-upgrade-text = Monter d’une catégorie et garder le D6, une seule fois ; si cela échoue aussi, l’ignorer.

charts-critical_rules-how-fewer-name = Trop peu de systèmes
charts-critical_rules-how-fewer-text = Mettre hors service ce qu’il y a. Les points de coque du même résultat comptent en entier dès que quelque chose l’a été.

charts-critical_rules-how-hits-name = Points de coque
charts-critical_rules-how-hits-text = passent boucliers, déflecteurs et blindage, prennent la section en enfilade, débordent sur le centre, et peuvent causer d’autres critiques.

charts-critical_rules-how-evenly-name = Équitablement
charts-critical_rules-how-evenly-text = équipage et fusiliers tour à tour, l’équipage d’abord, depuis les couches du haut. Sans équipes : aucun effet.

charts-critical_rules-how-ems-name = Signature EM
charts-critical_rules-how-ems-text = telle qu’imprimée sur la fiche, quoi que fassent brouillage et visée.

charts-critical_rules-how-detonation-name = Explosion
charts-critical_rules-how-detonation-text = l’indice du réacteur en dégâts énergétiques à sa section, le reste au centre ; d’un centre perdu vers l’extérieur, { $step } par cm.

charts-legend-title = Légende des icônes
charts-legend-subtitle = Images des fiches de vaisseau, avec le chapitre de leur règle.
charts-legend-beside_panel = À CÔTÉ DE LA LÉGENDE

charts-legend-group-class_information = LA CLASSE
charts-legend-group-ship_and_crew = VAISSEAU ET ÉQUIPAGE
charts-legend-group-weapons = ARMES
charts-legend-group-starfighters = CHASSEURS
charts-legend-group-primary = SYSTÈMES PRINCIPAUX
charts-legend-group-propulsion = PROPULSION
charts-legend-group-ew = GUERRE ÉLECTRONIQUE
charts-legend-group-secondary = SYSTÈMES SECONDAIRES

charts-legend-class_information-target_rating-name = Indice de cible

charts-legend-class_information-ems-name = Signature électromagnétique

charts-legend-class_information-mass_factor-name = Facteur de masse

charts-legend-class_information-crew_quality-name = Qualité d’équipage

charts-legend-class_information-command_quality-name = Commandement

charts-legend-class_information-damage_control_quality-name = Contrôle des avaries

charts-legend-class_information-tier_2-name = Palier

charts-legend-class_information-newtonian-name = Mouvement newtonien

charts-legend-class_information-cinematic-name = Mouvement cinématique

charts-legend-class_information-combat_value-name = Valeur de combat

charts-legend-ship_and_crew-metallic_ceramic-name = Coque métal ou céramique

charts-legend-ship_and_crew-technological-name = Coque technologique

charts-legend-ship_and_crew-biological-name = Coque biologique

charts-legend-ship_and_crew-hull_hit-name = Point de coque ou de bouclier

charts-legend-ship_and_crew-crew_party-name = Équipe de bord

charts-legend-ship_and_crew-marine_party-name = Équipe de fusiliers

charts-legend-ship_and_crew-energy_shield-name = Boucliers énergétiques

charts-legend-ship_and_crew-kinetic_shield-name = Boucliers cinétiques

charts-legend-ship_and_crew-energy_kinetic_shield-name = Boucliers mixtes

charts-legend-ship_and_crew-armour-name = Indice de blindage

charts-legend-ship_and_crew-ablative_plate-name = Plaque ablative

charts-legend-weapons-energy-name = Énergie

charts-legend-weapons-kinetic-name = Cinétique

charts-legend-weapons-raking-name = Enfilade

charts-legend-weapons-penetrating-name = Pénétration

charts-legend-weapons-direct-name = Direct

charts-legend-weapons-indirect_3-name = Indirect, avec tours

charts-legend-weapons-range-name = Portée en cm

charts-legend-weapons-vulnerable-name = Vulnérable à l’interception

charts-legend-weapons-target_starships-name = Vise les vaisseaux

charts-legend-weapons-target_starfighters-name = Vise les chasseurs

charts-legend-weapons-target_direct-name = Vise le tir direct

charts-legend-weapons-target_indirect-name = Vise le tir indirect

charts-legend-weapons-aoe-name = Zone d’effet

charts-legend-weapons-unlimited-name = Tir illimité

charts-legend-weapons-limited-name = Tir limité

charts-legend-weapons-one_shot-name = Coup unique

charts-legend-weapons-armour_piercing-name = Perforation du blindage

charts-legend-weapons-shield_piercing-name = Perforation des boucliers

charts-legend-weapons-deflection_piercing-name = Perforation des déflecteurs

charts-legend-starfighters-strength-name = Force

charts-legend-starfighters-speed-name = Vitesse

charts-legend-starfighters-defence-name = Défense

charts-legend-starfighters-starfighter_target_rating-name = Indice de cible

charts-legend-starfighters-ftl-name = Capable de FTL

charts-legend-starfighters-breaching-name = Abordage

charts-legend-starfighters-ecm-name = CME

charts-legend-starfighters-launch_bay-name = Hangar

charts-legend-primary-life_support-name = Support vital

charts-legend-primary-reactor-name = Réacteur

charts-legend-primary-bridge-name = Passerelle

charts-legend-propulsion-thruster-name = Propulseur

charts-legend-propulsion-primitive_stl-name = Moteur STL primitif

charts-legend-propulsion-basic_stl_port_starboard-name = Moteur STL de base, en travers

charts-legend-propulsion-basic_stl_fore_aft-name = Moteur STL de base, en long

charts-legend-propulsion-advanced_stl-name = Moteur STL avancé

charts-legend-propulsion-primitive_ftl-name = Moteur FTL primitif

charts-legend-propulsion-basic_ftl-name = Moteur FTL de base

charts-legend-propulsion-advanced_ftl-name = Moteur FTL avancé

charts-legend-ew-sensor_array-name = Réseau de capteurs

charts-legend-ew-ew_array-name = Réseau de guerre électronique

charts-legend-ew-ecm_array-name = Réseau CME

charts-legend-ew-elint_array-name = Réseau de renseignement

charts-legend-ew-ej_array-name = Réseau de brouillage

charts-legend-ew-targeting_array-name = Réseau de visée

charts-legend-ew-ansible-name = Ansible

charts-legend-ew-cloak_generator-name = Générateur d’occultation

charts-legend-ew-stealth_generator-name = Générateur de furtivité

charts-legend-ew-countermeasure_pod-name = Nacelle de contre-mesures

charts-legend-secondary-basic_shield_generator-name = Générateur de bouclier de base

charts-legend-secondary-modulated_shield_generator-name = Générateur de bouclier modulé

charts-legend-secondary-adaptive_shield_generator-name = Générateur de bouclier adaptatif

charts-legend-secondary-energy_deflector-name = Déflecteur énergétique

charts-legend-secondary-kinetic_deflector-name = Déflecteur cinétique

charts-legend-secondary-energy_kinetic_deflector-name = Déflecteur mixte

charts-legend-secondary-cic-name = Centre d’information de combat

charts-legend-secondary-soc-name = Commandement de la chasse

charts-legend-secondary-basic_teleporter-name = Téléporteur de base

charts-legend-secondary-advanced_teleporter-name = Téléporteur avancé

charts-legend-secondary-grappler-name = Grappin

charts-legend-secondary-energy_grappler-name = Grappin énergétique

charts-legend-secondary-gravity_well_projector-name = Projecteur de puits gravitique

charts-legend-beside-facing-name = Orientation : le secteur montre le bord que l’élément regarde

charts-legend-beside-cardinal-name = Sections : la colorée est ici, les blanches sont ailleurs, les sombres manquent

charts-legend-beside-wheel-name = Arcs de tir : les secteurs pleins

charts-legend-beside-adaptation-name = Adaptation acquise

charts-legend-beside-tiers-name = Paliers 1, 2 et 3

charts-legend-beside-turns-name = Tours que dure une arme indirecte

charts-legend-beside-bubbles-name = Les nombres en bulle comptent : V 5, X 10, L 50, C 100

charts-encounters-title = Engagements
charts-encounters-subtitle = Pour deux flottes de valeur de combat égale. Le camp qui gagne l’initiative choisit l’engagement et attaque.
charts-encounters-initiative_panel = MISE EN PLACE
charts-encounters-roll_panel = JET DE TERRAIN
charts-encounters-roll_note = 1D12, ou 1D20 d’un commun accord
charts-encounters-attacker = A
charts-encounters-defender = D
charts-encounters-either = A/D
charts-encounters-difference = écart { $least }
charts-encounters-difference_or_more = écart { $least } ou plus
charts-encounters-key = A = attaquant (a gagné l’initiative). D = défenseur. Les grands bords sont en haut et en bas ; tournez et retournez à volonté.

charts-encounters-initiative-limit-name = Convenir
charts-encounters-initiative-limit-text = de la valeur de combat ; aucune flotte ne la dépasse.

charts-encounters-initiative-roll-name = Initiative
charts-encounters-initiative-roll-text = dé de commandement du vaisseau amiral ({ $lone } sans vaisseau amiral), { $slow } si l’ennemi a un vaisseau sans moteur FTL.

charts-encounters-initiative-winner-name = Choisir
charts-encounters-initiative-winner-text = le plus haut jet choisit un engagement que l’écart permet ; à égalité, combat de rencontre.

charts-encounters-initiative-terrain-name = Terrain
charts-encounters-initiative-terrain-text = facultatif : le vainqueur lance écart + { $plus } dés, en garde au moins { $least } et les place, jamais dans la zone ennemie.

charts-encounters-initiative-placing-name = Placer les vaisseaux
charts-encounters-initiative-placing-text = les deux lancent le dé de commandement ; le plus bas place un escadron, à égalité qui n’a pas placé en dernier. Les vaisseaux sans escadron vont ensemble.

charts-encounters-initiative-towed-name = Vaisseaux remorqués
charts-encounters-initiative-towed-text = à moins de { $reach } cm du vaisseau qui les remorque.

charts-encounters-initiative-velocity-name = Vitesse
charts-encounters-initiative-velocity-text = { $die } tours d’accélération pour tous, droit devant, ou moins ; dans la zone de flanc d’une attaque de flanc ou en encerclant, le jet { $flank }.

charts-encounters-roll-void-text = vide

charts-encounters-roll-few_clusters-text = { $count } amas d’astéroïdes, au plus { $size } cm chacun

charts-encounters-roll-many_clusters-text = { $count } amas d’astéroïdes, au plus { $size } cm chacun

charts-encounters-roll-narrow_field-text = champ d’astéroïdes de { $size } cm de large, de bord à bord

charts-encounters-roll-wide_field-text = champ d’astéroïdes de { $size } cm de large, de bord à bord

charts-encounters-roll-small_planet-text = petite planète ou lune, au plus { $size } cm

charts-encounters-roll-medium_planet-text = planète moyenne, { $size } cm

charts-encounters-roll-large_planet-text = grande planète, { $size } cm

charts-encounters-roll-protoplanetary-text = nébuleuse protoplanétaire, { $size } cm ou plus

charts-encounters-roll-planetary-text = nébuleuse planétaire, { $size } cm ou plus

charts-encounters-roll-dark-text = nébuleuse obscure, { $size } cm ou plus

charts-encounters-roll-remnant-text = rémanent de supernova, { $size } cm ou plus

charts-encounters-roll-dwarf-text = étoile naine, { $size } cm ; peut être hors de la table

charts-encounters-roll-giant-text = étoile géante, au moins { $size } cm ; peut être hors de la table

charts-encounters-roll-neutron-text = étoile à neutrons, pulsar ou magnétar, { $size } cm

charts-encounters-roll-singularity-text = singularité, { $size } cm

charts-deployment-meeting-name = Combat de rencontre
charts-deployment-meeting-text = Les deux : 80 % d’un grand bord, 10 % de la largeur en profondeur.

charts-deployment-flank-name = Attaque de flanc
charts-deployment-flank-text = A : la zone de rencontre et un petit bord, où va au plus 50 % de la valeur. D : la moitié de la longueur, loin du flanc.

charts-deployment-divided-name = Divisés
charts-deployment-divided-text = A : les deux petits bords, au plus 60 % sur l’un. D : la moitié médiane d’un grand bord.

charts-deployment-rear-name = Attaque à revers
charts-deployment-rear-text = A : les deux grands bords, au plus 75 % sur l’un. D : le long de la ligne médiane, cap libre.

charts-deployment-surrounded-name = Encerclés
charts-deployment-surrounded-text = A : trois bords, au plus 40 % sur l’un. D : la moitié médiane du quatrième.

charts-terrain-title = Terrain
charts-terrain-subtitle = Le terrain sur la table, et son effet sur les vaisseaux proches.
charts-terrain-planet_panel = PLANÈTES ET LUNES
charts-terrain-star_panel = ÉTOILES
charts-terrain-singularity_panel = SINGULARITÉS
charts-terrain-asteroids_panel = ASTÉROÏDES ET DÉBRIS
charts-terrain-nebula_panel = NÉBULEUSES
charts-terrain-strength_panel = FORCE DE LA GRAVITÉ
charts-terrain-wind_panel = VENT ET CAPS
charts-terrain-wind = 1D8 pour une direction : le nord d’abord, puis dans le sens horaire.

charts-terrain-caption-depth = cm dans le champ
charts-terrain-caption-planet = planète, étoile
charts-terrain-caption-neutron = étoile à neutrons
charts-terrain-caption-radiation = rayonnement d’une étoile

charts-terrain-planet-destroyed-name = Contact
charts-terrain-planet-destroyed-text = Un vaisseau qui finit sur le gabarit ou le traverse est détruit.

charts-terrain-planet-field-name = Champ de gravité
charts-terrain-planet-field-text = s’étend depuis le bord d’autant que la planète est large ; le FTL y est gêné comme par un projecteur de puits gravitique.

charts-terrain-planet-strength-name = Force
charts-terrain-planet-strength-text = profondeur dans le champ / { $step }, arrondie à l’inférieur, + { $plus } ; lue où le vaisseau se trouve avant de bouger.

charts-terrain-planet-cinematic-name = Cinématique
charts-terrain-planet-cinematic-text = Planète dans les { $arc }° de devant : vitesse + force. Derrière : vitesse − force. Sur un bord : un virage de { $turn }° vers elle par point, annulé par un virage tracé à l’opposé.

charts-terrain-planet-newtonian-name = Newtonien
charts-terrain-planet-newtonian-text = Élan + force dans la direction de la rose la plus proche de la planète.

charts-terrain-planet-scale-name = Échelle
charts-terrain-planet-scale-text = { $scale } km par cm, si l’on veut.

charts-terrain-star-star-name = Étoile
charts-terrain-star-star-text = comme une planète ; un bord de table peut être sa surface.

charts-terrain-star-radiation-name = Rayonnement
charts-terrain-star-radiation-text = force / { $step }, arrondie à l’inférieur, en dégâts énergétiques sur l’arc face à l’étoile, à chaque tour dans le champ.

charts-terrain-star-neutron-name = Étoile à neutrons
charts-terrain-star-neutron-text = champ de { $radius } le diamètre, force de { $strength } celle d’une étoile.

charts-terrain-star-pulsar-name = Pulsar
charts-terrain-star-pulsar-text = une étoile à neutrons au rayonnement { $times }.

charts-terrain-star-magnetar-name = Magnétar
charts-terrain-star-magnetar-text = une étoile à neutrons : un D6 par point de rayonnement passé les boucliers, chaque { $face } un critique.

charts-terrain-singularity-field-name = Champ
charts-terrain-singularity-field-text = { $radius } le diamètre depuis le bord ; comme une étoile sans rayonnement.

charts-terrain-singularity-dilation-name = Temps ralenti
charts-terrain-singularity-dilation-text = À partir de la force { $step }, on n’agit que tous les force / { $step } + { $plus } tours, sans pouvoir être attaqué entre-temps.

charts-terrain-asteroids-field-name = Champ
charts-terrain-asteroids-field-text = Autant de D6 de dégâts cinétiques que la vitesse, sur l’arc avant (newtonien : celui du plus grand élan). Un vaisseau à l’arrêt en subit { $least } sur un arc au choix.

charts-terrain-asteroids-avoid-name = Éviter
charts-terrain-asteroids-avoid-text = Une esquive dans le champ : aucun dégât.

charts-terrain-asteroids-fire-name = S’ouvrir une voie
charts-terrain-asteroids-fire-text = Avec un réseau de capteurs, chaque arme dont les dégâts maximaux sont de { $damage } retire un dé ; les plus faibles s’additionnent.

charts-terrain-asteroids-cluster-name = Amas
charts-terrain-asteroids-cluster-text = De même avec des D12 ; trois esquives l’évitent, { $damage } de dégâts maximaux retirent un dé.

charts-terrain-nebula-all-name = Dans toutes
charts-terrain-nebula-all-text = le tir compte comme à double distance, jusqu’à { $reach } cm comme toujours.

charts-terrain-nebula-protoplanetary-name = Protoplanétaire
charts-terrain-nebula-protoplanetary-text = Vent { $strength } dans une direction toute la partie : de l’avant ou de l’arrière il change la vitesse, d’un bord autant de virages à l’opposé.

charts-terrain-nebula-planetary-name = Planétaire
charts-terrain-nebula-planetary-text = GE des cibles { $plus } par tranche de portée.

charts-terrain-nebula-dark-name = Obscure
charts-terrain-nebula-dark-text = Chaque vaisseau qui trace sa route à l’intérieur lance { $die } (minimum { $least }) et perd autant de chaque vitesse.

charts-terrain-nebula-remnant-name = Rémanent de supernova
charts-terrain-nebula-remnant-text = Vent nouveau à chaque tour, et { $damage } dégâts énergétiques sur un arc au hasard à chaque tour.

charts-counters-title = Pions
charts-counters-front = Imprimer à 100 %. Rectos ; les versos suivent à la page d’après.
charts-counters-back = Versos : imprimer au dos des rectos en retournant le papier par le côté. Les vaisseaux y sont en tonneau, les escadrilles ne peuvent tirer.
charts-counters-fold = Imprimer à 100 %. Coller sur du carton fin, plier à la ligne pointillée, puis découper : chaque pion a son verso derrière lui.
charts-counters-ships = VAISSEAUX · { $count }
charts-counters-squadrons = ESCADRILLES · { $count }
charts-counters-missions = MISSIONS · { $count }
charts-counters-salvos = SALVES · { $count }
charts-counters-marks = MARQUES · { $count }
charts-counters-number = N° { $number }
charts-counters-port = B
charts-counters-starboard = T
charts-counters-rolled = tonneau
charts-counters-speed = { $speed } cm
charts-counters-no_fire = sans tir
charts-counters-strike = FRAPPE
charts-counters-intercept = INTERC.
charts-counters-cap = CAP
charts-counters-cap_waits = CAP, sans tir

charts-counters-drift-name = DÉRIVE
charts-counters-drift-back = SANS PASS.

charts-counters-evasive-name = EM 1
charts-counters-evasive-back = EM 2

charts-counters-fired-name = A TIRÉ
charts-counters-fired-back = ATTEND

charts-counters-charge-name = FTL 1
charts-counters-charge-back = FTL 2

charts-counters-cloak-name = OCCULTÉ
charts-counters-cloak-back = OCCULTÉ

charts-counters-stealth-name = 4 × indice
charts-counters-stealth-back = 1 × indice

charts-counters-jamming-name = BROUIL.
charts-counters-jamming-back = BROUIL.

charts-counters-shields-name = SANS BOUCL.
charts-counters-shields-back = SANS BOUCL.

charts-templates-title = Gabarits
charts-templates-subtitle = En vraie grandeur : imprimer à 100 %, sans ajuster à la page, sur carton ou à coller dessus. Les distances se comptent du centre d’un vaisseau.
charts-templates-calibration = 100 mm : mesurez. Si ce n’est pas juste, imprimez à 100 %.
charts-templates-turn_cinematic = cinématique : 22,5° par point
charts-templates-turn_newtonian = newtonien : 45° par pas
charts-templates-turn_newtonian_indirect = newtonien et salves : 45° par pas
charts-templates-turn_indirect = salves : 45° par pas
charts-templates-area = zone d’effet { $distance } cm · { $die }
charts-templates-glue = à coller sous la bande suivante

charts-templates-distance = { $distance } cm · { $uses }
charts-templates-use-ram = éperon
charts-templates-use-tow = remorque
charts-templates-use-recover = récupérer
charts-templates-use-ftl_attack = attaque FTL
charts-templates-use-salvos = la salve frappe
charts-templates-use-squadron_fire = tir d’escadron
charts-templates-use-missions = missions

charts-templates-arc-fore = AVANT
charts-templates-arc-starboard = TRIBORD
charts-templates-arc-aft = ARRIÈRE
charts-templates-arc-port = BÂBORD

charts-templates-sector-fore_starboard = avant tribord
charts-templates-sector-starboard_fore = tribord avant
charts-templates-sector-starboard_aft = tribord arrière
charts-templates-sector-aft_starboard = arrière tribord
charts-templates-sector-aft_port = arrière bâbord
charts-templates-sector-port_aft = bâbord arrière
charts-templates-sector-port_fore = bâbord avant
charts-templates-sector-fore_port = avant bâbord
