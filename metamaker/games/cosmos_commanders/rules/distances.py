"""The distances of systems, and sets of homes that are far enough from each other. Systems are numbers here."""

from typing import Final

APART: Final = 1_000
"""Steps between systems without a path."""


def distances(near: list[list[int]]) -> list[list[int]]:
    """Return the fewest steps from each system to each other one, APART without a path. Rule CC-SET-04.

    `near`: the systems adjacent to each, by line or Gate link; none to and from Hazards.
    """
    count = len(near)
    found: list[list[int]] = []
    for start in range(count):
        steps: list[int] = [APART] * count
        steps[start] = 0
        edge: list[int] = [start]
        while edge:
            beyond: list[int] = []
            for here in edge:
                onward = steps[here] + 1
                for there in near[here]:
                    if steps[there] == APART:
                        steps[there] = onward
                        beyond.append(there)
            edge = beyond
        found.append(steps)
    return found


def far_enough(steps: list[list[int]], candidates: list[int], gap: int) -> list[list[int]]:
    """Return for each system the candidates that are at least `gap` steps away from it."""
    return [[other for other in candidates if row[other] >= gap] for row in steps]


def set_of_homes(far: list[list[int]], allowed: list[int], count: int) -> list[int]:
    """Return the first allowed systems that are all far enough from each other; none if there are not enough.

    `far` is the result of `far_enough`. Rule CC-SET-06.
    """
    found: list[int] = []
    return found if _extends(far, allowed, count, found) else []


def _extends(far: list[list[int]], allowed: list[int], count: int, found: list[int]) -> bool:
    """Add a number of homes to the found ones, and return whether that was possible."""
    if count == 0:
        return True
    for place in range(len(allowed) - count + 1):
        home = allowed[place]
        others = far[home]
        left = [other for other in allowed[place + 1 :] if other in others]
        found.append(home)
        if len(left) >= count - 1 and _extends(far, left, count - 1, found):
            return True
        found.pop()
    return False


def legal_homes(far: list[list[int]], candidates: list[int], taken: list[int], later: int) -> list[int]:
    """Return places for a home while `later` players have still to place theirs. Rules CC-SET-03, CC-SET-04, CC-SET-06."""
    free = [home for home in candidates if home not in taken and all(home in far[other] for other in taken)]
    legal: list[int] = []
    for home in free:
        left = [other for other in free if other in far[home]]
        if later == 0 or set_of_homes(far, left, later):
            legal.append(home)
    return legal
