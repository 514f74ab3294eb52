"""The actions that the rules allow a ship, and every reason against others (CF-ACT)."""

from collections.abc import Iterator
from typing import Any

from metamaker.games.cosmoforce.battle.actions.orders import (
    ACTIONS,
    NUMBER_OF,
    Attack,
    Burn,
    Conserve,
    Heal,
    Pass,
    Ram,
    Repair,
    Strafe,
)
from metamaker.games.cosmoforce.battle.decision import Refusal, is_numbers, is_pairs
from metamaker.games.cosmoforce.battle.state import (
    AFTERBURNER,
    COUNT,
    HABITAT,
    HURT,
    KINDS,
    NOTHING,
    SLOTS,
    STANDBY,
    WEAPONS,
    Battle,
    Ship,
    sign_of,
    slot_ref,
    token_ref,
)
from metamaker.games.cosmoforce.battle.wording.names import Names, slot_options, token_options
from metamaker.games.cosmoforce.catalogue import system_name
from metamaker.games.cosmoforce.messages import message
from metamaker.play.decision import Form, Option, Part, Pool, Span, choice


def action_refusals(battle: Battle, ship: Ship, action: object) -> Iterator[Refusal]:
    """Yield every reason why a ship may not take this action now."""
    if type(action) not in NUMBER_OF or not _is_formed(action):
        yield Refusal(message("refusal-action"), "CF-ACT-01")
        return
    if battle.is_late() and not isinstance(action, Ram | Burn | Pass):
        yield Refusal(message("refusal-late"), "CF-ELIM-06")
    again = ship.done and ship.done == NUMBER_OF[type(action)] and not isinstance(action, Attack)
    if again and not battle.rules.repeat_action:
        yield Refusal(message("refusal-again", action=ACTIONS[ship.done].__name__.lower()), "CF-DIFF-26")
    if isinstance(action, Attack):
        yield from _attack(battle, ship, action)
    elif isinstance(action, Burn):
        yield from burn_refusals(battle, ship, action.change)
    elif isinstance(action, Repair):
        yield from _repair(battle, ship, action)
    else:
        yield from _others(battle, ship, action)


def _is_formed(action: Any) -> bool:
    # By position, not by name: a named field of the wrong type is a TypeError in the compiled build.
    kind, fields = type(action), tuple(action)
    if kind is Attack:
        return type(fields[0]) is int and is_numbers(fields[1])
    if kind is Repair:
        return is_pairs(fields[0])
    if kind is Heal:
        return is_numbers(fields[0])
    return all(type(each) is int for each in fields)


def _others(battle: Battle, ship: Ship, action: object) -> Iterator[Refusal]:
    if isinstance(action, Ram):
        if not battle.rules.ram:
            yield Refusal(message("refusal-no-ram"), "CF-DIFF-14")
        yield from _target(battle, ship, action.target, "CF-RAM-01")
    elif isinstance(action, Heal):
        yield from _heal(ship, action)
    elif isinstance(action, Conserve):
        if not -1 <= action.dissipators <= ship.sheds:
            yield Refusal(message("refusal-dissipators", count=ship.sheds), "CF-CONS-02")
    elif isinstance(action, Strafe):
        if not battle.rules.strafe_run:
            yield Refusal(message("refusal-no-strafe"), "CF-DIFF-15")
        working = COUNT[ship.working(AFTERBURNER)]
        if not 1 <= action.afterburners <= working:
            yield Refusal(message("refusal-afterburners", count=working), "CF-STRF-01")


def _target(battle: Battle, ship: Ship, number: int, rule: str) -> Iterator[Refusal]:
    if not 0 <= number < len(battle.ships) or not battle.ships[number].alive:
        yield Refusal(message("refusal-target"), rule)
    elif number == ship.number:
        yield Refusal(message("refusal-itself"), rule)


def _attack(battle: Battle, ship: Ship, action: Attack) -> Iterator[Refusal]:
    yield from _target(battle, ship, action.target, "CF-SHOT-07")
    if not _are_distinct_slots(action.slots):
        yield Refusal(message("refusal-slots"), "CF-ATK-01")
        return
    kinds = {ship.plan.kinds[slot] for slot in action.slots}
    kind = ship.plan.kinds[action.slots[0]]
    if len(kinds) > 1 or kind not in WEAPONS:
        yield Refusal(message("refusal-weapons"), "CF-ATK-01")
        return
    if any(not ship.working(kind) >> slot & 1 for slot in action.slots):
        yield Refusal(message("refusal-working"), "CF-ACT-06")
    if battle.rules.attack_limit and ship.used:
        yield Refusal(message("refusal-one-attack"), "CF-ACT-03")
    elif ship.used >> kind & 1:
        yield Refusal(message("refusal-attacked", weapon=system_name(KINDS[kind])), "CF-ATK-03")


def _are_distinct_slots(slots: tuple[int, ...]) -> bool:
    return bool(slots) and len(set(slots)) == len(slots) and all(0 <= slot < SLOTS for slot in slots)


def may_burn(battle: Battle, ship: Ship) -> bool:
    """Return whether a ship can burn. Rules CF-BURN-02, CF-BURN-03."""
    return most_burn(battle, ship) > 0


