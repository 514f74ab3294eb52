"""Cases of components: what must be aboard, ratings, facings and places, drives (3.2 to 3.5)."""

from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.section import Component, ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.words import MovementMethod
from tests.games.metaverse.builders import BARE, component, with_arc, with_core, with_parts, without_parts
from tests.games.metaverse.checks.case import HERON, Case, Found, case, drawn, error, warning, with_outer

NEWTONIAN = BARE.with_(movement_method=MovementMethod.NEWTONIAN)
STILL = without_parts(BARE, "basic_stl")
SIDES = (Arc.PORT, Arc.STARBOARD)

CEILING = 99
"""The most that a file can hold: a kind rated up to it has no range of its own."""

STATEMENT = {kind: catalogue()[kind].rule.removeprefix("MV-") for kind in ComponentKind}
"""The statement that says what a kind has: a rating, a facing, any section."""

GENERATORS = (
    ComponentKind.BASIC_SHIELD_GENERATOR,
    ComponentKind.ADAPTIVE_SHIELD_GENERATOR,
    ComponentKind.MODULATED_SHIELD_GENERATOR,
)
DEFLECTORS = (
    ComponentKind.ENERGY_DEFLECTOR,
    ComponentKind.KINETIC_DEFLECTOR,
    ComponentKind.ENERGY_KINETIC_DEFLECTOR,
)
NEEDING_THEIR_ARC = {
    ComponentKind.PRIMITIVE_STL: ("3.3.1-02", "3.3.1-02"),
    ComponentKind.THRUSTER: ("3.3.4-02", "3.3.4-02"),
    **dict.fromkeys(GENERATORS, ("3.5.8-01", "3.5.8-02")),
    **dict.fromkeys(DEFLECTORS, ("3.5.11-01", "3.5.11-01")),
}
"""Kinds that stand where their arc is, and the statements of it: outboard, in the core."""


def fitting_facing(kind: ComponentKind) -> Facing | None:
    """Something that a kind may face in the bare ship."""
    return {
        FacingRule.NONE: None,
        FacingRule.ARC: Facing.PORT,
        FacingRule.SIDE: Facing.PORT,
        FacingRule.AXIS: Facing.FORE_AFT,
    }[catalogue()[kind].facing]


def one_more(kind: ComponentKind, rating: int | None, facing: Facing | None, ship: ShipClass = NEWTONIAN) -> ShipClass:
    """Return the ship with one more part, `extra`, in the core, and shields to use for it if it is a generator."""
    if kind in GENERATORS:
        ship = with_arc(ship, Arc(facing.value if facing and facing.arc else "port"), shield_hits=1)
    return with_parts(ship, Component(id="extra", kind=kind, rating=rating, facing=facing))


def rated(kind: ComponentKind) -> int | None:
    """Return a legal rating of a kind."""
    return 5 if catalogue()[kind].rating else None


EXTRA = f"{HERON}/core/extra"
NO_SHIELD = error("shield-without-generator", f"{HERON}/arcs/port")

ESSENTIALS = (
    case("no bridge", drawn(without_parts(BARE, "bridge")), "3.2.1-01", error("no-bridge", HERON)),
    case(
        "no copy of a bridge",
        drawn(with_parts(without_parts(BARE, "bridge"), component("bridge", count=0))),
        "3.2.1-01",
        error("no-bridge", HERON),
    ),
    case("a second bridge", drawn(with_parts(BARE, component("bridge", part="bridge-2"))), "3.2.1-01 3.2.0-01"),
    *(
        case(
            f"a bridge in the {name} section",
            drawn(with_outer(without_parts(without_parts(BARE, "bridge"), "thruster"), name, parts=(component("bridge"),))),
            "3.2.1-01",
        )
        for name in SectionName
        if name is not SectionName.CORE
    ),
    case("no sensor array", drawn(without_parts(BARE, "sensor_array")), "3.4.0-03", error("no-sensor-array", HERON)),
    case(
        "several sensor arrays",
        drawn(with_parts(BARE, component("sensor_array", 20, part="eyes", count=6))),
        "3.4.0-03 3.4.1-04",
    ),
    case(
        "the only sensor array aft",
        drawn(with_outer(without_parts(BARE, "sensor_array"), "aft", parts=(component("sensor_array", 1),))),
        "3.4.0-03 3.4.0-04",
    ),
    case(
        "life support with people and without is none of the player's business",
        drawn(with_outer(BARE, "fore", crew_parties=1), with_outer(BARE.with_(id="egret"), "fore")),
        "3.2.2-01 3.2.0-01",
    ),
)


