"""Options and arguments that several verbs have, with the words that they accept."""

from typing import Annotated

import typer

Files = Annotated[list[str], typer.Argument(metavar="FILE…", help="Fleets: JSON, PDF, PNG cards, codes; - is standard input.")]
File = Annotated[str, typer.Argument(metavar="FILE", help="A fleet: JSON, PDF, PNG card, share code; - is standard input.")]
Fleets = Annotated[list[str], typer.Argument(metavar="FILE…", help="A fleet, or opposing ones.")]
Opened = Annotated[list[str] | None, typer.Argument(metavar="FILE…", help="Fleets to open: JSON, PDF, PNG cards, codes.")]
Profile = Annotated[str, typer.Option("--profile", metavar="DIR", help="Keep settings and recovery files in DIR.")]
Output = Annotated[
    str, typer.Option("-o", "--output", metavar="OUT", help="The file to write, a folder for one per fleet, or -.")
]
Paper = Annotated[str, typer.Option("--paper", metavar="<a4|letter>", help="Size of the paper.")]
SheetSize = Annotated[
    str, typer.Option("--size", metavar="FORMAT", help="A format of the game: usually full, half (of a page) or card.")
]
Landscape = Annotated[bool, typer.Option("--landscape", help="The paper lies on its side.")]
Margins = Annotated[str, typer.Option("--margins", metavar="MM", help="White edges: one, or left,top,right,bottom.")]
Binding = Annotated[float, typer.Option("--binding", metavar="MM", min=0.0, help="More white where pages are bound.")]
Mirrored = Annotated[bool, typer.Option("--mirrored", help="Bound at the right on even pages, for both sides of paper.")]
Ink = Annotated[
    str,
    typer.Option("--ink", metavar="INK", help="A way of the game to print: usually colour, grey or line (little ink)."),
]
Kind = Annotated[str, typer.Option("--format", metavar="<pdf|svg|png>", help="One PDF, or a file for each page.")]
Dots = Annotated[int, typer.Option("--dpi", metavar="N", min=36, max=600, help="Dots per inch of PNG pages.")]
Font = Annotated[str, typer.Option("--font", metavar="FILE", help="A TrueType font for letters that the usual one lacks.")]
Embed = Annotated[str, typer.Option("--embed", metavar="<fleet|ship|none>", help="What the print carries to be opened again.")]
Proof = Annotated[bool, typer.Option("--proof", help="Proof-read the pages instead of printing them.")]
Json = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]
Classes = Annotated[bool, typer.Option("--classes", help="One for each class instead of each ship of the roster.")]
GameKey = Annotated[str, typer.Option("--game", metavar="GAME", help="Which game; the first one if none is named.")]
CONTENDER = "A fleet; FILE#SHIP,SHIP is some ships of it, a class one ship."
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=10**18 - 1, help="The same seed, the same dice.")]
Captains = Annotated[
    str, typer.Option("--captains", metavar="A,B", help="Who commands each side, such as plain,careful; one for both.")
]
RuleIds = Annotated[bool, typer.Option("--rules/--no-rules", help="With the statements of the rules behind each line.")]
Anyway = Annotated[bool, typer.Option("--anyway", help="Illegal designs fight as well.")]
