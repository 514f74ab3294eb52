"""The actions of a ship as offers: attacks on one target, then burns, heat, crew, repairs, and passing."""

from collections.abc import Iterator
from typing import Any

from metamaker.core.amounts import rounded
from metamaker.core.display_names import signed
from metamaker.games.cosmoforce.battle.actions.attacks import STRAFE_DICE
from metamaker.games.cosmoforce.battle.actions.decisions import TakeAction
from metamaker.games.cosmoforce.battle.actions.odds import collision_text
from metamaker.games.cosmoforce.battle.actions.orders import (
    Action,
    Attack,
    Burn,
    Conserve,
    Heal,
    Pass,
    Ram,
    Repair,
    Strafe,
)
from metamaker.games.cosmoforce.battle.actions.rules import may_be_repaired, may_burn, most_burn
from metamaker.games.cosmoforce.battle.state import AFTERBURNER, COUNT, HABITAT, HURT, KINDS, SLOTS, STANDBY
from metamaker.games.cosmoforce.battle.wording.names import Names, speed_text
from metamaker.games.cosmoforce.catalogue import Kind
from metamaker.games.cosmoforce.match.choices.attacks import attack_offer, attacks_on, ram_offer, weapon_changes
from metamaker.games.cosmoforce.match.choices.offer import SUPPORT, Change, Changes, Offer
from metamaker.games.cosmoforce.rules.chances import mean_effective
from metamaker.games.cosmoforce.rules.speed import HUNDRED

_ICONS: dict[type, tuple[str, str]] = {
    Burn: ("thrust", Kind.PROPULSION.value),
    Conserve: ("dissipator", SUPPORT),
    Heal: ("crew", "crew"),
    Repair: ("armor", SUPPORT),
    Strafe: ("afterburner", Kind.PROPULSION.value),
    Pass: ("problem", SUPPORT),
}


def key_of(asked: TakeAction, action: Action) -> str:
    """Return the key of the offer for an action: the kind of weapon of an attack, otherwise the kind of action."""
    if isinstance(action, Attack):
        return KINDS[asked.ship.plan.kinds[action.slots[0]]].value
    return type(action).__name__.lower()


def action_offers(asked: TakeAction, target: int, chosen: Action | None = None) -> tuple[Offer, ...]:
    """Return an offer for each kind of action that is legal and of use now, passing last.

    Attacks are on `target`, always in the same order, so that they stay in place. `chosen` replaces the offer of its kind.
    """
    names = Names(asked.battle)
    attacks = sorted(attacks_on(asked, target), key=lambda each: _rank(asked, each))
    wanted: list[Action] = [*attacks, *_upkeep(asked), Pass()]
    if chosen is not None:
        keys = [key_of(asked, each) for each in wanted]
        own = key_of(asked, chosen)
        wanted = [chosen if key == own else each for key, each in zip(keys, wanted, strict=True)]
        wanted[-1:-1] = [] if own in keys else [chosen]
    return tuple(_offer(asked, each, names) for each in wanted)


def _rank(asked: TakeAction, action: Action) -> int:
    return asked.ship.plan.kinds[action.slots[0]] if isinstance(action, Attack) else len(KINDS)


def _upkeep(asked: TakeAction) -> Iterator[Action]:
    """Yield the other actions with an effect, each as most players want it."""
    battle, ship = asked.battle, asked.ship
    hurt = [token for token, state in enumerate(ship.crew) if state == HURT]
    repairs = tuple(_repairs(asked))
    boosts = COUNT[ship.working(AFTERBURNER)]
    useful: tuple[tuple[bool, Action], ...] = (
        (may_burn(battle, ship), Burn(1)),
        (bool(ship.heat and ship.sheds), Conserve()),
        (bool(hurt and ship.working(HABITAT)), Heal(tuple(hurt[: COUNT[ship.working(HABITAT)]]))),
        (bool(repairs), Repair(repairs)),
        (bool(boosts), Strafe(boosts)),
    )
    yield from (action for is_useful, action in useful if is_useful and not asked.refusals(action))


def _repairs(asked: TakeAction) -> Iterator[tuple[int, int]]:
    """Yield a free crew token for each damaged slot, the slot with the fewest marks first."""
    battle, ship = asked.battle, asked.ship
    able = [token for token in range(len(ship.crew)) if ship.can_repair(token, battle.rules.hero_crew)]
    free = [token for token in able if ship.posts[token] == STANDBY]
    slots = [slot for slot in range(SLOTS) if may_be_repaired(ship, slot) and not ship.manned >> slot & 1]
    slots.sort(key=lambda slot: ship.marks[slot])
    if battle.rules.repair_scope:
        slots = slots[:1]
    yield from zip(free, slots, strict=False)


