"""Takes the pictures of README and guides: `python -m tests.app.end_to_end.pictures FOLDER [SERIES…]`, or `make pictures`.

A series is what is taken on one way through the program; its pictures are called after it.
"""

import argparse
import io
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from metamaker.app.balance.balance_page import BalancePage
from metamaker.app.files.dialogs import Dialogs
from metamaker.app.firing.odds_panel import OddsPanel
from metamaker.app.forecast.match_up_panel import MatchUpPanel
from metamaker.app.language import use_language
from metamaker.app.metaverse.fleet.fleet_page import FleetPage
from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.paper_record.record_page import RecordPage
from metamaker.app.play.review.review_page import ReviewPage
from metamaker.app.play.setting_up.sources import of_file
from metamaker.app.settings.preferences import Look, profile_in
from metamaker.app.window.program import Program
from metamaker.app.window.window import MainWindow
from metamaker.balance.quick_look import BATTLES
from metamaker.cli.main import main as metamaker
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import required
from metamaker.game_api.record_documents import new_record
from metamaker.opening import open_encounter, open_file
from metamaker.rendering.raster import clear_pictures
from metamaker.tabletops.table import Table, TableOrder
from tests.app.end_to_end.battle_walk import first_turn, set_up_the_duel, table, to_the_end
from tests.app.end_to_end.commanders_walk import look_at_the_map, play_a_turn, watch_a_game
from tests.app.end_to_end.game_walk import has_fought, is_choosing, play, set_up_three
from tests.app.end_to_end.hands import LEFT, Hands
from tests.app.end_to_end.walk import build_a_cruiser, print_to
from tests.app.pages import show_whole

SIZE = (1440, 900)
"""Pixels of the window."""

WIDTH = 1100
"""Pixels of a picture, in which texts of the window can be read in a column of text as well."""

COLOURS = 256
"""They look the same with so few, and take a third of the room."""

DESK, GAP = "#e3e7ec", 12
"""What pictures lie on that are put side by side, and the pixels between them."""

LOOK_HIGH = 560
"""Pixels of the sheet in the picture of everything: its numbers can be read."""

SETTLE_MS = 900
SAMPLES = sample_fleets("metaverse")
TICKED = (*(f"fore/hull_hits#{number}" for number in range(1, 6)), "core/hull_hits#1", "core/hull_hits#2", "core/bridge#1")
"""What has been crossed off on the sheet of the game on paper."""


PHONE = (390, 844)
"""Pixels of the screen of a phone."""

PHONE_TICKED = {
    "Thumb's Breadth": [f"Core Hull hits {number}" for number in range(1, 6)],
    "Set Square": [f"Core Hull hits {number}" for number in range(1, 11)],
    "Clerk of Works": ["Core Bridge 1", "Core Basic FTL drive", *(f"Core Hull hits {number}" for number in range(1, 4))],
}
"""What has been crossed off there: sections with boxes."""

_TICK = """label => {
  const found = [...sheet.hits.values()].find(({ row, place }) => {
    const section = shown.sections[row.section];
    return section && `${section.name} ${boxName(row, place)}` === label;
  });
  if (found) tick(found.row, found.place);
}"""


@dataclass(frozen=True)
class Camera:
    """Writes pictures of a series to a folder; called with the name of one, it takes the window."""

    window: MainWindow
    folder: Path
    series: str

    def __call__(self, name: str) -> None:
        Hands.wait(SETTLE_MS)
        picture = self.window.grab().toImage().scaledToWidth(WIDTH, Qt.TransformationMode.SmoothTransformation)
        kept = QByteArray()
        buffer = QBuffer(kept)
        buffer.open(QBuffer.OpenModeFlag.WriteOnly)
        picture.save(buffer, "PNG")  # type: ignore[call-overload]  # which takes devices, too
        self.keep(Image.open(io.BytesIO(kept.data())), name)

    def keep(self, picture: Image.Image, name: str = "") -> None:
        """Write a picture in few colours."""
        file = self.folder / f"{'-'.join(filter(None, (self.series, name)))}.png"
        picture.convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(file, optimize=True)
        sys.stdout.write(f"{file}\n")


def first_ship(camera: Camera) -> None:
    """Build and print a cruiser."""
    hands = Hands()

    def moment(name: str) -> None:
        if name in SERIES["first-ship"].pictures:
            camera(name)

    build_a_cruiser(hands, moment)
    with tempfile.TemporaryDirectory() as scratch:
        print_to(hands, Path(scratch) / "heron.pdf", moment)


