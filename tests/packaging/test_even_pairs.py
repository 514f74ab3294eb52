"""Random pairs for studies: any mix of sources and sizes, legal, as close in value as asked, the same from the same seed."""

import pytest
from even_pairs import LEAST_SHIPS, MOST_SHIPS, EvenPair, even_pair, even_pairs

from metamaker.games.metaverse.match.force import flaws
from metamaker.games.metaverse.stats.fleet import fleet_stats


@pytest.fixture(scope="module")
def pairs() -> tuple[EvenPair, ...]:
    return even_pairs(1, 16)


def test_fleets_are_of_the_wanted_size_legal_and_close_in_value(pairs: tuple[EvenPair, ...]) -> None:
    for pair in pairs:
        assert all(LEAST_SHIPS <= len(fleet.ships) <= MOST_SHIPS for fleet in pair.forces)
        assert [flaw for fleet in pair.forces for flaw in flaws(fleet)] == []
        one, other = (fleet_stats(fleet).combat_value for fleet in pair.forces)
        assert max(one, other) <= 1.5 * min(one, other) * (1 + 1e-9)


def test_all_sources_meet(pairs: tuple[EvenPair, ...]) -> None:
    assert {source for pair in pairs for source in pair.sources} == {"sample", "tame", "broad"}
    assert any(len(set(pair.sources)) > 1 for pair in pairs)


def test_the_same_seed_draws_the_same_and_another_one_others(pairs: tuple[EvenPair, ...]) -> None:
    assert even_pair(1, 3) == pairs[3]
    assert even_pair(2, 3) != pairs[3]


def test_fleets_that_cannot_be_that_close_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("even_pairs.TRIES", 2)
    with pytest.raises(ValueError, match="within 0 percent"):
        even_pair(1, 0, apart=0)
