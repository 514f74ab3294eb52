"""What open fleets are called where several of them have the same title."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path

from metamaker.app.files.open_fleet import OpenFleet


def told_apart(fleets: Sequence[OpenFleet]) -> dict[OpenFleet, str]:
    """Return a title for each fleet: its own, with its file, or a number where it has none, if others have that title too."""
    alike: defaultdict[str, list[OpenFleet]] = defaultdict(list)
    for fleet in fleets:
        alike[fleet.title].append(fleet)
    return {
        fleet: f"{title} ({mark})" if len(group) > 1 else title
        for title, group in alike.items()
        for fleet, mark in zip(group, _marks(group), strict=True)
    }


def _marks(fleets: Sequence[OpenFleet]) -> list[str]:
    """Return file names, with their folders where those are alike too; numbers for fleets without a file."""
    names = Counter(Path(fleet.path).name for fleet in fleets)
    marks, number = [], 0
    for fleet in fleets:
        path = Path(fleet.path)
        number += not fleet.path
        file = path.name if names[path.name] == 1 else f"{path.parent.name}/{path.name}"
        marks.append(file if fleet.path else str(number))
    return marks
