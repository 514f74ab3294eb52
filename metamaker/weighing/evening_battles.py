"""The battles of an evening-out: fought by workers that stay for all of it."""

from collections.abc import Callable, Sequence

from metamaker.play.many.fought import Bout, all_fought
from metamaker.play.many.processes import Workers
from metamaker.play.tally import Tally
from metamaker.weighing.evening import FightAll


def by_workers(seed: int, crew: Workers | None) -> FightAll:
    """Return what fights by a crew, or in this process without one; seeds follow from the seed, the stage and the bout."""

    def fight(bouts: Sequence[Bout], number: int, stage: str, stop: Callable[[], bool]) -> Sequence[Tally]:
        return all_fought(bouts, number, protocol=f"fair {seed} {stage}", workers=1, crew=crew, stop=stop)

    return fight
