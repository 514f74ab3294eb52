"""Options and arguments that several verbs have, with the words that they accept."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer


def _offering(offers: Callable[[Any], Any]) -> Callable[[typer.Context, str], list[tuple[str, str]]]:
    """Return what answers the shell; what it offers is imported when it asks."""

    def completed(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
        from metamaker.cli.input import completers

        return completers.beginning(incomplete, offers(completers)(ctx))

    return completed


def _words(*known: str) -> Callable[[str], list[str]]:
    """Return what offers the shell these words."""
    return lambda incomplete: [word for word in known if word.startswith(incomplete.lower())]


games = _offering(lambda known: known.games)
samples = _offering(lambda known: known.samples)
page_kinds = _offering(lambda known: known.page_kinds)
captains = _offering(lambda known: known.captains)
ships = _offering(lambda known: known.ships)
stats = _offering(lambda known: known.stats)
what = _offering(lambda known: known.what)
keys = _offering(lambda known: known.keys)
shared = _offering(lambda known: known.shared)
verbs = _offering(lambda known: known.verbs)
guides = _offering(lambda known: known.guides)
actions = _words("new", "add", "withdraw", "pair", "unpair", "result", "standings")
outcomes = _offering(lambda known: known.event_words)
takes = _words("mine", "theirs", "all")
document_kinds = _words("fleet", "event", "universe")
shells = _words("bash", "zsh", "fish", "powershell", "pwsh")


def _set_by(name: str) -> dict[str, Any]:
    """Return what lets an option be set by the environment, and by the end of that name in the settings file."""
    return {"envvar": f"METAMAKER_{name}", "show_envvar": False}


Files = Annotated[list[str], typer.Argument(metavar="FILE…")]
File = Annotated[str, typer.Argument(metavar="FILE")]
Opened = Annotated[list[str] | None, typer.Argument(metavar="FILE…")]
Profile = Annotated[str, typer.Option("--profile", metavar="DIR")]
Output = Annotated[str, typer.Option("-o", "--output", metavar="OUT")]
Paper = Annotated[
    str, typer.Option("--paper", metavar="<a4|letter>", autocompletion=_words("a4", "letter"), **_set_by("PAPER"))
]
SheetSize = Annotated[
    str, typer.Option("--size", metavar="FORMAT", autocompletion=_words("full", "half", "card"), **_set_by("SIZE"))
]
OnlyKinds = Annotated[str, typer.Option("--only", metavar="KINDS", autocompletion=page_kinds)]
WithoutKinds = Annotated[str, typer.Option("--without", metavar="KINDS", autocompletion=page_kinds)]
WithKinds = Annotated[str, typer.Option("--with", metavar="KINDS", autocompletion=page_kinds)]
Landscape = Annotated[bool, typer.Option("--landscape/--portrait", **_set_by("LANDSCAPE"))]
Margins = Annotated[str, typer.Option("--margins", metavar="MM", **_set_by("MARGINS"))]
Binding = Annotated[float, typer.Option("--binding", metavar="MM", min=0.0, **_set_by("BINDING"))]
Mirrored = Annotated[bool, typer.Option("--mirrored/--unmirrored", **_set_by("MIRRORED"))]
Ink = Annotated[str, typer.Option("--ink", metavar="INK", autocompletion=_words("colour", "grey", "line"), **_set_by("INK"))]
Kind = Annotated[str, typer.Option("--format", metavar="<pdf|svg|png>", autocompletion=_words("pdf", "svg", "png"))]
Dots = Annotated[int, typer.Option("--dpi", metavar="N", min=36, max=600, **_set_by("DPI"))]
Font = Annotated[list[Path] | None, typer.Option("--font", metavar="FILE", **_set_by("FONT"))]
Embed = Annotated[
    str,
    typer.Option("--embed", metavar="<fleet|ship|none>", autocompletion=_words("fleet", "ship", "none"), **_set_by("EMBED")),
]
Proof = Annotated[bool, typer.Option("--proof")]
Json = Annotated[bool, typer.Option("--json")]
Classes = Annotated[bool, typer.Option("--classes")]
GameKey = Annotated[str, typer.Option("--game", metavar="GAME", autocompletion=games)]
Seed = Annotated[int, typer.Option("--seed", metavar="N", min=0, max=10**18 - 1)]
Captains = Annotated[str, typer.Option("--captains", metavar="A,B", autocompletion=captains, **_set_by("CAPTAINS"))]
RuleIds = Annotated[bool, typer.Option("--rules/--no-rules")]
Anyway = Annotated[bool, typer.Option("--anyway")]
Captain = Annotated[str, typer.Option("--captain", metavar="NAME", autocompletion=captains, **_set_by("CAPTAIN"))]
Workers = Annotated[int, typer.Option("--workers", min=0, max=4096, metavar="N", **_set_by("WORKERS"))]
Cluster = Annotated[str, typer.Option("--cluster", metavar="ADDRESS")]
Save = Annotated[str, typer.Option("--save", metavar="FILE")]
Survival = Annotated[bool, typer.Option("--survival")]
DryRun = Annotated[bool, typer.Option("--dry-run")]
Force = Annotated[bool, typer.Option("--force")]
Show = Annotated[bool, typer.Option("--open")]
Watch = Annotated[bool, typer.Option("--watch")]
Quiet = Annotated[bool, typer.Option("-q", "--quiet", **_set_by("QUIET"))]
