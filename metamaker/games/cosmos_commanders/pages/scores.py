"""The score sheet: Victory Tokens round by round, and what the end of the game adds, line by line."""

from metamaker.games.cosmos_commanders.chart.palette import PLAYERS
from metamaker.games.cosmos_commanders.chart.signs import counter, icon
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, colours
from metamaker.games.cosmos_commanders.pages.page import Setting, caption
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, words_line
from metamaker.sheets.shapes import box, rule, upright
from metamaker.sheets.texts import CAPTION

LINES = (
    ("systems", "colonization"),
    ("gates", "gate"),
    ("ruins", "ruins"),
    ("routes", "route"),
    ("monopolies", "sector"),
)
"""What the end of the game gives tokens for, with a sign each. Rules CC-SCO-03, CC-SCO-04."""

_FIRST = 58.0
_HEAD = 20.0
_MOST_ROW = 15.0


def score_pages(of: Setting) -> tuple[Page, ...]:
    """Return a column for each player, with lines for rounds, for each thing that scores at the end, and for their sum."""
    words = of.words
    headed = of.headed("scores", of.name)
    space = headed.room()
    rows: list[tuple[str, str, str, bool]] = [
        (words.text("pages-scores-round", round=number), "", "", False) for number in range(1, ROUNDS + 1)
    ]
    rows.append((words["pages-scores-collected"], words["pages-scores-collected-about"], "token", True))
    rows += ((words[f"pages-scores-{key}"], words[f"pages-scores-{key}-about"], sign, False) for key, sign in LINES)
    rows.append((words["pages-scores-total"], words["pages-scores-total-about"], "first", True))
    rows.append((words["pages-scores-tie"], words["pages-scores-tie-about"], "", False))
    each = min(_MOST_ROW, (space.height - _HEAD) / len(rows))
    column = (space.width - _FIRST) / MOST_PLAYERS
    height = _HEAD + each * len(rows)
    ops: list[Op] = []
    for place, (title, about, sign, strong) in enumerate(rows):
        y = _HEAD + place * each
        if strong:
            ops.append(Path(box(0.0, y, space.width, each), fill=TINT))
        ops.append(rule(0.0, y, space.width, INK if strong or not place else LINE, 0.4 if strong or not place else 0.15))
        if sign:
            ops.append(Symbol(0.8, y + each / 2 - 2.6, 5.2, icon(sign), INK, TINT if strong else PAPER))
        name = fit(title, _FIRST - 10.0, 3.6, BOLD, CAPTION)
        base = y + each / 2 + (-0.4 if about else 1.2)
        ops.append(words_line(8.0, base, name, weight=BOLD))
        if about:
            ops.append(words_line(8.0, base + 3.7, fit(about, _FIRST - 9.0, CAPTION, smallest=2.2), role=QUIET))
    ops.append(rule(0.0, height, space.width, INK, 0.4))
    for player, _ in enumerate(PLAYERS):
        x = _FIRST + player * column
        ops.append(upright(x, 0.0, height, HAIRLINE, 0.2))
        ops.append(Group(x + column / 2 - 4.0, 1.0, counter(colours(of.star_map)[player], 8.0)))
        ops.append(rule(x + 2.0, _HEAD - 4.6, column - 4.0, LINE, 0.2))
        ops.append(caption(x + column / 2, _HEAD - 1.4, words["pages-scores-name"], Align.CENTRE))
    return headed.bound((Drawing(space.width, height, tuple(ops)),))
