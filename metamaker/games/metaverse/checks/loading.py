"""What is wrong with the squadrons in a bay, whoever chose them (3.7.7)."""

from collections.abc import Iterator, Mapping

from metamaker.core.issue import Issue, error, note
from metamaker.core.naming import called, counted
from metamaker.games.metaverse.model.bay import Bay, Load, Loads
from metamaker.games.metaverse.model.starfighter import Starfighter
from metamaker.games.metaverse.stats.parts import Fitted


def overloaded(fitted: Fitted, squadrons: Loads, *, where: str, whose: str) -> Iterator[Issue]:
    """The squadrons of a bay entry are no more than all its copies hold together. Rule MV-3.7.7-03."""
    aboard = sum(load.count for load in squadrons)
    room = fitted.bay.carry * fitted.fit.count
    if aboard > room:
        yield error(
            "overloaded-bay",
            where=where,
            text=f"{called(fitted.bay)} of {whose} is loaded with {counted(aboard, 'squadron')}; there is room for {room}",
            rule="MV-3.7.7-03",
        )


def not_accepted(
    bay: Bay, squadrons: Loads, starfighters: Mapping[str, Starfighter], *, where: str, whose: str
) -> Iterator[Issue]:
    """A bay holds squadron types that it accepts. Rule MV-3.7.7-03."""
    for name in dict.fromkeys(load.starfighter for load in squadrons if _refused(bay, load)):
        yield error(
            "squadron-not-accepted",
            where=where,
            text=f"{called(bay)} of {whose} is loaded with {called(starfighters[name])}, a type that it does not accept",
            rule="MV-3.7.7-03",
        )


def never_loaded(bay: Bay, squadrons: Loads, *, where: str, whose: str, instead: str) -> Iterator[Issue]:
    """Squadrons that are listed where the bay's kind of loadout does not look are not aboard. Rule MV-3.0.1-15."""
    listed = sum(load.count for load in squadrons)
    if listed:
        yield note(
            "idle-loadout",
            where=where,
            text=f"{counted(listed, 'squadron')} listed for {called(bay)} of {whose} will not be aboard, as {instead}",
            rule="MV-3.0.1-15",
        )


def _refused(bay: Bay, load: Load) -> bool:
    return bool(load.count) and load.starfighter not in bay.accepts
