"""The window's questions, answered through the Game protocol."""

from metamaker.games.metaverse import editing, problems
from metamaker.games.metaverse.checks.all import check_fleet
from tests.games.metaverse.edits.rich import RICH


def test_the_game_answers_what_the_window_asks() -> None:
    place = "classes/lantern/core/sensor-array"
    assert [shown.key for shown in editing.properties(RICH, place, "en")] == ["kind", "rating", "count"]
    better = editing.changed(RICH, place, "rating", 15)
    assert editing.changed_name(RICH, place, "rating", "en") == "Rating of the sensor array"
    shown = editing.inline_property(better, place, "en")
    assert shown is not None
    assert (shown.key, shown.value) == ("rating", 15)
    more = editing.stepped(better, place, 1)
    assert editing.summary(more, place, "en").facts[:2] == ("Rating 15", "2 copies")
    fixed = [problems.fixes(RICH, issue, "en") for issue in check_fleet(RICH) if issue.code == "no-cic"]
    assert [[fix.text for fix in found] for found in fixed] == [["Add a combat information centre to the core"]]


def test_a_language_that_the_game_does_not_have_is_told_in_english() -> None:
    assert editing.properties(RICH, "fleet", "tlh") == editing.properties(RICH, "fleet", "en")
