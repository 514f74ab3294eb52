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
window-board-reach-of = { $whole }.{ $rest } hexes, { $least } to { $most }

window-weighing-field = The six types of ships
