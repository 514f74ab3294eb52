"""The damage of a match by ship and weapon: shots, hits, and a bar with a mark where the same shots are on average."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QTreeView, QWidget

from metamaker.app.overrides import override
from metamaker.app.play.review.chance_graph import Side
from metamaker.app.play.side_colours import paint_sign
from metamaker.app.rows.row_painter import RowDelegate
from metamaker.app.rows.row_tree import KEY, Index, Row, RowTreeModel
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import bold_font
from metamaker.app.theme.theme import tokens
from metamaker.app.widgets.kit import column_in, styled
from metamaker.app.widgets.labels import SteadyLabel
from metamaker.core.amounts import at_most
from metamaker.core.messages import Words, in_force
from metamaker.review.report import Line, Report, lines
from metamaker.review.sentences import FIGURES, figures, row_name

_BAR_EMS = 3.2
_BAR = 3
"""The column with the bars."""

_NUMBERS = (1, 2, _BAR, 4, 5)
_COLUMNS = ("shots", "hits", "dealt", "mean", "luck")

_DETAIL_LINES = 2

_UNFOLDED = 14
"""With up to this many rows, all of them are seen at first."""


class DamageRows(NamedTuple):
    """The rows of a match with their lines by key."""

    rows: tuple[Row, ...]
    lines: Mapping[str, Line]


def damage_rows(report: Report, words: Words) -> DamageRows:
    """Return a row for each ship, with a row for each weapon and other item below it, in the order of `lines`."""
    rows: list[Row] = []
    found: dict[str, Line] = {}
    ship = ""
    for number, line in enumerate(lines(report)):
        key = f"{number}"
        ship = ship if line.item else key
        name = row_name(report, line, words)
        told = dict(zip(FIGURES, figures(line, words), strict=True))
        cells = tuple(told[column] for column in _COLUMNS)
        tip = _detail(report, name, line) if line.of in {"ship", "weapon"} else ""
        rows.append(Row(key, name, ship if line.item else "", cells=cells, tip=tip, strong=not line.item))
        found[key] = line
    return DamageRows(tuple(rows), found)


def written(amount: float) -> str:
    """Return an amount of damage with one decimal, none if it is whole."""
    return in_force().number(at_most(amount, 1))


def _detail(report: Report, name: str, line: Line) -> str:
    """Return where the damage of a row went, and in which turns its weapons could have fired, but did not."""
    sums = line.total
    told = tr(
        "window-review-damage-detail",
        name=name,
        shields=written(sums.shields),
        armour=written(sums.armour),
        intercepted=written(sums.intercepted),
        wasted=written(sums.wasted),
    )
    own = [each for each in report.ledger.idle if (each.side, each.ship) == (line.side, line.ship)]
    idle = sorted({each.turn for each in own if line.item in {"", each.weapon}})
    if not idle or not line.ship:
        return told
    return f"{told} {tr('window-review-idle', turns=', '.join(map(str, idle)), count=len(idle))}"


class _Bars(RowDelegate):
    """Paints the rows: names with the sign of their side, numbers at the right end, bars."""

    def __init__(self, parent: "DamageTree") -> None:
        super().__init__(parent)
        self._tree = parent

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        em = option.fontMetrics.height()
        wide = QFontMetricsF(bold_font(option.font)).horizontalAdvance(index.data() or "") + 0.7 * em
        extra = (_BAR_EMS * em) if index.column() == _BAR else 1.4 * em if index.column() == 0 else 0.0
        return QSize(round(wide + extra), round(1.7 * em))

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """Paint a cell."""
        shown: Any = self.paint_ground(painter, option, index)
        line = self._tree.lines.get(index.data(KEY))
        if line is None:
            return
        look, em = tokens(), shown.fontMetrics.height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(bold_font(option.font) if not line.item else option.font)
        box = QRectF(option.rect)
        side = self._tree.sides[line.side] if 0 <= line.side < len(self._tree.sides) else None
        if index.column() == 0:
            if not line.item and side is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(side.colour)
                paint_sign(painter, QRectF(box.left() + 0.15 * em, box.center().y() - 0.35 * em, 0.7 * em, 0.7 * em), line.side)
            box = box.adjusted(1.2 * em, 0, -0.2 * em, 0)
            painter.setPen(QColor(look.ink))
            text = painter.fontMetrics().elidedText(index.data() or "", Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        else:
            painter.setPen(QColor(look.ink if not line.item or index.column() == _BAR else look.quiet))
            painter.drawText(
                box.adjusted(0, 0, -0.5 * em, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), index.data()
            )
            if index.column() == _BAR and side is not None and index.data():
                self._paint_bar(painter, box, line, side.colour, em)
        painter.restore()

    def _paint_bar(self, painter: QPainter, box: QRectF, line: Line, colour: QColor, em: float) -> None:
        """Paint the damage as a bar on the scale of all rows of its kind, and the average as a mark."""
        most = self._tree.most[not line.item] or 1.0
        bar = QRectF(box.left() + 0.3 * em, box.center().y() - 0.2 * em, _BAR_EMS * em - 0.6 * em, 0.4 * em)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().field))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setBrush(colour)
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), bar.width() * line.total.dealt / most, bar.height()),
            bar.height() / 2,
            bar.height() / 2,
        )
        if line.of not in {"ship", "weapon"}:
            return  # damage without shots has no average
        x = bar.left() + bar.width() * line.total.mean / most
        painter.setPen(QPen(QColor(tokens().ink), 2.0))
        painter.drawLine(QPointF(x, bar.top() - 0.25 * em), QPointF(x, bar.bottom() + 0.25 * em))


class DamageTree(QTreeView):
    """The rows, with titles; a ship folds its weapons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        titles = (
            "window-review-ship",
            "window-review-shots",
            "window-review-hits",
            "window-review-dealt",
            "window-review-mean",
            "window-review-luck",
        )
        self.lines: Mapping[str, Line] = {}
        self.sides: Sequence[Side] = ()
        self.most = {True: 0.0, False: 0.0}
        self.rows = RowTreeModel([tr(title) for title in titles], self, figures=_NUMBERS)
        self.setModel(self.rows)
        self.setItemDelegate(_Bars(self))
        self.setProperty("role", "table")
        self.setAccessibleName(tr("window-review-damage"))
        self.setAllColumnsShowFocus(True)
        self.setUniformRowHeights(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def show_damage(self, found: DamageRows, sides: Sequence[Side]) -> None:
        """Show these rows; the weapons of few ships are unfolded."""
        is_first = not self.rows.keys
        self.lines, self.sides = found.lines, sides
        for is_ship in self.most:
            amounts = (max(line.total.dealt, line.total.mean) for line in found.lines.values() if (not line.item) is is_ship)
            self.most[is_ship] = max(amounts, default=0.0)
        self.rows.show(found.rows)
        if is_first and len(found.rows) <= _UNFOLDED:
            self.expandAll()
        self.viewport().update()


class DamageView(QWidget):
    """The rows of a match, and where the damage of the current row went."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.tree = DamageTree(self)
        self.detail = styled(SteadyLabel(self, _DETAIL_LINES), "caption")
        self.detail.setText(tr("window-review-mark-hint"))
        self.tree.setMinimumHeight(9 * self.fontMetrics().height())
        self.tree.selectionModel().currentChanged.connect(lambda *_: self._explain())
        column_in(self, (self.tree, 1), self.detail, gap=self.fontMetrics().height() // 4)

    def show_report(self, report: Report, sides: Sequence[Side], words: Words) -> None:
        """Show the damage in a match."""
        self.tree.show_damage(damage_rows(report, words), sides)
        self._explain()

    def _explain(self) -> None:
        row = self.tree.rows.row_of(self.tree.currentIndex().siblingAtColumn(0).data(KEY) or "")
        self.detail.setText((row.tip if row is not None else "") or tr("window-review-mark-hint"))
