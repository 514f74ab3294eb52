"""Battles that confirm the values of designs: their runner in the process pool, and the line that starts and stops them."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from PySide6.QtWidgets import QWidget

from metamaker.app.background import Background, Job
from metamaker.app.balance.controls import ProgressLine
from metamaker.app.balance.simulation_runner import RoomRunner
from metamaker.app.context import Context
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.widgets.kit import row_in
from metamaker.app.widgets.labels import words_label
from metamaker.balance.confirmed_values import FILE, ConfirmedStore, confirmed
from metamaker.core.messages import Text
from metamaker.game_api.confirming import Confirming, Measured, factor_text
from metamaker.game_api.game import title_of


class Request(NamedTuple):
    """Designs of a document to be confirmed, by their references."""

    confirming: Confirming
    document: Any
    refs: tuple[str, ...]


class Result(NamedTuple):
    """The result of a design, and the hash of the design that fought."""

    key: str
    measured: Measured


class ConfirmRunner(RoomRunner[Request]):
    """See RoomRunner; results are mappings from references to `Result`, and go into `store`."""

    def __init__(self, background: Background, store: ConfirmedStore, parent: QWidget) -> None:
        super().__init__(background, parent)
        self._store = store

    @override
    def size(self, order: Request) -> int:
        return len(order.refs)

    @override
    def work(self, order: Request, job: Job) -> Mapping[str, Result]:
        """Fight the battles of one design after another. Raises Cancelled, BattleProblem."""
        found: dict[str, Result] = {}
        number = len(order.refs)
        with self.room.crew.study() as crew:
            for place, ref in enumerate(order.refs):
                measured = confirmed(
                    order.confirming,
                    order.document,
                    ref,
                    self._store,
                    crew=crew,
                    progress=lambda done, every, place=place: job.report(place * every + done, number * every),  # type: ignore[misc]
                    stop=lambda: job.cancelled,
                )
                job.check()
                if measured is not None:
                    found[ref] = Result(order.confirming.key(order.document, ref), measured)
        return found

    @override
    def finished(self, order: Request, result: Mapping[str, Result]) -> Mapping[str, Result]:
        return result


class Known(NamedTuple):
    """Whether battles can confirm a design, its result in the document, and otherwise a remembered result."""

    can_fight: bool
    kept: Measured | None
    remembered: Measured | None


class Asks(NamedTuple):
    """Looks up designs in a document and in the store; for any thread."""

    confirming: Confirming
    store: ConfirmedStore

    @property
    def symbol(self) -> str:
        """The stat of the confirmed value."""
        return self.confirming.symbol

    def known(self, document: Any, ref: str) -> Known:
        """Return the known result of a design."""
        key, kept = self.confirming.key(document, ref), self.confirming.kept(document, ref)
        return Known(bool(key), kept, self.store.get(key) if key and kept is None else None)


class ConfirmLine(QWidget):
    """Confirms values on request, and puts the results into the document as one step that can be undone.

    Between requests it shows the known result of a design; with `hides` it is hidden then.
    """

    def __init__(self, context: Context, confirming: Confirming, parent: QWidget, *, hides: bool = False) -> None:
        super().__init__(parent)
        self._context = context
        self._confirming = confirming
        self._hides = hides
        self._ref = ""
        self.asks = Asks(confirming, ConfirmedStore(context.settings.cache / FILE))
        self.runner = ConfirmRunner(context.background, self.asks.store, self)
        self.label = words_label("caption", self, wraps=True)
        self.line = ProgressLine(self.runner, tr("window-numbers-confirm-by-battles"), self, role="link")
        row_in(self, (self.label, 1), (self.line, 1))
        self.label.hide()
        self.line.begun.connect(lambda: self.confirm((self._ref,)))
        self.runner.found.connect(self._found)
        self.runner.failed.connect(self._tell)
        self.runner.busy_changed.connect(self._show_busy)
        self.setVisible(not hides)

    def show_known(self, ref: str, known: Known) -> None:
        """Show a design; the line is hidden for one that battles cannot confirm."""
        if ref != self._ref:
            self.runner.cancel()
        self._ref = ref
        result = known.kept or known.remembered
        self._tell("" if result is None else self._battles(result))
        self.line.setVisible(known.kept is None)
        self.setVisible(known.can_fight)

    def confirm(self, refs: Sequence[str]) -> None:
        """Start the battles of designs, and stop earlier ones."""
        self.runner.begin(Request(self._confirming, self._context.document.value, tuple(refs)))

    def _battles(self, measured: Measured) -> str:
        return tr("window-numbers-battles", factor=self._context.words.say(factor_text(*measured)))

    def _tell(self, text: str) -> None:
        self.label.setText(text)
        self.label.setVisible(bool(text))

    def _show_busy(self, busy: bool) -> None:
        if self._hides:
            self.setVisible(busy)

    def _found(self, found: Mapping[str, Result]) -> None:
        """Put the results of designs that are still the same into the document."""
        document = self._context.document
        same = {ref: each.measured for ref, each in found.items() if self._key(ref) == each.key}
        if same:
            document.apply(self._step(tuple(same)), self._confirming.with_results(document.value, same))

    def _key(self, ref: str) -> str:
        """Return the hash of a design; empty for a removed one."""
        try:
            return self._confirming.key(self._context.document.value, ref)
        except KeyError:
            return ""

    def _step(self, refs: Sequence[str]) -> str:
        """Return the name of the undo step."""
        if len(refs) > 1:
            return tr("window-numbers-confirmed-several", count=len(refs))
        document = self._context.document
        title: Text = title_of(document.game, document.value, refs[0], self._context.language)
        return tr("window-numbers-confirmed-one", title=title)