def first_battle(camera: Camera) -> None:
    """Fight the duel of the samples."""
    hands = Hands()
    set_up_the_duel(hands, camera)
    page = table(camera.window, hands)
    first_turn(page, hands, camera)
    to_the_end(page, hands, camera)


def cosmoclysm(camera: Camera) -> None:
    """Look at a board, and play on one until there is a fight."""

    def seen(page: MatchPage, name: str) -> None:
        page.table.lose_pointer()
        camera(name)

    hands = Hands()
    camera.window.files.open([str(sample_fleets("cosmoclysm") / "whirligig.json")])
    camera("board")
    camera.window.files.new(game="cosmoclysm")
    page = set_up_three(camera.window, hands, camera)
    seen(page, "place")
    play(page, hands, is_choosing)
    seen(page, "move")
    play(page, hands, has_fought)
    seen(page, "fight")


def commanders(camera: Camera) -> None:
    """Look at a map, play a turn on it, watch a game to its end."""
    hands = Hands()
    look_at_the_map(camera.window, camera)
    play_a_turn(camera.window, hands, camera)
    watch_a_game(camera.window, hands, camera)


def cosmoforce(camera: Camera) -> None:
    """Look at a ship, and let all meet."""
    window, hands = camera.window, Hands()
    file = str(sample_fleets("cosmoforce") / "six-ideas.json")
    window.files.open([file])
    camera("slots")
    show_whole(window, "balance")
    balance = window.workspace.shown if window.workspace else None
    assert isinstance(balance, BalancePage)
    hands.until(lambda: balance.is_ready, "the field is not read")
    hands.click("against each other")
    hands.click("Rate")
    hands.until(lambda: balance.runner.is_busy, "nothing is weighed")
    while balance.runner.is_busy:  # some thousand battles, longer than a person waits for one answer
        Hands.wait(SETTLE_MS)
    hands.click("Match-ups")
    camera("balance")


def after_the_game(camera: Camera) -> None:
    """Review a kept battle, and look at one of its turning points."""
    window = camera.window
    window.files.open([str(Path(__file__).parents[3] / "docs" / "battles" / "glass-and-ink.json")])
    hands = Hands()
    table(window, hands)
    hands.click("Review")
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, ReviewPage)
    hands.until(lambda: page.runner.is_busy, "nothing is reviewed")
    while page.runner.is_busy:  # some hundred battles, longer than a person waits for one answer
        Hands.wait(SETTLE_MS)
    camera("review")
    page.turns.cards[1].see.click()
    page.damage.tree.expand(page.damage.tree.rows.index(0, 0))
    page.damage.tree.setCurrentIndex(page.damage.tree.rows.index(0, 0))
    camera("moment")


def cosmoforce_duel(camera: Camera) -> None:
    """Command a Fighter against a Cruiser."""
    file = str(sample_fleets("cosmoforce") / "six-ideas.json")
    form = camera.window.matches.new()
    form.take(0, of_file(file), ("ships/quick-hands-tin-sparrow",))
    form.take(1, of_file(file), ("ships/heavy-weather-nine-pockets",))
    form.terms.seed.setValue(5)
    camera("set-up")
    form.begin.click()
    hands = Hands()
    page = table(camera.window, hands)
    hands.until(lambda: page.orders.writing.panel is not None, "nobody is asked for an action")
    page.orders.writing.table_clicked(["B1"])
    camera("duel")


def at_the_table(camera: Camera) -> None:
    """Record a game on paper."""
    window = camera.window
    fleet = of_file(str(SAMPLES / "quarrel-at-fennel-light.json"))
    window.matches.show_record(fleet.game, new_record(fleet.game, fleet.document))
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, RecordPage)
    hands = Hands()
    hands.until(lambda: bool(page.sheet.values), "the sheet is never drawn")
    for ref in TICKED:
        QTest.mouseClick(page.sheet.viewport(), LEFT, pos=page.sheet.spot_of(f"ships/honest-weight/{ref}").toPoint())
    hands.click("D8")
    camera("record")
    hands.press("Ctrl+Shift+H")
    hands.click("Compare with…")
    hands.double_click("Distance, second attack")
    hands.press("Ctrl+A")
    hands.type("60")
    (panel,) = (each for each in window.findChildren(OddsPanel) if each.isVisible())
    hands.until(lambda: not panel.rolling.is_busy, "the rolls never end")
    camera("odds")


