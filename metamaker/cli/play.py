"""`metamaker play`: a person commands one side in the terminal, a captain the other."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import typer

from metamaker.cli.answer import FINE
from metamaker.cli.contenders import captains_of, contenders
from metamaker.cli.replays import open_replay, refuse_others, save_replay
from metamaker.cli.storytelling import show_standing, tell, title
from metamaker.cli.terminal import say, words
from metamaker.core.problem import FileProblem
from metamaker.fighting import PERSON, Question, Session, Setting, Unreadable
from metamaker.game import Game

HELP = (
    "an answer, or: view (own ships and the enemy), table (how all stand), undo (the question before),"
    " save FILE, quit; empty for nothing"
)
SIDES = "ab"


@dataclass(frozen=True)
class Wanted:
    """The options of the command: which side is the person's, who commands the other, where the replay goes."""

    side: str
    captain: str
    seed: int
    rules: bool
    save: str
    anyway: bool


class _Quit(Exception):
    """The person leaves."""


def run(files: Sequence[str], options: Wanted) -> int:
    """Play a battle, or go on with one; see `metamaker play --help`."""
    side = _side(options.side)
    if options.save:
        refuse_others(options.save)
    session, game = _resumed(files[0], side, options) if len(files) == 1 else _new(files, side, options)
    table = _Seat(session, game, side, options, resumed=len(files) == 1)
    try:
        table.play()
    except (_Quit, KeyboardInterrupt):
        say("", "the battle is left")
    table.save(options.save)
    return FINE


def _side(word: str) -> int:
    if word.lower() not in tuple(SIDES):
        raise typer.BadParameter(f"expected a or b for --side, found “{word}”")
    return SIDES.index(word.lower())


def _new(files: Sequence[str], side: int, options: Wanted) -> tuple[Session, Game[Any]]:
    if len(files) != 2:
        raise typer.BadParameter(f"expected two fleets, or a replay to go on with, found {len(files)} files")
    who = contenders(files, options.anyway)
    (captain,) = captains_of(who.battles, options.captain, 1)
    return who.battles.session(who.forces, Setting(options.seed, _seats(side, captain))), who.game


def _resumed(file: str, side: int, options: Wanted) -> tuple[Session, Game[Any]]:
    opened = open_replay(file)
    (captain,) = captains_of(opened.battles, options.captain, 1)
    return opened.battles.replayed(opened.replay, opened.file, _seats(side, captain)), opened.game


def _seats(side: int, captain: str) -> tuple[str, ...]:
    return (PERSON, captain) if side == 0 else (captain, PERSON)


class _Seat:
    """One person at the table."""

    def __init__(self, session: Session, game: Game[Any], side: int, options: Wanted, *, resumed: bool) -> None:
        self.session = session
        self.game = game
        self.side = side
        self.rules = options.rules
        self.resumed = resumed

    def play(self) -> None:
        """Ask and tell until the battle is over. Raises _Quit."""
        with suppress(ImportError):  # which lets lines be edited, where the system has it
            import readline  # noqa: F401
        say(words(HELP, "dim"))
        self.session.ask()
        if self.resumed:
            self.session.happened()
            say("", f"turn {self.session.turn}")
            show_standing(self.session.standing())
        while True:
            questions = self.session.ask()
            tell(self.session.told(self.session.happened()), self.rules)
            if not questions:
                break
            self.session.answer(self._answers(questions))
        show_standing(self.session.standing())
        title("Losses")
        tell(self.session.ending(), rules=False)

    def _answers(self, questions: Sequence[Question]) -> list[str]:
        """Return a legal answer to each question; `undo` goes back, until all are confirmed."""
        texts: list[str] = []
        while True:
            if len(texts) == len(questions):
                if len(questions) == 1 or self._confirmed():
                    return texts
                texts.pop()
            answer = self._asked(questions, len(texts))
            if answer is not None:
                texts.append(answer)
            elif texts:
                texts.pop()
            else:
                say("there is nothing to undo")

    def _confirmed(self) -> bool:
        while True:
            word = self._typed("give these orders? yes, or undo")
            if word.lower() in {"", "y", "yes"}:
                return True
            if word.lower() in {"undo", "n", "no"}:
                return False
            self._command(word)

    def _asked(self, questions: Sequence[Question], place: int) -> str | None:
        """Return a legal answer to one question, None to go back."""
        question = questions[place]
        say("", words(f"{question.of}: {question.text}", "bold"))
        for fact in question.facts:
            say(f"  {fact}")
        say(words(f"  {question.hint}", "dim"))
        while True:
            text = self._typed(question.text)
            if text.lower() == "undo":
                return None
            if self._command(text):
                continue
            try:
                refusals = self.session.refusals(place, text)
            except Unreadable as problem:
                say(f"  not understood: {problem}")
                continue
            if not refusals:
                outcome = self.session.outcome(place, text)
                if outcome:
                    say(f"  {outcome}")
                return text
            for refusal in refusals:
                say(f"  not allowed: {refusal}")

    def _typed(self, prompt: str) -> str:
        say("")
        try:
            return input(f"{prompt}> ").strip()
        except EOFError:
            raise _Quit from None

    def _command(self, text: str) -> bool:
        """Obey a word that is no answer, and say whether it was one."""
        verb, _, rest = text.partition(" ")
        verb = verb.lower()
        if verb == "quit":
            raise _Quit
        if verb in {"help", "?"}:
            say(words(HELP, "dim"))
        elif verb == "view":
            tell(self.session.seen(self.side), self.rules)
        elif verb == "table":
            show_standing(self.session.standing())
        elif verb == "save" and rest.strip():
            self._save_or_say(rest.strip())
        else:
            return False
        return True

    def _save_or_say(self, file: str) -> None:
        try:
            self.save(file)
        except FileProblem as problem:
            say(f"  {problem}")

    def save(self, file: str) -> None:
        """Write the replay up to now, if a file is named."""
        if file:
            save_replay(file, self.session.replay(), self.game)
            say(f"wrote {file}: the replay")
