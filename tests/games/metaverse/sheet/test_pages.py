"""Pages as wholes: nothing clips, overlaps or vanishes, on either paper, whatever the fleet."""

import time
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.core.issue import error
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ArcDefence, Arcs, Component, ComponentKind, Section, Sections
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.starfighter import Bay, BayFit, FighterWeapon, Load, Starfighter
from metamaker.games.metaverse.model.weapon import Mount, Weapon
from metamaker.games.metaverse.model.words import LoadoutKind, Target, TargetMethod, WeaponQuality
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.palette import COLOUR
from metamaker.games.metaverse.sheet.record import record_leaves, record_sheets, subjects
from metamaker.opening import open_file
from metamaker.rendering.drawing import Document, Group
from metamaker.rendering.frame import Paper
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.svg import page_svg
from tests.choices import covering, named
from tests.examples import examples
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, SANITY, SANITY_WEAPONS, fleet_of, frigate, mount, with_core
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import Sheet, faults, printed, sheet_of
from tests.games.metaverse.strategies import fleets

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
HOSTILE = ("W" * 120, "one two " * 15, "i", "", "漢字" * 60, "</svg>&amp;", "(\\)" * 40, "a\u0301" * 60)


@pytest.mark.parametrize(("paper", "path"), covering(Paper, SAMPLES), ids=named)
def test_samples_are_clean(path: Path, paper: Paper) -> None:
    fleet = sample_fleet(path)
    for classes in (False, True):
        assert faults(printed(fleet, issues=check_fleet(fleet), paper=paper, classes=classes)) == []


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("name", SANITY)
def test_usual_ships_fit_one_page(name: str, paper: Paper) -> None:
    sheet = sheet_of(SANITY[name](), weapons=SANITY_WEAPONS, paper=paper)
    assert len(sheet.pages) == 1
    assert {"RANGE BANDS", "PLOT", "KEY", "TO HIT"} <= set(sheet.texts())
    assert faults(sheet) == []


