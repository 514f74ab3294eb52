### The picture of a game, and the descriptions of its marks.

board-column-metal = Metal
board-column-population = Population
board-column-radioactives = Radioactives
board-column-luxuries = Luxuries
board-column-organics = Organics
board-column-military = Military
board-column-systems = systems
board-column-routes = routes
board-column-ap = action points
board-column-tokens = tokens
board-column-final = if it ended now

board-source-culture = culture
board-source-research = research
board-source-lowest = lowest level
board-source-most = most routes
board-source-systems = systems
board-source-gates = Gates
board-source-ruins = Ruins
board-source-routes = routes
board-source-monopolies = monopolies
board-source-total = points

board-graph-rounds = rounds; the last step is the end of the game
board-graph-tokens = Victory Tokens

board-system = { $number } { $name }: { $kind }
board-held = held by { $player }
board-home = Home of { $player }
board-searched = already searched
board-unsearched = not searched yet
board-room = { $placed } of { $room } routes
board-routes = { $player }: { $count }
board-round = round { $round } of { $rounds }

board-ap = action points of a turn that starts now: { $count }
board-ap-why = ({ $sum } levels + { $routes } routes) ÷ { $per }, rounded down = { $count }
board-ap-left = left this turn: { $count }
board-tokens = Victory Tokens: { $count }
board-final = if it ended now: { $count } Victory Tokens
board-tokens-next = next Score Phase: { $lowest } for the lowest resource, and 1 for each sector in which this player has the most routes
board-systems = systems held: { $count } (1 token each at the end)
board-all-routes = trade routes: { $count } (1 token each at the end)
board-level-why = { $start } at the start + { $bonus } commander + { $research } research + { $systems } systems
board-limit = at most { $count } per turn: { $kind }
board-lowest = the lowest resource: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } in the Score Phase

board-near = next to { $near ->
        [one] { $near } system
       *[other] { $near } systems
    } and { $sectors ->
        [one] { $sectors } sector
       *[other] { $sectors } sectors
    }
board-costs = for one action point
board-free = costs nothing
