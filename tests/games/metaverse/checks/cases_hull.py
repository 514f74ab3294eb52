"""Cases of sections, hull, armour, shields, crew and the choices of the whole ship (3.1)."""

from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.games.metaverse.model.section import Sections
from metamaker.games.metaverse.model.words import CommandDie, DamageControlDie, DefenceType, HullType, MovementMethod
from tests.games.metaverse.builders import (
    BARE,
    component,
    generator,
    protected,
    with_arc,
    with_core,
    with_parts,
    without_parts,
)
from tests.games.metaverse.checks.case import HERON, Case, case, drawn, error, warning, with_outer

BARE_CORE = without_parts(BARE, "thruster")
"""The bare ship without thrusters, which would face covered arcs once there are side sections."""

OUTER = [name for name in SectionName if name is not SectionName.CORE]

SECTIONS = (
    case("a bare ship", drawn(), "1.0.0-07 1.0.0-10 3.6.15-06"),
    case("no design at all", drawn(weapons=(), classes=()), "1.0.0-10"),
    case(
        "no section at all",
        drawn(BARE.with_(sections=Sections())),
        "3.1.1-01",
        error("no-core", f"{HERON}/core"),
        error("no-bridge", HERON),
        error("no-sensor-array", HERON),
        error("no-thrust", HERON),
        warning("no-ftl-drive", HERON),
    ),
    *(case(f"a core and a {name} section", drawn(with_outer(BARE_CORE, name)), "3.1.1-01") for name in OUTER),
    case("all five sections", drawn(with_outer(BARE_CORE, *OUTER)), "3.1.1-01 3.1.0-01"),
    case("no layer", drawn(with_core(BARE, hull_layers=0)), "3.1.1-03", error("hull-layers", f"{HERON}/core")),
    *(case(f"{count} layers", drawn(with_core(BARE, hull_layers=count)), "3.1.1-03 3.1.1-05") for count in range(1, 6)),
    case("six layers", drawn(with_core(BARE, hull_layers=6)), "3.1.1-03", error("hull-layers", f"{HERON}/core")),
    case("as many hits as layers", drawn(with_core(BARE, hull_hits=5, hull_layers=5)), "3.1.1-04"),
    case(
        "fewer hits than layers",
        drawn(with_outer(BARE, "aft", hull_hits=2, hull_layers=3)),
        "3.1.1-04",
        error("empty-layer", f"{HERON}/aft"),
    ),
    case(
        "neither hits nor layers",
        drawn(with_core(BARE, hull_hits=0, hull_layers=0)),
        "3.1.1-03 3.1.1-04",
        error("empty-layer", f"{HERON}/core"),
        error("hull-layers", f"{HERON}/core"),
    ),
    case("the largest hull that a file holds", drawn(with_core(BARE, hull_hits=999)), "3.1.1-03 1.0.0-04"),
)

PEOPLE = (
    case("no crew", drawn(with_core(BARE, crew_parties=0)), "3.1.6-01"),
    case("any number of crew", drawn(with_core(BARE, crew_parties=99)), "3.1.6-01"),
    case(
        "marines in any section",
        drawn(with_outer(with_core(BARE, marine_parties=7), "fore", marine_parties=3)),
        "3.1.7-01",
    ),
)

_AT_WORST = BARE.with_(command_quality=CommandDie.D2, damage_control_quality=DamageControlDie.D6, crew_quality=1, tech_level=1)
_AT_BEST = BARE.with_(command_quality=CommandDie.D6, damage_control_quality=DamageControlDie.D4, crew_quality=5, tech_level=10)

CHOICES = (
    *(case(f"a {hull} hull", drawn(BARE.with_(hull_type=hull)), "3.1.2-01 3.1.0-01") for hull in HullType),
    *(case(f"{die} to command", drawn(BARE.with_(command_quality=die)), "3.1.12-01 3.1.0-01") for die in CommandDie),
    *(case(f"{die} to repair", drawn(BARE.with_(damage_control_quality=die)), "3.1.13-01") for die in DamageControlDie),
    *(case(f"{method} movement", drawn(BARE.with_(movement_method=method)), "3.1.14-01") for method in MovementMethod),
    *(case(f"crew quality {quality}", drawn(BARE.with_(crew_quality=quality)), "3.1.11-01") for quality in range(1, 6)),
    case("crew quality 0", drawn(BARE.with_(crew_quality=0)), "3.1.11-01", error("crew-quality", HERON)),
    case("crew quality 6", drawn(BARE.with_(crew_quality=6)), "3.1.11-01", error("crew-quality", HERON)),
    *(case(f"tech level {level}", drawn(BARE.with_(tech_level=level)), "3.1.17-01") for level in range(1, 11)),
    case("tech level 0", drawn(BARE.with_(tech_level=0)), "3.1.17-01", error("tech-level", HERON)),
    case("tech level 11", drawn(BARE.with_(tech_level=11)), "3.1.17-01", error("tech-level", HERON)),
    case(
        "ships of all kinds in one fleet",
        drawn(
            _AT_WORST.with_(hull_type=HullType.BIOLOGICAL),
            _AT_BEST.with_(id="egret", hull_type=HullType.TECHNOLOGICAL, movement_method=MovementMethod.NEWTONIAN),
        ),
        "1.0.0-01 3.1.14-01",
    ),
    case("an agreed scale", drawn(tonnes_per_hit=100_000.0), "1.0.0-06"),
)

