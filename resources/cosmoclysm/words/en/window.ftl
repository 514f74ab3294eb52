### Words of the window.

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
window-board-letters-wedges = Letters by wedges
window-board-another-board = Another board
window-board-take-ship-away = Take a ship away
window-board-take-all-ships = Take all ships away
window-board-lay-wormholes = Lay wormholes
window-board-take-wormholes-up = Take wormholes up
window-board-moves-first = Who moves first
window-board-no-room = There is no room for that.
window-board-lay-hex = Lay a hex
window-board-take-hexes-up = Take hexes up
window-board-put-ship-down = Put a ship down
window-board-move-ship = Move a ship
window-board-name-board = Name of the board
window-board-chance-fair = By chance, fair
window-board-ready-boards = Ready boards
window-board-seed-board-chance = Seed of a board by chance
window-board-board-seed-whose = A board by this seed whose start places are alike for all who play
window-board-hexes-reach = Hexes in reach of
window-board-not-shown = not shown
window-board-hexagon = The hexagon
window-board-tools = Tools
window-board-hexes-in-reach = Hexes in reach
window-board-figures = Figures
window-board-each-seat-wins = What each seat wins
window-board-free-place = A free place
window-board-put-ships-board = Put ships on the board first: wormholes belong to a position.
window-board-name-d4-roll = { $name }, d4: { $roll }
window-board-hexes-2 = Hexes
window-board-letters = Letters
window-board-wormholes = Wormholes
window-board-alike-so-many = Alike from so many sides
window-board-each-hex-alone = each hex alone
window-board-2-sides = from 2 sides
window-board-3-sides = from 3 sides
window-board-6-sides = from 6 sides
window-board-click-free-place = Click a free place to lay a hex, pull hexes elsewhere. Ctrl and click selects several.
window-board-click-hexes-give = Click hexes to give them the letter; or select hexes and type it.
window-board-click-hexes-put = Click hexes to put the ship down, click it again to take it away, pull ships elsewhere.
window-board-click-two-hexes = Click two hexes for the ends of the pair. Ships must stand on the board first.
window-board-turn-left = Turn left
window-board-turn-selected = Turn what is selected ([)
window-board-turn-right = Turn right
window-board-turn-what-is-selected = Turn what is selected (])
window-board-mirror = Mirror
window-board-left-right = Left for right (\)
window-board-take-up = Take up
window-board-take-selected-away = Take what is selected away (Delete)
window-board-select-all-ctrl = Select all (Ctrl+A)
window-board-alike = Alike
window-board-moves-first-2 = Moves first
window-board-take-pair-up = Take this pair up
window-board-no-letter = No letter

## Matches

window-match-plays-order-turns = Who plays, in the order of turns
window-match-optional-rules = Optional rules
window-match-new-game = A new game
window-match-game-begins-ships = The game begins with the ships that stand on the board.
window-match-setting-up-game = Setting up the game
window-match-board-cannot-played = This board cannot be played on yet: { $lacking }.
window-match-each-places-ships = Each places { $count } ships in turn, then wormholes; then it begins.
window-match-chances-win = Chances to win
window-match-bar-beside-board = A bar beside the board: how the game looks to the program
window-match-announce-roll-d4 = Announce it and roll the d4
window-match-weigh-all-moves = Weigh all moves
window-match-each-move-promises = What each move promises, by exact odds of its whole chain of fights
window-match-none-your-ships = None of your ships can move: you pass.
window-match-click-ship-yours = Click a ship of yours, then where it goes.
window-match-click-where-goes = { $name }: click where it goes. A figure is the chance to win the fight there.
window-match-click-hex-beside = { $name }: click a hex beside it, or roll the d4 to go farther.
window-match-lose-your = { $place }: lose your { $piece }
window-match-pass = Pass
window-match-all-first-ships = All first ships on edges, not on corners
window-match-out-wormhole-cruisers = Out of a wormhole, Cruisers and Destroyers go on in the same direction
window-match-takers-may-leave = Takers may leave what they win
window-match-announced-ship-could = An announced ship that could only destroy its own side’s ships may stay
window-match-hexes-around-hole = Hexes around a hole of the board are no edges
window-match-real-dice-type = Real dice: type what they show
window-match-ships-type-most = Ships of a &type at most
window-match-optional-rule = Optional rule
window-match-choose-pair-then = Choose a pair, then click any lit hex. The two ends of a pair lie on different letters.
window-match-choose-type-then = Choose a type, then click one of the lit hexes.
window-match-attack-defence = attack { $attack }, defence { $defence }
window-match-roll-real-dice = Roll real dice and type what they show, or let the program roll.
window-match-roll = Roll
window-match-left = { $name }, { $count } left
window-match-weighing-moves-game = Weighing the moves of the game
window-match-look-every-move = Look at every move
window-match-copy-position = Copy this position
window-match-share-code-opened = As a share code: opened from the clipboard it is a board, to be printed or played on
window-match-round = Round
window-match-side = Side
window-match-move = Move
window-match-better = Better
window-match-cost = Cost
window-match-each-move-cost = What each move has cost
window-match-every-move-weighed = Every move is weighed…
window-match-position-clipboard-open = The position is on the clipboard: open it from there.
window-match-move-number = Move { $number } of { $all }
window-match-percent-given-away = Percent given away in all: { $shares }
window-match-amid-chain-fights = Amid a chain of fights there is no position to keep.
window-match-when-game-over = When the game is over, each move is weighed here.
window-match-another-player = Another player
window-match-colour-player = Colour of a player
window-match-player-less = A player less
window-match-colour-player-player = Colour of player { $player }
window-match-name-player-player = Name of player { $player }
window-match-player-does-not = Player { $player } does not play
window-match-name-player = Name of a player

## Names of pages

window-pages-review = Review
