"""The words of an answer: signs of ships, numbers of slots and crew, words that may be cut short."""

from collections.abc import Iterable

from metamaker.fighting import Unreadable
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.ship import Ship
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import listed


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
