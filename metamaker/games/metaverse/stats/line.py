"""One evaluated line of a sum: which element it is for, which formula, with which inputs."""

from typing import NamedTuple

from metamaker.formulas.book import Book
from metamaker.formulas.compiled import part_function


class Line(NamedTuple):
    """A term of a sum. `path` leads from the class to the element; `inputs` are those of the entry, in declared order."""

    path: tuple[str, ...]
    entry: str
    inputs: tuple[float, ...]
    value: float


def line(book: Book, path: tuple[str, ...], entry: str, *inputs: float) -> Line:
    """Return the line of the element at `path` by the formula `entry` of `book`."""
    return Line(path, entry, inputs, part_function(book, entry)(*inputs))
