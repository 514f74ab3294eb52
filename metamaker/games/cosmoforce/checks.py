"""All checks of a document: slots, the start of designs, teams, rules."""

from collections.abc import Iterator
from fractions import Fraction

from metamaker.core.amounts import rounded
from metamaker.core.display_names import called
from metamaker.core.issue import Issue, collect, error, warning
from metamaker.core.memo import memo
from metamaker.core.messages import Message
from metamaker.games.cosmoforce.catalogue import Kind, catalogue, system_name
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.model.attendance import present
from metamaker.games.cosmoforce.model.design import Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.chances import at_least
from metamaker.games.cosmoforce.rules.editions import PlayedRules, rules_of
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.games.cosmoforce.stats.derived import complement, derived, mass_allowed, team_mass


def class_name(ship_class: ShipClass) -> Message:
    """Return the printed name of a class. Rule CF-SHIP-01."""
    return message(f"window-choice-ship_class-{ship_class}-text")


def no_systems(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Ships without any system have mass 0 and are damaged through and through. Rule CF-SHIP-06."""
    if not design.systems:
        yield error(
            "no-systems",
            where=design.ref(),
            text=message("check-no-systems", ship=called(design)),
            rule="CF-SHIP-06",
        )


def system_of_another_class(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Systems for one class belong only to that class. Rule CF-SHIP-04."""
    for number, kind in enumerate(design.slots, 1):
        if kind is not None and not (entry := catalogue()[kind]).fits(design.ship_class):
            yield error(
                "system-of-another-class",
                where=design.ref("slots", str(number)),
                text=message(
                    "check-system-of-another-class",
                    slot=number,
                    ship=called(design),
                    system=system_name(kind),
                    only=class_name(entry.only or design.ship_class),
                    now=class_name(design.ship_class),
                ),
                rule="CF-SHIP-04",
            )


def unarmed(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """Ships without weapon are legal, but surely a mistake. Rule CF-SHIP-07."""
    if design.systems and not _has(design, Kind.WEAPON):
        text = message("check-no-weapon", ship=called(design), rams=bool(rules.ram))
        yield warning("no-weapon", where=design.ref(), text=text, rule="CF-SHIP-07")


def without_propulsion(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """Ships without propulsion cannot burn away and are easily hit. Rules CF-SHIP-07, CF-SHOT-04, CF-SHOT-05."""
    if design.systems and not _has(design, Kind.PROPULSION):
        stands = design.ship_class.size_mod == 3
        text = message("check-no-propulsion", ship=called(design), is_hit=stands or not rules.infinite_mass)
        yield warning("no-propulsion", where=design.ref(), text=text, rule="CF-SHIP-07")


def without_dissipator(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Ships without Dissipator never lose heat. Rule CF-SHIP-07."""
    if design.systems and SystemKind.DISSIPATOR not in design.systems:
        text = message("check-no-dissipator", ship=called(design))
        yield warning("no-dissipator", where=design.ref(), text=text, rule="CF-SHIP-07")


def without_habitat(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Ships without Habitat have a crew of one, and no healing. Rule CF-SHIP-07."""
    if design.systems and SystemKind.HABITAT not in design.systems:
        text = message("check-no-habitat", ship=called(design))
        yield warning("no-habitat", where=design.ref(), text=text, rule="CF-SHIP-07")


def too_many_named(design: Design, _rules: PlayedRules) -> Iterator[Issue]:
    """Crew with names count against the complement. Rule CF-RPG-01."""
    room = complement(design)
    if len(design.crew) > room:
        yield error(
            "too-many-named-crew",
            where=design.ref("crew"),
            text=message("check-too-many-named-crew", ship=called(design), named=len(design.crew), room=room),
            rule="CF-RPG-01",
        )


def _has(design: Design, kind: Kind) -> bool:
    return any(catalogue()[system].kind is kind for system in design.systems)


SLOT_CHECKS = (
    no_systems,
    system_of_another_class,
    unarmed,
    without_propulsion,
    without_dissipator,
    without_habitat,
    too_many_named,
)


HARMS_OF_CREW = 2
"""Harms that kill a ready crew: hurt, then killed. Rule CF-CREW-03."""

FASTEST = 1000
"""The highest speed in hundredths without a collision. Rule CF-STEP-07."""

WORTH_SAYING = Fraction(1, 200)
"""The smallest chance worth a report."""


def starts_hot(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """Ships with more heat at the start than Dissipators burn before they act. Rules CF-DER-07, CF-STEP-04, CF-STEP-05."""
    numbers = derived(design, rules)
    left = numbers.starting_heat - design.systems.count(SystemKind.DISSIPATOR)
    if left > 0:
        death = at_least(left, HARMS_OF_CREW * numbers.complement)
        is_deadly = death >= WORTH_SAYING and not rules.heat_damage
        yield warning(
            "starts-hot",
            where=design.ref(),
            text=message(
                "check-starts-hot",
                ship=called(design),
                heat=numbers.starting_heat,
                dissipators=numbers.starting_heat - left,
                dice=left,
                is_deadly=is_deadly,
                percent=rounded(100 * death, 0),
            ),
            rule="CF-STEP-05",
        )


def starts_too_fast(design: Design, rules: PlayedRules) -> Iterator[Issue]:
    """Ships faster than 10 may collide in every round. Rule CF-STEP-06."""
    speed = derived(design, rules).speed
    if speed > FASTEST and not rules.collision:
        yield warning(
            "too-fast",
            where=design.ref(),
            text=message("check-too-fast", ship=called(design), speed=whole(speed)),
            rule="CF-STEP-06",
        )


START_CHECKS = (starts_hot, starts_too_fast)


def over_budget(fleet: Fleet, _rules: PlayedRules) -> Iterator[Issue]:
    """Ships of a side may total its budget, less 5 for each ship beyond the first. Rule CF-MODE-03."""
    for team in fleet.teams:
        if team.budget is None or not team.ships:
            continue
        total, allowed = team_mass(fleet, team), mass_allowed(team.budget, len(team.ships))
        if total > allowed:
            yield error(
                "over-budget",
                where=team.ref(),
                text=message(
                    "check-over-budget",
                    team=called(team),
                    mass=total,
                    ships=len(team.ships),
                    budget=team.budget,
                    allowed=max(allowed, 0),
                ),
                rule="CF-MODE-03",
            )


def nobody_aboard(fleet: Fleet, _rules: PlayedRules) -> Iterator[Issue]:
    """Sides need at least one ship. Rule CF-MODE-02."""
    for team in fleet.teams:
        if not team.ships:
            yield warning("no-ships", where=team.ref(), text=message("check-no-ships", team=called(team)), rule="CF-MODE-02")


def endless_end(_fleet: Fleet, rules: PlayedRules) -> Iterator[Issue]:
    """After the time limit ships ram and burn; without rams nothing brings the end nearer. Rule CF-ELIM-06."""
    if rules.time_limit and not rules.ram:
        text = message("check-time-limit-without-ram")
        yield warning("time-limit-without-ram", where="fleet", text=text, rule="CF-ELIM-06")


TEAM_CHECKS = (over_budget, nobody_aboard, endless_end)


OF_FLEET = TEAM_CHECKS
OF_DESIGN = (*SLOT_CHECKS, *START_CHECKS)


@memo
def check_fleet(fleet: Fleet) -> tuple[Issue, ...]:
    """Return all problems of a document: those of its teams with the ships that come, then design by design."""
    rules = rules_of(fleet)
    found = list(collect(OF_FLEET, present(fleet), rules))
    for design in fleet.designs:
        found += check_design(design, rules)
    return tuple(found)


def check_design(design: Design, rules: PlayedRules) -> tuple[Issue, ...]:
    """Return all problems of a design under the current rules."""
    return collect(OF_DESIGN, design, rules)
