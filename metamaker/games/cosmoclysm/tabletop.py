"""The pieces of Cosmoclysm for virtual tabletops: the board, the ships of each player, wormholes, the Turn Rocket.

The module implements `Tabletop` for the game.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from metamaker.core.messages import Words, words_in
from metamaker.game_api.tabletop import Face, Layout, Look, Piece, PieceKind, PieceSet, Place
from metamaker.games.cosmoclysm.model.board import GAME, Board, Player
from metamaker.games.cosmoclysm.model.words import TYPES, ShipType
from metamaker.games.cosmoclysm.pages.counters import SPARE, of_each
from metamaker.games.cosmoclysm.sheet.counters import rocket, ship_back, ship_front, wormhole
from metamaker.games.cosmoclysm.sheet.diagram import board_drawing, points, standing_of
from metamaker.rendering.drawing import Drawing

shared_table = False

page_kinds = ("reference", "setup", "record")

dice = (4, 20)

PAIRS = (1, 2)


def layout(boards: Sequence[Board], _encounter: object, look: Look) -> Layout:
    """Return the board with the position of the document, and the other pieces of each player. Rules CL-SHEET-01, -02."""
    words, board = words_in(GAME, look.language), boards[0]
    drawn = board_drawing(board, words)
    name = board.name.strip() or words["document-nameless"]
    ground = Piece(PieceKind.BOARD, name, (Face("", drawn),), place=Place(0.0, 0.0))
    players = (PieceSet(_called(player, words), tuple(_ships(board, player, drawn, words))) for player in board.players)
    shared = PieceSet(words["tabletop-shared"], tuple(_shared(board, drawn, words)))
    return Layout(drawn.width, drawn.height, (ground,), (*players, shared))


def _called(player: Player, words: Words) -> str:
    return player.name.strip() or words[f"names-{player.colour}"]


def _ships(board: Board, player: Player, drawn: Drawing, words: Words) -> Iterator[Piece]:
    """Yield the ships of a player on the board, then those for placing and captures as stacks."""
    on_board: Counter[ShipType] = Counter()
    for at, ship in standing_of(board).ships.items():
        if ship.colour is player.colour:
            on_board[ship.type] += 1
            yield _ship(ship.type, player, words)._replace(place=_place(board, at, drawn))
    for kind in TYPES:
        left = of_each(board) + SPARE - on_board[kind]
        if left > 0:
            yield _ship(kind, player, words)._replace(number=left)


def _ship(kind: ShipType, player: Player, words: Words) -> Piece:
    face = Face("", ship_front(kind, player.colour, words), ship_back(kind, player.colour, words))
    return Piece(PieceKind.SHIP, f"{words[f'names-{kind}']}, {words[f'names-{player.colour}']}", (face,), round=True)


def _place(board: Board, at: int, drawn: Drawing) -> Place:
    x, y = points(board)[at]
    return Place(x - drawn.width / 2, drawn.height / 2 - y)


def _shared(board: Board, drawn: Drawing, words: Words) -> Iterator[Piece]:
    """Yield both ends of each pair of wormholes, and the Turn Rocket as a token."""
    holes = standing_of(board).holes
    for pair in PAIRS:
        ends = [at for at, number in holes if number == pair]
        name = words.text("pages-position-pair", pair=pair)
        face = Face("", wormhole(pair), wormhole(pair, label=False))
        for end in range(2):
            place = _place(board, ends[end], drawn) if end < len(ends) else None
            yield Piece(PieceKind.COUNTER, name, (face,), round=True, place=place)
    yield Piece(PieceKind.COUNTER, words["tabletop-rocket"], (Face("", rocket(words)),))


def steps(_boards: Sequence[Board], _language: str) -> tuple[str, ...]:
    """Return nothing: a turn of this game has one move."""
    return ()
