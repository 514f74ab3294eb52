"""`metamaker diff`: the differences between two fleets or two designs, and between their numbers."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from metamaker.cli.input.arguments import about, designs_of, once, same_game
from metamaker.cli.models.designs import Differences
from metamaker.cli.output.answer import Answer
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.number_format import figure, named
from metamaker.core.difference import Difference, Kind
from metamaker.core.envelope import MAIN_KIND
from metamaker.core.errors import FileProblem
from metamaker.core.messages import language_in_force, message
from metamaker.core.stat import Number, StatBlock
from metamaker.core.storage import is_there
from metamaker.game_api.designs import Report
from metamaker.game_api.game import Game, differences, title_of
from metamaker.game_api.side_by_side import MOST, rows, shown
from metamaker.opening import Opened, SeveralFleets, open_document, open_file


@dataclass(frozen=True)
class Shift:
    """A different number: its class (empty for the fleet), its symbol and label, and both values."""

    of: str
    stat: str
    label: str
    before: Number
    after: Number


def run(old: str, new: str) -> Answer:
    """Show the differences; see `metamaker diff --help`."""
    once((old, new))
    before, after = _opened(old), _opened(new)
    game = same_game([before, after])
    changes = differences(game, before.document, after.document)
    shifts: tuple[Shift, ...] = ()
    if game.designs is not None:
        shifts = tuple(_shifts(game, *(game.designs.report(one.document, classes=True) for one in (before, after))))
    return Answer(lambda: _data(changes, shifts), lambda: _show(changes, shifts))


def side_by_side(designs: Sequence[str]) -> Answer:
    """Show all numbers of three to five designs; see `metamaker diff --help`."""
    if len(designs) > MOST:
        raise unusable("cli-diff-most", most=MOST, found=len(designs))
    once(designs)
    opened = [_opened(each) for each in designs]
    game, language = same_game(opened), language_in_force()
    for each in opened:
        if len(designs_of(each).subjects(each.document, classes=True)) != 1:
            raise FileProblem(each.file, "", message("cli-diff-one_design"))
    names = [_design_name(each, language) for each in opened]
    found = rows(game, [each.document for each in opened], language)

    def show() -> None:
        from metamaker.cli.output.terminal import say, table

        cells = ((row.title, *(shown(stat, language) for stat in row.stats)) for row in found)
        say(table((text("cli-diff-number"), *names), cells, right=names))

    values = [
        {"stat": row.symbol, "label": row.label, "values": [None if each is None else each.value for each in row.stats]}
        for row in found
    ]
    return Answer(lambda: {"designs": names, "stats": values}, show)


def _design_name(of: Opened, language: str) -> str:
    (ref,) = designs_of(of).subjects(of.document, classes=True)
    return title_of(of.game, of.document, ref, language)


def _data(changes: tuple[Difference, ...], shifts: tuple[Shift, ...]) -> Differences:
    return {
        "changes": [{"kind": one.kind.value, "where": one.where, "before": one.before, "after": one.after} for one in changes],
        "stats": [{"of": one.of or MAIN_KIND, "stat": one.stat, "before": one.before, "after": one.after} for one in shifts],
    }


def _opened(argument: str) -> Opened:
    """Open FILE, or one design of it for FILE#CLASS; a file with the whole name takes precedence."""
    file, mark, name = argument.rpartition("#")
    if not mark or is_there(argument):
        return open_document(argument)
    try:
        opened = open_file(file)
    except SeveralFleets:  # the name is that of a fleet in the printout
        return open_file(argument)
    with about(opened.file):
        found = opened.game.documents.find(opened.document, name)
    return replace(opened, document=designs_of(opened).extract(opened.document, (found,)))


def _shifts(game: Game, old: Report, new: Report) -> Iterator[Shift]:
    """Compare classes of the same id, or the only class of each."""
    known = {ship.id: ship for ship in old.ships}
    if len(old.ships) == len(new.ships) == 1:
        known = {new.ships[0].id: old.ships[0]}
    for ship in new.ships:
        if ship.id in known:
            yield from _blocks(game, ship.name, known[ship.id].stats, ship.stats)
    yield from _blocks(game, "", old.fleet, new.fleet)


def _blocks(game: Game, of: str, old: StatBlock, new: StatBlock) -> Iterator[Shift]:
    """Compare the numbers of two blocks; parts of only one of them, such as a new team, have one value."""
    before, after = old.as_dict(), new.as_dict()
    stats = {stat.symbol: stat for stat in (*new, *old)}
    for symbol, stat in stats.items():
        if before.get(symbol) != after.get(symbol):
            yield Shift(of, symbol, named(stat, game).label, before.get(symbol), after.get(symbol))


_MARKS = {Kind.ADDED: ("+", "green"), Kind.REMOVED: ("−", "red"), Kind.MOVED: ("→", "cyan"), Kind.CHANGED: ("~", "yellow")}


def _show(changes: tuple[Difference, ...], shifts: tuple[Shift, ...]) -> None:
    from metamaker.cli.output.terminal import pairs, say, table, words

    if not changes:
        say(text("cli-diff-none"))
        return
    say(pairs((words(*_MARKS[one.kind]), one.where, _told(one)) for one in changes))
    if shifts:
        sides = text("cli-diff-before"), text("cli-diff-after")
        rows = ((one.of or text("cli-diff-fleet"), one.label, figure(one.before), figure(one.after)) for one in shifts)
        say("", table(("", text("cli-diff-number"), *sides), rows, right=sides))


def _told(one: Difference) -> str:
    if one.kind is Kind.MOVED:
        return text("cli-diff-moved", place=one.before)
    if one.kind is Kind.CHANGED:
        return " → ".join(map(_short, _differing(one.before, one.after)))
    return _short(one.after if one.kind is Kind.ADDED else one.before)


def _short(value: object) -> str:
    """Return a JSON value for people: the plain values of an item, or the beginning of a longer text."""
    if isinstance(value, dict) and value.get("name"):
        return " ".join(str(value[key]) for key in ("name", "variant") if value.get(key))
    if isinstance(value, dict):
        return ", ".join(_part(key, inner) for key, inner in value.items() if key != "id" and _tells(inner))
    if isinstance(value, list):
        entries = text("cli-diff-entries", count=len(value)) if value else ""
        value = ", ".join(str(inner) for inner in value if not isinstance(inner, dict)) or entries
    if isinstance(value, bool):
        return text("cli-diff-yes" if value else "cli-diff-no")
    shown = str(value) or text("cli-diff-nothing")
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


def _tells(value: object) -> bool:
    """Return whether a value of a part is worth showing; most values of parts are empty."""
    return value not in (None, "", False) and not isinstance(value, dict | list)


def _part(key: str, value: object) -> str:
    """Return a value of a part for people: a text, or a number or flag with its name."""
    said = key.replace("_", " ")
    if value is True:
        return said
    return _short(value).replace("_", " ") if isinstance(value, str) else f"{said} {_short(value)}"


def _differing(before: object, after: object) -> tuple[object, object]:
    """Return two values; for long texts the different ends, with some characters before them."""
    if not (isinstance(before, str) and isinstance(after, str)) or max(len(before), len(after)) <= _LONGEST:
        return before, after
    alike = takewhile(lambda letters: letters[0] == letters[1], zip(before, after, strict=False))
    start = max(0, sum(1 for _ in alike) - _BEFORE)
    return (f"…{before[start:]}", f"…{after[start:]}") if start else (before, after)


_LONGEST = 60
"""A longer text is cut around its difference, so that both sides stay on one line of a terminal."""

_BEFORE = 15
"""Characters before the difference: two or three words for orientation."""
