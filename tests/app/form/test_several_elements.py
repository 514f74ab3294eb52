"""A form of several elements: what they share, “several values” where they differ, one change for all of them."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from metamaker.app.document import Document
from metamaker.app.form.element_form import ElementForm
from metamaker.app.form.field_kinds import field_for
from metamaker.core.property import Choice, Property, PropertyKind
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.registry import game_called

FLEET = Fleet(name="Herons", weapons=(Weapon(id="lance", name="Lance", pulse=1), Weapon(id="ram", name="Ram", pulse=3)))
BOTH = ("weapons/lance", "weapons/ram")


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    """Return a fleet with two weapons that differ in their pulses."""
    return Document(game_called("metaverse"), FLEET)


def form_in(qtbot: QtBot, document: Document, language: str = "en") -> ElementForm:
    made = ElementForm(document, language)
    qtbot.addWidget(made)
    made.show_elements(BOTH)
    made.show()
    return made


def test_what_tells_them_apart_is_not_shared(qtbot: QtBot, document: Document) -> None:
    form = form_in(qtbot, document)
    alone = {shown.key for shown in game_called("metaverse").edits.properties(FLEET, BOTH[0], "en")}  # type: ignore[union-attr]
    assert {"name"} <= alone - set(form.keys)
    assert {shown.key for shown in form.shown if shown.differs} == {"pulse"}


@pytest.mark.parametrize(("language", "both"), [("en", "2 weapons"), ("fr", "2 armes")])
def test_a_change_is_one_step_of_all(qtbot: QtBot, document: Document, language: str, both: str) -> None:
    box = form_in(qtbot, document, language).field("pulse").control
    assert isinstance(box, QSpinBox)
    assert box.text() == "several values"
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert [weapon.pulse for weapon in document.value.weapons] == [1, 1]
    assert document.steps.undoText().endswith(both)
    document.steps.undo()
    assert document.value is FLEET
    assert box.text() == "several values"


def test_one_that_cannot_have_it_keeps_both(qtbot: QtBot, document: Document) -> None:
    form = form_in(qtbot, document)
    form.edited.emit("pulse", 10**6)
    assert document.value is FLEET
    assert form.said("pulse")


def shown(kind: PropertyKind, value: object, **more: object) -> Property:
    choices = (Choice("a", "A"), Choice("b", "B"))
    return Property("key", "Label", kind, value, choices=choices, differs=True, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("of", "says"),
    [
        (shown(PropertyKind.TEXT, None), lambda control: control.placeholderText()),
        (shown(PropertyKind.PROSE, None), lambda control: control.placeholderText()),
        (shown(PropertyKind.TAGS, ()), lambda control: control.placeholderText()),
        (shown(PropertyKind.WHOLE, None), lambda control: control.text()),
        (shown(PropertyKind.DECIMAL, None), lambda control: control.text()),
        (shown(PropertyKind.CHOICE, None), lambda control: control.currentText()),
    ],
    ids=lambda of: of.kind if isinstance(of, Property) else "",
)
def test_every_field_says_so(qtbot: QtBot, of: Property, says: Callable[[object], str]) -> None:
    field = field_for(of)
    qtbot.addWidget(field)
    assert says(field.control) == "several values"


@pytest.mark.parametrize("optional", [False, True])
def test_a_tick_that_differs_is_neither_and_becomes_one(qtbot: QtBot, optional: bool) -> None:
    field = field_for(shown(PropertyKind.FLAG, None, optional=optional))
    qtbot.addWidget(field)
    box = field if isinstance(field, QCheckBox) else field.findChildren(QCheckBox)[0]
    assert box.checkState() is Qt.CheckState.PartiallyChecked
    told: list[object] = []
    field.edited.connect(told.append)
    box.click()
    assert told == [True]


def test_an_optional_number_that_differs_can_be_given_or_taken(qtbot: QtBot) -> None:
    field = field_for(shown(PropertyKind.WHOLE, None, optional=True, least=2))
    qtbot.addWidget(field)
    told: list[object] = []
    field.edited.connect(told.append)
    tick, box = field.findChildren(QCheckBox)[0], field.findChildren(QSpinBox)[0]
    assert box.isEnabled()
    qtbot.keyClick(box, Qt.Key.Key_Up)
    tick.click()
    tick.click()
    assert told == [2, 2, None]


def test_one_element_is_shown_as_ever(qtbot: QtBot, document: Document) -> None:
    form = form_in(qtbot, document)
    form.show_element(BOTH[1])
    line, box = form.field("name").control, form.field("pulse").control
    assert isinstance(line, QLineEdit)
    assert isinstance(box, QSpinBox)
    assert (line.text(), box.value(), form.ref) == ("Ram", 3, BOTH[1])
    assert not any(each.differs for each in form.shown)
