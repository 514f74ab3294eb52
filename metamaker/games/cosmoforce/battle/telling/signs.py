"""The words of an answer: signs of ships, numbers of slots and crew, words cut short; and questions about a ship."""

from collections.abc import Iterable
from typing import Any

from metamaker.core.naming import listed
from metamaker.games.cosmoforce.battle.decision import Decision
from metamaker.games.cosmoforce.battle.state import HURT, KILLED, STANDBY, Battle, Ship
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.play.dialogue import Question, Unreadable


def tokens(text: str) -> list[str]:
    """Return the words of an answer in small letters; commas part them as blanks do."""
    return text.lower().replace(",", " ").replace("−", "-").split()


def number_in(word: str, what: str) -> int:
    """Return a whole number with or without its sign. Raises Unreadable."""
    digits = word[1:] if word[:1] in {"+", "-"} else word
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 4):
        raise Unreadable(f"{what} was expected, found “{word}”")
    return int(word)


def whole_numbers(words: Iterable[str], what: str) -> tuple[int, ...]:
    """Return places that people count from 1, counted from 0. Raises Unreadable."""
    return tuple(number_in(word, what) - 1 for word in words)


def ship_called(battle: Battle, word: str) -> Ship:
    """Return the ship with this sign. Raises Unreadable."""
    signs = [sign.lower() for sign in Names(battle).signs]
    if word.lower() not in signs:
        shown = listed(sign.upper() for sign in signs[:6])
        raise Unreadable(f"a ship was expected, one of {shown}, found “{word}”")
    return battle.ships[signs.index(word.lower())]


def completed(word: str, known: Iterable[str]) -> str:
    """Return the word that this one is or begins. Raises Unreadable if there is none, or if there are several."""
    words = list(known)
    found = [each for each in words if each == word] or [each for each in words if each.startswith(word)]
    if len(found) != 1:
        meant = listed(found or words).replace(" and ", " or ")
        raise Unreadable(f"{meant} was expected, found “{word}”")
    return found[0]


AS_PLAIN = "empty: as the plain captain would"


def ship_question(asked: Decision, text: str, facts: tuple[str, ...], hint: str, word: str) -> Question:
    """Return a question to the owner of a ship; `word` says what kind it is, and is asked once."""
    names = Names(asked.battle)
    of, prompt = names.ship(asked.ship.number), f"{names.signs[asked.ship.number]} {word}"
    return Question(of, text, facts, hint, prompt, word, asks_again=False)


def crew_listed(ship: Ship, names: Names) -> str:
    """Return the living crew with state and place."""
    states = {HURT: "hurt"}
    told = [
        f"{names.token(ship.number, token)} {states.get(state, 'ready')}"
        + ("" if ship.posts[token] == STANDBY else f" on {names.slot(ship.number, ship.posts[token])}")
        for token, state in enumerate(ship.crew)
        if state != KILLED
    ]
    return ", ".join(told)


def read_slots(_asked: Any, text: str) -> tuple[int, ...]:
    """Read numbers of slots."""
    return whole_numbers(tokens(text), "the number of a slot")


def read_tokens(_asked: Any, text: str) -> tuple[int, ...]:
    """Read numbers of crew tokens."""
    return whole_numbers(tokens(text), "the number of a crew token")


def read_number(_asked: Any, text: str) -> int:
    """Read one number."""
    return number_in(text.strip(), "a whole number")


def tokens_outcome(asked: Any, chosen: tuple[int, ...], verb: str) -> str:
    """Return who is meant."""
    names = Names(asked.battle)
    return f"{verb}: {listed(names.token(asked.ship.number, token) for token in chosen)}" if chosen else f"{verb}: nobody"
