### Questions à ceux qui jouent, et ce que donneraient leurs réponses.

ask-prompt = { $player }, { $what }
ask-commander = Quel commandant serez-vous ?
ask-commander-hint = le début d’un nom
ask-commander-prompt = commandant
ask-commander-fact = { $name } : { $bonus }
ask-home = Où est votre Monde d’origine ?
ask-home-hint = le début du nom d’un système ; ceux qui ont le plus de place autour d’eux figurent en premier
ask-home-prompt = origine
ask-home-fact = { $system } ({ $kind })
ask-action = Manche { $round }, { $ap ->
        [0] aucun point d’action
        [one] { $ap } point d’action
       *[other] { $ap } points d’action
    } à dépenser
ask-action-hint = par exemple « coloniser », « prendre » ou « route » avec un nom ou un numéro ; une ligne vide termine le tour
ask-action-prompt = action
ask-result = Voulez-vous dépenser un point d’action pour un autre résultat ?
ask-result-hint = le nom d’un niveau, ou « jeton » ; une ligne vide garde le résultat du dé
ask-result-prompt = résultat
ask-result-fact = pour un point d’action, vous pouvez choisir une autre ligne de la table de recherche
ask-die = Quel est le résultat du dé ?
ask-die-hint = 1 à 10 (un 0 vaut 10) ; une ligne vide laisse MetaMaker lancer
ask-die-prompt = dé
ask-die-type = le type d’un système
ask-die-order = { $player } lance le dé pour l’ordre des tours
ask-die-takeover = { $player } lance le dé d’une conquête
ask-die-culture = { $player } lance le dé d’une œuvre
ask-die-research = { $player } lance le dé d’une recherche
ask-die-ruins = { $player } lance le dé pour les Ruines

ask-type-colony = coloniser { $system }
ask-type-takeover = prendre { $system }
ask-type-culture = œuvre
ask-type-route = route { $number }
ask-type-research = recherche
ask-type-war = guerre { $number } { $player }
ask-type-end = fin
ask-type-resign = abandonner
ask-type-keep = garder { $result }
ask-type-token = jeton
ask-type-roll = lancer

ask-kind-colony = colonies
ask-kind-takeover = conquêtes
ask-kind-culture = œuvres
ask-kind-route = routes
ask-kind-research = recherches
ask-kind-war = guerres

ask-level = { $level } { $value }
ask-levels = { $levels } ; { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    } ; { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    }
ask-limit = { $kind } { $left } sur { $limit } ({ $level })
ask-limits = il reste ce tour : { $kinds }
ask-choice-colony = { $text } ({ $kind })
ask-choice-takeover = { $text } ({ $chance })

ask-outcome-resign = vous abandonnez : vous ne jouez plus et ne pouvez plus gagner, et vos pions restent sur la carte
ask-outcome = { $what } : { $does }
ask-odds-never = aucun résultat ne le prend (net { $net })
ask-odds-always = tout résultat le prend (net { $net })
ask-odds-needs = il faut { $needed } ou plus : { $chance } (net { $net })
ask-net-none = aucun modificateur
ask-net-military = { $value } militaire
ask-net-routes = { $value } routes
ask-net-protection = { $value } protection
ask-does-system = { $kind }
ask-does-level = { $level } { $now } → { $then }
ask-does-gate = un jeton de plus à la fin
ask-does-ruins = deux jetons de plus à la fin
ask-does-search = deux jets de recherche maintenant, deux jetons de plus à la fin
ask-does-ap = points d’action par tour { $now } → { $then }
ask-does-ap-short = { $count ->
        [one] il manque { $count } niveau ou route
       *[other] il manque { $count } niveaux ou routes
    } pour le point d’action suivant
ask-does-culture = 1 à 4 jetons, 2 en moyenne
ask-does-research = 70 % de chances d’un niveau, sinon un jeton
ask-does-sector = secteur { $number } : { $placed } routes sur { $room }
ask-does-most = le plus de routes là
ask-does-all = toutes les routes là
ask-does-not-all = plus toutes les routes là
ask-does-not-most = { $player } n’y a plus le plus de routes
ask-does-score = le tour marque { $total } ({ $lowest } pour la ressource la plus basse, { $most } pour les secteurs)
ask-does-lose = { $count ->
        [one] vous perdez { $count } point d’action
       *[other] vous perdez { $count } points d’action
    }
ask-does-keep = { $count ->
        [one] vous gardez { $count } point d’action
       *[other] vous gardez { $count } points d’action
    }

ask-help-colony = coloniser SYSTÈME : poser un pion sur un système vide voisin d’un des vôtres, ou au bord d’un secteur où vous avez une route
ask-help-takeover = prendre SYSTÈME : avec un total de 6 ou plus (dé et modificateurs), prendre un système voisin à son propriétaire
ask-help-culture = œuvre : un dé donne 1 à 4 jetons
ask-help-route = route NUMÉRO : ouvrir une route commerciale dans un secteur au bord d’un de vos systèmes
ask-help-research = recherche : un dé élève un niveau, ou donne un jeton
ask-help-war = guerre NUMÉRO JOUEUR : retirer la route d’un autre joueur d’un secteur au bord d’un de vos systèmes
ask-help-end = fin, ou une ligne vide : terminer vos actions et passer à la phase de score
