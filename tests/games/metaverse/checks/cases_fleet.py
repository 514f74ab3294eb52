"""Cases of rosters: limits, the chain of command, command systems without use, house formulas (3.0.0, 3.8, 1.0.0)."""

from typing import Any

from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula, Limits
from metamaker.games.metaverse.model.ship import Confirmed, Ship, ShipClass
from metamaker.games.metaverse.model.starfighter import (
    Bay,
    BayFit,
    FighterWeapon,
    IndependentSquadron,
    Load,
    ShipLoadout,
    Starfighter,
)
from metamaker.games.metaverse.model.words import CommandLevel, HullType, LoadoutKind, SquadronQuality, ValueKind, WeaponQuality
from metamaker.games.metaverse.stats.confirmed import content as content_of
from metamaker.games.metaverse.stats.fleet import fleet_stats
from tests.games.metaverse.builders import BARE, component, with_core, with_parts
from tests.games.metaverse.checks.case import HERON, Case, case, drawn, error, note, warning

SQUADRON, WING, DIVISION, FLEET = CommandLevel

LEADER = with_parts(BARE, component("cic", 3)).with_(id="leader", name="Leader")
"""A class that can command three units."""


def ship(of_id: str, commander: str | None = None, level: CommandLevel | None = None, of_class: str = "") -> Ship:
    """Return a ship of the class that can command if it has a level, otherwise of the bare one."""
    return Ship(
        id=of_id, name=of_id.title(), ship_class=of_class or ("leader" if level else "heron"), commander=commander, level=level
    )


def at_home(*ships: Ship) -> tuple[Ship, ...]:
    return tuple(each.with_(at_home=True) for each in ships)


def roster(*ships: Ship, classes: tuple[ShipClass, ...] = (BARE, LEADER), **fields: Any) -> Fleet:
    return drawn(*classes, ships=ships, **fields)


def outside(of_id: str) -> tuple[str, str, str]:
    return note("outside-fleet", f"ships/{of_id}")


UNUSED_CIC = warning("unused-cic", "classes/leader/core/cic")

