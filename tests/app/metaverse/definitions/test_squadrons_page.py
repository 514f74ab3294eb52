"""The page of squadron types and bays as a person uses it."""

from collections.abc import Callable, Iterator

import pytest
import shiboken6
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from metamaker.app.context import Context
from metamaker.app.form.fields import Chip
from metamaker.app.metaverse.definitions.definition_editor import UsedBy
from metamaker.app.metaverse.definitions.squadrons_page import SquadronsPage, WeaponCard
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.starfighter import Bay, FighterWeapon, Starfighter
from metamaker.games.metaverse.model.words import RateOfFire
from tests.app.conftest import MakeContext, Told

PageOf = Callable[[Context], SquadronsPage]

LEFT = Qt.MouseButton.LeftButton

GUNS = tuple(FighterWeapon(name=name) for name in ("Beak", "Claw", "Tail"))
CARRIED = Fleet(
    name="Herons",
    starfighters=(Starfighter(id="dart", name="Dart", weapons=GUNS), Starfighter(id="moth", name="Moth & Co")),
    bays=(Bay(id="deck", name="Deck", accepts=("dart",)),),
)


@pytest.fixture
def page_of(qtbot: QtBot) -> Iterator[PageOf]:
    """Return the page of a context, shown. All go at the end of the test."""
    pages: list[SquadronsPage] = []

    def made(context: Context) -> SquadronsPage:
        page = SquadronsPage(context)
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
    """Return the context of a view with two squadron types and a bay."""
    return context_of(CARRIED)


@pytest.fixture
def page(page_of: PageOf, context: Context) -> SquadronsPage:
    """Return the page of that fleet."""
    return page_of(context)


def steps(context: Context) -> list[str]:
    return [context.document.steps.text(number) for number in range(context.document.steps.count())]


def guns(context: Context) -> list[str]:
    return [weapon.name for weapon in context.document.value.starfighters[0].weapons]


def cards(page: SquadronsPage) -> list[WeaponCard]:
    return [card for card in page.weapons.cards if card.isVisible()]


def test_the_first_squadron_is_shown_with_its_weapons(page: SquadronsPage) -> None:
    assert page.editor.title.text() == "Dart"
    assert [card.title.text() for card in cards(page)] == ["Beak", "Claw", "Tail"]
    assert set(page.editor.form.keys) == set(Starfighter.model_fields) - {"id", "weapons"}
    assert set(cards(page)[0].form.keys) == set(FighterWeapon.model_fields)


