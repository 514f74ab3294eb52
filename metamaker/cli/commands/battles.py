"""The verbs of battles and their options; `main` makes commands of them. What a verb does is imported when it runs."""

from collections.abc import Collection
from typing import Annotated

import typer

from metamaker.cli.input.options import (
    Anyway,
    Binding,
    Captain,
    Captains,
    Dots,
    Embed,
    Font,
    Ink,
    Json,
    Landscape,
    Margins,
    Mirrored,
    Output,
    Paper,
    RuleIds,
    Seed,
    Workers,
)
from metamaker.cli.output.messages import unusable
from metamaker.core.words import Listing, Text, message

Survival = Annotated[bool, typer.Option("--survival")]


def _refuse_beside(context: typer.Context, what: Text, names: Collection[str]) -> None:
    """Raise BadParameter for options that were given and would do nothing."""
    given = [option for option in context.command.params if option.name in names and _was_given(context, option.name)]
    if given:
        others = Listing(tuple(max(option.opts, key=len) for option in given))
        raise unusable("cli-without", what=what, others=others)


def _was_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def battle(
    context: typer.Context,
    fleets: Annotated[list[str] | None, typer.Argument(metavar="A B")] = None,
    survival: Survival = False,
    replay: Annotated[str, typer.Option("--replay", metavar="FILE")] = "",
    seed: Seed = 1,
    captains: Captains = "",
    last_turn: Annotated[int, typer.Option("--turns", min=0, max=999, metavar="N")] = 0,
    rules: RuleIds = True,
    brief: Annotated[bool, typer.Option("--brief")] = False,
    pictures: Annotated[str, typer.Option("--pictures", metavar="DIR")] = "",
    kind: Annotated[str, typer.Option("--format", metavar="<png|svg>")] = "png",
    dots: Dots = 150,
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
    as_of: Annotated[int, typer.Option("--as-of", metavar="TURN", show_default=False)] = -1,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT")] = "",
    anyway: Anyway = False,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Fight a battle between two fleets, reported turn by turn."""
    from metamaker.cli.handlers.battle import Wanted, run, run_replay

    if replay and fleets:
        raise unusable("play-fleets_or_replay")
    if as_of >= 0 or output:
        if not (replay and as_of >= 0 and output):
            raise unusable("play-as_of_together")
        others = {option.name for option in context.command.params if option.name} - {"replay", "as_of", "output"}
        _refuse_beside(context, "--as-of", others)
        from metamaker.cli.handlers.prints import damaged

        raise typer.Exit(damaged(replay, as_of, output))
    if as_json:
        _refuse_beside(context, "--json", {"brief"})
    if replay:
        _refuse_beside(context, "--replay", {"seed", "captains", "last_turn", "anyway", "survival"})
    options = Wanted(seed, captains, as_json, rules, pictures, kind, dots, save, anyway, last_turn, brief, survival)
    raise typer.Exit(run_replay(replay, options) if replay else run(fleets or (), options))


def duel(
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B", show_default=False)] = "",
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=10_000_000, metavar="N")] = 1000,
    captains: Captains = "",
    seed: Seed = 1,
    workers: Workers = 0,
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS")] = "",
    anyway: Anyway = False,
    everything: Annotated[bool, typer.Option("--all")] = False,
    as_json: Json = False,
) -> None:
    """Fight many battles: win rates, and the fates of all ships."""
    from metamaker.cli.handlers.duel import run
    from metamaker.cli.input.series import Series

    series = Series(number, captains, seed, workers, cluster, anyway, as_json)
    raise typer.Exit(run((one, other) if other else (one,), series, everything))


def encounter(
    context: typer.Context,
    fleets: Annotated[list[str], typer.Argument(metavar="A B")],
    kind: Annotated[str, typer.Option("--kind", metavar="KIND")] = "",
    terrain: Annotated[str, typer.Option("--terrain", metavar="<d20|d12|none>")] = "",
    table: Annotated[str, typer.Option("--table", metavar="CMxCM")] = "",
    seed: Seed = 1,
    name: Annotated[str, typer.Option("--name", metavar="TEXT")] = "",
    rules: RuleIds = True,
    anyway: Anyway = False,
    output: Output = "",
    paper: Paper = "a4",
    landscape: Landscape = False,
    margins: Margins = "",
    binding: Binding = 0.0,
    mirrored: Mirrored = False,
    ink: Ink = "",
    files_kind: Annotated[str, typer.Option("--format", metavar="<pdf|svg|png>")] = "",
    dots: Dots = 150,
    font: Font = None,
    embed: Embed = "fleet",
    as_json: Json = False,
) -> None:
    """Roll the set-up of a battle: positions, terrain and speeds."""
    from metamaker.cli.handlers.encounter import Wanted, run
    from metamaker.cli.input.print_options import Framing

    framing = Framing(paper, landscape, margins, binding, mirrored, ink, font or (), embed, files_kind, dots)
    options = Wanted(seed, kind, terrain, table, name, rules, anyway, as_json)
    rolling = {"seed", "kind", "terrain", "table", "name", "anyway"}
    wished = [
        max(option.opts, key=len)
        for option in context.command.params
        if option.name in rolling and _was_given(context, option.name)
    ]
    raise typer.Exit(run(fleets, options, framing, output, wished))


def play(
    context: typer.Context,
    files: Annotated[list[str], typer.Argument(metavar="A B")],
    side: Annotated[
        list[str] | None,
        typer.Option("--side", metavar="a|b", show_default="a"),
    ] = None,
    captain: Captain = "",
    survival: Survival = False,
    seed: Seed = 1,
    rules: RuleIds = True,
    save: Annotated[str, typer.Option("--save", metavar="FILE")] = "",
    anyway: Anyway = False,
) -> None:
    """Command one or more sides of a battle in the terminal."""
    from metamaker.cli.handlers.play import Wanted, run
    from metamaker.cli.input.replay_files import is_replay

    if is_replay(files):
        _refuse_beside(context, message("play-a_replay"), {"seed", "anyway", "survival"})
    raise typer.Exit(run(files, Wanted(tuple(side or "a"), captain, seed, rules, save, anyway, survival)))


def balance(
    files: Annotated[list[str], typer.Argument(metavar="FILE…")],
    slot: Annotated[int, typer.Option("--slot", min=0, metavar="N")] = 0,
    against: Annotated[list[str] | None, typer.Option("--against", metavar="FILE")] = None,
    among: Annotated[bool, typer.Option("--among")] = False,
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=1_000_000, metavar="N")] = 200,
    captain: Captain = "",
    seed: Seed = 1,
    workers: Workers = 0,
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS")] = "",
    everything: Annotated[bool, typer.Option("--all")] = False,
    seats: Annotated[bool, typer.Option("--seats")] = False,
    players: Annotated[int, typer.Option("--players", min=0, metavar="N")] = 0,
    as_json: Json = False,
) -> None:
    """Rate ships in battles, or compare the choices for a slot.

    With --seats, show the win rate of each place in the turn order of a board or map.
    """
    from metamaker.cli.handlers import turn_order
    from metamaker.cli.handlers.balance import Wanted, run
    from metamaker.cli.input.folders import documents_in

    if seats:
        if slot or against or among or everything:
            raise unusable("play-seats_alone")
        terms = turn_order.Wanted(players, number, captain, seed, workers, cluster, as_json)
        raise typer.Exit(turn_order.run(documents_in(files), terms))
    if players:
        raise unusable("play-players_of_seats")
    if among and (slot or against):
        raise unusable("play-among_alone")
    wanted = Wanted(slot, tuple(against or ()), among, number, captain, seed, workers, cluster, everything, as_json)
    raise typer.Exit(run(documents_in(files), wanted))
