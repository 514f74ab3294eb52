"""The real window with two open fleets, and beside each the values that it should hold step by step."""

import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

from PySide6.QtWidgets import QApplication

from metamaker.app.files.open_fleet import OpenFleet
from metamaker.app.metaverse.design.design_page import DesignPage
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.widgets.stat_button import figure
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.app.window.workspace import Workspace
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import file_bytes, required
from metamaker.games.metaverse.designs import subject_numbers
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.opening import open_bytes, open_file
from tests.app.desk import Person

SAMPLES = ("quarrel-at-fennel-light.json", "the-even-hand.json")

Thing = TypeVar("Thing")


def chosen(things: Sequence[Thing], number: int) -> Thing:
    """One of the things, any of them for some number."""
    return things[number % len(things)]


class History:
    """What an open fleet should be: the value at each step, where it stands, which step its file holds."""

    def __init__(self, fleet: OpenFleet) -> None:
        self.fleet = fleet
        self.values: list[Fleet] = [fleet.document.value]
        self.at = 0
        self.saved: int | None = 0

    @property
    def value(self) -> Fleet:
        return self.values[self.at]

    def follow(self, merges: bool = False) -> None:
        """Take a step that was made, if there was one; `merges`: it may have gone into the one before."""
        steps, value = self.fleet.document.steps, self.fleet.document.value
        if steps.index() == self.at + 1:
            del self.values[self.at + 1 :]
            self.values.append(value)
            if self.saved is not None and self.saved > self.at:
                self.saved = None
            self.at += 1
        elif merges and value != self.value:
            self._follow_merged(value)
        self.check()

    def _follow_merged(self, value: Fleet) -> None:
        """Change the last step after a merge, or remove it if it has no effect any more."""
        gone = self.fleet.document.steps.index() == self.at - 1
        del self.values[self.at :]
        if self.saved is not None and self.saved >= self.at:
            self.saved = None
        if gone:
            self.at -= 1
        else:
            self.values.append(value)

    def go(self, by: int) -> None:
        """Undo or redo was asked for."""
        self.at = min(max(self.at + by, 0), len(self.values) - 1)
        self.check()

    def check(self) -> None:
        document = self.fleet.document
        assert (document.steps.index(), document.steps.count()) == (self.at, len(self.values) - 1)
        assert document.value == self.value
        assert self.fleet.dirty is (self.at != self.saved)


class TwoFleets:
    """A program with a window of its own, in a folder of its own; an exception anywhere in it is kept in `faults`."""

    def __init__(self) -> None:
        self.application = QApplication.instance() or QApplication([])
        self.faults: list[BaseException] = []
        self._hook, sys.excepthook = sys.excepthook, self._keep
        self._folder = tempfile.TemporaryDirectory()
        self.folder = Path(self._folder.name)
        self.person = Person()
        assert isinstance(self.application, QApplication)
        self.program = Program(self.application, profile_in(self.folder / "profile"), self.person)
        self.program.settings.change(look=Look.LIGHT, language="en")
        self.window: MainWindow = self.program.new_window()
        for name in SAMPLES:
            (self.folder / name).write_bytes((sample_fleets("metaverse") / name).read_bytes())
            self.window.files.open([str(self.folder / name)])
        self.window.show()
        self.histories = [History(fleet) for fleet in self.window.fleets]
        self.settle()

    def _keep(self, _kind: type[BaseException], fault: BaseException, _trace: TracebackType | None) -> None:
        self.faults.append(fault)

    def settle(self) -> None:
        self.application.processEvents()

    @property
    def workspace(self) -> Workspace:
        """The fleet at the front with its pages."""
        found = self.window.workspace
        assert found is not None
        return found

    @property
    def here(self) -> History:
        """What the fleet at the front should be."""
        return next(each for each in self.histories if each.fleet is self.workspace.fleet)

    @property
    def fleet(self) -> Fleet:
        """The fleet at the front as it is now."""
        value: Fleet = self.workspace.fleet.document.value
        return value

    @property
    def page(self) -> DesignPage:
        """The design page of the fleet at the front, which it brings to the front."""
        self.workspace.show_page("design")
        found = self.workspace.shown
        assert isinstance(found, DesignPage)
        return found

    def edit(self, act: Callable[[], Any], *, merges: bool = False) -> None:
        """Do something that may be a step."""
        act()
        self.here.follow(merges)

    def check(self) -> None:
        """Check the invariants after any action."""
        self.settle()
        assert self.faults == []
        for history in self.histories:
            history.check()
        game, value = self.here.fleet.document.game, self.fleet
        assert open_bytes(file_bytes(game, value), "what was edited").document == value
        if self.workspace.page == "design":
            self._check_page(self.page)

    def _check_page(self, page: DesignPage) -> None:
        """Check that the panels show the content of the document."""
        workspace = self.workspace
        game, value, subject = workspace.fleet.document.game, self.fleet, workspace.fleet.selection.subject
        assert sorted(page.problems.model.issues, key=repr) == sorted(required(game.checks).issues(value), key=repr)
        squadrons = [f"squadrons/{each.id}" for each in value.squadrons]
        assert sorted(page.fleet.tree.rows.keys) == sorted(["fleet", *(ship.ref() for ship in value.ships), *squadrons])
        if not subject:
            assert not page.sheet.canvas.lens.desk.pages
            return
        designs = required(game.designs)
        coming = {each.id: each for each in designs.report(value, subject.startswith("classes/")).ships}
        numbers = coming.get(subject.partition("/")[2]) or subject_numbers(value, subject)  # a ship at home is in no report
        assert numbers is not None
        shown = page.card.figures["combat_value"].accessibleName()
        assert shown.endswith(f": {figure(numbers.stats['combat_value'].value)}")
        for form in page.inspector.forms:
            if form.ref:
                assert form.shown == required(game.edits).properties(value, form.ref, "en")

    def saved_file(self, history: History) -> Fleet:
        """Return the fleet in a file."""
        document: Fleet = open_file(history.fleet.path).document
        return document

    def close(self) -> None:
        """Undo everything, which gives the fleets back as they were opened; then close."""
        try:
            for history in self.histories:
                history.fleet.document.steps.setIndex(0)
                assert history.fleet.document.value is history.values[0]
            self.settle()
            assert self.faults == []
        finally:
            for window in tuple(self.program.windows):
                window.close_for_good()
            self.program.close()
            self.program.theme.setParent(None)
            self.program.setParent(None)
            self.settle()
            sys.excepthook = self._hook
            self._folder.cleanup()
