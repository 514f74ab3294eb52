"""The watch over battles sees what it is there for."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from metamaker.games.metaverse.battle.ai.self_play import lined_up
from metamaker.games.metaverse.battle.frame import TurnBegan
from metamaker.games.metaverse.battle.movement.events import PlotRevealed
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.turn.engine import pending
from tests.games.metaverse.battle.ai.matches import CRUISER, match
from tests.games.metaverse.battle.ai.watch import Watch


class Rumour(NamedTuple):
    ship: str
    rules: tuple[str, ...]


def battle() -> Battle:
    found, _ = lined_up(match(CRUISER, "plain", "plain"), 1)
    return found


def raise_a_box(vessel: Vessel) -> None:
    vessel.sections[0].boxes[0] += 1


def sink_a_shield(vessel: Vessel) -> None:
    vessel.arcs[1].shield_hits = -1


def recruit(vessel: Vessel) -> None:
    vessel.sections[4].crew[0] += 1


def promote(vessel: Vessel) -> None:
    vessel.crew_quality = 5


@pytest.mark.parametrize("wrong", [raise_a_box, sink_a_shield, recruit, promote])
def test_numbers_beyond_the_design_are_seen(wrong: Callable[[Vessel], None]) -> None:
    table = battle()
    watch = Watch(table)
    watch.happened(())
    wrong(table.table.vessels[0])
    with pytest.raises(AssertionError):
        watch.happened(())


def test_a_box_that_comes_back_by_itself_is_seen() -> None:
    table = battle()
    table.table.vessels[0].sections[0].boxes[0] -= 1
    watch = Watch(table)
    table.table.vessels[0].sections[0].boxes[0] += 1
    with pytest.raises(AssertionError):
        watch.happened(())


@pytest.mark.parametrize("rules", [(), ("MV-9.9.9-99",)])
def test_events_without_a_rule_of_the_book_are_seen(rules: tuple[str, ...]) -> None:
    watch = Watch(battle())
    with pytest.raises(AssertionError):
        watch.happened((Rumour("a/sounding-lead", rules),))


def test_lost_ships_that_act_or_are_asked_are_seen() -> None:
    table = battle()
    decisions = pending(table)
    watch = Watch(table)
    watch.asked(decisions)
    table.table.vessels[0].status = Status.DESTROYED
    with pytest.raises(AssertionError):
        watch.asked(decisions)
    watch.happened((TurnBegan(2),))
    with pytest.raises(AssertionError):
        watch.happened((PlotRevealed("a/sounding-lead", 2, "+1"),))
