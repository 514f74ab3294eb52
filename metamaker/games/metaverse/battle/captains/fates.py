"""What became of the ships of a battle, in the words in which many battles are counted."""

from collections import Counter

from metamaker.battle.outcome import Fate
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.system import NOBODY
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel

SURVIVED, DESTROYED, RETREATED, BROKE_OFF = "survived", "destroyed", "retreated", "broke off"

ENDS = {Status.DESTROYED: DESTROYED, Status.RETREATED: RETREATED, Status.BROKEN: BROKE_OFF}
"""How ships end; all others have survived, those too that are in a jump."""

CAUSES = {
    "ram": "a ram",
    "strain": "the strain of its drives",
    "ftl attack": "an FTL attack",
    "ftl drive": "its FTL drive",
    "critical": "a critical hit",
    "detonation": "its own reactor",
    "blast": "the blast of a reactor",
}
"""What ships are lost to, by the words of `damage.cause`."""


SIDES = ("A ", "B ")
NO_SIDES = ("", "")
"""What stands before the classes of a fleet that fights itself: to tell the sides apart says nothing."""


def losses(battle: Battle, *, mirrored: bool, itself: bool) -> tuple[tuple[str, int], ...]:
    """Return what became of the ships that are gone, in the order of the alphabet, each with how many shared it.

    Ships are called by contestant and class, `A Fathom`; by class alone if a fleet fights `itself`.
    """
    signs = NO_SIDES if itself else SIDES[::-1] if mirrored else SIDES
    labels = Counter(label for vessel in battle.table.vessels if (label := _loss(battle, vessel, signs)) is not None)
    return tuple(sorted(labels.items()))


def fates(battle: Battle, *, mirrored: bool) -> tuple[tuple[Fate, int], ...]:
    """Return the fates of all ships by contestant and class, each with how many met it."""
    counts = Counter(
        Fate(vessel.side ^ int(mirrored), vessel.blueprint.name, ENDS.get(vessel.status, SURVIVED))
        for vessel in battle.table.vessels
    )
    return tuple(sorted(counts.items()))


def _loss(battle: Battle, vessel: Vessel, signs: tuple[str, ...]) -> str | None:
    """Return how a ship was lost, in words; None if it was not."""
    who = _called(vessel, signs)
    if vessel.status is Status.RETREATED:
        return f"{who} retreats"
    if vessel.status is Status.BROKEN:
        return f"{who} breaks off"
    if vessel.status is not Status.DESTROYED:
        return None
    fate = vessel.fate
    if fate is None:
        return f"{who} is lost"
    by = "" if fate.by in {NOBODY, vessel.number} else f" of {_called(battle.table.vessels[fate.by], signs)}"
    return f"{who} is lost to {fate.weapon or CAUSES.get(fate.cause, fate.cause)}{by}"


def _called(vessel: Vessel, signs: tuple[str, ...]) -> str:
    return f"{signs[vessel.side]}{vessel.blueprint.name}"
