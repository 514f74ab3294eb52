"""Decisions of the movement phase: plots, returns from strategic jumps, the dice of tactical ones."""

from typing import Annotated, ClassVar

from metamaker.games.metaverse.battle.decision import Answer, Decision, Refusal
from metamaker.games.metaverse.battle.kinematics.course import Course, Move, Newtonian
from metamaker.games.metaverse.battle.kinematics.execution import executed
from metamaker.games.metaverse.battle.kinematics.ftl import GROUP_CM
from metamaker.games.metaverse.battle.kinematics.means import Means
from metamaker.games.metaverse.battle.movement.legality import Situation, misshapen, reasons
from metamaker.games.metaverse.battle.movement.options import OrderRange, costs, options, points
from metamaker.games.metaverse.battle.plot.orders import BLANK, Arrival, JumpChoice, Plot
from metamaker.games.metaverse.battle.plot.text import MOST_CHARACTERS, parsed, printed
from metamaker.games.metaverse.battle.state.battle import Secrets, Table
from metamaker.games.metaverse.messages import message
from metamaker.play.decision import Composed, Form, Legal, Option, Part, Span, choice
from metamaker.play.decision import options as options_of
from metamaker.play.geometry import CM, HEADINGS, Point, distance
from metamaker.play.serialization import Text


def _away() -> None:
    """Return None, the answer to stay away."""


class WritePlot(Decision):
    """The plot of a ship for `turn`, which under cloak may be the next one; `course` is the ship's course at its beginning.

    `situation` has the charges at that time, the keys of the enemy ships that may be named, and whether the ship is cloaked.
    Rules MV-2.1.1-01, -02, MV-3.4.8-04.
    """

    kind: ClassVar[str] = "plot"
    rules: ClassVar[tuple[str, ...]] = ("MV-2.1.1-01", "MV-2.1.1-02", "MV-1.2.0-01")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = Annotated[Plot, Text(parsed, printed, MOST_CHARACTERS)]
    made: ClassVar[dict[str, object]] = {"plot": Plot}

    def __init__(
        self,
        table: Table,
        side: int,
        secrets: Secrets,
        key: str,
        turn: int,
        course: Course,
        means: Means,
        situation: Situation,
    ) -> None:
        super().__init__(table, side, secrets, key)
        self.turn = turn
        self.course = course
        self.means = means
        self.situation = situation
        self._options: tuple[OrderRange, ...] | None = None

    def default(self) -> Plot:
        """Return the blank plot, so that the ship drifts. Rule MV-A.1-15."""
        return BLANK

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship may not plot this. Rules MV-1.2.0-01, -04, MV-2.1.1-02."""
        return misshapen(answer) or reasons(answer, self.means, self.course, self.situation)

    def legal(self) -> Legal:
        """Return the orders that are legal separately, with their costs in points of thrusters and drives. Rule MV-1.2.0-04.

        An order may be written as several smaller ones. The stage of a thrust depends on its place among the orders.
        """
        found = [
            Option(order, order.target, costs(order, self.course), max(1, orders.most // max(1, order.amount)))
            for orders in self.options()
            for order in orders.orders()
        ]
        return Composed((Form("plot", (Part("orders", tuple(found)),), points(self.means), self.key),))

    def options(self) -> tuple[OrderRange, ...]:
        """Return the orders that are legal separately. Rule MV-3.3.0-03."""
        if self._options is None:
            self._options = options(self.means, self.course, self.situation)
        return self._options

    def preview(self, plot: Plot) -> Move:
        """Return the move of a legal plot; for a jump, only the turn's ordinary movement. Rule MV-2.1.3-01."""
        return executed(self.course, plot)


