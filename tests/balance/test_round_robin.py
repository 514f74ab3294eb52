"""Match-up when ships are weighed, and what the ladder says of it."""

from metamaker.balance.round_robin import (
    Study,
    against_field,
    among_themselves,
    judged,
    matrix,
    meetings,
    of_slot,
    placed,
    protocol,
    strength_of,
)
from metamaker.game_api.weighing import Choice, Weighed
from metamaker.play.ranking import Pairing, Ranking
from metamaker.play.results import Tally


def ship(sign: str, name: str = "") -> Weighed:
    """Return a ship with this sign."""
    return Weighed(sign, name or sign.upper(), "a ship", None)


A, B, C, X = (ship(sign) for sign in "abcx")
FIELD = (B, C)


def ladder(study: Study, **wins: int) -> Ranking:
    """Return a ranking in which `ab=70` means 70 wins of a in its hundred battles against b; the others are even."""
    tallies: dict[Pairing, Tally] = {}
    for one, other in study.pairs:
        won = wins.get(one + other, 50)
        tallies[one, other] = Tally(wins=won, losses=100 - won, asked=100)
    return Ranking(study.opponents, tallies)


def test_a_ship_that_gets_a_place_meets_the_field_and_that_itself() -> None:
    study = against_field((A,), FIELD)
    assert set(study.pairs) == {("a", "b"), ("a", "c"), ("b", "c")}
    assert study.opponents == ("b", "c")


def test_a_ship_by_itself_meets_the_field_alone() -> None:
    assert set(strength_of(A, FIELD).pairs) == {("a", "b"), ("a", "c")}
    assert strength_of(B, FIELD).pairs == (("b", "c"),)
    assert strength_of(B, (B,)).pairs == ()


def test_the_same_ship_is_weighed_once_by_its_first_name() -> None:
    study = among_themselves((A, ship("a", "Copy"), B, B))
    assert (study.given, study.field, study.twins) == ((A, B), (A, B), (("Copy", "A"),))
    assert study.pairs == (("a", "b"),)


def test_the_name_of_what_is_weighed_goes_before_that_of_the_field() -> None:
    own = ship("b", "Mine")
    study = against_field((own,), FIELD)
    assert study.everybody["b"] is own
    assert study.pairs == (("b", "c"),)


def test_places_say_who_was_to_be_weighed_and_what_could_be() -> None:
    study = against_field((A,), FIELD)
    found = placed(study, ladder(study, ab=95, ac=95, bc=50))
    assert [(each.ship, each.place, each.places, each.is_given) for each in found] == [
        (A, 1, (1, 1), True),
        (B, 2, (2, 3), False),
        (C, 3, (2, 3), False),
    ]


def test_a_meeting_is_told_from_the_side_of_the_ship() -> None:
    study = against_field((C,), (A, B))
    met = meetings(study, ladder(study, ac=70, bc=20), "c")
    assert [(each.other, each.wins, each.losses, round(each.rate.found, 9)) for each in met] == [
        (A, 30, 70, 0.3),
        (B, 80, 20, 0.8),
    ]


def test_choices_are_judged_by_what_is_held() -> None:
    choices = (Choice("laser", A, is_held=False), Choice("engine", X, is_held=True))
    study = of_slot(X, choices, FIELD)
    assert set(study.pairs) == {("a", "b"), ("a", "c"), ("b", "x"), ("c", "x")}
    best, held = judged(study, ladder(study, ab=90, ac=90))
    assert (best.choice.name, best.may_be_best, held.choice.name, held.may_be_best) == ("laser", True, "engine", False)
    assert held.gain is None
    assert best.gain is not None
    assert round(best.gain.found, 9) == 0.4
    assert best.gain.is_sure


def test_even_choices_may_both_be_best() -> None:
    choices = (Choice("laser", A, is_held=False), Choice("engine", X, is_held=False))
    study = of_slot(X, choices, FIELD)
    assert [(each.may_be_best, each.gain) for each in judged(study, ladder(study))] == [(True, None), (True, None)]


def test_the_matrix_has_the_field_in_the_order_of_places_but_for_a_slot() -> None:
    study = against_field((A,), FIELD)
    assert matrix(study, ladder(study, bc=10)) == (("c", "a", "b"), ("c", "b"))
    slot = of_slot(X, (Choice("laser", A, is_held=False), Choice("engine", X, is_held=True)), FIELD)
    assert matrix(slot, ladder(slot, ab=90)) == (("a", "x"), ("b", "c"))


def test_a_seed_names_the_battles_for_verb_and_window() -> None:
    assert protocol(7) == "balance 7"
