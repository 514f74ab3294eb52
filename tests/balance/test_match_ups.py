"""What win rates say of two forces; whole forces weighed as ships are."""

from metamaker.balance.match_ups import ForcesWeighed, verdict
from metamaker.core.paths import sample_fleets
from metamaker.opening import open_file
from metamaker.play.statistics import Share
from metamaker.registry import game_called

EVEN = open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document


def test_a_verdict_waits_until_the_interval_says_something() -> None:
    told = [
        Share(0.7, 0.56, 0.8),
        Share(0.3, 0.2, 0.44),
        Share(0.5, 0.41, 0.59),
        Share(0.52, 0.35, 0.69),
        Share(0.6, 0.54, 0.66),
    ]
    assert [verdict(rate) for rate in told] == ["first", "second", "even", "open", "open"]


def test_a_force_is_known_again_by_what_fights_of_it() -> None:
    scales = ForcesWeighed(game_called("metaverse"))
    again, smaller = EVEN.with_(name=EVEN.name), EVEN.with_(ships=EVEN.ships[:-1])
    one, other, less = (scales.whole(each) for each in (EVEN, again, smaller))
    assert one.sign == other.sign != less.sign
    assert scales.meeting(one, less, "plain").match_up == f"{one.sign} against {less.sign}"
