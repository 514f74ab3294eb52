"""The account of damage in a fight: the boxes and harm by each attack, ram and roll for heat, and wasted damage."""

from metamaker.games.cosmoforce.battle.damage.damage import FURTHER, WITH_SYSTEM
from metamaker.games.cosmoforce.battle.damage.events import (
    CrewHarmed,
    CrewHealed,
    CrewKilled,
    MissileDetonated,
    MissilesDepleted,
    SystemMarked,
    SystemRepaired,
)
from metamaker.games.cosmoforce.battle.state import Battle, Ship
from metamaker.play.review.ledger import Blow

DETONATION = "detonation"
STRAFE = "strafe"
CREW = "crew"
HABITAT = "habitat"
DEPLETION = "depletion"
"""Causes of damage that follows other damage."""


Damaging = SystemMarked | CrewHarmed | CrewKilled
"""Events that mark a box or harm crew."""

COUNTED = (SystemMarked, CrewHarmed, CrewKilled, MissileDetonated, MissilesDepleted, SystemRepaired, CrewHealed)
"""Events that change the boxes or the life of a ship, or add damage."""


class _Draft:
    """A blow with its damage in `points`, which may not be marked yet. A blow that `follows` another has no dice."""

    def __init__(self, blow: Blow, points: int, *, follows: bool = False) -> None:
        self.blow = blow
        self.points = points
        self.follows = follows
        self.dealt = 0
        self.is_closed = False

    def finished(self) -> Blow:
        """Return the blow; damage not marked so far is wasted once it is closed."""
        mean = float(self.points) if self.follows else self.blow.mean
        wasted = float(self.points - self.dealt if self.is_closed else 0)
        return self.blow._replace(mean=mean, dealt=float(self.dealt), wasted=wasted)


class Account:
    """The blows of a fight, by the damage events after them."""

    def __init__(self) -> None:
        self._drafts: list[_Draft] = []
        self._open: dict[tuple[str, int], _Draft] = {}
        """The unfinished blows by their cause, empty for the first one, and by the number of the damaged ship."""
        self._left: dict[int, int] = {}
        """The boxes and life of each ship before the next event."""

    def begin(self, battle: Battle) -> None:
        """Begin a fight."""
        self.close()
        self._left = {ship.number: ship.room + ship.life for ship in battle.ships}

    def close(self) -> None:
        """End the damage of all blows so far."""
        for draft in self._open.values():
            draft.is_closed = True
        self._open = {}

    def add(self, blow: Blow, ship: int, points: int) -> None:
        """Add a blow that damages a ship with these points."""
        self._drafts.append(_Draft(blow, points))
        self._open["", ship] = self._drafts[-1]

    def blows(self) -> tuple[Blow, ...]:
        """Return the blows in their order."""
        return tuple(draft.finished() for draft in self._drafts)

    def take(self, event: object, ship: Ship) -> None:
        """Assign the damage of one of the `COUNTED` events to its blow."""
        lost = self._left.get(ship.number, 0) - ship.room - ship.life
        self._left[ship.number] = ship.room + ship.life
        if isinstance(event, MissileDetonated):
            self._further(DETONATION, ship).points += event.damage
        elif isinstance(event, MissilesDepleted):
            self._depleted(lost)
        elif isinstance(event, Damaging):
            draft = self._source(event, ship)
            draft.dealt += lost
            draft.points = max(draft.points, draft.dealt)

    def _source(self, event: Damaging, ship: Ship) -> _Draft:
        """Return the blow that caused an event; detonations mark their boxes after those of the blow."""
        if isinstance(event, CrewKilled):
            return self._further(HABITAT, ship)
        if event.rules == WITH_SYSTEM:
            return self._further(CREW, ship)
        if event.rules == FURTHER:
            return self._further(STRAFE, ship)
        first = self._open["", ship.number]
        return first if first.dealt < first.points else self._further(DETONATION, ship)

    def _further(self, cause: str, ship: Ship) -> _Draft:
        """Return the blow for damage that follows from the open one."""
        if (cause, ship.number) not in self._open:
            self._open[cause, ship.number] = self._following(self._open["", ship.number].blow._replace(cause=cause, weapon=""))
        return self._open[cause, ship.number]

    def _depleted(self, lost: int) -> None:
        """Add the boxes lost with Missiles depleted by their own attack, which was the last one."""
        attack = next(draft.blow for draft in reversed(self._drafts) if not draft.blow.cause)
        draft = self._following(attack._replace(cause=DEPLETION, weapon="", target=attack.ship, victim=attack.side))
        draft.points = draft.dealt = lost

    def _following(self, blow: Blow) -> _Draft:
        self._drafts.append(_Draft(blow._replace(chance=1.0, hit=True), 0, follows=True))
        return self._drafts[-1]
