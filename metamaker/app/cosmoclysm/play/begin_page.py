"""The page on which a game begins: the board, the players, the optional rules, the dice."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from metamaker.app.background import Job
from metamaker.app.context import Context
from metamaker.app.cosmoclysm.pieces import INK
from metamaker.app.cosmoclysm.play.option_fields import OptionFields
from metamaker.app.cosmoclysm.play.seat_rows import SeatRows
from metamaker.app.cosmoclysm.texts import tr
from metamaker.app.play.setting_up.terms import MOST_SEED, fresh_seed
from metamaker.app.widgets.boxes import SpinBox
from metamaker.app.widgets.drawing_view import DrawingView
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import ClearArea, nested
from metamaker.core.errors import FileProblem
from metamaker.core.issue import errors_in
from metamaker.core.messages import said
from metamaker.game_api.game import required
from metamaker.game_api.matches import begun
from metamaker.games.cosmoclysm.model.board import Board
from metamaker.games.cosmoclysm.rules.placement import SHIPS
from metamaker.games.cosmoclysm.sheet.diagram import board_drawing, scaled, standing_of
from metamaker.play.documents import Replay
from metamaker.play.sealed_orders import at_two_places
from metamaker.play.table import Setting
from metamaker.rendering.drawing import Drawing, Group

_WIDTH_EMS = 34


class BeginPage(QWidget):
    """A page that follows the document: `seats` shows the players, `options` the rules, `seed` the dice; `begin` begins."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("play-page")
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._context = context
        self.seats = SeatRows(context, self)
        self.options = OptionFields(context, self)
        self.seed = SpinBox(self)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setAccessibleName(tr("window-common-seed-dice"))
        self.seed.setToolTip(tr("window-balance-same-seed-same"))
        self.other = self._button(tr("window-setup-other-dice"), "secondary")
        self.other.clicked.connect(lambda _: self._other_dice())
        self.begin = self._button(tr("window-common-begin"), "primary")
        self.begin.clicked.connect(lambda _: self._begin())
        self.about = words_label("caption", self)
        self.about.setWordWrap(True)
        self.problem = words_label("error", self)
        self.problem.setWordWrap(True)
        self.view = DrawingView(self._drawn, INK, self)
        self.view.setAccessibleName(tr("window-common-the-board"))
        self._lay_out()
        self._other_dice()
        context.document.changed.connect(self._show)
        self._show()

    def _button(self, text: str, role: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("role", role)
        return button

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        inside = QWidget(self)
        column = QVBoxLayout(inside)
        column.setSpacing(em // 2)
        for title, parts in (
            (tr("window-match-plays-order-turns"), (self.seats,)),
            (tr("window-common-dice"), (self.seed, self.other)),
            (tr("window-match-optional-rules"), (self.options,)),
        ):
            card = QFrame(inside)
            card.setProperty("role", "card")
            rows = QVBoxLayout(card)
            rows.addWidget(words_label("title", card, title))
            row = nested(rows, QHBoxLayout())
            for part in parts:
                row.addWidget(part)
            column.addWidget(card)
        column.addStretch(1)
        area = ClearArea(inside, self)
        area.setMinimumWidth(em * _WIDTH_EMS)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(em, em, em, em)
        left = nested(whole, QVBoxLayout(), 0)
        left.addWidget(words_label("display", self, tr("window-match-new-game")))
        left.addWidget(area, 1)
        left.addWidget(self.problem)
        foot = nested(left, QHBoxLayout())
        foot.addWidget(self.about, 1)
        foot.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignRight)
        whole.addWidget(self.view, 1)

    @property
    def _board(self) -> Board:
        board: Board = self._context.document.value
        return board

    def _other_dice(self) -> None:
        self.seed.setValue(fresh_seed())

    def _drawn(self, width: float, height: float) -> Drawing:
        drawn = scaled(board_drawing(self._board, self._context.words, standing_of(self._board)), width, height)
        return Drawing(width, height, (Group((width - drawn.width) / 2, (height - drawn.height) / 2, drawn),))

    def _show(self) -> None:
        """Show a description of the game, or why it cannot begin."""
        board = self._board
        errors = errors_in(self._context.checks.issues(board))
        lacking = said(errors[0].message, self._context.language) if errors else ""
        self.problem.setText(tr("window-match-board-cannot-played", lacking=lacking) if lacking else "")
        self.problem.setVisible(bool(lacking))
        self.begin.setEnabled(not lacking)
        if board.position is not None:
            self.about.setText(tr("window-match-game-begins-ships"))
        else:
            ships = SHIPS.get(len(board.players), 0)
            self.about.setText(tr("window-match-each-places-ships", count=ships))
        self.view.remake()

    def _begin(self) -> None:
        game, board, here = self._context.game, self._board, self.seats.here
        setting = Setting(self.seed.value(), self.seats.captains)

        def made(_job: Job) -> Replay:
            replay = begun(game, required(game.play).sides(board), setting).replay()
            return at_two_places(replay, here, len(setting.captains))

        self.begin.setEnabled(False)
        self._context.background.run(made, self._begun, self._failed, text=tr("window-match-setting-up-game"), owner=self)

    def _begun(self, replay: Replay) -> None:
        self.begin.setEnabled(True)
        self._other_dice()
        self._context.show_match(replay)

    def _failed(self, problem: Exception) -> None:
        """Show why the match cannot begin; any other exception is an internal error."""
        self.begin.setEnabled(True)
        if isinstance(problem, FileProblem):
            self.problem.setText(str(problem))
            self.problem.show()
        else:
            self._context.background.broke.emit(problem)
