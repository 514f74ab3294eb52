"""The ships of a fight at a point in time, and after each event, so that every step of an answer is visible."""

from collections.abc import Sequence
from typing import NamedTuple

from metamaker.games.cosmoforce.battle.actions import events as acts
from metamaker.games.cosmoforce.battle.damage import events as hurts
from metamaker.games.cosmoforce.battle.frame import BattleBegan, TieRolled
from metamaker.games.cosmoforce.battle.state import KILLED, READY, Battle, Ship
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.model.design import ShipClass
from metamaker.play.story import Event


class Stand(NamedTuple):
    """A ship: speed in hundredths, `kinds`, `boxes` and `marks` by slot, `spent` slots as bits, `crew` as states.

    `sheds` is the heat that it sheds in its turn while all its Dissipators work.
    """

    number: int
    sign: str
    name: str
    side: int
    size: ShipClass
    kinds: tuple[int, ...]
    boxes: tuple[int, ...]
    marks: tuple[int, ...]
    spent: int
    crew: tuple[int, ...]
    speed: int
    heat: int
    sheds: int
    alive: bool

    @property
    def free(self) -> int:
        """The boxes without a mark; none once it is lost."""
        return sum(self.boxes) - sum(self.marks) if self.alive else 0

    def is_lost(self, slot: int) -> bool:
        """Return whether a system is destroyed."""
        return 0 < self.boxes[slot] <= self.marks[slot]


class Scene(NamedTuple):
    """The names of the sides, and the ships in table order."""

    sides: tuple[str, ...]
    ships: tuple[Stand, ...]


def scene_of(battle: Battle, names: Names) -> Scene:
    """Return the ships of a fight now."""
    return Scene(tuple(map(names.side, battle.sides)), tuple(_stand(ship, names) for ship in battle.ships))


def _stand(ship: Ship, names: Names) -> Stand:
    plan = ship.plan
    return Stand(
        ship.number,
        names.signs[ship.number],
        ship.name,
        ship.side,
        plan.design.ship_class,
        tuple(plan.kinds),
        tuple(plan.boxes),
        tuple(ship.marks),
        ship.spent,
        tuple(ship.crew),
        ship.speed,
        ship.heat,
        ship.sheds,
        ship.alive,
    )


def after(scene: Scene, event: Event) -> Scene:
    """Return the ships after an event."""
    if isinstance(event, TieRolled):
        speeds = {each.ship: each.speed for each in event.speeds}
        ships = (ship._replace(speed=speeds.get(ship.number, ship.speed)) for ship in scene.ships)
        return scene._replace(ships=tuple(ships))
    number = getattr(event, "ship", -1)
    if not isinstance(number, int) or not 0 <= number < len(scene.ships):
        return scene
    ships_now = list(scene.ships)
    ships_now[number] = _after(scene.ships[number], event)
    return scene._replace(ships=tuple(ships_now))


def _after(ship: Stand, event: Event) -> Stand:
    if isinstance(event, hurts.SystemMarked | hurts.SystemRepaired):
        return ship._replace(marks=_changed(ship.marks, event.slot, event.marks))
    if isinstance(event, hurts.MissilesDepleted):
        return ship._replace(spent=ship.spent | sum(1 << slot for slot in event.slots))
    if isinstance(event, hurts.CrewHarmed):
        return ship._replace(crew=_changed(ship.crew, event.token, event.state))
    if isinstance(event, hurts.CrewKilled):
        return ship._replace(crew=_changed(ship.crew, event.token, KILLED))
    if isinstance(event, hurts.CrewHealed):
        return ship._replace(crew=_changed(ship.crew, event.token, READY))
    if isinstance(event, acts.HeatGained | acts.HeatShed):
        return ship._replace(heat=event.heat)
    if isinstance(event, acts.Burned):
        return ship._replace(speed=event.speed)
    return ship._replace(alive=False) if isinstance(event, hurts.ShipEliminated) else ship


def _changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


Rolled = acts.Attacked | acts.HeatRolled | acts.Collided | acts.Rammed | acts.Strafed
"""The events with visible dice."""

Watched = Rolled | acts.Burned
"""The events with something to watch."""


class Step(NamedTuple):
    """A part of the events with up to one thing to watch (`shown`): the ships before and after it.

    `begins`: whether another fight begins in it.
    """

    events: tuple[Event, ...]
    before: Scene
    scene: Scene
    shown: Watched | None = None
    begins: bool = False


def steps(events: Sequence[Event], before: Scene | None, now: Scene) -> tuple[Step, ...]:
    """Return the events in parts; at least one. The last one ends with the ships as they are `now`.

    Several fights may begin in the events. The ships are known for the fight `before`, if there was one, and for the last one;
    in the others there is nothing to watch. The beginning of a fight may also follow only in later events.
    """
    parts = _parts(events)
    new = max((place for place, part in enumerate(parts) if _begins(part)), default=-1)
    is_known = before is not None or new < 0
    scene = now if before is None else before
    is_told_later = new < 0 and _muster(scene) != _muster(now)
    found = []
    for place, part in enumerate(parts):
        if _begins(part):
            is_known, scene = place == new, now
        start = scene
        for event in part if is_known and place != new else ():
            scene = after(scene, event)
        scene = now if place == len(parts) - 1 and not is_told_later else scene
        shown = next((event for event in part if isinstance(event, Watched)), None) if is_known else None
        found.append(Step(tuple(part), start, scene, shown, _begins(part)))
    return tuple(found)


def _muster(scene: Scene) -> list[tuple[int, str]]:
    """Return the sides and names of the ships of a fight."""
    return [(ship.side, ship.name) for ship in scene.ships]


def _parts(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events in parts: one begins with each event to watch after another one, and with each fight."""
    parts: list[list[Event]] = [[]]
    for event in events:
        is_next = isinstance(event, Watched) and any(isinstance(each, Watched) for each in parts[-1])
        if is_next or (isinstance(event, BattleBegan) and parts[-1]):
            parts.append([])
        parts[-1].append(event)
    return parts


def _begins(part: Sequence[Event]) -> bool:
    return any(isinstance(event, BattleBegan) for event in part)
