"""Decisions of a battle as text: questions, typed answers, outcomes, reasons."""

from typing_extensions import override

from metamaker.games.metaverse.battle.boarding import dialogue as boarding
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics import dialogue as electronics
from metamaker.games.metaverse.battle.fire import dialogue as fire
from metamaker.games.metaverse.battle.fire import screening_dialogue as screening
from metamaker.games.metaverse.battle.movement import dialogue as movement
from metamaker.games.metaverse.battle.movement.decisions import WritePlot
from metamaker.games.metaverse.battle.repair import dialogue as repair
from metamaker.games.metaverse.battle.salvos import dialogue as salvos
from metamaker.games.metaverse.battle.starfighters import combat_dialogue as combat
from metamaker.games.metaverse.battle.starfighters import flight_dialogue as flight
from metamaker.games.metaverse.battle.starfighters import operations_dialogue as operations
from metamaker.games.metaverse.battle.terrain import dialogue as terrain
from metamaker.games.metaverse.battle.wording.labels import numbered_system, spoken
from metamaker.games.metaverse.battle.wording.names import Names, labels, mission_sign, salvo_sign, squadron_signs
from metamaker.games.metaverse.battle.wording.prompt import Prompts
from metamaker.games.metaverse.match.reasons import reasons
from metamaker.play.decision import Refused
from metamaker.play.dialogue import Question, Talks

_DIALOGUES = (boarding, electronics, fire, screening, movement, repair, salvos, combat, flight, operations, terrain)

PROMPTS: Prompts = {kind: prompt for dialogue in _DIALOGUES for kind, prompt in dialogue.PROMPTS.items()}
"""The prompt of each kind of decision."""

NONE = "none"
"""The typed answer without any orders."""


class BattleTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    def __init__(self, names: Names) -> None:
        self._names = names

    @override
    def plain(self) -> "BattleTalks":
        return BattleTalks(self._names.plain())

    @override
    def question(self, decision: Decision) -> Question:
        return PROMPTS[type(decision)].ask(decision, self._names)._replace(final=decision.final)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        """Read `none` as an answer without orders, and an empty text as the default answer."""
        if text.strip().lower() == NONE:
            return type(decision.default())()
        return PROMPTS[type(decision)].notation.read(decision, text) if text.strip() else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        """Empty if it is the default answer."""
        return "" if answer == decision.default() else PROMPTS[type(decision)].notation.write(decision, answer) or NONE

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        """Describe the course after a plot, or fire with its chances."""
        return PROMPTS[type(decision)].outcome(decision, answer, self._names)

    @override
    def why(self, decision: Decision, answer: Answer) -> tuple[str, ...]:
        """Compare fire given and taken after a plot, or other targets of the weapons."""
        return reasons(decision, answer, self._names)

    @override
    def called(self, decision: Decision, ref: str) -> str:
        """Call ships, salvos and missions by their labels, systems by name, those of the asked ship also by number."""
        signs = labels(decision.table)
        if ref in decision.table.by_key:
            return f"{signs[ref]} {decision.table.by_key[ref].name}"
        if any(salvo.key == ref for salvo in decision.table.salvos):
            return salvo_sign(signs, ref)
        if any(mission.key == ref for mission in decision.table.missions):
            return mission_sign(signs, ref)
        squadron = decision.table.squadron(ref)
        if squadron is not None:
            return f"{squadron_signs(decision.table)[ref]} {squadron.plan.name}"
        vessel = decision.table.by_key.get(decision.of)
        if vessel is not None and ref in vessel.blueprint.by_ref:
            return numbered_system(vessel, ref, self._names)
        other = next((each for each in decision.table.fighting(1 - decision.side) if ref in each.blueprint.by_ref), None)
        return self._names.system(other.key, ref) if other is not None else ""

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        lines = self._names.words[f"talk-help-{decision.kind.replace(' ', '_')}"].splitlines()
        return (*lines, *(movement.plot_help(decision, self._names) if isinstance(decision, WritePlot) else ()))

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return spoken(refusal.text, decision, self._names)