def odds(camera: Camera) -> None:
    """Hold two fleets against each other."""
    window = camera.window
    window.files.open([str(SAMPLES / "the-even-hand.json"), str(SAMPLES / "kite-clans-of-aldersay.json")])
    show_whole(window, "fleet")
    hands = Hands()
    hands.click("Against another fleet")
    (panel,) = (each for each in window.findChildren(MatchUpPanel) if each.isVisible())
    hands.until(lambda: panel.standing.basis.text() == f"Forecast and {BATTLES} battles", "the quick look never ends")
    camera("forecast")


def house_rules(camera: Camera) -> None:
    """Write a formula of one's own."""
    window = camera.window
    window.files.open([str(SAMPLES / "kite-clans-of-aldersay.json")])
    show_whole(window, "fleet")
    page = window.workspace.shown if window.workspace else None
    assert isinstance(page, FleetPage)
    Hands().click("Custom formulas")
    page.formulas.show_entry("ship.max_speed")
    camera("formula")


def the_window(camera: Camera) -> None:
    """Look at a fleet."""
    camera.window.files.open([str(SAMPLES / "the-even-hand.json")])
    camera("")


def sheet(camera: Camera) -> None:
    """Print a record sheet."""
    camera.keep(_printed("sheets", str(SAMPLES / "the-even-hand.json"), "--ship", "Clerk of Works", "--dpi", "100")[0])


def pages(camera: Camera) -> None:
    """Print some of the pages that a fleet needs beside its sheets, side by side."""
    file = str(SAMPLES / "the-ninewater-procession.json")
    printed = [_printed("pages", file, "--only", kind, "--dpi", "60")[0] for kind in ("roster", "command", "criticals")]
    wide, high = printed[0].width, printed[0].height
    desk = Image.new("RGB", (len(printed) * (wide + GAP) + GAP, high + 2 * GAP), DESK)
    for place, page in enumerate(printed):
        desk.paste(page, (GAP + place * (wide + GAP), GAP))
    camera.keep(desk)


def sharing(camera: Camera) -> None:
    """Draw the picture that is shared."""
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "fleet.png"
        assert metamaker(["picture", str(SAMPLES / "quarrel-at-fennel-light.json"), "-o", str(file), "-q"]) == 0
        camera.keep(Image.open(file), "picture")


def tabletop(camera: Camera) -> None:
    """Draw the tokens of a fleet, and the table of an encounter."""
    fleet = open_file(str(SAMPLES / "kite-clans-of-aldersay.json"))
    camera.keep(_overview(TableOrder(fleet.game, (fleet.document,)), by_night=False), "tokens")
    game, forces, encounter = open_encounter(str(SAMPLES / "encounters" / "a-warm-wind.json"))
    camera.keep(_overview(TableOrder(game, tuple(forces), encounter), by_night=True), "table")


def _overview(order: TableOrder, *, by_night: bool) -> Image.Image:
    ink = next(iter(required(order.game.prints).inks.values()))
    (png,) = clear_pictures([(Table(order).overview(), WIDTH)], (ink.night or ink) if by_night else ink)
    return Image.open(io.BytesIO(png))


def phone(camera: Camera) -> None:
    """Tick some sheets at the size of a phone: the roster, a sheet and dice side by side."""
    from playwright.sync_api import sync_playwright

    from tests.browsing import ARGUMENTS, CHROMIUM

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as driver:
        file = Path(scratch) / "sheets.html"
        assert metamaker(["live", str(SAMPLES / "the-even-hand.json"), "-o", str(file), "-q"]) == 0
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS])
        page = browser.new_page(viewport={"width": PHONE[0], "height": PHONE[1]}, device_scale_factor=2)
        page.add_init_script("crypto.getRandomValues = (drawn) => { drawn[0] = 4; return drawn; }")  # the same dice each time
        page.goto(file.as_uri())
        for ship, labels in PHONE_TICKED.items():
            page.locator(".opens", has_text=ship).click()
            for label in labels:
                page.evaluate(_TICK, label)
            if ship == "Clerk of Works":
                page.evaluate("sheet.reveal(shown.sections.findIndex((section) => section.name === 'Core'))")
                page.wait_for_timeout(SETTLE_MS)
                ticked = page.screenshot()
            page.click("#back")
        page.click("#end-turn")
        for number in range(4):
            page.click(f".fired >> nth={number}")
        page.evaluate("document.getElementById('toast').hidden = true")
        taken = [page.screenshot(), ticked]
        page.click("#tabs [data-view=dice]")
        page.evaluate("countDice(2); rollDice(6); document.getElementById('toast').hidden = true")
        taken.append(page.screenshot())
        browser.close()
    wide, high = PHONE[0], PHONE[1]
    desk = Image.new("RGB", (len(taken) * (wide + GAP) + GAP, high + 2 * GAP), DESK)
    for place, data in enumerate(taken):
        screen_shown = Image.open(io.BytesIO(data)).convert("RGB").resize((wide, high), Image.Resampling.LANCZOS)
        desk.paste(screen_shown, (GAP + place * (wide + GAP), GAP))
    camera.keep(desk)