def test_choosing_a_bay_lets_the_squadron_go(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    page.bays.view.setFocus()
    qtbot.mouseClick(page.bays.view.viewport(), LEFT, pos=page.bays.view.visualRect(page.bays.view.rows.index(0, 0)).center())
    assert (page.editor.ref, context.selection.element) == ("bays/deck", "bays/deck")
    assert (page.types.view.selected, page.bays.view.selected) == ((), ("bays/deck",))
    assert not page.weapons.isVisible()
    assert set(page.editor.form.keys) == set(Bay.model_fields) - {"id"}


def test_a_bay_accepts_what_its_chips_say(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    context.selection.select("bays/deck")
    dart, moth = page.editor.form.field("accepts").findChildren(Chip)
    assert (dart.isChecked(), moth.text()) == (True, "Moth && Co")
    qtbot.mouseClick(moth, LEFT)
    assert context.document.value.bays[0].accepts == ("dart", "moth")
    assert steps(context) == ["Accepts of Deck"]


def test_weapons_are_added_and_named(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    qtbot.mouseClick(page.weapons.add, LEFT)
    assert guns(context) == ["Beak", "Claw", "Tail", "Gun"]
    assert QApplication.focusWidget() is cards(page)[-1].form.field("name").control
    assert steps(context) == ["Add a weapon to Dart"]


def test_weapons_change_places(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    assert [(card.up.isEnabled(), card.down.isEnabled()) for card in cards(page)] == [
        (False, True),
        (True, True),
        (True, False),
    ]
    qtbot.mouseClick(cards(page)[2].up, LEFT)
    assert guns(context) == ["Beak", "Tail", "Claw"]
    assert QApplication.focusWidget() is cards(page)[1].up
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert guns(context) == ["Tail", "Beak", "Claw"]
    assert QApplication.focusWidget() is cards(page)[0].down
    assert len(steps(context)) == 2
    context.document.steps.setIndex(0)
    assert [card.title.text() for card in cards(page)] == ["Beak", "Claw", "Tail"]


def test_a_weapon_is_removed(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    qtbot.mouseClick(cards(page)[1].remove, LEFT)
    assert guns(context) == ["Beak", "Tail"]
    assert [card.title.text() for card in cards(page)] == ["Beak", "Tail"]
    assert cards(page)[1].remove.accessibleName() == "Remove Tail"


def test_problems_stand_beside_the_weapon_that_has_them(page_of: PageOf, context_of: MakeContext) -> None:
    odd = GUNS[1].with_(rate_of_fire=RateOfFire.LIMITED)
    dart = CARRIED.starfighters[0].with_(weapons=(GUNS[0], odd), strength=0)
    page = page_of(context_of(CARRIED.with_(starfighters=(dart, CARRIED.starfighters[1]))))
    first, second = cards(page)
    said = {key for card in (first, second) for key in card.form.keys if card.form.said(key)}
    assert said == {"rate_of_fire"}
    assert second.form.said("rate_of_fire").startswith("● Error")
    assert page.editor.form.said("strength").startswith("● Error")


def test_an_unarmed_squadron_says_so(page: SquadronsPage, context: Context) -> None:
    context.selection.select("starfighters/moth")
    assert cards(page) == []
    assert "has no weapon" in page.editor.others.text


def test_going_to_a_weapon_of_a_squadron_leads_to_its_name(page: SquadronsPage, context: Context) -> None:
    context.selection.select("bays/deck")
    context.selection.select("starfighters/dart/weapons/2")
    assert page.editor.ref == "starfighters/dart"
    assert QApplication.focusWidget() is cards(page)[1].form.field("name").control


def test_uses_lead_on(qtbot: QtBot, page: SquadronsPage, told: Told) -> None:
    (link,) = page.editor.uses.links
    assert link.text() == "Deck"
    qtbot.mouseClick(link, LEFT)
    assert told.places == ["bays/deck"]


def test_what_is_removed_gives_way_to_its_neighbour(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    context.selection.select("starfighters/moth")
    qtbot.mouseClick(page.editor.remove, LEFT)
    assert page.editor.ref == "bays/deck"
    assert [each.id for each in context.document.value.starfighters] == ["dart"]


def test_new_types_are_named_at_once(qtbot: QtBot, page: SquadronsPage, context: Context) -> None:
    for adding, group in ((page.types.add, "starfighters"), (page.bays.add, "bays")):
        qtbot.mouseClick(adding, LEFT)
        assert page.editor.ref.startswith(f"{group}/")
        assert QApplication.focusWidget() is page.editor.form.field("name").control
    assert steps(context) == ["Add New squadron", "Add New bay"]


def test_the_piece_of_the_sheet_follows(page: SquadronsPage, context: Context) -> None:
    strip = page.strip.strip
    before = strip.grab().toImage()
    page.editor.form.edited.emit("strength", 9)
    assert strip.grab().toImage() != before
    context.selection.select("bays/deck")
    bay = strip.grab().toImage()
    page.editor.form.edited.emit("accepts", ())
    assert strip.grab().toImage() != bay


def test_an_empty_fleet_offers_a_first_type(qtbot: QtBot, page_of: PageOf, context_of: MakeContext) -> None:
    context = context_of(Fleet(name="Bare"))
    page = page_of(context)
    assert page.editor.nothing.isVisible()
    qtbot.mouseClick(page.editor.first, LEFT)
    assert page.editor.title.text() == "New squadron"
    assert len(cards(page)) == 1


def test_the_lists_are_sound_models(page: SquadronsPage, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(page.types.view.rows)
    qtmodeltester.check(page.bays.view.rows)


def page_of_lark(qtbot: QtBot, context_of: MakeContext) -> SquadronsPage:
    """Return the page with a squadron type that many elements use."""
    context = context_of("kite-clans-of-aldersay.json")
    (lark,) = [each for each in context.document.value.starfighters if each.name == "Lark"]
    page = SquadronsPage(context)
    qtbot.addWidget(page)
    page.show()
    context.selection.select(f"starfighters/{lark.id}")
    qtbot.waitUntil(lambda: bool(page.findChildren(WeaponCard)))
    return page


def test_uses_that_are_called_alike_are_told_apart(qtbot: QtBot, context_of: MakeContext) -> None:
    page = page_of_lark(qtbot, context_of)
    texts = [link.text() for uses in page.findChildren(UsedBy) if uses.isVisible() for link in uses.links]
    assert len(texts) == len(set(texts)) > 1


def test_buttons_of_a_weapon_say_which_one_they_move(qtbot: QtBot, context_of: MakeContext) -> None:
    page = page_of_lark(qtbot, context_of)
    card = page.findChildren(WeaponCard)[0]
    assert "Move Needle up" in card.up.toolTip()
    sizes = QSize(32, 32)
    shades = [card.up.icon().pixmap(sizes, mode).toImage() for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled)]
    strengths = [sum(shade.pixelColor(x, y).alpha() for x in range(32) for y in range(32)) for shade in shades]
    assert strengths[1] < strengths[0] / 2


def test_a_new_weapon_is_scrolled_to_and_its_name_is_replaced_by_typing(
    qtbot: QtBot, page_of: PageOf, context: Context
) -> None:
    page = page_of(context)
    page.resize(1280, 640)
    context.selection.select("starfighters/dart")
    qtbot.mouseClick(page.weapons.add, LEFT)
    card = page.weapons.cards[len(GUNS)]
    qtbot.waitUntil(lambda: card.visibleRegion().boundingRect() == card.rect())
    qtbot.keyClicks(QApplication.focusWidget(), "Sting")
    assert context.document.value.starfighters[0].weapons[-1].name == "Sting"


@pytest.mark.parametrize("ref", ["bays/deck", "starfighters/dart"])
def test_whoever_comes_to_a_type_can_type_its_name(qtbot: QtBot, page_of: PageOf, context: Context, ref: str) -> None:
    page = page_of(context)
    context.selection.select(ref)
    page.begin_with(ref)
    qtbot.keyClicks(QApplication.focusWidget(), "Nest")
    group, _, of_id = ref.partition("/")
    assert [each.name for each in getattr(context.document.value, group) if each.id == of_id] == ["Nest"]
