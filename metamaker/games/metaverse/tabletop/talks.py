"""Decisions as questions in words, typed answers as orders, orders as a person would type them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.dogfights.decisions import RepelSquadrons, SquadronFire
from metamaker.games.metaverse.battle.dogfights.dialogue import (
    ask_dogfight,
    ask_repel,
    dogfight_outcome,
    read_dogfight,
    read_repel,
    repel_outcome,
    typed_dogfight,
    typed_repel,
)
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.dialogue import (
    ask_electronics,
    electronics_outcome,
    read_electronics,
    typed_electronics,
)
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, InterceptFire, Muster
from metamaker.games.metaverse.battle.fire.dialogue import (
    ask_fire,
    ask_intercept,
    ask_muster,
    fire_outcome,
    intercept_outcome,
    muster_outcome,
    read_fire,
    read_intercept,
    read_muster,
    typed_fire,
    typed_intercept,
    typed_muster,
)
from metamaker.games.metaverse.battle.movement.decisions import AnnounceArrival, ChooseJumpDice, WritePlot
from metamaker.games.metaverse.battle.movement.dialogue import (
    arrival_outcome,
    ask_arrival,
    ask_jump,
    ask_plot,
    jump_outcome,
    plot_help,
    plot_outcome,
    read_arrival,
    read_jump,
    read_plot,
    typed_arrival,
    typed_jump,
    typed_plot,
)
from metamaker.games.metaverse.battle.repair.decision import AssignRepairs
from metamaker.games.metaverse.battle.repair.dialogue import ask_repair, read_repair, repair_outcome, typed_repair
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, EscortFire, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.dialogue import (
    ask_defence,
    ask_escort,
    ask_guide,
    ask_strike,
    defence_outcome,
    escort_outcome,
    guide_outcome,
    read_defence,
    read_escort,
    read_guide,
    read_strike,
    strike_outcome,
    typed_defence,
    typed_escort,
    typed_guide,
    typed_strike,
)
from metamaker.games.metaverse.battle.telling.names import Names
from metamaker.games.metaverse.battle.telling.signs import spoken
from metamaker.play.decision import Refused
from metamaker.play.dialogue import Question, Talks


class Talk(NamedTuple):
    """How a decision is put to a person, how a typed answer is read, told back and written."""

    ask: Callable[[Any, Names], Question]
    read: Callable[[Any, str], Answer]
    outcome: Callable[[Any, Any, Names], str]
    write: Callable[[Any, Any], str]


TALKS: dict[type[Decision], Talk] = {
    WritePlot: Talk(ask_plot, read_plot, plot_outcome, typed_plot),
    AnnounceArrival: Talk(ask_arrival, read_arrival, arrival_outcome, typed_arrival),
    ChooseJumpDice: Talk(ask_jump, read_jump, jump_outcome, typed_jump),
    SwitchElectronics: Talk(ask_electronics, read_electronics, electronics_outcome, typed_electronics),
    Muster: Talk(ask_muster, read_muster, muster_outcome, typed_muster),
    DeclareFire: Talk(ask_fire, read_fire, fire_outcome, typed_fire),
    InterceptFire: Talk(ask_intercept, read_intercept, intercept_outcome, typed_intercept),
    GuideSalvos: Talk(ask_guide, read_guide, guide_outcome, typed_guide),
    StrikeTargets: Talk(ask_strike, read_strike, strike_outcome, typed_strike),
    DefendShip: Talk(ask_defence, read_defence, defence_outcome, typed_defence),
    EscortFire: Talk(ask_escort, read_escort, escort_outcome, typed_escort),
    SquadronFire: Talk(ask_dogfight, read_dogfight, dogfight_outcome, typed_dogfight),
    RepelSquadrons: Talk(ask_repel, read_repel, repel_outcome, typed_repel),
    AssignRepairs: Talk(ask_repair, read_repair, repair_outcome, typed_repair),
}
"""How each kind of decision is talked about."""


class BattleTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    def __init__(self, names: Names) -> None:
        self._names = names

    @override
    def question(self, decision: Decision) -> Question:
        return TALKS[type(decision)].ask(decision, self._names)._replace(final=decision.final)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        return TALKS[type(decision)].read(decision, text) if text.strip() else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        """Empty if it is the default answer."""
        return "" if answer == decision.default() else TALKS[type(decision)].write(decision, answer)

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        """Where a plot takes a ship, who fires what with which chance."""
        return TALKS[type(decision)].outcome(decision, answer, self._names)

    @override
    def help(self, decision: Decision) -> tuple[str, ...]:
        lines = self._names.words[f"talk-help-{decision.kind.replace(' ', '_')}"].splitlines()
        return (*lines, *(plot_help(decision, self._names) if isinstance(decision, WritePlot) else ()))

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return spoken(refusal.text, decision, self._names)
