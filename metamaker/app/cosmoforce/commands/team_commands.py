"""What can be done to teams and their ships: each an edit of the document with a name, or a sentence why it cannot be."""

from collections.abc import Callable, Sequence
from functools import reduce

from metamaker.app.cosmoforce.commands import element_words
from metamaker.app.elements.edits import ElementEdits
from metamaker.app.elements.refs import element_id
from metamaker.app.texts import filled
from metamaker.core.property import EditProblem
from metamaker.games.cosmoforce.edits.lookup import team_with
from metamaker.games.cosmoforce.edits.teams import add_ship, add_team, change_ship, move_ship, move_team
from metamaker.games.cosmoforce.model.fleet import Fleet, Team


class TeamCommands(ElementEdits):
    """Edits of the teams of one open document."""

    @property
    def fleet(self) -> Fleet:
        """The document as it is now."""
        fleet: Fleet = self.context.document.value
        return fleet

    def name(self, ref: str) -> str:
        """Return what an element is called."""
        return element_words.element_name(self.fleet, ref, self.words)

    def called(self, refs: Sequence[str]) -> str:
        """Return what elements are called: the name of one, the number of several."""
        return element_words.called(self.fleet, refs, self.words)

    def team_of(self, ref: str) -> Team | None:
        """Return the team that a reference names, or that of the ship that it names."""
        group, of_id = (*ref.split("/"), "")[:2]
        try:
            return team_with(self.fleet, of_id) if group == "ships" else self.fleet.team(of_id) if group == "teams" else None
        except (EditProblem, KeyError):
            return None

    def each(self, elements: Sequence[str], act: Callable[[Fleet, str], Fleet]) -> Fleet:
        """Return the document after an edit of each of some elements, one after the other. Raises EditProblem."""
        return reduce(act, elements, self.fleet)

    def add_team(self) -> str:
        """Add a team without ships."""
        return self.make(self.tr("Add a team"), lambda: add_team(self.fleet, self.words["window.new.team"]))

    def add_ships(self, design_ids: Sequence[str], team_id: str, before: str | None = None) -> bool:
        """Add a ship of each design to a team, in front of one of its ships or last. Whether it was done."""
        refs = [f"designs/{each}" for each in design_ids]
        text = filled(self.tr("Add a ship of %1 to %2"), self.called(refs), self.name(f"teams/{team_id}"))
        made: list[str] = []

        def act() -> Fleet:
            fleet = self.fleet
            for each in design_ids:
                fleet, ref = add_ship(fleet, team_id, each)
                fleet = move_ship(fleet, element_id(ref), team_id, before)
                made.append(ref)
            return fleet

        done = self.edit(text, act)
        if done and made:
            self.made.emit(made[-1])
        return done

    def move_ships(self, ids: Sequence[str], team_id: str, before: str | None = None) -> bool:
        """Put ships into a team, in front of another of its ships or last."""
        text = filled(self.tr("Move %1 to %2"), self.called([f"ships/{each}" for each in ids]), self.name(f"teams/{team_id}"))
        return self.edit(text, lambda: self.each(ids, lambda fleet, ship_id: move_ship(fleet, ship_id, team_id, before)))

    def step_ship(self, ship_id: str, by: int) -> bool:
        """Let a ship change places with the one before it in its team (−1) or behind it (1)."""
        team = self.team_of(f"ships/{ship_id}")
        if team is None:
            return False
        found, before = stepped([ship.id for ship in team.ships], ship_id, by)
        text = filled(self.tr("Move %1"), self.name(f"ships/{ship_id}"))
        return found and self.edit(text, lambda: move_ship(self.fleet, ship_id, team.id, before))

    def change_team_of(self, ids: Sequence[str], by: int) -> bool:
        """Put ships into the team before that of the first of them (−1), or the one behind it (1)."""
        team = self.team_of(f"ships/{ids[0]}") if ids else None
        order = [each.id for each in self.fleet.teams]
        place = order.index(team.id) + by if team is not None else -1
        return 0 <= place < len(order) and self.move_ships(ids, order[place])

    def step_team(self, team_id: str, by: int) -> bool:
        """Let a team change places with the one before it (−1) or behind it (1)."""
        found, before = stepped([team.id for team in self.fleet.teams], team_id, by)
        return found and self.place_teams([team_id], before)

    def place_teams(self, ids: Sequence[str], before: str | None) -> bool:
        """Put teams in front of another one, or last."""
        text = filled(self.tr("Move %1"), self.called([f"teams/{each}" for each in ids]))
        return self.edit(text, lambda: self.each(ids, lambda fleet, team_id: move_team(fleet, team_id, before)))

    def rebuild(self, ids: Sequence[str], design_id: str) -> bool:
        """Make ships of another design of them."""
        ships = self.called([f"ships/{each}" for each in ids])
        text = filled(self.tr("Change the design of %1 to %2"), ships, self.name(f"designs/{design_id}"))
        return self.edit(text, lambda: self.each(ids, lambda fleet, ship_id: change_ship(fleet, ship_id, design=design_id)))


def stepped(order: Sequence[str], each: str, by: int) -> tuple[bool, str | None]:
    """Return whether one of a list can go a place up (−1) or down (1), and in front of which it is then; None: last."""
    place = order.index(each) + by
    if not 0 <= place < len(order):
        return False, None
    after = place + (1 if by > 0 else 0)
    return True, order[after] if after < len(order) else None
