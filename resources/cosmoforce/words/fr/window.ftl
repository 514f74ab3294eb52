### Les textes de l’application sur les éléments d’un document : libellés et explications des propriétés, choix, corrections et
### infobulles. Les mots entre accolades sont remplacés.

window-changed = { $property } ({ $element })

window-element-fleet = document
window-element-slot = emplacement { $number }, { $ship }

window-slot-brief-armor = absorbe { $armor_boxes }
window-slot-brief-dissipator = évacue 1
window-slot-brief-engine = poussée 1
window-slot-brief-habitat = équipage +{ $size_mod }
window-slot-brief-laser = 1 dé, chauffe
window-slot-brief-missile = 3 dés
window-slot-brief-afterburner = poussée { $afterburner_thrust }
window-slot-brief-railgun = 1 ou 3 dés
window-slot-brief-hangar = { $hangar_mode ->
        [0] 1 dé, jusqu’à ×3
       *[other] 2 dés
    }

window-turn-title = Manche { $number }
window-turn-reached = partie, manche { $turn }
window-turn-label = Manche
window-turn-next = Manche suivante

window-stat-size_mod = taille
window-stat-mass = masse
window-stat-thrust = poussée
window-stat-speed = vitesse
window-stat-complement = équipage
window-stat-starting_heat = chaleur
window-stat-boxes = cases
window-stat-capacity = résistance
window-stat-empty_slots = emplacements vides

window-unit-time_limit = manches
window-unit-crew = pers.
window-unit-marks = marques

window-kind-fleet = document
window-kind-design = modèle
window-kind-slot = emplacement de système
window-kind-team = équipe
window-kind-ship = vaisseau d’une équipe

