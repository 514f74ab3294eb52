"""Marks of a chart that tell their value when they are pointed at."""

from metamaker.sheets.drawing import Drawing, Group, Op

_CONTINUES = "#"


def telling(x: float, y: float, width: float, height: float, ops: tuple[Op, ...], text: str) -> Group:
    """Return operations, drawn from the top left corner of their box, that say `text`: their ref is the text itself."""
    # a ref that begins with this sign would continue the one around it
    ref = f"\u00a0{text}" if text.startswith(_CONTINUES) else text
    return Group(x, y, Drawing(width, height, ops), ref or None)
