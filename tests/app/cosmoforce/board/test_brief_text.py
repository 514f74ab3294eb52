"""Tiles leave out whole clauses of what does not fit."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from metamaker.app.cosmoforce.board.tile_paint import brief_lines, effect_lines
from metamaker.app.theme.fonts import small_font
from metamaker.core.messages import words_in
from metamaker.games.cosmoforce.edits.reference import brief_effect, effect
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules

TEXT = "3 dice; two 8s destroy all that fired. A mark costs 2 more."


@pytest.fixture
def font(qapp: QApplication) -> QFont:
    return qapp.font()


def test_what_fits_stays_whole(font: QFont) -> None:
    assert brief_lines(TEXT, font, 5000, 1) == (TEXT,)
    assert " ".join(brief_lines(TEXT, font, 120, 20)) == TEXT


def test_clauses_go_from_the_end(font: QFont) -> None:
    two = "3 dice; two 8s destroy all that fired …"
    assert brief_lines(TEXT, font, QFontMetrics(font).horizontalAdvance(two) + 4, 1) == (two,)
    assert brief_lines(TEXT, font, QFontMetrics(font).horizontalAdvance("3 dice …") + 4, 1) == ("3 dice …",)


def test_half_a_clause_is_better_than_none(font: QFont) -> None:
    (line,) = brief_lines("Thrust of many kinds", font, QFontMetrics(font).horizontalAdvance("Thrust of…") + 2, 1)
    assert line == "Thrust of…"


def test_without_room_there_is_nothing(font: QFont) -> None:
    assert brief_lines(TEXT, font, 200, 0) == ()
    assert brief_lines(TEXT, font, 0, 3) == ()


LEAST_PX = 62
"""The room for text on a tile of the board in a window of 1440 pixels, with ten slots in five columns."""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("rules", [ROSTER, WEB], ids=["roster", "web"])
@pytest.mark.parametrize("kind", SystemKind)
def test_a_narrow_tile_shows_the_effect_in_brief_and_not_cut(
    font: QFont, kind: SystemKind, rules: PlayedRules, language: str
) -> None:
    words, font = words_in("cosmoforce", language), small_font(font)
    brief = brief_effect(kind, rules, words, ShipClass.CAPITAL_SHIP)
    lines = effect_lines(effect(kind, rules, words), brief, font, LEAST_PX, 2)
    assert not any("…" in line for line in lines), lines
    assert effect_lines("Thrust 1.", brief, font, 500, 2) == ("Thrust 1.",)
