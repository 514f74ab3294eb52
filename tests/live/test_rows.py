"""Rows of boxes of record sheets: complete, and named alike in every language."""

import re

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.opening import Opened, open_file
from metamaker.printing.live.content import Force, content
from metamaker.printing.live.rows import box_names, digest_of, live_sheets
from metamaker.rendering.drawing import FieldKind

SAMPLES = ("metaverse/kite-clans-of-aldersay", "metaverse/quarrel-at-fennel-light", "cosmoforce/six-ideas")


def sample(name: str) -> Opened:
    game, _, file = name.partition("/")
    return open_file(str(sample_fleets(game) / f"{file}.json"))


@pytest.mark.parametrize("name", SAMPLES)
def test_every_box_of_the_usual_sheets_is_on_the_page_once(name: str) -> None:
    of = sample(name)
    kit = required(of.game.sheets)
    names = box_names(live_sheets(of.game, of.document))
    assert len(names) == len(set(names))
    for ref in required(of.game.designs).subjects(of.document, False):
        made = kit.sheet(of.document, ref, PrintOptions(fillable=True))
        boxes = {field.name for leaf in made.leaves for field in leaf.fields if field.kind is FieldKind.CHECK}
        assert boxes <= set(names)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_boxes_are_the_same_in_every_language(name: str) -> None:
    of = sample(name)
    names = box_names(live_sheets(of.game, of.document))
    assert box_names(live_sheets(of.game, of.document, language="fr")) == names
    assert digest_of(of.game, names) != digest_of(of.game, names[1:])


def test_the_digest_does_not_depend_on_names_of_ships() -> None:
    of = sample("metaverse/quarrel-at-fennel-light")
    first, *others = of.document.ships
    renamed = of.document.with_(ships=(first.with_(name="Another Name"), *others))
    assert box_names(live_sheets(of.game, renamed)) == box_names(live_sheets(of.game, of.document))


def test_a_row_knows_its_section_and_what_is_written_beside_it(even_hand: Opened) -> None:
    first = live_sheets(even_hand.game, even_hand.document)[0]
    rows = {row.name.removeprefix("ships/clerk-of-works/"): row for row in first.rows}
    hull, bridge, rolled = rows["core/hull_hits"], rows["core/bridge"], rows["rolled"]
    assert (hull.label, hull.section, len(hull.fields), hull.is_strength) == (
        "Hull hits",
        "classes/fathom-mk-ii/core",
        18,
        True,
    )
    assert (bridge.label, len(bridge.fields), bridge.is_strength) == ("Bridge", 2, False)
    assert rolled.section == ""
    assert all(area.width > place.width for area in bridge.areas for place in bridge.places)


def test_the_rules_decide_what_a_ship_cannot_lose(even_hand: Opened) -> None:
    data = content([Force(even_hand.game, even_hand.document)], "en", embed=Embed.NONE).data
    for ship in data["fleets"][0]["ships"]:
        (row,) = ship["lost"]
        assert ship["sections"][ship["rows"][row]["section"]]["name"] == "Core"
        assert ship["rows"][row]["strength"]


def test_bars_are_in_the_order_of_the_usual_sheet(even_hand: Opened) -> None:
    data = content([Force(even_hand.game, even_hand.document)], "en", embed=Embed.NONE).data
    ship = data["fleets"][0]["ships"][0]
    placed = sorted(zip(ship["order"], (section["short"] for section in ship["sections"]), strict=True))
    assert [name for _, name in placed] == ["Fore", "Port", "Core", "Starboard", "Aft"]


def test_ships_of_one_class_share_their_drawings(even_hand: Opened) -> None:
    made = content([Force(even_hand.game, even_hand.document)], "en", embed=Embed.NONE)
    ships = {ship["name"]: ship for ship in made.data["fleets"][0]["ships"]}
    drawn = [[made.data["drawings"][page["drawing"]] for page in ships[name]["pages"]] for name in ("Yardstick", "Set Square")]
    assert drawn[0] == drawn[1]
    assert not re.search("Yardstick|Set Square", "".join(made.drawings.drawings[number] for number in drawn[0]))
