"""Problems with files, each as one line."""

from collections.abc import Iterator
from contextlib import contextmanager

from typing_extensions import override

from metamaker.core.messages import Text, message

LONGEST_PLACE, LONGEST_TEXT = 200, 600
"""Characters of a place in a file and of a sentence: both may repeat names out of the file, and a refusal takes a few lines."""


def cut(text: str, most: int) -> str:
    """Return text of at most `most` characters; an ellipsis replaces the rest."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _joined(place: str, problem: str) -> str:
    return str(message("file-problem", place=place, problem=problem)) if place and problem else place or problem


class FileProblem(Exception):
    """A file that cannot be used or written: the file, the place in it (may be empty), the problem and what to do.

    `place` is an element reference or a line and column. Names and places come from files, so escape them before you print
    them.
    """

    def __init__(self, file: str, place: str, text: Text) -> None:
        super().__init__(file, place, text)
        self.file = file
        self.place = place
        self.text = text

    @override
    def __str__(self) -> str:
        """Return the file, the place in it and the problem, as one line."""
        return _joined(self.file, self.without_file)

    @property
    def without_file(self) -> str:
        """The sentence without the file, for places that show its name already."""
        return _joined(cut(self.place, LONGEST_PLACE), cut(str(self.text), LONGEST_TEXT))


class ContentProblem(ValueError):
    """A problem with the content of a file or text, in one sentence that does not name the file; see `naming_file`."""


@contextmanager
def naming_file(file: str) -> Iterator[None]:
    """Raise content problems from within as FileProblem, which names `file`."""
    try:
        yield
    except ContentProblem as problem:
        raise FileProblem(file, "", str(problem)) from None


@contextmanager
def inside(place: str, file: str) -> Iterator[None]:
    """Raise problems of a part of `file` with their places below `place`."""
    try:
        yield
    except FileProblem as problem:
        raise FileProblem(file, "/".join(filter(None, (place, problem.place))), problem.text) from None
