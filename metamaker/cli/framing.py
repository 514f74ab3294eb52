"""The frame of a page, the ink and the way to print, from the words of a command."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from metamaker.core.problem import FileProblem
from metamaker.core.storage import reason
from metamaker.game.game import Game, required
from metamaker.sheets.frame import USUAL, Margins, PageFrame, Paper
from metamaker.sheets.ink import Ink

_NUMBER = re.compile(r"\d{1,3}(\.\d{1,3})?")


@dataclass(frozen=True)
class Framing:
    """What all printing verbs ask: paper, margins in mm as text, binding edge in mm, ink, kind of file, dots per inch, font."""

    paper: str
    landscape: bool
    margins: str
    binding: float
    mirrored: bool
    ink: str
    kind: str
    dots: int
    font: str

    def frame(self) -> PageFrame:
        """Return the frame. Raises BadParameter if it leaves too little of the page."""
        try:
            return PageFrame(Paper[self.paper.upper()], self.landscape, _margins(self.margins), self.binding, self.mirrored)
        except ValueError as problem:
            raise typer.BadParameter(str(problem)) from None

    def ink_of(self, game: Game[Any]) -> Ink:
        """Return the ink of a game. Raises BadParameter if it has none of this name."""
        if self.ink not in required(game.prints).inks:
            raise typer.BadParameter(f"expected one of {', '.join(required(game.prints).inks)}, found “{self.ink}”")
        return required(game.prints).inks[self.ink]


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