def most_burn(battle: Battle, ship: Ship) -> int:
    """Return the largest change of speed by a burn. Rules CF-BURN-02, CF-BURN-03."""
    return ship.thrust + battle.rules.burn_bonus


def burn_refusals(battle: Battle, ship: Ship, change: int) -> Iterator[Refusal]:
    """Yield the reasons against a change of speed. Rules CF-BURN-02, CF-BURN-03."""
    most = ship.thrust + battle.rules.burn_bonus
    rule = "CF-BURN-02" if battle.rules.burn_bonus else "CF-BURN-03"
    if most <= 0:
        yield Refusal(message("refusal-no-engine"), rule)
    elif not -most <= change <= most:
        yield Refusal(message("refusal-burn", most=most), rule)


def _heal(ship: Ship, action: Heal) -> Iterator[Refusal]:
    tokens = action.tokens
    if len(set(tokens)) != len(tokens) or any(not _is_hurt(ship, token) for token in tokens):
        yield Refusal(message("refusal-hurt"), "CF-HEAL-01")
    if len(tokens) > COUNT[ship.working(HABITAT)]:
        yield Refusal(message("refusal-habitats", count=COUNT[ship.working(HABITAT)]), "CF-HEAL-01")


def _is_hurt(ship: Ship, token: int) -> bool:
    return 0 <= token < len(ship.crew) and ship.crew[token] == HURT


def may_be_repaired(ship: Ship, slot: int) -> bool:
    """Return whether crew may be placed on a slot: damaged, not destroyed. Rules CF-REP-01, CF-REP-05, CF-REP-06."""
    return 0 <= slot < SLOTS and ship.plan.kinds[slot] != NOTHING and ship.marks[slot] > 0 and not ship.lost >> slot & 1


def _repair(battle: Battle, ship: Ship, action: Repair) -> Iterator[Refusal]:
    tokens = [token for token, _ in action.orders]
    slots = {slot for _, slot in action.orders}
    heroes = battle.rules.hero_crew
    if len(set(tokens)) != len(tokens) or any(
        not 0 <= token < len(ship.crew) or not ship.can_repair(token, heroes) for token in tokens
    ):
        yield Refusal(message("refusal-ready"), "CF-CREW-05")
        return
    if any(not may_be_repaired(ship, slot) for slot in slots):
        yield Refusal(message("refusal-damaged"), "CF-REP-06")
    if battle.rules.repair_scope:
        if len(slots) > 1:
            yield Refusal(message("refusal-one-system"), "CF-REP-02")
        if any(ship.posts[token] != STANDBY for token in tokens):
            yield Refusal(message("refusal-stays"), "CF-REP-02")


MADE: dict[str, Any] = {
    **{KINDS[kind].value: Attack for kind in WEAPONS},
    "burn": Burn,
    "conserve": Conserve,
    "heal": Heal,
    "pass": Pass,
    "ram": Ram,
    "repair": Repair,
    "strafe": Strafe,
}
"""The action of each form; the forms of attacks have the names of their weapons."""


def action_forms(battle: Battle, ship: Ship) -> Iterator[Form]:
    """Yield a form for each kind of action for which a ship has the systems; the rules of the turn may still forbid it."""
    names = Names(battle)
    foes = tuple(
        [Option(other.number, sign_of(battle, other), text=names.ship(other.number)) for other in battle.enemies(ship)]
    )
    for kind in WEAPONS:
        slots = slot_options(names, ship, ship.working(kind))
        if slots:
            yield Form(KINDS[kind].value, (choice("target", foes), Part("slots", slots, 1)))
    yield Form("burn", (choice("change", Span(-most_burn(battle, ship), most_burn(battle, ship))),))
    yield Form("conserve", (choice("dissipators", Span(-1, ship.sheds)),))
    hurt = token_options(names, ship, [token for token, state in enumerate(ship.crew) if state == HURT])
    if hurt and ship.working(HABITAT):
        yield Form("heal", (Part("tokens", hurt, 0, COUNT[ship.working(HABITAT)]),))
    yield Form("ram", (choice("target", foes),))
    yield from _repair_form(battle, ship, names)
    boosts = COUNT[ship.working(AFTERBURNER)]
    if boosts:
        yield Form("strafe", (choice("afterburners", Span(1, boosts)),))
    yield Form("pass", ())


def _repair_form(battle: Battle, ship: Ship, names: Names) -> Iterator[Form]:
    """Each token goes to one slot. If only one system is repaired at a time, only tokens in Standby go. Rule CF-REP-02."""
    scope, heroes = battle.rules.repair_scope, battle.rules.hero_crew
    able = [token for token in range(len(ship.crew)) if ship.can_repair(token, heroes)]
    able = [token for token in able if not scope or ship.posts[token] == STANDBY]
    slots = [slot for slot in range(SLOTS) if may_be_repaired(ship, slot)]
    pairs = [
        Option((token, slot), slot_ref(slot), ((token_ref(token), 1),), text=names.sent(ship.number, token, slot))
        for slot in slots
        for token in able
    ]
    if pairs:
        pools = tuple([Pool(token_ref(token), 1) for token in able])
        yield Form("repair", (Part("orders", tuple(pairs), 1, len(able)),), pools)
