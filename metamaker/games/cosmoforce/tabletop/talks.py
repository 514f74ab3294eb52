"""Decisions as questions in words, and typed answers as orders."""

from collections.abc import Callable
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.games.cosmoforce.battle.actions.decisions import Cool, EvadeRam, NameSystems, Relieve, TakeAction
from metamaker.games.cosmoforce.battle.actions.dialogue import (
    action_outcome,
    ask_action,
    ask_cooling,
    ask_evasion,
    ask_names,
    ask_relief,
    cooling_outcome,
    evasion_outcome,
    is_weighty,
    names_outcome,
    read_action,
    read_evasion,
    read_names,
    read_relief,
    typed_action,
)
from metamaker.games.cosmoforce.battle.captains.plain import Plain
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage, SufferHeat
from metamaker.games.cosmoforce.battle.damage.dialogue import (
    ask_damage,
    ask_harm,
    ask_heat,
    ask_surplus,
    damage_outcome,
    heat_outcome,
)
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.telling.names import Names
from metamaker.games.cosmoforce.battle.telling.signs import read_number, read_slots, read_tokens
from metamaker.play.decision import Refused
from metamaker.play.dialogue import Question, Talks


class Talk(NamedTuple):
    """How a decision is put to a person, how a typed answer is read, told back and written, and the keys of its help."""

    ask: Callable[[Any], Question]
    read: Callable[[Any, str], Answer]
    outcome: Callable[[Any, Any], str]
    write: Callable[[Any, Any], str]
    help: tuple[str, ...]


def _tokens(key: str) -> Callable[[Any, Any], str]:
    """Return what says which tokens are meant in the words of `ask-<key>-outcome`."""

    def outcome(asked: Decision, chosen: tuple[int, ...]) -> str:
        names = Names(asked.battle)
        return names.words.text(f"ask-{key}-outcome", tokens=names.tokens(asked.ship.number, chosen))

    return outcome


def _places(_asked: Decision, places: tuple[int, ...]) -> str:
    return " ".join(str(place + 1) for place in places)


def _number(_asked: Decision, number: int) -> str:
    return str(number)


def _signed(_asked: Decision, number: int | None) -> str:
    return "" if number is None else f"{number:+}"


def _named(asked: NameSystems, named: tuple[tuple[int, int], ...]) -> str:
    signs = Names(asked.battle).signs
    return " ".join(f"{signs[number]}:{slot + 1}" for number, slot in named) or "none"


ACTION_HELP = tuple(f"ask-action-help-{part}" for part in ("weapons", "upkeep", "repair", "others", "short"))

TALKS: dict[type[Decision], Talk] = {
    TakeAction: Talk(ask_action, read_action, action_outcome, typed_action, ACTION_HELP),
    PlaceDamage: Talk(ask_damage, read_slots, damage_outcome, _places, ("ask-damage-help",)),
    HarmCrew: Talk(ask_harm, read_tokens, _tokens("harm"), _places, ("ask-harm-help",)),
    KillSurplus: Talk(ask_surplus, read_tokens, _tokens("surplus"), _places, ("ask-surplus-help",)),
    Relieve: Talk(ask_relief, read_relief, _tokens("relief"), _places, ("ask-relief-help",)),
    Cool: Talk(ask_cooling, read_number, cooling_outcome, _number, ("ask-cooling-help",)),
    SufferHeat: Talk(ask_heat, read_number, heat_outcome, _number, ("ask-heat-help",)),
    EvadeRam: Talk(ask_evasion, read_evasion, evasion_outcome, _signed, ("ask-evasion-help",)),
    NameSystems: Talk(ask_names, read_names, names_outcome, _named, ("ask-names-help",)),
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
        return TALKS[type(decision)].read(decision, text) if text.strip() else self.unwritten(decision)

    @override
    def unwritten(self, decision: Decision) -> Answer:
        """Where something must be chosen, an empty answer leaves it to the plain captain."""
        return Plain().answer(decision) if isinstance(decision, CHOSEN_WELL) else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        return TALKS[type(decision)].write(decision, answer)

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        return TALKS[type(decision)].outcome(decision, answer)

    @override
    def asks_again(self, decision: Decision, answer: Answer) -> bool:
        """What rolls no die by itself, and leads to no collision, goes through: as long as none falls it can be taken back."""
        return isinstance(decision, TakeAction) and is_weighty(decision, answer)

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        words = Names(decision.battle).words
        return tuple(words[key] for key in TALKS[type(decision)].help)

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return str(refusal.text)
