"""What a play state holds and refuses, and whether it fits its fleet."""

from pathlib import Path
from typing import Any

import pytest

from metamaker.core.envelope import migrated, unwrap, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out, parse
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, IndependentSquadron, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, RateOfFire
from metamaker.games.metaverse.play_state import PLAY, Flag, PlayState, ShipState, misfits, play_state
from metamaker.opening import open_file
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, GUN, component, core_systems, fleet_of, mount, with_core

GOLDEN = Path(__file__).parents[3] / "golden" / "formats"
PULSER = Weapon(id="pulser", name="Pulser", rate_of_fire=RateOfFire.LIMITED)
KITE = Starfighter(id="kite", name="Kite", strength=6)
SHIP = with_core(
    BARE.with_(arcs=BARE.arcs.with_(fore=ArcDefence(shield_hits=4, ablative_plates=2))),
    marine_parties=1,
    components=core_systems(component("adaptive_shield_generator", 2, Arc.FORE, count=2), component("ew_array", 1, count=2)),
    mounts=(mount("guns", GUN, EVERY_SECTOR), mount("pulsers", PULSER, EVERY_SECTOR, count=2)),
    bays=(BayFit(id="loft", bay="deck", loadout=LoadoutKind.PERMANENT, squadrons=(Load(starfighter="kite", count=2),)),),
)
FLEET = fleet_of(
    SHIP,
    weapons=(GUN, PULSER),
    starfighters=(KITE,),
    bays=(Bay(id="deck", name="Deck", carry=2, accepts=("kite",)),),
    squadrons=(IndependentSquadron(id="flight", starfighter="kite", count=2),),
)


def state(**ship: Any) -> dict[str, Any]:
    """Return the body of a state with the given values for one ship."""
    return {"turn": 3, "ships": [{"id": "heron-1", **ship}]}


def core(**lost: Any) -> dict[str, Any]:
    return state(losses={"core": lost})


def system(reference: str, *flags: str) -> dict[str, Any]:
    return state(systems=[{"system": reference, "flags": list(flags) or ["disabled"]}])


def squadron(reference: str, lost: int = 1) -> dict[str, Any]:
    return state(squadrons=[{"squadron": reference, "strength_lost": lost}])


def refused(body: dict[str, Any], fleet: Fleet = FLEET) -> str:
    with pytest.raises(FileProblem) as caught:
        play_state(body, fleet, "battle.json")
    assert caught.value.file == "battle.json"
    return caught.value.without_file


@pytest.mark.parametrize(
    "body",
    [
        {},
        core(hull_hits=[6, 6], crew_parties=[1, 1], marine_parties=[1]),
        core(hull_hits=[1]),
        core(hull_hits=[1, 0, 0]),
        state(arcs={"fore": {"shield_hits": 4, "ablative_plates": 2, "adaptation": 4}}),
        state(arcs={"fore": {"dropped": True}}),
        state(speed=20, ftl_charge=8),
        state(rolled=True, crew_quality_lost=1, conditions=["flagship", "section"]),
        state(fired=["classes/heron/core/pulsers#2"]),
        system("classes/heron/core/reactor#1"),
        system("classes/heron/core/life_support#1"),
        system("classes/heron/core/ew-array#2"),
        system("classes/heron/core/guns#1"),
        system("classes/heron/core/loft#1"),
        squadron("starfighters/kite#2", 6),
        {"squadrons": [{"squadron": "squadrons/flight#2", "strength_lost": 6}]},
    ],
)
def test_what_a_fleet_has_can_be_lost(body: dict[str, Any]) -> None:
    read = play_state(body, FLEET, "battle.json")
    assert play_state(read.model_dump(mode="json", exclude_none=True), FLEET, "battle.json") == read


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"ships": [{"id": "stork-1"}]}, "ships/stork-1: there is no ship with the id “stork-1”"),
        (core(hull_hits=[0, 7]), "ships/heron-1/losses/core/hull_hits/2: must be at most 6, not 7"),
        (core(hull_hits=[0, 0, 1]), "ships/heron-1/losses/core/hull_hits: there are only 2 layers, and you gave amounts for 3"),
        (core(crew_parties=[2]), "ships/heron-1/losses/core/crew_parties/1: must be at most 1, not 2"),
        (core(marine_parties=[1, 1]), "ships/heron-1/losses/core/marine_parties/2: must be at most 0, not 1"),
        (
            state(losses={"aft": {"hull_hits": [1]}}),
            "ships/heron-1/losses/aft/hull_hits: there are only 0 layers, and you gave amounts for 1",
        ),
        (state(arcs={"fore": {"shield_hits": 5}}), "ships/heron-1/arcs/fore/shield_hits: must be at most 4, not 5"),
        (state(arcs={"port": {"shield_hits": 1}}), "ships/heron-1/arcs/port/shield_hits: must be at most 0, not 1"),
        (
            state(arcs={"fore": {"ablative_plates": 3}}),
            "ships/heron-1/arcs/fore/ablative_plates: must be at most 2, not 3",
        ),
        (state(arcs={"fore": {"adaptation": 5}}), "ships/heron-1/arcs/fore/adaptation: must be at most 4, not 5"),
        (state(arcs={"port": {"dropped": True}}), "ships/heron-1/arcs/port/dropped: must be at most 0, not 1"),
        *(
            (
                state(fired=[wrong]),
                f"ships/heron-1/fired/{wrong}: “{wrong}” is not the reference of a copy of a limited weapon of class “heron”",
            )
            for wrong in ("classes/heron/core/guns#1", "classes/heron/core/pulsers#3", "classes/heron/core/bridge#1")
        ),
        (state(ftl_charge=9), "ships/heron-1/ftl_charge: must be at most 8, not 9"),
        *(
            (
                system(wrong),
                f"ships/heron-1/systems/{wrong}: “{wrong}” is not the reference of a copy of a system of class “heron”",
            )
            for wrong in (
                "classes/heron/core/bridge#2",
                "classes/heron/core/bridge",
                "classes/heron/aft/bridge#1",
                "classes/stork/core/bridge#1",
                "classes/heron/aft/reactor#1",
            )
        ),
        (
            squadron("starfighters/kite#3"),
            "ships/heron-1/squadrons/starfighters/kite#3: “starfighters/kite#3” is not the reference of a "
            "squadron that may be aboard",
        ),
        (squadron("starfighters/kite#1", 7), "ships/heron-1/squadrons/starfighters/kite#1: must be at most 6, not 7"),
        (
            {"squadrons": [{"squadron": "squadrons/flight#3", "strength_lost": 1}]},
            "squadrons/flight#3: “squadrons/flight#3” is not the reference of a squadron without a carrier",
        ),
    ],
)
def test_what_a_fleet_does_not_have_is_refused_with_its_place(body: dict[str, Any], sentence: str) -> None:
    assert refused(body) == sentence


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"turns": 1}, "“turns” is not a known entry; did you mean “turn”?"),
        ({"turn": -1}, "“turn” must be a whole number from 0 to 999, not -1"),
        ({"turn": True}, "“turn” must be a whole number from 0 to 999, not true"),
        (
            {"ships": [{"id": "heron-1"}, {"id": "heron-1"}]},
            "ships: “heron-1” is listed twice",
        ),
        (
            state(conditions=["section", "section"]),
            "ships/heron-1/conditions: “section” is listed twice",
        ),
        (system("classes/heron/core/bridge#1", "sleepy"), "ships/heron-1/systems/1/flags/1: this must be one of disabled"),
        (system("../core/bridge#1"), "ships/heron-1/systems/1: “system” must be text of the form"),
        (state(systems=[{"system": "classes/heron/core/bridge#1", "flags": []}]), "“flags” must be a list of 1 to 5 entries"),
        (
            state(systems=[{"system": "classes/heron/core/bridge#1", "flags": ["disabled"]}] * 2),
            "ships/heron-1/systems: “classes/heron/core/bridge#1” is listed twice",
        ),
    ],
)
def test_what_is_no_state_is_refused(body: dict[str, Any], words: str) -> None:
    assert words in refused(body)