ARMOUR = (
    *(case(f"armour {rating}", drawn(BARE.with_(arcs=protected(armour_rating=rating))), "3.1.3-01") for rating in range(6)),
    case(
        "armour 6",
        drawn(with_arc(BARE, Arc.PORT, armour_rating=6)),
        "3.1.3-01",
        error("armour-rating", f"{HERON}/arcs/port"),
    ),
    *(
        case(f"{kind} armour", drawn(with_arc(BARE, Arc.FORE, armour_rating=2, armour_type=kind)), "3.1.3-02")
        for kind in DefenceType
    ),
    case("armour of a section", drawn(with_arc(with_outer(BARE, "fore"), Arc.FORE, armour_rating=5)), "3.1.3-03"),
    *(case(f"{plates} plates", drawn(BARE.with_(arcs=protected(ablative_plates=plates))), "3.1.4-01") for plates in range(6)),
    case(
        "six plates",
        drawn(with_arc(BARE, Arc.AFT, ablative_plates=6)),
        "3.1.4-01",
        error("ablative-plates", f"{HERON}/arcs/aft"),
    ),
)


_FORE_SHIELD = with_arc(BARE, Arc.FORE, shield_hits=4)
_LENT = with_parts(_FORE_SHIELD, generator(Arc.FORE, 1))
"""Shields fore with a generator of their own, that a neighbour may restore too."""


SHIELDS = (
    *(
        case(
            f"shields {arc} without a generator",
            drawn(with_arc(BARE, arc, shield_hits=4)),
            "3.1.5-01",
            error("shield-without-generator", f"{HERON}/arcs/{arc}"),
        )
        for arc in Arc
    ),
    case(
        "a generator that faces another arc",
        drawn(with_parts(with_arc(_FORE_SHIELD, Arc.AFT, shield_hits=1), generator(Arc.AFT, 1))),
        "3.1.5-01",
        error("shield-without-generator", f"{HERON}/arcs/fore"),
    ),
    case(
        "no copy of a generator",
        drawn(with_parts(_FORE_SHIELD, generator(Arc.FORE, 1).with_(count=0))),
        "3.1.5-01",
        error("shield-without-generator", f"{HERON}/arcs/fore"),
    ),
    *(
        case(
            f"any number of shield hits by a {kind}",
            drawn(with_parts(with_arc(BARE, Arc.PORT, shield_hits=99), component(kind, 1, Arc.PORT))),
            f"3.1.5-01 {rule}",
        )
        for kind, rule in (
            ("basic_shield_generator", "3.5.8-01"),
            ("adaptive_shield_generator", "3.5.9-01"),
            ("modulated_shield_generator", "3.5.10-01"),
        )
    ),
    case(
        "generators of several types in an arc",
        drawn(with_parts(_LENT, component("adaptive_shield_generator", 2, Arc.FORE))),
        "3.5.9-01",
    ),
    case(
        "a type of its own for each arc",
        drawn(
            with_parts(
                with_arc(
                    with_arc(_FORE_SHIELD, Arc.FORE, shield_type=DefenceType.ENERGY),
                    Arc.AFT,
                    shield_hits=2,
                    shield_type=DefenceType.KINETIC,
                ),
                generator(Arc.FORE, 1),
                generator(Arc.AFT, 1),
            )
        ),
        "3.1.5-02",
    ),
    case(
        "a generator without shields",
        drawn(with_parts(BARE, generator(Arc.FORE, 1))),
        "3.1.5-01",
        warning("idle-generator", f"{HERON}/core/basic-shield-generator-fore"),
    ),
    case("no copy of an idle generator", drawn(with_parts(BARE, generator(Arc.FORE, 1).with_(count=0))), "3.1.5-01"),
    *(
        case(
            f"a modulated generator {arc} that lends to shields fore",
            drawn(with_parts(_LENT, component("modulated_shield_generator", 2, arc))),
            "3.1.5-01 3.5.10-01",
        )
        for arc in (Arc.PORT, Arc.STARBOARD)
    ),
    case(
        "a modulated generator too weak to lend",
        drawn(with_parts(_LENT, component("modulated_shield_generator", 1, Arc.PORT))),
        "3.1.5-01",
        warning("idle-generator", f"{HERON}/core/modulated-shield-generator-port"),
    ),
    case(
        "a modulated generator across the ship",
        drawn(with_parts(_LENT, component("modulated_shield_generator", 2, Arc.AFT))),
        "3.1.5-01 0.0.0-06",
        warning("idle-generator", f"{HERON}/core/modulated-shield-generator-aft"),
    ),
    case(
        "a modulated generator beside shields that have none of their own",
        drawn(with_parts(_FORE_SHIELD, component("modulated_shield_generator", 2, Arc.PORT))),
        "3.1.5-01",
        error("shield-without-generator", f"{HERON}/arcs/fore"),
        warning("idle-generator", f"{HERON}/core/modulated-shield-generator-port"),
    ),
    case(
        "a basic generator cannot lend",
        drawn(with_parts(_LENT, generator(Arc.PORT, 2))),
        "3.1.5-01",
        warning("idle-generator", f"{HERON}/core/basic-shield-generator-port"),
    ),
)

REACTORS = (
    case("a reactor in an outboard section", drawn(with_outer(BARE, "aft", reactor=True)), "3.2.3-01"),
    case("no reactor but the core's", drawn(with_outer(BARE, "aft", reactor=False)), "3.2.3-01"),
)

CASES: tuple[Case, ...] = (*SECTIONS, *PEOPLE, *CHOICES, *ARMOUR, *SHIELDS, *REACTORS)
