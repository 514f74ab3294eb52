"""Pictures of pieces as PNG files, with the size and the name of the piece in the name of the file."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from metamaker.core.ids import slug
from metamaker.game_api.game import Game, required
from metamaker.game_api.tabletop import Layout, Piece
from metamaker.rendering.drawing import Drawing
from metamaker.rendering.ink import Ink
from metamaker.rendering.raster import clear_pictures

USUAL_PER_CM = 60
"""Pixels for a cm of the table: a ship of 4 cm has 240 pixels, as usual for tokens."""

LEAST_PER_CM, MOST_PER_CM = 10, 400

LARGEST = 4096
"""The most pixels of a side: the largest texture that every graphics card takes; larger pieces are coarser."""

_TOGETHER = 12
"""Pictures made at once: enough to share fonts, few enough for a progress bar that moves."""

_NAME = 40
"""The most letters of the name of a piece in the name of its file."""


class PieceFiles(NamedTuple):
    """A piece with the files of its faces: fronts, and backs, which are equal to the fronts for pieces without backs."""

    piece: Piece
    fronts: tuple[str, ...]
    backs: tuple[str, ...]


class SetFiles(NamedTuple):
    """The pieces of a fleet, or those that all players share."""

    name: str
    pieces: tuple[PieceFiles, ...]


class TitledFile(NamedTuple):
    """A file with the title that players see."""

    title: str
    file: str


class TableFiles(NamedTuple):
    """All pieces of a table with the names of their files, and the drawing of each file."""

    ground: tuple[PieceFiles, ...]
    sets: tuple[SetFiles, ...]
    drawings: dict[str, Drawing]
    by_night: frozenset[str]


def files_of(layout: Layout) -> TableFiles:
    """Return the pieces of a table with the names of their files, the same for the same table.

    Names have lower-case letters, digits and hyphens, and begin with the number of the set and of the piece.
    """
    drawings: dict[str, Drawing] = {}
    ground = _all_named(layout.ground, "table", drawings)
    night = frozenset(drawings) if layout.by_night else frozenset()
    sets = tuple(
        SetFiles(each.name, _all_named(each.pieces, str(place), drawings)) for place, each in enumerate(layout.sets, 1)
    )
    return TableFiles(ground, tuple(sets), drawings, night)


def _all_named(pieces: Sequence[Piece], start: str, drawings: dict[str, Drawing]) -> tuple[PieceFiles, ...]:
    return tuple(_named(piece, f"{start}-{number:02}", drawings) for number, piece in enumerate(pieces, 1))


def _named(piece: Piece, start: str, drawings: dict[str, Drawing]) -> PieceFiles:
    size = f"{piece.width:.0f}mm" if round(piece.width) == round(piece.height) else f"{piece.width:.0f}x{piece.height:.0f}mm"
    stem = f"{start}-{slug(piece.name)[:_NAME].strip('-')}-{size}"
    fronts: list[str] = []
    backs: list[str] = []
    for number, face in enumerate(piece.faces):
        named = f"{stem}-{slug(face.title)}" if number else stem
        fronts.append(f"{named}.png")
        backs.append(f"{named}.png" if face.back is None else f"{named}-back.png")
        drawings[fronts[-1]] = face.front
        if face.back is not None:
            drawings[backs[-1]] = face.back
    return PieceFiles(piece, tuple(fronts), tuple(backs))


def pixels(drawing: Drawing, per_cm: int) -> int:
    """Return the width of the picture of a drawing in pixels."""
    largest = max(drawing.width, drawing.height)
    return max(1, int(drawing.width / 10 * min(per_cm, LARGEST / (largest / 10))))


def png_files(
    shown: TableFiles, game: Game, per_cm: int = USUAL_PER_CM, step: Callable[[int, int], None] = lambda _done, _total: None
) -> Iterator[tuple[str, bytes]]:
    """Yield the files of all pieces; `step(done, total)` is called after some of them, and may raise to end it."""
    ink = next(iter(required(game.prints).inks.values()))
    done = 0
    for names, colours in _batches(shown, ink):
        made = clear_pictures([(shown.drawings[name], pixels(shown.drawings[name], per_cm)) for name in names], colours)
        yield from zip(names, made, strict=True)
        done += len(names)
        step(done, len(shown.drawings))


def _batches(shown: TableFiles, ink: Ink) -> Iterator[tuple[Sequence[str], Ink]]:
    """Yield names of files to make together, with their ink."""
    for night in (True, False):
        names = [name for name in shown.drawings if (name in shown.by_night) is night]
        for start in range(0, len(names), _TOGETHER):
            yield names[start : start + _TOGETHER], (ink.night or ink) if night else ink
