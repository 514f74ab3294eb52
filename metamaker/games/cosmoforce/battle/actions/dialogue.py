"""Asking for an action: the own ship, the enemies, what weapons may do; typed actions; names, relief, cooling, evasion."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from metamaker.core.naming import counted, listed, signed
from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.odds import attack_text
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.actions.rules import may_be_repaired, may_burn
from metamaker.games.cosmoforce.battle.state import (
    AFTERBURNER,
    COUNT,
    HABITAT,
    HURT,
    KINDS,
    SLOTS,
    SLOTS_OF,
    STANDBY,
    WEAPONS,
    Battle,
    Ship,
)
from metamaker.games.cosmoforce.battle.telling.names import Names, crew_text, systems_text
from metamaker.games.cosmoforce.battle.telling.odds import heat_text, ram_text, sum_text
from metamaker.games.cosmoforce.battle.telling.phrases import speed_text
from metamaker.games.cosmoforce.battle.telling.signs import (
    AS_PLAIN,
    completed,
    crew_listed,
    number_in,
    read_number,
    read_tokens,
    ship_called,
    ship_question,
    tokens,
    whole_numbers,
)
from metamaker.games.cosmoforce.rules.speed import HUNDRED, whole
from metamaker.play.dialogue import Question, Unreadable

WEAPON_WORDS = {KINDS[kind].value: kind for kind in WEAPONS}

Read = Callable[[TakeAction, Sequence[str]], Action]


def read_action(asked: TakeAction, text: str) -> Action:
    """Return the action that a person typed. Raises Unreadable."""
    verb, *rest = tokens(text)
    word = completed(verb, (*WEAPON_WORDS, *_READERS))
    if word in WEAPON_WORDS:
        return _attack(asked, WEAPON_WORDS[word], rest)
    return _READERS[word](asked, rest)


def _attack(asked: TakeAction, kind: int, rest: Sequence[str]) -> Attack:
    """Read how many weapons, or which slots (`3+5`), and the target, which may be left out if there is one enemy."""
    ship = asked.ship
    words = list(rest)
    target = _target(asked, words)
    working = SLOTS_OF[ship.working(kind)]
    if len(words) > 1:
        raise Unreadable(f"a number of weapons and a target was expected, found “{' '.join(rest)}”")
    if not words:
        return Attack(target, working)
    if "+" in words[0][1:]:
        return Attack(target, whole_numbers(words[0].split("+"), "the number of a slot"))
    count = number_in(words[0], "a number of weapons")
    if not 1 <= count <= len(working):
        raise Unreadable(f"a number from 1 to {len(working)} was expected, as so many work, found {count}")
    return Attack(target, working[:count])


def _target(asked: TakeAction, words: list[str]) -> int:
    """Take the target out of the words: the one that begins with a letter; the only enemy if there is none."""
    for word in words:
        if word[0].isalpha():
            words.remove(word)
            return ship_called(asked.battle, word).number
    enemies = asked.battle.enemies(asked.ship)
    if len(enemies) != 1:
        signs = Names(asked.battle).signs
        raise Unreadable(f"a target was expected, such as {signs[enemies[0].number]}")
    return enemies[0].number


def _ram(asked: TakeAction, rest: Sequence[str]) -> Ram:
    words = list(rest)
    target = _target(asked, words)
    _nothing_more(words)
    return Ram(target)


def _burn(_asked: TakeAction, rest: Sequence[str]) -> Burn:
    if len(rest) != 1:
        raise Unreadable("one change of speed was expected, such as burn +1")
    return Burn(number_in(rest[0], "a change of speed"))


def _conserve(_asked: TakeAction, rest: Sequence[str]) -> Conserve:
    _nothing_more(rest[1:])
    return Conserve(number_in(rest[0], "a number of Dissipators")) if rest else Conserve()


def _heal(asked: TakeAction, rest: Sequence[str]) -> Heal:
    ship = asked.ship
    if rest:
        return Heal(whole_numbers(rest, "the number of a crew token"))
    hurt = [token for token, state in enumerate(ship.crew) if state == HURT]
    return Heal(tuple(hurt[: COUNT[ship.working(HABITAT)]]))


def _repair(asked: TakeAction, rest: Sequence[str]) -> Repair:
    """Read slots, for each of which the next free token goes, or pairs of token and slot: `2:5`."""
    ship = asked.ship
    able = [token for token in range(len(ship.crew)) if ship.can_repair(token, asked.battle.rules.hero_crew)]
    free = [token for token in able if ship.posts[token] == STANDBY]
    orders: list[tuple[int, int]] = []
    for word in rest:
        token_word, mark, slot_word = word.rpartition(":")
        (slot,) = whole_numbers([slot_word], "the number of a slot")
        if mark:
            (token,) = whole_numbers([token_word], "the number of a crew token")
        elif free:
            token = free[0]
        else:
            raise Unreadable(_no_more_crew(able))
        free = [each for each in free if each != token]
        orders.append((token, slot))
    if not orders:
        raise Unreadable("the number of a slot was expected, such as repair 3")
    return Repair(tuple(orders))


def _no_more_crew(able: Sequence[int]) -> str:
    """Return why no token goes to a slot: nobody can repair, or all who can have a slot already."""
    if not able:
        return "ready crew was expected, and none is; heal makes hurt crew ready"
    return "more ready crew was expected in Standby; crew on a slot is moved by its number, such as 2:5"


def _strafe(asked: TakeAction, rest: Sequence[str]) -> Strafe:
    _nothing_more(rest[1:])
    return Strafe(number_in(rest[0], "a number of Afterburners") if rest else COUNT[asked.ship.working(AFTERBURNER)])


def _pass(_asked: TakeAction, rest: Sequence[str]) -> Pass:
    _nothing_more(rest)
    return Pass()


def _nothing_more(words: Sequence[str]) -> None:
    if words:
        raise Unreadable(f"nothing more was expected, found “{' '.join(words)}”")


_READERS: Mapping[str, Read] = {
    "burn": _burn,
    "conserve": _conserve,
    "heal": _heal,
    "pass": _pass,
    "ram": _ram,
    "repair": _repair,
    "strafe": _strafe,
}


def typed_action(asked: TakeAction, action: Action) -> str:
    """Return an action as a person would type it; nothing for a pass."""
    signs = Names(asked.battle).signs
    if isinstance(action, Attack):
        kind = asked.ship.plan.kinds[action.slots[0]]
        working = SLOTS_OF[asked.ship.working(kind)]
        is_first = action.slots == working[: len(action.slots)]
        which = str(len(action.slots)) if is_first else "+".join(str(slot + 1) for slot in action.slots)
        which = "" if action.slots == working else f" {which}"
        return f"{KINDS[kind].value}{which} {signs[action.target]}"
    if isinstance(action, Ram):
        return f"ram {signs[action.target]}"
    if isinstance(action, Burn):
        return f"burn {action.change:+}"
    if isinstance(action, Heal):
        return " ".join(["heal", *(str(token + 1) for token in action.tokens)])
    if isinstance(action, Repair):
        return " ".join(["repair", *(f"{token + 1}:{slot + 1}" for token, slot in action.orders)])
    return _typed_other(action)


def _typed_other(action: Action) -> str:
    if isinstance(action, Conserve):
        return "conserve" if action.dissipators < 0 else f"conserve {action.dissipators}"
    return f"strafe {action.afterburners}" if isinstance(action, Strafe) else ""


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


def ask_relief(asked: Relieve) -> Question:
    """Ask who goes back to Standby."""
    facts = (crew_listed(asked.ship, Names(asked.battle)), systems_text(asked.ship))
    hint = "all, or crew by number: 1 2; empty: all stay"
    return ship_question(asked, "which crew goes back to Standby?", facts, hint, "relief")


def read_relief(asked: Relieve, text: str) -> tuple[int, ...]:
    """Read tokens, or all who stand on slots."""
    if text.strip().lower() == "all":
        return tuple(token for token, post in enumerate(asked.ship.posts) if post != STANDBY)
    return read_tokens(asked, text)


def ask_cooling(asked: Cool) -> Question:
    """Ask how much heat goes."""
    facts = (f"heat {asked.ship.heat}; {heat_text(asked.ship.heat)}",)
    return ship_question(asked, "how much heat is shed?", facts, f"0 to {asked.most}; empty: {asked.most}", "cooling")


def ask_evasion(asked: EvadeRam) -> Question:
    """Ask whether a ship burns to evade a ram."""
    battle, rammer = asked.battle, asked.rammer
    name = Names(battle).ship(rammer.number)
    facts = (
        f"own: {numbers_text(battle, asked.ship)}",
        f"{name}: speed {speed_text(rammer.speed)}, mass {rammer.plan.mass}; {ram_text(whole(rammer.speed) + 1)}",
    )
    most = asked.ship.thrust + battle.rules.burn_bonus
    burn = f"a burn for {asked.ship.plan.size_mod} heat, speed changed by {most} at most: +{most}"
    hint = f"{burn}; who ranks faster then gets away; empty: stay"
    return ship_question(asked, f"{name} rams: evade by a burn?", facts, hint, "evasion")


def read_evasion(asked: EvadeRam, text: str) -> int | None:
    """Read a change of speed; `stay` for no evasion."""
    return None if text.strip().lower() in {"stay", "no"} else read_number(asked, text.replace("−", "-"))


def evasion_outcome(asked: EvadeRam, change: int | None) -> str:
    """Return what an evasion comes to, ties that need dice apart."""
    if change is None:
        return "stays, and is hit"
    ship, rammer = asked.ship, asked.rammer
    speed = max(0, ship.speed + change * 100)
    if speed == rammer.speed and (asked.battle.rules.tie_break or ship.plan.mass == rammer.plan.mass):
        end = "dice tell who is faster"
    else:
        is_away = speed > rammer.speed or (speed == rammer.speed and ship.plan.mass < rammer.plan.mass)
        end = "gets away" if is_away else "is hit all the same"
    return f"{burn_text(ship, change)}; {end}"


def ask_names(asked: NameSystems) -> Question:
    """Ask which systems a Strafe Run names."""
    names = Names(asked.battle)
    enemies = asked.battle.enemies(asked.ship)
    facts = tuple(f"{names.ship(enemy.number)}: {systems_text(enemy)}" for enemy in enemies)
    sign = names.signs[enemies[0].number]
    hint = f"ships and slots: {sign}:1 {sign}:2; {AS_PLAIN}"
    return ship_question(asked, f"which systems are named? {asked.count} at most", facts, hint, "names")


def read_names(asked: NameSystems, text: str) -> tuple[tuple[int, int], ...]:
    """Read pairs of a ship and a slot: `b1:3`; `none` for none."""
    if text.strip().lower() == "none":
        return ()
    named = []
    for word in tokens(text):
        sign, mark, slot = word.partition(":")
        if not mark:
            raise Unreadable(f"a ship and a slot were expected, such as B1:3, found “{word}”")
        named.append((ship_called(asked.battle, sign).number, number_in(slot, "the number of a slot") - 1))
    return tuple(named)


def names_outcome(asked: NameSystems, named: tuple[tuple[int, int], ...]) -> str:
    """Return which systems are named."""
    names = Names(asked.battle)
    return f"names {listed(f'{names.slot(number, slot)} of {names.ship(number)}' for number, slot in named)}"
