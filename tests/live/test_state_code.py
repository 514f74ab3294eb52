"""Codes of live sheets: what a page writes, the program reads, and nothing else."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.errors import FileProblem
from metamaker.core.paths import resource, sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.prints import Embed
from metamaker.opening import Opened, open_file
from metamaker.printing.live.content import Force, content
from metamaker.printing.live.rows import LiveSheet, box_names, live_sheets
from metamaker.printing.live.state_code import StateProblem, state_code, state_in
from metamaker.printing.play_states import read_state

NODE = shutil.which("node")
QUARREL = open_file(str(sample_fleets("metaverse") / "quarrel-at-fennel-light.json"))
NAMES = box_names(live_sheets(QUARREL.game, QUARREL.document))


def ticked(of: Opened, names: set[str], turn: int = 0) -> str:
    """Return the code of sheets with these boxes ticked."""
    sheets = live_sheets(of.game, of.document)
    marked = [
        sheet._replace(rows=tuple(row._replace(ticks=tuple(field in names for field in row.fields)) for row in sheet.rows))
        for sheet in sheets
    ]
    return state_code(of.game, marked, turn)


@given(st.sets(st.sampled_from(NAMES)), st.integers(0, 999))
def test_ticks_and_turn_come_back(names: set[str], turn: int) -> None:
    found = state_in(QUARREL.game, QUARREL.document, f"see: {ticked(QUARREL, names, turn).lower()} !")
    assert found.turn == turn
    assert set(found.ticked) == names
    assert set(found.free) == set(NAMES) - names


def test_it_is_read_as_damage_like_a_filled_in_sheet(tmp_path: Path) -> None:
    names = {NAMES[3], NAMES[10], NAMES[40]}
    code = ticked(QUARREL, names, 4)
    kit = required(QUARREL.game.sheets)
    filled: Any = kit.filled_state(QUARREL.document, dict.fromkeys(NAMES, "") | dict.fromkeys(names, "X"))
    filled["body"]["turn"] = 4
    expected = kit.play_state(QUARREL.document, filled, "")
    file = tmp_path / "state.txt"
    file.write_text(f"Turn 4\n\n{code}\n", encoding="utf-8")
    for path in (code, str(file)):
        assert read_state(QUARREL.game, QUARREL.document, path).state == expected


@pytest.mark.parametrize("letter", ["\u212a", "\u0130", "\u0131", "\u017f", "\u0661"])
def test_letters_that_only_look_like_those_of_a_code_end_it(letter: str) -> None:
    """Case-insensitive patterns let [A-Z] match a few letters outside ASCII."""
    code = ticked(QUARREL, {NAMES[3]})
    assert state_in(QUARREL.game, QUARREL.document, f"{code}{letter}").ticked == {NAMES[3]}
    with pytest.raises(StateProblem):
        state_in(QUARREL.game, QUARREL.document, f"MS1-{letter}{code[5:]} MS{letter}-{code[4:]}")


def test_codes_are_found_anywhere_in_a_large_file(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    file.write_text(json.dumps({"LuaScript": "x" * 3_000_000, "Description": ticked(QUARREL, {NAMES[3]}, 7)}), encoding="utf-8")
    assert read_state(QUARREL.game, QUARREL.document, str(file)).turn(QUARREL.game) == 7


def test_codes_of_single_ships_together_make_a_state() -> None:
    one, other, *_ = (each for each in live_sheets(QUARREL.game, QUARREL.document) if each.rows)
    names = {one.rows[0].fields[0], other.rows[0].fields[0], other.rows[-1].fields[0]}
    codes = [of_ship(one, names, 2), of_ship(other, names, 3), of_ship(other, set(), 1)]
    found = state_in(QUARREL.game, QUARREL.document, "\n".join(codes))
    assert found.turn == 3
    assert found.ticked == names
    assert found.ticked | found.free == {*box_names((one, other))}
    assert state_in(QUARREL.game, QUARREL.document, f"{codes[0]} {ticked(QUARREL, set(NAMES))}").ticked == set(NAMES)


def of_ship(sheet: LiveSheet, names: set[str], turn: int) -> str:
    """Return the code of one sheet with these boxes ticked."""
    rows = tuple(row._replace(ticks=tuple(field in names for field in row.fields)) for row in sheet.rows)
    return state_code(QUARREL.game, (sheet._replace(rows=rows),), turn)


def test_codes_are_read_from_the_saved_game_of_another_program(tmp_path: Path) -> None:
    one, *_ = live_sheets(QUARREL.game, QUARREL.document)
    box = one.rows[0].fields[0]
    file = tmp_path / "save.json"
    file.write_text(json.dumps({"ObjectStates": [{"Description": f"fast\n{of_ship(one, {box}, 5)}"}]}), encoding="utf-8")
    state: Any = read_state(QUARREL.game, QUARREL.document, str(file)).state
    assert state.turn == 5
    assert [ship.ref() for ship in state.ships] == [one.sheet.ref]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("nothing", "contains no code"),
        ("MS1-AAAAAAAA", "does not belong"),
        ("MS2-AAAAAAAA", "newer version"),
        ("MS999999999-A", "newer version"),
    ],
)
def test_another_code_is_refused_with_the_reason(text: str, problem: str) -> None:
    with pytest.raises(StateProblem, match=problem):
        state_in(QUARREL.game, QUARREL.document, text)


def test_a_code_of_other_sheets_is_refused(even_hand: Opened) -> None:
    with pytest.raises(FileProblem, match=r"does not belong to the record sheets of “The Even Hand”"):
        read_state(even_hand.game, even_hand.document, ticked(QUARREL, set()))


@given(st.integers(0, 200), st.sampled_from("ABCDEFGH234567"))
def test_a_damaged_code_is_refused(place: int, letter: str) -> None:
    code = ticked(QUARREL, set(NAMES[::3]))
    place = 4 + 13 + place % (len(code) - 18)
    changed = code[:place] + letter + code[place + 1 :]
    if changed != code:
        with pytest.raises(StateProblem):
            state_in(QUARREL.game, QUARREL.document, changed)


def test_forty_ships_fit_into_one_qr_code() -> None:
    of = open_file(str(sample_fleets("metaverse") / "the-ninewater-procession.json"))
    code = state_code(of.game, live_sheets(of.game, of.document))
    assert len(code) < 1_000  # a version 40 code at the lowest correction holds 4,296 letters


def scripted(expression: str, *scripts: str) -> Any:
    """Return the value of an expression of our scripts, without a browser."""
    sources = [resource("live", name).read_text(encoding="utf-8").replace('"use strict";', "", 1) for name in scripts]
    program = "\n".join((*sources, f"console.log(JSON.stringify({expression}))"))
    assert NODE is not None
    return json.loads(subprocess.run([NODE, "-"], input=program, capture_output=True, text=True, check=True).stdout)


@pytest.mark.skipif(NODE is None, reason="scripts are tried with Node, which is not installed")
def test_the_qr_codes_of_the_page_are_read_by_another_program() -> None:
    from PIL import Image

    zxing = pytest.importorskip("zxingcpp")
    texts = [f"MS1-{'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567' * (length // 32)}{'Q' * (length % 32)}" for length in LENGTHS]
    codes = scripted(f"{json.dumps(texts)}.map(qrModules)", "state.js", "qr.js")
    for text, modules in zip(texts, codes, strict=True):
        side = len(modules) + 8
        picture = Image.new("L", (side, side), 255)
        picture.putdata([255 * (1 - dark) for row in padded(modules) for dark in row])
        (read,) = zxing.read_barcodes(picture.resize((4 * side, 4 * side), Image.Resampling.NEAREST))
        assert read.text == text
    assert {len(modules) for modules in codes} == {17 + 4 * version for version in range(1, 41)}


LENGTHS: tuple[int, ...] = (
    1,
    30,
    60,
    100,
    140,
    180,
    200,
    240,
    300,
    350,
    420,
    480,
    550,
    600,
    640,
    690,
    770,
    900,
    950,
    1050,
    1150,
    1250,
    1350,
    1500,
)
LENGTHS += (1600, 1750, 1900, 2000, 2150, 2300, 2450, 2600, 2750, 2900, 3100, 3250, 3450, 3600, 3800, 4000, 4280)


def padded(modules: list[list[int]]) -> list[list[int]]:
    """Return a code with its white margin."""
    side = len(modules) + 8
    rows = [[0] * 4 + row + [0] * 4 for row in modules]
    return [[0] * side] * 4 + rows + [[0] * side] * 4


@pytest.mark.skipif(NODE is None, reason="scripts are tried with Node, which is not installed")
def test_the_page_writes_and_reads_the_same_codes() -> None:
    kit = required(QUARREL.game.sheets)
    value = kit.filled_state(QUARREL.document, dict.fromkeys(NAMES[5:60:7], "X"))
    state = kit.play_state(QUARREL.document, value, "")
    data = content([Force(QUARREL.game, QUARREL.document, state, 7)], "en", Embed.NONE).data
    page = f"new State({json.dumps(data)}, null)"
    expected = state_code(QUARREL.game, live_sheets(QUARREL.game, QUARREL.document, state), 7)
    assert scripted(f"(state => state.code(state.fleets[0]))({page})", "state.js") == expected
    code = ticked(QUARREL, set(NAMES[:9]), 12)
    read = f"(state => [...state.read({json.dumps(code)})])({page})"
    values = {key: value for key, value in scripted(read, "state.js") if value}
    assert values == {"turn": 12} | dict.fromkeys(range(9), 1)
