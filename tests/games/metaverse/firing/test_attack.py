"""What a ship needs to hit: the same profiles and faces as fire in matches, and figures that belong together."""

import random
import time
from collections.abc import Iterator

import pytest

from metamaker.core.messages import said
from metamaker.core.paths import sample_fleets
from metamaker.game_api.firing import Attack, Chapter, Circumstances
from metamaker.game_api.play import WishRefused
from metamaker.games.metaverse import printing
from metamaker.games.metaverse.battle.ai.plain import Plain
from metamaker.games.metaverse.battle.aim import Profile, sight
from metamaker.games.metaverse.battle.electronics.signature import ECM, ELINT, EW, SENSOR, STEALTH
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.events import SensorRolled
from metamaker.games.metaverse.battle.fire.orders import Attack as Order
from metamaker.games.metaverse.battle.fire.orders import FireOrders, Mode
from metamaker.games.metaverse.battle.kinematics.course import momentum
from metamaker.games.metaverse.battle.plot.text import printed
from metamaker.games.metaverse.battle.start import Setup, begun, entries, shared_mass_factor
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.engine import advanced, pending
from metamaker.games.metaverse.firing import offered
from metamaker.games.metaverse.firing.figures import faces
from metamaker.games.metaverse.firing.scene import EW_WORDS, SKIES, scene
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import layers
from metamaker.games.metaverse.play_state import PlayState
from metamaker.opening import open_file
from metamaker.play.dice import SeededDice
from metamaker.play.geometry import CM
from tests.games.metaverse.battle.gunnery import Script, combat, told

ARCS = ("fore", "starboard", "aft", "port")
ORDERS = ("", "drift", "EM1", "EM3", "RL", "FL", "CS", "EM2 CS", "FTL-T5")


@pytest.fixture(scope="module")
def fleets() -> list[Fleet]:
    return [open_file(str(file)).document for file in sorted(sample_fleets("metaverse").glob("*.json"))]


def random_case(dice: random.Random) -> Circumstances:
    return Circumstances(
        distance=dice.randint(0, 100),
        arc=dice.choice(ARCS),
        facing=dice.choice(("", *ARCS)),
        manoeuvre=dice.choice(ORDERS),
        target_manoeuvre=dice.choice(ORDERS),
        speed=dice.choice((-1, 0, 10)),
        target_speed=dice.choice((-1, 0, 10)),
        ew=tuple(word for word in EW_WORDS if dice.random() < 0.2),
        terrain=dice.choice(("", *SKIES)),
        volley=dice.random() < 0.3,
    )


def figure(chapter: Chapter, key: str) -> float | None:
    return next(each.amount for each in chapter.figures if each.key == key)


def test_profiles_and_faces_are_those_of_fire_in_matches(fleets: list[Fleet]) -> None:
    dice, compared, missing = random.Random(5), 0, 0  # noqa: S311 - repeatable situations
    while compared < 150:
        one, other = dice.choice(fleets), dice.choice(fleets)
        names = dice.choice(one.ships).name, dice.choice(other.ships).name
        case = random_case(dice)
        try:
            attack = offered.attack(one, names[0], other, names[1], case)
        except WishRefused:
            missing += 1
            assert missing < 600
            continue
        on_table = scene(one, names[0], other, names[1], case)
        weapons = tuple(weapon.plan.ref for weapon in on_table.weapons)
        # A volley needs two weapons, and no weapon that bears only because of a corkscrew.
        volley = case.volley and len(weapons) > 1 and "CS" not in case.manoeuvre
        if case.volley and not volley:
            continue
        order = Order(on_table.array.plan.ref, on_table.target.key, weapons, Mode.VOLLEY if volley else Mode.SALVO)
        chapters = {chapter.key: chapter for chapter in attack.chapters}
        by_ref = {weapon.plan.ref: weapon.plan.weapon for weapon in on_table.weapons}
        on_table.battle.telling = True
        combat(on_table.battle, Script({on_table.firer.key: FireOrders((order,))}))
        rolls = [roll for roll in told(on_table.battle, SensorRolled) if roll.ship == on_table.firer.key]
        assert rolls
        for roll in rolls:
            used = Profile(roll.sensor_profile, roll.target_profile, roll.rating)
            for ref in roll.weapons:
                plan = by_ref[ref]
                assert plan is not None
                chapter = chapters[plan.id]
                assert figure(chapter, "sensor") == roll.sensor_profile
                assert figure(chapter, "target") == roll.target_profile
                shown = next(each.shown for each in chapter.figures if each.key == "faces")
                assert shown == faces(used)
        compared += 1


