"""What a fleet document holds, refuses, and keeps."""

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from metamaker.games.metaverse.model.arc import Arc, Sector, sectors_of
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import Section
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, IndependentSquadron, Load, ShipLoadout
from metamaker.games.metaverse.model.weapon import Mount
from metamaker.games.metaverse.model.words import Target, WeaponQuality
from tests.games.metaverse.builders import BARE, GUN, component, fleet_of, mount, with_core, with_parts, with_section

FLEET = fleet_of(BARE)
(FIRST,) = FLEET.ships


def told(change: dict[str, Any]) -> tuple[str, str]:
    """Where a change of the fleet breaks a reference, and the sentence."""
    with pytest.raises(ValidationError) as refused:
        FLEET.with_(**change)
    (error,) = refused.value.errors()
    return error["ctx"]["place"], error["msg"]


@pytest.mark.rule("MV-0.0.0-02")
@pytest.mark.parametrize(
    ("change", "place", "words"),
    [
        ({"weapons": (GUN, GUN)}, "weapons/gun", "used twice"),
        ({"weapons": ()}, "classes/heron/core/guns/weapon", "with the id “gun”"),
        ({"classes": ()}, "ships/heron-1/ship_class", "with the id “heron”"),
        ({"ships": (FIRST.with_(commander="nobody"),)}, "ships/heron-1/commander", "with the id “nobody”"),
        ({"ships": (FIRST.with_(commander="heron-1"),)}, "ships/heron-1/commander", "cannot be under its own command"),
        ({"ships": (FIRST.with_(id="gun"),)}, "ships/gun", "used twice"),
        ({"ships": (FIRST.with_(loadouts=(ShipLoadout(bay="deck"),)),)}, "ships/heron-1/loadouts/deck", "with the id “deck”"),
        ({"bays": (Bay(id="deck", name="Deck", accepts=("dart",)),)}, "bays/deck/accepts", "with the id “dart”"),
        ({"squadrons": (IndependentSquadron(id="s", starfighter="dart"),)}, "squadrons/s/starfighter", "with the id “dart”"),
        (
            {"classes": (with_core(BARE, bays=(BayFit(id="deck", bay="hall"),)),)},
            "classes/heron/core/deck/bay",
            "with the id “hall”",
        ),
        (
            {"classes": (with_parts(BARE, component("bridge")),)},
            "classes/heron/core/bridge",
            "used twice",
        ),
        (
            {"classes": (with_section(BARE, "fore", Section(mounts=(mount("guns", GUN, ()),))),)},
            "classes/heron/core/guns",
            "used twice",
        ),
    ],
)
def test_broken_references_are_refused_with_their_place(change: dict[str, Any], place: str, words: str) -> None:
    where, sentence = told(change)
    assert where == place
    assert words in sentence
    assert "\n" not in sentence


def test_a_longer_cycle_of_command_is_refused() -> None:
    names = "abc"
    ships = tuple(
        Ship(id=name, name=name, ship_class="heron", commander=names[(place + 1) % 3]) for place, name in enumerate(names)
    )
    assert "cannot be under its own command" in told({"ships": ships})[1]


def test_squadrons_that_nobody_knows_cannot_be_aboard() -> None:
    bay = Bay(id="hall", name="Hall")
    aboard = with_core(BARE, bays=(BayFit(id="deck", bay="hall", squadrons=(Load(starfighter="ghost"),)),))
    assert told({"bays": (bay,), "classes": (aboard,)})[0] == "classes/heron/core/deck/squadrons"


@pytest.mark.rule("MV-0.0.0-02")
@pytest.mark.parametrize("change", [{"crew_parties": 100}, {"hull_hits": 1000}, {"hull_layers": -1}, {"hull_hits": 1.0}])
def test_technical_bounds(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        with_core(BARE, **change)


@pytest.mark.rule("MV-0.0.0-02", "MV-1.0.0-04")
def test_what_breaks_a_rule_still_loads() -> None:
    odd = with_core(BARE, hull_hits=0, hull_layers=99, components=(component("bridge", 7, "fore"), component("sensor_array")))
    assert fleet_of(odd.with_(crew_quality=0, tech_level=99)).classes[0].crew_quality == 0


def test_sets_are_kept_in_the_order_of_their_words() -> None:
    weapon = GUN.with_(targets=(Target.INDIRECT, Target.STARSHIPS, Target.INDIRECT))
    assert weapon.targets == (Target.STARSHIPS, Target.INDIRECT)
    assert GUN.with_(qualities=(WeaponQuality.UNSTABLE, WeaponQuality.ANTIMATTER)).qualities[0] is WeaponQuality.ANTIMATTER
    assert Mount(id="m", weapon="gun", sectors=tuple(reversed(Sector))).sectors == tuple(Sector)


def test_names_are_one_printable_line() -> None:
    for name in ("a" * 121, "two\nlines", "bell\a", "\u202eright to left", "half \ud800"):
        with pytest.raises(ValidationError):
            BARE.with_(name=name)
    assert BARE.with_(notes="two\nlines").notes == "two\nlines"
    assert BARE.with_(name="  Heron\u2003").name == "Heron"


@pytest.mark.parametrize("emblem", [{}, {"paths": ["M0 0"], "png": "AAAA"}, {"paths": ["<script>"]}, {"png": "not base64!"}])
def test_emblems_are_bounded_data(emblem: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        Fleet.model_validate({"emblem": emblem}, strict=False)


@pytest.mark.rule("MV-3.1.3-03")
def test_the_core_owns_the_arcs_without_a_section() -> None:
    ship = with_section(with_section(BARE, "fore", Section()), "port", Section())
    assert {arc.value: ship.owner(arc).value for arc in Arc} == {
        "fore": "fore",
        "starboard": "core",
        "aft": "core",
        "port": "port",
    }


@pytest.mark.rule("MV-0.0.0-06", "MV-3.6.4-03")
def test_geometry_of_arcs_and_sectors() -> None:
    assert [arc.opposite for arc in Arc] == [Arc.AFT, Arc.PORT, Arc.FORE, Arc.STARBOARD]
    assert Arc.FORE.neighbours == (Arc.STARBOARD, Arc.PORT)
    assert [sector for arc in Arc for sector in sectors_of(arc)] != list(Sector)
    assert {sector.arc for sector in Sector} == set(Arc)
    assert sectors_of(Arc.AFT) == (Sector.AFT_STARBOARD, Sector.AFT_PORT)


@pytest.mark.rule("MV-3.0.1-18")
def test_sections_stand_in_print_order() -> None:
    ship = BARE
    for name in ("aft", "starboard", "fore", "port"):
        ship = with_section(ship, name, Section())
    assert [name.value for name, _ in ship.sections.standing()] == ["fore", "port", "core", "starboard", "aft"]


@pytest.mark.parametrize(
    ("change", "same"),
    [
        (lambda fleet: fleet.with_(name="Other"), True),
        (lambda fleet: fleet.with_(weapons=(*fleet.weapons, GUN.with_(id="spare"))), True),
        (lambda fleet: fleet.with_(weapons=(GUN.with_(pulse=2),)), False),
        (lambda fleet: fleet.with_(classes=(BARE.with_(name="New"),)), False),
    ],
)
def test_a_design_is_the_same_object_until_something_that_it_uses_changes(change: Callable[[Fleet], Fleet], same: bool) -> None:
    fleet = fleet_of(with_core(BARE))
    before = design(fleet, fleet.classes[0])
    after = change(fleet)
    assert (design(after, after.classes[0]) is before) is same
