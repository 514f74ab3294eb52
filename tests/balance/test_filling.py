"""Fleets up to a limit: full, legal, led, and the same for the same seed."""

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.balance.filling import NothingFits, Way, Wish, filled
from metamaker.core.issue import Severity
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import Game, required
from metamaker.games.cosmoforce.edits.properties import MOST_BUDGET
from metamaker.games.cosmoforce.stats.derived import least_budget
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.opening import open_file

SAMPLES = (("metaverse", "the-ninewater-procession"), ("metaverse", "the-even-hand"), ("cosmoforce", "six-ideas"))


@cache
def sample(game: str, name: str) -> tuple[Game, Any]:
    opened = open_file(str(sample_fleets(game) / f"{name}.json"))
    return opened.game, opened.document


def errors(game: Game, document: Any) -> set[tuple[str, str]]:
    issues = required(game.checks).issues(document)
    return {(issue.code, issue.where) for issue in issues if issue.severity is Severity.ERROR}


@pytest.mark.parametrize(("of", "name"), SAMPLES)
@given(st.integers(60, 900), st.integers(0, 10**6), st.sampled_from((Way.RANDOM, Way.LIKE)))
def test_a_filled_fleet_is_within_its_limit_and_legal(of: str, name: str, limit: int, seed: int, way: Way) -> None:
    game, document = sample(of, name)
    made = filled(game, document, Wish(limit, way), seed)
    assert 0 < made.value <= limit
    assert errors(game, made.document) <= errors(game, document)
    assert made.ships == len(required(game.designs).roster(made.document).ships)
    again = filled(game, document, Wish(limit, way), seed)
    assert again.document == made.document


def test_the_limit_is_nearly_used() -> None:
    game, document = sample("metaverse", "the-ninewater-procession")
    values = [filled(game, document, Wish(500), seed).value for seed in range(20)]
    assert min(values) > 490


def test_ships_have_a_flagship_and_a_chain_of_command_as_far_as_the_command_centres_go() -> None:
    game, document = sample("metaverse", "the-even-hand")
    fleet = filled(game, document, Wish(700), 3).document
    assert len([ship for ship in fleet.ships if ship.level is not None and ship.commander is None]) == 1
    assert sum(ship.commander is not None for ship in fleet.ships) >= len(fleet.ships) // 2


def test_no_more_ships_than_there_are() -> None:
    game, document = sample("metaverse", "the-even-hand")
    keys = [ship.id for ship in document.classes]
    made = filled(game, document, Wish(5000, owned=dict.fromkeys(keys, 1)), 1)
    assert made.ships == len(keys)
    assert len({ship.ship_class for ship in made.document.ships}) == len(keys)


def test_present_ships_stay_and_count() -> None:
    game, document = sample("metaverse", "the-even-hand")
    made = filled(game, document, Wish(800, keep=True), 1)
    assert made.document.ships[: len(document.ships)] != ()
    assert [ship.id for ship in made.document.ships[: len(document.ships)]] == [ship.id for ship in document.ships]
    assert made.value <= 800


@pytest.mark.parametrize(
    ("of", "name"),
    [("metaverse", "kite-clans-of-aldersay"), ("metaverse", "the-slow-orchard"), ("cosmoforce", "six-ideas")],
)
def test_all_that_stays_counts(of: str, name: str) -> None:
    game, document = sample(of, name)
    taken = required(game.filling).taken(document)
    made = filled(game, document, Wish(taken + 60, keep=True), 1)
    assert taken < made.value <= taken + 60
    assert made.value == required(game.filling).taken(made.document)
    with pytest.raises(NothingFits, match="the ships of the roster take"):
        filled(game, document, Wish(taken - 1, keep=True), 1)


def test_squadrons_on_ships_and_without_a_carrier_count() -> None:
    game, document = sample("metaverse", "kite-clans-of-aldersay")
    assert document.squadrons
    assert required(game.filling).taken(document) == pytest.approx(fleet_stats(document).combat_value)


def with_budget(document: Any, budget: int) -> Any:
    first, *others = document.teams
    return document.with_(teams=(first.with_(budget=budget), *others))


@pytest.mark.parametrize("limit", [120, 900])
def test_the_budget_of_a_team_is_raised_to_the_limit(limit: int) -> None:
    game, document = sample("cosmoforce", "six-ideas")
    made = filled(game, with_budget(document, 10), Wish(limit), 1)
    team = made.document.teams[0]
    assert team.budget == limit
    assert made.value == least_budget(made.document, team) <= limit


def test_a_limit_above_every_budget_gives_the_highest_budget() -> None:
    game, document = sample("cosmoforce", "six-ideas")
    made = filled(game, with_budget(document, 10), Wish(100_000), 1)
    assert made.document.teams[0].budget == MOST_BUDGET


def test_an_empty_roster_is_no_model() -> None:
    game, document = sample("metaverse", "the-even-hand")
    with pytest.raises(NothingFits, match="the roster has no ships"):
        filled(game, document.with_(ships=()), Wish(500, Way.LIKE), 1)


def test_like_the_fleet_takes_only_what_it_has() -> None:
    game, document = sample("metaverse", "the-even-hand")
    there = {ship.ship_class for ship in document.ships}
    made = filled(game, document, Wish(900, Way.LIKE), 4)
    assert {ship.ship_class for ship in made.document.ships} <= there


def test_the_strongest_is_no_worse_by_the_forecast() -> None:
    game, document = sample("metaverse", "the-ninewater-procession")
    rounds = iter([False] * 25 + [True])
    best = filled(game, document, Wish(500, Way.STRONGEST), 5, lambda: next(rounds))
    first = filled(game, document, Wish(500), 5)
    assert required(game.odds).forecast((best.document, first.document)).rate.found >= 0.5


def test_limits_of_a_tournament_are_met_or_named() -> None:
    game, document = sample("metaverse", "the-ninewater-procession")
    made = filled(game, document, Wish(500, limits={"ships_most": 4}), 1)
    assert made.ships <= 4 or made.lacks
    named = filled(game, document, Wish(500, limits={"ships_least": 60}), 1)
    assert any("60" in str(each) for each in named.lacks)


def test_a_limit_below_every_class_is_said() -> None:
    game, document = sample("metaverse", "the-even-hand")
    with pytest.raises(NothingFits, match="no class without errors fits"):
        filled(game, document, Wish(1), 1)
