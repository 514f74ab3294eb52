"""`metamaker stats` and `metamaker fleet`: the numbers of ships, and the roster."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import isclose

from metamaker.cli.handlers.reports import report_files
from metamaker.cli.input.arguments import designs_of
from metamaker.cli.models.designs import Line, Measured, Mustered, Ship
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text
from metamaker.cli.output.number_format import block_lines, column, figure, named
from metamaker.core.amounts import adding_up
from metamaker.core.messages import language_in_force
from metamaker.game_api.designs import Numbers, Report, Roster, RosterLine
from metamaker.game_api.game import Game
from metamaker.opening import Opened


def stats(files: Sequence[str], classes: bool, as_json: bool) -> int:
    """Report the numbers of every file; see `metamaker stats --help`."""
    return report_files(files, as_json, lambda opened: _measured(opened, classes))


def _measured(opened: Opened, classes: bool) -> Answer:
    report = designs_of(opened).report(opened.document, classes)
    return Answer(
        lambda: Measured(ships=[_numbers(ship) for ship in report.ships], fleet=report.fleet.as_dict()),
        lambda: _show_numbers(opened.game.documents.title(opened.document), report, opened.game),
    )


def _numbers(ship: Numbers) -> Ship:
    parts = {kind: {name: block.as_dict() for name, block in blocks.items()} for kind, blocks in ship.parts.items()}
    return {"id": ship.id, "name": ship.name, "class": ship.design, "stats": ship.stats.as_dict(), **parts}  # type: ignore[typeddict-item]  # kinds depend on the game


def _show_numbers(title: str, report: Report, game: Game) -> None:
    from metamaker.cli.output.terminal import heading, say, table

    say(heading(title))
    if report.ships:
        first = report.ships[0].stats
        columns = tuple(column(first[symbol], game) for symbol in report.headline)
        rows = ((ship.name, *(figure(ship.stats[symbol].value) for symbol in report.headline)) for ship in report.ships)
        say(table((text("cli-ship"), *columns), rows, right=columns))
    say("", block_lines(report.fleet, game))


def fleet(files: Sequence[str], as_json: bool) -> int:
    """Report the roster of every file; see `metamaker fleet --help`."""
    return report_files(files, as_json, _roster)


def _roster(opened: Opened) -> Answer:
    roster = designs_of(opened).roster(opened.document)
    return Answer(lambda: _mustered(roster), lambda: _show_roster(roster, opened.game))


def _mustered(roster: Roster) -> Mustered:
    return {
        "name": roster.name,
        "totals": roster.totals.as_dict(),
        "ships": [_line(line) for line in roster.ships],
        "others": [_line(line) for line in roster.others],
        "at_home": [_line(line) for line in roster.at_home],
        "miniatures": [
            {"kind": piece.kind, "id": piece.design, "name": piece.name, "count": piece.count} for piece in roster.miniatures
        ],
    }


def _line(line: RosterLine) -> Line:
    return {
        "id": line.id,
        "name": line.name,
        "class": line.design,
        "class_name": line.design_name,
        "commander": line.commander,
        "level": line.level,
        "stats": line.stats.as_dict(),
    }


def _show_roster(roster: Roster, game: Game) -> None:
    from metamaker.cli.output.terminal import heading, say, table

    say(heading(roster.name), block_lines(roster.totals, game))
    shown = _shown(roster)
    if roster.ships:
        labels = tuple(named(stat, game).label for stat in roster.ships[0].stats)
        rows = (
            (f"{'   ' * depth}{line.name}", line.design_name, _level(line, game), *shown[id(line)])
            for depth, line in chain_of_command(roster.ships)
        )
        say("", table((text("cli-ship"), text("cli-class"), text("cli-command"), *labels), rows, right=labels))
    if roster.others:
        labels = tuple(named(stat, game).label for stat in roster.others[0].stats)
        beside = ((line.name, *shown[id(line)]) for line in roster.others)
        say("", table((text("cli-beside"), *labels), beside, right=labels))
    if roster.at_home and roster.whole:
        names = ", ".join(line.name for line in roster.at_home)
        say("", text("cli-at_home", names=names, label=named(roster.whole, game).label, value=figure(roster.whole.value)))
    if roster.miniatures:
        pieces = ((piece.count, piece.name, text("cli-miniatures-kind", kind=piece.kind)) for piece in roster.miniatures)
        columns = (text("cli-miniatures"), text("cli-miniatures-of"), "")
        say("", table(columns, pieces, right=columns[:1]))


def _shown(roster: Roster) -> dict[int, list[str]]:
    """Return the displayed numbers of each line, by the line's identity, so that totals add up as shown."""
    lines = (*roster.ships, *roster.others)
    shown = {id(line): [figure(stat.value) for stat in line.stats] for line in lines}
    for total in roster.totals:
        of = [(line, at, stat.value) for line in lines for at, stat in enumerate(line.stats) if stat.symbol == total.symbol]
        values = [value for _, _, value in of if isinstance(value, float)]
        if values and len(values) == len(of) and isinstance(total.value, float) and isclose(sum(values), total.value):
            for (line, at, _), part in zip(of, adding_up(values, 1).parts, strict=True):
                shown[id(line)][at] = figure(float(part))
    return shown


def _level(line: RosterLine, game: Game) -> str:
    """Return the level of a command ship in words."""
    words = game.documents.words(language_in_force())
    return words.get(f"window-choice-command_level-{line.level}-text", line.level).lower() if line.level else ""


def chain_of_command(ships: Sequence[RosterLine]) -> Iterator[tuple[int, RosterLine]]:
    """Yield every ship after its commander, with its depth in the chain of command; roots keep the order of the roster."""
    under: dict[str | None, list[RosterLine]] = defaultdict(list)
    for ship in ships:
        under[ship.commander].append(ship)
    # Iterative: a chain can be as long as the roster and would exceed the recursion limit.
    waiting = [(0, ship) for ship in reversed(under[None])]
    while waiting:
        depth, ship = waiting.pop()
        yield depth, ship
        waiting += ((depth + 1, below) for below in reversed(under[ship.id]))
