"""Cases of weapon definitions, of their mounts, and of the fire of a whole ship (3.6, 3.1.15)."""

from collections.abc import Iterable
from typing import Any

from metamaker.games.metaverse.model.arc import Arc, SectionName, Sector, sectors_of
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.model.words import DamageEffect, DamageType, Die, RateOfFire, Target, TargetMethod, WeaponQuality
from tests.games.metaverse.builders import BARE, EVERY_SECTOR, mount, with_core, without_parts
from tests.games.metaverse.checks.case import CANNON, HERON, Case, case, drawn, error, warning, with_outer

GUNS = f"{HERON}/core/guns"
DEFINED = "weapons/missile"
MISSILE = Weapon(id="missile", name="Missile", damage_die=Die.D12, damage_modifier=3)
"""A definition that no ship mounts: what is wrong with it is reported all the same."""

INDIRECT = {"target_method": TargetMethod.INDIRECT}


def defined(**fields: Any) -> Fleet:
    return drawn(weapons=(MISSILE.with_(**fields),))


def mounting(sectors: Iterable[Sector], name: SectionName | Arc = SectionName.CORE) -> ShipClass:
    """Return the bare ship with its guns in another section, or on other sectors."""
    guns = (mount("guns", CANNON, sectors),)
    if name is SectionName.CORE:
        return with_core(BARE, mounts=guns)
    return with_outer(with_core(BARE, mounts=()), name, mounts=guns)


def free(arc: Arc) -> tuple[Sector, ...]:
    """Return the largest coverage of a mount in the section of `arc`: all sectors except those of the opposite arc."""
    return tuple(sector for sector in EVERY_SECTOR if sector.arc is not arc.opposite)


MOUNTS = (
    *(case(f"a mount on {sector}", drawn(mounting((sector,))), "3.6.4-01 3.6.4-03") for sector in Sector),
    case("a mount on all eight sectors of the core", drawn(mounting(EVERY_SECTOR)), "3.6.4-01 3.6.4-02"),
    case("a core mount with all other sections", drawn(without_parts(with_outer(BARE, *Arc), "thruster")), "3.6.4-02"),
    case("a mount on sectors that do not touch", drawn(mounting(EVERY_SECTOR[::2])), "3.6.4-01 3.6.4-03"),
    case("a mount on no sector", drawn(mounting(())), "3.6.4-01", error("no-sector", GUNS)),
    *(
        case(
            f"a mount on six sectors of the {arc} section",
            drawn(without_parts(mounting(free(arc), arc), "thruster")),
            "3.6.4-02",
        )
        for arc in Arc
    ),
    *(
        case(
            f"a {arc} mount that bears {sector}, across the ship",
            drawn(without_parts(mounting((*sectors_of(arc), sector), arc), "thruster")),
            "3.6.4-02",
            error("forbidden-sector", f"{HERON}/{arc}/guns"),
        )
        for arc in Arc
        for sector in sectors_of(arc.opposite)
    ),
    case(
        "any number of weapons in any section",
        drawn(
            with_outer(
                with_core(BARE, mounts=(mount("guns", CANNON, EVERY_SECTOR, 99), mount("missiles", MISSILE, EVERY_SECTOR, 99))),
                "fore",
                mounts=(mount("chasers", CANNON, sectors_of(Arc.FORE), 99), mount("flank", CANNON, sectors_of(Arc.PORT))),
            ),
            weapons=(MISSILE,),
        ),
        "3.6.0-01 1.0.0-04",
    ),
    case("no weapon at all", drawn(with_core(BARE, mounts=())), "3.6.0-01"),
)

