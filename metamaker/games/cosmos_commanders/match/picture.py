"""A game as a page: the figures of all players, at the end the sources of their tokens, and the map with its owners."""

from collections.abc import Collection, Iterator, Sequence

from metamaker.core.memo import memo_by
from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.edits.drawing import typed
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.palette import CHOSEN, SERIES, TARGET
from metamaker.games.cosmos_commanders.map_drawing.signs import Pieces, icon
from metamaker.games.cosmos_commanders.match.names import player_ref
from metamaker.games.cosmos_commanders.match.score_column import called, score_column, who
from metamaker.games.cosmos_commanders.match.story import SOURCE_KEYS
from metamaker.games.cosmos_commanders.match.view import GameView, PlayerView, SectorView
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import SystemType
from metamaker.rendering.boxes import column, padded, row, symbol
from metamaker.rendering.charts.axes import AcrossAxis, UpAxis
from metamaker.rendering.charts.steps import Step, Steps, step_chart
from metamaker.rendering.drawing import Drawing, Op, Page, Path
from metamaker.rendering.hit_testing import boxes_of
from metamaker.rendering.ink import INK, QUIET
from metamaker.rendering.proof import Area
from metamaker.rendering.shapes import circle
from metamaker.rendering.tables import Cell, Look, table
from metamaker.rendering.text_fitting import Align
from metamaker.rendering.texts import term

EDGE = 4.0
ROW = 9.0
LEAST_WIDTH = 200.0
_GAP = 4.0
_NAME = 56.0
_GRAPH = 110.0
"""The width of the graph."""

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
    """Return the current map next to the figures of all players; after the end, below an explanation and a graph.

    `scores`: the tokens of all sides after each round. References are those of the map, and `players/A/metal` of figures.
    """
    drawn = chart(with_types(star_map, tuple(system.type for system in view.systems)), pieces_of(view))
    graph = _graph(view, words, drawn.height, scores) if view.over and scores else None
    if not view.players:
        return Page(padded(drawn, EDGE, EDGE))
    if not view.over:
        figures = score_column(view, words, drawn.height)
        return Page(padded(row((figures, drawn), _GAP, down=0.5), EDGE, EDGE))
    board = row((drawn, graph), _GAP, down=0.0)
    width = max(board.width, LEAST_WIDTH)
    return Page(padded(column((_account(view, words, width), board), _GAP, width=width, across=0.5), EDGE, EDGE))


def _title(text: str, width: float) -> Drawing:
    return term(text, width - 0.6, 2.6, smallest=2.13, role=QUIET, align=Align.CENTRE)


def _account(view: GameView, words: Words, width: float) -> Drawing:
    """Return the sources of all tokens, the best player first. Rules CC-SCO-03, CC-SCO-05, CC-REC-02."""
    ranked = sorted(view.players, key=lambda each: (-each.score, -each.systems, -each.routes, each.side))
    keys = (*SOURCE_KEYS, "total")
    each = (width - _NAME) / len(keys)
    titles = [
        column((_title(words[f"board-source-{key}"], each), symbol(icon(_SOURCE_SIGNS.get(key, "first")), 4.0)), across=0.5)
        for key in keys
    ]
    rows = [(Cell(drawn=who(player, words, _NAME - 10.0)), *_sources(player)) for player in ranked]
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
