"""The steps of a long random walk through the window: documents, pages, looks, clicks, keys, undo, closing."""

import gc
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QMenuBar,
    QWidget,
)

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.settings.preferences import LARGEST_TEXT, SMALLEST_TEXT, Look
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.registry import GAMES
from tests.app.end_to_end.soak_hands import anywhere, drag, mouse, press
from tests.app.end_to_end.soak_person import spoiled
from tests.app.end_to_end.soak_watch import Watch
from tests.app.waiting import wait

MOST_DOCUMENTS = 10
"""Documents that are open at the same time; the oldest are closed beyond that."""

MOST_WINDOWS = 3

COLLECT_EVERY = 50
"""Steps between two full collections of garbage, which find what is freed too early or twice."""

KEYS = (
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Tab", "Backtab", "Return", "Escape", "Space", "Delete", "Backspace")),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End")),
    *(getattr(Qt.Key, f"Key_{name}") for name in ("Plus", "Minus", "0", "1", "7", "A", "E", "F2", "F4", "Menu", "Comma")),
)
COMMANDS = tuple(getattr(Qt.Key, f"Key_{letter}") for letter in "ACVXDZYFKEHGRMNTB123450")
"""Keys that are pressed with Ctrl. Without Q: the walk ends when its time is over."""

_CLICKED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QAbstractScrollArea)


