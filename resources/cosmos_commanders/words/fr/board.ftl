### L’image d’une partie, et la description de ses marques.

board-column-metal = Métal
board-column-population = Population
board-column-radioactives = Radioactifs
board-column-luxuries = Luxe
board-column-organics = Organiques
board-column-military = Militaire
board-column-systems = systèmes
board-column-routes = routes
board-column-ap = points d’action
board-column-tokens = jetons
board-column-final = fin immédiate

board-source-culture = œuvres
board-source-research = recherche
board-source-lowest = niveau bas
board-source-most = plus de routes
board-source-systems = systèmes
board-source-gates = Portes
board-source-ruins = Ruines
board-source-routes = routes
board-source-monopolies = monopoles
board-source-total = points

board-graph-rounds = manches ; la dernière marche est la fin de la partie
board-graph-tokens = Jetons de victoire

board-system = { $number } { $name } : { $kind }
board-held = tenu par { $player }
board-home = Monde d’origine de { $player }
board-searched = déjà fouillées
board-unsearched = pas encore fouillées
board-room = { $placed } routes sur { $room }
board-routes = { $player } : { $count }
board-round = manche { $round } sur { $rounds }

board-ap = points d’action d’un tour qui commence maintenant : { $count }
board-ap-why = ({ $sum } niveaux + { $routes } routes) ÷ { $per }, arrondi vers le bas = { $count }
board-ap-left = il reste ce tour : { $count }
board-tokens = Jetons de victoire : { $count }
board-final = si la partie finissait maintenant : { $count } jetons de victoire
board-tokens-next = prochaine phase de score : { $lowest } pour la ressource la plus basse, et 1 par secteur où ce joueur a le plus de routes
board-systems = systèmes tenus : { $count } (1 jeton chacun à la fin)
board-all-routes = routes commerciales : { $count } (1 jeton chacune à la fin)
board-level-why = { $start } au départ + { $bonus } commandant + { $research } recherche + { $systems } systèmes
board-limit = au plus { $count } par tour : { $kind }
board-lowest = la ressource la plus basse : { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } à la phase de score

board-near = voisin de { $near ->
        [one] { $near } système
       *[other] { $near } systèmes
    }, au bord de { $sectors ->
        [one] { $sectors } secteur
       *[other] { $sectors } secteurs
    }
board-costs = pour un point d’action
board-free = ne coûte rien
