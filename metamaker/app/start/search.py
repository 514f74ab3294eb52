"""Search of documents on the start page: words and a range of fleet sizes."""

from dataclasses import dataclass

from metamaker.app.start.file_preview import FilePreview
from metamaker.core.collation import has_words


@dataclass(frozen=True)
class Wanted:
    """Words that must all occur, in any case, and limits of the combat value; `most` is exclusive."""

    text: str = ""
    least: float = 0.0
    most: float = float("inf")

    def fits(self, seen: FilePreview, *names: str) -> bool:
        """Return whether a document matches, by its preview and by the `names` of its file and its game.

        A document without a value, as in a game without values, matches only if no size is chosen.
        """
        if not has_words(" ".join((seen.title, seen.notes, *names)), self.text):
            return False
        if seen.value is None:
            return self.least == 0.0 and self.most == float("inf")
        return self.least <= seen.value < self.most


ALL = Wanted()
