"""One evaluated line of a sum: which element it is for, which formula, with which inputs."""

from typing import NamedTuple

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import part_function


class Line(NamedTuple):
    """A term of a sum. `inputs` are those of the formula entry, in declared order."""

    element: str
    entry: str
    inputs: tuple[float, ...]
    value: float


def line(book: Book, element: str, entry: str, *inputs: float) -> Line:
    """Return the line of `element` by the formula `entry` of `book`."""
    return Line(element, entry, inputs, part_function(book, entry)(*inputs))
