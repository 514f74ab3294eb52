"""Prompts for the interception of fire that has hit."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.fire.interception import screening_weapons
from metamaker.games.metaverse.battle.fire.orders import InterceptOrders, Screen, SquadronScreen
from metamaker.games.metaverse.battle.fire.prospects import percent
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, numbered
from metamaker.games.metaverse.battle.wording.names import Names, labels, squadron_signs
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.grammar import Clauses

SCREENS = Clauses(
    InterceptOrders,
    "intercept",
    ORDERS,
    screens=(Screen, "{weapons:system+} by {array:system}"),
    squadrons=(SquadronScreen, "{squadron:own_squadron} with {weapons:place+}"),
)


def ask_intercept(asked: InterceptFire, names: Names) -> Question:
    """Return the question about the interception of fire that has hit."""
    vessel, some = asked.table.by_key.get(asked.key), asked.threat.squadrons
    idle = not some and not any(asked.profile(array).faces for array in asked.arrays())
    signs = squadron_signs(asked.table)
    examples = [
        f"{number(vessel, ref)} by {number(vessel, array)}"
        for ref in asked.ready()[:1]
        for array in asked.arrays()[:1]
        if vessel is not None
    ]
    examples += [f"{signs[each.key]} with {screening_weapons(each)[0] + 1}" for each in some[:1]]
    facts = () if idle else _coming(asked, vessel, names)
    return question(asked, names, "intercept", facts, hint(asked, names, SCREENS, examples, "intercept-nothing"), idle=idle)


def _coming(asked: InterceptFire, vessel: Vessel | None, names: Names) -> Iterator[str]:
    sign, weapons = labels(asked.table)[asked.firer], names.arms(asked.firer, asked.weapons)
    target = "" if vessel is not None else names.ship(asked.threat.target.key)
    at = "yes" if target else "no"
    yield names.text("talk-intercept-coming", weapons=weapons, ship=sign, name=names.ship(asked.firer), at=at, target=target)
    if vessel is not None:
        for array in asked.arrays():
            chance = percent(asked.profile(array), names)
            yield names.text("talk-intercept-array", array=numbered(vessel, (array,), names), chance=chance)
    yield from (_weapons(asked, each, names) for each in asked.threat.squadrons)


def _weapons(asked: InterceptFire, it: Squadron, names: Names) -> str:
    """Describe the weapons with which a squadron can intercept, by their numbers to type, and the maximum number."""
    arms = [
        f"{place + 1} {it.plan.weapons[place].plan.name}" if names.typing else it.plan.weapons[place].plan.name
        for place in screening_weapons(it)
    ]
    sign, most = squadron_signs(asked.table)[it.key], asked.table.quality_of(it)
    return names.text("talk-intercept-squadron", sign=sign, type=it.plan.name, weapons=names.listed(arms), most=most)


def intercept_outcome(asked: InterceptFire, orders: InterceptOrders, names: Names) -> str:
    """Describe an interception."""
    told: list[str] = []
    vessel = asked.table.by_key.get(asked.key)
    for screen in orders.screens:
        if vessel is not None:
            weapons, array = numbered(vessel, screen.weapons, names), numbered(vessel, (screen.array,), names)
            chance = percent(asked.profile(screen.array), names)
            told.append(names.text("talk-intercept-fires", weapons=weapons, array=array, chance=chance))
    for it, places in asked.squadrons(orders):
        arms = names.listed(it.plan.weapons[place].plan.name for place in places)
        told.append(names.text("talk-intercept-flies", squadron=squadron_signs(asked.table)[it.key], weapons=arms))
    return names.clauses(told) or names.words["talk-intercept-nothing"]


PROMPTS: Prompts = {InterceptFire: Prompt(ask_intercept, SCREENS, intercept_outcome)}
