"""Asking what squadrons fire at, and 0 cm weapons at squadrons; typed orders read, and told back."""

from collections.abc import Iterator, Sequence

from metamaker.games.metaverse.battle.fire.prospects import defence_text, percent
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.starfighters import combat
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.flak import profile_on
from metamaker.games.metaverse.battle.starfighters.operations_dialogue import mission_text
from metamaker.games.metaverse.battle.starfighters.orders import FlakOrders, FlakShot, SquadronFireOrders, SquadronShot
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import WING, Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.telling.names import Names, called, labels, squadron_signs, weapon_profile
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import (
    anything,
    clauses,
    cut,
    empty,
    hint,
    number,
    numbered,
    numbers,
    shown,
    squadron,
    system,
    whole,
)
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable

AT, WITH, SURGICAL, BY, UNLOAD = "at", "with", "surgical", "by", "unload"


def read_squadron_fire(asked: FireSquadrons | DefendWithSquadrons, text: str) -> SquadronFireOrders:
    """Return the fire that is meant: `A1f1 A1f2 at B1 aft; A1f3 at B1f2 with 1 2; A1f4 at B1 aft surgical 7`.

    Without weapons a squadron fires all that it may. Raises Unreadable.
    """
    found: list[SquadronShot] = []
    for words in clauses(text):
        own, rest = cut(words, AT)
        rest, some = cut(rest, WITH)
        unloads = bool(rest) and rest[-1].lower() == UNLOAD
        rest = rest[:-1] if unloads else rest
        if not own or not rest or len(rest) not in {1, 2, 4}:
            raise Unreadable(message("refusal-read-squadron_fire", found=shown(" ".join(words))))
        target, arc, named = _target(asked.table, rest)
        places = tuple([whole(word) - 1 for word in some])
        for word in own:
            it = squadron(asked.table, word)
            weapons = places or (() if unloads else tuple(_all(asked, it, target)))
            found.append(SquadronShot(it.key, weapons, target, arc, named, unloads))
    return SquadronFireOrders(tuple(found))


def _target(table: Table, words: Sequence[str]) -> tuple[str, str, str]:
    """Return the key of a target, the arc of a ship and the system that are named."""
    flying = {sign.casefold(): key for key, sign in squadron_signs(table).items()}
    key = flying.get(words[0].casefold(), words[0] if WING in words[0] else "")
    it = None if key else anything(table, words[0])
    arc = words[1].lower() if len(words) > 1 else ""
    if (arc and arc not in ARC_WORDS) or (len(words) > 2 and words[2].lower() != SURGICAL):
        raise Unreadable(message("refusal-read-squadron_fire", found=shown(" ".join(words))))
    named = system(it, words[3]) if len(words) > 2 and isinstance(it, Vessel) else ""
    return key or (it.key if it is not None else ""), arc, named


def _all(asked: FireSquadrons | DefendWithSquadrons, it: Squadron, target: str) -> list[int]:
    """Return the first weapons that a squadron may fire at a target, as many as it may."""
    if isinstance(asked, DefendWithSquadrons):
        return asked.weapons(it)[: asked.most(it)]
    prey = combat.found(asked.table, target)
    return [] if prey is None else asked.weapons(it, prey)[: asked.most(it)]


def ask_squadron_fire(asked: FireSquadrons, names: Names) -> Question:
    """Return the question what squadrons fire at."""
    table = asked.table
    examples = [example for it in asked.able()[:1] for example in _examples(asked, it)]
    return Question(
        names.sides[asked.side],
        names.text("talk-squadrons-question", indirect="yes" if asked.indirect else "no"),
        tuple([line for it in asked.able() for line in _prospects(asked, it, names)]),
        hint(asked, read_squadron_fire, examples, empty(names, "talk-squadrons-nothing")),
        names.words["talk-squadrons-prompt"],
        asked.kind,
        not any(asked.prey(it) for it in asked.able()) or not table.missions,
    )


def _examples(asked: FireSquadrons, it: Squadron) -> Iterator[str]:
    sign = squadron_signs(asked.table)[it.key]
    for prey in asked.prey(it)[:2]:
        at = f"{sign} {AT} {called(asked.table, prey.key)}"
        if not isinstance(prey, Vessel):
            yield at
            continue
        for arc in asked.arcs(it)[:1]:
            yield from [f"{at} {arc}"] if asked.weapons(it, prey) else []
            yield from [f"{at} {open_arc} {UNLOAD}" for open_arc in asked.unloads(it, prey)[:1]]
            yield from [f"{at} {arc} {SURGICAL} {number(prey, each.plan.ref)}" for each in asked.systems(prey, arc)[:1]]


