"""What holds for all tests of Metaverse."""

import pytest

from metamaker.games.metaverse.battle.ai import rollout


@pytest.fixture(autouse=True)
def hasty_admirals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """No admiral rehearses, but in slow tests: without the compiled twin a turn of it takes up to a second."""
    if request.node.get_closest_marker("slow") is None:
        monkeypatch.setattr(rollout, "MOST_SHIP_TURNS", 0)
