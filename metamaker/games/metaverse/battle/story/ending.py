"""What a battle came to: who was lost to whom, and what each side has lost of its value."""

from collections.abc import Iterator, Sequence

from metamaker.fighting import StoryLine
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import NOBODY
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import counted
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.stats.fleet import FleetStats, fleet_stats

_WAYS = ((Status.DESTROYED, "destroyed"), (Status.BROKEN, "broke off"), (Status.RETREATED, "retreated"))


def ending(battle: Battle, names: Names, forces: Sequence[Fleet]) -> Iterator[StoryLine]:
    """Yield the losses of both sides: ships with their fates, and the combat value of those that are gone.

    Values are those of the fleets' own stats: what ships carry is in them, and squadrons beside the ships are in the whole.
    """
    for side, force in enumerate(forces):
        fleet = [vessel for vessel in battle.table.vessels if vessel.side == side]
        lost = [vessel for vessel in fleet if vessel.status > Status.AWAY]
        yield StoryLine(f"{names.sides[side]}: {_ships(fleet)}; {_value(lost, fleet_stats(force))}", (), 2)
        for vessel in lost:
            yield StoryLine(fate(vessel, names), (), 3)


def _ships(fleet: Sequence[Vessel]) -> str:
    """Return how many ships there were and went, by the way they went: `6 ships, 2 destroyed, 1 broke off`."""
    statuses = [vessel.status for vessel in fleet]
    gone = [f"{statuses.count(status)} {word}" for status, word in _WAYS if status in statuses]
    return ", ".join([counted(len(fleet), "ship"), *(gone or ["none lost"])])


def _value(lost: Sequence[Vessel], of_fleet: FleetStats) -> str:
    """Return the value destroyed, and that which left the table whole, of all."""
    values = {entry.ship.id: entry.combat_value for entry in of_fleet.ships}
    destroyed, left = 0.0, 0.0
    for vessel in lost:
        if vessel.status is Status.DESTROYED:
            destroyed += values[vessel.ship.id]
        else:
            left += values[vessel.ship.id]
    whole = of_fleet.combat_value
    told = f"combat value {round(destroyed)} of {round(whole)} lost ({_share(destroyed, whole)})"
    return f"{told}, {round(left)} ({_share(left, whole)}) off the table" if left else told


def _share(part: float, whole: float) -> str:
    return f"{round(100 * part / whole)} %" if whole else "–"


def fate(vessel: Vessel, names: Names) -> str:
    """Return how a ship was lost, in a sentence without its full stop."""
    name = names.ship(vessel.key)
    told = vessel.fate
    when = f" in turn {told.turn}" if told is not None else ""
    if vessel.status is Status.RETREATED:
        return f"{name} retreated{when}"
    if vessel.status is Status.BROKEN:
        return f"{name} broke off{when}"
    if told is None:
        return f"{name} was destroyed"
    by = f" by {names.ship(told.by)}" if told.by not in {NOBODY, vessel.number} else ""
    weapon = f", {told.weapon}" if told.weapon else ""
    cause = "" if told.cause == "fire" and by else f" ({told.cause})"
    return f"{name} was destroyed{when}{by}{weapon}{cause}"
