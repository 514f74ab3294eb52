"""What nobody holds any more is deleted by the thread of the window, whichever thread left it."""

import threading
import weakref
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from metamaker.app import gc_control
from metamaker.app.gc_control import Collector

MANY = 5_000


class Ring:
    """Holds itself, so that only a collection frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def eager(qapp: QCoreApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    """Yield a collector for which a collection is soon due."""
    monkeypatch.setattr(gc_control, "_YOUNG", MANY)
    made = Collector(qapp)
    yield made
    made.close()
    made.deleteLater()


def test_what_a_thread_leaves_behind_is_deleted_by_the_window(qtbot: QtBot, eager: Collector) -> None:
    freed: list[int] = []
    kept: list[Any] = []

    def leave() -> None:
        weakref.finalize(Ring(), lambda: freed.append(threading.get_ident()))
        kept.extend([] for _ in range(20 * MANY))

    thread = threading.Thread(target=leave)
    thread.start()
    thread.join()
    assert freed == []
    qtbot.waitUntil(lambda: bool(freed))
    assert freed == [threading.get_ident()]
