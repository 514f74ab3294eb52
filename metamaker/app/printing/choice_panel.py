"""The controls of the print page: content, paper, print style, embedded data."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.overrides import override
from metamaker.app.printing.choices import Choices, embed_names, name_of, what_names
from metamaker.app.rows.check_model import CheckModel
from metamaker.app.texts import tr
from metamaker.app.widgets.boxes import ComboBox, DecimalSpinBox, SpinBox
from metamaker.app.widgets.kit import Part, fill, label_for, named, push_button, row_of, styled
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import nested
from metamaker.core.messages import Words
from metamaker.game_api.game import Game, required
from metamaker.game_api.prints import Embed
from metamaker.printing.print_job import Item, What, kinds
from metamaker.rendering.frame import Margins, Paper

_LABEL_LETTERS = 9


class ControlColumn(QVBoxLayout):
    """The layout of a panel, with methods for adding the usual controls."""

    def __init__(self, panel: QWidget) -> None:
        super().__init__(panel)
        self._panel = panel
        self._labels: dict[QWidget, QLabel] = {}

    def add_heading(self, text: str) -> None:
        """Add a heading with some space above it."""
        label = styled(QLabel(text, self._panel), "heading")
        if self.count():
            self.addSpacing(self._panel.fontMetrics().height() // 2)
        self.addWidget(label)

    def add_labelled(self, text: str, control: QWidget) -> None:
        """Add a control with its label."""
        label = self._labels[control] = label_for(control, text, self._panel)
        self._line_up(label)
        self.add_row(label, (control, 1))

    def add_row(self, *parts: Part) -> None:
        """Add parts side by side."""
        fill(nested(self, QHBoxLayout()), row_of(*parts))

    def add_choice(self, name: str, entries: Iterable[tuple[str, str]], label: str = "") -> QComboBox:
        """Add a choice between entries (key, text), which screen readers call `name`."""
        combo = named(ComboBox(self._panel), name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for key, text in entries:
            combo.addItem(text, key)
        if label:
            self.add_labelled(label, combo)
        else:
            self.addWidget(combo)
        return combo

    def add_switch(self, text: str) -> QCheckBox:
        """Add a check box."""
        box = QCheckBox(text, self._panel)
        self.addWidget(box)
        return box

    def label_of(self, control: QWidget) -> QLabel:
        """Return the label of a control."""
        return self._labels[control]

    def line_up(self) -> None:
        """Give the labels a width that suits the text size."""
        for label in self._labels.values():
            self._line_up(label)

    def _line_up(self, label: QLabel) -> None:
        label.setMinimumWidth(_LABEL_LETTERS * self._panel.fontMetrics().averageCharWidth())


_ROWS = 5
"""The least number of visible lines of the check list."""

_WIDEST_MM = 60.0


class ChoicePanel(QWidget):
    """Shows `choices` for the printouts of a game; `changed(Choices)` is sent when the user changes them.

    `state_wanted()` asks for a play state file. `words` are the words of the game.
    """

    changed = Signal(object)
    state_wanted = Signal()

    def __init__(self, game: Game, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "clear")
        self.kinds = kinds(game)
        self.formats = game.sheets.formats if game.sheets is not None else ()
        self._coded = game.sheets.coded_formats if game.sheets is not None else ()
        self.choices = Choices().fitting(self.kinds, self.formats)
        self._column = ControlColumn(self)
        self._what_part(words)
        self._paper_part()
        self._look_part(required(game.prints).inks, words)
        self.logs.setVisible(game.logs is not None)
        self._file_part()
        self._column.addStretch(1)
        self._size()

    def _size(self) -> None:
        """Set sizes that depend on the text size."""
        self.list.setMinimumHeight(_ROWS * 2 * self.fontMetrics().lineSpacing())
        self._column.line_up()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Follow the size of the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._size()

    def _what_part(self, words: Words) -> None:
        column = self._column
        column.add_heading(tr("window-print-print-heading"))
        names = what_names(words["document-designs"])
        self.what = column.add_choice(tr("window-print-print"), ((what.value, names[what]) for what in self.kinds))
        self.what.currentIndexChanged.connect(lambda: self._change(what=What(self.what.currentData())))
        self.items = CheckModel(self)
        self.items.changed.connect(self._items_changed)
        self._on_request: frozenset[str] = frozenset()
        self.list = named(QListView(self), tr("window-print-printed"))
        self.list.setModel(self.items)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        column.addWidget(self.list)
        self.all = self._link(tr("window-common-all"), tr("window-print-print-all-them"), True)
        self.none = self._link(tr("window-common-none"), tr("window-print-print-none-them"), False)
        column.add_row(self.all, self.none, ...)

    def _link(self, text: str, name: str, on: bool) -> QPushButton:
        return named(push_button(text, self, lambda: self.items.switch_all(on), "link"), name)

    def _paper_part(self) -> None:
        column = self._column
        column.add_heading(tr("window-print-paper-heading"))
        self.paper = column.add_choice(
            tr("window-print-paper"), ((paper.name, name_of(paper.name)) for paper in Paper), tr("window-print-paper")
        )
        self.paper.currentIndexChanged.connect(lambda: self._change(paper=self.paper.currentData()))
        lies = (("upright", tr("window-print-upright")), ("landscape", tr("window-print-landscape")))
        self.lies = column.add_choice(tr("window-print-orientation"), lies, tr("window-print-page"))
        self.lies.currentIndexChanged.connect(lambda: self._change(landscape=self.lies.currentData() == "landscape"))
        names = (tr("window-print-left"), tr("window-print-top"), tr("window-print-right"), tr("window-print-bottom"))
        self.margins = [self._length(name, tr("window-print-margin", edge=name)) for name in names]
        grid = nested(column, QGridLayout())
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        for place, (name, box) in enumerate(zip(names, self.margins, strict=True)):
            grid.addWidget(label_for(box, name, self), place // 2, place % 2 * 2)
            grid.addWidget(box, place // 2, place % 2 * 2 + 1)
            box.valueChanged.connect(self._margins_changed)
        self.binding = self._length(tr("window-print-binding"), tr("window-print-room-binding"))
        self.binding.valueChanged.connect(lambda value: self._change(binding=value))
        column.add_labelled(tr("window-print-binding"), self.binding)
        self.mirrored = column.add_switch(tr("window-print-binding-right-even"))
        self.mirrored.toggled.connect(lambda on: self._change(mirrored=on))
        self.refused = words_label("error", self, tr("window-print-these-margins-leave"), wraps=True)
        self.refused.hide()
        column.addWidget(self.refused)

    def _look_part(self, inks: Iterable[str], words: Words) -> None:
        column = self._column
        column.add_heading(tr("window-print-look"))

        def named(keys: Iterable[str]) -> Iterator[tuple[str, str]]:
            return ((key, words.get(f"window-print-{key}", name_of(key))) for key in keys)

        self.format = column.add_choice(tr("window-print-size-sheet"), named(self.formats), tr("window-print-size"))
        self.format.currentIndexChanged.connect(lambda: self._change(format=self.format.currentData()))
        self.ink = column.add_choice(tr("window-print-ink"), named(inks), tr("window-print-ink"))
        self.ink.currentIndexChanged.connect(lambda: self._change(ink=self.ink.currentData()))
        self.codes = column.add_switch(tr("window-print-share-codes-cameras"))
        self.codes.toggled.connect(lambda on: self._change(codes=on))
        self.fillable = column.add_switch(tr("window-print-filled-screen-pdf"))
        self.fillable.toggled.connect(lambda on: self._change(fillable=on))
        self.logs = column.add_switch(tr("window-print-logs"))
        self.logs.setToolTip(tr("window-print-logs-hint"))
        self.logs.toggled.connect(lambda on: self._change(logs=on))
        self.damage = QPushButton(tr("window-print-damage-file"), self)
        self.damage.setToolTip(tr("window-print-choose-file-game"))
        self.damage.clicked.connect(self.state_wanted)
        self.undamaged = push_button(tr("window-print-new"), self, lambda: self._change(state=None, state_file=""), "link")
        self.state_file = words_label("caption", self, wraps=True)
        column.add_row(self.damage, self.undamaged, ...)
        column.addWidget(self.state_file)
        if not self.formats:  # a game without sheets
            for control in (column.label_of(self.format), self.format, self.codes, self.fillable, self.logs, self.damage):
                control.hide()

    def _file_part(self) -> None:
        column = self._column
        column.add_heading(tr("window-print-files"))
        names = ((embed.value, name) for embed, name in embed_names().items())
        self.embed = column.add_choice(tr("window-print-pdf-carries-inside"), names, tr("window-print-carries"))
        self.embed.currentIndexChanged.connect(lambda: self._change(embed=Embed(self.embed.currentData())))
        self.dots = named(SpinBox(self), tr("window-print-dots-per-inch"))
        self.dots.setRange(72, 600)
        self.dots.setSingleStep(25)
        self.dots.setKeyboardTracking(False)
        self.dots.setSuffix(tr("window-print-dpi"))
        self.dots.valueChanged.connect(lambda value: self._change(dots=value))
        column.add_labelled(tr("window-print-png"), self.dots)

    def _length(self, text: str, name: str) -> QDoubleSpinBox:
        box = named(DecimalSpinBox(self), name, tr("window-print-millimetres", edge=text))
        box.setRange(0.0, _WIDEST_MM)
        box.setDecimals(1)
        box.setKeyboardTracking(False)
        box.setSingleStep(0.5)
        box.setSuffix(tr("window-print-mm"))
        return box

    def show_choices(self, choices: Choices) -> None:
        """Show choices without sending a change."""
        choices = self.choices = choices.fitting(self.kinds, self.formats)
        controls: list[QWidget] = [self.what, self.paper, self.lies, self.format, self.ink, self.embed, self.dots, self.binding]
        switches = (
            (self.mirrored, choices.mirrored),
            (self.codes, choices.codes),
            (self.fillable, choices.fillable),
            (self.logs, choices.logs),
        )
        blocked = [QSignalBlocker(each) for each in (*controls, *self.margins, *(switch for switch, _ in switches))]
        for combo, key in (
            (self.what, choices.what.value),
            (self.paper, choices.paper),
            (self.lies, "landscape" if choices.landscape else "upright"),
            (self.format, choices.format),
            (self.ink, choices.ink),
            (self.embed, choices.embed.value),
        ):
            combo.setCurrentIndex(max(combo.findData(key), 0))
        for box, value in zip(self.margins, choices.margins, strict=True):
            box.setValue(value)
        self.binding.setValue(choices.binding)
        self.dots.setValue(choices.dots)
        for check, on in switches:
            check.setChecked(on)
        for blocker in blocked:
            blocker.unblock()
        self._show_what_matters()

    def show_items(self, items: tuple[Item, ...]) -> None:
        """Show the items of the printout."""
        self._on_request = frozenset(item.key for item in items if item.on_request)
        left_out = self.choices.left_out.get(self.choices.what, frozenset())
        self.items.show(items, left_out | self._on_request - self.choices.added)
        for each in (self.list, self.all, self.none):
            each.setVisible(bool(items))

    def take_state(self, state: object, file: str) -> None:
        """Mark the damage of a play state, which was read from a file of this name."""
        self._change(state=state, state_file=file)

    def _show_what_matters(self) -> None:
        """Disable the controls without effect on the printout."""
        choices = self.choices
        is_sheets = choices.what in {What.SHIPS, What.CLASSES}
        has_codes = (choices.format or next(iter(self.formats), "")) in self._coded
        self.codes.setEnabled(is_sheets and has_codes)
        self.codes.setToolTip("" if has_codes else tr("window-print-sheets-size-no"))
        for control in (self.fillable, self.damage):
            control.setEnabled(is_sheets)
        self.logs.setEnabled(choices.what is What.SHIPS and choices.format in {"", next(iter(self.formats), "")})
        self.format.setEnabled(choices.what is not What.PAGES)
        self.embed.setEnabled(choices.what is not What.BLANK)
        self.mirrored.setEnabled(choices.binding > 0)
        self.state_file.setText(choices.state_file)
        self.state_file.setVisible(bool(choices.state_file))
        self.undamaged.setVisible(bool(choices.state_file))

    def _items_changed(self) -> None:
        added = self.choices.added - self._on_request | self._on_request & set(self.items.on)
        self.choices = self.choices.leaving_out(self.items.off - self._on_request, added)
        self.changed.emit(self.choices)

    def _margins_changed(self) -> None:
        self._change(margins=Margins(*(box.value() for box in self.margins)))

    def _change(self, **values: object) -> None:
        choices = replace(self.choices, **values)  # type: ignore[arg-type]  # the names match the controls
        try:
            choices.frame()
        except ValueError:
            self.refused.show()
            return
        self.refused.hide()
        self.choices = choices
        self._show_what_matters()
        self.changed.emit(choices)
