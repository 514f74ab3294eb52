"""The verbs that tell of a document as it is: every problem, every number, who comes to the table."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from metamaker.cli.answer import FINE, PROBLEMS, Answer, answer
from metamaker.cli.counted import counted
from metamaker.core.issue import Issue, Severity
from metamaker.game.designs import Numbers, Report, Roster, RosterLine
from metamaker.game.game import required
from metamaker.registry import Opened


def check(files: Sequence[str], strict: bool, as_json: bool) -> int:
    """Report the issues of every file; see `metamaker check --help`."""
    return answer(files, as_json, lambda opened: _problems(opened, strict))


def _problems(opened: Opened, strict: bool) -> Answer:
    issues = required(opened.game.checks).issues(opened.document)
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    code = PROBLEMS if any(issue.severity in failing for issue in issues) else FINE
    return Answer({"issues": [asdict(issue) for issue in issues]}, lambda: _show_problems(issues), code)


def _show_problems(issues: Sequence[Issue]) -> None:
    from metamaker.cli.terminal import COLOURS, QUIET, say, table, words

    if issues:
        say(
            table(
                ("", "where", "problem", "rule"),
                (
                    (words(issue.severity, COLOURS[issue.severity]), issue.where, issue.text, words(issue.rule, QUIET))
                    for issue in issues
                ),
            )
        )
    say(_summary(issues))


def _summary(issues: Sequence[Issue]) -> str:
    counts = Counter(issue.severity for issue in issues)
    told = [counted(counts[kind], kind) for kind in Severity if counts[kind]]
    return ", ".join(told) if told else "no problems"


def stats(files: Sequence[str], classes: bool, as_json: bool) -> int:
    """Report the numbers of every file; see `metamaker stats --help`."""
    return answer(files, as_json, lambda opened: _measured(opened, classes))


def _measured(opened: Opened, classes: bool) -> Answer:
    report = required(opened.game.designs).report(opened.document, classes)
    data = {"ships": [_numbers(ship) for ship in report.ships], "fleet": report.fleet.as_dict()}
    return Answer(data, lambda: _show_numbers(opened.game.documents.title(opened.document), report))


def _numbers(ship: Numbers) -> dict[str, Any]:
    return {
        "id": ship.id,
        "name": ship.name,
        "class": ship.design,
        "stats": ship.stats.as_dict(),
        **{kind: {name: block.as_dict() for name, block in blocks.items()} for kind, blocks in ship.parts.items()},
    }


def _show_numbers(title: str, report: Report) -> None:
    from metamaker.cli.terminal import column, figure, heading, say, table, told

    say(heading(title))
    if report.ships:
        first = report.ships[0].stats
        columns = tuple(column(first[symbol]) for symbol in report.headline)
        rows = ((ship.name, *(figure(ship.stats[symbol].value) for symbol in report.headline)) for ship in report.ships)
        say(table(("ship", *columns), rows, right=columns))
    say("", told(report.fleet))


def fleet(files: Sequence[str], as_json: bool) -> int:
    """Report the roster of every file; see `metamaker fleet --help`."""
    return answer(files, as_json, _roster)


def _roster(opened: Opened) -> Answer:
    roster = required(opened.game.designs).roster(opened.document)
    data = {
        "name": roster.name,
        "totals": roster.totals.as_dict(),
        "ships": [_line(line) for line in roster.ships],
        "others": [_line(line) for line in roster.others],
        "miniatures": [
            {"kind": piece.kind, "id": piece.design, "name": piece.name, "count": piece.count} for piece in roster.miniatures
        ],
    }
    return Answer(data, lambda: _show_roster(roster))


def _line(line: RosterLine) -> dict[str, Any]:
    return {
        "id": line.id,
        "name": line.name,
        "class": line.design,
        "class_name": line.design_name,
        "commander": line.commander,
        "level": line.level,
        "stats": line.stats.as_dict(),
    }


def _show_roster(roster: Roster) -> None:
    from metamaker.cli.terminal import figure, heading, say, table, told

    say(heading(roster.name), told(roster.totals))
    if roster.ships:
        labels = tuple(stat.label for stat in roster.ships[0].stats)
        rows = (
            (f"{'   ' * depth}{line.name}", line.design_name, line.level or "", *(figure(stat.value) for stat in line.stats))
            for depth, line in chain_of_command(roster.ships)
        )
        say("", table(("ship", "class", "command", *labels), rows, right=labels))
    if roster.others:
        labels = tuple(stat.label for stat in roster.others[0].stats)
        beside = ((line.name, *(figure(stat.value) for stat in line.stats)) for line in roster.others)
        say("", table(("beside the ships", *labels), beside, right=labels))
    if roster.miniatures:
        pieces = ((piece.count, piece.name, piece.kind) for piece in roster.miniatures)
        say("", table(("miniatures", "of", ""), pieces, right=("miniatures",)))


def chain_of_command(ships: Sequence[RosterLine]) -> Iterator[tuple[int, RosterLine]]:
    """Yield every ship after its commander, with its depth in the chain of command; roots keep the order of the roster."""
    under: dict[str | None, list[RosterLine]] = defaultdict(list)
    for ship in ships:
        under[ship.commander].append(ship)
    # Not by recursion: a chain may be as long as the roster.
    waiting = [(0, ship) for ship in reversed(under[None])]
    while waiting:
        depth, ship = waiting.pop()
        yield depth, ship
        waiting += ((depth + 1, below) for below in reversed(under[ship.id]))
