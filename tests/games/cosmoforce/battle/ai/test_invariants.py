"""What holds in every battle, whoever fights it with what under which rules."""

from hypothesis import given, settings
from hypothesis import strategies as st

from metamaker.games.cosmoforce.battle.ai.registry import captain
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import COUNT, KILLED, STANDBY, UNDECIDED, Battle, Plan, Ship
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.play.dice import SeededDice
from tests.examples import examples
from tests.games.cosmoforce.battle.fights import (
    AFTERBURNER,
    ARMOR,
    CAPITAL,
    CRUISER,
    DISSIPATOR,
    ENGINE,
    FIGHTER,
    HABITAT,
    HANGAR,
    LASER,
    MISSILE,
    RAILGUN,
    design,
    played,
)

UNIVERSAL = (ARMOR, DISSIPATOR, ENGINE, HABITAT, LASER, MISSILE)
SPECIAL = {FIGHTER: AFTERBURNER, CRUISER: RAILGUN, CAPITAL: HANGAR}


@st.composite
def ships(draw: st.DrawFn) -> Design:
    """Any legal design."""
    ship_class = draw(st.sampled_from([FIGHTER, CRUISER, CAPITAL]))
    systems = draw(st.lists(st.sampled_from((*UNIVERSAL, SPECIAL[ship_class])), min_size=1, max_size=10))
    return design(ship_class, *systems, crew=draw(st.sampled_from([(), ("Ada", "Bo")])))


@st.composite
def rule_sets(draw: st.DrawFn) -> PlayedRules:
    """Either edition, with any of the toggles turned."""
    rules = draw(st.sampled_from([ROSTER, WEB]))
    turned = draw(
        st.lists(st.sampled_from([name for name in rules._fields if getattr(rules, name) in (0, 1)]), max_size=4, unique=True)
    )
    return rules._replace(**{name: type(getattr(rules, name))(1 - getattr(rules, name)) for name in turned})


def is_sound(ship: Ship) -> bool:
    """Whether everything that is counted twice agrees."""
    plan = ship.plan
    boxes = sum(plan.boxes) - sum(ship.marks)
    whole = sum(1 << slot for slot, kind in enumerate(plan.kinds) if kind >= 0 and not ship.marks[slot])
    lost = sum(1 << slot for slot, kind in enumerate(plan.kinds) if kind >= 0 and ship.marks[slot] == plan.boxes[slot])
    manned = sum({1 << post for post in ship.posts if post != STANDBY})
    return (
        (ship.room, ship.whole, ship.lost, ship.manned, ship.life) == (boxes, whole, lost, manned, sum(ship.crew))
        and all(0 <= marks <= most for marks, most in zip(ship.marks, plan.boxes, strict=True))
        and all(state != KILLED or post == STANDBY for state, post in zip(ship.crew, ship.posts, strict=True))
        and ship.thrust == plan.thrust(ship.whole)
        and ship.sheds == COUNT[ship.whole & plan.masks[1]]
        and min(ship.heat, ship.speed) >= 0
        and not ship.spent & ~plan.masks[5]
    )


def check(battle: Battle) -> None:
    for ship in battle.ships:
        assert is_sound(ship)
        if battle.rules.web_elimination == 0:
            assert ship.alive == (ship.life > 0 and ship.whole > 0)
    assert battle.afloat == [
        sum(ship.alive and ship.side == side for ship in battle.ships) for side in range(len(battle.sides))
    ]
    ranks = [(ship.speed, 0 if battle.rules.tie_break else ship.plan.mass) for ship in battle.ships if ship.alive]
    assert len(set(ranks)) == len(ranks), "no two ships rank equal"


@settings(max_examples=examples(60), deadline=None)
@given(
    designs=st.lists(ships(), min_size=2, max_size=4),
    rules=rule_sets(),
    seed=st.integers(0, 10_000),
    names=st.tuples(st.sampled_from(["plain", "chance"]), st.sampled_from(["plain", "chance"])),
)
def test_the_state_stays_sound_and_every_battle_ends(
    designs: list[Design], rules: PlayedRules, seed: int, names: tuple[str, str]
) -> None:
    sides = [Side(f"side {number}", (Entrant(each.name, Plan(each, rules)),)) for number, each in enumerate(designs)]
    battle = begun(sides, SeededDice(seed), rules)
    battle.last_round = 40
    captains = [captain(names[side % 2], seed, side) for side in range(len(sides))]
    for _ in played(battle, captains):
        check(battle)
    assert battle.result != UNDECIDED
    left = [ship.side for ship in battle.ships if ship.alive]
    assert battle.result == (left[0] if len(left) == 1 else -1)


@settings(max_examples=examples(20), deadline=None)
@given(one=ships(), other=ships(), seed=st.integers(0, 1000))
def test_default_answers_are_always_legal(one: Design, other: Design, seed: int) -> None:
    """So is a captain who only ever does the least."""

    class Least:
        def answer(self, decision: object) -> object:
            return decision.default()  # type: ignore[attr-defined]

    sides = [Side(each.name, (Entrant(each.name, Plan(each, WEB)),)) for each in (one, other)]
    battle = begun(sides, SeededDice(seed), WEB)
    battle.last_round = 10
    for _ in played(battle, [Least(), Least()]):
        check(battle)
