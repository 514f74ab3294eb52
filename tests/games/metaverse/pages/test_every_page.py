"""Pages as wholes: every kind, every sample, any fleet that loads; nothing clips, overlaps or is tiny."""

from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import FighterWeapon, IndependentSquadron, Starfighter
from metamaker.games.metaverse.model.words import CommandLevel, MovementMethod, SquadronQuality
from metamaker.games.metaverse.pages.context import context
from metamaker.games.metaverse.pages.pack import PAGES
from metamaker.games.metaverse.sheet.palette import INKS
from metamaker.opening import open_file
from metamaker.rendering.drawing import Document
from metamaker.rendering.frame import Margins, PageFrame, Paper
from metamaker.rendering.pdf import pdf_bytes
from metamaker.rendering.svg import page_svg
from metamaker.rendering.tiles import InkMode
from tests.choices import covering, named
from tests.examples import examples
from tests.games.metaverse.builders import BARE, fleet_of
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.sheet.reading import faults
from tests.games.metaverse.strategies import fleets

SAMPLES = sorted(path.stem for path in sample_fleets("metaverse").glob("*.json"))
OURS = tuple(key for key, kind in PAGES.items() if kind.title.startswith("pages-") and key not in {"notes", "formulas"})
"""Pages that say what fleets bring; charts, counters, notes and the formula book are tried by tests of their own."""

FRAMES = (
    PageFrame(),
    PageFrame(Paper.LETTER),
    PageFrame(landscape=True),
    PageFrame(Paper.LETTER, landscape=True),
    PageFrame(margins=Margins(12.0, 15.0, 12.0, 12.0), binding=8.0, mirrored=True),
)
HOSTILE = ("W" * 120, "one two " * 15, "i", "", "漢字" * 60, "</svg>&amp;", "(\\)" * 40, "a\u0301" * 60)


@cache
def sample(name: str) -> Fleet:
    fleet: Fleet = open_file(str(Path(sample_fleets("metaverse")) / f"{name}.json")).document
    return fleet


@pytest.mark.parametrize(("frame", "name"), covering(FRAMES, SAMPLES, least=10), ids=named)
def test_samples_are_clean(name: str, frame: PageFrame) -> None:
    for key in OURS:
        sheet = pages_of(key, sample(name), frame=frame)
        assert faults(sheet) == [], key
        assert {(page.drawing.width, page.drawing.height) for page in sheet.pages} <= {(frame.width, frame.height)}


@pytest.mark.parametrize("key", OURS)
def test_two_fleets_share_what_serves_both(key: str) -> None:
    one, other = sample("the-even-hand"), sample("kite-clans-of-aldersay")
    together = pages_of(key, one, other)
    assert faults(together) == []
    if not PAGES[key].shared:
        assert len(together.pages) == len(pages_of(key, one).pages) + len(pages_of(key, other).pages)


@given(fleets(), st.sampled_from(FRAMES))
@settings(max_examples=examples(40), suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_any_fleet_that_loads_is_printed_cleanly(fleet: Fleet, frame: PageFrame) -> None:
    for key in OURS:
        assert faults(pages_of(key, fleet, frame=frame)) == [], key


def hostile_fleet(name: str) -> Fleet:
    """Return a fleet in which everything has this name."""
    squadron = Starfighter(id="kite", name=name, qualities=tuple(SquadronQuality), weapons=(FighterWeapon(name=name),))
    cinematic = BARE.with_(name=name, variant=name)
    newtonian = cinematic.with_(id="kestrel", movement_method=MovementMethod.NEWTONIAN)
    fleet = fleet_of(
        cinematic,
        newtonian,
        starfighters=(squadron,),
        squadrons=(IndependentSquadron(id="flight", starfighter="kite", count=3, marines_aboard=True),),
    )
    first, second = fleet.ships
    ships = (
        first.with_(level=CommandLevel.FLEET),
        second.with_(commander=first.id, level=CommandLevel.FLEET),
        first.with_(id="member", commander=second.id),
        first.with_(id="outside"),
    )
    return fleet.with_(name=name, author=name, notes=name, ships=ships)


@pytest.mark.parametrize(("frame", "name"), covering(FRAMES[:3], HOSTILE), ids=named)
def test_hostile_names_shrink_and_wrap(name: str, frame: PageFrame) -> None:
    for key in OURS:
        assert faults(pages_of(key, hostile_fleet(name), frame=frame)) == [], key


def test_long_names_are_printed_whole() -> None:
    name = " ".join(f"name{number}" for number in range(15))
    for key in ("roster", "command", "plot_cinematic", "plot_newtonian"):
        words = " ".join(pages_of(key, hostile_fleet(name)).texts("ships/heron-1" if key != "plot_newtonian" else None))
        assert name in words, key


@pytest.mark.parametrize("mode", InkMode)
def test_every_role_has_a_colour_in_every_ink(mode: InkMode) -> None:
    fleet = sample("kite-clans-of-aldersay")
    for key in OURS:
        pages = pages_of(key, fleet).pages
        if pages:
            assert pdf_bytes(Document("Set", "", pages), INKS[mode]).startswith(b"%PDF")
            assert page_svg(pages[0], INKS[mode]).startswith("<svg")


def test_titles_are_words() -> None:
    of = context((sample("the-even-hand"),))
    assert [key for key, kind in PAGES.items() if kind.key != key or not of.words[kind.title]] == []


def test_a_fleet_without_ships_has_only_a_roster() -> None:
    empty = Fleet(name="Nobody")
    assert [key for key in OURS if pages_of(key, empty).pages] == ["roster"]