def ranges(kind: ComponentKind) -> tuple[Case, ...]:
    """Ratings at both ends of a kind's range, and one beyond each."""
    lowest, highest = catalogue()[kind].rating or (0, 0)
    of_range = "0.0.0-02" if highest == CEILING else STATEMENT[kind]
    rules = " ".join(dict.fromkeys((STATEMENT[kind], of_range)))
    facing = fitting_facing(kind)
    found = error("rating", EXTRA)
    return (
        case(f"a {kind} rated {lowest}", drawn(one_more(kind, lowest, facing)), rules),
        case(f"a {kind} rated {highest}", drawn(one_more(kind, highest, facing)), rules),
        *(
            case(f"a {kind} rated {value}", drawn(one_more(kind, value, facing)), rules, found)
            for value in (lowest - 1, highest + 1)
            if value <= CEILING
        ),
        case(
            f"a {kind} without rating",
            drawn(one_more(kind, None, facing)),
            STATEMENT[kind],
            error("no-rating", EXTRA),
        ),
    )


RATINGS = (
    *(one for kind in ComponentKind if catalogue()[kind].rating for one in ranges(kind)),
    case(
        "a rated bridge",
        drawn(one_more(ComponentKind.BRIDGE, 1, None)),
        "3.2.1-01",
        error("needless-rating", EXTRA),
    ),
)


def unshielded(kind: ComponentKind) -> tuple[Found, ...]:
    """Return the further problems of a generator that does not face the shields for which it was bought."""
    return (NO_SHIELD,) if kind in GENERATORS else ()


ALLOWED: dict[FacingRule, set[Facing | None]] = {
    FacingRule.NONE: {None},
    FacingRule.ARC: {Facing.FORE, Facing.STARBOARD, Facing.AFT, Facing.PORT},
    FacingRule.SIDE: {Facing.PORT, Facing.STARBOARD},
    FacingRule.AXIS: {Facing.FORE_AFT, Facing.PORT_STARBOARD},
}


def facings(kind: ComponentKind) -> tuple[Case, ...]:
    """All that a kind may face in the core of a ship without other sections, all that it may not."""
    allowed = ALLOWED[catalogue()[kind].facing]
    of_ew = allowed == {None} and STATEMENT[kind].startswith("3.4")
    rules = f"{STATEMENT[kind]} 3.4.0-04" if of_ew else STATEMENT[kind]
    cases = [
        case(f"a {kind} that faces {facing}", drawn(one_more(kind, rated(kind), facing)), rules)
        for facing in (None, *Facing)
        if facing in allowed
    ]
    for facing in (None, Facing.FORE, Facing.PORT, Facing.FORE_AFT, Facing.PORT_STARBOARD):
        if facing not in allowed:
            code = "needless-facing" if allowed == {None} else "no-facing" if facing is None else "wrong-facing"
            of_generator = " 3.5.8-02" if kind in GENERATORS and facing is None else ""
            cases.append(
                case(
                    f"a {kind} that faces {facing}, as none does",
                    drawn(one_more(kind, rated(kind), facing)),
                    rules + of_generator,
                    error(code, EXTRA),
                    *unshielded(kind),
                )
            )
    return tuple(cases)


FACINGS = tuple(one for kind in ComponentKind for one in facings(kind))

BASE = without_parts(NEWTONIAN, "thruster")


