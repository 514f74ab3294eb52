"""The lines of a waterfall add up to its total as they are shown."""

from decimal import Decimal

import pytest

from metamaker.core.messages import words
from metamaker.core.stat import Stat
from metamaker.game_api.designs import Account, Share
from metamaker.printing.waterfall import waterfall
from metamaker.rendering.drawing import Group, Text


@pytest.mark.parametrize("height", [30.0, 120.0])
@pytest.mark.parametrize("values", [[10.44, 20.44, 3.44, 0.44, 0.24], [1234.56, 0.06, 0.06, 0.06, -7.77], [3.0, 4.0, 5.0, 6.0]])
def test_lines_add_up_to_the_total(values: list[float], height: float) -> None:
    shares = tuple(Share(f"x/{number}", f"line {number}", value, None) for number, value in enumerate(values))
    account = Account("ship", "value", Stat("value", sum(values), "", "value", "X"), None, shares)
    drawing = waterfall(account, 170.0, height, words("metaverse")).drawing
    rows = [op.drawing for op in drawing.ops if isinstance(op, Group)]
    found = [[each.text for each in row.ops if isinstance(each, Text)] for row in rows]
    *parts, total = [Decimal(texts[-1].replace(",", "").replace("−", "-")) for texts in found if texts]
    assert sum(parts) == total
