"""Files for VASSAL, read back by a small reader and, where it is installed, by another one."""

import io
import zipfile
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.messages import ENGLISH
from metamaker.tabletops.table import Table
from metamaker.tabletops.vassal.files import module_of, module_order, vassal_files
from metamaker.tabletops.vassal.pieces import MAP_EDGE, PER_CM
from metamaker.tabletops.vassal.sequence import Trait, add_piece, joined
from tests.tabletops.conftest import SAMPLES, commands_in, met, order_of, piece_in, unescaped
from tests.tabletops.test_tokens import quiet

BUILD = "VASSAL.build."


@cache
def of_sample(game: str) -> dict[str, bytes]:
    """Return the files of a sample."""
    return dict(vassal_files(order_of(game), quiet))


@cache
def of_encounter() -> dict[str, bytes]:
    """Return the files of an encounter with nebulae."""
    return dict(vassal_files(met(ENCOUNTER), quiet))


ENCOUNTER = "a-warm-wind"


def opened(data: bytes) -> zipfile.ZipFile:
    archive = zipfile.ZipFile(io.BytesIO(data))
    assert archive.testzip() is None
    return archive


def build_file(data: bytes) -> ET.Element:
    return ET.fromstring(opened(data).read("buildFile.xml"))  # noqa: S314  our own file


def slots_in(data: bytes) -> Iterator[tuple[str, str]]:
    for slot in build_file(data).iter(f"{BUILD}widget.PieceSlot"):
        assert slot.text is not None
        yield slot.attrib["entryName"], slot.text


def extensions(files: dict[str, bytes]) -> dict[str, bytes]:
    return {name: data for name, data in files.items() if name.endswith(".vmdx")}


words = st.text(st.characters(codec="utf-8", exclude_characters="\\"), max_size=12)


@given(st.lists(words, min_size=1, max_size=5), st.sampled_from(";/\t,"))
def test_sequences_are_read_back(values: list[str], separator: str) -> None:
    assert unescaped(joined(values, separator), separator) == values


@given(st.lists(st.tuples(words, words), min_size=1, max_size=5))
def test_pieces_are_read_back(values: list[tuple[str, str]]) -> None:
    traits = [Trait(joined((one,), ";"), other) for one, other in values]
    read, states, _ = piece_in(add_piece("null", traits))
    assert [each[0] for each in read] == [one for one, _ in values]
    assert states == [other for _, other in values]


@pytest.mark.parametrize("game", SAMPLES)
def test_every_piece_of_a_sample_is_read_back_with_its_pictures(game: str) -> None:
    files = of_sample(game)
    found = 0
    for data in extensions(files).values():
        names = set(opened(data).namelist())
        for name, command in slots_in(data):
            traits, _, basic = piece_in(command)
            piece = traits[-1]
            assert piece[0] == "piece"
            assert piece[4] == name.replace("\\", "/")
            shown = [piece[3]] if piece[3] else []
            shown += [each for trait in traits if trait[0] == "emb2" for each in unescaped(trait[16], ",")]
            assert shown
            assert {f"images/{each}" for each in shown} <= names
            assert basic[0] == "null"
            found += 1
    assert found


def test_ships_turn_by_sixteen_headings_and_show_their_damage() -> None:
    files = of_sample("metaverse")
    (data,) = extensions(files).values()
    traits, states, _ = piece_in(next(slots_in(data))[1])
    kinds = [trait[0] for trait in traits]
    assert kinds == ["delete", "clone", "propertysheet", "rotate", "emb2", "piece"]
    assert traits[3][1] == "16"
    assert len(traits[4]) == 34
    assert len(unescaped(traits[4][16], ",")) == 4
    assert states[4] == "1"


@pytest.mark.parametrize("game", SAMPLES)
def test_a_module_has_a_board_a_ruler_dice_and_a_turn_track(game: str) -> None:
    order = order_of(game)
    name, data = module_of(module_order(order.game, order.documents, ENGLISH), quiet)
    assert name.endswith(".vmod")
    root = build_file(data)
    assert root.tag == f"{BUILD}GameModule"
    (board,) = root.iter(f"{BUILD}module.map.boardPicker.Board")
    assert f"images/{board.attrib['image']}" in opened(data).namelist()
    (ruler,) = root.iter(f"{BUILD}module.map.LOS_Thread")
    assert ruler.attrib["scale"] == str(PER_CM)
    table = Table(order)
    dice = [die.attrib["nSides"] for die in root.iter(f"{BUILD}module.DiceButton")]
    assert dice == [str(faces) for faces in table.part.dice]
    assert list(root.iter(f"{BUILD}module.turn.TurnTracker"))
    about = ET.fromstring(opened(data).read("moduledata"))  # noqa: S314
    assert about.findtext("name") == root.attrib["name"]


