"""Options of commands: single ones with the words that they accept, and bundles of them."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer


def _offering(offers: Callable[[Any], Any]) -> Callable[[typer.Context, str], list[tuple[str, str]]]:
    """Return a completer for the shell; its words are imported only for completion."""

    def completed(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
        from metamaker.cli.input import completers

        return completers.beginning(incomplete, offers(completers)(ctx))

    return completed


def _words(*known: str) -> Callable[[str], list[str]]:
    """Return a completer for the shell with these words."""
    return lambda incomplete: [word for word in known if word.startswith(incomplete.lower())]


_ARCS = ("fore", "port", "starboard", "aft")

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
    """Return the settings of an option with a default in the environment and in the settings file."""
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
HeadStart = Annotated[str, typer.Option("--head-start", metavar="<a|b>N[@TURN]")]
Decide = Annotated[bool, typer.Option("--decide")]
Variation = Annotated[str, typer.Option("--variation", metavar="NAME")]
Survival = Annotated[bool, typer.Option("--survival")]
DryRun = Annotated[bool, typer.Option("--dry-run")]
Force = Annotated[bool, typer.Option("--force")]
Show = Annotated[bool, typer.Option("--open")]
Watch = Annotated[bool, typer.Option("--watch")]
Quiet = Annotated[bool, typer.Option("-q", "--quiet", **_set_by("QUIET"))]


class Framing(NamedTuple):
    """How to print: margins and binding edge in mm, `dots` per inch; an empty `files_kind` is that of the output file."""

    paper: Paper = "a4"
    landscape: Landscape = False
    margins: Margins = ""
    binding: Binding = 0.0
    mirrored: Mirrored = False
    ink: Ink = ""
    files_kind: Kind = ""
    dots: Dots = 150
    font: Font = None
    proof: Proof = False
    embed: Embed = "fleet"


class SheetOptions(NamedTuple):
    """Which record sheets to print, and their contents; `pages`: their numbers, `state`: the file of a play state."""

    size: SheetSize = ""
    classes: Annotated[bool, typer.Option("--classes")] = False
    ship: Annotated[list[str] | None, typer.Option("--ship", metavar="NAME", autocompletion=ships)] = None
    everyone: Annotated[bool, typer.Option("--all")] = False
    pages: Annotated[str, typer.Option("--pages", metavar="RANGES")] = ""
    state: Annotated[str, typer.Option("--state", metavar="FILE")] = ""
    blank: Annotated[bool, typer.Option("--blank")] = False
    fillable: Annotated[bool, typer.Option("--fillable")] = False
    codes: Annotated[bool, typer.Option("--code/--no-code")] = True
    logs: Annotated[bool, typer.Option("--logs")] = False
    game: GameKey = ""


class KindOptions(NamedTuple):
    """Which kinds of pages to print, separated by commas: only some, all without some, the usual ones with others."""

    only: OnlyKinds = ""
    without: WithoutKinds = ""
    besides: WithKinds = ""


class Ending(NamedTuple):
    """After a printout: replace any file, open it, print again after every change of a file."""

    force: Force = False
    show: Show = False
    watch: Watch = False


class Keeping(NamedTuple):
    """Where an edited document goes: to `output`, or back to its file; a dry run only reports."""

    output: Output = ""
    dry_run: DryRun = False


class Simulation(NamedTuple):
    """Captains and workers of simulated battles; 0 workers are one per core. `anyway`: illegal designs fight too."""

    captains: Captains = ""
    seed: Seed = 1
    workers: Workers = 0
    cluster: Cluster = ""
    head_start: HeadStart = ""
    decide: Decide = False
    anyway: Anyway = False


class CourseOptions(NamedTuple):
    """The options of `review` for battles from each turn, which are not fought with 0 `battles`; `orders`: compare orders."""

    variation: Variation = ""
    battles: Annotated[int, typer.Option("--battles", min=0, max=10_000, metavar="N")] = 0
    orders: Annotated[bool, typer.Option("--orders")] = False
    seed: Seed = 1
    workers: Workers = 0


class BattleOptions(NamedTuple):
    """The options of `battle`; `dots` per inch of PNG pictures, `as_of`: a turn, to print the damage at its end."""

    survival: Survival = False
    replay: Annotated[str, typer.Option("--replay", metavar="FILE")] = ""
    variation: Variation = ""
    seed: Seed = 1
    captains: Captains = ""
    last_turn: Annotated[int, typer.Option("--turns", min=0, max=999, metavar="N")] = 0
    rules: RuleIds = True
    brief: Annotated[bool, typer.Option("--brief")] = False
    pictures: Annotated[str, typer.Option("--pictures", metavar="DIR")] = ""
    kind: Annotated[str, typer.Option("--format", metavar="<png|svg>")] = "png"
    dots: Dots = 150
    save: Save = ""
    as_of: Annotated[int, typer.Option("--as-of", metavar="TURN", show_default=False)] = -1
    output: Output = ""
    head_start: HeadStart = ""
    anyway: Anyway = False


class EncounterOptions(NamedTuple):
    """How `encounter` rolls a set-up, and the name of the file's document."""

    kind: Annotated[str, typer.Option("--kind", metavar="KIND")] = ""
    terrain: Annotated[str, typer.Option("--terrain", metavar="<d20|d12|none>")] = ""
    table: Annotated[str, typer.Option("--table", metavar="CMxCM")] = ""
    seed: Seed = 1
    name: Annotated[str, typer.Option("--name", metavar="TEXT")] = ""
    head_start: HeadStart = ""
    rules: RuleIds = True
    anyway: Anyway = False


