"""Who is weighed and how: designs with a box each, against the field or each other, and how battles are fought."""

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QListView, QPushButton, QRadioButton, QVBoxLayout, QWidget

from metamaker.app.balance.kept_terms import KeptTerms
from metamaker.app.balance.weighing_terms import WeighingTerms
from metamaker.app.context import Context
from metamaker.app.models.check_model import CheckModel
from metamaker.app.widgets.words_label import words_label
from metamaker.fighting import Scales
from metamaker.print_order import Item

_AMONG = "balance.among"


class WhoCard(QFrame):
    """`changed` is sent when something is chosen; `refs` are the designs that are ticked."""

    changed = Signal()

    def __init__(self, context: Context, scales: Scales[Any], terms: KeptTerms, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self.designs = CheckModel(self)
        self.list = QListView(self)
        self.list.setModel(self.designs)
        self.list.setAccessibleName(self.tr("Ships to be weighed"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.field = QRadioButton(self.tr("against the usual &field"), self)
        self.among = QRadioButton(self.tr("against each &other"), self)
        self._group = QButtonGroup(self)
        self._group.addButton(self.field)
        self._group.addButton(self.among)
        (self.among if context.settings.kept(_AMONG) is True else self.field).setChecked(True)
        self.terms = WeighingTerms(terms, scales, context.words, self)
        self._lay_out()
        self.designs.changed.connect(self.changed)
        self.among.toggled.connect(self._among_toggled)
        terms.changed.connect(self.changed)
        context.document.changed.connect(self._renew)
        self._renew()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.addWidget(words_label("heading", self, self.tr("WEIGH")))
        buttons = QHBoxLayout()
        for text, on in ((self.tr("All"), True), (self.tr("None"), False)):
            button = QPushButton(text, self)
            button.setProperty("role", "link")
            button.clicked.connect(lambda _=False, on=on: self.designs.switch_all(on))
            buttons.addWidget(button)
        buttons.addStretch(1)
        rows.addLayout(buttons)
        rows.addWidget(self.list, 1)
        rows.addWidget(self.field)
        rows.addWidget(self.among)
        rows.addWidget(self.terms)

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
        language = self._context.language
        self.designs.show([Item(ref, document.game.title_of(document.value, ref, language)) for ref in refs], self.designs.off)

    def _among_toggled(self, on: bool) -> None:
        self._context.settings.keep(_AMONG, on)
        self.changed.emit()
