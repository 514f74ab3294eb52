"""The figures of all players next to the map: a column for each player, a row for each figure, with its name."""

from collections.abc import Iterator

from metamaker.core.display_names import first_upper
from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.structure import commander_term, people_term, seated_term
from metamaker.games.cosmos_commanders.map_drawing.palette import PLAYERS
from metamaker.games.cosmos_commanders.map_drawing.signs import LEVEL_SIGNS, counter, icon
from metamaker.games.cosmos_commanders.match.names import player_ref
from metamaker.games.cosmos_commanders.match.view import GameView, PlayerView
from metamaker.games.cosmos_commanders.model.words import LEVELS
from metamaker.play.story import LETTERS
from metamaker.rendering.boxes import aligned, column, row, symbol, underlined
from metamaker.rendering.drawing import BOLD, REGULAR, Drawing, Group, Op, Path
from metamaker.rendering.ink import HAIRLINE, INK, LINE, QUIET, TINT
from metamaker.rendering.metrics import text_width
from metamaker.rendering.shapes import box, rule
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import name, term

FIGURES = (*LEVELS, "systems", "routes", "ap", "tokens", "final")
"""The figures of each player, by the last part of their references."""

_SIGNS = {"systems": "colonization", "routes": "route", "ap": "action", "tokens": "token", "final": "first"}

_SUMS = ("tokens", "final")
"""The figures that decide the game."""

_TITLE, _FIGURE = 37.0, 11.5
"""Widths of the names of figures, and of the figures of a player."""

_NAMES = 62.0
"""The least width of the names of players."""

_LEGEND, _HEAD = 9.4, 8.0
_LEAST_ROW, _MOST_ROW = 6.6, 9.0
_GAP = 3.0


def called(player: PlayerView, words: Words) -> str:
    """Return the display name of a player: the commander, or the letter of the seat before commanders are picked."""
    if player.commander is None:
        return player.name.strip() or words.text("names-player", letter=LETTERS[player.side])
    return seated_term(player.name, commander_term(player.commander, words), words)


def who(player: PlayerView, words: Words, width: float) -> Drawing:
    """Return the counter of a player with the name, and the people of the commander."""
    names = [name(called(player, words), width, 4.0, weight=BOLD)]
    if player.commander:
        names.append(name(people_term(player.commander, words), width, 2.8, role=QUIET))
    return row((counter(player.colour, 6.6), column(names)), 1.4)


def score_column(view: GameView, words: Words, height: float) -> Drawing:
    """Return the names of all players above their figures, up to `height` mm high if that is enough; active player tinted."""
    players = view.players
    width = max(_NAMES, _TITLE + _FIGURE * len(players))
    top = _LEGEND * len(players) + _GAP
    each = min(max((height - top - _HEAD) / len(FIGURES), _LEAST_ROW), _MOST_ROW)
    ops = [*_legend(view, words, width), *_grid(view, words, top, each)]
    return Drawing(width, top + _HEAD + each * len(FIGURES), tuple(ops))


def _has_turn(view: GameView, player: PlayerView) -> bool:
    return player.side == view.player and any(other.commander for other in view.players)


def _legend(view: GameView, words: Words, width: float) -> Iterator[Op]:
    for place, player in enumerate(view.players):
        y = place * _LEGEND
        if _has_turn(view, player):
            yield _ground(player, 0.0, y, width, _LEGEND - 0.6)
        drawn = who(player, words, width - 11.0)
        yield Group(1.2, y + (_LEGEND - 0.6 - drawn.height) / 2, drawn, player_ref(player.side))


def _ground(player: PlayerView, x: float, y: float, width: float, height: float) -> Path:
    return Path(box(x, y, width, height, 1.2), fill=TINT, stroke=PLAYERS[player.colour], width=0.6)


def _grid(view: GameView, words: Words, top: float, each: float) -> Iterator[Op]:
    """Yield the counters as headings, and the rows of figures below them."""
    height = _HEAD + each * len(FIGURES)
    width = _TITLE + _FIGURE * len(view.players)
    for place, player in enumerate(view.players):
        x = _TITLE + place * _FIGURE
        if _has_turn(view, player):
            yield _ground(player, x + 0.4, top, _FIGURE - 0.8, height)
        yield Group(x + (_FIGURE - 6.0) / 2, top + 1.0, counter(player.colour, 6.0))
    for number, key in enumerate(FIGURES):
        y = top + _HEAD + number * each
        yield rule(0.0, y, width, LINE if key == _SUMS[0] else HAIRLINE, 0.35 if key == _SUMS[0] else 0.2)
        title = row((symbol(icon(LEVEL_SIGNS.get(key) or _SIGNS[key]), 4.0, QUIET), _title(key, words)), 1.4)
        yield Group(1.2, y + (each - title.height) / 2, title)
        for place, player in enumerate(view.players):
            drawn = aligned(_figure(view, player, key), _FIGURE, each)
            yield Group(_TITLE + place * _FIGURE, y, drawn, f"{player_ref(player.side)}/{key}")


def _title(key: str, words: Words) -> Drawing:
    text = first_upper(words[f"board-column-{key}"])
    return term(text, _TITLE - 8.0, 3.2, smallest=2.4, weight=BOLD if key in _SUMS else REGULAR, align=Align.LEFT)


def _figure(view: GameView, player: PlayerView, key: str) -> Drawing:
    """Return a figure; the lowest of the five resources, which scores, is underlined."""
    value, size = _value(view, player, key), 5.0 if key in _SUMS else 4.4
    text = term(str(value), text_width(str(value), size, BOLD), size, weight=BOLD)
    if key in LEVELS[:-1] and value == min(player.levels[:-1]):
        return underlined(text, INK, 0.4)
    return text


def _value(view: GameView, player: PlayerView, key: str) -> int:
    if key in LEVELS:
        return player.levels[[str(level) for level in LEVELS].index(key)]
    if key == "ap":
        return view.ap if _has_turn(view, player) else player.ap
    return {"systems": player.systems, "routes": player.routes, "tokens": player.score, "final": sum(player.final)}[key]
