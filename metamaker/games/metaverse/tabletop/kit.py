"""The battles of Metaverse as command line and window ask for them."""

from collections.abc import Mapping, Sequence
from typing import Any

from metamaker.battle.replay import Replay
from metamaker.core.envelope import migrated
from metamaker.core.issue import Issue
from metamaker.core.problem import FileProblem
from metamaker.core.validation import validated
from metamaker.fighting import Battles, Duel, Session, Setting
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.games.metaverse.tabletop import force as forces_of

SIDES = 2
MOST_TURNS = 999


class MetaverseBattles:
    """See the Battles protocol. Modules that only some answers need are imported with the first such answer."""

    @property
    def captains(self) -> Mapping[str, str]:
        """See Battles."""
        from metamaker.games.metaverse.tabletop.captains import CAPTAINS

        return CAPTAINS

    @property
    def usual_captain(self) -> str:
        """See Battles."""
        from metamaker.games.metaverse.tabletop.captains import USUAL

        return USUAL

    def force(self, document: Fleet, names: Sequence[str]) -> Fleet:
        """See Battles."""
        return forces_of.force(document, names)

    def flaws(self, document: Fleet) -> tuple[Issue, ...]:
        """See Battles."""
        return forces_of.flaws(document)

    def session(self, forces: Sequence[Fleet], setting: Setting) -> Session:
        """See Battles."""
        from metamaker.games.metaverse.tabletop.captains import hired
        from metamaker.games.metaverse.tabletop.session import TableSession

        return TableSession(forces, setting, hired)

    def replayed(self, replay: Replay, file: str, captains: Sequence[str] = ()) -> Session:
        """See Battles."""
        from metamaker.games.metaverse.tabletop.captains import hired
        from metamaker.games.metaverse.tabletop.session import TableSession

        last_turn = replay.options.get("last_turn", 0)
        if not isinstance(last_turn, int) or isinstance(last_turn, bool) or not 0 <= last_turn <= MOST_TURNS:
            raise FileProblem(file, "options/last_turn", f"expected a whole number from 0 to {MOST_TURNS}, found {last_turn}")
        setting = Setting(replay.seed, tuple(captains), last_turn)
        return TableSession(self.forces(replay, file), setting, hired, replay.choices, file)

    def forces(self, replay: Replay, file: str) -> tuple[Fleet, ...]:
        """See Battles."""
        if len(replay.fleets) != SIDES:
            raise FileProblem(file, "fleets", f"expected two fleets, found {len(replay.fleets)}")
        return tuple(_fleet(migrated(each.envelope(GAME), FORMAT, file), file) for each in replay.fleets)

    def duel(self, forces: Sequence[Fleet], captains: Sequence[str]) -> Duel:
        """See Battles."""
        from metamaker.games.metaverse.tabletop.captains import duel

        return duel(forces, captains)


def _fleet(body: dict[str, Any], file: str) -> Fleet:
    fleet = validated(Fleet, body, file)
    if not fleet.ships:
        raise FileProblem(file, "fleets", "expected at least one ship in each fleet, found none")
    return fleet


METAVERSE_BATTLES: Battles[Fleet] = MetaverseBattles()
