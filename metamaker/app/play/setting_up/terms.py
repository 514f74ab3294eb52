"""Settings of a match: players, encounter, victory and dice."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QFrame,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from metamaker.app.balance.quick_look_runner import Looked
from metamaker.app.forecast.forecast_view import ForecastView
from metamaker.app.play.setting_up.head_start_row import HeadStartRow
from metamaker.app.texts import plain_tip, tr
from metamaker.app.widgets.boxes import ComboBox, SpinBox
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import labelled_row, nested
from metamaker.balance.quick_look import QuickLook
from metamaker.core.messages import Words
from metamaker.game_api.play import Play, Wishes
from metamaker.play.documents import Replay
from metamaker.play.sealed_orders import HERE
from metamaker.play.story import LETTERS
from metamaker.play.table import PERSON

MOST_SEED = 999_999
"""As many digits as people can read aloud without a mistake."""

ELSEWHERE = "@"
"""Value for a remote player, to be reached by a file. No captain has this name."""

PLAIN, ROLLED = "plain", "rolled"
"""Values for the usual line-up, and for an encounter of a rolled kind."""


def fresh_seed() -> int:
    """Return a random seed to propose, from 1 to `MOST_SEED`."""
    return Random().randint(1, MOST_SEED)  # noqa: S311 - a proposal that anyone can change


def who_played(replay: Replay) -> list[str]:
    """Return the value of each side's player box for a played match, or nothing if unknown."""
    named, here = replay.options.get("captains"), replay.options.get(HERE)
    sides = list(map(str, named)) if isinstance(named, list) else []
    return [ELSEWHERE if isinstance(here, list) and side not in here else name for side, name in enumerate(sides)]


class Outlook(NamedTuple):
    """The encounter of the sides in sentences, and their match-up with its forecast."""

    gist: Sequence[str] = ()
    look: QuickLook | None = None


class SeatBox(ComboBox):
    """Choice of the player of a side: by default a person for the first side, and the strongest captain for the others."""

    def __init__(self, number: int, play: Play, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("window-setup-plays-side", side=LETTERS[number]))
        self.addItem(tr("window-setup-person"), PERSON)
        self.addItem(tr("window-setup-remote-player"), ELSEWHERE)
        for name, does in play.captains.items():
            self.addItem(tr("window-setup-captain", captain=words.get(f"window-captain-{name}-label", name)), name)
            hint = words.get(f"window-captain-{name}-hint", words.say(does))
            self.setItemData(self.count() - 1, hint, Qt.ItemDataRole.ToolTipRole)
        self.currentIndexChanged.connect(lambda _: self._say())
        self.setCurrentIndex(0 if number == 0 else self.count() - 1)

    def _say(self) -> None:
        """Show the description of the chosen captain."""
        self.setToolTip(plain_tip(self.currentData(Qt.ItemDataRole.ToolTipRole) or ""))


