### What happened.

story-set-up = Setting up
story-round = Round { $number }
story-type = { $system } { $kind }
story-types = The dice decide the types of systems: { $systems }
story-order-rolled = { $player } rolls { $face } for the first turn
story-order = Turn order: { $players }
story-picked = { $seat } is { $commander }: { $bonus }
story-settled = { $player } chooses a Home: { $system }
story-turn = { $player }: { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } of { $levels } levels and { $routes ->
        [one] { $routes } route
       *[other] { $routes } routes
    }{ $saved ->
        [0] { "" }
       *[other] , { $saved } of them saved
    }
story-used = { $used } of { $limit }
story-colonized = { $player } colonizes { $system } ({ $kind }; { $used })
story-taken = { $player } takes { $system } from { $owner }: rolls { $face }, { $modifiers }, makes { $total } of { $needed } ({ $used })
story-held = { $owner } holds { $system } against { $player }: rolls { $face }, { $modifiers }, makes { $total } of { $needed } ({ $used })
story-culture = { $player } rolls { $face } for culture: { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    } ({ $used })
story-route = { $player } opens a trade route in { $sector } ({ $used })
story-war = { $player } ends a trade route of { $owner } in { $sector } ({ $used })
story-research = { $player } rolls { $face } for research: { $result } ({ $used })
story-ruins = { $player } searches { $system }, rolls { $face }: { $result }
story-directed = { $player } spends an action point to choose { $result } instead
story-left = { $player } leaves { $count ->
        [one] { $count } action point
       *[other] { $count } action points
    }{ $kept ->
        [0] { " " }unspent
       *[other] { " " }for the next turn
    }
story-scored = { $player } scores { $lowest } for the lowest resource and { $most } for sectors: { $total } in all
story-finished = { $player } ends with { $systems } for systems, { $gates } for Gates, { $ruins } for Ruins, { $routes } for routes, { $monopolies } for monopolies: { $total } points
story-won = { $players } has won
story-won-systems = { $players } has won: level at { $tokens } tokens, with more systems ({ $first } to { $second })
story-won-routes = { $players } has won: level at { $tokens } tokens and in systems, with more routes ({ $first } to { $second })
story-won-resigned = { $players } has won: all other players have resigned
story-resigned = { $player } resigns
story-shared = { $players } share the victory
story-account = { $player }: { $total } = { $parts }
story-from-nothing = nothing
story-from-culture = { $count } for culture
story-from-research = { $count } for research
story-from-lowest = { $count } for the lowest resource
story-from-most = { $count } for most routes
story-from-systems = { $count } for systems
story-from-gates = { $count } for Gates
story-from-ruins = { $count } for Ruins
story-from-routes = { $count } for routes
story-from-monopolies = { $count } for monopolies
story-column-player = commander
story-column-metal = Met
story-column-population = Pop
story-column-radioactives = Rad
story-column-luxuries = Lux
story-column-organics = Org
story-column-military = Mil
story-column-systems = systems
story-column-routes = routes
story-column-ap = AP
story-column-tokens = VT
story-strength-tokens = Victory Tokens
story-strength-ap = Action points
story-strength-systems = Systems
story-strength-routes = Trade routes

story-view-system = { $system }: { $type }, held by { $owner }
story-view-final = if it ended now: { $scores }
story-view-score = { $player } { $count }
story-view-free = nobody
story-view-near = next to { $systems }
story-view-sector = { $sector }: routes { $routes } (room for { $room } more)
story-view-no_routes = none
