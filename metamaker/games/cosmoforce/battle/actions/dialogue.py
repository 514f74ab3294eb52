"""Questions for an action: the ship, the enemies, possible attacks; typed actions; names, relief, cooling, evasion."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from metamaker.core.amounts import rounded
from metamaker.core.display_names import signed
from metamaker.core.messages import Listing, Words
from metamaker.games.cosmoforce.battle.actions.attacks import STRAFE_DICE, is_no_evasion
from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.odds import attack_text, collision_text, heat_text, ram_text
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.actions.rules import may_be_repaired, may_burn, most_burn
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
from metamaker.games.cosmoforce.battle.wording.labels import (
    NUMBER,
    Prompt,
    Prompts,
    completed,
    number_in,
    ship_called,
    ship_question,
    tokens,
    tokens_outcome,
    typed_places,
    whole_numbers,
)
from metamaker.games.cosmoforce.battle.wording.names import Names, speed_text
from metamaker.games.cosmoforce.messages import message
from metamaker.games.cosmoforce.rules.chances import mean_effective
from metamaker.games.cosmoforce.rules.speed import HUNDRED, dice_at_speed, whole
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.grammar import ByHand

NOBODY = "none"

WEAPON_WORDS = {KINDS[kind].value: kind for kind in WEAPONS}

Read = Callable[[TakeAction, Sequence[str]], Action]


def read_action(asked: TakeAction, text: str) -> Action:
    """Return the typed action. Raises Unreadable."""
    verb, *rest = tokens(text)
    word = completed(verb, (*WEAPON_WORDS, *_READERS))
    if word in WEAPON_WORDS:
        return _attack(asked, WEAPON_WORDS[word], rest)
    return _READERS[word](asked, rest)


def _attack(asked: TakeAction, kind: int, rest: Sequence[str]) -> Attack:
    """Read the number of weapons, or their slots (`3+5`, `4+`), and the target, which is optional if there is one enemy."""
    ship = asked.ship
    words = list(rest)
    target = _target(asked, words)
    working = SLOTS_OF[ship.working(kind)]
    if len(words) > 1:
        raise Unreadable(message("refusal-read-attack", found=" ".join(rest)))
    if not words:
        return Attack(target, working)
    if "+" in words[0][1:]:
        return Attack(target, whole_numbers(words[0].removesuffix("+").split("+"), "slot"))
    count = number_in(words[0], "weapons")
    if not 1 <= count <= len(working):
        raise Unreadable(message("refusal-read-working", most=len(working), found=count))
    return Attack(target, working[:count])


def _target(asked: TakeAction, words: list[str]) -> int:
    """Take the target out of the words: the word that begins with a letter; without one, the only enemy."""
    for word in words:
        if word[0].isalpha():
            words.remove(word)
            return ship_called(asked.battle, word).number
    enemies = asked.battle.enemies(asked.ship)
    if len(enemies) != 1:
        signs = Names(asked.battle).signs
        raise Unreadable(message("refusal-read-target", example=signs[enemies[0].number]))
    return enemies[0].number


def _ram(asked: TakeAction, rest: Sequence[str]) -> Ram:
    words = list(rest)
    target = _target(asked, words)
    _nothing_more(words)
    return Ram(target)


def _burn(_asked: TakeAction, rest: Sequence[str]) -> Burn:
    if len(rest) != 1:
        raise Unreadable(message("refusal-read-burn"))
    return Burn(number_in(rest[0], "change"))


def _conserve(_asked: TakeAction, rest: Sequence[str]) -> Conserve:
    _nothing_more(rest[1:])
    return Conserve(number_in(rest[0], "dissipators")) if rest else Conserve()


def _heal(asked: TakeAction, rest: Sequence[str]) -> Heal:
    ship = asked.ship
    if list(rest) == [NOBODY]:
        return Heal(())
    if rest:
        return Heal(whole_numbers(rest, "token"))
    hurt = [token for token, state in enumerate(ship.crew) if state == HURT]
    return Heal(tuple(hurt[: COUNT[ship.working(HABITAT)]]))


def _repair(asked: TakeAction, rest: Sequence[str]) -> Repair:
    """Read slots, which get the next free token each, or pairs of token and slot: `2:5`."""
    ship = asked.ship
    able = [token for token in range(len(ship.crew)) if ship.can_repair(token, asked.battle.rules.hero_crew)]
    free = [token for token in able if ship.posts[token] == STANDBY]
    orders: list[tuple[int, int]] = []
    for word in rest:
        token_word, mark, slot_word = word.rpartition(":")
        (slot,) = whole_numbers([slot_word], "slot")
        if mark:
            (token,) = whole_numbers([token_word], "token")
        elif free:
            token = free[0]
        else:
            raise Unreadable(message("refusal-read-busy" if able else "refusal-read-nobody"))
        free = [each for each in free if each != token]
        orders.append((token, slot))
    if not orders:
        raise Unreadable(message("refusal-read-repair"))
    return Repair(tuple(orders))


def _strafe(asked: TakeAction, rest: Sequence[str]) -> Strafe:
    _nothing_more(rest[1:])
    return Strafe(number_in(rest[0], "afterburners") if rest else COUNT[asked.ship.working(AFTERBURNER)])


def _pass(_asked: TakeAction, rest: Sequence[str]) -> Pass:
    _nothing_more(rest)
    return Pass()


def _nothing_more(words: Sequence[str]) -> None:
    if words:
        raise Unreadable(message("refusal-read-more", found=" ".join(words)))


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
    """Return an action as a person would type it; empty for a pass."""
    signs = Names(asked.battle).signs
    if isinstance(action, Attack):
        kind = asked.ship.plan.kinds[action.slots[0]]
        working = SLOTS_OF[asked.ship.working(kind)]
        is_first = action.slots == working[: len(action.slots)]
        slots = "+".join(str(slot + 1) for slot in action.slots) + ("+" if len(action.slots) == 1 else "")
        which = str(len(action.slots)) if is_first else slots
        which = "" if action.slots == working else f" {which}"
        return f"{KINDS[kind].value}{which} {signs[action.target]}"
    if isinstance(action, Ram):
        return f"ram {signs[action.target]}"
    if isinstance(action, Burn):
        return f"burn {action.change:+}"
    if isinstance(action, Heal):
        return f"heal {typed_places(asked, action.tokens) or NOBODY}"
    if isinstance(action, Repair):
        return " ".join(["repair", *(f"{token + 1}:{slot + 1}" for token, slot in action.orders)])
    return _typed_other(action)


def _typed_other(action: Action) -> str:
    if isinstance(action, Conserve):
        return "conserve" if action.dissipators < 0 else f"conserve {action.dissipators}"
    return f"strafe {action.afterburners}" if isinstance(action, Strafe) else ""


ENEMIES_WEIGHED = 4
"""The largest number of enemies with shown chances of attacks. For others they are shown when the attack is typed."""


def ask_action(asked: TakeAction) -> Question:
    """Return the question for an action."""
    names, number = Names(asked.battle), asked.ship.number
    words = names.words
    word, hint = words["ask-action-word"], names.between((*_possible(asked), words["ask-action-empty"]))
    text = words.text("ask-action", left=asked.left)
    return Question(names.ship(number), text, tuple(_facts(asked, names)), hint, f"{names.signs[number]} {word}", word)


def _facts(asked: TakeAction, names: Names) -> Iterator[str]:
    battle, ship, words = asked.battle, asked.ship, names.words
    if battle.is_late():
        yield words["ask-late"]
    yield words.text("ask-own", numbers=numbers_text(battle, ship, names), systems=names.systems(ship))
    yield words.text("ask-next-heat", odds=heat_text(ship.heat - ship.sheds, words))
    crash = collision_text(battle, ship, ship.speed, words)
    if crash:
        yield crash
    enemies = battle.enemies(ship)
    for enemy in enemies:
        yield ship_text(battle, enemy, names)
    for kind in WEAPONS:
        count = COUNT[ship.working(kind)]
        for enemy in enemies[:ENEMIES_WEIGHED] if count and _may_fire(battle, ship, kind) else ():
            yield attack_text(asked, kind, count, enemy, names.signs[enemy.number], words)


def _may_fire(battle: Battle, ship: Ship, kind: int) -> bool:
    if battle.is_late():
        return False
    return not ship.used if battle.rules.attack_limit else not ship.used >> kind & 1


def numbers_text(battle: Battle, ship: Ship, names: Names) -> str:
    """Return mass, speed, thrust, heat and crew of a ship."""
    return names.words.text(
        "ask-numbers",
        mass=ship.plan.mass,
        speed=speed_text(ship.speed, names.words),
        thrust=ship.thrust,
        heat=ship.heat,
        crew=names.crew(ship),
        limited=battle.mass_limit(ship) == ship.plan.mass,
    )


def ship_text(battle: Battle, ship: Ship, names: Names) -> str:
    """Return a ship with its numbers and systems."""
    numbers = numbers_text(battle, ship, names)
    return names.words.text("ask-ship", ship=names.ship(ship.number), numbers=numbers, systems=names.systems(ship))


def _possible(asked: TakeAction) -> Iterator[str]:
    """Yield an example of each kind of action that is legal and useful now."""
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
    """Return the effect of a legal action, with its exact chances."""
    battle, ship, names = asked.battle, asked.ship, Names(asked.battle)
    words = names.words
    if isinstance(action, Attack):
        kind = ship.plan.kinds[action.slots[0]]
        return attack_text(asked, kind, len(action.slots), battle.ships[action.target], names.ship(action.target), words)
    if isinstance(action, Burn):
        return burn_text(battle, ship, action.change, words)
    if isinstance(action, Ram):
        odds = ram_text(whole(ship.speed) + 1, words)
        return words.text("ask-action-ram", target=names.ship(action.target), odds=odds)
    if isinstance(action, Repair):
        sent = [names.sent(ship.number, token, slot) for token, slot in action.orders]
        return words.text("ask-action-repair", sent=Listing(tuple(sent)))
    return _outcome_of_other(asked, action, words)


def burn_text(battle: Battle, ship: Ship, change: int, words: Words) -> str:
    """Return the speed and heat after a burn, ignoring ties, and the resulting collision."""
    speed = max(0, ship.speed + change * HUNDRED)
    heat, shown = ship.heat + ship.plan.size_mod, speed_text(speed, words)
    burn = words.text("ask-action-burn", change=signed(change), speed=shown, heat=heat)
    crash = collision_text(battle, ship, speed, words)
    return words.text("ask-action-burn-collides", burn=burn, collision=crash) if crash else burn


def is_weighty(asked: TakeAction, action: Action) -> bool:
    """Return whether dice are rolled for an action, now or for the resulting collision."""
    battle, ship = asked.battle, asked.ship
    if isinstance(action, Burn):
        return dice_at_speed(max(0, ship.speed + action.change * HUNDRED), ship.thrust, battle.rules) > 0
    return isinstance(action, Attack | Ram | Strafe) or (isinstance(action, Conserve) and bool(battle.rules.conserve))


def _outcome_of_other(asked: TakeAction, action: Action, words: Words) -> str:
    ship = asked.ship
    if isinstance(action, Conserve):
        count = ship.sheds if action.dissipators < 0 else action.dissipators
        if asked.battle.rules.conserve:
            return words.text("ask-action-conserve-dice", dice=count, mean=rounded(mean_effective(count), 2))
        return words.text("ask-action-conserve", shed=min(count, ship.heat), left=max(0, ship.heat - count))
    if isinstance(action, Heal):
        return words.text("ask-action-heal", count=len(action.tokens))
    if isinstance(action, Strafe):
        dice = STRAFE_DICE * action.afterburners
        return words.text("ask-action-strafe", dice=dice, mean=rounded(mean_effective(dice), 2))
    return words["ask-action-pass"] if isinstance(action, Pass) else ""


def ask_relief(asked: Relieve) -> Question:
    """Ask which crew goes back to Standby."""
    names = Names(asked.battle)
    return ship_question(asked, "relief", (names.members(asked.ship), names.systems(asked.ship)))


def read_relief(asked: Relieve, text: str) -> tuple[int, ...]:
    """Read tokens, or all those on slots."""
    if text.strip().lower() == "all":
        return tuple(token for token, post in enumerate(asked.ship.posts) if post != STANDBY)
    return whole_numbers(tokens(text), "token")


def ask_cooling(asked: Cool) -> Question:
    """Ask how much heat goes."""
    words, heat = Names(asked.battle).words, asked.ship.heat
    fact = words.text("ask-cooling-fact", heat=heat, odds=heat_text(heat, words))
    return ship_question(asked, "cooling", (fact,), most=asked.most)


def cooling_outcome(asked: Cool, number: int) -> str:
    """Return the remaining heat."""
    return Names(asked.battle).words.text("ask-cooling-outcome", shed=number, left=asked.ship.heat - number)


def ask_evasion(asked: EvadeRam) -> Question:
    """Ask whether a ship burns to evade a ram."""
    battle, ship, rammer, names = asked.battle, asked.ship, asked.rammer, Names(asked.battle)
    words, name = names.words, names.ship(rammer.number)
    facts = (
        words.text("ask-own-numbers", numbers=numbers_text(battle, ship, names)),
        words.text(
            "ask-evasion-fact",
            rammer=name,
            speed=speed_text(rammer.speed, words),
            mass=rammer.plan.mass,
            odds=ram_text(whole(rammer.speed) + 1, words),
        ),
    )
    return ship_question(asked, "evasion", facts, rammer=name, heat=ship.plan.size_mod, most=most_burn(battle, ship))


def read_evasion(_asked: EvadeRam, text: str) -> int | None:
    """Read a change of speed; `stay` for no evasion."""
    word = text.strip().lower().replace("−", "-")
    return None if word in {"stay", "no"} else number_in(word, "change")


def typed_evasion(_asked: EvadeRam, change: int | None) -> str:
    """Return a change of speed as a player would type it; empty for no evasion."""
    return "" if change is None else f"{change:+}"


def evasion_outcome(asked: EvadeRam, change: int | None) -> str:
    """Return the effect of an evasion, ignoring ties that need dice."""
    words = Names(asked.battle).words
    if change is None:
        return words["ask-evasion-stay"]
    burn = burn_text(asked.battle, asked.ship, change, words)
    return words.text("ask-evasion-outcome", burn=burn, end=evasion_end(asked, change))


def evasion_end(asked: EvadeRam, change: int) -> str:
    """Return the end of a burn before a ram: `away`, `hit`, or `dice` for a tie. Rules CF-RAM-02, -08, CF-SPD-09."""
    ship, rammer, rules = asked.ship, asked.rammer, asked.battle.rules
    speed = max(0, ship.speed + change * HUNDRED)
    if is_no_evasion(asked.battle, change):
        return "hit"
    if speed != rammer.speed:
        return "away" if speed > rammer.speed else "hit"
    if rules.equal_speed_is_level:
        return "away"
    if rules.tie_break or ship.plan.mass == rammer.plan.mass:
        return "dice"
    return "away" if ship.plan.mass < rammer.plan.mass else "hit"


def ask_names(asked: NameSystems) -> Question:
    """Ask for the systems that a Strafe Run names."""
    names, enemies = Names(asked.battle), asked.battle.enemies(asked.ship)
    facts = tuple(
        names.words.text("ask-names-ship", ship=names.ship(enemy.number), systems=names.systems(enemy)) for enemy in enemies
    )
    return ship_question(asked, "names", facts, count=asked.count, sign=names.signs[enemies[0].number])


def read_names(asked: NameSystems, text: str) -> tuple[tuple[int, int], ...]:
    """Read pairs of a ship and a slot: `b1:3`; `none` for none."""
    if text.strip().lower() == "none":
        return ()
    named = []
    for word in tokens(text):
        sign, mark, slot = word.partition(":")
        if not mark:
            raise Unreadable(message("refusal-read-pair", found=word))
        named.append((ship_called(asked.battle, sign).number, number_in(slot, "slot") - 1))
    return tuple(named)


def typed_names(asked: NameSystems, named: tuple[tuple[int, int], ...]) -> str:
    """Return pairs of a ship and a slot as a player would type them."""
    signs = Names(asked.battle).signs
    return " ".join(f"{signs[number]}:{slot + 1}" for number, slot in named) or "none"


def names_outcome(asked: NameSystems, named: tuple[tuple[int, int], ...]) -> str:
    """Return the named systems."""
    names = Names(asked.battle)
    systems = names.listed(names.slot_of(number, slot) for number, slot in named)
    return names.words.text("ask-names-outcome", systems=systems)


ACTION_HELP = tuple(f"ask-action-help-{part}" for part in ("weapons", "upkeep", "repair", "others", "short"))

PROMPTS: Prompts = {
    TakeAction: Prompt(ask_action, ByHand(read_action, typed_action), action_outcome, ACTION_HELP),
    Relieve: Prompt(ask_relief, ByHand(read_relief, typed_places), tokens_outcome("relief"), ("ask-relief-help",)),
    Cool: Prompt(ask_cooling, NUMBER, cooling_outcome, ("ask-cooling-help",)),
    EvadeRam: Prompt(ask_evasion, ByHand(read_evasion, typed_evasion), evasion_outcome, ("ask-evasion-help",)),
    NameSystems: Prompt(ask_names, ByHand(read_names, typed_names), names_outcome, ("ask-names-help",)),
}
