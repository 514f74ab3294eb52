"""Explanations of the picture's marks: breakdowns of the figures of a game, descriptions of systems and sectors."""

from collections.abc import Iterator

from metamaker.core.display_names import first_upper
from metamaker.core.messages import Words
from metamaker.games.cosmos_commanders.battle.game import Course
from metamaker.games.cosmos_commanders.battle.state import NOBODY, PER_AP
from metamaker.games.cosmos_commanders.edits.structure import level_term, sector_term, system_term, type_term
from metamaker.games.cosmos_commanders.geometry.sectors import bordered
from metamaker.games.cosmos_commanders.match.names import Names
from metamaker.games.cosmos_commanders.match.score_column import called
from metamaker.games.cosmos_commanders.match.story import SOURCE_KEYS
from metamaker.games.cosmos_commanders.match.view import GameView, PlayerView
from metamaker.games.cosmos_commanders.model.star_map import StarMap, places
from metamaker.games.cosmos_commanders.model.words import LEVELS, TYPES, Level
from metamaker.games.cosmos_commanders.rules.board import ROUNDS
from metamaker.play.story import LETTERS

_LIMITS = {
    Level.METAL: "takeover",
    Level.POPULATION: "colony",
    Level.RADIOACTIVES: "research",
    Level.LUXURIES: "culture",
    Level.ORGANICS: "route",
    Level.MILITARY: "war",
}
"""The kind of action that each level limits. Rule CC-ACT-02."""


def about(star_map: StarMap, view: GameView, ref: str, words: Words) -> tuple[str, ...]:
    """Return a short description of a mark, its name first; empty for other references."""
    kind, _, rest = ref.partition("/")
    if kind == "systems" and rest in places(star_map):
        return tuple(_system(star_map, view, places(star_map)[rest], words))
    if kind == "sectors" and view.sectors and rest.isdigit() and 0 < int(rest) <= len(view.sectors):
        return tuple(_sector(view, int(rest) - 1, words))
    if kind == "players" and view.players:
        letter, _, figure = rest.partition("/")
        player = view.players[LETTERS.index(letter)]
        return tuple(_figure(view, player, figure, words))
    return ()


def _system(star_map: StarMap, view: GameView, place: int, words: Words) -> Iterator[str]:
    seen = view.systems[place]
    yield words.text(
        "board-system", number=place + 1, name=system_term(star_map.systems[place], words), kind=type_term(seen.type, words)
    )
    yield words[f"window-choice-system_type-{seen.type or 'unrolled'}-hint"]
    if seen.owner >= 0:
        yield words.text("board-held", player=called(view.players[seen.owner], words))
    if seen.home_of >= 0:
        yield words.text("board-home", player=called(view.players[seen.home_of], words))
    if seen.type is TYPES[-1] and view.players:
        yield words["board-searched" if seen.searched else "board-unsearched"]
    beside = [sector_term(number, words) for number in bordered(star_map)[place]]
    if beside:
        yield words.text("window-fact-borders", sectors=words.listed(beside))


def _sector(view: GameView, place: int, words: Words) -> Iterator[str]:
    sector = view.sectors[place]
    yield first_upper(sector_term(sector.number, words))
    yield words.text("board-room", placed=sum(sector.routes), room=sector.capacity)
    for side, count in enumerate(sector.routes):
        if count:
            yield words.text("board-routes", player=called(view.players[side], words), count=count)


def _figure(view: GameView, player: PlayerView, key: str, words: Words) -> Iterator[str]:
    name = called(player, words)
    if key in list(Level):
        yield from _level(player, Level(key), words)
    elif key == "ap":
        levels = player.levels[: len(LEVELS) - 1]
        yield words.text("board-ap", count=player.ap)
        yield words.text("board-ap-why", sum=sum(levels), routes=player.routes, per=PER_AP, count=player.ap)
        if player.side == view.player and not view.over:
            yield words.text("board-ap-left", count=view.ap)
    elif key in {"tokens", "final"}:
        yield from _tokens(player, key, words)
    elif key == "systems":
        yield words.text("board-systems", count=player.systems)
    elif key == "routes":
        yield words.text("board-all-routes", count=player.routes)
    else:
        yield name
        yield words.text("board-round", round=view.round, rounds=ROUNDS)


def _tokens(player: PlayerView, key: str, words: Words) -> Iterator[str]:
    """Yield the sources of the tokens of a player, now or if the game ended now."""
    sources = player.sources if key == "tokens" else player.final
    yield words.text(f"board-{key}", count=sum(sources))
    for source, count in zip(SOURCE_KEYS, sources, strict=True):
        if count:
            yield words.text(f"story-from-{source}", count=count)
    if key == "tokens":
        yield words.text("board-tokens-next", lowest=min(player.levels[: len(LEVELS) - 1]))


def _level(player: PlayerView, level: Level, words: Words) -> Iterator[str]:
    place = LEVELS.index(level)
    value, base = player.levels[place], player.base[place]
    yield words.text("ask-level", level=level_term(level, words), value=value)
    start = 0 if level is Level.MILITARY else 1
    bonus = int(player.commander is not None and player.commander.value == level.value)
    yield words.text("board-level-why", start=start, bonus=bonus, research=base - start - bonus, systems=value - base)
    yield words.text("board-limit", count=value, kind=words[f"ask-kind-{_LIMITS[level]}"])
    if level is not Level.MILITARY and value == min(player.levels[: len(LEVELS) - 1]):
        yield words.text("board-lowest", count=value)


def system_facts(course: Course | None, names: Names, system: int) -> Iterator[str]:
    """Yield the type and owner of a system, the systems next to it, and the sectors around it with their routes."""
    words, name = names.words, names.system(system)
    if course is None:
        yield name
        return
    board, state = course.board, course.state
    kind, owner = names.type(board.types[system]), state.owner[system]
    holder = words["story-view-free"] if owner == NOBODY else names.player(owner)
    yield words.text("story-view-system", system=name, type=kind, owner=holder)
    yield words.text("story-view-near", systems=words.listed([names.system(other) for other in board.near[system]]))
    for sector in board.sectors_of[system]:
        routes = [(side, state.routes[side * board.sectors + sector]) for side in range(state.players)]
        laid = ", ".join(f"{LETTERS[side]} {count}" for side, count in routes if count) or words["story-view-no_routes"]
        room = board.capacity[sector] - state.placed[sector]
        yield words.text("story-view-sector", sector=names.sector(sector), routes=laid, room=room)
