"""The printed set: what stands on it, in true size, on both sides of the paper, and that the proof-reader finds nothing."""

from collections import Counter

import pytest

from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoclysm.model.board import Board, Hex, Player, default_board, for_players, hex_names
from metamaker.games.cosmoclysm.model.words import TYPES, Colour, ShipType
from metamaker.games.cosmoclysm.pages.reference import percent, rolls
from metamaker.games.cosmoclysm.printing import PRINTS
from metamaker.games.cosmoclysm.sheet.counters import SHIP
from metamaker.games.cosmoclysm.sheet.hexes import wide
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import Margins, PageFrame, Paper
from metamaker.rendering.page_proof import proof
from metamaker.rendering.proof import marks
from tests.games.cosmoclysm.pages.puzzle import PUZZLE

FRAMES = tuple(PageFrame(paper, landscape) for paper in Paper for landscape in (False, True))
EMBLEMS = {colour.value for colour in Colour}
BOARD = default_board("The hexagon")


def pages(kind: str, board: Board = BOARD, frame: PageFrame = FRAMES[0], language: str = "en") -> tuple[Page, ...]:
    return PRINTS.pages((board,), (kind,), PrintOptions(frame, language=language)).pages


def texts(of: tuple[Page, ...]) -> list[str]:
    return [mark.text for page in of for mark in marks(page) if mark.text.strip()]


def icons(of: tuple[Page, ...]) -> Counter[str]:
    return Counter(mark.icon for page in of for mark in marks(page) if mark.icon)


def faults(of: tuple[Page, ...], *inks: str) -> list[str]:
    """Return the findings of the print check, in colour if no inks are named."""
    found = (fault for page in of for ink in inks or ("colour",) for fault in proof(page, PRINTS.inks[ink]).faults)
    return [f"{fault.fault}: {fault.what}" for fault in found]


@pytest.mark.parametrize(("frame", "language"), [(FRAMES[0], "en"), (FRAMES[0], "fr"), (FRAMES[1], "fr"), (FRAMES[2], "en")])
def test_the_proof_reader_finds_nothing_on_any_paper_in_any_language(frame: PageFrame, language: str) -> None:
    for kind in {*PRINTS.page_kinds()} - {"every_counter"}:
        printed = pages(kind, PUZZLE, frame, language)
        assert printed
        assert faults(printed) == []


def test_the_proof_reader_finds_nothing_in_any_ink() -> None:
    for kind in ("position", "reference"):
        assert faults(pages(kind, PUZZLE), "grey", "line") == []
    six = for_players(BOARD, 6)
    assert faults(pages("counters", six)[::2], *PRINTS.inks) == []


def test_a_line_of_37_hexes_and_a_game_of_six_with_long_names_fit() -> None:
    long = tuple(
        Player(name="The Honourable Company of Weavers and Dyers of the Outer Reaches", colour=each) for each in Colour
    )
    odd = for_players(BOARD, 6).with_(name="W" * 120, players=long, hexes=tuple(Hex(q=place, r=0) for place in range(37)))
    for kind in PRINTS.page_kinds():
        assert faults(pages(kind, odd)) == []


def test_a_kind_that_is_none_is_refused_and_a_board_without_a_position_has_no_puzzle() -> None:
    with pytest.raises(KeyError):
        pages("roster")
    assert pages("puzzle") == pages("position") == ()


@pytest.mark.rule("CL-SHEET-01")
def test_there_are_a_tile_for_each_hex_four_wormholes_of_two_pairs_and_the_turn_rocket() -> None:
    tiles, counters = texts(pages("tiles")), pages("counters")
    assert set(hex_names(BOARD)) <= set(tiles)
    assert Counter(text for text in tiles if len(text) == 1) == Counter(each.letter for each in BOARD.hexes)
    fronts = counters[:1]
    assert Counter(text for text in texts(fronts) if text in {"1", "2"}) == {"1": 2, "2": 2}
    assert icons(fronts)["rocket"] == icons(fronts)["rocket_upside_down"] == 1


@pytest.mark.rule("CL-SHEET-02")
def test_each_colour_has_two_ships_of_each_type_and_a_spare_with_type_dice_and_way_to_move() -> None:
    told, signs = texts(pages("every_counter")), icons(pages("every_counter")[::2])
    for type_, values in (("Cruiser", "A2 D4"), ("Taker", "A1 D2"), ("Jumper", "A3 D3")):
        assert told.count(type_) == 3 * len(Colour)
        place = told.index(type_)
        assert " ".join(told[place - 2 : place]) == values
    assert [signs[type_.value] for type_ in TYPES] == [3 * len(Colour)] * len(TYPES)
    assert [signs[colour.value] for colour in Colour] == [3 * len(TYPES)] * len(Colour)
    assert signs["move_d4"] == 2 * 3 * len(Colour)


@pytest.mark.rule("CL-SHEET-03", "CL-ORC-01")
def test_the_reference_card_says_which_dice_are_needed_and_the_odds_in_whole_percent() -> None:
    told = texts(pages("reference"))
    assert any("one d4 and nine d20" in text for text in told)
    assert percent(ShipType.DESTROYER, ShipType.FIGHTER) == 67
    assert percent(ShipType.CRUISER, ShipType.CRUISER) == 29
    assert Counter(text for text in told if text.endswith("%"))["67%"] == 6


@pytest.mark.rule("CL-ORC-04")
def test_diagrams_mark_what_the_rules_of_movement_reach() -> None:
    places = [each.place for each in BOARD.hexes]
    reached = {type_: rolls(type_, places) for type_ in TYPES}
    assert [len(reached[type_]) for type_ in TYPES] == [18, 6, 6, 36, 12, 36]
    assert Counter(reached[ShipType.FIGHTER].values()) == {1: 6, 2: 12, 3: 18}


@pytest.mark.parametrize("binding", [0.0, 12.0])
def test_backs_lie_behind_their_fronts_when_the_paper_is_turned_over(binding: float) -> None:
    frame = PageFrame(margins=Margins(10.0, 9.0, 14.0, 9.0), binding=binding, mirrored=binding > 0)
    front, back = pages("counters", frame=frame)
    one = sorted((mark.area.left + mark.area.right) / 2 for mark in marks(front) if mark.icon in EMBLEMS)
    other = sorted((mark.area.left + mark.area.right) / 2 for mark in marks(back) if mark.icon in EMBLEMS)
    # On a front the emblem stands 2.8 mm right of the middle of its counter, on a back 2.5 mm.
    behind = sorted(frame.width - (x - 2.5) for x in other)
    assert [x - 2.8 for x in one] == pytest.approx(behind, abs=0.01)


def test_the_set_is_for_both_sides_and_counters_begin_it() -> None:
    pack = PRINTS.pages((BOARD,), tuple(PRINTS.page_kinds()), PrintOptions())
    assert pack.kinds[0] == "counters"
    assert pack.two_sided
    assert not PRINTS.pages((BOARD,), ("board",), PrintOptions()).two_sided


def test_tiles_and_board_are_as_large_as_the_counters_need() -> None:
    (board,) = pages("board")
    at = {mark.text: mark.area for mark in marks(board) if mark.refs and mark.refs[-1].startswith("hexes/")}
    apart = at["A2"].left - at["A1"].left
    assert apart == pytest.approx(wide(), abs=0.2)
    assert wide() - 4 > SHIP
