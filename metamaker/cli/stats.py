"""`metamaker stats`: the numbers of every ship and of the fleet."""

from collections.abc import Sequence
from typing import Any

from metamaker.cli.answer import Answer, answer
from metamaker.game import Numbers, Report
from metamaker.registry import Opened


def run(files: Sequence[str], classes: bool, as_json: bool) -> int:
    """Report the numbers of every file; see `metamaker stats --help`."""
    return answer(files, as_json, lambda opened: _answer(opened, classes))


def _answer(opened: Opened, classes: bool) -> Answer:
    report = opened.game.report(opened.document, classes)
    data = {"ships": [_numbers(ship) for ship in report.ships], "fleet": report.fleet.as_dict()}
    return Answer(data, lambda: _show(opened.game.title(opened.document), report))


def _numbers(ship: Numbers) -> dict[str, Any]:
    return {
        "id": ship.id,
        "name": ship.name,
        "class": ship.design,
        "stats": ship.stats.as_dict(),
        **{kind: {name: block.as_dict() for name, block in blocks.items()} for kind, blocks in ship.parts.items()},
    }


def _show(title: str, report: Report) -> None:
    from metamaker.cli.terminal import column, figure, heading, say, table, told

    say(heading(title))
    if report.ships:
        first = report.ships[0].stats
        columns = tuple(column(first[symbol]) for symbol in report.headline)
        rows = ((ship.name, *(figure(ship.stats[symbol].value) for symbol in report.headline)) for ship in report.ships)
        say(table(("ship", *columns), rows, right=columns))
    say("", told(report.fleet))
