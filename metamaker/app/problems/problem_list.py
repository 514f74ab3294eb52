"""The list of problems: rows as high as their sentences, with sign, place and fix; Enter or a click goes to the place."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyleOptionViewItem, QWidget

from metamaker.app.overrides import override
from metamaker.app.problems.problems_model import FIX, ISSUE, OTHERS, PLACE
from metamaker.app.rows.row_painter import RowDelegate, paint_sign
from metamaker.app.rows.row_tree import Index
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font, small_font
from metamaker.app.theme.theme import tokens
from metamaker.core.issue import Issue, Severity, sentence


def severity_names() -> Mapping[Severity, str]:
    """Return the names of the severities."""
    return {
        Severity.ERROR: tr("window-common-error"),
        Severity.WARNING: tr("window-problems-warning"),
        Severity.NOTE: tr("window-common-note"),
    }


def headline(issues: Iterable[Issue]) -> str:
    """Return the numbers of problems by severity, as “1 error · 2 warnings”; empty for none."""
    counts = dict.fromkeys(Severity, 0)
    for issue in issues:
        counts[issue.severity] += 1
    return " · ".join(_counted(severity, count) for severity, count in counts.items() if count)


def _counted(severity: Severity, count: int) -> str:
    if severity is Severity.ERROR:
        return tr("window-problems-errors", count=count)
    if severity is Severity.WARNING:
        return tr("window-problems-warnings", count=count)
    return tr("window-problems-notes", count=count)


_WRAPPED = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
_WIDE_EMS = 34
"""From this width, links are next to the sentence, not below it."""


@dataclass(frozen=True)
class Boxes:
    """The boxes of a row's parts; empty for missing parts."""

    sign: QRect
    text: QRect
    place: QRect
    fix: QRect
    others: QRect
    rule: QRect
    height: int

    def moved(self, by: QPoint) -> "Boxes":
        """Return the same boxes at another place."""
        sign, text, place, fix, others, rule = (
            part.translated(by) for part in (self.sign, self.text, self.place, self.fix, self.others, self.rule)
        )
        return Boxes(sign, text, place, fix, others, rule, self.height)


