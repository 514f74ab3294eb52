### Les pages imprimées, et l’image d’un document.

pages-title-map = Carte
pages-title-blank_map = Carte sans types
pages-title-large_map = Grande carte, en plusieurs pages
pages-title-large_blank_map = Grande carte sans types
pages-title-tiles = Tuiles de systèmes
pages-title-counters = Pions
pages-title-every_counter = Pions des six couleurs
pages-title-reference = Aide-mémoire
pages-title-record = Feuilles de suivi
pages-title-notes = Notes
pages-title-scores = Feuille de score

pages-foot-kind = Cosmos Commanders  ·  { $kind }
pages-foot-made = MetaMaker
pages-foot-page = page { $page } sur { $pages }

pages-effect-metals = Métal +1
pages-effect-population = Population +1
pages-effect-radioactives = Radioactifs +1
pages-effect-luxuries = Luxe +1
pages-effect-organics = Organiques +1
pages-effect-nebula = conquête −2
pages-effect-void = ne donne rien
pages-effect-hazard = ne peut pas être tenu
pages-effect-gate = voisin des Portes
pages-effect-ruins = 2 jets de recherche
pages-told-gate = voisin de toutes les Portes ; 1 JV de plus à la fin
pages-told-ruins = 2 jets de recherche pour le premier occupant ; 2 JV de plus à la fin

pages-legend-counter = Pion
pages-legend-counter-about = marque le propriétaire
pages-legend-routes = Route commerciale
pages-legend-routes-about = place pour une route

pages-large-join = Coupez les pages au bord du dessin. Collez-les de sorte que les croix se superposent.
pages-large-piece = Rangée { $row } sur { $rows }, colonne { $column } sur { $columns }

pages-tiles-about = Découpez les tuiles, posez-les à votre gré, et tracez ou posez des lignes entre elles.

pages-counters-about = Coupez le long des lignes. Sur un système, un pion montre qui le tient ; au milieu d’un secteur, c’est une route commerciale.
pages-counters-player = Pions du joueur { $number }
pages-counters-homes = Mondes d’origine
pages-counters-tokens = Jetons de victoire
pages-counters-rounds = Premier joueur et manche
pages-counters-first = Premier joueur
pages-counters-round = Manche

pages-action-colonization = Colonisation
pages-action-takeover = Conquête
pages-action-culture = Œuvre
pages-action-route = Route
pages-action-research = Recherche
pages-action-war = Guerre
pages-action-colonization-about = pion sur un système vide voisin d’un des vôtres, ou au bord d’un secteur avec votre route
pages-action-takeover-about = d10 + modificateurs ≥ 6 prend un système adverse voisin d’un des vôtres
pages-action-culture-about = d10 : 1 à 4 jetons de victoire
pages-action-route-about = pion dans un secteur au bord d’un de vos systèmes, s’il y a de la place
pages-action-research-about = d10 : un niveau, de la technologie militaire ou un jeton
pages-action-war-about = retire une route adverse d’un secteur au bord d’un de vos systèmes

