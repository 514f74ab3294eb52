"""The verbs of battles and their options; `main` makes commands of them. What a verb does is imported when it runs."""

from typing import Annotated

import typer

from metamaker.cli.options import (
    Anyway,
    Captains,
    Contender,
    Dots,
    Json,
    PictureKind,
    RuleIds,
    Seed,
    one_of,
)


def battle(
    fleets: Annotated[list[str] | None, typer.Argument(metavar="A B", help="Two fleets; FILE#SHIP,SHIP: some ships.")] = None,
    replay: Annotated[str, typer.Option("--replay", metavar="FILE", help="Fight the battle of a replay again.")] = "",
    seed: Seed = 1,
    captains: Captains = "",
    last_turn: Annotated[int, typer.Option("--turns", min=0, max=999, metavar="N", help="Stop after turn N; 0: as usual.")] = 0,
    rules: RuleIds = True,
    pictures: Annotated[str, typer.Option("--pictures", metavar="DIR", help="Draw the table after every turn.")] = "",
    kind: Annotated[PictureKind, one_of(PictureKind, "--format", "Kind of pictures.")] = PictureKind.PNG,
    dots: Dots = 150,
    save: Annotated[str, typer.Option("--save", metavar="FILE", help="Write a replay.")] = "",
    as_of: Annotated[
        int, typer.Option("--as-of", metavar="TURN", show_default=False, help="Print sheets as damaged after this turn.")
    ] = -1,
    output: Annotated[str, typer.Option("-o", "--output", metavar="OUT", help="The PDF of these sheets; or -.")] = "",
    anyway: Anyway = False,
    as_json: Annotated[bool, typer.Option("--json", help="Tell events, each as a line of JSON.")] = False,
) -> None:
    """Let two fleets fight, and tell the battle turn by turn."""
    from metamaker.cli.battle import Moment, Wanted, run, run_replay, run_sheets

    if replay and fleets:
        raise typer.BadParameter("expected fleets or --replay, found both")
    if as_of >= 0 or output:
        if not (replay and as_of >= 0 and output):
            raise typer.BadParameter("expected --replay, --as-of and -o together, found only some of them")
        raise typer.Exit(run_sheets(replay, Moment(as_of, output)))
    options = Wanted(seed, captains, as_json, rules, pictures, kind.value, dots, save, anyway, last_turn)
    raise typer.Exit(run_replay(replay, options) if replay else run(fleets or (), options))


def duel(
    one: Contender,
    other: Contender,
    number: Annotated[int, typer.Option("-n", "--number", min=1, max=10_000_000, metavar="N", help="How many battles.")] = 1000,
    captains: Captains = "",
    seed: Seed = 1,
    workers: Annotated[int, typer.Option("--workers", min=0, max=4096, metavar="N", help="Processes; 0: one a core.")] = 0,
    cluster: Annotated[str, typer.Option("--cluster", metavar="ADDRESS", help="Fight on a dask cluster instead.")] = "",
    anyway: Anyway = False,
    as_json: Json = False,
) -> None:
    """Fight many battles, sides changing, and count who wins."""
    from metamaker.cli.duel import Wanted, run

    raise typer.Exit(run((one, other), Wanted(number, captains, seed, workers, cluster, anyway, as_json)))


def play(
    files: Annotated[list[str], typer.Argument(metavar="A B", help="Two fleets, or one replay to go on with.")],
    side: Annotated[str, typer.Option("--side", metavar="a|b", help="The side that you command.")] = "a",
    captain: Annotated[str, typer.Option("--captain", metavar="NAME", help="Who commands the other side.")] = "",
    seed: Seed = 1,
    rules: RuleIds = True,
    save: Annotated[str, typer.Option("--save", metavar="FILE", help="Write a replay at the end, or when you quit.")] = "",
    anyway: Anyway = False,
) -> None:
    """Command one side of a battle in the terminal."""
    from metamaker.cli.play import Wanted, run

    raise typer.Exit(run(files, Wanted(side, captain, seed, rules, save, anyway)))
