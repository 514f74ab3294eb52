"""A battle in few lines, how it ended, and how everybody stands."""

import pytest

from metamaker.games.metaverse.battle.damage.events import BoxesLost, SectionDestroyed, ShieldsLost, ShipDestroyed
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.frame import TurnBegan
from metamaker.games.metaverse.battle.narration.narrator import story_lines
from metamaker.games.metaverse.battle.narration.summaries import COLUMNS, brief, ending, standing
from metamaker.games.metaverse.battle.state.vessel import Fate, Status
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.stats.fleet import fleet_stats, ship_value
from tests.games.metaverse.battle.narration.tables import battle, fleet, fought

KITES, QUARREL = "kite-clans-of-aldersay", "quarrel-at-fennel-light"


def rolled(weapons: int, *, hit: bool, again: bool = False) -> SensorRolled:
    return SensorRolled("a/ribbon", "b/honest-weight", "x", ("w",) * weapons, (), 9000, 12, 3, 2, 5, hit, again, ())


def test_a_turn_is_a_line_for_each_ship_that_suffered_and_one_for_each_that_was_lost() -> None:
    names = Names(battle(KITES, QUARREL).table)
    happened = (
        TurnBegan(3),
        rolled(1, hit=False),
        rolled(1, hit=True, again=True),
        rolled(2, hit=True),
        ShieldsLost("b/honest-weight", "fore", 2, 0),
        BoxesLost("b/honest-weight", "fore", 1, 4, 0),
        SectionDestroyed("b/honest-weight", "fore", "fire"),
        ShipDestroyed("b/honest-weight", "fire", "a/ribbon", "Long whip"),
    )
    assert [line.text for line in brief(happened, names)] == [
        "Turn 3",
        "Honest Weight: 3 hits of 3 shots, 2 shield hits, 4 boxes, fore lost",
        "Honest Weight is destroyed by Ribbon, Long whip",
    ]


def test_it_is_far_shorter_than_the_whole_story() -> None:
    of = battle("the-glass-cantons", "the-marginalia", last_turn=4)
    names, events = Names(of.table), fought(of)
    assert 8 * len(list(brief(events, names))) < len(list(story_lines(events, names)))


def test_losses_are_the_values_of_the_fleet_with_all_that_its_ships_carry() -> None:
    of = battle(KITES, QUARREL)
    kites = fleet(KITES)
    mitten = next(ship for ship in kites.ships if ship.id == "left-mitten")
    vessel = of.table.by_key["a/left-mitten"]
    vessel.status, vessel.fate = Status.DESTROYED, Fate(4, "fire", 7, "Toll lamp")
    away = of.table.by_key["a/ribbon"]
    away.status, away.fate = Status.BROKEN, Fate(5, "morale")
    first, *rest = [line.text for line in ending(of, Names(of.table), (kites, fleet(QUARREL)))]
    value, whole = ship_value(kites, mitten), fleet_stats(kites).combat_value
    unhurt = round(fleet_stats(fleet(QUARREL)).combat_value)
    assert first.startswith(
        f"Kite Clans of Aldersay: 6 ships, 1 destroyed, 1 broke off; combat value {round(value)} of {round(whole)} lost"
    )
    assert first.endswith("off the table")
    assert rest == [
        "Left Mitten was destroyed in turn 4 by Borrowed Lantern, Toll lamp",
        "Ribbon broke off in turn 5",
        f"Quarrel at Fennel Light: 2 ships, none lost; combat value 0 of {unhurt} lost (0%)",
    ]


@pytest.mark.parametrize(
    ("status", "told_as"), [(Status.FIGHTING, "F8 P4 C14 S4 A6"), (Status.BROKEN, "broke off"), (Status.DESTROYED, "destroyed")]
)
def test_the_standing_fits_a_terminal(status: Status, told_as: str) -> None:
    of = battle(KITES, QUARREL)
    of.table.by_key["a/ribbon"].status = status
    shown = standing(of.table)
    row = next(row for row in shown.rows if row[1] == "Ribbon")
    assert row[3] == told_as
    assert all(len(each) == len(COLUMNS) for each in shown.rows)
    widths = [max(len(part) for cell in column for part in cell.split("\n")) for column in zip(*shown.rows, strict=True)]
    assert sum(widths) + len(widths) <= 80
