"""The end of a turn of a game on paper: what is asked, what was expected of it, what the rules then do."""

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.game_api.paper_games import TurnSoFar
from metamaker.games.metaverse.match.on_paper import critical, repair, repairs
from metamaker.games.metaverse.match.turn_on_paper import hits, next_turn, questions
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.section import layers
from metamaker.games.metaverse.model.words import SquadronCondition
from metamaker.games.metaverse.play_state import (
    ArcState,
    ArcStates,
    Departure,
    Flag,
    Losses,
    PlayState,
    SectionLosses,
    ShipState,
    SquadronState,
    SystemState,
)
from metamaker.games.metaverse.printing import play_state
from metamaker.opening import open_file
from metamaker.play.dice import FixedDice

DOOR, FIRE, FLAG = "ships/furnace-door", "ships/slow-fire", "twelve-colours"
FIRST = TurnSoFar(PlayState(), {}, {})


def sample(name: str) -> Fleet:
    found: Fleet = open_file(str(sample_fleets("metaverse") / f"{name}.json")).document
    return found


@pytest.fixture
def fleet() -> Fleet:
    """Return a fleet with plates, with shields that learn, and with a flagship."""
    return sample("the-glass-cantons")


def after(fleet: Fleet, state: PlayState, turn: TurnSoFar, **faces: int) -> tuple[PlayState, str]:
    """Return the next turn, and what was told of it; faces by the ids of ships with _ for -."""
    dice = {f"ships/{ship.replace('_', '-')}/morale": face for ship, face in faces.items()}
    found = next_turn(fleet, state, turn, dice, "en")
    return play_state(fleet, found.state, ""), "\n".join(line.text for line in found.lines)


@pytest.mark.rule("MV-3.1.4-04", "MV-3.1.4-07")
def test_an_arc_loses_a_plate_if_its_hull_was_hit_which_lost_boxes_let_expect(fleet: Fleet) -> None:
    fresh = questions(fleet, PlayState(turn=1), FIRST, "en")
    assert f"{DOOR}/arcs/fore/struck" in {each.key for each in fresh}
    assert not any(each.yes or each.faces for each in fresh)
    lost = ShipState(id="furnace-door", losses=Losses(fore=SectionLosses(hull_hits=(1,))))
    state = PlayState(turn=1, ships=(lost,))
    (asked,) = hits(fleet, state, FIRST, DOOR, "en")
    assert asked == (f"{DOOR}/arcs/fore/struck", DOOR, "hull hit, fore: a plate is lost", asked.rules, 0, True)
    turned, told = after(fleet, state, FIRST)
    assert "loses an ablative plate fore" in told
    assert turned.ship("furnace-door").arcs.fore.ablative_plates == 1
    began = FIRST._replace(began=turned)
    assert not any(each.yes for each in questions(fleet, turned, began, "en")), "that was in the turn before"
    noted = FIRST._replace(noted={asked.key: False})
    assert after(fleet, state, noted)[0].ship("furnace-door").arcs.fore.ablative_plates == 0
    nothing_through = began._replace(noted={asked.key: True})
    gone, _ = after(fleet, turned, nothing_through)
    assert gone.ship("furnace-door").arcs.fore.ablative_plates == 2
    assert hits(fleet, gone, FIRST, DOOR, "en") == ()


@pytest.mark.rule("MV-3.5.9-02")
def test_shields_learn_in_all_arcs_after_a_turn_in_which_some_were_lost(fleet: Fleet) -> None:
    hit = ShipState(id="slow-fire", arcs=ArcStates(aft=ArcState(shield_hits=1)))
    state = PlayState(turn=1, ships=(hit,))
    assert [(each.key, each.yes) for each in hits(fleet, state, FIRST, FIRE, "en")] == [(f"{FIRE}/shields_hit", True)]
    arcs = after(fleet, state, FIRST)[0].ship("slow-fire").arcs
    assert [arcs.fore.adaptation, arcs.port.adaptation, arcs.starboard.adaptation, arcs.aft.adaptation] == [1, 1, 1, 1]
    same = FIRST._replace(began=state)
    assert after(fleet, state, same)[0].ship("slow-fire").arcs.fore.adaptation == 0


