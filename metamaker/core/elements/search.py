"""Find elements by id, by name, or by words of their descriptions."""

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol, TypeVar

from metamaker.core.collation import folded
from metamaker.core.messages import Text, message
from metamaker.core.schema_errors import did_you_mean, nearest_or_all


class Referable(Protocol):
    """An element with an id and a reference."""

    @property
    def id(self) -> str:
        """The id."""

    def ref(self) -> str:
        """Return the reference."""


Element = TypeVar("Element", bound=Referable)


_EQUAL, _BEGINS, _PHRASE, _WORDS, _PIECES, _LETTERS = 100, 80, 60, 40, 20, 5
"""The quality of a match.

From best to worst: the whole text, its beginning, the beginning of a word, of several words, pieces of words, and the letters
in order. The distances leave room for finer ranks.
"""

MOST_LISTED = 12
"""Elements that a message lists if none of them has the name."""

_FEWEST_LETTERS, _LONGEST_NAME = 3, 60
"""Fewer letters in their order are in most texts; in longer texts than names most letters are."""


def fitness(search: str, text: str, more: str = "") -> int:
    """Return how well a text matches a search, ignoring case and accents; 0 for no match.

    Words may also match `more`, such as a kind, if at least one matches the text itself.
    """
    wanted, name = folded(search).strip(), folded(text)
    if not wanted:
        return 1
    if name.startswith(wanted):
        return _EQUAL if name == wanted else _BEGINS
    if any(name.startswith(wanted, place + 1) for place, letter in enumerate(name) if not letter.isalnum()):
        return _PHRASE
    words, beyond = wanted.split(), folded(more)
    found = [_word_fit(word, name) for word in words]
    if any(found) and all(fit or word in beyond for fit, word in zip(found, words, strict=True)):
        return min(fit for fit in found if fit)
    letters = iter(name)
    run_on = wanted.replace(" ", "")
    fits = len(run_on) >= _FEWEST_LETTERS and len(name) <= _LONGEST_NAME and all(letter in letters for letter in run_on)
    return _LETTERS if fits else 0


def _word_fit(word: str, name: str) -> int:
    """Return how well a word fits a name: as the beginning of a word of it, or as a piece of one."""
    if word not in name:
        return 0
    starts = (place for place in range(len(name)) if name.startswith(word, place))
    return _WORDS if any(place == 0 or not name[place - 1].isalnum() for place in starts) else _PIECES


Thing = TypeVar("Thing")


def named(known: Iterable[tuple[str, Thing]], name: str) -> list[Thing]:
    """Return the things with this name, ignoring case; if there are none, also ignoring accents."""
    pairs = list(known)
    found = [thing for called, thing in pairs if called.casefold() == name.casefold()]
    return found or [thing for called, thing in pairs if folded(called) == folded(name)]


def find_by_name(
    groups: Sequence[Sequence[Element]], name: str, names: Sequence[Callable[[Element], str]], kinds: Text
) -> Element:
    """Return the element with this id or reference, or with this one of its `names`; earlier groups come first.

    Raises LookupError for an unknown or ambiguous name. Its text is one sentence about the `kinds`.
    """
    elements = [element for group in groups for element in group]
    for element in elements:
        if name in {element.id, element.ref()}:
            return element
    for group in groups:
        for called in names:
            fitting = named([(called(element), element) for element in group], name)
            if len(fitting) > 1:
                ids = ", ".join(element.id for element in fitting)
                raise LookupError(message("find-several", count=len(fitting), name=name, ids=ids))
            if fitting:
                return fitting[0]
    known = {text for element in elements for text in (element.id, *(called(element) for called in names))}
    every = [element.id for element in elements]
    suggestion = did_you_mean(name, known) or (nearest_or_all(name, every) if 0 < len(every) <= MOST_LISTED else "")
    raise LookupError(message("find-none", kinds=kinds, name=name, suggestion=suggestion))
