"""The review page: graph, turning points, luck, damage, and variations of finished and running matches of all games."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.review.chance_graph import Side, percent
from metamaker.app.play.review.damage_view import damage_rows
from metamaker.app.play.review.luck_gauge import Luck, scale_end
from metamaker.app.play.review.review_page import ReviewPage
from metamaker.app.play.review.review_runner import ReviewRunner
from metamaker.app.play.review.variation_tab import VariationTab
from metamaker.app.settings.preferences import Look
from metamaker.app.window.window import MainWindow
from metamaker.core.messages import COMMON, words_in
from metamaker.game_api.variations import opened as open_variation
from metamaker.game_api.variations import stored, with_variation
from metamaker.play.documents import Replay
from tests.app.pages import show_whole
from tests.app.play.conftest import WATCH_MS, Begin, shown_match

BATTLES = Path("docs/battles")
KEPT = sorted(each.stem for each in BATTLES.glob("*.json") if each.stem != "the-long-watch-ships")
EVERY_DAY = ("clans-and-smugglers", "the-three-at-the-loom", "a-game-of-kettles", "the-long-watch")
"""One of each game."""

each_battle = pytest.mark.parametrize(
    "battle", [pytest.param(name, marks=() if name in EVERY_DAY else pytest.mark.slow) for name in KEPT]
)
PLAIN = ("plain", "plain")

Review = Callable[[], ReviewPage]


@pytest.fixture
def review(qtbot: QtBot, window: MainWindow) -> Review:
    """Show the review of the match at the front."""

    def shown() -> ReviewPage:
        page = show_whole(window, "review")
        assert isinstance(page, ReviewPage)
        qtbot.waitUntil(lambda: page.moment.place >= 0, timeout=WATCH_MS)
        return page

    return shown


@pytest.fixture
def _idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do no work in other processes."""
    monkeypatch.setattr(ReviewRunner, "begin", lambda *_: None)


def opened(qtbot: QtBot, window: MainWindow, battle: str) -> MatchPage:
    window.files.open([str(BATTLES / f"{battle}.json")])
    return shown_match(qtbot, window)


def match_of(window: MainWindow) -> Replay:
    assert window.fleet is not None
    value: Replay = window.fleet.document.value
    return value


def test_a_match_is_reviewed_and_tried_again_from_a_moment(
    qtbot: QtBot, begin: Begin, window: MainWindow, review: Review, tmp_path: Path
) -> None:
    table = begin(PLAIN)
    table.projector.pause()
    table.projector.go(table.projector.count - 1)
    table.end.review.click()
    page = review()
    turns = table.projector.frames[-1].turn
    assert len(page.graph.course.stations) == turns + 1
    qtbot.waitUntil(lambda: page.damage.tree.rows.keys != (), timeout=WATCH_MS)
    assert page.luck.headline.text()

    page.graph.setFocus()
    QTest.keyClick(page.graph, Qt.Key.Key_Home)
    QTest.keyClick(page.graph, Qt.Key.Key_Right)
    assert page.graph.selected == 1
    assert page.moment.place == page.graph.course.stations[1].place
    assert page.moment.title.text().startswith("Turn 1")
    assert "%" in page.graph.accessibleDescription()

    main, made = window.fleet, page.moment.frame
    assert main is not None
    assert made is not None
    page.moment.attempt.click()
    again = shown_match(qtbot, window)
    tab = window.fleet
    assert isinstance(tab, VariationTab)
    assert not tab.dirty
    (variation,) = main.document.value.variations
    assert (variation.at, variation.choices) == (made.made, ())
    assert again.work.begun is not None
    dialogue = again.work.begun.dialogue
    again.work.answer([dialogue.blank(place) for place in range(len(dialogue.decisions))])
    qtbot.waitUntil(lambda: len(main.document.value.variations[0].choices) > 0, timeout=WATCH_MS)

    file = tmp_path / "match.json"
    main.save(str(file))
    kept = main.document.value.variations
    window.new_tab()
    for workspace in window.shelf.workspaces:
        window.close_part(workspace)
    window.files.open([str(file)])
    shown_match(qtbot, window)
    assert match_of(window).variations == kept
    assert review().variations.view.rows.keys == (kept[0].name,)


@pytest.mark.usefixtures("_idle")
@each_battle
def test_kept_battles_of_all_games_open_their_review(qtbot: QtBot, window: MainWindow, review: Review, battle: str) -> None:
    opened(qtbot, window, battle)
    page = review()
    match = page.match
    assert match is not None
    assert match.is_over or battle == "the-three-at-the-loom"
    assert page.graph.isVisible() is bool(match.quick)
    assert page.no_graph.isVisible() is not page.graph.isVisible()
    for number, station in enumerate(page.graph.course.stations):
        assert sum(share.found for share in station.chances) == pytest.approx(1.0)
        page.graph.select(number)
        assert page.moment.place == station.place
    for card in page.turns.cards:
        if card.isVisible():
            card.see.click()
            assert page.moment.place == card.place
    assert page.moment.events.text()


