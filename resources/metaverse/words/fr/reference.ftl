### Mots de l’aide-mémoire : un par chapitre et par entrée de `charts/turn_reference.toml`, et ceux de ses tableaux.

reference-chapter-before = AVANT LA BATAILLE

reference-before-start-name = Départ
reference-before-start-text = Selon le scénario. Sinon : sur les grands bords opposés, à une vitesse d’au plus 1D3 × accélération, un jet pour tous. Un premier duel : à 60 cm, étrave contre étrave, vitesse 8.

reference-before-outside-name = Hors du commandement
reference-before-outside-text = { $ships } : qualité d’équipage 1 de moins qu’imprimé (minimum 0), toute la bataille. Un vaisseau seul de son camp la garde entière.

reference-before-chain-name = Chef perdu
reference-before-chain-text = Détruit, parti ou absent : qualité d’équipage −1 pour tous ses subordonnés, une fois en tout, dès le groupe suivant. Aucun vaisseau ne le remplace.

reference-before-measure-name = Mesurer
reference-before-measure-text = De centre à centre, en cm ; « à moins de » comprend la limite.

reference-before-arcs-name = Arcs
reference-before-arcs-text = Avant, tribord, arrière, bâbord : 90° chacun, de deux secteurs. Juste entre deux arcs, c’est l’avant ou l’arrière.

reference-before-turn-name = Tour
reference-before-turn-text = Chaque étape se termine avant la suivante. Celles sans effet pour ces flottes sont omises.

reference-chapter-dice = DÉS

reference-dice-halved-name = D2, D3, D5
reference-dice-halved-text = Un D4, D6 ou D10, divisé par deux, arrondi au supérieur.

reference-dice-odd-name = Pair ou impair
reference-dice-odd-text = D’après la face lancée : un D6 de 3 donne un D3 de 2 et compte comme impair.

reference-dice-one-name = D1
reference-dice-one-text = Ne se lance pas : 1, et pair.

reference-dice-round-name = Arrondis, égalités
reference-dice-round-text = « Arrondi » : la moitié vers le haut. Jets opposés égaux : relancer.


reference-plot-orders-name = Ordres
reference-plot-orders-text = Écrire en secret une ligne par vaisseau. Moteurs et propulseurs en état doivent tout payer.

reference-plot-speed-name = Vitesse
reference-plot-speed-text = Un point de moteur tourné vers l’arrière vaut +1 cm, vers l’avant −1 cm ; un moteur dans l’axe fait l’un ou l’autre.

reference-plot-limits-name = Limites de vitesse
reference-plot-limits-text = En avant le maximum de la fiche, en arrière sa moitié, arrondie à l’inférieur. Passer de l’un à l’autre en un tour est permis.

reference-plot-turns-name = Virages
reference-plot-turns-text = Un point de propulseur vaut 22,5° : ceux de bâbord virent à droite, ceux de tribord à gauche.

reference-plot-thrust-name = Poussée
reference-plot-thrust-text = 1 d’élan de plus coûte 1 + le dixième de l’élan présent, arrondi à l’inférieur. L’élan contraire s’en va d’abord, 1 par point.

reference-plot-pushing-name = Moteurs
reference-plot-pushing-text = Poussent à l’opposé de leur côté du vaisseau, avant, pendant ou après sa rotation.

reference-plot-spin-name = Rotation
reference-plot-spin-text = Un point de propulseur bâbord ajoute 1 dans le sens horaire, tribord 1 dans l’autre ; l’ancienne rotation s’annule d’abord. Un seul sens par tour.

reference-plot-single-name = Un seul usage
reference-plot-single-text = Un propulseur sert à une seule sorte d’action par tour ; les points inutilisés sont perdus. Chaque manœuvre une fois par tour.

reference-plot-drift-name = Dérive
reference-plot-drift-text = Aucun ordre, ou aucune passerelle en état : vitesse et route restent.

reference-chapter-orders = CODES D’ORDRE

reference-orders-faster-name = Vitesse
reference-orders-faster-text = Plus vite ou moins vite de #.

reference-orders-turns-name = Virages
reference-orders-turns-text = # à droite ou à gauche, dans l’ordre écrit.

