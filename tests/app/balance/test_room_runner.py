"""The runner of battles for a view: one order after another."""

from threading import Event

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background, Job
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.overrides import override


class Slow(RoomRunner[str]):
    """The first order stops only when the second one has begun, and still has a result then."""

    begun, second, stopped = Event(), Event(), Event()

    @override
    def size(self, order: str) -> int:
        return 2

    @override
    def work(self, order: str, job: Job) -> str:
        if order == "first":
            self.begun.set()
            assert self.second.wait(10)
            job.latest = order
            self.stopped.set()
            job.check()
        self.second.set()
        assert self.stopped.wait(10)
        job.report(1, 2)
        return order

    @override
    def finished(self, order: str, result: str) -> str:
        return result


@pytest.fixture
def runner(background: Background) -> Slow:
    return Slow(background)


def test_a_cancelled_order_never_shows_its_results_as_those_of_the_next(runner: Slow, qtbot: QtBot) -> None:
    seen: list[str] = []
    runner.found.connect(seen.append)
    runner.begin("first")
    qtbot.waitUntil(runner.begun.is_set)
    runner.begin("second")
    qtbot.waitUntil(lambda: not runner.is_busy)
    assert seen == ["second"]
