"""What is written for the decisions that are asked for at once, and what of it is refused."""

from collections.abc import Mapping, Sequence

from metamaker.play.dialogue import Question


class Written:
    """Orders by the places of their questions; None where nothing legal is written."""

    def __init__(self, questions: Sequence[Question] = ()) -> None:
        self.questions = tuple(questions)
        self.texts: list[str | None] = ["" if question.idle else None for question in questions]
        self._refused: dict[int, str] = {}

    def __len__(self) -> int:
        """Return how many decisions are asked for."""
        return len(self.texts)

    def take(self, place: int, text: str) -> None:
        """Note legal orders."""
        self.texts[place] = text
        self._refused.pop(place, None)

    def refuse(self, place: int, text: str) -> None:
        """Note what is no legal order, until it is changed: whoever wrote it finds it again."""
        self.texts[place] = None
        self._refused[place] = text

    def clear(self, place: int) -> None:
        """Forget what was written."""
        self.texts[place] = None
        self._refused.pop(place, None)

    def is_legal(self, place: int) -> bool:
        """Whether legal orders are written."""
        return self.texts[place] is not None

    def text(self, place: int) -> str:
        """Return what stands on the line of a decision."""
        return self._refused.get(place, self.texts[place] or "")

    def open(self, places: Sequence[int]) -> list[int]:
        """Return those of some places where nothing legal is written."""
        return [place for place in places if self.texts[place] is None]

    def refused(self, places: Sequence[int]) -> list[int]:
        """Return those of some places where what is written is refused."""
        return [place for place in places if place in self._refused]

    def orders(self, places: Sequence[int] | None = None) -> list[str]:
        """Return the orders of some places, of all by default; nothing is ordered where nothing legal is written."""
        return [self.texts[place] or "" for place in (range(len(self)) if places is None else places)]

    def kept(self) -> Mapping[int, str]:
        """Return what somebody wrote, by places, to be kept with the match."""
        return {place: text for place, text in enumerate(self.texts) if text and not self.questions[place].idle}