reference-orders-side-name = Poussée latérale
reference-orders-side-text = # à bâbord ou tribord, + et − dans l’axe. Avec @# : après # pas de 45°.

reference-orders-evasive-name = Esquive
reference-orders-evasive-text = 1, 2, 3 ou 4 coûtent 2, 4, 8 ou 16 points de chaque bord. Indice de cible + dixièmes de la vitesse, arrondis à l’inférieur, × EM ; indice de mouvement + EM.

reference-orders-roll-name = Tonneau
reference-orders-roll-text = 1 point de chaque bord. Après la route, bâbord et tribord sont échangés jusqu’au tonneau suivant.

reference-orders-corkscrew-name = Vrille
reference-orders-corkscrew-text = 2 points de chaque bord. Les armes d’un bord tirent aussi par l’autre, mais pas en volée. Un coup sur un bord frappe bâbord ou tribord : 1D2.

reference-orders-flip-name = Renversement
reference-orders-flip-text = 3 points de chaque bord, ou 2 de moteurs avant et 2 d’arrière ; newtoniens seuls. L’étrave s’inverse ; bâbord et tribord pointent comme avant.

reference-orders-power-name = Surpuissance
reference-orders-power-text = Les moteurs nommés donnent le double. Après la route 1D6 : au-dessus de la qualité d’équipage, ils sont hors service.

reference-orders-emergency-name = Surpoussée
reference-orders-emergency-text = De même pour les propulseurs nommés.

reference-orders-ram-name = Éperonner
reference-orders-ram-text = Nommer un ennemi. Avant la route, le dé de commandement, +1 par propre section perdue, doit battre sa qualité d’équipage. À moins de 5 cm en route : plus de points de propulseur inutilisés + qualité d’équipage que la cible, ou c’est manqué.

reference-orders-ramming-name = Dégâts d’éperon
reference-orders-ramming-text = Avant le premier groupe, après le tir de la cible sur l’éperonneur : chacun subit le facteur de masse de l’autre × vitesse relative, une impulsion cinétique en enfilade. Vitesse relative : somme (avant), celle de l’éperonneur (flanc), différence (arrière).

reference-orders-charge-name = Charger le FTL
reference-orders-charge-text = # = tours de charge consécutifs. La charge est complète quand # égale l’indice du moteur ; l’utiliser au tour suivant. Moteur hors service avant, ou inutilisé : 1D20 points de coque à sa section, moteur détruit.

reference-orders-retreat-name = Retraite FTL
reference-orders-retreat-text = Moteur chargé. Le vaisseau quitte la partie au mouvement des vaisseaux ; un chef compte comme perdu.

reference-orders-strategic-name = Saut stratégique
reference-orders-strategic-text = Moteur chargé ; ni virage ni poussée. Absent 1D8 − qualité d’équipage tours (minimum 1), jet caché. Annoncer place et cap un tour avant. À l’arrivée, indices de cible et de mouvement +2.

reference-orders-tactical-name = Saut tactique
reference-orders-tactical-text = Moteur chargé ; ni virage ni poussée. Vitesse + # D10 (au moins 6 dés), puis écarter ou ajouter au plus la qualité d’équipage en dés. Indices de cible et de mouvement +2.

reference-orders-attack-name = Attaque FTL
reference-orders-attack-text = Avec un saut, sur un ennemi nommé à moins de 10 cm : jet de capteurs, sa qualité d’équipage s’ajoute à son indice de cible. Puis des D6 selon le facteur de masse sur chaque section extérieure, et sur un centre découvert : énergie, enfilade, 1 impulsion par dé.

reference-orders-cloak-name = Occultation
reference-orders-cloak-text = Activer, lever. Au premier tour, la figurine reste, écrire deux routes ; ensuite toujours un tour d’avance, la figurine un tour de retard. Dure au plus son indice en tours.


reference-indirect_movement-salvos-name = Salves
reference-indirect_movement-salvos-text = Chacune tourne d’au plus 45°, puis avance de 0 cm à sa portée, tout droit.


