"""Answers by ticks on boxes: damage to slots, harm to crew, returning crew, named systems."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from metamaker.core.messages import Words
from metamaker.games.cosmoforce.battle.actions.decisions import NameSystems, Relieve
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.state import KILLED, READY, SLOTS_OF, STANDBY, Ship, sign_of
from metamaker.games.cosmoforce.battle.wording.names import Names


class TickRow(NamedTuple):
    """A row of boxes: the value of a tick, its text, the number of boxes, the number already marked.

    `ship` is the sign of its ship, `ref` the element on the sheet of that ship; empty without one.
    """

    value: Any
    text: str
    boxes: int
    marked: int = 0
    ship: str = ""
    ref: str = ""


class Ticks(NamedTuple):
    """Rows to tick: up to `most` ticks, None for no limit, and at least `least`; `key` is the message with the number left."""

    rows: tuple[TickRow, ...]
    least: int
    most: int | None
    key: str = "ask-tick-crew-left"

    def row(self, value: Any) -> TickRow:
        """Return the row of a value."""
        return next(row for row in self.rows if row.value == value)

    def added(self, answer: Sequence[Any], value: Any) -> tuple[Any, ...]:
        """Return an answer with one more tick; without any left, the oldest tick moves."""
        row = self.row(value)
        if answer.count(value) >= row.boxes - row.marked:
            return tuple(answer)
        kept = list(answer)
        if self.most is not None and len(kept) >= self.most:
            kept.remove(next((each for each in kept if each != value), value))
        return (*kept, value)

    def removed(self, answer: Sequence[Any], value: Any) -> tuple[Any, ...]:
        """Return an answer without the latest tick of a value; the last one of a required answer stays."""
        kept = list(answer)
        if value not in kept or (self.least and len(kept) == 1):
            return tuple(answer)
        del kept[len(kept) - 1 - kept[::-1].index(value)]
        return tuple(kept)

    def left(self, answer: Sequence[Any], words: Words) -> str:
        """Return how many ticks are left; empty without a limit."""
        if self.most is None:
            return ""
        if not self.least:
            return words.text("ask-tick-chosen", count=len(answer), most=self.most)
        return words.text(self.key, left=self.most - len(answer))


def ticks_of(asked: PlaceDamage | NameSystems | HarmCrew | KillSurplus | Relieve) -> Ticks:
    """Return the boxes of a decision."""
    names = Names(asked.battle)
    if isinstance(asked, PlaceDamage):
        most = min(asked.points, asked.ship.room)
        return Ticks(tuple(_slots(asked.ship, asked.of, names)), 1, most, "ask-tick-left")
    if isinstance(asked, NameSystems):
        return Ticks(tuple(_systems(asked, names)), 0, asked.count)
    if isinstance(asked, HarmCrew):
        lives = [TickRow(token, text, READY, READY - state) for token, state, text in _crew(asked.ship, names)]
        return Ticks(tuple(lives), asked.count, asked.count)
    if isinstance(asked, KillSurplus):
        return Ticks(tuple(TickRow(token, text, 1) for token, _, text in _crew(asked.ship, names)), asked.count, asked.count)
    posted = [each for each in _crew(asked.ship, names) if asked.ship.posts[each[0]] != STANDBY]
    return Ticks(tuple(TickRow(token, text, 1) for token, _, text in posted), 0, None)


def _slots(ship: Ship, sign: str, names: Names) -> Iterator[TickRow]:
    """Yield all systems of a ship, also those without a free box, so that rows have the places of the sheet."""
    for slot in SLOTS_OF[ship.plan.mounted]:
        ref, boxes = ship.plan.design.ref("slots", str(slot + 1)), ship.plan.boxes[slot]
        marked = boxes if ship.lost >> slot & 1 else ship.marks[slot]
        yield TickRow(slot, f"{slot + 1}  {names.system(ship.plan.kinds[slot])}", boxes, marked, sign, ref)


def _systems(asked: NameSystems, names: Names) -> Iterator[TickRow]:
    for enemy in asked.battle.enemies(asked.ship):
        sign = sign_of(asked.battle, enemy)
        for slot in SLOTS_OF[enemy.plan.mounted]:
            text = f"{sign}  {slot + 1}  {names.system(enemy.plan.kinds[slot])}"
            ref = enemy.plan.design.ref("slots", str(slot + 1))
            yield TickRow((enemy.number, slot), text, asked.count, 0, sign, ref)


def _crew(ship: Ship, names: Names) -> Iterator[tuple[int, int, str]]:
    """Yield the living crew: token, state, name with the state and the slot."""
    for token, state in enumerate(ship.crew):
        if state != KILLED:
            yield token, state, names.member(ship, token)
