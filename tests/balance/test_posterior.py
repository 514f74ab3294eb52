"""What battles of some changes say about all: against integrals worked out point by point, and over many match-ups."""

from itertools import product
from math import exp, log, sqrt

import pytest

from metamaker.balance import posterior as known
from metamaker.balance.posterior import Belief, Posterior, design_effect_of
from metamaker.play.results import Pair, Tally
from tests.balance.drills import battles, change, dice_of, win_rate_of

BASE = change("none", 0, 1.0)
CLOSE, ALIKE = change("leave", 1, 0.4), change("leave", 2, 0.5)
OTHER_KIND = change("crew", 1, 0.5)
FAR = change("leave", 9, -4.0)


def after(*fought: tuple[object, Tally]) -> Posterior:
    found = Posterior(BASE)
    found.learn(fought)  # type: ignore[arg-type]  # changes with their battles
    return found


def test_without_battles_the_forecast_is_all_that_is_known() -> None:
    belief = Posterior(BASE).belief(BASE)
    assert belief.mean == BASE.expected
    assert belief.deviation == pytest.approx(sqrt(known.SHARED**2 + known.SMOOTH**2 + known.OWN**2))


def density(value: float, deviation: float) -> float:
    return exp(-value * value / (2 * deviation * deviation))


@pytest.mark.parametrize(("wins", "fought", "off"), [(3, 10, 0.1), (52, 100, 0.01), (10, 10, 0.2), (0, 60, 0.4)])
def test_one_change_is_known_as_its_integral_says(wins: int, fought: int, off: float) -> None:
    """The exact posterior by summation: normal prior times binomial likelihood. Lopsided results matter less."""
    prior = Posterior(BASE).belief(BASE)
    points = [prior.mean + step / 200 for step in range(-2000, 2001)]
    weights = [
        density(each - prior.mean, prior.deviation) * win_rate_of(each) ** wins * win_rate_of(-each) ** (fought - wins)
        for each in points
    ]
    mean = sum(each * weight for each, weight in zip(points, weights, strict=True)) / sum(weights)
    spread = sqrt(sum((each - mean) ** 2 * weight for each, weight in zip(points, weights, strict=True)) / sum(weights))
    belief = after((BASE, Tally(wins, fought - wins))).belief(BASE)
    assert belief.mean == pytest.approx(mean, abs=off)
    assert belief.deviation == pytest.approx(spread, rel=max(0.03, off))


def test_battles_of_a_change_tell_of_another_as_the_double_integral_says() -> None:
    empty = Posterior(BASE)
    empty.learn(((CLOSE, Tally()), (ALIKE, Tally())))
    one, other = empty.belief(CLOSE), empty.belief(ALIKE)
    together = known.SHARED**2 + known.SLOPE**2 * 0.3 + known.KIND**2 + known.SMOOTH**2 * exp(-((0.1 / known.REACH) ** 2) / 2)
    ratio = together / (one.deviation * other.deviation)
    steps = [step / 15 for step in range(-60, 61)]
    total = found = 0.0
    for first, second in product(steps, steps):
        alone = (first * first - 2 * ratio * first * second + second * second) / (2 * (1 - ratio * ratio))
        logits = one.mean + one.deviation * first
        weight = exp(-alone) * win_rate_of(logits) ** 30 * win_rate_of(-logits) ** 50
        total += weight
        found += weight * (other.mean + other.deviation * second)
    assert after((CLOSE, Tally(30, 50))).mean(ALIKE) == pytest.approx(found / total, abs=0.03)


def test_battles_tell_more_about_like_changes_than_about_others() -> None:
    found = after((BASE, battles(dice_of(1), -0.5, 100)), (CLOSE, battles(dice_of(2), -0.5, 100)))
    like, other, far = (found.belief(each).deviation for each in (ALIKE, OTHER_KIND, FAR))
    assert like < other < far < Posterior(BASE).belief(FAR).deviation


def test_learning_bit_by_bit_ends_where_learning_at_once_does() -> None:
    tallies = [(BASE, Tally(30, 10)), (CLOSE, Tally(12, 8)), (FAR, Tally(1, 9))]
    step_by_step = Posterior(BASE)
    for number in range(1, 4):
        step_by_step.learn(tallies[:number])
    at_once = after(*tallies)
    for each in (BASE, CLOSE, ALIKE, FAR):
        assert step_by_step.belief(each) == pytest.approx(at_once.belief(each), abs=5e-3)


def test_both_sides_are_treated_alike() -> None:
    mirrored = [each._replace(expected=-each.expected) for each in (BASE, CLOSE, ALIKE)]
    one = after((BASE, Tally(30, 10)), (CLOSE, Tally(12, 8))).belief(ALIKE)
    other = Posterior(mirrored[0])
    other.learn(((mirrored[0], Tally(10, 30)), (mirrored[1], Tally(8, 12))))
    assert other.belief(mirrored[2]) == pytest.approx((-one.mean, one.deviation), abs=1e-6)


def test_beliefs_hold_what_they_promise() -> None:
    """Over 150 match-ups with errors as assumed, 9 of 10 intervals of 90% contain the truth."""
    dice = dice_of(7)
    inside = []
    for _ in range(150):
        shared, kind = dice.gauss(0, known.SHARED), dice.gauss(0, known.KIND)
        single = [change("leave", number, 1.0 - 0.3 * number) for number in range(1, 5)]
        truth = [each.expected + shared + kind + dice.gauss(0, sqrt(known.OWN**2 + known.SMOOTH**2)) for each in single]
        found = after(*((each, battles(dice, logits, 40)) for each, logits in zip(single[:3], truth[:3], strict=True)))
        for each, logits in zip(single, truth, strict=True):
            belief = found.belief(each)
            inside.append(abs(logits - belief.mean) < 1.645 * belief.deviation)
    assert sum(inside) / len(inside) == pytest.approx(0.9, abs=0.04)


def test_pairs_that_end_alike_say_less() -> None:
    alike = Tally(20, 20, pairs=((Pair(4, 8), 10), (Pair(0, 8), 10)))
    apart = Tally(20, 20, pairs=((Pair(4, 8), 5), (Pair(2, 8), 10), (Pair(0, 8), 5)))
    assert design_effect_of([apart]) == pytest.approx(1.0, abs=0.06)
    assert design_effect_of([alike]) == 2.0
    assert 1.0 < design_effect_of([alike, apart]) < 2.0
    assert design_effect_of([]) == design_effect_of([Tally(3, 0, pairs=((Pair(4, 8), 1),))]) == 1.0
    assert after((CLOSE, alike)).belief(CLOSE).deviation > after((CLOSE, apart)).belief(CLOSE).deviation


def test_the_chance_between_limits_is_that_of_win_rates() -> None:
    limits = (0.45, 0.55)
    edge = log(0.55 / 0.45)
    assert Belief(0.0, edge).within(limits) == pytest.approx(0.6827, abs=1e-4)
    assert Belief(edge, 0.001).within(limits) == pytest.approx(0.5, abs=1e-3)
    assert Belief(3.0, 0.2).within(limits) < 1e-9
    assert Belief(0.0, 0.0).within(limits) == 1.0