CHOICES = (
    *(case(f"{die} of damage", defined(damage_die=die), "3.6.1-01") for die in Die),
    case("no damage modifier", defined(damage_modifier=0), "3.6.1-01"),
    case("the largest damage modifier", defined(damage_modifier=99), "3.6.1-01"),
    case("the largest pulse", defined(pulse=99), "3.6.1-01"),
    case("no pulse", defined(pulse=0), "3.6.1-01", error("pulse", DEFINED)),
    *(case(f"{kind} damage", defined(damage_type=kind), "3.6.2-01") for kind in DamageType),
    *(case(f"{effect} damage", defined(damage_effect=effect), "3.6.3-01") for effect in DamageEffect),
    case("immune to interception", defined(vulnerable=False), "3.6.7-01"),
    *(case(f"{rate} fire", defined(rate_of_fire=rate), "3.6.10-01") for rate in RateOfFire),
    *(case(f"{target} as targets", defined(targets=(target,)), "3.6.8-01 X.1-04") for target in Target),
    case("all targets", defined(targets=tuple(Target)), "3.6.8-01 X.1-04"),
    case("no target", defined(targets=()), "3.6.8-01", error("no-target", DEFINED)),
    case(
        "neither range nor target",
        defined(targets=(), range_cm=0),
        "3.6.8-01 3.6.6-04",
        error("no-target", DEFINED),
    ),
)

TURNS = (
    *(
        case(f"an indirect weapon of {turns} turns", defined(indirect_turns=turns, **INDIRECT), "3.6.5-01")
        for turns in range(1, 6)
    ),
    *(
        case(
            f"an indirect weapon of {turns} turns, which none has",
            defined(indirect_turns=turns, **INDIRECT),
            "3.6.5-01",
            error("turn-limit", DEFINED),
        )
        for turns in (0, 6)
    ),
    case("a turn limit on a direct weapon", defined(indirect_turns=0), "3.6.5-01"),
)

RANGES = (
    *(case(f"a range of {cm} cm", defined(range_cm=cm), "3.6.6-01") for cm in range(5, 51, 5)),
    *(
        case(f"a range of {cm} cm, off the steps", defined(range_cm=cm), "3.6.6-01", error("range", DEFINED))
        for cm in (3, 52, 55)
    ),
    *(
        case(f"range 0 against {target}", defined(range_cm=0, targets=(target,)), "3.6.6-01 3.6.6-04")
        for target in (Target.STARFIGHTERS, Target.INDIRECT)
    ),
    *(
        case(
            f"range 0 against {target} alone",
            defined(range_cm=0, targets=(target,)),
            "3.6.6-04",
            error("range-0-targets", DEFINED),
        )
        for target in (Target.STARSHIPS, Target.DIRECT)
    ),
    case(
        "range 0 against ships and fighters", defined(range_cm=0, targets=(Target.STARSHIPS, Target.STARFIGHTERS)), "3.6.6-04"
    ),
    case("an indirect weapon of 5 cm", defined(range_cm=5, **INDIRECT), "3.6.6-04"),
    case(
        "an indirect weapon of range 0",
        defined(range_cm=0, targets=(Target.STARFIGHTERS,), **INDIRECT),
        "3.6.6-04",
        error("indirect-range-0", DEFINED),
    ),
    case(
        "an indirect weapon of range 0 against ships",
        defined(range_cm=0, **INDIRECT),
        "3.6.6-04",
        error("indirect-range-0", DEFINED),
    ),
)

AREAS = (
    *(case(f"an area of {cm} cm", defined(aoe_cm=cm), "3.6.9-01") for cm in range(0, 51, 10)),
    *(case(f"an area of {cm} cm, off the steps", defined(aoe_cm=cm), "3.6.9-01", error("aoe", DEFINED)) for cm in (5, 60)),
)


def piercing(field: str, highest: int, statement: str) -> tuple[Case, ...]:
    name = field.replace("_", " ")
    return (
        *(case(f"{name} {value}", defined(**{field: value}), statement) for value in (0, 1, highest)),
        case(
            f"{name} {highest + 1}",
            defined(**{field: highest + 1}),
            statement,
            error(field.replace("_", "-"), DEFINED),
        ),
    )


PIERCING = (
    *piercing("armour_piercing", 5, "3.6.11-01"),
    *piercing("shield_piercing", 5, "3.6.12-01"),
    *piercing("deflection_piercing", 11, "3.6.13-01"),
)

_FITTING = {WeaponQuality.PROXIMITY: INDIRECT}
_UP_TO_MODIFIER = (WeaponQuality.ANTIMATTER, WeaponQuality.DISRUPTIVE, WeaponQuality.GRAVITATIONAL)
_ON_ODD = (
    WeaponQuality.DIMENSIONAL,
    WeaponQuality.DISRUPTIVE,
    WeaponQuality.GRAVITATIONAL,
    WeaponQuality.IONIZED,
    WeaponQuality.PHASED,
    WeaponQuality.QUANTUM,
    WeaponQuality.REACTIVE,
)

