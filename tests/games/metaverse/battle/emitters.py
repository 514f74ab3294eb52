"""Battles of ships with electronics, which lie still where they are put."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.orders import ElectronicOrders
from metamaker.games.metaverse.battle.start import STARTS_OFF
from metamaker.games.metaverse.battle.state.battle import Battle, Step
from metamaker.games.metaverse.battle.state.vessel import OFF, Vessel
from metamaker.games.metaverse.battle.turn.electronic_warfare import ElectronicWarfareStep
from metamaker.games.metaverse.model.arc import Arc
from metamaker.games.metaverse.model.section import Component
from metamaker.games.metaverse.model.ship import ShipClass
from metamaker.play.dice import FixedDice
from metamaker.play.geometry import CM, Point
from tests.games.metaverse.battle.battles import battle_of, vessel_of
from tests.games.metaverse.builders import BARE, design_of, generator, with_arc, with_parts

FORE, STARBOARD, AFT, PORT = range(4)


class Put(NamedTuple):
    """A ship to be put on the table: its class, side, place in cm, heading."""

    ship: ShipClass
    side: int
    x: int
    y: int
    heading: int


def carrying(*components: Component, **fields: Any) -> ShipClass:
    """Return the bare ship with these systems in its core."""
    return with_parts(BARE, *components).with_(**fields)


def shielded(ship: ShipClass, *arcs: Arc, hits: int = 4, **fields: Any) -> ShipClass:
    """Return a copy with shields and a generator in these arcs."""
    for arc in arcs:
        ship = with_arc(with_parts(ship, generator(arc, 1)), arc, shield_hits=hits, **fields)
    return ship


def put(*components: Component, side: int = 0, x: int = 0, y: int = 0, heading: int = 0, **fields: Any) -> Put:
    return Put(carrying(*components, **fields), side, x, y, heading)


def afloat(*ships: Put, faces: Iterable[int] = ()) -> tuple[Battle, list[Vessel]]:
    """Return a battle in the EW Step of its first turn; systems are switched as at its beginning (MV-3.4.0-06)."""
    vessels = [
        vessel_of(design_of(each.ship), number, each.side, Point(each.x * CM, each.y * CM), each.heading)
        for number, each in enumerate(ships)
    ]
    for vessel in vessels:
        for system in vessel.of(*STARTS_OFF):
            system.flags |= OFF
    battle = battle_of(vessels, tuple(faces))
    battle.table.step = Step.ELECTRONIC_WARFARE
    return battle, vessels


def switch_on(vessel: Vessel) -> None:
    """Switch on whatever is off."""
    for system in vessel.systems:
        system.flags &= ~OFF


def warfare(battle: Battle, **orders: ElectronicOrders) -> list[list[str]]:
    """Run the whole step with orders by ship, `a_heron_1`; return the keys of the ships that were asked together."""
    step, asked = ElectronicWarfareStep(), []
    wanted = {key.replace("/", "_").replace("-", "_"): key for key in battle.table.by_key}
    named = {wanted[name]: order for name, order in orders.items()}
    while decisions := step.run(battle):
        asked.append([decision.key for decision in decisions])
        answers = [named.pop(decision.key, decision.default()) for decision in decisions]
        for decision, answer in zip(decisions, answers, strict=True):
            assert decision.refusals(answer) == (), decision.key
        step.take(battle, answers)
    assert not named, "these ships were not asked"
    if isinstance(battle.dice, FixedDice):
        battle.dice.finish()
    return asked


def asks(battle: Battle, vessel: Vessel) -> SwitchElectronics:
    """Return the decision of a ship."""
    return SwitchElectronics(battle.table, vessel.side, battle.secrets[vessel.side], vessel.key)


def refused(battle: Battle, vessel: Vessel, orders: ElectronicOrders) -> list[str]:
    """Return the rules broken by orders."""
    return [refusal.rule for refusal in asks(battle, vessel).refusals(orders)]


def told(battle: Battle, kind: type) -> list[Any]:
    """Return the events of a kind."""
    return [event for event in battle.events if type(event) is kind]
