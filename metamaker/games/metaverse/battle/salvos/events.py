"""Events of salvos in flight: the order of moves, moves, strikes, ends."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class SalvoOrderRolled(NamedTuple):
    """A D6 for each side, in order of sides. `first` is the side that moves first, the loser; a tie (-1) is rolled again."""

    faces: tuple[int, int]
    first: int
    rules: Rules = ("MV-2.1.2-05", "MV-0.1.0-09")


class SalvoMoved(NamedTuple):
    """A turn and move of a salvo: start, end, the direction that it faces; `contact` is the ship at the end.

    Places in 1/1000 cm, the direction clockwise from north in 1/1000 degree.
    """

    salvo: str
    from_x: int
    from_y: int
    x: int
    y: int
    direction: int
    contact: str
    rules: Rules = ("MV-2.1.2-01", "MV-1.3.2-04")


class SalvoStrikes(NamedTuple):
    """A salvo moves into contact with its target: the distance, its reach (both in 1/1000 cm), the struck arc.

    `arc` is empty if the target is not a ship.
    """

    salvo: str
    target: str
    distance: int
    reach: int
    arc: str
    rules: Rules = ("MV-2.2.4-01", "MV-2.2.4-05", "MV-2.2.4-09")


class SalvoSpent(NamedTuple):
    """A salvo leaves the table because it has struck."""

    salvo: str
    rules: Rules = ("MV-2.2.4-10",)


class SalvoExpired(NamedTuple):
    """A salvo leaves the table at the end of its last turn."""

    salvo: str
    turns: int
    rules: Rules = ("MV-1.3.2-03", "MV-2.2.4-10")


class SalvoCameToNothing(NamedTuple):
    """A salvo strikes nothing, because its target is gone."""

    salvo: str
    target: str
    rules: Rules = ("MV-2.2.4-04",)