pages-reference-about = JV : jeton de victoire, vaut un point. PA : point d’action. Tous les dés sont des d10 ; le 0 vaut 10.
pages-reference-setup = Mise en place
pages-reference-setup-1 = 1. Posez la carte, et lancez un dé pour le type de chaque système qui n’en a pas.
pages-reference-setup-2 = 2. Lancez un dé pour le premier tour ; on joue dans le sens horaire.
pages-reference-setup-3 = 3. Choisissez les commandants, le dernier joueur d’abord : +1 à un niveau, ou technologie militaire 1.
pages-reference-setup-4 = 4. À son tour, chacun pose son Monde d’origine sur un système de type 1 à 5, à au moins 4 pas de tous les autres. Les pas suivent les lignes et vont de Porte en Porte, jamais à travers un Péril.
pages-reference-setup-5 = 5. Les cinq ressources commencent au niveau 1, la technologie militaire à 0.
pages-reference-setup-6 = Niveau = 1 + commandant + recherche + systèmes du type.
pages-reference-setup-7 = Secteur : une région entourée de lignes, avec au moins trois systèmes autour. Il a de la place pour une route par système autour, tous joueurs confondus.
pages-reference-turn = Un tour, à chacune des sept manches
pages-reference-turn-1 = Logistique : PA = (somme des cinq niveaux + vos routes) ÷ 3, arrondi vers le bas.
pages-reference-turn-2 = Actions : 1 PA chacune, dans n’importe quel ordre, autant d’un type que son niveau à ce moment. Les échecs comptent.
pages-reference-turn-3 = Score : autant de JV que votre niveau le plus bas, et 1 par secteur où vous avez le plus de routes.
pages-reference-turn-4 = Les PA non dépensés sont perdus.
pages-reference-types = Types de systèmes
pages-reference-actions = Actions
pages-reference-action = action
pages-reference-limit = limite
pages-reference-takeover = Conquête : d10 + modificateurs ≥ 6
pages-reference-takeover-1 = + votre technologie militaire, − celle du propriétaire
pages-reference-takeover-2 = +1 pour chacune de vos routes dans un secteur au bord du système
pages-reference-takeover-3 = −1 pour chacune des routes du propriétaire dans un secteur au bord
pages-reference-takeover-4 = −2 si c’est une Nébuleuse, ou le Monde d’origine même du propriétaire
pages-reference-takeover-5 = Un autre PA paie un autre essai, dans la limite.
pages-reference-net = somme
pages-reference-roll = jet ≥
pages-reference-tries = { $count ->
        [one] { $count } essai, %
       *[other] { $count } essais, %
    }
pages-reference-culture = Œuvres
pages-reference-tokens = { $count } JV
pages-reference-research = Recherche
pages-reference-research-1 = Deux fois aussi pour le premier joueur qui tient des Ruines.
pages-reference-research-2 = Pour 1 PA de plus, juste après le jet, choisissez un autre résultat.
pages-reference-score = À chacun de vos tours
pages-reference-score-1 = autant de JV que le plus bas de vos cinq niveaux
pages-reference-score-2 = 1 JV par secteur où vous avez le plus de routes
pages-reference-score-3 = et les JV des œuvres et de la recherche
pages-reference-end = À la fin, pour tous
pages-reference-end-1 = 1 JV par système, 1 de plus pour une Porte, 2 de plus pour des Ruines
pages-reference-end-2 = 1 JV par route commerciale
pages-reference-end-3 = 2 JV par secteur où toutes les routes sont à vous
pages-reference-end-4 = Égalité : plus de systèmes, puis plus de routes.
pages-reference-otherwise = Règles maison de cette carte

pages-record-player = joueur
pages-record-home = Monde d’origine
pages-record-levels = Niveaux
pages-record-rounds = Manches
pages-record-tokens = Jetons de victoire
pages-record-start = début
pages-record-research = recherche
pages-record-systems = systèmes tenus
pages-record-total = niveau
pages-record-routes = Routes
pages-record-column-round = manche
pages-record-column-sum = niveaux
pages-record-column-routes = routes
pages-record-column-ap = PA (÷ 3)
pages-record-column-colonization = coloniser
pages-record-column-takeover = conquête
pages-record-column-culture = œuvre
pages-record-column-route = route
pages-record-column-research = recherche
pages-record-column-war = guerre
pages-record-column-lowest = JV bas
pages-record-column-most = JV plus
pages-record-column-rolled = JV des dés
pages-record-column-all = JV en tout

pages-scores-name = nom
pages-scores-round = JV après la manche { $round }
pages-scores-collected = Jetons de victoire
pages-scores-collected-about = gagnés en sept manches
pages-scores-systems = Systèmes
pages-scores-systems-about = 1 chacun, origine comprise
pages-scores-gates = Portes
pages-scores-gates-about = 1 de plus chacune
pages-scores-ruins = Ruines
pages-scores-ruins-about = 2 de plus chacune
pages-scores-routes = Routes commerciales
pages-scores-routes-about = 1 chacune
pages-scores-monopolies = Monopoles
pages-scores-monopolies-about = 2 par secteur sans autre route que les vôtres
pages-scores-total = Points de victoire
pages-scores-total-about = le plus haut gagne
pages-scores-tie = Départage
pages-scores-tie-about = systèmes, puis routes

pages-picture-by = par { $author }
pages-picture-opens = S’ouvre dans MetaMaker
