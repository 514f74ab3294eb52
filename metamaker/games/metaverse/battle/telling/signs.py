"""The short signs by which people name ships and systems in a terminal, in what they type and in what is told to them.

`B2` is a ship, `12` a system of the ship that is asked; hints are examples that could be typed as they stand.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from metamaker.core.expectation import did_you_mean
from metamaker.core.words import Message, Text
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import MISSION, WING, Mission, Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.telling.names import Names, labels, mission_sign, salvo_sign, squadron_signs
from metamaker.games.metaverse.messages import message
from metamaker.play.dialogue import Unreadable

Word = TypeVar("Word", bound=StrEnum)

MOST_CHARACTERS = 4000


def ship(table: Table, word: str) -> Vessel:
    """Return the ship with this sign, key or name, in any case. Raises Unreadable."""
    wanted = word.casefold()
    signs = labels(table)
    for known_as in (lambda its: signs[its.key].casefold(), lambda its: its.key, lambda its: its.name.casefold()):
        for vessel in table.vessels:  # a ship may have a name that is the sign of another
            if wanted == known_as(vessel):
                return vessel
    known = [name for vessel in table.vessels for name in (signs[vessel.key], vessel.key)]
    meant = did_you_mean(word, known)
    raise Unreadable(message("refusal-read-ship", example=known[0], found=shown(word), meant=meant))


def salvo(table: Table, word: str) -> Salvo:
    """Return the salvo on the table with this sign or key, in any case. Raises Unreadable."""
    wanted, signs = word.casefold(), labels(table)
    for each in table.salvos:
        if wanted in {salvo_sign(signs, each.key).casefold(), each.key}:
            return each
    raise Unreadable(message("refusal-read-salvo", found=shown(word)))


def mission(table: Table, word: str) -> Mission:
    """Return the mission on the table with this sign or key, in any case. Raises Unreadable."""
    wanted, signs = word.casefold(), labels(table)
    for each in table.missions:
        if wanted in {mission_sign(signs, each.key).casefold(), each.key}:
            return each
    raise Unreadable(message("refusal-read-mission", found=shown(word)))


def squadron(table: Table, word: str, of: Vessel | None = None) -> Squadron:
    """Return the squadron with this sign or key, in any case; `f2` alone is that of a ship. Raises Unreadable."""
    wanted = word.casefold()
    for key, sign in squadron_signs(table).items():
        own = of is not None and key.startswith(f"{of.key}{WING}") and wanted == f"f{key.rpartition('-')[2]}"
        if own or wanted in {sign.casefold(), key}:
            found = table.squadron(key)
            if found is not None:
                return found
    raise Unreadable(message("refusal-read-squadron", found=shown(word)))


def anything(table: Table, word: str) -> Vessel | Salvo | Mission:
    """Return the ship, the salvo or the mission with this sign or key. Raises Unreadable."""
    wanted, signs = word.casefold(), labels(table)
    if any(wanted in {mission_sign(signs, each.key).casefold(), each.key} for each in table.missions):
        return mission(table, word)
    return target(table, word)


def target(table: Table, word: str) -> Vessel | Salvo:
    """Return the ship or the salvo with this sign or key. Raises Unreadable."""
    wanted, signs = word.casefold(), labels(table)
    if any(wanted in {salvo_sign(signs, each.key).casefold(), each.key} for each in table.salvos):
        return salvo(table, word)
    return ship(table, word)


def system(vessel: Vessel, word: str) -> str:
    """Return the reference of the system with this number (from 1) or reference. Raises Unreadable."""
    systems = vessel.blueprint.systems
    if word.isascii() and word.isdigit() and len(word) <= 4 and 1 <= int(word) <= len(systems):
        return systems[int(word) - 1].ref
    if word in vessel.blueprint.by_ref:
        return word
    raise Unreadable(message("refusal-read-system", ship=vessel.name, most=len(systems), found=shown(word)))


def number(vessel: Vessel, reference: str) -> int:
    """Return the number by which people call a system."""
    return vessel.blueprint.by_ref[reference] + 1


def numbers(vessel: Vessel, references: Iterable[str]) -> str:
    """Return the numbers of systems as they are typed."""
    return " ".join(str(number(vessel, each)) for each in references)


def one_of(kind: type[Word], word: str) -> Word:
    """Return the word of an enumeration, in any case. Raises Unreadable."""
    try:
        return kind(word.lower())
    except ValueError:
        raise Unreadable(message("refusal-read-one-of", known=", ".join(kind), found=shown(word))) from None


def whole(word: str) -> int:
    """Return a whole number, 0 to 9999. Raises Unreadable."""
    if word.isascii() and word.isdigit() and len(word) <= 4:
        return int(word)
    raise Unreadable(message("refusal-read-whole", found=shown(word)))


def thousandths(word: str) -> int:
    """Return a number with three decimals at most, 0 to 9999, times 1000. Raises Unreadable."""
    whole_part, point, rest = word.partition(".")
    if not point or (rest.isascii() and rest.isdigit() and len(rest) <= 3):
        return whole(whole_part) * 1000 + int(f"{rest:0<3}" if rest else 0)
    raise Unreadable(message("refusal-read-decimal", found=shown(word)))


def written(amount: int) -> str:
    """Return thousandths as a person would type them: `12.5`."""
    whole_part, rest = divmod(amount, 1000)
    return f"{whole_part}.{rest:03d}".rstrip("0") if rest else str(whole_part)


def shown(word: str) -> str:
    """Return a word short enough to be repeated."""
    return word if len(word) <= 40 else f"{word[:39]}…"


_STRAIGHT = re.compile(r"\b(?:ahead|toward|right|left)(?:\s+[0-9]+[.,][0-9]+|\s+[0-9]+(?![^\s;]))+", re.IGNORECASE)
"""A straight move, the only order whose numbers have decimals: elsewhere a comma between digits parts two numbers."""


def clauses(text: str) -> list[list[str]]:
    """Return the words of each clause; clauses are parted by semicolons, words by blanks or commas. Raises Unreadable.

    A comma within the numbers of a straight move is a decimal sign.
    """
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(message("refusal-read-length", most=MOST_CHARACTERS))
    pointed = _STRAIGHT.sub(lambda move: move[0].replace(",", "."), text)
    found = (part.replace(",", " ").split() for part in pointed.split(";"))
    return [words for words in found if words]


def cut(words: Sequence[str], mark: str) -> tuple[list[str], list[str]]:
    """Return the words before and after the word `mark`; nothing after where it is missing."""
    for place, word in enumerate(words):
        if word.lower() == mark:
            return list(words[:place]), list(words[place + 1 :])
    return list(words), []


Read = Callable[[Any, str], Answer]


def hint(asked: Decision, read: Read, clauses: Iterable[str], otherwise: str) -> str:
    """Return the legal ones of these clauses, and what an empty answer does: `on 4; drop fore; empty: as it is`."""
    return "; ".join((*legal(asked, read, clauses), otherwise))


def empty(names: Names, key: str) -> str:
    """Return what an empty answer does, as a hint says it."""
    return names.text("talk-empty", otherwise=names.words[key])


def legal(asked: Decision, read: Read, clauses: Iterable[str]) -> Iterator[str]:
    """Yield those clauses that are legal alone."""
    for clause in clauses:
        try:
            if not asked.refusals(read(asked, clause)):
                yield clause
        except Unreadable:
            continue


def spoken(text: Text, decision: Decision, names: Names) -> str:
    """Return a reason as people read it: `A1 Heron` for `a/heron`, `15 sensor array #1 (core)` for `core/sensor#1`.

    A reference is one of the ship that is asked, otherwise of the first ship that has it.
    """
    if isinstance(text, str):
        return text
    named = tuple((key, _named(value, decision, names)) for key, value in text.values)
    return names.words.say(text._replace(values=named))


def _named(value: Any, decision: Decision, names: Names) -> Any:
    """Return what a reference names; any other value is returned as it is."""
    table = decision.table
    if isinstance(value, Message) or not isinstance(value, str):
        return value
    if value in table.by_key:
        return f"{labels(table)[value]} {table.by_key[value].name}"
    if MARK in value:
        return f"{salvo_sign(labels(table), value)} {names.ship(value)}"
    if MISSION in value or WING in value:
        return names.ship(value)
    first = [vessel for vessel in table.vessels if vessel.key == decision.key]
    for vessel in (*first, *table.vessels):
        if value in vessel.blueprint.by_ref:
            return numbered_system(vessel, value, names)
    return value


def numbered_system(vessel: Vessel, reference: str, names: Names) -> str:
    """Return a system with the number by which people call it: `15 sensor array #1 (core)`."""
    return f"{number(vessel, reference)} {names.system(vessel.key, reference)}"


def numbered(vessel: Vessel, refs: Iterable[str], names: Names) -> str:
    """Return systems with the numbers by which they are called."""
    return ", ".join(numbered_system(vessel, each, names) for each in refs)
