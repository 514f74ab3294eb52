"""How often each element of a library is used, for all of them in one go; `uses.used_by` names what uses one."""

from collections import Counter
from collections.abc import Iterator, Mapping

from metamaker.core.memo import memo
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass


def use_counts(fleet: Fleet, group: str) -> Mapping[str, int]:
    """Return by id how many elements use each weapon, squadron type, bay or class; what nothing uses is not in it."""
    if group == "classes":
        return Counter(ship.ship_class for ship in fleet.ships)
    counts: Counter[str] = Counter()
    for ship in fleet.classes:
        counts.update(_in_class(ship).get(group, {}))
    if group == "starfighters":
        counts.update(_in_roster(fleet))
    return counts


@memo
def _in_class(ship: ShipClass) -> dict[str, Counter[str]]:
    found: dict[str, Counter[str]] = {"weapons": Counter(), "bays": Counter(), "starfighters": Counter()}
    for _, section in ship.sections.standing():
        found["weapons"].update(mount.weapon for mount in section.mounts)
        found["bays"].update(fit.bay for fit in section.bays)
        found["starfighters"].update(kind for fit in section.bays for kind in {load.starfighter for load in fit.squadrons})
    return found


def _in_roster(fleet: Fleet) -> Iterator[str]:
    for bay in fleet.bays:
        yield from bay.accepts
    for ship in fleet.ships:
        yield from {load.starfighter for loadout in ship.loadouts for load in loadout.squadrons}
    yield from (squadron.starfighter for squadron in fleet.squadrons)
