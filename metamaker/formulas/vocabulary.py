"""What formulas may name: functions, inputs and other entries, for the documentation and for editors."""

from dataclasses import dataclass

from metamaker.formulas.book import Book
from metamaker.formulas.functions import FUNCTIONS
from metamaker.formulas.scope import Entry, Input, Scope, known_to


@dataclass(frozen=True, slots=True)
class Word:
    """A name that formulas may use: how it is written, its unit (none for functions) and what it means."""

    written: str
    unit: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """The inputs and entries of one scope."""

    name: str
    meaning: str
    inputs: tuple[Word, ...]
    entries: tuple[Word, ...]


def function_words() -> tuple[Word, ...]:
    """The functions that every formula may call."""
    return tuple(Word(function.signature, "", function.meaning) for function in FUNCTIONS.values())


def chapters(book: Book) -> tuple[Chapter, ...]:
    """All scopes of the book with all that they hold, in the book's order."""
    return tuple(_chapter(scope) for scope in book.scopes.values())


def usable_in(book: Book, name: str) -> tuple[Word, ...]:
    """The inputs and entries that a house formula for the entry `scope.symbol` may use. Raises KeyError."""
    entry = book.entry(name)
    scope = book.scopes[entry.scope]
    others = {one.symbol: one.inputs for one in scope.entries.values() if not one.part and one is not entry}
    known = known_to(entry.inputs, others)
    chapter = _chapter(scope)
    return tuple(word for word in chapter.inputs + chapter.entries if word.written in known)


def _chapter(scope: Scope) -> Chapter:
    words = [_word(one) for one in scope.inputs.values()], [_word(one) for one in scope.entries.values()]
    return Chapter(scope.name, scope.meaning, *map(tuple, words))


def _word(named: Input | Entry) -> Word:
    return Word(named.symbol, named.unit, named.meaning)
