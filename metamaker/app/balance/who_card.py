"""Who is weighed and how: designs with a box each, against the field or each other, how battles are fought; and the button."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QListView,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.balance.field_words import field_tip, field_told
from metamaker.app.balance.kept_terms import KeptTerms
from metamaker.app.balance.progress_line import ProgressColumn
from metamaker.app.balance.weigher import Weigher
from metamaker.app.balance.weighing_terms import WeighingTerms
from metamaker.app.context import Context
from metamaker.app.models.check_model import CheckModel
from metamaker.app.widgets.words_label import words_label
from metamaker.fighting import Scales
from metamaker.print_order import Item

_AMONG = "balance.among"


class WhoCard(QFrame):
    """`changed` is sent when something is chosen; `refs` are the designs that are ticked; `line` has the button."""

    changed = Signal()

    def __init__(
        self, context: Context, scales: Scales[Any], terms: KeptTerms, weigher: Weigher, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._scales = scales
        self.designs = CheckModel(self)
        self.list = QListView(self)
        self.list.setModel(self.designs)
        self.list.setAccessibleName(self.tr("Ships to be weighed"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSizeAdjustPolicy(QAbstractScrollArea.SizeAdjustPolicy.AdjustToContents)
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.field = QRadioButton(self.tr("against the usual &field"), self)
        self.among = QRadioButton(self.tr("against each &other"), self)
        self.opponents = words_label("caption", self)
        self.opponents.setWordWrap(True)
        self._group = QButtonGroup(self)
        self._group.addButton(self.field)
        self._group.addButton(self.among)
        (self.among if context.settings.kept(_AMONG) is True else self.field).setChecked(True)
        self.line = ProgressColumn(weigher, self.tr("Weigh"), self, "primary")
        self.terms = WeighingTerms(terms, scales, context.words, self)
        self._lay_out()
        self.designs.changed.connect(self.changed)
        self.among.toggled.connect(self._among_toggled)
        terms.changed.connect(self.changed)
        context.document.changed.connect(self._renew)
        self._renew()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        buttons = QHBoxLayout()
        buttons.addWidget(words_label("heading", self, self.tr("WEIGH")), 1)
        for text, on in ((self.tr("All"), True), (self.tr("None"), False)):
            button = QPushButton(text, self)
            button.setProperty("role", "link")
            button.clicked.connect(lambda _=False, on=on: self.designs.switch_all(on))
            buttons.addWidget(button)
        rows.addLayout(buttons)
        rows.addWidget(self.list)
        rows.addWidget(self.field)
        rows.addWidget(self.opponents)
        rows.addWidget(self.among)
        rows.addWidget(self.line)
        rows.addWidget(words_label("heading", self, self.tr("BATTLES")))
        rows.addWidget(self.terms)
        rows.addStretch(1)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        """Lay out the list as the style has it by now: rows that were measured before are too low."""
        super().showEvent(event)
        self.list.scheduleDelayedItemsLayout()

    @property
    def refs(self) -> tuple[str, ...]:
        """The references of the designs that are ticked."""
        return self.designs.on

    @property
    def is_among(self) -> bool:
        """Whether they are weighed against each other."""
        return self.among.isChecked()

    def _renew(self) -> None:
        document = self._context.document
        refs = document.game.printable(document.value, True)
        language, field = self._context.language, self._scales.field(document.value)
        self.opponents.setText(field_told(self._context.words, field))
        for part in (self.opponents, self.field):
            part.setToolTip(field_tip(self._context.words, field))
        self.designs.show([Item(ref, document.game.title_of(document.value, ref, language)) for ref in refs], self.designs.off)

    def _among_toggled(self, on: bool) -> None:
        self._context.settings.keep(_AMONG, on)
        self.changed.emit()
