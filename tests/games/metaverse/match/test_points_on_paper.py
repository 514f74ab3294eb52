"""Points on paper: the boxes crossed off on sheets, as a battle counts them."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun
from metamaker.game_api.paper_games import CrossedOff
from metamaker.games.metaverse.battle.score import boxes
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.match.paper import crossed_off
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import (
    Departure,
    Losses,
    PlayState,
    SectionLosses,
    ShipState,
    SquadronState,
)
from metamaker.play.table import Setting
from metamaker.registry import game_called
from tests.games.metaverse.samples import sample_fleet


def sample(name: str, *ships: str) -> Fleet:
    return force(sample_fleet(sample_fleets("metaverse") / f"{name}.json"), ships)


LIGHT = sample("quarrel-at-fennel-light")
WHOLE = crossed_off(LIGHT, PlayState()).whole


def state_of(**ship: object) -> PlayState:
    return PlayState(ships=(ShipState.model_validate({"id": "honest-weight", **ship}),))


@pytest.mark.rule("MV-4.1.0-02")
def test_boxes_on_sheets_are_points() -> None:
    assert crossed_off(LIGHT, PlayState()) == CrossedOff(0, WHOLE, 0)
    hurt = state_of(losses=Losses(fore=SectionLosses(hull_hits=(1,)), core=SectionLosses(hull_hits=(2,))))
    assert crossed_off(LIGHT, hurt) == CrossedOff(3, WHOLE, round(300 / WHOLE))


@pytest.mark.rule("MV-4.1.0-03")
def test_ships_that_left_count_with_all_boxes_but_not_those_in_a_jump() -> None:
    hull = crossed_off(sample("quarrel-at-fennel-light", "honest-weight"), PlayState()).whole
    assert crossed_off(LIGHT, state_of(departure=Departure.RETREAT)).lost == hull
    assert crossed_off(LIGHT, state_of(departure=Departure.BROKEN_OFF)).lost == hull
    assert crossed_off(LIGHT, state_of(departure=Departure.JUMP)).lost == 0


@pytest.mark.rule("MV-4.1.0-02")
def test_the_strength_of_squadrons_counts() -> None:
    clans = sample("kite-clans-of-aldersay")
    carrier = next(ship for ship in clans.ships if crossed_off(force(clans, (ship.id,)), PlayState()).whole)
    squadrons = (SquadronState(squadron="starfighters/kite#1", strength_lost=2),)
    state = PlayState(ships=(ShipState(id=carrier.id, squadrons=squadrons),))
    assert crossed_off(clans, state).lost == 2


def test_a_battle_counts_the_same_boxes_as_its_sheets() -> None:
    forces = LIGHT, sample("the-slow-orchard", "late-frost", "early-thaw")
    match = begun(game_called("metaverse"), forces, Setting(7, ("plain", "plain")))
    seen = set()
    while match.result is None:
        match.play_turn()
        for side, fleet in enumerate(forces):
            found = crossed_off(fleet, match.views.play_state(side))
            assert (found.lost, found.whole) == boxes(match.table.battle.table, side)
            seen.add(found.points)
    assert len(seen) > 3
