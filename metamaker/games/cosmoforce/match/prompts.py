"""Decisions as questions in words, and typed answers as orders."""

from typing_extensions import override

from metamaker.games.cosmoforce.battle.actions import dialogue as actions
from metamaker.games.cosmoforce.battle.actions.decisions import NameSystems, TakeAction
from metamaker.games.cosmoforce.battle.ai.plain import Plain
from metamaker.games.cosmoforce.battle.damage import dialogue as damage
from metamaker.games.cosmoforce.battle.damage.decisions import HarmCrew, KillSurplus, PlaceDamage
from metamaker.games.cosmoforce.battle.decision import Answer, Decision
from metamaker.games.cosmoforce.battle.wording.labels import Prompts
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.play.decision import Refused
from metamaker.play.dialogue import Question, Talks

PROMPTS: Prompts = {**actions.PROMPTS, **damage.PROMPTS}
"""The prompt of each kind of decision."""

CHOSEN_WELL = (PlaceDamage, HarmCrew, KillSurplus, NameSystems)
"""Decisions with a compulsory choice: an empty answer leaves it to the plain captain."""


class BattleTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    @override
    def question(self, decision: Decision) -> Question:
        return PROMPTS[type(decision)].ask(decision)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        return PROMPTS[type(decision)].notation.read(decision, text) if text.strip() else self.unwritten(decision)

    @override
    def unwritten(self, decision: Decision) -> Answer:
        """Return the default for an empty answer; a compulsory choice is left to the plain captain."""
        return Plain().answer(decision) if isinstance(decision, CHOSEN_WELL) else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        return PROMPTS[type(decision)].notation.write(decision, answer)

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        return PROMPTS[type(decision)].outcome(decision, answer)

    @override
    def asks_again(self, decision: Decision, answer: Answer) -> bool:
        """Ask again only before actions that roll dice or lead to a collision; the player can take the others back."""
        return isinstance(decision, TakeAction) and actions.is_weighty(decision, answer)

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        words = Names(decision.battle).words
        return tuple(words[key] for key in PROMPTS[type(decision)].help)

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return str(refusal.text)
