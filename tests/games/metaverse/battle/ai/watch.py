"""What never happens in a battle, looked for after every answer."""

from collections.abc import Sequence

from metamaker.core.rule_book import statements
from metamaker.games.metaverse.battle.decision import Decision
from metamaker.games.metaverse.battle.fire.events import FireDeclared
from metamaker.games.metaverse.battle.frame import TurnBegan
from metamaker.games.metaverse.battle.movement.events import Moved, PlotRevealed
from metamaker.games.metaverse.battle.repair.events import HullRestored
from metamaker.games.metaverse.battle.state.battle import Battle, Event
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, Status, Vessel

ACTS = (PlotRevealed, Moved, FireDeclared)
RULES = frozenset(statement.id for statement in statements("metaverse"))


class Watch:
    """Looks at a battle after every answer, and remembers how it was before."""

    def __init__(self, battle: Battle) -> None:
        self._battle = battle
        self._boxes = self._left()
        self._gone: set[str] = set()
        self._destroyed = self._lost_systems()
        self._parties = self._all_parties()

    def asked(self, decisions: Sequence[Decision]) -> None:
        """Only ships that are there, or that may come back, are asked."""
        for decision in decisions:
            if decision.key:
                assert self._battle.table.by_key[decision.key].status <= Status.AWAY, decision.key

    def happened(self, events: Sequence[Event]) -> None:
        """Look at everything."""
        for vessel in self._battle.table.vessels:
            _bounded(vessel)
        self._boxes_come_back_by_repair_alone(events)
        self._nothing_destroyed_comes_back()
        self._no_parties_come_from_nowhere()
        for event in events:
            assert event.rules, event
            assert RULES.issuperset(event.rules), event
            assert not (isinstance(event, ACTS) and event.ship in self._gone), event
            if isinstance(event, TurnBegan):
                self._gone = {vessel.key for vessel in self._battle.table.vessels if vessel.status > Status.AWAY}

    def _boxes_come_back_by_repair_alone(self, events: Sequence[Event]) -> None:
        restored = {(event.ship, event.section): len(event.layers) for event in events if isinstance(event, HullRestored)}
        after = self._left()
        for (key, section), boxes in after.items():
            gained = boxes - self._boxes[key, section]
            assert gained <= 0 or (key, section) in restored, (key, section, gained)
        self._boxes = after

    def _nothing_destroyed_comes_back(self) -> None:
        now = self._lost_systems()
        assert self._destroyed <= now
        self._destroyed = now

    def _no_parties_come_from_nowhere(self) -> None:
        """They may come home to another ship, but there are never more of them."""
        now = self._all_parties()
        assert all(after <= before for after, before in zip(now, self._parties, strict=True)), (self._parties, now)
        self._parties = now

    def _all_parties(self) -> list[int]:
        """All marines of each side, then all crew: in its ships, with its squadrons, aboard the enemy."""
        table = self._battle.table
        marines, crew = [0, 0], [0, 0]
        for vessel in table.vessels:
            for state in vessel.sections:
                marines[vessel.side] += state.marine_parties
                crew[vessel.side] += state.crew_parties
                marines[1 - vessel.side] += sum(each.marines for each in state.boarders)
                crew[1 - vessel.side] += sum(each.crew for each in state.boarders)
        for squadron in table.squadrons:
            marines[squadron.side] += squadron.marines
            crew[squadron.side] += squadron.crew
        return [*marines, *crew]

    def _left(self) -> dict[tuple[str, str], int]:
        return {
            (vessel.key, name): state.left
            for vessel in self._battle.table.vessels
            for name, state in zip(("fore", "starboard", "aft", "port", "core"), vessel.sections, strict=True)
        }

    def _lost_systems(self) -> set[tuple[str, str]]:
        return {
            (vessel.key, system.plan.ref)
            for vessel in self._battle.table.vessels
            for system in vessel.systems
            if system.flags & DESTROYED
        }


def _bounded(vessel: Vessel) -> None:
    """Nothing is negative, and nothing is more than it was designed to be; parties may come home to another layer or ship."""
    for state in vessel.sections:
        for layer, boxes, crew, marines in zip(state.plan.layers, state.boxes, state.crew, state.marines, strict=True):
            assert 0 <= boxes <= layer.hull_hits
            assert crew >= 0
            assert marines >= 0
        assert state.stands or (not state.left and not state.crew_parties and not state.marine_parties)
    for arc in vessel.arcs:
        assert 0 <= arc.shield_hits <= arc.plan.shield_hits
        assert 0 <= arc.plates <= arc.plan.plates
        assert 0 <= arc.adaptation <= arc.plan.adaptation
    assert 0 <= vessel.crew_quality <= vessel.blueprint.crew_quality
