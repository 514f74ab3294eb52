"""What is told of the rules that are played: toggles and options change the words, wherever these stand."""

from collections.abc import Callable, Mapping

import pytest

from metamaker.core.messages import words
from metamaker.core.rule_book import statements
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import printing
from metamaker.games.cosmoforce.battle.survival import chart
from metamaker.games.cosmoforce.catalogue import threats
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.palette import palette
from metamaker.games.cosmoforce.edits.reference import effect, effect_differs, effects, sections
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.model.edition import Conserve, Cooling, Edition, HangarMode, Options, RoundShape, Toggles
from metamaker.games.cosmoforce.model.edition import Depletion as Spent
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, rules_of
from tests.games.cosmoforce.builders import CAPITAL, CRUISER, FIGHTER, design, fleet
from tests.games.cosmoforce.printed import sheet_pages, texts, words_of

TOLD = words("cosmoforce")
ROSTER_EDITION, WEB_EDITION = {"edition": Edition.ROSTER}, {"edition": Edition.WEB}
Played = Mapping[str, object]


def toggled(**toggles: object) -> Played:
    return {"toggles": Toggles(**toggles)}  # type: ignore[arg-type]


def opted(**options: object) -> Played:
    return {"options": Options(**options)}  # type: ignore[arg-type]


ON_TURN, IN_AFTERMATH = "Sheds 1 heat in each of its turns.", "Sheds 1 heat in each Aftermath."
FLAT, DICE = "Conserve Energy sheds 1 more heat.", "Conserve Energy rolls 1 die."
THREE = "3 dice. Two 8s destroy the Missiles fired."
COSTS = "Each mark on one costs 2 extra damage."
HOUSES = "Houses 2 crew. Heal Crew heals 1."

EFFECTS = [
    (SystemKind.DISSIPATOR, ROSTER_EDITION, f"{ON_TURN} {FLAT}"),
    (SystemKind.DISSIPATOR, WEB_EDITION, f"May shed 1 heat in each Aftermath. {DICE}"),
    (SystemKind.DISSIPATOR, toggled(passive_cooling=Cooling.OPTIONAL), f"May shed 1 heat in each of its turns. {FLAT}"),
    (SystemKind.DISSIPATOR, toggled(round_shape=RoundShape.AFTERMATH), f"{IN_AFTERMATH} {FLAT}"),
    (SystemKind.DISSIPATOR, toggled(conserve=Conserve.DICE), f"{ON_TURN} {DICE}"),
    (SystemKind.HABITAT, ROSTER_EDITION, f"{HOUSES} When destroyed, it kills crew without a place."),
    (SystemKind.HABITAT, toggled(habitat_loss_kills=False), HOUSES),
    (SystemKind.MISSILE, ROSTER_EDITION, f"{THREE} {COSTS}"),
    (SystemKind.MISSILE, WEB_EDITION, "3 dice. Two 8s deplete the Missiles fired."),
    (SystemKind.MISSILE, toggled(missile_detonation=False), THREE),
    (SystemKind.MISSILE, toggled(missile_depletion=Spent.CIRCLED), f"3 dice. Two 8s deplete the Missiles fired. {COSTS}"),
    (SystemKind.MISSILE, opted(missile_detonates_once=True), f"{THREE} The first mark on one costs 2 extra damage."),
    (SystemKind.AFTERBURNER, ROSTER_EDITION, "Thrust 2; 1 heat at the start."),
    (SystemKind.AFTERBURNER, WEB_EDITION, "Thrust 3; 1 heat at the start."),
    (SystemKind.AFTERBURNER, toggled(afterburner_thrust=4), "Thrust 4; 1 heat at the start."),
    (SystemKind.HANGAR, ROSTER_EDITION, "1 die. Each hit on mass 15 or less does 3 damage."),
    (SystemKind.HANGAR, toggled(hangar_mode=HangarMode.DRONE_STRAFE), "2 dice. Dice showing 1 weigh nothing."),
    (
        SystemKind.HANGAR,
        opted(hangar_uses_infinite_mass=True),
        "1 die. Each hit on mass 15 or less does 3 damage, unless every effective die hits.",
    ),
]
"""A system, what is played, and what the system then does."""

CLASSES = {SystemKind.AFTERBURNER: FIGHTER, SystemKind.HANGAR: CAPITAL}


def played(kind: SystemKind, otherwise: Played) -> Fleet:
    return fleet(design(kind.value, CLASSES.get(kind, CRUISER)), **otherwise)  # type: ignore[arg-type]


def in_text(document: Fleet, kind: SystemKind) -> str:
    return COSMOFORCE.documents.texts(document, "designs/heron")[0].passages[0].lines[0].removeprefix(f"{kind.value.title()}: ")


def in_summary(document: Fleet, _: SystemKind) -> str:
    return EDITS.summary(document, "designs/heron/slots/1", "en").facts[0]


def in_choice(document: Fleet, kind: SystemKind) -> str:
    (shown,) = EDITS.properties(document, "designs/heron/slots/1", "en")
    return next(choice.hint for choice in shown.choices if choice.value == kind)


def in_palette(document: Fleet, kind: SystemKind) -> str:
    """Return the effect in the palette, which is for ships of any class."""
    hint = next(each.hint for group in palette(TOLD, rules_of(document)) for each in group.entries if each.key == kind)
    return hint.replace("SM", "2")


def on_sheet(document: Fleet, _: SystemKind) -> str:
    return words_of(sheet_pages(document, PrintOptions(codes=False)), "designs/heron/slots/1")