@pytest.mark.rule("MV-0.0.0-07")
def test_states_of_a_system_are_independent_flags() -> None:
    body = system("classes/heron/core/bridge#1", *(flag.value for flag in Flag))
    assert play_state(body, FLEET, "").ship("heron-1").systems[0].flags == tuple(Flag)
    assert play_state({}, FLEET, "").ship("heron-1") == ShipState(id="heron-1")


def test_a_download_bay_has_what_its_ship_chose() -> None:
    chosen = with_core(SHIP, bays=(BayFit(id="loft", bay="deck", loadout=LoadoutKind.DOWNLOAD),))
    fleet = FLEET.with_(classes=(chosen,))
    assert list(misfits(PlayState.model_validate_json(_json(squadron("starfighters/kite#1"))), fleet)) != []
    opened = with_core(SHIP, bays=(BayFit(id="loft", bay="deck", count=2),))
    fleet = FLEET.with_(classes=(opened,))
    assert list(misfits(PlayState.model_validate_json(_json(squadron("starfighters/kite#4"))), fleet)) == []


def _json(body: dict[str, Any]) -> bytes:
    return laid_out(body)


def test_every_section_and_arc_can_be_asked_for() -> None:
    ship = ShipState(id="heron-1")
    assert all(ship.losses[name].hull_hits == () for name in SectionName)
    assert all(ship.arcs[arc].shield_hits == 0 for arc in Arc)


def test_the_documented_state_can_be_read() -> None:
    fleet = open_file(str(GOLDEN / "metaverse-fleet-1.json")).document
    told = (Path(__file__).parents[4] / "docs" / "play-state.md").read_text(encoding="utf-8")
    example = told.partition("```json\n")[2].partition("```")[0].encode()
    envelope = unwrap(parse(example, "docs"), "docs")
    assert play_state(migrated(envelope, PLAY, "docs"), fleet, "docs").turn == 6


def test_every_format_ever_released_can_be_read() -> None:
    """One file for each, kept for ever: never change one, add the next."""
    fleet = open_file(str(GOLDEN / "metaverse-fleet-1.json")).document
    files = sorted(GOLDEN.glob("metaverse-play-*.json"))
    assert [file.stem for file in files] == [f"metaverse-play-{number}" for number in range(1, PLAY.number + 1)]
    for file in files:
        envelope = unwrap(parse(file.read_bytes(), file.name), file.name)
        read = play_state(migrated(envelope, PLAY, file.name), fleet, file.name)
        assert read.ship("queens-thread").losses.fore.hull_hits == (6, 6, 6)
    assert laid_out(wrap("metaverse", PLAY, read.model_dump(mode="json", exclude_none=True))) == files[-1].read_bytes()
