"""Tables for virtual tabletops: the order for one, its pieces with pictures and texts, printed pages, a small overview."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, NamedTuple

from metamaker.core.ids import slug
from metamaker.core.messages import words_in
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import SHEETS, Embed, PrintOptions
from metamaker.game_api.tabletop import Base, Layout, Look, Piece, PieceKind, Place, Tabletop
from metamaker.printing.files import Print, pdf_file
from metamaker.printing.live.rows import live_sheets
from metamaker.printing.live.state_code import state_code
from metamaker.printing.play_states import ReadState
from metamaker.printing.print_job import PrintJob, PrintOrder, What, drawn
from metamaker.printing.sharing import plain
from metamaker.rendering.drawing import Drawing, Group, Op, Path
from metamaker.rendering.ink import PAPER, Ink
from metamaker.rendering.raster import clear_pictures, page_pictures
from metamaker.rendering.shapes import box
from metamaker.tabletops.pictures import USUAL_PER_CM, TableFiles, files_of, png_files

Step = Callable[[int, int], None]
"""Called with the numbers of finished and of all pictures; may raise to end the work."""


class TableOrder(NamedTuple):
    """The wishes for a table: opposing documents of a game, an encounter of theirs or None, language, bases, pixels per cm.

    `states` are the play states of the documents, in their order; those without one are undamaged.
    """

    game: Game
    documents: tuple[Any, ...]
    encounter: Any = None
    language: str = "en"
    base: Base = Base.ROUND
    per_cm: int = USUAL_PER_CM
    states: tuple[ReadState, ...] = ()

    def damage(self, number: int) -> tuple[object, int]:
        """Return the play state of a document and its turn; None and 0 if it is undamaged."""
        read = self.states[number] if number < len(self.states) else None
        return (None, 0) if read is None else (read.state, read.turn(self.game))


class Booklet(NamedTuple):
    """Printed pages: their title, a short name for files, and the number of the set to which they belong, from 0."""

    title: str
    name: str
    print: Print
    side: int = 0


class Table:
    """The table of an order."""

    def __init__(self, order: TableOrder) -> None:
        self.order = order
        self.game = order.game

    @cached_property
    def part(self) -> Tabletop:
        """The part of the game that makes pieces."""
        return required(self.game.tabletop)

    @cached_property
    def layout(self) -> Layout:
        """The table."""
        return self.part.layout(self.order.documents, self.order.encounter, Look(self.order.language, self.order.base))

    @cached_property
    def files(self) -> TableFiles:
        """The pieces with the names of their files."""
        return files_of(self.layout)

    @property
    def name(self) -> str:
        """A name for files: those of the documents."""
        return "-".join(dict.fromkeys(slug(self.game.documents.title(each)) for each in self.order.documents))[:_NAME].strip(
            "-"
        )

    @property
    def title(self) -> str:
        """The names of the documents."""
        return ", ".join(self.game.documents.title(each) for each in self.order.documents)

    def text_of(self, number: int, piece: Piece) -> str:
        """Return the description of a piece of a set, counted from 0: speeds, weapons, ranges and damage code of a ship."""
        about = piece.text
        if piece.ref:
            about = plain(self.game.documents.texts(self.order.documents[number], piece.ref, self.order.language))
        elif piece.kind is not PieceKind.SQUADRON:
            return about
        code = self._codes.get((number, piece.ref))
        return f"{about}\n\n{code}".lstrip() if code else about

    @cached_property
    def _codes(self) -> Mapping[tuple[int, str], str]:
        """The codes of the damage of all sheets with boxes, by set and ship; those of squadrons have no ship."""
        if self.game.sheets is None:
            return {}
        found: dict[tuple[int, str], str] = {}
        for number, document in enumerate(self.order.documents):
            ships = required(self.game.designs).subjects(document, False)
            state, turn = self.order.damage(number)
            for sheet in live_sheets(self.game, document, state, self.order.language):
                if sheet.rows:
                    key = number, sheet.sheet.ref if sheet.sheet.ref in ships else ""
                    found[key] = "\n".join((*filter(None, [found.get(key)]), state_code(self.game, (sheet,), turn)))
        return found

    def pictures(self, step: Step = lambda _done, _total: None) -> Iterator[tuple[str, bytes]]:
        """Yield the files of all pictures."""
        return png_files(self.files, self.game, self.order.per_cm, step)

    def booklets(self) -> Iterator[Booklet]:
        """Yield the record sheets of each document, then the pages for the table that the game has for it."""
        options = PrintOptions(language=self.order.language)
        if self.game.sheets is not None:
            for side, document in enumerate(self.order.documents):
                title = self.game.documents.title(document)
                damaged = replace(options, state=self.order.damage(side)[0])
                made = drawn([PrintJob(self.game, document, PrintOrder(options=damaged))])
                if made.pages:
                    yield Booklet(title, f"{side + 1}-{slug(title)[:_NAME]}-{SHEETS}", made, side)
        known = required(self.game.prints).page_kinds()
        only = tuple(kind for kind in self.part.page_kinds if kind in known)
        jobs = [PrintJob(self.game, each, PrintOrder(What.PAGES, options=options, only=only)) for each in self.order.documents]
        if only and jobs and (pages := drawn(jobs)).pages:
            title = words_in("metamaker", self.order.language)["tabletop-pages"]
            yield Booklet(title, f"{self.name}-pages", pages)

    def pdf(self, of: Booklet) -> bytes:
        """Return printed pages as a PDF file with the documents in it."""
        return pdf_file(of.print, self._ink, Embed.FLEET)

    def pages(self, of: Booklet) -> Sequence[bytes]:
        """Return printed pages as PNG pictures, sharp enough to read a sheet on a screen."""
        return page_pictures(pdf_file(of.print, self._ink, Embed.NONE), _DOTS)

    def overview(self) -> Drawing:
        """Return the table from above, with its pieces at their places and the others below it, for the ink of the ground."""
        return overview(self.layout)

    def thumbnail(self) -> bytes:
        """Return the overview as a small picture."""
        ink = (self._ink.night or self._ink) if self.layout.by_night else self._ink
        (made,) = clear_pictures([(self.overview(), _THUMBNAIL)], ink)
        return made

    def picture(self, drawing: Drawing, width: int) -> bytes:
        """Return a drawing as a picture of this many pixels in width."""
        (made,) = clear_pictures([(drawing, width)], self._ink)
        return made

    @property
    def _ink(self) -> Ink:
        return next(iter(required(self.game.prints).inks.values()))


_NAME = 60
"""The most letters of the names of documents in the name of a file."""

_DOTS = 110.0
"""Dots per inch of printed pages as pictures."""

_THUMBNAIL = 256
"""The width of a thumbnail in pixels, as Tabletop Simulator makes its own."""


def overview(layout: Layout) -> Drawing:
    """Return a table from above with the pieces that have a place, and below it the others, larger than on the table.

    A bare table without any piece on it is left out.
    """
    pieces = [piece for some in layout.sets for piece in some.pieces]
    on_table = [piece for piece in pieces if piece.place is not None]
    beside = [piece for piece in pieces if piece.place is None]
    if not on_table and len(layout.ground) == 1 and layout.by_night and beside:
        return _in_rows(beside, _ROW, 1.0)
    ops: list[Op] = []
    for piece in (*layout.ground, *on_table):
        place = piece.place or Place(0.0, 0.0)
        x, y = layout.width / 2 + place.x, layout.height / 2 - place.y
        ops.append(Group(x - piece.width / 2, y - piece.height / 2, piece.faces[0].front))
    rows = _in_rows(beside, layout.width, _LARGER)
    height = layout.height + (rows.height if beside else 0.0)
    below = (Group(0.0, layout.height, rows),) if beside else ()
    return Drawing(layout.width, height, (Path(box(0.0, 0.0, layout.width, height), fill=PAPER), *ops, *below))


def _in_rows(pieces: Sequence[Piece], width: float, scale: float) -> Drawing:
    """Return pieces side by side in rows of a width."""
    gap = _GAP * scale / _LARGER
    x, y, deep = gap, gap, 0.0
    ops: list[Op] = []
    for piece in pieces:
        across, down = scale * piece.width, scale * piece.height
        if x + across + gap > width and x > gap:
            x, y, deep = gap, y + deep + gap, 0.0
        ops.append(Group(x, y, piece.faces[0].front, scale=scale))
        x, deep = x + across + gap, max(deep, down)
    height = y + deep + gap
    return Drawing(width, height, (Path(box(0.0, 0.0, width, height), fill=PAPER), *ops))


_LARGER, _GAP = 3.0, 20.0
"""The scale of pieces below the table, large enough to distinguish them in a small picture, and mm between them."""

_ROW = 300.0
"""The width in mm of rows of pieces without a table."""