class Terms(QFrame):
    """`changed` is emitted when a choice changes. `show_game` fills in the choices."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.seats: list[SeatBox] = []
        self._play: Play | None = None
        self.survival = QCheckBox(tr("window-setup-run-survival-fight"), self)
        self.meeting, self.terrain = ComboBox(self), ComboBox(self)
        for wide in (self.meeting, self.terrain):
            wide.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.meeting.setAccessibleName(tr("window-setup-encounter-label"))
        self.terrain.setAccessibleName(tr("window-setup-terrain"))
        self.victory = HeadStartRow(self)
        self.seed = SpinBox(self)
        self.seed.setAccessibleName(tr("window-common-seed-dice"))
        self.seed.setRange(0, MOST_SEED)
        self.other = QPushButton(tr("window-setup-other-dice"), self)
        self.other.setProperty("role", "secondary")
        self.gist = words_label("caption", self)
        self.gist.setWordWrap(True)
        self.forecast = ForecastView(self)
        self._lay_out()
        self.other.clicked.connect(lambda _: self.other_dice())
        self.survival.toggled.connect(lambda _: self.changed.emit())
        self.seed.valueChanged.connect(lambda _: self.changed.emit())
        self.victory.changed.connect(self.changed)
        for box in (self.meeting, self.terrain):
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.meeting.currentIndexChanged.connect(lambda _: self._show_terrain())
        self._offer(None, None)
        self.other_dice()

    def _lay_out(self) -> None:
        rows = QVBoxLayout(self)
        rows.setContentsMargins(*(4 * (round(0.8 * self.fontMetrics().height()),)))
        rows.addWidget(words_label("title", self, tr("window-setup-match")))
        rows.addWidget(self.survival)
        self._form = nested(rows, QFormLayout())
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.FieldsStayAtSizeHint)
        self._form.addRow(tr("window-setup-how-they-meet-key"), self.meeting)
        self._form.addRow(tr("window-setup-terrain-key"), self.terrain)
        self._form.addRow(tr("window-setup-victory-key"), self.victory)
        dice = labelled_row(self._form, tr("window-common-dice"))
        dice.addWidget(self.seed)
        dice.addWidget(self.other)
        dice.addWidget(words_label("caption", self, tr("window-setup-same-number-same")))
        rows.addWidget(self.gist)
        rows.addWidget(self.forecast)

    def show_outlook(self, found: Outlook, language: str) -> None:
        """Show how the sides meet in one line, and the forecast below it."""
        self.gist.setText(" · ".join(found.gist))
        self.forecast.show_forecast(None if found.look is None else found.look.forecast, language)

    def show_looked(self, found: Looked) -> None:
        """Show the result of the quick look in place of the forecast."""
        self.forecast.show_rate(found.rate, tr("window-odds-looked", count=found.tally.fought))

    def show_game(self, play: Play | None, words: Words | None) -> None:
        """Offer the choices of a game."""
        if play is self._play:
            return
        self._offer(play, words)

    def _offer(self, play: Play | None, words: Words | None) -> None:
        self._play = play
        while self.seats:
            self._form.removeRow(self.seats.pop())
        self.survival.setVisible(play is not None and play.survival)
        with QSignalBlocker(self.meeting), QSignalBlocker(self.terrain), QSignalBlocker(self.survival):
            self.survival.setChecked(False)
            self._show_encounters(play, words)

    def _show_encounters(self, play: Play | None, words: Words | None) -> None:
        self.meeting.clear()
        self.terrain.clear()
        encounters = None if play is None else play.encounters
        for box in (self.meeting, self.terrain):
            self._form.setRowVisible(box, encounters is not None)
            box.ensurePolished()  # otherwise the page gives the row the height of an unstyled list
        self._form.setRowVisible(self.victory, encounters is not None)
        self.victory.show_given(None)
        if encounters is None or words is None:
            return
        self.meeting.addItem(tr("window-setup-lined-up-both"), PLAIN)
        self.meeting.addItem(tr("window-setup-encounter-dice-say"), ROLLED)
        for kind in encounters.kinds:
            self.meeting.addItem(tr("window-setup-encounter", encounter=words.get(f"window-encounter-{kind}", kind)), kind)
        for terrain in encounters.terrains:
            self.terrain.addItem(words.get(f"window-terrain-{terrain}", terrain), terrain)
        self._show_terrain()

    def _show_terrain(self) -> None:
        """Enable terrain only for an encounter, because the usual line-up has none."""
        self.terrain.setEnabled(self.wishes is not None)

    def show_seats(self, number: int, names: Sequence[str], words: Words) -> None:
        """Show a player box for each of `number` sides, with their names."""
        play = self._play
        if play is None:
            return
        self.victory.show_names(names)
        while len(self.seats) < number:
            self.seats.append(SeatBox(len(self.seats), play, words, self))
            self.seats[-1].ensurePolished()
            self._form.insertRow(len(self.seats) - 1, words_label("", self), self.seats[-1])
        while len(self.seats) > number:
            self._form.removeRow(self.seats.pop())
        for place, box in enumerate(self.seats):
            name = names[place] if place < len(names) else ""
            title = tr("window-setup-side", side=LETTERS[place])
            label = self._form.labelForField(box)
            if isinstance(label, QLabel):
                label.setText(tr("window-setup-side-fleet", side=LETTERS[place], name=name) if name else title)

    @property
    def wishes(self) -> Wishes | None:
        """The wanted encounter, or None if the forces line up."""
        chosen = self.meeting.currentData()
        if chosen in {None, PLAIN}:
            return None
        return Wishes("" if chosen == ROLLED else chosen, self.terrain.currentData() or "")

    @property
    def captains(self) -> tuple[str, ...]:
        """The player of each side."""
        return tuple(PERSON if box.currentData() == ELSEWHERE else box.currentData() for box in self.seats)

    @property
    def here(self) -> tuple[int, ...]:
        """The sides of local players and captains."""
        return tuple(side for side, box in enumerate(self.seats) if box.currentData() != ELSEWHERE)

    def other_dice(self) -> None:
        """Propose another seed."""
        self.seed.setValue(fresh_seed())
