"""Squadrons aboard as a property holds them: how many of each type."""

from collections.abc import Iterable, Iterator

from metamaker.core.edits import made
from metamaker.core.naming import called
from metamaker.core.property import Choice
from metamaker.core.words import Words
from metamaker.games.metaverse.model.bay import Bay, Load
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.fleet import Fleet


def carried(loads: Iterable[Load]) -> tuple[tuple[str, int], ...]:
    """Return how many of each type are aboard, in the order in which they are listed; types of which there is none left out."""
    counts: dict[str, int] = {}
    for load in loads:
        if load.count:
            counts[load.starfighter] = counts.get(load.starfighter, 0) + load.count
    return tuple(counts.items())


def load_values(value: object) -> tuple[Load, ...]:
    """Return what is aboard as the model holds it. Raises EditProblem for a count that cannot be."""
    pairs = value if isinstance(value, tuple) else ()
    return tuple(made(Load, starfighter=kind, count=count) for kind, count in pairs if count)


def load_choices(fleet: Fleet, bay: Bay, loads: Iterable[Load], told: Words) -> Iterator[Choice]:
    """Yield the types that a bay accepts and those aboard all the same, which say why they should not be."""
    aboard = {load.starfighter for load in loads}
    reason = told.text("window.why_not.not_accepted", bay=called(bay))
    for kind in definitions(fleet).starfighters.values():
        if kind.id in bay.accepts or kind.id in aboard:
            yield Choice(kind.id, called(kind), "squadron", why_not="" if kind.id in bay.accepts else reason)