def look(camera: Camera) -> None:
    """Put what the program is into one look, out of pictures that were taken before: window, sheet, a battle, a board."""
    window, paper, battle, board = (
        Image.open(camera.folder / f"{name}.png").convert("RGB")
        for name in ("window", "sheet", "first-battle-fire", "commanders-turn")
    )
    high = LOOK_HIGH
    half = (high - GAP) // 2
    places: list[tuple[Image.Image, int, int]] = []
    across = GAP
    for column in (((window, high),), ((paper, high),), ((battle, half), (board, half))):
        down = GAP
        for picture, tall in column:
            fitted = picture.resize((round(picture.width * tall / picture.height), tall), Image.Resampling.LANCZOS)
            places.append((fitted, across, down))
            down += tall + GAP
        across += fitted.width + GAP
    desk = Image.new("RGB", (across, high + 2 * GAP), DESK)
    for picture, x, y in places:
        desk.paste(picture, (x, y))
    camera.keep(desk)


def _printed(verb: str, *words: str) -> list[Image.Image]:
    """Return the pages that a verb prints."""
    with tempfile.TemporaryDirectory() as scratch:
        assert metamaker([verb, *words, "-o", str(Path(scratch) / "page.png"), "-q"]) == 0
        return [Image.open(io.BytesIO(file.read_bytes())) for file in sorted(Path(scratch).glob("*.png"))]


class Series(NamedTuple):
    """What takes pictures, and their names."""

    take: Callable[[Camera], None]
    pictures: tuple[str, ...]


SERIES = {
    "window": Series(the_window, ("",)),
    "sheet": Series(sheet, ("",)),
    "pages": Series(pages, ("",)),
    "first-ship": Series(first_ship, ("name", "hull", "armed", "bay", "sheets")),
    "first-battle": Series(first_battle, ("set-up", "plot", "fire", "hits", "end")),
    "after-the-game": Series(after_the_game, ("review", "moment")),
    "cosmoforce": Series(cosmoforce, ("slots", "balance")),
    "first-cosmoforce": Series(cosmoforce_duel, ("set-up", "duel")),
    "cosmoclysm": Series(cosmoclysm, ("board", "set-up", "place", "move", "fight")),
    "commanders": Series(commanders, ("map", "turn", "end")),
    "at-the-table": Series(at_the_table, ("record", "odds")),
    "odds": Series(odds, ("forecast",)),
    "house-rules": Series(house_rules, ("formula",)),
    "sharing": Series(sharing, ("picture",)),
    "tabletop": Series(tabletop, ("tokens", "table")),
    "phone": Series(phone, ("",)),
    "look": Series(look, ("",)),
}


def names() -> set[str]:
    """Return the files of all pictures."""
    return {"-".join(filter(None, (name, one))) + ".png" for name, series in SERIES.items() for one in series.pictures}


def take(folder: Path, wanted: Sequence[str]) -> None:
    """Take some series, each in a window of its own that knows nothing of the others."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    use_language(application, "en")
    for name in wanted:
        with tempfile.TemporaryDirectory() as profile:
            program = Program(application, profile_in(Path(profile)), Dialogs())
            program.settings.change(look=Look.LIGHT, language="en")
            window = program.new_window()
            window.resize(*SIZE)
            window.show()
            window.activateWindow()
            Hands.wait(SETTLE_MS)
            SERIES[name].take(Camera(window, folder, name))
            window.close_for_good()
            program.close()


def main() -> None:
    """Read the command line and take the pictures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("series", nargs="*", choices=[*SERIES, []], default=[])
    asked = arguments.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    take(asked.folder, asked.series or tuple(SERIES))


if __name__ == "__main__":
    main()