def attack_of(fleet: Fleet, case: Circumstances, ship: str = "Clerk of Works", target: str = "Yardstick") -> Attack:
    return offered.attack(fleet, ship, fleet, target, case)


@pytest.fixture(scope="module")
def even_hand() -> Fleet:
    found = open_file(str(sample_fleets("metaverse") / "the-even-hand.json")).document
    assert isinstance(found, Fleet)
    return found


def test_rolls_have_the_exact_mean_of_single_shots(even_hand: Fleet) -> None:
    attack = attack_of(even_hand, Circumstances(weapons=("Gauge lance",), facing="fore"))
    shots = next(chapter for chapter in attack.chapters if chapter.key not in {"common", "criticals"})
    assert figure(shots, "weapons") == 1
    assert attack.trials is not None
    attack.trials.roll(4000)
    rolled = attack.trials.chapter()
    boxes = sum(each.amount or 0 for each in rolled.figures if "boxes" in each.key)
    assert boxes == pytest.approx(figure(shots, "shot-boxes"), rel=0.08)


def test_a_lost_layer_is_the_part_of_a_lost_section(even_hand: Fleet) -> None:
    attack = attack_of(even_hand, Circumstances(distance=15))
    assert attack.trials is not None
    attack.trials.roll(300)
    rolled = attack.trials.chapter()
    chances = [each.amount or 0 for each in rolled.figures if each.key.startswith("layer-") and "boxes" not in each.key]
    section, ship = figure(rolled, "section"), figure(rolled, "ship")
    assert chances == sorted(chances, reverse=True)
    assert section is not None
    assert ship is not None
    assert chances[-1] >= section >= ship
    assert section > 0


def test_equal_attacks_have_equal_rolls(even_hand: Fleet) -> None:
    found = []
    for steps in ((100,), (30, 70)):
        trials = attack_of(even_hand, Circumstances()).trials
        assert trials is not None
        for step in steps:
            trials.roll(step)
        found.append(trials.chapter())
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (Circumstances(distance=101), "firing-refused-far"),
        (Circumstances(weapons=("Spoon",)), "firing-refused-weapon"),
        (Circumstances(speed=900), "firing-refused-speed"),
        (Circumstances(manoeuvre="CL+"), "firing-refused-gone"),
        (Circumstances(target_manoeuvre="FTL-R"), "firing-refused-gone"),
        (Circumstances(manoeuvre="fly"), "refusal-code-column"),
        (Circumstances(ew=("stealth",)), "firing-refused-system"),
    ],
)
def test_impossible_circumstances_are_refused_with_a_reason(even_hand: Fleet, case: Circumstances, said: str) -> None:
    with pytest.raises(WishRefused) as problem:
        attack_of(even_hand, case)
    assert problem.value.text[1] == said


def test_faces_are_named_as_a_player_reads_a_die() -> None:
    assert faces(Profile(15, 4, 15)) == message("firing-faces-some", first=5, last=15)
    assert faces(Profile(5, 4, 15)) == message("firing-face-only", first=5)
    assert faces(Profile(4, 9, 15)) == message("firing-face-only", first=15)
    assert faces(Profile(4, 9, 25)) == message("firing-faces-none")


def test_an_answer_takes_less_than_a_frame(even_hand: Fleet) -> None:
    attack_of(even_hand, Circumstances())
    start = time.thread_time()
    for distance in range(20, 30):
        attack_of(even_hand, Circumstances(distance=distance, manoeuvre="EM1"))
    assert (time.thread_time() - start) / 10 < 0.016


def test_movement_in_matches_gives_the_same_profiles(fleets: list[Fleet]) -> None:
    dice, compared, moved = random.Random(9), 0, 0  # noqa: S311 - repeatable fights
    plain = Plain()
    while compared < 40:
        one, other = (force(fleet, [dice.choice(fleet.ships).name]) for fleet in (dice.choice(fleets), dice.choice(fleets)))
        mass_factor = shared_mass_factor(one, other)
        sides = entries(one, mass_factor), entries(other, mass_factor)
        battle = begun(sides, ("A", "B"), SeededDice(compared), Setup(distance_cm=60, last_turn=5), telling=False)
        while decisions := pending(battle):
            for asked in decisions:
                if isinstance(asked, DeclareFire):
                    for target, case in situations(asked):
                        same = scene(
                            one if asked.side == 0 else other,
                            asked.vessel.name,
                            other if asked.side == 0 else one,
                            target.name,
                            case,
                        )
                        for weapon in same.weapons:
                            array = asked.vessel.systems[same.array.plan.number]
                            met = asked.profile(array, [asked.vessel.systems[weapon.plan.number]], target)
                            assert same.asked.profile(same.array, [weapon], same.target).numbers == met.numbers
                            compared += 1
                            moved += met.target != target.blueprint.target_rating
            advanced(battle, [plain.answer(decision) for decision in decisions])
    assert moved


