"""Custom terms of a universe: read from lines, and used in place of the terms of the rules."""

from functools import lru_cache

from metamaker.core.edits import validated_new
from metamaker.core.messages import Words
from metamaker.core.property import EditProblem
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.house_word import TERMS, HouseWord, Term
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import WeaponQuality


def house_word(fleet: Fleet, term: Term) -> str:
    """Return the custom term of the universe of a fleet for a term of the rules; empty without one."""
    return next((each.word for each in reversed(fleet.words) if each.term == term), "")


def term_name(term: Term, words: Words) -> str:
    """Return the name of a term in the rules: “Sensor array”."""
    known = catalogue()
    match term:
        case ComponentKind():
            return words.get(_key(term), known[term].name)
        case WeaponQuality():
            return words.get(_key(term), known.weapon_quality[term].name)
        case _:
            return words.get(_key(term), known.squadron_quality[term].name)


def _key(term: Term) -> str:
    """Return the message that names a term on sheets."""
    group = {ComponentKind: "component", WeaponQuality: "weapon_quality"}.get(type(term), "squadron_quality")
    return f"sheet-name-{group}-{term}"


def with_house_words(words: Words, entries: tuple[HouseWord, ...]) -> Words:
    """Return words with the terms of a universe; the same object each time, and `words` itself without custom terms."""
    return _layered(words, entries) if entries else words


@lru_cache(maxsize=16)
def _layered(words: Words, entries: tuple[HouseWord, ...]) -> Words:
    lines = {key: f'{key} = {{ "{_quoted(each.word)}" }}' for each in entries if (key := _key(TERMS[each.term]))}
    return Words(words.language, {"sheet": tuple(lines.values())}, words.domain, words)


def _quoted(word: str) -> str:
    """Return an untrusted term as a literal of Fluent, so that all characters are plain text."""
    return word.replace("\\", "\\\\").replace('"', '\\"')


def words_text(fleet: Fleet) -> str:
    """Return the custom terms of a fleet as text, one in each line."""
    return "\n".join(f"{each.term} = {each.word}" for each in fleet.words)


def read_words_text(text: str) -> tuple[HouseWord, ...]:
    """Return custom terms from text, one in each line. Raises EditProblem."""
    return tuple(_house_word(line) for line in text.splitlines() if line.strip())


def _house_word(line: str) -> HouseWord:
    key, sign, word = (part.strip() for part in line.partition("="))
    if not sign or not word:
        raise EditProblem(message("edit-word-line", example="sensor_array = Deep ear"))
    return validated_new(HouseWord, term=key, word=word)
