"""Checks on what stands in the slots of a design (CF-SHIP)."""

from collections.abc import Iterator

from metamaker.core.issue import Issue, error, warning
from metamaker.core.naming import called, counted
from metamaker.games.cosmoforce.catalogue.catalogue import catalogue
from metamaker.games.cosmoforce.catalogue.entry import Kind
from metamaker.games.cosmoforce.checks.terms import CLASS_NAMES
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.words import SystemKind
from metamaker.games.cosmoforce.rules.editions import PlayedRules
from metamaker.games.cosmoforce.stats.derived import complement


def no_systems(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """A ship without any system has mass 0 and is damaged through and through. Rule CF-SHIP-06."""
    if not design.systems:
        yield error(
            "no-systems",
            where=design.ref(),
            text=f"{called(design)} has no systems; a ship needs at least one",
            rule="CF-SHIP-06",
        )


def system_of_another_class(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Special systems are for one class each. Rule CF-SHIP-04."""
    for number, kind in enumerate(design.slots, 1):
        if kind is not None and not (entry := catalogue()[kind]).fits(design.ship_class):
            only = CLASS_NAMES[entry.only or design.ship_class]
            yield error(
                "system-of-another-class",
                where=design.ref("slots", str(number)),
                text=f"slot {number} of {called(design)} holds {entry.name}, which is for a {only} only; "
                f"this is a {CLASS_NAMES[design.ship_class]}",
                rule="CF-SHIP-04",
            )


def unarmed(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """A ship without weapon is legal, but surely not meant. Rule CF-SHIP-07."""
    if design.systems and not _has(design, Kind.WEAPON):
        left = "it can only ram" if rules.ram else "it cannot attack"
        yield warning("no-weapon", where=design.ref(), text=f"{called(design)} has no weapon; {left}", rule="CF-SHIP-07")


def without_propulsion(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """A ship without propulsion cannot burn away and is easily hit. Rules CF-SHIP-07, CF-SHOT-04, CF-SHOT-05."""
    if design.systems and not _has(design, Kind.PROPULSION):
        stands = design.ship_class.size_mod == 3
        hit = "; every effective die hits it" if stands or not rules.infinite_mass else ""
        yield warning("no-propulsion", where=design.ref(), text=f"{called(design)} has no propulsion{hit}", rule="CF-SHIP-07")


def without_dissipator(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """A ship without Dissipator never loses heat. Rule CF-SHIP-07."""
    if design.systems and SystemKind.DISSIPATOR not in design.systems:
        text = f"{called(design)} has no Dissipator; it never loses heat"
        yield warning("no-dissipator", where=design.ref(), text=text, rule="CF-SHIP-07")


def without_habitat(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """A ship without Habitat has a crew of one, whom nobody heals. Rule CF-SHIP-07."""
    if design.systems and SystemKind.HABITAT not in design.systems:
        text = f"{called(design)} has no Habitat; its crew is one, whom nothing heals"
        yield warning("no-habitat", where=design.ref(), text=text, rule="CF-SHIP-07")


def too_many_named(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Crew with names count against the complement. Rule CF-RPG-01."""
    room = complement(design)
    if len(design.crew) > room:
        yield error(
            "too-many-named-crew",
            where=design.ref("crew"),
            text=f"{called(design)} names {len(design.crew)} crew but has {counted(room, 'crew token')}",
            rule="CF-RPG-01",
        )


def _has(design: Design, kind: Kind) -> bool:
    return any(catalogue()[system].kind is kind for system in design.systems)


CHECKS = (
    no_systems,
    system_of_another_class,
    unarmed,
    without_propulsion,
    without_dissipator,
    without_habitat,
    too_many_named,
)
