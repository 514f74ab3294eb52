"""Commands about battles: fight, set up, predict, simulate and balance them. Handlers are imported when a command runs."""

from collections.abc import Collection
from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import (
    Anyway,
    BalanceOptions,
    BattleOptions,
    CourseOptions,
    EncounterOptions,
    FairOptions,
    Framing,
    Json,
    OddsOptions,
    Output,
    PlayOptions,
    Simulation,
)
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import unusable
from metamaker.core.messages import Listing, Text, message


def _given(context: typer.Context, names: Collection[str]) -> tuple[str, ...]:
    """Return the given options among `names`, as typed."""
    sources = {option: context.get_parameter_source(option.name) for option in context.command.params if option.name in names}
    given = (option for option, source in sources.items() if source is not None and source.name == "COMMANDLINE")
    return tuple(max(option.opts, key=len) for option in given)


def _refuse_beside(context: typer.Context, what: Text, names: Collection[str]) -> None:
    """Raise BadParameter if options are given that would have no effect."""
    if given := _given(context, names):
        raise unusable("cli-without", what=what, others=Listing(given))


@command(json=False)
def battle(
    context: typer.Context,
    fleets: Annotated[list[str] | None, typer.Argument(metavar="A B")] = None,
    *,
    options: BattleOptions,
    as_json: Json = False,
) -> int:
    """Fight a battle between two fleets, reported turn by turn."""
    from metamaker.cli.handlers.battle import run, run_replay

    replay, as_of, output = options.replay, options.as_of, options.output
    if replay and fleets:
        raise unusable("play-fleets_or_replay")
    if options.variation and not replay:
        raise unusable("play-variation_of_replay")
    if as_of >= 0 or output:
        if not (replay and as_of >= 0 and output):
            raise unusable("play-as_of_together")
        others = {option.name for option in context.command.params if option.name} - {"replay", "variation", "as_of", "output"}
        _refuse_beside(context, "--as-of", others)
        from metamaker.cli.handlers.prints import damaged

        return damaged(replay, options.variation, as_of, output)
    if as_json:
        _refuse_beside(context, "--json", {"brief"})
    if replay:
        _refuse_beside(context, "--replay", {"seed", "captains", "last_turn", "head_start", "anyway", "survival"})
        return run_replay(options, as_json)
    return run(fleets or (), options, as_json)


@command(json=False)
def duel(
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B", show_default=False)] = "",
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=10_000_000, metavar="N")] = 1000,
    *,
    options: Simulation,
    everything: Annotated[bool, typer.Option("--all")] = False,
    as_json: Json = False,
) -> int:
    """Fight many battles: win rates, and the fates of all ships."""
    from metamaker.cli.handlers.duel import run

    return run((one, other) if other else (one,), number, options, everything, as_json)


@command(without="proof")
def encounter(
    context: typer.Context,
    fleets: Annotated[list[str], typer.Argument(metavar="A B")],
    options: EncounterOptions,
    output: Output = "",
    *,
    framing: Framing,
) -> Answer:
    """Roll the set-up of a battle: positions, terrain and speeds."""
    from metamaker.cli.handlers.encounter import run

    rolling = _given(context, {"seed", "kind", "terrain", "table", "name", "anyway"})
    return run(fleets, options, framing, output, rolling)


@command(json=False)
def play(context: typer.Context, files: Annotated[list[str], typer.Argument(metavar="A B")], options: PlayOptions) -> int:
    """Command one or more sides of a battle in the terminal."""
    from metamaker.cli.handlers.play import run
    from metamaker.cli.input.replay_files import is_replay

    if is_replay(files):
        _refuse_beside(context, message("play-a_replay"), {"seed", "head_start", "anyway", "survival"})
    elif options.variation:
        raise unusable("play-variation_of_replay")
    return run(files, options)


@command()
def balance(files: Annotated[list[str], typer.Argument(metavar="FILE…")], options: BalanceOptions) -> Answer:
    """Rate ships in battles, or compare the choices for a slot.

    With --seats, show the win rate of each place in the turn order of a board or map.
    """
    from metamaker.cli.handlers import balance, turn_order
    from metamaker.cli.input.arguments import documents_in

    if options.seats:
        if options.slot or options.against or options.among or options.everything:
            raise unusable("play-seats_alone")
        return turn_order.run(documents_in(files), options)
    if options.players:
        raise unusable("play-players_of_seats")
    if options.among and (options.slot or options.against):
        raise unusable("play-among_alone")
    return balance.run(documents_in(files), options)


One = Annotated[str, typer.Argument(metavar="A")]
Other = Annotated[str, typer.Argument(metavar="B", show_default=False)]


@command()
def forecast(
    one: One,
    other: Other = "",
    battles: Annotated[int, typer.Option("--battles", min=0, max=10_000, metavar="N")] = 0,
    anyway: Anyway = False,
) -> Answer:
    """Predict the result of a match-up, with reasons."""
    from metamaker.cli.handlers.forecast import run

    return run((one, other) if other else (one,), battles, anyway)


@command()
def odds(
    attacker: Annotated[str, typer.Argument(metavar="ATTACKER")],
    targets: Annotated[list[str], typer.Argument(metavar="TARGET…")],
    options: OddsOptions,
) -> Answer:
    """Show the die to hit a ship, and the likely effects.

    Several targets or distances are compared.
    """
    from metamaker.cli.handlers.odds import run

    return run(attacker, targets, options)


@command(without="landscape margins binding mirrored files_kind dots proof embed")
def review(
    context: typer.Context,
    framing: Framing,
    replay: Annotated[str, typer.Argument(metavar="MATCH", show_default=False)] = "",
    output: Output = "",
    *,
    as_csv: Annotated[bool, typer.Option("--csv")] = False,
    record: Annotated[str, typer.Option("--record", metavar="FILE")] = "",
    options: CourseOptions,
) -> Answer:
    """Review a match: win chances, turning points, luck, damage.

    With --orders, find orders that cost win chance: battles with other orders of the strongest captain are compared.
    With --record, add the match to a record of matches; without a match, show this record.
    """
    from metamaker.cli.handlers.review import run

    if as_csv:
        _refuse_beside(context, "--csv", {"as_json", "paper", "ink", "font", "record"})
    return run(replay, framing, output, as_csv, record, options)


@command()
def weigh(
    one: One,
    other: Other = "",
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=1_000_000, metavar="N")] = 200,
    *,
    options: Simulation,
) -> Answer:
    """Estimate the win rate of a match-up in simulated battles."""
    from metamaker.cli.handlers.weigh import run

    return run((one, other) if other else (one,), number, options)


@command()
def fair(one: One, other: Annotated[str, typer.Argument(metavar="B")], options: FairOptions) -> Answer:
    """Balance a match-up with small changes, tested in battles.

    The exit code is 1 if it finds no change that balances the match-up.
    """
    from metamaker.cli.handlers.fair import run

    return run((one, other), options)
