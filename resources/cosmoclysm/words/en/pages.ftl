### The pages of the printed set, and the picture of a document.

pages-title-counters = Counters
pages-title-every_counter = Counters of all six colours
pages-title-board = Board
pages-title-tiles = Hex tiles
pages-title-position = Position
pages-title-puzzle = Puzzle sheet
pages-title-reference = Reference card
pages-title-setup = Setting up
pages-title-record = Record sheet
pages-title-notes = Notes

pages-foot-kind = Cosmoclysm  ·  { $kind }
pages-foot-made = MetaMaker
pages-foot-page = page { $page } of { $pages }

pages-board-about = { $name }  ·  { $hexes } hexes
pages-board-size = Hexes are { $width } mm wide. A small triangle marks the corners, where first ships stand. Thick lines part letters: both ends of a wormhole pair lie on different ones.
pages-tiles-about = Cut out the tiles, and lay them so that each shares a side with another. Gaps are allowed.
pages-position-first = { $player } moves first.
pages-position-pair = Wormholes { $pair }
pages-puzzle-title = Puzzle: { $name }
pages-puzzle-about = Cosmoclysm
pages-puzzle-task = Find the best move, and what may follow it.
pages-puzzle-solution = Solution

pages-counters-about = Print both sides of the paper, turned over at the long edge; cut out along the outlines. Fold the Turn Rocket, and let it stand.
pages-counters-front = Fronts: type, attack and defence dice, way to move, emblem of the colour
pages-counters-back = Backs: way to move, type, emblem

pages-reference-about = Dice of fights are d20, and the highest counts; ties are the defender’s. You need one d4 and nine d20.
pages-reference-move-cruiser = any distance along a row
pages-reference-move-destroyer = any distance along a diagonal
pages-reference-move-exterminator = one hex
pages-reference-move-fighter = up to the d4, turning freely
pages-reference-move-jumper = to the ring of two, over all
pages-reference-move-taker = up to the d4; captures
pages-reference-odds = Chance that the attacker wins
pages-reference-odds-corner = attacker / defender
pages-reference-odds-note = Exact chances, rounded to whole percent. The rest is the defender’s: it stays alive, and must move out.
pages-reference-percent = { $percent } %

pages-reference-turn = A turn
pages-reference-turn-1 = Move one of your ships to another hex, as its type moves. Only a Jumper goes over other ships, or over gaps.
pages-reference-turn-2 = Fighter, Taker: name the ship, then roll the d4. It may move fewer hexes. To move one hex, no roll is needed.
pages-reference-turn-3 = On an enemy ship: fight. On a ship of your own: that one is destroyed, and the move ends.
pages-reference-turn-4 = Play the chain to its end, whoever’s ships it moves.
pages-reference-turn-5 = Hand the Turn Rocket to the player on your right.
pages-reference-turn-6 = You need not attack. Who has no ship is out, who has no move passes.
pages-reference-fight = A fight
pages-reference-fight-1 = Attacker rolls A dice, defender D dice; each keeps the highest.
pages-reference-fight-2 = Attacker higher: the defender is removed, the attacker stays. The turn is over.
pages-reference-fight-3 = Else the defender wins, a tie too: nothing is destroyed, the attacker stays, and the defender must move out.
pages-reference-fight-4 = No wormhole after a fight: it ends the move.
pages-reference-out = Moving out
pages-reference-out-1 = The winner of a defence moves to any hex beside, whatever its type.
pages-reference-out-2 = It may pass wormholes before or after that step; through one to an empty hex it may leave out the step.
pages-reference-out-3 = Onto an enemy: a new fight, the mover attacks with its A dice, against any player.
pages-reference-out-4 = Onto a ship of its own: that one is destroyed. If there is nowhere else, its owner must choose one.
pages-reference-out-5 = The chain ends when an attacker wins, or a ship moves out without a fight.
pages-reference-takers = Takers
pages-reference-takers-1 = A Taker that wins an attack captures: put a ship of that type in your colour there.
pages-reference-takers-2 = The captured ship moves out at once, and may attack. The Taker stays. A won defence captures nothing.
pages-reference-wormholes = Wormholes
pages-reference-wormholes-1 = Each pair links its two hexes. Passing costs no movement, and is never forced.
pages-reference-wormholes-2 = Pass before, during or after your steps: each pair once a move, both pairs if you like.
pages-reference-wormholes-3 = Rows and diagonals go on from the exit in any direction of the ship; d4 movers with the hexes they have left.
pages-reference-wormholes-4 = You enter only where you stand without a fight.
pages-reference-wormholes-5 = Coming out on a ship is moving onto it.
pages-reference-end = The end
pages-reference-end-1 = The last player with ships wins at once, even in a chain.
pages-reference-end-2 = There are no points, and no draw.

pages-setup-about = From an empty table to the first turn.
pages-setup-players = Players
pages-setup-ships = Ships of each player
pages-setup-lead-1 = The board.
pages-setup-step-1 = Lay 37 hexes, each beside another. Gaps and islands are allowed.
pages-setup-lead-2 = Colours.
pages-setup-step-2 = Everybody takes the counters of a colour.
pages-setup-lead-3 = Who begins.
pages-setup-step-3 = Everybody rolls a d20; the lowest begins, ties roll again. All turns go to the right, counterclockwise.
pages-setup-lead-4 = Ships.
pages-setup-step-4 = In turns, one ship at a time: the first player’s first on any edge hex, the others’ on corners (small triangles) or, if none is left, on an edge. Each further ship goes beside one of your own. { $most ->
        [1] One of each type at most.
       *[other] At most { $most } of a type.
    }
pages-setup-lead-5 = Wormholes.
pages-setup-step-5 = In turns, each places one of the four on any hex, occupied or not, until all are down. The two ends of a pair lie on different letters.
pages-setup-lead-6 = Play.
pages-setup-step-6 = Who began placing has the first turn, and the Turn Rocket.
pages-setup-grid = Your board: outline 37 hexes, and letter them

pages-record-about = Hexes by name: A2–A5 moves, A2=E3 passes a wormhole, d4: 3 is a roll, × a fight.
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
