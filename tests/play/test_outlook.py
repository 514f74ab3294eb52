"""Win rates in words: the interval decides, both sides are treated alike, and no interval is a point."""

import pytest

from metamaker.core.messages import languages, words
from metamaker.play.outlook import WORDS, interval_text, limits, outlook, outlook_text, ratio, ratio_text
from metamaker.play.statistics import Share, reversed_share, wilson


@pytest.mark.parametrize(
    ("rate", "said"),
    [
        (Share(0.5, 0.09, 0.91), "too close to call"),
        (Share(0.29, 0.04, 0.81), "too close to call"),
        (Share(0.9998, 0.997, 0.99999), "almost certain: Ninewater"),
        (Share(0.9, 0.8, 0.95), "very likely: Ninewater"),
        (Share(0.62, 0.52, 0.75), "likely: Ninewater"),
        (Share(0.62, 0.48, 0.75), "slight edge: Ninewater"),
        (Share(0.52, 0.45, 0.59), "even"),
        (Share(0.02, 0.0, 0.04), "almost certain: The Even Hand"),
        (Share(0.5, 0.0, 1.0), "too close to call"),
    ],
)
def test_the_interval_decides_the_words(rate: Share, said: str) -> None:
    assert str(outlook_text(rate, ("Ninewater", "The Even Hand"))) == said


@pytest.mark.parametrize("wins", range(0, 201, 8))
def test_exchanged_sides_have_the_same_word(wins: int) -> None:
    rate = wilson(wins, 200)
    here, there = outlook(rate), outlook(reversed_share(rate))
    assert here.word == there.word
    assert here.word in {"even", "open"} or here.side == 1 - there.side


@pytest.mark.parametrize(("wins", "trials"), [(0, 10), (200, 200), (199_999, 200_000), (1, 200_000), (29, 100)])
def test_an_interval_never_shrinks_to_a_point(wins: int, trials: int) -> None:
    rate = wilson(wins, trials)
    low, high = limits(rate)
    assert 0 <= low < high <= 100
    assert low <= 100 * rate.found <= high


def test_only_a_side_without_losses_has_all_battles() -> None:
    assert ratio(0.9999) == (99, 1)
    assert ratio(0.0001) == (1, 99)
    assert ratio(1.0) == (100, 0)
    assert str(ratio_text(0.62)) == "62 : 38"
    assert str(interval_text(Share(0.62, 0.4801, 0.7499))) == "48 to 75%"


@pytest.mark.parametrize("language", languages("metamaker"))
def test_every_word_has_a_text(language: str) -> None:
    said = {words("metamaker", language).text("play-outlook", word=word, name="X") for word in WORDS}
    assert len(said) == len(WORDS) == 6
