"""What a battle came to: who was lost to whom, and what each side has lost of its value."""

from collections.abc import Iterator

from metamaker.fighting import StoryLine
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import NOBODY
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.story.names import Names
from metamaker.games.metaverse.battle.story.phrases import counted
from metamaker.games.metaverse.stats.value import combat_value


def ending(battle: Battle, names: Names) -> Iterator[StoryLine]:
    """Yield the losses of both sides: ships with their fates, and the combat value of those that are gone."""
    for side, name in enumerate(names.sides):
        fleet = [vessel for vessel in battle.table.vessels if vessel.side == side]
        lost = [vessel for vessel in fleet if vessel.status > Status.AWAY]
        destroyed = [vessel for vessel in lost if vessel.status is Status.DESTROYED]
        whole, gone = _value(fleet), _value(destroyed)
        share = f"{round(100 * gone / whole)} %" if whole else "–"
        parts = f"{len(destroyed)} of {counted(len(fleet), 'ship')} destroyed"
        yield StoryLine(f"{name}: {parts}, combat value {round(gone)} of {round(whole)} lost ({share})", (), 2)
        for vessel in lost:
            yield StoryLine(fate(vessel, names), (), 3)


def _value(vessels: list[Vessel]) -> float:
    return sum(combat_value(vessel.blueprint.design) for vessel in vessels)


def fate(vessel: Vessel, names: Names) -> str:
    """Return how a ship was lost, in a sentence without its full stop."""
    name = names.ship(vessel.key)
    if vessel.status is Status.RETREATED:
        return f"{name} retreated"
    if vessel.status is Status.BROKEN:
        return f"{name} broke off"
    told = vessel.fate
    if told is None:
        return f"{name} was destroyed"
    by = f" by {names.ship(told.by)}" if told.by not in {NOBODY, vessel.number} else ""
    weapon = f", {told.weapon}" if told.weapon else ""
    cause = "" if told.cause == "fire" and by else f" ({told.cause})"
    return f"{name} was destroyed in turn {told.turn}{by}{weapon}{cause}"
