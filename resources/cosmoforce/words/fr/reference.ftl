### Ce que les fiches, les cartes et la fenêtre disent des règles.

reference-materials-title = Matériel
reference-materials-dice = Une douzaine de d8 ; tous les lancers se font au d8.
reference-materials-tokens = Des pions d’équipage à deux faces, d’autres pour la chaleur, une fiche par vaisseau, un crayon.

reference-modes-title = Façons de jouer
reference-modes-duel = Duel : deux joueurs, un vaisseau chacun ; le dernier vaisseau gagne.
reference-modes-sides = Camps : plus de joueurs, en camps d’un ou plusieurs vaisseaux ; le dernier camp gagne.
reference-modes-budget = Budget : convenez d’une masse par camp. Un camp de plusieurs vaisseaux a droit à 5 de moins par vaisseau après le premier.
reference-modes-survival = Survie : un joueur mène les menaces des cartes, les autres les affrontent en un seul groupe, combat après combat, jusqu’au dernier.
reference-modes-score = Score : chaque combat auquel un vaisseau survit donne 10 points à son joueur et 5 par emplacement vide.
reference-modes-score_once = Score : chaque combat auquel un vaisseau survit donne 10 points à son joueur ; les 5 par emplacement vide, une seule fois.

reference-building-title = Construire un vaisseau
reference-building-class = Choisissez une classe, qui a un Size Mod (SM) : Fighter 1, Cruiser 2, Capital Ship 3.
reference-building-slots = Remplissez jusqu’à dix emplacements d’un système chacun, le même autant de fois que voulu.
reference-building-special = Les Afterburners sont pour les Fighters, les Railguns pour les Cruisers, les Hangars pour les Capital Ships.
reference-building-mass = Masse = SM × emplacements remplis, quoi qui casse ensuite.
reference-building-speed = Vitesse = 3 − SM + poussée. Un Engine donne 1 de poussée, un Afterburner { $afterburner_thrust }.
reference-building-secret = Construisez en secret, et montrez tous les vaisseaux à la fois quand le combat commence.
reference-building-open = Construisez au grand jour, pour que chacun voie ce qui l’attend.

reference-crew-title = Équipage
reference-crew-start = Commencez avec 1 + SM × Habitats membres prêts, en attente.
reference-crew-harm = Un dommage blesse un membre prêt et tue un blessé ; le propriétaire choisit lequel.
reference-crew-repair = Seuls les membres prêts réparent.
reference-crew-heroes = Les membres prêts réparent ; ceux qui ont un nom réparent même blessés.

reference-heat-title = Chaleur au départ
reference-heat-start = Commencez avec 1 chaleur par Engine et par Afterburner.
reference-heat-stays = La chaleur reste jusqu’à ce qu’elle soit évacuée.

reference-dice-title = Dés
reference-dice-effective = Un dé de 7 ou 8 ne compte pas ; tous les autres sont efficaces.
reference-dice-cascade = Chaque 1 ajoute un dé au lancer, et ainsi de suite. Le 1 reste efficace.
reference-dice-added = Les dés ajoutés sont comme les autres en tout.

reference-shooting-title = Tirer
reference-shooting-choose = Choisissez un type d’arme, une cible, et combien de systèmes en marche de ce type tirent ; un seul lancer.
reference-shooting-inside = Écartez des dés efficaces tant que la somme des autres dépasse la masse de la cible.
reference-shooting-hit = Chaque dé qui reste touche et fait 1 dégât, sauf si l’arme dit autre chose.
reference-shooting-infinite = Sur une cible de vitesse inférieure à 1, ou sans poussée, chaque dé efficace touche.
reference-shooting-stationary = Sur une cible de vitesse inférieure à 1, chaque dé efficace touche.

reference-ties-title = Vitesse égale
reference-ties-mass = Le vaisseau le plus léger passe pour le plus rapide.
reference-ties-dice = À masse égale aussi, chacun lance 1 dé, et 1 de plus par point de poussée ; chaque dé efficace ajoute 0,01 de vitesse. Recommencez tant qu’il y a égalité.
reference-ties-engines = Chacun lance un dé par Engine en marche, { $afterburner_thrust } par Afterburner ; chaque dé efficace ajoute 0,01 de vitesse. Recommencez tant qu’il y a égalité.
reference-ties-none = Si personne n’a de dé à lancer, chacun en lance 1.
reference-ties-kept = Les centièmes restent pour tout le combat ; là où compte la vitesse entière, arrondissez vers le bas.

reference-rounds-title = Manches
reference-rounds-turns = Chaque vaisseau joue un tour, le plus rapide d’abord.
reference-rounds-fixed = L’ordre est celui des vitesses au début de la manche.
reference-rounds-dynamic = Le suivant dépend des vitesses du moment.
reference-rounds-next = Après le dernier tour une nouvelle manche commence.
reference-rounds-aftermath = Après le dernier tour viennent les suites, puis une nouvelle manche.