COMMAND = (
    case("no ship", roster(), "3.8.0-01"),
    case("a ship on its own, which is its own flagship", roster(ship("a")), "3.8.0-01 3.8.0-02"),
    case("ships without a chain of command", roster(ship("a"), ship("b")), "3.8.0-01", outside("a"), outside("b")),
    case(
        "a ship left out",
        roster(ship("a", level=SQUADRON), ship("b", "a"), ship("c")),
        "3.8.0-01",
        outside("c"),
    ),
    *(
        case(f"a {level} commander with a ship of its own", roster(ship("a", level=level), ship("b", "a")), "3.8.0-03 3.8.1-01")
        for level in CommandLevel
    ),
    case("a level without units", roster(ship("a", level=WING)), "3.8.0-03", UNUSED_CIC),
    case(
        "the whole ladder",
        roster(
            ship("a", level=FLEET),
            ship("b", "a", DIVISION),
            ship("c", "b", WING),
            ship("d", "c", SQUADRON),
            ship("e", "d"),
        ),
        "3.8.0-06 3.8.4-01 3.8.0-04",
    ),
    case(
        "commanders of every level with a squadron of their own",
        roster(
            ship("a", level=FLEET),
            ship("b", "a", DIVISION),
            ship("c", "b", WING),
            ship("d", "c", SQUADRON),
            *(ship(f"{above}-own", above) for above in "abcd"),
        ),
        "3.8.1-01 3.8.2-01 3.8.3-01",
    ),
    case(
        "levels skipped",
        roster(ship("a", level=FLEET), ship("b", "a", WING), ship("c", "a", SQUADRON), ship("d", "b"), ship("e", "c")),
        "3.8.4-02",
    ),
    case(
        "a commander of the same level",
        roster(ship("a", level=WING), ship("b", "a", WING), ship("c", "b")),
        "3.8.4-02",
        error("level-not-lower", "ships/b"),
    ),
    case(
        "a commander of a lower level",
        roster(ship("a", level=SQUADRON), ship("b", "a", FLEET), ship("c", "b")),
        "3.8.4-02 3.8.4-01",
        error("level-not-lower", "ships/b"),
    ),
    case(
        "units without a level",
        roster(ship("a", level=WING), ship("b", "a", of_class="leader"), ship("c", "b")),
        "3.8.0-03",
        error("no-level", "ships/b"),
    ),
    case(
        "a level without a CiC",
        roster(ship("a", level=SQUADRON, of_class="heron")),
        "3.8.0-03 3.5.1-02",
        error("no-cic", "ships/a"),
    ),
    case(
        "units without a CiC",
        roster(ship("a", level=SQUADRON, of_class="heron"), *(ship(f"b{n}", "a") for n in range(9))),
        "3.8.0-03 3.5.1-02",
        error("no-cic", "ships/a"),
    ),
    case(
        "no copy of a CiC",
        roster(
            ship("a", level=SQUADRON),
            ship("b", "a"),
            classes=(BARE, with_parts(BARE, component("cic", 3, count=0)).with_(id="leader")),
        ),
        "3.8.0-03",
        error("no-cic", "ships/a"),
    ),
    case(
        "as many units as the CiC is for",
        roster(ship("a", level=FLEET), ship("b", "a", WING), ship("c", "a"), ship("d", "a"), ship("e", "b")),
        "3.8.0-05 3.5.1-01",
    ),
    case(
        "a unit too many",
        roster(ship("a", level=FLEET), *(ship(f"b{n}", "a") for n in range(4))),
        "3.8.0-05 3.5.1-01",
        error("too-many-units", "ships/a"),
    ),
    case(
        "CiCs do not add up",
        roster(
            ship("a", level=FLEET),
            *(ship(f"b{n}", "a") for n in range(4)),
            classes=(BARE, with_parts(LEADER, component("cic", 2, part="cic-2", count=5))),
        ),
        "3.8.0-05",
        error("too-many-units", "ships/a"),
    ),
    case(
        "two roots of different levels",
        roster(ship("a", level=SQUADRON), ship("b", "a"), ship("c", level=WING), ship("d", "c")),
        "3.8.0-04 3.8.4-01",
        error("second-flagship", "ships/a"),
    ),
    case(
        "three roots of the same level",
        roster(ship("a", level=WING), ship("b", level=WING), ship("c", level=WING), ship("d", "c")),
        "3.8.0-04",
        error("second-flagship", "ships/b"),
        error("second-flagship", "ships/c"),
    ),
    case(
        "the flagship at home, another ship leads",
        roster(*at_home(ship("a", level=WING)), ship("b", "a", SQUADRON), ship("c", "a"), ship("d", "b")),
        "3.8.0-04 3.8.0-01",
        note("flagship-home", "ships/a"),
    ),
    case(
        "the flagship at home, and no other ship can lead",
        roster(*at_home(ship("a", level=WING)), ship("b", "a"), ship("c", "a")),
        "3.8.0-04 3.8.0-03",
        warning("flagship-home-alone", "ships/a"),
        outside("b"),
        outside("c"),
    ),
    case(
        "the flagship at home, and only one ship comes",
        roster(*at_home(ship("a", level=WING)), ship("b", "a")),
        "3.8.0-04 3.8.0-02",
    ),
    case(
        "a commander at home, whose ships are under its own commander",
        roster(ship("a", level=WING), *at_home(ship("b", "a", SQUADRON)), ship("c", "b"), ship("d", "b"), ship("e", "a")),
        "3.8.0-01 3.8.0-05",
    ),
    case(
        "a commander at home, whose commander gets too many units",
        roster(ship("a", level=WING), *at_home(ship("b", "a", SQUADRON)), *(ship(each, "b") for each in "cdef")),
        "3.8.0-01 3.8.0-05",
        error("too-many-units", "ships/a"),
    ),
    case(
        "commanders and no root",
        roster(ship("a", of_class="leader"), ship("b", "a", SQUADRON), ship("c", "b")),
        "3.8.0-04 3.8.0-03",
        error("no-flagship", "ships/a"),
    ),
)

