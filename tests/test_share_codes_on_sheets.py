"""Share codes move nothing on a sheet: with and without them, every sample is laid out alike, in all games."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import PrintOptions, Sheet
from metamaker.opening import open_file
from metamaker.registry import GAMES, game_called
from metamaker.rendering.drawing import Drawing, Group, Text
from metamaker.rendering.frame import PageFrame, Paper

PRINTED = [
    path for game in GAMES if game_called(game).sheets is not None for path in sorted(sample_fleets(game).glob("*.json"))
]

_FOOT_MM = 5.0
"""The height of the last line."""

Area = tuple[str, float, float, float, float]


def areas(drawing: Drawing, x: float = 0.0, y: float = 0.0, scale: float = 1.0) -> Iterator[Area]:
    """Yield the areas of a page except codes: references and texts with their places and sizes.

    Only the area for clicks on a name ends before the code; its text does not move.
    """
    for op in drawing.ops:
        if isinstance(op, Group):
            if op.ref is not None and op.ref.endswith("/code"):
                continue
            size = scale * op.scale
            place = (x + op.x * scale, y + op.y * scale)
            if op.ref is not None:
                width = 0.0 if op.ref.endswith("/name") else op.drawing.width * size
                yield op.ref, round(place[0], 3), round(place[1], 3), round(width, 3), round(op.drawing.height * size, 3)
            yield from areas(op.drawing, *place, size)
        elif isinstance(op, Text):
            yield op.text, round(x + op.x * scale, 3), round(y + op.y * scale, 3), round(op.size * scale, 3), 0.0


def sheets(path: Path, *, codes: bool, paper: Paper, language: str) -> list[Sheet]:
    """Return the sheets of all ships of a sample and of its designs, for sheets of paper without other ones."""
    opened = open_file(str(path))
    game, document = opened.game, opened.document
    of, designs = required(game.sheets), required(game.designs)
    options = PrintOptions(frame=PageFrame(paper), codes=codes, language=language)
    refs = {*designs.subjects(document, False), *designs.subjects(document, True)}
    return [of.sheet(document, each, options) for each in sorted(refs)]


@pytest.mark.parametrize(("paper", "language"), [(Paper.A4, "en"), (Paper.LETTER, "fr")])
@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_areas_are_the_same_with_and_without_codes(path: Path, paper: Paper, language: str) -> None:
    coded, plain = (sheets(path, codes=codes, paper=paper, language=language) for codes in (True, False))
    for one, other in zip(coded, plain, strict=True):
        assert len(one.leaves) == len(other.leaves)
        for with_code, without in zip(one.leaves, other.leaves, strict=True):
            changed = set(areas(with_code.drawing)) ^ set(areas(without.drawing))
            # The last line of a sheet says if its code has no room.
            assert {area for area in changed if area[2] < with_code.drawing.height - _FOOT_MM} == set(), one.name


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_a_sheet_has_its_code_or_a_note(path: Path) -> None:
    for sheet in sheets(path, codes=True, paper=Paper.A4, language="en"):
        drawn = any(has_code(leaf.drawing) for leaf in sheet.leaves)
        assert drawn != sheet.lacks_code, sheet.name
        assert sheet.lacks_code == any("no room for its share code" in note for note in sheet.notes)


def has_code(drawing: Drawing) -> bool:
    """Return whether a drawing has a share code."""
    groups = [op for op in drawing.ops if isinstance(op, Group)]
    return any((group.ref or "").endswith("/code") or has_code(group.drawing) for group in groups)


def test_most_sheets_of_the_samples_have_their_code() -> None:
    made = [sheet for path in PRINTED for sheet in sheets(path, codes=True, paper=Paper.A4, language="en")]
    assert sum(not sheet.lacks_code for sheet in made) > 0.75 * len(made)
