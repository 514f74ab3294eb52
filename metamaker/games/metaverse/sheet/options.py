"""Options of record sheets."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from metamaker.core.messages import ENGLISH
from metamaker.rendering.frame import UPRIGHT, PageFrame
from metamaker.rendering.imposition import Format, Slots, slots

if TYPE_CHECKING:
    from metamaker.games.metaverse.play_state import PlayState


@dataclass(frozen=True)
class SheetOptions:
    """Paper and margins; the format; the language of the words.

    `classes`: one sheet for each class instead of each ship; `only`: the wanted ids, None for all. `state`: the damage to mark
    on the sheets of ships; `fillable`: with fields for the screen; `blank`: empty sheets for designs by hand; `codes`: with the
    share code of its class on each sheet, for cameras; `carried`: with this code as invisible text of files.
    """

    frame: PageFrame = UPRIGHT
    format: Format = Format.FULL
    classes: bool = False
    only: tuple[str, ...] | None = None
    language: str = ENGLISH
    state: "PlayState | None" = None
    fillable: bool = False
    blank: bool = False
    codes: bool = False
    carried: bool = True

    @property
    def is_fresh(self) -> bool:
        """Whether the sheets have neither damage nor fields."""
        return self.state is None and not self.fillable

    @property
    def slots(self) -> Slots:
        """The places for sheets on a page."""
        return slots(self.format, self.frame)


STANDARD = SheetOptions()
"""A sheet for every ship, on A4."""
