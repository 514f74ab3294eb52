### Les règles sur les fiches, sur les cartes et dans l’application.

reference-materials-title = Matériel
reference-materials-dice = Une douzaine de d8 ; tous les jets se font au d8.
reference-materials-tokens = Des pions d’équipage à deux faces, des pions de chaleur, une fiche par vaisseau, de quoi écrire.

reference-modes-title = Façons de jouer
reference-modes-duel = Duel : deux joueurs ont un vaisseau chacun. Le dernier vaisseau gagne.
reference-modes-sides = Camps : plusieurs joueurs s’affrontent en camps d’un ou plusieurs vaisseaux. Le dernier camp gagne.
reference-modes-budget = Budget : convenez d’une masse par camp. Un camp de plusieurs vaisseaux a droit à 5 de moins par vaisseau après le premier.
reference-modes-survival = Survie : un joueur mène les menaces des cartes. Les autres les affrontent en un seul groupe, combat après combat, jusqu’à la perte de tous leurs vaisseaux.
reference-modes-score = Score : chaque combat auquel un vaisseau survit donne 10 points à son joueur et 5 par emplacement vide.
reference-modes-score_once = Score : chaque combat auquel un vaisseau survit donne 10 points à son joueur. Les 5 par emplacement vide ne comptent qu’une fois.

reference-building-title = Construire un vaisseau
reference-building-class = Choisissez une classe, qui a une taille (T) : chasseur 1, croiseur 2, vaisseau de ligne 3.
reference-building-slots = Remplissez jusqu’à dix emplacements d’un système chacun. Le même système peut servir autant de fois que vous voulez.
reference-building-special = Les postcombustions sont réservées aux chasseurs, les canons électriques aux croiseurs, les hangars aux vaisseaux de ligne.
reference-building-mass = Masse = T × emplacements remplis, même si des systèmes cassent ensuite.
reference-building-speed = Vitesse = 3 − T + poussée. Un moteur donne 1 de poussée, une postcombustion { $afterburner_thrust }.
reference-building-secret = Construisez en secret, et révélez tous les vaisseaux ensemble au début du combat.
reference-building-open = Construisez au grand jour : chacun voit les autres vaisseaux.

reference-crew-title = Équipage
reference-crew-start = Commencez avec 1 + T × habitats membres prêts, en attente.
reference-crew-harm = Un dommage blesse un membre prêt et tue un blessé, au choix du propriétaire.
reference-crew-repair = Seuls les membres prêts réparent.
reference-crew-heroes = Les membres prêts réparent ; ceux qui ont un nom réparent même blessés.

reference-heat-title = Chaleur au départ
reference-heat-start = Commencez avec 1 point de chaleur par moteur et par postcombustion.
reference-heat-stays = Les pions de chaleur restent jusqu’à ce que vous les évacuiez.

reference-dice-title = Dés
reference-dice-effective = Un dé de 7 ou 8 ne compte pas. Tous les autres sont efficaces.
reference-dice-cascade = Chaque 1 ajoute un dé au jet, et ainsi de suite. Le 1 reste efficace.
reference-dice-added = Les dés ajoutés sont des dés comme les autres.

reference-shooting-title = Tirer
reference-shooting-choose = Choisissez un type d’arme, une cible et le nombre d’armes en marche qui tirent : un jet pour toutes.
reference-shooting-inside = Écartez des dés efficaces tant que la somme des autres dépasse la masse de la cible.
reference-shooting-hit = Chaque dé restant touche et fait 1 dégât, sauf si l’arme a sa propre règle.
reference-shooting-infinite = Sur une cible de vitesse inférieure à 1, ou sans poussée, chaque dé efficace touche.
reference-shooting-stationary = Sur une cible de vitesse inférieure à 1, chaque dé efficace touche.

reference-ties-title = Vitesse égale
reference-ties-mass = Le vaisseau le plus léger compte comme le plus rapide.
reference-ties-dice = À masse égale aussi, chacun lance 1 dé, plus 1 par point de poussée. Chaque dé efficace ajoute 0,01 de vitesse. Recommencez tant qu’il y a égalité.
reference-ties-engines = Chacun lance un dé par moteur en marche, { $afterburner_thrust } par postcombustion. Chaque dé efficace ajoute 0,01 de vitesse. Recommencez tant qu’il y a égalité.
reference-ties-none = Si aucun n’a de dé à lancer, chacun en lance 1.
reference-ties-kept = Les centièmes restent pour tout le combat. Arrondissez la vitesse entière vers le bas.

reference-rounds-title = Manches
reference-rounds-turns = Chaque vaisseau joue un tour, le plus rapide d’abord.
reference-rounds-fixed = Les vitesses au début de la manche fixent l’ordre.
reference-rounds-dynamic = Les vitesses actuelles désignent le vaisseau suivant.
reference-rounds-next = Après le dernier tour, une nouvelle manche commence.
reference-rounds-aftermath = Après le dernier tour viennent les suites, puis une nouvelle manche.

