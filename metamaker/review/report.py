"""The review of a replay: it is played again under a watch, and its ledger summed up."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from metamaker.core.errors import FileProblem
from metamaker.core.messages import Text
from metamaker.game_api.game import Game, NotOffered, required
from metamaker.game_api.match_documents import MatchDocuments, side_names
from metamaker.game_api.matches import resumed
from metamaker.game_api.reviewing import Fate
from metamaker.play.documents import Replay
from metamaker.play.review.ledger import Blow, Ledger, luck_of
from metamaker.play.review.luck import Luck, luck_in
from metamaker.play.review.totals import Total, grouped
from metamaker.play.story import LETTERS

TWO = 2


class Report(NamedTuple):
    """The review of a match: its sides, turns, result as in `Match.result`, unit, ledger, and the names by reference.

    `lacks` are sentences about its gaps. A `problem` ended the replay before its last choice. `fates` are its ships,
    `scores` the points of its sides if they decide it.
    """

    game: Game
    title: str
    sides: tuple[str, ...]
    turns: int
    result: int | None
    unit: str
    ledger: Ledger
    names: Mapping[str, str]
    lacks: tuple[Text, ...]
    problem: FileProblem | None
    fates: tuple[Fate, ...] = ()
    scores: tuple[float, ...] = ()

    def luck(self) -> Luck | None:
        """Return the luck of the first of two sides; None for more sides."""
        if len(self.sides) != TWO:
            return None
        found = luck_in(self.ledger.chances, self.ledger.blows, 0)
        return found._replace(margin=self.scores[0] - self.scores[1]) if self.scores else found

    def lucks(self) -> tuple[float, ...]:
        """Return the luck of each side."""
        count = len(self.sides)
        return tuple(luck_of(self.ledger.chances, side, count) for side in range(count))

    def name(self, ref: str, side: int) -> str:
        """Return a name for the reference of a ship, that of its side without a reference."""
        return self.names.get(ref) or (self.sides[side] if 0 <= side < len(self.sides) and not ref else ref)


def reported(game: Game, replay: Replay, file: str) -> Report:
    """Return the review of a replay as far as its choices go.

    Raises NotOffered for a game without reviews, FileProblem if the match cannot begin.
    """
    reviewing = required(game.play).review
    if reviewing is None:
        raise NotOffered("this game has no reviews")
    match, problem = resumed(game, replay, file, ()), None
    watch = reviewing.watch(match)
    try:
        while match.step():
            pass
    except FileProblem as found:
        problem = found
    ledger = watch.ledger()
    return Report(
        game,
        MatchDocuments(game).title(replay),
        _sides(reviewing.sides(match) or side_names(replay), ledger),
        match.record.turn,
        match.result,
        reviewing.unit,
        ledger,
        reviewing.names(match, ledger.refs()),
        reviewing.lacks(match),
        problem,
        reviewing.fates(match),
        reviewing.scores(match),
    )


def _sides(names: Sequence[str], ledger: Ledger) -> tuple[str, ...]:
    """Return the names of the sides, with their letters if they are equal or missing."""
    number = max([len(names), *(each.side + 1 for each in ledger.chances), *(each.loser + 1 for each in ledger.blows)])
    alike = len(set(names)) < len(names)
    named = [f"{name} ({LETTERS[side]})" if alike else name for side, name in enumerate(names)]
    return (*named, *LETTERS[len(named) : number])


class Line(NamedTuple):
    """A row of the account: the sums of a ship and the luck of its rolls; or, with an `item`, a part of them.

    `of` is “ship”, also for sides that fire without ships, or “side” for other damage. The item of a “weapon” is its name.
    Damage without a weapon has its “cause” as an item, and a roll without one its “kind”.
    """

    side: int
    ship: str
    of: str
    item: str
    total: Total
    luck: float


_Key = tuple[int, str, str, str]


def lines(report: Report) -> Iterator[Line]:
    """Yield the ships of the account, in the order of sides and damage, each followed by its weapons and other items.

    Damage and luck without a ship have the last rows of their side. The luck of all ships of a side, less that of the other
    side, is its luck.
    """
    luck = _luck_by_item(report)
    items = grouped((_item(blow), blow) for blow in report.ledger.blows)
    keys = tuple(dict.fromkeys((*items, *luck)))
    ships = grouped(((each.side, each.ship), each) for each in report.ledger.blows)
    every = {key[:2]: ships.get(key[:2], Total()) for key in keys}
    for (side, ship), found in sorted(every.items(), key=lambda each: (each[0][0], not each[0][1], -each[1].dealt, each[0][1])):
        rows = [Line(*key, items.get(key, Total()), luck.get(key, 0.0)) for key in keys if key[:2] == (side, ship)]
        fires = bool(ship) or any(row.of == "weapon" for row in rows)
        yield Line(side, ship, "ship" if fires else "side", "", found, sum([row.luck for row in rows]))
        yield from sorted(rows, key=lambda row: (row.of != "weapon", -row.total.dealt, row.item))


def taken(report: Report) -> dict[tuple[int, str], Total]:
    """Return the sums of the damage to each ship or piece, by its side and reference, in the order of sides and damage."""
    found = grouped(((each.loser, each.target), each) for each in report.ledger.blows if each.mean or each.rolled)
    return dict(sorted(found.items(), key=lambda each: (each[0][0], -each[1].dealt, each[0][1])))


def _item(blow: Blow) -> _Key:
    of, item = ("weapon", blow.weapon) if blow.weapon else ("cause", blow.cause)
    return blow.side, blow.ship, of, item


def _luck_by_item(report: Report) -> dict[_Key, float]:
    """Return the luck of rolls by item, from the view of the side of their ship."""
    sides = {each.target: each.loser for each in report.ledger.blows}
    sides |= {each.ship: each.side for each in report.ledger.blows if each.ship}
    found: dict[_Key, float] = {}
    for each in report.ledger.chances:
        side = sides.get(each.ship, each.side)
        of, item = ("weapon", each.weapon) if each.weapon else ("kind", each.kind)
        key = side, each.ship, of, item
        found[key] = found.get(key, 0.0) + (each.luck if each.side == side else -each.luck)
    return found
