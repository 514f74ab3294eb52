"""The complete state of a battle: the table, the secrets of each side, dice and log."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final

from metamaker.games.metaverse.battle.blueprint import HANGAR_BAY, TELEPORTERS
from metamaker.games.metaverse.battle.plot.orders import Plot
from metamaker.games.metaverse.battle.state.ground import Feature
from metamaker.games.metaverse.battle.state.salvo import MARK, Missile, Salvo
from metamaker.games.metaverse.battle.state.squadron import MISSION, Berth, Mission, Squadron, Task
from metamaker.games.metaverse.battle.state.vessel import NOBODY, Status, Vessel
from metamaker.games.metaverse.model.encounter import HeadStart
from metamaker.games.metaverse.model.words import BoardingTie
from metamaker.play.dice import Dice
from metamaker.play.geometry import Point

Event = Any
"""An event is a NamedTuple of one of the modules of `events`; its last field is `rules`."""


class Step(IntEnum):
    """The twelve steps of a turn in their order. Rules MV-1.1.0-02 to -05."""

    PLOT_MOVEMENT = 1
    INDIRECT_MOVEMENT = 2
    STARSHIP_MOVEMENT = 3
    STARFIGHTER_OPERATIONS = 4
    STARFIGHTER_MOVEMENT = 5
    ELECTRONIC_WARFARE = 6
    STARSHIP_COMBAT = 7
    STARFIGHTER_COMBAT = 8
    INDIRECT_COMBAT = 9
    BOARDING_COMBAT = 10
    REPAIR = 11
    MORALE = 12


RULINGS: Final = 2
"""Number of the present rulings. Table settings of older replays have a lower one, so that their choices stay legal."""

TABLE_CM: Final = (180, 120)
"""Length and width of a table, in cm."""


class Table:
    """The public state: the turn, the step, all ships and their record sheets, all salvos. Rule MV-2.1.1-03.

    The origin is the middle; `size_cm` is the length from west to east and from south to north. `carriers` lists the ships
    designed with a kind of system, including lost ships and lost systems. Three flags skip steps that have no use
    (MV-1.0.0-08): `launches`: a ship was designed to launch salvos; `starfighters`: there are squadrons, or hulls that can grow
    them; `boarding`: something can carry parties to other ships (MV-2.2.5-02). `salvos` are those on the table in the order of
    launch, `launched` the number of salvos launched by each ship, by its number. `squadrons` are all squadrons brought to the
    battle, in the order of their numbers, and those grown since. `missions` are those on the table, in the order in which they
    were established. `established` counts missions by the key of their ship or side; `numbered` is the last number given to a
    token. `terrain` lists the terrain on the table (MV-5.0.0-01). `stilled` lists the salvos and missions on the table that
    skip this turn, in the order in which they were stilled (MV-5.0.3-02). `boarding_tie` is the agreement of the players
    (MV-2.2.5-07), `rulings` the number of the active rulings (`RULINGS`). With a `head_start`, the side with more points wins
    (MV-4.1.0-01).
    """

    def __init__(
        self, vessels: Sequence[Vessel], names: tuple[str, str] = ("A", "B"), size_cm: tuple[int, int] = TABLE_CM
    ) -> None:
        self.size_cm = size_cm
        self.turn = 1
        self.step = Step.PLOT_MOVEMENT
        self.vessels = list(vessels)
        self.names = names
        self.by_key = {vessel.key: vessel for vessel in self.vessels}
        self.carriers: dict[str, list[Vessel]] = {}
        for vessel in self.vessels:
            for kind in vessel.blueprint.kinds:
                self.carriers.setdefault(kind, []).append(vessel)
        self.launches = any(vessel.blueprint.launchers for vessel in self.vessels)
        self.starfighters = HANGAR_BAY in self.carriers
        self.boarding = any(kind in self.carriers for kind in TELEPORTERS)
        self.terrain: list[Feature] = []
        self.boarding_tie = BoardingTie.MUTUAL
        self.rulings = RULINGS
        self.head_start: HeadStart | None = None
        self.salvos: list[Salvo] = []
        self.launched: dict[int, int] = {}
        self.squadrons: list[Squadron] = []
        self._squadrons: dict[str, Squadron] = {}
        self.missions: list[Mission] = []
        self.established: dict[str, int] = {}
        self.stilled: list[Salvo | Mission] = []
        self.numbered = len(self.vessels) - 1

    def fighting(self, side: int | None = None) -> list[Vessel]:
        """Return the ships on the table, those of one side if one is given, in their order."""
        return [vessel for vessel in self.vessels if vessel.status is Status.FIGHTING and (side is None or vessel.side == side)]

    def flying(self, side: int) -> list[Salvo]:
        """Return the salvos of a side on the table, in the order of launch."""
        return [salvo for salvo in self.salvos if salvo.side == side]

    def salvo(self, key: str) -> Salvo | None:
        """Return the salvo with a key, None if there is none on the table."""
        return next((salvo for salvo in self.salvos if salvo.key == key), None)

    def launch(self, vessel: Vessel, weapons: Sequence[Missile], place: Point, direction: int) -> Salvo:
        """Put a new salvo of a ship on the table and return it."""
        count = self.launched[vessel.number] = self.launched.get(vessel.number, 0) + 1
        key = f"{vessel.key}{MARK}{count}"
        salvo = Salvo(self._token(), vessel.side, vessel.number, key, weapons, place, direction, self.turn)
        self.salvos.append(salvo)
        return salvo

    def _token(self) -> int:
        self.numbered += 1
        return self.numbered

    def missions_of(self, side: int) -> list[Mission]:
        """Return the missions of a side on the table, in the order in which they were established."""
        return [mission for mission in self.missions if mission.side == side]

    def mission(self, key: str) -> Mission | None:
        """Return the mission with a key, None if there is none on the table."""
        for mission in self.missions:
            if mission.key == key:
                return mission
        return None

    def enlist(self, squadrons: Sequence[Squadron]) -> None:
        """Add squadrons to the battle; their numbers continue the present ones."""
        self.squadrons += squadrons
        for squadron in squadrons:
            self._squadrons[squadron.key] = squadron
            self.starfighters = True
            self.boarding = self.boarding or squadron.plan.breaching

    def squadron(self, key: str) -> Squadron | None:
        """Return the squadron with a key, None if there is none."""
        return self._squadrons.get(key)

    def aboard(self, vessel: Vessel) -> list[Squadron]:
        """Return the squadrons in the bays of a ship, in their order."""
        return [squadron for squadron in self.squadrons if squadron.carrier == vessel.number and squadron.aboard]

    def detach(self, squadron: Squadron) -> None:
        """Take a squadron out of its mission; a mission without squadrons is off the table."""
        mission = self.mission_of(squadron)
        if mission is not None:
            mission.squadrons.remove(squadron)
            squadron.mission = ""
            if not mission.squadrons:
                self.missions.remove(mission)

    def quality_of(self, squadron: Squadron) -> int:
        """Return the crew quality of a squadron: its own, or its carrier's; a lost carrier's last one. Rule MV-2.2.3-11."""
        if squadron.crew_quality or squadron.carrier == NOBODY:
            return squadron.crew_quality
        return self.vessels[squadron.carrier].crew_quality

    def mission_of(self, squadron: Squadron) -> Mission | None:
        """Return the mission of a squadron, None for one that is loose or not on the table."""
        return self.mission(squadron.mission) if squadron.mission else None

    def establish(self, side: int, vessel: Vessel | None, task: Task, squadrons: Sequence[Squadron], place: Point) -> Mission:
        """Put a new mission on the table and return it; `vessel` is the commanding ship, or None."""
        base = f"{'ab'[side]}" if vessel is None else vessel.key
        count = self.established[base] = self.established.get(base, 0) + 1
        ship = NOBODY if vessel is None else vessel.number
        mission = Mission(self._token(), side, ship, f"{base}{MISSION}{count}", task, squadrons, place)
        for squadron in squadrons:
            squadron.berth, squadron.place, squadron.contact = Berth.FLYING, place, ""
        self.missions.append(mission)
        return mission


class Absence:
    """A strategic jump: the turn of departure, the minimum of turns away (hidden), the announced place and heading.

    `target` is the key of the target of an FTL attack, `array` the array chosen for it. `group` is the number of the commander
    of the ships that return together, or its own.
    """

    def __init__(self, turn: int, away: int, target: str = "", group: int = -1) -> None:
        self.turn = turn
        self.away = away
        self.target = target
        self.group = group
        self.arrival: tuple[int, int, int] | None = None
        """x and y in 1/1000 cm, and the heading. Rule MV-1.2.3-57."""
        self.announced = 0


class Secrets:
    """The secrets of one side: hidden plots by the number of the ship and the turn, and the length of jumps."""

    def __init__(self) -> None:
        self.plots: dict[tuple[int, int], Plot] = {}
        self.absences: dict[int, Absence] = {}


class Critical:
    """A critical that waits for its batch: ship and section by number, and the cause.

    A teleporter's pinpoint critical rolls smaller dice: `category_faces` 6, `row_rating` its rating (MV-3.5.6-05). `by` is the
    number of the responsible ship, `weapon` the name of its weapon.
    """

    def __init__(
        self,
        vessel: int,
        section: int,
        cause: str,
        category_faces: int = 8,
        row_rating: int = 0,
        by: int = NOBODY,
        weapon: str = "",
    ) -> None:
        self.vessel = vessel
        self.section = section
        self.cause = cause
        self.category_faces = category_faces
        self.row_rating = row_rating
        self.by = by
        self.weapon = weapon


class Detonation:
    """A melting reactor: it detonates at the end of this turn's Repair Step unless it is repaired. Rule MV-2.3.1-12."""

    def __init__(self, vessel: int, section: int) -> None:
        self.vessel = vessel
        self.section = section


