"""Bundles of options: those that several commands share, and those of the commands with many options."""

from typing import Annotated, NamedTuple

import typer

from metamaker.cli.input.options import (
    Anyway,
    Binding,
    Captain,
    Captains,
    Cluster,
    Dots,
    DryRun,
    Embed,
    Font,
    Force,
    GameKey,
    Ink,
    Kind,
    Landscape,
    Margins,
    Mirrored,
    OnlyKinds,
    Output,
    Paper,
    Proof,
    RuleIds,
    Save,
    Seed,
    SheetSize,
    Show,
    Survival,
    Watch,
    WithKinds,
    WithoutKinds,
    Workers,
    ships,
)


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
    pages: Annotated[str, typer.Option("--pages", metavar="RANGES")] = ""
    state: Annotated[str, typer.Option("--state", metavar="FILE")] = ""
    blank: Annotated[bool, typer.Option("--blank")] = False
    fillable: Annotated[bool, typer.Option("--fillable")] = False
    codes: Annotated[bool, typer.Option("--code/--no-code")] = True
    game: GameKey = ""


class KindOptions(NamedTuple):
    """Which kinds of pages to print, separated by commas: only some, all without some, the usual ones with others."""

    only: OnlyKinds = ""
    without: WithoutKinds = ""
    besides: WithKinds = ""


class Ending(NamedTuple):
    """What to do with a printout: replace any file, open it, print again after every change of a file."""

    force: Force = False
    show: Show = False
    watch: Watch = False


class Keeping(NamedTuple):
    """Where an edited document goes: to `output`, or back to its file; a dry run only reports."""

    output: Output = ""
    dry_run: DryRun = False


class Simulation(NamedTuple):
    """Who fights many battles, and where; 0 `workers` are as many as there are cores. `anyway`: illegal designs fight too."""

    captains: Captains = ""
    seed: Seed = 1
    workers: Workers = 0
    cluster: Cluster = ""
    anyway: Anyway = False


class BattleOptions(NamedTuple):
    """The options of `battle`; `dots` per inch of PNG pictures, `as_of`: the turn whose damage is printed."""

    survival: Survival = False
    replay: Annotated[str, typer.Option("--replay", metavar="FILE")] = ""
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
    anyway: Anyway = False


class EncounterOptions(NamedTuple):
    """How `encounter` rolls a set-up, and the name of the file's document."""

    kind: Annotated[str, typer.Option("--kind", metavar="KIND")] = ""
    terrain: Annotated[str, typer.Option("--terrain", metavar="<d20|d12|none>")] = ""
    table: Annotated[str, typer.Option("--table", metavar="CMxCM")] = ""
    seed: Seed = 1
    name: Annotated[str, typer.Option("--name", metavar="TEXT")] = ""
    rules: RuleIds = True
    anyway: Anyway = False


class PlayOptions(NamedTuple):
    """The options of `play`: the sides of the person, and the captain of the others."""

    side: Annotated[list[str] | None, typer.Option("--side", metavar="a|b", show_default="a")] = None
    captain: Captain = ""
    survival: Survival = False
    seed: Seed = 1
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
    workers: Workers = 0
    anew: Annotated[bool, typer.Option("--anew")] = False


class EventOptions(NamedTuple):
    """The options of `event`; a `number` of 0 is the last round."""

    name: Annotated[str, typer.Option("--name", metavar="NAME")] = ""
    game: GameKey = ""
    seed: Seed = 1
    number: Annotated[int, typer.Option("--round", min=0, max=60, metavar="N", show_default=False)] = 0
    without_fleets: Annotated[bool, typer.Option("--without-fleets")] = False
