"""The palette: what is in it, where it may be dropped, and what becomes of it there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.app.palette.palette_model import Sieve
from metamaker.core.collation import folded
from metamaker.core.messages import words
from metamaker.core.property import EditProblem
from metamaker.core.rule_book import statements
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.palette import drop_reasons, dropped, moved_reasons, palette
from metamaker.games.metaverse.edits.parts import move_part
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.arc import SectionName, Sector
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind, Section
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType
from metamaker.games.metaverse.sheet.tiles import icons
from tests.games.metaverse.builders import BARE, fleet_of, with_core, with_section, without_parts
from tests.games.metaverse.checks.case import with_outer
from tests.games.metaverse.edits.any_fleet import ANY_FLEET
from tests.games.metaverse.edits.rich import NOWHERE, RICH, gaps, refs
from tests.games.metaverse.strategies import fleets

TOLD = words("metaverse")
KEYS = [entry.key for group in palette(RICH, TOLD) for entry in group.entries]
EMPTY = BARE.with_(sections=BARE.sections.with_(core=Section(hull_hits=4)))
ALL_ROUND = with_outer(EMPTY, "fore", "aft", "port", "starboard")
HERON = "classes/heron"


def test_the_palette_holds_every_kind_and_what_the_fleet_defines() -> None:
    groups = palette(RICH, TOLD)
    assert [group.key for group in groups] == [
        *("hull", "primary", "propulsion", "electronic_warfare", "secondary", "weapon", "hangar")
    ]
    assert set(ComponentKind) <= set(KEYS)
    assert {"weapons/gun", "weapons/long", "bays/deck", "bays/tube", "section/fore", "crew_party", "reactor"} <= set(KEYS)
    assert len(KEYS) == len(set(KEYS))


def test_entries_are_told_in_full() -> None:
    rules, known = {statement.id for statement in statements("metaverse")}, icons()
    for group in palette(RICH, TOLD):
        for entry in group.entries:
            assert entry.text
            assert entry.hint
            assert entry.icon in known
            assert entry.rule in rules
            assert entry.group == group.key
            assert entry.tier in range(4)


def droppings(ship: ShipClass, target: str, *keys: str) -> list[tuple[str | None, int]]:
    """Return the arcs of parts dropped one after another, with the number of copies after each."""
    fleet, found = fleet_of(ship), []
    for key in keys:
        fleet, ref = dropped(fleet, key, target)
        of = STRUCTURE.find(fleet, ref)
        assert of is not None
        found.append((of.value.facing, of.value.count))
    return found


@pytest.mark.parametrize(
    ("ship", "target", "keys", "facings"),
    [
        (EMPTY, f"{HERON}/core", ["thruster"] * 3, [("port", 1), ("starboard", 1), ("port", 2)]),
        (with_outer(EMPTY, "port"), f"{HERON}/core", ["thruster"], [("starboard", 1)]),
        (ALL_ROUND, f"{HERON}/starboard", ["thruster"], [("starboard", 1)]),
        (ALL_ROUND, f"{HERON}/fore", ["basic_shield_generator"] * 2, [("fore", 1), ("fore", 2)]),
        (with_outer(EMPTY, "fore"), f"{HERON}/core", ["basic_shield_generator"], [("starboard", 1)]),
        (EMPTY, f"{HERON}/arcs/aft", ["energy_deflector"], [("aft", 1)]),
        (EMPTY, f"{HERON}/arcs/aft/shield_hits", ["energy_deflector"], [("aft", 1)]),
        (ALL_ROUND, f"{HERON}/arcs/aft", ["energy_deflector"], [("aft", 1)]),
        (EMPTY, f"{HERON}/core", ["primitive_stl"] * 2, [("aft", 1), ("fore", 1)]),
        (EMPTY, f"{HERON}/core", ["basic_stl"] * 2, [("fore_aft", 1), ("fore_aft", 2)]),
        (EMPTY, f"{HERON}/core", ["sensor_array"], [(None, 1)]),
        (BARE, f"{HERON}/core/bridge#1", ["bridge"], [(None, 2)]),
        (ALL_ROUND, HERON, ["thruster"], [("port", 1)]),
        (EMPTY, "ships/heron-1", ["cic"], [(None, 1)]),
    ],
)
def test_what_is_dropped_faces_what_is_legal_there(
    ship: ShipClass, target: str, keys: list[str], facings: list[tuple[str | None, int]]
) -> None:
    assert droppings(ship, target, *keys) == facings


@pytest.mark.parametrize(
    ("ship", "key", "target", "reason"),
    [
        (ALL_ROUND, "thruster", f"{HERON}/fore", "cannot face a side there"),
        (ALL_ROUND, "basic_shield_generator", f"{HERON}/core", "belongs in the"),
        (BARE, "section/core", HERON, "already has a core"),
        (ALL_ROUND, "section", HERON, "every section"),
        (BARE, "reactor", f"{HERON}/core", "always has"),
        (BARE, "bridge", "weapons/gun", "only be put on a ship"),
        (BARE, "bridge", f"{HERON}/fore", "no fore section"),
        (BARE, "no such thing", HERON, "no part “no such thing”"),
        (BARE, "weapons/none", HERON, "no weapon"),
        (with_core(BARE, hull_layers=5), "hull_layer", f"{HERON}/core", "maximum is 5"),
        (with_core(BARE, hull_hits=2), "hull_layer", f"{HERON}/core", "one for each layer"),
        (ALL_ROUND, "armour", f"{HERON}/core", "its own section"),
    ],
)
def test_what_may_not_go_somewhere_says_why(ship: ShipClass, key: str, target: str, reason: str) -> None:
    fleet = fleet_of(ship)
    (told,) = drop_reasons(fleet, key, target)
    assert reason in told
    assert told.endswith(".")
    with pytest.raises(EditProblem, match=reason):
        dropped(fleet, key, target)


@pytest.mark.parametrize(
    ("key", "target", "ref"),
    [
        ("section/aft", HERON, f"{HERON}/aft"),
        ("section", f"{HERON}/port", f"{HERON}/port"),
        ("section", f"{HERON}/arcs/starboard", f"{HERON}/starboard"),
        ("section", f"{HERON}/core", f"{HERON}/fore"),
        ("hull_hit", f"{HERON}/core/hull_hits#3", f"{HERON}/core/hull_hits"),
        ("hull_layer", f"{HERON}/core", f"{HERON}/core"),
        ("crew_party", f"{HERON}/core", f"{HERON}/core/crew_parties"),
        ("marine_party", HERON, f"{HERON}/core/marine_parties"),
        ("armour", f"{HERON}/arcs/aft", f"{HERON}/arcs/aft/armour_rating"),
        ("plate", f"{HERON}/core", f"{HERON}/arcs/fore/ablative_plates"),
        ("shield_hit", f"{HERON}/arcs/port", f"{HERON}/arcs/port/shield_hits"),
        ("weapons/gun", f"{HERON}/core", f"{HERON}/core/core-gun"),
    ],
)
def test_things_without_a_facing_go_where_they_are_dropped(key: str, target: str, ref: str) -> None:
    made = dropped(fleet_of(BARE), key, target)
    assert made.ref == ref
    assert made.document != fleet_of(BARE)


def test_an_outboard_section_may_get_its_own_reactor_once() -> None:
    made = dropped(fleet_of(ALL_ROUND), "reactor", f"{HERON}/fore")
    assert made.document.classes[0].sections.fore.reactor  # type: ignore[union-attr]
    assert drop_reasons(made.document, "reactor", f"{HERON}/fore") == ("The fore section already has a reactor.",)


@ANY_FLEET
@given(fleets(), st.data())
def test_reasons_are_why_a_drop_is_refused_and_nothing_else_is(fleet: Fleet, data: st.DataObject) -> None:
    keys = [entry.key for group in palette(fleet, TOLD) for entry in group.entries]
    target = data.draw(st.sampled_from([*refs(fleet), *gaps(fleet), *NOWHERE]))
    for key in keys:
        reasons = drop_reasons(fleet, key, target)
        if reasons:
            with pytest.raises(EditProblem):
                dropped(fleet, key, target)
        else:
            made = dropped(fleet, key, target)
            assert made.document != fleet
            assert STRUCTURE.find(made.document, made.ref) is not None


MISPLACED = {
    "needless-facing",
    "no-facing",
    "wrong-facing",
    "covered-arc",
    "foreign-arc",
    "no-side-here",
    "forbidden-sector",
    "no-sector",
}


@pytest.mark.parametrize("kind", ComponentKind)
@pytest.mark.parametrize("outer", [(), ("fore",), ("port", "starboard"), ("fore", "aft", "port", "starboard")])
def test_no_check_of_places_complains_of_what_was_dropped(kind: ComponentKind, outer: tuple[str, ...]) -> None:
    fleet = fleet_of(with_outer(without_parts(BARE, "thruster"), *outer))
    for section in ("core", *outer):
        target = f"{HERON}/{section}"
        if not drop_reasons(fleet, kind, target):
            after = dropped(fleet, kind, target).document
            assert {issue.code for issue in check_fleet(after)} & MISPLACED == set()


@pytest.mark.parametrize(
    ("ref", "target", "reason"),
    [
        (f"{HERON}/core/bridge", f"{HERON}/fore", ""),
        (f"{HERON}/core/guns", f"{HERON}/fore/hull_hits", ""),
        (f"{HERON}/core/bridge", f"{HERON}/core", ""),
        (f"{HERON}/core/thruster-port", f"{HERON}/fore", "cannot face a side there"),
        (f"{HERON}/core/bridge", "classes/other/core", "copy it to another class"),
        (f"{HERON}/core/hull_hits", f"{HERON}/fore", "only move parts"),
        (f"{HERON}/core/bridge", f"{HERON}/aft", "no aft section"),
        (f"{HERON}/core/bridge", "fleet", "only be put on a ship"),
        (f"{HERON}/core/thruster-port", f"{HERON}/starboard", "only face its own arc"),
        (f"{HERON}/core/thruster-port", f"{HERON}/port", ""),
    ],
)
def test_a_part_says_where_it_may_not_be_moved(ref: str, target: str, reason: str) -> None:
    ship = BARE
    for name in ("fore", "port", "starboard"):
        ship = with_section(ship, name, Section(hull_hits=4))
    fleet = fleet_of(ship, BARE.with_(id="other"))
    told = " ".join(moved_reasons(fleet, ref, target))
    assert reason in told
    assert bool(told) == bool(reason)


def test_a_mount_keeps_legal_sectors_when_it_moves() -> None:
    fleet = fleet_of(with_section(BARE, "fore", Section(hull_hits=4)))
    moved = move_part(fleet, f"{HERON}/core/guns", SectionName.FORE)
    of = STRUCTURE.find(moved.document, moved.ref)
    assert of is not None
    assert {Sector.AFT_PORT, Sector.AFT_STARBOARD}.isdisjoint(of.value.sectors)


def test_a_new_bay_type_comes_with_fighters_to_launch() -> None:
    fleet = fleet_of(BARE)
    made = dropped(fleet, "new/bays", f"{HERON}/core")
    (bay,), (fighters,) = made.document.bays, made.document.starfighters
    assert (bay.name, bay.accepts, fighters.name) == ("New bay", (fighters.id,), "Fighters")
    assert [issue.code for issue in check_fleet(made.document) if issue.where.startswith(("bays/", "starfighters/"))] == []
    again = dropped(made.document, "new/bays", f"{HERON}/core")
    assert [each.name for each in again.document.bays] == ["New bay", "New bay 2"]
    assert again.document.starfighters == (fighters,)


def test_a_new_squadron_comes_with_a_bay_that_has_it_aboard() -> None:
    fleet = fleet_of(BARE)
    made = dropped(dropped(fleet, "new/bays", f"{HERON}/core").document, "new/starfighters", f"{HERON}/core")
    squadron = made.document.starfighters[-1]
    assert squadron.name == "New squadron"
    of = STRUCTURE.find(made.document, made.ref)
    assert of is not None
    assert [load.starfighter for load in of.value.squadrons] == [squadron.id]
    before = {issue.code for issue in check_fleet(fleet)}
    assert {issue.code for issue in check_fleet(made.document) if "bays/" in issue.where} <= before


def test_a_new_weapon_is_mounted_at_once_and_named_in_the_language_of_who_asks() -> None:
    made = dropped(fleet_of(BARE), "new/weapons", f"{HERON}/core", words("metaverse", "fr"))
    assert made.document.weapons[-1].name == "Nouvelle arme"
    of = STRUCTURE.find(made.document, made.ref)
    assert of is not None
    assert of.value.weapon == made.document.weapons[-1].id


PLAYERS_WORDS = {
    "en": """engine laser gun missile torpedo radar armor power squadron tractor turret cargo warp jump shields
        screen crew troops marines cockpit generator energy jammer scanner cloak interdictor transporter
        fighter hangar carrier railgun cannon beam hyperdrive thrust stealth decoy flagship boarding
        structure hp deflector eccm motor sensors rocket phaser plasma""",
    "fr": """moteur laser canon missile torpille radar énergie escadrille tourelle saut bouclier écran équipage soldats
        brouilleur leurre interdicteur transporteur chasseur hangar furtif structure roquette""",
}


@pytest.mark.parametrize("language", PLAYERS_WORDS)
def test_parts_are_found_by_the_words_of_players(language: str) -> None:
    entries = [entry for group in palette(fleet_of(BARE), words("metaverse", language)) for entry in group.entries]
    lost = [
        word
        for word in PLAYERS_WORDS[language].split()
        if not any(Sieve((folded(word),)).lets_by_synonyms(entry) for entry in entries)
    ]
    assert lost == []


def test_a_weapon_is_found_by_what_it_strikes_with() -> None:
    gun = Weapon(id="gun", name="Hammer", damage_type=DamageType.KINETIC)
    lance = Weapon(id="lance", name="Needle", damage_type=DamageType.ENERGY)
    entries = [entry for group in palette(fleet_of(BARE, weapons=(gun, lance)), words("metaverse")) for entry in group.entries]
    found = {word: [entry.text for entry in entries if Sieve((word,)).lets_by_synonyms(entry)] for word in ("laser", "railgun")}
    assert found == {"laser": ["Needle", "Make a weapon…"], "railgun": ["Hammer", "Make a weapon…"]}
