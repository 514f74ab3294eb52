"""Form that sets up a match of any game: sides, players and encounter. The first side determines the game."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from metamaker.app.background import Background, Job
from metamaker.app.balance.quick_look_runner import QuickLookRunner
from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.overrides import override
from metamaker.app.play.setting_up.head_start_row import arranged
from metamaker.app.play.setting_up.remembered_set_up import LastTime, choose, kept_sides, written_sides
from metamaker.app.play.setting_up.side_card import SideCard
from metamaker.app.play.setting_up.sources import Desk, Source, first_duel, of_file, of_open
from metamaker.app.play.setting_up.terms import PLAIN, ROLLED, Outlook, Terms, who_played
from metamaker.app.settings.settings import Settings
from metamaker.app.texts import plain_tip, tr
from metamaker.app.theme.fonts import set_role
from metamaker.app.timers import rested
from metamaker.app.widgets.labels import words_label
from metamaker.app.widgets.layouts import WrappingArea, nested
from metamaker.balance.quick_look import is_foretold, quick_look
from metamaker.core.errors import FileProblem
from metamaker.core.messages import Words, said
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import begun, encounter_in, forces_in
from metamaker.game_api.play import Play, WishRefused
from metamaker.play.documents import Replay
from metamaker.play.sealed_orders import at_two_places
from metamaker.play.table import Setting

_WIDTH_EMS = 62
"""Limits the width, because on a wide screen the cards of both sides would otherwise be far apart."""

_GIST_AFTER_MS = 250
"""Delay after the last choice before an encounter is rolled for the summary, because that takes as long for large fleets."""


class SetUpForm(WrappingArea):
    """`begun(game, replay)` is emitted when a match begins; `open_wanted` to continue a saved one."""

    begun = Signal(object, object)
    open_wanted = Signal()

    def __init__(self, desk: Desk, settings: Settings, background: Background, parent: QWidget) -> None:
        self._inside = QWidget(parent)
        super().__init__(self._inside, parent)
        self.setProperty("role", "ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._desk, self._settings, self._background = desk, settings, background
        self._last = LastTime(settings)
        self.preferred = ""
        """The game of the first duel, if it has one."""
        self._job: Job | None = None
        self.looks = QuickLookRunner(background, self)
        self._encounter: tuple[tuple[Any, ...], Any] | None = None
        """Forces with their encounter from a file."""
        self._played: tuple[Any, ...] = ()
        """Forces of a match to be played again."""
        self.cards: list[SideCard] = []
        self.terms = Terms(self._inside)
        self.anyway = QCheckBox(tr("window-setup-fight-although-designs"), self._inside)
        self.problem = words_label("error", self._inside)
        self.problem.setWordWrap(True)
        self.begin = self._button(tr("window-common-begin"), "primary", self._begin)
        self.again = self._button(tr("window-setup-last-time"), "secondary", self.as_last_time)
        self.first = self._button(tr("window-setup-first-duel"), "secondary", self.take_first_duel)
        self.first.setToolTip(plain_tip(tr("window-setup-small-sample-you")))
        self.more = self._button(tr("window-setup-another-side"), "secondary", self._add_card)
        self.open = self._button(tr("window-setup-open-match"), "secondary", self.open_wanted.emit)
        self._rest = rested(self, _GIST_AFTER_MS, self._show_gist)
        self._lay_out()
        for _ in range(2):
            self._add_card()
        self.terms.changed.connect(self._look)
        self.looks.found.connect(self.terms.show_looked)
        self.anyway.toggled.connect(lambda _: self._look())
        self._look()

    def _button(self, text: str, role: str, act: Any) -> QPushButton:
        button = QPushButton(text, self._inside)
        button.setProperty("role", role)
        button.clicked.connect(lambda _: act())
        return button

    def _lay_out(self) -> None:
        column = QWidget(self._inside)
        column.setProperty("role", "clear")
        em = self.fontMetrics().height()
        column.setMaximumWidth(em * _WIDTH_EMS)
        foot = QFrame(column)
        foot.setProperty("role", "card")
        below = QVBoxLayout(foot)
        below.setContentsMargins(*(4 * (round(0.8 * em),)))
        below.addWidget(self.problem)
        below.addWidget(self.anyway)
        buttons = nested(below, QHBoxLayout())
        for button in (self.begin, self.first, self.again, self.more):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.open)
        rows = QVBoxLayout(column)
        rows.setSpacing(em)
        rows.addWidget(words_label("display", column, tr("window-main-new-match")))
        self._grid = nested(rows, QGridLayout())
        self._grid.setSpacing(em)
        rows.addWidget(self.terms)
        rows.addWidget(foot)
        rows.addStretch(1)
        around = QHBoxLayout(self._inside)
        around.addStretch(1)
        around.addWidget(column, 20)
        around.addStretch(1)

    # Sides

    def _add_card(self) -> None:
        card = SideCard(len(self.cards), self._desk, self._settings, self._background, self._inside)
        card.menu.game = self.game
        card.changed.connect(partial(self._side_changed, card))
        self.cards.append(card)
        self._grid.addWidget(card, (len(self.cards) - 1) // 2, (len(self.cards) - 1) % 2)
        self._look()

    def take(self, place: int, source: Source, names: Sequence[str] = (), team: int = -1) -> None:
        """Put a document, or some ships of it, on a side."""
        while len(self.cards) <= place:
            self._add_card()
        self.cards[place].take(source, names, team)

    def take_open(self, fleet: OpenFleet, ref: str = "") -> None:
        """Put an open document, or one ship or class of it, on the first side. Several sides in a document fill all cards."""
        self._take_source(of_open(fleet), ref)

    def _take_source(self, source: Source, ref: str = "") -> None:
        play = required(source.game.play)
        sides = () if ref else play.sides(source.document)
        for place in range(max(1, len(sides))):
            self.take(place, source, (ref,) if ref else (), place if sides else -1)

    def take_over(self, other: "SetUpForm") -> None:
        """Copy the choices of another form."""
        self.preferred, self._encounter, self._played = other.preferred, other._encounter, other._played
        for place, card in enumerate(other.cards):
            if card.source is not None:
                self.take(place, card.source, card.names, card.team)
        self._look()
        terms = other.terms
        captains = [box.currentData() for box in terms.seats]
        meeting, terrain = terms.meeting.currentData(), terms.terrain.currentData()
        survival = terms.survival.isChecked()
        choose(self.terms, {"survival": survival, "captains": captains, "meeting": meeting, "terrain": terrain})
        self.terms.victory.show_given(terms.victory.given)
        self.terms.seed.setValue(terms.seed.value())
        self.anyway.setChecked(other.anyway.isChecked())

    def take_encounter(self, game: Game, forces: tuple[Any, ...], encounter: Any) -> None:
        """Take the forces of an encounter and its set-up."""
        for place, force in enumerate(forces):
            self.take(place, Source(game, force))
        self._encounter = tuple(card.force for card in self.cards), encounter
        self._show_victory(encounter)
        self._look()

    def _show_victory(self, encounter: Any) -> None:
        """Show the victory condition of an encounter."""
        play = self.play
        if play is not None and play.encounters is not None:
            self.terms.show_game(play, None if self.game is None else self._words(self.game))
            self.terms.victory.show_given(play.encounters.head_start(encounter))

    def take_again(self, game: Game, replay: Replay, file: str, *, exchanged: bool = False) -> None:
        """Copy the choices of a match, with new dice. `exchanged`: the first side becomes the last.

        The encounter stays the same; if the sides are exchanged, another one is rolled. Raises FileProblem.
        """
        forces, options = forces_in(game, replay, file), replay.options
        lost = options.get("damage")
        damage = lost if isinstance(lost, list) and len(lost) == len(forces) else [None] * len(forces)
        sides = [Source(game, force, damage=each) for force, each in zip(forces, damage, strict=True)]
        seats = who_played(replay)
        self._encounter = None
        for card in self.cards:
            card.forget()
        for place, side in enumerate(reversed(sides) if exchanged else sides):
            self.take(place, side)
        met = options.get("encounter")
        if met is not None and not exchanged:
            self._encounter = tuple(card.force for card in self.cards), encounter_in(game, met, forces, file)
            self._show_victory(self._encounter[1])
        self._look()
        meeting = ROLLED if met is not None and exchanged else PLAIN
        captains = seats[::-1] if exchanged else seats
        choose(self.terms, {"survival": options.get("survival"), "captains": captains, "meeting": meeting})
        self._look()
        self.terms.other_dice()
        self._played = self.forces
        self.begin.setFocus()

    def as_last_time(self) -> None:
        """Restore the choices of the last match, as far as they exist."""
        for place, side in enumerate(kept_sides(self._last.value)):
            try:
                self.take(place, of_file(side.path), side.names, side.team)
            except FileProblem as problem:
                self.problem.setText(str(problem))
        self._look()
        self._last.put(self.terms)

    def take_first_duel(self) -> None:
        """Choose two small ships or a board, with the default captain, which is quick, for all other sides."""
        duel = first_duel(self.preferred)
        if duel is None:
            return
        for place, ship in enumerate(duel.ships):
            self.take(place, duel.source, (ship,))
        if not duel.ships:
            self._take_source(duel.source)
        for box in self.terms.seats[1:]:
            box.setCurrentIndex(box.findData(required(duel.source.game.play).usual_captain))
        self.begin.setFocus()

    @property
    def game(self) -> Game | None:
        """The game of the chosen sides."""
        return next((card.source.game for card in self.cards if card.source is not None), None)

    @property
    def play(self) -> Play | None:
        """The play functions of the game."""
        return None if self.game is None else self.game.play

    @property
    def forces(self) -> tuple[Any, ...]:
        """The chosen forces."""
        return tuple(card.force for card in self._used if card.force is not None)

    @property
    def _used(self) -> list[SideCard]:
        """The cards in use: only one for a board and for survival."""
        single = self.play is not None and (self.play.bounds[1] == 1 or self.terms.survival.isChecked())
        return self.cards[:1] if single else self.cards

    def _words(self, game: Game) -> Words:
        return game.documents.words(self._settings.game_language(game.key))

    def _side_changed(self, card: SideCard) -> None:
        game = None if card.source is None else card.source.game
        for other in self.cards:
            if game is not None and other.source is not None and other.source.game is not game:
                other.forget()
        for each in self.cards:
            each.menu.game = None if each is card and len([c for c in self.cards if c.source]) < 2 else self.game
        self._look()

    # Consequences of the choices

    def _look(self) -> None:
        game, play = self.game, self.play
        self.terms.show_game(play, None if game is None else self._words(game))
        for card in self.cards:
            card.setVisible(card in self._used)
        if game is not None and play is not None:
            survival = play.survival and self.terms.survival.isChecked()
            number = play.seats([card.force for card in self._used], survival)
            names = [card.called for card in self._used]
            if survival:
                names.append(tr("window-setup-threats"))
            self.terms.show_seats(number, names if len(self._used) > 1 or survival else (), self._words(game))
        most = 2 if play is None else play.bounds[1]
        self.more.setVisible(most > len(self.cards) and len(self._used) == len(self.cards))
        self.again.setVisible(bool(kept_sides(self._last.value)))
        self.first.setVisible(game is None and first_duel() is not None)
        flawed = any(card.flaws for card in self._used)
        self.anyway.setVisible(flawed)
        lacking = self._lacking(flawed)
        self.problem.setText(lacking)
        # A missing choice is not an error of the player.
        set_role(self.problem, "error" if flawed or any(card.refusal for card in self._used) else "caption")
        self.problem.setVisible(bool(lacking))
        self.begin.setEnabled(not lacking)
        self._rest_again()

    def _rest_again(self) -> None:
        """Cancel the summary of earlier choices, and show one of the present choices soon."""
        if self._job is not None:
            self._job.cancel()
        self.looks.cancel()
        self._rest.start()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Start a cancelled quick look again."""
        super().showEvent(event)
        self._rest_again()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the quick look."""
        self.looks.cancel()
        super().hideEvent(event)

    def _lacking(self, flawed: bool) -> str:
        """Return the reason why the match cannot begin yet."""
        used = [card for card in self._used if card.force is not None or card.number < 2]
        refusal = next((card.refusal for card in used if card.refusal), "")
        if refusal:
            return refusal
        if any(card.force is None for card in used):
            return tr("window-setup-choose-meets-each")
        if flawed and not self.anyway.isChecked():
            return tr("window-setup-designs-errors")
        return ""

    def _show_gist(self) -> None:
        """Show how the forces meet, then the forecast, then a quick look at their battles."""
        game, play = self.game, self.play
        self.terms.show_outlook(Outlook(), "")
        if game is None or play is None or play.encounters is None or len(self.forces) < play.bounds[0]:
            return
        language, forces, seed = self._settings.game_language(game.key), self.forces, self.seed
        encounters, wishes, given = play.encounters, self.terms.wishes, self.terms.victory.given
        met = self._encounter[1] if self._encounter is not None and self._is_met() else None
        is_rated = len(forces) == 2 and not any(card.flaws for card in self._used)

        def told(_job: Job) -> Outlook:
            texts = list(encounters.doubts(forces))
            try:
                encounter = arranged(encounters, forces, met, wishes, seed, given)
            except WishRefused as refused:
                return Outlook([said(text, language) for text in (*texts, refused.text)])
            gist = encounters.gist(encounter) if encounter is not None else ()
            look = quick_look(game, forces, encounter) if is_rated and is_foretold(game, encounter) else None
            return Outlook([said(text, language) for text in (*texts, *gist)], look)

        self._job = self._background.run(told, partial(self._show_outlook, language), owner=self)

    def _show_outlook(self, language: str, found: Outlook) -> None:
        self.terms.show_outlook(found, language)
        self.looks.show(found.look if self.isVisible() else None)

    @property
    def seed(self) -> int:
        """The seed of the dice."""
        return self.terms.seed.value()

    def _is_met(self) -> bool:
        """Return whether the forces come from an encounter file and no other encounter is wanted."""
        return self._encounter is not None and self._encounter[0] == self.forces and self.terms.wishes is None

    def _begin(self) -> None:
        """Begin the match. Shows the reason above the button if that is impossible."""
        game, play, forces = self.game, self.play, self.forces
        if game is None or play is None:
            return
        wishes, seed, captains, here = self.terms.wishes, self.seed, self.terms.captains, self.terms.here
        encounters, given = play.encounters, self.terms.victory.given
        survival = play.survival and self.terms.survival.isChecked()
        met = self._encounter[1] if self._encounter is not None and self._is_met() else None
        lost = tuple(card.damage for card in self._used if card.force is not None)
        damage = lost if any(lost) else ()

        def begin(_job: Job) -> Replay:
            encounter = None if encounters is None else arranged(encounters, forces, met, wishes, seed, given)
            setting = Setting(seed, captains, survival=survival, encounter=encounter, damage=damage)
            return at_two_places(begun(game, forces, setting).replay(), here, len(captains))

        self.begin.setEnabled(False)
        if forces != self._played:  # these forces come from no file, so the saved choices stay
            self._last.keep(self.terms, written_sides(self._used))
        self._background.run(
            begin, partial(self._begun, game), self._failed, text=tr("window-setup-setting-up-match"), owner=self
        )

    def _begun(self, game: Game, replay: Replay) -> None:
        self.begin.setEnabled(True)
        self.begun.emit(game, replay)

    def _failed(self, problem: Exception) -> None:
        """Show why the match cannot begin. Any other exception is an internal error."""
        self.begin.setEnabled(True)
        if isinstance(problem, WishRefused) and self.game is not None:
            self._refuse(said(problem.text, self._settings.game_language(self.game.key)))
        elif isinstance(problem, FileProblem):
            self._refuse(str(problem))
        else:
            self._background.broke.emit(problem)

    def _refuse(self, text: str) -> None:
        set_role(self.problem, "error")
        self.problem.setText(tr("window-setup-match-cannot-begin", reason=text))
        self.problem.show()
