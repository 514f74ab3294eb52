"""What a person is asked: every hint can be typed, what has no choice is idle, captains answer in words, refusals use names."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.matches import begun
from metamaker.games.metaverse.battle.ai.registry import CAPTAINS, captain
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.movement.dialogue import plot_outcome, read_plot
from metamaker.games.metaverse.battle.turn.engine import apply, pending
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.match.force import force
from metamaker.games.metaverse.match.prompts import BattleTalks
from metamaker.opening import open_file
from metamaker.play.dialogue import Dialogue, Question, Unreadable
from metamaker.play.table import PERSON, Setting
from tests.cli.conftest import EVEN_HAND, SKIRMISH

REFERENCE = re.compile(r"\b[a-z]+/[a-z]")


def dialogue(seed: int = 3, *, mine: tuple[str, ...] = (), captain: str = "plain") -> Dialogue:
    document = open_file(str(EVEN_HAND)).document
    forces = force(document, mine or ("still-water", "yardstick", "fathom")), force(document, ("sounding-lead", "ell"))
    return Dialogue(begun(METAVERSE, forces, Setting(seed, (PERSON, captain), 8)))


def moments(battle: Dialogue) -> Iterator[tuple[Question, ...]]:
    """Yield the questions of a battle in which the person does what the captain advises."""
    while questions := battle.ask():
        yield questions
        battle.answer([battle.advice(place) for place in range(len(questions))])


@pytest.mark.parametrize("seed", [1, 2])
def test_every_example_of_a_hint_could_be_typed_as_it_stands(seed: int) -> None:
    battle, tried = dialogue(seed), 0
    for questions in moments(battle):
        for place, question in enumerate(questions):
            examples, _, _ = question.hint.rpartition("Enter: ")
            if question.kind not in {"plot", "arrival", "jump dice"}:
                for example in filter(None, examples.split("; ")):
                    assert battle.read(place, example).refusals == (), (question, example)
                    tried += 1
    assert tried > 25


def test_every_order_that_a_plot_may_have_could_be_typed_as_it_stands() -> None:
    battle, tried = dialogue(), 0
    for questions in itertools.islice(moments(battle), 12):
        for place, question in enumerate(questions):
            if question.kind == "plot":
                for choice in question.facts[-1].removeprefix("possible orders: ").split(", "):
                    for order in choice.split(" to "):
                        assert battle.read(place, order).refusals == (), order
                        tried += 1
    assert tried > 30


def test_a_plot_is_asked_with_where_the_enemies_are_and_how_they_move() -> None:
    battle = dialogue()
    plots = [question for question in battle.ask() if question.kind == "plot"]
    assert len(plots) == 3
    for question in plots:
        for sign in ("B1", "B2"):
            (fact,) = (fact for fact in question.facts if fact.startswith(sign))
            assert re.search(r"\d cm, bearing \d+°, shows its \w+ arc; at \(.*heading \d", fact)


@pytest.mark.rule("MV-1.2.3-26", "MV-1.2.3-28")
@pytest.mark.parametrize(("quality", "faces"), [(0, "1–6"), (2, "3–6"), (5, "6"), (6, "")])
def test_a_plot_with_emergency_power_is_told_back_with_its_risk(quality: int, faces: str) -> None:
    battle = dialogue()
    table = battle.match.table.battle.table
    table.vessels[0].crew_quality = quality
    question = battle.ask()[0]
    order = next(each for each in re.split(r", | to ", question.facts[-1]) if each.startswith("EP"))
    asked = next(each for each in pending(battle.match.table.battle) if each.key == table.vessels[0].key)
    assert isinstance(asked, WritePlot)
    told = plot_outcome(asked, read_plot(asked, order), Names(table))
    assert (f"emergency power: a D6 of {faces} disables" in told) == bool(faces)
    assert ("emergency power" in told) == bool(faces)


def carriers() -> Any:
    """Return a battle of carriers with orders for missions, launches and salvos."""
    kites, orchard = (
        sample_fleets("metaverse") / "kite-clans-of-aldersay.json",
        sample_fleets("metaverse") / "the-slow-orchard.json",
    )
    forces = (
        force(open_file(str(kites)).document, ("queens-thread", "market-day")),
        force(open_file(str(orchard)).document, ("grandmother-ilse", "late-frost")),
    )
    return begun(METAVERSE, forces, Setting(3, ("chance", "plain"), 4)).table.battle


@pytest.mark.parametrize("name", [*CAPTAINS, "carriers"])
def test_what_captains_answer_can_be_typed_by_short_signs(name: str) -> None:
    battle = carriers() if name == "carriers" else dialogue(captain="chance").match.table.battle
    typist = captain("plain" if name == "carriers" else name, 5, 0)
    talks = BattleTalks(Names(battle.table))
    while decisions := pending(battle):
        answers = [typist.answer(each) for each in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            typed = talks.typed(decision, answer)
            assert talks.read(decision, typed) == answer
            assert not REFERENCE.search(typed)
        apply(battle, answers)


def test_facts_hints_and_outcomes_use_no_inner_names() -> None:
    battle = dialogue()
    for questions in moments(battle):
        for place, question in enumerate(questions):
            told = [*question.facts, question.hint, battle.advice(place).outcome, battle.blank(place).outcome]
            assert not [line for line in told if REFERENCE.search(line)]
            assert battle.blank(place).outcome
            assert battle.help(place)


def asked(battle: Dialogue, kind: str) -> tuple[int, Question]:
    """Go on until a question of a kind is put that is not idle."""
    for questions in moments(battle):
        for place, question in enumerate(questions):
            if question.kind == kind and not question.idle:
                return place, question
    raise AssertionError(f"nobody was asked for {kind}")


@pytest.mark.rule("MV-3.4.5-02", "MV-3.4.6-02", "MV-3.4.10-02")
def test_the_electronic_step_tells_what_each_system_does() -> None:
    document = open_file(str(sample_fleets("metaverse") / "the-marginalia.json")).document
    forces = force(document, ("vellum", "see-below")), force(document, ("finis",))
    battle = Dialogue(begun(METAVERSE, forces, Setting(7, (PERSON, "plain"), 8)))
    jams = asked(battle, "electronics")[1].facts
    battle.answer([battle.blank(place) for place in range(len(battle.decisions))])
    aims = battle.ask()[0].facts
    assert jams == (
        "now: EW 8 against fire at this ship, EMS 3",
        "on: 12 electronic jamming array (core); EMS −1 for all ships within 15 cm, friend and enemy",
        "off: 9 electronic warfare array (core); EW 6, only the best array counts",
        "off: 10 ECM array #1 (core), 11 ECM array #2 (core); EW +1 for own ships within 20 cm",
        "pod: 13 countermeasure pod #1 (core), 14 countermeasure pod #2 (core), 15 countermeasure pod #3 (core);"
        " EW +4 this turn, then used up",
    )
    assert "aim: 9 electronic intelligence array (core) at one of B1 Finis; −3 to the EW of its target for own fire" in aims


def test_refusals_speak_of_ships_and_systems_as_the_screen_does() -> None:
    battle = dialogue()
    place, _ = asked(battle, "fire")
    weapon = re.findall(r"(\d+)", battle.advice(place).text)[0]
    told = battle.read(place, f"{weapon} {weapon} at B1 by {weapon}").refusals
    assert told
    assert not [reason for reason in told if REFERENCE.search(reason)]
    assert any(f"{weapon} " in reason for reason in told)


def test_fire_shows_dice_chances_and_what_faces_the_fire() -> None:
    _, question = asked(dialogue(), "fire")
    told = "\n".join(question.facts)
    assert re.search(r"^arrays, each for one target: \d+ .* rating \d+", told)
    assert re.search(r"\d*D\d+.* (energy|kinetic) (raking|penetrating).*, range bands of \d+ cm", told)
    assert re.search(r"B\d .*, [\d.]+ cm, target rating −?\d+, EW \d+, \w+ arc: .*hull \d+/\d+ \(\w+\)", told)
    assert re.search(r"hits \d+%", told)


def test_all_means_every_weapon_that_bears() -> None:
    battle = dialogue()
    place, question = asked(battle, "fire")
    everything = next(example for example in question.hint.split("; ") if example.startswith("all "))
    decision: Any = battle.match.open[place]
    assert isinstance(decision, DeclareFire)
    (attack,) = BattleTalks(Names(decision.table)).read(decision, everything).attacks
    assert attack.weapons == tuple(weapon.plan.ref for weapon in decision.weapons(decision.targets()[0]))
    assert "fires at" in battle.read(place, everything).outcome


def test_a_blank_plot_says_what_drifting_costs() -> None:
    battle = dialogue()
    place, question = asked(battle, "plot")
    cost = "target rating −1 (easier to hit), movement rating −1 (its own fire is more accurate)"
    assert battle.blank(place).outcome.endswith(cost)
    assert question.hint.endswith(cost)
    assert "rating" not in battle.read(place, "+1").outcome


def test_dropped_shields_are_told_back() -> None:
    battle = dialogue(mine=("still-water",))
    for questions in moments(battle):
        for place, question in enumerate(questions):
            decision: Any = battle.match.open[place]
            if isinstance(decision, SwitchElectronics) and decision.droppable():
                arc = decision.droppable()[0].value
                assert battle.read(place, f"drop {arc}").outcome == f"drops the shields {arc}"
                assert question.idle or question.facts
                return
    raise AssertionError("no ship could drop a shield")


def test_what_has_no_sensible_choice_is_idle() -> None:
    battle, idle = dialogue(1), []
    while questions := battle.ask():
        idle += [question for question in questions if question.idle]
        battle.answer([battle.blank(place) for place in range(len(questions))])
    assert {question.kind for question in idle} == {"electronics", "muster", "fire"}
    assert {question.facts[0][2:] for question in idle if question.kind == "fire"} == {": no weapon bears on a target in reach"}


def test_one_ship_is_shown_in_full() -> None:
    battle = dialogue()
    battle.ask()
    told = "\n".join(line.text for line in battle.match.views.seen(0, "B1"))
    for word in (
        "crew quality",
        "target rating",
        "thrust:",
        "section hull",
        "its fore arc is protected by",
        "arrays:",
        "bears ",
    ):
        assert word in told
    assert not REFERENCE.search(told)
    with pytest.raises(Unreadable, match="there is no ship “C9”"):
        battle.match.views.seen(0, "C9")


def test_declarations_are_taken_back_as_long_as_only_own_ships_follow() -> None:
    document = open_file(str(SKIRMISH)).document
    battle = Dialogue(begun(METAVERSE, (document, force(document, ("honest-weight",))), Setting(1, (PERSON, "plain"))))
    for questions in moments(battle):
        (question, *_), made = questions, battle.match.replay()
        if question.kind == "fire" and not question.final:
            battle.match.happened()
            battle.answer([battle.advice(0)])
            assert battle.match.undo()
            assert battle.match.replay() == made
            assert battle.ask() == questions
            assert not battle.match.undo()
            return
    raise AssertionError("no declaration could be taken back")


def test_nothing_is_taken_back_behind_a_final_answer() -> None:
    battle = dialogue()
    (*questions,) = battle.ask()
    assert all(question.final for question in questions)
    battle.answer([battle.blank(place) for place in range(len(questions))])
    assert not battle.match.undo()
