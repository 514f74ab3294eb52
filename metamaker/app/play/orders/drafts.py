"""Drafts of all open decisions."""

from collections.abc import Callable, Mapping, Sequence

from metamaker.play.dialogue import Draft, Question


def _unasked(place: int) -> Draft:
    raise LookupError(place)


class Drafts:
    """The drafts of a player, legal or not, by the places of their questions; `blank(place)` returns a blank one."""

    def __init__(self, questions: Sequence[Question] = (), blank: Callable[[int], Draft] = _unasked) -> None:
        self.questions = tuple(questions)
        self._blank = blank
        self._proposed: dict[int, Draft] = {}
        self._written = {place: blank(place) for place, question in enumerate(questions) if question.idle}

    def write(self, place: int, draft: Draft) -> None:
        """Note a draft; one that is not legal stays until it is corrected."""
        self._written[place] = draft

    def propose(self, place: int, draft: Draft) -> None:
        """Note legal orders to be given as long as nothing is written. The decision stays open."""
        self._proposed[place] = draft

    def is_proposed(self, place: int) -> bool:
        """Return whether proposed orders would be given."""
        return place in self._proposed and place not in self._written

    def clear(self, place: int) -> None:
        """Forget a draft."""
        self._written.pop(place, None)

    def draft(self, place: int) -> Draft:
        """Return the draft of a decision: written, proposed or blank."""
        return self._written[place] if place in self._written else self._unwritten(place)

    def _unwritten(self, place: int) -> Draft:
        return self._proposed[place] if place in self._proposed else self._blank(place)

    def is_legal(self, place: int) -> bool:
        """Return whether legal orders are written."""
        return place in self._written and self._written[place].is_legal

    def open(self, places: Sequence[int]) -> list[int]:
        """Return the places without legal orders."""
        return [place for place in places if not self.is_legal(place)]

    def refused(self, places: Sequence[int]) -> list[int]:
        """Return the places with illegal orders."""
        return [place for place in places if place in self._written and not self.is_legal(place)]

    def orders(self, places: Sequence[int] | None = None) -> list[Draft]:
        """Return the orders for some places, by default all; proposed or blank ones where nothing legal is written."""
        places = range(len(self.questions)) if places is None else places
        return [self._written[place] if self.is_legal(place) else self._unwritten(place) for place in places]

    def kept(self) -> Mapping[int, str]:
        """Return the texts of legal orders by places, to be saved with the match."""
        texts = {place: draft.text for place, draft in self._written.items() if draft.is_legal}
        return {place: text for place, text in texts.items() if text and not self.questions[place].idle}
