"""The fire of one weapon in one row: icon, name, target, chance, expected boxes and a switch, or why it cannot fire."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QLabel, QWidget

from metamaker.app.metaverse.palette import ICONS
from metamaker.app.metaverse.texts import tr
from metamaker.app.overrides import override
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.kit import Box, column_of, named, row_in, row_of, styled
from metamaker.app.widgets.labels import ElidedCombo, words_label
from metamaker.app.widgets.share_bar import ShareBar
from metamaker.app.widgets.switch import Switch, switch_width
from metamaker.games.metaverse.catalogue import Group

ICON_EM, TARGET_EM, BAR_EM, CHANCE_EM, BOXES_EM = 1.9, 7.2, 2.2, 2.1, 2.0
"""Widths of the columns in heights of a line; the name has the rest."""

TARGET_SHARE = 0.38
"""Share of the width for the targets, if that is more."""

_UNLIMITED = 16_777_215
"""The maximum width of a widget without a limit."""

NARROW_EM = 23
"""Below this width, a row has two lines."""


class Target(NamedTuple):
    """A possible target: its key, its name and its chip."""

    key: str
    name: str
    icon: QIcon
    size: QSize


class Shown(NamedTuple):
    """Content of a row: target, chance in percent (−1: none), expected boxes, state of the switch, text of the tip."""

    target: str
    percent: int
    boxes: str
    fires: bool
    tip: str = ""


class _GunRow(QFrame):
    """Icon, name and switch of a weapon. Subclasses lay them out with their other parts."""

    def __init__(self, ref: str, name: str, about: str, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "clear")
        self.ref = ref
        em = self.fontMetrics().height()
        self.icon = QLabel(self)
        self.icon.setFixedWidth(round(ICON_EM * em))
        self.icon.setPixmap(ICONS.tile(icon, Group.WEAPON, round(ICON_EM * em), self.devicePixelRatioF()))
        self.name = words_label("strong", self, name, wraps=True)
        self.about = words_label("caption", self, about, wraps=True)
        self.switch = named(Switch(self), tr("window-match-fires", weapon=name))

    @property
    def _gap(self) -> int:
        return self.fontMetrics().height() // 3

    def _head(self) -> Box:
        """Return the icon and the name."""
        return row_of(self.icon, (column_of(self.name, self.about, gap=0), 1), gap=self._gap)

    def set_narrow(self, narrow: bool) -> None:
        """Show the row in two lines, or in one."""

    def fit_target(self, width: int, *, exactly: bool) -> None:
        """Give the list of targets a width in pixels, or at least that."""


class SilentRow(_GunRow):
    """A weapon that cannot fire, with the reason in one sentence."""

    def __init__(self, ref: str, name: str, about: str, icon: str, reason: str, parent: QWidget) -> None:
        super().__init__(ref, name, about, icon, parent)
        self.silent = words_label("caption", self, reason, wraps=True)
        row_in(self, (self._head(), 1), (self.silent, 1), self.switch, gap=self._gap, margin=(0, self._gap, 0, self._gap))
        for quiet in (self.icon, self.name, self.switch):
            quiet.setEnabled(False)


class WeaponRow(_GunRow):
    """Sends `aimed(ref, key)` when a player aims the weapon at a target, and `ceased(ref)` when it holds fire."""

    aimed = Signal(str, str)
    ceased = Signal(str)

    def __init__(self, ref: str, name: str, about: str, icon: str, parent: QWidget) -> None:
        super().__init__(ref, name, about, icon, parent)
        self.target = ElidedCombo(self)
        self.target.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.target.setAccessibleName(tr("window-match-target", title=name))
        self.bar = ShareBar(self)
        self.bar.setFixedWidth(round(BAR_EM * self.fontMetrics().height()))
        self.chance = _figure(CHANCE_EM, self)
        self.boxes = _figure(BOXES_EM, self)
        self._lay_out()
        self.target.activated.connect(lambda _: self._aim())
        self.switch.toggled.connect(self._toggle)

    def _lay_out(self) -> None:
        gap = self._gap
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)  # narrow until it has a width
        self._rows.setContentsMargins(0, gap, 0, gap)
        head, tail = styled(QWidget(self), "clear"), styled(QWidget(self), "clear")
        self._rows.addWidget(head, 1)
        self._rows.addWidget(tail)
        self._first = row_in(head, (self._head(), 1), self.boxes, self.switch, gap=gap)
        self._last = row_in(tail, (self.target, 1), self.bar, self.chance, gap=gap)

    @override
    def set_narrow(self, narrow: bool) -> None:
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._rows.direction() is not way:
            self._rows.setDirection(way)
            before, after = (self._last, self._first) if narrow else (self._first, self._last)
            for part in (self.boxes, self.switch):  # the second line is for the target
                before.removeWidget(part)
                after.addWidget(part)

    @override
    def fit_target(self, width: int, *, exactly: bool) -> None:
        self.target.setMinimumWidth(width)
        self.target.setMaximumWidth(width if exactly else _UNLIMITED)

    def offer(self, targets: Sequence[Target]) -> None:
        """Offer these targets, unless they are offered already."""
        if [target.key for target in targets] == [self.target.itemData(n) for n in range(self.target.count())]:
            return
        with QSignalBlocker(self.target):
            self.target.clear()
            for target in targets:
                self.target.addItem(target.icon, target.name, target.key)
        if targets:
            self.target.setIconSize(max((target.size for target in targets), key=QSize.width))

    def show_fire(self, shown: Shown) -> None:
        """Show the target and its figures; those of a weapon that holds fire are grey."""
        with QSignalBlocker(self.target), QSignalBlocker(self.switch):
            self.target.setCurrentIndex(self.target.findData(shown.target))
            self.switch.setChecked(shown.fires)
        has_chance = shown.percent >= 0
        self.bar.setVisible(has_chance)
        self.bar.show_share(max(0, shown.percent) / 100, strong=shown.fires)
        self.chance.setText(tr("window-match-percent", percent=shown.percent) if has_chance else "")
        self.boxes.setText(shown.boxes)
        for part in (self.bar, self.chance, self.boxes):
            part.setToolTip(plain_tip(shown.tip) if shown.tip else "")
        for part in (self.chance, self.boxes):
            part.setEnabled(shown.fires)

    @property
    def figures(self) -> Mapping[str, str]:
        """The shown chance and boxes."""
        return {"chance": self.chance.text(), "boxes": self.boxes.text()}

    def _aim(self) -> None:
        self.aimed.emit(self.ref, self.target.currentData())

    def _toggle(self, on: bool) -> None:
        if on:
            self._aim()
        else:
            self.ceased.emit(self.ref)


def _figure(ems: float, parent: QWidget) -> QLabel:
    label = words_label("strong", parent)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    label.setFixedWidth(round(ems * parent.fontMetrics().height()))
    return label


class ColumnHeads(QFrame):
    """The names of the columns."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        styled(self, "clear")
        em = self.fontMetrics().height()
        columns = ("weapon", "target", "chance", "boxes")
        weapon, self._target, chance, boxes = (
            words_label("heading", self, tr(f"window-match-column-{each}").upper()) for each in columns
        )
        gap = em // 3
        chance.setFixedWidth(round((BAR_EM + CHANCE_EM) * em) + gap)
        boxes.setFixedWidth(round(BOXES_EM * em))
        boxes.setAlignment(Qt.AlignmentFlag.AlignRight)
        row_in(self, (weapon, 1), self._target, chance, boxes, switch_width(em), gap=gap)

    def fit(self, target: int) -> None:
        """Give the column of targets a width in pixels."""
        self._target.setFixedWidth(target)
