"""What is looked for among the documents of the start page: words, and how large a fleet may be."""

from dataclasses import dataclass

from metamaker.app.start.file_preview import Glance
from metamaker.core.collation import has_words


@dataclass(frozen=True)
class Wanted:
    """Words that all must occur, in any case; bounds of the combat value, of which `most` is the first that is too large."""

    text: str = ""
    least: float = 0.0
    most: float = float("inf")

    def fits(self, seen: Glance, *names: str) -> bool:
        """Whether a document is wanted: by what is known of it, and by `names` of its file and its game.

        What has no value, as in a game without one, is of no size, and is wanted where any size is.
        """
        if not has_words(" ".join((seen.title, seen.notes, *names)), self.text):
            return False
        if seen.value is None:
            return self.least == 0.0 and self.most == float("inf")
        return self.least <= seen.value < self.most


ALL = Wanted()