@given(fleets(), st.sampled_from(Paper), st.booleans())
@settings(max_examples=examples(60), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_that_loads_is_printed_cleanly(fleet: Fleet, paper: Paper, classes: bool) -> None:
    sheet = printed(fleet, issues=check_fleet(fleet), paper=paper, classes=classes)
    assert sum(page.bookmark is not None for page in sheet.pages) == len(fleet.classes if classes else fleet.ships)
    assert faults(sheet) == []


@given(fleets())
@settings(max_examples=examples(15), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_becomes_pdf_and_svg(fleet: Fleet) -> None:
    document = record_sheets(fleet, ())
    assert pdf_bytes(document, COLOUR) == pdf_bytes(document, COLOUR)
    for page in document.pages[:2]:
        assert page_svg(page, COLOUR).startswith("<svg")


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_shrink_and_wrap(name: str, paper: Paper) -> None:
    weapon = Weapon(id="gun", name=name, qualities=tuple(WeaponQuality))
    squadron = Starfighter(id="kite", name=name, weapons=(FighterWeapon(name=name, qualities=tuple(WeaponQuality)),))
    bay = Bay(id="loft", name=name, accepts=("kite",))
    ship = with_core(
        BARE.with_(name=name, variant=name), mounts=(mount("a", weapon, EVERY_SECTOR),), bays=(BayFit(id="b", bay="loft"),)
    )
    issues = (error("a", where="classes/heron", text=name * 3 or "?", rule="MV-3.4.0-03"),)
    fleet = fleet_of(ship, weapons=(weapon,), starfighters=(squadron,), bays=(bay,)).with_(name=name)
    assert faults(printed(fleet, issues=issues, paper=paper)) == []


def giant_section(prefix: str, entries: int, copies: int) -> Section:
    kinds = tuple(ComponentKind)
    return Section(
        hull_hits=999,
        hull_layers=5,
        crew_parties=99,
        marine_parties=99,
        reactor=True,
        components=tuple(
            Component(id=f"{prefix}c{place}", kind=kinds[place % len(kinds)], rating=place % 100, count=copies)
            for place in range(entries)
        ),
        mounts=tuple(
            Mount(id=f"{prefix}m{place}", weapon=f"w{place % 30}", sectors=EVERY_SECTOR[: place % 9], count=copies)
            for place in range(entries)
        ),
        bays=tuple(
            BayFit(
                id=f"{prefix}b{place}",
                bay="loft",
                count=copies,
                loadout=kind,
                squadrons=(Load(starfighter="kite", count=copies),),
            )
            for place, kind in enumerate(LoadoutKind)
        ),
    )


def giant(entries: int, copies: int, *names: str) -> Fleet:
    """Return a fleet of one ship at the technical limits."""
    weapons = tuple(
        Weapon(
            id=f"w{place}",
            name=f"Gun {place}",
            pulse=99,
            damage_modifier=99,
            range_cm=99,
            aoe_cm=99,
            indirect_turns=99,
            target_method=TargetMethod.INDIRECT,
            targets=tuple(Target),
            armour_piercing=99,
            shield_piercing=99,
            deflection_piercing=99,
            qualities=tuple(WeaponQuality),
        )
        for place in range(30)
    )
    kite = Starfighter(id="kite", name="Kite", strength=99, weapons=tuple(FighterWeapon(name="x") for _ in range(50)))
    defence = ArcDefence(armour_rating=99, ablative_plates=99, shield_hits=99)
    ship = ShipClass(
        id="giant",
        name="Giant",
        sections=Sections(**{name: giant_section(name[0], entries, copies) for name in names}),
        arcs=Arcs(fore=defence, aft=defence, port=defence, starboard=defence),
    )
    bay = Bay(id="loft", name="Loft", launch=99, carry=99, accepts=("kite",))
    return fleet_of(ship, weapons=weapons, starfighters=(kite,), bays=(bay,))


def check_giant(fleet: Fleet, sheet: Sheet, name: str, entries: int, copies: int) -> None:
    """Every box, party and copy is there once."""
    counted = Counter(mark.refs[-1] for mark in sheet.marks if mark.refs and not mark.text and not mark.icon)
    place = f"classes/giant/{name}"
    assert [number for number in range(1, 1000) if counted[f"{place}/hull_hits#{number}"] != 1] == []
    for part in (f"{name[0]}c{entries - 1}", f"{name[0]}m{entries - 1}"):
        assert sheet.copies(f"{place}/{part}") == [str(number) for number in range(1, copies + 1)]
    assert len(sheet.copies(f"{place}/crew_parties")) == len(sheet.copies(f"{place}/marine_parties")) == 99


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("names", [("core",), ("core", "port"), ("core", "fore", "aft", "port", "starboard"), ("starboard",)])
def test_giants_flow_over_pages(names: tuple[str, ...], paper: Paper) -> None:
    fleet = giant(200, 3, *names)
    sheet = printed(fleet, paper=paper)
    assert len(sheet.pages) > 3
    assert faults(sheet) == []
    for name in names:
        check_giant(fleet, sheet, name, 200, 3)
    columns = [sheet.leaf(number).ops[1] for number in range(len(sheet.pages))]
    assert all(column == columns[3] for column in columns[3:])
    assert f"page {len(sheet.pages)} of {len(sheet.pages)}" in sheet.texts()


def test_a_giant_at_every_bound_takes_its_time_but_not_for_ever() -> None:
    fleet = giant(200, 99, "core", "fore", "aft", "port", "starboard")
    started = time.perf_counter()
    document = record_sheets(fleet, ())
    assert time.perf_counter() - started < 20
    assert faults(Sheet(document.pages[::7])) == []


def test_small_ships_are_drawn_larger() -> None:
    small, large = sheet_of(frigate(), weapons=SANITY_WEAPONS), printed(giant(60, 1, "core"))

    def bubble(sheet: Sheet, ref: str) -> float:
        area = sheet.area(f"{ref}/core/hull_hits#1")
        return area.right - area.left

    assert bubble(small, "classes/frigate") > 1.2 * bubble(large, "classes/giant")


def test_a_fleet_without_ships_has_no_pages_and_prints_all_the_same() -> None:
    document = record_sheets(Fleet(name="Empty"), ())
    assert document.pages == ()
    assert pdf_bytes(document, COLOUR).startswith(b"%PDF")


def test_the_same_fleet_gives_the_same_bytes() -> None:
    first, second = (pdf_bytes(record_sheets(open_file(str(SAMPLES[0])).document, ()), COLOUR) for _ in range(2))
    assert first == second


def test_a_page_takes_less_than_25_kilobytes_on_top_of_fonts_and_icons() -> None:
    fleet = max((sample_fleet(path) for path in SAMPLES), key=lambda each: len(each.ships))
    document = record_sheets(fleet, ())
    one = Document("", "", document.pages[:1])
    pages, first = len(pdf_bytes(document, COLOUR)), len(pdf_bytes(one, COLOUR))
    assert (pages - first) / (len(document.pages) - 1) < 25_000


def test_a_ship_without_bays_has_the_very_body_of_its_class() -> None:
    fleet = sample_fleet(sample_fleets("metaverse") / "the-even-hand.json")
    fleet = fleet.with_(
        classes=tuple(each.with_(notes="") for each in fleet.classes)
    )  # a class and its ship have notes of their own
    ship = next(each.id for each in fleet.ships if each.ship_class == "ell")
    wanted = SheetOptions(classes=True, only=("ell",)), SheetOptions(only=(ship,))
    leaves = [leaf for options in wanted for each in subjects(fleet, options) for leaf in record_leaves(each, (), options)]
    of_class, of_ship = ([op.drawing for op in leaf.drawing.ops if isinstance(op, Group)] for leaf in leaves)
    assert of_class[2] is of_ship[2]
