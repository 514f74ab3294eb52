"""Fleets for a limit: designs of a document chosen at random, like its roster, or by the forecast, up to a value."""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from metamaker.core.amounts import at_most
from metamaker.core.issue import Severity
from metamaker.core.messages import Text, message
from metamaker.game_api.designs import Numbers
from metamaker.game_api.game import Game, required
from metamaker.play.documents import Record


class Way(StrEnum):
    """How designs are chosen: at random, in the proportions of the roster, the strongest of many by the forecast."""

    RANDOM = "random"
    LIKE = "like"
    STRONGEST = "strongest"


class Wish(NamedTuple):
    """The wishes for a fleet: its maximum value, its maximum tier (0: any), the way, and the number of models by design.

    `keep`: the ships of the document stay. `limits`: those of a tournament, as its file has them.
    """

    limit: float
    way: Way = Way.RANDOM
    tier: int = 0
    owned: Mapping[str, int] = MappingProxyType({})
    keep: bool = False
    limits: Record | None = None


class Filled(NamedTuple):
    """The filled document, its part of the limit, the number of its ships, and sentences about unfulfilled wishes."""

    document: Any
    value: float
    ships: int
    lacks: tuple[Text, ...]


class NothingFits(ValueError):
    """No design fits the wishes; one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class _Choice(NamedTuple):
    """A design: its part of the limit, how often it is chosen, and how many there may be."""

    id: str
    cost: float
    weight: float
    most: int


class _Stock(NamedTuple):
    """The designs to choose from, the part of the limit that is taken already, the limit, and the room for further ships."""

    choices: tuple[_Choice, ...]
    base: float
    limit: float
    room: int


DRAWS = 60
"""Fleets drawn for one answer: with that many, the closest to 500 points of the samples lacks less than one point."""

CLOSE = 0.995
"""The part of the limit with which drawing ends early: half a per cent is below the error of any combat value."""

TRIES = 12
"""Fleets to check against the limits of a tournament; the one with the fewest breaches is taken."""


def filled(game: Game, document: Any, wish: Wish, seed: int, until: Callable[[], bool] | None = None) -> Filled:
    """Return the document with a roster for the wishes, the same for the same seed.

    For the strongest, fleets are drawn as long as `until` returns False; others do not need it. Raises NothingFits.
    """
    stock, dice = _stock(game, document, wish), Random(seed)  # noqa: S311 - a fleet, not a secret
    if wish.way is Way.STRONGEST and game.odds is not None:
        return _strongest(game, document, wish, stock, dice, until or (lambda: True))
    best = _made(game, document, wish, _drawn(stock, dice))
    for _ in range(TRIES if wish.limits is not None else 0):
        if not best.lacks:
            break
        best = min(best, _made(game, document, wish, _drawn(stock, dice)), key=lambda each: len(each.lacks))
    return best


def _stock(game: Game, document: Any, wish: Wish) -> _Stock:
    filling, designs = required(game.filling), required(game.designs)
    numbers = {each.id: each for each in designs.report(document, classes=True).ships}
    counts = Counter(line.design for line in designs.roster(document).ships)
    flawed = _flawed(game, document)
    start = filling.crewed(document, (), wish.limit, keep=wish.keep)
    stay = Counter(line.design for line in designs.roster(start).ships)
    base = filling.taken(start)
    choices = (
        _Choice(
            key,
            _value(each, filling.measure) + filling.each_more,
            _weight(wish, counts[key]),
            wish.owned.get(key, filling.most_ships) - stay[key],
        )
        for key, each in numbers.items()
        if key not in flawed and _value(each, filling.measure) > 0 and (not wish.tier or _value(each, "tier") <= wish.tier)
    )
    fits = tuple(each for each in choices if each.weight and each.most > 0 and base + each.cost <= wish.limit)
    if not fits:
        raise NothingFits(_why(wish, base, has_ships=bool(counts)))
    return _Stock(fits, base, wish.limit, filling.most_ships - stay.total())


def _why(wish: Wish, taken: float, *, has_ships: bool) -> Text:
    """Return why no class can be chosen."""
    if wish.way is Way.LIKE and not has_ships:
        return message("play-fill_no_roster")
    if taken > 0:
        return message("play-fill_taken", limit=wish.limit, taken=at_most(taken, 1))
    return message("play-fill_nothing", limit=wish.limit)


def _weight(wish: Wish, count: int) -> float:
    return float(count) if wish.way is Way.LIKE else 1.0


def _value(numbers: Numbers, symbol: str) -> float:
    found = next((stat.value for stat in numbers.stats if stat.symbol == symbol), None)
    return float(found) if isinstance(found, int | float) else 0.0


def _flawed(game: Game, document: Any) -> set[str]:
    """Return the ids of designs with errors of their own or of their parts."""
    designs = required(game.designs)
    wrong = [issue.where for issue in required(game.checks).issues(document) if issue.severity is Severity.ERROR]
    found = set()
    for ref in designs.subjects(document, classes=True):
        of = (ref, *designs.dependencies(document, ref))
        if any(where == each or where.startswith(f"{each}/") for where in wrong for each in of):
            found.add(ref.rpartition("/")[2])
    return found


def _drawn(stock: _Stock, dice: Random) -> list[str]:
    """Return the ids of new ships: of many random rosters the one that is closest to the limit."""
    best: tuple[float, list[str]] = (stock.base, [])
    for _ in range(DRAWS):
        total, coming = stock.base, list[str]()
        left = {each.id: each.most for each in stock.choices}
        while len(coming) < stock.room:
            fitting = [each for each in stock.choices if left[each.id] and total + each.cost <= stock.limit]
            if not fitting:
                break
            (chosen,) = dice.choices(fitting, [each.weight for each in fitting])
            coming.append(chosen.id)
            left[chosen.id] -= 1
            total += chosen.cost
        if total > best[0]:
            best = total, coming
        if total >= CLOSE * stock.limit:
            break
    return best[1]


def _made(game: Game, document: Any, wish: Wish, coming: Sequence[str]) -> Filled:
    filling, designs = required(game.filling), required(game.designs)
    made = filling.crewed(document, coming, wish.limit, keep=wish.keep)
    return Filled(made, filling.taken(made), len(designs.roster(made).ships), tuple(_lacks(game, document, made, wish)))


def _lacks(game: Game, before: Any, made: Any, wish: Wish) -> list[Text]:
    """Return the remaining problems: new errors, ships outside the chain of command, breaches of limits."""
    checks = required(game.checks)
    known = {(issue.code, issue.where) for issue in checks.issues(before)}
    found: list[Text] = [
        issue.message
        for issue in checks.issues(made)
        if (issue.severity is Severity.ERROR or issue.code in _COMMAND) and (issue.code, issue.where) not in known
    ]
    if wish.limits is not None and game.limits is not None:
        found += [issue.message for each in game.limits.examined(made, wish.limits) for issue in each.issues]
    return found


_COMMAND = frozenset({"outside-fleet", "no-flagship"})
"""Remarks about the chain of command: legal, but unwanted in a new fleet."""


def _strongest(game: Game, document: Any, wish: Wish, stock: _Stock, dice: Random, until: Callable[[], bool]) -> Filled:
    """Return the winner of forecasts: each new fleet meets the best one so far."""
    odds = required(game.odds)
    best = _made(game, document, wish, _drawn(stock, dice))
    while not until():
        other = _made(game, document, wish, _drawn(stock, dice))
        if len(other.lacks) <= len(best.lacks) and odds.forecast((other.document, best.document)).rate.found > 0.5:
            best = other
    return best


def seconds(most: float) -> Callable[[], bool]:
    """Return a function that returns True after this many seconds."""
    end = time.monotonic() + most
    return lambda: time.monotonic() >= end
