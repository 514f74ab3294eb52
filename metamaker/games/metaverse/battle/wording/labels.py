"""The words of typed orders: labels of ships and tokens, numbers of systems, and their names in reasons.

`B2` is a ship, `12` a system of the asked ship.
"""

import re
from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, TypeVar

from metamaker.core.messages import Message, Text
from metamaker.core.schema_errors import did_you_mean
from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.state.battle import Table
from metamaker.games.metaverse.battle.state.salvo import MARK, Salvo
from metamaker.games.metaverse.battle.state.squadron import MISSION, WING, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.wording.names import Names, called, labels, mission_sign, salvo_sign, squadron_signs
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.arc import Arc, SectionName
from metamaker.play.dialogue import Unreadable
from metamaker.play.grammar import Context, Kind, Mismatch, Vocabulary, constant, shown

Word = TypeVar("Word", bound=StrEnum)
Token = TypeVar("Token", Salvo, Mission)

MOST_CHARACTERS = 4000


def ship(table: Table, word: str) -> Vessel:
    """Return the ship with this label, key or name, in any case. Raises Unreadable."""
    wanted = word.casefold()
    signs = labels(table)
    for known_as in (lambda its: signs[its.key].casefold(), lambda its: its.key, lambda its: its.name.casefold()):
        for vessel in table.vessels:  # the name of a ship can be the label of another
            if wanted == known_as(vessel):
                return vessel
    known = [name for vessel in table.vessels for name in (signs[vessel.key], vessel.key)]
    meant = did_you_mean(word, known)
    raise Unreadable(message("refusal-read-ship", example=known[0], found=shown(word), meant=meant))


def salvo(table: Table, word: str) -> Salvo:
    """Return the salvo on the table with this label or key, in any case. Raises Unreadable."""
    found = _labelled(table, word, table.salvos, salvo_sign)
    if found is None:
        raise Unreadable(message("refusal-read-salvo", found=shown(word)))
    return found


def mission(table: Table, word: str) -> Mission:
    """Return the mission on the table with this label or key, in any case. Raises Unreadable."""
    found = _labelled(table, word, table.missions, mission_sign)
    if found is None:
        raise Unreadable(message("refusal-read-mission", found=shown(word)))
    return found


def _labelled(table: Table, word: str, tokens: Iterable[Token], sign: Callable[[dict[str, str], str], str]) -> Token | None:
    wanted, signs = word.casefold(), labels(table)
    return next((each for each in tokens if wanted in {sign(signs, each.key).casefold(), each.key}), None)


def squadron(table: Table, word: str, of: Vessel | None = None) -> Squadron:
    """Return the squadron with this label or key, in any case; `f2` is squadron 2 of the ship `of`. Raises Unreadable."""
    wanted = word.casefold()
    for key, sign in squadron_signs(table).items():
        own = of is not None and key.startswith(f"{of.key}{WING}") and wanted == f"f{key.rpartition('-')[2]}"
        if own or wanted in {sign.casefold(), key}:
            found = table.squadron(key)
            if found is not None:
                return found
    raise Unreadable(message("refusal-read-squadron", found=shown(word)))


def anything(table: Table, word: str) -> Vessel | Salvo | Mission:
    """Return the ship, the salvo or the mission with this label or key. Raises Unreadable."""
    return _labelled(table, word, table.missions, mission_sign) or target(table, word)


def target(table: Table, word: str) -> Vessel | Salvo:
    """Return the ship or the salvo with this label or key. Raises Unreadable."""
    return _labelled(table, word, table.salvos, salvo_sign) or ship(table, word)


def system(vessel: Vessel, word: str) -> str:
    """Return the reference of the system with this number (from 1) or reference. Raises Unreadable."""
    systems = vessel.blueprint.systems
    if word.isascii() and word.isdigit() and len(word) <= 4 and 1 <= int(word) <= len(systems):
        return systems[int(word) - 1].ref
    if word in vessel.blueprint.by_ref:
        return word
    raise Unreadable(message("refusal-read-system", ship=vessel.name, most=len(systems), found=shown(word)))


def number(vessel: Vessel, reference: str) -> int:
    """Return the number of a system, from 1."""
    return vessel.blueprint.by_ref[reference] + 1


