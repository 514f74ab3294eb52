"""Balancing a match-up in the background: results grow, can be cancelled, and are remembered."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QObject

from metamaker.app.background import Background, Job
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.overrides import override
from metamaker.balance.balancer import SECONDS, Evened, Terms, by_workers
from metamaker.balance.head_start import even_offers
from metamaker.game_api.odds import Odds

MOST_KEPT = 50
"""The number of match-ups with remembered proposals: enough for one session."""


class BalancerRequest(NamedTuple):
    """A request to balance a match-up: the key for remembering it, the match-up, the captain of both sides, the seed."""

    key: str
    odds: Odds
    forces: Sequence[Any]
    captain: str
    seed: int

    @property
    def memory_key(self) -> tuple[str, str, int]:
        """The key of the battles: equal keys have equal results."""
        return self.key, self.captain, self.seed


class BalancerRunner(RoomRunner[BalancerRequest]):
    """See RoomRunner; results are `Evened`, and progress is in seconds."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._known: OrderedDict[tuple[str, str, int], Evened] = OrderedDict()

    def known(self, order: BalancerRequest) -> Evened | None:
        """Return the remembered result."""
        return self._known.get(order.memory_key)

    @override
    def size(self, order: BalancerRequest) -> int:
        return round(SECONDS)

    @override
    def work(self, order: BalancerRequest, job: Job) -> Evened | None:
        """Search. Raises Cancelled, BattleProblem."""
        terms = Terms((order.captain, order.captain))
        begun = terms.clock()
        found: Evened | None = None
        with self.room.crew.study() as crew:
            fight = by_workers(order.seed, crew)
            for found in even_offers(order.odds, order.forces, terms, fight, lambda: job.cancelled):
                job.latest = found
                job.report(min(round(SECONDS), round(terms.clock() - begun)), round(SECONDS))
        return found

    @override
    def finished(self, order: BalancerRequest, result: Evened | None) -> Evened | None:
        if result is not None:
            self._known[order.memory_key] = result
            if len(self._known) > MOST_KEPT:
                self._known.popitem(last=False)
        return result
