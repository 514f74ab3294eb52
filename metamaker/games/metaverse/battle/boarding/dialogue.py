"""Asking about parties: who comes to help, who goes on, which systems are disabled; typed orders read, and told back."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce, _ShiftParties
from metamaker.games.metaverse.battle.boarding.orders import DisableOrders, Load, Shift, ShiftOrders
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.telling.fields import parties
from metamaker.games.metaverse.battle.telling.names import Names, labels
from metamaker.games.metaverse.battle.telling.prompt import Prompt, Prompts
from metamaker.games.metaverse.battle.telling.signs import (
    clauses,
    cut,
    empty,
    hint,
    number,
    numbered,
    numbers,
    shown,
    system,
    whole,
)
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Question, Unreadable

MARINES, CREW, OF, TO = "marines", "crew", "of", "to"


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


def ask_shifts(asked: _ShiftParties, names: Names) -> Question:
    """Return the question which parties of a ship come to help, or which boarders go on."""
    ways = asked.ways()
    kind = "reinforce" if isinstance(asked, Reinforce) else "advance"
    examples = [
        f"{marines or crew} {MARINES if marines else CREW} {OF} {SECTION_WORDS[start]} {TO} {SECTION_WORDS[section]}"
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
    return Question(
        names.ship(asked.key),
        names.words[f"talk-{kind}-question"],
        tuple(told),
        hint(asked, read_shifts, examples, empty(names, "talk-shifts-nothing")),
        names.text(f"talk-{kind}-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def read_shifts(_asked: _ShiftParties, text: str) -> ShiftOrders:
    """Return the moves that are meant: `3 marines of aft to core; 1 crew of fore to core`. Raises Unreadable."""
    found: list[Shift] = []
    for words in clauses(text):
        some, to = cut(words, TO)
        section = to[0].lower() if len(to) == 1 else ""
        if section not in SECTION_WORDS:
            raise Unreadable(message("refusal-read-load", found=shown(" ".join(words))))
        found += [Shift(load.section, section, load.marines, load.crew) for load in read_loads(some)]
    return ShiftOrders(tuple(found))


def shifts_outcome(_asked: _ShiftParties, orders: ShiftOrders, names: Names) -> str:
    """Return moves of parties in words."""
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


def typed_shifts(_asked: _ShiftParties, orders: ShiftOrders) -> str:
    """Return moves of parties as a person would type them."""
    moves = [(typed_loads((Load(each.start, each.marines, each.crew),)), each) for each in orders.shifts]
    return "; ".join(f"{some} {TO} {each.section}" for some, each in moves if some)


def ask_disable(asked: DisableSystems, names: Names) -> Question:
    """Return the question which systems boarders disable."""
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
    return Question(
        names.ship(asked.key),
        names.words["talk-disable-question"],
        tuple(told),
        hint(asked, read_disable, examples, empty(names, "talk-disable-nothing")),
        names.text("talk-disable-prompt", ship=labels(asked.table)[asked.key]),
        asked.kind,
    )


def read_disable(asked: DisableSystems, text: str) -> DisableOrders:
    """Return the systems that are meant, by their numbers: `4 7`. Raises Unreadable."""
    return DisableOrders(tuple([system(asked.vessel, word) for words in clauses(text) for word in words]))


def disable_outcome(asked: DisableSystems, orders: DisableOrders, names: Names) -> str:
    """Return the systems that boarders disable in words."""
    if not orders.systems:
        return names.words["talk-disable-nothing"]
    return names.text("talk-disable-breaks", systems=numbered(asked.vessel, orders.systems, names))


def typed_disable(asked: DisableSystems, orders: DisableOrders) -> str:
    """Return the systems that boarders disable as a person would type them."""
    return numbers(asked.vessel, orders.systems)


PROMPTS: Prompts = {
    Reinforce: Prompt(ask_shifts, read_shifts, shifts_outcome, typed_shifts),
    AdvanceBoarders: Prompt(ask_shifts, read_shifts, shifts_outcome, typed_shifts),
    DisableSystems: Prompt(ask_disable, read_disable, disable_outcome, typed_disable),
}
