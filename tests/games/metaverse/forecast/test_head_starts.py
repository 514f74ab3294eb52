"""Head starts of fleets: found on some battles, they make others even, however different the fleets are."""

from math import sqrt

import pytest

from metamaker.balance.head_start import ends_of, fair_head_start, with_points
from metamaker.core.paths import sample_fleets
from metamaker.game_api.play import HeadStart
from metamaker.games.metaverse.encounters.fitting import misfits
from metamaker.games.metaverse.forecast import offered
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model import encounter as model
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.play.results import Tally, tally
from metamaker.play.simulation.runner import Bout, all_fought
from metamaker.play.statistics import win_rate
from tests.games.metaverse.samples import sample_fleet

PLAIN = ("plain", "plain")
SAMPLES = sample_fleets("metaverse")


def side(word: str) -> Fleet:
    """Return a side as the command line takes it: a sample fleet, or ships of it."""
    name, _, ships = word.partition("#")
    return force(sample_fleet(SAMPLES / f"{name}.json"), tuple(filter(None, ships.split(","))))


EVEN_PAIR = "quarrel-at-fennel-light#honest-weight", "quarrel-at-fennel-light#borrowed-lantern"
STRONGER = "the-even-hand#clerk-of-works", "quarrel-at-fennel-light#honest-weight"
OUTNUMBERED = "the-even-hand#ell", "quarrel-at-fennel-light"
"""A ship that always loses against these two."""

FLEETS = "kite-clans-of-aldersay", "the-glass-cantons"
"""Whole sample fleets of which the second always wins."""


def fought(forces: tuple[Fleet, Fleet], number: int, given: HeadStart | None) -> Tally:
    """Fight a pair: for the leads of its first side, or with a head start."""
    ready = offered.leads(forces, PLAIN) if given is None else offered.bout(forces, offered.head_start(forces, given), PLAIN)
    bout = Bout(ready.fight, ready.payload, ready.match_up, mirrored=given is not None)
    return all_fought((bout,), number, protocol="head starts", workers=1)[0]


def becomes(pair: tuple[str, str], number: int) -> tuple[float, float]:
    """Return the win rate of the first side with a head start on fresh battles, and how far from even dice may take it."""
    forces = side(pair[0]), side(pair[1])
    leads = fought(forces, number, None)
    given = fair_head_start(ends_of(leads))
    after = win_rate(fought(forces, number, given))
    # The head start has its own error, as large as that of the battles that test it.
    return after.found, sqrt(2) * (after.high - after.low) / 2


@pytest.mark.rule("MV-4.1.0-05")
@pytest.mark.parametrize("pair", [EVEN_PAIR, STRONGER, OUTNUMBERED], ids=lambda pair: pair[0])
def test_a_head_start_makes_fresh_battles_even(pair: tuple[str, str]) -> None:
    after, error = becomes(pair, 150)
    assert after == pytest.approx(0.5, abs=error)


@pytest.mark.slow
@pytest.mark.rule("MV-4.1.0-05")
@pytest.mark.parametrize("pair", [EVEN_PAIR, STRONGER, OUTNUMBERED, FLEETS], ids=lambda pair: pair[0])
def test_many_fresh_battles_are_even(pair: tuple[str, str]) -> None:
    after, error = becomes(pair, 400)
    assert after == pytest.approx(0.5, abs=error)


def test_the_pairs_include_one_that_is_decided_from_the_start() -> None:
    assert fought((side(OUTNUMBERED[0]), side(OUTNUMBERED[1])), 30, None).wins == 0


def test_the_encounter_has_the_head_start_and_nothing_else_changes() -> None:
    forces = side(EVEN_PAIR[0]), side(EVEN_PAIR[1])
    change = offered.head_start(forces, HeadStart(1, 14))
    after, encounter = offered.made(forces, change)
    usual = offered.made(forces, offered.as_it_is(forces))
    assert after == usual[0] == forces
    assert encounter == usual[1].with_(head_start=model.HeadStart(side="b", points=14))
    assert list(misfits(encounter, forces)) == []
    assert (change.size, change.points) == (0.0, 0.0)
    assert str(change.text) == "Borrowed Lantern begins with a head start of 14 points"


@pytest.mark.rule("MV-4.1.0-01", "MV-4.1.0-04")
@pytest.mark.parametrize("given", [HeadStart(0, 40), HeadStart(1, 40), HeadStart(1, 76, 7), HeadStart(0, 60, 7)])
def test_battles_end_as_their_leads_say(given: HeadStart) -> None:
    """Captains fight in the same way with and without a head start, so the leads of one rating serve for any."""
    forces = side(EVEN_PAIR[0]), side(EVEN_PAIR[1])
    leads = offered.leads(forces, PLAIN)
    met = offered.bout(forces, offered.head_start(forces, given), PLAIN)
    for seed in range(12):
        won = with_points(ends_of(tally([leads.fight(leads.payload, seed, False)])), given).wins
        assert met.fight(met.payload, seed, bool(seed & 1)).winner == 1 - won
