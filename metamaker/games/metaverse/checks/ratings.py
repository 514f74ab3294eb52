"""Checks on the ratings of components (3.2 to 3.5)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error
from metamaker.games.metaverse.catalogue.catalogue import catalogue
from metamaker.games.metaverse.catalogue.entry import Entry
from metamaker.games.metaverse.checks.names import design_called, kind_called, section_called
from metamaker.games.metaverse.model.design import Design
from metamaker.games.metaverse.stats.parts import Placed, parts

CEILING = 99
"""Up to here any rating goes where the rules set no range; it is the most that a file can hold. Rule MV-0.0.0-02."""


def ratings(design: Design) -> Iterator[Issue]:
    """A component is rated in the range of its kind, from 1 up where it has none, and not at all if its kind has no rating.

    Rule MV-0.0.0-02, or that of the kind.
    """
    entries = catalogue().component
    for placed in parts(design).components:
        allowed, rating = entries[placed.part.kind].rating, placed.part.rating
        if allowed is None:
            if rating is not None:
                yield _needless(design, placed)
        elif rating is None:
            yield _missing(design, placed)
        elif not allowed[0] <= rating <= allowed[1]:
            yield _wrong(design, placed)


def _needless(design: Design, placed: Placed) -> Issue:
    return error(
        "needless-rating",
        where=design.ref(placed.section, placed.part.id),
        text=f"{_whose(design, placed)} is rated {placed.part.rating}; this kind has no rating",
        rule=catalogue()[placed.part.kind].rule,
    )


def _missing(design: Design, placed: Placed) -> Issue:
    entry = catalogue()[placed.part.kind]
    return error(
        "no-rating",
        where=design.ref(placed.section, placed.part.id),
        text=f"{_whose(design, placed)} has no rating; it needs one {_range(entry)}",
        rule=entry.rule,
    )


def _wrong(design: Design, placed: Placed) -> Issue:
    entry = catalogue()[placed.part.kind]
    return error(
        "rating",
        where=design.ref(placed.section, placed.part.id),
        text=f"{_whose(design, placed)} is rated {placed.part.rating}; it must have a rating {_range(entry)}",
        rule=entry.rule if _has_own_range(entry) else "MV-0.0.0-02",
    )


def _has_own_range(entry: Entry) -> bool:
    return entry.rating is not None and entry.rating[1] < CEILING


def _range(entry: Entry) -> str:
    lowest, highest = entry.rating or (1, CEILING)
    return f"from {lowest} to {highest}" if _has_own_range(entry) else f"of at least {lowest}"


def _whose(design: Design, placed: Placed) -> str:
    return f"the {kind_called(placed.part.kind)} in the {section_called(placed.section)} of {design_called(design)}"


CHECKS = (ratings,)