window-property-fleet-name-label = Nom
window-property-fleet-name-hint = Le nom du document, sur ses pages et dans ses fichiers.
window-property-fleet-author-label = Auteur
window-property-fleet-author-hint = La personne ou le groupe qui a composé le document.
window-property-fleet-licence-label = Licence
window-property-fleet-licence-hint = Les droits des autres, par exemple CC0 ou CC BY 4.0 ; les galeries les indiquent.
window-property-fleet-notes-label = Notes
window-property-fleet-notes-hint = Tout ce qu’il faut retenir ; l’adversaire qui reçoit l’ordre de bataille ne voit pas les notes.
window-property-fleet-tags-label = Étiquettes
window-property-fleet-tags-hint = Des mots courts pour retrouver le document.
window-property-fleet-public-label = Public
window-property-fleet-public-hint = Indique à ceux qui reçoivent le fichier qu’ils peuvent le montrer et l’imprimer. MetaMaker ne publie rien de lui-même.
window-property-fleet-edition-label = Édition
window-property-fleet-edition-hint = Les règles de la partie ; choisissez-les avant de construire des vaisseaux.
window-property-fleet-afterburner_thrust-label = Poussée d’une postcombustion
window-property-fleet-afterburner_thrust-hint = La poussée que donne chaque postcombustion en marche.
window-property-fleet-burn_bonus-label = Bonus de l’action Poussée
window-property-fleet-burn_bonus-hint = Ajouté à la poussée du vaisseau, il donne le plus grand changement de vitesse.
window-property-fleet-hangar_mode-label = Hangars
window-property-fleet-hangar_mode-hint = L’effet des drones d’un hangar sur leur cible.
window-property-fleet-missile_depletion-label = Missiles épuisés
window-property-fleet-missile_depletion-hint = Le sort des missiles que deux 8 ont épuisés.
window-property-fleet-missile_detonation-label = Les missiles explosent
window-property-fleet-missile_detonation-hint = Une marque sur un missile non épuisé coûte deux dégâts de plus.
window-property-fleet-passive_cooling-label = Refroidissement passif
window-property-fleet-passive_cooling-hint = Règle si les dissipateurs en marche évacuent toujours de la chaleur à chaque manche, ou au gré du propriétaire.
window-property-fleet-conserve-label = Action Refroidissement
window-property-fleet-conserve-hint = La chaleur que l’action évacue par dissipateur en marche.
window-property-fleet-heat_damage-label = Effets de la chaleur
window-property-fleet-heat_damage-hint = L’effet de chaque dé efficace d’un jet de chaleur.
window-property-fleet-collision-label = Collisions
window-property-fleet-collision-hint = Les vaisseaux qui lancent des dés de collision, et leur nombre.
window-property-fleet-infinite_mass-label = Cibles faciles
window-property-fleet-infinite_mass-hint = Les vaisseaux que chaque dé efficace touche, quelle que soit leur masse.
window-property-fleet-tie_break-label = Vitesse égale
window-property-fleet-tie_break-hint = Désigne le plus rapide de deux vaisseaux de même vitesse.
window-property-fleet-round_shape-label = Parties d’une manche
window-property-fleet-round_shape-hint = Fixe le moment où la chaleur est évacuée, et celui où chaleur et collisions font leurs dégâts.
window-property-fleet-attack_limit-label = Attaques
window-property-fleet-attack_limit-hint = Le nombre d’attaques qu’un vaisseau peut faire dans son tour.
window-property-fleet-ram-label = Éperonnages
window-property-fleet-ram-hint = Les vaisseaux peuvent s’éperonner.
window-property-fleet-strafe_run-label = Mitraillages
window-property-fleet-strafe_run-hint = Les chasseurs à postcombustion peuvent faire des mitraillages.
window-property-fleet-repair_scope-label = Réparations
window-property-fleet-repair_scope-hint = Les systèmes où une seule action Réparations peut envoyer l’équipage.
window-property-fleet-habitat_loss_kills-label = La perte d’un habitat tue
window-property-fleet-habitat_loss_kills-hint = Quand un habitat est détruit, les membres sans place meurent.
window-property-fleet-crew_hurt_by_system_damage-label = Les dégâts blessent
window-property-fleet-crew_hurt_by_system_damage-hint = Un dégât à un système touche l’équipage de son emplacement.
window-property-fleet-time_limit-label = Limite de temps
window-property-fleet-time_limit-hint = Après cette manche, seuls l’éperonnage et la poussée restent permis.
window-property-fleet-repeat_action-label = Deux fois la même action
window-property-fleet-repeat_action-hint = Un vaisseau peut faire deux fois la même action dans un tour, sauf Attaque.
window-property-fleet-hangar_uses_infinite_mass-label = Cibles faciles sans triples dégâts
window-property-fleet-hangar_uses_infinite_mass-hint = Les touches des hangars font 1 dégât aux vaisseaux que chaque dé efficace touche, quelle que soit leur masse.
window-property-fleet-dynamic_order-label = Ordre changé aussitôt
window-property-fleet-dynamic_order-hint = Un changement de vitesse modifie l’ordre de la manche en cours, et pas seulement de la suivante.
window-property-fleet-equal_speed_is_level-label = Vitesse égale, à égalité
window-property-fleet-equal_speed_is_level-hint = Pour les canons électriques et les éperonnages, deux vaisseaux de même vitesse sont aussi rapides l’un que l’autre, quelle que soit leur masse.
window-property-fleet-evasion_needs_change-label = Esquive seulement par un changement
window-property-fleet-evasion_needs_change-hint = Une poussée qui ne change pas la vitesse n’esquive pas un éperonnage.
window-property-fleet-collision_whole_speed-label = Collisions à la vitesse entière
window-property-fleet-collision_whole_speed-hint = Une vitesse de 10 et quelques centièmes ne cause pas de collision.
window-property-fleet-missile_detonates_once-label = Une seule explosion par missile
window-property-fleet-missile_detonates_once-hint = Seule la première marque sur un missile coûte des dégâts de plus.
window-property-fleet-web_elimination-label = Éliminé quand
window-property-fleet-web_elimination-hint = Fixe quand un vaisseau endommagé est éliminé.
window-property-fleet-empty_slot_bonus-label = Points des emplacements vides
window-property-fleet-empty_slot_bonus-hint = Fixe combien de fois chaque emplacement vide ajoute 5 points en survie.
window-property-fleet-open_build-label = Construction au grand jour
window-property-fleet-open_build-hint = Les joueurs voient les vaisseaux pendant la construction, et pas seulement au début du combat.
window-property-fleet-hero_crew-label = Héros
window-property-fleet-hero_crew-hint = Les membres qui ont un nom réparent même blessés.
window-property-fleet-strict_baby_striker-label = Baby Striker strict
window-property-fleet-strict_baby_striker-hint = La huitième menace n’a que les systèmes qui correspondent à ses chiffres, donc pas d’arme.

