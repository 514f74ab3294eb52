"""The actions for an action point: the kinds of action with their limits, and each target of one kind with its odds."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from metamaker.app.cosmos_commanders.play.rows_panel import Answer, RowsPanel
from metamaker.app.cosmos_commanders.signs import counter_icon, pixels, sign_icon, type_icon
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.texts import plain_tip
from metamaker.app.widgets.buttons import menu_button
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import FlowLayout
from metamaker.core.display_names import first_upper
from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.battle.moves import END, kind_of, other_of, target_of
from metamaker.games.cosmos_commanders.battle.state import COLONIZE, KINDS, LIMIT_BY, TAKEOVER, WAR
from metamaker.games.cosmos_commanders.match.decisions import KIND_WORDS, RESIGN_WORD, TakeAction, action_option
from metamaker.games.cosmos_commanders.match.prospects import prospect
from metamaker.games.cosmos_commanders.model.star_map import colours
from metamaker.games.cosmos_commanders.model.words import TYPES

_SIGNS = ("colonization", "takeover", "culture", "route", "research", "war")


@dataclass
class Memory:
    """The last viewed kind of action, kept from one question to the next."""

    kind: int = COLONIZE


class ActionPanel(RowsPanel):
    """The panel for actions. See OrderPanel.

    `kinds` are the buttons of the kinds in their order, `end` that of the end of the turn.
    """

    def __init__(self, memory: Memory, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        decision = asked.decision
        if not isinstance(decision, TakeAction) or decision.course is None:
            raise TypeError(decision)
        self.memory = memory
        self.decision = decision
        self.course: Course = decision.course
        self._codes: dict[int, list[int]] = {}
        for code in decision.codes():
            self._codes.setdefault(kind_of(code), []).append(code)
        self._every = {code: self._answer(code) for codes in self._codes.values() for code in codes}
        self.kinds: list[QPushButton] = []
        self.end = self._end_button()
        self._lay_out_kinds()
        self.why = words_label("caption", self)
        self.why.setWordWrap(True)
        self.rows.insertWidget(self.rows.indexOf(self.place), self.why)
        wanted = (
            memory.kind if memory.kind in self._codes else next((kind for kind in range(KINDS) if kind in self._codes), END)
        )
        self._show_kind(wanted)

    def _lay_out_kinds(self) -> None:
        """Lay out the kinds side by side, then the end of the turn."""
        area = QWidget(self)
        area.setProperty("role", "clear")
        flow = FlowLayout(area)
        for kind in range(KINDS):
            button = QPushButton(sign_icon(_SIGNS[kind], self), f"{self._name(kind)}  {self._used(kind)}", area)
            button.setIconSize(QSize(pixels(self), pixels(self)))
            button.setProperty("role", "option")
            button.setCheckable(True)
            button.setEnabled(kind in self._codes)
            button.setToolTip(plain_tip(self._limit_text(kind)))
            button.setAccessibleDescription(self._limit_text(kind))
            button.clicked.connect(partial(self._pressed, kind))
            flow.addWidget(button)
            self.kinds.append(button)
        flow.addWidget(self.end)
        flow.addWidget(menu_button(self.decision.names.words["window-match-more"], self._fill_more, area))
        self.rows.insertWidget(self.rows.indexOf(self.place), area)

    def _name(self, kind: int) -> str:
        return first_upper(self.decision.names.words[f"ask-kind-{KIND_WORDS[kind]}"])

    def _used(self, kind: int) -> str:
        """Return the number of done actions and the limit: 1/3."""
        state = self.course.state
        return f"{state.done[kind]}/{state.limit(self.course.player, kind)}"

    def _limit_text(self, kind: int) -> str:
        """Return the source of the limit, and the reason if no action of the kind is possible. Rule CC-ACT-02."""
        names, state = self.decision.names, self.course.state
        level = names.level(LIMIT_BY[kind])
        done, limit = state.done[kind], state.limit(self.course.player, kind)
        text = tr("window-match-done-turn-level", done=done, limit=limit, level=level)
        if kind in self._codes:
            return text
        if state.ap <= 0:
            reason = tr("window-match-no-action-point")
        elif done >= limit:
            reason = tr("window-match-limit-reached")
        else:
            reason = tr("window-match-no-target-reach")
        return f"{text} {reason}"

    def _end_button(self) -> QPushButton:
        """Return the button that ends the turn; its tool tip shows the results of the Score Phase."""
        code = self._codes[END][0]
        told = prospect(self.course, code, self.decision.names).texts
        button = QPushButton(tr("window-match-end-turn"), self)
        button.setProperty("role", "secondary")
        button.setToolTip(plain_tip("; ".join(told)))
        button.setAccessibleDescription("; ".join(told))
        button.clicked.connect(lambda _: self.write(self.decision.answer_of(code)))
        return button

    def _fill_more(self, menu: QMenu) -> None:
        """Let the player resign: in a menu, so that no single click ends a game."""
        menu.addAction(self.decision.names.words["window-match-resign"], partial(self.write, RESIGN_WORD))

    def _answer(self, code: int) -> Answer:
        names, kind = self.decision.names, kind_of(code)
        option = action_option(code, names)
        if kind in {COLONIZE, TAKEOVER}:
            icon = type_icon(TYPES[self.course.board.types[target_of(code)]], self)
        elif kind == WAR:
            icon = counter_icon(colours(names.star_map)[other_of(code)], self)
        else:
            icon = None
        about = prospect(self.course, code, names).texts
        return Answer(self.decision.answer_of(code), option.ref, first_upper(option.text), about, icon)

    def _pressed(self, kind: int, _checked: bool = True) -> None:
        self.memory.kind = kind
        self._show_kind(kind)

    def _show_kind(self, kind: int) -> None:
        for place, button in enumerate(self.kinds):
            button.setChecked(place == kind)
        limit = self._limit_text(kind) if kind < KINDS else tr("window-match-nothing-more-done")
        self.why.setText(f"{limit}\n{first_upper(self.end.accessibleDescription())}")
        self.kind = kind
        self.show_answers([self._every[code] for code in self._codes.get(kind, ()) if kind != END])

    @override
    def answers_at(self, ref: str) -> Sequence[Answer]:
        """Return the answers of the shown kind at an element; if it has none there, those of all other kinds."""
        found = super().answers_at(ref)
        return found or [each for code, each in self._every.items() if each.ref == ref and kind_of(code) != END]

    @override
    def choose(self, answer: Answer) -> None:
        kind = next(kind_of(code) for code, each in self._every.items() if each is answer)
        if kind != self.kind:
            self._pressed(kind)
        super().choose(answer)

    @override
    def refs(self) -> Collection[str]:
        """All targets of the kind; without a kind, those of all kinds."""
        return super().refs() or {each.ref for each in self._every.values() if each.ref}
