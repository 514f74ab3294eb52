"""A game at the tabletop: the board with its names, setting up or the position, the dice, and the events."""

from collections.abc import Callable, Collection
from typing import NamedTuple

from metamaker.games.cosmoclysm.battle.dice import FightDice, attacker_wins, rolled
from metamaker.games.cosmoclysm.battle.events import (
    Announced,
    Captured,
    DrawClaimed,
    DrawOffered,
    FirstFound,
    Fought,
    GameBegan,
    GameEnded,
    Moved,
    OfferAnswered,
    OwnShipLost,
    Passed,
    Resigned,
    RoundBegan,
    ShipDestroyed,
    ShipPlaced,
    SideOut,
    StartRolled,
    TurnBegan,
    WormholePlaced,
)
from metamaker.games.cosmoclysm.battle.preparation import PLACING, READY, ROLLING, Preparation
from metamaker.games.cosmoclysm.model.board import Board, hex_names
from metamaker.games.cosmoclysm.model.words import FirstShip
from metamaker.games.cosmoclysm.rules.boards import field_of, letters_of, position_of
from metamaker.games.cosmoclysm.rules.placement import SHIPS
from metamaker.games.cosmoclysm.rules.position import (
    ANNOUNCED,
    CLAIM,
    FIGHT,
    FLY,
    OUT,
    OVER,
    PASS,
    PROPOSE,
    REPEATED,
    RESIGN,
    ROLL,
    ROUNDS,
    SEIZE,
    TARGETS,
    Position,
    kind_of,
    side_of,
)
from metamaker.games.cosmoclysm.rules.ships import EXTERMINATOR, FACES, REACH, TAKER
from metamaker.games.cosmoclysm.rules.ways import Way, ways
from metamaker.play.dice import CountedDice, Dice
from metamaker.play.story import Event

MOVES_OUT = ("CL-FGT-05", "CL-OUT-01")
CAPTURED_MOVES = ("CL-TAKE-02",)
_BY_TYPE = ("CL-MOV-01", "CL-MOV-02", "CL-MOV-05", "CL-MOV-05", "CL-MOV-06", "CL-MOV-05")
"""The movement rules of each type."""


class Players(NamedTuple):
    """The players: the sides by name in turn order, and those commanded by people."""

    names: tuple[str, ...]
    people: Collection[int] = ()


