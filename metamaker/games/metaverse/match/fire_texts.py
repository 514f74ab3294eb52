"""Sentences about fire: the reason why a weapon cannot fire, and the expected effect of fire orders."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.aim import exposed_section, sight
from metamaker.games.metaverse.battle.fire.arms import loaded, may_fire
from metamaker.games.metaverse.battle.fire.dialogue import fire_outcome
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Mode
from metamaker.games.metaverse.battle.places import SECTIONS
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, EXPENDED, UNPOWERED, System, Vessel
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.fire_odds import fatal, percentage, surgical_chance, tenths
from metamaker.games.metaverse.match.gunnery import Gunnery
from metamaker.games.metaverse.model.words import RateOfFire

_STATES = ((DESTROYED, "destroyed"), (EXPENDED, "expended"), (DISABLED, "disabled"), (UNPOWERED, "unpowered"))


def why_silent(guns: Gunnery, weapon: System, names: Names) -> str:
    """Return why a weapon cannot fire at a ship now, in one sentence; empty if it can."""
    asked, plan = guns.asked, weapon.plan.weapon
    if plan is None or guns.targets(weapon.plan.ref):
        return ""
    state = next((word for flag, word in _STATES if weapon.flags & flag), "")
    if state or not weapon.works:
        return names.words[f"talk-silent-{state or 'off'}"]
    if not loaded(weapon, asked.table.turn):
        again = weapon.fired + (2 if plan.definition.rate_of_fire is RateOfFire.LIMITED else 1)
        return names.text("talk-silent-fired", turn=again)
    if not may_fire(asked.vessel):
        return names.words["talk-silent-cloaked" if asked.vessel.cloaked else "talk-silent-bridge"]
    if not guns.arrays:
        return names.words["talk-silent-array"]
    if not plan.at_starships:
        return names.words["talk-silent-starships"]
    if not guns.ships and plan.direct:
        return names.words["talk-silent-reach"]
    return names.words["talk-silent-arc" if plan.direct else "talk-silent-launch"]


def fire_sentence(guns: Gunnery, orders: FireOrders, names: Names) -> str:
    """Describe fire orders: the expected boxes and likely losses of each target, then all other actions."""
    rest = orders._replace(attacks=tuple(each for each in orders.attacks if each.lender or each.target not in guns.ships))
    told = [text for each in orders.attacks if each not in rest.attacks for text in _attack(guns, each, names)]
    if rest != FireOrders(kept=orders.kept) or not told:
        told.append(fire_outcome(guns.asked, rest, names) if told else fire_outcome(guns.asked, orders, names))
    return names.clauses(told)


def _attack(guns: Gunnery, attack: Attack, names: Names) -> Iterator[str]:
    asked, target = guns.asked, guns.ships[attack.target]
    array = next((each for each in guns.arrays if each.plan.ref == attack.array), None)
    if array is None:
        return
    orders = FireOrders((attack,))
    found = [guns.prospect(orders, ref, attack.target) for ref in attack.weapons]
    boxes = sum(each.boxes for each in found if each is not None)
    weapons = [asked.vessel.system(ref) for ref in attack.weapons]
    yield names.text(
        "talk-fire-sum",
        count=len(weapons),
        weapon=names.system(asked.vessel.key, attack.weapons[0]),
        target=names.ship(target.key),
        mode=attack.mode.value,
        boxes=tenths(boxes, names.words),
        losses="".join(_losses(guns, attack, array, weapons, names)),
    )


def _losses(guns: Gunnery, attack: Attack, array: System, weapons: Sequence[System], names: Names) -> Iterator[str]:
    """Yield the chances of losses of the target that matter: its named system, its exposed section, the ship itself."""
    asked, target = guns.asked, guns.ships[attack.target]
    if attack.mode is Mode.SURGICAL and attack.system:
        struck = percentage(surgical_chance(asked, array, weapons[0], target))
        yield names.text("talk-fire-sum-system", system=names.system(target.key, attack.system), percent=struck)
    chance = fatal(asked, array, weapons, target, attack.mode)
    if percentage(chance.section):
        place = names.place(SECTIONS[exposed_section(target, sight(asked.vessel, target).struck)])
        yield names.text("talk-fire-sum-section", place=place, percent=percentage(chance.section))
    if percentage(chance.ship):
        yield names.text("talk-fire-sum-ship", percent=percentage(chance.ship))


def class_of(vessel: Vessel) -> str:
    """Return the name of the class of a ship."""
    return vessel.blueprint.design.ship.name
