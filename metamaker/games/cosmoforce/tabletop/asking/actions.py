"""The question for an action: the own ship, the enemies, what each weapon may do; and what an answer means."""

from collections.abc import Iterator

from metamaker.fighting import Question
from metamaker.games.cosmoforce.battle.decisions.answers import Action, Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.decisions.legality import may_be_repaired, may_burn
from metamaker.games.cosmoforce.battle.decisions.turns import TakeAction
from metamaker.games.cosmoforce.battle.state.battle import Battle
from metamaker.games.cosmoforce.battle.state.plan import AFTERBURNER, COUNT, HABITAT, KINDS, SLOTS, WEAPONS
from metamaker.games.cosmoforce.battle.state.ship import HURT, Ship
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import counted, listed, signed, speed_text
from metamaker.games.cosmoforce.battle.story.standing import crew_text, systems_text
from metamaker.games.cosmoforce.rules.speed import HUNDRED, whole
from metamaker.games.cosmoforce.tabletop.asking.odds import attack_text, heat_text, ram_text, sum_text

ENEMIES_WEIGHED = 4
"""Chances of attacks are shown for so many enemies; those on the others when the attack is typed."""

ACTION_HELP = (
    "laser, missile, railgun, hangar: all that work at the only enemy; missile 2 B1: two of them at B1; missile 3+5 B1: slots",
    "burn +2, burn -1: change speed, for heat; conserve: shed heat; heal: make hurt crew ready; heal 2: this token",
    "repair 3 3 5: free crew to these slots, one for each number; repair 2:5: crew 2 to slot 5",
    "ram B1: ram, if the game has it; strafe: name systems, if the game has it; pass, or an empty line: no action",
    "words may be cut short: m 2 b1",
)


def ask_action(asked: TakeAction) -> Question:
    """Return the question for an action."""
    ship = asked.ship
    name = Names(asked.battle).ship(ship.number)
    text = "the last action of this turn" if asked.left == 1 else f"an action, {asked.left} are left"
    prompt = f"{Names(asked.battle).signs[ship.number]} action"
    hint = "; ".join((*_possible(asked), "empty: pass"))
    return Question(name, text, tuple(_facts(asked)), hint, prompt, "action")


def _facts(asked: TakeAction) -> Iterator[str]:
    battle, ship = asked.battle, asked.ship
    names = Names(battle)
    if battle.is_late():
        yield "the time limit is over: only ram, burn and pass are left (CF-ELIM-06)"
    yield f"own: {numbers_text(battle, ship)}; {systems_text(ship)}"
    yield f"at the next roll, with the heat of now: {heat_text(ship.heat - ship.sheds)}"
    enemies = battle.enemies(ship)
    for enemy in enemies:
        yield f"{names.ship(enemy.number)}: {numbers_text(battle, enemy)}; {systems_text(enemy)}"
    for kind in WEAPONS:
        count = COUNT[ship.working(kind)]
        for enemy in enemies[:ENEMIES_WEIGHED] if count and _may_fire(battle, ship, kind) else ():
            yield attack_text(battle, ship, kind, count, enemy, names.signs[enemy.number])


def _may_fire(battle: Battle, ship: Ship, kind: int) -> bool:
    if battle.is_late():
        return False
    return not ship.used if battle.rules.attack_limit else not ship.used >> kind & 1


def numbers_text(battle: Battle, ship: Ship) -> str:
    """Return mass, speed, thrust, heat and crew of a ship."""
    numbers = f"mass {ship.plan.mass}, speed {speed_text(ship.speed)}, thrust {ship.thrust}, heat {ship.heat}"
    adrift = "" if battle.mass_limit(ship) == ship.plan.mass else ", no mass limit for hits"
    return f"{numbers}, crew {crew_text(ship)}{adrift}"


def _possible(asked: TakeAction) -> Iterator[str]:
    """Yield an example of each kind of action that is legal now, and of use."""
    battle, ship = asked.battle, asked.ship
    enemy = Names(battle).signs[battle.enemies(ship)[0].number]
    for kind in WEAPONS:
        if ship.working(kind) and _may_fire(battle, ship, kind):
            yield f"{KINDS[kind].value} {enemy}"
    hurt = ship.crew.count(HURT)
    damaged = [slot for slot in range(SLOTS) if may_be_repaired(ship, slot)]
    able = any(ship.can_repair(token, battle.rules.hero_crew) for token in range(len(ship.crew)))
    examples: tuple[tuple[str, Action, bool], ...] = (
        ("burn +1", Burn(1), may_burn(battle, ship)),
        ("conserve", Conserve(), bool(ship.heat and ship.sheds)),
        ("heal", Heal(()), bool(hurt and ship.working(HABITAT))),
        (f"repair {damaged[0] + 1 if damaged else 1}", Repair(()), bool(damaged) and able),
        (f"ram {enemy}", Ram(battle.enemies(ship)[0].number), battle.rules.ram),
        ("strafe", Strafe(1), bool(ship.working(AFTERBURNER)) and battle.rules.strafe_run),
    )
    for text, action, is_of_use in examples:
        if is_of_use and not asked.refusals(action):
            yield text


def action_outcome(asked: TakeAction, action: Action) -> str:
    """Return what a legal action means, with the exact chances of it."""
    battle, ship, names = asked.battle, asked.ship, Names(asked.battle)
    if isinstance(action, Attack):
        target = battle.ships[action.target]
        kind = ship.plan.kinds[action.slots[0]]
        return attack_text(battle, ship, kind, len(action.slots), target, names.ship(target.number))
    if isinstance(action, Burn):
        return burn_text(ship, action.change)
    if isinstance(action, Ram):
        return f"rams {names.ship(action.target)}, which may burn to evade; {ram_text(whole(ship.speed) + 1)}"
    if isinstance(action, Repair):
        sent = listed(f"{names.token(ship.number, token)} to {names.slot(ship.number, slot)}" for token, slot in action.orders)
        return f"sends {sent}; a mark each comes off at the start of the next turn"
    return _outcome_of_other(asked, action)


def burn_text(ship: Ship, change: int) -> str:
    """Return what a burn makes of speed and heat, ties apart."""
    speed = max(0, ship.speed + change * HUNDRED)
    heat = ship.heat + ship.plan.size_mod
    return f"burns {signed(change)}: speed {speed_text(speed)}, heat {heat}"


def _outcome_of_other(asked: TakeAction, action: Action) -> str:
    ship = asked.ship
    if isinstance(action, Conserve):
        count = ship.sheds if action.dissipators < 0 else action.dissipators
        if asked.battle.rules.conserve:
            return f"rolls to shed heat, {sum_text(count, 'heat')}"
        return f"sheds {min(count, ship.heat)} heat, {max(0, ship.heat - count)} is left"
    if isinstance(action, Heal):
        return f"makes {counted(len(action.tokens), 'hurt token')} ready"
    if isinstance(action, Strafe):
        return f"makes a Strafe Run for a heat, {sum_text(2 * action.afterburners, 'systems to name')}"
    return "passes" if isinstance(action, Pass) else ""
