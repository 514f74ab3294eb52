### The pages of the printed set, and the picture of a document.

pages-title-map = Map
pages-title-blank_map = Map without types
pages-title-large_map = Large map, over several pages
pages-title-large_blank_map = Large map without types
pages-title-tiles = System tiles
pages-title-counters = Counters
pages-title-every_counter = Counters of all six colours
pages-title-reference = Reference card
pages-title-record = Record sheets
pages-title-notes = Notes
pages-title-scores = Score sheet

pages-foot-kind = Cosmos Commanders  ·  { $kind }
pages-foot-made = MetaMaker
pages-foot-page = page { $page } of { $pages }

pages-effect-metals = Metal +1
pages-effect-population = Population +1
pages-effect-radioactives = Radioactives +1
pages-effect-luxuries = Luxuries +1
pages-effect-organics = Organics +1
pages-effect-nebula = takeover rolls −2
pages-effect-void = gives nothing
pages-effect-hazard = cannot be held
pages-effect-gate = next to all Gates
pages-effect-ruins = 2 research rolls
pages-told-gate = next to all Gates; 1 extra VT at the end
pages-told-ruins = 2 research rolls for the first holder; 2 extra VT at the end

pages-legend-counter = Counter
pages-legend-counter-about = marks the holder
pages-legend-routes = Trade route
pages-legend-routes-about = room for one in the sector

pages-large-join = Cut the pages along the edge of the drawing. Glue them so that the crosses match.
pages-large-piece = Row { $row } of { $rows }, column { $column } of { $columns }

pages-tiles-about = Cut out the tiles, lay them as you like, and draw or lay warp lines between them.

pages-counters-about = Cut along the lines. On a system, a counter shows who holds it; in the middle of a sector, it is a trade route.
pages-counters-player = Counters of player { $number }
pages-counters-homes = Homes
pages-counters-tokens = Victory Tokens
pages-counters-rounds = First player and round
pages-counters-first = First player
pages-counters-round = Round

pages-action-colonization = Colonization
pages-action-takeover = Takeover
pages-action-culture = Culture
pages-action-route = Trade route
pages-action-research = Research
pages-action-war = Trade war
pages-action-colonization-about = counter on an empty system next to yours, or next to a sector with your route
pages-action-takeover-about = d10 + modifiers ≥ 6 takes an opponent’s system next to yours
pages-action-culture-about = d10: 1 to 4 Victory Tokens
pages-action-route-about = counter into a sector next to a system of yours, if there is room
pages-action-research-about = d10: a level, military technology or a token
pages-action-war-about = removes an opponent’s route from a sector next to a system of yours

pages-reference-about = VT: Victory Token, worth one point. AP: action point. All dice are d10s, and 0 counts as 10.
pages-reference-setup = Setup
pages-reference-setup-1 = 1. Lay out the map, and roll a type for each system without one.
pages-reference-setup-2 = 2. Roll for the first turn; turns go clockwise.
pages-reference-setup-3 = 3. Pick commanders, the last player first: +1 to a level, or military technology 1.
pages-reference-setup-4 = 4. In turn, put your Home on a system of type 1 to 5, at least 4 steps from all others. Steps go along warp lines and between Gates, not through Hazards.
pages-reference-setup-5 = 5. All five resources start at level 1, military technology at 0.
pages-reference-setup-6 = Level = 1 + commander + research + systems of the type.
pages-reference-setup-7 = Sector: a region enclosed by warp lines, with at least three systems around it. It has room for one route per system around it, shared by all players.
pages-reference-turn = A turn, in each of seven rounds
pages-reference-turn-1 = Logistics: AP = (sum of the five levels + your routes) ÷ 3, rounded down.
pages-reference-turn-2 = Actions: 1 AP each, in any order, as many of a kind as its level at that moment. Failed tries count.
pages-reference-turn-3 = Score: as many VT as your lowest level, and 1 for each sector in which you have the most routes.
pages-reference-turn-4 = Unspent AP are lost.
pages-reference-types = Types of systems
pages-reference-actions = Actions
pages-reference-action = action
pages-reference-limit = limit
pages-reference-takeover = Takeover: d10 + modifiers ≥ 6
pages-reference-takeover-1 = + your military technology, − theirs
pages-reference-takeover-2 = +1 for each of your routes in a sector next to the system
pages-reference-takeover-3 = −1 for each of the owner’s routes in a sector next to it
pages-reference-takeover-4 = −2 if it is a Nebula, or the owner’s own Home
pages-reference-takeover-5 = Another AP buys another try, within the limit.
pages-reference-net = sum
pages-reference-roll = roll ≥
pages-reference-tries = { $count ->
        [one] 1 try, %
       *[other] { $count } tries, %
    }
pages-reference-culture = Culture
pages-reference-tokens = { $count } VT
pages-reference-research = Research
pages-reference-research-1 = Also twice for the first player to hold Ruins.
pages-reference-research-2 = For 1 extra AP, right after the roll, choose any result instead.
pages-reference-score = In each of your turns
pages-reference-score-1 = as many VT as the lowest of your five levels
pages-reference-score-2 = 1 VT for each sector where you have the most routes
pages-reference-score-3 = and VT from culture and research
pages-reference-end = At the end, for all players
pages-reference-end-1 = 1 VT for each system, 1 extra for a Gate, 2 extra for Ruins
pages-reference-end-2 = 1 VT for each trade route
pages-reference-end-3 = 2 VT for each sector where all routes are yours
pages-reference-end-4 = Ties: more systems, then more routes.
pages-reference-otherwise = House rules of this map

pages-record-player = player
pages-record-home = Home system
pages-record-levels = Levels
pages-record-rounds = Rounds
pages-record-tokens = Victory Tokens
pages-record-start = start
pages-record-research = research
pages-record-systems = systems held
pages-record-total = level
pages-record-routes = Trade routes
pages-record-column-round = round
pages-record-column-sum = levels
pages-record-column-routes = routes
pages-record-column-ap = AP (÷ 3)
pages-record-column-colonization = colonize
pages-record-column-takeover = takeover
pages-record-column-culture = culture
pages-record-column-route = route
pages-record-column-research = research
pages-record-column-war = trade war
pages-record-column-lowest = VT lowest
pages-record-column-most = VT most
pages-record-column-rolled = VT rolled
pages-record-column-all = VT so far

pages-scores-name = name
pages-scores-round = VT after round { $round }
pages-scores-collected = Victory Tokens
pages-scores-collected-about = collected in seven rounds
pages-scores-systems = Systems
pages-scores-systems-about = 1 each, Home included
pages-scores-gates = Gates
pages-scores-gates-about = 1 extra each
pages-scores-ruins = Ruins
pages-scores-ruins-about = 2 extra each
pages-scores-routes = Trade routes
pages-scores-routes-about = 1 each
pages-scores-monopolies = Monopolies
pages-scores-monopolies-about = 2 for each sector with only your routes
pages-scores-total = Victory Points
pages-scores-total-about = the highest wins
pages-scores-tie = Tie-break
pages-scores-tie-about = systems, then routes

pages-picture-by = by { $author }
pages-picture-opens = Opens in MetaMaker
