"""The decisions of players. Answers are short texts in the notation of moves."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, NamedTuple

from typing_extensions import override

from metamaker.games.cosmoclysm.battle import dice, notation
from metamaker.games.cosmoclysm.battle.game import Game
from metamaker.games.cosmoclysm.battle.preparation import PLACES, PLACING, READY, ROLLING
from metamaker.games.cosmoclysm.battle.refusals import (
    Refusal,
    Refusals,
    move_refusals,
    no_draw,
    not_one_of,
    offered_before,
    placing_refusals,
)
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import hex_ref
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.position import (
    ANNOUNCED,
    CAPTURE,
    CLAIM,
    FIGHT,
    FLY,
    LEAVE,
    MOVE,
    OFFER,
    OUT,
    OVER,
    PASS,
    PROPOSE,
    RESIGN,
    ROLL,
    SEIZE,
    TARGETS,
    Position,
    kind_of,
    side_of,
)
from metamaker.games.cosmoclysm.rules.ships import FACES, REACH, win_chance
from metamaker.games.cosmoclysm.rules.ways import Way
from metamaker.play.decision import Answer, Chosen, Composed, Form, Legal, Listed, Option, Part, Span


class Decision:
    """A question to a side; see the Decision protocol of `metamaker.play.decision`.

    Nothing is secret, and one side is asked at a time.

    Before the next question, a die may be rolled or not. Answers can be taken back until a die is rolled.
    """

    kind: ClassVar[str] = ""
    answer_type: ClassVar[object] = str
    rules: ClassVar[tuple[str, ...]] = ()
    secret: ClassVar[bool] = False
    simultaneous: ClassVar[bool] = False
    final: ClassVar[bool] = False
    goes_on: ClassVar[bool] = False
    """Whether the side is usually asked again in the same turn."""

    def __init__(self, game: Game, side: int) -> None:
        self.game = game
        self.side = side

    @property
    def of(self) -> str:
        """The reference of the hex of the ship in question; empty for a question about the whole side."""
        return ""

    def legal(self) -> Legal:
        """Return the legal answers."""
        return Listed(tuple(self.options()))

    def options(self) -> Iterator[Option]:
        """Yield the legal answers; the reference of each is that of a hex."""
        raise NotImplementedError

    def composed(self, form: Form, chosen: Chosen) -> Answer:
        """Raise ValueError, because no answer is composed."""
        raise ValueError(f"{self.kind} has no form “{form.name}” for {', '.join(chosen)}")

    def default(self) -> Answer:
        """Return the first legal answer."""
        return next(self.options()).value

    def refusals(self, answer: Answer) -> Refusals:
        """Return why this answer is illegal; empty if it is legal. Never raises."""
        if any(option.value == answer for option in self.options()):
            return ()
        return self.reasons(str(answer))

    def reasons(self, answer: str) -> Refusals:
        """Return why an answer is not one of the legal ones."""
        return not_one_of(answer, self.rules)

    def play(self, answer: Answer) -> None:
        """Apply a legal answer."""
        raise NotImplementedError

    @property
    def position(self) -> Position:
        """The position. Raises ValueError before there is one."""
        if self.game.position is None:
            raise ValueError("the game is not set up yet")
        return self.game.position

    def ref(self, at: int) -> str:
        """Return the reference of a hex."""
        return hex_ref(self.game.names[at])


class PlaceShip(Decision):
    """A side places a ship: `fighter A4`."""

    kind: ClassVar[str] = "place"
    rules: ClassVar[tuple[str, ...]] = ("CL-SET-06", "CL-PLC-01", "CL-PLC-02", "CL-PLC-03", "CL-PLC-04", "CL-PLC-05")

    @override
    def options(self) -> Iterator[Option]:
        preparation = self.game.preparation
        for at in preparation.free_hexes():
            for kind in preparation.ships():
                yield Option(self.value(kind * PLACES + at), self.ref(at))

    def value(self, placing: int) -> str:
        """Return the answer for a number of preparation."""
        return f"{TYPES[placing // PLACES]} {self.game.names[placing % PLACES]}"

    @override
    def reasons(self, answer: str) -> Refusals:
        return placing_refusals(self.game, answer)

    @override
    def play(self, answer: str) -> None:
        type_, _, name = answer.partition(" ")
        self.game.place([each.value for each in TYPES].index(type_), self.game.names.index(name))


class PlaceWormhole(Decision):
    """A side places a wormhole of a pair: `1 B3`."""

    kind: ClassVar[str] = "wormhole"
    rules: ClassVar[tuple[str, ...]] = ("CL-WORM-03", "CL-WORM-02", "CL-LET-03")

    @override
    def options(self) -> Iterator[Option]:
        for hole in self.game.preparation.holes():
            yield Option(self.value(hole), self.ref(hole % PLACES))

    def value(self, hole: int) -> str:
        """Return the answer for a number of preparation."""
        return f"{hole // PLACES} {self.game.names[hole % PLACES]}"

    @override
    def play(self, answer: str) -> None:
        pair, _, name = answer.partition(" ")
        self.game.bore(int(pair), self.game.names.index(name))


DRAWN = "draw"
"""The answer that claims a draw. Rule CL-END-03."""

OFFERED, RESIGNED = "offer", "resign"
"""The answers that offer a draw and give up. Rules CL-END-05, CL-END-04."""

SPECIAL = {PASS: "pass", CLAIM: DRAWN, PROPOSE: OFFERED, RESIGN: RESIGNED}
"""The answers that move no ship, by their numbers in the rules."""


class MoveChoice(NamedTuple):
    """A possible move: its answer, the number of the position, the way, and the odds of a fight at its end.

    `way` is empty (None) for an announced ship, and for answers that move no ship. `chance`: to win the fight that it begins,
    None without one; `enemy` and `own` are the ships on the last hex, 0 for none.
    """

    value: str
    move: int
    start: int
    way: Way | None = None
    enemy: int = 0
    own: int = 0
    chance: float | None = None


class Move(Decision):
    """A side moves a ship: `E5-F6`, `D6-E2=B3`; `A2 d4` announces the ship on A2 and rolls for it."""

    kind: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("CL-TURN-01", "CL-TURN-02", "CL-TURN-04", "CL-TURN-05", "CL-TURN-08", "CL-END-03")

    def __init__(self, game: Game, side: int) -> None:
        super().__init__(game, side)
        self._choices: tuple[MoveChoice, ...] | None = None

    def choices(self) -> tuple[MoveChoice, ...]:
        """Return all legal moves, ship by ship, each with its way; of several ways to a hex, the plainest comes first."""
        if self._choices is None:
            self._choices = tuple(self._found())
        return self._choices

    def _found(self) -> Iterator[MoveChoice]:
        position = self.position
        moves = position.moves()
        if PASS in moves:
            yield MoveChoice(SPECIAL[PASS], PASS, -1)
        for start in sorted({move // TARGETS for move in moves if move != PASS}):
            if start * TARGETS + ANNOUNCED in moves:
                yield MoveChoice(notation.announced(self.game.names[start]), start * TARGETS + ANNOUNCED, start)
            for way in self.game.ways_from(start):
                yield self._choice(start, way)
        if position.draw_reason:
            yield MoveChoice(DRAWN, CLAIM, -1)
        if position.can_offer:
            yield MoveChoice(OFFERED, PROPOSE, -1)
        if position.phase == MOVE:
            yield MoveChoice(RESIGNED, RESIGN, -1)

    def _choice(self, start: int, way: Way) -> MoveChoice:
        position = self.position
        mover = position.mover if position.phase == OUT else position.holds[start]
        there = position.holds[way.end]
        value, move = notation.written(way, self.game.names), start * TARGETS + way.end
        if not there:
            return MoveChoice(value, move, start, way)
        if side_of(there) == side_of(mover):
            return MoveChoice(value, move, start, way, own=there)
        return MoveChoice(value, move, start, way, there, 0, float(win_chance(kind_of(mover), kind_of(there))))

    @override
    def options(self) -> Iterator[Option]:
        for choice in self.choices():
            at = choice.start if choice.way is None else choice.way.end
            yield Option(choice.value, self.ref(at) if at >= 0 else "")

    def value(self, move: int) -> str:
        """Return the answer for a move of the position, by the plainest way."""
        if move in SPECIAL:
            return SPECIAL[move]
        start, to = move // TARGETS, move % TARGETS
        if to == ANNOUNCED:
            return notation.announced(self.game.names[start])
        return notation.written(self.game.ways_to(start, to)[0], self.game.names)

    @override
    def reasons(self, answer: str) -> Refusals:
        if answer == DRAWN:
            return no_draw(self.game.board.options.draw_claims)
        if answer == OFFERED:
            return offered_before()
        return move_refusals(self.game, self.side, answer)

    @override
    def refusals(self, answer: Answer) -> Refusals:
        if any(choice.value == answer for choice in self.choices()):
            return ()
        return self.reasons(str(answer))

    @override
    def default(self) -> Answer:
        return next(self._found()).value

    @override
    def play(self, answer: str) -> None:
        choice = next(choice for choice in self.choices() if choice.value == answer)
        self.game.play(choice.move, choice.way)


class Fly(Move):
    """The announced ship moves by up to the result of the d4."""

    kind: ClassVar[str] = "fly"
    rules: ClassVar[tuple[str, ...]] = ("CL-TURN-03", "CL-MOV-05", "CL-MOV-11")

    @property
    @override
    def of(self) -> str:
        return self.ref(self.position.at)


class MoveOut(Fly):
    """A ship that won its defence, or was captured, moves out of the hex of the fight."""

    kind: ClassVar[str] = "out"
    rules: ClassVar[tuple[str, ...]] = ("CL-OUT-01", "CL-OUT-02", "CL-OUT-06", "CL-OUT-07")


class MayCapture(Decision):
    """The optional capture of a victim by a Taker."""

    kind: ClassVar[str] = "capture"
    rules: ClassVar[tuple[str, ...]] = ("CL-TAKE-04",)
    answers: ClassVar[tuple[str, ...]] = ("leave", "capture")

    @property
    @override
    def of(self) -> str:
        return self.ref(self.position.at)

    @override
    def options(self) -> Iterator[Option]:
        yield from (Option(self.answers[answer], self.of) for answer in (SEIZE, LEAVE))

    @override
    def play(self, answer: str) -> None:
        self.game.capture(self.answers.index(answer))


class AnswerOffer(Decision):
    """The answer to a draw that another side offers."""

    kind: ClassVar[str] = "offer"
    rules: ClassVar[tuple[str, ...]] = ("CL-END-05",)
    answers: ClassVar[tuple[str, ...]] = ("decline", "accept")

    @override
    def options(self) -> Iterator[Option]:
        yield from (Option(answer) for answer in self.answers)

    @override
    def play(self, answer: str) -> None:
        self.game.answer_offer(answer == self.answers[1])


PROGRAM, TYPED = "program", "typed"
"""The answers for dice: roll by the program, or enter the results of real ones."""


class Dice(Decision):
    """A roll of dice: the answer contains the results of real ones, `20 9 5 5 3 / 9 1`, or is empty for the program to roll."""

    kind: ClassVar[str] = "dice"
    rules: ClassVar[tuple[str, ...]] = ("CL-FGT-02", "CL-TURN-02", "CL-SET-03")

    @property
    def wanted(self) -> tuple[tuple[str, int, int], ...]:
        """The dice to roll: the side, their number, their faces."""
        position = self.game.position
        if position is None:
            return (("face", 1, FACES),)
        if position.phase == ROLL:
            return (("face", 1, REACH),)
        attack, defence = dice.numbers(position)
        return (("attack", attack, FACES), ("defence", defence, FACES))

    @override
    def legal(self) -> Legal:
        parts = tuple(Part(name, Span(1, faces), number, number, single=number == 1) for name, number, faces in self.wanted)
        return Composed((Form(PROGRAM, ()), Form(TYPED, parts)))

    @override
    def composed(self, form: Form, chosen: Chosen) -> Answer:
        if form.name == PROGRAM:
            return ""
        return " / ".join(" ".join(map(str, chosen[name])) for name, _, _ in self.wanted)

    @override
    def default(self) -> Answer:
        return ""

    @override
    def refusals(self, answer: Answer) -> Refusals:
        if not isinstance(answer, str) or (answer and self.faces(answer) is None):
            wanted = [message("refusal-dice-part", count=number, faces=faces) for _, number, faces in self.wanted]
            rule = "CL-SET-03" if self.game.position is None else "CL-TURN-02" if len(wanted) == 1 else "CL-FGT-02"
            both = message("refusal-dice", first=wanted[0], second=wanted[-1], parts=len(wanted), found=str(answer))
            return (Refusal(both, rule),)
        return ()

    def faces(self, answer: str) -> tuple[tuple[int, ...], ...] | None:
        """Return the faces in an answer, by parts; None if they do not fit the dice."""
        parts = answer.split("/")
        try:
            given = tuple(tuple(map(int, part.split())) for part in parts)
        except ValueError:
            return None
        fits = len(given) == len(self.wanted) and all(
            len(shown) == number and all(1 <= face <= faces for face in shown)
            for shown, (_, number, faces) in zip(given, self.wanted, strict=True)
        )
        return given if fits else None

    @override
    def play(self, answer: str) -> None:
        given = self.faces(answer) if answer else None
        position = self.game.position
        if position is None:
            self.game.roll_start(given[0][0] if given else 0)
        elif position.phase == ROLL:
            self.game.roll_d4(given[0][0] if given else 0)
        else:
            self.game.fight(_sorted(given) if given else None)


def _sorted(faces: Sequence[Sequence[int]]) -> dice.FightDice:
    attack, defence = (tuple(sorted(each, reverse=True)) for each in faces)
    return dice.FightDice(attack, defence)


def pending(game: Game) -> Decision | None:
    """Return the open decision; None once the game is over."""
    position = game.position
    if position is None:
        preparation = game.preparation
        kinds = {ROLLING: Dice, PLACING: PlaceShip}
        return kinds.get(preparation.phase, PlaceWormhole)(game, preparation.side) if preparation.phase != READY else None
    if position.phase == OVER:
        return None
    if position.phase in (ROLL, FIGHT):
        return Dice(game, _who_rolls(game, position))
    return _BY_PHASE[position.phase](game, position.actor)


_BY_PHASE: dict[int, type[Decision]] = {MOVE: Move, FLY: Fly, OUT: MoveOut, CAPTURE: MayCapture, OFFER: AnswerOffer}


def _who_rolls(game: Game, position: Position) -> int:
    """Return the side that rolls: a person's if one is in the fight, the attacker's first."""
    if position.phase == ROLL:
        return position.turn_side
    sides = [side_of(position.mover), side_of(position.defender)]
    return next((side for side in sides if side in game.seats.people), sides[0])