@pytest.mark.rule("CF-SHEET-04", "CF-ED-02")
@pytest.mark.parametrize("place", [in_text, in_summary, in_choice, in_palette, on_sheet], ids=lambda place: place.__name__)
@pytest.mark.parametrize(("kind", "otherwise", "does"), EFFECTS)
def test_a_system_is_told_as_it_is_played_wherever_it_is_told(
    kind: SystemKind, otherwise: Played, does: str, place: Callable[[Fleet, SystemKind], str]
) -> None:
    told = place(played(kind, otherwise), kind)
    if place in {in_text, in_summary}:
        assert told == does
    else:
        assert does in told
        assert not any(other in told for one, _, other in EFFECTS if one is kind and other not in does)


@pytest.mark.rule("CF-ED-02", "CF-SHEET-07")
@pytest.mark.parametrize(
    ("otherwise", "said", "unsaid"),
    [
        (opted(open_build=True), "Build in the open", "Build in secret"),
        (opted(hero_crew=True), "crew with a name repair even while hurt", "Only ready crew repair"),
        (opted(collision_whole_speed=True), "with thrust 0 or whole speed above 10", "with thrust 0 or speed above 10"),
        (opted(dynamic_order=True), "The current speeds decide", "at the start of the round"),
        (opted(missile_detonates_once=True), "The first mark on a Missile", "Each mark on a Missile"),
        (toggled(ram=False), "ships may only Burn Engines", "only Ram and"),
        (toggled(time_limit=12), "After round 12", "After round 20"),
        (toggled(time_limit=0), "None.", "After round"),
        (toggled(burn_bonus=3), "thrust + 3", "thrust + 1"),
        (toggled(strafe_run=True), "Strafe Run:", "No action twice"),
        (toggled(repeat_action=False), "no action twice in one turn", "Strafe Run:"),
        (toggled(crew_hurt_by_system_damage=False), "damaged slot go to Standby", "are harmed and go"),
        (toggled(missile_depletion=Spent.CIRCLED), "Circle the word", "Fill their boxes"),
    ],
)
def test_the_rules_side_tells_what_is_played(otherwise: Played, said: str, unsaid: str) -> None:
    document = fleet(design(), **otherwise)  # type: ignore[arg-type]
    told = words_of(printing.pages((document,), ("rules",), PrintOptions()).pages)
    assert (said in told, unsaid in told) == (True, False)


@pytest.mark.rule("CF-DIFF-04", "CF-SHEET-03")
@pytest.mark.parametrize("style", ["full", "card"])
@pytest.mark.parametrize(
    ("edition", "depletion", "is_there"),
    [
        (Edition.ROSTER, None, False),
        (Edition.ROSTER, Spent.CIRCLED, True),
        (Edition.WEB, None, True),
        (Edition.WEB, Spent.DESTROYED, False),
    ],
)
def test_there_is_a_word_to_circle_where_missiles_are_not_destroyed(
    style: str, edition: Edition, depletion: Spent | None, is_there: bool
) -> None:
    document = fleet(design("missile"), edition=edition, toggles=Toggles(missile_depletion=depletion))
    assert ("Depleted" in texts(sheet_pages(document, PrintOptions(format=style)))) is is_there


@pytest.mark.rule("CF-DIFF-01", "CF-THR-04")
@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize(("thrust", "strict"), [(None, False), (4, False), (None, True), (4, True)])
def test_threats_are_told_with_the_numbers_that_they_are_met_with(edition: Edition, thrust: int | None, strict: bool) -> None:
    options = Options(strict_baby_striker=strict)
    document = fleet(design(), edition=edition, toggles=Toggles(afterburner_thrust=thrust), options=options)
    pages = printing.pages((document,), ("threats",), PrintOptions()).pages
    for threat, met in zip(threats(), chart(edition, rules_of(document)).values(), strict=True):
        plan = met.plan
        numbers = f"mass {plan.mass}, speed {plan.speed(plan.mounted) // 100}, crew {plan.complement}"
        assert numbers in texts(pages, f"threats/{threat.id}")


def test_every_system_has_an_effect_and_every_line_a_text_and_a_rule() -> None:
    known = {statement.id for statement in statements("cosmoforce")}
    assert list(effects()) == list(SystemKind)
    for place, group in (("reference", sections()), ("reference-effect", effects())):
        for key, section in group.items():
            for line in section.lines:
                assert f"{place}-{key}-{line.key}" in TOLD
                assert {*line.when, *line.unless} <= set(ROSTER._fields)
                assert line.rule in known


@pytest.mark.parametrize("kind", SystemKind)
def test_a_system_is_marked_where_it_does_another_thing_in_the_other_edition(kind: SystemKind) -> None:
    assert effect_differs(kind) == (effect(kind, ROSTER, TOLD) != effect(kind, WEB, TOLD))


@pytest.mark.rule("CF-SYS-01", "CF-SYS-05")
@pytest.mark.parametrize(
    ("ship_class", "armor", "habitat"), [(None, "SM + 1", "SM"), (FIGHTER, "2", "1"), (CRUISER, "3", "2"), (CAPITAL, "4", "3")]
)
def test_armor_and_habitats_are_told_by_the_size_of_the_ship(ship_class: ShipClass | None, armor: str, habitat: str) -> None:
    assert effect(SystemKind.ARMOR, ROSTER, TOLD, ship_class) == f"Soaks {armor} marks."
    assert effect(SystemKind.HABITAT, ROSTER, TOLD, ship_class).startswith(f"Houses {habitat} crew.")
