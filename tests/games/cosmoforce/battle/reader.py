"""A reader who has the log of a fight and the rules, and nothing else: works out every number again."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from metamaker.games.cosmoforce.battle import frame
from metamaker.games.cosmoforce.battle.actions import events as action_events
from metamaker.games.cosmoforce.battle.damage import events as damage_events

Event = Any


def first_dice(faces: Sequence[int]) -> int:
    """How many dice were rolled, without those that ones added."""
    return len(faces) - faces.count(1)


def effective(faces: Sequence[int]) -> int:
    """How many dice count."""
    return sum(face < 7 for face in faces)


class Reader:
    """What is known of all ships after the events read so far; `faces` are all that were told, in their order."""

    def __init__(self) -> None:
        self.speed: dict[int, int] = {}
        self.heat: dict[int, int] = {}
        self.marks: Counter[tuple[int, int]] = Counter()
        self.crew: dict[int, dict[int, int]] = {}
        self.owed: Counter[int] = Counter()
        """Damage that ships have to mark yet."""
        self.out: set[int] = set()
        self.faces: list[int] = []

    def read(self, event: Event) -> None:
        """Go on by an event; AssertionError for a number that does not follow from what was told before."""
        self.note_faces(event)
        if isinstance(
            event, frame.TurnBegan | frame.RoundBegan | frame.BattleEnded | action_events.Attacked | action_events.Collided
        ):
            assert not [ship for ship, points in self.owed.items() if points and ship not in self.out], "all damage is marked"
        reading = READINGS.get(type(event))
        if reading is not None:
            reading(self, event)

    def note_faces(self, event: Event) -> None:
        """Write down what was rolled."""
        rolls = [roll.faces for roll in event.rolls] if isinstance(event, frame.TieRolled) else [getattr(event, "faces", ())]
        self.faces += [face for faces in rolls for face in faces]

    def sets_out(self, event: frame.ShipSetOut) -> None:
        self.speed[event.ship], self.heat[event.ship] = event.speed, event.heat
        self.crew[event.ship] = dict.fromkeys(range(event.crew), 2)

    def ties(self, event: frame.TieRolled) -> None:
        for ship, faces in event.rolls:
            self.speed[ship] += effective(faces)
        assert {ship for ship, _ in event.rolls} == {ship for ship, _ in event.speeds}
        assert all(self.speed[ship] == speed for ship, speed in event.speeds)

    def attacks(self, event: action_events.Attacked) -> None:
        free = "CF-ATK-10" in event.rules
        each = {"missile": (3,), "hangar": (2 if free else 1,), "railgun": (1, 3)}.get(event.weapon, (1,))
        assert first_dice(event.faces) in [len(event.slots) * dice for dice in each]
        able = sorted(face for face in event.faces if face < 7)
        weights = [0 if free and face == 1 else face for face in able]
        count = len(able) if event.mass < 0 else max(n for n in range(len(able) + 1) if sum(weights[:n]) <= event.mass)
        assert (event.kept, event.weight, event.hits) == (tuple(able[:count]), sum(weights[:count]), count)
        assert event.damage in ({count, 3 * count} if event.weapon == "hangar" else {count})
        assert event.mass >= 0 or self.speed[event.target] < 100 or "CF-SHOT-05" in event.rules
        self.owed[event.target] += event.damage

    def gains(self, event: action_events.HeatGained) -> None:
        self.heat[event.ship] += event.gained
        assert event.heat == self.heat[event.ship]

    def sheds(self, event: action_events.HeatShed) -> None:
        if event.faces:
            assert event.shed == min(effective(event.faces), self.heat[event.ship])
        self.heat[event.ship] -= event.shed
        assert event.heat == self.heat[event.ship] >= 0

    def suffers(self, event: action_events.HeatRolled) -> None:
        assert (first_dice(event.faces), effective(event.faces)) == (self.heat[event.ship], event.effective)

    def collides(self, event: action_events.Collided) -> None:
        assert event.speed == self.speed[event.ship]
        more = 1 if "CF-STEP-06" in event.rules else 0
        assert (first_dice(event.faces), effective(event.faces)) == (event.speed // 100 + more, event.damage)
        assert event.is_adrift or event.speed > 1000
        self.owed[event.ship] += event.damage

    def burns(self, event: action_events.Burned) -> None:
        self.speed[event.ship] = max(0, self.speed[event.ship] + 100 * event.change)
        assert event.speed == self.speed[event.ship]

    def rams(self, event: action_events.Rammed) -> None:
        assert (event.speed, first_dice(event.faces)) == (self.speed[event.ship], self.speed[event.ship] // 100 + 1)
        assert event.target_damage == effective(event.faces)
        assert event.own_damage == event.target_damage - event.faces.count(1)
        self.owed[event.target] += event.target_damage
        self.owed[event.ship] += event.own_damage

    def strafes(self, event: action_events.Strafed) -> None:
        assert (first_dice(event.faces) % 2, effective(event.faces)) == (0, event.effective)

    def is_marked(self, event: damage_events.SystemMarked) -> None:
        if "CF-STRF-02" not in event.rules:
            self.owed[event.ship] -= 1
        self.marks[event.ship, event.slot] += 1
        assert event.marks == self.marks[event.ship, event.slot]
        assert self.owed[event.ship] >= 0

    def detonates(self, event: damage_events.MissileDetonated) -> None:
        self.owed[event.ship] += event.damage

    def is_repaired(self, event: damage_events.SystemRepaired) -> None:
        self.marks[event.ship, event.slot] -= 1
        assert event.marks == self.marks[event.ship, event.slot] >= 0
        assert self.crew[event.ship][event.token] == 2

    def is_harmed(self, event: damage_events.CrewHarmed) -> None:
        self.crew[event.ship][event.token] -= 1
        assert event.state == self.crew[event.ship][event.token] >= 0

    def is_killed(self, event: damage_events.CrewKilled) -> None:
        self.crew[event.ship][event.token] = 0

    def is_healed(self, event: damage_events.CrewHealed) -> None:
        assert self.crew[event.ship][event.token] == 1
        self.crew[event.ship][event.token] = 2

    def is_out(self, event: damage_events.ShipEliminated) -> None:
        self.out.add(event.ship)
        assert ("CF-ELIM-01" in event.rules) == (not any(self.crew[event.ship].values()))


READINGS: dict[type, Callable[[Reader, Event], None]] = {
    frame.ShipSetOut: Reader.sets_out,
    frame.TieRolled: Reader.ties,
    action_events.Attacked: Reader.attacks,
    action_events.HeatGained: Reader.gains,
    action_events.HeatShed: Reader.sheds,
    action_events.HeatRolled: Reader.suffers,
    action_events.Collided: Reader.collides,
    action_events.Burned: Reader.burns,
    action_events.Rammed: Reader.rams,
    action_events.Strafed: Reader.strafes,
    damage_events.SystemMarked: Reader.is_marked,
    damage_events.MissileDetonated: Reader.detonates,
    damage_events.SystemRepaired: Reader.is_repaired,
    damage_events.CrewHarmed: Reader.is_harmed,
    damage_events.CrewKilled: Reader.is_killed,
    damage_events.CrewHealed: Reader.is_healed,
    damage_events.ShipEliminated: Reader.is_out,
}
