"""The verbs of two fleets that meet and their options: how that will end, and what makes it fair; see `battle_verbs`."""

from typing import Annotated

import typer

from metamaker.cli.input.options import Anyway, Captains, Json, Output, Seed, Workers


def forecast(
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B", show_default=False)] = "",
    anyway: Anyway = False,
    as_json: Json = False,
) -> None:
    """Predict the result of a match-up, without a battle."""
    from metamaker.cli.handlers.forecast import run

    raise typer.Exit(run((one, other) if other else (one,), anyway, as_json))


def weigh(
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B", show_default=False)] = "",
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=1_000_000, metavar="N")] = 200,
    captains: Captains = "",
    seed: Seed = 1,
    workers: Workers = 0,
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS")] = "",
    anyway: Anyway = False,
    as_json: Json = False,
) -> None:
    """Estimate the win rate of a match-up in simulated battles."""
    from metamaker.cli.handlers.weigh import run
    from metamaker.cli.input.series import Series

    series = Series(number, captains, seed, workers, cluster, anyway, as_json)
    raise typer.Exit(run((one, other) if other else (one,), series))


def fair(
    one: Annotated[str, typer.Argument(metavar="A")],
    other: Annotated[str, typer.Argument(metavar="B")],
    limit: Annotated[float, typer.Option("--limit", min=0.0, metavar="POINTS")] = 0.0,
    pick: Annotated[int, typer.Option("--pick", min=1, max=99, metavar="N")] = 1,
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=20, metavar="N")] = 3,
    seconds: Annotated[float, typer.Option("--seconds", min=1.0, max=86_400.0, metavar="N")] = 55.0,
    captains: Captains = "",
    seed: Seed = 1,
    workers: Workers = 0,
    output: Output = "",
    anyway: Anyway = False,
    as_json: Json = False,
) -> None:
    """Balance a match-up with small changes, tested in battles.

    The exit code is 1 if it finds no change that balances the match-up.
    """
    from metamaker.cli.handlers.fair import Wanted, run

    run_by = Wanted(limit, pick, number, seconds, captains, seed, workers, output, anyway, as_json)
    raise typer.Exit(run((one, other), run_by))
