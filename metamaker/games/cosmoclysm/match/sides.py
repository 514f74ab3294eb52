"""The sides of a board, one for each player, and games of captains without a match."""

from collections.abc import Sequence

from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue, errors_in
from metamaker.core.messages import language_in_force, words_in
from metamaker.game_api.documents import NotInDocument
from metamaker.games.cosmoclysm.battle.ai.captain import Captain, set_up
from metamaker.games.cosmoclysm.battle.preparation import Preparation
from metamaker.games.cosmoclysm.checks import check_board
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import GAME, LEAST_PLAYERS, MOST_PLAYERS, Board, Player
from metamaker.games.cosmoclysm.model.words import Colour, FirstShip
from metamaker.games.cosmoclysm.rules.boards import field_of, letters_of, position_of
from metamaker.games.cosmoclysm.rules.position import ROUNDS, Position
from metamaker.play.dice import SeededDice


def sides(board: Board) -> tuple[Board, ...]:
    """Return a board as its forces: one for each player."""
    return tuple(board.with_(players=(player,)) for player in board.players)


def force(board: Board, names: Sequence[str]) -> Board:
    """Return a board reduced to one player, by name or colour; the whole board without a name. Raises NotInDocument."""
    if not names:
        return board.with_(players=board.players[:1])
    for player in board.players:
        if len(names) == 1 and names[0].lower() in {player.name.lower(), player.colour.value} - {""}:
            return board.with_(players=(player,))
    known = ", ".join(player.name or player.colour.value for player in board.players)
    raise NotInDocument(message("play-no_player", known=known, name=" ".join(names)))


def flaws(force_: Board) -> tuple[Issue, ...]:
    """Return the errors of a board, except about the number of its players, as a force is only one of them."""
    return tuple(issue for issue in errors_in(check_board(force_)) if issue.code not in _OF_PLAYERS)


_OF_PLAYERS = {"too-few-players", "stranger", "type-limit"}


def joined(forces: Sequence[Board], file: str = "") -> Board:
    """Return the common board of forces, with all of them as players, each in its own colour.

    Raises FileProblem for forces of different boards, and for an unplayable board.
    """
    if not LEAST_PLAYERS <= len(forces) <= MOST_PLAYERS:
        raise FileProblem(file, "fleets", message("play-players", found=len(forces)))
    first = forces[0]
    for other in forces[1:]:
        if (other.hexes, other.options, other.position) != (first.hexes, first.options, first.position):
            raise FileProblem(file, "fleets", message("play-other_board"))
    players: list[Player] = []
    for each in forces:
        player, taken = each.players[0], {known.colour for known in players}
        free = [player.colour, *Colour]
        players.append(player.with_(colour=next(colour for colour in free if colour not in taken)))
    board = first.with_(players=tuple(players))
    for issue in errors_in(check_board(board)):
        raise FileProblem(file, issue.where, message("play-unplayable", problem=issue.message, rule=issue.rule))
    return board


def side_names(board: Board) -> tuple[str, ...]:
    """Return the names of the sides, or their colours; sides with the same name also get the colour."""
    words = words_in(GAME, language_in_force())
    names = [player.name or words[f"names-{player.colour}"] for player in board.players]
    colours = [words[f"names-{player.colour}"] for player in board.players]
    return tuple(f"{name} ({colour})" if names.count(name) > 1 else name for name, colour in zip(names, colours, strict=True))


def begun(board: Board, crew: Sequence[Captain], dice: SeededDice) -> Position:
    """Return a game at its first turn, set up by captains unless the board has ships already."""
    sides_ = len(board.players)
    if board.position is not None:
        return position_of(board, sides_)
    edges = board.options.first_ship is FirstShip.EDGE_FOR_ALL
    preparation = Preparation(field_of(board), letters_of(board), sides_, board.options.type_limit, edges)
    set_up(preparation, crew, dice)
    return preparation.position(ROUNDS, board.options.capture_optional, board.options.draw_claims)
