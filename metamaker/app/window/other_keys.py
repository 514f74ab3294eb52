"""Keys that stand in no menu: those of lists, of the sheet, of panels."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

Keys = tuple[str, tuple[tuple[str, str], ...]]
"""A title, and what each key does, with the key."""

_ARROWS = "←, →, ↑, ↓"


def other_keys() -> tuple[Keys, ...]:
    """Return the keys of what has the focus, by where it is."""
    return _panels(), _lists(), _sheet(), _slots(), _view(), _everywhere()


def _panels() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "On the design page"), (
        (translate("Keys", "Next panel"), _native("F6")),
        (translate("Keys", "Panel before"), _native("Shift+F6")),
        (translate("Keys", "Search parts"), _native("Ctrl+F")),
        (translate("Keys", "Show or fold designs and parts"), _native("F7")),
        (translate("Keys", "Show or fold problems"), _native("F8")),
        (translate("Keys", "Show or fold slots, or the sheet below them"), _native("Shift+F7", "Shift+F8")),
        (translate("Keys", "Show or fold numbers and selection"), _native("F9")),
        (translate("Keys", "Mend the problem chosen in the list"), _native("Ctrl+.")),
    )


def _lists() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "In lists of ships, designs and libraries"), (
        (translate("Keys", "Rename"), _native("F2")),
        (translate("Keys", "Add another"), _native("Ins", "Ctrl+=")),
        (translate("Keys", "Duplicate"), _native("Ctrl+D")),
        (translate("Keys", "Remove"), _native("Del")),
        (translate("Keys", "Cut, copy, paste"), _native("Ctrl+X", "Ctrl+C", "Ctrl+V")),
        (translate("Keys", "Add a ship of the class"), _native("Ctrl+Return")),
        (translate("Keys", "Move up or down"), "Alt+↑, Alt+↓"),
        (translate("Keys", "Put under the commander above"), "Alt+←"),
        (translate("Keys", "Put under the ship before"), "Alt+→"),
    )


def _sheet() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "On the sheet"), (
        (translate("Keys", "Next element"), _ARROWS),
        (translate("Keys", "First and last element"), _native("Home", "End")),
        (translate("Keys", "One more"), "+"),
        (translate("Keys", "One less"), "−"),
        (translate("Keys", "Edit in place"), _native("Return", "F2")),
        (translate("Keys", "Take the element away"), _native("Del")),
        (translate("Keys", "Select nothing"), _native("Esc")),
        (translate("Keys", "Leave the sheet"), _native("Tab", "Shift+Tab")),
    )


def _slots() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "On a board of slots"), (
        (translate("Keys", "Slot beside"), _ARROWS),
        (translate("Keys", "Slot of a number"), "1–9, 0"),
        (translate("Keys", "Choose a system"), translate("Keys", "%1, a letter").replace("%1", _native("Return", "F2"))),
        (translate("Keys", "Change places with the slot beside"), "Alt+←, Alt+→, Alt+↑, Alt+↓"),
        (translate("Keys", "One more"), "+"),
        (translate("Keys", "One less"), "−"),
        (translate("Keys", "Empty the slot"), _native("Del")),
    )


def _view() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "Looking at pages"), (
        (translate("Keys", "Larger, smaller"), "Ctrl++, Ctrl+−"),
        (translate("Keys", "True size"), _native("Ctrl+0")),
        (translate("Keys", "Whole page"), _native("Ctrl+9")),
        (translate("Keys", "Whole width"), _native("Ctrl+8")),
        (translate("Keys", "Move the page"), "Ctrl+←, Ctrl+→, Ctrl+↑, Ctrl+↓"),
        (translate("Keys", "Up and down the page"), _native("PgUp", "PgDown")),
        (translate("Keys", "Pull the page"), translate("Keys", "Space and mouse")),
    )


def _everywhere() -> Keys:
    translate = QCoreApplication.translate
    return translate("Keys", "Everywhere"), (
        (translate("Keys", "Rule of what has the focus"), _native("F1")),
        (translate("Keys", "Next control"), _native("Tab")),
        (translate("Keys", "Number on its grid"), "↑, ↓"),
    )


def _native(*keys: str) -> str:
    """Return keys as they are called on the keyboards of the language and the system."""
    return ", ".join(QKeySequence(each).toString(QKeySequence.SequenceFormat.NativeText) for each in keys)
