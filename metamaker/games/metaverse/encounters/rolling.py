"""Encounters: rolled, with initiative, type, terrain and order of deployment; or agreed on by the players (4.0)."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from metamaker.core.amounts import NUDGE, compared
from metamaker.core.messages import Message
from metamaker.games.metaverse.checks.command import chain
from metamaker.games.metaverse.encounters.deployment import assigned, deployed, forces_of
from metamaker.games.metaverse.encounters.positions import positions
from metamaker.games.metaverse.encounters.terrain import VOID, Ground, placed
from metamaker.games.metaverse.encounters.towing import has_ftl
from metamaker.games.metaverse.encounters.zones import Area, areas
from metamaker.games.metaverse.messages import message
from metamaker.games.metaverse.model.encounter import CommandRoll, Encounter, EncounterKind, SideName, TerrainRoll, offered
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.terrain import Terrain
from metamaker.games.metaverse.rules.roll import throw
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.play.dice import Dice, SeededDice
from metamaker.play.simulation.batches import seed_of

SIDES: tuple[SideName, SideName] = ("a", "b")

AGAINST_TOWED = 2
"""Bonus against an enemy with ships without FTL drive. Rule MV-4.0.0-02."""

CHARTS = (0, 12, 20)
"""The dice of the terrain chart, 0 for no terrain. Rule MV-4.0.1-01."""

KEPT_AT_MOST = 2
"""The maximum number of terrain results on the table: more would leave no room for ships."""


class Wishes(NamedTuple):
    """Choices before the dice: encounter type, which must be offered (None: any); table size; die of the terrain chart."""

    kind: EncounterKind | None = None
    table_cm: tuple[int, int] = (180, 120)
    chart: int = 20


class NotOffered(ValueError):
    """The dice do not offer the wished encounter type: one sentence."""

    def __init__(self, text: Message) -> None:
        super().__init__(text)
        self.text = text


def command_die(fleet: Fleet) -> int:
    """Return the faces of the flagship's command die, 1 without flagship. Rule MV-4.0.0-02."""
    roots = chain(fleet).roots
    return int(fleet.ship_class(roots[0].ship_class).command_quality.value[1:]) if roots else 1


def initiative(forces: Sequence[Fleet], dice: Dice) -> tuple[CommandRoll, CommandRoll]:
    """Roll for initiative. Dice: the command die of each side, the first side's first. Rules MV-4.0.0-02, -04."""
    one, other = (_command_roll(command_die(fleet), dice) for fleet in forces)
    return tuple(  # type: ignore[return-value]  # two sides
        roll.with_(bonus=0 if all(has_ftl(enemy, ship) for ship in enemy.ships) else AGAINST_TOWED)
        for roll, enemy in ((one, forces[1]), (other, forces[0]))
    )


def _command_roll(die: int, dice: Dice) -> CommandRoll:
    thrown = throw(die, dice)
    return CommandRoll(die=die, face=0 if die == 1 else thrown.face, result=thrown.result)


def rolled(forces: Sequence[Fleet], seed: int, wishes: Wishes) -> Encounter:
    """Return an encounter of two fleets, the same for the same seed. Raises NotOffered.

    Dice, in this order: initiative; as many dice of the terrain chart as the difference plus one; the rolls of terrain, result
    by result (`terrain.placed`); command dice before each squadron; the D3 of acceleration. A separate seed makes the choices
    of players: the encounter type among those offered, edges and flanks, the used results of the chart, the places of terrain
    and squadrons. Rules MV-4.0.0-02 to MV-4.0.3-03.
    """
    dice, choice = SeededDice(seed), SeededDice(seed_of("encounter", "choice", seed))
    rolls = initiative(forces, dice)
    difference = rolls[0].total - rolls[1].total
    winner: SideName | None = None if not difference else SIDES[difference < 0]
    kind = _chosen_kind(abs(difference), wishes, choice)
    favoured = 1 if difference < 0 else 0
    flipped = kind is not EncounterKind.MEETING and favoured == 1
    mirrored = choice.roll(2) == 1
    zones = areas(kind, favoured, wishes.table_cm, flipped=flipped, mirrored=mirrored)
    chart, things = _terrain(abs(difference) + 1, winner, zones, wishes, dice, choice)
    sides = forces_of(forces)
    order = deployed(sides, (command_die(forces[0]), command_die(forces[1])), dice)
    turns = throw(3, dice)
    return Encounter(
        kind=kind,
        table_cm=wishes.table_cm,
        initiative=rolls,
        favoured=winner,
        flipped=flipped,
        mirrored=mirrored,
        terrain_roll=chart,
        terrain=things,
        deployed=order,
        turns=turns.result,
        turns_face=turns.face,
        positions=tuple(
            position
            for side, force in enumerate(sides)
            for position in positions(force, SIDES[side], assigned(force, _own(zones, side)), turns.result)
        ),
    )


