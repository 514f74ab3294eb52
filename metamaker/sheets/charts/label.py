"""Names that have a box to stand in: made smaller, then wrapped, then shortened."""

from metamaker.sheets.drawing import REGULAR, Role, Text
from metamaker.sheets.ink import INK
from metamaker.sheets.lettering import LEADING, Align, Fit, at_most, fit, lines

_CAPITAL = 0.711


def boxed(text: str, width: float, height: float, size: float, weight: str = REGULAR) -> Fit:
    """Return `text` in as many lines as a box of `width` × `height` mm has room for, the last one cut if there are more."""
    fitted = fit(text, width, size, weight)
    most = max(1, int((height / fitted.size - _CAPITAL) / LEADING) + 1)
    return at_most(fitted, most, width, weight)


def label(
    x: float,
    middle: float,
    text: str,
    width: float,
    height: float,
    size: float,
    *,
    weight: str = REGULAR,
    role: Role = INK,
    align: Align = Align.LEFT,
) -> tuple[Text, ...]:
    """Return `text` around the level line at `middle`, in a box of `width` × `height` mm that is aligned to `x`."""
    fitted = boxed(text, width, height, size, weight)
    return lines(x, fitted.baseline(middle), fitted, weight=weight, role=role, align=align)