class PlayOptions(NamedTuple):
    """The options of `play`: the sides of the person, and the captain of the others."""

    variation: Variation = ""
    side: Annotated[list[str] | None, typer.Option("--side", metavar="a|b", show_default="a")] = None
    captain: Captain = ""
    survival: Survival = False
    seed: Seed = 1
    head_start: HeadStart = ""
    rules: RuleIds = True
    save: Save = ""
    anyway: Anyway = False


class BalanceOptions(NamedTuple):
    """The options of `balance`; a `slot` or `players` of 0 is none; `against`: files of another test set."""

    slot: Annotated[int, typer.Option("--slot", min=0, metavar="N")] = 0
    against: Annotated[list[str] | None, typer.Option("--against", metavar="FILE")] = None
    among: Annotated[bool, typer.Option("--among")] = False
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=1_000_000, metavar="N")] = 200
    captain: Captain = ""
    seed: Seed = 1
    workers: Workers = 0
    cluster: Cluster = ""
    everything: Annotated[bool, typer.Option("--all")] = False
    seats: Annotated[bool, typer.Option("--seats")] = False
    players: Annotated[int, typer.Option("--players", min=0, metavar="N")] = 0


class FairOptions(NamedTuple):
    """The options of `fair`; a `limit` of 0 is none; `pick`: the number of the proposal to write."""

    limit: Annotated[float, typer.Option("--limit", min=0.0, metavar="POINTS")] = 0.0
    pick: Annotated[int, typer.Option("--pick", min=1, max=99, metavar="N")] = 1
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=20, metavar="N")] = 3
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, max=86_400.0, metavar="N")] = 55.0
    captains: Captains = ""
    seed: Seed = 1
    workers: Workers = 0
    output: Output = ""
    anyway: Anyway = False


class GalleryOptions(NamedTuple):
    """The options of `gallery`; an empty `title` is the usual one."""

    output: Annotated[str, typer.Option("-o", "--output", metavar="SITE")]
    title: Annotated[str, typer.Option("--title", metavar="TEXT")] = ""
    address: Annotated[str, typer.Option("--address", metavar="ADDRESS")] = ""
    meetings: Annotated[int, typer.Option("--meetings", min=0, max=200, metavar="N")] = 24
    battles: Annotated[int, typer.Option("--battles", min=0, max=10_000, metavar="N")] = 20
    live: Annotated[bool, typer.Option("--live")] = False
    workers: Workers = 0
    anew: Annotated[bool, typer.Option("--anew")] = False
    tabletops: Annotated[bool, typer.Option("--tabletops")] = False


class FillOptions(NamedTuple):
    """The options of `fill`: the limit, the way designs are chosen, and the models available."""

    to: Annotated[float, typer.Option("--to", metavar="POINTS", min=0.0, max=100_000.0)]
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")]
    way: Annotated[
        str,
        typer.Option("--way", metavar="<random|like|strongest>", autocompletion=_words("random", "like", "strongest")),
    ] = "random"
    tier: Annotated[int, typer.Option("--tier", min=0, max=9, metavar="N")] = 0
    own: Annotated[list[str] | None, typer.Option("--own", metavar="CLASS=N")] = None
    keep: Annotated[bool, typer.Option("--keep")] = False
    event: Annotated[str, typer.Option("--event", metavar="FILE")] = ""
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, max=3600.0, metavar="N")] = 10.0
    seed: Seed = 1


