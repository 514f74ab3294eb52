"""Checks of a board: the number of hexes, connection, letters, players, the position."""

from collections import Counter
from collections.abc import Iterator

from metamaker.core.issue import Issue, collect, error, note, warning
from metamaker.games.cosmoclysm.messages import message
from metamaker.games.cosmoclysm.model.board import HEXES, LEAST_PLAYERS, PAIRS, Board, hex_names, hex_ref
from metamaker.games.cosmoclysm.model.grid import ROWS, gaps, islands
from metamaker.games.cosmoclysm.rules.placement import SHIPS, may_be_a_pair


def number_of_hexes(board: Board) -> Iterator[Issue]:
    """Report a board without exactly 37 hexes. Rule CL-BRD-01."""
    if len(board.hexes) != HEXES:
        text = message("check-number_of_hexes", wanted=HEXES, found=len(board.hexes))
        yield error("number-of-hexes", where="hexes", text=text, rule="CL-BRD-01")


def lonely_hexes(board: Board) -> Iterator[Issue]:
    """Every hex has a neighbour. Rule CL-BRD-02."""
    places = {each.place for each in board.hexes}
    for each, name in zip(board.hexes, hex_names(board), strict=True):
        if not any((each.q + q, each.r + r) in places for q, r in ROWS):
            yield error("lonely-hex", where=hex_ref(name), text=message("check-lonely_hex", hex=name), rule="CL-BRD-02")


def several_islands(board: Board) -> Iterator[Issue]:
    """Islands are legal, but a ship can leave one only by leap or wormhole. Rule CL-BRD-04."""
    found = islands(frozenset(each.place for each in board.hexes))
    if len(found) > 1:
        smallest = found[-1]
        name = next(name for name, each in zip(hex_names(board), board.hexes, strict=True) if each.place in smallest)
        text = message("check-islands", count=len(found), hexes=len(smallest), hex=name)
        yield warning("islands", where=hex_ref(name), text=text, rule="CL-BRD-04")


def shut_in_gaps(board: Board) -> Iterator[Issue]:
    """Only a Jumper crosses a gap. Rules CL-BRD-04, CL-MOV-08."""
    found = gaps(frozenset(each.place for each in board.hexes))
    if found:
        text = message("check-gaps", count=len(found), hexes=sum(map(len, found)))
        yield note("gaps", where="hexes", text=text, rule="CL-MOV-08")


def few_corners(board: Board) -> Iterator[Issue]:
    """All players but the first begin on corners, or on edges where none is left. Rule CL-PLC-02."""
    places = {each.place for each in board.hexes}
    of = [sum((each.q + q, each.r + r) in places for q, r in ROWS) for each in board.hexes]
    corners = sum(neighbours <= len(ROWS) // 2 for neighbours in of)
    if corners < len(board.players) - 1:
        text = message("check-few_corners", corners=corners, players=len(board.players))
        yield note("few-corners", where="hexes", text=text, rule="CL-PLC-02")


def some_without_letter(board: Board) -> Iterator[Issue]:
    """Letters on only some hexes are hardly intended. Rule CL-LET-03."""
    bare = [name for name, each in zip(hex_names(board), board.hexes, strict=True) if not each.letter]
    if 0 < len(bare) < len(board.hexes):
        text = message("check-without_letter", count=len(bare), hex=bare[0])
        yield warning("without-letter", where=hex_ref(bare[0]), text=text, rule="CL-LET-03")


def one_letter(board: Board) -> Iterator[Issue]:
    """If all hexes have one letter, there is no place for a pair of wormholes. Rule CL-WORM-03."""
    letters = {each.letter for each in board.hexes}
    if len(letters) == 1 and letters != {""}:
        yield error("one-letter", where="hexes", text=message("check-one_letter", letter=min(letters)), rule="CL-WORM-03")


def too_few_players(board: Board) -> Iterator[Issue]:
    """Two to six play. Rule CL-SET-01."""
    if len(board.players) < LEAST_PLAYERS:
        yield error("too-few-players", where="players", text=message("check-too_few_players"), rule="CL-SET-01")


def fleets_too_small(board: Board) -> Iterator[Issue]:
    """With up to one ship of each type no player can place seven ships. Rules CL-SET-02, -06."""
    ships, most = SHIPS.get(len(board.players), 0), 6 * board.options.type_limit
    if ships > most:
        text = message("check-type_limit", ships=ships, most=most)
        yield error("type-limit", where="options", text=text, rule="CL-SET-06")


BOARD_CHECKS = (
    number_of_hexes,
    lonely_hexes,
    several_islands,
    shut_in_gaps,
    few_corners,
    some_without_letter,
    one_letter,
    too_few_players,
    fleets_too_small,
)


def strangers(board: Board) -> Iterator[Issue]:
    """Ships of a position are those of players. Rule CL-SET-01."""
    given = board.position
    if given is None:
        return
    seats = range(1, len(board.players) + 1)
    for number in sorted({ship.player for ship in given.ships} | {given.first}):
        if number not in seats and len(board.players) >= LEAST_PLAYERS:
            text = message("check-stranger", player=number, players=len(board.players))
            yield error("stranger", where="position", text=text, rule="CL-SET-01")


def one_side_alone(board: Board) -> Iterator[Issue]:
    """With ships of only one player, the game is over before it begins. Rule CL-END-01."""
    if board.position is not None and len({ship.player for ship in board.position.ships}) == 1:
        yield error("one-side-alone", where="position", text=message("check-one_side"), rule="CL-END-01")


def pairs_on_one_letter(board: Board) -> Iterator[Issue]:
    """Both ends of a pair lie on different letters. Rule CL-WORM-03."""
    if board.position is None:
        return
    letter = {each.place: each.letter for each in board.hexes}
    for pair in range(1, PAIRS + 1):
        ends = [(hole.q, hole.r) for hole in board.position.wormholes if hole.pair == pair]
        letters = [letter[end] for end in ends]
        if len(ends) == PAIRS and not may_be_a_pair(letters, 0, 1):
            text = message("check-pair", pair=pair, letter=letters[0])
            yield error("pair-on-one-letter", where="position", text=text, rule="CL-WORM-03")


def more_than_the_limit(board: Board) -> Iterator[Issue]:
    """Report more ships of a type than may be placed: a position can contain captured ones. Rule CL-TAKE-05."""
    if board.position is None:
        return
    counted = Counter((ship.player, ship.type) for ship in board.position.ships)
    for (player, type_), number in sorted(counted.items()):
        if number > board.options.type_limit:
            text = message("check-many_of_type", player=player, ship=message(f"names-{type_}"), count=number)
            yield note("many-of-a-type", where="position", text=text, rule="CL-TAKE-05")


POSITION_CHECKS = (strangers, one_side_alone, pairs_on_one_letter, more_than_the_limit)


def check_board(board: Board) -> tuple[Issue, ...]:
    """Return all problems of a document."""
    return collect((*BOARD_CHECKS, *POSITION_CHECKS), board)