def _own(zones: Sequence[Area], side: int) -> tuple[Area, ...]:
    return tuple(zone for zone in zones if zone.side == side)


def _chosen_kind(difference: int, wishes: Wishes, choice: Dice) -> EncounterKind:
    """Return the wished encounter type, or a random one of those on offer. Rules MV-4.0.0-03, -04."""
    kinds = offered(difference)
    if wishes.kind is None:
        return kinds[choice.roll(len(kinds)) - 1]
    if wishes.kind not in kinds:
        known = ", ".join(kind.value for kind in kinds)
        raise NotOffered(message("refusal-encounter-offered", kind=wishes.kind.value, known=known, difference=difference))
    return wishes.kind


def _terrain(
    number: int, winner: SideName | None, zones: Sequence[Area], wishes: Wishes, dice: Dice, choice: Dice
) -> tuple[TerrainRoll | None, tuple[Terrain, ...]]:
    """Roll on the chart and place terrain: the first results that are not void, up to two.

    Rules MV-4.0.1-01 to -04.
    """
    if not wishes.chart:
        return None, ()
    faces = tuple(dice.roll(wishes.chart) for _ in range(number))
    enemy = tuple(zone for zone in zones if winner is None or zone.side != SIDES.index(winner))
    own = tuple(zone for zone in zones if zone not in enemy)
    ground = Ground(wishes.table_cm, enemy, own, winner is None)
    used: list[int] = []
    things: tuple[Terrain, ...] = ()
    for place, face in enumerate(faces):
        if face <= VOID or len(used) == KEPT_AT_MOST or face in [faces[each] for each in used]:
            continue
        made = placed(face, ground, dice, choice, things)
        if made:
            used.append(place)
            things += made
    # At least one result is used, even if all are void.
    return TerrainRoll(die=12 if wishes.chart == 12 else 20, faces=faces, used=tuple(used or (0,))), things


def unequal(forces: Sequence[Fleet]) -> Message | None:
    """Return a message for fleets that were not built to the same limit of combat value. Rule MV-4.0.0-01."""
    values = [fleet_stats(fleet).combat_value for fleet in forces]
    limits = [fleet.limits.combat_value for fleet in forces if fleet.limits.combat_value is not None]
    if not limits:
        return None
    limit = min(limits)
    for fleet, value in zip(forces, values, strict=True):
        if value > limit + NUDGE:
            shown = compared(value, limit)
            return message("encounter-unequal", fleet=fleet.name, value=shown.value, limit=shown.limit)
    return None


USUAL_CM = 96
"""The distance of the deployment zones of a table of 120 cm. Rule MV-4.0.4-01."""

NEAREST_CM, FARTHEST_CM = 48, 160
"""Start distances of the smallest and largest tables, 60 and 200 cm. From farther away, direct fire is out of range for turns.
"""

TURNS = 2
"""Turns of acceleration: the middle result of the D3 that is usually rolled. Rule MV-4.0.3-01."""

_PART_BETWEEN = Fraction(8, 10)
"""The part of the width of a table between the zones, each of which is a tenth of it deep. Rule MV-4.0.4-01."""

_LENGTH_CM = 180

_SIDES: tuple[SideName, SideName] = ("a", "b")


def agreed(forces: Sequence[Fleet], distance_cm: int = USUAL_CM) -> Encounter:
    """Return a meeting engagement with zones at this distance, to a few cm; the table is as wide as needed.

    Start speeds are agreed as well: those after `TURNS` turns of acceleration. Rules MV-4.0.2-02, MV-4.0.3-01, MV-4.0.4-01.
    """
    width = round(distance_cm / _PART_BETWEEN)
    table = max(_LENGTH_CM, width), width
    zones = areas(EncounterKind.MEETING, 0, table, flipped=False, mirrored=False)
    sides = forces_of(forces)
    return Encounter(
        kind=EncounterKind.MEETING,
        table_cm=table,
        positions=tuple(
            position
            for number, force in enumerate(sides)
            for position in positions(
                force, _SIDES[number], assigned(force, tuple(zone for zone in zones if zone.side == number)), TURNS
            )
        ),
    )