def test_the_module_of_a_shared_table_does_not_depend_on_fleets() -> None:
    order = order_of("metaverse")
    alone = module_of(module_order(order.game, (), ENGLISH), quiet)
    assert module_of(module_order(order.game, order.documents, ENGLISH), quiet) == alone
    root = build_file(alone[1])
    (steps,) = root.iter(f"{BUILD}module.turn.ListTurnLevel")
    assert "Starship combat" in steps.attrib["list"].split(",")


def test_extensions_name_components_that_the_module_has() -> None:
    order = met(ENCOUNTER)
    _, module = module_of(module_order(order.game, order.documents, ENGLISH), quiet)
    root = build_file(module)
    for data in extensions(of_encounter()).values():
        extension = build_file(data)
        assert extension.attrib["module"] == root.attrib["name"]
        for added in extension.iter(f"{BUILD}module.ExtensionElement"):
            _found(root, added.attrib["target"])


def _found(root: ET.Element, target: str) -> None:
    here = root
    for step in unescaped(target, "/"):
        name, *title = unescaped(step, ":")
        here = next(
            each
            for each in here
            if each.tag == name and (not title or title[0] in (each.get("mapName"), each.get("name"), each.get("entryName")))
        )


def test_a_saved_game_has_every_ship_at_its_place() -> None:
    order, files = met(ENCOUNTER), of_encounter()
    (name,) = [each for each in files if each.endswith(".vsav")]
    first, *commands, board, last = commands_in(opened(files[name]).read("savedGame"))
    assert (first, last) == ("begin_save", "end_save")
    assert board.startswith("TableBoardPicker\t")
    stood: dict[str, Any] = {}
    for command in commands:
        if "/stack/" not in command:
            traits, states, basic = piece_in(command)
            stood.setdefault(traits[-1][4], []).append((basic, states[3] if len(states) == 6 else ""))
    length, width = order.encounter.table_cm
    for position in order.encounter.positions:
        (ship,) = [each for each in order.documents["ab".index(position.side)].ships if each.id == position.ship]
        ((basic, heading),) = stood[ship.name]
        assert basic[0] == "Table"
        assert int(basic[1]) == pytest.approx(MAP_EDGE + (length / 2 + position.x_cm) * PER_CM, abs=1)
        assert int(basic[2]) == pytest.approx(MAP_EDGE + (width / 2 - position.y_cm) * PER_CM, abs=1)
        assert heading == str(position.heading)


def test_hostile_names_stay_names() -> None:
    order = order_of("metaverse")
    fleet = order.documents[0]
    hostile = "'a;b/c,e\\ </x>&\ufffe\\"
    ships = tuple(ship.with_(name=hostile) for ship in fleet.ships)
    made = order._replace(documents=(fleet.with_(ships=ships, name=hostile),))
    for data in extensions(dict(vassal_files(made, quiet))).values():
        command = next(slots_in(data))[1]
        traits, _, _ = piece_in(command)
        assert traits[-1][4] == "'a;b/c,e/ </x>&/"


def test_the_board_of_a_saved_game_has_its_name_in_the_extension() -> None:
    """A backslash at the end of the name of a fleet would hide the separator after it."""
    order = met(ENCOUNTER)
    hostile = order._replace(documents=tuple(each.with_(name="a/b;\\") for each in order.documents))
    files = dict(vassal_files(hostile, quiet))
    (save,) = [data for name, data in files.items() if name.endswith(".vsav")]
    *_, board, _ = commands_in(opened(save).read("savedGame"))
    command, name, x, y = unescaped(board, "\t")
    (made,) = [
        each for data in extensions(files).values() for each in build_file(data).iter(f"{BUILD}module.map.boardPicker.Board")
    ]
    assert (command, unescaped(name, "/"), x, y) == ("TableBoardPicker", [made.attrib["name"]], "0", "0")


def test_the_same_table_gives_the_same_bytes() -> None:
    assert dict(vassal_files(order_of("cosmoclysm"), quiet)) == of_sample("cosmoclysm")


def test_another_reader_finds_the_same() -> None:
    vassal = pytest.importorskip("pywargame.vassal", reason="a second opinion where it is installed (Python 3.12)")
    from xml.dom.minidom import parseString

    (data,) = extensions(of_sample("metaverse")).values()
    tree = parseString(opened(data).read("buildFile.xml"))  # noqa: S318  our own file
    for node in tree.getElementsByTagName(f"{BUILD}widget.PieceSlot"):
        slot = vassal.PieceSlot.__new__(vassal.PieceSlot)
        slot._root, slot._node = tree, node
        traits, _, _ = piece_in("".join(each.nodeValue or "" for each in node.childNodes))
        assert [each.ID for each in slot.getTraits()] == [each[0] for each in traits]
