"""Edits of a document: those of elements of any document, and of teams, threat ships, samples and rules."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.app.cosmoforce.texts import tr
from metamaker.app.elements.commands import ElementCommands, Teller
from metamaker.app.overrides import override
from metamaker.core.elements.listing import placed
from metamaker.core.elements.transfer import Arrival, brought
from metamaker.core.errors import FileProblem
from metamaker.core.ids import refs_of
from metamaker.core.paths import sample_fleets
from metamaker.games.cosmoforce.catalogue import threats
from metamaker.games.cosmoforce.edits.designs import add_threat
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.edits.properties import by_the_edition
from metamaker.games.cosmoforce.edits.structure import STRUCTURE
from metamaker.games.cosmoforce.edits.teams import add_ship, designs_of, enlisted, team_of
from metamaker.games.cosmoforce.model.fleet import GAME, Fleet, Team
from metamaker.opening import open_file

_SAMPLES = "six-ideas.json"


@cache
def samples() -> Fleet:
    """Return a document with the sample ships of the program; an empty one if they are not installed."""
    try:
        value = open_file(str(sample_fleets(GAME) / _SAMPLES)).document
    except FileProblem:
        return Fleet()
    return value if isinstance(value, Fleet) else Fleet()


class FleetCommands(ElementCommands):
    """Edits of all elements of a document."""

    groups = ("designs", "teams", "ships")
    offered = "designs"
    tells_all = False

    def __init__(self, context: Context[Fleet], notice: Teller, parent: QObject | None) -> None:
        super().__init__(EDITS, context, notice, parent)

    @property
    def fleet(self) -> Fleet:
        """The document as it is now."""
        fleet: Fleet = self.document
        return fleet

    def team_of(self, ref: str) -> Team | None:
        """Return the team of a reference to a team or to its ship."""
        return team_of(self.fleet, ref)

    @property
    @override
    def bring_offered_text(self) -> str:
        return tr("window-commands-bring-designs")

    # Designs

    def add_design(self) -> str:
        """Add a plain design with a new name."""
        return self.add("designs", tr("window-common-add-design"))

    def add_threat(self, threat_id: str) -> str:
        """Add a ship of the threat chart as a design."""
        name = next((threat.name for threat in threats() if threat.id == threat_id), threat_id)
        return self.make(tr("window-common-add", name=name), lambda: add_threat(self.fleet, threat_id))

    def add_sample(self, design_id: str) -> None:
        """Add a sample ship as a design."""
        self.bring(samples(), [f"designs/{design_id}"])

    def leave_to_edition(self) -> bool:
        """Reset every toggle and every option to the edition."""
        return self.edit(tr("window-common-all-edition"), lambda: by_the_edition(self.fleet))

    # Teams and their ships

    def add_team(self) -> str:
        """Add a team without ships."""
        return self.add("teams", tr("window-common-add-team"))

    def add_ships(self, design_ids: Sequence[str], team_id: str, before: str | None = None) -> bool:
        """Add a ship of each design to a team, before one of its ships or at the end. Return whether it was done."""
        refs = refs_of("designs", design_ids)
        text = tr("window-commands-add-ship", design=self.called(refs), team=self.name(f"teams/{team_id}"))
        made: list[str] = []

        def act() -> Fleet:
            fleet = self.fleet
            for each in design_ids:
                fleet, ref = add_ship(fleet, team_id, each)
                fleet = placed(STRUCTURE, fleet, ref, before)
                made.append(ref)
            return fleet

        done = self.edit(text, act)
        if done and made:
            self.made.emit(made[-1])
        return done

    def move_ships(self, ids: Sequence[str], team_id: str, before: str | None = None) -> bool:
        """Put ships into a team, before another of its ships or at the end."""
        refs, team = refs_of("ships", ids), f"teams/{team_id}"
        return self.place(refs, before, team, tr("window-commands-move", name=self.called(refs), team=self.name(team)))

    def change_team_of(self, ids: Sequence[str], by: int) -> bool:
        """Put ships into the team before that of the first of them (−1), or into the next one (1)."""
        team = self.team_of(f"ships/{ids[0]}") if ids else None
        order = [each.id for each in self.fleet.teams]
        place = order.index(team.id) + by if team is not None else -1
        return 0 <= place < len(order) and self.move_ships(ids, order[place])

    def rebuild(self, ids: Sequence[str], design_id: str) -> bool:
        """Change the design of ships."""
        refs = refs_of("ships", ids)
        text = tr("window-commands-change-design", name=self.called(refs), design=self.name(f"designs/{design_id}"))
        return self.edit(text, lambda: self.each(refs, lambda fleet, ref: EDITS.changed(fleet, ref, "design", design_id)))

    @override
    def bring(self, source: Fleet, refs: Sequence[str] | None = None, team: str = "") -> None:
        """Bring in elements of another document, or all of it, and show a sentence about the outcome.

        With the id of a `team`, ships and designs become ships of it; otherwise designs and whole teams are brought in.
        """
        if refs is None and team:  # the ships of a document, or its designs if it has no ships
            refs = [ship.ref() for ship in source.ships] or [design.ref() for design in source.designs]

        def arrive(into: Fleet, source: Fleet, asked: Sequence[str]) -> Arrival[Fleet]:
            if team:
                return enlisted(into, source, asked, team)
            return brought(STRUCTURE, into, source, designs_of(source, asked))

        self.take_in(source, refs, arrive)
