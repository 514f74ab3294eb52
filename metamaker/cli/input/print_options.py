"""Options of printing, checked and converted."""

import re
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from metamaker.cli.input.arguments import chosen, offered
from metamaker.cli.input.options import Framing, KindOptions, SheetOptions
from metamaker.cli.output.files import kind_of
from metamaker.cli.output.messages import Unusable, unusable
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.storage import reason
from metamaker.game_api.game import Game
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.printing.files import EVERY_PAGE, KINDS, MOST_PAGES, Pages
from metamaker.rendering.frame import USUAL, Margins, PageFrame, Paper
from metamaker.rendering.ink import Ink

_NUMBER = re.compile(r"\d{1,3}(\.\d{1,3})?")

_RANGE = re.compile(r"(\d{1,6})?(-)?(\d{1,6})?")


class Ready(NamedTuple):
    """A checked printing request: the output file or folder, empty for a print check; `ink` is a word of the game."""

    output: str
    frame: PageFrame
    pages: Pages
    ink: str
    kind: str
    embed: Embed
    dots: int

    def ink_of(self, game: Game, file: str) -> Ink:
        """Return the print style of a game. Raises BadParameter for an unknown one, FileProblem if the game prints nothing."""
        inks = offered(game.prints, "prints", game, file).inks
        return inks[chosen(self.ink, inks, "--ink")] if self.ink else next(iter(inks.values()))


def ready(framing: Framing, output: str, pages: str = "") -> Ready:
    """Use the fonts of the options, and return the checked options. Raises BadParameter, FileProblem."""
    use_fonts(framing.font or ())
    kind = chosen(framing.files_kind, KINDS, "--format") if framing.files_kind else ""
    embed = Embed(chosen(framing.embed, list(Embed), "--embed"))
    target = "" if framing.proof else output
    return Ready(target, _frame(framing), page_ranges(pages), framing.ink, kind_of(target, kind), embed, framing.dots)


def _frame(options: Framing) -> PageFrame:
    paper = Paper[chosen(options.paper, [paper.name.lower() for paper in Paper], "--paper").upper()]
    try:
        return PageFrame(paper, options.landscape, _margins(options.margins), options.binding, options.mirrored)
    except ValueError as problem:
        raise Unusable(str(problem)) from None


def sheet_options(options: SheetOptions, formats: Collection[str], frame: PageFrame) -> PrintOptions:
    """Return the drawing options of sheets in one of the `formats`, without a play state. Raises BadParameter."""
    size = chosen(options.size, formats, "--size") if options.size else next(iter(formats))
    language = language_in_force()
    return PrintOptions(frame, size, fillable=options.fillable, codes=options.codes, language=language, logs=options.logs)


def page_kinds(options: KindOptions, known: Sequence[str], usual: Collection[str]) -> tuple[str, ...]:
    """Return the selected kinds, in the order of `known`. Raises BadParameter."""
    wanted = _kinds(options.only, known, "--only") or frozenset(usual)
    wanted = (wanted | _kinds(options.besides, known, "--with")) - _kinds(options.without, known, "--without")
    return tuple(key for key in known if key in wanted)


def _kinds(words: str, known: Collection[str], option: str) -> frozenset[str]:
    return frozenset(chosen(word.strip(), known, option) for word in words.split(",") if word.strip())


def use_fonts(files: Sequence[Path]) -> None:
    """Use these font files, then fonts of this computer, for characters that the bundled font lacks.

    The setting lasts for the whole process. Raises FileProblem.
    """
    from metamaker.rendering.metrics import use_fallback
    from metamaker.rendering.system_fonts import FontProblem, finder, font_face

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
    """Return the selected pages; an empty text selects all. Raises BadParameter."""
    return tuple(_range(part.strip(), text) for part in text.split(",")) if text.strip() else EVERY_PAGE


def _range(part: str, text: str) -> range:
    """Return the pages of a typed range: `3`, `1-3`, `10-`."""
    found = _RANGE.fullmatch(part)
    if not part or part == "-" or found is None:
        raise unusable("print-ranges", found=text)
    first, dash, last = found.groups()
    low = int(first or 1)
    high = int(last) if last else MOST_PAGES if dash else low
    if low < 1 or high < low:
        raise unusable("print-ranges_rise", found=text)
    return range(low, high + 1)
