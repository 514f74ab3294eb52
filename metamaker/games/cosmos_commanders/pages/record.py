"""The record sheet of a player: levels as tracks, rounds with points and actions used, Victory Tokens. Rule CC-REC-01."""

from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.structure import commander_term, level_term
from metamaker.games.cosmos_commanders.map_drawing.palette import PLAYERS
from metamaker.games.cosmos_commanders.map_drawing.signs import LEVEL_SIGNS, counter, icon
from metamaker.games.cosmos_commanders.model.star_map import MOST_PLAYERS, colours
from metamaker.games.cosmos_commanders.model.words import COMMANDERS, LEVELS, Commander, Level
from metamaker.games.cosmos_commanders.pages.page import Setting
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.rendering.boxes import aligned, blank, column, framed, grid, padded, row, symbol, underlined
from metamaker.rendering.drawing import BOLD, Drawing, Page
from metamaker.rendering.ink import INK, LINE, PAPER, QUIET, TINT
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import CAPTION, captioned, headline, term

ACTIONS = (
    ("colonization", Level.POPULATION),
    ("takeover", Level.METAL),
    ("culture", Level.LUXURIES),
    ("route", Level.ORGANICS),
    ("research", Level.RADIOACTIVES),
    ("war", Level.MILITARY),
)
"""The kinds of action in their order, each with the level that limits it. Rule CC-ACT-02."""

_BOX = 4.4
RESEARCH, SYSTEMS = 9, 13
"""Boxes for each level: gains of research, and systems held."""
ROUTES = 32
"""Boxes for trade routes."""
USED = 6
"""Boxes for each kind of action in a round. A player seldom needs more; write the rest next to them."""
TOKENS = 120
"""Numbers of the track of Victory Tokens, for those collected before the end of the game."""

_ROUTE_BOX, _ROUTE_GAP = 3.5, 0.3
_USED_IN_ROW = 3
_TOKENS_IN_ROW = 30
_TALLY_ROW = 6.0
_GAP = 3.0
_HIGHEST_ROW = 11.5


def record_pages(of: Setting) -> tuple[Page, ...]:
    """Return a sheet for each player of the map."""
    headed = of.headed("record", of.name)
    width, height = headed.room()
    return headed.bound(
        [_sheet(of.words, colours(of.star_map)[player], width, height) for player in range(of.star_map.players)]
    )


def _sheet(words: Words, player: int, width: float, height: float) -> Drawing:
    """Return a sheet with rows as high as the page has room for."""

    def sheet(high: float) -> Drawing:
        levels = column((headline(words["pages-record-levels"], width), _levels(words, width, high)))
        rounds = column((headline(words["pages-record-rounds"], width), _rounds(words, width, high)))
        tokens = column((headline(words["pages-record-tokens"], width, icon("token")), _tally(width)))
        return column((_who(words, player, width), levels, rounds, tokens), _GAP)

    rows = len(LEVELS) + 1 + ROUNDS
    return sheet(min(_HIGHEST_ROW, _LEAST_ROW + (height - sheet(_LEAST_ROW).height) / rows))


_LEAST_ROW = 7.0
_COUNTER = 15.0


def _who(words: Words, player: int, width: float) -> Drawing:
    """Return the counter of a player, lines for the name, and the commanders to choose from, each with the bonus."""
    room = width - _COUNTER - 4.0
    line = underlined(blank((room - 6.0) / 2, 6.4), LINE, 0.25)
    names = row((captioned(line, words[f"pages-record-{key}"], align=Align.LEFT) for key in ("player", "home")), 6.0)
    commanders = grid((_commander(commander, words, room / 3) for commander in COMMANDERS), 3)
    return row((counter(player, _COUNTER), column((names, commanders), 1.4)), 4.0, down=0.0)


def _commander(commander: Commander, words: Words, width: float) -> Drawing:
    room, level = width - _BOX - 3.0, Level(commander)
    name = term(commander_term(commander, words), room, 2.8, weight=BOLD)
    bonus = term(words.text("names-bonus", level=level_term(level, words)), room, CAPTION, smallest=2.2, role=QUIET)
    return row((_square(), column((name, bonus))), 1.2)


def _square(size: float = _BOX) -> Drawing:
    return framed(blank(size, size), fill=PAPER, stroke=INK, width=0.25, radius=0.5)


def _boxes(count: int, size: float = _BOX, gap: float = 0.5) -> Drawing:
    return row([_square(size)] * count, gap)


_NAME, _START, _TOTAL = 44.0, 15.0, 15.0


