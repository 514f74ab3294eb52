"""The fields for the circumstances of an attack: numbers, words, several words, orders, and a switch."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QMenu, QSizePolicy, QSpinBox, QToolButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.kit import Given, named, styled
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.app.widgets.layouts import TallArea
from metamaker.core.messages import said
from metamaker.game_api.firing import Circumstances, Firing

NUMBERS = ("distance", "speed", "target_speed", "heat")
"""The fields with numbers; all except the distance are usually left to the game."""

MAIN = ("weapons", "arc", "distance", "heat")
"""The fields that change from shot to shot."""

_MOST = 999
_DISTANCE_STEP = 5
_LONGEST_ORDERS = 120
_EMS = 6
"""Least width of a field in heights of a line."""


class ChoiceArea(TallArea):
    """Shows rows of fields: all of them, or with a scroll bar if there is little room and they need not be whole."""

    def __init__(self, rows: QWidget) -> None:
        super().__init__(rows)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    @override
    def sizeHint(self) -> QSize:
        inside = self.widget()
        return super().sizeHint() if inside is None else inside.sizeHint()


class SeveralWords(QToolButton):
    """A button that shows the chosen words, and a menu to switch each on or off. Without a word, it shows `none`."""

    changed = Signal()

    def __init__(self, none: str, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "secondary")
        self._none = none
        self._offered: Sequence[tuple[str, str]] | None = None
        self._menu = QMenu(self)
        self._menu.triggered.connect(self._switch)
        self.setMenu(self._menu)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._show()

    @property
    def words(self) -> tuple[str, ...]:
        """The chosen words."""
        return tuple(str(action.data()) for action in self._menu.actions() if action.isChecked() and action.data())

    def offer(self, words: Sequence[tuple[str, str]]) -> None:
        """Offer these words with their names. Chosen words stay chosen."""
        if words == self._offered:
            return
        self._offered, chosen = words, self.words
        self._menu.clear()
        for word, name in (("", self._none), *words):
            action = self._menu.addAction(name.replace("&", "&&"))
            action.setCheckable(True)
            action.setData(word)
            action.setChecked(word in chosen)
        self._show()

    def choose(self, words: Collection[str]) -> None:
        """Choose these words."""
        for action in self._menu.actions():
            action.setChecked(action.data() in words)
        self._show()

    def _switch(self, action: QAction) -> None:
        if not action.data():
            self.choose(())
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        chosen = [action for action in self._menu.actions() if action.isChecked() and action.data()]
        for action in self._menu.actions():
            if not action.data():
                action.setChecked(not chosen)
        names = [action.text().replace("&&", "&") for action in chosen] or [self._none]
        text = ", ".join(names)
        em = self.fontMetrics().height()
        shown = self.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(self.width() - 3 * em, 3 * em))
        self.setText(f"{shown} ▾".replace("&", "&&"))
        self.setToolTip(plain_tip(text))
        self.setAccessibleDescription(text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the words to the width."""
        super().resizeEvent(event)
        self._show()


class CaseFields(QObject):
    """The fields of one attack. `by_name` are the widgets by their fields of `Circumstances`; `changed` follows any change."""

    changed = Signal()

    def __init__(self, firing: Firing, language: str, name: str, owner: QWidget) -> None:
        """Make the fields; `name` is the message for their names."""
        super().__init__(owner)
        self._name = name
        self._firing = firing
        self._language = language
        self._owner = owner
        self.by_name = {field: self._field(field) for field in Circumstances._fields if field in firing.uses}
        self.show_case(firing.usual)

    @property
    def case(self) -> Circumstances:
        """The chosen circumstances."""
        return Circumstances(**{field: _value(widget) for field, widget in self.by_name.items()})

    def show_case(self, case: Circumstances) -> None:
        """Choose these circumstances, without `changed`."""
        for field, widget in self.by_name.items():
            with QSignalBlocker(widget):
                _set_value(widget, getattr(case, field))

    def offer_weapons(self, weapons: Sequence[tuple[str, str]]) -> None:
        """Offer the weapons of a ship."""
        field = self.by_name.get("weapons")
        if isinstance(field, SeveralWords):
            field.offer(weapons)

    def fit(self, em: int) -> None:
        """Make all fields wide enough for text of this height."""
        for field in self.by_name.values():
            field.setMinimumWidth(_EMS * em)

    def _field(self, field: str) -> QWidget:
        words = [(word, said(name, self._language)) for word, name in self._firing.choices(field)]
        if field in NUMBERS:
            return self._number(field)
        if field in {"weapons", "ew"}:
            several = SeveralWords(tr(f"window-hit-{field}-none"), self._owner)
            several.offer(words)
            several.changed.connect(self.changed)
            return named(several, self._called(field))
        if field == "volley":
            switch = QCheckBox(tr("window-hit-volley"), self._owner)
            switch.toggled.connect(self.changed)
            return named(switch, self._called(field), plain_tip(tr("window-hit-volley-hint")))
        return self._one_of(field, words) if words else self._orders(field)

    def _number(self, field: str) -> QSpinBox:
        number = SpinBox(self._owner)
        number.setRange(0 if field == "distance" else -1, _MOST)
        if field == "distance":
            number.setSingleStep(_DISTANCE_STEP)
            number.setSuffix(tr("window-hit-cm"))
        else:
            number.setSpecialValueText(tr("window-hit-usual"))
        number.valueChanged.connect(self.changed)
        return self._settled(number, field)

    def _one_of(self, field: str, words: Sequence[tuple[str, str]]) -> QComboBox:
        choice = ElidedCombo(self._owner)
        choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for word, name in words:
            choice.addItem(name, word)
        choice.currentIndexChanged.connect(self.changed)
        return self._settled(choice, field)

    def _orders(self, field: str) -> QLineEdit:
        orders = QLineEdit(self._owner)
        orders.setMaxLength(_LONGEST_ORDERS)
        orders.setPlaceholderText(tr("window-hit-orders-hint"))
        orders.textChanged.connect(self.changed)
        return self._settled(orders, field)

    def _settled(self, widget: Given, field: str) -> Given:
        widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return named(widget, self._called(field))

    def _called(self, field: str) -> str:
        return tr(self._name, name=tr(f"window-hit-{field}"))


def _value(widget: QWidget) -> Any:
    if isinstance(widget, QSpinBox):
        return widget.value()
    if isinstance(widget, QComboBox):
        return str(widget.currentData())
    if isinstance(widget, QLineEdit):
        return widget.text()
    return widget.words if isinstance(widget, SeveralWords) else isinstance(widget, QCheckBox) and widget.isChecked()


def _set_value(widget: QWidget, value: Any) -> None:
    if isinstance(widget, QSpinBox):
        widget.setValue(value)
    elif isinstance(widget, QComboBox):
        widget.setCurrentIndex(max(0, widget.findData(value)))
    elif isinstance(widget, QLineEdit):
        widget.setText(value)
    elif isinstance(widget, SeveralWords):
        widget.choose(value)
    elif isinstance(widget, QCheckBox):
        widget.setChecked(value)
