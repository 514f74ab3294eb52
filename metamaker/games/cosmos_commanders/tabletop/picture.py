"""A game as a page: how everybody stands, at the end where each token came from, and the map with who holds what."""

from collections.abc import Iterator, Sequence

from metamaker.core.memo import memo_by
from metamaker.core.words import Words
from metamaker.games.cosmos_commanders.chart.drawing import chart
from metamaker.games.cosmos_commanders.chart.palette import SERIES
from metamaker.games.cosmos_commanders.chart.pieces import Pieces
from metamaker.games.cosmos_commanders.chart.signs import LEVEL_SIGNS, counter, icon
from metamaker.games.cosmos_commanders.edits.drawing import typed
from metamaker.games.cosmos_commanders.edits.terms import commander_term, people_term, seated_term
from metamaker.games.cosmos_commanders.model.star_map import StarMap
from metamaker.games.cosmos_commanders.model.words import LEVELS, SystemType
from metamaker.games.cosmos_commanders.tabletop.names import player_ref
from metamaker.games.cosmos_commanders.tabletop.story import SOURCE_KEYS
from metamaker.games.cosmos_commanders.tabletop.view import GameView, PlayerView, SectorView
from metamaker.play.story import LETTERS
from metamaker.sheets.charts.axes import AcrossAxis, UpAxis
from metamaker.sheets.charts.steps import Step, Steps, step_chart
from metamaker.sheets.drawing import BOLD, Drawing, Group, Op, Page, Path, Symbol
from metamaker.sheets.ink import HAIRLINE, INK, LINE, PAPER, QUIET, TINT
from metamaker.sheets.lettering import Align, fit, line, name_line
from metamaker.sheets.shapes import box, rule

EDGE = 4.0
ROW = 9.0
LEAST_WIDTH = 200.0
_GAP = 4.0
_NAME = 56.0
_GRAPH = 110.0
"""The width of the graph."""

FIGURES = (*LEVELS, "systems", "routes", "ap", "tokens")
"""What stands beside each player, by the last part of its reference."""

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
    """Return what lies on the map; None before the types of its systems are known."""
    if not view.players:
        return None
    owners = tuple(system.owner for system in view.systems)
    homes = tuple(system.home_of for system in view.systems)
    routes = tuple(tuple(side for side, count in enumerate(each.routes) for _ in range(count)) for each in view.sectors)
    return Pieces(owners, homes, routes, tuple(map(_leader, view.sectors)))


def _leader(sector: SectorView) -> int:
    """Return who alone has the most routes in a sector, −1 for nobody."""
    most = max(sector.routes, default=0)
    return sector.routes.index(most) if most and sector.routes.count(most) == 1 else -1


def game_page(star_map: StarMap, view: GameView, words: Words, scores: Sequence[Sequence[int]] = ()) -> Page:
    """Return the map as the game stands, below everybody's figures; once it is over below an account and a graph.

    `scores`: the tokens of all sides after each round. References are those of the map, and `players/A/metal` of figures.
    """
    drawn = chart(with_types(star_map, tuple(system.type for system in view.systems)), pieces_of(view))
    graph = _graph(view, words, drawn.height, scores) if view.over and scores else None
    beside = 0.0 if graph is None else graph.width + _GAP
    width = max(drawn.width + beside, LEAST_WIDTH)
    ops: list[Op] = []
    y = EDGE
    if view.players:
        part = _account(view, words, width) if view.over else _standing(view, words, width)
        ops.append(Group(EDGE, y, part))
        y += part.height + _GAP
    left = EDGE + (width - drawn.width - beside) / 2
    ops.append(Group(left, y, drawn))
    if graph is not None:
        ops.append(Group(left + drawn.width + _GAP, y, graph))
    return Page(Drawing(width + 2 * EDGE, y + drawn.height + EDGE, tuple(ops)))


def called(player: PlayerView, words: Words) -> str:
    """Return what a player is called: by the commander, before that is picked by the letter of the seat."""
    if player.commander is None:
        return player.name.strip() or words.text("names-player", letter=LETTERS[player.side])
    return seated_term(player.name, commander_term(player.commander, words), words)


def _standing(view: GameView, words: Words, width: float) -> Drawing:
    """Return a row for each player: who, levels, systems, routes, action points, tokens; the one whose turn it is marked."""
    each = (width - _NAME) / len(FIGURES)
    ops: list[Op] = [_titles(words, each)]
    for place, player in enumerate(view.players):
        y = _TITLES + place * ROW
        has_turn = player.side == view.player and any(each.commander for each in view.players)
        drawn = Group(0.0, y, _row(view, player, words, width, has_turn), player_ref(player.side))
        ops += (rule(0.0, y, width, HAIRLINE, 0.2), drawn)
    return Drawing(width, _TITLES + ROW * len(view.players), tuple(ops))