window-property-design-name-label = Nom
window-property-design-name-hint = Le nom du vaisseau.
window-property-design-ship_class-label = Classe
window-property-design-ship_class-hint = La taille du vaisseau : les plus gros logent plus d’équipage, mais sont plus lents et plus faciles à toucher.
window-property-design-author-label = Auteur
window-property-design-author-hint = La personne ou le groupe qui a conçu le vaisseau.
window-property-design-notes-label = Notes
window-property-design-notes-hint = L’usage du vaisseau, et la façon de le piloter.
window-property-design-tags-label = Étiquettes
window-property-design-tags-hint = Des mots courts pour retrouver le vaisseau.
window-property-design-crew-label = Équipage nommé
window-property-design-crew-hint = Les noms de quelques membres ; un nom n’ajoute pas de membre.

window-property-slot-system-label = Système
window-property-slot-system-hint = Le système de l’emplacement ; il peut rester vide.

window-property-team-name-label = Nom
window-property-team-name-hint = Le nom du camp.
window-property-team-budget-label = Budget de masse
window-property-team-budget-hint = La masse maximale de l’équipe si elle n’a qu’un vaisseau ; chaque vaisseau suivant en retire 5. Sans valeur, la masse est libre.

window-property-ship-name-label = Nom
window-property-ship-name-hint = Le nom de ce vaisseau ; sans nom, celui de son modèle.
window-property-ship-design-label = Modèle
window-property-ship-design-hint = Le modèle d’après lequel le vaisseau est construit.
window-property-ship-at_home-label = À quai
window-property-ship-at_home-hint = Garder le vaisseau dans le fichier, sans qu’il compte pour les combats, les impressions et les totaux.

window-choice-edition-roster-text = Roster
window-choice-edition-roster-hint = L’édition récente, faite pour la fiche : chaque vaisseau gère sa chaleur dans son tour.
window-choice-edition-web-text = Web
window-choice-edition-web-hint = L’édition de 2018 : tous les vaisseaux gèrent chaleur et collisions dans les suites de la manche.

window-choice-ship_class-fighter-text = Chasseur
window-choice-ship_class-fighter-hint = Taille 1 : rapide et difficile à toucher ; peut avoir des postcombustions.
window-choice-ship_class-cruiser-text = Croiseur
window-choice-ship_class-cruiser-hint = Taille 2 : la taille moyenne ; peut avoir des canons électriques.
window-choice-ship_class-capital_ship-text = Vaisseau de ligne
window-choice-ship_class-capital_ship-hint = Taille 3 : lent et solide ; peut avoir des hangars.

window-choice-hangar_mode-triple_damage-text = Triples dégâts
window-choice-hangar_mode-triple_damage-hint = Un dé par hangar ; une touche sur masse 15 ou moins fait 3 dégâts.
window-choice-hangar_mode-drone_strafe-text = Les 1 ne pèsent rien
window-choice-hangar_mode-drone_strafe-hint = Deux dés par hangar ; les 1 ne comptent pas dans la masse de la cible.

window-choice-time_limit-none-text = sans limite
window-choice-time_limit-none-hint = Les vaisseaux se battent jusqu’au bout.

