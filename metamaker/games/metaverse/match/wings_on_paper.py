"""Squadrons in a game on paper: their labels, flying squadrons, their morale (2.3.2)."""

from collections.abc import Iterable, Mapping

from typing_extensions import override

from metamaker.games.metaverse.battle.starfighters.missions import remove
from metamaker.games.metaverse.battle.starfighters.morale import CARRIER, STRENGTH, met
from metamaker.games.metaverse.battle.state.battle import Battle, Table
from metamaker.games.metaverse.battle.state.squadron import Berth, Squadron
from metamaker.games.metaverse.battle.state.vessel import Status, Vessel
from metamaker.games.metaverse.battle.wording.names import Names
from metamaker.games.metaverse.match.squadrons import aboard, beside, squadron_state, weaken
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.play_state import PlayState, SquadronState
from metamaker.games.metaverse.sheet.squadrons import group_letters, squadron_label


class Wing:
    """A squadron of a game on paper: `ref` is its ship or its entry beside the ships, `name` its reference in play states.

    `label` is its label on its sheet after the type.
    """

    def __init__(self, squadron: Squadron, vessel: Vessel | None, name: str, letters: Mapping[str, str]) -> None:
        entry, _, number = name.partition("#")
        self.squadron = squadron
        self.vessel = vessel
        self.name = name
        self.ref = entry if vessel is None else vessel.ship.ref()
        self.key = name if vessel is None else f"{self.ref}/{name}"
        self.label = squadron_label(letters.get(entry.partition("/")[2], "") if vessel is None else "", int(number))

    @property
    def command_faces(self) -> int:
        """The results of its command quality die, its own or its carrier's. Rule MV-2.3.2-16."""
        carrier = self.vessel
        return self.squadron.command_faces or (0 if carrier is None else carrier.blueprint.command_faces)

    @property
    def called(self) -> str:
        """The display name on the sheet of its ship: `Grapnel 1`."""
        return f"{self.squadron.plan.name} {self.label}"


def wings(battle: Battle, fleet: Fleet, state: PlayState) -> tuple[Wing, ...]:
    """Return the squadrons of a fleet, in the order of its battle, each in the state of a play state."""
    table, letters = battle.table, group_letters(fleet)
    found: dict[int, Wing] = {}
    for vessel in table.vessels:
        own = aboard(table, vessel)
        weaken(own, state.ship(vessel.ship.id).squadrons)
        found |= {each.number: Wing(each, vessel, name, letters) for name, each in own.items()}
    alone = beside(table, 0)
    weaken(alone, state.squadrons)
    found |= {each.number: Wing(each, None, name, letters) for name, each in alone.items()}
    return tuple(found[number] for number in sorted(found))


class PaperNames(Names):
    """Names as on sheets: a squadron by its type, its number there, and its ship: `Grapnel 1 (Queen's Thread)`."""

    def __init__(self, table: Table, squadrons: tuple[Wing, ...]) -> None:
        super().__init__(table)
        self._labels = {
            each.squadron.key: each.label if each.vessel is None else f"{each.label} ({self.ship(each.vessel.key)})"
            for each in squadrons
        }

    @override
    def wings(self) -> Mapping[str, str]:
        return self._labels


def newly_met(table: Table, wing: Wing, began: frozenset[str]) -> tuple[str, ...]:
    """Return the conditions that a squadron on the table would check now.

    `began` are the ships that fought as the turn began: squadrons aboard a ship that was already gone are gone with her. Rules
    MV-2.3.2-02, -10.
    """
    squadron, vessel = wing.squadron, wing.vessel
    if squadron.berth is Berth.GONE:
        return ()
    new = tuple(condition for condition in met(table, squadron) if condition not in squadron.conditions)
    was_left = vessel is not None and vessel.status > Status.AWAY and vessel.ship.ref() not in began
    return () if was_left and CARRIER in new else new


def is_likely_to_fly(wing: Wing, new: tuple[str, ...], began: PlayState) -> bool:
    """Return whether a squadron is likely to be on the table, because it has lost strength there."""
    states = began.squadrons if wing.vessel is None else began.ship(wing.vessel.ship.id).squadrons
    lost = next((each.strength_lost for each in states if each.squadron == wing.name), 0)
    return STRENGTH in new and wing.squadron.plan.strength - wing.squadron.strength > lost


def sink(battle: Battle, squadrons: Iterable[Wing]) -> None:
    """Remove squadrons aboard a lost ship, and those in her CAP. Rules MV-1.3.6-24, MV-2.1.4-26."""
    for wing in squadrons:
        vessel = wing.vessel
        if vessel is not None and vessel.status is Status.DESTROYED and not wing.squadron.flies:
            remove(battle, wing.squadron, "bereft", ("MV-1.3.6-24", "MV-2.1.4-26"))


def with_squadrons(state: PlayState, squadrons: tuple[Wing, ...]) -> PlayState:
    """Return a play state with the present squadrons; ships with unchanged squadrons stay as they are."""
    ships = {each.id: each for each in state.ships}
    for ref in dict.fromkeys(wing.ref for wing in squadrons if wing.vessel is not None):
        before = state.ship(ref.partition("/")[2])
        own = _states(before.squadrons, [wing for wing in squadrons if wing.ref == ref])
        if own != before.squadrons:
            ships[before.id] = before.with_(squadrons=own)
    alone = _states(state.squadrons, [wing for wing in squadrons if wing.vessel is None])
    return state.with_(ships=tuple(ships.values()), squadrons=alone)


def _states(before: tuple[SquadronState, ...], squadrons: list[Wing]) -> tuple[SquadronState, ...]:
    """Return the states of squadrons; those outside the battle are unchanged."""
    fresh = {each.squadron: each for each in before} | {
        wing.name: squadron_state(wing.name, wing.squadron) for wing in squadrons
    }
    return tuple(each for each in fresh.values() if each.strength_lost or each.conditions)
