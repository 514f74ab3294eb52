"""How to print, from the words of a command: frame, format, ink, pages, kind of file, what files carry inside."""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from metamaker.cli.input.arguments import chosen, offered
from metamaker.cli.output.files import kind_of
from metamaker.cli.output.messages import Unusable, unusable
from metamaker.core.problem import FileProblem
from metamaker.core.storage import reason
from metamaker.core.words import language_in_force, message
from metamaker.game.game import Game
from metamaker.game.prints import Embed, PrintOptions
from metamaker.prints.files import EVERY_PAGE, KINDS, MOST_PAGES, Pages
from metamaker.sheets.frame import USUAL, Margins, PageFrame, Paper
from metamaker.sheets.ink import Ink

_NUMBER = re.compile(r"\d{1,3}(\.\d{1,3})?")

_RANGE = re.compile(r"(\d{1,6})?(-)?(\d{1,6})?")


USUAL_DOTS = 150
"""Dots per inch of PNG pages: small type can be read on a screen, and a page is no larger than one."""


@dataclass(frozen=True)
class Framing:
    """What all printing verbs ask, as words: margins and binding edge in mm, `dots` per inch of PNG pages, font files.

    `kind` of files, empty: what the name of the output ends with.
    """

    paper: str
    landscape: bool
    margins: str
    binding: float
    mirrored: bool
    ink: str
    fonts: Sequence[Path]
    embed: str
    kind: str = ""
    dots: int = USUAL_DOTS

    def ready(self, output: str, pages: str = "", *, is_proof: bool = False) -> "Ready":
        """Take the font, and return what the words mean. Raises BadParameter, FileProblem."""
        use_fonts(self.fonts)
        kind = chosen(self.kind, KINDS, "--format") if self.kind else ""
        embed = Embed(chosen(self.embed, list(Embed), "--embed"))
        target = "" if is_proof else output
        return Ready(target, self._frame(), page_ranges(pages), self.ink, kind_of(target, kind), embed, self.dots)

    def _frame(self) -> PageFrame:
        paper = Paper[chosen(self.paper, [paper.name.lower() for paper in Paper], "--paper").upper()]
        try:
            return PageFrame(paper, self.landscape, _margins(self.margins), self.binding, self.mirrored)
        except ValueError as problem:
            raise Unusable(str(problem)) from None


@dataclass(frozen=True)
class Ready:
    """A print that goes somewhere: the file or folder, empty for a proof-reading, and how; `ink` is a word of the game."""

    output: str
    frame: PageFrame
    pages: Pages
    ink: str
    kind: str
    embed: Embed
    dots: int

    def ink_of(self, game: Game[Any], file: str) -> Ink:
        """Return the ink of a game. Raises BadParameter if it has none of this name, FileProblem if it prints nothing."""
        inks = offered(game.prints, "prints", game, file).inks
        return inks[chosen(self.ink, inks, "--ink")] if self.ink else next(iter(inks.values()))


@dataclass(frozen=True)
class SheetWords:
    """What `metamaker sheets` asks beside: format, a sheet per class, ships by name, what is on and in them."""

    size: str
    classes: bool
    ships: tuple[str, ...]
    state: str
    fillable: bool
    codes: bool

    def options(self, formats: Collection[str], frame: PageFrame) -> PrintOptions:
        """Return how sheets of a game with these formats are drawn, but for a play state. Raises BadParameter."""
        size = chosen(self.size, formats, "--size") if self.size else next(iter(formats))
        return PrintOptions(frame, size, fillable=self.fillable, codes=self.codes, language=language_in_force())


@dataclass(frozen=True)
class KindWords:
    """What `pack` and `pages` ask of kinds, by comma: these `only`, all but some, some besides the usual ones."""

    only: str = ""
    without: str = ""
    besides: str = ""

    def of(self, known: Sequence[str], usual: Collection[str]) -> tuple[str, ...]:
        """Return the kinds in their order: of all that are `known` those that are wanted. Raises BadParameter."""
        wanted = _kinds(self.only, known, "--only") or frozenset(usual)
        wanted = (wanted | _kinds(self.besides, known, "--with")) - _kinds(self.without, known, "--without")
        return tuple(key for key in known if key in wanted)


def _kinds(words: str, known: Collection[str], option: str) -> frozenset[str]:
    return frozenset(chosen(word.strip(), known, option) for word in words.split(",") if word.strip())


def use_fonts(files: Sequence[Path]) -> None:
    """Take letters that the bundled font lacks from font files, the first that has them, else from fonts of this machine.

    That is so from now on. Raises FileProblem.
    """
    from metamaker.sheets.font_file import FontProblem, font_face
    from metamaker.sheets.metrics import use_fallback
    from metamaker.sheets.system_fonts import finder

    faces = []
    for file in files:
        try:
            faces.append(font_face(file))
        except FontProblem as problem:
            raise FileProblem("", "", str(problem)) from None
        except OSError as problem:
            raise FileProblem(str(file), "", message("file-unreadable", reason=reason(problem))) from None
    use_fallback(*faces, find=finder())


def _margins(text: str) -> Margins:
    """Return margins from one number, or from four: left, top, right, bottom."""
    if not text:
        return USUAL
    parts = [part.strip() for part in text.split(",")]
    if len(parts) not in {1, 4} or not all(_NUMBER.fullmatch(part) for part in parts):
        raise unusable("print-margins", found=text)
    numbers = [float(part) for part in parts]
    return Margins(*(numbers * 4 if len(numbers) == 1 else numbers))


def page_ranges(text: str) -> Pages:
    """Return the pages that are wanted; an empty text wants all. Raises BadParameter for other words."""
    return tuple(_range(part.strip(), text) for part in text.split(",")) if text.strip() else EVERY_PAGE


def _range(part: str, text: str) -> range:
    """Return the pages of a range as people write it: `3`, `1-3`, `10-`."""
    found = _RANGE.fullmatch(part)
    if not part or part == "-" or found is None:
        raise unusable("print-ranges", found=text)
    first, dash, last = found.groups()
    low = int(first or 1)
    high = int(last) if last else MOST_PAGES if dash else low
    if low < 1 or high < low:
        raise unusable("print-ranges_rise", found=text)
    return range(low, high + 1)
