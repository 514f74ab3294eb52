"""A running game as numbers for the rules: ships on hexes, the open decision, the effects of moves, rolls and fights.

A ship is a number: 1 + 6 × side + type; 0 is no ship. A move is a number too: 64 × from + to. The same values serve matches,
captains and statistics.
"""

from typing import Final

from metamaker.games.cosmoclysm.rules.field import Field
from metamaker.games.cosmoclysm.rules.movement import by_steps, destinations
from metamaker.games.cosmoclysm.rules.ships import KINDS, REACH, TAKER, announces

MOVE: Final = 0
"""The side to move chooses a ship and its destination, or announces one for a roll."""
ROLL: Final = 1
"""A d4 is due for the announced ship. Rule CL-TURN-02."""
FLY: Final = 2
"""That ship moves by up to the roll. Rule CL-TURN-03."""
FIGHT: Final = 3
"""Dice decide a fight. Rule CL-FGT-02."""
CAPTURE: Final = 4
"""The optional capture by a Taker after a won fight. Rule CL-TAKE-04."""
OUT: Final = 5
"""The ship that won its defence, or was captured, moves out. Rules CL-OUT-01, CL-TAKE-02."""
OVER: Final = 6
OFFER: Final = 7
"""The other sides answer an offered draw. Rule CL-END-05."""

TARGETS: Final = 64
ANNOUNCED: Final = 63
"""The code for an announced ship, in place of a destination."""
PASS: Final = 63 * 64 + 63
"""The code for no move: if there is none, or an announced ship may stay. Rules CL-TURN-06, CL-TURN-09."""
CLAIM: Final = 63 * 64 + 62
"""The code for claiming a draw, in place of a move. Rule CL-END-03."""
PROPOSE: Final = 63 * 64 + 61
"""The code for offering a draw before a move. Rule CL-END-05."""
RESIGN: Final = 63 * 64 + 60
"""The code for giving up, in place of a move. Rule CL-END-04."""
LEAVE: Final = 0
SEIZE: Final = 1
"""Answers of CAPTURE."""

DRAW: Final = -1
NOBODY: Final = -2
"""Results other than the number of the winning side."""

NEVER: Final = -1
"""In place of a turn, for a side that has not offered a draw."""

OFFERS_APART: Final = 5
"""Full rounds between two offers of a draw by the same side. Rule CL-END-05."""

ROUNDS: Final = 200
"""Full rounds of a game. Rule CL-END-02."""


def ship_code(side: int, kind: int) -> int:
    """Return the number of a ship."""
    return 1 + KINDS * side + kind


def side_of(ship: int) -> int:
    """Return the side of a ship."""
    return (ship - 1) // KINDS


def kind_of(ship: int) -> int:
    """Return the type of a ship."""
    return (ship - 1) % KINDS