reference-starship_movement-move-name = Bouger
reference-starship_movement-move-text = Tous à la fois, exactement comme écrit.

reference-starship_movement-legs-name = Segments
reference-starship_movement-legs-text = Changer d’abord la vitesse. n virages coupent la route en n + 1 segments droits de cm entiers. Les cm en trop vont aux premiers : 11 cm et 2 virages font 4, 4, 3.

reference-starship_movement-astern-name = En arrière
reference-starship_movement-astern-text = De même à reculons ; R tourne toujours l’étrave sur tribord.

reference-starship_movement-momenta-name = Newtonien
reference-starship_movement-momenta-text = Tourner de 45° par point de rotation, puis parcourir tous les élans en entier.

reference-starship_movement-after-name = Ensuite
reference-starship_movement-after-text = Échanger les bords après un tonneau, jets d’EP et d’ET, accidents FTL, départs.

reference-starship_movement-edge-name = Bord de table
reference-starship_movement-edge-text = Pas de limite : au-delà, on joue encore.


reference-starfighter_operations-launch-name = Lancer
reference-starfighter_operations-launch-text = Au plus le nombre du hangar, boucliers cinétiques baissés sur un arc ; d’une section extérieure, un mouvement droit gratuit dans son arc.

reference-starfighter_operations-rearm-name = Réarmer
reference-starfighter_operations-rearm-text = Les escadrilles récupérées au tour passé sont préparées, et volent au tour suivant. On peut réunir les escadrilles entamées d’un type.

reference-starfighter_operations-recover-name = Récupérer
reference-starfighter_operations-recover-text = À moins de 10 cm ; lancements et récupérations ensemble au plus le nombre du hangar.

reference-starfighter_operations-missions-name = Missions
reference-starfighter_operations-missions-text = Chaque escadrille est en CAP, en frappe ou en interception, ces deux au plus selon le commandement de la chasse. Changements libres à moins de 20 cm du porteur, plus loin 1D6 ≤ qualité d’équipage.

reference-starfighter_operations-cap-name = CAP
reference-starfighter_operations-cap-text = Reste sur son porteur et arrête frappes et tirs contre lui. Pas de tir si le vaisseau trace plus que sa vitesse ; perdue au-delà du double.

reference-starfighter_operations-aims-name = Frappe, interception
reference-starfighter_operations-aims-text = La frappe attaque les seuls vaisseaux ; l’interception escadrilles et salves, jamais les vaisseaux.


reference-starfighter_movement-order-name = Ordre
reference-starfighter_movement-order-text = Toutes les frappes, puis les interceptions ; en chacune la plus basse qualité d’équipage d’abord, à égalité tour à tour, perdant d’un 1D6 d’abord.

reference-starfighter_movement-speed-name = Vitesse
reference-starfighter_movement-speed-text = La plus lente mène. Le double est permis, mais une escadrille qui dépasse sa vitesse ne tire pas.

reference-starfighter_movement-contact-name = Contact
reference-starfighter_movement-contact-text = Ouvre le combat. Contre un vaisseau, nommer section et arc : seules les armes qui y portent répondent. Ou attaquer partout : chacune choisit, et toutes les armes répondent.


reference-electronic_warfare-switch-name = Systèmes
reference-electronic_warfare-switch-text = Chaque vaisseau commute et pointe tous ses systèmes, plus basse qualité d’équipage d’abord (à égalité, le perdant d’un 1D6). Allumé et éteint demeurent ; pointer de nouveau chaque tour.

reference-electronic_warfare-shields-name = Boucliers
reference-electronic_warfare-shields-text = Les baisser ou les relever, pas les deux en un tour. Baissés, ils gardent leurs points mais n’arrêtent rien.


reference-starship_combat-order-name = Ordre
reference-starship_combat-order-text = Par qualité d’équipage, de 5 à 0. Les égales des deux camps forment un groupe et tirent ensemble.

reference-starship_combat-delay-name = Attendre
reference-starship_combat-delay-text = Un vaisseau peut attendre un groupe plus bas, à nommer au sien.

reference-starship_combat-together-name = Tir d’escadron
reference-starship_combat-together-text = Les vaisseaux à moins de 20 cm de leur chef d’escadron peuvent tirer dans son groupe.