reference-steps-title = Votre tour
reference-steps-repairs = Réparer : chaque membre prêt sur un emplacement enlève 1 marque, puis y reste ou revient en attente.
reference-steps-cooling = Évacuer la chaleur : 1 point par dissipateur en marche.
reference-steps-cooling_optional = Évacuer la chaleur : si vous voulez, 1 point par dissipateur en marche.
reference-steps-heat = Subir la chaleur : lancez 1 dé par point de chaleur. Chaque dé efficace touche 1 membre.
reference-steps-heat_choice = Subir la chaleur : lancez 1 dé par point de chaleur. Chaque dé efficace touche 1 membre ou fait 1 dégât.
reference-steps-collisions = Collisions : à poussée 0 ou vitesse de plus de 10, lancez 1 dé, plus 1 par point de vitesse entière. Chaque dé efficace fait 1 dégât.
reference-steps-collisions_whole = Collisions : à poussée 0 ou vitesse entière de plus de 10, lancez 1 dé, plus 1 par point de vitesse entière. Chaque dé efficace fait 1 dégât.
reference-steps-collisions_adrift = Collisions : sans propulsion en marche, lancez un dé par point de vitesse entière. Chaque dé efficace fait 1 dégât.
reference-steps-actions = Deux actions : l’une après l’autre. Vous pouvez passer.

reference-aftermath-title = Suites, vaisseau par vaisseau
reference-aftermath-cooling = Évacuer la chaleur : 1 point par dissipateur en marche.
reference-aftermath-cooling_optional = Évacuer la chaleur : si vous voulez, 1 point par dissipateur en marche.
reference-aftermath-heat = Subir la chaleur : lancez 1 dé par point de chaleur. Chaque dé efficace touche 1 membre.
reference-aftermath-heat_choice = Subir la chaleur : lancez 1 dé par point de chaleur. Chaque dé efficace touche 1 membre ou fait 1 dégât.
reference-aftermath-collisions = Collisions : à poussée 0 ou vitesse de plus de 10, lancez 1 dé, plus 1 par point de vitesse entière. Chaque dé efficace fait 1 dégât.
reference-aftermath-collisions_whole = Collisions : à poussée 0 ou vitesse entière de plus de 10, lancez 1 dé, plus 1 par point de vitesse entière. Chaque dé efficace fait 1 dégât.
reference-aftermath-collisions_adrift = Collisions : sans propulsion en marche, lancez un dé par point de vitesse entière. Chaque dé efficace fait 1 dégât.

reference-actions-title = Actions
reference-actions-attack = Attaque : tirez avec un type d’arme sur un vaisseau. Chaque type tire une fois par tour.
reference-actions-attack_once = Attaque : tirez avec un type d’arme sur un vaisseau. Une seule attaque par tour.
reference-actions-burn = Poussée : gagnez T points de chaleur, puis changez la vitesse de poussée + { $burn_bonus } au plus, vers le haut ou le bas, jamais sous 0.
reference-actions-burn_engines = Poussée : gagnez T points de chaleur, puis changez la vitesse, vers le haut ou le bas, d’au plus 1 par moteur en marche et { $afterburner_thrust } par postcombustion, jamais sous 0. Il en faut au moins un.
reference-actions-conserve = Refroidissement : évacuez 1 point de chaleur par dissipateur en marche.
reference-actions-conserve_dice = Refroidissement : lancez 1 dé par dissipateur en marche. Chaque dé efficace évacue 1 point de chaleur.
reference-actions-heal = Soins : par habitat en marche, 1 blessé redevient prêt.
reference-actions-ram = Éperonnage : la cible peut aussitôt esquiver par une poussée. Si elle ne le fait pas, ou reste plus lente, lancez 1 dé, plus 1 par point de votre vitesse entière. Chaque dé efficace fait 1 dégât à la cible, et à vous aussi, sauf les 1.
reference-actions-repair = Réparations : déplacez des membres prêts sur des systèmes endommagés, non détruits.
reference-actions-repair_one = Réparations : déplacez des membres prêts sur un seul système endommagé, non détruit.
reference-actions-strafe = Mitraillage : gagnez 1 point de chaleur, et lancez 2 dés par postcombustion employée. Chaque dé efficace nomme un système ennemi, qui subit 1 dégât de plus s’il est endommagé ce tour.
reference-actions-once = Sauf Attaque : aucune action deux fois dans un tour.

