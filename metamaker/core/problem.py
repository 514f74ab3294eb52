"""What is wrong with a file, told in one sentence."""

from typing_extensions import override

from metamaker.core.words import Text


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
        return ": ".join(part for part in (self.file, self.place, str(self.text)) if part)

    @property
    def without_file(self) -> str:
        """The sentence for whoever has named the file already."""
        return ": ".join(part for part in (self.place, str(self.text)) if part)


class ContentProblem(ValueError):
    """What is wrong with the content of a file or text, in one sentence, told before anybody says which file it is."""
