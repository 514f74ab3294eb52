"""What is wrong with a file, told in one sentence."""

from typing_extensions import override

from metamaker.core.words import Text

LONGEST_PLACE, LONGEST_TEXT = 200, 600
"""Characters of a place in a file and of a sentence: both may repeat names out of the file, and a refusal takes a few lines."""


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


class FileProblem(Exception):
    """A file that cannot be used or written: which file, where in it (may be empty), what was expected and what was found.

    `place` is an element reference or a line and column. Names and places come from files: whoever prints them escapes them.
    """

    def __init__(self, file: str, place: str, text: Text) -> None:
        super().__init__(file, place, text)
        self.file = file
        self.place = place
        self.text = text

    @override
    def __str__(self) -> str:
        """Return the one sentence: file, place, what was expected."""
        return ": ".join(part for part in (self.file, self.without_file) if part)

    @property
    def without_file(self) -> str:
        """The sentence without the file, for places that show its name already."""
        return ": ".join(part for part in (_short(self.place, LONGEST_PLACE), _short(str(self.text), LONGEST_TEXT)) if part)


class ContentProblem(ValueError):
    """What is wrong with the content of a file or text, in one sentence, told before anybody says which file it is."""
