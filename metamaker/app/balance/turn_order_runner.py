"""Games that measure the win rate of each position: they run in other processes, grow, and are remembered."""

from time import monotonic
from typing import Any, NamedTuple

from metamaker.app.background import Job
from metamaker.app.balance.balance_runner import SHOWN_SECONDS, Conditions
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.overrides import override
from metamaker.balance.round_robin import protocol
from metamaker.balance.turn_order import SeatsWon, bout_of, seats_won
from metamaker.core.errors import FileProblem
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.weighing import Weighing
from metamaker.play.results import Tally
from metamaker.play.simulation.runner import BattleProblem, all_fought


class SeatsOrder(NamedTuple):
    """A request: the document, the number of games, the captain, the seed."""

    scales: Weighing
    document: Any
    number: int
    captain: str
    seed: int

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.scales.seats(self.document)


class SeatsRunner(RoomRunner[SeatsOrder]):
    """See RoomRunner; results are `SeatsWon`, and progress is in games."""

    problems = (BattleProblem, FileProblem, NotInDocument)

    def known(self, order: SeatsOrder) -> SeatsWon | None:
        """Return the result of games that were all played before; otherwise None."""
        memory = self.room.memory
        rules = memory.known_rules(order.scales, order.document)
        tally = None if rules is None else memory.tally(_conditions(rules, order), _pair(order))
        return None if tally is None else seats_won(order.seats, tally)

    @override
    def size(self, order: SeatsOrder) -> int:
        return order.number

    @override
    def work(self, order: SeatsOrder, job: Job) -> Tally:
        """Play. Raises Cancelled, BattleProblem, FileProblem for an unplayable document, NotInDocument."""
        seating, due = order.scales.seating(order.document, order.seats, order.captain), monotonic() + SHOWN_SECONDS

        def seen(tallies: tuple[Tally, ...]) -> None:
            nonlocal due
            job.check()
            if monotonic() >= due:
                due = monotonic() + SHOWN_SECONDS
                job.latest = seats_won(seating.seats, tallies[0])
                job.report(tallies[0].fought, order.number)

        with self.room.crew.study() as workers:
            (tally,) = all_fought(
                (bout_of(seating),),
                order.number,
                protocol=protocol(order.seed),
                crew=workers,
                seen=seen,
                stop=lambda: job.cancelled,
            )
        job.check()
        return tally

    @override
    def finished(self, order: SeatsOrder, result: Tally) -> SeatsWon:
        memory = self.room.memory
        memory.keep(_conditions(memory.rules(order.scales, order.document), order), _pair(order), result, counts=True)
        return seats_won(order.seats, result)


def _conditions(rules: int, order: SeatsOrder) -> Conditions:
    return Conditions(rules, order.captain, protocol(order.seed), order.number)


def _pair(order: SeatsOrder) -> tuple[str, str]:
    """Return the key of an order among the remembered match-ups."""
    return "seats", str(order.seats)
