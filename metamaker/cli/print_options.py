"""How to print, from the words of a command: frame, format, ink, pages, kind of file, what files carry inside."""

import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from metamaker.cli.answer import chosen, offered
from metamaker.core.problem import FileProblem
from metamaker.core.storage import reason
from metamaker.game.game import Game
from metamaker.game.prints import Embed, PrintOptions
from metamaker.prints.files import KINDS
from metamaker.sheets.frame import USUAL, Margins, PageFrame, Paper
from metamaker.sheets.ink import Ink

_NUMBER = re.compile(r"\d{1,3}(\.\d{1,3})?")

_RANGE = re.compile(r"(\d{1,6})?(-)?(\d{1,6})?")


@dataclass(frozen=True)
class Framing:
    """What all printing verbs ask, as words: margins and binding edge in mm, `dots` per inch of PNG pages, a font file."""

    paper: str
    landscape: bool
    margins: str
    binding: float
    mirrored: bool
    ink: str
    font: str
    embed: str
    kind: str = KINDS[0]
    dots: int = 0

    def frame(self) -> PageFrame:
        """Return the frame. Raises BadParameter if it leaves too little of the page."""
        paper = Paper[chosen(self.paper, [paper.name.lower() for paper in Paper], "--paper").upper()]
        try:
            return PageFrame(paper, self.landscape, _margins(self.margins), self.binding, self.mirrored)
        except ValueError as problem:
            raise typer.BadParameter(str(problem)) from None

    def ink_of(self, game: Game[Any], file: str) -> Ink:
        """Return the ink of a game. Raises BadParameter if it has none of this name, FileProblem if it prints nothing."""
        inks = offered(game.prints, "that prints", game, file).inks
        return inks[chosen(self.ink, inks, "--ink")] if self.ink else next(iter(inks.values()))

    def file_kind(self) -> str:
        """Return the kind of file that pages are written to. Raises BadParameter."""
        return chosen(self.kind, KINDS, "--format")

    def carried(self) -> Embed:
        """Return what files carry inside. Raises BadParameter."""
        return Embed(chosen(self.embed, list(Embed), "--embed"))


@dataclass(frozen=True)
class SheetWords:
    """What `metamaker sheets` asks: framing, format, a sheet per class, ships by name, pages, what is on and in them."""

    framing: Framing
    size: str
    classes: bool
    ships: tuple[str, ...]
    pages: str
    state: str
    fillable: bool
    codes: bool

    def options(self, formats: Collection[str]) -> PrintOptions:
        """Return how sheets of a game with these formats are drawn, but for a play state. Raises BadParameter."""
        size = chosen(self.size, formats, "--size") if self.size else next(iter(formats))
        return PrintOptions(self.framing.frame(), size, fillable=self.fillable, codes=self.codes)


def use_font(file: str) -> None:
    """Take letters that the bundled font lacks from a font file, from now on; from nowhere without one. Raises FileProblem."""
    from metamaker.sheets.font_file import FontProblem, font_face
    from metamaker.sheets.metrics import use_fallback

    try:
        use_fallback(font_face(Path(file)) if file else None)
    except FontProblem as problem:
        raise FileProblem("", "", str(problem)) from None
    except OSError as problem:
        raise FileProblem(file, "", f"could not be read: {reason(problem)}") from None


def _margins(text: str) -> Margins:
    """Return margins from one number, or from four: left, top, right, bottom."""
    if not text:
        return USUAL
    parts = [part.strip() for part in text.split(",")]
    if len(parts) not in {1, 4} or not all(_NUMBER.fullmatch(part) for part in parts):
        raise typer.BadParameter(f"expected margins in mm, one or left,top,right,bottom, found “{text}”")
    numbers = [float(part) for part in parts]
    return Margins(*(numbers * 4 if len(numbers) == 1 else numbers))


def page_filter(text: str) -> Callable[[int], bool]:
    """Return the test whether a page (from 1) is wanted; an empty text wants all. Raises BadParameter for other words."""
    if not text.strip():
        return lambda _: True
    bounds = [_bounds(part.strip(), text) for part in text.split(",")]
    return lambda page: any(first <= page <= last for first, last in bounds)


def _bounds(part: str, text: str) -> tuple[float, float]:
    """Return the first and the last page of a range as people write it: `3`, `1-3`, `10-`."""
    found = _RANGE.fullmatch(part)
    if not part or part == "-" or found is None:
        raise typer.BadParameter(f"expected page ranges such as 1-3,7, found “{text}”")
    first, dash, last = found.groups()
    low = float(first or 1)
    high = float(last) if last else float("inf") if dash else low
    if low < 1 or high < low:
        raise typer.BadParameter(f"expected page ranges that rise from 1, found “{text}”")
    return low, high
