"""A match of captains shows nothing that is still to come, and ends with its result; motion follows setting and system."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from pytestqt.qtbot import QtBot

from metamaker.app.play.match_page import MatchPage
from metamaker.app.play.match_result import result_of, winner_of
from metamaker.app.play.match_texts import ending
from metamaker.app.play.motion import KEY, is_quiet, prefers_less_motion
from metamaker.app.window.window import MainWindow
from metamaker.game_api.match_documents import WON
from tests.app.play.conftest import Begin, shown_match

PLAIN = ("plain", "plain")


@pytest.fixture
def over(begin: Begin) -> MatchPage:
    page = begin(PLAIN)
    page.projector.pause()
    page.projector.go(page.projector.count - 1)
    return page


def test_the_result_comes_first_with_the_next_steps_beside_it(qtbot: QtBot, over: MatchPage, window: MainWindow) -> None:
    assert window.fleet is not None
    won = window.fleet.document.value.options[WON]
    names = ("Quarrel at Fennel Light", "The Slow Orchard")
    assert over.end.isVisible()
    assert over.end.result.text().startswith(f"{names[won]} wins in ")
    assert "hull boxes left on the table against" in over.end.below.text()
    assert not over.title.isVisible()
    for button in (over.end.review, over.end.repeat, over.end.set_up, over.end.save):
        assert button.isVisible()
    over.projector.play()
    assert over.projector.place == 0
    over.projector.pause()
    assert not over.end.isVisible()
    over.end.review.click()
    assert window.workspace is not None
    assert window.workspace.page == "review"


def test_the_result_does_not_wait_for_the_document(over: MatchPage, window: MainWindow) -> None:
    """The last frame comes before captains have finished and their answers are in the document."""
    assert window.fleet is not None
    document = window.fleet.document.value
    film = over.work.film
    assert film is not None
    unfinished = document.with_(options={key: value for key, value in document.options.items() if key != WON})
    winner = winner_of(film)
    assert winner == document.options[WON]
    assert result_of(unfinished, winner, 3, rounds=False) == result_of(document, winner, 3, rounds=False)
    assert ending(film, unfinished, is_board=False) == ending(film, document, is_board=False)


def test_saving_at_the_end_saves_the_match(over: MatchPage, window: MainWindow, tmp_path: Path) -> None:
    assert window.fleet is not None
    file = tmp_path / "over.json"
    window.fleet.save(str(file))
    file.unlink()
    over.end.save.click()
    assert file.stat().st_size > 0


def test_the_story_of_captains_has_nothing_that_is_still_to_come(begin: Begin, window: MainWindow, qtbot: QtBot) -> None:
    window.program.settings.keep(KEY, False)
    page = begin(PLAIN)
    page.projector.pause()
    shown = page.projector.place
    known = max(place for place, _ in page.story.model.lines)
    assert known <= shown < page.projector.count - 1
    assert all(loss.place <= known for loss in page.transport.line.known_losses)
    page.projector.step(1)
    assert max(place for place, _ in page.story.model.lines) <= shown + 1
    page.projector.go(page.projector.count - 1)
    told = len(page.story.model.lines)
    page.projector.go(0)
    assert len(page.story.model.lines) == told, "what was seen stays"


def test_the_turn_strip_has_the_strength_of_both_sides(over: MatchPage) -> None:
    over.projector.go(0)
    assert over.turn.isVisible()
    assert [(line.name, line.part) for line in over.turn.lines] == [("Quarrel at Fennel Light", 1.0), ("The Slow Orchard", 1.0)]
    over.projector.go(over.projector.count - 1)
    assert min(line.part for line in over.turn.lines) < 1.0
    assert "%" in over.turn.accessibleDescription()


def test_motion_follows_the_system_until_the_user_chooses(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = window.program.settings
    settings.keep(KEY, None)
    monkeypatch.setattr("metamaker.app.play.motion.sys.platform", "linux")
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    assert not is_quiet(settings)
    for file, text in (
        ("gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n"),
        ("kdeglobals", "[KDE]\nAnimationDurationFactor=0\n"),
    ):
        place = tmp_path / file
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, encoding="utf-8")
        assert prefers_less_motion()
        assert is_quiet(settings)
        place.unlink()
    assert not prefers_less_motion()
    settings.keep(KEY, True)
    assert is_quiet(settings)


def test_a_shot_unfolds_during_playback(qtbot: QtBot, begin: Begin) -> None:
    page = begin(PLAIN)
    page.bar.quiet.setChecked(False)
    page.projector.speed = 4.0
    shot = next(place for place, frame in enumerate(page.projector.frames) if frame.moment.shots and not frame.moment.moves)
    page.projector.go(shot - 1)
    parts: list[float] = []
    page.projector.moved.connect(lambda: parts.append(page.projector.part))
    page.projector.play()
    qtbot.waitUntil(lambda: page.projector.place > shot)
    page.projector.pause()
    assert any(0.0 < part < 1.0 for part in parts)


def test_a_match_that_is_over_opens_at_its_end(qtbot: QtBot, over: MatchPage, window: MainWindow, tmp_path: Path) -> None:
    window.program.settings.keep(KEY, False)
    file = tmp_path / "over.json"
    assert window.fleet is not None
    window.fleet.save(str(file))
    window.close_part(window.shelf.parts[-1])
    window.files.open([str(file)])
    again = shown_match(qtbot, window)
    assert again.projector.is_at_end
    assert again.end.isVisible()