class Position:
    """The complete state of a game.

    `holds` has the ship on each hex. `at` is the hex of the ship in ROLL and FLY, and of the fight in the phases from FIGHT to
    OUT; `mover` is the moving ship, which is not on any hex. `turn_side` has the turn, `actor` decides now. `loss` is the
    number of the turn with the last loss in a fight, -1 before the first one. `offered` is the turn of the last draw offer of
    each side. `draws` is None if a draw cannot be claimed, and in copies, because captains do not plan with claims.
    """

    def __init__(
        self,
        field: Field,
        sides: int,
        first: int,
        rounds: int = ROUNDS,
        capture_optional: bool = False,
        draw_claims: bool = False,
    ) -> None:
        self.field = field
        self.sides = sides
        self.first = first
        self.rounds = rounds
        self.capture_optional = capture_optional
        self.holds = [0] * field.size
        self.occupied = 0
        self.counts = [0] * sides
        self.turn_side = first
        self.actor = first
        self.phase = MOVE
        self.round = 1
        self.turns = 0
        self.loss = -1
        self.at = -1
        self.mover = 0
        self.rolled = 0
        self.result = NOBODY
        self.offered = [NEVER] * sides
        self.draws: Draws | None = Draws() if draw_claims else None

    def copy(self) -> "Position":
        """Return an independent copy of the position; the board is shared."""
        new = Position(self.field, self.sides, self.first, self.rounds, self.capture_optional)
        new.holds = self.holds[:]
        new.occupied = self.occupied
        new.counts = self.counts[:]
        new.turn_side = self.turn_side
        new.actor = self.actor
        new.phase = self.phase
        new.round = self.round
        new.turns = self.turns
        new.loss = self.loss
        new.at = self.at
        new.mover = self.mover
        new.rolled = self.rolled
        new.result = self.result
        if self.phase == OFFER:  # captains plan with moves only
            new.phase = MOVE
            new.actor = self.turn_side
        return new

    def put(self, ship: int, at: int) -> None:
        """Place a ship on an empty hex, before the first turn."""
        self.holds[at] = ship
        self.occupied |= 1 << at
        self.counts[side_of(ship)] += 1

    def begin(self) -> None:
        """Start the first turn: that of `first`, or of the next side with ships."""
        self.turn_side = self.first
        if not self.counts[self.first]:
            self._next_side()
        self.actor = self.turn_side
        if not self._look_for_end():
            self._note_position()

    def moves(self) -> list[int]:
        """Return all moves of the deciding side, in MOVE, FLY and OUT; only PASS if it has none."""
        if self.phase == OUT:
            return [self.at * TARGETS + to for to in by_steps(self.field, self.occupied, self.at, 1)]
        if self.phase == FLY:
            others = self.occupied & ~(1 << self.at)
            ends = by_steps(self.field, others, self.at, self.rolled)
            stays = [PASS] if self.field.boxed_in_stays and self._is_boxed_in(ends) else []
            return [self.at * TARGETS + to for to in ends] + stays
        found: list[int] = []
        own = 1 + KINDS * self.turn_side
        for at, ship in enumerate(self.holds):
            if own <= ship < own + KINDS:
                self._add_moves(at, ship - own, found)
        return found or [PASS]

    def _is_boxed_in(self, ends: list[int]) -> bool:
        """Return whether ships of the side to move hold all of these hexes. Rule CL-TURN-09."""
        for end in ends:
            there = self.holds[end]
            if not there or side_of(there) != self.turn_side:
                return False
        return True

    def moves_of(self, at: int) -> list[int]:
        """Return the moves in MOVE of the ship on a hex; none without one."""
        found: list[int] = []
        self._add_moves(at, kind_of(self.holds[at]), found)
        return found

    def _add_moves(self, at: int, kind: int, found: list[int]) -> None:
        before = len(found)
        first = at * TARGETS
        found += [first + to for to in destinations(self.field, self.occupied & ~(1 << at), at, kind, 1)]
        if announces(kind) and len(found) > before:
            found.append(first + ANNOUNCED)

    def play(self, move: int) -> None:
        """Make a legal move in MOVE, FLY or OUT."""
        if move == PASS:
            self._end_turn()
            return
        if move == CLAIM:
            self.phase = OVER
            self.result = DRAW
            return
        if move == PROPOSE:
            self.phase = OFFER
            self.offered[self.turn_side] = self.turns
            self._ask_next(self.turn_side)
            return
        if move == RESIGN:
            self._resign()
            return
        start, to = move // TARGETS, move % TARGETS
        if to == ANNOUNCED:
            self.at = start
            self.phase = ROLL
            return
        if self.phase != OUT:
            self.mover = self.holds[start]
            self.holds[start] = 0
            self.occupied &= ~(1 << start)
        self._enter(to)

    def roll(self, face: int) -> None:
        """Continue from ROLL with the result of the d4, 1 to 4."""
        if not 1 <= face <= REACH:
            raise ValueError(f"a d4 shows 1 to 4, not {face}")
        self.rolled = face
        self.phase = FLY

    def _enter(self, to: int) -> None:
        """Let the moving ship enter a hex. Rules CL-FGT-01, CL-ALLY-01, CL-OUT-04, -05."""
        there = self.holds[to]
        if there and side_of(there) != side_of(self.mover):
            self.at = to
            self.phase = FIGHT
            return
        if there:
            self.counts[side_of(there)] -= 1
        self.holds[to] = self.mover
        self.occupied |= 1 << to
        self.mover = 0
        self._end_turn()

    @property
    def defender(self) -> int:
        """The ship in the hex entered by the moving ship, in FIGHT."""
        return self.holds[self.at]

    def fight(self, attacker_wins: bool) -> None:
        """Continue from FIGHT. Rules CL-FGT-04, -05, CL-TAKE-01, CL-END-01."""
        attacker, defender = self.mover, self.holds[self.at]
        self.holds[self.at] = attacker
        self.mover = 0
        if not attacker_wins:
            self.mover = defender
            self._must_move_out()
            return
        self.counts[side_of(defender)] -= 1
        self.loss = self.turns
        if self._look_for_end():
            return
        if kind_of(attacker) != TAKER:
            self._end_turn()
            return
        self.mover = ship_code(side_of(attacker), kind_of(defender))
        if self.capture_optional:
            self.phase = CAPTURE
            self.actor = side_of(attacker)
            return
        self.capture(SEIZE)

    @property
    def calm(self) -> int:
        """Full turns since a ship was last lost in a fight, or the beginning; -1 in the turn of such a loss. CL-END-03."""
        return self.turns - self.loss - 1

    def capture(self, answer: int) -> None:
        """Continue from CAPTURE: the loser changes sides and moves out, or is removed. Rules CL-TAKE-02, -04."""
        if answer == LEAVE:
            self.mover = 0
            self._end_turn()
            return
        self.counts[side_of(self.mover)] += 1
        self._must_move_out()

    def _must_move_out(self) -> None:
        self.phase = OUT
        self.actor = side_of(self.mover)

    @property
    def can_offer(self) -> bool:
        """Whether the side to move may offer a draw. Rule CL-END-05."""
        last = self.offered[self.turn_side]
        return self.phase == MOVE and (last == NEVER or self.turns - last >= OFFERS_APART * self.sides_left)

    def answer_offer(self, accepts: bool) -> None:
        """Take the answer of the asked side to an offered draw. Rule CL-END-05."""
        if accepts:
            self._ask_next(self.actor)
        else:
            self.phase = MOVE
            self.actor = self.turn_side

    def _ask_next(self, side: int) -> None:
        """Ask the next side about the offered draw; once all have accepted, the game is drawn."""
        while True:
            side = (side + 1) % self.sides
            if side == self.turn_side:
                self.phase = OVER
                self.result = DRAW
                return
            if self.counts[side]:
                self.actor = side
                return

    def _resign(self) -> None:
        """Remove all ships of the side to move, which ends its turn. Rule CL-END-04."""
        for at, ship in enumerate(self.holds):
            if ship and side_of(ship) == self.turn_side:
                self.holds[at] = 0
                self.occupied &= ~(1 << at)
        self.counts[self.turn_side] = 0
        self.loss = self.turns
        self._end_turn()

    def _look_for_end(self) -> bool:
        """End the game if only ships of one side are left, and return whether it is over. Rule CL-END-01."""
        left = [side for side in range(self.sides) if self.counts[side]]
        if len(left) <= 1:
            self.phase = OVER
            self.result = left[0] if left else DRAW
            return True
        return False

    def _end_turn(self) -> None:
        """Pass the turn counterclockwise. Rules CL-TURN-01, -07, CL-SET-04, CL-END-02."""
        self.phase = MOVE
        self.at = -1
        self.turns += 1
        if self._look_for_end():
            return
        self._next_side()
        self.actor = self.turn_side
        if self.round > self.rounds:
            self.phase = OVER
            most = max(self.counts)
            self.result = self.counts.index(most) if self.counts.count(most) == 1 else DRAW
        else:
            self._note_position()

    def _note_position(self) -> None:
        if self.draws is not None:
            self.draws.note(self.turn_side, self.holds, self.calm, self.sides_left)

    @property
    def sides_left(self) -> int:
        """The number of sides with ships."""
        return sum([count > 0 for count in self.counts])

    @property
    def draw_reason(self) -> int:
        """The reason for which the side to move may claim a draw, NO_REASON if there is none. Rule CL-END-03."""
        return self.draws.reason if self.draws is not None and self.phase == MOVE else NO_REASON

    def _next_side(self) -> None:
        side = self.turn_side
        while True:
            side = (side + 1) % self.sides
            if side == self.first:
                self.round += 1
            if self.counts[side]:
                self.turn_side = side
                return


CALM_ROUNDS: Final = 20
"""Full rounds without a loss after which the side to move may claim a draw. Rule CL-END-03."""

TIMES: Final = 3
"""The number of occurrences of one position, with the same side to move, for claiming a draw. Rule CL-END-03."""

NO_REASON: Final = 0
CALM: Final = 1
REPEATED: Final = 2
"""Reasons for a draw: none, the rounds without a loss, the repeated position."""


class Draws:
    """The positions since the last loss, by the side to move and the ships on all hexes, with their numbers of occurrences."""

    def __init__(self) -> None:
        self._times: dict[tuple[int, ...], int] = {}
        self.reason = NO_REASON

    def note(self, turn_side: int, holds: list[int], calm: int, sides: int) -> None:
        """Add the position at the beginning of a turn, with `calm` turns since a loss and this many `sides` left."""
        if calm <= 0:
            self._times.clear()
        key = (turn_side, *holds)
        times = self._times.get(key, 0) + 1
        self._times[key] = times
        self.reason = CALM if calm >= CALM_ROUNDS * sides else REPEATED if times >= TIMES else NO_REASON
