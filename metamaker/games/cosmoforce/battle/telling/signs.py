"""The words of an answer: signs of ships, numbers of slots and crew, words cut short; and questions about a ship."""

from collections.abc import Iterable
from typing import Any

from metamaker.core.words import Listing
from metamaker.games.cosmoforce.battle.decision import Decision
from metamaker.games.cosmoforce.battle.state import Battle, Ship
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.messages import message
from metamaker.play.dialogue import Question, Unreadable


def tokens(text: str) -> list[str]:
    """Return the words of an answer in small letters; commas part them as blanks do."""
    return text.lower().replace(",", " ").replace("−", "-").split()


def number_in(word: str, what: str) -> int:
    """Return a whole number with or without its sign; `what` is one of those of `refusal-read`. Raises Unreadable."""
    digits = word[1:] if word[:1] in {"+", "-"} else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise Unreadable(message("refusal-read", what=what, found=word))
    return int(word)


def whole_numbers(words: Iterable[str], what: str) -> tuple[int, ...]:
    """Return places that people count from 1, counted from 0. Raises Unreadable."""
    return tuple(number_in(word, what) - 1 for word in words)


def ship_called(battle: Battle, word: str) -> Ship:
    """Return the ship with this sign. Raises Unreadable."""
    signs = Names(battle).signs
    if word.upper() not in signs:
        raise Unreadable(message("refusal-read-ship", known=Listing(tuple(signs[:6])), found=word))
    return battle.ships[signs.index(word.upper())]


def completed(word: str, known: Iterable[str]) -> str:
    """Return the word that this one is or begins. Raises Unreadable if there is none, or if there are several."""
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


def read_slots(_asked: Any, text: str) -> tuple[int, ...]:
    """Read numbers of slots."""
    return whole_numbers(tokens(text), "slot")


def read_tokens(_asked: Any, text: str) -> tuple[int, ...]:
    """Read numbers of crew tokens."""
    return whole_numbers(tokens(text), "token")


def read_number(_asked: Any, text: str) -> int:
    """Read one number."""
    return number_in(text.strip(), "whole")