reference-damage-title = Dégâts
reference-damage-marks = Par dégât, le propriétaire coche une case d’un système. Un système coché ne marche pas.
reference-damage-destroyed = Un blindage est détruit à T + 1 marques, les autres systèmes à 2, pour de bon.
reference-damage-crew = L’équipage d’un emplacement endommagé est touché et revient en attente.
reference-damage-crew_spared = L’équipage d’un emplacement endommagé revient en attente.
reference-damage-habitat = Quand un habitat est détruit, l’équipage au-delà de 1 + T × habitats restants meurt.
reference-damage-depleted = Deux 8 ou plus dans une attaque de missiles épuisent tous ceux qui ont tiré. Cochez toutes leurs cases : ils sont détruits.
reference-damage-circled = Deux 8 ou plus dans une attaque de missiles épuisent tous ceux qui ont tiré. Entourez le mot : ils ne sont pas endommagés.
reference-damage-detonation = Chaque marque sur un missile non épuisé coûte 2 dégâts de plus, n’importe où.
reference-damage-detonation_once = La première marque sur un missile non épuisé coûte 2 dégâts de plus, n’importe où.

reference-elimination-title = Élimination
reference-elimination-crew = Un vaisseau sans équipage vivant est éliminé.
reference-elimination-systems = Un vaisseau dont tous les systèmes ont une marque est éliminé.
reference-elimination-boxes = Un vaisseau dont toutes les cases sont cochées est éliminé.

reference-hits-title = Attaque : quels dés touchent
reference-hits-dice = Dés : écartez les 7 et les 8. Les autres sont efficaces. Gardez chaque 1 et ajoutez un dé au jet.
reference-hits-inside = Masse : écartez des dés efficaces tant que la somme des autres dépasse la masse de la cible. Chaque dé restant fait 1 dégât, sauf si l’arme a sa propre règle.
reference-hits-infinite = Immobile : une cible de vitesse inférieure à 1, ou sans poussée, est touchée par chaque dé efficace.
reference-hits-stationary = Immobile : une cible de vitesse inférieure à 1 est touchée par chaque dé efficace.

reference-harm-title = Dégâts et élimination
reference-harm-marks = Dégâts : par point, le propriétaire coche une case d’un système de son choix. Un système coché ne marche plus. Quand toutes ses cases sont cochées, il est détruit pour de bon. L’équipage placé dessus subit un dommage et va en attente.
reference-harm-marks_spared = Dégâts : par point, le propriétaire coche une case d’un système de son choix. Un système coché ne marche plus. Quand toutes ses cases sont cochées, il est détruit pour de bon. L’équipage placé dessus va en attente.
reference-harm-crew = Dommage : un membre prêt est blessé, un blessé est tué.
reference-harm-out = Éliminé : un vaisseau sans équipage vivant, ou dont tous les systèmes ont une marque.
reference-harm-out_boxes = Éliminé : un vaisseau sans équipage vivant, ou dont toutes les cases sont cochées.

reference-time-title = Limite de temps
reference-time-limit = Après la manche { $time_limit }, seuls l’éperonnage et la poussée restent permis.
reference-time-limit_without_ram = Après la manche { $time_limit }, seule la poussée reste permise.
reference-time-none = Aucune.

reference-victory-title = Victoire
reference-victory-last = Le dernier vaisseau gagne, ou le dernier camp en équipes.
reference-victory-draw = Si les derniers vaisseaux sont perdus ensemble, le combat est nul.

reference-size-mod = T
reference-size-armor_boxes = T + 1

reference-effect-armor-soaks = Absorbe { $armor_boxes } marques.

reference-effect-dissipator-turn = Évacue 1 point de chaleur par tour.
reference-effect-dissipator-turn_optional = Peut évacuer 1 point de chaleur par tour.
reference-effect-dissipator-aftermath = Évacue 1 point de chaleur dans les suites.
reference-effect-dissipator-aftermath_optional = Peut évacuer 1 point de chaleur dans les suites.
reference-effect-dissipator-conserve = Refroidissement en évacue 1 de plus.
reference-effect-dissipator-conserve_dice = Refroidissement lance 1 dé.

reference-effect-engine-thrust = Poussée 1 ; chaleur 1 au départ.

reference-effect-habitat-crew = Équipage + { $size_mod }. Soins en guérit 1.
reference-effect-habitat-kills = Détruit, il tue ceux qui n’ont plus de place.

reference-effect-laser-heats = 1 dé. La cible gagne 1 point de chaleur par touche, le tireur 1 par 7 ou 8.

reference-effect-missile-destroyed = 3 dés. Deux 8 détruisent les missiles tirés.
reference-effect-missile-circled = 3 dés. Deux 8 épuisent les missiles tirés.
reference-effect-missile-detonates = Chaque marque coûte 2 dégâts de plus.
reference-effect-missile-detonates_once = La première marque coûte 2 dégâts de plus.

reference-effect-afterburner-thrust = Poussée { $afterburner_thrust } ; chaleur 1 au départ.

reference-effect-railgun-slower = 1 dé, ou 3 contre une cible plus lente.

reference-effect-hangar-triple = 1 dé. Chaque touche sur masse 15 ou moins fait 3 dégâts.
reference-effect-hangar-triple_unless_limitless = 1 dé. 3 dégâts par touche sur masse 15 ou moins, sauf si tout dé efficace touche.
reference-effect-hangar-drones = 2 dés. Les 1 ne pèsent rien.
