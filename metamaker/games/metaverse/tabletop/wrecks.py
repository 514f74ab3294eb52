"""What went down with ships that were destroyed: the squadrons aboard, as their sheets show it."""

from collections.abc import Collection, Iterator

from metamaker.core.ids import copy_ref
from metamaker.games.metaverse.extent import squadrons_aboard
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import MAX_ENTRIES, PlayState, SquadronState


def with_squadrons_lost(state: PlayState, fleet: Fleet, destroyed: Collection[str]) -> PlayState:
    """Return the state of a fleet in which the squadrons aboard these ships, given by their ids, have no strength left.

    None has left its bay yet, so all of them were aboard. Of a ship with too many for a play state the first ones are listed.
    """
    ships = (
        ship.with_(squadrons=tuple(_lost(fleet, ship.id))[:MAX_ENTRIES]) if ship.id in destroyed else ship
        for ship in state.ships
    )
    return state.with_(ships=tuple(ships))


def _lost(fleet: Fleet, ship: str) -> Iterator[SquadronState]:
    strengths = {kind.id: kind.strength for kind in fleet.starfighters}
    for place, number in squadrons_aboard(fleet, fleet.ship(ship)).items():
        for copy in range(1, number + 1):
            yield SquadronState(squadron=copy_ref(place, copy), strength_lost=strengths[place.partition("/")[2]])
