"""`metamaker diff`: what differs between two fleets or two designs, and what that does to the numbers."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from metamaker.cli.answer import FINE, print_json
from metamaker.core.difference import Difference, Kind
from metamaker.core.problem import FileProblem
from metamaker.core.stat import Number, StatBlock
from metamaker.game import NotInDocument, Report
from metamaker.registry import Opened, open_file


@dataclass(frozen=True)
class Shift:
    """A number that differs: of which class (or the fleet), which stat, and its values."""

    of: str
    stat: str
    label: str
    before: Number
    after: Number


def run(old: str, new: str, as_json: bool) -> int:
    """Show the differences; see `metamaker diff --help`."""
    before, after = _opened(old), _opened(new)
    game = after.game
    if before.game.key != game.key:
        raise FileProblem(new, "game", f"expected {before.game.key} as in {old}, found {game.key}")
    changes = game.differences(before.document, after.document)
    shifts = tuple(_shifts(game.report(before.document, classes=True), game.report(after.document, classes=True)))
    if as_json:
        told = [{"kind": one.kind, "where": one.where, "before": one.before, "after": one.after} for one in changes]
        numbers = [{"of": one.of, "stat": one.stat, "before": one.before, "after": one.after} for one in shifts]
        print_json({"changes": told, "stats": numbers})
    else:
        _show(changes, shifts)
    return FINE


def _opened(argument: str) -> Opened:
    """Open FILE, or one design of it for FILE#CLASS; a file of that very name goes first."""
    file, mark, name = argument.rpartition("#")
    if not mark or Path(argument).exists():
        return open_file(argument)
    opened = open_file(file)
    try:
        found = opened.game.find(opened.document, name)
    except NotInDocument as problem:
        raise FileProblem(opened.file, "", str(problem)) from None
    return replace(opened, document=opened.game.alone(opened.document, (found,)))


def _shifts(old: Report, new: Report) -> Iterator[Shift]:
    """Compare classes of the same id, or the only class of each."""
    known = {ship.id: ship for ship in old.ships}
    if len(old.ships) == len(new.ships) == 1:
        known = {new.ships[0].id: old.ships[0]}
    for ship in new.ships:
        if ship.id in known:
            yield from _blocks(ship.name, known[ship.id].stats, ship.stats)
    yield from _blocks("fleet", old.fleet, new.fleet)


def _blocks(of: str, old: StatBlock, new: StatBlock) -> Iterator[Shift]:
    for stat in new:
        before = old[stat.symbol].value
        if before != stat.value:
            yield Shift(of, stat.symbol, stat.label, before, stat.value)


_MARKS = {Kind.ADDED: ("+", "green"), Kind.REMOVED: ("−", "red"), Kind.MOVED: ("→", "cyan"), Kind.CHANGED: ("~", "yellow")}


def _show(changes: tuple[Difference, ...], shifts: tuple[Shift, ...]) -> None:
    from metamaker.cli.terminal import figure, pairs, say, table, words

    if not changes:
        say("no differences")
        return
    say(pairs((words(*_MARKS[one.kind]), one.where, _told(one)) for one in changes))
    if shifts:
        rows = ((one.of, one.label, figure(one.before), figure(one.after)) for one in shifts)
        say("", table(("", "number", "before", "after"), rows, right=("before", "after")))


def _told(one: Difference) -> str:
    if one.kind is Kind.MOVED:
        return f"from {one.before}"
    if one.kind is Kind.CHANGED:
        return f"{_short(one.before)} → {_short(one.after)}"
    return _short(one.after if one.kind is Kind.ADDED else one.before)


def _short(value: Any) -> str:
    """Return a JSON value for people: of an element what is plain in it, of a longer text its beginning."""
    if isinstance(value, dict) and value.get("name"):
        return str(value["name"])
    if isinstance(value, dict):
        return ", ".join(_short(inner) for key, inner in value.items() if key != "id" and not isinstance(inner, dict | list))
    if isinstance(value, list):
        value = ", ".join(str(inner) for inner in value if not isinstance(inner, dict)) or f"{len(value)} entries" * bool(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value) or "nothing"
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


_LONGEST = 60
