"""The score sheet: Victory Tokens round by round, and the points at the end of the game."""

from metamaker.games.cosmos_commanders.map_drawing.palette import PLAYERS
from metamaker.games.cosmos_commanders.map_drawing.signs import counter, icon
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, colours
from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.rendering.boxes import blank, column, symbol, underlined
from metamaker.rendering.drawing import Drawing, Page
from metamaker.rendering.ink import INK, LINE, PAPER, TINT
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import captioned

LINES = (
    ("systems", "colonization"),
    ("gates", "gate"),
    ("ruins", "ruins"),
    ("routes", "route"),
    ("monopolies", "sector"),
)
"""The sources of tokens at the end of the game, with a sign each. Rules CC-SCO-03, CC-SCO-04."""

_FIRST = 58.0
_HIGHEST_TABLE = 250.0


def score_pages(of: Setting) -> tuple[Page, ...]:
    """Return a column for each player, with lines for rounds, for each score at the end, and for their sum."""
    words = of.words
    headed = of.headed("scores", of.name)
    width, height = headed.room()
    keys = [("collected", "token"), *LINES, ("total", "first"), ("tie", "")]
    tinted = [ROUNDS + number for number, (key, _) in enumerate(keys) if key in {"collected", "total"}]
    titles = [_title(words.text("pages-scores-round", round=number)) for number in range(1, ROUNDS + 1)]
    for number, (key, sign) in enumerate(keys, ROUNDS):
        drawn = symbol(icon(sign), 5.2, INK, TINT if number in tinted else PAPER) if sign else None
        titles.append(_title(words[f"pages-scores-{key}"], drawn, words[f"pages-scores-{key}-about"]))
    each = (width - _FIRST) / MOST_PLAYERS
    players = [
        Cell(drawn=_player(colours(of.star_map)[player], each - 4.0, words["pages-scores-name"]), align=Align.CENTRE)
        for player, _ in enumerate(PLAYERS)
    ]
    rows = [[title, *[Cell()] * MOST_PLAYERS] for title in titles]
    look = Look(3.6, left=0.8, edge=LINE, uprights=True, tinted=tinted)
    scores = table((Cell(), *players), rows, (_FIRST, *[each] * MOST_PLAYERS), look, total=min(height, _HIGHEST_TABLE))
    return headed.bound((scores.drawn(),))


def _title(text: str, sign: Drawing | None = None, about: str = "") -> Cell:
    return Cell(text, bold=True, drawn=sign or blank(5.2), below=about)


def _player(colour: int, width: float, caption: str) -> Drawing:
    line = underlined(blank(width, 5.0), LINE)
    return column((counter(colour, 8.0), captioned(line, caption)), across=0.5)
