"""The graphs page as a person uses it."""

import pytest
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.metaverse.graphs.graphs_page import GraphsPage
from metamaker.app.settings.preferences import Look
from metamaker.app.theme.theme import Theme
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.rendering.drawing import Drawing, Group
from metamaker.rendering.hit_testing import elements
from tests.app.conftest import MakeContext


def shown(qtbot: QtBot, context: Context) -> GraphsPage:
    page = GraphsPage(context)
    assert isinstance(page, GraphsPage)
    qtbot.addWidget(page)
    page.resize(1000, 720)
    with qtbot.waitExposed(page):
        page.show()
    qtbot.waitUntil(lambda: all_drawn(page))
    return page


def all_drawn(page: GraphsPage) -> bool:
    cards = [card for card in page.cards if card.isVisible()]
    return bool(cards) and all(card.view.drawing is not None for card in cards) and not page._context.background.jobs


def titles(page: GraphsPage) -> list[str]:
    return [card.title.text() for card in page.cards if card.isVisible()]


def told(page: GraphsPage, place: int) -> list[str]:
    drawing = page.cards[place].view.drawing
    return [each.ref for each in elements(drawing)] if drawing else []


@pytest.fixture
def page(qtbot: QtBot, theme: Theme, context: Context) -> GraphsPage:
    return shown(qtbot, context)


def test_a_class_and_a_weapon_have_their_graphs(page: GraphsPage, qtbot: QtBot) -> None:
    assert page.shown.startswith("classes/")
    assert titles(page) == ["Damage per turn by range", "Damage per turn by arc", "Toughness by arc", "Breakdown of the value"]
    page.choice.setCurrentIndex(page.choice.count() - 1)
    qtbot.waitUntil(lambda: len(titles(page)) < 4 and all_drawn(page))
    assert page.shown.startswith("weapons/")
    assert titles(page)[0].startswith("Effect of a hit against ")


def test_the_target_of_a_weapon_can_be_changed(page: GraphsPage, qtbot: QtBot) -> None:
    assert not page.target.isVisible()
    page.choice.setCurrentIndex(page.choice.count() - 1)
    qtbot.waitUntil(page.target.isVisible)
    page.target.fields["armour_rating"].setValue(3)
    page.target.fields["shield_hits"].setValue(0)
    page.target.fields["deflector"].setValue(2)
    qtbot.waitUntil(lambda: titles(page)[0] == "Effect of a hit against armour 3, deflector 2")


def test_an_edit_redraws_the_weapon_that_is_shown(page: GraphsPage, context: Context, qtbot: QtBot) -> None:
    fleet: Fleet = context.document.value
    page.choice.setCurrentIndex(page.choice.findData(f"weapons/{fleet.weapons[0].id}"))
    qtbot.waitUntil(lambda: len(titles(page)) < 4 and all_drawn(page))
    before = page.cards[0].summary.text()
    better = fleet.weapons[0].with_(damage_modifier=9, name="Ram's horn")
    context.document.apply("Better", fleet.with_(weapons=(better, *fleet.weapons[1:])))
    qtbot.waitUntil(lambda: page.cards[0].summary.text() != before)
    assert page.choice.currentText() == "Ram's horn"


def test_it_follows_the_class_on_the_canvas(page: GraphsPage, context: Context) -> None:
    fleet: Fleet = context.document.value
    context.selection.show(fleet.classes[-1].ref())
    assert page.shown == fleet.classes[-1].ref()
    context.selection.show(fleet.ships[0].ref())
    assert page.shown == f"classes/{fleet.ships[0].ship_class}"


def test_marks_tell_their_values(page: GraphsPage) -> None:
    assert {each.partition(" ")[0] for each in told(page, 1)} == {"fore", "starboard", "aft", "port"}
    view = page.cards[1].view
    assert view.tell(told(page, 1)[0]) == told(page, 1)[0]


def test_charts_are_accessible_and_grow_with_the_text(page: GraphsPage, context: Context, qtbot: QtBot) -> None:
    view = page.cards[0].view
    assert (view.accessibleName(), view.accessibleDescription()) == (page.cards[0].title.text(), page.cards[0].summary.text())
    first = view.drawing
    context.settings.change(text_size=150, look=Look.DARK)
    qtbot.waitUntil(lambda: view.drawing is not None and view.drawing is not first)
    assert isinstance(first, Drawing)
    assert scale(view.drawing) == pytest.approx(1.5 * scale(first))


def scale(drawing: Drawing | None) -> float:
    assert drawing is not None
    (whole,) = drawing.ops
    assert isinstance(whole, Group)
    return whole.scale


def test_a_page_behind_others_works_nothing_out(page: GraphsPage, context: Context, qtbot: QtBot) -> None:
    fleet: Fleet = context.document.value
    page.hide()
    context.document.apply("Worse", fleet.with_(classes=(fleet.classes[0].with_(crew_quality=1), *fleet.classes[1:])))
    qtbot.wait(150)
    before = page.cards[3].summary.text()
    page.show()
    qtbot.waitUntil(lambda: page.cards[3].summary.text() != before)


def test_a_fleet_of_nothing_says_so(qtbot: QtBot, theme: Theme, context_of: MakeContext) -> None:
    page = GraphsPage(context_of(Fleet(name="Empty")))
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    assert isinstance(page, GraphsPage)
    assert (page.shown, page.nothing.isHidden(), titles(page)) == ("", False, [])


def test_all_weapons_are_in_one_graph_that_follows_the_target(page: GraphsPage, qtbot: QtBot) -> None:
    page.choice.setCurrentIndex(page.choice.findText("All weapons"))
    qtbot.waitUntil(lambda: len(titles(page)) == 1 and all_drawn(page))
    before = told(page, 0)
    assert before
    page.target.fields["armour_rating"].setValue(5)
    qtbot.waitUntil(lambda: all_drawn(page) and told(page, 0) != before)
