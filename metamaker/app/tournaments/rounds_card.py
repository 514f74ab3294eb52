"""The rounds of a tournament: the pairings and their results, entered with one click for each game."""

from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QMenu, QScrollArea, QSizePolicy, QToolButton, QWidget

from metamaker.app.texts import tr
from metamaker.app.theme.stylesheet import dress
from metamaker.app.widgets.boxes import ComboBox
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.kit import column_in, named, push_button, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowBox
from metamaker.core.messages import COMMON, words_in
from metamaker.tournaments.model import SHARED, Event, Pairing, Result, Round

_OUTCOMES = (Result.FIRST, Result.DRAW, Result.SECOND)
_OTHERS = (Result.BOTH_LOSE, Result.NOT_PLAYED)


class RoundsCard(QFrame):
    """`draw_wanted`, `undraw_wanted`, `print_wanted` are sent by the buttons; `result_given(round, table, result)` by a game.

    A game has three buttons: one for each player (pressed for the winner), and one for a draw. Another click releases a button.
    The menu after them has the other results.
    """

    draw_wanted = Signal()
    undraw_wanted = Signal()
    print_wanted = Signal()
    result_given = Signal(int, int, object)

    def __init__(self, language: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._words = words_in(COMMON, language)
        self._event = Event()
        self._drawn: tuple[object, ...] = ()
        self.round = named(ComboBox(self), self._words["event-element_rounds"])
        self.games: list[dict[Result, QToolButton]] = []
        self.menus: list[QToolButton] = []
        """The other results of each game between two players."""
        self.draw = push_button("", self, self.draw_wanted.emit, "primary")
        remove, hint = tr("window-events-remove-round"), tr("window-events-take-last-round")
        self.undraw = push_button(remove, self, self.undraw_wanted.emit, tip=hint)
        self.print = push_button(tr("window-common-print"), self, self.print_wanted.emit)
        self.refusal = words_label("error", self, wraps=True)
        self.hint = words_label("caption", self, wraps=True)
        self._area = QScrollArea(self)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._lay_out()
        self.round.currentIndexChanged.connect(lambda _: self._show_round())

    def _lay_out(self) -> None:
        title = words_label("heading", self, self._words["event-rounds"].upper())
        head = FlowBox(self, self.fontMetrics().height() // 2)
        for part in (title, self.round, self.draw, self.undraw, self.print):
            head.flow.addWidget(part)
        column_in(self, head, self.refusal, self.hint, (self._area, 1), margin=None)

    @property
    def number(self) -> int:
        """The number of the shown round, from 1; 0 before the first."""
        return self.round.currentIndex() + 1

    def show_event(self, event: Event) -> None:
        """Show the rounds: the last one after a change in their number, otherwise the same as before."""
        before = len(self._event.rounds)
        self._event = event
        self.tell("")
        with QSignalBlocker(self.round):
            if self.round.count() != len(event.rounds):
                self.round.clear()
                self.round.addItems([self._words.text("event-round", number=at + 1) for at in range(len(event.rounds))])
            if before != len(event.rounds):
                self.round.setCurrentIndex(len(event.rounds) - 1)
        self.round.setVisible(bool(event.rounds))
        self.undraw.setVisible(bool(event.rounds))
        self.draw.setText(tr("window-events-pair-round", number=len(event.rounds) + 1))
        is_ready = len(event.staying) > 1 and (not event.rounds or event.rounds[-1].is_over)
        self.draw.setEnabled(is_ready)
        self._show_round()

    def tell(self, text: str) -> None:
        """Show why something is impossible; hide an empty text."""
        self.refusal.setText(text)
        self.refusal.setVisible(bool(text))

    def _show_round(self) -> None:
        shown = self._event.rounds[self.number - 1] if self.number else None
        self.hint.setText(self._hint(shown))
        self.hint.setVisible(bool(self.hint.text()))
        names = tuple(player.name for player in self._event.players)
        pairings = () if shown is None else tuple(pairing.players for pairing in shown.pairings)
        wanted = (self.number, pairings, names)
        if wanted != self._drawn:
            self._drawn = wanted
            self._build(shown)
        for buttons, pairing in zip(self.games, () if shown is None else shown.pairings, strict=True):
            for result, button in buttons.items():
                button.setChecked(pairing.result is result)
        games = [] if shown is None else [pairing for pairing in shown.pairings if pairing.second is not None]
        for menu, pairing in zip(self.menus, games, strict=True):
            other = pairing.result in _OTHERS
            menu.setText(f"{self._words[SHARED[pairing.result]]} ▾" if other else "⋯")  # type: ignore[index]

    def _hint(self, shown: Round | None) -> str:
        """Return what to do next."""
        if shown is None:
            few = len(self._event.staying) < 2
            return tr("window-events-round-needs-two") if few else tr("window-events-nobody-paired-yet")
        left = sum(not pairing.is_over for pairing in shown.pairings)
        return tr("window-events-click-winner", count=left) if left else ""

    def _build(self, shown: Round | None) -> None:
        """Make a line for each table."""
        inner = styled(QWidget(), "clear")
        grid = QGridLayout(inner)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        self.games, self.menus = [], []
        pairings = () if shown is None else shown.pairings
        for table, pairing in enumerate(pairings, 1):
            grid.addWidget(words_label("caption", inner, str(table)), table, 0)
            self.games.append(self._game(inner, grid, table, pairing))
        grid.setRowStretch(len(pairings) + 1, 1)
        self._area.setWidget(inner)
        dress(inner)

    def _game(self, inner: QWidget, grid: QGridLayout, table: int, pairing: Pairing) -> dict[Result, QToolButton]:
        names = [self._event.player(player).name for player in pairing.players]
        if pairing.second is None:
            grid.addWidget(words_label("", inner, names[0]), table, 1)
            grid.addWidget(words_label("caption", inner, self._words["event-bye"]), table, 2)
            return {}
        texts = (names[0], self._words["event-drawn"], names[1])
        found: dict[Result, QToolButton] = {}
        for column, (result, text) in enumerate(zip(_OUTCOMES, texts, strict=True), 1):
            button = named(styled(QToolButton(inner), "chip"), self._spoken(names, result))
            button.setText(text.replace("&", "&&"))
            button.setCheckable(True)
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            button.clicked.connect(lambda on, table=table, result=result: self._pressed(table, result, on))
            grid.addWidget(button, table, column)
            found[result] = button
        title = self._words.text("event-other_results", one=names[0], other=names[1])
        menu = menu_button(title, partial(self._fill, table), inner, sign="⋯", role="chip")
        grid.addWidget(menu, table, len(texts) + 1)
        self.menus.append(menu)
        return found

    def _fill(self, table: int, menu: QMenu) -> None:
        """Offer the results without a button, and clearing the result."""
        result = self._event.rounds[self.number - 1].pairings[table - 1].result
        for each in (*_OTHERS, None):
            text = self._words["event-open" if each is None else SHARED[each]]
            action = menu.addAction(f"{text[:1].upper()}{text[1:]}", partial(self.result_given.emit, self.number, table, each))
            action.setCheckable(True)
            action.setChecked(each is result)

    def _spoken(self, names: list[str], result: Result) -> str:
        if result is Result.DRAW:
            return tr("window-events-draw", one=names[0], other=names[1])
        winner, loser = names if result is Result.FIRST else names[::-1]
        return tr("window-events-wins-against", winner=winner, loser=loser)

    def _pressed(self, table: int, result: Result, on: bool) -> None:
        self.result_given.emit(self.number, table, result if on else None)