window-choice-depletion-destroyed-text = Détruits
window-choice-depletion-destroyed-hint = Toutes leurs cases sont cochées, et ils ne se réparent pas.
window-choice-depletion-circled-text = Inutilisables
window-choice-depletion-circled-hint = Le mot de leur emplacement est entouré, et ils comptent comme intacts.

window-choice-cooling-mandatory-text = Toujours
window-choice-cooling-mandatory-hint = Chaque dissipateur en marche évacue 1 point de chaleur.
window-choice-cooling-optional-text = Au gré du propriétaire
window-choice-cooling-optional-hint = Chaque dissipateur en marche peut évacuer 1 point de chaleur.

window-choice-conserve-flat-text = 1 point chacun
window-choice-conserve-flat-hint = Sans jet.
window-choice-conserve-dice-text = Un dé chacun
window-choice-conserve-dice-hint = Chaque dé efficace évacue 1 point de chaleur.

window-choice-heat_damage-crew-text = Touche l’équipage
window-choice-heat_damage-crew-hint = Chaque dé touche 1 membre.
window-choice-heat_damage-crew_or_damage-text = Touche l’équipage ou un système
window-choice-heat_damage-crew_or_damage-hint = Chaque dé touche 1 membre ou fait 1 dégât ; le propriétaire choisit.

window-choice-collision-adrift_or_fast-text = À la dérive, ou à plus de 10
window-choice-collision-adrift_or_fast-hint = Un vaisseau sans poussée ou à plus de 10 lance 1 dé, plus 1 par point de vitesse entière.
window-choice-collision-adrift-text = À la dérive
window-choice-collision-adrift-hint = Un vaisseau sans propulsion en marche lance un dé par point de vitesse entière.

window-choice-infinite_mass-slow_or_adrift-text = À moins de 1, ou à la dérive
window-choice-infinite_mass-slow_or_adrift-hint = Un vaisseau sans poussée ne peut pas esquiver.
window-choice-infinite_mass-slow-text = À moins de 1
window-choice-infinite_mass-slow-hint = Un vaisseau sans poussée esquive tant qu’il dérive assez vite.

window-choice-tie_break-mass-text = La masse, puis les dés
window-choice-tie_break-mass-hint = Le plus léger est le plus rapide. À masse égale, chacun lance 1 dé, plus 1 par point de poussée, et le plus de dés efficaces l’emporte.
window-choice-tie_break-engines-text = Seulement les dés
window-choice-tie_break-engines-hint = Chacun lance 1 dé par point de poussée, et le plus de dés efficaces l’emporte.

window-choice-round_shape-turns-text = Des tours seulement
window-choice-round_shape-turns-hint = Chaque vaisseau gère chaleur et collisions dans son tour, avant ses actions.
window-choice-round_shape-aftermath-text = Des tours, puis les suites
window-choice-round_shape-aftermath-hint = Tous les vaisseaux gèrent chaleur et collisions à la fin de la manche.

window-choice-attack_limit-each_type-text = Une fois par type d’arme
window-choice-attack_limit-each_type-hint = Les deux actions peuvent être des attaques, avec des armes différentes.
window-choice-attack_limit-once-text = Une fois
window-choice-attack_limit-once-hint = Une attaque par tour, avec un seul type d’arme.

window-choice-repair_scope-any_systems-text = À tous les systèmes
window-choice-repair_scope-any_systems-hint = Plusieurs systèmes en une action.
window-choice-repair_scope-one_system-text = À un seul système
window-choice-repair_scope-one_system-hint = Autant de membres que vous voulez, tous sur le même système.

window-choice-elimination-all_damaged-text = Tous les systèmes sont endommagés
window-choice-elimination-all_damaged-hint = Dès que chaque système a une marque.
window-choice-elimination-all_boxes-text = Toutes les cases sont cochées
window-choice-elimination-all_boxes-hint = Seulement quand toutes les cases de tous les systèmes sont cochées.