class AnnounceArrival(Decision):
    """Whether, where and with which facing a ship returns next turn; None to stay away. Rules MV-1.2.3-54, -57, -61.

    `course` is that of its departure. `others` are the places of ships of its squadron that announced their return just now:
    this ship must be within 20 cm of each of them, or stay away.
    """

    kind: ClassVar[str] = "arrival"
    rules: ClassVar[tuple[str, ...]] = ("MV-1.2.3-57", "MV-1.2.3-61")
    secret: ClassVar[bool] = True
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = Arrival | None
    made: ClassVar[dict[str, object]] = {"stay": _away, "return": Arrival}

    def __init__(
        self, table: Table, side: int, secrets: Secrets, key: str, course: Course, others: tuple[Point, ...] = ()
    ) -> None:
        super().__init__(table, side, secrets, key)
        self.course = course
        self.others = others

    def default(self) -> Arrival | None:
        """Return None, so that the ship stays away."""
        return None

    def legal(self) -> Legal:
        """Return the form to stay away, and the form to return at a place of the table, in 1/1000 cm, with a heading."""
        length, width = self.table.size_cm
        across, along = length * CM // 2, width * CM // 2
        step = 2 if isinstance(self.course, Newtonian) else 1
        headings = choice("heading", options_of(range(0, HEADINGS, step)))
        place = choice("x", Span(-across, across)), choice("y", Span(-along, along)), headings
        return Composed((Form("stay", (), ref=self.key), Form("return", place, ref=self.key)))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the ship cannot return like this. Rules MV-1.2.3-57, -61, MV-1.2.2-03."""
        if answer is None:
            return ()
        if not isinstance(answer, Arrival) or not all(isinstance(each, int) for each in answer):
            return (Refusal("MV-1.2.3-57", message("refusal-arrival-expected")),)
        return (*self._misplaced(answer), *self._misheaded(answer.heading))

    def _misplaced(self, answer: Arrival) -> tuple[Refusal, ...]:
        found: list[Refusal] = []
        length, width = self.table.size_cm
        if 2 * abs(answer.x) > length * CM or 2 * abs(answer.y) > width * CM:
            found.append(Refusal("MV-1.2.3-57", message("refusal-arrival-off-table", length=length, width=width)))
        place = Point(answer.x, answer.y)
        if any(distance(place, other) > GROUP_CM * CM for other in self.others):
            found.append(Refusal("MV-1.2.3-61", message("refusal-arrival-apart", distance=GROUP_CM)))
        return tuple(found)

    def _misheaded(self, heading: int) -> tuple[Refusal, ...]:
        if not 0 <= heading < HEADINGS:
            return (Refusal("MV-1.2.3-57", message("refusal-arrival-heading", most=HEADINGS - 1, heading=heading)),)
        if isinstance(self.course, Newtonian) and heading % 2:
            return (Refusal("MV-1.2.2-03", message("refusal-arrival-compass")),)
        return ()


class ChooseJumpDice(Decision):
    """A change of the rolled dice of a tactical jump: discard or roll up to `most` of them. Rule MV-1.2.3-65."""

    kind: ClassVar[str] = "jump dice"
    rules: ClassVar[tuple[str, ...]] = ("MV-1.2.3-65",)
    simultaneous: ClassVar[bool] = True
    answer_type: ClassVar[object] = JumpChoice
    made: ClassVar[dict[str, object]] = {"discard": JumpChoice, "roll": JumpChoice}

    def __init__(self, table: Table, side: int, secrets: Secrets, key: str, faces: tuple[int, ...], most: int) -> None:
        super().__init__(table, side, secrets, key)
        self.faces = faces
        self.most = most

    def default(self) -> JumpChoice:
        """Return the choice that does not change the dice."""
        return JumpChoice()

    def legal(self) -> Legal:
        """Return the form to discard any number of dice, and the form to roll more."""
        dice = tuple([Option(place, text=str(face)) for place, face in enumerate(self.faces)])
        discard = Form("discard", (Part("discard", dice, 0, self.most),), ref=self.key)
        roll = Form("roll", (choice("more", Span(1, self.most)),), ref=self.key)
        return Composed((discard, roll) if self.most else (discard,))

    def refusals(self, answer: Answer) -> tuple[Refusal, ...]:
        """Return every reason why the dice cannot be changed like this. Rule MV-1.2.3-65."""
        rule = "MV-1.2.3-65"
        if not (isinstance(answer, JumpChoice) and isinstance(answer.discard, tuple) and _is_count(answer.more)):
            return (Refusal(rule, message("refusal-dice-expected")),)
        found: list[Refusal] = []
        if answer.discard and answer.more:
            found.append(Refusal(rule, message("refusal-dice-both")))
        if max(len(answer.discard), answer.more) > self.most:
            found.append(Refusal(rule, message("refusal-dice-most", most=self.most)))
        known = all(isinstance(place, int) and 0 <= place < len(self.faces) for place in answer.discard)
        if not known or len(set(answer.discard)) < len(answer.discard):
            found.append(Refusal(rule, message("refusal-dice-named")))
        return tuple(found)


def _is_count(number: object) -> bool:
    return isinstance(number, int) and number >= 0
