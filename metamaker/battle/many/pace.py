"""How many battles make a run that is worth sending to another process."""

WORTHWHILE_SECONDS = 0.5
"""Sending a run there and back takes a thousandth of it."""

FIRST_RUN = 1
GROWTH = 8
RUNS_LEFT = 2
"""Runs that every worker should still get: so that in the end none waits long for the others."""

SMALLEST_PART = 16
"""The last runs are no smaller than this part of a whole one."""


class Pace:
    """Sizes of runs, from how long battles took so far: a single one first, then enough for half a second."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._seconds = 0.0
        self._battles = 0
        self._largest = FIRST_RUN

    def learn(self, battles: int, seconds: float) -> None:
        """Take note of a run that ended."""
        self._battles += battles
        self._seconds += seconds
        # The first battles of a process are slow and each differs: no great leap from a few of them.
        self._largest = max(self._largest, battles * GROWTH)

    def size(self, left: int) -> int:
        """Return the battles of the next run, if `left` are still to be given out; 1 at least, `left` at most."""
        if not self._battles:
            return min(FIRST_RUN, left)
        mean = self._seconds / self._battles
        wanted = int(WORTHWHILE_SECONDS / mean) if mean > WORTHWHILE_SECONDS / self._largest else self._largest
        fair = -(-left // (self._workers * RUNS_LEFT))
        return max(1, min(wanted, max(fair, wanted // SMALLEST_PART), left))
