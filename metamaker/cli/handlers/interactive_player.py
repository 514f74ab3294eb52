"""A person at the table: questions one by one, a review before anything is revealed, and a captain on request."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from metamaker.cli.output.battle_report import note
from metamaker.cli.output.messages import text as said
from metamaker.cli.output.terminal import QUIET, say, words
from metamaker.play.dialogue import Dialogue, Draft, Question

Obey = Callable[[str], bool]
"""Runs a command of the player, and returns whether the text was one."""

COMMAND = "captain"
SCOPES = ("", "ship", "turn", "rest")
YES, NO = ("y", "yes"), ("n", "no")


class Drafted(NamedTuple):
    """A draft of an answer; `typed` if the player wrote it, and can go back to it."""

    draft: Draft
    typed: bool


class Command:
    """The questions for the captain instead of the person: those of some ships, of a turn, or all remaining ones."""

    def __init__(self) -> None:
        self.ships: list[str] = []
        self.turn = 0
        self.rest = False

    def covers(self, question: Question, turn: int) -> bool:
        """Return whether the captain answers this question."""
        return self.rest or self.turn == turn or question.of in self.ships

    def give(self, scope: str, question: Question, turn: int) -> None:
        """Hand over a ship, a turn or the rest of the battle."""
        if scope == "ship":
            self.ships.append(question.of)
        elif scope == "turn":
            self.turn = turn
        else:
            self.rest = True


class Asking:
    """Asks simultaneous questions one after the other, and remembers earlier answers to the same questions."""

    def __init__(self, dialogue: Dialogue, typed: Callable[[str], str], obey: Obey) -> None:
        self.dialogue = dialogue
        self.typed = typed
        self.obey = obey
        self.command = Command()
        self.everything = False
        """Whether questions without a sensible choice are asked, too."""
        self.open: list[list[str]] = []
        """The unconfirmed orders of a person, those of simultaneous questions together."""
        self.before: dict[tuple[str, str], str] = {}

    def decide(self, questions: Sequence[Question]) -> bool:
        """Answer all of them and return True, or take back the answers before them and return False."""
        drafts: list[Drafted] = []
        while True:
            if len(drafts) < len(questions):
                found = self._draft(questions[len(drafts)], len(drafts))
                if found is not None:
                    drafts.append(found)
                    continue
            elif self._given(questions, drafts):
                return True
            if not self._back(drafts):
                return False

    def _given(self, questions: Sequence[Question], drafts: Sequence[Drafted]) -> bool:
        """Give the answers, after confirmation if they are final."""
        self.open.append(self._orders(questions, drafts))
        if any(question.final for question in questions):
            if (
                self._asks_again(questions, drafts)
                and any(self.open)
                and not self._confirmed([line for lines in self.open for line in lines])
            ):
                self.open.pop()
                return False
            self.open = []
        for question, each in zip(questions, drafts, strict=True):
            if each.typed:
                self.before[question.of, question.kind] = each.draft.text
        self.dialogue.answer([each.draft for each in drafts])
        return True

    def _asks_again(self, questions: Sequence[Question], drafts: Sequence[Drafted]) -> bool:
        """Return whether any of these answers needs confirmation."""
        return any(question.asks_again and each.draft.asks_again for question, each in zip(questions, drafts, strict=True))

    def _orders(self, questions: Sequence[Question], drafts: Sequence[Drafted]) -> list[str]:
        """Return the orders to confirm, a line for each question; empty if no answer of a person needs it."""
        both = list(zip(questions, drafts, strict=True))
        if not any(each.typed and (each.draft.text or question.weighty) for question, each in both):
            return []
        return [said("play-seat-of", of=question.of, text=each.draft.outcome) for question, each in both if not question.idle]

    def _back(self, drafts: list[Drafted]) -> bool:
        """Go back to the last answer of a person; return False if it belongs to earlier questions."""
        while drafts:
            if drafts.pop().typed:
                return True
        if self.dialogue.match.undo():
            if self.open:
                self.open.pop()
            else:
                say(said("play-seat-taken_back"))
            return False
        say(said("play-seat-nothing_to_undo"))
        return True

    def _confirmed(self, orders: Sequence[str]) -> bool:
        if len(orders) > 1:
            say("")
            for order in orders:
                note(order)
        while True:
            word = self.typed(said("play-seat-confirm"))
            if word.lower() in {"", *YES, said("play-seat-yes")}:
                return True
            if word.lower() in {"undo", *NO, said("play-seat-no")}:
                return False
            if not self.obey(word):
                note(said("play-seat-confirm_wanted"))

    def _draft(self, question: Question, place: int) -> Drafted | None:
        """Return a legal answer to one question, None to go back."""
        if self.command.covers(question, self.dialogue.match.turn):
            return self._of_captain(question, place)
        if question.idle and not self.everything:
            for fact in question.facts:
                note(fact, QUIET)
            return Drafted(self.dialogue.blank(place), typed=False)
        return self._asked(question, place)

    def _asked(self, question: Question, place: int) -> Drafted | None:
        say("", words(said("play-seat-of", of=question.of, text=question.text), "bold"))
        for fact in question.facts:
            note(fact)
        note(question.hint, QUIET)
        while True:
            text = self.typed(question.prompt or question.text)
            if text.lower() == "undo":
                return None
            if self._hands_over(text, question):
                return self._of_captain(question, place)._replace(typed=text.lower() == COMMAND)
            if not self._spoken(question, place, text):
                text = self.before.get((question.of, question.kind), "") if text.lower() == "same" else text
                draft = self.dialogue.read(place, text)
                if _is_legal(draft):
                    return Drafted(draft, typed=True)

    def _hands_over(self, text: str, question: Question) -> bool:
        """Return whether the captain answers now, and perhaps later."""
        verb, _, scope = text.lower().partition(" ")
        if verb != COMMAND or scope not in SCOPES:
            return False
        if scope:
            self.command.give(scope, question, self.dialogue.match.turn)
        return True

    def _of_captain(self, question: Question, place: int) -> Drafted:
        draft = self.dialogue.advice(place)
        if not (question.idle and not draft.text):
            note(said("play-seat-advice", of=question.of, text=draft.outcome, captain=self.dialogue.match.adviser))
        return Drafted(draft, typed=False)

    def _spoken(self, question: Question, place: int, text: str) -> bool:
        """Run a command in place of an answer, and return whether the text was one."""
        if text.lower() in {"help", "?"}:
            for line in self.dialogue.help(place):
                note(line)
            self.obey("help")
            return True
        if text.lower() == f"{COMMAND} off":
            self.command = Command()
            note(said("play-seat-captain_off"))
            return True
        if text.lower() in {"ask all", "ask less"}:
            self.everything = text.lower() == "ask all"
            note(said("play-seat-ask_all" if self.everything else "play-seat-ask_less"))
            return True
        if text.lower() == "same" and (question.of, question.kind) not in self.before:
            note(said("play-seat-not_before"))
            return True
        return self.obey(text)


def _is_legal(draft: Draft) -> bool:
    """Print the meaning of an answer, or its problem, and return whether it is legal."""
    if draft.problem:
        note(said("play-seat-not_understood", problem=draft.problem))
        return False
    for refusal in draft.refusals:
        note(said("play-seat-not_allowed", problem=refusal))
    if draft.is_legal:
        note(draft.outcome)
    return draft.is_legal
