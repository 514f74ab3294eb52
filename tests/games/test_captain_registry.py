"""The registry of captains: names, hints, the usual captain, seeds."""

import pytest

from metamaker.core.messages import said
from metamaker.game_api.captains import Captains, captain_dice
from metamaker.game_api.game import required
from metamaker.game_api.play import adviser
from metamaker.registry import GAMES, game_called

SEEDS = Captains[tuple[int, int]](
    {"calm": lambda seed, side: (seed, side), "bold": lambda seed, side: (-seed, side)}, "calm", hint=lambda name: f"is {name}"
)


def test_a_registry_maps_names_to_hints_in_order() -> None:
    assert dict(SEEDS) == {"calm": "is calm", "bold": "is bold"}
    assert (SEEDS.usual, SEEDS.strongest) == ("calm", "bold")


def test_a_captain_is_made_of_its_seed_and_side() -> None:
    assert SEEDS.captain("bold", 7, 1) == (-7, 1)
    with pytest.raises(KeyError, match="shy"):
        SEEDS.captain("shy", 7, 1)
    with pytest.raises(KeyError, match="shy"):
        SEEDS["shy"]


def test_sides_and_battles_have_dice_of_their_own() -> None:
    dice = [captain_dice(seed, side) for seed in (1, 2) for side in (0, 1)]
    rolls = {tuple(each.roll(1000) for _ in range(4)) for each in dice}
    assert len(rolls) == 4


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_describes_its_captains(key: str, language: str) -> None:
    play = required(game_called(key).play)
    hints = [said(hint, language) for hint in play.captains.values()]
    assert len(set(hints)) == len(play.captains) > 1
    assert not any("window-" in hint for hint in hints)
    assert play.usual_captain in play.captains
    assert adviser(play) == tuple(play.captains)[-1]
    with pytest.raises(KeyError):
        play.hire("bold", 1, 0)
