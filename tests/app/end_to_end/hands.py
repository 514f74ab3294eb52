"""Mouse and keyboard of a person: events of windows, as the system sends them, on what can be seen. Each action counts."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.app.end_to_end import eyes
from tests.app.end_to_end.eyes import NotSeenError, Spot
from tests.app.waiting import wait

LEFT = Qt.MouseButton.LeftButton
PAUSE_MS = 30
"""The window has so long to answer before a person goes on."""

REST_MS = 500
LONGEST_MS, SEEN_MS, SOON_MS = 60_000, 8_000, 500
"""How long to wait for work in the background, for what is to be clicked, and before a person goes on without it.

The first two are long for a busy machine: a walk is to fail by what does not come.
"""

STEP_MS = 25


class Hands:
    """`actions` counts clicks (a double click is two), typed words and keys."""

    def __init__(self) -> None:
        self._owner = QObject()
        self.log: list[str] = []
        self.faults: list[str] = []

    @property
    def actions(self) -> int:
        """How much was done so far."""
        return len(self.log)

    # Mouse

    def click(self, name: str, within: str = "") -> None:
        """Press what bears a name, once it is there."""
        self._press(self._awaited(lambda: eyes.find(name, within)), f"click {name}")

    def choose(self, *names: str) -> None:
        """Press what brings up a menu, then in it what bears the next name, and so on."""
        spot = self._awaited(lambda: eyes.find(names[0]))
        self._choose_later(names[1:])
        self._press(spot, f"click {names[0]}")  # a menu of a button holds up everything else until something is chosen

    def _choose_later(self, names: tuple[str, ...]) -> None:
        def act() -> None:
            self._choose_later(names[1:])
            self._press(eyes.find(names[0]), f"click {names[0]}")

        if names:
            self.meanwhile(act, lambda: isinstance(QApplication.activePopupWidget(), QMenu))

    def choose_of(self, name: str, entry: str) -> None:
        """Press a list that drops down, once all that the window works out has come to rest, and then one of its entries."""
        self.wait(REST_MS)
        self.click(name)
        if not self.shortly(lambda: QApplication.activePopupWidget() is not None):
            self.click(name)  # what the window worked out meanwhile has moved it from under the pointer
        self.wait(QApplication.doubleClickInterval() + PAUSE_MS)  # a list takes no click that may be the second of a double one
        self.click(entry)
        if not self.shortly(lambda: QApplication.activePopupWidget() is None):
            self.press("Return")  # the entry is marked, and the list waits

    def click_sheet(self, name: str) -> None:
        """Press an element of the sheet."""
        self._press(self._awaited(lambda: eyes.on_sheet(name)), f"click {name} on the sheet")

    def double_click_sheet(self, name: str) -> None:
        """Press an element of the sheet twice."""
        self._twice(self._awaited(lambda: eyes.on_sheet(name)), f"double click {name} on the sheet")

    def double_click(self, name: str, within: str = "") -> None:
        """Press what bears a name twice."""
        self._twice(self._awaited(lambda: eyes.find(name, within)), f"double click {name}")

    def _press(self, spot: Spot, told: str) -> None:
        self.log.append(told)
        QTest.mouseMove(spot.window, spot.point)
        QTest.mouseClick(spot.window, LEFT, Qt.KeyboardModifier.NoModifier, spot.point)
        self.wait()

    def _twice(self, spot: Spot, told: str) -> None:
        self.log += [told, told]
        QTest.mouseMove(spot.window, spot.point)
        QTest.mouseClick(spot.window, LEFT, Qt.KeyboardModifier.NoModifier, spot.point)
        QTest.mouseDClick(spot.window, LEFT, Qt.KeyboardModifier.NoModifier, spot.point)
        self.wait()

    # Keyboard

    def type(self, text: str) -> None:
        """Type a word where the keyboard is."""
        self.log.append(f"type {text}")
        for letter in text:
            _type(letter)
        self.wait()

    def press(self, keys: str, times: int = 1) -> None:
        """Press a key, or several at once, as “Ctrl+S”; several times in a row count as one."""
        self.log.append(f"press {keys}" + (f" {times} times" if times > 1 else ""))
        pressed = QKeySequence(keys)[0]  # type: ignore[index]  # the stubs lack it
        for _ in range(times):
            QTest.keyClick(_keyboard(), pressed.key(), pressed.keyboardModifiers())
            self.wait(5)
        self.wait()

    # Waiting

    def meanwhile(self, act: Callable[[], None], until: Callable[[], bool]) -> None:
        """Do something as soon as a dialog is there that holds up everything else; call this before what brings it up."""

        def look(left: int) -> None:
            if not until():
                if left > 0:
                    QTimer.singleShot(STEP_MS, self._owner, lambda: look(left - STEP_MS))
                return
            try:
                act()
            except AssertionError as fault:
                self.faults.append(str(fault))
                _close_front()

        QTimer.singleShot(STEP_MS, self._owner, lambda: look(LONGEST_MS))

    @staticmethod
    def wait(pause: int = PAUSE_MS) -> None:
        """Let the window answer."""
        wait(pause)

    def until(self, holds: Callable[[], bool], told: str) -> None:
        """Wait for something that takes a while, as laying out pages."""
        for _ in range(LONGEST_MS // STEP_MS):
            if holds():
                return
            wait(STEP_MS)
        raise AssertionError(f"waited in vain: {told}; {_situation()}; faults {self.faults}; done {self.log[-6:]}")

    def shortly(self, holds: Callable[[], bool]) -> bool:
        """Whether something comes true in the time that a person waits before going on."""
        for _ in range(SOON_MS // STEP_MS):
            if holds():
                return True
            wait(STEP_MS)
        return False

    def _awaited(self, look: Callable[[], Spot]) -> Spot:
        """Return a place, once it can be seen."""
        for _ in range(SEEN_MS // STEP_MS):
            try:
                found = look()
                wait(STEP_MS * 3)
                if look() == found:  # people press what stands still
                    return found
            except NotSeenError:
                wait(STEP_MS)
        try:
            return look()
        except NotSeenError as fault:
            raise NotSeenError(f"{fault}; there is {eyes.everything()}") from fault


def _situation() -> str:
    """Return who takes clicks and keys now, for a message."""
    popup, modal = QApplication.activePopupWidget(), QApplication.activeModalWidget()
    return f"menu {popup}, dialog {modal}, keys go to {QApplication.focusWidget()} of {QGuiApplication.focusWindow()}"


def _keyboard() -> QWindow:
    """Return the window that keys go to."""
    popup = QApplication.activePopupWidget()
    if popup is None and not _front_has_keyboard():
        _give_keyboard_back()
    window = popup.windowHandle() if popup else QGuiApplication.focusWindow()
    assert window is not None, "no window has the keyboard"
    return window


def _front_has_keyboard() -> bool:
    """Whether keys go to a window, and to the dialog if there is one: it has them a moment after it is there."""
    modal, window = QApplication.activeModalWidget(), QGuiApplication.focusWindow()
    return window is not None and (modal is None or modal.windowHandle() is window)


def _give_keyboard_back() -> None:
    """Do what a window manager does when a menu closes or a dialog opens; without a display there is none."""
    front = QApplication.activeModalWidget() or next(iter(eyes.front()))
    front.activateWindow()
    for _ in range(LONGEST_MS // 8 // STEP_MS):  # a dialog counts as active while its parent has the keyboard
        if _front_has_keyboard():
            return
        wait(STEP_MS)


def _type(letter: str) -> None:
    """Press the key of a letter, where the keyboard is now."""
    _keyboard()
    widget = QApplication.activePopupWidget() or QApplication.focusWidget()
    if widget is None:
        raise NotSeenError(f"typing “{letter}” goes nowhere")
    QTest.keyClicks(widget, letter)


def _close_front() -> None:
    """Take away the menu or dialog that holds up everything else, so that a test ends."""
    while popup := QApplication.activePopupWidget():
        popup.close()
    if modal := QApplication.activeModalWidget():
        modal.close()
