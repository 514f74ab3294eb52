"""Pages of live sheets, made once for all tests that only look at them."""

from pathlib import Path

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.opening import Opened, open_file
from metamaker.printing.live.content import Force
from metamaker.printing.live.page import live_page


@pytest.fixture(scope="session")
def even_hand() -> Opened:
    """The sample fleet of nine ships."""
    return open_file(str(sample_fleets("metaverse") / "the-even-hand.json"))


@pytest.fixture(scope="session")
def even_hand_page(even_hand: Opened, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page of the sample fleet of nine ships."""
    file = tmp_path_factory.mktemp("live") / "the-even-hand.html"
    file.write_bytes(live_page([Force(even_hand.game, even_hand.document)], "en"))
    return file