def outboard(kind: ComponentKind, facing: Arc, name: Arc = Arc.PORT) -> ShipClass:
    """Return a ship with one part, `extra`, in the section `name`, and shields in the arc of a generator."""
    part = Component(id="extra", kind=kind, rating=5, facing=Facing(facing.value))
    ship = with_arc(BASE, facing, shield_hits=1) if kind in GENERATORS else BASE
    return with_outer(ship, name.value, parts=(part,))


def own_arc(kind: ComponentKind, outside: str, inside: str) -> tuple[Case, ...]:
    """Return a kind in the section of its arc, in another one, and in the core for arcs with and without a section."""
    part = Component(id="extra", kind=kind, rating=5, facing=Facing.PORT)
    shielded = with_arc(BASE, Arc.PORT, shield_hits=1) if kind in GENERATORS else BASE
    return (
        case(f"a {kind} in the section of its arc", drawn(outboard(kind, Arc.PORT)), outside),
        case(
            f"a {kind} in the section across the ship",
            drawn(outboard(kind, Arc.PORT, Arc.STARBOARD)),
            outside,
            error("foreign-arc", f"{HERON}/starboard/extra"),
        ),
        case(
            f"a {kind} to the side in the fore section",
            drawn(outboard(kind, Arc.PORT, Arc.FORE)),
            outside,
            error("no-side-here" if kind is ComponentKind.THRUSTER else "foreign-arc", f"{HERON}/fore/extra"),
        ),
        case(
            f"a {kind} in the core for an arc that has a section",
            drawn(with_outer(with_parts(shielded, part), "port")),
            inside,
            error("covered-arc", EXTRA),
        ),
        case(
            f"a {kind} in the core beside other sections", drawn(with_outer(with_parts(shielded, part), "fore", "aft")), inside
        ),
    )


def anywhere(kind: ComponentKind, name: Arc) -> ShipClass:
    """Return a separate ship, with one part in the section `name`."""
    part = Component(id="extra", kind=kind, rating=rated(kind), facing=fitting_facing(kind))
    return with_outer(BASE.with_(id=f"heron-{name}"), name, parts=(part,))


PLACES = (
    *(one for kind, rules in NEEDING_THEIR_ARC.items() for one in own_arc(kind, *rules)),
    *(
        case(
            f"an energy grappler in the core for the {arc} arc",
            drawn(with_outer(with_parts(BASE, component("energy_grappler", 2, arc)), *Arc)),
            "3.5.4-01 3.5.0-01",
        )
        for arc in Arc
    ),
    *(
        case(f"an energy grappler in the {arc} section", drawn(outboard(ComponentKind.ENERGY_GRAPPLER, arc, arc)), "3.5.4-01")
        for arc in Arc
    ),
    case(
        "an energy grappler that faces another arc",
        drawn(outboard(ComponentKind.ENERGY_GRAPPLER, Arc.FORE)),
        "3.5.4-01",
        error("foreign-arc", f"{HERON}/port/extra"),
    ),
    *(
        case(
            f"a {kind} in any section",
            drawn(*(anywhere(kind, name) for name in Arc)),
            STATEMENT[kind],
        )
        for kind in ComponentKind
        if kind not in NEEDING_THEIR_ARC and kind is not ComponentKind.ENERGY_GRAPPLER
    ),
)


def driven(*parts: Component, ship: ShipClass = STILL) -> ShipClass:
    return with_parts(ship, *parts)


