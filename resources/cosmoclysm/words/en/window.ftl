### Texts of the app.

window-fix-hexagon = Lay out the hexagon of 37 hexes
window-fix-closer = Move { $hex } next to the others
window-fix-no_letters = Remove all letters
window-fix-two_players = Set the number of players to two
window-fix-two_of_each = Set the limit to two ships of each type
window-fix-no_position = Remove the position

window-turn-title = Round { $number }
window-turn-reached = match, round { $turn }

window-captain-chance-label = chance
window-captain-chance-hint = picks a legal move at random
window-captain-plain-label = plain
window-captain-plain-hint = makes the move that gains most at once, by exact odds
window-captain-strong-label = strong
window-captain-strong-hint = looks ahead through chains of fights and the replies to them, by exact odds
window-decision-place = placement
window-decision-wormhole = wormhole
window-decision-move = move
window-decision-fly = flight
window-decision-out = move-out
window-decision-capture = capture
window-decision-dice = dice
window-orders-program = MetaMaker rolls
window-orders-typed = Real dice
window-orders-face = face
window-orders-attack = attacker’s dice
window-orders-defence = defender’s dice

window-decision-offer = draw offer
window-match-give-up = Draw or resign
window-match-offer-draw = Offer a draw
window-match-resign = Resign
window-claim-draw = Claim a draw
window-option-draw_claims = Players may claim a draw

window-board-hexes = Hexes
window-board-hexes-of = { $hexes } of { $wanted }
window-board-edges = Edges
window-board-edges-of = { $edges }, including { $corners } corners
window-board-islands = Islands, gaps
window-board-islands-of = { $islands }, { $gaps }
window-board-fair = Starting places
window-board-fair-of = { $spread ->
        [0] equal for { $players } players
       *[other] for { $players } players, they differ by { $spread }%
    }
window-board-roll = (d4: { $roll })
window-board-reach-of = { $mean } hexes, { $least } to { $most }

window-weighing-field = The six types of ships

## Several pages

window-common-board = Board
window-common-the-board = The board
window-common-pair = Pair { $pair }

## Board

window-board-move-hexes = Move hexes
window-board-turn-hexes = Turn hexes
window-board-mirror-hexes = Mirror hexes
window-board-letter-hexes = Letter of hexes
window-board-letters-wedges = Letters by wedge
window-board-another-board = Change the board
window-board-take-ship-away = Remove a ship
window-board-take-all-ships = Remove all ships
window-board-lay-wormholes = Place wormholes
window-board-take-wormholes-up = Remove wormholes
window-board-moves-first = First player
window-board-no-room = There is no room for that.
window-board-lay-hex = Place a hex
window-board-take-hexes-up = Remove hexes
window-board-put-ship-down = Place a ship
window-board-move-ship = Move a ship
window-board-name-board = Name of the board
window-board-chance-fair = Make a random board
window-board-ready-boards = Included boards
window-board-seed-board-chance = Seed of the random board
window-board-board-seed-whose = Make a board from this seed, with equal starting places for all players
window-board-hexes-reach = Hexes in reach of
window-board-not-shown = not shown
window-board-hexagon = The hexagon
window-board-tools = Tools
window-board-hexes-in-reach = Hexes in reach
window-board-figures = Figures
window-board-each-seat-wins = Win rates by turn order
window-board-free-place = Free space
window-board-put-ships-board = Place ships on the board first: wormholes are part of a position.
window-board-name-d4-roll = { $name }, d4: { $roll }
window-board-letters = Letters
window-board-wormholes = Wormholes
window-board-each-hex-alone = none
window-board-2-sides = 2-fold
window-board-3-sides = 3-fold
window-board-6-sides = 6-fold
window-board-click-free-place = Click a free space to place a hex; drag hexes to move them. Ctrl+click selects several.
window-board-click-hexes-give = Click a hex to give it the letter, or select hexes and type the letter.
window-board-click-hexes-put = Click a hex to place the ship, or click the ship to remove it; drag ships to move them.
window-board-click-two-hexes = Click two hexes for the ends of the pair. Place ships first.
window-board-turn-left = Turn left
window-board-turn-selected = Turn the selection left ([)
window-board-turn-right = Turn right
window-board-turn-what-is-selected = Turn the selection right (])
window-board-mirror = Mirror
window-board-left-right = Mirror the selection left to right (\)
window-board-take-up = Remove
window-board-take-selected-away = Remove the selection (Delete)
window-board-select-all-ctrl = Select all (Ctrl+A)
window-board-alike = Symmetry
window-board-take-pair-up = Remove this pair
window-board-no-letter = No letter

