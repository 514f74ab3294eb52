"""What the charts say: rule ids that exist, numbers that their rules have, words for everything and none to spare."""

import re
from collections.abc import Iterator

import pytest
from pydantic import ValidationError

from metamaker.core.messages import Words, words
from metamaker.core.paths import resource
from metamaker.games.metaverse.model.words import MovementMethod
from metamaker.games.metaverse.pages.charts.chart_page import fitted
from metamaker.games.metaverse.pages.charts.criticals import results
from metamaker.games.metaverse.pages.charts.encounters import all_deployments
from metamaker.games.metaverse.pages.charts.panel import Entry, chapter, chart, rule_ref
from metamaker.games.metaverse.pages.charts.turn_reference import RATINGS, STEPS
from metamaker.games.metaverse.pages.context import PagesContext, context
from metamaker.games.metaverse.pages.counters import marks
from tests.games.metaverse.builders import BARE, fleet_of
from tests.games.metaverse.pages.charts.kinds import CHARTS, KINDS, carriers
from tests.games.metaverse.pages.test_every_page import sample
from tests.ledger import known

KITES = sample("kite-clans-of-aldersay")
PLAIN = ("turn_sequence", "manoeuvres", "modifiers", "critical_rules", "legend", "encounters", "terrain")


def entries() -> Iterator[tuple[str, Entry]]:
    """All entries of all files with a name for each."""
    for name in PLAIN:
        for section, group in chart(name).items():
            yield from ((f"{name}-{section}-{key}", entry) for key, entry in group.items())
    for category, row in results().items():
        yield from ((f"criticals-{category}-{key}", entry) for key, entry in row.items())
    yield from ((f"deployment-{key}", entry) for key, entry in all_deployments().items())
    yield from ((f"counters-{key}", entry) for key, entry in marks().items())


ENTRIES = dict(entries())


def told(entry: Entry) -> str:
    """Return the texts of an entry's rules as one text, with one kind of minus sign."""
    return " ".join(known()[rule].text for rule in entry.rules).replace("–", "-").replace("−", "-")


def has(text: str, number: object) -> bool:
    plain = str(number).replace("−", "-").replace("–", "-")
    return re.search(rf"(?<![\d.]){re.escape(plain)}(?!\.?\d)", text) is not None


def test_every_file_is_read() -> None:
    files = {path.stem for path in resource("metaverse", "charts").glob("*.toml")}
    # The quick reference has its own model of entries, and tests of its own.
    assert files == {name.partition("-")[0] for name in ENTRIES} | {STEPS, RATINGS}


def test_every_rule_is_in_the_reference() -> None:
    assert [(name, rule) for name, entry in ENTRIES.items() for rule in entry.rules if rule not in known()] == []


@pytest.mark.parametrize("name", ENTRIES)
def test_every_number_is_in_its_rules(name: str) -> None:
    entry = ENTRIES[name]
    text = told(entry)
    assert {key: number for key, number in entry.numbers.items() if not has(text, number)} == {}


class Recording(Words):
    """Words that note which of them are asked for."""

    def __init__(self) -> None:
        super().__init__("en", words("metaverse")._files)
        self.asked: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.asked.add(key)
        return super().__getitem__(key)

    def text(self, key: str, /, **values: object) -> str:
        self.asked.add(key)
        return super().text(key, **values)


def test_every_word_is_used() -> None:
    recording = Recording()
    newtonian = fleet_of(BARE.with_(movement_method=MovementMethod.NEWTONIAN))
    crowd = carriers("W" * 120)
    many = crowd.with_(ships=tuple(crowd.ships[0].with_(id=f"s{number}") for number in range(20)))
    for fleets in ((), (carriers(),), (many,), (newtonian,), (carriers(), newtonian), (KITES, newtonian)):
        usual = context(fleets)
        of = PagesContext(usual.fleets, usual.issues, usual.frame, recording)
        for kind in KINDS.values():
            kind(of)
    assert sorted(key for key in recording if key.startswith("charts-") and key not in recording.asked) == []


def test_chapters_and_references_of_rules() -> None:
    assert chapter("MV-A.4-02") == "A.4"
    assert rule_ref("MV-A.4-02") == "rules/MV-A.4-02"


def test_an_entry_names_at_least_one_rule_and_nothing_unknown() -> None:
    for body in ('{"rules": []}', '{"rules": ["MV-A.4-02"], "colour": "red"}'):
        with pytest.raises(ValidationError):
            Entry.model_validate_json(body)


def test_a_chart_is_laid_out_once_for_equal_pages() -> None:
    of = context((carriers(),))
    CHARTS["terrain"](of)
    before = fitted.cache_info().misses
    CHARTS["terrain"](of)
    assert fitted.cache_info().misses == before
