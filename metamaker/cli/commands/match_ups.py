"""Commands about two fleets: predict, simulate and balance their match-up. Handlers are imported when a command runs."""

from typing import Annotated

import typer

from metamaker.cli.commands.command import command
from metamaker.cli.input.options import Anyway, FairOptions, Simulation
from metamaker.cli.output.answer import Answer

One = Annotated[str, typer.Argument(metavar="A")]
Other = Annotated[str, typer.Argument(metavar="B", show_default=False)]


@command()
def forecast(one: One, other: Other = "", anyway: Anyway = False) -> Answer:
    """Predict the result of a match-up, without a battle."""
    from metamaker.cli.handlers.forecast import run

    return run((one, other) if other else (one,), anyway)


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
