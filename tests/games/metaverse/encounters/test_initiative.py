"""Initiative, what it offers, who chooses (4.0.0)."""

import pytest

from metamaker.games.metaverse.encounters.rolling import NotOffered, Wishes, command_die, initiative, rolled, unequal
from metamaker.games.metaverse.model.encounter import EncounterKind, offered
from metamaker.games.metaverse.model.fleet import Limits
from metamaker.games.metaverse.model.words import CommandDie
from metamaker.play.dice import FixedDice
from tests.games.metaverse.encounters.fleets import fleet, ship_class

HERON = ship_class("heron")
BOLD = ship_class("bold", die=CommandDie.D6)
ODD = ship_class("odd", die=CommandDie.D5)
BARGE = ship_class("barge", ftl=False)


@pytest.mark.rule("MV-4.0.0-02")
def test_the_flagship_rolls_its_command_die_and_a_d1_stands_for_none() -> None:
    assert command_die(fleet(BOLD, HERON)) == 6
    assert command_die(fleet(BOLD, flagship=False)) == 1
    # Of the D5 a D10 is thrown: 7 is 4. The other side throws nothing.
    one, other = initiative((fleet(ODD), fleet(HERON, flagship=False)), FixedDice((7,)))
    assert (one.die, one.face, one.result, one.total) == (5, 7, 4, 4)
    assert (other.die, other.face, other.result, other.total) == (1, 0, 1, 1)


@pytest.mark.rule("MV-4.0.0-02", "MV-4.0.0-04")
def test_a_ship_without_ftl_gives_the_other_side_2_even_if_it_is_towed() -> None:
    tug = ship_class("tug", die=CommandDie.D2)
    one, other = initiative((fleet(BOLD), fleet(tug, BARGE, flagship=False)), FixedDice((6,)))
    assert (one.total, other.total) == (8, 1)
    assert one.total - other.total == 7


@pytest.mark.rule("MV-4.0.0-03", "MV-4.0.0-04")
@pytest.mark.parametrize(("difference", "number"), [(0, 1), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (7, 5)])
def test_a_greater_difference_offers_more(difference: int, number: int) -> None:
    kinds = offered(difference)
    assert kinds == tuple(EncounterKind)[:number]
    assert kinds[0] is EncounterKind.MEETING


@pytest.mark.rule("MV-4.0.0-03")
def test_the_winner_takes_the_favoured_side_and_nobody_after_a_tie() -> None:
    forces = fleet(BOLD, HERON), fleet(HERON, HERON)
    seen = set()
    for seed in range(60):
        made = rolled(forces, seed, Wishes(chart=0))
        assert made.initiative is not None
        difference = made.initiative[0].total - made.initiative[1].total
        assert made.kind in offered(abs(difference))
        assert made.favoured == (None if not difference else "a" if difference > 0 else "b")
        seen.add((made.kind, made.favoured))
    assert len(seen) >= 6


@pytest.mark.rule("MV-4.0.0-03")
def test_a_way_to_deploy_may_be_chosen_out_of_those_offered_alone() -> None:
    forces = fleet(BOLD), fleet(HERON, flagship=False)
    seed = next(seed for seed in range(99) if rolled(forces, seed, Wishes(chart=0)).initiative[0].face == 4)  # type: ignore[index]
    assert rolled(forces, seed, Wishes(EncounterKind.DIVIDED, chart=0)).kind is EncounterKind.DIVIDED
    with pytest.raises(NotOffered, match="the dice allow meeting, flank, divided"):
        rolled(forces, seed, Wishes(EncounterKind.REAR, chart=0))


@pytest.mark.rule("MV-4.0.0-01")
def test_a_fleet_beyond_the_agreed_limit_is_told() -> None:
    poor, rich = fleet(HERON, name="Poor"), fleet(HERON, HERON, HERON, name="Rich")
    assert unequal((poor, rich)) is None
    limited = poor.with_(limits=Limits(combat_value=25.0))
    assert str(unequal((limited, rich))).startswith("Rich has a combat value of ")