window-choice-slot_bonus-per_fight-text = À chaque combat
window-choice-slot_bonus-per_fight-hint = Des points pour chaque combat auquel le vaisseau survit.
window-choice-slot_bonus-once-text = Une fois
window-choice-slot_bonus-once-hint = Des points seulement pour le premier combat.

window-choice-slot-empty-text = Vide
window-choice-slot-empty-hint = Aucun système : moins de masse, et plus de points en survie.

window-captain-chance-label = au hasard
window-captain-chance-hint = choisit au hasard une action permise
window-captain-plain-label = méthodique
window-captain-plain-hint = choisit l’action qui vaut le plus, selon les chances exactes : armes, poussée, chaleur, réparations, éperonnages
window-captain-careful-label = prudent
window-captain-careful-hint = essaie ses actions sur quelques manches, et fait mieux que le capitaine méthodique là où une autre action est nettement meilleure ; plus lent

window-palette-support = Soutien
window-palette-propulsion = Propulsion
window-palette-weapon = Armes

window-why_not-class = { $system } : réservé à la classe { $class }
window-why_not-full = { $ship } n’a pas d’emplacement vide
window-why_not-same = l’emplacement contient déjà ce système ({ $system })

window-group-designs =
    { $count ->
        [one] 1 modèle
       *[other] { $count } modèles
    }
window-group-teams =
    { $count ->
        [one] 1 équipe
       *[other] { $count } équipes
    }
window-group-ships =
    { $count ->
        [one] 1 vaisseau
       *[other] { $count } vaisseaux
    }

window-new-designs = Nouveau vaisseau
window-new-teams = Nouvelle équipe
window-new-copy = { $name } (copie)

window-fix-set = Régler « { $property } » sur { $value }
window-fix-empty = Vider l’emplacement
window-fix-class = Changer la classe de { $ship } : { $class }
window-fix-add = Remplir l’emplacement { $number } : { $system }
window-fix-remove = Retirer : { $name }
window-fix-last = Retirer { $ship } de l’équipe { $team }
window-fix-names = Garder les { $count } premiers noms
window-fix-no_limit = Lever la limite de temps

window-summary-fleet-sentence = Des modèles, et les équipes qui combattent avec eux.

window-summary-design-sentence = Une classe et dix emplacements ; tous les nombres en découlent.

window-summary-team-sentence = Des vaisseaux qui combattent ensemble.

window-summary-ship-sentence = Un vaisseau d’une équipe, construit d’après un modèle du document.

window-summary-slot-sentence = Un emplacement vide : de la place pour un système.

window-summary-number-mass-title = Masse
window-summary-number-mass-sentence = Les dés d’un tir touchent tant que leur somme ne dépasse pas la masse de la cible : un vaisseau léger est difficile à toucher.
window-summary-number-speed-title = Vitesse
window-summary-number-speed-sentence = Le plus rapide agit le premier ; à moins de 1, chaque dé efficace touche le vaisseau.
window-summary-number-thrust-title = Poussée
window-summary-number-thrust-sentence = S’ajoute à la vitesse au départ ; plus il y en a, plus l’action Poussée peut changer la vitesse.
window-summary-number-complement-title = Équipage
window-summary-number-complement-sentence = Il répare les systèmes ; sans équipage vivant, le vaisseau est éliminé.
window-summary-number-starting_heat-title = Chaleur au départ
window-summary-number-starting_heat-sentence = La chaleur fait des dégâts à chaque manche, jusqu’à ce que des dissipateurs l’évacuent.
window-summary-number-capacity-title = Résistance
window-summary-number-capacity-sentence = Le nombre maximal de marques avec lequel le vaisseau peut encore combattre.

window-weighing-field = Les huit menaces du tableau et les six vaisseaux d’exemple

window-fact-now = Actuellement { $value }
window-fact-numbers = masse { $mass }, vitesse { $speed }, poussée { $thrust }, équipage { $crew }, chaleur { $heat }
window-fact-boxes = { $count } cases de dégâts
window-fact-mass = masse { $mass }
window-fact-allowed = masse { $mass } sur { $allowed }

