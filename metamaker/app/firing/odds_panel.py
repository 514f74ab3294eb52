"""The odds of an attack: two ships, its circumstances, and its figures; next to them those of a second attack."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QEvent, QSignalBlocker, QSize
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from metamaker.app.context import Context
from metamaker.app.document import Document
from metamaker.app.firing.choices import MAIN, CaseFields, ChoiceArea
from metamaker.app.firing.figures import FigureRows, FigureView, RuleText
from metamaker.app.firing.forces import Force, force_of, played_game, subjects
from metamaker.app.firing.rolling import Rolling
from metamaker.app.firing.ship_choice import Group, ShipChoice
from metamaker.app.overrides import override
from metamaker.app.texts import tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.timers import rested
from metamaker.app.widgets.kit import column_in, push_button, row_of, styled
from metamaker.app.widgets.labels import SteadyLabel
from metamaker.app.widgets.layouts import WrappingArea
from metamaker.core.display_names import first_upper
from metamaker.core.messages import said
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.firing import Attack, Chapter
from metamaker.game_api.game import required
from metamaker.game_api.play import WishRefused

MORE = "hit.more"
"""The setting for the further circumstances being shown."""

_LEAST_EMS, _USUAL_EMS = 18, 24
_LEAST_LINES = 6
_WHY_LINES = 6
"""Widths and heights of the panel and its parts, in heights of a line."""

_PAINTED_MS = 20
"""The time in which a window paints its new layout, before figures follow."""


class _Column(NamedTuple):
    """The choices of one attack."""

    target: ShipChoice
    fields: CaseFields


class OddsPanel(WrappingArea):
    """Follows its document, its selection, and the documents of the targets. Raises NotOffered for games without odds."""

    def __init__(self, context: Context, parent: QWidget | None = None) -> None:
        self._inside = inside = QWidget(parent)
        super().__init__(inside, parent)
        self.document = context.document
        self._context = context
        self._language = context.language
        self._game = required(played_game(context.document))
        self._firing = required(self._game.firing)
        self.firer = ShipChoice(tr("window-hit-firer"), inside)
        self.columns = self._column("window-hit-one"), self._column("window-hit-second")
        self.more = push_button(tr("window-hit-more"), inside, role="link")
        self.compare = push_button(tr("window-hit-compare"), inside, tip=tr("window-hit-compare-hint"))
        self.notice = SteadyLabel(inside, 2)
        self.figures = FigureView(inside)
        self.why = RuleText(context, self._game.key, inside)
        self._rows = FigureRows(self._firing.summary, self._language)
        self._answers: list[tuple[Chapter, ...]] = []
        self._attacks: list[Attack | None] = []
        self._ships: tuple[str, ...] = ()
        self._has_opened = False
        self._heard: set[str] = {self.document.mark}
        self._is_laid_out = False
        self.rolling = Rolling(self)
        self._soon = rested(self, 0, self.answer)
        self._lay_out()
        self._is_laid_out = True
        self._connect()

    def _column(self, name: str) -> _Column:
        """Return the choices of an attack; `name` is the message for the names of its fields."""
        target = ShipChoice(tr(name, name=tr("window-hit-target")), self._inside)
        return _Column(target, CaseFields(self._firing, self._language, name, self._inside))

    # Layout

    def _lay_out(self) -> None:
        em = self.fontMetrics().height()
        choices = QWidget(self._inside)
        self._grid = QGridLayout(choices)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(em // 2)
        self._grid.setVerticalSpacing(em // 4)
        self._grid.setColumnStretch(1, 1)
        self._stops: list[QWidget] = []
        self._seconds: list[QWidget] = []
        self._mores: list[QWidget] = []
        self._add(tr("window-hit-firer"), self.firer)
        self._add(tr("window-hit-target"), *(column.target for column in self.columns))
        fields = self.columns[0].fields.by_name
        rest = [field for field in fields if field not in MAIN]
        has_more = len(rest) > len(MAIN)
        for field in (*(field for field in MAIN if field in fields), *rest):
            widgets = [column.fields.by_name[field] for column in self.columns]
            label = self._add("" if field == "volley" else tr(f"window-hit-{field}"), *widgets)
            if has_more and field in rest:
                self._mores += [label, *widgets]
        for button in (self.more, self.compare):
            button.setCheckable(True)
        self.more.setVisible(has_more)
        self._area = ChoiceArea(choices)
        column_in(
            self._inside,
            self._area,
            row_of(self.more, ..., self.compare),
            self.notice,
            (self.figures, 1),
            styled(QWidget(self._inside), "line"),
            self.why,
            gap=em // 3,
            margin=em // 2,
        )
        self._fit_text()
        self.more.setChecked(bool(self._context.settings.kept(MORE, False)))
        self._fold()
        for one, other in pairwise((*self._stops, self.more, self.compare, self.figures, self.why)):
            self.setTabOrder(one, other)
        self.setFocusProxy(self.columns[0].target)

    def _fit_text(self) -> None:
        """Size all parts by the text."""
        em = self.fontMetrics().height()
        self.why.setFixedHeight(_WHY_LINES * em)
        self.figures.setMinimumHeight(_LEAST_LINES * em)
        self.setMinimumWidth(_LEAST_EMS * em)
        for column in self.columns:
            column.fields.fit(em)
        self._fold()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange and self._is_laid_out:
            self._fit_text()

    def _add(self, name: str, *widgets: QWidget) -> QLabel:
        """Add a row of a label and the widgets of one or both columns."""
        row, label = self._grid.rowCount(), styled(QLabel(name, self._inside), "label")
        label.setBuddy(widgets[0])
        self._grid.addWidget(label, row, 0)
        for place, widget in enumerate(widgets):
            self._grid.addWidget(widget, row, 1 + place)
        self._seconds += widgets[1:]
        self._stops += widgets
        return label

    def _fold(self) -> None:
        """Show the wanted rows and columns."""
        for widget in (*self._seconds, *self._mores):
            is_second = widget in self._seconds
            is_wanted = (not is_second or self.compare.isChecked()) and (widget not in self._mores or self.more.isChecked())
            widget.setVisible(is_wanted)
        self._grid.setColumnStretch(2, int(self.compare.isChecked()))
        self._area.show_whole(not self.more.isChecked())  # otherwise the further rows can be scrolled
        self.more.setText(tr("window-hit-fewer" if self.more.isChecked() else "window-hit-more"))
        self.compare.setText(tr("window-hit-compare-end" if self.compare.isChecked() else "window-hit-compare"))

    @override
    def sizeHint(self) -> QSize:
        return QSize(_USUAL_EMS * self.fontMetrics().height(), super().sizeHint().height())

    # Signals

    def _connect(self) -> None:
        self.firer.opening.connect(self._offer)
        self.firer.currentIndexChanged.connect(self._go_on)
        for target, fields in self.columns:
            target.opening.connect(self._offer)
            target.currentIndexChanged.connect(self._go_on)
            fields.changed.connect(self._go_on)
        self.more.toggled.connect(self._show_more)
        self.compare.toggled.connect(self._compare)
        self.rolling.rolled.connect(self._show_rolled)
        self.figures.selectionModel().currentChanged.connect(self._explain)
        self.figures.opened.connect(self._open_rule)
        self._context.document.changed.connect(self._go_on)
        self._context.selection.subject_changed.connect(self._follow)
        self._follow(self._context.selection.subject)

    def _show_more(self, wanted: bool) -> None:
        self._context.settings.keep(MORE, wanted)
        self._fold()

    def _compare(self, wanted: bool) -> None:
        """Begin a second column with the choices of the first."""
        first, second = self.columns
        if wanted:
            second.target.choose(first.target.key)
            second.fields.show_case(first.fields.case)
        self._fold()
        self._ships = ()
        self.answer()
        if wanted:
            second.target.setFocus()

    def _go_on(self) -> None:
        """Answer in the next turn of the event loop."""
        self._soon.start(0)

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with changes of the ships, once the window is painted."""
        super().showEvent(event)
        self._soon.start(_PAINTED_MS)

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Roll no more."""
        self.rolling.stop()
        super().hideEvent(event)

    def _follow(self, ref: str) -> None:
        """Let the shown ship fire."""
        if ref:
            self._offer()
            self.firer.choose(self._key(self.document, ref))

    # Ships

    def _documents(self) -> list[Document]:
        """Return the documents with ships of the game, the own one first. Their changes are followed from then on."""
        own = self.document
        others = [each for each in self._context.others() if each is not own and played_game(each) is self._game]
        for each in others:
            if each.mark not in self._heard:
                self._heard.add(each.mark)
                each.changed.connect(self._go_on)
        return [own, *others]

    def _key(self, document: Document, ref: str) -> str:
        return f"{document.mark} {ref}"

    def _offer(self) -> None:
        """Offer the present ships of all documents."""
        documents = self._documents()
        own = [Group("", ships) for ships in self._named(documents[0])]
        self.firer.offer(own)
        if not self.firer.key and own and own[0].ships:
            with QSignalBlocker(self.firer):
                self.firer.choose(own[0].ships[0][0])
        titled = [(self._title(each), self._named(each)[0]) for each in documents]
        groups = [Group(title, ships) for title, ships in titled if ships]
        for target, _ in self.columns:
            target.offer(groups)
            if not target.key:
                with QSignalBlocker(target):
                    target.choose(
                        next((key for group in groups for key, _ in group.ships if key != self.firer.key), self.firer.key)
                    )

    def _named(self, document: Document) -> list[list[tuple[str, str]]]:
        """Return the keys and names of the ships of a document, then of its classes."""
        found = subjects(self._game, force_of(document).fleet, self._language)
        return [[(self._key(document, each.ref), each.name) for each in some] for some in found]

    def _title(self, document: Document) -> str:
        return document.game.documents.title(document.value)

    def _found(self, key: str) -> tuple[Force, str] | None:
        """Return the force and the reference of a ship by its key; None if its document was closed."""
        mark, _, ref = key.partition(" ")
        document = next((each for each in self._documents() if each.mark == mark), None)
        return None if document is None else (force_of(document), ref)

    # Answers

    def answer(self) -> None:
        """Show the exact figures of the chosen attacks, and begin to roll."""
        if not self.isVisible():
            return
        self._offer()
        self._offer_weapons()
        columns = self.columns if self.compare.isChecked() else self.columns[:1]
        ships = (self.firer.key, *(column.target.key for column in columns))
        if ships != self._ships:
            self._rows.forget()
            self._ships = ships
        found = [self._attack(column) for column in columns]
        self._attacks = [each if isinstance(each, Attack) else None for each in found]
        self._answers = [() if each is None else each.chapters for each in self._attacks]
        self._tell([each for each in found if isinstance(each, str)])
        self.figures.show_titles(self._headings(columns))
        self._show_rolled()
        if not self._has_opened:
            self._open_first()
        self.rolling.begin([each.trials for each in self._attacks if each is not None and each.trials is not None])

    def _offer_weapons(self) -> None:
        found = self._found(self.firer.key)
        weapons = () if found is None else self._firing.weapons(found[0].fleet, found[1])
        for column in self.columns:
            column.fields.offer_weapons(weapons)

    def _attack(self, column: _Column) -> Attack | str:
        """Return an attack, or why there is none."""
        one, other = self._found(self.firer.key), self._found(column.target.key)
        if one is None or other is None:
            return tr("window-hit-no-ship")
        damage = one[0].damage, other[0].damage
        try:
            return self._firing.attack(one[0].fleet, one[1], other[0].fleet, other[1], column.fields.case, damage)
        except WishRefused as problem:
            return said(problem.text, self._language)
        except NotInDocument as problem:
            return str(problem)

    def _tell(self, refusals: Sequence[str]) -> None:
        """Show why there are no figures; otherwise whether a ship is damaged."""
        found = [self._found(key) for key in self._ships]
        damaged = any(each is not None and each[0].damage is not None for each in found)
        set_role(self.notice, "refusal" if refusals else "caption")
        state = tr("window-hit-damaged" if damaged else "window-hit-undamaged")
        self.notice.setText(first_upper("; ".join(dict.fromkeys(refusals))) or state)

    def _headings(self, columns: Sequence[_Column]) -> list[str]:
        """Return the titles of the columns: the target and its distance; two columns with the same one of these omit it."""
        names = [column.target.currentText() for column in columns]
        distances = [column.fields.case.distance for column in columns]
        if distances[0] < 0 or len(set(distances)) < len(columns) <= len(set(names)):
            return names
        far = [tr("window-hit-far", distance=each) for each in distances]
        if len(set(names)) < len(columns):
            return far
        return [tr("window-hit-heading", name=name, far=each) for name, each in zip(names, far, strict=True)]

    def _show_rolled(self) -> None:
        """Show the exact figures with those of the rolls so far."""
        answers = [
            exact if attack is None or attack.trials is None else (*exact, attack.trials.chapter())
            for attack, exact in zip(self._attacks, self._answers, strict=True)
        ]
        self.figures.quietly(lambda: self.figures.rows.show(self._rows.rows(answers)))
        self._explain()

    def _open_first(self) -> None:
        """Open the figures of the first weapons and of the whole attack, and explain the die."""
        chapters = [row for row in (self.figures.rows.row_of(key) for key in self.figures.rows.keys) if row and not row.above]
        for row in chapters[1:2] + [each for each in chapters if each.key == "attack"]:
            self.figures.expand(self.figures.rows.index_of(row.key))
        die = next((f"{row.key}/{key}" for row in chapters[1:2] for key in self._firing.summary), "")
        self.figures.select([die])
        self._has_opened = bool(chapters)

    def _explain(self) -> None:
        """Explain the figure of the current row."""
        row = self.figures.rows.row_of(self.figures.current)
        self.why.explain(row.text if row else "", row.cells if row else (), self._rows.rules(row.key) if row else ())

    def _open_rule(self, key: str) -> None:
        """Open the first rule of a figure, or open and close a chapter."""
        rules = self._rows.rules(key)
        if rules:
            self._context.show_rule(rules[0])
        else:
            index = self.figures.rows.index_of(key)
            self.figures.setExpanded(index, not self.figures.isExpanded(index))
