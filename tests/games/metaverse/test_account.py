"""Why a number of a ship is what it is: the squadrons that were chosen for the ship count as well as its class."""

import pytest

from metamaker.core.messages import words
from metamaker.core.paths import sample_fleets
from metamaker.game_api.graphs import Frame
from metamaker.games.metaverse import designs
from metamaker.games.metaverse.graphs.design import value_graph
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.stats.value import combat_value
from tests.games.metaverse.samples import sample_fleet

KITES = sample_fleet(sample_fleets("metaverse") / "kite-clans-of-aldersay.json")
CARRIERS = [ship.id for ship in KITES.ships if ship.loadouts]


@pytest.mark.parametrize("ship", CARRIERS)
def test_the_lines_of_a_ship_add_up_to_its_value(ship: str) -> None:
    account = designs.account(KITES, ship, "combat_value")
    assert sum(share.value for share in account.shares) == pytest.approx(account.stat.value)
    own = account.shares[-1].value
    assert (str(account.shares[-1].text), own > 0) == ("squadrons chosen for this ship", True)
    assert str(account.notes[0]).endswith(f"{account.stat.value:.3g} with the squadrons chosen for this ship")


@pytest.mark.rule("MV-3.0.0-05")
@pytest.mark.parametrize("ship", CARRIERS)
def test_the_tier_of_a_ship_is_that_of_its_highest_line(ship: str) -> None:
    account = designs.account(KITES, ship, "tier")
    assert max(share.value for share in account.shares) == account.stat.value


def test_a_class_has_no_line_for_chosen_squadrons() -> None:
    for symbol in ("combat_value", "tier"):
        account = designs.account(KITES, "bobbin", symbol)
        assert "squadrons chosen for this ship" not in map(str, [*(share.text for share in account.shares), *account.notes])


def test_the_bar_of_a_ship_shows_the_value_of_the_ship() -> None:
    of, frame = design(KITES, KITES.ship_class("bobbin")), Frame(100.0, 60.0, words("metaverse"))
    value = combat_value(of)
    assert f"{value:.1f}" in value_graph(of, frame).summary
    assert f"{value + 6.6:.1f}" in value_graph(of, frame, chosen=6.6).summary
