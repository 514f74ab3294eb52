"""Cases of squadron types, hangar bays, loadouts, and squadrons beside the ships (3.7)."""

from typing import Any

from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.starfighter import (
    Bay,
    BayFit,
    FighterWeapon,
    IndependentSquadron,
    Load,
    ShipLoadout,
    Starfighter,
)
from metamaker.games.metaverse.model.words import (
    CommandDie,
    DamageType,
    Die,
    FighterTarget,
    LoadoutKind,
    RateOfFire,
    SquadronQuality,
    WeaponQuality,
)
from tests.games.metaverse.builders import BARE, with_core, without_parts
from tests.games.metaverse.checks.case import HERON, Case, case, drawn, error, note, warning, with_outer

STING = FighterWeapon(name="Sting", damage_modifier=1)
DART = Starfighter(id="dart", name="Dart", weapons=(STING,))
WASP = DART.with_(id="wasp", name="Wasp")
DECK = Bay(id="deck", name="Deck", launch=1, carry=2, accepts=("dart",))

SQUADRON = "starfighters/dart"
WEAPON = f"{SQUADRON}/weapons/1"


def squadron(**fields: Any) -> Fleet:
    """Return a squadron type without carriers, whose errors must be reported all the same."""
    return drawn(starfighters=(DART.with_(**fields),))


def weapon(**fields: Any) -> Fleet:
    return squadron(weapons=(STING.with_(**fields),))


def outside(field: str, values: tuple[int, ...], statement: str) -> tuple[Case, ...]:
    """Numbers that no squadron may have."""
    code = f"squadron-{field.removesuffix('_cm').replace('_', '-')}"
    return tuple(
        case(f"a squadron with {field} {value}", squadron(**{field: value}), statement, error(code, SQUADRON))
        for value in values
    )


def inside(field: str, values: range, statement: str) -> tuple[Case, ...]:
    return tuple(case(f"a squadron with {field} {value}", squadron(**{field: value}), statement) for value in values)


SQUADRONS = (
    case("a squadron type", drawn(starfighters=(DART,)), "3.7.0-01"),
    *inside("strength", range(1, 100, 49), "3.7.1-01"),
    *outside("strength", (0,), "3.7.1-01"),
    *inside("speed_cm", range(10, 31, 5), "3.7.2-01"),
    *outside("speed_cm", (5, 22, 35), "3.7.2-01"),
    *inside("defence", range(7), "3.7.3-01"),
    *outside("defence", (7,), "3.7.3-01"),
    *inside("target_rating", range(4, 10), "3.7.4-01"),
    *outside("target_rating", (3, 10), "3.7.4-01"),
    *(case(f"a squadron with {quality}", squadron(qualities=(quality,)), "3.7.5-01") for quality in SquadronQuality),
    case("a squadron with all qualities", squadron(qualities=tuple(SquadronQuality)), "3.7.5-01"),
    case("a squadron without weapons", squadron(weapons=()), "3.7.6-01", error("unarmed-squadron", SQUADRON)),
    case("a squadron with three weapons", squadron(weapons=(STING, STING, STING)), "3.7.6-01"),
)

