"""Boarding combat in a section: the dice of both sides, the pairs, the losses, disabled systems (2.2.5)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from metamaker.games.metaverse.battle.boarding.events import BoardingFought, SystemSabotaged
from metamaker.games.metaverse.battle.boarding.parties import withdraw
from metamaker.games.metaverse.battle.damage.hull import Cause, disable
from metamaker.games.metaverse.battle.places import SECTION_WORDS
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.vessel import DESTROYED, DISABLED, NOBODY, Boarders, System, Vessel
from metamaker.games.metaverse.model.words import BoardingTie
from metamaker.games.metaverse.rules.roll import throw

DEFENCE_FACES: Final = 6
ATTACK_FACES: Final = 5
"""The dice of marines at home and aboard another ship. Rules MV-2.2.5-03, -04."""

CREW_ABOARD: Final = -1
"""The modifier of crew dice aboard another ship. Rule MV-2.2.5-04."""

MARINE, CREW = "marine", "crew"


class PartyDie(NamedTuple):
    """The die of a party: its kind, the rolled face, its result, and its boarders; None for defenders."""

    kind: str
    face: int
    result: int
    of: Boarders | None = None


class Outcome(NamedTuple):
    """The losses of both sides in a round."""

    defenders: tuple[PartyDie, ...]
    attackers: tuple[PartyDie, ...]


def ranked(dice: Sequence[PartyDie]) -> list[PartyDie]:
    """Return dice from high to low, marines before crew among equals. Rules MV-2.2.5-05, -08."""
    return sorted(dice, key=lambda die: (-die.result, die.kind != MARINE))


def compared(defence: Sequence[PartyDie], attack: Sequence[PartyDie], tie: BoardingTie) -> Outcome:
    """Return the losses when ranked dice are compared pair by pair; dice without a partner have no effect.

    Rules MV-2.2.5-05 to -07.
    """
    pairs = list(zip(defence, attack, strict=False))
    defenders = [own for own, other in pairs if own.result < other.result + (tie is BoardingTie.MUTUAL)]
    return Outcome(tuple(defenders), tuple([other for own, other in pairs if other.result <= own.result]))


def fight(battle: Battle, vessel: Vessel, section: int) -> None:
    """Fight a round in a section with parties of both sides.

    Dice: first a D6 for each marine of the ship, and its command quality die for each crew party. Then, for the boarders in the
    order of arrival, a D5 for each marine and their own ship's command quality die for each crew party. Rules MV-2.2.5-03 to
    -08, -16.
    """
    state = vessel.sections[section]
    if not state.boarders or not (state.crew_parties or state.marine_parties):
        return
    defence = ranked(_thrown(battle, state.marine_parties, state.crew_parties, DEFENCE_FACES, vessel.blueprint.command_faces))
    attack = ranked([die for boarders in state.boarders for die in _thrown_aboard(battle, boarders)])
    lost = compared(defence, attack, battle.table.boarding_tie)
    marines = [die.kind for die in lost.defenders].count(MARINE)
    crew = len(lost.defenders) - marines
    withdraw(state, marines, crew)
    for die in lost.attackers:
        if die.of is not None:
            die.of.marines -= die.kind == MARINE
            die.of.crew -= die.kind == CREW
    state.boarders = [each for each in state.boarders if each.parties]
    vessel.changed()
    if battle.telling:
        battle.tell(_told(vessel, section, defence, attack, lost))


def _thrown(battle: Battle, marines: int, crew: int, marine_faces: int, crew_faces: int) -> list[PartyDie]:
    dice = [PartyDie(MARINE, *throw(marine_faces, battle.dice)) for _ in range(marines)]
    return [*dice, *[PartyDie(CREW, *throw(crew_faces, battle.dice)) for _ in range(crew)]]


def _thrown_aboard(battle: Battle, boarders: Boarders) -> list[PartyDie]:
    ship = None if boarders.ship == NOBODY else battle.table.vessels[boarders.ship]
    faces = 0 if ship is None else ship.blueprint.command_faces
    return [
        die._replace(of=boarders, result=die.result + (CREW_ABOARD if die.kind == CREW else 0))
        for die in _thrown(battle, boarders.marines, boarders.crew, ATTACK_FACES, faces)
    ]


def _told(
    vessel: Vessel, section: int, defence: Sequence[PartyDie], attack: Sequence[PartyDie], lost: Outcome
) -> BoardingFought:
    marines, boarding = ([die.kind for die in side].count(MARINE) for side in lost)
    return BoardingFought(
        vessel.key,
        SECTION_WORDS[section],
        tuple([die.kind for die in defence]),
        tuple([die.face for die in defence]),
        tuple([die.result for die in defence]),
        tuple([die.kind for die in attack]),
        tuple([die.face for die in attack]),
        tuple([die.result for die in attack]),
        marines,
        len(lost.defenders) - marines,
        boarding,
        len(lost.attackers) - boarding,
    )


def within_reach(vessel: Vessel, section: int) -> list[System]:
    """Return the systems of a section that boarders can disable: those neither disabled nor destroyed. Rule MV-2.2.5-12."""
    systems = [vessel.systems[number] for number in vessel.blueprint.by_section[section]]
    return [system for system in systems if not system.flags & (DISABLED | DESTROYED)]


def sabotage(battle: Battle, vessel: Vessel, system: System) -> None:
    """Let boarders disable a system. Dice: the D20 of an FTL drive that was charging. Rules MV-2.2.5-12, -19."""
    if not vessel.fights or system.flags & (DISABLED | DESTROYED):
        return
    boarders = vessel.sections[system.plan.section].boarders
    if battle.telling:
        battle.tell(SystemSabotaged(vessel.key, system.plan.ref))
    disable(battle, vessel, system, Cause("boarding", boarders[0].ship if boarders else NOBODY))
