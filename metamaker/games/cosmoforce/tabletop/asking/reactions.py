"""The questions of what happens to a ship: where damage goes, who is harmed, who goes where, whether to evade."""

from typing import Any

from metamaker.fighting import Question, Unreadable
from metamaker.games.cosmoforce.battle.decisions.decision import Decision
from metamaker.games.cosmoforce.battle.decisions.reactions import EvadeRam, HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.decisions.turns import Cool, NameSystems, Relieve
from metamaker.games.cosmoforce.battle.state.plan import COUNT, HABITAT, MISSILE, SLOTS_OF
from metamaker.games.cosmoforce.battle.state.ship import HURT, KILLED, STANDBY, Ship
from metamaker.games.cosmoforce.battle.story.names import Names
from metamaker.games.cosmoforce.battle.story.phrases import counted, listed, speed_text
from metamaker.games.cosmoforce.battle.story.standing import slot_text, systems_text
from metamaker.games.cosmoforce.rules.speed import whole
from metamaker.games.cosmoforce.tabletop.asking.actions import burn_text, numbers_text
from metamaker.games.cosmoforce.tabletop.asking.odds import heat_text, ram_text
from metamaker.games.cosmoforce.tabletop.asking.signs import number_in, ship_called, tokens, whole_numbers

AS_PLAIN = "empty: as the plain captain would"


def _question(asked: Decision, text: str, facts: tuple[str, ...], hint: str, word: str) -> Question:
    """Return a question to the owner of a ship; `word` says what kind it is, and is asked once."""
    names = Names(asked.battle)
    of, prompt = names.ship(asked.ship.number), f"{names.signs[asked.ship.number]} {word}"
    return Question(of, text, facts, hint, prompt, word, asks_again=False)


def ask_damage(asked: PlaceDamage) -> Question:
    """Ask where damage goes."""
    ship = asked.ship
    boxes = [
        f"{slot + 1} {slot_text(ship, slot)}, {counted(ship.plan.boxes[slot] - ship.marks[slot], 'box', 'boxes')} free"
        for slot in SLOTS_OF[ship.open_slots()]
    ]
    facts = ("; ".join(boxes), f"{counted(COUNT[ship.whole], 'system')} without a mark: with the last of them the ship is lost")
    first = SLOTS_OF[ship.open_slots()][0] + 1
    several = f"slots, one for each point: {first} {first}; fewer than are due, and the rest is asked again"
    hint = f"{several if asked.points > 1 else f'a slot: {first}'}; {AS_PLAIN}"
    return _question(asked, f"where does the damage go? {counted(asked.points, 'point')}", facts, hint, "damage")


def damage_outcome(asked: PlaceDamage, slots: tuple[int, ...]) -> str:
    """Return what marks in these slots lead to."""
    ship, names = asked.ship, Names(asked.battle)
    told = [f"a mark on {names.slot(ship.number, slot)}{_consequence(asked, slot, slots)}" for slot in dict.fromkeys(slots)]
    marked = sum(1 << slot for slot in set(slots))
    lost = "; no system is without a mark then: the ship is lost" if not ship.whole & ~marked else ""
    return f"{listed(told)}{lost}"


def _consequence(asked: PlaceDamage, slot: int, slots: tuple[int, ...]) -> str:
    ship, rules = asked.ship, asked.battle.rules
    count = slots.count(slot)
    found = [f" ({count} times)"] if count > 1 else []
    if ship.marks[slot] + count >= ship.plan.boxes[slot]:
        found.append(", which destroys it")
        if ship.plan.kinds[slot] == HABITAT and rules.habitat_loss_kills:
            found.append(" and kills crew without a place")
    if ship.plan.kinds[slot] == MISSILE and rules.missile_detonation and not ship.spent >> slot & 1:
        found.append(", which detonates: 2 damage more for each mark")
    if ship.manned >> slot & 1 and rules.crew_hurt_by_system_damage:
        found.append(", which harms the crew there")
    return "".join(found)


def ask_harm(asked: HarmCrew) -> Question:
    """Ask who of the crew is harmed."""
    text = f"who of the crew is harmed? {counted(asked.count, 'time')}"
    twice = "; the same twice: 1 1" if asked.count > 1 else ""
    hint = f"{_who(asked.count)}{twice}; {AS_PLAIN}"
    return _question(asked, text, (crew_listed(asked.ship, Names(asked.battle)),), hint, "harm")


def _who(count: int) -> str:
    return "crew by number: 1 2" if count > 1 else "crew by number: 1"


def ask_surplus(asked: KillSurplus) -> Question:
    """Ask who dies with a Habitat."""
    text = f"who dies with the Habitat? {asked.count} of the crew"
    hint = f"{_who(asked.count)}; {AS_PLAIN}"
    return _question(asked, text, (crew_listed(asked.ship, Names(asked.battle)),), hint, "loss")


def crew_listed(ship: Ship, names: Names) -> str:
    """Return the living crew with state and place."""
    states = {HURT: "hurt"}
    told = [
        f"{names.token(ship.number, token)} {states.get(state, 'ready')}"
        + ("" if ship.posts[token] == STANDBY else f" on {names.slot(ship.number, ship.posts[token])}")
        for token, state in enumerate(ship.crew)
        if state != KILLED
    ]
    return ", ".join(told)


def ask_relief(asked: Relieve) -> Question:
    """Ask who goes back to Standby."""
    facts = (crew_listed(asked.ship, Names(asked.battle)), systems_text(asked.ship))
    hint = "all, or crew by number: 1 2; empty: all stay"
    return _question(asked, "which crew goes back to Standby?", facts, hint, "relief")


def read_relief(asked: Relieve, text: str) -> tuple[int, ...]:
    """Read tokens, or all who stand on slots."""
    if text.strip().lower() == "all":
        return tuple(token for token, post in enumerate(asked.ship.posts) if post != STANDBY)
    return read_tokens(asked, text)


def read_slots(_asked: Any, text: str) -> tuple[int, ...]:
    """Read numbers of slots."""
    return whole_numbers(tokens(text), "the number of a slot")


def read_tokens(_asked: Any, text: str) -> tuple[int, ...]:
    """Read numbers of crew tokens."""
    return whole_numbers(tokens(text), "the number of a crew token")


def read_number(_asked: Any, text: str) -> int:
    """Read one number."""
    return number_in(text.strip(), "a whole number")


def tokens_outcome(asked: Any, chosen: tuple[int, ...], verb: str) -> str:
    """Return who is meant."""
    names = Names(asked.battle)
    return f"{verb}: {listed(names.token(asked.ship.number, token) for token in chosen)}" if chosen else f"{verb}: nobody"


def ask_cooling(asked: Cool) -> Question:
    """Ask how much heat goes."""
    facts = (f"heat {asked.ship.heat}; {heat_text(asked.ship.heat)}",)
    return _question(asked, "how much heat is shed?", facts, f"0 to {asked.most}; empty: {asked.most}", "cooling")


def ask_heat(asked: SufferHeat) -> Question:
    """Ask how many dice damage systems in place of crew."""
    facts = (crew_listed(asked.ship, Names(asked.battle)), systems_text(asked.ship))
    hint = f"0 to {asked.count}; empty: 0"
    return _question(asked, f"of {asked.count} harms by heat, how many damage systems in place of crew?", facts, hint, "heat")


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
    return _question(asked, f"{name} rams: evade by a burn?", facts, hint, "evasion")


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
    return _question(asked, f"which systems are named? {asked.count} at most", facts, hint, "names")


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