WEAPONS = (
    *(case(f"a squadron with {die} of damage", weapon(damage_die=die), "3.7.6-02") for die in Die),
    *(case(f"a squadron with {kind} damage", weapon(damage_type=kind), "3.7.6-02") for kind in DamageType),
    case("a squadron weapon of the most pulses", weapon(pulse=99, damage_modifier=99), "3.7.6-02"),
    case("a squadron weapon without pulse", weapon(pulse=0), "3.7.6-02", error("squadron-weapon-pulse", WEAPON)),
    case("an unlimited squadron weapon", weapon(rate_of_fire=RateOfFire.UNLIMITED), "3.7.6-03"),
    case("a one-shot squadron weapon", weapon(rate_of_fire=RateOfFire.ONE_SHOT), "3.7.6-03"),
    case(
        "a limited squadron weapon",
        weapon(rate_of_fire=RateOfFire.LIMITED),
        "3.7.6-03",
        error("limited-squadron-weapon", WEAPON),
    ),
    *(case(f"a squadron against {target}", weapon(targets=(target,)), "3.7.6-04 X.1-04") for target in FighterTarget),
    case("a squadron against everything", weapon(targets=tuple(FighterTarget)), "3.7.6-04 X.1-04"),
    case("a squadron against nothing", weapon(targets=()), "3.7.6-04", error("no-squadron-target", WEAPON)),
    case("an indirect squadron weapon", weapon(indirect=True), "3.7.6-05"),
    *(
        case(f"a squadron weapon with {quality}", weapon(qualities=(quality,)), "3.7.6-05")
        for quality in WeaponQuality
        if quality not in {WeaponQuality.PROXIMITY, WeaponQuality.SPINAL, WeaponQuality.TEMPORAL, WeaponQuality.UNSTABLE}
    ),
    *(
        case(
            f"a squadron weapon with {quality}, which it has no use for",
            weapon(qualities=(quality,)),
            "3.7.6-05",
            warning("idle-squadron-quality", WEAPON),
        )
        for quality in (WeaponQuality.PROXIMITY, WeaponQuality.SPINAL, WeaponQuality.TEMPORAL, WeaponQuality.UNSTABLE)
    ),
    case(
        "the second weapon of a squadron, with several things wrong",
        squadron(
            weapons=(
                STING,
                FighterWeapon(name="", damage_die=Die.D1, qualities=(WeaponQuality.GRAVITATIONAL, WeaponQuality.ANTIMATTER)),
            )
        ),
        "3.6.14-03 3.6.14-08",
        warning("quality-never-odd", f"{SQUADRON}/weapons/2"),
        warning("quality-without-modifier", f"{SQUADRON}/weapons/2"),
    ),
    case(
        "an odd quality of a squadron with a D1",
        weapon(damage_die=Die.D1, qualities=(WeaponQuality.QUANTUM,)),
        "3.6.14-03",
        warning("quality-never-odd", WEAPON),
    ),
    case(
        "antimatter of a squadron without modifier",
        weapon(damage_modifier=0, qualities=(WeaponQuality.ANTIMATTER,)),
        "3.6.14-08",
        warning("quality-without-modifier", WEAPON),
    ),
)


def bay(**fields: Any) -> Fleet:
    """Return a bay without ships."""
    return drawn(starfighters=(DART,), bays=(DECK.with_(**fields),))


BAYS = (
    case("a bay", bay(), "3.7.7-01"),
    case("a bay that launches more than it holds", bay(launch=99), "3.7.7-01"),
    case("a bay that launches nothing", bay(launch=0), "3.7.7-01", error("bay-launch", "bays/deck")),
    case("a bay that holds nothing", bay(carry=0), "3.7.7-01", error("bay-carry", "bays/deck")),
    case("a bay that accepts nothing", bay(accepts=()), "3.7.7-01", error("bay-accepts-nothing", "bays/deck")),
)


def carrying(
    *loads: Load, kind: LoadoutKind = LoadoutKind.PERMANENT, count: int = 1, chosen: tuple[Load, ...] | None = None
) -> Fleet:
    """Return a ship with `count` decks, loaded by its class with `loads`, and one ship of it, loaded with `chosen`."""
    fit = BayFit(id="hangar", bay="deck", count=count, loadout=kind, squadrons=loads)
    loadouts = () if chosen is None else (ShipLoadout(bay="hangar", squadrons=chosen),)
    return drawn(
        with_core(BARE, bays=(fit,)),
        starfighters=(DART, WASP),
        bays=(DECK,),
        ships=() if chosen is None else (Ship(id="first", name="First", ship_class="heron", loadouts=loadouts),),
    )


def darts(count: int) -> Load:
    return Load(starfighter="dart", count=count)


WASPS = Load(starfighter="wasp")
HANGAR = f"{HERON}/core/hangar"
CHOSEN = "ships/first/loadouts/hangar"
OPEN, DOWNLOAD = LoadoutKind.OPEN, LoadoutKind.DOWNLOAD

