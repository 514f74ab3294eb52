"""The proposals for balancing a match-up as a table, with saving one of them as an encounter."""

from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from metamaker.app.balance.balancer_runner import EveningOrder, EveningRunner
from metamaker.app.balance.controls import ProgressLine
from metamaker.app.balance.figure_words import rate_cell
from metamaker.app.balance.figures_model import Cell, Line
from metamaker.app.balance.figures_view import FiguresView
from metamaker.app.context import Context
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import column_in, push_button, row_of
from metamaker.app.widgets.labels import words_label
from metamaker.balance.balancer import Evened, Proposal, none_found
from metamaker.core.errors import FileProblem
from metamaker.core.messages import in_force, said
from metamaker.core.storage import write_file
from metamaker.game_api.matches import encounter_document
from metamaker.play.documents import encounter_text


class ProposalList(QWidget):
    """Searches on request. `wanted` asks the surrounding panel to call `search` with an order."""

    wanted = Signal()

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._order: EveningOrder | None = None
        self._found: Evened | None = None
        self.runner = EveningRunner(context.background, self)
        self.line = ProgressLine(self.runner, tr("window-odds-make-even"), self)
        self.line.counts = "window-odds-seconds"
        self.caption = words_label("caption", self, tr("window-odds-small-changes-make"), wraps=True)
        self.view = FiguresView(tr("window-odds-ways-to-even"), self)
        self.keep = push_button(tr("window-odds-save-encounter-dots"), self)
        self.keep.setEnabled(False)
        column_in(self, self.line, self.caption, (self.view, 1), row_of(..., self.keep))
        self.runner.found.connect(self._show)
        self.runner.failed.connect(self.caption.setText)
        self.line.begun.connect(self.wanted)
        self.keep.clicked.connect(self._save)
        self.view.entered.connect(lambda _: self._save())
        self.view.chosen.connect(lambda _: self.keep.setEnabled(self._chosen() is not None))

    def forget(self, order: EveningOrder | None) -> None:
        """Switch to another match-up, and show its known results; otherwise clear the list."""
        self.runner.cancel()
        self._order, self._found = order, None
        self.line.button.setEnabled(order is not None)
        self.keep.setEnabled(False)
        self.view.figures.show(self._titles(""), ())
        known = None if order is None else self.runner.known(order)
        if known is not None:
            self._show(known)
        else:
            self.caption.setText(tr("window-odds-small-changes-make"))

    def search(self) -> None:
        """Start the search."""
        if self._order is not None:
            self.runner.begin(self._order)

    def _titles(self, name: str) -> tuple[str, ...]:
        rate = tr("window-odds-wins-name", name=name) if name else tr("window-odds-wins")
        return tr("window-odds-change"), rate, tr("window-odds-points"), tr("window-odds-battles"), tr("window-odds-even")

    def _show(self, found: Evened) -> None:
        self._found = found
        language = self._context.language
        lines = [
            Line(
                str(number),
                (
                    Cell(said(each.change.text, language)),
                    rate_cell(each.rate, each.tally.fought),
                    Cell(in_force().signed(each.change.points, 0), each.change.points),
                    Cell(str(each.tally.fought), each.tally.fought),
                    Cell(tr("window-common-yes") if each.is_fair else tr("window-odds-perhaps"), float(each.is_fair)),
                ),
            )
            for number, each in enumerate(found.proposals)
        ]
        name = self._context.game.documents.title(self._order.forces[0]) if self._order else ""
        self.view.figures.show(self._titles(name), lines)
        self.view.fit()
        self.caption.setText(self._told(found, name))
        if lines and not self.view.current_key:
            self.view.choose("0")
        self.keep.setEnabled(self._chosen() is not None)

    def _told(self, found: Evened, name: str) -> str:
        if found.given_up and not found.proposals and self._order is not None:
            titles = [self._context.game.documents.title(force) for force in self._order.forces]
            return said(none_found(found, titles), self._context.language)
        return tr("window-odds-changes-tried-battles", tried=found.tried, battles=found.fought, name=name)

    def _chosen(self) -> Proposal | None:
        key = self.view.current_key
        proposals = self._found.proposals if self._found is not None else ()
        return proposals[int(key)] if key and int(key) < len(proposals) else None

    def document(self) -> bytes | None:
        """Return the encounter file of the chosen proposal; None without one."""
        chosen, order = self._chosen(), self._order
        if chosen is None or order is None:
            return None
        game: Any = self._context.game
        forces, encounter = order.odds.made(order.forces, chosen.change)
        one, other = (game.documents.title(force) for force in order.forces)
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
