"""What lies on a map in play: whose counters are where."""

from typing import NamedTuple

NOBODY = -1


class Pieces(NamedTuple):
    """Who has each system and whose Home it is (−1: nobody), the players whose routes lie in each sector, route by route.

    `leads`: the player who scores for the most routes of a sector, −1 for none. All in the order of the map.
    """

    owners: tuple[int, ...]
    homes: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    leads: tuple[int, ...]