LOADOUTS = (
    case("an open bay", carrying(kind=OPEN), "3.7.7-03"),
    *(
        case(
            f"a bay in the {arc} section",
            drawn(
                with_outer(without_parts(BARE, "thruster"), arc.value, bays=(BayFit(id="hangar", bay="deck"),)),
                starfighters=(DART,),
                bays=(DECK,),
            ),
            "3.7.7-01",
        )
        for arc in Arc
    ),
    case("a full permanent loadout", carrying(darts(1), darts(1)), "3.7.7-03"),
    case("a loadout of several bays", carrying(darts(6), count=3), "3.7.7-03"),
    case("a loadout above what the bays hold", carrying(darts(7), count=3), "3.7.7-03", error("overloaded-bay", HANGAR)),
    case("a loadout for no bay", carrying(darts(1), count=0), "3.7.7-03", error("overloaded-bay", HANGAR)),
    case("a type that the bay does not accept", carrying(WASPS), "3.7.7-03", error("squadron-not-accepted", HANGAR)),
    case("none of a type that the bay does not accept", carrying(WASPS.with_(count=0)), "3.7.7-03"),
    case("squadrons listed for an open bay", carrying(darts(9), kind=OPEN), "3.0.1-15", note("idle-loadout", HANGAR)),
    case("squadrons of the class for a download bay", carrying(WASPS, kind=DOWNLOAD), "3.0.1-15", note("idle-loadout", HANGAR)),
    case("a ship's own loadout", carrying(kind=DOWNLOAD, chosen=(darts(2),)), "3.7.7-03"),
    case("a ship's own empty loadout", carrying(kind=DOWNLOAD, chosen=()), "3.7.7-03"),
    case(
        "a ship's own loadout above what its bays hold",
        carrying(kind=DOWNLOAD, chosen=(darts(3),)),
        "3.7.7-03",
        error("overloaded-bay", CHOSEN),
    ),
    case(
        "a ship's own loadout of a type that is not accepted",
        carrying(kind=DOWNLOAD, chosen=(WASPS,)),
        "3.7.7-03",
        error("squadron-not-accepted", CHOSEN),
    ),
    case(
        "a ship's own loadout for a permanent bay",
        carrying(darts(1), chosen=(WASPS,)),
        "3.0.1-15",
        note("idle-loadout", CHOSEN),
    ),
)

FTL = (SquadronQuality.FTL,)
BOARDERS = (SquadronQuality.FTL, SquadronQuality.BREACHING)
BESIDE = "squadrons/strays"


def beside(qualities: tuple[SquadronQuality, ...] = FTL, **fields: Any) -> Fleet:
    """Squadrons beside the ships."""
    strays = IndependentSquadron(id="strays", starfighter="dart", **fields)
    return drawn(starfighters=(DART.with_(qualities=qualities),), squadrons=(strays,))


BROUGHT = (
    case("FTL squadrons without a carrier", beside(count=99), "3.7.5-03"),
    case("squadrons without carrier or FTL", beside(()), "3.7.5-03", error("squadron-without-ftl", BESIDE)),
    *(case(f"{die} to command a squadron", beside(command_quality=die), "3.7.5-03") for die in CommandDie),
    *(case(f"a squadron of crew quality {quality}", beside(crew_quality=quality), "3.7.5-03") for quality in range(1, 6)),
    *(
        case(
            f"a squadron of crew quality {quality}, which none has",
            beside(crew_quality=quality),
            "3.7.5-03",
            error("squadron-crew-quality", BESIDE),
        )
        for quality in (0, 6)
    ),
    case("marines aboard breaching squadrons", beside(BOARDERS, marines_aboard=True), "3.7.5-06"),
    case("breaching squadrons without marines", beside(BOARDERS), "3.7.5-06"),
    case(
        "marines aboard squadrons that cannot breach",
        beside(marines_aboard=True),
        "3.7.5-06",
        error("marines-without-breaching", BESIDE),
    ),
)

CASES: tuple[Case, ...] = (*SQUADRONS, *WEAPONS, *BAYS, *LOADOUTS, *BROUGHT)