@pytest.mark.rule("MV-2.3.2-03", "MV-2.3.2-10", "MV-2.3.2-12")
def test_whoever_has_lost_the_flagship_checks_morale_once(fleet: Fleet) -> None:
    core = fleet.ship_class("murrine").sections.core
    assert core is not None
    gone = ShipState(id=FLAG, losses=Losses(core=SectionLosses(hull_hits=tuple(each.hull_hits for each in layers(core)))))
    state = PlayState(turn=4, ships=(gone,))
    dice = [each for each in questions(fleet, state, FIRST, "en") if each.faces]
    assert len(dice) == len(fleet.ships) - 1
    assert dice[0].text == "morale (flagship lost and squadron commander lost): D4 − 2; below 1, it breaks off"
    faces = {each.key: each.faces for each in dice} | {f"{FIRE}/morale": 1}
    turned = play_state(fleet, next_turn(fleet, state, FIRST, faces, "en").state, "")
    assert turned.ship("slow-fire").departure is Departure.BROKEN_OFF
    assert turned.ship("furnace-door").departure is None
    assert turned.ship("furnace-door").crew_quality_lost == 1
    assert not any(each.faces for each in questions(fleet, turned, FIRST._replace(began=turned), "en"))


@pytest.mark.rule("MV-2.3.1-12")
def test_a_reactor_that_melts_and_is_not_repaired_detonates_if_that_is_so(fleet: Fleet) -> None:
    melts = critical(fleet, PlayState(), FIRST, FIRE, "core", FixedDice((6, 5)))
    state, turn = play_state(fleet, melts.state, ""), FIRST._replace(noted=melts.noted)
    asked = next(each for each in questions(fleet, state, turn, "en") if each.key.endswith("/melts"))
    assert (asked.ref, asked.yes) == (FIRE, True)
    tried = repair(fleet, state, turn, FIRE, "core/reactor#1", 1, FixedDice((4,)))
    assert tried.lines[-1].text.endswith("the reactor detonates at the end of the turn.")
    turned, told = after(fleet, state, turn)
    assert "The core reactor of Slow Fire detonates" in told
    assert "Slow Fire is destroyed" in told
    assert turned.ship("slow-fire").losses.core.hull_hits
    spared, _ = after(fleet, state, turn._replace(noted={asked.key: False}))
    assert spared.ship("slow-fire").losses == Losses()
    mended = repair(fleet, state, turn, FIRE, "core/reactor#1", 1, FixedDice((1,)))
    assert not any(each.key.endswith("/melts") for each in questions(fleet, play_state(fleet, mended.state, ""), turn, "en"))


def test_criticals_of_a_detonation_are_left_to_those_at_the_table() -> None:
    books = sample("the-marginalia")
    melts = critical(books, PlayState(), FIRST, "ships/second-hand", "core", FixedDice((6, 5)))
    _, told = after(books, play_state(books, melts.state, ""), FIRST._replace(noted=melts.noted))
    assert "Roll a critical hit on Second Hand, core" in told


@pytest.mark.rule("MV-A.2-60")
def test_a_reactor_that_fluctuated_cannot_be_repaired_and_works_again_after_the_turn(fleet: Fleet) -> None:
    found = critical(fleet, PlayState(), FIRST, FIRE, "core", FixedDice((6, 1)))
    state, turn = play_state(fleet, found.state, ""), FIRST._replace(noted=found.noted)
    assert SystemState(system="classes/lehr/core/reactor#1", flags=(Flag.DISABLED,)) in state.ship("slow-fire").systems
    assert repairs(fleet, state, FIRST, FIRE, "en")
    assert not repairs(fleet, state, turn, FIRE, "en")
    assert after(fleet, state, turn)[0].ship("slow-fire").systems == ()