LEAD = (ship("a", level=SQUADRON), ship("b", "a"))
SOC = with_parts(BARE, component("soc", 2))
TWO_CICS = with_parts(LEADER, component("cic", 1, part="other")).with_(id="spare")
DART = Starfighter(id="dart", name="Dart", qualities=(SquadronQuality.FTL,), weapons=(FighterWeapon(name="Sting"),))
DECK = Bay(id="deck", name="Deck", accepts=("dart",))
STRAYS = IndependentSquadron(id="strays", starfighter="dart")
UNUSED_SOC = warning("unused-soc", f"{HERON}/core/soc")
WINGED: dict[str, Any] = {"starfighters": (DART,), "bays": (DECK,)}


def with_deck(of_class: ShipClass, count: int = 1, **fields: Any) -> ShipClass:
    return with_core(of_class, bays=(BayFit(id="hangar", bay="deck", count=count, **fields),))


UNUSED = (
    case("a CiC of a class that the roster has not", roster(ship("a")), "3.5.1-01"),
    case(
        "a CiC that one ship of the class uses",
        roster(*LEAD, ship("c", "a", of_class="leader")),
        "3.5.1-01",
    ),
    case(
        "a class with two CiCs that none of its ships uses",
        roster(
            *LEAD,
            ship("c", "a", of_class="spare"),
            classes=(BARE, LEADER, TWO_CICS),
        ),
        "3.5.1-01",
        warning("unused-cic", "classes/spare/core/cic"),
    ),
    case("an SOC of a design", drawn(SOC), "3.5.2-01"),
    case("an SOC with nothing to do", roster(*LEAD, classes=(SOC, LEADER)), "3.5.2-01", UNUSED_SOC),
    case("an SOC and a bay", roster(*LEAD, classes=(SOC, with_deck(LEADER)), **WINGED), "3.5.2-01"),
    case(
        "an SOC and no copy of a bay",
        roster(*LEAD, classes=(SOC, with_deck(LEADER, 0)), **WINGED),
        "3.5.2-01",
        UNUSED_SOC,
    ),
    case(
        "an SOC and a bay of a class that the roster has not",
        roster(*LEAD, classes=(SOC, LEADER, with_deck(BARE).with_(id="hulk")), **WINGED),
        "3.5.2-01",
        UNUSED_SOC,
    ),
    case(
        "an SOC and squadrons beside the ships", roster(*LEAD, classes=(SOC, LEADER), squadrons=(STRAYS,), **WINGED), "3.5.2-01"
    ),
    case(
        "an SOC and no squadron beside the ships",
        roster(*LEAD, classes=(SOC, LEADER), squadrons=(STRAYS.with_(count=0),), **WINGED),
        "3.5.2-01",
        UNUSED_SOC,
    ),
)

PLAIN = roster(*LEAD)
VALUE = fleet_stats(PLAIN).combat_value
FLOCK = roster(*LEAD, squadrons=(STRAYS.with_(count=3),), **WINGED)
FLOCK_VALUE = fleet_stats(FLOCK).combat_value


def limited(fleet: Fleet, combat_value: float | None = None, tier: int | None = None) -> Fleet:
    return fleet.with_(limits=Limits(combat_value=combat_value, tier=tier))


OVER = error("combat-value-limit", "limits/combat_value")
BIOLOGICAL = roster(*LEAD, classes=(BARE.with_(hull_type=HullType.BIOLOGICAL), LEADER))
NASTY = DART.with_(weapons=(FighterWeapon(name="Rend", qualities=(WeaponQuality.DIMENSIONAL,)),))
_HANGAR = with_deck(BARE, loadout=LoadoutKind.DOWNLOAD)
_LOADED = ship("b", "a").with_(loadouts=(ShipLoadout(bay="hangar", squadrons=(Load(starfighter="dart"),)),))


def confirmed(of_class: ShipClass, percent: int = 6) -> ShipClass:
    """Return a class with a result of battles of its present design."""
    content = content_of(design(drawn(of_class), of_class))
    return of_class.with_(battles=Confirmed(percent=percent, margin=3, content=content))


UNCONFIRMED = warning("value-unconfirmed", "classes/heron/combat_value")
OWN_VALUES = HouseFormula(entry="value.combat_value", expression="hull_hits")

