"""Prompts for combat of squadrons: their fire, and fire of 0 cm weapons at them."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.fire.prospects import defence_text, percent
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.starfighters import combat
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.flak import profile_on
from metamaker.games.metaverse.battle.starfighters.operations_dialogue import mission_text
from metamaker.games.metaverse.battle.starfighters.orders import FlakOrders, FlakShot, SquadronFireOrders, SquadronShot
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.labels import (
    ORDERS,
    anything,
    label,
    number,
    numbered,
    numbers,
    own,
    squadron,
    system,
)
from metamaker.games.metaverse.battle.wording.names import Names, called, squadron_signs, weapon_profile
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.grammar import Clauses, Context, Kind


def _prey(at: Context, word: str) -> str:
    flying = {sign.casefold(): key for key, sign in squadron_signs(at.asked.table).items()}
    if word in flying.values():
        return word
    return flying.get(word.casefold()) or anything(at.asked.table, word).key


def _all(at: Context) -> tuple[int, ...]:
    """Return the first weapons that a squadron may fire at its target, up to its maximum; none if it unloads."""
    asked, it = at.asked, at.asked.table.squadron(at.order["squadron"])
    if at.order.get("unloads"):
        return ()
    if isinstance(asked, DefendWithSquadrons):
        return tuple(asked.weapons(it)[: asked.most(it)])
    prey = combat.found(asked.table, at.order["target"])
    return () if prey is None else tuple(asked.weapons(it, prey)[: asked.most(it)])


SQUADRON_FIRE = Clauses(
    SquadronFireOrders,
    "squadron_fire",
    ORDERS.having(
        prey=Kind(_prey, label, "target"),
        weapon=ORDERS.kinds["place"]._replace(late=True, absent=_all),
    ),
    shots=(
        SquadronShot,
        "{squadron:squadron&} at {target:prey} [{arc:arc}] [surgical {system:target_system}] [unload {unloads=true}]"
        " [with {weapons:weapon+}]",
    ),
)


def _wing(at: Context, word: str) -> tuple[str, str]:
    """Return the mission of a squadron, empty if it has none, and the squadron. Raises Unreadable."""
    it = squadron(at.asked.table, word)
    mission = at.asked.table.mission_of(it)
    return "" if mission is None else mission.key, it.key


def _guns(at: Context, words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return tuple(system(own(at), word) for word in words), (at.order["named"],) * len(words)


FLAK = Clauses(
    FlakOrders,
    "defence",
    ORDERS.having(
        guns=Kind(_guns, lambda at, guns: numbers(own(at), guns[0]), "system", phrase=True, late=True),
        wing=Kind(_wing, lambda at, _: called(at.asked.table, at.order["squadrons"][0]), "squadron"),
    ),
    shots=(FlakShot, "{weapons,squadrons:guns} at {mission,named:wing} by {array:system}"),
)


def ask_squadron_fire(asked: FireSquadrons, names: Names) -> Question:
    """Return the question about fire of squadrons."""
    table = asked.table
    examples = [example for it in asked.able()[:1] for example in _examples(asked, it)]
    return question(
        asked,
        names,
        "squadrons",
        [line for it in asked.able() for line in _prospects(asked, it, names)],
        hint(asked, names, SQUADRON_FIRE, examples, "squadrons-nothing"),
        idle=not any(asked.prey(it) for it in asked.able()) or not table.missions,
        indirect="yes" if asked.indirect else "no",
    )


def _examples(asked: FireSquadrons, it: Squadron) -> Iterator[str]:
    sign = squadron_signs(asked.table)[it.key]
    for prey in asked.prey(it)[:2]:
        at = f"{sign} at {called(asked.table, prey.key)}"
        if not isinstance(prey, Vessel):
            yield at
            continue
        for arc in asked.arcs(it)[:1]:
            yield from [f"{at} {arc}"] if asked.weapons(it, prey) else []
            yield from [f"{at} {open_arc} unload" for open_arc in asked.unloads(it, prey)[:1]]
            yield from [f"{at} {arc} surgical {number(prey, each.plan.ref)}" for each in asked.systems(prey, arc)[:1]]


def _prospects(asked: FireSquadrons, it: Squadron, names: Names) -> Iterator[str]:
    """Describe a squadron with its weapons, then its targets with their defences."""
    places = dict.fromkeys([place for prey in asked.prey(it) for place in asked.weapons(it, prey)])
    arms = [f"{place + 1} {_arm(it, place, names)}" for place in places]
    yield names.text(
        "talk-squadrons-arms",
        sign=squadron_signs(asked.table)[it.key],
        type=it.plan.name,
        strength=it.strength,
        most=asked.most(it),
        weapons=names.clauses(arms),
    )
    for prey in asked.prey(it):
        if isinstance(prey, Vessel):
            for arc in asked.arcs(it):
                defence = defence_text(prey, ARC_WORDS.index(arc), names)
                sign, place = called(asked.table, prey.key), names.place(arc)
                yield names.text("talk-squadrons-ship", sign=sign, name=prey.name, arc=place, defence=defence)
        elif isinstance(prey, Squadron):
            sign, plan = called(asked.table, prey.key), prey.plan
            yield names.text("talk-squadrons-squadron", sign=sign, type=plan.name, strength=prey.strength, defence=plan.defence)
        else:
            yield names.text("talk-squadrons-salvo", sign=called(asked.table, prey.key), name=names.ship(prey.key))


def _arm(it: Squadron, place: int, names: Names) -> str:
    plan = it.plan.weapons[place].plan
    return f"{plan.name} ({weapon_profile(plan, names.words)})"


def squadron_fire_outcome(asked: FireSquadrons | DefendWithSquadrons, orders: SquadronFireOrders, names: Names) -> str:
    """Describe fire of squadrons."""
    told = []
    for shot in orders.shots:
        it = asked.table.squadron(shot.squadron)
        if it is None:
            continue
        told.append(
            names.text(
                "talk-squadrons-fires",
                squadron=called(asked.table, shot.squadron),
                target=called(asked.table, shot.target),
                weapons=names.listed(it.plan.weapons[place].plan.name for place in shot.weapons),
                attacked="yes" if shot.arc else "no",
                arc=names.word("arc", shot.arc),
                unloads="yes" if shot.unloads else "no",
                surgical="yes" if shot.system else "no",
                system=names.system(shot.target, shot.system),
            )
        )
    return names.clauses(told) or names.words["talk-squadrons-nothing"]


def ask_squadron_defence(asked: DefendWithSquadrons, names: Names) -> Question:
    """Return the question about fire of squadrons at salvos that strike."""
    signs = squadron_signs(asked.table)
    examples = [f"{signs[some[0]]} at {called(asked.table, key)}" for key, some in asked.salvos.items()]
    facts = [_struck(asked, key, some, names) for key, some in asked.salvos.items()]
    written = hint(asked, names, SQUADRON_FIRE, examples[:2], "squadrons-nothing")
    return question(asked, names, "squadron_defence", facts, written, prompt="squadrons")


def _struck(asked: DefendWithSquadrons, key: str, some: Sequence[str], names: Names) -> str:
    signs = squadron_signs(asked.table)
    able = names.listed(signs[each] for each in some)
    return names.text("talk-squadron_defence-salvo", sign=called(asked.table, key), name=names.ship(key), squadrons=able)


def ask_flak(asked: FireFlak, names: Names) -> Question:
    """Return the question about fire of 0 cm weapons at squadrons."""
    vessel, signs = asked.vessel, squadron_signs(asked.table)
    examples = [
        f"{number(vessel, weapon.plan.ref)} at {signs[mission.squadrons[0].key]} by {number(vessel, array.plan.ref)}"
        for mission in asked.missions()[:1]
        for weapon in asked.weapons(mission)[:1]
        for array in asked.arrays()[:1]
    ]
    written = hint(asked, names, FLAK, examples, "defend-nothing")
    return question(asked, names, "flak", _coming(asked, names), written, prompt="defend")


def _coming(asked: FireFlak, names: Names) -> Iterator[str]:
    vessel = asked.vessel
    for mission in asked.missions():
        yield mission_text(asked.table, mission, names)
        weapons = numbered(vessel, [weapon.plan.ref for weapon in asked.weapons(mission)], names)
        for array in asked.arrays():
            chance = percent(profile_on(vessel, array, mission, ""), names)
            guide = numbered(vessel, (array.plan.ref,), names)
            yield names.text("talk-defend-array", array=guide, weapons=weapons, chance=chance)


def flak_outcome(asked: FireFlak, orders: FlakOrders, names: Names) -> str:
    """Describe fire at squadrons."""
    vessel, told = asked.vessel, []
    for shot in orders.shots:
        mission = asked.table.mission(shot.mission)
        if mission is None:
            continue
        weapons, array = numbered(vessel, shot.weapons, names), numbered(vessel, (shot.array,), names)
        chance = percent(profile_on(vessel, vessel.system(shot.array), mission, shot.squadrons[0]), names)
        sign = names.listed(dict.fromkeys(called(asked.table, key) for key in shot.squadrons))
        told.append(names.text("talk-defend-fires", salvo=sign, weapons=weapons, array=array, chance=chance))
    return names.clauses(told) or names.words["talk-defend-nothing"]


PROMPTS: Prompts = {
    FireFlak: Prompt(ask_flak, FLAK, flak_outcome),
    FireSquadrons: Prompt(ask_squadron_fire, SQUADRON_FIRE, squadron_fire_outcome),
    DefendWithSquadrons: Prompt(ask_squadron_defence, SQUADRON_FIRE, squadron_fire_outcome),
}
