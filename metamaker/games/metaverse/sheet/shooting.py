"""Aids for shots: the range bands of this ship's own weapons, and the modifiers of the roll to hit."""

from collections.abc import Iterator
from functools import lru_cache

from metamaker.core.messages import Words
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.model.words import DamageType, TargetMethod
from metamaker.games.metaverse.rules.hit import DIRECT_REACH_CM, range_bands
from metamaker.games.metaverse.sheet.scale import CAPTION, LEAST_NUMBER, said_heading
from metamaker.games.metaverse.sheet.tiles import disc, glyph
from metamaker.games.metaverse.sheet.weapons import weapon_letters
from metamaker.rendering.boxes import blank, column, row
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Path
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.layout import Strip, Table
from metamaker.rendering.shapes import box
from metamaker.rendering.text_fitting import Align, line
from metamaker.rendering.texts import label, paragraph

_ROW, _BAR = 5.0, 4.2
_LETTER, _SIGN = 4.4, 4.0
_MOST_LETTERS = 6
"""Weapons of one range that share a bar."""


def band_table(design: Design, width: float, words: Words) -> Table | None:
    """Return a bar for each range of the ship's direct weapons, with the effect of each band; None without such weapons.

    Energy loses damage, kinetic fire meets a higher target rating. Rules MV-0.0.0-05, MV-3.6.2-02, MV-A.5-05.
    """
    groups = _groups(design)
    if not groups:
        return None
    bars = [
        (letters[first : first + _MOST_LETTERS], kind, range_cm)
        for (range_cm, kind), letters in groups.items()
        for first in range(0, len(letters), _MOST_LETTERS)
    ]
    left = max(len(letters) for letters, _, _ in bars) * (_LETTER + 0.3) + _SIGN + 1.0
    rows = tuple(Strip(_row(letters, kind, range_cm, left, width, words)) for letters, kind, range_cm in bars)
    said = "  ·  ".join(words[f"sheet-bands-{kind}"] for kind in DamageType if any(each is kind for _, each in groups))
    return Table(said_heading(words["sheet-bands-title"], said, width), rows, breakable=False)


def _groups(design: Design) -> dict[tuple[int, DamageType], list[str]]:
    """Return the letters of direct weapons by range and type of damage; a range of 0 is contact."""
    groups: dict[tuple[int, DamageType], list[str]] = {}
    for each, letter in weapon_letters(design).items():
        weapon = design.weapons[each]
        if weapon.target_method is TargetMethod.DIRECT and weapon.range_cm:
            groups.setdefault((weapon.range_cm, weapon.damage_type), []).append(letter)
    return groups


def _row(letters: list[str], kind: DamageType, range_cm: int, left: float, width: float, words: Words) -> Drawing:
    top = (_ROW - _BAR) / 2
    ops: list[Op] = [
        Group(place * (_LETTER + 0.3), (_ROW - _LETTER) / 2, disc(letter, _LETTER)) for place, letter in enumerate(letters)
    ]
    ops.append(Group(left - _SIGN - 0.8, (_ROW - 3.6) / 2, glyph(kind.value, 3.6)))
    ops += _bar(kind, range_cm, left, top, width, words)
    return Drawing(width, _ROW, tuple(ops))


@lru_cache(maxsize=1_000)
def _bar(kind: DamageType, range_cm: int, left: float, top: float, width: float, words: Words) -> tuple[Op, ...]:
    """Return the bands of a range side by side, cached because many weapons have the same."""
    pitch = (width - left) / DIRECT_REACH_CM
    ops: list[Op] = []
    for begin in range(0, DIRECT_REACH_CM, range_cm):
        end = min(begin + range_cm, DIRECT_REACH_CM)
        ops += _band(left + pitch * begin, top, pitch * (end - begin), kind, range_bands(end, range_cm), end, words)
    return (*ops, Path(box(left, top, width - left, _BAR), stroke=INK, width=0.2))


def _band(x: float, y: float, width: float, kind: DamageType, bands: int, end: int, words: Words) -> Iterator[Op]:
    """Yield a band: its change at the left, its end at the right if it is wide enough for that."""
    yield Path(box(x, y, width, _BAR), fill=TINT if bands % 2 else PAPER, stroke=LINE, width=0.15)
    sign = "" if not bands else "−" if kind is DamageType.ENERGY else "+"
    change = line(0.0, y + 3.25, f"{sign}{bands}", LEAST_NUMBER, weight=BOLD if bands else REGULAR)
    reach = line(
        x + width - 0.6, y + 3.05, words.text("sheet-bands-upto", distance=end), CAPTION, role=QUIET, align=Align.RIGHT
    )
    if change.width + reach.width + 2.4 <= width:
        yield change._replace(x=x + 0.8)
        yield reach
    elif change.width + 0.6 <= width:
        yield change._replace(x=x + (width - change.width) / 2)


_COLUMN, _BETWEEN = 44.0, 4.0
_PARTS = ("profiles", "target", "movement")


@lru_cache(maxsize=100)
def hit_table(width: float, words: Words) -> Table:
    """Return the profiles of a shot and all modifiers of their ratings. Rules MV-1.3.1-10 to -15, MV-A.5-01 to -13."""
    columns = max(1, min(len(_PARTS), int((width + _BETWEEN) / (_COLUMN + _BETWEEN))))
    each = (width - _BETWEEN * (columns - 1)) / columns
    texts = [_text(part, each, words) for part in _PARTS]
    body = row((column(texts[number::columns]) for number in range(columns)), _BETWEEN, down=0.0)
    head = said_heading(words["sheet-hit-title"], words["sheet-hit-caption"], width)
    return Table(head, (Strip(body),), breakable=False)


def _text(part: str, width: float, words: Words) -> Drawing:
    title = label(words[f"sheet-hit-{part}-title"], CAPTION, weight=BOLD)
    return column((title, paragraph(words[f"sheet-hit-{part}"], width, CAPTION), blank(height=0.3)))
