"""Designs: the same object as long as nothing that they depend on changes, in every thread."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier, BrokenBarrierError

import pytest
from typing_extensions import override

from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.model import design as designs
from metamaker.games.metaverse.model.design import Definitions, Design, definitions, design
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_file

PATIENCE_SECONDS = 0.3
"""Time for which a thread waits for the other one at a place that only one of them may enter."""


class MeetingPlace(dict[int, tuple[Design, Definitions]]):
    """A table of designs in which two threads wait for each other between two steps, if both can get there."""

    def __init__(self) -> None:
        super().__init__()
        self._taking, self._dropping = Barrier(2), Barrier(2)

    @override
    def pop(self, key: int, *default: object) -> object:  # type: ignore[override]
        found = super().pop(key, *default)
        _meet(self._taking)
        return found

    @override
    def __delitem__(self, key: int) -> None:
        _meet(self._dropping)
        super().__delitem__(key)


def _meet(place: Barrier) -> None:
    try:
        place.wait(PATIENCE_SECONDS)
    except BrokenBarrierError:
        return


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> MeetingPlace:
    made = MeetingPlace()
    monkeypatch.setattr(designs, "_designs", made)
    return made


def in_two_threads(fleets: tuple[Fleet, Fleet]) -> tuple[Design, Design]:
    """Ask for the first design of both fleets at the same time."""
    for fleet in fleets:
        definitions(fleet)
    with ThreadPoolExecutor(2) as threads:
        first, second = (threads.submit(design, fleet, fleet.classes[0]) for fleet in fleets)
        return first.result(), second.result()


def sample(name: str) -> Fleet:
    found: Fleet = open_file(str(sample_fleets("metaverse") / name)).document
    return found


def test_two_threads_drop_old_designs_of_a_full_table(table: MeetingPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(designs, "DESIGNS_KEPT", 1)
    old = sample("the-even-hand.json")
    fleets = sample("quarrel-at-fennel-light.json"), sample("quarrel-at-fennel-light.json")
    for number in range(2 * len(fleets[0].classes)):
        table[-number] = definitions(old).resolve(old.classes[0]), definitions(old)
    found = in_two_threads(fleets)
    assert [each.ship for each in found] == [fleet.classes[0] for fleet in fleets]
    assert all(any(each is kept for kept, _ in table.values()) for each in found)


def test_two_threads_get_the_same_design(table: MeetingPlace) -> None:
    fleet = sample("quarrel-at-fennel-light.json")
    first, second = in_two_threads((fleet, fleet))
    assert first is second
