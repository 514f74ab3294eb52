"""A match for points: chosen in the form, remembered, shown above the table and at the end."""

import pytest

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.setting_up.head_start_row import LAST_FLEET
from metamaker.app.play.setting_up.remembered_set_up import choose
from metamaker.app.play.setting_up.set_up_form import SetUpForm
from metamaker.app.window.window import MainWindow
from metamaker.game_api.play import HeadStart
from metamaker.play.snapshot import score_in
from tests.app.play.conftest import Begin


def wanted(form: SetUpForm, side: int, points: int) -> None:
    row = form.terms.victory
    row.victory.setCurrentIndex(row.victory.findData(side))
    row.points.setValue(points)


def test_the_last_fleet_wins_unless_points_are_chosen(form: SetUpForm) -> None:
    row = form.terms.victory
    assert (row.victory.currentData(), row.given) == (LAST_FLEET, None)
    assert not row.points.isVisibleTo(row)
    wanted(form, 1, 14)
    assert row.given == HeadStart(1, 14)
    assert row.points.isVisibleTo(row)
    assert row.victory.currentText() == "Points, head start for B, The Slow Orchard"


def test_the_turn_from_which_a_tie_is_won_can_be_chosen_and_goes_with_the_points(form: SetUpForm) -> None:
    row = form.terms.victory
    wanted(form, 1, 14)
    row.turn.setValue(6)
    assert row.given == HeadStart(1, 14, 6)
    row.points.setValue(15)
    assert row.given == HeadStart(1, 15)
    row.show_given(HeadStart(0, 3, 200))
    assert row.given == HeadStart(0, 3, 200)


@pytest.fixture
def over(begin: Begin, form: SetUpForm) -> MatchPage:
    """Return the page of a finished match in which the second side began with 30 points."""
    wanted(form, 1, 30)
    page = begin(("plain", "plain"))
    page.projector.pause()
    return page


def test_the_score_is_shown_above_the_table_and_at_the_end(over: MatchPage, window: MainWindow) -> None:
    assert window.fleet is not None
    assert window.fleet.document.value.options["encounter"]["head_start"] == {"side": "b", "points": 30, "from_turn": 0}
    over.projector.go(0)
    assert [line.figure for line in over.turn.lines] == ["0 points", "30 points (30 + 0)"]
    assert "The Slow Orchard 30 points, 30 of them head start" in over.turn.accessibleDescription()
    over.projector.go(over.projector.count - 1)
    score = score_in(over.projector.frames[-1].moment)
    assert score is not None
    winner = score.points.index(max(score.points))
    assert over.end.below.text().startswith(f"{max(score.points)} points")
    assert f"to {min(score.points)}" in over.end.below.text()
    film = over.work.film
    assert film is not None
    assert film.match.result == winner


def test_the_choice_is_taken_over_for_the_next_match(over: MatchPage, form: SetUpForm, window: MainWindow) -> None:
    over.again.click()
    again = window.matches.new()
    choose(again.terms, {"head_start": [1, 30, 0]})
    assert again.terms.victory.given == HeadStart(1, 30)
    choose(again.terms, {"head_start": None})
    assert again.terms.victory.given is None


@pytest.mark.parametrize("value", ["x", [2, 5, 0], [0, 101, 0], [0, 1], ["a", 3, 0], [0, 3, -1], {"side": 0}])
def test_settings_of_others_are_no_head_start(form: SetUpForm, value: object) -> None:
    wanted(form, 0, 3)
    choose(form.terms, {"head_start": value})
    assert form.terms.victory.given is None
