"""What was found of battles before: the same ships by the same rules would only fight the same ones again."""

from collections import OrderedDict
from itertools import count
from typing import Any, NamedTuple

from metamaker.battle.ladder import Pairing
from metamaker.battle.tally import Tally
from metamaker.fighting import Scales

_MOST_MEETINGS = 20_000
_MOST_RULES = 16


class Conditions(NamedTuple):
    """By what battles are the same: the rules, by their number in a memory, who leads, what names the battles, how many."""

    rules: int
    captain: str
    protocol: str
    number: int


class Memory:
    """Tallies of whole series by their conditions and who met, the latest ones."""

    def __init__(self) -> None:
        self._tallies: OrderedDict[tuple[Conditions, Pairing], Tally] = OrderedDict()
        self._rules: OrderedDict[int, tuple[Scales[Any], Any]] = OrderedDict()
        self._next = count()

    def rules(self, scales: Scales[Any], document: Any) -> int:
        """Return the number of the rules by which a document is played: the same for all that play by the same ones."""
        for number, (game, other) in self._rules.items():
            if game is scales and scales.same_rules(other, document):
                self._rules.move_to_end(number)
                return number
        if len(self._rules) == _MOST_RULES:
            self._rules.popitem(last=False)
        number = next(self._next)
        self._rules[number] = (scales, document)
        return number

    def tally(self, conditions: Conditions, pair: Pairing) -> Tally | None:
        """Return what came of a meeting; None if it is not known."""
        key = (conditions, pair)
        if key in self._tallies:
            self._tallies.move_to_end(key)
        return self._tallies.get(key)

    def keep(self, conditions: Conditions, pair: Pairing, tally: Tally) -> None:
        """Keep what came of a meeting, as far as weighing asks for it. Only a whole series is worth to be kept."""
        if tally.is_partial:
            return
        self._tallies[(conditions, pair)] = tally._replace(turns=(), counts=(), fates=())
        if len(self._tallies) > _MOST_MEETINGS:
            self._tallies.popitem(last=False)
