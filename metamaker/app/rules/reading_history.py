"""What has been read in a book, to go back to and forward again."""


class ReadingHistory:
    """The places that were read, one of which is open unless there are none."""

    def __init__(self) -> None:
        self._places: list[str] = []
        self._at = -1

    @property
    def place(self) -> str:
        """The place that is open; empty if none is."""
        return self._places[self._at] if self._at >= 0 else ""

    def forget(self) -> None:
        """Begin anew."""
        self._places, self._at = [], -1

    def open(self, place: str) -> None:
        """Open a place; those that were gone back from are forgotten."""
        if place != self.place:
            del self._places[self._at + 1 :]
            self._places.append(place)
            self._at += 1

    def can_step(self, by: int) -> bool:
        """Whether there is a place so many steps back (−1) or forward (1)."""
        return 0 <= self._at + by < len(self._places)

    def step(self, by: int) -> None:
        """Open the place so many steps back or forward; there must be one."""
        self._at += by
