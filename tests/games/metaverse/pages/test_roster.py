"""The roster page: who comes, what it adds up to, what is wrong with it."""

from pathlib import Path

import pytest

from metamaker.core.issue import Severity
from metamaker.core.paths import sample_fleets
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.model.fleet import Fleet, Limits
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import Ship
from metamaker.games.metaverse.model.words import CommandLevel
from metamaker.games.metaverse.pages.roster import chance
from metamaker.games.metaverse.sheet.muster import worth
from metamaker.games.metaverse.stats.fleet import fleet_stats
from metamaker.opening import open_file
from tests.games.metaverse.builders import BARE, fleet_of, without_parts
from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import sample

SAMPLES = sorted(sample_fleets("metaverse").glob("*.json"))


def test_a_ship_has_its_numbers_in_one_row() -> None:
    fleet = sample("the-even-hand")
    texts = pages_of("roster", fleet).texts("ships/patient-surveyor")
    assert texts[:2] == ["Patient Surveyor", "League class"]
    assert set(texts[2:]) == {
        str(worth(fleet).ships["patient-surveyor"]),
        "1",
        "3",
        "D4",
        "−1",
        "6",
        "15",
        "20",
        "Clerk of Works",
    }


def test_ships_follow_their_commanders() -> None:
    fleet = sample("the-ninewater-procession")
    sheet = pages_of("roster", fleet)
    rows = list(dict.fromkeys(ref for mark in sheet.marks for ref in mark.refs if ref.startswith("ships/")))
    places = {row: place for place, row in enumerate(rows)}
    assert len(rows) == len(fleet.ships)
    assert all(places[ship.ref()] > places[f"ships/{ship.commander}"] for ship in fleet.ships if ship.commander)


def test_the_flagship_has_a_flag_and_commanders_their_level() -> None:
    sheet = pages_of("roster", sample("the-ninewater-procession"))
    assert {"flagship", "fleet"} <= set(sheet.icons("ships/first-spring"))
    assert "division" in sheet.icons("ships/left-bank")
    assert "flagship" not in sheet.icons("ships/left-bank")


def test_squadrons_beside_the_ships_have_rows_of_their_own() -> None:
    texts = pages_of("roster", sample("kite-clans-of-aldersay")).texts("squadrons")
    assert [text for text in texts if text in {"Lark", "Grapnel", "Fog", "Stooper"}] == [
        *("Lark", "Grapnel", "Fog", "Stooper", "Lark"),
    ]
    assert "marines aboard" in texts


def limited(value: float | None, tier: int | None) -> Fleet:
    return fleet_of(BARE).with_(limits=Limits(combat_value=value, tier=tier))


@pytest.mark.rule("MV-3.0.0-03", "MV-3.1.15-02", "MV-3.1.16-02")
def test_totals_stand_against_the_agreed_limits() -> None:
    value = fleet_stats(fleet_of(BARE)).combat_value
    assert 18.61 < value < 18.7
    texts = pages_of("roster", limited(25.0, 2)).texts()
    assert {"19", "combat value of 25, 6 left", "tier, limit 2"} <= set(texts)
    assert {"18.7", "combat value, 3.2 above the limit of 15.5"} <= set(pages_of("roster", limited(15.5, None)).texts())
    assert "combat value, no limit agreed" in pages_of("roster", limited(None, None)).texts()


@pytest.mark.parametrize(
    ("limit", "shown", "caption"),
    [
        (18.6, "18.7", "combat value, 0.1 above the limit of 18.6"),
        (18.5, "18.7", "combat value, 0.2 above the limit of 18.5"),
        (19.0, "18.7", "combat value of 19, 0.3 left"),
        (18.66, "18.6596", "combat value of 18.66, 0.0004 left"),
    ],
)
def test_a_value_close_to_its_limit_shows_the_digits_that_decide(limit: float, shown: str, caption: str) -> None:
    texts = pages_of("roster", limited(limit, None)).texts()
    assert (shown in texts, caption in texts) == (True, True), texts


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_column_of_values_adds_up_to_the_total(path: Path) -> None:
    fleet = open_file(str(path)).document
    shown = worth(fleet)
    assert sum([*shown.ships.values(), *shown.squadrons.values()]) == shown.total
    texts = pages_of("roster", fleet).texts()
    assert {str(each) for each in (shown.total, *shown.ships.values(), *shown.squadrons.values())} <= set(texts)


def test_problems_are_named_errors_first() -> None:
    bridgeless = without_parts(without_parts(BARE, ComponentKind.BRIDGE), ComponentKind.BASIC_FTL)
    fleet = fleet_of(bridgeless)
    sheet = pages_of("roster", fleet)
    signs = [icon for icon in sheet.icons() if icon in set(Severity)]
    assert signs == sorted(signs, key=lambda sign: list(Severity).index(Severity(sign)))
    assert {"error", "warning"} <= set(signs)
    words = " ".join(sheet.texts())
    assert all(issue.text.split()[0] in words and issue.rule in sheet.texts() for issue in check_fleet(fleet))


def test_a_fleet_without_problems_is_told_to_be_legal() -> None:
    assert "None. This fleet is legal for play." in pages_of("roster", sample("the-glass-cantons")).texts()


def test_two_fleets_have_a_forecast_each() -> None:
    one, other = sample("the-even-hand"), sample("kite-clans-of-aldersay")
    told = [text for text in pages_of("roster", one, other).texts() if text.startswith("Going by combat value only")]
    percent = round(100 * chance(one, other))
    assert len(told) == 2
    assert f"{percent}% to win against {other.name}" in told[0]
    assert chance(one, other) + chance(other, one) == pytest.approx(1.0)
    assert not any(text.startswith("By combat") for text in pages_of("roster", one).texts())


@pytest.mark.rule("MV-3.8.0-01")
def test_a_ship_outside_the_fleet_is_marked() -> None:
    first = Ship(id="a", name="Alone", ship_class=BARE.id)
    led = Ship(id="b", name="Leader", ship_class=BARE.id, level=CommandLevel.SQUADRON)
    sheet = pages_of("roster", fleet_of(BARE).with_(ships=(first, led)))
    assert "outside the fleet" in sheet.texts("ships/a")
    assert "outside the fleet" not in sheet.texts("ships/b")
