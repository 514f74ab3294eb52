"""Prompts for flights of missions."""

from collections.abc import Iterator

from metamaker.games.metaverse.battle.fire.launch_dialogue import ONTO, TOWARD, read_line, typed_line
from metamaker.games.metaverse.battle.starfighters.decisions import FlyMissions
from metamaker.games.metaverse.battle.starfighters.flight import Thing, touchable, whereabouts
from metamaker.games.metaverse.battle.starfighters.operations_dialogue import mission_text
from metamaker.games.metaverse.battle.starfighters.orders import Flight, FlyOrders
from metamaker.games.metaverse.battle.state.squadron import FASTEST, Mission
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.labels import ORDERS, anything
from metamaker.games.metaverse.battle.wording.names import Names, called, labels, mission_sign, sign_of
from metamaker.games.metaverse.battle.wording.phrases import apart, cm, decimal
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.play.dialogue import Question
from metamaker.play.geometry import CM, bearing, distance
from metamaker.play.grammar import Clauses, Context, Kind


def _goal(at: Context, word: str) -> tuple[int, int, str]:
    """Return the direction and the length of the way to a ship or a token, and its key. Raises Unreadable."""
    start, it = at.asked.table.mission(at.order["mission"]).place, anything(at.asked.table, word)
    there = whereabouts(it)
    return bearing(start, there), distance(start, there), it.key


def _heading(at: Context, words: list[str]) -> tuple[int, int]:
    own = at.asked.table.mission(at.order["mission"])
    return read_line(at.asked.table, words, own.place, None, FASTEST * own.speed_cm)[:2]


FLIGHTS = Clauses(
    FlyOrders,
    "flight",
    ORDERS.having(
        goal=Kind(_goal, lambda at, way: called(at.asked.table, way[2]) if way[2] else "", "target"),
        heading=Kind(
            _heading, lambda at, way: typed_line(at.asked.table, way[0], way[1], ""), "line", phrase=True, begins=(TOWARD,)
        ),
    ),
    flights=(
        Flight,
        "{mission:mission} onto {direction,length,contact:goal} [{arc:arc}]",
        "{mission:mission} {direction,length:heading}",
    ),
)


def ask_flights(asked: FlyMissions, names: Names) -> Question:
    """Return the question about flights of missions."""
    signs = labels(asked.table)
    some = asked.missions()
    examples = [f"{mission_sign(signs, own.key)} {way}" for own in some[:1] for way in _ways(asked, own, signs)]
    facts = [line for own in some for line in _reach(asked, own, names)]
    written = hint(asked, names, FLIGHTS, examples, "fly-stays")
    return question(asked, names, "fly", facts, written, most=asked.most, count=len(some))


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
    """Describe flights, and squadrons that fly too far to fire this turn. Rule MV-2.1.5-02."""
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


PROMPTS: Prompts = {FlyMissions: Prompt(ask_flights, FLIGHTS, flights_outcome)}
