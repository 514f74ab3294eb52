"""What can be done to a document: its designs, what comes from elsewhere, what of the rules its group plays otherwise."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QMimeData

from metamaker.app.cosmoforce.commands.arrival_words import arrival_step, arrival_text, renamings
from metamaker.app.cosmoforce.commands.samples import samples
from metamaker.app.cosmoforce.commands.team_commands import TeamCommands, stepped
from metamaker.app.elements.parcel import elements_data
from metamaker.app.elements.refs import element_id, of_group
from metamaker.app.texts import filled
from metamaker.core.edits import changed
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.catalogue import threats
from metamaker.games.cosmoforce.edits.designs import (
    add_design,
    add_threat,
    change_design,
    copy_design,
    move_design,
    remove_design,
)
from metamaker.games.cosmoforce.edits.made import Made
from metamaker.games.cosmoforce.edits.rule_properties import by_the_edition
from metamaker.games.cosmoforce.edits.subject import FLEET, subject
from metamaker.games.cosmoforce.edits.teams import change_ship, change_team, copy_ship, remove_ships, remove_team
from metamaker.games.cosmoforce.edits.transfer import arrived, cut, enlisted, everything
from metamaker.games.cosmoforce.model.fleet import Fleet

MOST_USES = 5
"""So many ships are named before a removal; of the others, the number."""


class FleetCommands(TeamCommands):
    """Edits of anything that a document lists."""

    def data(self, refs: Sequence[str]) -> QMimeData:
        """Return what a drag or the clipboard carries of elements. Raises EditProblem for what cannot travel."""
        return elements_data(self.context.document, refs, cut)

    def add_design(self) -> str:
        """Add a plain design with a name of its own."""
        return self.make(self.tr("Add a design"), lambda: add_design(self.fleet, self.words["window.new.design"]))

    def add_threat(self, threat_id: str) -> str:
        """Add a ship of the threat chart as a design."""
        name = next((threat.name for threat in threats() if threat.id == threat_id), threat_id)
        return self.make(filled(self.tr("Add %1"), name), lambda: add_threat(self.fleet, threat_id))

    def add_sample(self, design_id: str) -> None:
        """Add a sample ship as a design."""
        self.bring(samples(), [f"designs/{design_id}"])

    def duplicate(self, refs: Sequence[str]) -> str:
        """Duplicate elements, each beside itself; a team behind all."""
        if not refs:
            return ""
        return self.make(filled(self.tr("Duplicate %1"), self.called(refs)), lambda: self._duplicates(refs))

    def _duplicates(self, refs: Sequence[str]) -> Made:
        result = Made(self.fleet, "")
        for ref in refs:
            group, _, of_id = ref.partition("/")
            if group == "designs":
                name = self.words.text("window.new.copy", name=self.name(ref))
                result = copy_design(result.fleet, of_id, name)
            elif group == "ships":
                result = copy_ship(result.fleet, of_id)
            else:
                fleet, came = arrived(result.fleet, result.fleet, [ref])
                result = Made(fleet, came[0])
        return result

    def remove(self, refs: Sequence[str]) -> None:
        """Remove elements; where ships are built to a design, name those first and ask."""
        refs = [ref for ref in refs if ref != FLEET and subject(self.fleet, ref) is not None]
        gone = {ref for ref in refs if ref.startswith("ships/")}
        gone |= {ship.ref() for team in self.fleet.teams if team.ref() in refs for ship in team.ships}
        designs = set(of_group(refs, "designs"))
        users = [ship.ref() for ship in self.fleet.ships if ship.design in designs and ship.ref() not in gone]
        if not refs:
            return
        if not users:
            self._remove(refs)
            return
        told = ", ".join(self.name(each) for each in users[:MOST_USES])
        if len(users) > MOST_USES:
            told = filled(self.tr("%1 and %2 more"), told, len(users) - MOST_USES)
        question = filled(self.tr("%1 – used by %2. Remove it from there too?"), self.called(refs), told)
        self.notice.ask(question, [(self.tr("Remove"), lambda: self._remove(refs))], self.tr("Cancel"))

    def _remove(self, refs: Sequence[str]) -> None:
        acts: dict[str, Callable[[Fleet, str], Fleet]] = {
            "designs": remove_design,
            "teams": remove_team,
            "ships": lambda fleet, of_id: remove_ships(fleet, [of_id]),
        }

        def without(fleet: Fleet, ref: str) -> Fleet:
            """A ship may have gone with its team or its design."""
            return fleet if subject(fleet, ref) is None else acts[ref.partition("/")[0]](fleet, element_id(ref))

        self.edit(filled(self.tr("Remove %1"), self.called(refs)), lambda: self.each(refs, without))

    def rename(self, ref: str, name: str) -> None:
        """Give an element another name."""
        group, _, of_id = ref.partition("/")
        acts: dict[str, Callable[[], Fleet]] = {
            "designs": lambda: change_design(self.fleet, of_id, name=name),
            "teams": lambda: change_team(self.fleet, of_id, name=name),
            "ships": lambda: change_ship(self.fleet, of_id, name=name),
        }
        text = filled(self.tr("Rename %1 to %2"), self.name(ref), name)
        self.edit(text, acts.get(group, lambda: changed(self.fleet, name=name)))

    def place_designs(self, ids: Sequence[str], before: str | None) -> bool:
        """Put designs in front of another one, or last."""
        text = filled(self.tr("Move %1"), self.called([f"designs/{each}" for each in ids]))
        return self.edit(text, lambda: self.each(ids, lambda fleet, design_id: move_design(fleet, design_id, before)))

    def step_design(self, design_id: str, by: int) -> bool:
        """Let a design change places with the one before it (−1) or behind it (1)."""
        found, before = stepped([design.id for design in self.fleet.designs], design_id, by)
        return found and self.place_designs([design_id], before)

    def leave_to_edition(self) -> bool:
        """Leave every toggle to the edition, and put every option back."""
        return self.edit(self.tr("All by the edition"), lambda: by_the_edition(self.fleet))

    def bring(self, source: Fleet, refs: Sequence[str] | None = None, team: str = "") -> None:
        """Bring elements of another document, or all of it, and tell what became of them.

        With the id of a `team`, ships and designs become ships of it; else designs come, and teams as a whole.
        """
        before = self.fleet
        asked = _all_for_team(source) if refs is None and team else everything(source) if refs is None else tuple(refs)
        try:
            fleet, came = enlisted(before, source, asked, team) if team else arrived(before, source, asked)
        except EditProblem as problem:
            self.notice.tell(str(problem))
            return
        self.context.document.apply(arrival_step(source, asked, self.words), fleet)
        self.notice.tell_briefly(arrival_text(before, fleet, renamings(source, asked, fleet, came)))
        for ref in came[-1:]:
            self.made.emit(ref)


def _all_for_team(source: Fleet) -> tuple[str, ...]:
    """Return the ships of a document, its designs where it has none."""
    return tuple(ship.ref() for ship in source.ships) or tuple(design.ref() for design in source.designs)