class LogOptions(NamedTuple):
    """The options of `log`: files of battles to enter, and words about them."""

    battles: Annotated[list[str] | None, typer.Option("--from", metavar="FILE")] = None
    campaign: Annotated[str, typer.Option("--campaign", metavar="NAME")] = ""
    date: Annotated[str, typer.Option("--date", metavar="YYYY-MM-DD", show_default=False)] = ""
    title: Annotated[str, typer.Option("--title", metavar="TEXT")] = ""
    opponent: Annotated[str, typer.Option("--opponent", metavar="NAME")] = ""
    result: Annotated[
        str, typer.Option("--result", metavar="<won|lost|drawn>", autocompletion=_words("won", "lost", "drawn"))
    ] = ""
    standings: Annotated[bool, typer.Option("--standings")] = False


class OddsOptions(NamedTuple):
    """The options of `odds`: the circumstances of an attack, by default the usual ones."""

    distance: Annotated[list[int] | None, typer.Option("--distance", min=0, max=1000, metavar="CM")] = None
    arc: Annotated[str, typer.Option("--arc", metavar="ARC", autocompletion=_words(*_ARCS))] = ""
    facing: Annotated[str, typer.Option("--facing", metavar="ARC", autocompletion=_words(*_ARCS))] = ""
    weapon: Annotated[list[str] | None, typer.Option("--weapon", metavar="NAME")] = None
    volley: Annotated[bool, typer.Option("--volley")] = False
    manoeuvre: Annotated[str, typer.Option("--manoeuvre", metavar="ORDERS")] = ""
    target_manoeuvre: Annotated[str, typer.Option("--target-manoeuvre", metavar="ORDERS")] = ""
    speed: Annotated[int | None, typer.Option("--speed", min=0, max=1000, metavar="N")] = None
    target_speed: Annotated[int | None, typer.Option("--target-speed", min=0, max=1000, metavar="N")] = None
    heat: Annotated[int | None, typer.Option("--heat", min=0, max=1000, metavar="N")] = None
    ew: Annotated[list[str] | None, typer.Option("--ew", metavar="WORD")] = None
    terrain: Annotated[str, typer.Option("--terrain", metavar="<clear|nebula|ionised>")] = ""
    trials: Annotated[int, typer.Option("--trials", min=0, max=100_000, metavar="N")] = 1000


class TokenOptions(NamedTuple):
    """The options of `tokens`: pixels per cm of the table, the shape of bases, an encounter for its terrain."""

    output: Annotated[str, typer.Option("-o", "--output", metavar="DIR")]
    encounter: Annotated[str, typer.Option("--encounter", metavar="FILE")] = ""
    base: Annotated[str, typer.Option("--base", metavar="<round|square>", autocompletion=_words("round", "square"))] = "round"
    per_cm: Annotated[int, typer.Option("--per-cm", min=10, max=400, metavar="N")] = 60


class TableOptions(NamedTuple):
    """The options of `table`: the program, the damage of the fleets, the addresses of pictures, whether to write a module."""

    program: Annotated[str, typer.Option("--for", metavar="<tts|vassal>", autocompletion=_words("tts", "vassal"))]
    output: Annotated[str, typer.Option("-o", "--output", metavar="DIR")]
    encounter: Annotated[str, typer.Option("--encounter", metavar="FILE")] = ""
    state: Annotated[list[str] | None, typer.Option("--state", metavar="FILE")] = None
    images: Annotated[str, typer.Option("--images", metavar="<local|ADDRESS>")] = "local"
    module: Annotated[bool, typer.Option("--module")] = False
    game: GameKey = ""
    base: Annotated[str, typer.Option("--base", metavar="<round|square>", autocompletion=_words("round", "square"))] = "round"
    per_cm: Annotated[int, typer.Option("--per-cm", min=10, max=400, metavar="N")] = 60


class EventOptions(NamedTuple):
    """The options of `event`; a `number` of 0 is the last round."""

    name: Annotated[str, typer.Option("--name", metavar="NAME")] = ""
    game: GameKey = ""
    seed: Seed = 1
    number: Annotated[int, typer.Option("--round", min=0, max=60, metavar="N", show_default=False)] = 0
    without_fleets: Annotated[bool, typer.Option("--without-fleets")] = False
