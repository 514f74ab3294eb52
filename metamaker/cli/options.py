"""Options and arguments that several verbs have, with the words that they accept."""

from typing import Annotated

import typer

Files = Annotated[list[str], typer.Argument(metavar="FILE…")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Fleets = Annotated[list[str], typer.Argument(metavar="FILE…")]
Opened = Annotated[list[str] | None, typer.Argument(metavar="FILE…")]
Profile = Annotated[str, typer.Option("--profile", metavar="DIR")]
Output = Annotated[str, typer.Option("-o", "--output", metavar="OUT")]
Paper = Annotated[str, typer.Option("--paper", metavar="<a4|letter>")]
SheetSize = Annotated[str, typer.Option("--size", metavar="FORMAT")]
OnlyKinds = Annotated[str, typer.Option("--only", metavar="KINDS")]
WithoutKinds = Annotated[str, typer.Option("--without", metavar="KINDS")]
WithKinds = Annotated[str, typer.Option("--with", metavar="KINDS")]
Landscape = Annotated[bool, typer.Option("--landscape")]
Margins = Annotated[str, typer.Option("--margins", metavar="MM")]
Binding = Annotated[float, typer.Option("--binding", metavar="MM", min=0.0)]
Mirrored = Annotated[bool, typer.Option("--mirrored")]
Ink = Annotated[
    str,
    typer.Option("--ink", metavar="INK"),
]
Kind = Annotated[str, typer.Option("--format", metavar="<pdf|svg|png>")]
Dots = Annotated[int, typer.Option("--dpi", metavar="N", min=36, max=600)]
Font = Annotated[str, typer.Option("--font", metavar="FILE")]
Embed = Annotated[str, typer.Option("--embed", metavar="<fleet|ship|none>")]
Proof = Annotated[bool, typer.Option("--proof")]
Json = Annotated[bool, typer.Option("--json")]
Classes = Annotated[bool, typer.Option("--classes")]
GameKey = Annotated[str, typer.Option("--game", metavar="GAME")]
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=10**18 - 1)]
Captains = Annotated[str, typer.Option("--captains", metavar="A,B")]
RuleIds = Annotated[bool, typer.Option("--rules/--no-rules")]
Anyway = Annotated[bool, typer.Option("--anyway")]
