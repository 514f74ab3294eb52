"""Quick looks: the forecast and a few battles together, the same for everybody."""

import pytest

from metamaker.balance.quick_look import BATTLES, QuickLook, combined, is_foretold, quick_look
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.encounters.rolling import agreed
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.model.encounter import HeadStart
from metamaker.play.results import Tally
from metamaker.play.statistics import reversed_share, wilson
from metamaker.registry import game_called
from tests.games.metaverse.samples import sample_fleet

METAVERSE = game_called("metaverse")
FENNEL = sample_fleet(sample_fleets("metaverse") / "quarrel-at-fennel-light.json")
ONE, OTHER = force(FENNEL, ("Wicket",)), force(FENNEL, ("Tinker",))


def test_without_battles_the_forecast_stays() -> None:
    found = combined(0.8, 1.2, Tally())
    assert found == pytest.approx((0.690, 0.175, 0.959), abs=0.002)


def test_many_battles_outweigh_any_forecast() -> None:
    battles = Tally(wins=6000, losses=4000)
    assert combined(-3.0, 1.2, battles) == pytest.approx(wilson(6000, 10_000), abs=0.005)


def test_the_result_lies_between_forecast_and_battles_and_is_surer_than_both() -> None:
    found, battles = combined(0.0, 1.2, Tally(wins=15, losses=5)), wilson(15, 20)
    assert 0.5 < found.found < 0.75
    assert found.high - found.low < battles.high - battles.low


def test_a_draw_is_half_a_win_and_half_a_loss() -> None:
    assert combined(0.3, 1.2, Tally(draws=20)) == pytest.approx(combined(0.3, 1.2, Tally(wins=10, losses=10)))


@pytest.mark.parametrize("logits", [-40.0, 0.0, 40.0])
@pytest.mark.parametrize("tally", [Tally(), Tally(wins=20), Tally(losses=1000)])
def test_extreme_results_stay_inside_their_interval(logits: float, tally: Tally) -> None:
    found = combined(logits, 1.2, tally)
    assert 0 < found.low <= found.found <= found.high < 1


def test_both_sides_get_the_same_battles() -> None:
    there, back = quick_look(METAVERSE, (ONE, OTHER)), quick_look(METAVERSE, (OTHER, ONE))
    assert there.key == back.key
    tally = there.fought(4)
    assert back.fought(4) == tally
    assert there.rate(tally) == pytest.approx(reversed_share(back.rate(tally)))


def test_battles_depend_on_the_content_of_fleets_and_encounter() -> None:
    usual, near = (quick_look(METAVERSE, (ONE, OTHER), each) for each in (None, agreed((ONE, OTHER), 48)))
    renamed = quick_look(METAVERSE, (ONE.with_(name="Another"), OTHER))
    assert len({usual.key, near.key, renamed.key}) == 3
    assert quick_look(METAVERSE, (ONE, OTHER), agreed((ONE, OTHER), 48)).key == near.key


def test_a_fleet_against_itself_is_even() -> None:
    look = quick_look(METAVERSE, (ONE, ONE))
    assert look.rate(Tally(wins=10, losses=10)).found == pytest.approx(0.5)


def test_a_stopped_look_has_fewer_battles() -> None:
    look: QuickLook = quick_look(METAVERSE, (ONE, OTHER))
    tally = look.fought(stop=lambda: True)
    assert tally.fought < BATTLES
    assert tally.is_partial


def test_forecasts_cover_battles_to_the_last_fleet_in_games_that_have_them() -> None:
    usual = agreed((ONE, OTHER))
    assert is_foretold(METAVERSE)
    assert is_foretold(METAVERSE, usual)
    assert not is_foretold(METAVERSE, usual.with_(head_start=HeadStart(side="b", points=14)))
    assert not is_foretold(game_called("cosmoclysm"))
