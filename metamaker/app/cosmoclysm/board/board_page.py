"""The page of the board editor: the board itself, tools, ready and random boards, figures, problems."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from html import escape
from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QMenu, QWidget

from metamaker.app.balance.turn_order_panel import SeatsPanel
from metamaker.app.building import Steps, at_once
from metamaker.app.context import Context
from metamaker.app.cosmoclysm.board.board_edits import BoardEdits
from metamaker.app.cosmoclysm.board.canvas import BoardCanvas
from metamaker.app.cosmoclysm.board.figures import figure_rows
from metamaker.app.cosmoclysm.board.tools import Tool, ToolBox
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.setting_up.terms import MOST_SEED
from metamaker.app.problems.problems_panel import ProblemsPanel
from metamaker.app.problems.problems_room import ProblemsRoom
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.deferred_view import CatchUp
from metamaker.app.widgets.edit_actions import Edit, EditOffer, EditOffers
from metamaker.app.widgets.fold_button import FoldButton
from metamaker.app.widgets.kit import column_in, flow_in, named, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import ColumnArea
from metamaker.app.widgets.splitters import FoldingSplitter
from metamaker.core.errors import FileProblem
from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoclysm.edits.position import ship_on
from metamaker.games.cosmoclysm.model.board import GAME, Board, default_hexes, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.words import TYPES
from metamaker.games.cosmoclysm.rules.boards import field_of
from metamaker.games.cosmoclysm.rules.ships import REACH, announces
from metamaker.games.cosmoclysm.sheet.diagram import standing_of
from metamaker.games.cosmoclysm.sheet.sketch import sketch
from metamaker.games.cosmoclysm.stats.fairness import mobility
from metamaker.opening import open_file

_SIDE_EMS, _BOARD_EMS = 22, 46
_BOARD_LINES, _PROBLEM_LINES = 34, 7
_LONGEST = 120
"""Maximum characters of a name."""

_NOTHING = (-1, 1)


class BoardPage(QWidget):
    """The board editor, which follows and changes the document. `canvas` is the board; `tools` give a click its meaning."""

    def __init__(self, context: Context[Board], parent: QWidget | None = None, *, whole: bool = True) -> None:
        super().__init__(parent)
        self.setObjectName("board-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self._first_end = -1
        """The hex of the first end of a pair of wormholes, while the second end is not chosen yet."""
        self.unbuilt = self._build(context)
        if whole:
            at_once(self.unbuilt)

    # Parts

    def _build(self, context: Context[Board]) -> Steps:
        """Make the parts, each in its place."""
        unit, settings = self.fontMetrics().height(), context.settings
        yield
        self.edits = BoardEdits(context, self)
        self.columns = FoldingSplitter(Qt.Orientation.Horizontal, settings, "board.columns", self)
        self.middle = FoldingSplitter(Qt.Orientation.Vertical, settings, "board.middle", self)
        self.columns.add(self.middle, kept=(0,))
        self.canvas = BoardCanvas(self)
        self.problems = ProblemsPanel(context, self)
        self.problems.subject_only.hide()
        self.middle.add(self.canvas, self.problems, kept=(0,))
        yield
        inside = QWidget(self)
        column = column_in(inside, gap=unit // 2, margin=None)
        self.columns.add(ColumnArea(inside, self))
        yield
        self.name = named(QLineEdit(self), tr("window-board-name-board"))
        self.name.setMaxLength(_LONGEST)
        self.seed = named(SpinBox(self), tr("window-board-seed-board-chance"))
        self.by_chance = push_button(tr("window-board-chance-fair"), self, tip=tr("window-board-board-seed-whose"))
        column.addWidget(self._card(tr("window-common-board"), self._of_board(), inside))
        yield
        self.tools = ToolBox(self.edits, inside)
        yield
        column.addWidget(self._card(tr("window-board-tools"), self.tools, inside))
        yield
        self.heat = ComboBox(inside)
        column.addWidget(self._card(tr("window-board-hexes-in-reach"), self._of_heat(), inside))
        self.figures = QLabel(inside)
        self.figures.setTextFormat(Qt.TextFormat.RichText)
        self.figures.setWordWrap(True)
        column.addWidget(self._card(tr("window-board-figures"), self.figures, inside))
        self.seats = SeatsPanel(context, inside)
        column.addWidget(self._card(tr("window-board-each-seat-wins"), self.seats, inside))
        column.addStretch(1)
        yield
        self._lay_out()
        self._connect()
        yield
        self._renew()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        self.middle.begin([_BOARD_LINES * unit, _PROBLEM_LINES * unit], fixed=(1,))
        ProblemsRoom(self.problems, self.middle, 1)
        self.columns.begin([_BOARD_EMS * unit, _SIDE_EMS * unit], fixed=(1,))
        column_in(
            self,
            row_of(
                (self.name, 1),
                ...,
                FoldButton(self.middle, 1, Qt.Edge.BottomEdge, tr("window-problems-problems"), "F8", self),
                FoldButton(self.columns, 1, Qt.Edge.RightEdge, tr("window-board-tools"), "F9", self),
            ),
            (self.columns, 1),
            margin=unit // 2,
        )
        self.setFocusProxy(self.canvas)

    def _card(self, title: str, part: QWidget, parent: QWidget) -> QFrame:
        card = styled(QFrame(parent), "card")
        column_in(card, words_label("title", card, title), part, margin=None)
        return card

    def _of_board(self) -> QWidget:
        holder = styled(QWidget(self), "clear")
        self.ready = menu_button(tr("window-board-ready-boards"), self._fill_ready, holder)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setValue(Random().randint(1, MOST_SEED))  # noqa: S311 - a proposal that anybody can change
        flow_in(holder, self.ready, self.seed, self.by_chance)
        return holder

    def _of_heat(self) -> QWidget:
        words = self._context.words
        self.heat.setAccessibleName(tr("window-board-hexes-reach"))
        self.heat.addItem(tr("window-board-not-shown"), _NOTHING)
        for type_ in TYPES:
            for roll in range(1, REACH + 1) if announces(type_.number) else (1,):
                name = words[f"names-{type_}"]
                text = tr("window-board-name-d4-roll", name=name, roll=roll) if announces(type_.number) else name
                self.heat.addItem(text, (type_.number, roll))
        return self.heat

    def _connect(self) -> None:
        canvas, edits, document = self.canvas, self.edits, self._context.document
        document.changed.connect(CatchUp(self, self._renew).due)
        edits.chosen_changed.connect(self._show_board)
        canvas.pressed.connect(self._pressed)
        canvas.dragged.connect(self._dragged)
        canvas.selected.connect(self._walked)
        canvas.moved.connect(edits.move)
        canvas.turned.connect(edits.turn)
        canvas.mirrored.connect(edits.mirror)
        canvas.deleted.connect(self._deleted)
        canvas.lettered.connect(self._lettered)
        canvas.can_drop = self._can_drop
        canvas.explain = self._explain
        self.tools.changed.connect(self._tool_changed)
        self.heat.currentIndexChanged.connect(lambda _: self._show_board())
        self.by_chance.clicked.connect(lambda _: edits.lay_random(self.seed.value()))
        self.name.textEdited.connect(self._named)
        self._context.selection.element_changed.connect(self._follow)

    # Display

    def _renew(self) -> None:
        board = self.edits.board
        if self.name.text().strip() != board.name:
            self.name.setText(board.name)
        self.name.setPlaceholderText(self._context.words["document-nameless"])
        self.tools.renew()
        self._show_figures()
        self._show_board()

    def _show_board(self) -> None:
        board = self.edits.board
        kind, roll = self.heat.currentData() or _NOTHING
        standing = standing_of(board)
        if kind >= 0:
            reach = mobility(field_of(board), kind, roll)
            standing = standing._replace(heat=dict(enumerate(reach)))
        if 0 <= self._first_end < len(board.hexes):
            standing = standing._replace(holes=(*standing.holes, (self._first_end, self.tools.pair)))
        self.canvas.show_board(sketch(board, self._context.words, standing), self.edits.refs)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme: in a dark window the board has night colours."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "seats"):
            self.tools.renew()  # which also shows the board again

    def _show_figures(self) -> None:
        rows = figure_rows(self.edits.board, self._context.words)
        cells = (f"<tr><td>{escape(name)}&nbsp;&nbsp;</td><td>{escape(value)}</td></tr>" for name, value in rows)
        self.figures.setText(f"<table>{''.join(cells)}</table>")

    def _explain(self, ref: str) -> str:
        at = self.edits.at(ref)
        if at < 0:
            return escape(tr("window-board-free-place"))
        field, words = field_of(self.edits.board), self._context.words
        rows = [f"<b>{escape(hex_names(self.edits.board)[at])}</b>"]
        for type_ in TYPES:
            reach = [
                mobility(field, type_.number, roll)[at] for roll in (range(1, REACH + 1) if announces(type_.number) else (1,))
            ]
            rows.append(f"{escape(words[f'names-{type_}'])}: {' / '.join(map(str, reach))}")
        return "<br>".join(rows)

    # Actions

    def _pressed(self, ref: str, more: bool) -> None:
        at, tool, edits = self.edits.at(ref), self.tools.tool, self.edits
        if tool is Tool.HEXES or at < 0:
            self._pressed_hex(ref, at, more=more)
        elif tool is Tool.LETTERS:
            edits.letter(edits.chosen if at in edits.chosen and more else (at,), self.tools.letter)
            edits.choose((at,))
        elif tool is Tool.SHIPS:
            edits.put_ship(at, self.tools.player, self.tools.type)
            edits.choose((at,))
        else:
            self._pressed_hole(at)

    def _pressed_hex(self, ref: str, at: int, *, more: bool) -> None:
        edits = self.edits
        if at < 0:
            if self.tools.tool is Tool.HEXES:
                edits.add(ref, self.tools.letter if any(each.letter for each in edits.board.hexes) else "")
        elif more and at in edits.chosen:
            edits.choose([each for each in edits.chosen if each != at])
        else:
            edits.choose((*edits.chosen, at) if more else (at,))

    def _pressed_hole(self, at: int) -> None:
        first, self._first_end = self._first_end, -1
        if self.edits.board.position is None:
            self._context.say(tr("window-board-put-ships-board"))
        elif first < 0 or first == at:
            self._first_end = at if first < 0 else -1
        else:
            self.edits.put_pair(self.tools.pair, first, at)
        self._show_board()

    def _can_drop(self, start: str, end: str) -> bool:
        at = self.edits.at(start)
        if self.tools.tool is Tool.SHIPS:
            return at >= 0 and self.edits.at(end) >= 0 and ship_on(self.edits.board, at) is not None
        return self.edits.fits(start, end)

    def _dragged(self, start: str, end: str) -> None:
        if self.tools.tool is Tool.SHIPS:
            self.edits.pull_ship(start, end)
        else:
            self.edits.pull(start, end)

    def _walked(self, ref: str) -> None:
        """Select the hex reached with the arrow keys; a free place stays marked until it is used."""
        at = self.edits.at(ref) if ref else -1
        self.edits.chosen = (at,) if at >= 0 else ()

    def _deleted(self) -> None:
        if self.tools.tool is Tool.SHIPS and self.edits.chosen:
            self.edits.take_ship(self.edits.chosen[-1])
        else:
            self.edits.remove()

    def _lettered(self, letter: str) -> None:
        if self.edits.chosen:
            self.edits.letter(self.edits.chosen, letter)

    def _tool_changed(self) -> None:
        self._first_end = -1
        self._show_board()

    def _named(self, text: str) -> None:
        # Names with unprintable characters, such as pasted bidi controls, are refused.
        with suppress(ValueError):
            board = self.edits.board.with_(name=text)
            self._context.document.apply(tr("window-board-name-board"), board, "name")

    def _follow(self, ref: str) -> None:
        """Select the hex of a problem."""
        at = self.edits.at(ref) if ref.startswith(hex_ref("")) else -1
        if at >= 0:
            self.edits.choose((at,))

    # Ready boards

    def _fill_ready(self, menu: QMenu) -> None:
        menu.addAction(tr("window-board-hexagon"), lambda: self.edits.lay(default_hexes()))
        menu.addSeparator()
        for board in ready_boards():
            action = menu.addAction(board.name.replace("&", "&&"), partial(self.edits.lay, board.hexes, board.name))
            action.setToolTip(board.notes)
        menu.setToolTipsVisible(True)

    def edit_offers(self) -> EditOffers:
        """Return the actions of the Edit menu for hexes."""
        edits = self.edits
        return {
            Edit.DELETE: EditOffer(self._deleted, lambda: bool(edits.chosen)),
            Edit.SELECT_ALL: EditOffer(lambda: edits.choose(range(len(edits.board.hexes))), lambda: True),
        }


def ready_boards() -> Sequence[Board]:
    """Return the boards included with the program, by name; unreadable ones are left out."""
    found: list[Board] = []
    for path in sorted(sample_fleets(GAME).glob("*.json")):
        try:
            found.append(open_file(str(path)).document)
        except FileProblem:
            continue
    return found
