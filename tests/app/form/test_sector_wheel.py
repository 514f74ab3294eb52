"""The wheel of sectors: by mouse, by keyboard, and for those who hear it."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from metamaker.app.form.field_kinds import field_for
from metamaker.app.form.sector_field import SectorWheel
from metamaker.core.property import Choice, Property, PropertyKind

STARBOARD = ("fore starboard", "starboard fore", "starboard aft", "aft starboard")
NAMES = (*STARBOARD, "aft port", "port aft", "port fore", "fore port")
CHOICES = tuple(Choice(name, name, why_not="It would fire across the ship." if "aft" in name else "") for name in NAMES)


def sectors(*chosen: str) -> Property:
    return Property("sectors", "Sectors", PropertyKind.SECTORS, chosen, choices=CHOICES)


class Bench:
    """A wheel that takes its own edits as a document would."""

    def __init__(self, qtbot: QtBot, *chosen: str) -> None:
        self.field = field_for(sectors(*chosen))
        self.told: list[object] = []
        self.field.edited.connect(self._take)
        qtbot.addWidget(self.field)
        with qtbot.waitActive(self.field):
            self.field.show()
            self.field.activateWindow()
        wheel = self.field.findChild(SectorWheel)
        assert isinstance(wheel, SectorWheel)
        self.wheel = wheel
        self.field.setFocus()

    def _take(self, value: tuple[str, ...]) -> None:
        self.told.append(value)
        self.field.take(sectors(*value))

    def at(self, name: str) -> QPoint:
        return self.wheel.centre_of(NAMES.index(name)).toPoint()


@pytest.fixture
def bench(qtbot: QtBot) -> Bench:
    """Return a wheel with one chosen sector."""
    return Bench(qtbot, "fore port")


def test_a_click_takes_a_sector_and_another_lets_it_go(qtbot: QtBot, bench: Bench) -> None:
    for name in ("fore starboard", "fore port"):
        qtbot.mouseClick(bench.wheel, Qt.MouseButton.LeftButton, pos=bench.at(name))
    assert bench.told == [("fore starboard", "fore port"), ("fore starboard",)]


def test_a_click_on_what_cannot_be_chosen_does_nothing(qtbot: QtBot, bench: Bench) -> None:
    qtbot.mouseClick(bench.wheel, Qt.MouseButton.LeftButton, pos=bench.at("aft port"))
    qtbot.mouseClick(bench.wheel, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    qtbot.mouseClick(bench.wheel, Qt.MouseButton.RightButton, pos=bench.at("fore starboard"))
    assert bench.told == []


def test_what_cannot_be_chosen_but_is_can_be_let_go(qtbot: QtBot) -> None:
    bench = Bench(qtbot, "aft port")
    qtbot.mouseClick(bench.wheel, Qt.MouseButton.LeftButton, pos=bench.at("aft port"))
    assert bench.told == [()]


def test_every_sector_is_where_it_points(bench: Bench) -> None:
    middle = QPointF(bench.wheel.rect().center())
    for number, name in enumerate(NAMES):
        centre = bench.wheel.centre_of(number)
        assert bench.wheel.sector_at(centre) == number
        assert (centre.x() > middle.x()) == ("starboard" in name)


def test_keys_go_round_and_toggle(qtbot: QtBot, bench: Bench) -> None:
    qtbot.keyClick(bench.wheel, Qt.Key.Key_Left)
    assert bench.wheel.current == "fore port"
    qtbot.keyClick(bench.wheel, Qt.Key.Key_Space)
    qtbot.keyClick(bench.wheel, Qt.Key.Key_Right)
    qtbot.keyClick(bench.wheel, Qt.Key.Key_Return)
    assert bench.told == [(), ("fore starboard",)]


def test_other_keys_are_for_the_form_around_it(bench: Bench) -> None:
    for key, text in ((0x416, "ж"), (0, ""), (int(Qt.Key.Key_X), "x")):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)
        QApplication.sendEvent(bench.wheel, event)
        assert not event.isAccepted()
    assert bench.told == []


def test_it_tells_its_name_and_where_the_keys_are(qtbot: QtBot, bench: Bench) -> None:
    assert bench.wheel.accessibleName() == "Sectors"
    assert bench.wheel.accessibleDescription() == "fore starboard: not selected. Selected: fore port"
    qtbot.keyClick(bench.wheel, Qt.Key.Key_Space)
    assert bench.wheel.accessibleDescription() == "fore starboard: selected. Selected: fore starboard, fore port"
    for _ in range(2):
        qtbot.keyClick(bench.wheel, Qt.Key.Key_Right)
    assert "starboard aft (It would fire across the ship.): not selected" in bench.wheel.accessibleDescription()


def test_each_reason_is_told_once_beside_the_wheel(bench: Bench) -> None:
    assert [label.text() for label in bench.field.findChildren(QLabel)] == [
        "You cannot select the grey sectors:\nIt would fire across the ship."
    ]


def test_it_looks_different_when_something_is_chosen(qtbot: QtBot, bench: Bench) -> None:
    before = bench.wheel.grab().toImage()
    qtbot.mouseClick(bench.wheel, Qt.MouseButton.LeftButton, pos=bench.at("fore starboard"))
    assert bench.wheel.grab().toImage() != before