reference-starship_combat-declare-name = Déclarer
reference-starship_combat-declare-text = D’abord tous les tirs du groupe : arme, réseau, cible, manière. Vaisseau par vaisseau, camps tour à tour, perdant d’un D6 d’abord. Si la cible est perdue avant, le tir est dépensé.

reference-starship_combat-resolve-name = Résoudre
reference-starship_combat-resolve-text = Tir par tir dans cet ordre. Cases, boucliers et sections perdus comptent aussitôt, mais les tirs déclarés partent, même d’un système perdu. Les autres effets comptent une fois le groupe fini.

reference-starship_combat-limits-name = Cibles permises
reference-starship_combat-limits-text = Les types de cible de l’arme, dans les secteurs pleins de sa roue, jusqu’à 100 cm. Rien ne masque le tir.

reference-starship_combat-once-name = Une fois
reference-starship_combat-once-text = Chaque arme tire une fois par tour, à n’importe quelle étape.

reference-starship_combat-ems-name = Signature EM
reference-starship_combat-ems-text = Autant d’attaquants, comptés une fois chacun, peuvent tirer sur un vaisseau en un tour.

reference-starship_combat-arrays-name = Réseaux de capteurs
reference-starship_combat-arrays-text = Chaque cible demande un réseau en état ; un réseau guide autant d’armes qu’on veut sur une cible par tour. En salve, le cas normal, chaque arme fait son jet.

reference-starship_combat-contact-name = Portée 0
reference-starship_combat-contact-text = Pas à cette étape, mais sur escadrilles et salves au contact, à leurs étapes, avec un réseau libre et un jet.

reference-starship_combat-launch-name = Lancement
reference-starship_combat-launch-text = Un réseau lance au plus son indice en armes indirectes, en une salve, et a alors servi pour ce tour. La poser dans leur arc, de 0 cm à leur portée. Elle dure les tours de sa flèche, celui-ci compris.

reference-chapter-hit = TOUCHER

reference-hit-roll-name = Touché
reference-hit-roll-text = Si le jet passe le profil de cible sans passer le profil de capteurs ; 1 et 20 n’ont aucun effet particulier.

reference-hit-sensor-name = Profil de capteurs
reference-hit-sensor-text = Indice du réseau − guerre électronique (GE) de la cible.

reference-hit-warfare-name = GE de la cible
reference-hit-warfare-text = Meilleur réseau allumé, ou furtivité, + CME + nacelles − renseignement, minimum 0.

reference-hit-target-name = Profil de cible
reference-hit-target-text = Indice de cible de la cible + indice de mouvement du tireur, qui part de 0. Additionner tout ce qui vaut :

reference-hit-never-name = Rien ne touche
reference-hit-never-text = Si aucun résultat ne peut toucher : un jet égal à l’indice imprimé du réseau.

reference-hit-bands-name = Tranches de portée
reference-hit-bands-text = Larges comme la portée de l’arme ; la première est libre, chaque suivante compte 1. Jusqu’à combien de cm :

reference-hit-energy-name = Énergie
reference-hit-energy-text = −1 aux dégâts de chaque dé par tranche.

reference-hit-kinetic-name = Cinétique
reference-hit-kinetic-text = +1 à l’indice de la cible par tranche ; les dégâts ne changent pas.

reference-hit-volley-name = Volée
reference-hit-volley-text = Deux armes ou plus sur un réseau : un jet pour toutes. Profil de capteurs −1 par type d’arme après le premier ; le pire profil de cible compte. Le réseau a alors servi pour ce tour.

reference-hit-surgical-name = Tir chirurgical
reference-hit-surgical-text = Une arme, un réseau pour elle seule, et un système nommé de la section tournée vers le tireur ; jamais un système principal.

reference-hit-disabled-name = Son effet
reference-hit-disabled-text = Dégâts normaux. Si le D20 qui touche est impair et que la section du système perd une case, il est hors service en fin de groupe.

