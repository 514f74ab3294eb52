"""A game as a page: the figures of all players, at the end the sources of their tokens, and the map with its owners."""

from collections.abc import Collection, Iterator, Sequence

from metamaker.core.memo import memo_by
from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.drawing import typed
from metamaker.games.cosmos_commanders.edits.structure import commander_term, people_term, seated_term
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.palette import CHOSEN, SERIES, TARGET
from metamaker.games.cosmos_commanders.map_drawing.signs import LEVEL_SIGNS, Pieces, counter, icon
from metamaker.games.cosmos_commanders.match.names import player_ref
from metamaker.games.cosmos_commanders.match.story import SOURCE_KEYS
from metamaker.games.cosmos_commanders.match.view import GameView, PlayerView, SectorView
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import LEVELS, SystemType
from metamaker.play.story import LETTERS
from metamaker.rendering.boxes import aligned, blank, column, layered, padded, row, symbol, underlined
from metamaker.rendering.charts.axes import AcrossAxis, UpAxis
from metamaker.rendering.charts.steps import Step, Steps, step_chart
from metamaker.rendering.drawing import BOLD, Drawing, Op, Page, Path
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.ink import INK, QUIET
from metamaker.rendering.layout import Strip
from metamaker.rendering.metrics import text_width
from metamaker.rendering.proof import Area
from metamaker.rendering.shapes import circle
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import name, term

EDGE = 4.0
ROW = 9.0
LEAST_WIDTH = 200.0
_GAP = 4.0
_NAME = 56.0
_GRAPH = 110.0
"""The width of the graph."""

FIGURES = (*LEVELS, "systems", "routes", "ap", "tokens")
"""The figures next to each player, by the last part of their references."""

_SIGNS = {"systems": "colonization", "routes": "route", "ap": "action", "tokens": "token"}

_SOURCE_SIGNS = {
    "culture": "culture",
    "research": "research",
    "lowest": "population",
    "most": "sector",
    "systems": "colonization",
    "gates": "gate",
    "ruins": "ruins",
    "routes": "route",
    "monopolies": "sector",
}


@memo_by
def with_types(star_map: StarMap, types: tuple[SystemType | None, ...]) -> StarMap:
    """Return a map with these types; itself if it has them."""
    other = {system.id: kind for system, kind in zip(star_map.systems, types, strict=True) if system.type is not kind}
    return typed(star_map, {**other}) if other else star_map


def pieces_of(view: GameView) -> Pieces | None:
    """Return the pieces on the map; None before the types of its systems are known."""
    if not view.players:
        return None
    owners = tuple(system.owner for system in view.systems)
    homes = tuple(system.home_of for system in view.systems)
    routes = tuple(tuple(side for side, count in enumerate(each.routes) for _ in range(count)) for each in view.sectors)
    return Pieces(owners, homes, routes, tuple(map(_leader, view.sectors)))


def _leader(sector: SectorView) -> int:
    """Return the player with the most routes in a sector, −1 if there is no single one."""
    most = max(sector.routes, default=0)
    return sector.routes.index(most) if most and sector.routes.count(most) == 1 else -1


def game_page(star_map: StarMap, view: GameView, words: Words, scores: Sequence[Sequence[int]] = ()) -> Page:
    """Return the current map below the figures of all players; after the end, below an explanation and a graph.

    `scores`: the tokens of all sides after each round. References are those of the map, and `players/A/metal` of figures.
    """
    drawn = chart(with_types(star_map, tuple(system.type for system in view.systems)), pieces_of(view))
    graph = _graph(view, words, drawn.height, scores) if view.over and scores else None
    board = row((drawn, graph), _GAP, down=0.0)
    width = max(board.width, LEAST_WIDTH)
    figures = None
    if view.players:
        figures = _account(view, words, width) if view.over else _standing(view, words, width)
    return Page(padded(column((figures, board), _GAP, width=width, across=0.5), EDGE, EDGE))


def called(player: PlayerView, words: Words) -> str:
    """Return the display name of a player: the commander, or the letter of the seat before commanders are picked."""
    if player.commander is None:
        return player.name.strip() or words.text("names-player", letter=LETTERS[player.side])
    return seated_term(player.name, commander_term(player.commander, words), words)


def _standing(view: GameView, words: Words, width: float) -> Drawing:
    """Return a row for each player: levels, systems, routes, action points, tokens; the active player on tinted ground."""
    each = (width - _NAME) / len(FIGURES)
    begun = any(player.commander for player in view.players)
    turns = [player.side == view.player and begun for player in view.players]
    titles = [Cell(drawn=_title(words[f"board-column-{key}"], each), align=Align.CENTRE) for key in FIGURES]
    rows = [
        (Cell(drawn=_who(player, words)), *_figures(view, player, each, has_turn))
        for player, has_turn in zip(view.players, turns, strict=True)
    ]
    tinted = [number for number, has_turn in enumerate(turns) if has_turn]
    look = Look(height=ROW, right=0.0, tinted=tinted)
    refs = [player_ref(player.side) for player in view.players]
    return table(("", *titles), rows, (_NAME, *[each] * len(FIGURES)), look, refs=refs).drawn()