@pytest.mark.usefixtures("_idle")
def test_the_review_leads_back_to_the_table(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    table = opened(qtbot, window, "clans-and-smugglers")
    page = review()
    page.graph.select(2)
    page.moment.open.click()
    assert window.workspace is not None
    assert window.workspace.shown is table
    assert table.projector.place == page.moment.place


@pytest.mark.usefixtures("_idle")
def test_a_running_match_is_reviewed_only_up_to_its_last_finished_turn(
    begin: Begin, window: MainWindow, review: Review
) -> None:
    table = begin(("", "plain"))
    page = review()
    frames = table.work.film.frames if table.work.film is not None else []
    assert page.match is not None
    assert not page.match.is_over
    assert all(frame.turn < frames[-1].turn for frame in page.match.frames) or len(page.match.frames) == 1
    assert len(page.replay(page.match).choices) <= max(0, page.match.frames[-1].made)
    assert "after the end" in page.orders.note.text()


@pytest.mark.usefixtures("_idle")
def test_variations_are_renamed_and_deleted_as_steps(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page, document = review(), window.fleet.document if window.fleet is not None else None
    assert document is not None
    document.apply("try", with_variation(document.value, "<b>one</b> & another", 0))
    assert page.variations.view.rows.keys == ("<b>one</b> & another",)
    page.variations.renamed.emit("<b>one</b> & another", " two  words ")
    assert [each.name for each in document.value.variations] == ["two words"]
    page.variations.renamed.emit("two words", "")
    assert [each.name for each in document.value.variations] == ["two words"]
    page.variations.deleted.emit("two words")
    assert document.value.variations == ()
    document.steps.undo()
    assert [each.name for each in document.value.variations] == ["two words"]
    assert window.workspace is not None
    assert window.workspace.shown is page, "the match does not begin again"


@pytest.mark.usefixtures("_idle")
def test_a_variation_that_its_match_has_lost_is_work_of_its_own(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page, main = review(), window.fleet
    assert main is not None
    page.graph.select(2)
    page.moment.attempt.click()
    shown_match(qtbot, window)
    tab = window.fleet
    assert isinstance(tab, VariationTab)
    (variation,) = main.document.value.variations
    page.variations.renamed.emit(variation.name, "another")
    assert tab.name == "another"
    assert tab.title.startswith("another (")
    page.variations.opened.emit("another")
    assert window.fleet is tab, "it is not opened twice"
    page.variations.deleted.emit("another")
    assert tab.keeper is None
    assert tab.dirty


@pytest.mark.usefixtures("_idle")
@pytest.mark.parametrize(
    ("battle", "names"),
    [("a-game-of-kettles", ("Baron Velvet", "Gardener Thistle")), ("the-long-watch", ("The long watch", "Threats"))],
)
def test_sides_have_the_names_of_their_players(
    qtbot: QtBot, window: MainWindow, review: Review, battle: str, names: tuple[str, ...]
) -> None:
    opened(qtbot, window, battle)
    match = review().match
    assert match is not None
    assert tuple(side.name for side in match.sides) == names


@pytest.mark.usefixtures("_idle")
def test_a_run_for_survival_has_no_win_chances(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "the-long-watch")
    page = review()
    assert page.match is not None
    assert page.match.points == ()
    assert page.no_graph.text() == page.orders.note.text() == "A run for survival has no win chances."
    assert page.moment.place == len(page.match.frames) - 1


@pytest.mark.usefixtures("_idle")
def test_the_course_of_a_removed_variation_is_not_shown(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page, main = review(), window.fleet
    assert main is not None
    main.document.apply("try", with_variation(main.document.value, "one", 0))
    with qtbot.waitSignal(page.comparison.found, timeout=WATCH_MS):
        page.variations.compared.emit("one")
    assert page.graph.other is not None
    page.variations.deleted.emit("one")
    assert page.graph.other is None


@pytest.mark.usefixtures("_idle")
def test_a_damaged_variation_is_not_opened(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page, main = review(), window.fleet
    assert main is not None
    damaged = with_variation(main.document.value, "one", 0)
    main.document.note(damaged.with_(options={**damaged.options, "dice": [[1, 2, 3]]}))
    with qtbot.waitSignal(page.comparison.failed, timeout=WATCH_MS):
        page.variations.compared.emit("one")
    page.variations.opened.emit("one")
    assert window.fleet is main


def test_luck_and_damage_follow_the_theme(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page = review()
    assert not page.stop.isVisible(), "the count is short, and the rest needs it"
    qtbot.waitUntil(lambda: page.damage.tree.rows.keys != (), timeout=WATCH_MS)
    before = page.damage.tree.sides[0].colour
    look = window.program.settings.values.look
    window.program.settings.change(look=Look.DARK)
    try:
        qtbot.waitUntil(lambda: page.match is not None and page.match.sides[0].colour != before, timeout=WATCH_MS)
        assert page.match is not None
        assert page.damage.tree.sides[0].colour == page.match.sides[0].colour
    finally:
        window.program.settings.change(look=look)


@pytest.mark.usefixtures("_idle")
def test_steps_of_variations_keep_the_choices_made_in_others(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page, main = review(), window.fleet
    assert main is not None
    document = main.document

    def played(name: str, *choices: int) -> None:
        whole = open_variation(document.value, name)
        document.note(stored(document.value, name, whole.with_(choices=(*whole.choices, *choices))))

    def choices() -> dict[str, tuple[object, ...]]:
        return {each.name: each.choices for each in document.value.variations}

    page.tries.attempt(0, 0, "one")
    played("one", 1)
    page.tries.attempt(0, 0, "two")
    played("one", 2)
    played("two", 3)
    page.variations.renamed.emit("one", "first")
    played("first", 4)
    document.steps.undo()
    assert choices() == {"one": (1, 2, 4), "two": (3,)}
    document.steps.undo()
    assert choices() == {"one": (1, 2, 4)}
    document.steps.redo()
    assert choices() == {"one": (1, 2, 4), "two": (3,)}
    page.variations.deleted.emit("one")
    document.steps.undo()
    assert list(choices()) == ["one", "two"], "it comes back to its place"


@pytest.mark.usefixtures("_idle")
def test_a_deleted_variation_is_not_taken_for_another_one_like_it(qtbot: QtBot, window: MainWindow, review: Review) -> None:
    opened(qtbot, window, "clans-and-smugglers")
    page, main = review(), window.fleet
    assert main is not None
    page.tries.attempt(0, 0, "one")
    tab = window.fleet
    assert isinstance(tab, VariationTab)
    main.document.apply("again", with_variation(main.document.value, "two", 0, main.document.value.variations[0].captains))
    page.variations.deleted.emit("one")
    assert tab.name == "one"
    assert tab.keeper is None


HOSTILE = ("<b>bold</b> & <img src=x> %s {0}", "W" * 118, "x" * 118)


@pytest.mark.usefixtures("_idle")
def test_names_of_any_length_and_content_fit(qtbot: QtBot, window: MainWindow, review: Review, tmp_path: Path) -> None:
    match = json.loads((BATTLES / "glass-and-ink.json").read_text(encoding="utf-8"))
    for side in match["body"]["fleets"]:
        side["body"]["name"] = f"<h1>{'Long name ' * 10}"
        for number, ship in enumerate(side["body"]["ships"]):
            ship["name"] = f"{number}{HOSTILE[number % len(HOSTILE)]}"
    file = tmp_path / "hostile.json"
    file.write_text(json.dumps(match), encoding="utf-8")
    window.resize(1280, 720)
    window.files.open([str(file)])
    shown_match(qtbot, window)
    page = review()
    assert page.width() <= window.width()
    assert any(name in card.what.text() for card in page.turns.cards for name in HOSTILE)
    assert all(card.what.textFormat() is Qt.TextFormat.PlainText for card in page.turns.cards)


def test_closing_a_match_stops_its_review(qtbot: QtBot, window: MainWindow, review: Review, tmp_path: Path) -> None:
    for _ in range(3):
        opened(qtbot, window, "clans-and-smugglers")
        room = review().runner.room
        assert room.work.jobs
        assert window.fleet is not None
        window.fleet.save(str(tmp_path / "match.json"))
        window.close_part(window.shelf.parts[-1])
        assert window.fleet is None
    qtbot.waitUntil(lambda: not room.work.jobs, timeout=WATCH_MS)


def test_damage_is_in_the_table_as_in_the_ledger_and_saved_for_spreadsheets(
    qtbot: QtBot, begin: Begin, review: Review, tmp_path: Path
) -> None:
    begin(PLAIN)
    page = review()
    assert not page.table.isEnabled()
    qtbot.waitUntil(page.table.isEnabled, timeout=WATCH_MS)
    report = page.output.report
    assert report is not None
    found = damage_rows(report, words_in(COMMON, "en"))
    ships = [line for line in found.lines.values() if not line.item]
    assert sum(line.total.dealt for line in ships) == pytest.approx(sum(blow.dealt for blow in report.ledger.blows))
    assert {row.above for row in found.rows} == {"", *(row.key for row in found.rows if not row.above)}
    assert any("A1 " in row.text for row in found.rows)
    page.output.save_table(str(tmp_path / "shots.csv"))
    assert (tmp_path / "shots.csv").read_text(encoding="utf-8").startswith("turn,choices,side")


def test_a_scale_shows_values_and_usual_ranges() -> None:
    side = Side("A", QColor("blue"))
    assert [scale_end([Luck(side, value, usual)]) for value, usual in ((2.4, 1.0), (0.0, 122.0), (-61.7, 3.0), (0.0, 0.0))] == [
        pytest.approx(end) for end in (3.0, 300.0, 80.0, 1.0)
    ]


def test_chances_are_certain_only_at_the_end() -> None:
    assert [percent(part) for part in (0.0, 0.001, 0.5, 0.999, 1.0)] == ["0%", "1%", "50%", "99%", "100%"]