QUALITIES = (
    *(
        case(f"{quality} where it can act", defined(qualities=(quality,), **_FITTING.get(quality, {})), "3.6.14-01 3.6.14-19")
        for quality in WeaponQuality
    ),
    case(
        "all qualities but spinal together",
        defined(qualities=tuple(quality for quality in WeaponQuality if quality is not WeaponQuality.SPINAL), **INDIRECT),
        "3.6.14-01",
    ),
    case(
        "proximity on a direct weapon",
        defined(qualities=(WeaponQuality.PROXIMITY,)),
        "3.6.14-01 3.6.14-13",
        error("direct-proximity", DEFINED),
    ),
    case(
        "spinal on an indirect weapon",
        defined(qualities=(WeaponQuality.SPINAL,), **INDIRECT),
        "3.6.14-18 3.6.14-19",
        warning("indirect-spinal", DEFINED),
    ),
    case(
        "unstable on an immune weapon",
        defined(qualities=(WeaponQuality.UNSTABLE,), vulnerable=False),
        "3.6.14-23",
        warning("immune-unstable", DEFINED),
    ),
    *(
        case(
            f"{quality} without a modifier",
            defined(qualities=(quality,), damage_modifier=0),
            "3.6.14-08",
            warning("quality-without-modifier", DEFINED),
        )
        for quality in _UP_TO_MODIFIER
    ),
    *(
        case(
            f"{quality} with a D1",
            defined(qualities=(quality,), damage_die=Die.D1),
            "3.6.14-03",
            warning("quality-never-odd", DEFINED),
        )
        for quality in _ON_ODD
    ),
    *(
        case(
            f"{quality} with a D1, which it does not mind",
            defined(qualities=(quality,), damage_die=Die.D1, **_FITTING.get(quality, {})),
            "3.6.14-03",
        )
        for quality in WeaponQuality
        if quality not in _ON_ODD
    ),
    case(
        "several idle qualities are one warning of each sort",
        defined(qualities=_UP_TO_MODIFIER, damage_die=Die.D1, damage_modifier=0),
        "3.6.14-03 3.6.14-08",
        warning("quality-never-odd", DEFINED),
        warning("quality-without-modifier", DEFINED),
    ),
)


def armed(**fields: Any) -> Fleet:
    """Return the bare ship with another gun."""
    return drawn().with_(weapons=(CANNON.with_(**fields),))


FEEBLE = (
    case(
        "fire that no strong armour lets by",
        armed(damage_die=Die.D3, damage_modifier=1),
        "3.1.15-03",
        warning("feeble-fire", HERON),
    ),
    case("the same fire with armour piercing", armed(damage_die=Die.D3, damage_modifier=1, armour_piercing=5), "3.1.15-03"),
    case(
        "fire that a strong deflector stops",
        armed(damage_die=Die.D12, damage_modifier=40),
        "3.1.15-03",
        warning("feeble-fire", HERON),
    ),
    case(
        "the same fire with deflection piercing",
        armed(damage_die=Die.D12, damage_modifier=40, deflection_piercing=11),
        "3.1.15-03",
    ),
    case(
        "feeble fire in a penetrating pattern",
        armed(damage_die=Die.D3, damage_modifier=1, damage_effect=DamageEffect.PENETRATING),
        "3.1.15-03",
        warning("feeble-fire", HERON),
    ),
    case(
        "fire that is not for ships", armed(damage_die=Die.D2, damage_modifier=0, targets=(Target.STARFIGHTERS,)), "3.1.15-03"
    ),
    case(
        "feeble fire beside strong fire",
        drawn(
            with_core(BARE, mounts=(mount("guns", CANNON, EVERY_SECTOR), mount("pop", MISSILE, EVERY_SECTOR))),
            weapons=(MISSILE.with_(damage_die=Die.D3, damage_modifier=0),),
        ),
        "3.1.15-03",
    ),
)

CASES: tuple[Case, ...] = (*MOUNTS, *CHOICES, *TURNS, *RANGES, *AREAS, *PIERCING, *QUALITIES, *FEEBLE)