reference-hit-intercept-name = Interception
reference-hit-intercept-text = Après le coup au but et avant les dégâts, par le vaisseau touché : réseau, arme qui porte sur le tireur, première tranche. Jet de capteurs sans GE ; l’indice de cible est la plus haute face du dé de l’arme adverse.

reference-hit-stopped-name = Arrêtée
reference-hit-stopped-text = Une arme à qui un même réseau ou une même escadrille inflige au moins son modificateur de dégâts (minimum 1) ; le reste passe à l’arme suivante de la salve.

reference-chapter-damage = DÉGÂTS

reference-damage-dice-name = Dés
reference-damage-dice-text = Autant que les impulsions. Le modificateur s’ajoute à chacun. Le plus bas d’abord, un par un.

reference-damage-struck-name = Frappée
reference-damage-struck-text = La section de l’arc tourné vers le tireur ; le centre, s’il n’y en a pas ou si elle est perdue.

reference-damage-order-name = Chaque dé passe
reference-damage-order-text = déflecteur · + modificateur · − tranches (énergie) · boucliers · blindage avec plaques · coque. Jamais au-dessous de 0.

reference-damage-deflector-name = Déflecteur
reference-damage-deflector-text = Ignore le dé même, avant le modificateur, jusqu’à son indice moins la perforation, jamais la plus haute face. Un D1 lance un D2 : 1 est ignoré.

reference-damage-shields-name = Boucliers
reference-damage-shields-text = Leur type de dégâts prend d’abord leurs points ; le reste va au blindage.

reference-damage-armour-name = Blindage
reference-damage-armour-text = Son indice se retire de chaque dé de son type, pour l’arc frappé.

reference-damage-plates-name = Plaques
reference-damage-plates-text = +1 de blindage chacune, du type de l’arc.

reference-damage-raking-name = Enfilade
reference-damage-raking-text = Des cases de gauche à droite dans la plus haute couche qui reste, puis la suivante.

reference-damage-penetrating-name = Pénétration
reference-damage-penetrating-text = Chaque dé prend la case la plus à gauche de chaque couche, de haut en bas, puis une par couche du centre et de la section d’en face ; le reste est perdu.

reference-damage-layer-name = Couche perdue
reference-damage-layer-text = Avec sa dernière case s’en vont aussi l’équipage et les fusiliers imprimés dessus.

reference-damage-section-name = Section perdue
reference-damage-section-text = Avec la dernière case de sa couche du bas ; avec elle, aussitôt et pour de bon, toutes ses équipes, systèmes, boucliers, blindage et plaques.

reference-damage-overflow-name = Ce qui reste
reference-damage-overflow-text = va au centre de la même manière. Les dés suivants par cet arc frappent aussi le centre, et y trouvent un blindage 1 des deux types.

reference-damage-ship-name = Vaisseau perdu
reference-damage-ship-text = Avec la dernière case de la couche du bas du centre.

reference-chapter-criticals = COUPS CRITIQUES

reference-criticals-due-name = Quand
reference-criticals-due-text = Un par couche qui perd sa dernière case ; un au centre par section extérieure perdue.

reference-criticals-bottom-name = Pénétration
reference-criticals-bottom-text = Aussi un par point de ce genre sur la couche du bas d’une section.

reference-criticals-wait-name = Lancés
reference-criticals-wait-text = À la fin du groupe ou de l’étape, dans l’ordre des causes ; hors combat aussitôt. Ceux d’une section perdue tombent.

reference-criticals-roll-name = Jet
reference-criticals-roll-text = 1D8 pour la ligne, 1D6 pour la colonne du tableau, page 2. Seuls les systèmes de cette section sont touchés.

reference-criticals-upgrade-name = Rien à frapper
reference-criticals-upgrade-text = Absent, ou rien en état : une ligne plus bas dans la même colonne, une seule fois (« voir » est cette ligne). Si cela échoue aussi, ignorer le coup.

reference-criticals-fewer-name = Trop peu
reference-criticals-fewer-text = Tous ceux qu’il y a ; les points de coque comptent alors en entier.

reference-criticals-which-name = Lesquels
reference-criticals-which-text = Par un dé d’autant de faces, dans l’ordre de la fiche.

