"""Gaps: places on a sheet where players write a value themselves."""

from typing import NamedTuple

from metamaker.core.ids import ref
from metamaker.games.metaverse.sheet.form import WRITTEN
from metamaker.games.metaverse.sheet.scale import FINE, small
from metamaker.rendering.drawing import Drawing, Group, Op, Path
from metamaker.rendering.ink import HAIRLINE, PAPER, QUIET
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import words_line


class Gap(NamedTuple):
    """A value that a blank sheet leaves open; `place` names the field for it in a fillable PDF."""

    place: str

    def space(self, x: float, y: float, width: float, height: float) -> Group:
        """Return the field; paper does not show it."""
        return Group(x, y, Drawing(width, height, ()), ref(WRITTEN, self.place))

    def on_line(self, x: float, y: float, width: float, height: float) -> tuple[Op, Op]:
        """Return a line to write on, with `height` mm of room above it."""
        return rule(x, y + height, width, HAIRLINE, 0.25), self.space(x, y, width, height)

    def in_box(self, x: float, y: float, width: float, height: float) -> tuple[Op, Op]:
        """Return a white box to write in."""
        return Path(box(x, y, width, height, 0.8), fill=PAPER, stroke=HAIRLINE, width=FINE), self.space(x, y, width, height)

    def captioned(self, x: float, y: float, width: float, height: float, caption: str) -> tuple[Op, ...]:
        """Return a line to write on with a caption below it."""
        below = words_line(x, y + height + 2.7, small(caption, width), role=QUIET)
        return (*self.on_line(x, y, width, height), below)


Value = str | Gap
"""A printed value, or one left open on a blank sheet."""


def printed(value: Value) -> str:
    """Return the text of a value, empty for a gap."""
    return "" if isinstance(value, Gap) else value
