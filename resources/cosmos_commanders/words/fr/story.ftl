### Ce qui s’est passé.

story-set-up = Mise en place
story-round = Manche { $number }
story-type = { $system } { $kind }
story-types = Les dés fixent les types des systèmes : { $systems }
story-order-rolled = { $player } obtient { $face } pour l’ordre des tours
story-order = Ordre des tours : { $players }
story-picked = { $seat } est { $commander } : { $bonus }
story-settled = { $player } a son Monde d’origine en { $system }
story-turn = { $player } : { $ap ->
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    } de { $levels } niveaux et { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }{ $saved ->
        [0] { "" }
       *[other] , dont { $saved } gardés
    }
story-used = { $used } sur { $limit }
story-colonized = { $player } colonise { $system } ({ $kind } ; { $used })
story-taken = { $player } prend { $system } à { $owner } : obtient { $face }, { $modifiers }, total { $total } pour { $needed } ({ $used })
story-held = { $owner } garde { $system } contre { $player }, qui obtient { $face }, { $modifiers }, total { $total } pour { $needed } ({ $used })
story-culture = { $player } obtient { $face } pour une œuvre : { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } ({ $used })
story-route = { $player } ouvre une route commerciale dans le { $sector } ({ $used })
story-war = { $player } met fin à une route de { $owner } dans le { $sector } ({ $used })
story-research = { $player } obtient { $face } pour une recherche : { $result } ({ $used })
story-ruins = { $player } fouille { $system }, obtient { $face } : { $result }
story-directed = { $player } dépense un point d’action pour choisir plutôt { $result }
story-left = { $player } laisse { $count ->
        [one] { $count } point d’action
       *[other] { $count } points d’action
    }{ $kept ->
        [0] { " " }inutilisés
       *[other] { " " }pour le tour suivant
    }
story-scored = { $player } marque { $lowest } pour la ressource la plus basse et { $most } pour les secteurs : { $total } en tout
story-finished = { $player } finit avec { $systems } pour les systèmes, { $gates } pour les Portes, { $ruins } pour les Ruines, { $routes } pour les routes, { $monopolies } pour les monopoles : { $total } points
story-won = { $players } l’emporte
story-won-systems = { $players } l’emporte : égalité à { $tokens } jetons, mais plus de systèmes ({ $first } contre { $second })
story-won-routes = { $players } l’emporte : égalité à { $tokens } jetons et en systèmes, mais plus de routes ({ $first } contre { $second })
story-won-resigned = { $players } l’emporte : tous les autres joueurs ont abandonné
story-resigned = { $player } abandonne
story-shared = { $players } partagent la victoire
story-account = { $player } : { $total } = { $parts }
story-from-nothing = rien
story-from-culture = { $count } pour les œuvres
story-from-research = { $count } pour la recherche
story-from-lowest = { $count } pour la ressource la plus basse
story-from-most = { $count } pour le plus de routes
story-from-systems = { $count } pour les systèmes
story-from-gates = { $count } pour les Portes
story-from-ruins = { $count } pour les Ruines
story-from-routes = { $count } pour les routes
story-from-monopolies = { $count } pour les monopoles
story-column-player = commandant
story-column-metal = Mét
story-column-population = Pop
story-column-radioactives = Rad
story-column-luxuries = Lux
story-column-organics = Org
story-column-military = Mil
story-column-systems = systèmes
story-column-routes = routes
story-column-ap = PA
story-column-tokens = JV
story-strength-tokens = Jetons de victoire
story-strength-ap = Points d’action
story-strength-systems = Systèmes
story-strength-routes = Routes commerciales

story-view-system = { $system } : { $type }, tenu par { $owner }
story-view-final = si la partie finissait maintenant : { $scores }
story-view-score = { $player } { $count }
story-view-free = personne
story-view-near = à côté de { $systems }
story-view-sector = { $sector } : routes { $routes } (place pour { $room } de plus)
story-view-no_routes = aucune