class Game:
    """A whole game. `position` is None until it is set up. `events` collects the events until a reader removes them.

    With typed dice, nothing is rolled before a question: see `wants_dice`.
    """

    def __init__(self, board: Board, seats: Players, dice: Dice, rounds: int = 0) -> None:
        self.board = board
        self.seats = seats
        self.names = hex_names(board)
        self.dice = CountedDice(dice)
        self.rounds = rounds or ROUNDS
        self.typed_dice = board.options.typed_dice
        self.events: list[Event] = []
        self.watcher: Callable[[Event], None] | None = None
        """Is called with each event; with dice before their effects."""
        self.link = 0
        """Fights of the current chain so far."""
        self._sort = "move"
        self._out: set[int] = set()
        self._turns = -1
        self._told_round = 1
        sides = len(seats.names)
        self.preparation = Preparation(
            field_of(board),
            letters_of(board),
            sides,
            board.options.type_limit,
            board.options.first_ship is FirstShip.EDGE_FOR_ALL,
        )
        self.position: Position | None = None
        self._tell(GameBegan(1, seats.names, board.position is not None))
        if board.position is not None:
            self._begin(position_of(board, sides, self.rounds))
        else:
            self._roll_what_is_due()

    @property
    def sides(self) -> int:
        """The number of players."""
        return len(self.seats.names)

    @property
    def round(self) -> int:
        """The round, from 1; setting up belongs to the first."""
        if self.position is None:
            return 1
        return min(self.position.round, self.rounds)

    @property
    def wants_dice(self) -> bool:
        """Whether dice must be rolled now, so that people may type in their results."""
        if self.position is None:
            return self.preparation.phase == ROLLING
        return self.position.phase in (ROLL, FIGHT)

    # Effects of answers in setting up

    def roll_start(self, face: int) -> None:
        """Take a roll for the first turn, 0 for the program's own; the next rolls follow unless people type dice."""
        self._roll_start(face or self.dice.roll(FACES))
        self._roll_what_is_due()

    def place(self, kind: int, at: int) -> None:
        """Place a ship of the deciding side."""
        side = self.preparation.side
        is_first = not self.preparation.hexes[side]
        rule = ("CL-PLC-01" if side == self.preparation.first else "CL-PLC-02") if is_first else "CL-PLC-03"
        self.preparation.place(kind, at)
        self._tell(ShipPlaced(1, side, kind, at, (rule,)))

    def bore(self, pair: int, at: int) -> None:
        """Place a wormhole; the last one starts the first turn."""
        self._tell(WormholePlaced(1, self.preparation.side, pair, at))
        self.preparation.bore(pair, at)
        if self.preparation.phase == READY:
            self._begin(self._set_up())

    # Effects of answers in play

    def play(self, move: int, way: Way | None = None) -> None:
        """Make a move of the position, by this way or the shortest one."""
        position = self._played
        if move == PASS:
            stays = position.phase == FLY
            self._tell(Passed(self.round, position.actor, ("CL-TURN-09",)) if stays else Passed(self.round, position.actor))
            position.play(move)
            self._go_on()
            return
        if move == CLAIM:
            self._tell(DrawClaimed(self.round, position.actor, position.draw_reason == REPEATED))
            position.play(move)
            self._tell(GameEnded(self.round, position.result, ("CL-END-03",)))
            return
        if move in (PROPOSE, RESIGN):
            self._play_without_ship(move)
            return
        start, to = move // TARGETS, move % TARGETS
        if to == ANNOUNCED:
            position.play(move)
            self._go_on()
            return
        mover = position.mover if position.phase == OUT else position.holds[start]
        there = position.holds[to]
        taken = way or self.ways_to(start, to)[0]
        self._tell(
            Moved(self.round, side_of(mover), kind_of(mover), taken.hexes, taken.passes, self._sort, self._rules(mover, taken))
        )
        if there and side_of(there) == side_of(mover):
            self._tell(OwnShipLost(self.round, side_of(mover), kind_of(there), to, kind_of(mover)))
        position.play(move)
        self._go_on()

    def _play_without_ship(self, move: int) -> None:
        """Offer a draw, or give up. Rules CL-END-04, CL-END-05."""
        position, side = self._played, self._played.turn_side
        position.play(move)
        if move == PROPOSE:
            self._tell(DrawOffered(self.round, side))
            return
        self._tell(Resigned(self._told_round, side))
        self._out.add(side)
        self._go_on()

    def answer_offer(self, accepts: bool) -> None:
        """Take an answer to an offered draw. Rule CL-END-05."""
        position = self._played
        self._tell(OfferAnswered(self.round, position.actor, accepts))
        position.answer_offer(accepts)
        if position.phase == OVER:
            self._tell(GameEnded(self.round, position.result, ("CL-END-05",)))

    def roll_d4(self, face: int = 0) -> None:
        """Roll for the announced ship, or take the typed face."""
        position = self._played
        shown = face or self.dice.roll(REACH)
        ship = position.holds[position.at]
        self._tell(Announced(self.round, side_of(ship), kind_of(ship), position.at, shown))
        position.roll(shown)

    def fight(self, dice: FightDice | None = None) -> None:
        """Decide the fight by these dice, or roll them."""
        position = self._played
        used = dice or rolled(position, self.dice)
        attacker, defender, at = position.mover, position.defender, position.at
        won = attacker_wins(used)
        self.link += 1
        self._tell(
            Fought(
                self.round,
                side_of(attacker),
                kind_of(attacker),
                side_of(defender),
                kind_of(defender),
                at,
                used.attack,
                used.defence,
                won,
                self.link,
                ("CL-FGT-02", "CL-FGT-03"),
            )
        )
        takes = won and kind_of(attacker) == TAKER
        if won and (not takes or position.capture_optional):
            self._tell(ShipDestroyed(self.round, side_of(defender), kind_of(defender), at, kind_of(attacker)))
        elif won:
            self._tell(Captured(self.round, side_of(attacker), kind_of(defender), side_of(defender), at))
        self._sort = "captured" if won else "out"
        position.fight(won)
        self._go_on()

    def capture(self, answer: int) -> None:
        """Capture or not, if that is optional. Rule CL-TAKE-04."""
        position = self._played
        if answer == SEIZE:
            self._tell(Captured(self.round, side_of(position.mover), kind_of(position.mover), -1, position.at, ("CL-TAKE-04",)))
        position.capture(answer)
        self._go_on()

    def ways_to(self, start: int, to: int) -> tuple[Way, ...]:
        """Return the ways of the moving ship between two hexes, those without wormholes first."""
        return tuple(way for way in self.ways_from(start) if way.end == to)

    def ways_from(self, start: int) -> tuple[Way, ...]:
        """Return all current ways of the ship on a hex, or of the one moving out of it; of d4 movers as announced."""
        position = self._played
        if position.phase == OUT:
            return ways(position.field, position.occupied, start, EXTERMINATOR, 1)
        others = position.occupied & ~(1 << start)
        steps = position.rolled if position.phase not in (FIGHT, OVER) and start == position.at else 1
        return ways(position.field, others, start, kind_of(position.holds[start]), steps)

    @property
    def _played(self) -> Position:
        if self.position is None:
            raise ValueError("the game is not set up yet")
        return self.position

    def _rules(self, mover: int, way: Way) -> tuple[str, ...]:
        by_sort = {"out": MOVES_OUT, "captured": CAPTURED_MOVES}
        rules = by_sort.get(self._sort, (_BY_TYPE[kind_of(mover)],))
        return (*rules, "CL-WORM-07") if way.passes else rules

    def _tell(self, event: Event) -> None:
        self.events.append(event)
        if self.watcher is not None:
            self.watcher(event)

    def _roll_start(self, face: int) -> None:
        self._tell(StartRolled(1, self.preparation.side, face))
        self.preparation.roll(face)
        if self.preparation.phase == PLACING:
            self._tell(FirstFound(1, self.preparation.first, SHIPS[self.sides]))

    def _roll_what_is_due(self) -> None:
        while not self.typed_dice and self.preparation.phase == ROLLING:
            self._roll_start(self.dice.roll(FACES))

    def _set_up(self) -> Position:
        options = self.board.options
        return self.preparation.position(self.rounds, options.capture_optional, options.draw_claims)

    def _begin(self, position: Position) -> None:
        self.position = position
        self._tell(RoundBegan(1))
        self._open_turn()

    def _open_turn(self) -> None:
        position = self._played
        self.link = 0
        self._sort = "move"
        for side in range(self.sides):
            if not position.counts[side] and side not in self._out:
                self._out.add(side)
                self._tell(SideOut(self.round, side))
        if position.phase == OVER:
            is_by_rounds = position.round > position.rounds
            self._tell(GameEnded(self.round, position.result, ("CL-END-02" if is_by_rounds else "CL-END-01",)))
        else:
            self._tell(TurnBegan(self.round, position.turn_side))
        self._turns = position.turns
        self._told_round = position.round

    def _go_on(self) -> None:
        """Report the beginning of a turn if there is one, and make the due rolls unless people type dice."""
        position = self._played
        if position.phase == OVER or position.turns != self._turns:
            if position.phase != OVER and position.round != self._told_round:
                self._tell(RoundBegan(position.round))
            self._open_turn()
        elif not self.typed_dice and position.phase == ROLL:
            self.roll_d4()
        elif not self.typed_dice and position.phase == FIGHT:
            self.fight()