def _offer(asked: TakeAction, action: Action, names: Names) -> Offer:
    if isinstance(action, Attack):
        return attack_offer(asked, action, names)
    if isinstance(action, Ram):
        return ram_offer(asked, action, names)
    key = key_of(asked, action)
    icon, group = _ICONS[type(action)]
    values = _values(asked, action, names)
    words = names.words
    title = words.text(f"ask-offer-{key}", **values)
    result = str(values["sent"]) if isinstance(action, Repair) else words.text(f"ask-offer-{key}-result", **values)
    return Offer(key, action, icon, group, title, result)


def _values(asked: TakeAction, action: Action, names: Names) -> dict[str, Any]:
    """Return the numbers in the texts of an action."""
    ship = asked.ship
    if isinstance(action, Burn):
        return burn_values(asked, action.change, names)
    if isinstance(action, Conserve):
        count = ship.sheds if action.dissipators < 0 else action.dissipators
        is_rolled = bool(asked.battle.rules.conserve)
        shed = rounded(mean_effective(count), 1) if is_rolled else min(count, ship.heat)
        return {"shed": shed, "heat": ship.heat, "left": max(0, ship.heat - count), "rolled": is_rolled}
    if isinstance(action, Heal):
        return {"crew": names.tokens(ship.number, action.tokens)}
    if isinstance(action, Repair):
        sent = names.listed(names.sent(ship.number, token, slot) for token, slot in action.orders)
        return {"sent": sent, "count": len(action.orders)}
    if isinstance(action, Strafe):
        return {"systems": rounded(mean_effective(STRAFE_DICE * action.afterburners), 1)}
    return {"left": asked.left - 1}


def burn_values(asked: Any, change: int, names: Names) -> dict[str, Any]:
    """Return the numbers in the texts of a burn: the speed before ties are broken, the heat, and a collision that follows."""
    battle, ship = asked.battle, asked.ship
    speed = max(0, ship.speed + change * HUNDRED)
    crash = collision_text(battle, ship, speed, names.words)
    return {
        "change": signed(change),
        "speed": speed_text(speed, names.words),
        "heat": ship.heat + ship.plan.size_mod,
        "collides": bool(crash),
        "collision": crash,
    }


def action_changes(asked: TakeAction, action: Action) -> Changes:
    """Return the changes of a chosen action."""
    names = Names(asked.battle)
    words, ship = names.words, asked.ship
    if isinstance(action, Attack):
        return weapon_changes(asked, action, names)
    if isinstance(action, Burn):
        most = most_burn(asked.battle, ship)
        steps = (Change(signed(each), Burn(each), each == action.change) for each in range(-most, most + 1) if each)
        return Changes(words["ask-offer-speeds"], tuple(steps))
    if isinstance(action, Strafe):
        most = COUNT[ship.working(AFTERBURNER)]
        uses = (Change(str(each), Strafe(each), each == action.afterburners) for each in range(1, most + 1))
        return Changes(words["ask-offer-afterburners"], tuple(uses))
    if isinstance(action, Heal):
        return Changes(words["ask-offer-crew"], tuple(_heals(asked, action, names)))
    if isinstance(action, Repair):
        return Changes(words["ask-offer-slots"], tuple(_repair_changes(asked, action, names)))
    return Changes()


def _heals(asked: TakeAction, action: Heal, names: Names) -> Iterator[Change]:
    """Yield the hurt crew; beyond the number of Habitats, a further one takes the place of the first."""
    ship = asked.ship
    most = COUNT[ship.working(HABITAT)]
    for token, state in enumerate(ship.crew):
        if state == HURT:
            is_on = token in action.tokens
            others = tuple(each for each in action.tokens if each != token)
            tokens = others if is_on else (*others, token)[-most:]
            yield Change(str(token + 1), Heal(tokens or action.tokens), is_on, names.token(ship.number, token))


def _repair_changes(asked: TakeAction, action: Repair, names: Names) -> Iterator[Change]:
    """Yield each crew token with each damaged slot; a token goes to one slot."""
    battle, ship = asked.battle, asked.ship
    for slot in (slot for slot in range(SLOTS) if may_be_repaired(ship, slot)):
        for token in range(len(ship.crew)):
            pair = (token, slot)
            is_on = pair in action.orders
            others = tuple(each for each in action.orders if each != pair and (is_on or each[0] != token))
            if battle.rules.repair_scope and not is_on:
                others = tuple(each for each in others if each[1] == slot)
            found = Repair(others if is_on else (*others, pair))
            if found.orders and not asked.refusals(found):
                yield Change(f"{token + 1} → {slot + 1}", found, is_on, names.sent(ship.number, token, slot))
