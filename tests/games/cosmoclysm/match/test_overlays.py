"""Lit hexes: what a player needs to read stays free."""

import math

import pytest

from metamaker.games.cosmoclysm.match.overlays import Lit, Sort, overlay
from metamaker.games.cosmoclysm.match.picture import places
from metamaker.games.cosmoclysm.model.board import default_board, hex_names
from metamaker.rendering.drawing import Page, Path
from metamaker.rendering.metrics import text_width
from metamaker.rendering.proof import marks

NAME, LETTER = 3.0, 8.0
"""The letter sizes of names and letters on hexes, in mm."""


def sampled(path: Path) -> list[tuple[float, float]]:
    """Return points along the lines of a path, a fifth of a mm apart or less."""
    found: list[tuple[float, float]] = []
    for step in path.outline:
        if len(step) < 3:
            continue
        here = (float(step[-2]), float(step[-1]))
        if found:
            start, number = found[-1], math.ceil(math.dist(found[-1], here) * 5) or 1
            found += [
                (start[0] + (here[0] - start[0]) * n / number, start[1] + (here[1] - start[1]) * n / number)
                for n in range(1, number + 1)
            ]
        else:
            found.append(here)
    return found


@pytest.mark.parametrize("sort", [Sort.FREE, Sort.FIGHT, Sort.OWN])
def test_names_and_letters_of_lit_hexes_stay_free(sort: Sort) -> None:
    board = default_board()
    names = hex_names(board)
    for at, (x, y) in enumerate(places(board)):
        drawn = overlay(board, (Lit(at, sort, 0.5),))
        half = text_width(names[at], NAME) / 2
        for op in drawn.ops:
            assert isinstance(op, Path) or sort is Sort.FIGHT
            reach = op.width / 2 if isinstance(op, Path) else 0.0
            for px, py in sampled(op) if isinstance(op, Path) else ():
                is_on_name = abs(px - x) < half + reach and y - 14.1 - reach < py < y - 11.9 + reach
                is_on_letter = abs(px - x) < 2.4 + reach and y - 3.0 - reach < py < y + 3.0 + reach
                assert not is_on_name, (names[at], px - x, py - y)
                assert not is_on_letter, (names[at], px - x, py - y)
        assert all(abs(mark.area.bottom - (y + 13.0)) < 3.0 for mark in marks(Page(drawn)) if mark.text)
