"""Asking where missions go; typed flights read, and told back."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.fire.launch_dialogue import ONTO, TOWARD, read_line
from metamaker.games.metaverse.battle.places import ARC_WORDS
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions
from metamaker.games.metaverse.battle.starfighters.flight import Thing, touchable, whereabouts
from metamaker.games.metaverse.battle.starfighters.operations_dialogue import mission_text
from metamaker.games.metaverse.battle.starfighters.orders import Flight, FlyOrders
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.squadron import FASTEST, Mission
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.telling.names import Names, called, labels, mission_sign, sign_of
from metamaker.games.metaverse.battle.telling.phrases import apart, cm, decimal
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import anything, clauses, empty, hint, mission, shown, written
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.plane import CM, bearing, distance


def read_flights(asked: FlyMissions, text: str) -> FlyOrders:
    """Return the flights that are meant: `A1m1 onto B2 aft; A1m2 toward B1 20; A1m3 onto B1m1`. Raises Unreadable."""
    found: list[Flight] = []
    for words in clauses(text):
        own = mission(asked.table, words[0])
        way = words[1:]
        if way and way[0].lower() == ONTO and len(way) in {2, 3}:
            found.append(_attack(asked, own, way[1], way[2].lower() if len(way) > 2 else ""))
        elif way and way[0].lower() == TOWARD:
            direction, length, _ = read_line(asked.table, way, own.place, None, FASTEST * own.speed_cm)
            found.append(Flight(own.key, direction, length))
        else:
            raise Unreadable(message("refusal-read-flight", found=shown(" ".join(words))))
    return FlyOrders(tuple(found))


def _attack(asked: FlyMissions, own: Mission, onto: str, arc: str) -> Flight:
    if arc and arc not in ARC_WORDS:
        raise Unreadable(message("refusal-read-one-of", known=", ".join(ARC_WORDS), found=shown(arc)))
    it = anything(asked.table, onto)
    there = whereabouts(it)
    return Flight(own.key, bearing(own.place, there), distance(own.place, there), it.key, arc)


def ask_flights(asked: FlyMissions, names: Names) -> Question:
    """Return the question where missions go."""
    signs = labels(asked.table)
    some = asked.missions()
    examples = [f"{mission_sign(signs, own.key)} {way}" for own in some[:1] for way in _ways(asked, own, signs)]
    return Question(
        names.sides[asked.side],
        names.text("talk-fly-question", most=asked.most, count=len(some)),
        tuple([line for own in some for line in _reach(asked, own, names)]),
        hint(asked, read_flights, examples, empty(names, "talk-fly-stays")),
        names.words["talk-fly-prompt"],
        asked.kind,
    )


def _enemies(asked: FlyMissions, own: Mission) -> list[Thing]:
    return [it for it in touchable(asked.table, own) if it.side != asked.side]


def _ways(asked: FlyMissions, own: Mission, signs: dict[str, str]) -> Iterator[str]:
    for it in _enemies(asked, own)[:1]:
        yield f"{ONTO} {sign_of(signs, it.key)}"
        if isinstance(it, Vessel):
            yield f"{ONTO} {sign_of(signs, it.key)} aft"
    yield from (f"{TOWARD} {signs[other.key]}" for other in asked.table.fighting(1 - asked.side)[:1] if not other.cloaked)


def _reach(asked: FlyMissions, own: Mission, names: Names) -> Iterator[str]:
    signs = labels(asked.table)
    yield mission_text(asked.table, own, names)
    for it in _enemies(asked, own):
        far = distance(own.place, whereabouts(it))
        slow = [each.plan.name for each in own.squadrons if far > each.plan.speed_cm * CM]
        yield names.text(
            "talk-fly-target",
            sign=sign_of(signs, it.key),
            name=names.ship(it.key),
            distance=apart(far, names.words),
            outrun="yes" if slow else "no",
            squadrons=names.listed(dict.fromkeys(slow)),
        )


def flights_outcome(asked: FlyMissions, orders: FlyOrders, names: Names) -> str:
    """Return flights in words, with who flies too far to fire this turn. Rule MV-2.1.5-02."""
    return names.clauses(_flight_text(asked, each, names) for each in orders.flights) or names.words["talk-fly-stays"]


def _flight_text(asked: FlyMissions, order: Flight, names: Names) -> str:
    signs, own = labels(asked.table), asked.table.mission(order.mission)
    outrun = [each.key for each in (own.squadrons if own is not None else ()) if order.length > each.plan.speed_cm * CM]
    return names.text(
        "talk-fly-moves",
        mission=mission_sign(signs, order.mission),
        way=cm(order.length, names.words),
        direction=f"{decimal(order.direction, names.words)}°",
        onto="yes" if order.contact else "no",
        target=sign_of(signs, order.contact) if order.contact else "",
        attacked="yes" if order.arc else "no",
        arc=names.word("arc", order.arc),
        too_far="yes" if outrun else "no",
        outrun=names.squadrons(outrun),
    )


def typed_flights(asked: FlyMissions, orders: FlyOrders) -> str:
    """Return flights as a person would type them."""
    return "; ".join(_typed(asked.table, each) for each in orders.flights)


def _typed(table: Table, order: Flight) -> str:
    mission = called(table, order.mission)
    if order.contact:
        return f"{mission} {ONTO} {called(table, order.contact)}{f' {order.arc}' if order.arc else ''}"
    return f"{mission} {TOWARD} {written(order.direction)} {written(order.length)}"


PROMPTS: Prompts = {
    FlyMissions: Prompt(ask_flights, read_flights, flights_outcome, typed_flights),
}
