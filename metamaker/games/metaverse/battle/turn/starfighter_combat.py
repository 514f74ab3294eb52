"""The Starfighter Combat Step: 0 cm weapons and indirect ones of squadrons, then squadrons by their strength (2.2.3)."""

from collections.abc import Sequence

from metamaker.games.metaverse.battle.decision import Answer, Decision
from metamaker.games.metaverse.battle.dogfights import rules
from metamaker.games.metaverse.battle.dogfights.decisions import (
    RepelSquadrons,
    SquadronFire,
    close_guns,
    guides,
    repelled,
)
from metamaker.games.metaverse.battle.dogfights.events import StrengthGroupBegan
from metamaker.games.metaverse.battle.dogfights.shots import Operated, Sortie, close, declared, fire, repel
from metamaker.games.metaverse.battle.dogfights.shots import repelled as fire_close
from metamaker.games.metaverse.battle.fire.at_missions import AtMission
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.squadron import Squadron
from metamaker.games.metaverse.battle.state.vessel import Vessel
from metamaker.games.metaverse.battle.turn.aftermath import aftermath
from metamaker.games.metaverse.battle.turn.step import RunningStep

FIRST = 0
"""The group of indirect weapons and 0 cm weapons, in place of a strength."""


class StarfighterCombatStep(RunningStep):
    """Groups of squadrons one after another, both sides at once; all of a group is declared before any of it is rolled for.

    First 0 cm weapons of ships and indirect weapons of squadrons, then groups of falling strength, as it is when their turn
    comes; what a group does to the right to fire counts when it is over. Dice of a group: 0 cm weapons ship by ship, then
    attacks of squadrons of the first side, then of the second (`dogfights.shots`); FTL drives that surgical strikes blow up;
    criticals. Rules MV-2.2.3-01 to -05, MV-3.7.1-02, MV-3.7.6-08.
    """

    def __init__(self) -> None:
        self.began = False
        self.strength = FIRST
        self.done: list[int] = []
        self.asked: tuple[Decision, ...] = ()

    def run(self, battle: Battle) -> tuple[Decision, ...]:
        """Ask the next group; none if the step is over."""
        if not self.began:
            self.began = True
            asked = self._ships(battle) + self._wings(battle, self._able(battle, first=True))
            if asked:
                self.asked = tuple(asked)
                return self.asked
        able = [squadron for squadron in self._able(battle, first=False) if squadron.number not in self.done]
        if not able:
            return ()
        self.strength = max([squadron.strength for squadron in able])
        group = [squadron for squadron in able if squadron.strength == self.strength]
        self.done += [squadron.number for squadron in group]
        self.asked = tuple(self._wings(battle, group))
        return self.asked

    def take(self, battle: Battle, answers: Sequence[Answer]) -> None:
        """Declare and resolve the fire of a group. Rule MV-2.2.3-05."""
        shots: list[AtMission] = []
        sorties: list[Sortie] = []
        for decision, answer in zip(self.asked, answers, strict=True):
            if isinstance(decision, RepelSquadrons):
                shots += repel(battle, decision.vessel, answer)
            else:
                sorties += [sortie for attack in answer.attacks if (sortie := declared(battle, attack)) is not None]
        for shot in shots:
            fire_close(battle, shot)
        operated: list[Operated] = []
        for sortie in sorties:
            fire(battle, sortie, operated)
        close(battle, operated)
        if shots or sorties:
            aftermath(battle)

    def _able(self, battle: Battle, *, first: bool) -> list[Squadron]:
        """Return the squadrons that have anything to fire, in their order."""
        table = battle.table
        return [squadron for squadron in table.squadrons if squadron.flies and rules.has_work(table, squadron, first=first)]

    def _wings(self, battle: Battle, able: Sequence[Squadron]) -> list[Decision]:
        """Return what is asked of the squadrons of a group, one question for each side."""
        table, asked = battle.table, list[Decision]()
        if able and battle.telling:
            battle.tell(StrengthGroupBegan(self.strength, tuple([squadron.key for squadron in able])))
        for side in (0, 1):
            keys = tuple([squadron.key for squadron in able if squadron.side == side])
            if keys:
                asked.append(SquadronFire(table, side, battle.secrets[side], self.strength, keys))
        return asked

    def _ships(self, battle: Battle) -> list[Decision]:
        """Return what is asked of the ships that have 0 cm weapons for squadrons in contact."""
        table = battle.table
        return [
            RepelSquadrons(table, vessel.side, battle.secrets[vessel.side], vessel.key)
            for vessel in (table.fighting() if table.missions else ())
            if vessel.blueprint.wing_guns and self._repels(battle, vessel)
        ]

    def _repels(self, battle: Battle, vessel: Vessel) -> bool:
        table = battle.table
        return any(close_guns(table, vessel, each) and guides(vessel, each) for each in repelled(table, vessel))
