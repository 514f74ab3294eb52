"""The page of weapons as a person uses it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPushButton, QSpinBox, QToolButton, QWidget
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.definitions.weapons_page import WeaponsPage
from metamaker.app.widgets.rule_help import rule_at
from metamaker.core.amounts import short
from metamaker.core.elements.listing import with_fields
from metamaker.core.messages import words
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.weapon import Weapon
from metamaker.games.metaverse.stats.damage_distribution import hit_distribution
from tests.app.conftest import MakeContext, Told

PageOf = Callable[[Context], WeaponsPage]

LEFT = Qt.MouseButton.LeftButton

ARMED = Fleet(
    name="Herons",
    weapons=(
        Weapon(id="lance", name="Lance"),
        Weapon(id="ram", name="Ram & <b>rake</b>", pulse=0),
    ),
)


@pytest.fixture
def page_of(qtbot: QtBot) -> Iterator[PageOf]:
    """Return the page of a context, shown. All go at the end of the test."""
    pages: list[WeaponsPage] = []

    def made(context: Context) -> WeaponsPage:
        page = WeaponsPage(context)
        pages.append(page)
        page.resize(1440, 900)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page

    yield made
    for page in pages:
        page.close()
        shiboken6.delete(page)


@pytest.fixture
def context(context_of: MakeContext) -> Context:
    """Return the context of a view with a sample fleet with mounted weapons."""
    return context_of("quarrel-at-fennel-light.json")


@pytest.fixture
def page(page_of: PageOf, context: Context) -> WeaponsPage:
    """Return the page of the sample fleet."""
    return page_of(context)


def steps(context: Context) -> list[str]:
    return [context.document.steps.text(number) for number in range(context.document.steps.count())]


def names(context: Context) -> list[str]:
    return [weapon.name for weapon in context.document.value.weapons]


def line(page: WeaponsPage) -> QLineEdit:
    found = page.editor.form.field("name").control
    assert isinstance(found, QLineEdit)
    return found


def test_the_first_weapon_is_shown_with_all_its_fields(page: WeaponsPage, context: Context) -> None:
    first: Weapon = context.document.value.weapons[0]
    assert page.shown == first
    assert set(page.editor.form.keys) == set(Weapon.model_fields) - {"id"}
    assert len(page.editor.form.keys) == 17
    assert page.list.view.selected == (f"weapons/{first.id}",)
    assert line(page).text() == first.name


def test_every_field_has_its_rule(page: WeaponsPage) -> None:
    form = page.editor.form
    assert [key for key in form.keys if not rule_at(form.field(key)).startswith("MV-3.6.")] == []


def test_a_weapon_chosen_in_the_list_is_shown_and_selected(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    page.list.view.setFocus()
    qtbot.keyClick(page.list.view, Qt.Key.Key_Down)
    second: Weapon = context.document.value.weapons[1]
    assert page.shown == second
    assert context.selection.element == f"weapons/{second.id}"


def test_going_to_a_weapon_from_elsewhere_shows_it(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(ARMED)
    context.selection.select("weapons/ram")
    page = page_of(context)
    assert page.editor.ref == "weapons/ram"
    context.selection.select("weapons/lance")
    assert (page.editor.ref, page.list.view.selected) == ("weapons/lance", ("weapons/lance",))
    context.selection.select("fleet")
    assert page.editor.ref == "weapons/lance"


def test_a_weapon_that_the_search_hides_is_shown_when_it_is_gone_to(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(ARMED)
    page = page_of(context)
    page.list.search.setText("lance")
    assert (page.list.view.rows.keys, page.list.count.text()) == (("weapons/lance",), "1 / 2")
    context.selection.select("weapons/ram")
    assert page.list.view.selected == ("weapons/ram",)


def test_a_new_weapon_is_named_at_once(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    qtbot.mouseClick(page.list.add, LEFT)
    assert page.editor.title.text() == "New weapon"
    assert QApplication.focusWidget() is line(page)
    qtbot.keyClicks(line(page), "Glass lance")
    assert names(context)[-1] == "Glass lance"
    assert steps(context) == ["Add New weapon", "Rename to Glass lance"]
    assert page.list.view.rows.row_of(page.editor.ref) is not None


def test_a_weapon_is_duplicated(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    name = names(context)[0]
    qtbot.mouseClick(page.editor.duplicate, LEFT)
    assert names(context)[1] == page.editor.title.text()
    assert names(context)[1] != name
    assert steps(context) == [f"Duplicate {name}"]


def test_a_used_weapon_is_removed_only_after_what_uses_it_was_told(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    name, before = names(context)[0], context.document.value
    qtbot.mouseClick(page.editor.remove, LEFT)
    assert "used by" in page.notice.text
    assert context.document.value is before
    remove, _ = page.notice.buttons
    qtbot.mouseClick(remove, LEFT)
    assert name not in names(context)
    assert page.shown is context.document.value.weapons[0]
    assert steps(context) == [f"Remove {name}"]


def test_what_uses_a_weapon_is_a_way_there(qtbot: QtBot, page: WeaponsPage, told: Told) -> None:
    link = page.editor.uses.links[0]
    qtbot.mouseClick(link, LEFT)
    assert told.places[0].startswith("classes/")


def test_a_weapon_is_replaced_on_all_mounts(page: WeaponsPage, context: Context) -> None:
    first, second = context.document.value.weapons[:2]
    menu = page.editor.replace.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == [name.replace("&", "&&") for name in names(context)[1:]]
    menu.actions()[0].trigger()
    assert steps(context) == [f"Replace {first.name} with {second.name}"]
    assert page.editor.uses.links == []
    assert not page.editor.replace.isEnabled()


def test_problems_stand_beside_their_fields_with_a_fix(qtbot: QtBot, page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(ARMED)
    page = page_of(context)
    context.selection.select("weapons/ram")
    form = page.editor.form
    assert [key for key in form.keys if form.said(key).startswith("● Error")] == ["pulse"]
    (fix,) = (button for button in form.findChildren(QPushButton) if button.isVisible())
    qtbot.mouseClick(fix, LEFT)
    assert context.document.value.weapons[1].pulse == 1
    assert form.said("pulse") == ""


def test_names_are_taken_for_what_they_say(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(ARMED)
    page = page_of(context)
    context.selection.select("weapons/ram")
    assert page.editor.title.text() == "Ram & <b>rake</b>"
    assert page.editor.title.textFormat() is Qt.TextFormat.PlainText
    assert [page.charts.other.itemText(row) for row in range(page.charts.other.count())] == ["none", "Lance"]


def test_an_empty_fleet_says_so_and_offers_a_first_weapon(qtbot: QtBot, page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(Fleet(name="Bare"))
    page = page_of(context)
    assert page.editor.nothing.isVisible()
    assert not page.charts.isVisible()
    qtbot.mouseClick(page.editor.first, LEFT)
    assert names(context) == ["New weapon"]
    assert page.charts.isVisible()
    context.document.steps.undo()
    assert page.editor.ref == ""


def test_the_page_follows_what_is_done_while_it_is_hidden(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    ref = page.editor.ref
    page.hide()
    context.document.apply("Elsewhere", with_fields(STRUCTURE, context.document.value, ref, name="Spear"))
    page.show()
    row = page.list.view.rows.row_of(ref)
    assert row is not None
    assert (page.editor.title.text(), row.text) == ("Spear", "Spear")


def settled(qtbot: QtBot, page: WeaponsPage) -> None:
    qtbot.waitUntil(lambda: not page.charts.is_working and bool(page.charts.cards))


def test_charts_tell_the_exact_mean_and_follow_every_edit(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    settled(qtbot, page)
    pulse = page.editor.form.field("pulse").control
    assert isinstance(pulse, QSpinBox)
    pulse.setValue(4)
    settled(qtbot, page)
    weapon = context.document.value.weapons[0]
    assert weapon.pulse == 4
    hit = hit_distribution(weapon, page.charts.target.engagement.target)
    assert f"On average {short(hit.mean_boxes)} hull boxes" in page.charts.cards[0].summary.text()


def test_nothing_is_worked_out_for_what_does_not_show(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    settled(qtbot, page)
    context.document.apply("Elsewhere", context.document.value.with_(notes="Hello"))
    assert not page.charts.is_working
    page.hide()
    page.editor.form.edited.emit("pulse", 5)
    assert not page.charts.is_working
    page.show()
    assert page.charts.is_working


def test_the_target_can_be_changed(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    settled(qtbot, page)
    panel = page.charts.target
    qtbot.mouseClick(panel.more, LEFT)
    armour = panel.fields["armour_rating"].control
    assert isinstance(armour, QSpinBox)
    armour.setValue(5)
    assert panel.engagement.target.armour_rating == 5
    assert panel.summary.text().startswith("armour 5")
    settled(qtbot, page)
    assert "armour 5" in page.charts.cards[0].title.text()
    assert steps(context) == []


def actions(menu: QMenu) -> list[QAction]:
    return [action for action in menu.actions() if not action.isSeparator()]


def test_targets_are_taken_from_the_designs_of_the_fleet(page: WeaponsPage, context: Context) -> None:
    panel = page.charts.target
    menu = panel.presets.menu()
    assert isinstance(menu, QMenu)
    menu.aboutToShow.emit()
    bare, _, *designs = actions(menu)
    assert len(designs) == len(context.document.value.classes)
    bare.trigger()
    assert panel.engagement.target.armour_rating == panel.engagement.target.shield_hits == 0
    inner = designs[0].menu()
    assert isinstance(inner, QMenu)
    told = actions(inner)[0]
    told.trigger()
    assert told.text().endswith(panel.summary.text())


def test_another_weapon_can_be_laid_over(qtbot: QtBot, page: WeaponsPage, context: Context) -> None:
    settled(qtbot, page)
    alone = sum(not card.isHidden() for card in page.charts.cards)
    page.charts.other.setCurrentIndex(1)
    settled(qtbot, page)
    assert sum(not card.isHidden() for card in page.charts.cards) == alone + 2
    assert names(context)[1] in page.charts.cards[0].summary.text()
    page.charts.other.setCurrentIndex(0)
    settled(qtbot, page)
    assert sum(not card.isHidden() for card in page.charts.cards) == alone


def test_everything_can_be_reached_by_keyboard_and_has_a_name(page: WeaponsPage) -> None:
    stops = [each for each in page.findChildren(QWidget) if each.isVisible() and not each.focusProxy()]
    seen = [each for each in stops if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    nameless = [
        each for each in seen if not each.accessibleName() and not (isinstance(each, QPushButton | QToolButton) and each.text())
    ]
    assert nameless == []
    assert line(page) in seen
    assert page.list.view in seen


def test_the_list_is_a_sound_model(page: WeaponsPage, context: Context, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(page.list.view.rows)
    fleet = context.document.value
    context.document.apply("Turn round", fleet.with_(weapons=tuple(reversed(fleet.weapons))))
    qtmodeltester.check(page.list.view.rows)


def test_it_is_said_in_the_words_of_the_game(page: WeaponsPage) -> None:
    told = words("metaverse")
    shown = {each.key: each.label for each in page.editor.form.shown}
    assert shown["pulse"] == told["window-property-weapon-pulse-label"]


def test_the_target_is_kept_when_another_weapon_is_shown(page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(ARMED)
    page = page_of(context)
    panel = page.charts.target
    panel.take(panel.engagement._replace(target=replace(panel.engagement.target, plates=3)))
    context.selection.select("weapons/ram")
    assert panel.engagement.target.plates == 3