class Ram:
    """A ram that waits for the Starship Combat Step: both ships by number.

    The arcs are those that face the other ship at the contact, by number as designed; `closing` is the closing speed in cm a
    turn, 0 or more. Rams that fail are not kept. Rules MV-1.2.3-35 to -41, MV-1.2.3-76.
    """

    def __init__(self, rammer: int, target: int, rammer_arc: int, target_arc: int, closing: int) -> None:
        self.rammer = rammer
        self.target = target
        self.rammer_arc = rammer_arc
        self.target_arc = target_arc
        self.closing = closing


class Battle:
    """A battle. All events go through `tell`; all random results come from `dice`.

    `criticals` waits for the end of its batch (MV-1.3.7-05), `melting` for the Repair Step, `rams` for the Starship Combat
    Step. `running` is the step in progress and `open` are its open decisions; the engine sets both. `result` is None while the
    battle lasts, then the winning side, or -1 for a draw. A `watcher` is called with each event as soon as it happens;
    `cause` is then the `Cause` of the last lost boxes.
    """

    def __init__(self, table: Table, dice: Dice, *, telling: bool = True, last_turn: int = 30) -> None:
        self.table = table
        self.dice = dice
        self.telling = telling
        self.last_turn = last_turn
        self.secrets = (Secrets(), Secrets())
        self.criticals: list[Critical] = []
        self.melting: list[Detonation] = []
        self.rams: list[Ram] = []
        self.events: list[Event] = []
        self.running: Any = None
        self.open: tuple[Any, ...] = ()
        self.result: int | None = None
        self.watcher: Any = None
        self.cause: Any = None

    def tell(self, event: Event) -> None:
        """Add an event to those of the present call; on hot paths check `telling` before making an event."""
        if self.telling:
            self.events.append(event)
            if self.watcher is not None:
                self.watcher(event)
