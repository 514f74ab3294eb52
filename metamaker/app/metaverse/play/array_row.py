"""The use of one sensor array: its rating, the target it guides fire at, the fire mode."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QLabel, QWidget

from metamaker.app.metaverse.palette import ICONS
from metamaker.app.metaverse.play.weapon_row import ICON_EM, Target
from metamaker.app.metaverse.texts import tr
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.kit import column_in, column_of, row_of, styled
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.core.display_names import first_upper
from metamaker.games.metaverse.battle.fire.orders import Attack, Mode
from metamaker.games.metaverse.catalogue import Group

_MODES = (
    (Mode.SALVO, "window-match-salvo", "window-match-each-weapon-d20"),
    (Mode.VOLLEY, "window-match-volley", "window-match-all-weapons-one"),
    (Mode.SURGICAL, "window-match-surgical", "window-match-one-weapon-one"),
)


class ArrayRow(QFrame):
    """Sends `mode_chosen(array, mode, system)` when a player chooses another fire mode, or another system to aim at."""

    mode_chosen = Signal(str, str, str)

    def __init__(self, ref: str, name: str, about: str, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "clear")
        self.ref = ref
        em = self.fontMetrics().height()
        icon = QLabel(self)
        icon.setFixedWidth(round(ICON_EM * em))
        icon.setPixmap(ICONS.tile("sensor_array", Group.ELECTRONIC_WARFARE, round(ICON_EM * em), self.devicePixelRatioF()))
        self.name = words_label("strong", self, name, wraps=True)
        self.about = words_label("caption", self, about, wraps=True)
        self.chip = QLabel(self)
        self.use = words_label("caption", self)
        self.mode = ComboBox(self)
        self.mode.setAccessibleName(tr("window-match-way-fire"))
        self.system = ElidedCombo(self)
        self.system.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.system.setAccessibleName(tr("window-match-system-aimed"))
        self.system.setToolTip(plain_tip(tr("window-match-click-sheet-target")))
        gap = em // 3
        head = row_of(icon, (column_of(self.name, self.about, gap=0), 1), self.chip, self.use, self.mode, gap=gap)
        column_in(self, head, self.system, gap=gap, margin=(0, gap, 0, gap))
        self.mode.activated.connect(lambda _: self._choose())
        self.system.activated.connect(lambda _: self._choose())

    def show_use(self, attack: Attack | None, target: Target | None, use: str, modes: Sequence[Mode]) -> None:
        """Show the attack that the array guides at a target, in one of these modes, or another use of it in a word."""
        self.chip.setVisible(target is not None)
        if target is not None:
            self.chip.setPixmap(target.icon.pixmap(target.size))
            self.chip.setToolTip(plain_tip(target.name))
        self.use.setText(use)
        self.use.setVisible(target is None)
        self.mode.setVisible(attack is not None)
        self.system.setVisible(attack is not None and attack.mode is Mode.SURGICAL)
        with QSignalBlocker(self.mode):
            self.mode.clear()
            for mode, text, tip in _MODES if attack is not None else ():
                if mode in modes:
                    self.mode.addItem(first_upper(tr(text)), mode.value)
                    self.mode.setItemData(self.mode.count() - 1, tr(tip), Qt.ItemDataRole.ToolTipRole)
            self.mode.setCurrentIndex(max(0, self.mode.findData(attack.mode.value if attack is not None else "")))

    def offer_systems(self, systems: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer the systems that surgical fire can aim at: the reference and the name of each."""
        with QSignalBlocker(self.system):
            self.system.clear()
            for ref, name in systems:
                self.system.addItem(name, ref)
            self.system.setCurrentIndex(max(0, self.system.findData(chosen)))

    def _choose(self) -> None:
        mode = self.mode.currentData()
        system = self.system.currentData() if mode == Mode.SURGICAL.value else ""
        self.mode_chosen.emit(self.ref, mode, system or "")