window-fact-ships =
    { $count ->
        [one] { $count } vaisseau
       *[other] { $count } vaisseaux
    }

window-fact-designs =
    { $count ->
        [one] { $count } modèle
       *[other] { $count } modèles
    }

window-template-duel-title = Deux vaisseaux pour un duel
window-template-empty-title = Document vide
window-template-threats-title = Les huit menaces

window-difference-added = Ajouté : { $element }
window-difference-removed = Retiré : { $element }
window-difference-changed = { $element } : { $label } { $before } → { $after }
window-difference-text = { $element } : { $label }, modifié
window-difference-none = aucun
window-difference-left = comme l’édition
window-difference-yes = oui
window-difference-no = non
window-difference-slot = emplacement { $number }

window-text-system = { $system }{ $count } : { $does }
window-text-systems = Systèmes
window-text-crew = Équipage
window-text-notes = Notes

window-system-armor-name = Blindage
window-system-armor-tooltip = Ne fait qu’encaisser des dégâts, d’autant plus que le vaisseau est gros.
window-system-dissipator-name = Dissipateur
window-system-dissipator-tooltip = Refroidit le vaisseau à chaque manche, et une fois de plus avec l’action Refroidissement.
window-system-engine-name = Moteur
window-system-engine-tooltip = Donne de la poussée : de la vitesse au départ, et des changements de vitesse ensuite.
window-system-habitat-name = Habitat
window-system-habitat-tooltip = De la place pour plus d’équipage, qui répare ; les blessés y sont soignés.
window-system-laser-name = Laser
window-system-laser-tooltip = Une arme régulière qui chauffe sa cible, et parfois le vaisseau qui tire.
window-system-missile-name = Missile
window-system-missile-tooltip = Beaucoup de dés à la fois, mais deux 8 dans une attaque épuisent tous ceux qui ont tiré.
window-system-afterburner-name = Postcombustion
window-system-afterburner-tooltip = Une propulsion de chasseur, qui ne chauffe pas plus le vaisseau qu’un moteur.
window-system-railgun-name = Canon électrique
window-system-railgun-tooltip = Pour les croiseurs : fort contre les vaisseaux plus lents, faible contre les plus rapides.
window-system-hangar-name = Hangar
window-system-hangar-tooltip = Pour les vaisseaux de ligne : des drones, redoutables pour les petites cibles.

window-weighing-nothing = rien

## Limites des tournois

window-property-limits-legal-label = Vaisseaux réglementaires
window-property-limits-legal-hint = Les vaisseaux ne doivent enfreindre aucune règle.
window-property-limits-budget_most-label = Budget
window-property-limits-budget_most-hint = Le coût maximal des vaisseaux : leur masse, plus 5 pour chacun après le premier.
window-property-limits-mass_most-label = Masse maximale
window-property-limits-mass_most-hint = La masse maximale de tous les vaisseaux ensemble.
window-property-limits-mass_least-label = Masse minimale
window-property-limits-mass_least-hint = La masse minimale de tous les vaisseaux ensemble.
window-property-limits-ship_mass_most-label = Masse maximale par vaisseau
window-property-limits-ship_mass_most-hint = La masse maximale de chaque vaisseau.
window-property-limits-ships_most-label = Vaisseaux au maximum
window-property-limits-ships_most-hint = Le nombre maximal de vaisseaux d’un joueur.
window-property-limits-ships_least-label = Vaisseaux au minimum
window-property-limits-ships_least-hint = Le nombre minimal de vaisseaux d’un joueur.
window-property-limits-same_design_most-label = Maximum d’un modèle
window-property-limits-same_design_most-hint = Le nombre maximal de vaisseaux du même modèle.
window-property-limits-ship_classes-label = Classes permises (toutes sans choix)
window-property-limits-ship_classes-hint = Les classes admises ; sans choix, toutes le sont.
window-property-limits-banned_systems-label = Systèmes interdits
window-property-limits-banned_systems-hint = Les systèmes que les joueurs ne peuvent pas employer.
window-property-limits-system_most-label = Maximum d’un système
window-property-limits-system_most-hint = Le nombre maximal d’emplacements d’un vaisseau avec le même système.
window-property-limits-edition-label = Édition
window-property-limits-edition-hint = L’édition selon laquelle tous jouent.
window-property-limits-rules-label = Règles
window-property-limits-rules-hint = Règle si les documents peuvent s’écarter de leur édition.
window-choice-rules_of_play-free-text = Au choix des joueurs
window-choice-rules_of_play-free-hint = Variantes et options peuvent différer de l’édition.
window-choice-rules_of_play-edition-text = Celles de l’édition
window-choice-rules_of_play-edition-hint = Toutes les variantes et options doivent être celles de l’édition.

