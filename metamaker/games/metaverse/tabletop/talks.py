"""Decisions as questions in words, typed answers as orders, orders as a person would type them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from typing_extensions import override

from metamaker.games.metaverse.battle.boarding.decisions import AdvanceBoarders, DisableSystems, Reinforce
from metamaker.games.metaverse.battle.boarding.dialogue import (
    ask_disable,
    ask_shifts,
    disable_outcome,
    read_disable,
    read_shifts,
    shifts_outcome,
    typed_disable,
    typed_shifts,
)
from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.electronics.decision import SwitchElectronics
from metamaker.games.metaverse.battle.electronics.dialogue import (
    ask_electronics,
    electronics_outcome,
    read_electronics,
    typed_electronics,
)
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire, Muster
from metamaker.games.metaverse.battle.fire.dialogue import (
    ask_fire,
    ask_muster,
    fire_outcome,
    muster_outcome,
    read_fire,
    read_muster,
    typed_fire,
    typed_muster,
)
from metamaker.games.metaverse.battle.fire.screening import InterceptFire
from metamaker.games.metaverse.battle.fire.screening_dialogue import (
    ask_intercept,
    intercept_outcome,
    read_intercept,
    typed_intercept,
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
from metamaker.games.metaverse.battle.salvos.decisions import DefendShip, GuideSalvos, StrikeTargets
from metamaker.games.metaverse.battle.salvos.dialogue import (
    ask_defence,
    ask_guide,
    ask_strike,
    defence_outcome,
    guide_outcome,
    read_defence,
    read_guide,
    read_strike,
    strike_outcome,
    typed_defence,
    typed_guide,
    typed_strike,
)
from metamaker.games.metaverse.battle.starfighters.combat_decisions import DefendWithSquadrons, FireFlak, FireSquadrons
from metamaker.games.metaverse.battle.starfighters.combat_dialogue import (
    ask_flak,
    ask_squadron_defence,
    ask_squadron_fire,
    flak_outcome,
    read_flak,
    read_squadron_fire,
    squadron_fire_outcome,
    typed_flak,
    typed_squadron_fire,
)
from metamaker.games.metaverse.battle.starfighters.decisions import (
    DeploySquadrons,
    FlyMissions,
    FormMissions,
    GrowSquadrons,
    LaunchSquadrons,
    RearmSquadrons,
    RecoverSquadrons,
)
from metamaker.games.metaverse.battle.starfighters.flight_dialogue import (
    ask_flights,
    flights_outcome,
    read_flights,
    typed_flights,
)
from metamaker.games.metaverse.battle.starfighters.operations_dialogue import (
    ask_deploy,
    ask_growths,
    ask_missions,
    ask_rearm,
    ask_recover,
    ask_sorties,
    deploy_outcome,
    growths_outcome,
    missions_outcome,
    read_deploy,
    read_growths,
    read_missions,
    read_rearm,
    read_recover,
    read_sorties,
    rearm_outcome,
    recover_outcome,
    sorties_outcome,
    typed_deploy,
    typed_growths,
    typed_missions,
    typed_rearm,
    typed_recover,
    typed_sorties,
)
from metamaker.games.metaverse.battle.telling.names import Names, labels, mission_sign, salvo_sign, squadron_signs
from metamaker.games.metaverse.battle.telling.signs import numbered_system, spoken
from metamaker.games.metaverse.battle.terrain.decisions import ClearRocks
from metamaker.games.metaverse.battle.terrain.dialogue import ask_rocks, read_rocks, rocks_outcome, typed_rocks
from metamaker.games.metaverse.tabletop.reasons import reasons
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
    DeploySquadrons: Talk(ask_deploy, read_deploy, deploy_outcome, typed_deploy),
    LaunchSquadrons: Talk(ask_sorties, read_sorties, sorties_outcome, typed_sorties),
    RearmSquadrons: Talk(ask_rearm, read_rearm, rearm_outcome, typed_rearm),
    RecoverSquadrons: Talk(ask_recover, read_recover, recover_outcome, typed_recover),
    GrowSquadrons: Talk(ask_growths, read_growths, growths_outcome, typed_growths),
    FormMissions: Talk(ask_missions, read_missions, missions_outcome, typed_missions),
    Reinforce: Talk(ask_shifts, read_shifts, shifts_outcome, typed_shifts),
    AdvanceBoarders: Talk(ask_shifts, read_shifts, shifts_outcome, typed_shifts),
    DisableSystems: Talk(ask_disable, read_disable, disable_outcome, typed_disable),
    FireFlak: Talk(ask_flak, read_flak, flak_outcome, typed_flak),
    FireSquadrons: Talk(ask_squadron_fire, read_squadron_fire, squadron_fire_outcome, typed_squadron_fire),
    DefendWithSquadrons: Talk(ask_squadron_defence, read_squadron_fire, squadron_fire_outcome, typed_squadron_fire),
    FlyMissions: Talk(ask_flights, read_flights, flights_outcome, typed_flights),
    SwitchElectronics: Talk(ask_electronics, read_electronics, electronics_outcome, typed_electronics),
    Muster: Talk(ask_muster, read_muster, muster_outcome, typed_muster),
    DeclareFire: Talk(ask_fire, read_fire, fire_outcome, typed_fire),
    InterceptFire: Talk(ask_intercept, read_intercept, intercept_outcome, typed_intercept),
    GuideSalvos: Talk(ask_guide, read_guide, guide_outcome, typed_guide),
    StrikeTargets: Talk(ask_strike, read_strike, strike_outcome, typed_strike),
    DefendShip: Talk(ask_defence, read_defence, defence_outcome, typed_defence),
    ClearRocks: Talk(ask_rocks, read_rocks, rocks_outcome, typed_rocks),
    AssignRepairs: Talk(ask_repair, read_repair, repair_outcome, typed_repair),
}
"""How each kind of decision is talked about."""

NONE = "none"
"""The typed answer without any orders."""


class BattleTalks(Talks):
    """See the Talks protocol of `metamaker.play.dialogue`."""

    def __init__(self, names: Names) -> None:
        self._names = names

    @override
    def question(self, decision: Decision) -> Question:
        return TALKS[type(decision)].ask(decision, self._names)._replace(final=decision.final)

    @override
    def read(self, decision: Decision, text: str) -> Answer:
        """`none` gives no orders at all, where an empty answer gives the usual ones."""
        if text.strip().lower() == NONE:
            return type(decision.default())()
        return TALKS[type(decision)].read(decision, text) if text.strip() else decision.default()

    @override
    def typed(self, decision: Decision, answer: Answer) -> str:
        """Empty if it is the default answer."""
        return "" if answer == decision.default() else TALKS[type(decision)].write(decision, answer) or NONE

    @override
    def outcome(self, decision: Decision, answer: Answer) -> str:
        """Where a plot takes a ship, who fires what with which chance."""
        return TALKS[type(decision)].outcome(decision, answer, self._names)

    @override
    def why(self, decision: Decision, answer: Answer) -> tuple[str, ...]:
        """Fire given and taken after a plot; what else the weapons could fire at."""
        return reasons(decision, answer, self._names)

    @override
    def called(self, decision: Decision, ref: str) -> str:
        """Ships, salvos and missions by their signs, systems of the ship that is asked by their numbers, of others by name."""
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
        return (*lines, *(plot_help(decision, self._names) if isinstance(decision, WritePlot) else ()))

    @override
    def reason(self, decision: Decision, refusal: Refused) -> str:
        return spoken(refusal.text, decision, self._names)
