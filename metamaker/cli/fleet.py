"""`metamaker fleet`: who comes to the table, under whose command, and what it adds up to."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from metamaker.cli.answer import Answer, answer
from metamaker.game import Roster, RosterLine
from metamaker.registry import Opened


def run(files: Sequence[str], as_json: bool) -> int:
    """Report the roster of every file; see `metamaker fleet --help`."""
    return answer(files, as_json, _answer)


def _answer(opened: Opened) -> Answer:
    roster = opened.game.roster(opened.document)
    data = {
        "name": roster.name,
        "totals": roster.totals.as_dict(),
        "ships": [_line(line) for line in roster.ships],
        "others": [_line(line) for line in roster.others],
        "miniatures": [
            {"kind": piece.kind, "id": piece.design, "name": piece.name, "count": piece.count} for piece in roster.miniatures
        ],
    }
    return Answer(data, lambda: _show(roster))


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


def _show(roster: Roster) -> None:
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
