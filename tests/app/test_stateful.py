"""Whatever is done to two open fleets in the window, in whatever order: every step, panel and file holds what it should."""

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from metamaker.app.metaverse.pages import editors
from metamaker.core.property import EditProblem, Property, PropertyKind
from metamaker.games.metaverse.model.words import CommandLevel
from tests.app.pages import show_whole
from tests.app.two_fleets import TwoFleets, chosen

NUMBERS = st.integers(0, 9999)
TEXTS = st.text("aé <b>&%1ñ", max_size=8)
PAGES = tuple(kind.key for kind in editors().pages)


def another(shown: Property, number: int, text: str) -> object:
    """Return a value of a property, which may be invalid."""
    match shown.kind:
        case PropertyKind.WHOLE:
            return shown.least + number % (shown.most - shown.least + 1)
        case PropertyKind.DECIMAL:
            return float(shown.least + number % (shown.most - shown.least + 1))
        case PropertyKind.FLAG:
            return not shown.value
        case PropertyKind.CHOICE if shown.choices:
            return chosen(shown.choices, number).value
        case PropertyKind.CHOICES | PropertyKind.SECTORS if shown.choices:
            return tuple(each.value for place, each in enumerate(shown.choices) if number >> place & 1)
        case PropertyKind.LOADS if shown.choices:
            return ((chosen(shown.choices, number).value, number % 4),)
        case PropertyKind.TAGS:
            return (text.strip() or "tag",)
    return text if shown.kind in {PropertyKind.TEXT, PropertyKind.PROSE} else shown.value