reference-steps-title = Votre tour
reference-steps-repairs = Réparations : chaque membre prêt sur un emplacement enlève 1 marque, puis revient en attente ou reste.
reference-steps-cooling = Refroidir : évacuez 1 chaleur par Dissipator en marche.
reference-steps-cooling_optional = Refroidir : vous pouvez évacuer 1 chaleur par Dissipator en marche.
reference-steps-heat = Subir la chaleur : lancez 1 dé par chaleur ; chaque dé efficace touche 1 membre.
reference-steps-heat_choice = Subir la chaleur : lancez 1 dé par chaleur ; chaque dé efficace touche 1 membre ou fait 1 dégât.
reference-steps-collisions = Collisions : à poussée 0 ou vitesse de plus de 10, lancez un dé par point de vitesse entière, et 1 de plus ; chaque dé efficace fait 1 dégât.
reference-steps-collisions_whole = Collisions : à poussée 0 ou vitesse entière de plus de 10, lancez un dé par point de vitesse entière, et 1 de plus ; chaque dé efficace fait 1 dégât.
reference-steps-collisions_adrift = Collisions : sans propulsion en marche, lancez un dé par point de vitesse entière ; chaque dé efficace fait 1 dégât.
reference-steps-actions = Deux actions : l’une après l’autre ; on peut passer.

reference-aftermath-title = Suites, vaisseau par vaisseau
reference-aftermath-cooling = Refroidir : évacuez 1 chaleur par Dissipator en marche.
reference-aftermath-cooling_optional = Refroidir : vous pouvez évacuer 1 chaleur par Dissipator en marche.
reference-aftermath-heat = Subir la chaleur : lancez 1 dé par chaleur ; chaque dé efficace touche 1 membre.
reference-aftermath-heat_choice = Subir la chaleur : lancez 1 dé par chaleur ; chaque dé efficace touche 1 membre ou fait 1 dégât.
reference-aftermath-collisions = Collisions : à poussée 0 ou vitesse de plus de 10, lancez un dé par point de vitesse entière, et 1 de plus ; chaque dé efficace fait 1 dégât.
reference-aftermath-collisions_whole = Collisions : à poussée 0 ou vitesse entière de plus de 10, lancez un dé par point de vitesse entière, et 1 de plus ; chaque dé efficace fait 1 dégât.
reference-aftermath-collisions_adrift = Collisions : sans propulsion en marche, lancez un dé par point de vitesse entière ; chaque dé efficace fait 1 dégât.

reference-actions-title = Actions
reference-actions-attack = Attack : tirez un type d’arme sur un vaisseau ; chaque type une fois par tour.
reference-actions-attack_once = Attack : tirez un type d’arme sur un vaisseau ; une seule attaque par tour.
reference-actions-burn = Burn Engines : gagnez SM chaleur, puis changez la vitesse de poussée + { $burn_bonus } au plus, dans un sens ou l’autre, jamais sous 0.
reference-actions-burn_engines = Burn Engines : gagnez SM chaleur, puis changez la vitesse, dans un sens ou l’autre, d’au plus 1 par Engine en marche et { $afterburner_thrust } par Afterburner, jamais sous 0 ; impossible sans aucun.
reference-actions-conserve = Conserve Energy : évacuez 1 chaleur par Dissipator en marche.
reference-actions-conserve_dice = Conserve Energy : lancez 1 dé par Dissipator en marche ; chaque dé efficace évacue 1 chaleur.
reference-actions-heal = Heal Crew : par Habitat en marche, 1 blessé redevient prêt.
reference-actions-ram = Ram : la cible peut aussitôt faire Burn Engines pour esquiver. Si elle ne le fait pas, ou reste plus lente, elle est heurtée ; lancez un dé par point de votre vitesse entière, et 1 de plus. Chaque dé efficace lui fait 1 dégât, et à vous aussi, sauf les 1.
reference-actions-repair = Repair Systems : déplacez des membres prêts sur des systèmes endommagés, non détruits.
reference-actions-repair_one = Repair Systems : déplacez des membres prêts sur un seul système endommagé, non détruit.
reference-actions-strafe = Strafe Run : gagnez 1 chaleur, lancez 2 dés par Afterburner employé ; chaque dé efficace nomme un système ennemi, qui subit 1 dégât de plus s’il est endommagé ce tour.
reference-actions-once = Hors Attack : aucune action deux fois dans un tour.

