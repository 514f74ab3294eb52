"""One number for a squadron wherever it stands: on sheet, counter, mission page, page of groups, and in a play state."""

import re
from collections.abc import Iterator

import pytest

from metamaker.core.display_names import called
from metamaker.core.ids import ref
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.pages.context import squadrons_aboard
from metamaker.games.metaverse.play_state import PlayState, ShipState, SquadronState, misfits
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.rendering.drawing import Drawing, Group, Page, Text
from metamaker.rendering.frame import PageFrame
from metamaker.rendering.imposition import Format
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import sample

FLEETS = [sample(name) for name in ("kite-clans-of-aldersay", "the-ninewater-procession", "the-slow-orchard")]
CARRIED = [
    pytest.param(fleet, ship.id, kind, count, id=f"{ship.id}-{kind}")
    for fleet in FLEETS
    for ship in fleet.ships
    for kind, count in squadrons_aboard(fleet, ship).items()
]
GROUPS = [
    pytest.param(fleet, place, id=f"{fleet.name}-{entry.id}") for fleet in FLEETS for place, entry in enumerate(fleet.squadrons)
]
LABEL = re.compile(r"[a-z]?\d+")
LABEL_SIZE = 3.4


def drawings(drawing: Drawing, under: str = "") -> Iterator[tuple[str, Drawing]]:
    """All drawings in a drawing with the reference that they stand under."""
    yield under, drawing
    for op in drawing.ops:
        if isinstance(op, Group):
            yield from drawings(op.drawing, op.ref or under)


def rows(pages: tuple[Page, ...], kind: str) -> dict[str, int]:
    """Return the labels next to the strengths of a type of squadron, with the number in the reference of its bubbles."""
    found: dict[str, int] = {}
    for page in pages:
        for under, drawing in drawings(page.drawing):
            runs = [op for op in drawing.ops if isinstance(op, Group) and re.fullmatch(r"#\d+", op.ref or "")]
            labels = [op.text for op in drawing.ops if isinstance(op, Text)]
            if under.partition("#")[0] == ref("starfighters", kind) and len(runs) == len(labels) == 1:
                found[labels[0]] = int((runs[0].ref or "")[1:])
    return found


def counters(fleet: Fleet, kind: str) -> list[set[str]]:
    """Return the texts on the fronts of the counters of a type."""
    found = []
    for page in pages_of("counters", fleet).pages:
        for op in (op for _, drawing in drawings(page.drawing) for op in drawing.ops if isinstance(op, Group)):
            texts = {each.text for each in op.drawing.ops if isinstance(each, Text)}
            if op.ref == ref("starfighters", kind) and "no fire" not in texts:
                found.append(texts)
    return found


def numbered(labels: set[str]) -> set[str]:
    return {text for text in labels if LABEL.fullmatch(text)}


def kind_of(fleet: Fleet, kind: str) -> Starfighter:
    return next(each for each in fleet.starfighters if each.id == kind)


def span(labels: list[str]) -> str:
    return labels[0] if len(labels) == 1 else f"{labels[0]}–{labels[-1]}"


@pytest.mark.parametrize("form", [Format.FULL, Format.HALF, Format.CARD])
@pytest.mark.parametrize(("fleet", "ship", "kind", "count"), CARRIED)
def test_sheets_number_squadrons_as_play_states_do(fleet: Fleet, ship: str, kind: str, count: int, form: Format) -> None:
    labels = rows(record_sheets(fleet, (), SheetOptions(PageFrame(), form, only=(ship,))).pages, kind)
    assert {label: number for label, number in labels.items() if number <= count} == {
        str(number): number for number in range(1, count + 1)
    }
    assert not list(misfits(state_of(ship, f"{ref('starfighters', kind)}#{count}"), fleet))


def state_of(ship: str, squadron: str) -> PlayState:
    return PlayState(ships=(ShipState(id=ship, squadrons=(SquadronState(squadron=squadron, strength_lost=1),)),))


@pytest.mark.parametrize(("fleet", "ship", "kind", "count"), CARRIED)
def test_counters_and_missions_have_the_numbers_of_the_sheet(fleet: Fleet, ship: str, kind: str, count: int) -> None:
    carrier = fleet.ship(ship)
    labels = [str(number) for number in range(1, count + 1)]
    crew = str(fleet.ship_class(carrier.ship_class).crew_quality)
    ours = [texts for texts in counters(fleet, kind) if any(text.startswith(carrier.name[:8]) for text in texts)]
    assert sorted(label for label in labels for texts in ours if label in texts and crew in texts) != []
    assert {label for texts in ours for label in numbered(texts)} >= set(labels)
    told = pages_of("missions", fleet).texts(carrier.ref())
    assert f"{called(kind_of(fleet, kind))} {span(labels)}" in told
    assert crew in told


@pytest.mark.parametrize(("fleet", "place"), GROUPS)
def test_groups_have_a_letter_and_their_own_crew(fleet: Fleet, place: int) -> None:
    entry, letter = fleet.squadrons[place], "abcdefgh"[place]
    labels = [f"{letter}{number}" for number in range(1, entry.count + 1)]
    page = rows(pages_of("squadrons", fleet).pages, entry.starfighter)
    assert {label: number for label, number in page.items() if label.startswith(letter)} == {
        label: number for number, label in enumerate(labels, 1)
    }
    ours = [texts for texts in counters(fleet, entry.starfighter) if set(labels) & texts]
    assert len(ours) == entry.count
    assert all(str(entry.crew_quality) in texts for texts in ours)
    assert all(f"group {letter} · {entry.command_quality.value}" in texts for texts in ours)
    assert f"{called(kind_of(fleet, entry.starfighter))} {span(labels)}" in pages_of("missions", fleet).texts()
    state = PlayState(squadrons=(SquadronState(squadron=f"{ref('squadrons', entry.id)}#{entry.count}", strength_lost=1),))
    assert not list(misfits(state, fleet))


def test_open_bays_have_blank_counters() -> None:
    kite = FLEETS[0]
    queen = kite.ship("queens-thread")
    blank = []
    for page in pages_of("counters", kite).pages:
        for _, drawing in drawings(page.drawing):
            texts = {op.text for op in drawing.ops if isinstance(op, Text)}
            if drawing.width == drawing.height == 20.0 and queen.name in texts and "no fire" not in texts:
                blank.append(texts)
    assert [numbered(texts) for texts in blank] == [{str(kite.ship_class(queen.ship_class).crew_quality)}] * 10
