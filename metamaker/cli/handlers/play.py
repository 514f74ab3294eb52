"""`metamaker play`: a person commands one or more sides in the terminal, a captain the others."""

from collections.abc import Sequence
from contextlib import suppress

from metamaker.cli.handlers.interactive_player import NO, Asking
from metamaker.cli.input.options import PlayOptions
from metamaker.cli.input.replay_files import is_replay, open_replay, refuse_others, save_replay, sides_of
from metamaker.cli.input.sides import captains_of, contenders, survivors, with_head_start
from metamaker.cli.output.battle_report import note, show_standing, tell, title
from metamaker.cli.output.messages import text, unusable
from metamaker.cli.output.process import FINE
from metamaker.cli.output.terminal import QUIET, say, words
from metamaker.core.errors import FileProblem
from metamaker.core.messages import Listing
from metamaker.game_api.game import Game
from metamaker.game_api.matches import begun, resumed
from metamaker.game_api.play import Play
from metamaker.play.dialogue import Dialogue, Unreadable
from metamaker.play.match import Match
from metamaker.play.story import LETTERS
from metamaker.play.table import PERSON, Setting

HELP = ("view", "undo", "captain", "same")
"""The lines of help."""

LEAVING = ("quit", "exit", "q")


class _Quit(Exception):
    """The person leaves."""


def run(files: Sequence[str], options: PlayOptions) -> int:
    """Play a battle, or continue one; see `metamaker play --help`."""
    if options.save:
        refuse_others(options.save)
    is_old = is_replay(files)
    match, game = _resumed(files[0], options) if is_old else _new(files, options)
    table = _Seat(match, game, options, resumed=is_old)
    try:
        table.play()
    except (_Quit, KeyboardInterrupt):
        say("", text("play-seat-left"))
        table.leave()
    table.save(options.save)
    return FINE


def _new(files: Sequence[str], options: PlayOptions) -> tuple[Match, Game]:
    who = with_head_start((survivors if options.survival else contenders)(files, options.anyway), options.head_start)
    seats = _seats(options, who.battles, who.battles.seats(who.forces, options.survival))
    setting = Setting(options.seed, seats, survival=options.survival, encounter=who.encounter)
    return begun(who.game, who.forces, setting), who.game


def _resumed(file: str, options: PlayOptions) -> tuple[Match, Game]:
    opened = open_replay(file, options.variation)
    seats = _seats(options, opened.battles, sides_of(opened))
    return resumed(opened.game, opened.replay, opened.file, seats), opened.game


def _seats(options: PlayOptions, battles: Play, sides: int) -> tuple[str, ...]:
    """Return the captain of each side. Raises BadParameter for an unknown side."""
    (captain,) = captains_of(battles, options.captain, 1)
    places = _places(options.side or "a", sides)
    return tuple(PERSON if side in places else captain for side in range(sides))


def _places(words: Sequence[str], sides: int) -> list[int]:
    known = LETTERS.lower()[:sides]
    for word in words:
        if word.lower() not in tuple(known):
            raise unusable("play-side_wanted", known=Listing(tuple(known), "or"), found=word)
    return [known.index(word.lower()) for word in words]


class _Seat:
    """One person at the table."""

    def __init__(self, match: Match, game: Game, options: PlayOptions, *, resumed: bool) -> None:
        self.match = match
        self.dialogue = Dialogue(match)
        self.game = game
        self.sides = _places(options.side or "a", len(LETTERS))
        self.rules = options.rules
        self.resumed = resumed
        self.file = options.save
        self.unsaved = False
        self.told_turn = match.turn
        self.asking = Asking(self.dialogue, self._typed, self._command)

    def play(self) -> None:
        """Ask for orders and report turns until the battle is over. Raises _Quit."""
        with suppress(ImportError):  # lines can be edited on systems with this module
            import readline  # noqa: F401
        say(words(text("play-help-short"), QUIET))
        questions = self.dialogue.ask()
        if self.resumed:
            self._remind()
        while True:
            if not self.asking.open:  # orders that can be taken back are reported later
                self._tell()
            if not questions:
                break
            if self.asking.decide(questions):
                self.unsaved = True
            questions = self.dialogue.ask()
        show_standing(self.match.views.standing())
        title(text("play-losses" if self.game.designs else "play-end"))
        tell(self.match.views.ending(), rules=False)

    def _remind(self) -> None:
        """Report the last turn of a replay, as a reminder."""
        lines = self.match.views.story(self.match.happened())
        turns = [place for place, line in enumerate(lines) if line.depth == 0]
        begun = [place for place in turns if place + 1 < len(lines)]
        tell(lines[begun[-1] if begun else 0 :], self.rules)
        self.told_turn = self.match.turn
        if self.match.result is None:
            show_standing(self.match.views.standing())

    def _tell(self) -> None:
        """Report the events; after a turn, show the standing before the next turn begins.

        The last heading opens that turn: between two fights of a run, headings of an end and a beginning come before it.
        """
        lines = self.match.views.story(self.match.happened())
        if self.match.turn > self.told_turn and self.match.result is None:
            self.told_turn = self.match.turn
            cut = max((place for place, line in enumerate(lines) if line.depth == 0), default=len(lines))
            tell(lines[:cut], self.rules)
            show_standing(self.match.views.stood())
            lines = lines[cut:]
        tell(lines, self.rules)

    def _typed(self, prompt: str) -> str:
        say("")
        try:
            return input(f"{prompt}> ").strip()
        except EOFError:
            raise _Quit from None

    def _command(self, typed: str) -> bool:
        """Run a command, and return whether the text was one."""
        verb, _, rest = typed.partition(" ")
        verb, rest = verb.lower(), rest.strip()
        if verb in LEAVING and not rest:
            raise _Quit
        if verb in {"help", "?"} and not rest:
            for line in HELP:
                note(text(f"play-help-{line}", captain=self.match.adviser), QUIET)
        elif verb == "view":
            self._view(rest)
        elif verb == "table" and not rest:
            show_standing(self.match.views.standing())
        elif verb == "save":
            self._save_or_say(rest or self.file)
        else:
            return False
        return True

    def _view(self, ship: str) -> None:
        try:
            lines = [line for side in self.sides for line in self.match.views.seen(side, ship)]
            tell(dict.fromkeys(lines), self.rules)
        except Unreadable as problem:
            note(text("play-seat-not_understood", problem=str(problem)))

    def _save_or_say(self, file: str) -> bool:
        if not file:
            note(text("play-seat-file_wanted"))
            return False
        try:
            self.save(file)
        except FileProblem as problem:
            note(str(problem))
            return False
        return True

    def leave(self) -> None:
        """Offer to save an unfinished battle until the player answers."""
        if self.file or not self.unsaved or self.match.result is not None:
            return
        while True:
            try:
                name = input(f"{text('play-seat-keep')}> ").strip()
            except (EOFError, KeyboardInterrupt):
                say("", text("play-seat-not_kept"))
                return
            if name.lower() in {"", *NO, text("play-seat-no")} or self._save_or_say(name):
                return

    def save(self, file: str) -> None:
        """Write the replay up to now, if a file is named."""
        if file:
            save_replay(file, self.match.replay(), self.game)
            self.unsaved = False
            say(text("cli-wrote-replay", file=file))
