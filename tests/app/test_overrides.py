"""No exception of an override ends the program, however it was raised and whichever version of Python runs."""

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from inspect import isfunction
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from shiboken6 import Shiboken

import metamaker.app
from metamaker.app.overrides import override
from tests.app.raising_process import KINDS, WAYS

ROOT = Path(__file__).parents[2]
PATIENCE_S = 120

PAIRS = [*((kind, "show") for kind in KINDS), *(("index", way) for way in WAYS if way != "show")]
"""Each kind of exception once, and each way to an override once."""


@pytest.mark.parametrize(("kind", "way"), PAIRS)
def test_an_exception_that_leaves_an_override_does_not_end_the_program(kind: str, way: str) -> None:
    command = [sys.executable, "-m", "tests.app.raising_process", kind, way]
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, timeout=PATIENCE_S, check=False)
    assert done.returncode == 0, done.stderr


class Base(QObject):
    sent = Signal(int, str)

    def act(self, *_values: object) -> str:
        return ""


class Plain(Base):
    @override
    def act(self) -> str:  # type: ignore[override]
        self.setObjectName("acted")
        return "acted"


class Counted(Base):
    @override
    def act(self, number: int = 0) -> str:  # type: ignore[override]
        self.setObjectName(f"acted {number}")
        return self.objectName()


class Open(Base):
    @override
    def act(self, *values: object) -> str:
        self.setObjectName(f"acted {values}")
        return self.objectName()


@pytest.mark.parametrize(("kind", "name"), [(Plain, "acted"), (Counted, "acted 3"), (Open, "acted (3, 'x')")])
def test_an_override_is_a_slot_like_any_other(kind: type[Base], name: str) -> None:
    made = kind()
    made.sent.connect(made.act)
    made.sent.emit(3, "x")
    assert made.objectName() == name


def test_an_override_is_called_with_names_and_without() -> None:
    assert [Counted().act(), Counted().act(2), Counted().act(number=4)] == ["acted 0", "acted 2", "acted 4"]
    assert Counted.act.__name__ == "act"


def _classes(kind: Any) -> Iterator[type]:
    for each in kind.__subclasses__():
        yield each
        yield from _classes(each)


def _is_of_qt(kind: type) -> bool:
    return kind.__module__.startswith("PySide6.")


def test_every_override_of_qt_is_marked() -> None:
    for module in walk_packages(metamaker.app.__path__, "metamaker.app."):
        import_module(module.name)
    unmarked, marked = set(), 0
    for kind in set(_classes(Shiboken.Object)):
        if not kind.__module__.startswith("metamaker.app."):
            continue
        above = [each for each in kind.__mro__ if _is_of_qt(each)]
        for name, method in vars(kind).items():
            if isfunction(method) and not name.startswith("__") and any(name in vars(each) for each in above):
                is_guarded = sys.version_info >= (3, 12) or hasattr(method, "__wrapped__")
                if getattr(method, "__override__", False) and is_guarded:
                    marked += 1
                else:
                    unmarked.add(f"{kind.__qualname__}.{name}")
    assert unmarked == set()
    assert marked > 100