_TITLES = 6.0


def _titles(words: Words, each: float) -> Group:
    ops: list[Op] = []
    for place, key in enumerate(FIGURES):
        middle = _NAME + (place + 0.5) * each
        title = fit(words[f"board-column-{key}"], each - 0.6, 2.6, smallest=2.13)
        ops.append(line(middle, 4.0, title.lines[0], title.size, role=QUIET, align=Align.CENTRE))
    return Group(0.0, 0.0, Drawing(_NAME + each * len(FIGURES), _TITLES, tuple(ops)))


def _row(view: GameView, player: PlayerView, words: Words, width: float, has_turn: bool) -> Drawing:
    each = (width - _NAME) / len(FIGURES)
    ground = [Path(box(0.0, 0.3, width, ROW - 0.6, 1.0), fill=TINT, stroke=LINE, width=0.3)] if has_turn else []
    ops: list[Op] = [*ground, *_who(player, words)]
    ref = player_ref(player.side)
    for place, key in enumerate(FIGURES):
        value = _value(view, player, key, has_turn)
        ops.append(Group(_NAME + place * each, 0.0, _figure(key, value, each, player), f"{ref}/{key}"))
    return Drawing(width, ROW, tuple(ops))


def _who(player: PlayerView, words: Words) -> Iterator[Op]:
    yield Group(0.8, 1.2, counter(player.colour, 6.6))
    name = called(player, words)
    yield name_line(9.0, 4.4 if player.commander else 5.6, name, _NAME - 10.0, 3.4, weight=BOLD)
    if player.commander:
        yield name_line(9.0, 7.7, people_term(player.commander, words), _NAME - 10.0, 2.5, role=QUIET)


def _value(view: GameView, player: PlayerView, key: str, has_turn: bool) -> int:
    if key in LEVELS:
        return player.levels[[str(level) for level in LEVELS].index(key)]
    if key == "ap":
        return view.ap if has_turn else player.ap
    return {"systems": player.systems, "routes": player.routes, "tokens": player.score}[key]


def _figure(key: str, value: int, width: float, player: PlayerView) -> Drawing:
    """Return a figure behind its sign; the lowest of the five resources, which scores, is underlined."""
    sign = LEVEL_SIGNS.get(key) or _SIGNS[key]
    text = line(width / 2 + 0.6, 6.1, str(value), 4.4, weight=BOLD)
    ops: list[Op] = [Symbol(width / 2 - 5.2, 2.3, 4.4, icon(sign), QUIET, PAPER), text]
    resources = player.levels[:-1]
    if key in LEVELS[:-1] and value == min(resources):
        ops.append(rule(text.x, 7.3, text.width, INK, 0.4))
    return Drawing(width, ROW, tuple(ops))


def _account(view: GameView, words: Words, width: float) -> Drawing:
    """Return where each token came from, the best first. Rules CC-SCO-03, CC-SCO-05, CC-REC-02."""
    ranked = sorted(view.players, key=lambda each: (-each.score, -each.systems, -each.routes, each.side))
    columns = (*SOURCE_KEYS, "total")
    each = (width - _NAME) / len(columns)
    ops: list[Op] = []
    for place, key in enumerate(columns):
        middle = _NAME + (place + 0.5) * each
        title = fit(words[f"board-source-{key}"], each - 0.6, 2.6, smallest=2.13)
        ops.append(line(middle, 4.0, title.lines[0], title.size, role=QUIET, align=Align.CENTRE))
        sign = _SOURCE_SIGNS.get(key, "first")
        ops.append(Symbol(middle - 2.0, 5.0, 4.0, icon(sign), INK, PAPER))
    top = _TITLES + 4.6
    for number, player in enumerate(ranked):
        y = top + number * ROW
        ops.append(rule(0.0, y, width, HAIRLINE, 0.2))
        ops.append(Group(0.0, y, _accounted(player, words, width, each), player_ref(player.side)))
    return Drawing(width, top + ROW * len(ranked), tuple(ops))


def _accounted(player: PlayerView, words: Words, width: float, each: float) -> Drawing:
    ops: list[Op] = list(_who(player, words))
    for place, value in enumerate((*player.sources, player.score)):
        is_total = place == len(player.sources)
        x = _NAME + (place + 0.5) * each
        shown = str(value) if value or is_total else "–"
        ops.append(line(x, 6.1, shown, 5.4 if is_total else 4.2, weight=BOLD, role=INK if value else QUIET, align=Align.CENTRE))
    return Drawing(width, ROW, tuple(ops))


def _graph(view: GameView, words: Words, height: float, scores: Sequence[Sequence[int]]) -> Drawing:
    """Return the tokens of everybody round by round; the last step is what the end of the game adds."""
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
