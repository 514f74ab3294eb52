"""A row of buttons, check boxes and lists. Those without room move into a menu at its end."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QWidget

from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import styled

ALWAYS = 0
"""The rank of parts that never leave the row."""


class ToolRow(QWidget):
    """One row at any width. Parts with a high rank move into the menu `more` first."""

    def __init__(self, parent: QWidget, gap: int = 4) -> None:
        super().__init__(parent)
        styled(self, "clear")
        self._ranks: dict[QWidget, int] = {}
        self._absent: set[QWidget] = set()
        """Parts not offered at present, even if there is room."""
        self._left: Sequence[QWidget] = ()
        """Parts in the menu."""
        self.more = menu_button(tr("window-common-more-tools"), self._fill, self, sign="⋯", role="quiet")
        self.more.hide()
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(gap)
        self._row.addWidget(self.more)
        self._row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def add(self, part: QWidget, rank: int) -> None:
        """Add a part before the menu; `rank` is ALWAYS, or how early it leaves the row."""
        if isinstance(part, QPushButton | QToolButton):
            part.setSizePolicy(part.sizePolicy().horizontalPolicy(), QSizePolicy.Policy.Preferred)  # of one height
        self._row.insertWidget(len(self._ranks), part)
        self._ranks[part] = rank
        self._fit()

    def take_out(self, part: QWidget) -> None:
        """Take a part out, for another place in the window."""
        self._row.removeWidget(part)
        del self._ranks[part]
        self._absent.discard(part)
        self._fit()

    def offer_part(self, part: QWidget, on: bool) -> None:
        """Show a part, in the row or in the menu, or none of it."""
        if on is (part not in self._absent):
            return
        (self._absent.discard if on else self._absent.add)(part)
        self._fit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def event(self, event: QEvent) -> bool:
        """Follow the sizes of the parts."""
        done = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest:
            self._fit()
        return done

    @property
    def _offered(self) -> Sequence[QWidget]:
        return [part for part in self._ranks if part not in self._absent]

    def _fit(self) -> None:
        """Move parts into the menu or back, until the row has room for the others."""
        parts = self._offered
        needed = self._width(parts)
        left: list[QWidget] = []
        for part in sorted(parts, key=lambda each: self._ranks[each])[::-1]:  # of equal rank, the last one first
            if needed <= self.width() or self._ranks[part] == ALWAYS:
                break
            needed -= _wide(part) + self._row.spacing() - (0 if left else _wide(self.more) + self._row.spacing())
            left.append(part)
        self._left = [part for part in parts if part in left]
        for part in self._ranks:
            part.setVisible(part in parts and part not in left)
        self.more.setVisible(bool(left))
        self.updateGeometry()

    def _width(self, parts: Sequence[QWidget]) -> int:
        return sum(map(_wide, parts)) + self._row.spacing() * max(0, len(parts) - 1)

    @override
    def sizeHint(self) -> QSize:
        """Return the size of all offered parts in one row."""
        return QSize(self._width(self._offered), self._height)

    @override
    def minimumSizeHint(self) -> QSize:
        """Return the size of the row with all other parts in the menu."""
        kept = [part for part in self._offered if self._ranks[part] == ALWAYS]
        return QSize(self._width([*kept, self.more]), self._height)

    @property
    def _height(self) -> int:
        return max((part.sizeHint().height() for part in self._offered), default=0)

    def _fill(self, menu: QMenu) -> None:
        for part in self._left:
            if isinstance(part, QAbstractButton):
                _add_button(menu, part)
            elif isinstance(part, QComboBox):
                _add_list(menu, part)
            else:
                for button in part.findChildren(QAbstractButton):
                    _add_button(menu, button)


def _wide(part: QWidget) -> int:
    return max(part.sizeHint().width(), part.minimumWidth())


def _add_button(menu: QMenu, button: QAbstractButton) -> None:
    inner = button.menu() if isinstance(button, QToolButton) else None
    if inner is not None:
        menu.addMenu(inner).setText(button.accessibleName())
        return
    action = menu.addAction(button.text() or button.accessibleName(), button.click)
    action.setCheckable(button.isCheckable())
    action.setChecked(button.isChecked())
    action.setEnabled(button.isEnabled())


def _add_list(menu: QMenu, combo: QComboBox) -> None:
    """Add the entries of a list as a menu of its own."""
    inner = menu.addMenu(combo.accessibleName())
    inner.setEnabled(combo.isEnabled())
    for place in range(combo.count()):
        action = inner.addAction(combo.itemText(place).replace("&", "&&"), partial(combo.setCurrentIndex, place))
        action.setCheckable(True)
        action.setChecked(place == combo.currentIndex())
