"""What happens to salvos under way: the order of moves, moves, strikes, ends."""

from typing import NamedTuple

from metamaker.games.metaverse.battle.frame import Rules


class SalvoOrderRolled(NamedTuple):
    """A D6 for each side, by side; the loser, the number of a side, is first. A tie is rolled again (-1)."""

    faces: tuple[int, int]
    first: int
    rules: Rules = ("MV-2.1.2-05", "MV-0.1.0-09")


class SalvoMoved(NamedTuple):
    """A salvo has turned and moved: from where to where, where it faces; `contact` is the ship that it is moved onto.

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
    """A salvo is moved into contact with its target: how far that was, how far it reaches (both 1/1000 cm), the arc struck.

    `arc` is empty for a salvo as target, which has none.
    """

    salvo: str
    target: str
    distance: int
    reach: int
    arc: str
    rules: Rules = ("MV-2.2.4-01", "MV-2.2.4-05", "MV-2.2.4-09")


class SalvoSpent(NamedTuple):
    """A salvo is taken off the table because it has struck."""

    salvo: str
    rules: Rules = ("MV-2.2.4-10",)


class SalvoExpired(NamedTuple):
    """A salvo is taken off the table at the end of its last turn."""

    salvo: str
    turns: int
    rules: Rules = ("MV-1.3.2-03", "MV-2.2.4-10")


class SalvoCameToNothing(NamedTuple):
    """A salvo that was to strike does nothing: its target is gone."""

    salvo: str
    target: str
    rules: Rules = ("MV-2.2.4-04",)
