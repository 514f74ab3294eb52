### The pages of the printed set, and the picture of a document.

pages-title-counters = Counters
pages-title-every_counter = Counters of all six colours
pages-title-board = Board
pages-title-tiles = Hex tiles
pages-title-position = Position
pages-title-puzzle = Puzzle sheet
pages-title-reference = Reference card
pages-title-setup = Setup
pages-title-record = Record sheet
pages-title-notes = Notes

pages-foot-kind = Cosmoclysm  ·  { $kind }
pages-foot-made = MetaMaker
pages-foot-page = page { $page } of { $pages }

pages-board-about = { $name }  ·  { $hexes } hexes
pages-board-size = Hexes are { $width } mm wide. Small triangles mark the corners, where first ships go. Thick lines separate letters: the two ends of a wormhole pair have different letters.
pages-tiles-about = Cut out the tiles. Lay them so that each shares a side with another. Gaps are allowed.
pages-position-first = { $player } moves first.
pages-position-pair = Wormholes { $pair }
pages-puzzle-title = Puzzle: { $name }
pages-puzzle-about = Cosmoclysm
pages-puzzle-task = Find the best move and the best way to continue.
pages-puzzle-solution = Solution

pages-counters-about = Print on both sides, flipped on the long edge, and cut along the outlines. Fold the Turn Rocket so that it stands.
pages-counters-front = Fronts: type, attack and defence dice, movement, emblem of the colour
pages-counters-back = Backs: movement, type, emblem

pages-reference-about = Fights use d20s, and the highest die counts; the defender wins ties. You need one d4 and nine d20s.
pages-reference-move-cruiser = any distance along a row
pages-reference-move-destroyer = any distance along a diagonal
pages-reference-move-exterminator = one hex
pages-reference-move-fighter = up to the d4, turning freely
pages-reference-move-jumper = two hexes away, over anything
pages-reference-move-taker = up to the d4; captures
pages-reference-odds = Chance that the attacker wins
pages-reference-odds-corner = attacker / defender
pages-reference-odds-note = Exact chances, rounded to whole percent. Otherwise the defender wins: it survives, and must move out.
pages-reference-percent = { $percent }%

pages-reference-turn = A turn
pages-reference-turn-1 = Move one of your ships to another hex, as its type moves. Only a Jumper passes over other ships or gaps.
pages-reference-turn-2 = Fighter, Taker: announce the ship, then roll the d4. It may move fewer hexes. Moving one hex needs no roll.
pages-reference-turn-3 = On an enemy ship: fight. On a ship of your own: that ship is destroyed, and the move ends.
pages-reference-turn-4 = Play the chain to its end, whichever ships it moves.
pages-reference-turn-5 = Hand the Turn Rocket to the player on your right.
pages-reference-turn-6 = You need not attack. A player without ships is out; a player without a move passes.
pages-reference-fight = A fight
pages-reference-fight-1 = Attacker rolls A dice, defender D dice; each keeps the highest.
pages-reference-fight-2 = Attacker higher: the defender is removed, the attacker stays. The turn ends.
pages-reference-fight-3 = Otherwise (ties included) the defender wins: no ship is destroyed, the attacker stays, and the defender must move out.
pages-reference-fight-4 = A fight ends the move: no wormhole after it.
pages-reference-out = Moving out
pages-reference-out-1 = A defender who wins moves to any neighbouring hex, whatever its type.
pages-reference-out-2 = It may pass wormholes before or after that step. If one leads to an empty hex, it may skip the step.
pages-reference-out-3 = Onto an enemy: a new fight. The ship attacks with its A dice, against any player.
pages-reference-out-4 = Onto a ship of its own side: that ship is destroyed. If only such hexes are left, its owner must choose one.
pages-reference-out-5 = The chain ends when an attacker wins, or a ship moves out without a fight.
pages-reference-takers = Takers
pages-reference-takers-1 = A Taker that wins an attack captures: put a ship of that type in your colour there.
pages-reference-takers-2 = The captured ship moves out at once, and may attack. The Taker stays. A won defence captures nothing.
pages-reference-wormholes = Wormholes
pages-reference-wormholes-1 = Each pair links its two hexes. Passing costs no movement, and is always optional.
pages-reference-wormholes-2 = Pass before, during or after your steps: each pair once per move, both pairs if you like.
pages-reference-wormholes-3 = Rows and diagonals continue from the exit in any direction the ship can take; d4 movers use their remaining hexes.
pages-reference-wormholes-4 = You enter only where you can stop without a fight.
pages-reference-wormholes-5 = Coming out onto a ship counts as moving onto it.
pages-reference-end = The end
pages-reference-end-1 = The last player with ships wins at once, even in a chain.
pages-reference-end-2 = There are neither points nor draws.

pages-setup-about = From an empty table to the first turn.
pages-setup-players = Players
pages-setup-ships = Ships of each player
pages-setup-lead-1 = The board.
pages-setup-step-1 = Lay out 37 hexes, each next to another. Gaps and islands are allowed.
pages-setup-lead-2 = Colours.
pages-setup-step-2 = Each player takes the counters of one colour.
pages-setup-lead-3 = First player.
pages-setup-step-3 = Each player rolls a d20. The lowest begins; ties roll again. Turns go to the right, anticlockwise.
pages-setup-lead-4 = Ships.
pages-setup-step-4 = In turns, one ship at a time. Place the first player’s first ship on any edge hex, the others’ on corners (small triangles) or, when corners run out, on an edge. Place each further ship next to one of your own. { $most ->
        [1] You may place one ship of each type.
       *[other] You may place up to { $most } ships of a type.
    }
pages-setup-lead-5 = Wormholes.
pages-setup-step-5 = In turns, each player places one of the four on any hex, occupied or not, until all are placed. The two ends of a pair need different letters.
pages-setup-lead-6 = Play.
pages-setup-step-6 = The player who placed first takes the first turn, and the Turn Rocket.
pages-setup-grid = Your board: outline 37 hexes, and give them letters

pages-record-about = Name hexes: A2–A5 moves, A2=E3 passes a wormhole, d4: 3 is a roll, × a fight.
pages-record-lost = Ships lost
pages-record-wormholes = Wormholes   1:  ______  –  ______      2:  ______  –  ______
pages-record-turn = Turn
pages-record-player = Player
pages-record-move = Ship, from, way
pages-record-dice = Dice: attack / defence
pages-record-result = Result, move-outs

pages-picture-by = by { $author }
pages-picture-opens = Opens in MetaMaker
pages-picture-hexes = { $hexes } hexes
