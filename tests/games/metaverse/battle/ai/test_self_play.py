"""Battles between captains: who won, how ships were lost, what travels to other processes."""

import pickle

import pytest

from metamaker.games.metaverse.battle.ai.self_play import Contestant, Match, decided, fight, line, lined_up, outcome, played
from metamaker.games.metaverse.battle.frame import BattleBegan, BattleEnded
from metamaker.games.metaverse.battle.start import Setup, flaws
from metamaker.games.metaverse.battle.state.vessel import Fate, Status
from metamaker.games.metaverse.battle.turn.engine import DRAW
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.words import MassFactorFormula
from metamaker.play.results import Fate as Ended
from tests.games.metaverse.battle.ai.matches import CARRIER, CRUISER, CRUISERS, VARIED, detachment, match

ELL = detachment("the-even-hand", "yardstick")
UNEQUAL = Match((Contestant(CRUISER, "plain"), Contestant(ELL, "plain")))


def test_the_carrier_of_the_matches_is_legal_and_has_twelve_squadrons() -> None:
    heronry = CARRIER.ship_class("heronry")
    assert flaws(design(CARRIER, heronry)) == ()
    assert [len(entrant.squadrons) for entrant in line(CARRIER, CARRIER.mass_factor)] == [12]


def test_the_log_goes_from_the_beginning_to_the_end() -> None:
    battle, captains = lined_up(match(CRUISER, "plain", "plain"), 3)
    events = [event for some in played(battle, captains) for event in some]
    assert isinstance(events[0], BattleBegan)
    assert isinstance(events[-1], BattleEnded)
    assert battle.events == []


def test_a_battle_without_a_log_is_the_same_battle() -> None:
    told, captains = lined_up(UNEQUAL, 4)
    result = decided(told, captains)
    assert outcome(told, result, mirrored=False) == fight(UNEQUAL, 4, False)


@pytest.mark.parametrize("captains", [("plain", "chance"), ("careful", "plain")])
def test_captains_answer_legally_so_that_battles_without_a_log_do_without_checks(captains: tuple[str, str]) -> None:
    for seed, fleet in enumerate((*VARIED, CARRIER)):
        contest = match(fleet, *captains)
        battle, players = lined_up(contest, seed, telling=False)
        result = decided(battle, players)
        assert outcome(battle, result, mirrored=False) == fight(contest, seed, False)


@pytest.mark.parametrize("mirrored", [False, True])
def test_the_stronger_contestant_wins_from_either_side(mirrored: bool) -> None:
    """A cruiser of 60 points against a frigate of 19."""
    won = [fight(UNEQUAL, seed, mirrored).winner for seed in range(20)]
    assert won.count(0) > 15


def test_contestants_change_sides_with_their_captains() -> None:
    contest = Match((Contestant(CRUISER, "plain"), Contestant(ELL, "chance")))
    for mirrored in (False, True):
        battle, captains = lined_up(contest, 1, mirrored=mirrored)
        names = [vessel.blueprint.name for vessel in battle.table.vessels]
        assert names == (["Ell", "Fathom"] if mirrored else ["Fathom", "Ell"])
        assert [type(each).__name__ for each in captains] == (["Chance", "Plain"] if mirrored else ["Plain", "Chance"])


@pytest.mark.parametrize("mirrored", [False, True])
def test_what_killed_whom_is_told_by_contestants(mirrored: bool) -> None:
    battle, _ = lined_up(match(CRUISER, "plain", "plain"), 1)
    lost, other = battle.table.vessels
    lost.status, lost.fate = Status.DESTROYED, Fate(3, "fire", other.number, "Gauge lance")
    other.status = Status.RETREATED
    one, two = "BA" if mirrored else "AB"
    assert outcome(battle, DRAW, mirrored=mirrored).counts == tuple(
        sorted([(f"{one} Fathom is lost to Gauge lance of {two} Fathom", 1), (f"{two} Fathom retreats", 1)])
    )
    assert outcome(battle, 0, mirrored=mirrored).winner == int(mirrored)
    assert outcome(battle, DRAW, mirrored=mirrored).winner is None


def test_everybody_has_a_fate_by_contestant_and_class() -> None:
    battle, _ = lined_up(match(CRUISERS, "plain", "plain"), 1)
    battle.table.vessels[0].status, battle.table.vessels[-1].status = Status.DESTROYED, Status.AWAY
    assert outcome(battle, DRAW, mirrored=True).fates == (
        (Ended(0, "Fathom", "survived"), 4),
        (Ended(1, "Fathom", "destroyed"), 1),
        (Ended(1, "Fathom", "survived"), 3),
    )


@pytest.mark.parametrize(
    ("status", "fate", "told"),
    [
        (Status.BROKEN, Fate(2, "morale"), ((("A Fathom breaks off"), 1),)),
        (Status.DESTROYED, Fate(2, "detonation"), ((("A Fathom is lost to its own reactor"), 1),)),
        (Status.AWAY, None, ()),
        (Status.FIGHTING, None, ()),
    ],
)
def test_losses_have_their_words(status: Status, fate: Fate | None, told: tuple[tuple[str, int], ...]) -> None:
    battle, _ = lined_up(match(CRUISER, "plain", "plain"), 1)
    battle.table.vessels[0].status, battle.table.vessels[0].fate = status, fate
    assert outcome(battle, DRAW, mirrored=False).counts == told


def test_the_last_turn_ends_a_battle_in_which_nobody_can_hit() -> None:
    apart = match(CRUISER, "plain", "plain", distance_cm=400, last_turn=3)
    assert fight(apart, 1, False)[:2] == (None, 3)


def test_a_match_travels_without_what_was_worked_out() -> None:
    fresh = pickle.dumps(UNEQUAL)
    fight(UNEQUAL, 1, False)
    assert pickle.dumps(UNEQUAL) == fresh
    again: Match = pickle.loads(fresh)  # noqa: S301 - our own bytes
    assert fight(again, 1, False) == fight(UNEQUAL, 1, False)


def test_a_line_is_made_once() -> None:
    assert line(CRUISER, MassFactorFormula.STOCK) is line(CRUISER, MassFactorFormula.STOCK)
    assert Match(UNEQUAL.contestants).setup == Setup()