class ProblemRows(RowDelegate):
    """Paints problems. `link_at` returns the part of a row under the pointer. `called` has the names of severities."""

    def __init__(self, called: Mapping[Severity, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._called = called

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        """Return the size; the height depends on the width of the view."""
        width = option.widget.viewport().width() if option.widget else option.rect.width()
        return QSize(width, self._laid(width, option.font, index).height)

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        self.paint_ground(painter, option, index)
        look, boxes, issue = tokens(), self._boxes(option.rect, option.font, index), index.data(ISSUE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_sign(painter, boxes.sign, issue.severity)
        _write(painter, boxes.text, sentence(issue.text), option.font, look.ink, _WRAPPED)
        _write(painter, boxes.place, self._caption(index), small_font(option.font), look.quiet, _WRAPPED)
        _write(painter, boxes.fix, index.data(FIX), bold_font(option.font), look.accent_text, _ONE_LINE)
        _write(painter, boxes.others, _more(index), small_font(option.font), look.accent_text, _ONE_LINE)
        _write(painter, boxes.rule, issue.rule, small_font(option.font), look.accent_text, _ONE_LINE)
        painter.restore()

    def link_at(self, option: Any, index: Index, point: QPoint) -> str:
        """Return `fix`, `others`, `rule` or an empty text for a point of the row described by `option`."""
        boxes = self._boxes(option.rect, option.font, index)
        if boxes.fix.contains(point):
            return "fix"
        if boxes.others.contains(point):
            return "others"
        return "rule" if boxes.rule.contains(point) else ""

    def _caption(self, index: Index) -> str:
        severity = self._called[index.data(ISSUE).severity]
        return " · ".join(filter(None, (severity, index.data(PLACE))))

    def _boxes(self, row: QRect, font: QFont, index: Index) -> Boxes:
        return self._laid(row.width(), font, index).moved(row.topLeft())

    def _laid(self, width: int, font: QFont, index: Index) -> Boxes:
        issue = index.data(ISSUE)
        links = Links(index.data(FIX), _more(index), issue.rule)
        return _laid_out(width, font.toString(), sentence(issue.text), self._caption(index), links)


class Links(NamedTuple):
    """The links of a row; empty where there is none."""

    fix: str
    others: str
    rule: str


@lru_cache(maxsize=500)
def _laid_out(row: int, font_text: str, text: str, caption: str, links: Links) -> Boxes:
    """Return the boxes of a row of this width with its corner at 0, 0; a list asks for them with every move of the pointer."""
    font = QFont()
    font.fromString(font_text)
    metrics, small = QFontMetrics(font), QFontMetrics(small_font(font))
    gap = metrics.height() // 2
    left, right = 2 * gap + metrics.height(), row - 1 - gap
    fix, others, rule = _width(QFontMetrics(bold_font(font)), links.fix), _width(small, links.others), _width(small, links.rule)
    beside = sum(width + 2 * gap for width in (fix, others, rule) if width)
    is_wide = right - left > _WIDE_EMS * metrics.averageCharWidth() + beside
    width = max(right - left - (beside if is_wide else 0), gap)
    text_height = metrics.boundingRect(QRect(0, 0, width, 9999), _WRAPPED, text).height()
    place_height = small.boundingRect(QRect(0, 0, width, 9999), _WRAPPED, caption).height()
    top = gap
    place_top = top + text_height
    below = place_top + place_height
    line = metrics.height() + gap // 2
    if is_wide:
        link_top, rule_left = top - gap // 4, right - rule
        others_left = rule_left - others - (2 * gap if rule else 0)
        fix_left = others_left - fix - (2 * gap if others else 0)
    else:
        # A fix comes before the small print, so that it is not cut first in a low list.
        link_top, fix_left = place_top, left
        place_top += line if beside else 0
        others_left = left + fix + (2 * gap if fix else 0)
        rule_left = others_left + others + (2 * gap if others else 0)
        below += line if beside else 0
    return Boxes(
        QRect(gap, top, metrics.height(), metrics.height()),
        QRect(left, top, width, text_height),
        QRect(left, place_top, width, place_height),
        QRect(fix_left, link_top, fix, line if fix else 0),
        QRect(others_left, link_top, others, line if others else 0),
        QRect(rule_left, link_top, rule, line if rule else 0),
        below + gap,
    )


def _more(index: Index) -> str:
    """Return the link to the other fixes; empty if there are none."""
    others = index.data(OTHERS)
    return f"+ {others} ▾" if others else ""


def _width(metrics: QFontMetrics, text: str) -> int:
    return metrics.horizontalAdvance(text) + 1 if text else 0


def _write(painter: QPainter, box: QRect, text: str, font: QFont, colour: str, flags: int) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(box, flags, text)


class ProblemList(QListView):
    """`link_clicked(index, link)` reports the clicked part of a row: `fix`, `rule`, or an empty text for the row itself."""

    link_clicked = Signal(QModelIndex, str)
    entered_row = Signal(QModelIndex)

    def __init__(self, rows: ProblemRows, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = rows
        self.setItemDelegate(rows)
        self.setAccessibleName(tr("window-problems-problems"))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def link_at(self, point: QPoint) -> str:
        """Return the link at a point of the viewport; empty without one."""
        index = self.indexAt(point)
        if not index.isValid():
            return ""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(index)
        return self._rows.link_at(option, index, point)

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show a hand cursor over links."""
        super().mouseMoveEvent(event)
        is_link = self.link_at(event.position().toPoint())
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if is_link else Qt.CursorShape.ArrowCursor)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Send the clicked part of a row."""
        super().mouseReleaseEvent(event)
        point = event.position().toPoint()
        index = self.indexAt(point)
        if event.button() is Qt.MouseButton.LeftButton and index.isValid() and index == self.currentIndex():
            self.link_clicked.emit(index, self.link_at(point))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the current problem with Enter."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self.entered_row.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the rows out again: heights depend on the width."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Lay the rows out again after a change of font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.scheduleDelayedItemsLayout()
