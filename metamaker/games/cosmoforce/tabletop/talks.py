"""Decisions as questions in words, and typed answers as orders."""

from collections.abc import Callable
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.core.naming import counted
from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.dialogue import (
    ACTION_HELP,
    action_outcome,
    ask_action,
    ask_cooling,
    ask_evasion,
    ask_names,
    ask_relief,
    evasion_outcome,
    names_outcome,
    read_action,
    read_evasion,
    read_names,
    read_relief,
    typed_action,
)
from metamaker.games.cosmoforce.battle.captains.plain import Plain
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.damage.dialogue import ask_damage, ask_harm, ask_heat, ask_surplus, damage_outcome
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.battle.telling.signs import read_number, read_slots, read_tokens, tokens_outcome
from metamaker.play.decision import Refused
from metamaker.play.dialogue import Question, Talks


class Talk(NamedTuple):
    """How a decision is put to a person, how a typed answer is read, told back and written, and all that can be typed."""

    ask: Callable[[Any], Question]
    read: Callable[[Any, str], Answer]
    outcome: Callable[[Any, Any], str]
    write: Callable[[Any, Any], str]
    help: tuple[str, ...]


def _places(_asked: Decision, places: tuple[int, ...]) -> str:
    return " ".join(str(place + 1) for place in places)


def _number(_asked: Decision, number: int) -> str:
    return str(number)


def _signed(_asked: Decision, number: int | None) -> str:
    return "" if number is None else f"{number:+}"


def _named(asked: NameSystems, named: tuple[tuple[int, int], ...]) -> str:
    signs = Names(asked.battle).signs
    return " ".join(f"{signs[number]}:{slot + 1}" for number, slot in named) or "none"


TALKS: dict[type[Decision], Talk] = {
    TakeAction: Talk(ask_action, read_action, action_outcome, typed_action, ACTION_HELP),
    PlaceDamage: Talk(
        ask_damage,
        read_slots,
        damage_outcome,
        _places,
        ("3: a mark on slot 3; 3 3 5: marks in this order; an empty line: the plain captain chooses",),
    ),
    HarmCrew: Talk(
        ask_harm,
        read_tokens,
        lambda asked, chosen: tokens_outcome(asked, chosen, "harmed"),
        _places,
        ("1 2: crew 1 and crew 2; 1 1: crew 1 twice, which kills a ready one; an empty line: the plain captain chooses",),
    ),
    KillSurplus: Talk(
        ask_surplus,
        read_tokens,
        lambda asked, chosen: tokens_outcome(asked, chosen, "lost"),
        _places,
        ("1 2: crew 1 and crew 2; an empty line: the plain captain chooses",),
    ),
    Relieve: Talk(
        ask_relief,
        read_relief,
        lambda asked, chosen: tokens_outcome(asked, chosen, "to Standby"),
        _places,
        ("1 2: crew 1 and crew 2 leave their slots; all: everybody; an empty line: all stay",),
    ),
    Cool: Talk(
        ask_cooling,
        read_number,
        lambda asked, number: f"sheds {number}, heat {asked.ship.heat - number} is left",
        _number,
        ("2: shed 2 heat; an empty line: as much as can be",),
    ),
    SufferHeat: Talk(
        ask_heat,
        read_number,
        lambda asked, number: f"{counted(asked.count - number, 'harm')} to crew, {number} damage to systems",
        _number,
        ("1: one die damages a system, the rest harm crew; an empty line: all harm crew",),
    ),
    EvadeRam: Talk(
        ask_evasion,
        read_evasion,
        evasion_outcome,
        _signed,
        ("+1, -2, 0: burn to change speed so; stay, or an empty line: no evasion",),
    ),
    NameSystems: Talk(
        ask_names,
        read_names,
        names_outcome,
        _named,
        ("B1:3 B1:4: these slots of B1; none: no system; an empty line: the plain captain chooses",),
    ),
}
"""How each kind of decision is talked about."""

CHOSEN_WELL = (PlaceDamage, HarmCrew, KillSurplus, NameSystems)
"""What an empty answer leaves to the plain captain, since something must be chosen."""


class BattleTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    @override
    def question(self, decision: Decision) -> Question:
        return TALKS[type(decision)].ask(decision)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        """Where something must be chosen, an empty answer leaves it to the plain captain."""
        if text.strip():
            return TALKS[type(decision)].read(decision, text)
        return Plain().answer(decision) if isinstance(decision, CHOSEN_WELL) else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        return TALKS[type(decision)].write(decision, answer)

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        return TALKS[type(decision)].outcome(decision, answer)

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        return TALKS[type(decision)].help

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return str(refusal.text)