def _title(text: str, width: float) -> Drawing:
    return term(text, width - 0.6, 2.6, smallest=2.13, role=QUIET, align=Align.CENTRE)


def _figures(view: GameView, player: PlayerView, width: float, has_turn: bool) -> Iterator[Cell]:
    for key in FIGURES:
        drawn = _figure(key, _value(view, player, key, has_turn), width, player)
        yield Cell(drawn=layered(Strip(drawn, ref=f"{player_ref(player.side)}/{key}")))


def _who(player: PlayerView, words: Words) -> Drawing:
    names = [name(called(player, words), _NAME - 10.0, 3.4, weight=BOLD)]
    if player.commander:
        names.append(name(people_term(player.commander, words), _NAME - 10.0, 2.5, role=QUIET))
    return row((blank(), counter(player.colour, 6.6), column(names)), 0.8)


def _value(view: GameView, player: PlayerView, key: str, has_turn: bool) -> int:
    if key in LEVELS:
        return player.levels[[str(level) for level in LEVELS].index(key)]
    if key == "ap":
        return view.ap if has_turn else player.ap
    return {"systems": player.systems, "routes": player.routes, "tokens": player.score}[key]


def _figure(key: str, value: int, width: float, player: PlayerView) -> Drawing:
    """Return a figure after its sign; the lowest of the five resources, which scores, is underlined."""
    sign = LEVEL_SIGNS.get(key) or _SIGNS[key]
    text = term(str(value), text_width(str(value), 4.4, BOLD), 4.4, weight=BOLD)
    if key in LEVELS[:-1] and value == min(player.levels[:-1]):
        text = underlined(text, INK, 0.4)
    return aligned(row((symbol(icon(sign), 4.4, QUIET), text), 1.4), width, ROW - 0.8)


def _account(view: GameView, words: Words, width: float) -> Drawing:
    """Return the sources of all tokens, the best player first. Rules CC-SCO-03, CC-SCO-05, CC-REC-02."""
    ranked = sorted(view.players, key=lambda each: (-each.score, -each.systems, -each.routes, each.side))
    keys = (*SOURCE_KEYS, "total")
    each = (width - _NAME) / len(keys)
    titles = [
        column((_title(words[f"board-source-{key}"], each), symbol(icon(_SOURCE_SIGNS.get(key, "first")), 4.0)), across=0.5)
        for key in keys
    ]
    rows = [(Cell(drawn=_who(player, words)), *_sources(player)) for player in ranked]
    heads = (Cell(), *(Cell(drawn=title, align=Align.CENTRE) for title in titles))
    refs = [player_ref(player.side) for player in ranked]
    look = Look(4.2, ROW, right=0.0)
    return table(heads, rows, (_NAME, *[each] * len(keys)), look, refs=refs).drawn()


def _sources(player: PlayerView) -> Iterator[Cell]:
    for value in player.sources:
        yield Cell(str(value or "–"), bold=True, role=INK if value else QUIET, align=Align.CENTRE)
    yield Cell(str(player.score), bold=True, role=INK if player.score else QUIET, align=Align.CENTRE, size=5.4)


def _graph(view: GameView, words: Words, height: float, scores: Sequence[Sequence[int]]) -> Drawing:
    """Return the graph of the tokens of all players by round; the last step shows the gains at the end of the game."""
    lines = [
        Steps(
            called(player, words),
            tuple(Step(number - 1.0, float(number), float(each[player.side])) for number, each in enumerate(scores, 1)),
            SERIES[player.colour],
        )
        for player in view.players
    ]
    most = max((value for each in scores for value in each), default=1)
    across = AcrossAxis(0.0, float(len(scores)), words["board-graph-rounds"])
    up = UpAxis(float(most), words, words["board-graph-tokens"], whole=True)
    return step_chart(_GRAPH, height, lines, across, up)


_ON_DISC = 0.92
"""The share of the disc in the drawing of a system, and the share of the owner's rim."""


def lit(page: Page, refs: Collection[str], chosen: Sequence[str] = ()) -> Drawing:
    """Return rings around clickable marks, and thick ones around chosen marks."""
    ops = [op for ref in refs if ref not in chosen for op in _ring(page, ref, strong=False)]
    ops += [op for ref in chosen for op in _ring(page, ref, strong=True)]
    return Drawing(page.drawing.width, page.drawing.height, tuple(ops))


def _ring(page: Page, ref: str, *, strong: bool) -> Iterator[Op]:
    box = max(boxes_of(page.drawing, ref), key=lambda area: area.bottom - area.top, default=Area(0.0, 0.0, 0.0, 0.0))
    reach = (box.bottom - box.top) / 2
    radius = reach * _ON_DISC if ref.startswith("systems/") else reach
    if radius > 1.0:
        middle = (box.left + box.right) / 2, (box.top + box.bottom) / 2
        yield Path(
            circle(*middle, radius),
            stroke=CHOSEN if strong else TARGET,
            width=1.3 if strong else 0.7,
            dash=0.0 if strong else 1.6,
        )