MEASURED = (
    case("standard values with a result of battles", drawn(confirmed(BARE)), "3.1.15-01"),
    case("measured values with one", drawn(confirmed(BARE), value_kind=ValueKind.MEASURED), "3.1.15-01"),
    case("measured values without one", drawn(BARE, value_kind=ValueKind.MEASURED), "3.1.15-01", UNCONFIRMED),
    case(
        "measured values with the result of another design",
        drawn(confirmed(BARE).with_(tech_level=6), value_kind=ValueKind.MEASURED),
        "3.1.15-01",
        warning("value-outdated", "classes/heron/combat_value"),
    ),
    case(
        "measured values with custom formulas of combat value",
        drawn(BARE, value_kind=ValueKind.MEASURED, formulas=(OWN_VALUES,)),
        "3.1.15-01",
        warning("value-formulas", "fleet"),
    ),
)

LIMITS = (
    case("no limit", PLAIN, "3.0.0-03 3.1.15-02"),
    case("a limit that the fleet just meets", limited(PLAIN, VALUE), "3.0.0-03 3.1.15-02"),
    case("a limit that the fleet just misses", limited(PLAIN, VALUE - 0.01), "3.0.0-03", OVER),
    case("a limit of nothing", limited(PLAIN, 0.0), "3.0.0-03", OVER),
    case("a limit that the squadrons just meet", limited(FLOCK, FLOCK_VALUE), "3.0.0-03 3.7.5-03"),
    case("a limit that the ships alone would meet", limited(FLOCK, VALUE), "3.0.0-03 3.7.5-03", OVER),
    case("a tier limit that all meet", limited(PLAIN, tier=1), "3.0.0-03 3.1.16-02"),
    case("a tier limit of 3", limited(BIOLOGICAL, tier=3), "3.0.0-03 3.0.0-01"),
    case("a ship above the tier limit", limited(BIOLOGICAL, tier=2), "3.0.0-03 3.1.16-02", error("ship-tier", "ships/b")),
    case(
        "a ship whose own loadout is above the tier limit",
        limited(
            roster(
                LEAD[0],
                _LOADED,
                ship("c", "a"),
                classes=(_HANGAR, LEADER),
                starfighters=(NASTY.with_(qualities=()),),
                bays=(DECK,),
            ),
            tier=2,
        ),
        "3.0.0-03",
        error("ship-tier", "ships/b"),
    ),
    case("squadrons at the tier limit", limited(FLOCK, tier=2), "3.0.0-03"),
    case("squadrons above the tier limit", limited(FLOCK, tier=1), "3.0.0-03", error("squadron-tier", "squadrons/strays")),
    case(
        "no squadron above the tier limit",
        limited(roster(*LEAD, squadrons=(STRAYS.with_(count=0),), **WINGED), tier=1),
        "3.0.0-03",
    ),
    case(
        "a tier limit that is no tier",
        limited(drawn(), tier=4),
        "3.0.0-01",
        error("tier-limit", "limits/tier"),
    ),
    case("a tier limit of 0", limited(drawn(), tier=0), "3.0.0-01", error("tier-limit", "limits/tier")),
)


def housed(*formulas: tuple[str, str], **fields: Any) -> Fleet:
    house = tuple(HouseFormula(entry=entry, expression=expression) for entry, expression in formulas)
    return drawn(with_parts(BARE, component("ansible", 3)), formulas=house, **fields)


def refused(entry: str) -> tuple[str, str, str]:
    return error("house-formula", f"formulas/{entry}")


CARRIER: dict[str, Any] = {**WINGED, "squadrons": (STRAYS,)}

