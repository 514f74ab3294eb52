"""Work beside the interface: answered in the thread of the window, cancelled, told where nobody expected a fault."""

import gc
import sys
import threading
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from metamaker.app.background import Background, Job


def test_the_result_comes_in_the_thread_of_the_window(qtbot: QtBot, background: Background) -> None:
    results: list[object] = []
    background.run(
        lambda _: threading.current_thread() is not threading.main_thread(),
        lambda elsewhere: results.append((elsewhere, threading.current_thread() is threading.main_thread())),
    )
    qtbot.waitUntil(lambda: bool(results))
    assert results == [(True, True)]
    assert background.jobs == ()


def test_progress_is_told_and_shown(qtbot: QtBot, background: Background) -> None:
    seen: list[tuple[int, int]] = []
    shown: list[tuple[str, int, int]] = []
    background.busy.connect(lambda *now: shown.append(now))

    def counting(job: Job) -> str:
        for step in (1, 2):
            job.report(step, 2)
        return "done"

    job = background.run(counting, lambda _: None, progress=lambda at, of: seen.append((at, of)), text="Counting")
    with qtbot.waitSignal(job.ended):
        pass
    assert seen == [(1, 2), (2, 2)]
    assert shown == [("Counting", 0, 0), ("Counting", 1, 2), ("Counting", 2, 2), ("", 0, 0)]


def test_what_is_cancelled_stops_and_tells_nobody(qtbot: QtBot, background: Background) -> None:
    begun = threading.Event()
    told: list[object] = []

    def endless(job: Job) -> None:
        begun.set()
        while True:
            job.check()

    job = background.run(endless, told.append, told.append)
    assert begun.wait(5)
    with qtbot.waitSignal(job.ended):
        job.cancel()
    assert told == []


def test_a_fault_goes_to_whoever_asked(qtbot: QtBot, background: Background) -> None:
    faults: list[Exception] = []
    background.run(lambda _: 1 // 0, lambda _: None, faults.append)
    qtbot.waitUntil(lambda: bool(faults))
    assert isinstance(faults[0], ZeroDivisionError)


def test_a_fault_that_nobody_expected_is_told(qtbot: QtBot, background: Background) -> None:
    with qtbot.waitSignal(background.broke) as told:
        background.run(lambda _: 1 // 0, lambda _: None)
    assert isinstance(told.args[0], ZeroDivisionError)


def test_errors_of_answers_are_reported_one_by_one(
    qtbot: QtBot, background: Background, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    reported: list[str] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: reported.append(str(error)))

    def fail(number: int) -> None:
        raise ValueError(f"of {number}")

    for number in range(3):
        background.run(lambda _, number=number: number, fail)  # type: ignore[misc]
    qtbot.waitUntil(lambda: len(reported) == 3)
    assert sorted(reported) == ["of 0", "of 1", "of 2"]
    assert "override" not in capfd.readouterr().err


def test_work_for_a_view_that_is_gone_is_cancelled(qtbot: QtBot, background: Background) -> None:
    view, go_on = QObject(), threading.Event()
    told: list[object] = []
    job = background.run(lambda _: go_on.wait(5), told.append, owner=view)
    view.deleteLater()
    qtbot.waitUntil(lambda: job.cancelled)
    with qtbot.waitSignal(job.ended):
        go_on.set()
    assert told == []


def test_work_for_a_view_that_was_gone_before_is_not_begun(background: Background) -> None:
    view = QObject()
    shiboken6.delete(view)
    begun: list[object] = []
    job = background.run(begun.append, begun.append, owner=view)
    background.finish()
    assert (job.cancelled, begun) == (True, [])


class Spoken:
    """Tells by which thread it was let go."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        self._gone = gone

    def __del__(self) -> None:
        self._gone.append(threading.current_thread())

    def work(self, go_on: threading.Event, _: Job) -> None:
        """Work that holds what it is a method of."""
        go_on.wait(5)

    def fault(self, go_on: threading.Event, _: Job) -> None:
        """Do the same work, and fail."""
        go_on.wait(5)
        raise ValueError(self)


def test_what_work_spoke_of_is_let_go_by_the_window(qtbot: QtBot, background: Background) -> None:
    # A widget is deleted by whoever held it last: in another thread that ends the program.
    gone: list[threading.Thread] = []
    go_on = threading.Event()
    for spoken in (Spoken(gone).work, Spoken(gone).fault):
        background.run(partial(spoken, go_on), lambda _: None, lambda _: None)
    del spoken
    go_on.set()
    qtbot.waitUntil(lambda: background.jobs == ())
    background.finish()
    gc.collect()
    assert gone == [threading.main_thread()] * 2


def test_work_that_never_asks_is_interrupted_in_the_end(qtbot: QtBot) -> None:
    begun = threading.Event()
    told: list[object] = []

    def deaf(_: Job) -> None:
        begun.set()
        while True:
            sum(range(100))

    background = Background()
    background.run(deaf, told.append, told.append)
    assert begun.wait(5)
    background.finish()
    assert told == []


def test_finish_waits_for_work_to_stop(qtbot: QtBot) -> None:
    background, stopped = Background(), threading.Event()
    begun = threading.Event()

    def working(job: Job) -> None:
        begun.set()
        while not job.cancelled:
            pass
        stopped.set()

    background.run(working, lambda _: None)
    assert begun.wait(5)
    background.finish()
    assert stopped.is_set()