def _prospects(asked: FireSquadrons, it: Squadron, names: Names) -> Iterator[str]:
    """Yield a squadron with the weapons that it may fire, then its targets with what defends them."""
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
            told = {"type": plan.name, "strength": prey.strength, "defence": plan.defence}
            yield names.text("talk-squadrons-squadron", sign=sign, **told)
        else:
            yield names.text("talk-squadrons-salvo", sign=called(asked.table, prey.key), name=names.ship(prey.key))


def _arm(it: Squadron, place: int, names: Names) -> str:
    plan = it.plan.weapons[place].plan
    return f"{plan.name} ({weapon_profile(plan, names.words)})"


def squadron_fire_outcome(asked: FireSquadrons | DefendWithSquadrons, orders: SquadronFireOrders, names: Names) -> str:
    """Return fire of squadrons in words."""
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


def typed_squadron_fire(asked: FireSquadrons | DefendWithSquadrons, orders: SquadronFireOrders) -> str:
    """Return fire of squadrons as a person would type it."""
    return "; ".join(_typed(asked.table, shot) for shot in orders.shots)


def _typed(table: Table, shot: SquadronShot) -> str:
    arc = f" {shot.arc}" if shot.arc else ""
    target = table.by_key.get(shot.target)
    named = f" {SURGICAL} {number(target, shot.system)}" if shot.system and target is not None else ""
    at = f"{called(table, shot.squadron)} {AT} {called(table, shot.target)}{arc}"
    if shot.unloads:
        return f"{at} {UNLOAD}"
    return f"{at}{named} {WITH} {' '.join(str(place + 1) for place in shot.weapons)}"


def ask_squadron_defence(asked: DefendWithSquadrons, names: Names) -> Question:
    """Return the question what squadrons fire at salvos that strike."""
    signs = squadron_signs(asked.table)
    examples = [f"{signs[some[0]]} {AT} {called(asked.table, key)}" for key, some in asked.salvos.items()]
    return Question(
        names.sides[asked.side],
        names.words["talk-squadron_defence-question"],
        tuple([_struck(asked, key, some, names) for key, some in asked.salvos.items()]),
        hint(asked, read_squadron_fire, examples[:2], empty(names, "talk-squadrons-nothing")),
        names.words["talk-squadrons-prompt"],
        asked.kind,
    )


def _struck(asked: DefendWithSquadrons, key: str, some: Sequence[str], names: Names) -> str:
    signs = squadron_signs(asked.table)
    able = names.listed(signs[each] for each in some)
    return names.text("talk-squadron_defence-salvo", sign=called(asked.table, key), name=names.ship(key), squadrons=able)


def read_flak(asked: FireFlak, text: str) -> FlakOrders:
    """Return the fire that is meant: `12 13 at B1f2 by 3`. Raises Unreadable."""
    found: list[FlakShot] = []
    for words in clauses(text):
        own, rest = cut(words, AT)
        at, by = cut(rest, BY)
        if not own or len(at) != 1 or len(by) != 1:
            raise Unreadable(message("refusal-read-defence", found=shown(" ".join(words))))
        it = squadron(asked.table, at[0])
        mission = asked.table.mission_of(it)
        weapons = tuple([system(asked.vessel, word) for word in own])
        key = "" if mission is None else mission.key
        found.append(FlakShot(system(asked.vessel, by[0]), key, weapons, (it.key,) * len(weapons)))
    return FlakOrders(tuple(found))


def ask_flak(asked: FireFlak, names: Names) -> Question:
    """Return the question what 0 cm weapons fire at squadrons."""
    vessel, signs = asked.vessel, squadron_signs(asked.table)
    examples = [
        f"{number(vessel, weapon.plan.ref)} {AT} {signs[mission.squadrons[0].key]} {BY} {number(vessel, array.plan.ref)}"
        for mission in asked.missions()[:1]
        for weapon in asked.weapons(mission)[:1]
        for array in asked.arrays()[:1]
    ]
    return Question(
        names.ship(asked.key),
        names.words["talk-flak-question"],
        tuple(_coming(asked, names)),
        hint(asked, read_flak, examples, empty(names, "talk-defend-nothing")),
        names.text("talk-defend-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


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
    """Return fire at squadrons in words."""
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


def typed_flak(asked: FireFlak, orders: FlakOrders) -> str:
    """Return fire at squadrons as a person would type it."""
    vessel = asked.vessel
    return "; ".join(
        f"{numbers(vessel, each.weapons)} {AT} {called(asked.table, each.squadrons[0])} {BY} {number(vessel, each.array)}"
        for each in orders.shots
    )


PROMPTS: Prompts = {
    FireFlak: Prompt(ask_flak, read_flak, flak_outcome, typed_flak),
    FireSquadrons: Prompt(ask_squadron_fire, read_squadron_fire, squadron_fire_outcome, typed_squadron_fire),
    DefendWithSquadrons: Prompt(ask_squadron_defence, read_squadron_fire, squadron_fire_outcome, typed_squadron_fire),
}
