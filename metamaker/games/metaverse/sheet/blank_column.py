"""The numbers of the whole ship on blank sheets: as a column at the left, or across the top of a small one."""

from collections.abc import Iterator

from metamaker.core.ids import ref
from metamaker.core.words import Words
from metamaker.games.metaverse.sheet.blank_cells import BLANK, space
from metamaker.games.metaverse.sheet.bubbles import CHARGE, bubbles_within
from metamaker.games.metaverse.sheet.column import LOW, USUAL, Card
from metamaker.games.metaverse.sheet.column_extras import WIDTH
from metamaker.games.metaverse.sheet.facts import LARGE
from metamaker.games.metaverse.sheet.scale import CAPTION, CORNER, FINE
from metamaker.games.metaverse.sheet.tiles import tile
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Path
from metamaker.sheets.ink import HAIRLINE, INK, PAPER, QUIET, TINT, TINT_EDGE
from metamaker.sheets.lettering import Align, fit, line
from metamaker.sheets.shapes import box

_NUMBERS = (
    ("target_rating", "sheet.column.target_rating"),
    ("ems", "sheet.column.ems"),
    ("combat_value", "sheet.column.combat_value"),
    ("mass_factor", "sheet.column.mass_factor"),
    ("crew_quality", "sheet.column.crew_quality"),
    ("command_quality", "sheet.column.command_quality"),
    ("damage_control_quality", "sheet.column.damage_control_quality"),
    ("tier_1", "sheet.column.tier"),
    ("cinematic", "blank.column.cinematic"),
    ("metallic_ceramic", "blank.column.hull_type"),
)
"""Icon and caption of each, in the order of area 1. Rule MV-3.0.1-05."""

_FTL = 10
"""The longest warm-up. Rule MV-3.3.5-01."""

_EDGE = 1.5
_CAPTION = 3.4
_RIBBON = 12.0


def blank_column(height: float, told: Words) -> Drawing:
    """Return empty cards in a column, and the bubbles of the FTL charge as far as `height` mm reach."""
    cards = USUAL if 3 * USUAL.large.height + 7 * USUAL.small.height + 10 * USUAL.gap <= height else LOW
    ops: list[Op] = []
    y = 0.0
    for place, (icon, caption) in enumerate(_NUMBERS):
        card = cards.large if place < LARGE else cards.small
        ops.append(Group(0.0, y, _card(icon, told[caption], card, WIDTH)))
        y += card.height + cards.gap
    ops += _charge(y, height, told)
    return Drawing(WIDTH, height, tuple(ops))


def _charge(y: float, height: float, told: Words) -> Iterator[Op]:
    run = bubbles_within(CHARGE, _FTL, WIDTH)
    if y + 4.4 + run.height <= height:
        yield line(0.0, y + 3.2, told["sheet.extras.charge"], CAPTION, weight=BOLD, role=QUIET, tracking=0.2)
        yield Group(0.0, y + 4.4, run, ref(BLANK, "ftl_charge"))


def blank_ribbon(width: float, told: Words) -> Drawing:
    """Return the empty cards side by side."""
    gap = 1.0
    each = (width - gap * (len(_NUMBERS) - 1)) / len(_NUMBERS)
    card = Card(_RIBBON, 4.2, 0.0)
    return Drawing(
        width,
        _RIBBON,
        tuple(
            Group(place * (each + gap), 0.0, _card(icon, told[caption], card, each))
            for place, (icon, caption) in enumerate(_NUMBERS)
        ),
    )


def _card(icon: str, caption: str, card: Card, width: float) -> Drawing:
    """A tile, a white box for the number, the caption below."""
    written = fit(caption, width - 1.0, CAPTION)
    size = min(card.tile, card.height - _CAPTION - 1.6)
    x = _EDGE + size + 1.2
    high = card.height - _CAPTION - 0.8 - 1.18 * written.size * (len(written.lines) - 1)
    room = width - x - 1.2
    answer = Path(box(x, 0.9, room, high - 0.4, 0.8), fill=PAPER, stroke=HAIRLINE, width=FINE)
    return Drawing(
        width,
        card.height,
        (
            Path(box(0, 0, width, card.height, CORNER), fill=TINT, stroke=TINT_EDGE, width=FINE),
            Group(_EDGE, 0.9 + (high - 0.4 - size) / 2, tile(icon, INK, size)),
            answer,
            space(x, 0.9, room, high - 0.4, icon),
            *(
                line(
                    width / 2,
                    card.height - 1.2 - 1.18 * written.size * (len(written.lines) - 1 - place),
                    each,
                    written.size,
                    role=QUIET,
                    align=Align.CENTRE,
                )
                for place, each in enumerate(written.lines)
            ),
        ),
    )
