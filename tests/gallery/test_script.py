"""The script of a gallery in an engine of its own: it finds, filters, sorts and compares, at once with 10,000 designs."""

import json
import os
import time
from typing import Any

import pytest
from PySide6.QtQml import QJSEngine
from PySide6.QtWidgets import QApplication

from metamaker.core.paths import resource
from tests.gallery.conftest import Gallery

MANY = 10_000
FIELDS = (
    "kind",
    "game",
    "title",
    "subtitle",
    "fleet",
    "author",
    "tags",
    "licence",
    "page",
    "picture",
    "id",
    "problems",
    "seen",
)


class Script:
    """The functions of the script, called with values and answering with them."""

    def __init__(self, data: str) -> None:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        # Of the kind that window tests want, since these may come next in this process.
        self._application = QApplication.instance() or QApplication([])
        self.engine = QJSEngine()
        self.run(data)
        self.run(resource("gallery", "static", "gallery.js").read_text(encoding="utf-8"))
        self.run("var ENTRIES = Search.loaded(GALLERY);")

    def run(self, text: str) -> Any:
        """Return what a text comes to."""
        value: Any = self.engine.evaluate(text)
        assert not value.isError(), value.toString()
        return value

    def found(self, **wish: Any) -> list[str]:
        """Return the pages of what is found, in their order."""
        text = f"JSON.stringify(Search.found(ENTRIES, {json.dumps(wish)}).map(function (each) {{ return each.page; }}))"
        pages: list[str] = json.loads(self.run(text).toString())
        return pages


def _entry(number: int) -> list[Any]:
    kind, game = "design", ("metaverse", "cosmoforce")[number % 2]
    values = {
        "kind": kind, "game": game, "title": f"Crône {number:05}", "subtitle": "cruiser", "fleet": f"Fleet {number // 7}",
        "author": f"Author {number % 40}", "tags": ["slow"] if number % 3 else ["fast", "raider"], "licence": "CC0",
        "page": f"fleets/f/{number}.html", "picture": "", "id": f"{number:016x}", "problems": number % 5, "seen": "2030-01-01",
    }  # fmt: skip
    numbers = {f"n{place}": (number * 7919) % 1000 / (place + 1) for place in range(20)}
    return [*(values[field] for field in FIELDS), numbers, {"command": f"D{4 + 2 * (number % 4)}"}]


@pytest.fixture(scope="module")
def script() -> Script:
    labels = {f"n{place}": [f"number {place}", "", (-1) ** place] for place in range(20)} | {"command": ["command", "", 0]}
    data = {
        "fields": [*FIELDS, "numbers", "words"],
        "entries": [_entry(number) for number in range(MANY)],
        "games": {"metaverse": "Metaverse", "cosmoforce": "Cosmoforce"},
        "labels": {"metaverse/design": labels, "cosmoforce/design": labels},
        "texts": {},
        "pairs": [[f"{0:016x}", f"{2:016x}", 70, "likely", 0]],
    }
    return Script(f"var GALLERY = {json.dumps(data)};")


def test_words_in_any_order_without_accents_and_capitals(script: Script) -> None:
    assert script.found(words="CRONE fleet 00014") == ["fleets/f/14.html"]
    assert len(script.found(words="raider metaverse")) == sum(number % 6 == 0 for number in range(MANY))
    assert script.found(words="nothing of this kind") == []


def test_filters_and_orders(script: Script) -> None:
    chosen = [number for number in range(MANY) if number % 2 == 0 and number % 40 == 4 and number % 5 == 0]
    assert script.found(game="metaverse", author="Author 4", sound=True) == [f"fleets/f/{number}.html" for number in chosen]
    assert len(script.found(quality="command=D10")) == MANY // 4
    ranged = [number for number in range(MANY) if 100 <= (number * 7919) % 1000 <= 101]
    by_value = sorted(ranged, key=lambda number: (-((number * 7919) % 1000), number))
    assert script.found(number="n0", least="100", most="101", sort="-n0") == [f"fleets/f/{number}.html" for number in by_value]
    assert script.found(number="n0", least="100", most="", sort="-nothing")[0] == "fleets/f/1.html"
    both = [number for number in ranged if (number * 7919) % 1000 / 2 <= 50]
    narrowed = script.found(number="n0", least="100", most="101", number2="n1", most2="50", role="cruiser")
    assert narrowed == [f"fleets/f/{number}.html" for number in both]
    assert script.found(role="destroyer") == []


def test_what_another_kind_does_not_have_is_not_asked_of_it(script: Script) -> None:
    wish = {"kind": "design", "words": "crone", "number": "n0", "least": "5", "role": "cruiser", "sort": "-n0"}
    for kind, kept in (
        ("design", wish),
        ("fleet", {**wish, "kind": "fleet", "number": "", "role": "", "quality": "", "sort": "title"}),
    ):
        asked = json.loads(script.run(f"JSON.stringify(Search.instead(GALLERY, {json.dumps(wish)}, '{kind}'))").toString())
        assert {key: value for key, value in asked.items() if key in kept} == kept


def test_a_search_among_ten_thousand_is_done_at_once(script: Script) -> None:
    """Within what a reader takes for at once; the bound leaves room for a machine that is busy with other things."""
    script.found(words="a")
    begun = time.process_time()
    script.run("Search.found(ENTRIES, {words: 'fast author 1', kind: 'design', sort: '-n3'}).length")
    assert time.process_time() - begun < 0.5


def test_two_side_by_side_with_the_better_one_marked_and_the_forecast(script: Script) -> None:
    lines = json.loads(script.run("JSON.stringify(Search.compared(GALLERY, [ENTRIES[0], ENTRIES[2]]))").toString())
    assert len(lines) == 21
    assert [line["best"] for line in lines[:3]] == [[1], [0], [1]]
    three = json.loads(script.run("JSON.stringify(Search.compared(GALLERY, [ENTRIES[0], ENTRIES[2], ENTRIES[0]]))").toString())
    assert [line["best"] for line in three[:3]] == [[1], [0, 2], [1]]
    forecast = json.loads(script.run("JSON.stringify(Search.forecast(GALLERY, ENTRIES[2], ENTRIES[0]))").toString())
    assert forecast == {"ratio": [30, 70], "word": "likely", "side": 1}
    assert script.run("Search.forecast(GALLERY, ENTRIES[2], ENTRIES[1])").isUndefined()


def test_the_index_of_a_gallery_is_one_that_the_script_reads(gallery: Gallery) -> None:
    own = Script((gallery.site / "assets" / "index-data.js").read_text())
    assert len(own.found(kind="fleet")) == 4
    (page,) = own.found(kind="design", game="metaverse", words="alert")
    assert page.startswith("fleets/con-0/")
    assert own.found(kind="design", words="punk", sort="mass") == [
        "fleets/index-0/punk-striker.html",
        "fleets/unicode-name/punk-striker.html",
    ]
