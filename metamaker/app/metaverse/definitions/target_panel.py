"""The target of a weapon: its defences and how hard it is to hit, set by hand or taken from a design."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QMenu, QToolButton, QWidget

from metamaker.app.context import Context
from metamaker.app.form.field import Field, literal
from metamaker.app.form.field_kinds import field_for
from metamaker.app.metaverse.texts import tr
from metamaker.app.widgets.kit import column_in, flow_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem, Property
from metamaker.games.metaverse.graphs.engagement import (
    Engagement,
    Preset,
    changed_engagement,
    described,
    engagement_properties,
    first_engagement,
    presets,
)
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import DamageType

_KEPT = "target_panel"


class TargetPanel(QFrame):
    """The fields of an `engagement`, which is not part of the document; `changed` is sent when a person edits it."""

    changed = Signal()

    def __init__(self, context: Context[Fleet], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._context = context
        self._words = words
        self._damage: DamageType | None = None
        self.engagement = first_engagement(DamageType.ENERGY)
        self.fields: dict[str, Field] = {}
        self._lay_out()
        self._show()

    def _lay_out(self) -> None:
        self.summary = words_label("strong", self, wraps=True)
        self.presets = styled(QToolButton(self), "secondary")
        self.presets.setText(tr("window-definitions-take"))
        self.presets.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.presets.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        menu = QMenu(self.presets)
        menu.aboutToShow.connect(self._fill_presets)
        self.presets.setMenu(menu)
        self.more = styled(QToolButton(self), "link")
        self.more.setCheckable(True)
        self.more.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.more.toggled.connect(self._unfold)
        self._area = QWidget(self)
        flow_in(
            self._area,
            *(self._cell(shown) for shown in engagement_properties(self.engagement, self._words)),
            gap=self.fontMetrics().height() // 2,
        )
        column_in(
            self,
            row_of((words_label("heading", self, tr("window-definitions-against")), 1), self.more),
            row_of((self.summary, 1), self.presets),
            self._area,
            margin=None,
        )
        self.more.setChecked(self._context.settings.kept(_KEPT) == "open")
        self._unfold(self.more.isChecked())

    def _cell(self, shown: Property) -> QWidget:
        """Return a field below its label."""
        cell = QWidget(self._area)
        label, field = words_label("caption", cell, literal(shown.label)), field_for(shown)
        label.setBuddy(field)
        field.edited.connect(partial(self._edit, shown.key))
        self.fields[shown.key] = field
        column_in(cell, label, field, gap=0)
        return cell

    def _unfold(self, on: bool) -> None:
        self._area.setVisible(on)
        self.more.setText(tr("window-definitions-less") if on else tr("window-definitions-change"))
        self._context.settings.keep(_KEPT, "open" if on else "")

    def _edit(self, key: str, value: object) -> None:
        try:
            self.take(changed_engagement(self.engagement, key, value))
        except EditProblem as problem:
            self._context.say(str(problem))

    def meet(self, damage: DamageType) -> None:
        """Set the damage type of the fire. The first call also chooses the target, without a signal."""
        if self._damage is None:
            self.engagement = first_engagement(damage)
            self._show()
        self._damage = damage

    def take(self, engagement: Engagement) -> None:
        """Show another engagement and send the change."""
        if engagement != self.engagement:
            self.engagement = engagement
            self._show()
            self.changed.emit()

    def _show(self) -> None:
        self.summary.setText(described(self.engagement.target, self._words))
        for shown in engagement_properties(self.engagement, self._words):
            self.fields[shown.key].take(shown)

    def _fill_presets(self) -> None:
        """Fill the list of targets: the general ones first, then a menu for each class of the fleet."""
        menu = self.presets.menu()
        menu.clear()
        inner: dict[str, QMenu] = {}
        for preset in presets(self._context.document.value, self._damage or DamageType.ENERGY, self._words):
            owner = preset.owner
            if owner and not inner:
                menu.addSeparator()
            if owner and owner not in inner:
                inner[owner] = menu.addMenu(literal(owner))
            place = inner[owner] if owner else menu
            place.addAction(literal(preset.text), partial(self._take_preset, preset))

    def _take_preset(self, preset: Preset) -> None:
        self.take(self.engagement._replace(target=preset.target))
