"""The words of an answer: signs of ships, numbers of slots and crew, abbreviations; and questions about a ship."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from metamaker.core.messages import Listing
from metamaker.games.cosmoforce.battle.decision import Decision
from metamaker.games.cosmoforce.battle.state import Battle, Ship
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.messages import message
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.grammar import ByHand, Notation


def tokens(text: str) -> list[str]:
    """Return the words of an answer in lower case, separated by blanks or commas."""
    return text.lower().replace(",", " ").replace("−", "-").split()


def number_in(word: str, what: str) -> int:
    """Return a whole number with or without its sign; `what` is a variant of `refusal-read`. Raises Unreadable."""
    digits = word[1:] if word[:1] in {"+", "-"} else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise Unreadable(message("refusal-read", what=what, found=word))
    return int(word)


def whole_numbers(words: Iterable[str], what: str) -> tuple[int, ...]:
    """Return positions, counted from 0, for numbers counted from 1. Raises Unreadable."""
    return tuple(number_in(word, what) - 1 for word in words)


def ship_called(battle: Battle, word: str) -> Ship:
    """Return the ship with this sign. Raises Unreadable."""
    signs = Names(battle).signs
    if word.upper() not in signs:
        raise Unreadable(message("refusal-read-ship", known=Listing(tuple(signs[:6])), found=word))
    return battle.ships[signs.index(word.upper())]


def completed(word: str, known: Iterable[str]) -> str:
    """Return the word equal to this one, or with this beginning. Raises Unreadable for no word or several."""
    words = list(known)
    found = [each for each in words if each == word] or [each for each in words if each.startswith(word)]
    if len(found) != 1:
        raise Unreadable(message("refusal-read-word", known=Listing(tuple(found or words), "or"), found=word))
    return found[0]


def ship_question(asked: Decision, key: str, facts: tuple[str, ...], **values: object) -> Question:
    """Return a question to the owner of a ship in the words of `ask-<key>`; it is asked once."""
    names = Names(asked.battle)
    words, number = names.words, asked.ship.number
    text, hint, word = words.text(f"ask-{key}", **values), words.text(f"ask-{key}-hint", **values), words[f"ask-{key}-word"]
    return Question(names.ship(number), text, facts, hint, f"{names.signs[number]} {word}", word, asks_again=False)


def tokens_outcome(key: str) -> Callable[[Any, Any], str]:
    """Return a function that describes chosen crew tokens in the words of `ask-<key>-outcome`."""

    def outcome(asked: Decision, chosen: tuple[int, ...]) -> str:
        names = Names(asked.battle)
        return names.words.text(f"ask-{key}-outcome", tokens=names.tokens(asked.ship.number, chosen))

    return outcome


def typed_places(_asked: object, places: Iterable[int]) -> str:
    """Return slots or crew tokens as a player would type them, counted from 1."""
    return " ".join(str(place + 1) for place in places)


SLOTS = ByHand(lambda _, text: whole_numbers(tokens(text), "slot"), typed_places)
TOKENS = ByHand(lambda _, text: whole_numbers(tokens(text), "token"), typed_places)
NUMBER = ByHand(lambda _, text: number_in(text.strip(), "whole"), lambda _, number: str(number))
"""Answers that are slots, crew tokens, or one number."""


class Prompt(NamedTuple):
    """The question of a decision, the notation and the description of its answers, and the messages of its help."""

    ask: Callable[[Any], Question]
    notation: Notation
    outcome: Callable[[Any, Any], str]
    help: tuple[str, ...]


Prompts = dict[type[Decision], Prompt]
"""The prompts of kinds of decisions."""