class Walk:
    """Takes steps in a program, one at a time. The same seed takes the same steps as far as the program is as quick."""

    def __init__(self, program: Program, chance: Random, watch: Watch, folder: Path, paths: Sequence[Path]) -> None:
        """Take steps with documents among `paths`, which are copies: the walk saves them. `folder` is for what it makes."""
        self.program, self._chance, self._watch, self._folder = program, chance, watch, folder
        self._documents = paths
        self._count = 0
        self._steps = self._steps_of()

    def _steps_of(self) -> dict[str, tuple[int, Callable[[], str]]]:
        """Return what can be done, with how often in relation to the others; each returns a detail for the journal."""
        return {
            "open": (6, self._open),
            "open spoiled": (3, self._open_spoiled),
            "new": (2, self._new),
            "page": (10, self._page),
            "close": (5, self._close),
            "click": (45, self._click),
            "point": (12, self._point),
            "drag": (4, self._drag),
            "wheel": (5, self._wheel),
            "key": (25, self._key),
            "type": (5, self._type),
            "action": (10, self._action),
            "undo": (8, self._undo),
            "look": (2, self._look),
            "text": (2, self._text_size),
            "language": (1, self._language),
            "windows": (2, self._windows),
            "size": (2, self._size),
            "gallery": (1, self._gallery),
            "rest": (3, self._rest),
        }

    @property
    def window(self) -> MainWindow:
        """The window at the front; a new one if all are closed."""
        found = self.program.front
        if found is None or not found.isVisible():
            found = self.program.new_window()
            found.resize(1200, 800)
            found.show()
        return found

    def step(self) -> None:
        """Take one step. Raises SoakError if something went wrong."""
        self._count += 1
        names = list(self._steps)
        name = self._chance.choices(names, [self._steps[each][0] for each in names])[0]
        self._watch.note(f"{self._count} {name}")
        detail = self._steps[name][1]()
        if detail:
            self._watch.journal.write(f"    {detail}\n")
            self._watch.steps[-1] += f": {detail}"
        wait(self._chance.choice((0, 5, 20)))
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if self._count % COLLECT_EVERY == 0:
            gc.collect()
        self._watch.check(self.program)

    # Documents

    def _open(self) -> str:
        self._make_room()
        path = self._chance.choice(self._documents)
        self.window.files.open([str(path)])
        return path.name

    def _open_spoiled(self) -> str:
        self._make_room()
        path = self._chance.choice(self._documents)
        copy = self._folder / f"spoiled-{self._count % 20}.json"
        copy.write_bytes(spoiled(path.read_bytes(), self._chance))
        self._watch.journal.write(f"    {path.name} as {copy.name}\n")
        self.window.files.open([str(copy)])
        return path.name

    def _new(self) -> str:
        self._make_room()
        game = self._chance.choice(list(GAMES))
        self.window.files.new(game=game)
        return game

    def _make_room(self) -> None:
        while len(self.program.fleets) >= MOST_DOCUMENTS:
            self._close_one(self.program.fleets[0])

    def _close_one(self, fleet: OpenFleet) -> None:
        fleet.document.steps.setClean()
        for window in self.program.windows:
            for workspace in window.shelf.workspaces:
                if workspace.fleet is fleet:
                    fleet.save(str(self._folder / "closed.json"), over_changes=True)
                    window.close_part(workspace)
                    return

    def _close(self) -> str:
        self.window.actions_.close.trigger()
        return ""

    def _undo(self) -> str:
        actions = self.window.actions_
        action = self._chance.choice((actions.undo, actions.undo, actions.redo))
        for _ in range(self._chance.randint(1, 4)):
            action.trigger()
        return action.text()

    # What is shown

    def _page(self) -> str:
        actions = self.window.pages.actions
        if not actions:
            return ""
        action = self._chance.choice(actions)
        text = action.text()
        action.trigger()
        return text

    def _look(self) -> str:
        look = self._chance.choice(list(Look))
        self.program.settings.change(look=look)
        return look

    def _text_size(self) -> str:
        size = self._chance.randrange(SMALLEST_TEXT, LARGEST_TEXT + 1, 10)
        self.program.settings.change(text_size=size)
        return str(size)

    def _language(self) -> str:
        language = self._chance.choice(("en", "fr"))
        self.program.settings.change(language=language)
        return language

    def _windows(self) -> str:
        window = self.window
        if len(self.program.windows) >= MOST_WINDOWS:
            window.close()
            return "close"
        window.actions_.tear_off.trigger()
        return "tear off"

    def _size(self) -> str:
        width, height = self._chance.randint(500, 1900), self._chance.randint(400, 1100)
        self.window.resize(width, height)
        return f"{width} × {height}"

    def _gallery(self) -> str:
        page = self.window.gallery.show()
        page.samples_button.click()
        return ""

    def _rest(self) -> str:
        for _ in range(20):
            if not self.program.background.jobs:
                break
            wait(50)
        return ""

    # Mouse and keyboard

    def _shown(self, *kinds: type[QWidget]) -> list[QWidget]:
        window = self.window
        return [
            each for each in window.findChildren(QWidget) if isinstance(each, kinds) and each.isVisible() and each.isEnabled()
        ]

    def _click(self) -> str:
        widgets = self._shown(*_CLICKED)
        if not widgets:
            return ""
        widget = self._chance.choice(widgets)
        return self._press(widget)

    def _point(self) -> str:
        return self._press(self._chance.choice(self._shown(QWidget) or [self.window]))

    def _press(self, widget: QWidget) -> str:
        target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        inside = target.visibleRegion().boundingRect()
        if inside.isEmpty():
            return ""
        at = anywhere(inside, self._chance)
        button = Qt.MouseButton.RightButton if self._chance.random() < 0.12 else Qt.MouseButton.LeftButton
        self._tell(f"{_called(widget)} {button.name} at {at.x()}, {at.y()}")
        mouse(target, at, button, times=2 if self._chance.random() < 0.1 else 1)
        return ""

    def _tell(self, text: str) -> None:
        """Write what is about to be done into the journal, since it may be the last thing."""
        self._watch.journal.write(f"    {text}\n")
        self._watch.steps[-1] += f": {text}"

    def _drag(self) -> str:
        widgets = self._shown(QAbstractScrollArea)
        if not widgets:
            return ""
        area = self._chance.choice(widgets)
        assert isinstance(area, QAbstractScrollArea)
        target = area.viewport()
        if target.visibleRegion().isEmpty():
            return ""
        start, end = (anywhere(target.rect(), self._chance) for _ in range(2))
        self._tell(f"{_called(area)} from {start.x()}, {start.y()} to {end.x()}, {end.y()}")
        drag(target, start, end)
        return ""

    def _wheel(self) -> str:
        widgets = self._shown(QAbstractScrollArea, QComboBox, QAbstractSpinBox)
        if not widgets:
            return ""
        widget = self._chance.choice(widgets)
        target = widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget
        keys = Qt.KeyboardModifier.ControlModifier if self._chance.random() < 0.3 else Qt.KeyboardModifier.NoModifier
        at, by = QPointF(target.rect().center()), QPoint(0, self._chance.choice((-120, 120)))
        where = QPointF(target.mapToGlobal(target.rect().center()))
        self._tell(_called(widget))
        none = Qt.MouseButton.NoButton
        QApplication.sendEvent(target, QWheelEvent(at, where, QPoint(), by, none, keys, Qt.ScrollPhase.NoScrollPhase, False))
        return ""

    def _key(self) -> str:
        key, keys = self._chance.choice(KEYS), Qt.KeyboardModifier.NoModifier
        if self._chance.random() < 0.3:
            key, keys = self._chance.choice(COMMANDS), Qt.KeyboardModifier.ControlModifier
        elif self._chance.random() < 0.15:
            keys = self._chance.choice((Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.AltModifier))
        self._tell(f"{keys.name} {key.name} in {_called(QApplication.focusWidget() or self.window)}")
        press(self.window, key, keys)
        return ""

    def _type(self) -> str:
        text = self._chance.choice(("12", "-3", "1.5", "heron", "é<b>", "%1", "99999999999", "2d6", "", " "))
        self._tell(f"“{text}” in {_called(QApplication.focusWidget() or self.window)}")
        for letter in text:
            press(self.window, letter)
        return ""

    def _action(self) -> str:
        window = self.window
        left_out = {window.actions_.quit, window.actions_.full_screen}
        bars = window.findChildren(QMenuBar)  # the window has none of its own: asked for it, it would make one
        menus = [menu for bar in bars for top in bar.actions() if isinstance(menu := top.menu(), QMenu)]
        offered = [each for menu in menus for each in menu.actions() if each.isEnabled() and not each.menu()]
        offered = [each for each in offered if not each.isSeparator() and each not in left_out]
        if not offered:
            return ""
        action = self._chance.choice(offered)
        self._tell(action.text())
        action.trigger()
        return ""


def _called(widget: QWidget) -> str:
    name = widget.accessibleName() or widget.objectName()
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return f"{type(widget).__name__} “{text or name}”"


def without_the_outside(monkey: Callable[[object, str, object], None]) -> None:
    """Keep drags and addresses inside the walk: without a screen, no system carries a drag, and no browser is started."""
    monkey(QDrag, "exec", lambda *_: Qt.DropAction.IgnoreAction)
