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
from metamaker.app.widgets.labels import SteadyLabel
from metamaker.app.widgets.kit import column_in, styled
from metamaker.core.amounts import at_most
from metamaker.core.messages import Words, in_force
from metamaker.play.review.ledger import Ledger
from metamaker.play.review.totals import Total, grouped

_BAR_EMS = 4.0
_BAR = 3
"""The column with the bars."""

_NUMBERS = (1, 2, _BAR, 4)
_DETAIL_LINES = 2

_UNFOLDED = 14
"""With up to this many rows, all of them are seen at first."""


class Line(NamedTuple):
    """A row: the sum of a ship or weapon, its side, and whether it is a ship."""

    total: Total
    side: int
    is_ship: bool


class DamageRows(NamedTuple):
    """The rows of a match with their lines by key."""

    rows: tuple[Row, ...]
    lines: Mapping[str, Line]


def written(amount: float) -> str:
    """Return an amount of damage with one decimal, none if it is whole."""
    return in_force().number(at_most(amount, 1))


def damage_rows(ledger: Ledger, names: Mapping[str, str], words: Words) -> DamageRows:
    """Return a row for each ship that fired, in the order of sides and damage, with a row for each weapon below it.

    Damage that no ship did is in a row of its own, with its causes in the words of the game.
    """
    by_ship = grouped(((blow.side, blow.ship), blow) for blow in ledger.blows)
    by_weapon = grouped(((blow.side, blow.ship, blow.weapon or cause_text(blow.cause, words)), blow) for blow in ledger.blows)
    rows: list[Row] = []
    lines: dict[str, Line] = {}

    def add(key: str, above: str, text: str, line: Line) -> None:
        found = line.total
        cells = (str(found.shots), str(found.hits), written(found.dealt), in_force().number(found.mean, 1))
        rows.append(Row(key, text, above, cells=cells, tip=_detail(text, found), strong=line.is_ship))
        lines[key] = line

    for (side, ship), found in sorted(by_ship.items(), key=_by_damage):
        key = f"{side}/{ship}"
        add(key, "", names.get(ship, ship) or tr("window-review-other"), Line(found, side, True))
        own = [(weapon, each) for (its, of, weapon), each in by_weapon.items() if (its, of) == (side, ship)]
        for number, (weapon, each) in enumerate(sorted(own, key=lambda pair: (-pair[1].dealt, pair[0]))):
            add(f"{key}/{number}", key, weapon, Line(each, side, False))
    return DamageRows(tuple(rows), lines)


def _by_damage(ship: tuple[tuple[int, str], Total]) -> tuple[int, bool, float, str]:
    (side, ref), found = ship
    return side, not ref, -found.dealt, ref


def cause_text(cause: str, words: Words) -> str:
    """Return a cause of damage in the words of a game; the cause itself if it has none."""
    key = f"review-cause-{cause.replace(' ', '_')}"
    return words.text(key) if key in words else cause


def _detail(name: str, found: Total) -> str:
    """Return where the damage of a row went, in a sentence."""
    return tr(
        "window-review-damage-detail",
        name=name,
        shields=written(found.shields),
        armour=written(found.armour),
        intercepted=written(found.intercepted),
        wasted=written(found.wasted),
    )


class _Bars(RowDelegate):
    """Paints the rows: names with the sign of their side, numbers at the right end, bars."""

    def __init__(self, parent: "DamageTree") -> None:
        super().__init__(parent)
        self._tree = parent

    @override
    def sizeHint(self, option: Any, index: Index) -> QSize:
        em = option.fontMetrics.height()
        wide = QFontMetricsF(bold_font(option.font)).horizontalAdvance(index.data() or "") + em
        extra = (_BAR_EMS * em) if index.column() == _BAR else 1.4 * em if index.column() == 0 else 0.0
        return QSize(round(wide + extra), round(1.7 * em))

    @override
    def paint(self, painter: QPainter, option: Any, index: Index) -> None:
        """Paint a cell."""
        shown: Any = self.paint_ground(painter, option, index)
        line = self._tree.lines.get(index.data(KEY) if index.column() == 0 else index.siblingAtColumn(0).data(KEY))
        if line is None:
            return
        look, em = tokens(), shown.fontMetrics.height()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(bold_font(option.font) if line.is_ship else option.font)
        box = QRectF(option.rect)
        side = self._tree.sides[line.side] if 0 <= line.side < len(self._tree.sides) else None
        if index.column() == 0:
            if line.is_ship and side is not None:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(side.colour)
                paint_sign(painter, QRectF(box.left() + 0.15 * em, box.center().y() - 0.35 * em, 0.7 * em, 0.7 * em), line.side)
            box = box.adjusted(1.2 * em, 0, -0.2 * em, 0)
            painter.setPen(QColor(look.ink))
            text = painter.fontMetrics().elidedText(index.data() or "", Qt.TextElideMode.ElideRight, int(box.width()))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
        else:
            painter.setPen(QColor(look.ink if line.is_ship or index.column() == _BAR else look.quiet))
            painter.drawText(
                box.adjusted(0, 0, -0.5 * em, 0), int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), index.data()
            )
            if index.column() == _BAR and side is not None:
                self._paint_bar(painter, box, line, side.colour, em)
        painter.restore()

    def _paint_bar(self, painter: QPainter, box: QRectF, line: Line, colour: QColor, em: float) -> None:
        """Paint the damage as a bar on the scale of all rows of its kind, and the average as a mark."""
        most = self._tree.most[line.is_ship] or 1.0
        bar = QRectF(box.left() + 0.3 * em, box.center().y() - 0.2 * em, _BAR_EMS * em - 0.6 * em, 0.4 * em)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(tokens().field))
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)
        painter.setBrush(colour)
        painter.drawRoundedRect(
            QRectF(bar.left(), bar.top(), bar.width() * line.total.dealt / most, bar.height()), bar.height() / 2, bar.height() / 2
        )
        x = bar.left() + bar.width() * line.total.mean / most
        painter.setPen(QPen(QColor(tokens().ink), 2.0))
        painter.drawLine(QPointF(x, bar.top() - 0.25 * em), QPointF(x, bar.bottom() + 0.25 * em))


class DamageTree(QTreeView):
    """The rows, with titles; a ship folds its weapons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        titles = ("window-review-ship", "window-review-shots", "window-review-hits", "window-review-dealt", "window-review-mean")
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
            amounts = (max(line.total.dealt, line.total.mean) for line in found.lines.values() if line.is_ship is is_ship)
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

    def show_ledger(self, ledger: Ledger, names: Mapping[str, str], sides: Sequence[Side], words: Words) -> None:
        """Show the damage in a ledger; `names` are those of the pieces by reference."""
        self.tree.show_damage(damage_rows(ledger, names, words), sides)
        self._explain()

    def _explain(self) -> None:
        row = self.tree.rows.row_of(self.tree.currentIndex().siblingAtColumn(0).data(KEY) or "")
        self.detail.setText(row.tip if row is not None else tr("window-review-mark-hint"))