reference-criticals-hits-name = Points de coque
reference-criticals-hits-text = passent toute défense, en enfilade, débordent sur le centre et peuvent causer d’autres critiques. EMS est la signature EM de la fiche.

reference-criticals-parties-name = Équipes
reference-criticals-parties-text = Fois l’indice de support vital de la section ; équipage et fusiliers tour à tour, l’équipage d’abord, de haut en bas.

reference-criticals-reactor-name = Réacteur à l’arrêt
reference-criticals-reactor-text = Les systèmes qu’il alimente s’arrêtent, sauf le support vital. Une fluctuation finit après le moral et ne se répare pas.

reference-criticals-blast-name = Explosion
reference-criticals-blast-text = Son indice en points de coque à sa section, le reste au centre ; d’un centre perdu aux vaisseaux alentour, −5 par cm.

reference-criticals-compound-name = Composé
reference-criticals-compound-text = Ses deux lignes, chacune avec son D6 ; la seconde si la section existe encore.


reference-starfighter_combat-fire-name = Tir
reference-starfighter_combat-fire-text = Touche sans jet la cible au contact ; nombre d’armes ≤ qualité d’équipage.

reference-starfighter_combat-order-name = Ordre
reference-starfighter_combat-order-text = Les armes de portée 0 des vaisseaux, puis par force, les égales ensemble. Défense −1 contre une escadrille d’indice de cible plus haut.

reference-starfighter_combat-strength-name = Dégâts
reference-starfighter_combat-strength-text = Chaque dé moins la défense se retire de la force de l’escadrille visée ; à 0 elle est perdue.


reference-indirect_combat-strike-name = Frapper
reference-indirect_combat-strike-text = Une salve peut viser une cible permise à moins de 15 cm, moins 1 par point de sa GE (minimum 1) : l’amener au contact. Elle touche sans jet.

reference-indirect_combat-defence-name = Défense
reference-indirect_combat-defence-text = Les armes de portée 0 de la cible, puis sa CAP, peuvent tirer dessus ; ce qui reste lance ses dégâts.

reference-indirect_combat-damage-name = Dégâts
reference-indirect_combat-damage-text = Salves contre salves d’abord. Section selon l’arc d’où elle vient ; pas de tranches de portée.

reference-indirect_combat-gone-name = Retirées
reference-indirect_combat-gone-text = Celles qui ont touché, et celles au bout de leurs tours.


reference-boarding_combat-dice-name = Dés
reference-boarding_combat-dice-text = Fusiliers D6 en défense, D5 à l’attaque ; équipage le dé de commandement, −1 à l’attaque.

reference-boarding_combat-pairs-name = Paires
reference-boarding_combat-pairs-text = Du plus haut au plus bas : le plus bas est perdu, à égalité les deux.

reference-boarding_combat-section-name = Section
reference-boarding_combat-section-text = Sans défenseur, chaque équipe met un système hors service. Au tour suivant, des défenseurs peuvent venir, puis les abordeurs passer à une section voisine.


reference-repair-assign-name = Affecter
reference-repair-assign-text = Avant tout jet : les équipes de bord de la section, et autant du centre au plus, chacune à un système hors service. Pas dans une section sans case ou abordée.

reference-repair-roll-name = Jet
reference-repair-roll-text = Réparé si le dé de contrôle des avaries ne dépasse pas les équipes affectées. Un jet par système.

reference-repair-never-name = Jamais
reference-repair-never-text = Les systèmes détruits. Les fusiliers ne réparent pas.

reference-repair-shields-name = Boucliers
reference-repair-shields-text = Puis chaque arc regagne les indices de ses générateurs en état, au plus son nombre entier.

reference-repair-plates-name = Plaques
reference-repair-plates-text = Chaque arc dont un tir a atteint le blindage en perd une.

reference-repair-air-name = Air
reference-repair-air-text = Support vital encore hors service : toutes les équipes de la section sont perdues.

reference-repair-melt-name = Fusion
reference-repair-melt-text = Un réacteur en fusion encore hors service explose.


reference-morale-conditions-name = Conditions
reference-morale-conditions-text = Vaisseau amiral perdu · chef de division perdu · chef d’escadre perdu · chef d’escadron perdu (pour les subordonnés) · une section du vaisseau perdue · escadrille sous sa force · porteur perdu (ses escadrilles).

