"""What advanced STL drives do in a turn: each is a drive or a thruster, for one job that others leave lacking (3.3.3)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.motion.cover import Choice, Covers, Lack, Use, spread
from metamaker.games.metaverse.battle.motion.systems import Drive

Uses = tuple[Use, ...]

DRIVE_POINT = 2
"""Thruster points that an advanced drive gives up for one drive point. Rule MV-3.3.3-02."""


def covered(covers: Covers, drives: Sequence[Drive], turning: Sequence[str], driving: Sequence[str]) -> Uses | None:
    """Return uses that leave nothing lacking, None if there are none: advanced `drives` give what the covers lack.

    A lack names the thruster jobs `turning`, then the drive jobs `driving`. Rule MV-3.3.3-02.
    """
    actions = (*turning, *driving)
    for lack, uses in covers.items():
        more = _quickly(lack, drives, actions, len(turning))
        if more is not None:
            return uses + more
    left = sorted(drives, key=lambda drive: -drive.points)
    covers = _hopeful(covers, left, len(turning))
    while left and covers:
        drive = left.pop(0)
        choices = [Choice(place, action, _points(drive, place < len(turning))) for place, action in enumerate(actions)]
        covers = _hopeful(spread(covers, drive.ref, choices), left, len(turning))
    return next((uses for lack, uses in covers.items() if not any(lack)), None)


def _quickly(lack: Lack, drives: Sequence[Drive], actions: Sequence[str], turning: int) -> Uses | None:
    """Return uses found without a search: for the greatest needs first the least drive that is enough, or the greatest."""
    free, uses = list(drives), list[Use]()
    for place in sorted(range(len(lack)), key=lambda job: (job < turning, -lack[job])):
        need = lack[place]
        while need > 0:
            by_points = sorted(free, key=lambda drive: _points(drive, place < turning))
            if not by_points or _points(by_points[-1], place < turning) <= 0:
                return None
            drive = next((each for each in by_points if _points(each, place < turning) >= need), by_points[-1])
            free.remove(drive)
            need -= _points(drive, place < turning)
            uses.append(Use(drive.ref, actions[place]))
    return tuple(uses)


def _points(drive: Drive, turns: bool) -> int:
    return drive.thruster_points if turns else drive.points


def _hopeful(covers: Covers, left: Sequence[Drive], turning: int) -> Covers:
    """Return the covers whose lack the drives that are left could give if their points were not bound to jobs."""
    turns, pushes = sum([drive.thruster_points for drive in left]), sum([drive.points for drive in left])
    both = sum([max(drive.thruster_points, DRIVE_POINT * drive.points) for drive in left])
    found: Covers = {}
    for lack, uses in covers.items():
        turned, pushed = sum(lack[:turning]), sum(lack[turning:])
        if turned <= turns and pushed <= pushes and turned + DRIVE_POINT * pushed <= both:
            found[lack] = uses
    return found
