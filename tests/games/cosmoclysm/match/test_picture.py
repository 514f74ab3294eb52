"""The board in a terminal: a picture of letters, and all about a hex."""

import pytest

from metamaker.games.cosmoclysm.match.table import GameTable
from metamaker.games.cosmoclysm.model.board import hex_names
from metamaker.games.cosmoclysm.rules.position import kind_of, side_of
from metamaker.play.dialogue import Dialogue, Unreadable
from metamaker.play.match import Match
from tests.games.cosmoclysm.example import example_board, match_of, setting_up


@pytest.fixture(scope="module")
def match() -> Match[GameTable]:
    made = match_of(example_board())
    talk = Dialogue(made)
    for text in setting_up():
        talk.ask()
        talk.answer([talk.read(0, text)])
    return made


def texts(match: Match[GameTable], piece: str = "") -> list[str]:
    return [line.text for line in match.views.seen(0, piece)]


def test_the_board_is_drawn_with_each_hex_at_its_place(match: Match[GameTable]) -> None:
    rows = texts(match)[:7]
    assert [len(row.split()) for row in rows] == [8, 10, 12, 14, 12, 10, 8]
    for at, name in enumerate(hex_names(match.table.board)):
        row = match.table.board.hexes[at].r + 3
        assert f"{name} " in f"{rows[row]} "
    assert rows[3].split()[:4] == ["D4", "AC", "D2", "AF"]
    assert rows[0].index("C4") == rows[2].index("C6") + 10
    assert "B3 CE1" in rows[1]
    assert texts(match)[7].startswith("A: Atropos, B: Lachesis, C: Clotho. C Cruiser, D Destroyer")


@pytest.mark.parametrize("name", ["B3", "b3"])
def test_a_hex_is_described_by_its_name(match: Match[GameTable], name: str) -> None:
    assert texts(match, name) == [
        "B3: Exterminator of Clotho (A5 D4, moves 1 hex)",
        "wormhole 1 to E2",
        "next to B1, B2, B5, B6, C1, C2",
    ]


def test_every_hex_can_be_viewed(match: Match[GameTable]) -> None:
    ships = dict(match.table.scene().standing())
    for at, name in enumerate(hex_names(match.table.board)):
        first = texts(match, name)[0]
        assert (f"{name}: no ship" == first) == (at not in ships)
        if at in ships:
            assert kind_of(ships[at]) < 6
            assert match.table.teller.sides[side_of(ships[at])] in first


def test_a_side_can_be_viewed_and_nothing_else(match: Match[GameTable]) -> None:
    assert texts(match, "clotho")[0].startswith("Clotho: 7")
    with pytest.raises(Unreadable):
        match.views.seen(0, "Z9")
