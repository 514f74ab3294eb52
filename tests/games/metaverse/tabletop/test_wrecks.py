"""Squadrons go down with the ship that carries them."""

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.extent import squadrons_aboard
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import PlayState, ShipState, misfits
from metamaker.games.metaverse.tabletop.pencilled import with_squadrons_lost
from metamaker.opening import open_file


def clans() -> Fleet:
    found: Fleet = open_file(str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")).document
    return found


def test_all_squadrons_aboard_a_destroyed_ship_have_no_strength_left() -> None:
    fleet = clans()
    carrier = next(ship for ship in fleet.ships if squadrons_aboard(fleet, ship))
    fresh = PlayState(ships=tuple(ShipState(id=ship.id) for ship in fleet.ships))
    state = with_squadrons_lost(fresh, fleet, {carrier.id})
    strengths = {kind.id: kind.strength for kind in fleet.starfighters}
    lost = state.ship(carrier.id).squadrons
    assert len(lost) == sum(squadrons_aboard(fleet, carrier).values())
    assert all(each.strength_lost == strengths[each.squadron.partition("/")[2].partition("#")[0]] for each in lost)
    assert list(misfits(state, fleet)) == []
    others = [ship for ship in fleet.ships if ship is not carrier]
    assert all(state.ship(ship.id) == fresh.ship(ship.id) for ship in others)