def numbers(vessel: Vessel, references: Iterable[str]) -> str:
    """Return the numbers of systems as typed."""
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
    """Return a number from 0 to 9999 with up to three decimals, times 1000. Raises Unreadable."""
    whole_part, point, rest = word.partition(".")
    if not point or (rest.isascii() and rest.isdigit() and len(rest) <= 3):
        return whole(whole_part) * 1000 + int(f"{rest:0<3}" if rest else 0)
    raise Unreadable(message("refusal-read-decimal", found=shown(word)))


def written(amount: int) -> str:
    """Return thousandths in the form that a player types: `12.5`."""
    whole_part, rest = divmod(amount, 1000)
    return f"{whole_part}.{rest:03d}".rstrip("0") if rest else str(whole_part)


_STRAIGHT = re.compile(r"\b(?:ahead|toward|right|left)(?:\s+[0-9]+[.,][0-9]+|\s+[0-9]+(?![^\s;]))+", re.IGNORECASE)
"""A straight move, the only order with decimals: in other orders a comma separates two numbers."""


def clauses(text: str) -> list[list[str]]:
    """Return the words of each clause; semicolons separate clauses, blanks or commas separate words. Raises Unreadable.

    A comma inside a number of a straight move is a decimal point.
    """
    if len(text) > MOST_CHARACTERS:
        raise Unreadable(message("refusal-read-length", most=MOST_CHARACTERS))
    pointed = _STRAIGHT.sub(lambda move: move[0].replace(",", "."), text)
    found = (part.replace(",", " ").split() for part in pointed.split(";"))
    return [words for words in found if words]


def label(at: Context, key: str) -> str:
    """Return the label of a ship or a token by its key."""
    return called(at.asked.table, key)


def _on_table(find: Callable[[Table, str], Any], noun: str) -> Kind:
    """Return the kind of word that names a ship or a token by its label."""
    return Kind(lambda at, word: find(at.asked.table, word).key, label, noun)


def _of(words: type[StrEnum]) -> Kind:
    """Return the kind of word that is one of an enumeration."""
    return Kind(lambda _, word: one_of(words, word), lambda _, value: str(value))


def own(at: Context) -> Vessel:
    """Return the asked ship. Raises Mismatch if a side is asked."""
    vessel: Vessel | None = at.asked.table.by_key.get(at.asked.key)
    if vessel is None:
        raise Mismatch
    return vessel


ORDERS = Vocabulary(
    clauses,
    message,
    {
        "system": Kind(lambda at, word: system(own(at), word), lambda at, ref: str(number(own(at), ref))),
        "target_system": Kind(
            lambda at, word: system(ship(at.asked.table, at.order["target"]), word),
            lambda at, ref: str(number(at.asked.table.by_key[at.order["target"]], ref)),
        ),
        "ship": _on_table(ship, "ship"),
        "salvo": _on_table(salvo, "salvo"),
        "mission": _on_table(mission, "mission"),
        "squadron": _on_table(squadron, "squadron"),
        "target": _on_table(target, "target"),
        "arc": _of(Arc),
        "section": _of(SectionName),
        "task": _of(Task),
        "number": Kind(lambda _, word: whole(word), lambda _, value: str(value)),
        "place": Kind(lambda _, word: whole(word) - 1, lambda _, value: str(value + 1), "number"),
        "own_squadron": Kind(
            lambda at, word: squadron(at.asked.table, word, at.asked.table.by_key.get(at.asked.key)).key,
            label,
            "squadron",
        ),
        "anything": _on_table(anything, "target"),
        "true": constant(True),
    },
)
"""The vocabulary of typed orders. A `place` is counted from 1, but from 0 in values."""


def spoken(text: Text, decision: Decision, names: Names) -> str:
    """Return a reason with names: `A1 Heron` for `a/heron`, the name of a system for `core/sensor#1`.

    A reference is that of a system of the asked ship, otherwise of the first ship with such a system.
    """
    if isinstance(text, str):
        return text
    named = tuple((key, _named(value, decision, names)) for key, value in text.values)
    return names.words.say(text._replace(values=named))


def _named(value: object, decision: Decision, names: Names) -> Any:
    """Return the name of a reference, or any other value unchanged."""
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
    """Return a system with its number, `15 sensor array #1 (core)`; only its name in plain texts."""
    name = names.system(vessel.key, reference)
    return f"{number(vessel, reference)} {name}" if names.typing else name


def numbered(vessel: Vessel, refs: Iterable[str], names: Names) -> str:
    """Return systems with their numbers; in plain texts a list of names, alike systems together."""
    return ", ".join(numbered_system(vessel, each, names) for each in refs) if names.typing else names.arms(vessel.key, refs)
