"""What pages of an event are made from, and the small drawings that stand on several of them."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from metamaker.core.words import COMMON, Text, Words, words_in
from metamaker.events.model import Event
from metamaker.game.game import Game
from metamaker.sheets.drawing import BOLD, REGULAR, Drawing, Group, Op, Outline, Page, Path, Role
from metamaker.sheets.frame import PageFrame
from metamaker.sheets.headed import Footing, Headed, Heading
from metamaker.sheets.ink import ALERT, HAIRLINE, INK, LINE, PAPER, QUIET
from metamaker.sheets.layout import Block, Strip, Table, flowed, solid
from metamaker.sheets.lettering import Align, fit, line, lines, wrap
from metamaker.sheets.shapes import box, rule
from metamaker.sheets.texts import CAPTION

BODY = 3.0
"""The size of running text in mm."""

LARGE = 5.2
"""That of lists which are read off a wall; long ones are smaller, so that they stay on one page."""

_LONG_LIST = 20
_GAP = 5.0
_PAD = 1.2


class Setting(NamedTuple):
    """The game that is played, the event, the frame of a page, the language."""

    game: Game[Any]
    event: Event
    frame: PageFrame
    language: str

    @property
    def words(self) -> Words:
        """The words of events."""
        return words_in(COMMON, self.language)

    @property
    def name(self) -> str:
        """What people call the event."""
        return self.event.name or self.words["event-kind"]

    def say(self, text: Text) -> str:
        """Return a sentence of the game in the language of the page."""
        return self.words.say(text)

    def headed(self, kind: str, title: str, subtitle: str) -> Headed:
        """Return the pages of a kind under a title."""
        words = self.words
        footing = Footing(
            f"{words[f'event-page_{kind}']} · {self.name}",
            words["event-made"],
            lambda number, count: words.text("event-page_of", number=number, count=count),
        )
        return Headed(self.frame, Heading(title, subtitle), footing)

    def flowing(self, headed: Headed, blocks: Iterable[Block]) -> tuple[Page, ...]:
        """Return as many pages as blocks need."""
        space = headed.room()
        bodies = []
        for page in flowed(blocks, space.height, _GAP):
            ops = tuple(_moved(placed.drawing, placed.y) for placed in page)
            bodies.append(Drawing(space.width, space.height, ops))
        return headed.bound(bodies)


def _moved(drawing: Drawing, y: float) -> Op:
    return Group(0.0, y, drawing)


Make = Callable[[Setting], tuple[Page, ...]]


class Cell(NamedTuple):
    """A text of a table, or what is drawn in its place."""

    text: str = ""
    bold: bool = False
    role: Role = INK
    align: Align = Align.LEFT
    drawn: Drawing | None = None


def table(
    titles: Sequence[Cell],
    rows: Iterable[tuple[str, Sequence[Cell]]],
    widths: Sequence[float],
    title: str = "",
    size: float = BODY,
) -> Table:
    """Return rows of cells, each with the reference of what it shows, under a title and titles of columns, if it has any."""
    width = sum(widths)
    above = headline(title, width) if title else Drawing(width, 0.0, ())
    head = Drawing(width, 0.2, (rule(0.0, 0.1, width, LINE, 0.2),))
    if any(cell.text for cell in titles):
        head = _row([cell._replace(role=QUIET) for cell in titles], widths, CAPTION, LINE)
    whole = Drawing(width, above.height + head.height, (*above.ops, _moved(head, above.height)))
    return Table(whole, tuple(Strip(_row(cells, widths, size, HAIRLINE), ref=ref or None) for ref, cells in rows))


def _row(cells: Sequence[Cell], widths: Sequence[float], size: float, edge: Role) -> Drawing:
    texts = []
    for cell, width in zip(cells, widths, strict=True):
        texts.append(fit(cell.text, max(width - 2 * _PAD, 1.0), size, BOLD if cell.bold else REGULAR, smallest=CAPTION))
    height = max(text.height + 1.9 * size for text in texts)
    ops: list[Op] = []
    x = 0.0
    for cell, text, width in zip(cells, texts, widths, strict=True):
        at = {Align.LEFT: x + _PAD, Align.CENTRE: x + width / 2, Align.RIGHT: x + width - _PAD}[cell.align]
        weight = BOLD if cell.bold else REGULAR
        ops += lines(at, text.baseline(height / 2), text, weight=weight, role=cell.role, align=cell.align)
        if cell.drawn is not None:
            ops.append(Group(x + (width - cell.drawn.width) / 2, (height - cell.drawn.height) / 2, cell.drawn))
        x += width
    return Drawing(x, height, (*ops, rule(0.0, height, x, edge, 0.2)))


def size_of_list(count: int) -> float:
    """Return the size of the text of a list of so many lines."""
    return max(BODY, LARGE * min(1.0, _LONG_LIST / max(count, 1)))


def headline(title: str, width: float) -> Drawing:
    """Return the heading of a block."""
    return Drawing(width, 5.4, (line(0.0, 3.4, title, 3.4, weight=BOLD),))


def paragraph(text: str, width: float, size: float = BODY, role: Role = INK) -> Block:
    """Return a text in as many lines as it needs."""
    strips = []
    for part in text.split("\n"):
        told = wrap(part.replace("\t", " "), width, size)
        strips.append(Strip(Drawing(width, told.height + 1.5 * size, lines(0.0, size, told, role=role))))
    return Table(Drawing(width, 0.0, ()), tuple(strips))


def titled(title: str, block: Block, width: float) -> Block:
    """Return a block under a heading that stays with its beginning."""
    if isinstance(block, Table):
        head = headline(title, width)
        ops = (*head.ops, _moved(block.heading, head.height))
        return Table(Drawing(width, head.height + block.heading.height, ops), block.rows)
    return solid(block.drawn())


_SIDE = 4.0
_BOX = Path(box(0.2, 0.2, _SIDE - 0.4, _SIDE - 0.4, 0.5), fill=PAPER, stroke=LINE, width=0.25)
_TICK: Outline = (("M", 0.6, 2.1), ("L", 1.6, 3.1), ("L", 3.5, 0.7))
_CROSS: Outline = (("M", 0.8, 0.8), ("L", 3.2, 3.2), ("M", 3.2, 0.8), ("L", 0.8, 3.2))


def tick_box(ticked: bool = False) -> Drawing:
    """Return a box to be ticked by hand, empty or with the tick that was made."""
    return Drawing(_SIDE, _SIDE, (_BOX, *(verdict(True).ops if ticked else ())))


def verdict(keeps: bool) -> Drawing:
    """Return a tick or a cross: what the program has found."""
    return Drawing(_SIDE, _SIDE, (Path(_TICK if keeps else _CROSS, stroke=INK if keeps else ALERT, width=0.55),))
