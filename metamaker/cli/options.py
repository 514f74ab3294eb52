"""Options and arguments that several verbs have, with the words that they accept."""

from enum import StrEnum
from typing import Annotated, TypeVar

import typer
from typer.models import OptionInfo


class PaperSize(StrEnum):
    """Sizes of paper."""

    A4 = "a4"
    LETTER = "letter"


class Carried(StrEnum):
    """What a print carries inside."""

    FLEET = "fleet"
    SHIP = "ship"
    NONE = "none"


class Size(StrEnum):
    """Formats of sheets."""

    FULL = "full"
    HALF = "half"
    CARD = "card"


class InkName(StrEnum):
    """Ways to print."""

    COLOUR = "colour"
    GREY = "grey"
    LINE = "line"


class FileKind(StrEnum):
    """Kinds of files that pages are written to."""

    PDF = "pdf"
    SVG = "svg"
    PNG = "png"


class PictureKind(StrEnum):
    """Kinds of files that pictures of a table are written to."""

    PNG = "png"
    SVG = "svg"


Word = TypeVar("Word", bound=StrEnum)


def one_of(kind: type[Word], name: str, text: str) -> OptionInfo:
    """Return an option that takes one of the words of `kind`, in any case."""

    def chosen(word: str) -> Word:
        try:
            return kind(word.lower())
        except ValueError:
            from metamaker.core.expectation import did_you_mean

            known = [str(each) for each in kind]
            meant = did_you_mean(word.lower(), known)
            raise typer.BadParameter(f"expected one of {', '.join(known)}, found “{word}”{meant}") from None

    option: OptionInfo = typer.Option(name, parser=chosen, metavar=f"<{'|'.join(kind)}>", help=text)
    return option


Files = Annotated[list[str], typer.Argument(metavar="FILE…", help="Fleets: JSON, PDF, PNG cards, codes; - is standard input.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A fleet: JSON, PDF, PNG card, share code; - is standard input.")]
Fleets = Annotated[list[str], typer.Argument(metavar="FILE…", help="A fleet, or opposing ones.")]
Opened = Annotated[list[str] | None, typer.Argument(metavar="FILE…", help="Fleets to open: JSON, PDF, PNG cards, codes.")]
Profile = Annotated[str, typer.Option("--profile", metavar="DIR", help="Keep settings and recovery files in DIR.")]
Output = Annotated[
    str, typer.Option("-o", "--output", metavar="OUT", help="The file to write, a folder for one per fleet, or -.")
]
Paper = Annotated[PaperSize, one_of(PaperSize, "--paper", "Size of the paper.")]
SheetSize = Annotated[Size, one_of(Size, "--size", "A page a sheet, half of one, or a playing card.")]
Landscape = Annotated[bool, typer.Option("--landscape", help="The paper lies on its side.")]
Margins = Annotated[str, typer.Option("--margins", metavar="MM", help="White edges: one, or left,top,right,bottom.")]
Binding = Annotated[float, typer.Option("--binding", metavar="MM", min=0.0, help="More white where pages are bound.")]
Mirrored = Annotated[bool, typer.Option("--mirrored", help="Bound at the right on even pages, for both sides of paper.")]
Ink = Annotated[InkName, one_of(InkName, "--ink", "Colour, greys alone, or lines with little ink.")]
Kind = Annotated[FileKind, one_of(FileKind, "--format", "One PDF, or a file for each page.")]
Dots = Annotated[int, typer.Option("--dpi", metavar="N", min=36, max=600, help="Dots per inch of PNG pages.")]
Font = Annotated[str, typer.Option("--font", metavar="FILE", help="A TrueType font for letters that the usual one lacks.")]
Embed = Annotated[Carried, one_of(Carried, "--embed", "What the print carries to be opened again.")]
Proof = Annotated[bool, typer.Option("--proof", help="Proof-read the pages instead of printing them.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Classes = Annotated[bool, typer.Option("--classes", help="One for each class instead of each ship of the roster.")]
GameKey = Annotated[str, typer.Option("--game", metavar="GAME", help="Which game.")]
CONTENDER = "A fleet; FILE#SHIP,SHIP is some ships of it, a class one ship."
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=10**18 - 1, help="The same seed, the same dice.")]
Captains = Annotated[
    str, typer.Option("--captains", metavar="A,B", help="Who commands each side, such as plain,careful; one for both.")
]
RuleIds = Annotated[bool, typer.Option("--rules/--no-rules", help="With the statements of the rules behind each line.")]
Anyway = Annotated[bool, typer.Option("--anyway", help="Illegal designs fight as well.")]