DRIVES = (
    case("no drive", drawn(STILL), "3.3.1-06", error("no-thrust", HERON)),
    case(
        "one primitive drive",
        drawn(driven(component("primitive_stl", 9, Arc.AFT))),
        "3.3.1-05 3.3.1-06",
        error("no-thrust", HERON),
    ),
    case(
        "one primitive drive for braking",
        drawn(driven(component("primitive_stl", 9, Arc.FORE))),
        "3.3.1-05 3.3.1-06",
        error("no-thrust", HERON),
    ),
    case(
        "primitive drives aft and fore",
        drawn(driven(component("primitive_stl", 9, Arc.AFT), component("primitive_stl", 1, Arc.FORE))),
        "3.3.1-05 3.3.1-06",
    ),
    case(
        "a drive of which there is no copy",
        drawn(driven(component("basic_stl", 9, Facing.FORE_AFT, count=0))),
        "3.3.1-06",
        error("no-thrust", HERON),
    ),
    case("a basic drive", drawn(driven(component("basic_stl", 1, Facing.FORE_AFT))), "3.3.1-06 3.3.2-01"),
    case("an advanced drive", drawn(driven(component("advanced_stl", 1))), "3.3.1-06 3.3.3-01"),
    case(
        "drives to the sides of a cinematic ship",
        drawn(with_parts(BARE, component("primitive_stl", 1, Arc.PORT), component("basic_stl", 1, Facing.PORT_STARBOARD))),
        "3.3.1-04 3.3.2-03 3.3.0-01",
        warning("idle-side-drive", f"{HERON}/core/primitive-stl-port"),
        warning("idle-side-drive", f"{HERON}/core/basic-stl-port-starboard"),
    ),
    case(
        "drives to the sides alone",
        drawn(driven(component("basic_stl", 1, Facing.PORT_STARBOARD))),
        "3.3.1-06 3.3.2-03",
        error("no-thrust", HERON),
        warning("idle-side-drive", f"{HERON}/core/basic-stl-port-starboard"),
    ),
    case(
        "drives to the sides of a newtonian ship",
        drawn(with_parts(NEWTONIAN, component("primitive_stl", 1, Arc.PORT), component("basic_stl", 1, Facing.PORT_STARBOARD))),
        "3.3.1-04 3.3.2-01",
    ),
    case(
        "a newtonian ship that drifts",
        drawn(STILL.with_(movement_method=MovementMethod.NEWTONIAN)),
        "3.3.1-06",
        warning("no-stl-drive", HERON),
    ),
    case(
        "a newtonian ship that cannot brake",
        drawn(driven(component("primitive_stl", 1, Arc.AFT), ship=STILL.with_(movement_method=MovementMethod.NEWTONIAN))),
        "3.3.1-06",
    ),
    case("no thruster", drawn(without_parts(BARE, "thruster")), "3.3.4-01"),
    case("no FTL drive", drawn(without_parts(BARE, "basic_ftl")), "3.3.5-03", warning("no-ftl-drive", HERON)),
    *(
        case(f"a {kind} alone", drawn(with_parts(without_parts(BARE, "basic_ftl"), component(kind, 10))), "3.3.5-03")
        for kind in ("primitive_ftl", "basic_ftl", "advanced_ftl")
    ),
    case(
        "any number and mix of propulsion",
        drawn(
            with_parts(
                BARE,
                component("primitive_stl", 99, Arc.AFT, count=99),
                component("advanced_stl", 99, count=99),
                component("primitive_ftl", 1, count=99),
                component("advanced_ftl", 1),
                *(component("thruster", 9, side, part=f"more-{side}", count=9) for side in SIDES),
            )
        ),
        "3.3.0-01 1.0.0-04 1.0.0-05",
    ),
)

FREEDOMS = (
    case(
        "everything at its most in a hull of one hit",
        drawn(
            with_core(
                with_parts(
                    NEWTONIAN,
                    *(
                        component(kind, entry.rating[1], part=f"much-{number}", count=CEILING)
                        for number, kind in enumerate(ComponentKind)
                        if (entry := catalogue()[kind]).facing is FacingRule.NONE and entry.rating
                    ),
                ),
                hull_hits=1,
                hull_layers=1,
            )
        ),
        "1.0.0-04 1.0.0-05 3.4.0-04",
    ),
    case(
        "no electronic warfare beyond the sensor, nothing secondary",
        drawn(BARE),
        "3.4.0-01 3.5.0-01 1.0.0-07",
    ),
)

CASES: tuple[Case, ...] = (*ESSENTIALS, *RATINGS, *FACINGS, *PLACES, *DRIVES, *FREEDOMS)
