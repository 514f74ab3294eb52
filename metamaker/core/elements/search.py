"""Elements as people look for them: by id or name, by words that stand in what is told of them."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from metamaker.core.expectation import did_you_mean
from metamaker.core.words import Text, message


class Referable(Protocol):
    """An element with an id and a reference."""

    @property
    def id(self) -> str:
        """The id."""

    def ref(self) -> str:
        """Return the reference."""


Element = TypeVar("Element", bound=Referable)


def has_words(text: str, search: str) -> bool:
    """Whether all words of a search stand in a text, in any case."""
    lowered = text.casefold()
    return all(word in lowered for word in search.casefold().split())


def find_by_name(
    groups: Sequence[Sequence[Element]], name: str, names: Sequence[Callable[[Element], str]], kinds: Text
) -> Element:
    """Return the element called `name`: by id or reference, else by one of its `names`, the first group first.

    Raises LookupError, whose text is one sentence about what `kinds` says, for a name that nothing has, or several.
    """
    elements = [element for group in groups for element in group]
    for element in elements:
        if name in {element.id, element.ref()}:
            return element
    wanted = name.casefold()
    for group in groups:
        for called in names:
            fitting = [element for element in group if called(element).casefold() == wanted]
            if len(fitting) > 1:
                ids = ", ".join(element.id for element in fitting)
                raise LookupError(message("find-several", count=len(fitting), name=name, ids=ids))
            if fitting:
                return fitting[0]
    known = {text for element in elements for text in (element.id, *(called(element) for called in names))}
    raise LookupError(message("find-none", kinds=kinds, name=name, suggestion=did_you_mean(name, known)))