class Editing(RuleBasedStateMachine):
    """A person at the window."""

    def __init__(self) -> None:
        super().__init__()
        self.desk = TwoFleets()

    def teardown(self) -> None:
        self.desk.close()

    @invariant()
    def everything_holds(self) -> None:
        self.desk.check()

    # Looking around

    @rule(number=NUMBERS)
    def turn_to_a_page(self, number: int) -> None:
        show_whole(self.desk.window, chosen(PAGES, number))

    @rule()
    def turn_to_the_other_fleet(self) -> None:
        self.desk.window.actions_.next_tab.trigger()

    @rule(number=NUMBERS)
    def look_at_a_ship(self, number: int) -> None:
        fleet = self.desk.fleet
        refs = [*(ship.ref() for ship in fleet.ships), *(ship.ref() for ship in fleet.classes)]
        if refs:
            self.desk.workspace.fleet.selection.show(chosen(refs, number))

    @rule(number=NUMBERS)
    def select(self, number: int) -> None:
        canvas = self.desk.page.sheet.canvas
        if canvas.shown.order:
            canvas.choose(chosen(canvas.shown.order, number))

    # On the sheet

    @rule(number=NUMBERS, by=st.sampled_from([-1, 1]))
    def step(self, number: int, by: int) -> None:
        canvas = self.desk.page.sheet.canvas
        if canvas.shown.order:
            self.desk.edit(lambda: canvas.stepped.emit(chosen(canvas.shown.order, number), by))

    @rule(number=NUMBERS)
    def remove_from_the_sheet(self, number: int) -> None:
        canvas = self.desk.page.sheet.canvas
        if canvas.shown.order:
            self.desk.edit(lambda: canvas.removed.emit(chosen(canvas.shown.order, number)))

    @rule(number=NUMBERS, place=NUMBERS)
    def add_from_the_palette(self, number: int, place: int) -> None:
        page = self.desk.page
        keys = [entry.key for shelf in page.palette_panel.model.shelves for entry in shelf.entries]
        order = page.sheet.canvas.shown.order
        if order:
            self.desk.edit(lambda: page.sheet.canvas.dropped.emit(chosen(keys, number), chosen(order, place)))

    @rule(number=NUMBERS, place=NUMBERS)
    def move(self, number: int, place: int) -> None:
        page = self.desk.page
        order = page.sheet.canvas.shown.order
        parts = [ref for ref in order if page.edits.is_part(ref)]
        if parts:
            self.desk.edit(lambda: page.sheet.canvas.moved.emit(chosen(parts, number), chosen(order, place)))

    @rule(key=st.sampled_from(["cut", "copy", "paste", "duplicate"]))
    def use_the_clipboard(self, key: str) -> None:
        page = self.desk.page
        self.desk.edit(page.sheet.keys[key].trigger)

    @rule(number=NUMBERS, value=NUMBERS, text=TEXTS)
    def change_a_property(self, number: int, value: int, text: str) -> None:
        forms = [form for form in self.desk.page.inspector.forms if form.ref and form.shown]
        if forms:
            form = chosen(forms, number)
            shown = chosen(form.shown, number // 7)
            self.desk.edit(lambda: form.edited.emit(shown.key, another(shown, value, text)), merges=True)

    @rule()
    def fix_a_problem(self) -> None:
        self.desk.edit(self.desk.page.problems.current_fix)

    # In the side bar

    @rule(group=st.sampled_from(["classes", "weapons", "starfighters", "bays"]))
    def add_a_definition(self, group: str) -> None:
        self.desk.edit(lambda: self.desk.page.fleet.commands.add(group))

    @rule(number=NUMBERS, under=NUMBERS)
    def add_a_ship(self, number: int, under: int) -> None:
        fleet = self.desk.fleet
        if fleet.classes:
            commanders = [None, *(ship.id for ship in fleet.ships)]
            class_id, commander = chosen(fleet.classes, number).id, chosen(commanders, under)
            self.desk.edit(lambda: self.desk.page.fleet.commands.add_ship(class_id, commander))

    def _any(self, number: int) -> str:
        fleet = self.desk.fleet
        groups = ("ships", "classes", "weapons", "starfighters", "bays", "squadrons")
        return chosen(["fleet", *(f"{group}/{each.id}" for group in groups for each in getattr(fleet, group))], number)

    @rule(number=NUMBERS)
    def remove_anything(self, number: int) -> None:
        commands = self.desk.page.fleet.commands
        self.desk.edit(lambda: commands.remove([self._any(number)]))
        notice = self.desk.page.fleet.notice
        if notice.isVisible() and notice.buttons:
            self.desk.edit(notice.buttons[0].click)

    @rule(number=NUMBERS, name=TEXTS)
    def rename_anything(self, number: int, name: str) -> None:
        ref = self._any(number)
        if not ref.startswith("squadrons/"):
            self.desk.edit(lambda: self.desk.page.fleet.commands.rename(ref, name))

    @rule(number=NUMBERS)
    def duplicate_anything(self, number: int) -> None:
        self.desk.edit(lambda: self.desk.page.fleet.commands.duplicate([self._any(number)]))

    @precondition(lambda self: self.desk.fleet.ships)
    @rule(number=NUMBERS, under=NUMBERS, level=st.sampled_from([None, *CommandLevel]))
    def command(self, number: int, under: int, level: CommandLevel | None) -> None:
        commands, ships = self.desk.page.fleet.commands, self.desk.fleet.ships
        ship = chosen(ships, number).id
        self.desk.edit(lambda: commands.command([ship], chosen([None, *(each.id for each in ships)], under)))
        self.desk.edit(lambda: commands.level([ship], level))
        if self.desk.fleet.classes:
            self.desk.edit(lambda: commands.reclass([ship], chosen(self.desk.fleet.classes, under).id))

    @rule(number=NUMBERS)
    def bring_from_the_other_fleet(self, number: int) -> None:
        try:
            parcel = self.desk.page.fleet.commands.data([self._any(number)])
        except EditProblem:
            return
        self.desk.window.actions_.next_tab.trigger()
        self.desk.edit(lambda: self.desk.page.fleet.arrivals.take(parcel))

    # Steps and files

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        for _ in range(times):
            self.desk.window.actions_.undo.trigger()
            self.desk.here.go(-1)

    @rule(times=st.integers(1, 4))
    def redo(self, times: int) -> None:
        for _ in range(times):
            self.desk.window.actions_.redo.trigger()
            self.desk.here.go(1)

    @rule()
    def save(self) -> None:
        self.desk.window.actions_.save.trigger()
        here = self.desk.here
        here.saved = here.at
        assert self.desk.saved_file(here) == here.value

    @rule()
    def revert(self) -> None:
        here = self.desk.here
        held = self.desk.saved_file(here)
        if held != here.value:
            self.desk.window.actions_.revert.trigger()
            here.values[here.at + 1 :] = [held]
            here.at += 1
        here.saved = here.at
        self.desk.window.actions_.save.trigger()


def test_every_step_holds() -> None:
    _play(4, 30)


@pytest.mark.slow
def test_every_step_of_a_long_sitting_holds() -> None:
    _play(12, 60)


def _play(examples: int, steps: int) -> None:
    run_state_machine_as_test(
        Editing,
        settings=settings(
            max_examples=examples, stateful_step_count=steps, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
