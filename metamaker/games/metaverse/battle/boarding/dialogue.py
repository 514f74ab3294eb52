"""Prompts for boarding combat: reinforcements, boarders that advance, systems that boarders disable."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce, _ShiftParties
from metamaker.games.metaverse.battle.boarding.orders import DisableOrders, Load, Shift, ShiftOrders
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.wording.fields import parties
from metamaker.games.metaverse.battle.wording.labels import ORDERS, number, numbered, whole
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.battle.wording.prompt import Prompt, Prompts, hint, question
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable
from metamaker.play.grammar import Clauses, Kind, shown

MARINES, CREW, OF = "marines", "crew", "of"


def read_loads(words: Sequence[str]) -> tuple[Load, ...]:
    """Return the parties of `3 marines of core 1 crew of core 1 crew of aft`: crew joins the marines before it.

    Raises Unreadable.
    """
    loads: list[Load] = []
    for first in range(0, max(1, len(words)), 4):
        count, kind, of, section = (*(word.lower() for word in words[first : first + 4]), "", "", "", "")[:4]
        if kind not in {MARINES, CREW} or of != OF or section not in SECTION_WORDS:
            raise Unreadable(message("refusal-read-load", found=shown(" ".join(words))))
        if kind == MARINES:
            loads.append(Load(section, whole(count), 0))
        elif loads and loads[-1].section == section and not loads[-1].crew:
            loads[-1] = loads[-1]._replace(crew=whole(count))
        else:
            loads.append(Load(section, 0, whole(count)))
    return tuple(loads)


def typed_loads(loads: Sequence[Load]) -> str:
    """Return parties as a player would type them."""
    return " ".join(map(_typed_load, loads))


def _typed_load(load: Load) -> str:
    some = [f"{count} {kind} {OF} {load.section}" for count, kind in ((load.marines, MARINES), (load.crew, CREW)) if count]
    return " ".join(some) or f"0 {CREW} {OF} {load.section}"


LOADS = Kind(lambda _, words: read_loads(words), lambda _, loads: typed_loads(loads), "parties", phrase=True)
"""Parties of several sections."""

PARTIES = Kind(lambda _, words: read_loads(words), lambda _, load: typed_loads((Load(*load),)), phrase=True)

SHIFTS = Clauses(
    ShiftOrders, "load", ORDERS.having(parties=PARTIES), shifts=(Shift, "{start,marines,crew:parties&} to {section:section}")
)

DISABLED = Clauses(DisableOrders, "end", ORDERS, systems="{systems:system+}")


def ask_shifts(asked: _ShiftParties, names: Names) -> Question:
    """Return the question about reinforcements or advancing boarders of a ship."""
    ways = asked.ways()
    examples = [
        f"{marines or crew} {MARINES if marines else CREW} {OF} {SECTION_WORDS[start]} to {SECTION_WORDS[section]}"
        for start, section, marines, crew in ways[:2]
    ]
    told = [
        names.text(
            "talk-shifts-way",
            start=names.place(SECTION_WORDS[start]),
            section=names.place(SECTION_WORDS[section]),
            parties=parties(names, marines=marines, crew=crew),
            boarders=asked.vessel.sections[section].boarding_parties,
        )
        for start, section, marines, crew in ways
    ]
    topic = "reinforce" if isinstance(asked, Reinforce) else "advance"
    return question(asked, names, topic, told, hint(asked, names, SHIFTS, examples, "shifts-nothing"))


def shifts_outcome(_asked: _ShiftParties, orders: ShiftOrders, names: Names) -> str:
    """Describe moves of parties."""
    told = [
        names.text(
            "talk-shifts-moves",
            start=names.place(shift.start),
            section=names.place(shift.section),
            parties=parties(names, marines=shift.marines, crew=shift.crew),
        )
        for shift in orders.shifts
    ]
    return names.clauses(told) or names.words["talk-shifts-nothing"]


def ask_disable(asked: DisableSystems, names: Names) -> Question:
    """Return the question about systems that boarders disable."""
    vessel = asked.vessel
    told = [
        names.text(
            "talk-disable-section",
            section=names.place(SECTION_WORDS[section]),
            most=vessel.sections[section].boarding_parties,
            systems=numbered(vessel, [each.plan.ref for each in asked.systems(section)], names),
        )
        for section in asked.sections()
    ]
    examples = [str(number(vessel, asked.systems(section)[0].plan.ref)) for section in asked.sections()]
    return question(asked, names, "disable", told, hint(asked, names, DISABLED, examples, "disable-nothing"))


def disable_outcome(asked: DisableSystems, orders: DisableOrders, names: Names) -> str:
    """Describe the systems that boarders disable."""
    if not orders.systems:
        return names.words["talk-disable-nothing"]
    return names.text("talk-disable-breaks", systems=numbered(asked.vessel, orders.systems, names))


PROMPTS: Prompts = {
    Reinforce: Prompt(ask_shifts, SHIFTS, shifts_outcome),
    AdvanceBoarders: Prompt(ask_shifts, SHIFTS, shifts_outcome),
    DisableSystems: Prompt(ask_disable, DISABLED, disable_outcome),
}
