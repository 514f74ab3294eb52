"""The battles of an evening-out: fought by workers that stay for all of it."""

from collections.abc import Callable, Sequence

from metamaker.balance.balancer import FightAll
from metamaker.play.results import Tally
from metamaker.play.simulation.executors import Workers
from metamaker.play.simulation.runner import Bout, all_fought


def by_workers(seed: int, crew: Workers | None) -> FightAll:
    """Return the function that fights with workers, or in this process without any. Seeds follow from seed, stage and bout.

    Raises KeyboardInterrupt if the user interrupts battles.
    """

    def fight(bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        tallies = all_fought(bouts, number, protocol=f"fair {seed} {stage}", workers=1, crew=crew, stop=stop)
        if any(tally.is_partial for tally in tallies) and not stop():
            # A series ends by itself when the user interrupts it; the search has to hear of that, too.
            raise KeyboardInterrupt
        return tallies

    return fight