def situations(asked: DeclareFire) -> Iterator[tuple[Vessel, Circumstances]]:
    """Yield the targets of a ship with the circumstances of the match, while no electronic system is hurt."""
    firer = asked.vessel
    for target in asked.targets():
        electronic = [*target.of(EW, ECM, STEALTH), *firer.of(ELINT, SENSOR)]
        if any(system.flags for system in electronic) or any(array.aim >= 0 for array in firer.of(ELINT)):
            continue
        seen = sight(firer, target)
        yield (
            target,
            Circumstances(
                distance=-(-seen.distance // CM),
                arc=ARCS[seen.struck],
                facing=ARCS[seen.arc],
                manoeuvre=printed(firer.plot) or "drift",
                target_manoeuvre=printed(target.plot) or "drift",
                speed=momentum(firer.course),
                target_speed=momentum(target.course),
            ),
        )


@pytest.mark.parametrize("arc", ARCS)
def test_the_chosen_arcs_face_each_other_at_the_exact_distance(even_hand: Fleet, arc: str) -> None:
    for distance in (1, 37, 100):
        case = Circumstances(arc=arc, facing="fore", distance=distance)
        on_table = scene(even_hand, "Clerk of Works", even_hand, "Yardstick", case)
        seen = sight(on_table.firer, on_table.target)
        assert (ARCS[seen.struck], ARCS[seen.arc], seen.distance) == (arc, "fore", distance * CM)


def test_nebulae_double_the_distance_and_ionised_gas_adds_electronic_warfare(even_hand: Fleet) -> None:
    def group(terrain: str, distance: int) -> tuple[float | None, float | None]:
        case = Circumstances(weapons=("Gauge lance",), terrain=terrain, distance=distance)
        shots = attack_of(even_hand, case).chapters[1]
        return figure(shots, "bands"), figure(shots, "sensor")

    assert group("nebula", 40) == group("clear", 80)
    bands, sensor = group("clear", 80)
    assert bands
    assert sensor is not None
    assert group("ionised", 40) == (bands, sensor - bands)


def damaged(fleet: Fleet, ref: str, *fields: str) -> PlayState:
    """Return the play state with ticks on the sheet of a ship."""
    found: PlayState = printing.play_state(fleet, printing.filled_state(fleet, {f"{ref}/{each}": "on" for each in fields}), "")
    return found


def test_damage_on_sheets_counts(even_hand: Fleet) -> None:
    firer, target = (each.ref() for each in even_hand.ships[:2])
    case = Circumstances(distance=20)
    whole = offered.attack(even_hand, firer, even_hand, target, case)
    hit = damaged(even_hand, target, *(f"fore/hull_hits#{number}" for number in range(1, 4)))
    attack = offered.attack(even_hand, firer, even_hand, target, case, (None, hit))
    assert attack.trials is not None
    assert whole.trials is not None
    for trials in (attack.trials, whole.trials):
        trials.roll(200)
    # Earlier losses are not those of this attack: the first layer has less left to lose, and goes more often.
    assert (figure(attack.trials.chapter(), "layer-boxes-1") or 0) <= (figure(whole.trials.chapter(), "layer-boxes-1") or 0)
    assert (figure(attack.trials.chapter(), "layer-1") or 0) >= (figure(whole.trials.chapter(), "layer-1") or 0)


def test_ships_without_arrays_and_lost_ships_do_not_fire(even_hand: Fleet) -> None:
    firer, target = (each.ref() for each in even_hand.ships[:2])
    ship = even_hand.ship_class(even_hand.ships[0].ship_class)
    core = ship.sections.core
    assert core is not None
    blind = damaged(even_hand, firer, "core/sensor-array#1", "core/sensor-array#2")
    with pytest.raises(WishRefused, match="array"):
        offered.attack(even_hand, firer, even_hand, target, Circumstances(), (blind, None))
    boxes = sum(layer.hull_hits for layer in layers(core))
    lost = damaged(even_hand, firer, *(f"core/hull_hits#{number}" for number in range(1, boxes + 1)))
    for one, other, states in ((firer, target, (lost, None)), (target, firer, (None, lost))):
        with pytest.raises(WishRefused, match="destroyed"):
            offered.attack(even_hand, one, even_hand, other, Circumstances(), states)


@pytest.mark.parametrize("field", Circumstances._fields)
def test_every_word_has_a_name(field: str) -> None:
    names = [said(name, language) for _, name in offered.choices(field) for language in ("en", "fr")]
    assert all(names)