FORMULAS = (
    case("house formulas that work", housed(("ship.ems", "reactor_total"), ("draw.ansible", "n * r")), "1.0.0-03"),
    case(
        "a house formula that gives no whole number",
        housed(("ship.mass_factor", "hull_hits / 7")),
        "3.1.10-02",
        warning("house-result", "formulas/ship.mass_factor"),
    ),
    case(
        "a house formula that gives reactors a fraction",
        housed(("reactor.rating", "power * 5 / tech_level + 0.25")),
        "3.2.3-03",
        warning("house-result", "formulas/reactor.rating"),
    ),
    case(
        "a house formula that gives life support a fraction",
        housed(("section.life_support_rating", "parties / 7")),
        "3.2.2-02",
        warning("house-result", "formulas/section.life_support_rating"),
    ),
    case(
        "a house formula that gives ships a fraction of a speed astern",
        housed(("ship.reverse_speed", "max_speed / 3")),
        "3.1.17-03",
        warning("house-result", "formulas/ship.reverse_speed"),
    ),
    case(
        "a house formula that makes small ships harder to hit than any",
        housed(("ship.target_rating", "9")),
        "3.1.8-02",
        warning("house-result", "formulas/ship.target_rating"),
    ),
    case(
        "a house formula by which larger ships are less to see",
        housed(("ship.ems", "max(1, 20 - reactor_total)")),
        "3.1.9-03",
        warning("contrary-formula", "formulas/ship.ems"),
    ),
    case(
        "a house formula by which larger ships are harder to hit, through another entry",
        housed(("ship.target_rating", "min(3, mass_factor)")),
        "3.1.8-02",
        warning("contrary-formula", "formulas/ship.target_rating"),
    ),
    case(
        "house formulas that keep still, and one that goes up and down as the book's own does",
        housed(("ship.max_speed", "20"), ("draw.primitive_ftl", "n * (9 - r)")),
        "3.1.17-03",
    ),
    case("a house formula for no entry", housed(("ship.charm", "1")), "1.0.0-03", refused("ship.charm")),
    case("a house formula for no scope", housed(("x\ny", "1")), "1.0.0-03", refused("x\\ny")),
    case("a house formula that cannot be read", housed(("ship.ems", "1 +")), "1.0.0-03", refused("ship.ems")),
    case("a house formula that would run code", housed(("ship.ems", "__import__('os')")), "1.0.0-03", refused("ship.ems")),
    case("a house formula in circles", housed(("ship.ems", "ems + 1")), "1.0.0-03", refused("ship.ems")),
    *(
        case(f"a house formula of {entry} that fails", housed((entry, text), **fields), "1.0.0-03", refused(entry))
        for entry, text, fields in (
            ("ship.ems", "1 / (hull_hits - hull_hits)", {}),
            ("value.crew", "1 / (crew_quality - 3)", {}),
            ("draw.ansible", "1 / (r - 3)", {}),
            ("draw.rate_unlimited", "1 / 0", {}),
            ("utility.ansible", "1 / (r - 3)", {}),
            ("utility.tech", "1 / (tech_level - 5)", {}),
            ("reactor.rating", "1 / (tech_level - 5)", {}),
            ("section.life_support_rating", "1 / (parties - 2)", {}),
            ("rate.immune", "1 / 0", {}),
            ("rate.bearing", "1 / (sectors - 8)", {}),
            ("rate.plates", "1 / n", {}),
            ("rate.shield_pool", "1 / shield_hits", {}),
            ("advice.feeble_share", "1 / 0", {}),
            ("squadron.strike", "1 / (strength - 6)", CARRIER),
            ("squadron.weapon_damage", "1 / (pulse - 1)", CARRIER),
            ("brought.crew_factor", "1 / (crew_quality - 1)", CARRIER),
        )
    ),
    case(
        "a house formula that fails for two classes",
        drawn(
            with_parts(BARE, component("ansible", 3)),
            with_parts(BARE, component("ansible", 3)).with_(id="egret"),
            formulas=(HouseFormula(entry="draw.ansible", expression="1 / (r - 3)"),),
        ),
        "1.0.0-03",
        refused("draw.ansible"),
    ),
    case(
        "two house formulas that fail",
        housed(("ship.ems", "1 / (hull_hits - hull_hits)"), ("draw.ansible", "1 / (r - 3)")),
        "1.0.0-03",
        refused("ship.ems"),
        refused("draw.ansible"),
    ),
    case(
        "two house formulas for one entry",
        housed(("ship.ems", "3"), ("ship.ems", "4")),
        "1.0.0-03",
        warning("repeated-formula", "formulas/ship.ems"),
    ),
    case(
        "a house formula of a bay that fails",
        drawn(with_deck(BARE), formulas=(HouseFormula(entry="bay.cost", expression="1 / (n - 1)"),), **WINGED),
        "1.0.0-03",
        refused("bay.cost"),
    ),
)

CASES: tuple[Case, ...] = (*COMMAND, *UNUSED, *LIMITS, *MEASURED, *FORMULAS)
