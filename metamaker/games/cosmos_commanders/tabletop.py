"""The pieces of Cosmos Commanders for virtual tabletops: the map, counters and Homes of each player, Victory Tokens, markers.

The module implements `Tabletop` for the game.
"""

from collections.abc import Iterator, Sequence

from metamaker.core.messages import Words, words_in
from metamaker.game_api.tabletop import Face, Layout, Look, Piece, PieceKind, PieceSet, Place
from metamaker.games.cosmos_commanders.map_drawing.drawing import chart
from metamaker.games.cosmos_commanders.map_drawing.signs import counter
from metamaker.games.cosmos_commanders.model.star_map import GAME, StarMap, colours
from metamaker.games.cosmos_commanders.pages.counters import COUNTER, FIVES, HOMES, OF_EACH, ONES, marker, token

shared_table = False

page_kinds = ("record", "scores", "reference")

dice = (10,)


def layout(maps: Sequence[StarMap], _encounter: object, look: Look) -> Layout:
    """Return the map, the pieces of each player, and those that all share. Rules CC-GEN-02, -03, -04."""
    words, star_map = words_in(GAME, look.language), maps[0]
    drawn = chart(star_map)
    name = star_map.name.strip() or words["document-nameless"]
    ground = Piece(PieceKind.BOARD, name, (Face("", drawn),), place=Place(0.0, 0.0))
    players = (
        PieceSet(words.text("pages-counters-player", number=number), tuple(_player(colour, words)))
        for number, colour in enumerate(colours(star_map)[: star_map.players], 1)
    )
    shared = PieceSet(words["tabletop-shared"], tuple(_shared(star_map.players, words)))
    return Layout(drawn.width, drawn.height, (ground,), (*players, shared))


def _player(colour: int, words: Words) -> Iterator[Piece]:
    systems = Face("", counter(colour, COUNTER))
    yield Piece(PieceKind.COUNTER, words["tabletop-counter"], (systems,), round=True, number=OF_EACH)
    homes = Face("", counter(colour, COUNTER, "home"))
    yield Piece(PieceKind.COUNTER, words["pages-counters-homes"], (homes,), round=True, number=HOMES)


def _shared(players: int, words: Words) -> Iterator[Piece]:
    for worth, number in (("1", ONES * players), ("5", FIVES * players)):
        name = words.text("tabletop-token", worth=worth)
        yield Piece(PieceKind.COUNTER, name, (Face("", token(worth)),), round=True, number=number)
    for key in ("first", "round"):
        name = words[f"pages-counters-{key}"]
        yield Piece(PieceKind.COUNTER, name, (Face("", marker(key, name)),))


def steps(_maps: Sequence[StarMap], _language: str) -> tuple[str, ...]:
    """Return nothing: the players act in turn in each round."""
    return ()
