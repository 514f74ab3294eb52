"""The form of an element of a document: edits become steps with names, refusals are told, typing is one step."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.document import Document
from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.fields import Chip
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.registry import game_called

FLEET = Fleet(name="Herons", weapons=(Weapon(id="lance", name="Lance"), Weapon(id="ram", name="Ram")))


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    """Return a fleet with two weapons."""
    return Document(game_called("metaverse"), FLEET)


@pytest.fixture
def form(qtbot: QtBot, document: Document) -> ElementForm:
    """Return the form of the first weapon."""
    made = ElementForm(document, "en")
    qtbot.addWidget(made)
    made.show_element("weapons/lance")
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def steps(document: Document) -> list[str]:
    return [document.steps.text(number) for number in range(document.steps.count())]


def line_of(form: ElementForm) -> QLineEdit:
    found = form.field("name").control
    assert isinstance(found, QLineEdit)
    return found


def number(form: ElementForm, key: str) -> QSpinBox:
    found = form.field(key).control
    assert isinstance(found, QSpinBox)
    return found


def test_typing_a_name_is_one_step_and_keeps_cursor_and_focus(qtbot: QtBot, document: Document, form: ElementForm) -> None:
    line = line_of(form)
    line.setFocus()
    line.setCursorPosition(0)
    qtbot.keyClicks(line, "Long ")
    assert document.value.weapons[0].name == "Long Lance"
    assert (line.cursorPosition(), line.hasFocus()) == (5, True)
    assert steps(document) == ["Rename to Long Lance"]
    document.steps.undo()
    assert (document.value, line.text()) == (FLEET, "Lance")


def test_a_field_that_is_left_and_entered_again_begins_another_step(
    qtbot: QtBot, document: Document, form: ElementForm
) -> None:
    pulse = number(form, "pulse")
    for _ in range(2):
        pulse.setFocus()
        qtbot.keyClick(pulse, Qt.Key.Key_Up)
        qtbot.keyClick(pulse, Qt.Key.Key_Up)
        line_of(form).setFocus()
    assert steps(document) == ["Pulses of Lance", "Pulses of Lance"]
    document.steps.undo()
    assert (document.value.weapons[0].pulse, pulse.value()) == (3, 3)


def test_each_chip_is_a_step(qtbot: QtBot, document: Document, form: ElementForm) -> None:
    for chip in form.field("qualities").findChildren(Chip)[:2]:
        qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert steps(document) == ["Qualities of Lance", "Qualities of Lance"]
    assert [quality.value for quality in document.value.weapons[0].qualities] == ["antimatter", "dimensional"]


def test_what_cannot_be_is_said_below_the_field_and_gone_afterwards(
    qtbot: QtBot, document: Document, form: ElementForm
) -> None:
    line = line_of(form)
    line.setFocus()
    line.end(False)
    line.insert("\u202e")
    line.textEdited.emit(line.text())
    assert form.said("name") != ""
    assert document.value is FLEET
    qtbot.keyClick(line, Qt.Key.Key_Backspace)
    assert form.said("name") == ""
    qtbot.keyClicks(line, "s")
    assert document.value.weapons[0].name == "Lances"


def test_it_follows_the_document_and_tells_nothing_by_itself(document: Document, form: ElementForm) -> None:
    weapon = FLEET.weapons[0].with_(pulse=7, name="Spear")
    document.apply("Elsewhere", FLEET.with_(weapons=(weapon, FLEET.weapons[1])))
    assert (line_of(form).text(), number(form, "pulse").value()) == ("Spear", 7)
    assert steps(document) == ["Elsewhere"]


def test_another_element_of_the_kind_keeps_the_widgets(form: ElementForm) -> None:
    fields: dict[str, Any] = {key: form.field(key) for key in form.keys}
    form.show_element("weapons/ram")
    assert {key: form.field(key) for key in form.keys} == fields
    assert line_of(form).text() == "Ram"


def test_only_some_keys_in_an_order_of_ones_own(form: ElementForm) -> None:
    form.show_element("weapons/lance", ("pulse", "name", "no such"))
    assert form.keys == ("pulse", "name")
    assert [shown.value for shown in form.shown] == [1, "Lance"]


@pytest.mark.parametrize("ref", ["", "weapons/gone"])
def test_what_is_not_there_has_no_form(form: ElementForm, ref: str) -> None:
    form.show_element(ref)
    assert form.keys == ()


def test_what_goes_while_it_is_shown_leaves_an_empty_form(document: Document, form: ElementForm) -> None:
    document.apply("Remove", FLEET.with_(weapons=FLEET.weapons[1:]))
    assert form.keys == ()
    document.steps.undo()
    assert line_of(form).text() == "Lance"


def test_the_same_typed_again_after_an_undo_is_a_step(qtbot: QtBot, document: Document, form: ElementForm) -> None:
    pulse = number(form, "pulse")
    pulse.setFocus()
    qtbot.keyClick(pulse, Qt.Key.Key_Up)
    document.steps.undo()
    assert pulse.value() == 1
    qtbot.keyClick(pulse, Qt.Key.Key_Up)
    assert document.value.weapons[0].pulse == 2


def test_a_hidden_form_catches_up_when_it_is_shown(document: Document, form: ElementForm) -> None:
    form.hide()
    weapon = FLEET.weapons[0].with_(name="Spear")
    document.apply("Elsewhere", FLEET.with_(weapons=(weapon, FLEET.weapons[1])))
    form.show()
    assert line_of(form).text() == "Spear"


@pytest.mark.parametrize("key", ["name", "pulse", "range_cm"])
def test_undo_in_a_field_is_that_of_the_document(qtbot: QtBot, document: Document, form: ElementForm, key: str) -> None:
    undo = document.steps.createUndoAction(form, "Undo")
    undo.setShortcut(QKeySequence.StandardKey.Undo)
    form.addAction(undo)
    control = form.field(key).control
    control.setFocus()
    if key == "name":
        qtbot.keyClicks(control, "12")
    else:
        qtbot.keyClick(control, Qt.Key.Key_Up)
    assert document.value != FLEET
    qtbot.keyClick(control, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert document.value == FLEET
    assert control.hasFocus()
