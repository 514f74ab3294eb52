"""Tiles leave out whole clauses of what does not fit."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QApplication

from metamaker.app.cosmoforce.board.tile_paint import brief_lines

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
