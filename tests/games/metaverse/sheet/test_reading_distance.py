"""What can be read at arm's length: captions of seven points, bubbles beside their own number, heads of one height, a key."""

import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import resource, sample_fleets
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.sheet.options import SheetOptions
from metamaker.games.metaverse.sheet.record import record_sheets
from metamaker.rendering.drawing import Drawing, Group, Page, Text, full_ref
from metamaker.rendering.drawing import Path as Stroke
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.imposition import Format
from metamaker.rendering.proof import NUMERALS, marks
from tests.choices import covering, named
from tests.games.metaverse.samples import sample_fleet

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))
POINT = 25.4 / 72
LANGUAGES = ("en", "fr")
PRINTS = [(form, landscape) for form in Format for landscape in (False, True)]


def sheets(fleet: Fleet, form: Format = Format.FULL, *, landscape: bool = False, **options: object) -> tuple[Page, ...]:
    frame = PageFrame(Paper.A4, landscape=landscape)
    return record_sheets(fleet, (), SheetOptions(frame, form, **options)).pages  # type: ignore[arg-type]


@pytest.mark.parametrize(("language", "print_", "path"), covering(LANGUAGES, PRINTS, SAMPLES, least=24), ids=named)
def test_only_counting_signs_are_smaller_than_seven_points(path: Path, print_: tuple[Format, bool], language: str) -> None:
    form, landscape = print_
    pages = sheets(sample_fleet(path), form, landscape=landscape, language=language)
    small = {mark.text for page in pages for mark in marks(page) if mark.text and mark.size < 7 * POINT - 1e-3}
    assert small <= NUMERALS


def cells(drawing: Drawing, around: str = "") -> Iterator[list[tuple[float, float, Drawing]]]:
    """Lines of systems, each as the places of its cells: those that have a picture and bubbles in a row."""
    for op in drawing.ops:
        if isinstance(op, Group):
            yield from cells(op.drawing, full_ref(op.ref, around))
    line = [
        op for op in drawing.ops if isinstance(op, Group) and op.ref and op.ref.startswith("classes/") and _is_cell(op.drawing)
    ]
    if len(line) > 1:
        yield [(op.x, op.y, op.drawing) for op in line]


def _is_cell(drawing: Drawing) -> bool:
    first, *rest = drawing.ops
    return isinstance(first, Group) and first.ref is None and any(isinstance(op, Group) and op.ref for op in rest)


def _edges(cell: Drawing) -> tuple[float, float, float]:
    """Where the sign or number before the bubbles ends, where these begin, and where the last of them ends."""
    before = max(op.x + (op.width if isinstance(op, Text) else op.drawing.width) for op in _before(cell))
    runs = [op for op in cell.ops if isinstance(op, Group) and op.ref]
    return before, min(run.x for run in runs), max(run.x + run.drawing.width for run in runs)


def _before(cell: Drawing) -> list[Text | Group]:
    own = [op for op in cell.ops if isinstance(op, Group) and not op.ref]
    numbers = [op for op in cell.ops if isinstance(op, Text) and op.y < own[0].drawing.height]
    return [*own, *numbers]


@pytest.mark.parametrize(("print_", "path"), covering(PRINTS, SAMPLES, least=12), ids=named)
def test_bubbles_stand_nearer_to_their_own_sign_than_to_the_next(path: Path, print_: tuple[Format, bool]) -> None:
    form, landscape = print_
    tried = 0
    for page in sheets(sample_fleet(path), form, landscape=landscape):
        for line in cells(page.drawing):
            for (x, _, cell), (following, _, _) in pairwise(line):
                before, begin, end = _edges(cell)
                assert begin - before < following - (x + end)
                tried += 1
    assert tried > 0


def head_rule(page: Page) -> float:
    """How far below the top of a leaf the head ends."""
    leaf = page.drawing.ops[0]
    assert isinstance(leaf, Group)
    head = leaf.drawing.ops[0]
    assert isinstance(head, Group)
    assert isinstance(head.drawing.ops[-1], Stroke)
    return round(head.drawing.height, 3)


@pytest.mark.parametrize("codes", [False, True])
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_heads_of_a_fleet_are_of_one_height(path: Path, codes: bool) -> None:
    assert len({head_rule(page) for page in sheets(sample_fleet(path), codes=codes)}) == 1


def texts(page: Page) -> set[str]:
    return {mark.text for mark in marks(page) if mark.text}


@pytest.mark.parametrize(
    ("language", "print_", "path"),
    covering(LANGUAGES, [each for each in PRINTS if each[0] is not Format.CARD], SAMPLES, least=16),
    ids=named,
)
def test_no_lines_for_notes_without_a_key(path: Path, print_: tuple[Format, bool], language: str) -> None:
    form, landscape = print_
    told = words(GAME, language)
    for page in sheets(sample_fleet(path), form, landscape=landscape, language=language):
        for leaf in (op for op in page.drawing.ops if isinstance(op, Group)):
            said = texts(Page(leaf.drawing))
            assert told["sheet-notes-title"] not in said or told["sheet-key-title"] in said


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_newtonian_ships_say_where_their_plots_are(path: Path) -> None:
    fleet = sample_fleet(path)
    for ship in fleet.ships:
        said = set().union(*map(texts, sheets(fleet, only=(ship.id,))))
        if fleet.ship_class(ship.ship_class).movement_method is MovementMethod.NEWTONIAN:
            assert "PLOT" not in said
            assert any("plot on the plot sheet" in text for text in said)


@pytest.mark.rule("MV-A.5-01", "MV-A.5-05", "MV-A.5-09")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["target", "movement"])
def test_what_changes_a_roll_is_what_the_charts_say(part: str, language: str) -> None:
    """Values in the order of the chart; that of evasion, which is no number there, is none here."""
    chart = tomllib.loads(resource("metaverse", "charts", "modifiers.toml").read_text(encoding="utf-8"))[part]
    values = [entry["value"] for entry in chart.values() if "#" not in entry["value"]]
    said = words(GAME, language)[f"sheet-hit-{part}"].replace("\u00a0", " ")
    assert [word for word in said.split() if word[0] in "+−" and len(word) > 1] == values
