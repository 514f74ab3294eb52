"""Make a match-up even: three proposals as cards, one of them to be watched or saved as an encounter."""

from functools import partial
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QFrame, QWidget

from metamaker.app.background import Job
from metamaker.app.balance.balancer_runner import BalancerRequest, BalancerRunner
from metamaker.app.balance.controls import ProgressLine
from metamaker.app.balance.time_left import time_text
from metamaker.app.context import Context
from metamaker.app.forecast.proposal_card import ProposalCard
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, push_button, row_in, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.balance.balancer import SECONDS, WANTED, Evened, Proposal, none_found
from metamaker.core.errors import FileProblem
from metamaker.core.messages import said
from metamaker.core.storage import write_file
from metamaker.game_api.matches import begun, encounter_document
from metamaker.play.documents import Replay, encounter_text
from metamaker.play.table import Setting


class MakeEven(QFrame):
    """Searches on request. `wanted` asks the surrounding panel to call `search`; `row` has the cards."""

    wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        styled(self, "card")
        self._context = context
        self._order: BalancerRequest | None = None
        self._found: Evened | None = None
        self.runner = BalancerRunner(context.background, self)
        self.line = ProgressLine(self.runner, tr("window-odds-look-changes"), self)
        self.line.counts = ""
        self.caption = words_label("caption", self, wraps=True)
        self.keep = push_button(tr("window-odds-save-encounter-dots"), self, lambda _: self._save())
        self.cards = tuple(ProposalCard(self) for _ in range(WANTED))
        self._group = QButtonGroup(self)
        self.row = QWidget(self)
        column_in(
            self,
            row_of(words_label("title", self, tr("window-odds-make-even")), (self.caption, 1), gap=12),
            row_of((self.line, 1), self.keep, gap=12),
            (self.row, 1),
            gap=8,
            margin=12,
        )
        row_in(self.row, *((card, 1) for card in self.cards), gap=12)
        for number, card in enumerate(self.cards):
            kept = card.sizePolicy()
            kept.setRetainSizeWhenHidden(True)  # a card stays where it is when others appear
            card.setSizePolicy(kept)
            self._group.addButton(card, number)
            card.watched.connect(partial(self._watch, number))
        self.runner.found.connect(self._show)
        self.runner.failed.connect(self.caption.setText)
        self.line.begun.connect(self.wanted)
        self._group.idToggled.connect(lambda *_: self._enable())
        self._clear()

    def _clear(self) -> None:
        self._found = None
        self.caption.setText(tr("window-odds-small-changes-make", time=time_text(SECONDS)))
        self.row.hide()
        self._enable()

    def _enable(self) -> None:
        self.keep.setEnabled(self.chosen is not None)

    @property
    def chosen(self) -> Proposal | None:
        """The chosen proposal."""
        place, proposals = self._group.checkedId(), self.proposals
        return proposals[place] if 0 <= place < len(proposals) else None

    @property
    def proposals(self) -> tuple[Proposal, ...]:
        """The proposals on display."""
        return () if self._found is None else self._found.proposals[:WANTED]

    def forget(self, order: BalancerRequest | None) -> None:
        """Switch to another match-up, and show its known results; otherwise clear the cards."""
        self.runner.cancel()
        self._order = order
        self.line.button.setEnabled(order is not None)
        self._clear()
        known = None if order is None else self.runner.known(order)
        if known is not None:
            self._show(known)

    def search(self) -> None:
        """Start the search."""
        if self._order is not None:
            self.runner.begin(self._order)

    def _names(self) -> list[str]:
        return [] if self._order is None else [self._context.game.documents.title(force) for force in self._order.forces]

    def _show(self, found: Evened) -> None:
        chosen = self.chosen
        self._found = found
        names, language = self._names(), self._context.language
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(self.proposals))
            if number < len(self.proposals) and self._order is not None:
                proposal = self.proposals[number]
                known = self._order.odds.reliability(proposal.change.kind)
                card.show_proposal(proposal, names, known, language)
        recipes = [each.change.recipe for each in self.proposals]
        self.row.setVisible(bool(recipes))
        if recipes:
            # Proposals change their order while battles are fought; the choice of the user stays.
            place = recipes.index(chosen.change.recipe) if chosen and chosen.change.recipe in recipes else 0
            self.cards[place].setChecked(True)
        self.caption.setText(self._told(found))
        self._enable()

    def _told(self, found: Evened) -> str:
        tried = tr("window-odds-changes-tried-battles", tried=found.tried, battles=found.fought)
        if not found.given_up:
            return tried
        advice = said(none_found(found, self._names()), self._context.language)
        return f"{tried} {advice}" if found.proposals else advice

    def document(self) -> bytes | None:
        """Return the encounter file of the chosen proposal; None without one."""
        chosen, order = self.chosen, self._order
        if chosen is None or order is None:
            return None
        game: Any = self._context.game
        forces, encounter = order.odds.made(order.forces, chosen.change)
        one, other = self._names()
        name = tr("window-odds-balanced-name", one=one, other=other)
        notes = said(chosen.change.text, self._context.language)
        return encounter_text(encounter_document(game, forces, encounter, order.seed, name, notes), game.key)

    def _save(self) -> None:
        content = self.document()
        if content is None:
            return
        path, _ = QFileDialog.getSaveFileName(
            self, tr("window-odds-save-encounter"), "encounter.json", tr("window-odds-encounters-json")
        )
        if not path:
            return
        try:
            write_file(path, content)
        except FileProblem as problem:
            self._context.say(str(problem))
            return
        self._context.say(tr("window-common-saved", file=path))

    def _watch(self, number: int) -> None:
        """Open a battle of a proposal with captains on both sides."""
        order, game = self._order, self._context.game
        if order is None or number >= len(self.proposals):
            return
        proposal = self.proposals[number]

        def begin(_job: Job) -> Replay:
            forces, encounter = order.odds.made(order.forces, proposal.change)
            return begun(game, forces, Setting(order.seed, (order.captain, order.captain), encounter=encounter)).replay()

        self._context.background.run(begin, self._context.show_match, owner=self)
