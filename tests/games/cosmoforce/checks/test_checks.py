"""Every check: what it finds, and that it is missed when it is switched off."""

from typing import NamedTuple

import pytest

from metamaker.core.issue import Check, collect
from metamaker.games.cosmoforce.checks import OF_DESIGN, OF_FLEET, check_fleet
from metamaker.games.cosmoforce.model.edition import Edition, HeatDamage, Options, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import mass_allowed
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, FIGHTER, SOUND, design, fleet, team

Seen = tuple[str, str, str]
"""Severity (its first letter), code and place of a problem."""


class Case(NamedTuple):
    """A document, and what is wrong with it."""

    name: str
    rules: tuple[str, ...]
    fleet: Fleet
    found: tuple[Seen, ...] = ()


def of(systems: str, **fields: object) -> Fleet:
    return fleet(design(systems, **fields))  # type: ignore[arg-type]


HERON = "designs/heron"
HEAVY = design("engine habitat dissipator laser*7", CAPITAL, "Heavy")
HALF = design("engine habitat dissipator laser", CAPITAL, "Half")

CASES = (
    Case("a sound ship", ("CF-SHIP-01",), of(SOUND)),
    Case("a sound cruiser", ("CF-SHIP-01",), of(SOUND, ship_class=CRUISER)),
    Case("ten of one kind", ("CF-SHIP-02", "CF-SHIP-05"), of("dissipator engine habitat laser*7")),
    Case("nothing at all", ("CF-SHIP-06",), of(""), (("e", "no-systems", HERON),)),
    Case("no weapon", ("CF-SHIP-07",), of("engine dissipator habitat"), (("w", "no-weapon", HERON),)),
    Case("no propulsion", ("CF-SHIP-07",), of("laser dissipator habitat"), (("w", "no-propulsion", HERON),)),
    Case(
        "no Dissipator",
        ("CF-SHIP-07",),
        of("engine laser habitat"),
        (("w", "no-dissipator", HERON), ("w", "starts-hot", HERON)),
    ),
    Case("no Habitat", ("CF-SHIP-07",), of("engine laser dissipator"), (("w", "no-habitat", HERON),)),
    Case(
        "systems of other classes",
        ("CF-SHIP-04",),
        of(f"{SOUND} hangar railgun afterburner dissipator"),
        (("e", "system-of-another-class", f"{HERON}/slots/5"), ("e", "system-of-another-class", f"{HERON}/slots/6")),
    ),
    Case(
        "an Afterburner in a cruiser",
        ("CF-SHIP-04",),
        of(f"{SOUND} afterburner dissipator", ship_class=CRUISER),
        (("e", "system-of-another-class", f"{HERON}/slots/5"),),
    ),
    Case(
        "more heat than Dissipators",
        ("CF-STEP-05", "CF-DER-07"),
        of("engine*2 laser dissipator habitat"),
        (("w", "starts-hot", HERON),),
    ),
    Case(
        "too fast",
        ("CF-STEP-06",),
        of("afterburner*5 dissipator*5"),
        (("w", "no-habitat", HERON), ("w", "no-weapon", HERON), ("w", "too-fast", HERON)),
    ),
    Case(
        "as fast in the web edition",
        ("CF-STEP-06",),
        of("afterburner*5 dissipator*5").with_(edition=Edition.WEB),
        (("w", "no-habitat", HERON), ("w", "no-weapon", HERON)),
    ),
    Case("a slow start", ("CF-SHOT-04",), fleet(design("engine laser dissipator habitat", CAPITAL)), ()),
    Case(
        "names for more crew than there is",
        ("CF-RPG-01",),
        of(SOUND, crew=("Ada", "Bo", "Cy")),
        (("e", "too-many-named-crew", f"{HERON}/crew"),),
    ),
    Case("names for the crew", ("CF-RPG-01",), of(SOUND, crew=("Ada", "Bo"))),
    Case("one ship of the whole budget", ("CF-EX-05", "CF-MODE-03"), fleet(HEAVY, teams=(team("north", HEAVY, budget=30),))),
    Case(
        "two ships of the whole budget", ("CF-EX-05", "CF-MODE-03"), fleet(HALF, teams=(team("north", HALF, HALF, budget=29),))
    ),
    Case(
        "two ships too heavy",
        ("CF-EX-05", "CF-MODE-03"),
        fleet(HALF, teams=(team("north", HALF, HALF, budget=28),)),
        (("e", "over-budget", "teams/north"),),
    ),
    Case(
        "a side without ships", ("CF-MODE-02",), fleet(teams=(team("north", budget=30),)), (("w", "no-ships", "teams/north"),)
    ),
    Case(
        "a limit with nothing to do after it",
        ("CF-ELIM-06",),
        fleet(toggles=Toggles(ram=False)),
        (("w", "time-limit-without-ram", "fleet"),),
    ),
    Case("neither rams nor limit", ("CF-ELIM-06",), fleet(toggles=Toggles(ram=False, time_limit=0))),
    Case("building in the open", ("CF-SHIP-10",), fleet(design(), options=Options(open_build=True))),
)


def seen(found: object) -> list[Seen]:
    return sorted((issue.severity[0], issue.code, issue.where) for issue in found)  # type: ignore[attr-defined]


def run(document: Fleet, less: Check | None = None) -> list[Seen]:
    """Return the findings of all checks except one."""
    rules = rules_of(document)
    found = list(collect([check for check in OF_FLEET if check is not less], document, rules))
    for each in document.designs:
        found += collect([check for check in OF_DESIGN if check is not less], each, rules)
    return seen(found)


@pytest.mark.parametrize("case", [pytest.param(case, id=case.name, marks=pytest.mark.rule(*case.rules)) for case in CASES])
def test_the_checks_find_what_is_wrong_and_nothing_else(case: Case) -> None:
    assert seen(check_fleet(case.fleet)) == run(case.fleet) == sorted(case.found)


@pytest.mark.parametrize("check", [*OF_FLEET, *OF_DESIGN], ids=lambda check: check.__name__)
def test_a_check_that_is_switched_off_is_missed(check: Check) -> None:
    assert any(run(case.fleet, check) != sorted(case.found) for case in CASES)


def test_sentences_name_the_thing() -> None:
    said = [issue for case in CASES for issue in check_fleet(case.fleet)]
    assert [issue for issue in said if len(issue.text) < 15 or issue.text.endswith(".")] == []


@pytest.mark.rule("CF-EX-05", "CF-MODE-03")
def test_a_budget_allows_5_less_for_each_ship_more() -> None:
    assert [mass_allowed(30, ships) for ships in (1, 2, 3)] == [30, 25, 20]


@pytest.mark.rule("CF-THR-05", "CF-EX-23")
def test_the_risk_of_dying_of_heat_at_the_start_is_told() -> None:
    (hot,) = (issue for issue in check_fleet(of("afterburner engine")) if issue.code == "starts-hot")
    assert hot.text.endswith("its first heat roll has 2 dice, which kills its whole crew in 61% of fights")
    cool = of("afterburner engine").with_(toggles=Toggles(heat_damage=HeatDamage.CREW_OR_DAMAGE))
    assert "kills" not in next(issue.text for issue in check_fleet(cool) if issue.code == "starts-hot")


def test_the_fighter_of_these_cases_is_one() -> None:
    assert design().ship_class is FIGHTER