def _levels(words: Words, width: float, high: float) -> Drawing:
    """Return a track for each level: its start, research gained, systems held, and a box for their sum."""
    research = RESEARCH * (_BOX + 0.5) + 3.5
    widths = (_NAME, _START, research, width - _NAME - _START - research - _TOTAL, _TOTAL)
    keys = ("start", "research", "systems", "total")
    total = Cell(drawn=framed(blank(_TOTAL, high - 1.6), fill=PAPER, stroke=LINE, width=0.25, radius=0.5), align=Align.CENTRE)
    rows = []
    for level in LEVELS:
        is_military = level is Level.MILITARY
        start = row(
            (term("0" if is_military else "1", 2.6, 4.0, weight=BOLD), term("+", 1.6, CAPTION, role=QUIET), _square()), 0.6
        )
        boxes = (_boxes(RESEARCH + SYSTEMS), None) if is_military else (_boxes(RESEARCH), _boxes(SYSTEMS))
        rows.append((_titled(level_term(level, words), LEVEL_SIGNS[level]), start, *boxes))
    routes = padded(_boxes(ROUTES, _ROUTE_BOX, _ROUTE_GAP), 5.4, 0.0, 0.0)
    rows.append((_titled(words["pages-record-routes"], "route"), routes, None, None))
    cells = [(name, *(Cell(drawn=each) for each in drawn), total) for name, *drawn in rows]
    titles = ("", *(words[f"pages-record-{key}"] for key in keys))
    return table(titles, cells, widths, Look(3.4, high, right=0.0)).drawn()


def _titled(title: str, sign: str) -> Cell:
    return Cell(title, bold=True, drawn=symbol(icon(sign), 5.2))


_PLAIN = {"round": 10.0, "sum": 13.0, "routes": 13.0, "ap": 13.0}
_TOKEN_COLUMNS = {"lowest": 14.0, "most": 14.0, "rolled": 14.0, "all": 14.0}
_HEAD = 9.4


def _rounds(words: Words, width: float, high: float) -> Drawing:
    """Return a line for each round: sources of action points, actions used by kind, tokens."""
    kind = (width - sum(_PLAIN.values()) - sum(_TOKEN_COLUMNS.values())) / len(ACTIONS)
    widths = {**_PLAIN, **{key: kind for key, _ in ACTIONS}, **_TOKEN_COLUMNS}
    size = min(3.6, (kind - 1.6) / _USED_IN_ROW - 0.4, high * _USED_IN_ROW / USED - 0.6)
    boxes = Cell(drawn=grid([_square(size)] * USED, _USED_IN_ROW, 0.4), align=Align.CENTRE)
    used = dict(ACTIONS)
    rows = [
        [Cell(str(number), bold=True, align=Align.CENTRE), *(boxes if key in used else "" for key in list(widths)[1:])]
        for number in range(1, ROUNDS + 1)
    ]
    titles = [Cell(drawn=_title(key, words, wide - 0.8, used.get(key)), align=Align.CENTRE) for key, wide in widths.items()]
    look = Look(3.8, high, 0.4, 0.4, uprights=True, tinted=range(1, ROUNDS, 2))
    return table(titles, rows, tuple(widths.values()), look).drawn()


def _title(key: str, words: Words, width: float, limit: Level | None) -> Drawing:
    """Return the title of a column, with the level that limits a kind of action."""
    below = term(words[f"pages-record-column-{key}"], width, CAPTION, smallest=2.13, role=QUIET, align=Align.CENTRE)
    if limit is None:
        return aligned(below, height=_HEAD, down=1.0)
    at_most = term("≤", 1.6, CAPTION, role=QUIET, align=Align.CENTRE)
    signs = row((symbol(icon(key), 4.2), at_most, symbol(icon(LEVEL_SIGNS[limit]), 4.0, QUIET)), 0.3)
    return aligned(column((signs, below), 0.8, across=0.5), height=_HEAD, down=1.0)


def _tally(width: float) -> Drawing:
    """Return numbers to tick off, every fifth one on tinted ground."""
    side = width / _TOKENS_IN_ROW
    return grid((_token(number, side) for number in range(1, TOKENS + 1)), _TOKENS_IN_ROW)


def _token(number: int, width: float) -> Drawing:
    figure = aligned(term(str(number), width - 0.4, 2.6, role=QUIET, align=Align.CENTRE), height=_TALLY_ROW - 0.4)
    return padded(framed(figure, fill=PAPER if number % 5 else TINT, stroke=LINE, radius=0.6), 0.2, 0.2)


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
    titles = [_scores_title(words.text("pages-scores-round", round=number)) for number in range(1, ROUNDS + 1)]
    for number, (key, sign) in enumerate(keys, ROUNDS):
        drawn = symbol(icon(sign), 5.2, INK, TINT if number in tinted else PAPER) if sign else None
        titles.append(_scores_title(words[f"pages-scores-{key}"], drawn, words[f"pages-scores-{key}-about"]))
    each = (width - _FIRST) / MOST_PLAYERS
    players = [
        Cell(drawn=_player(colours(of.star_map)[player], each - 4.0, words["pages-scores-name"]), align=Align.CENTRE)
        for player, _ in enumerate(PLAYERS)
    ]
    rows = [[title, *[Cell()] * MOST_PLAYERS] for title in titles]
    look = Look(3.6, left=0.8, edge=LINE, uprights=True, tinted=tinted)
    scores = table((Cell(), *players), rows, (_FIRST, *[each] * MOST_PLAYERS), look, total=min(height, _HIGHEST_TABLE))
    return headed.bound((scores.drawn(),))


def _scores_title(text: str, sign: Drawing | None = None, about: str = "") -> Cell:
    return Cell(text, bold=True, drawn=sign or blank(5.2), below=about)


def _player(colour: int, width: float, caption: str) -> Drawing:
    line = underlined(blank(width, 5.0), LINE)
    return column((counter(colour, 8.0), captioned(line, caption)), across=0.5)
