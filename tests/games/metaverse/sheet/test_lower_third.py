"""What helps to play below the tables: range bands, criticals for what is aboard, the key, and names that found no room."""

from pathlib import Path

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.design import Design, design
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.section import ArcDefence
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageType, RateOfFire
from metamaker.games.metaverse.rules.critical_chart import (
    CATEGORIES,
    CHART,
    COMPOUND,
    PROPULSION,
    SECONDARY,
    STRUCTURE,
    WEAPONS,
)
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.sheet.criticals import critical_results
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.games.metaverse.sheet.shooting import band_table
from metamaker.games.metaverse.sheet.systems import kinds_aboard
from metamaker.games.metaverse.stats.ship import ship_stats
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import Format
from metamaker.rendering.proof import marks
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, component, core_systems, design_of, mount, with_core
from tests.games.metaverse.samples import sample_fleet
from tests.games.metaverse.sheet.reading import Sheet, sheet_of

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
ENGLISH = words(GAME, "en")


def armed_with(*weapons: Weapon) -> Design:
    ship = with_core(BARE, mounts=tuple(mount(each.id, each, EVERY_SECTOR) for each in weapons))
    return design_of(ship, weapons)


@pytest.mark.rule("MV-0.0.0-05", "MV-3.6.2-02", "MV-A.5-05")
@pytest.mark.parametrize(("kind", "sign"), [(DamageType.ENERGY, "−"), (DamageType.KINETIC, "+")])
@pytest.mark.parametrize("range_cm", [10, 25, 40, 99])
def test_a_bar_says_what_each_band_changes(kind: DamageType, sign: str, range_cm: int) -> None:
    weapon = Weapon(id="gun", name="Gun", damage_type=kind, range_cm=range_cm)
    table = band_table(armed_with(weapon), 160.0, ENGLISH)
    assert table is not None
    texts = [mark.text for mark in marks(Page(table.drawn())) if mark.text]
    shown = texts[texts.index("A") + 1 :]
    ends = (*range(range_cm, DIRECT_REACH_CM, range_cm), DIRECT_REACH_CM)
    bands = [range_bands(end, range_cm) for end in ends]
    # A band of a centimetre has no room for its number.
    expected = [
        f"{sign if each else ''}{each}"
        for each, end in zip(bands, ends, strict=True)
        if end % range_cm == 0 or end > each * range_cm + 3
    ]
    assert [text for text in shown if not text.startswith("≤")] == expected
    assert {text for text in shown if text.startswith("≤")} <= {f"≤ {end}" for end in ends}


@pytest.mark.rule("MV-1.3.1-04")
def test_contact_and_indirect_weapons_have_no_bands() -> None:
    assert band_table(armed_with(Weapon(id="claw", name="Claw", range_cm=0)), 160.0, ENGLISH) is None


@pytest.mark.rule("MV-A.2-51", "MV-1.3.7-07", "MV-1.3.7-08")
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_criticals_name_what_is_aboard_and_lead_on_where_nothing_is(path: Path) -> None:
    fleet = sample_fleet(path)
    for of_class in fleet.classes:
        resolved = design(fleet, of_class)
        aboard = {*kinds_aboard(resolved), "weapon"}
        for category, said in critical_results(resolved, ENGLISH).items():
            for row, text in zip(CHART[category], said, strict=True):
                struck = [kind for kind in row.kinds if kind in aboard]
                absent = [kind for kind in row.kinds if kind not in aboard and kind not in {"weapon"}]
                assert not any(catalogue()[kind].name in text for kind in absent if not _within(kind, struck))
                assert (text.startswith("see ") or text == "nothing") == bool(row.kinds and not struck)
                if category == STRUCTURE and row.hull:
                    assert text.startswith(f"{row.hull * ship_stats(resolved).ems} hull hit")


def _within(kind: str, others: list[str]) -> bool:
    """Whether a kind is called by a part of another's name: “Grappler” in “Energy grappler”."""
    return any(catalogue()[kind].name.lower() in catalogue()[other].name.lower() for other in others)


def test_a_critical_that_leads_nowhere_is_nothing() -> None:
    said = critical_results(design_of(BARE), ENGLISH)
    assert said[SECONDARY][0] == "nothing"
    assert said[PROPULSION][0] == "D3 × Basic STL drive"
    assert said[WEAPONS][0] == "1 × weapon"
    assert said[COMPOUND][5] == "one each of 6 and 7"
    assert len(said) == len(CATEGORIES) - 1


MARKED = with_core(
    BARE.with_(arcs=BARE.arcs.with_(fore=ArcDefence(shield_hits=4, ablative_plates=3, armour_rating=2))),
    marine_parties=1,
    components=core_systems(component("adaptive_shield_generator", 2, Arc.FORE), component("energy_deflector", 2, Arc.AFT)),
    mounts=(mount("guns", Weapon(id="pulser", name="Pulser"), EVERY_SECTOR),),
)
SIGNS = ("hull", "layer", "crew", "marine", "deflector", "shield", "adaptation", "armour", "plate")


def test_the_key_explains_what_stands_in_the_boxes() -> None:
    limited = Weapon(id="pulser", name="Pulser", rate_of_fire=RateOfFire.LIMITED)
    texts = sheet_of(MARKED, weapons=(limited,)).texts()
    assert {ENGLISH[f"sheet-key-{sign}"] for sign in (*SIGNS, "fired")} <= set(texts)
    plain = sheet_of(BARE).texts()
    absent = {"marine", "deflector", "shield", "adaptation", "plate", "fired"}
    assert {ENGLISH[f"sheet-key-{sign}"] for sign in absent}.isdisjoint(plain)


def sheets(fleet: Fleet, ship: str, form: Format, *, landscape: bool = False) -> Sheet:
    return Sheet(record_sheets(fleet, (), SheetOptions(PageFrame(landscape=landscape), form, only=(ship,))).pages)


@pytest.mark.parametrize("form", [Format.FULL, Format.HALF])
def test_what_the_first_page_lacks_stands_on_the_next(form: Format) -> None:
    """The carrier has more kinds of systems than a column holds; what is pencilled in has one place."""
    fleet = sample_fleet(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")
    sheet = sheets(fleet, "queens-thread", form)
    of_class = fleet.ship_class(fleet.ship("queens-thread").ship_class)
    named = " ".join(sheet.texts())
    assert all(catalogue()[kind].name in named for kind in kinds_aboard(design(fleet, of_class)))
    charge = [mark for mark in sheet.at(of_class.ref("ftl_charge")) if not mark.text]
    assert len(charge) == len(sheet.copies(of_class.ref("ftl_charge"))) > 0
    assert sheet.texts().count("mass factor") <= 1 < sheet.texts().count("target rating")
