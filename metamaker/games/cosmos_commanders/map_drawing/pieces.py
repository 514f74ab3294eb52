"""The pieces on a map in play: the counters of the players."""

from typing import NamedTuple

NOBODY = -1


class Pieces(NamedTuple):
    """The owner and the Home player of each system (−1: none), and the players of the routes in each sector, route by route.

    `leads`: the scorer for the most routes of a sector, −1 for none. All in the order of the map.
    """

    owners: tuple[int, ...]
    homes: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    leads: tuple[int, ...]