reference-morale-who-name = Qui
reference-morale-who-text = Vaisseaux et escadrilles qui remplissent une nouvelle sorte de condition au début de l’étape. Une seconde section perdue n’est pas nouvelle.

reference-morale-roll-name = Jet
reference-morale-roll-text = Dé de commandement, −1 par sorte déjà remplie, celle-ci comprise. Au-dessous de 1, le vaisseau quitte la partie.

reference-morale-later-name = Pour les autres
reference-morale-later-text = Un vaisseau qui part maintenant compte comme perdu dès le tour suivant. Un chef absent, ou dont le CIC est hors service, compte comme perdu.

reference-chapter-end = FIN DE LA BATAILLE

reference-end-over-name = Fini
reference-end-over-text = Quand une flotte est anéantie ou partie (FTL, moral), ou que le but du scénario, imprimé sur le tableau de la flotte, est atteint.

reference-rating-drift = dérive
reference-rating-standing = vitesse 0
reference-rating-evasive = esquive (v : vitesse)
reference-rating-roll = tonneau
reference-rating-flip = renversement
reference-rating-corkscrew = vrille
reference-rating-ram = éperonner
reference-rating-jump = saut FTL
reference-rating-kinetic = cinétique, par tranche

reference-outside-many = { $count } vaisseaux
reference-formula = profil de cible < 1D20 ≤ profil de capteurs
reference-caption-target = cible
reference-caption-movement = mouvement
reference-caption-range = portée
reference-criticals-title = COUPS CRITIQUES : 1D8 POUR LA LIGNE, 1D6 POUR LA COLONNE
reference-criticals-note = Hors service sauf mention. – : rien.  coque : points de coque.  EMS : signature EM de la fiche.
reference-critical-see = voir { $line }
reference-critical-some = { $count } × { $what }
reference-critical-some_hits = { $count } × { $what }, { $hits } coque
reference-critical-all = tout : { $what }
reference-critical-hits = { $hits } coque
reference-critical-parties = { $count } support vital en équipes
reference-critical-parts = un { $first }, un { $second }
reference-critical-massive_ew_failure = 1D8 × tout système de GE
reference-critical-ftl_core_implosion = plus grand moteur FTL, EMS×1 coque
reference-critical-complete_evacuation_of_air = toutes les équipes perdues
reference-critical-power_fluctuation = réacteur, jusqu’à la fin du tour
reference-critical-coolant_leak = réacteur
reference-critical-internal_systems_malfunction = support vital
reference-critical-reactor_meltdown = réacteur ; explose si non réparé
reference-critical-reactor_implosion = le réacteur explose
reference-critical-major_plasma_fire = couche du haut perdue
reference-critical-cascade_structural_collapse = section perdue
reference-group-stl = moteur STL
reference-group-ftl = moteur FTL
reference-group-thruster = propulseur
reference-group-weapons = arme
reference-kind-basic_shield_generator = générateur de bouclier
reference-kind-modulated_shield_generator = générateur de bouclier
reference-kind-adaptive_shield_generator = générateur de bouclier
reference-kind-energy_deflector = déflecteur
reference-kind-kinetic_deflector = déflecteur
reference-kind-energy_kinetic_deflector = déflecteur
reference-kind-basic_teleporter = téléporteur
reference-kind-advanced_teleporter = téléporteur
reference-kind-grappler = grappin
reference-kind-energy_grappler = grappin
reference-kind-gravity_well_projector = projecteur
reference-kind-hangar_bay = hangar
reference-kind-cic = CIC
reference-kind-soc = commandement de la chasse
reference-kind-cloak_generator = occultation
reference-kind-stealth_generator = furtivité
reference-kind-sensor_array = capteurs
reference-kind-elint_array = renseignement
reference-kind-targeting_array = visée
reference-kind-ansible = ansible
reference-kind-ew_array = réseau de GE
reference-kind-ecm_array = CME
reference-kind-countermeasure_pod = nacelle
reference-group-bridge = passerelle
