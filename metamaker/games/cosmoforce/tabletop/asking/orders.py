"""Actions as people type them: `laser 2 b1`, `burn +2`, `conserve`, `heal 1`, `ram b1`, `repair 3 3 5`, `strafe`, `pass`."""

from collections.abc import Callable, Mapping, Sequence

from metamaker.fighting import Unreadable
from metamaker.games.cosmoforce.battle.decisions.answers import Action, Attack, Burn, Conserve, Heal, Pass, Ram, Repair, Strafe
from metamaker.games.cosmoforce.battle.decisions.turns import TakeAction
from metamaker.games.cosmoforce.battle.state.plan import AFTERBURNER, COUNT, HABITAT, KINDS, SLOTS_OF, WEAPONS
from metamaker.games.cosmoforce.battle.state.ship import HURT, STANDBY
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.tabletop.asking.signs import completed, number_in, ship_called, tokens, whole_numbers

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
