"""The events of a game. Sides, types and hexes are numbers; `round` counts from 1; `rules` are rule ids."""

from typing import NamedTuple

Rules = tuple[str, ...]


class GameBegan(NamedTuple):
    """The names of the sides, and whether the board has ships already."""

    round: int
    sides: tuple[str, ...]
    is_set_up: bool
    rules: Rules = ("CL-SET-05",)


class StartRolled(NamedTuple):
    """A side has rolled for the first turn."""

    round: int
    side: int
    face: int
    rules: Rules = ("CL-SET-03",)


class FirstFound(NamedTuple):
    """A side begins, with this number of ships for every side."""

    round: int
    side: int
    ships: int
    rules: Rules = ("CL-SET-02", "CL-SET-03")


class ShipPlaced(NamedTuple):
    """A side has placed a ship."""

    round: int
    side: int
    kind: int
    at: int
    rules: Rules = ("CL-PLC-03",)


class WormholePlaced(NamedTuple):
    """A side has placed a wormhole of a pair."""

    round: int
    side: int
    pair: int
    at: int
    rules: Rules = ("CL-WORM-02",)


class RoundBegan(NamedTuple):
    """A round begins."""

    round: int
    rules: Rules = ("CL-TURN-01",)


class TurnBegan(NamedTuple):
    """A side is to move."""

    round: int
    side: int
    rules: Rules = ("CL-TURN-01",)


class Announced(NamedTuple):
    """A ship was announced, with this result of the d4."""

    round: int
    side: int
    kind: int
    at: int
    face: int
    rules: Rules = ("CL-TURN-02", "CL-TURN-03")


class Moved(NamedTuple):
    """A ship moved. `sort`: a `move`, the move-`out` of a winner, or that of a `captured` ship."""

    round: int
    side: int
    kind: int
    hexes: tuple[int, ...]
    passes: tuple[int, ...]
    sort: str
    rules: Rules


class OwnShipLost(NamedTuple):
    """A ship destroyed one of its own side by entering its hex."""

    round: int
    side: int
    kind: int
    at: int
    by: int
    rules: Rules = ("CL-ALLY-01",)


class Fought(NamedTuple):
    """A fight, the dice highest first; `link` counts fights of the chain from 1."""

    round: int
    side: int
    kind: int
    defender: int
    defending: int
    at: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    won: bool
    link: int
    rules: Rules


class ShipDestroyed(NamedTuple):
    """A ship lost its fight and was removed."""

    round: int
    side: int
    kind: int
    at: int
    by: int
    rules: Rules = ("CL-FGT-04",)


class Captured(NamedTuple):
    """A ship of `loser` was captured by `side`."""

    round: int
    side: int
    kind: int
    loser: int
    at: int
    rules: Rules = ("CL-TAKE-01",)


class Passed(NamedTuple):
    """A side has no legal move, or its announced ship stays on its hex."""

    round: int
    side: int
    rules: Rules = ("CL-TURN-06",)


class SideOut(NamedTuple):
    """A side lost its last ship."""

    round: int
    side: int
    rules: Rules = ("CL-END-01",)


class DrawClaimed(NamedTuple):
    """A side claimed a draw: a repeated position (`is_repeated`), or many rounds without a loss."""

    round: int
    side: int
    is_repeated: bool
    rules: Rules = ("CL-END-03",)


class DrawOffered(NamedTuple):
    """A side offers a draw to all other sides."""

    round: int
    side: int
    rules: Rules = ("CL-END-05",)


class OfferAnswered(NamedTuple):
    """A side accepts or declines an offered draw."""

    round: int
    side: int
    accepts: bool
    rules: Rules = ("CL-END-05",)


class Resigned(NamedTuple):
    """A side gives up; its ships leave the board."""

    round: int
    side: int
    rules: Rules = ("CL-END-04",)


class GameEnded(NamedTuple):
    """A side has won, or none (−1)."""

    round: int
    winner: int
    rules: Rules
