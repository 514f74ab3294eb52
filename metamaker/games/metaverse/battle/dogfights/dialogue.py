"""Asking for the Starfighter Combat Step: what squadrons fire at, what ships fire at them; typed orders read, and told back."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.dogfights import rules
from metamaker.games.metaverse.battle.dogfights.decisions import RepelSquadrons, SquadronFire
from metamaker.games.metaverse.battle.dogfights.orders import RepelOrders, RepelShot, WingAttack, WingOrders
from metamaker.games.metaverse.battle.fire.prospects import percent, squadron_arms
from metamaker.games.metaverse.battle.places import place_named
from metamaker.games.metaverse.battle.state.squadron import Mission
from metamaker.games.metaverse.battle.telling.names import Names, labels, sign_of
from metamaker.games.metaverse.battle.telling.signs import (
    arms,
    arms_numbers,
    clauses,
    cut,
    empty,
    hint,
    number,
    numbered,
    numbers,
    one_of,
    prey,
    ship,
    shown,
    squadron,
    system,
)
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc
from metamaker.play.dialogue import Question, Unreadable

SURGICAL = "surgical"


def read_dogfight(asked: SquadronFire, text: str) -> WingOrders:
    """Return the attacks that are meant: `A1q2 1 2 at B1 fore`, `A1q2 1 at B1q1`. Raises Unreadable."""
    attacks = []
    for words in clauses(text):
        own, at = cut(words, "at")
        if len(own) < 2 or not at:
            raise Unreadable(message("refusal-read-dogfight", found=shown(" ".join(words))))
        flown = squadron(asked.table, own[0])
        attacks.append(WingAttack(flown.key, arms(flown, own[1:]), *_target(asked, at)))
    return WingOrders(tuple(attacks))


def _target(asked: SquadronFire, words: list[str]) -> tuple[str, str, str]:
    """Return the key of the target, the arc and the system that are meant by `B1 fore surgical 7`. Raises Unreadable."""
    key, rest = prey(asked.table, words[0]), words[1:]
    before, named = cut(rest, SURGICAL)
    if key not in asked.table.by_key:
        if rest:
            raise Unreadable(message("refusal-read-end", found=shown(" ".join(rest))))
        return key, "", ""
    if len(before) != 1 or len(named) > 1:
        raise Unreadable(message("refusal-read-dogfight", found=shown(" ".join(words))))
    return key, one_of(Arc, before[0]).value, system(ship(asked.table, key), named[0]) if named else ""


def read_repel(asked: RepelSquadrons, text: str) -> RepelOrders:
    """Return the fire that is meant: `12 13 at B2q1 by 3`. Raises Unreadable."""
    shots = []
    for words in clauses(text):
        own, rest = cut(words, "at")
        at, by = cut(rest, "by")
        if not own or len(at) != 1 or len(by) != 1:
            raise Unreadable(message("refusal-read-repel", found=shown(" ".join(words))))
        weapons = tuple([system(asked.vessel, word) for word in own])
        shots.append(RepelShot(system(asked.vessel, by[0]), squadron(asked.table, at[0]).key, weapons))
    return RepelOrders(tuple(shots))


def ask_dogfight(asked: SquadronFire, names: Names) -> Question:
    """Return the question what squadrons fire at."""
    return Question(
        names.sides[asked.side],
        names.text("talk-dogfight-question", strength=asked.strength),
        tuple(_flying(asked, names)),
        hint(asked, read_dogfight, _examples(asked), empty(names, "talk-dogfight-holds")),
        names.words["talk-dogfight-prompt"],
        asked.kind,
    )


def _flying(asked: SquadronFire, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    for key in asked.squadrons:
        flown = asked.squadron(key)
        mission = None if flown is None else asked.mission(flown)
        if flown is not None and mission is not None:
            ready, most = squadron_arms(flown, asked.weapons(flown), names), asked.most(flown)
            yield names.text(
                "talk-dogfight-squadron",
                sign=sign_of(signs, key),
                name=flown.plan.name,
                strength=flown.strength,
                weapons=ready,
                most=most,
                targets=names.listed(_prey(asked, mission, names)),
            )


def _prey(asked: SquadronFire, mission: Mission, names: Names) -> Iterator[str]:
    signs, target = labels(asked.table), rules.prey(asked.table, mission)
    if target is not None:
        arcs = names.listed((names.words.say(place_named(arc)) for arc in rules.arcs(mission)), "or")
        yield names.text("talk-dogfight-ship", sign=signs[target.key], name=target.name, arcs=arcs)
    for foe in rules.foes(asked.table, mission):
        strength, defence = foe.strength, foe.plan.defence
        yield names.text(
            "talk-dogfight-foe", sign=sign_of(signs, foe.key), name=foe.plan.name, strength=strength, defence=defence
        )
    yield from (sign_of(signs, salvo.key) for salvo in rules.within(asked.table, mission))


def _examples(asked: SquadronFire) -> Iterator[str]:
    signs = labels(asked.table)
    for key in asked.squadrons[:1]:
        flown = asked.squadron(key)
        mission = None if flown is None else asked.mission(flown)
        if flown is None or mission is None:
            continue
        places, target = asked.weapons(flown), rules.prey(asked.table, mission)
        for place in rules.at_ships(flown, places)[:1] if target is not None else ():
            start = f"{sign_of(signs, key)} {place + 1} at {signs[mission.contact]} {rules.arcs(mission)[0]}"
            yield start
            if target is not None:
                named = rules.systems(target, rules.arcs(mission)[0])
                yield from (f"{start} {SURGICAL} {number(target, each.plan.ref)}" for each in named[:1])
        others = [*[each.key for each in rules.foes(asked.table, mission)], *_salvos(asked, mission)]
        for place in rules.at_others(flown, places)[:1]:
            yield from (f"{sign_of(signs, key)} {place + 1} at {sign_of(signs, other)}" for other in others[:2])


def _salvos(asked: SquadronFire, mission: Mission) -> list[str]:
    return [salvo.key for salvo in rules.within(asked.table, mission)]


def dogfight_outcome(asked: SquadronFire, orders: WingOrders, names: Names) -> str:
    """Return attacks of squadrons in words."""
    signs, told = labels(asked.table), []
    for attack in orders.attacks:
        flown = asked.table.squadron(attack.squadron)
        if flown is not None:
            told.append(
                names.text(
                    "talk-dogfight-attacks",
                    squadron=sign_of(signs, attack.squadron),
                    weapons=names.listed(flown.plan.weapons[place].plan.name for place in attack.weapons),
                    target=sign_of(signs, attack.target),
                    arc=names.words.say(place_named(attack.arc)) if attack.arc else "",
                    at_ship="yes" if attack.arc else "no",
                    system=names.system(attack.target, attack.system) if attack.system else "",
                    surgical="yes" if attack.system else "no",
                )
            )
    return names.clauses(told) or names.words["talk-dogfight-holds"]


def typed_dogfight(asked: SquadronFire, orders: WingOrders) -> str:
    """Return attacks of squadrons as a person would type them."""
    return "; ".join(_typed(asked, attack) for attack in orders.attacks)


def _typed(asked: SquadronFire, attack: WingAttack) -> str:
    named = f" {SURGICAL} {number(ship(asked.table, attack.target), attack.system)}" if attack.system else ""
    arc = f" {attack.arc}" if attack.arc else ""
    return f"{attack.squadron} {arms_numbers(attack.weapons)} at {attack.target}{arc}{named}"


def ask_repel(asked: RepelSquadrons, names: Names) -> Question:
    """Return the question what a ship fires at the squadrons in contact with it."""
    vessel, signs = asked.vessel, labels(asked.table)
    examples = [
        f"{number(vessel, weapon.plan.ref)} at {sign_of(signs, mission.squadrons[0].key)} by {number(vessel, array.plan.ref)}"
        for mission in asked.missions()[:1]
        for weapon in asked.weapons(mission)[:1]
        for array in asked.arrays(mission)[:1]
    ]
    return Question(
        names.ship(asked.key),
        names.words["talk-repel-question"],
        tuple(_near(asked, names)),
        hint(asked, read_repel, examples, empty(names, "talk-repel-holds")),
        names.text("talk-repel-prompt", ship=signs[asked.key]),
        asked.kind,
    )


def _near(asked: RepelSquadrons, names: Names) -> Iterator[str]:
    vessel, signs = asked.vessel, labels(asked.table)
    for mission in asked.missions():
        weapons = numbered(vessel, [weapon.plan.ref for weapon in asked.weapons(mission)], names)
        for flown in mission.squadrons:
            sign, strength = sign_of(signs, flown.key), flown.strength
            defence = flown.plan.defence
            yield names.text("talk-dogfight-foe", sign=sign, name=flown.plan.name, strength=strength, defence=defence)
            for array in asked.arrays(mission):
                chance = percent(asked.profile(array, mission, flown), names)
                guide = numbered(vessel, (array.plan.ref,), names)
                yield names.text("talk-defend-array", array=guide, weapons=weapons, chance=chance)


def repel_outcome(asked: RepelSquadrons, orders: RepelOrders, names: Names) -> str:
    """Return fire at squadrons in words."""
    vessel, signs, told = asked.vessel, labels(asked.table), []
    for shot in orders.shots:
        flown = asked.table.squadron(shot.squadron)
        mission = None if flown is None else asked.table.mission_of(flown)
        if flown is not None and mission is not None:
            chance = percent(asked.profile(vessel.system(shot.array), mission, flown), names)
            weapons, array = numbered(vessel, shot.weapons, names), numbered(vessel, (shot.array,), names)
            sign = sign_of(signs, shot.squadron)
            told.append(names.text("talk-repel-fires", squadron=sign, weapons=weapons, array=array, chance=chance))
    return names.clauses(told) or names.words["talk-repel-holds"]


def typed_repel(asked: RepelSquadrons, orders: RepelOrders) -> str:
    """Return fire at squadrons as a person would type it."""
    vessel = asked.vessel
    return "; ".join(
        f"{numbers(vessel, each.weapons)} at {each.squadron} by {number(vessel, each.array)}" for each in orders.shots
    )
