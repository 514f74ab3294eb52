"""A process in which an override raises an exception: `python -m tests.app.raising_process KIND WAY`.

Each way is a call from Python to Qt during which Qt calls the override. The process ends with exit code 0
unless the exception ended it.
"""

import sys
import traceback
from collections.abc import Callable, Mapping

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QModelIndex, QObject, QSize
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from shiboken6 import Shiboken

from metamaker.app.overrides import override
from metamaker.app.widgets.layouts import FlowLayout


def _raised() -> None:
    raise ValueError("x")


def _gone() -> None:
    label = QLabel("x")
    Shiboken.delete(label)
    label.text()


def _deep() -> None:
    _deep()


KINDS: Mapping[str, Callable[[], object]] = {
    "raised": _raised,
    "key": lambda: dict[str, int]()["x"],
    "attribute": lambda: object().nothing,  # type: ignore[attr-defined]
    "name": lambda: nothing,  # type: ignore[name-defined]  # noqa: F821
    "number": lambda: int("x"),
    "index": lambda: [][1],  # noqa: PLE0643
    "pop": [].pop,
    "type": lambda: len(3),  # type: ignore[arg-type]
    "call": lambda: _raised(1),  # type: ignore[call-arg]
    "zero": lambda: 1 / 0,
    "overflow": lambda: 2.0**10_000,
    "unpack": lambda: dict([(1,)]),  # type: ignore[arg-type]
    "stop": lambda: next(iter(())),
    "text": b"\xff".decode,
    "import": lambda: __import__("no.such.module"),
    "file": lambda: open("/no/such/file"),  # noqa: SIM115, PTH123
    "gone": _gone,
    "deep": _deep,
}
"""Exceptions, most of them raised by C code."""


def raising() -> object:
    return KINDS[sys.argv[1]]()


class Label(QLabel):
    @override
    def sizeHint(self) -> QSize:
        raising()
        return QSize()


class Watcher(QObject):
    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.User:
            raising()
        return False


class Rows(QAbstractListModel):
    @override
    def rowCount(self, parent: object = QModelIndex()) -> int:
        raising()
        return 0


class Flow(FlowLayout):
    @override
    def minimumSize(self) -> QSize:
        raising()
        return QSize()


def show_a_label() -> None:
    window = QWidget()
    QVBoxLayout(window).addWidget(Label("x"))
    window.show()


def send_an_event() -> None:
    watched, watcher = QObject(), Watcher()
    watched.installEventFilter(watcher)
    QCoreApplication.sendEvent(watched, QEvent(QEvent.Type.User))


def ask_a_model() -> None:
    Rows().hasIndex(0, 0)


def show_a_flow() -> None:
    holder = QWidget()
    Flow(holder).addWidget(QLabel("x", holder))
    holder.show()


WAYS = {"show": show_a_label, "send": send_an_event, "ask": ask_a_model, "flow": show_a_flow}


def main() -> None:
    application = QApplication([])
    try:
        WAYS[sys.argv[2]]()
    except Exception:  # noqa: BLE001  any of them
        traceback.print_exc()
    application.shutdown()


if __name__ == "__main__":
    main()
