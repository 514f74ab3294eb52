"""The turn in the quick reference: all rules that these fleets need to play it, on one sheet of paper, and no others."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core.messages import Words, words
from metamaker.games.metaverse.catalogue import catalogue
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.games.metaverse.model.words import MovementMethod, SquadronQuality
from metamaker.games.metaverse.pages.charts.reference_tables import SMALL
from metamaker.games.metaverse.pages.charts.turn_reference import Part, changes, cited, parts, rating_rows, steps
from metamaker.games.metaverse.pages.context import USUAL_FRAME, PagesContext, context, present
from metamaker.games.metaverse.pages.needs import needs_of
from metamaker.games.metaverse.pages.quick_reference import reference_pages
from metamaker.rendering.frame import PageFrame, Paper
from metamaker.rendering.proof import findings
from tests.choices import covering, named
from tests.games.metaverse.builders import BARE, component, fleet_of, with_parts
from tests.games.metaverse.pages.charts.test_content import Recording
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import SAMPLES, sample
from tests.games.metaverse.sheet.reading import Sheet
from tests.ledger import known

WORDS = words("metaverse")
NEEDED: dict[str, list[str]] = tomllib.loads((Path(__file__).parent / "turn_needs.toml").read_text(encoding="utf-8"))
MOST_SHIPS = 20
"""A fleet of more has all that the game knows, and in French more to say than two pages of Letter hold."""

QUARREL = ("quarrel-at-fennel-light",)
GLASS_AND_INK = ("the-glass-cantons", "the-marginalia")
CITED = re.compile(r"MV-[0-9A]+(?:\.[0-9]+)+((?:-\d\d(?:…-\d\d)?(?:, (?=-))?)+)")


def printed(names: tuple[str, ...], paper: Paper = Paper.A4, language: str = "en") -> Sheet:
    return Sheet(reference_pages(context(tuple(map(sample, names)), PageFrame(paper), language)))


def rules_in(text: str) -> Iterator[str]:
    """Yield the statements that a printed citation names: “MV-1.3.1-30…-32, -34” are four."""
    for found in CITED.finditer(text):
        chapter = found[0].removesuffix(found[1])
        for run in found[1].strip(", ").split(", "):
            first, _, last = run.partition("…")
            for number in range(int(first[1:]), int((last or first)[1:]) + 1):
                yield f"{chapter}-{number:02}"


def turn(*fleets: Fleet) -> tuple[Part, ...]:
    return parts(fleets, WORDS)


def told(*fleets: Fleet) -> dict[str, str]:
    """Return the texts of the entries of the turn by their names."""
    return {entry.name: entry.text for part in turn(*fleets) for entry in part.entries}


def test_every_need_is_a_statement() -> None:
    assert [rule for rules in NEEDED.values() for rule in rules if rule not in known()] == []


@pytest.mark.rule("MV-1.0.0-11")
@pytest.mark.parametrize("moment", NEEDED)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_pages_cite_all_that_a_duel_needs(moment: str, language: str) -> None:
    sheet = printed(QUARREL, language=language)
    named = {rule for text in sheet.texts() for rule in rules_in(text)}
    assert [rule for rule in NEEDED[moment] if rule not in named] == []


@pytest.mark.parametrize(
    ("language", "paper", "names"), covering(["en", "fr"], Paper, [*((name,) for name in SAMPLES), GLASS_AND_INK]), ids=named
)
def test_one_sheet_of_paper_whatever_the_fleets_have(names: tuple[str, ...], paper: Paper, language: str) -> None:
    everything = sum(len(sample(name).ships) for name in names) > MOST_SHIPS
    assert len(printed(names, paper, language).pages) in ({2, 3} if everything else {2})


@pytest.mark.parametrize(("language", "paper", "name"), covering(["en", "fr"], Paper, SAMPLES), ids=named)
def test_nothing_clips_or_overlaps_and_all_is_seven_points(name: str, paper: Paper, language: str) -> None:
    sheet = printed((name,), paper, language)
    found = [finding for page in sheet.pages for finding in findings(page, SMALL - 0.001)]
    # The foot is the same on all pages of the set.
    foot = paper.height - 9.0 - 5.0
    assert [finding for finding in found if finding.fault != "too small" or finding.area.top < foot] == []


@pytest.mark.rule("MV-1.0.0-08")
def test_steps_that_nobody_needs_are_left_out_and_the_others_numbered() -> None:
    titles = [(part.number, part.title) for part in turn(sample(*QUARREL)) if part.number is not None]
    names = ["Plot movement", "Starship movement", "Starship combat", "Repair", "Morale"]
    assert titles == list(enumerate(names, 1))
    assert [part.number for part in turn(*map(sample, SAMPLES)) if part.number] == list(range(1, 13))


def test_steps_stand_in_the_order_of_the_turn() -> None:
    phases = [part.phase for part in turn(*map(sample, SAMPLES)) if part.number]
    assert phases == ["movement"] * 5 + ["combat"] * 5 + ["end"] * 2


@pytest.mark.parametrize("key", steps())
def test_rules_are_statements(key: str) -> None:
    assert [rule for entry in steps()[key].entries.values() for rule in entry.rules if rule not in known()] == []


def test_conditions_ask_for_what_there_is() -> None:
    kinds = {str(kind) for kind in catalogue().component}
    features = {feature for name in SAMPLES for feature in present((sample(name),)).features}
    asked = {need for step in steps().values() for entry in step.entries.values() for need in entry.needs}
    asked |= {need for change in changes().values() for need in change.needs}
    assert asked - kinds - features - {quality.value for quality in SquadronQuality} == {"outside"}


@pytest.mark.rule("MV-A.5-06", "MV-A.5-09", "MV-A.5-14")
@pytest.mark.parametrize("key", changes())
def test_changes_of_ratings_are_those_of_the_rules(key: str) -> None:
    change = changes()[key]
    told = [known()[rule].text.replace("−", "-") for rule in change.rules]
    values = [value.replace("−", "-") for value in (change.target, change.movement) if value]
    assert len(values) == len(told)
    if key != "evasive":
        assert all(f": {value}" in text for value, text in zip(values, told, strict=True))


def test_no_change_of_a_rating_is_left_out() -> None:
    named = {rule for change in changes().values() for rule in change.rules}
    assert named == {f"MV-A.5-{number:02}" for number in range(1, 14)}
    assert "flip" not in {row.name for row in rating_rows((sample(*QUARREL),), WORDS)}


@pytest.mark.rule("MV-3.8.0-02")
def test_ships_outside_the_fleet_are_named_or_counted() -> None:
    assert told(sample(*QUARREL))["Outside the command"].startswith("Honest Weight and Borrowed Lantern: ")
    five = fleet_of(BARE)
    five = five.with_(ships=tuple(five.ships[0].with_(id=f"heron-{number}") for number in range(5)))
    assert told(five)["Outside the command"].startswith("5 ships: ")
    assert "Outside the command" not in told(sample("the-even-hand"))


@pytest.mark.rule("MV-0.0.0-05")
def test_bands_of_the_weapons_aboard() -> None:
    assert needs_of((sample(*QUARREL),)).ranges == (10, 20, 25)
    texts = printed(QUARREL).texts()
    first = texts.index("10", texts.index("range"))
    assert texts[first : first + 17] == [
        *("10", "10", "20", "30", "40", "50", "60 …"),
        *("20", "20", "40", "60", "80", "100"),
        *("25", "25", "50", "75"),
    ]


def criticals(*fleets: Fleet) -> list[str]:
    texts = pages_of("quick_reference", *fleets).texts()
    return texts[texts.index("MV-A.2-01…-49") + 1 :]


@pytest.mark.rule("MV-1.3.7-07", "MV-A.2-59")
def test_criticals_say_what_they_do_aboard_or_where_to_look() -> None:
    plain = " ".join(criticals(sample(*QUARREL)))
    assert "1 Secondary – – see 2 – see 2 see 2 2 Electronic warfare see 3 see 3 1D2 × sensor array see 3" in plain
    shielded = fleet_of(with_parts(BARE, component("basic_shield_generator", 1, "fore", part="more")))
    assert "1 × shield generator" in " ".join(criticals(shielded))


@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (("MV-2.3.2-03", "MV-2.3.2-04", "MV-2.3.2-05"), "MV-2.3.2-03…-05"),
        (("MV-2.3.2-03", "MV-2.3.2-04", "MV-2.3.2-06"), "MV-2.3.2-03, -04, -06"),
        (("MV-1.1.0-01", "MV-A.2-08"), "MV-1.1.0-01, MV-A.2-08"),
    ],
)
def test_rules_are_cited_shortly_and_can_be_read_back(rules: tuple[str, ...], said: str) -> None:
    assert cited(rules) == said
    assert tuple(rules_in(said)) == rules


@pytest.mark.parametrize("language", ["en", "fr"])
def test_entries_are_short(language: str) -> None:
    everything = parts(tuple(map(sample, SAMPLES)), words("metaverse", language))
    assert [entry.name for part in everything for entry in part.entries if len(entry.text) > 280] == []


def test_every_word_is_used() -> None:
    recording: Words = Recording()
    bare = fleet_of(BARE)
    crowd = bare.with_(ships=tuple(bare.ships[0].with_(id=f"heron-{number}") for number in range(5)))
    newtonian = fleet_of(BARE.with_(movement_method=MovementMethod.NEWTONIAN))
    for fleets in ((sample(*QUARREL),), (crowd, newtonian), tuple(map(sample, SAMPLES))):
        reference_pages(PagesContext(fleets, ((),) * len(fleets), USUAL_FRAME, recording))
    assert isinstance(recording, Recording)
    assert sorted(key for key in recording if key.startswith("reference-") and key not in recording.asked) == []


def test_what_is_there_are_features_kinds_and_qualities() -> None:
    assert all(needs_of((sample(*QUARREL),)).any_of((word,)) for word in ("cinematic", "outside", "bridge"))
    assert not needs_of((sample(*QUARREL),)).any_of(("breaching",))
    assert needs_of((sample("kite-clans-of-aldersay"),)).any_of(("breaching",))