## Matches

window-match-plays-order-turns = Players, in turn order
window-match-optional-rules = Optional rules
window-match-new-game = New game
window-match-game-begins-ships = The game starts with the ships on the board.
window-match-setting-up-game = Setting up the game
window-match-board-cannot-played = You cannot play on this board yet: { $lacking }.
window-match-each-places-ships = Players take turns to place { $count } ships each, then wormholes. Then the game starts.
window-match-chances-win = Win chances
window-match-bar-beside-board = Show a bar next to the board with the estimated chances of each side
window-match-announce-roll-d4 = Announce it and roll the d4
window-match-weigh-all-moves = Rate all moves
window-match-each-move-promises = Show the value of each move, by the exact odds of its whole chain of fights
window-match-none-your-ships = None of your ships can move, so you pass.
window-match-click-ship-yours = Click one of your ships, then its destination.
window-match-click-where-goes = { $name }: click its destination. The figures are the chances to win the fight there.
window-match-click-hex-beside = { $name }: click an adjacent hex, or roll the d4 to go farther.
window-match-lose-your = { $place }: lose your { $piece }
window-match-pass = Pass
window-match-all-first-ships = All first ships on edges, not on corners
window-match-out-wormhole-cruisers = Cruisers and Destroyers keep their direction when they leave a wormhole
window-match-takers-may-leave = Takers may choose not to capture
window-match-announced-ship-could = An announced ship may stay if it could only destroy ships of its own side
window-match-hexes-around-hole = Hexes around a hole do not count as edges
window-match-real-dice-type = Real dice: type the results
window-match-ships-type-most = Maximum ships of a &type
window-match-optional-rule = Optional rule
window-match-choose-pair-then = Choose a pair, then click a lit hex. The two ends of a pair have different letters.
window-match-choose-type-then = Choose a type, then click a lit hex.
window-match-attack-defence = attack { $attack }, defence { $defence }
window-match-roll-real-dice = Roll real dice and type the results, or let MetaMaker roll.
window-match-roll = Roll
window-match-left = { $name }, { $count } left
window-match-weighing-moves-game = Rating the moves
window-match-look-every-move = Review the game
window-match-copy-position = Copy this position
window-match-share-code-opened = Copy the position as a share code. Opened from the clipboard, it is a board to print or play on.
window-match-round = Round
window-match-side = Side
window-match-move = Move
window-match-better = Better move
window-match-cost = Cost
window-match-each-move-cost = Cost of each move
window-match-every-move-weighed = Rating every move…
window-match-position-clipboard-open = The position is on the clipboard. Open it from there.
window-match-move-number = Move { $number } of { $all }
window-match-percent-given-away = Total cost in percentage points: { $shares }
window-match-amid-chain-fights = You cannot copy a position in the middle of a chain of fights.
window-match-when-game-over = After the game, the ratings of all moves appear here.
window-match-another-player = Add a player
window-match-colour-player = Colour of a player
window-match-player-less = Remove a player
window-match-colour-player-player = Colour of player { $player }
window-match-name-player-player = Name of player { $player }
window-match-player-does-not = Remove player { $player }
window-match-name-player = Name of a player

## Names of pages

window-pages-review = Review
