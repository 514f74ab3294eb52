"""The search of a gallery: words, game, kind, tag, author, licence, range of a number, order; usable by keyboard."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, filled, named, row_of, styled
from metamaker.app.widgets.labels import ElidedCombo
from metamaker.app.widgets.layouts import FlowBox
from metamaker.app.widgets.search_field import SearchField
from metamaker.app.widgets.typed_numbers import may_become_number, number_in
from metamaker.core.sanitize import visible
from metamaker.gallery.manifest import DESIGN, ENCOUNTER, FLEET, Label
from metamaker.gallery.search import LEAST, MOST, NEWEST, TITLE, Catalogue, Wish
from metamaker.registry import game_name

MOST_OFFERED = 500
"""The limit for lists of tags or authors; beyond it, they are found by typing, because a list of thousands is unusable."""

_FALLS = "-"
"""The prefix of the key of a descending order."""


class Filters(QWidget):
    """`changed()` is sent when the search changes."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = Catalogue()
        self.search = SearchField(self, tr("window-gallery-search-gallery-name"))
        self.search.setProperty("role", "")  # on this background, the tint of other boxes would be invisible
        self.kind = self._box(tr("window-gallery-shown"))
        self.game = self._box(tr("window-gallery-game"))
        self.tag = self._box(tr("window-gallery-tag"))
        self.author = self._box(tr("window-gallery-author"))
        self.licence = self._box(tr("window-gallery-licence"))
        self.number = self._box(tr("window-gallery-number-bounded"))
        self.least = self._bound(tr("window-gallery-from"))
        self.most = self._bound(tr("window-gallery-to"))
        self.is_sound = QCheckBox(tr("window-gallery-without-problems"), self)
        self.sort = self._box(tr("window-gallery-order"))
        self._lay_out()
        self._offer()
        self.search.textChanged.connect(lambda _: self.changed.emit())
        for bound in (self.least, self.most):
            bound.textChanged.connect(lambda _: self.changed.emit())
        for box in (self.tag, self.author, self.licence, self.number, self.sort):
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        for box in (self.game, self.kind):
            box.currentIndexChanged.connect(lambda _: self._narrow())
        self.is_sound.toggled.connect(lambda _: self.changed.emit())

    def _box(self, name: str) -> ElidedCombo:
        box = named(ElidedCombo(self), name)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(13)
        return box

    def _bound(self, name: str) -> QLineEdit:
        field = named(QLineEdit(self), name)
        field.setPlaceholderText(name)
        field.setValidator(NumberValidator(field))
        field.setFixedWidth(self.fontMetrics().averageCharWidth() * 10)
        return field

    def _lay_out(self) -> None:
        box = FlowBox(self)
        for widget in (self.kind, self.game, self.tag, self.author, self.licence, self._range(box)):
            box.flow.addWidget(widget)
        self.count = styled(QLabel(self), "caption")
        column_in(self, self.search, box, row_of((self.count, 1), self.is_sound, self.sort))

    def _range(self, parent: QWidget) -> QWidget:
        """Return the number with its limits, which stay together on one line."""
        return filled(styled(QWidget(parent), "clear"), row_of(self.number, self.least, self.most))

    @property
    def wish(self) -> Wish:
        """The current search."""
        order = str(self.sort.currentData() or TITLE)
        return Wish(
            words=self.search.text(),
            kind=self.kind.currentData() or "",
            game=self.game.currentData() or "",
            tag=self.tag.currentData() or "",
            author=self.author.currentData() or "",
            licence=self.licence.currentData() or "",
            number=self.number.currentData() or "",
            least=_number(self.least.text(), LEAST),
            most=_number(self.most.text(), MOST),
            is_sound=self.is_sound.isChecked(),
            sort=order.removeprefix(_FALLS),
            falls=order.startswith(_FALLS),
        )

    def show_catalogue(self, catalogue: Catalogue) -> None:
        """Offer the choices of a catalogue; the current ones stay if they are still possible."""
        self._catalogue = catalogue
        self._offer()
        self.changed.emit()

    def tell(self, count: int) -> None:
        """Show the number of found entries."""
        self.count.setText(tr("window-gallery-found", count=count))

    def _narrow(self) -> None:
        self._offer_numbers()
        self.changed.emit()

    def _offer(self) -> None:
        catalogue = self._catalogue
        kinds = (
            (DESIGN, tr("window-gallery-designs")),
            (FLEET, tr("window-gallery-fleets-boards-maps")),
            (ENCOUNTER, tr("window-gallery-encounters")),
        )
        _fill(self.kind, tr("window-gallery-all-kinds"), kinds)
        _fill(self.game, tr("window-gallery-all-games"), ((game, game_name(game)) for game in catalogue.games))
        _fill(self.tag, tr("window-gallery-all-tags"), _alike(catalogue.tags))
        _fill(self.author, tr("window-gallery-all-authors"), _alike(catalogue.authors))
        _fill(self.licence, tr("window-gallery-all-licences"), _alike(catalogue.licences))
        for box in (self.game, self.tag, self.author, self.licence):
            box.setVisible(box.count() > 1)
        self._offer_numbers()

    def _offer_numbers(self) -> None:
        numbers = self._catalogue.numbers(self.game.currentData() or "", self.kind.currentData() or "")
        _fill(self.number, tr("window-gallery-any-number"), ((key, _called(label)) for key, label in numbers.items()))
        orders = [(TITLE, tr("window-gallery-name")), (f"{_FALLS}{NEWEST}", tr("window-gallery-newest-first"))]
        for key, label in numbers.items():
            orders += [(f"{_FALLS}{key}", f"{_called(label)} ↓"), (key, f"{_called(label)} ↑")]
        _fill(self.sort, "", orders)


def _fill(box: QComboBox, every: str, choices: Iterable[tuple[str, str]]) -> None:
    """Offer the choices after an entry for all of them; keep the current choice if it is still there."""
    chosen = box.currentData()
    with QSignalBlocker(box):
        box.clear()
        if every:
            box.addItem(every, "")
        for key, text in choices:
            box.addItem(text, key)
        box.setCurrentIndex(max(0, box.findData(chosen)))
    box.update()


def _alike(texts: Sequence[str]) -> Iterable[tuple[str, str]]:
    return ((text, visible(text)) for text in texts[:MOST_OFFERED])


def _called(label: Label) -> str:
    return visible(f"{label.label} ({label.unit})" if label.unit else label.label)


def _number(text: str, usual: float) -> float:
    value = number_in(text)
    return usual if value is None else value


class NumberValidator(QValidator):
    """Lets a field accept a number with either decimal sign."""

    @override
    def validate(self, text: str, pos: int) -> object:
        """Refuse text that cannot become a number."""
        state = QValidator.State.Acceptable if may_become_number(text) else QValidator.State.Invalid
        return state, text, pos