## Plusieurs pages

window-common-sort-slots = Trier les emplacements
window-common-slots = Emplacements
window-common-add-design = Ajouter un modèle
window-common-all-edition = Rétablir l’édition
window-common-add-team = Ajouter une équipe
window-common-add-ship = Ajouter un vaisseau
window-common-teams = Équipes

## Plateau

window-board-find-system = Chercher un système
window-board-no-such-system = Aucun résultat
window-board-next-class = Classe suivante
window-board-previous-class = Classe précédente
window-board-should-slot-hold = Choisissez un système pour cet emplacement
window-board-next-system = Système suivant
window-board-previous-system = Système précédent
window-board-sort = Trier
window-board-put-systems-order = Ranger les systèmes dans l’ordre des règles, les emplacements vides à la fin
window-board-slots = { $count } sur { $all } emplacements
window-board-cut-system = Couper le système
window-board-copy-system = Copier le système
window-board-paste-system = Coller le système
window-board-duplicate-system = Dupliquer le système
window-board-slot-holds = Contenu de l’emplacement { $number }
window-board-slots-name = Emplacements de { $name }
window-board-slot-boxes = Emplacement { $number } : { $name }, { $boxes } cases
window-board-slot-empty = Emplacement { $number } : vide
window-board-enter-chooses-go = Entrée ouvre la liste ; + et − changent le système

## Modifications

window-commands-bring-designs = Importer ses modèles
window-commands-add-ship = Ajouter à { $team } un vaisseau d’après { $design }
window-commands-change-design = Changer le modèle de { $name } en { $design }
window-commands-move = Déplacer { $name } vers { $team }

## Conception

window-design-panels-below-sheet = Panneaux sous la fiche
window-design-design = { $name } (modèle)
window-design-how-strong = Quelle est sa force ?
window-design-ships-systems = Vaisseaux et systèmes
window-design-problems-strength = Problèmes et force
window-design-numbers-selection = Nombres et sélection
window-design-name-other = { $name } ({ $other })
window-design-explain-number = Expliquer ce nombre
window-design-system-slot = Système dans l’emplacement
window-design-go-through-choices = + et − changent le choix
window-design-new-ship = Nouveau vaisseau
window-design-no-ship-add = Il n’y a pas de vaisseau où l’ajouter.
window-design-paste = Coller { $name }
window-design-next = { $name } : suivant
window-design-previous = { $name } : précédent
window-design-no-system-copy = Il n’y a pas de système à copier
window-design-no-system-clipboard = Il n’y a pas de système dans le presse-papiers
window-design-went-into-slot = { $system } : dans l’emplacement { $slot }

## Flotte