reference-damage-title = Dégâts
reference-damage-marks = Pour chaque dégât le propriétaire coche une case d’un système. Un système coché ne marche pas.
reference-damage-destroyed = Armor est détruit à SM + 1 marques, les autres à 2. Ce qui est détruit ne se répare jamais.
reference-damage-crew = L’équipage d’un emplacement endommagé est touché et revient en attente.
reference-damage-crew_spared = L’équipage d’un emplacement endommagé revient en attente.
reference-damage-habitat = Quand un Habitat est détruit, l’équipage au-delà de 1 + SM × Habitats restants meurt.
reference-damage-depleted = Deux 8 ou plus dans une attaque de Missiles épuisent tous ceux qui ont tiré ; cochez toutes leurs cases, ils sont détruits.
reference-damage-circled = Deux 8 ou plus dans une attaque de Missiles épuisent tous ceux qui ont tiré ; entourez le mot, ils ne sont pas endommagés.
reference-damage-detonation = Chaque marque sur un Missile non épuisé coûte 2 dégâts de plus, sur n’importe quels systèmes.
reference-damage-detonation_once = La première marque sur un Missile non épuisé coûte 2 dégâts de plus, sur n’importe quels systèmes.

reference-elimination-title = Élimination
reference-elimination-crew = Un vaisseau sans équipage vivant est éliminé.
reference-elimination-systems = Un vaisseau dont tous les systèmes ont une marque est éliminé.
reference-elimination-boxes = Un vaisseau dont toutes les cases sont cochées est éliminé.

reference-hits-title = Attaque : quels dés touchent
reference-hits-dice = Dés : écartez les 7 et les 8 ; les autres sont efficaces. Chaque 1 reste et ajoute un dé au lancer.
reference-hits-inside = Masse : écartez des dés efficaces tant que la somme des autres dépasse la masse de la cible. Chaque dé qui reste fait 1 dégât, sauf si l’arme dit autre chose.
reference-hits-infinite = Immobile : une cible de vitesse inférieure à 1, ou sans poussée, est touchée par chaque dé efficace.
reference-hits-stationary = Immobile : une cible de vitesse inférieure à 1 est touchée par chaque dé efficace.

reference-harm-title = Dégâts et élimination
reference-harm-marks = Dégâts : par point, le propriétaire marque une case d’un système de son choix. Un système marqué ne marche plus ; toutes ses cases marquées, il est détruit pour de bon. L’équipage dessus subit un dommage et va en attente.
reference-harm-marks_spared = Dégâts : par point, le propriétaire marque une case d’un système de son choix. Un système marqué ne marche plus ; toutes ses cases marquées, il est détruit pour de bon. L’équipage dessus va en attente.
reference-harm-crew = Dommage : un membre prêt est blessé, un blessé est tué.
reference-harm-out = Éliminé : un vaisseau sans équipage vivant, ou dont tous les systèmes ont une marque.
reference-harm-out_boxes = Éliminé : un vaisseau sans équipage vivant, ou dont toutes les cases sont marquées.

reference-time-title = Limite de temps
reference-time-limit = Après la manche { $time_limit }, seuls Ram et Burn Engines restent permis.
reference-time-limit_without_ram = Après la manche { $time_limit }, seul Burn Engines reste permis.
reference-time-none = Aucune.

reference-victory-title = Victoire
reference-victory-last = Le dernier vaisseau gagne, en équipes le dernier camp.
reference-victory-draw = Si les derniers partent ensemble, il y a égalité.

reference-size-mod = SM
reference-size-armor_boxes = SM + 1

reference-effect-armor-soaks = Absorbe { $armor_boxes } marques.

reference-effect-dissipator-turn = Évacue 1 chaleur par tour.
reference-effect-dissipator-turn_optional = Peut évacuer 1 chaleur par tour.
reference-effect-dissipator-aftermath = Évacue 1 chaleur dans les suites.
reference-effect-dissipator-aftermath_optional = Peut évacuer 1 chaleur dans les suites.
reference-effect-dissipator-conserve = Conserve Energy en évacue 1 de plus.
reference-effect-dissipator-conserve_dice = Conserve Energy lance 1 dé.

reference-effect-engine-thrust = Poussée 1 ; 1 chaleur au départ.

reference-effect-habitat-crew = Équipage + { $size_mod }. Heal Crew en soigne 1.
reference-effect-habitat-kills = Détruit, il tue ceux qui n’ont plus de place.

reference-effect-laser-heats = 1 dé. La cible gagne 1 chaleur par touche, le tireur 1 par 7 ou 8.

reference-effect-missile-destroyed = 3 dés. Deux 8 détruisent les Missiles tirés.
reference-effect-missile-circled = 3 dés. Deux 8 épuisent les Missiles tirés.
reference-effect-missile-detonates = Chaque marque coûte 2 dégâts de plus.
reference-effect-missile-detonates_once = La première marque coûte 2 dégâts de plus.

reference-effect-afterburner-thrust = Poussée { $afterburner_thrust } ; 1 chaleur au départ.

reference-effect-railgun-slower = 1 dé, ou 3 contre une cible plus lente.

reference-effect-hangar-triple = 1 dé. Chaque touche sur masse 15 ou moins fait 3 dégâts.
reference-effect-hangar-triple_unless_limitless = 1 dé. 3 dégâts par touche sur masse 15 ou moins, sauf si tout dé efficace touche.
reference-effect-hangar-drones = 2 dés. Les 1 ne pèsent rien.
