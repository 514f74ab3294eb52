"""The chart of the chain of command."""

import pytest

from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.command_chart import branches, tree
from metamaker.rendering.drawing import Path
from metamaker.rendering.frame import PageFrame, Paper
from tests.games.metaverse.builders import BARE, component, fleet_of, with_parts
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import sample

LEADER = with_parts(BARE, component(ComponentKind.CIC, 3))
GREAT = "the-ninewater-procession"


def ship(name: str, commander: str | None = None, level: CommandLevel | None = None) -> Ship:
    return Ship(id=name, name=name.title(), ship_class=LEADER.id, commander=commander, level=level)


def led(*ships: Ship) -> Fleet:
    return fleet_of(LEADER).with_(ships=ships)


@pytest.mark.rule("MV-3.8.0-06", "MV-3.8.4-02")
def test_lanes_go_from_the_highest_level_to_ships_without_one() -> None:
    fleet = led(
        ship("top", level=CommandLevel.FLEET),
        ship("wing", "top", CommandLevel.WING),
        ship("one", "wing"),
        ship("two", "top"),
    )
    chart = tree(fleet)
    assert chart.lanes == (CommandLevel.FLEET, CommandLevel.WING, None)
    assert [[cell.ship.id for cell in row.cells] for row in chart.rows] == [["top", "wing", "one"], ["two"]]
    assert [cell.ship.id for cell in chart.ancestors(chart.cells["one"])] == ["top", "wing"]
    sheet = pages_of("command", fleet)
    lefts = [sheet.area(f"ships/{name}").left for name in ("top", "wing", "one")]
    assert lefts == sorted(lefts)
    assert sheet.area("ships/two").left == pytest.approx(sheet.area("ships/one").left)


@pytest.mark.parametrize("frame", [PageFrame(), PageFrame(Paper.LETTER), PageFrame(landscape=True)], ids=str)
def test_forty_ships_are_all_there_large_enough_to_read(frame: PageFrame) -> None:
    fleet = sample(GREAT)
    sheet = pages_of("command", fleet, frame=frame)
    for each in fleet.ships:
        marks = [mark for mark in sheet.at(each.ref()) if mark.text == each.name]
        assert marks
        assert min(mark.size for mark in marks) >= 2.8


def test_pages_break_between_the_units_of_the_flagship() -> None:
    chart = tree(sample(GREAT))
    tops = [piece[0].cells[0].ship.commander for piece in branches(chart)]
    assert tops[0] is None
    assert set(tops[1:]) == {"first-spring"}
    assert sum(len(piece) for piece in branches(chart)) == len(chart.rows)


def test_commanders_are_repeated_on_further_pages_without_a_bubble() -> None:
    sheet = pages_of("command", sample(GREAT))
    assert len(sheet.pages) > 1
    assert sheet.texts("ships/first-spring").count("First Spring") == len(sheet.pages)


def dots(fleet: Fleet, of: str) -> tuple[int, int]:
    """Return the filled and the open dots of a commander's CiC."""
    found: list[Path] = []

    def walk(ops: object, inside: bool) -> None:
        for op in ops:  # type: ignore[attr-defined]
            if isinstance(op, Path) and inside and op.stroke == "secondary":
                found.append(op)
            elif hasattr(op, "drawing"):
                walk(op.drawing.ops, inside or op.ref == of)

    for page in pages_of("command", fleet).pages:
        walk(page.drawing.ops, False)
    return sum(dot.fill == "secondary" for dot in found), sum(dot.fill != "secondary" for dot in found)


@pytest.mark.rule("MV-3.8.0-03", "MV-3.8.0-05")
def test_dots_count_the_units_of_a_commander() -> None:
    fleet = led(ship("top", level=CommandLevel.SQUADRON), ship("one", "top"), ship("two", "top"))
    assert dots(fleet, "ships/top") == (2, 1)


def test_too_many_units_are_told_in_numbers() -> None:
    crowd = led(ship("top", level=CommandLevel.SQUADRON), *(ship(name, "top") for name in ("one", "two", "three", "four")))
    assert "4/3" in pages_of("command", crowd).texts("ships/top")


@pytest.mark.rule("MV-3.8.0-04", "MV-3.8.4-01")
def test_the_flagship_is_marked() -> None:
    fleet = led(ship("top", level=CommandLevel.FLEET), ship("wing", "top", CommandLevel.WING), ship("one", "wing"))
    sheet = pages_of("command", fleet)
    assert [each for each in ("top", "wing", "one") if "flagship" in sheet.icons(f"ships/{each}")] == ["top"]


def test_ships_outside_the_fleet_stand_apart_below() -> None:
    sheet = pages_of("command", led(ship("top", level=CommandLevel.SQUADRON), ship("one", "top"), ship("apart")))
    assert sheet.area("ships/apart").top > sheet.area("ships/one").bottom
    assert any(text.startswith("OUTSIDE THE FLEET") for text in sheet.texts())


def test_a_commander_that_is_not_above_its_ship_is_named_instead_of_joined() -> None:
    fleet = led(ship("top", level=CommandLevel.WING), ship("rival", "top", CommandLevel.DIVISION), ship("member", "rival"))
    assert tree(fleet).cells["rival"].stray == "top"
    assert "under Top, not below its level" in " ".join(pages_of("command", fleet).texts("ships/rival"))


def test_a_chain_as_long_as_the_roster_is_no_trouble() -> None:
    ships = [ship("s0", level=CommandLevel.FLEET)]
    ships += [ship(f"s{number}", f"s{number - 1}", CommandLevel.FLEET) for number in range(1, 300)]
    sheet = pages_of("command", led(*ships))
    assert {mark.refs[-1] for mark in sheet.marks if mark.text.startswith("S2")} >= {"ships/s299"}