window-fleet-add-threat-ship = Ajouter une menace
window-fleet-add-sample-ship = Ajouter un vaisseau d’exemple
window-fleet-new-design = Nouveau modèle
window-fleet-add-ship-last = Ajouter un vaisseau de ce modèle à la dernière équipe
window-fleet-add-a-ship-of-it-to = Ajouter un vaisseau de ce modèle à
window-fleet-no-team-yet = Il n’y a pas encore d’équipe. Ajoutez-en une d’abord.
window-fleet-design = Modèle
window-fleet-mass = Masse
window-fleet-thrust = Poussée
window-fleet-crew = Équipage
window-fleet-heat = Chaleur
window-fleet-capacity = Résistance
window-fleet-empty = Vides
window-fleet-designs-their-numbers = Modèles et leurs chiffres
window-fleet-search-designs = Chercher un modèle
window-fleet-designs = MODÈLES
window-fleet-search-ships = Chercher
window-fleet-add-team-ship = Ajouter une équipe ou un vaisseau
window-fleet-teams = ÉQUIPES
window-fleet-forms = Propriétés
window-fleet-designs-document = Modèles du document
window-fleet-design-cannot-put = Un modèle ne peut pas passer devant lui-même.
window-fleet-ships-their-place = Les vaisseaux appartiennent à des équipes : déposez celui-ci sur l’une d’elles.
window-fleet-ship-cannot-put = Un vaisseau ne peut pas passer devant lui-même.
window-fleet-team-cannot-put = Une équipe ne peut pas faire partie d’une autre équipe.
window-fleet-teams-put-front = Déposez une équipe devant une autre équipe.
window-fleet-ships-team = Vaisseaux de l’équipe
window-fleet-game = LE JEU
window-fleet-turns-speed = TOURS ET VITESSE
window-fleet-attacks = ATTAQUES
window-fleet-heat-collisions = CHALEUR ET COLLISIONS
window-fleet-crew-heading = ÉQUIPAGE
window-fleet-edition = Selon l’édition
window-fleet-differs-edition-says = Modifié ; dans l’édition : { $value }
window-fleet-differs-usual = Modifié ; par défaut : { $value }
window-fleet-yes = Oui
window-fleet-no = Non
window-fleet-put-back = Rétablir
window-fleet-edition-value = Édition : { $value }
window-fleet-move-team-before = Déplacer dans l’équipe précédente
window-fleet-move-next-team = Déplacer dans l’équipe suivante
window-fleet-edit-design = Modifier le modèle
window-fleet-change-design = Changer de modèle
window-fleet-move-team = Déplacer dans l’équipe
window-fleet-no-design-yet = Il n’y a pas encore de modèle. Ajoutez-en un d’abord.
window-fleet-select-design-team = Sélectionnez un modèle, une équipe ou un vaisseau pour l’afficher et le modifier.
window-fleet-open-ship = Ouvrir le vaisseau
window-fleet-leave-every-toggle = Rétablir toutes les variantes et options de l’édition
window-fleet-document = Document
window-fleet-shown-below = Contenu du panneau
window-fleet-rules-differ-edition =
    { $count ->
        [one] 1 règle diffère de l’édition.
       *[other] { $count } règles diffèrent de l’édition.
    }
window-fleet-change-all-them = Les modifications s’appliquent à tous.
window-fleet-all-played-edition = Toutes les règles suivent l’édition.
window-fleet-done-team = Actions sur cette équipe
window-fleet-mass-no-budget = masse, sans budget
window-fleet-mass-home = { $mass } de plus à quai
window-fleet-mass-budget = Budget de masse…
window-fleet-move-left = Déplacer à gauche
window-fleet-move-right = Déplacer à droite
window-fleet-budget = Budget de { $name } : { $caption }
window-fleet-no-ships-yet = pas encore de vaisseau
window-fleet-too-much-budget = { $over } de trop pour le budget { $budget }
window-fleet-mass-budget-budget = masse, budget { $budget }
window-fleet-too-much-each = { $over } de trop : { $budget } − { $mass } par vaisseau de plus
window-fleet-mass-budget-each = masse, budget { $budget } − { $mass } par vaisseau de plus
window-fleet-no-ships-yet-budget = pas encore de vaisseau, budget { $budget }
window-fleet-there-is-no-design-yet = Il n’y a pas encore de modèle

## Noms des pages

window-pages-design = Conception
