"""Problems of a board, and quick fixes for those with one obvious solution."""

from collections.abc import Callable, Iterator

from metamaker.core.issue import Issue
from metamaker.core.messages import Words, words_in
from metamaker.game_api.checks import Fix
from metamaker.games.cosmoclysm.checks import check_board
from metamaker.games.cosmoclysm.model.board import GAME, LEAST_PLAYERS, Board, default_hexes, for_players, hex_names
from metamaker.games.cosmoclysm.model.grid import ROWS, distance


def issues(board: Board) -> tuple[Issue, ...]:
    """Return all problems of a document."""
    return check_board(board)


def fixes(board: Board, issue: Issue, language: str) -> tuple[Fix, ...]:
    """Return the quick fixes of a problem; none without an obvious one. Never raises."""
    quick_fix = QUICK_FIXES.get(issue.code)
    if quick_fix is None or issue not in issues(board):
        return ()
    return tuple(fix for fix in quick_fix(board, issue, words_in(GAME, language)) if fix.fleet != board)


def hexagon(board: Board, _issue: Issue, words: Words) -> Iterator[Fix]:
    """Lay the default board, if the current one has no ships. Rule CL-BRD-03."""
    if board.position is None:
        yield Fix(words["window-fix-hexagon"], board.with_(hexes=default_hexes()))


def closer(board: Board, issue: Issue, words: Words) -> Iterator[Fix]:
    """Move a lonely hex, with everything on it, next to the nearest others. Rule CL-BRD-02."""
    name = issue.where.rpartition("/")[2]
    lonely = board.hexes[hex_names(board).index(name)]
    others = {each.place for each in board.hexes} - {lonely.place}
    beside = {(q + dq, r + dr) for q, r in others for dq, dr in ROWS} - others
    position = board.position
    stands = position is not None and any((each.q, each.r) == lonely.place for each in position.standing)
    if beside and not stands:
        q, r = min(beside, key=lambda place: (distance(place, lonely.place), place))
        hexes = tuple(each.with_(q=q, r=r) if each is lonely else each for each in board.hexes)
        yield Fix(words.text("window-fix-closer", hex=name), board.with_(hexes=hexes))


def no_letters(board: Board, _issue: Issue, words: Words) -> Iterator[Fix]:
    """Remove all letters: then the ends of a pair need only be on different hexes. Rule CL-LET-03."""
    yield Fix(words["window-fix-no_letters"], board.with_(hexes=tuple(each.with_(letter="") for each in board.hexes)))


def two_players(board: Board, _issue: Issue, words: Words) -> Iterator[Fix]:
    """Set the number of players to two. Rule CL-SET-01."""
    yield Fix(words["window-fix-two_players"], for_players(board, LEAST_PLAYERS))


def two_of_each(board: Board, _issue: Issue, words: Words) -> Iterator[Fix]:
    """Let all players place two of each type. Rule CL-SET-06."""
    yield Fix(words["window-fix-two_of_each"], board.with_(options=board.options.with_(type_limit=2)))


def no_position(board: Board, _issue: Issue, words: Words) -> Iterator[Fix]:
    """Remove the position, so that all players place ships. Rule CL-SET-05."""
    yield Fix(words["window-fix-no_position"], board.with_(position=None))


QUICK_FIXES: dict[str, Callable[[Board, Issue, Words], Iterator[Fix]]] = {
    "number-of-hexes": hexagon,
    "lonely-hex": closer,
    "without-letter": no_letters,
    "one-letter": no_letters,
    "too-few-players": two_players,
    "type-limit": two_of_each,
    "one-side-alone": no_position,
}
"""The quick fixes by the code of the problem. All other problems need a decision of the player."""
