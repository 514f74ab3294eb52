"""Small fights for tests: ships of a few systems, dice with given faces, answers in order."""

from collections.abc import Iterator, Sequence
from typing import Any

from metamaker.games.cosmoforce.battle.ai.self_play import Captains
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.start import Entrant, Side, begun
from metamaker.games.cosmoforce.battle.state import Battle, Course, Event, Plan, Ship
from metamaker.games.cosmoforce.battle.turn.engine import apply, pending, taken_events
from metamaker.games.cosmoforce.model.design import SLOTS, Design, ShipClass, SystemKind
from metamaker.games.cosmoforce.rules.editions import ROSTER, PlayedRules
from metamaker.play.dice import FixedDice

FIGHTER, CRUISER, CAPITAL = ShipClass.FIGHTER, ShipClass.CRUISER, ShipClass.CAPITAL_SHIP
ARMOR, DISSIPATOR, ENGINE = SystemKind.ARMOR, SystemKind.DISSIPATOR, SystemKind.ENGINE
HABITAT, LASER, MISSILE = SystemKind.HABITAT, SystemKind.LASER, SystemKind.MISSILE
AFTERBURNER, RAILGUN, HANGAR = SystemKind.AFTERBURNER, SystemKind.RAILGUN, SystemKind.HANGAR


def design(ship_class: ShipClass, *systems: SystemKind, name: str = "Heron", crew: tuple[str, ...] = ()) -> Design:
    """Return a design with these systems in its first slots."""
    slots = (*systems, *[None] * (SLOTS - len(systems)))
    return Design(id="heron", name=name, ship_class=ship_class, slots=slots, crew=crew)


def freighter(mass: int) -> Design:
    """Return a target of this mass that cannot shoot: with enough Engines."""
    ship_class, count = next(
        (each, mass // each.size_mod) for each in ShipClass if mass % each.size_mod == 0 and mass // each.size_mod <= SLOTS
    )
    return design(ship_class, *[ENGINE] * count, name=f"Freighter {mass}")


def table(*designs: Design, faces: Sequence[int] = (), rules: PlayedRules = ROSTER) -> Battle:
    """Return a battle in which each design is a side of its own; the dice show exactly these faces."""
    sides = [Side(f"side {number}", (Entrant(each.name, Plan(each, rules)),)) for number, each in enumerate(designs)]
    battle = begun(sides, FixedDice(faces), rules)
    battle.events.clear()
    return battle


def asked(battle: Battle, course: Course, *answers: Answer) -> list[Decision]:
    """Carry something out with these answers, all of them legal, and return the decisions. All dice must be used."""
    decisions: list[Decision] = []
    given = list(answers)
    answer: Any = None
    while True:
        try:
            decision = course.send(answer)
        except StopIteration:
            break
        decisions.append(decision)
        assert given, f"{decision.kind} is not answered"
        answer = given.pop(0)
        assert decision.refusals(answer) == (), decision.kind
    assert given == []
    dice_used(battle)
    return decisions


def dice_used(battle: Battle) -> None:
    """Fail if a face was not rolled."""
    assert isinstance(battle.dice, FixedDice)
    battle.dice.finish()


def marked(ship: Ship, *slots: int) -> None:
    """Mark a box of each of these slots, as earlier rounds may have done."""
    for slot in slots:
        ship.marks[slot] += 1
        ship.room -= 1
        ship.whole &= ~(1 << slot)
        if ship.marks[slot] == ship.plan.boxes[slot]:
            ship.lost |= 1 << slot
    ship.refit()


def told(battle: Battle, kind: type) -> list[Event]:
    """Return the events of a kind so far."""
    return [event for event in battle.events if type(event) is kind]


def rules_of(decision: Decision, answer: Answer) -> list[str]:
    """Return the rules that refuse an answer."""
    return [refusal.rule for refusal in decision.refusals(answer)]


def snapshot(ship: Ship) -> tuple[object, ...]:
    """All that changes of a ship."""
    lists = tuple(ship.marks), tuple(ship.crew), tuple(ship.posts)
    sets = ship.whole, ship.lost, ship.spent, ship.manned, ship.named, ship.used
    return (*lists, *sets, ship.alive, ship.room, ship.life, ship.heat, ship.speed, ship.thrust, ship.sheds, ship.done)


def played(battle: Battle, captains: Captains) -> Iterator[list[Event]]:
    """Yield the events from answer to answer until the battle is over; captains are one for each side."""
    while decisions := pending(battle):
        yield apply(battle, [captains[decision.side].answer(decision) for decision in decisions])
    if battle.events:
        yield taken_events(battle)
