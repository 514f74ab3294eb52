"""Values confirmed by battles: fought once, remembered by content, within limits."""

import json
from pathlib import Path
from typing import Any

import pytest

from metamaker.balance import confirmed_values
from metamaker.balance.confirmed_values import ConfirmedStore, confirmed
from metamaker.core.paths import sample_fleets
from metamaker.game_api.confirming import Confirming, Measured, ValueBattles
from metamaker.game_api.game import required
from metamaker.games.metaverse.model.ship import HIGHEST_PERCENT, LOWEST_PERCENT, WIDEST_MARGIN
from metamaker.opening import open_file

OPENED = open_file(str(sample_fleets("metaverse") / "the-even-hand.json"))
CONFIRMING: Confirming = required(OPENED.game.confirming)
ELL = OPENED.document.classes[0].ref()


class Few:
    """The Confirming of a game, with few battles."""

    def __init__(self) -> None:
        self.fought = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(CONFIRMING, name)

    def battles(self, document: Any, ref: str) -> ValueBattles:
        self.fought += 1
        ready = CONFIRMING.battles(document, ref)
        return ready._replace(bouts=ready.bouts[:2], number=2)

    def measured(self, document: Any, ref: str, tallies: Any) -> Measured:
        return Measured(sum(tally.wins for tally in tallies), 3)


@pytest.fixture
def store(tmp_path: Path) -> ConfirmedStore:
    return ConfirmedStore(tmp_path / "cache" / "values.json")


def test_a_design_fights_once_and_is_remembered_by_its_content(store: ConfirmedStore, tmp_path: Path) -> None:
    few: Any = Few()
    first = confirmed(few, OPENED.document, ELL, store, workers=1)
    renamed = OPENED.document.with_(classes=(OPENED.document.classes[0].with_(name="Other"), *OPENED.document.classes[1:]))
    again = ConfirmedStore(tmp_path / "cache" / "values.json")
    assert confirmed(few, renamed, ELL, again, workers=1) == first
    assert few.fought == 1
    confirmed(few, OPENED.document, OPENED.document.classes[1].ref(), store, workers=1)
    assert few.fought == 2


def test_stopped_battles_have_no_result(store: ConfirmedStore) -> None:
    few: Any = Few()
    assert confirmed(few, OPENED.document, ELL, store, workers=1, stop=lambda: True) is None
    assert store.get(CONFIRMING.key(OPENED.document, ELL)) is None


def test_the_oldest_results_are_dropped(store: ConfirmedStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(confirmed_values, "MOST_VALUES", 3)
    for number in range(5):
        store.keep(f"{number:016x}", Measured(number, 3))
    assert [store.get(f"{number:016x}") for number in range(5)] == [None, None, *(Measured(number, 3) for number in (2, 3, 4))]


def test_results_of_other_programs_are_seen_and_stay(store: ConfirmedStore, tmp_path: Path) -> None:
    other = ConfirmedStore(tmp_path / "cache" / "values.json")
    assert store.get("a") is None
    other.keep("a", Measured(1, 3))
    assert store.get("a") == Measured(1, 3)
    store.keep("b", Measured(2, 3))
    assert other.get("a") == Measured(1, 3)


@pytest.mark.parametrize(
    "entry",
    [[101, 3], [-51, 3], [6, 101], [6, -1], [6], [6, 3, 1], [6.5, 3], ["6", 3], [True, 3], None, {"percent": 6}],
)
def test_impossible_entries_of_the_file_do_not_count(store: ConfirmedStore, tmp_path: Path, entry: object) -> None:
    file = tmp_path / "cache" / "values.json"
    file.parent.mkdir()
    file.write_text(json.dumps({"bad": entry, "good": [6, 3], "x" * 100: [6, 3]}))
    assert store.get("bad") is None
    assert store.get("x" * 100) is None
    assert store.get("good") == Measured(6, 3)


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 100_000, "\x00"])
def test_a_damaged_file_only_costs_the_battles_again(store: ConfirmedStore, tmp_path: Path, text: str) -> None:
    file = tmp_path / "cache" / "values.json"
    file.parent.mkdir()
    file.write_text(text)
    assert store.get("good") is None
    store.keep("good", Measured(6, 3))
    assert ConfirmedStore(file).get("good") == Measured(6, 3)


def test_the_limits_of_the_file_are_those_of_documents() -> None:
    assert (confirmed_values._PERCENT[0], confirmed_values._PERCENT[-1]) == (LOWEST_PERCENT, HIGHEST_PERCENT)
    assert confirmed_values._MARGIN[-1] == WIDEST_MARGIN