@pytest.mark.rule("MV-2.3.2-08")
def test_weakened_squadrons_of_which_no_loadout_tells_are_left_to_those_at_the_table() -> None:
    kites = sample("kite-clans-of-aldersay")
    weak = SquadronState(squadron="starfighters/grapnel#1", strength_lost=1)
    state = PlayState(turn=2, ships=(ShipState(id="queens-thread", squadrons=(weak,)),))
    assert "1 squadron of Queen's Thread is below strength" in after(kites, state, FIRST)[1].replace("’", "'")
    assert "below strength" not in after(kites, state, FIRST._replace(began=state))[1]


DAY, GRAPNEL, LARK = "market-day", "starfighters/grapnel#1", "starfighters/lark#1"


@pytest.mark.rule("MV-2.3.2-08", "MV-2.3.2-11", "MV-2.3.2-16")
def test_a_squadron_below_strength_checks_its_morale_once_if_it_flies() -> None:
    kites = sample("kite-clans-of-aldersay")
    weak = SquadronState(squadron=GRAPNEL, strength_lost=1)
    state = PlayState(turn=2, ships=(ShipState(id=DAY, squadrons=(weak,)),))
    flies, die = questions(kites, state, FIRST, "en")
    assert flies[:3] == (f"ships/{DAY}/{GRAPNEL}/flies", f"ships/{DAY}", "Grapnel 1 (strength lost): on the table")
    assert flies.yes
    assert (die.key, die.text) == (
        f"ships/{DAY}/{GRAPNEL}/morale",
        "Grapnel 1, morale (strength lost): D5 − 1; below 1, it breaks off".replace("D5", f"D{die.faces}"),
    )
    landed = FIRST._replace(noted={flies.key: False})
    assert [each.faces for each in questions(kites, state, landed, "en")] == [0]
    assert play_state(kites, next_turn(kites, state, landed, {}, "en").state, "").ship(DAY).squadrons == (weak,)
    stays = next_turn(kites, state, FIRST, {die.key: die.faces}, "en")
    kept = play_state(kites, stays.state, "")
    assert kept.ship(DAY).squadrons == (weak.with_(conditions=(SquadronCondition.STRENGTH,)),)
    assert questions(kites, kept, FIRST._replace(began=kept), "en") == ()
    breaks = next_turn(kites, state, FIRST, {die.key: 1}, "en")
    assert "Grapnel 1 (Market Day) is gone: it breaks off" in [line.text.replace("'", "’") for line in breaks.lines]
    gone = play_state(kites, breaks.state, "").ship(DAY).squadrons[0]
    strength = next(kind.strength for kind in kites.starfighters if kind.id == "grapnel")
    assert gone == SquadronState(squadron=GRAPNEL, strength_lost=strength, conditions=(SquadronCondition.STRENGTH,))


@pytest.mark.rule("MV-2.3.2-09", "MV-2.1.4-26", "MV-1.3.6-24")
def test_squadrons_of_a_lost_carrier_check_theirs_on_a_mission_and_are_lost_with_her_otherwise() -> None:
    kites = sample("kite-clans-of-aldersay")
    core = kites.ship_class(kites.ship(DAY).ship_class).sections.core
    assert core is not None
    boxes = tuple(each.hull_hits for each in layers(core))
    state = PlayState(turn=2, ships=(ShipState(id=DAY, losses=Losses(core=SectionLosses(hull_hits=boxes))),))
    asked = [each for each in questions(kites, state, FIRST, "en") if each.key.endswith("/flies")]
    assert not any(each.yes for each in asked if each.ref == f"ships/{DAY}")
    turn = FIRST._replace(noted={f"ships/{DAY}/{LARK}/flies": True})
    faces = {each.key: each.faces for each in questions(kites, state, turn, "en") if each.faces}
    turned = play_state(kites, next_turn(kites, state, turn, faces, "en").state, "")
    lark, grapnel = (next(each for each in turned.ship(DAY).squadrons if each.squadron == name) for name in (LARK, GRAPNEL))
    assert SquadronCondition.CARRIER in lark.conditions
    assert (lark.strength_lost, grapnel.conditions) == (0, ())
    assert grapnel.strength_lost == next(kind.strength for kind in kites.starfighters if kind.id == "grapnel")
    after_that = questions(kites, turned, FIRST._replace(began=turned), "en")
    assert not any(each.ref == f"ships/{DAY}" for each in after_that)
