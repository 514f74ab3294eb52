"""Every limit of an event: kept by one document, broken by another, with the place of the breach."""

from typing import Any

import pytest

from metamaker.core.messages import words_in
from metamaker.core.paths import sample_fleets
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.limits.conditions import CONDITIONS, EventLimits, budget_needed, comers, whole_mass
from metamaker.games.cosmoforce.limits.offered import CosmoforceLimits
from metamaker.games.cosmoforce.model.edition import Edition, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.opening import open_file

LIMITS = CosmoforceLimits()

SIX: Fleet = open_file(str(sample_fleets("cosmoforce") / "six-ideas.json")).document
MASS, COUNT = whole_mass(SIX), len(comers(SIX))
HEAVIEST = max(comers(SIX), key=lambda comer: len(comer.design.systems) * comer.design.ship_class.size_mod)
HEAVY = len(HEAVIEST.design.systems) * HEAVIEST.design.ship_class.size_mod
ALONE: dict[str, Any] = {"legal": False}

CASES: tuple[tuple[dict[str, Any], dict[str, Any], str], ...] = (
    ({"budget_most": budget_needed(SIX)}, {"budget_most": budget_needed(SIX) - 1}, "limit-budget"),
    ({"mass_most": MASS}, {"mass_most": MASS - 1}, "limit-mass-above"),
    ({"mass_least": MASS}, {"mass_least": MASS + 1}, "limit-mass-below"),
    ({"ship_mass_most": HEAVY}, {"ship_mass_most": HEAVY - 1}, "limit-ship-mass"),
    ({"ships_most": COUNT}, {"ships_most": COUNT - 1}, "limit-ships-above"),
    ({"ships_least": COUNT}, {"ships_least": COUNT + 1}, "limit-ships-below"),
    ({"same_design_most": 5}, {"same_design_most": 0}, "limit-same-design"),
    ({"ship_classes": ["fighter", "cruiser", "capital_ship"]}, {"ship_classes": ["fighter"]}, "limit-class"),
    ({"banned_systems": []}, {"banned_systems": ["engine"]}, "limit-system"),
    ({"system_most": 10}, {"system_most": 1}, "limit-system-many"),
    ({"edition": "roster"}, {"edition": "web"}, "limit-edition"),
    ({"rules": "free"}, {"rules": "edition"}, "limit-rules"),
)
PLAYED = SIX.with_(edition=Edition.ROSTER, toggles=Toggles(ram=False))


@pytest.mark.parametrize(("kept", "broken", "code"), CASES, ids=[case[2] for case in CASES])
def test_a_limit_is_kept_or_its_breach_is_named_with_its_place(kept: dict[str, Any], broken: dict[str, Any], code: str) -> None:
    assert [issue for line in LIMITS.examined(PLAYED, {**ALONE, **kept}) for issue in line.issues] == []
    issues = [issue for line in LIMITS.examined(PLAYED, {**ALONE, **broken}) for issue in line.issues]
    assert {issue.code for issue in issues} == {code}
    known = {"fleet", *(comer.where for comer in comers(PLAYED)), *(design.ref() for design in PLAYED.designs)}
    assert all(issue.where.partition("/slots")[0] in known for issue in issues)
    for language in ("en", "fr"):
        words = words_in("cosmoforce", language)
        assert all(words.say(issue.message) for issue in issues)
        assert all(words.say(line.asked) for line in LIMITS.examined(PLAYED, broken))


def test_a_limit_that_is_not_set_is_not_spoken_of() -> None:
    assert LIMITS.asked(ALONE) == ()
    everything = EventLimits().model_dump(mode="json") | {key: value for case in CASES for key, value in case[1].items()}
    assert len(LIMITS.asked({key: value for key, value in everything.items() if value not in (None, [])})) == len(CONDITIONS)


def test_illegal_ships_are_told_with_their_own_problems() -> None:
    bare = SIX.designs[0].with_(slots=(None,) * 10)
    (line,) = LIMITS.examined(SIX.with_(designs=(bare, *SIX.designs[1:])), {})
    assert "no-systems" in {issue.code for issue in line.issues}
    assert LIMITS.examined(SIX, {})[0].issues == ()


@pytest.mark.rule("CF-MODE-03")
def test_each_ship_beyond_the_first_takes_five_off_a_budget() -> None:
    one = SIX.with_(teams=(), designs=SIX.designs[:1])
    assert budget_needed(one) == whole_mass(one)
    two = SIX.with_(teams=(), designs=SIX.designs[:2])
    assert budget_needed(two) == whole_mass(two) + 5


def test_what_nobody_can_keep_is_told() -> None:
    contrary: dict[str, Any] = {"mass_least": 30, "mass_most": 20, "ships_least": 5, "ships_most": 3}
    assert [issue.code for issue in LIMITS.doubts(contrary)] == ["limit-contrary", "limit-contrary"]
    every: list[Any] = ["armor", "dissipator", "engine", "habitat", "laser", "missile", "afterburner", "railgun", "hangar"]
    assert [issue.code for issue in LIMITS.doubts({"banned_systems": every})] == ["limit-no-systems"]
    assert LIMITS.doubts({"ships_least": 3, "ships_most": 3}) == ()


def test_limits_are_edited_by_their_properties() -> None:
    keys = {each.key for each in LIMITS.properties({}, "fr")}
    assert keys == set(EventLimits.model_fields)
    assert LIMITS.changed({}, "budget_most", 50) == {"budget_most": 50}
    with pytest.raises(EditProblem):
        LIMITS.changed({}, "budget_most", -1)
