"""The window's questions, answered through the Game protocol."""

from metamaker.games.metaverse import problems
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.edits.editing import EDITS
from tests.games.metaverse.edits.rich import RICH


def test_the_game_answers_what_the_window_asks() -> None:
    place = "classes/lantern/core/sensor-array"
    assert [shown.key for shown in EDITS.properties(RICH, place, "en")] == ["kind", "rating", "count"]
    better = EDITS.changed(RICH, place, "rating", 15)
    assert EDITS.changed_name(RICH, place, "rating", "en") == "Rating of the sensor array"
    shown = EDITS.inline_property(better, place, "en")
    assert shown is not None
    assert (shown.key, shown.value) == ("rating", 15)
    more = EDITS.stepped(better, place, 1)
    assert EDITS.summary(more, place, "en").facts[:2] == ("Rating 15", "2 copies")
    fixed = [problems.fixes(RICH, issue, "en") for issue in check_fleet(RICH) if issue.code == "no-cic"]
    assert [[fix.text for fix in found] for found in fixed] == [["Add a combat information centre to the core"]]


def test_a_language_that_the_game_does_not_have_is_told_in_english() -> None:
    assert EDITS.properties(RICH, "fleet", "tlh") == EDITS.properties(RICH, "fleet", "en")
