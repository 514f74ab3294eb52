"""Criticals of a game on paper: the chart by the battle's rules, with its upgrades, from what the sheet says."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.paper_games import TurnSoFar
from metamaker.games.metaverse.match.on_paper import blast, critical, parts, repair, repairs
from metamaker.games.metaverse.match.turn_on_paper import next_turn
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import Flag, Losses, PlayState, SectionLosses, ShipState, SystemState
from metamaker.games.metaverse.printing import play_state
from metamaker.opening import open_file
from metamaker.play.dice import FixedDice

SHIP = "ships/honest-weight"
FRESH = TurnSoFar(PlayState(), {}, {})
"""A turn of which nothing is known, the first one."""


@pytest.fixture
def fleet() -> Fleet:
    """Return a sample with two small ships."""
    found: Fleet = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")).document
    return found


def struck(fleet: Fleet, state: PlayState, part: str, *faces: int) -> tuple[list[str], ShipState]:
    """Return what a critical with these dice tells, and the state of the ship after it."""
    dice = FixedDice(faces)
    found = critical(fleet, state, FRESH, SHIP, part, dice)
    dice.finish()
    return [line.text for line in found.lines], play_state(fleet, found.state, "").ship("honest-weight")


def test_sections_can_be_struck(fleet: Fleet) -> None:
    assert dict(parts(fleet, SHIP, "en")) == {"fore": "fore", "core": "core", "aft": "aft"}


@pytest.mark.rule("MV-1.3.7-04", "MV-1.3.7-07")
def test_a_weapon_is_hit_and_what_is_not_there_is_upgraded(fleet: Fleet) -> None:
    told, ship = struck(fleet, PlayState(), "fore", 4, 1)
    assert told[0].startswith("Critical on")
    assert [system.system for system in ship.systems] == ["classes/wicket/fore/fore-toll-lamp#1"]
    again, ship = struck(fleet, PlayState(ships=(ship,)), "fore", 4, 1)
    assert any("upgraded" in text or "category 5" in text for text in again)
    assert len(ship.systems) == 1


@pytest.mark.rule("MV-2.3.1-02", "MV-2.3.1-04", "MV-2.3.1-07")
def test_crew_repairs_what_is_disabled_if_its_die_shows_no_more_than_it(fleet: Fleet) -> None:
    _, lamp = struck(fleet, PlayState(), "fore", 4, 1)
    assert not repairs(fleet, PlayState(ships=(lamp,)), FRESH, SHIP, "en"), (
        "the section has no crew of its own, so it borrows none"
    )
    _, hit = struck(fleet, PlayState(), "core", 4, 1)
    state = PlayState(ships=(hit,))
    (disabled,) = hit.systems
    ((key, (name, most)),) = repairs(fleet, state, FRESH, SHIP, "en").items()
    assert disabled.system.endswith(key)
    assert (name, most) == ("10 Warning gun (core)", 2)
    for face, left in ((most + 1, (disabled,)), (most, ())):
        dice = FixedDice((face,))
        found = repair(fleet, state, FRESH, SHIP, key, most, dice)
        dice.finish()
        assert found.succeeded == (not left)
        assert found.worked == {f"{SHIP}/{key}": most}
        assert play_state(fleet, found.state, "").ship("honest-weight").systems == left


@pytest.mark.rule("MV-2.3.1-03", "MV-2.3.1-06")
def test_crew_works_once_in_a_turn_and_what_it_failed_to_repair_waits_for_the_next(fleet: Fleet) -> None:
    _, once = struck(fleet, PlayState(), "core", 4, 1)
    broken = (*once.systems, SystemState(system="classes/wicket/core/life_support#1", flags=(Flag.DISABLED,)))
    state = PlayState(ships=(once.with_(systems=broken),))
    air, gun = repairs(fleet, state, FRESH, SHIP, "en")
    failed = repair(fleet, state, FRESH, SHIP, gun, 1, FixedDice((4,)))
    assert failed.lines[-1].text.endswith("try again next turn.")
    assert repairs(fleet, state, FRESH._replace(worked=failed.worked), SHIP, "en") == {air: ("3 life support (core)", 1)}
    assert not repairs(fleet, state, FRESH._replace(worked={f"{SHIP}/{gun}": 2}), SHIP, "en"), "nobody is left to work"


@pytest.mark.rule("MV-3.2.3-04")
def test_what_a_disabled_reactor_fed_has_no_power_after_the_turn_and_again_with_it(fleet: Fleet) -> None:
    reactor = "classes/wicket/core/reactor#1"
    broken = SystemState(system=reactor, flags=(Flag.DISABLED,))
    before = PlayState(ships=(ShipState(id="honest-weight", systems=(broken,)),))
    state = play_state(fleet, next_turn(fleet, before, FRESH, {}, "en").state, "")
    dark = {each.system for each in state.ship("honest-weight").systems if each.flags == (Flag.UNPOWERED,)}
    assert "classes/wicket/core/warning-gun#1" in dark
    assert not any("life_support" in system for system in dark)
    mended = repair(fleet, state, FRESH, SHIP, "core/reactor#1", 2, FixedDice((2,)))
    assert play_state(fleet, mended.state, "").ship("honest-weight").systems == ()


def test_what_the_sheet_says_counts_and_stays(fleet: Fleet) -> None:
    before = ShipState(id="honest-weight", speed=9, losses=Losses(core=SectionLosses(hull_hits=(2,))))
    told, ship = struck(fleet, PlayState(turn=3, ships=(before,)), "core", 7, 1)
    assert told
    assert ship.speed == 9
    assert sum(ship.losses.core.hull_hits) == 3


@pytest.mark.rule("MV-3.2.3-07")
def test_a_blast_strikes_the_arc_that_faces_it_with_what_the_distance_leaves() -> None:
    fleet = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")).document
    turn = TurnSoFar(PlayState(), {}, {})
    found = blast(fleet, PlayState(), turn, "ships/honest-weight", "fore", 60, 4)
    assert "takes 40 on the fore arc (blast)" in found.lines[0].text
    after = play_state(fleet, found.state, "").ship("honest-weight")
    shields = fleet.ship_class(fleet.ship("honest-weight").ship_class).arcs.fore.shield_hits
    assert after.arcs.fore.shield_hits == min(shields, 40)
    assert sum(after.losses.fore.hull_hits) > 0
    assert after.arcs.aft.shield_hits == 0
    away = blast(fleet, PlayState(), turn, "ships/honest-weight", "fore", 60, 12)
    assert not away.succeeded
    assert away.lines[0].text == "The blast does not reach Honest Weight at 12 cm; it loses 5 points per cm"
