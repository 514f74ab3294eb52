"""The threat chart."""

from fractions import Fraction
from itertools import permutations

import pytest

from metamaker.games.cosmoforce.catalogue import Threat, threat_ship, threats
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.edition import Edition
from metamaker.games.cosmoforce.rules.chances import at_least
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB, PlayedRules
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived
from tests.games.cosmoforce.builders import kinds
from tests.games.cosmoforce.stats.threat_fit import Needs, all_fits, fits, is_armed, is_cool, needs
from tests.games.cosmoforce.tables import table

RULES = {Edition.WEB: WEB, Edition.ROSTER: ROSTER}
ROWS = table("Threat ships")[1:]
PUNK_STRIKER, *_, BABY_STRIKER = threats()
MISSILE_BOAT = threats()[3]

each = pytest.mark.parametrize("threat", threats(), ids=lambda threat: threat.id)
in_both = pytest.mark.parametrize("edition", Edition)


@pytest.mark.rule("CF-THR-01", "CF-THR-02")
def test_the_chart_has_the_printed_numbers_in_its_order() -> None:
    found = [
        [str(face), t.name, t.ship_class.value.removesuffix("_ship").title(), str(t.mass), str(t.speed), str(t.complement)]
        for face, t in enumerate(threats(), 1)
    ]
    assert found == [row[:6] for row in ROWS]


@pytest.mark.rule("CF-THR-03")
def test_every_block_asks_for_whole_slots_thrust_and_habitats() -> None:
    assert [needs(threat) for threat in threats()] == [Needs(*map(int, row[6:9])) for row in ROWS]
    assert needs(MISSILE_BOAT.with_(speed=1)) is None
    assert needs(threats()[1].with_(mass=13)) is None
    assert needs(threats()[1].with_(complement=2)) is None


@pytest.mark.rule("CF-THR-03", "CF-THR-04")
@each
@in_both
def test_every_loadout_fits_its_block(threat: Threat, edition: Edition) -> None:
    rules = RULES[edition]
    numbers = derived(threat_ship(threat, edition, strict=True).design, rules)
    assert (numbers.mass, numbers.speed, numbers.complement) == (threat.mass, threat.speed * HUNDRED, threat.complement)
    assert fits(threat, threat.fitting(edition), rules)


@pytest.mark.rule("CF-THR-03")
@pytest.mark.parametrize(("threat", "row"), list(zip(threats(), ROWS, strict=True)), ids=lambda each: getattr(each, "id", ""))
def test_there_are_as_many_fits_as_the_table_counts(threat: Threat, row: list[str]) -> None:
    for rules, cell in ((WEB, row[10]), (ROSTER, row[11])):
        found = list(all_fits(threat, rules))
        armed = [systems for systems in found if is_armed(systems)]
        assert [len(found), len(armed), sum(map(is_cool, armed))] == [int(count) for count in cell.split("/")]


def by_propulsion(threat: Threat, rules: PlayedRules) -> dict[tuple[int, int], int]:
    """How many fits have so many Afterburners and Engines."""
    counts: dict[tuple[int, int], int] = {}
    for systems in all_fits(threat, rules):
        key = (systems.count(SystemKind.AFTERBURNER), systems.count(SystemKind.ENGINE))
        counts[key] = counts.get(key, 0) + 1
    return counts


@pytest.mark.rule("CF-THR-03")
def test_fits_by_propulsion() -> None:
    assert by_propulsion(PUNK_STRIKER, WEB) == {(1, 0): 20, (0, 3): 4}
    assert by_propulsion(PUNK_STRIKER, ROSTER) == {(1, 1): 10, (0, 3): 4}
    assert by_propulsion(MISSILE_BOAT, WEB) == {(1, 1): 165, (0, 4): 84}
    assert by_propulsion(MISSILE_BOAT, ROSTER) == {(2, 0): 165, (1, 2): 120, (0, 4): 84}


@pytest.mark.rule("CF-THR-03")
def test_forced_parts() -> None:
    for row, habitats in ((2, 1), (3, 1), (7, 1), (5, 0), (6, 0)):
        for systems in all_fits(threats()[row - 1], ROSTER):
            assert (systems.count(SystemKind.ENGINE), systems.count(SystemKind.HABITAT)) == (1, habitats)


def loadout(text: str) -> list[SystemKind]:
    words = text.lower().replace(" ×", "*").split(", ")
    return sorted(kinds(" ".join(words)))


@pytest.mark.rule("CF-THR-04")
@pytest.mark.parametrize("row", table("Threat loadouts")[1:8], ids=lambda row: row[0])
def test_the_table_of_loadouts(row: list[str]) -> None:
    threat = next(each for each in threats() if each.name == row[0])
    web, roster = (threat_ship(threat, edition).design for edition in (Edition.WEB, Edition.ROSTER))
    assert sorted(web.systems) == loadout(row[1])
    assert sorted(roster.systems) == loadout(row[1] if row[2] == "same" else row[2])
    numbers = [derived(web, WEB), derived(roster, ROSTER)]
    assert [of.starting_heat for of in numbers] == [int(cell) for cell in row[3].split("/")]
    assert [sum(of.boxes) for of in numbers] == [int(cell) for cell in row[4].split("/")]


@pytest.mark.rule("CF-THR-05")
def test_the_baby_striker_fits_unarmed_and_is_met_armed_at_its_printed_speed() -> None:
    assert list(all_fits(BABY_STRIKER, ROSTER)) == [kinds("engine afterburner")]
    strict = threat_ship(BABY_STRIKER, Edition.ROSTER, strict=True)
    assert (sorted(strict.design.systems), strict.speed) == (sorted(kinds("afterburner engine")), None)
    assert at_least(derived(strict.design, ROSTER).starting_heat, 2) == Fraction(39, 64)
    met = threat_ship(BABY_STRIKER, Edition.ROSTER)
    assert (met.design.systems, met.speed) == (kinds("afterburner laser"), 500)
    assert derived(met.design, ROSTER)[3:5] == (400, 1)


@pytest.mark.rule("CF-THR-05")
@each
def test_no_other_threat_has_a_speed_of_its_own(threat: Threat) -> None:
    speeds = [threat_ship(threat, edition).speed for edition in (Edition.WEB, Edition.ROSTER)]
    assert speeds == [None, 500 if threat is BABY_STRIKER else None]


def test_web_baby_strikers() -> None:
    found = {tuple(sorted(systems)) for systems in all_fits(BABY_STRIKER, WEB)}
    others = [kinds(f"afterburner {word}") for word in ("armor", "dissipator", "laser", "missile")]
    assert found == {tuple(sorted(systems)) for systems in others}
    assert all(fits(BABY_STRIKER, order, WEB) for systems in others for order in permutations(systems))


@pytest.mark.rule("CF-THR-06")
def test_no_armed_punk_striker_is_cool() -> None:
    armed = [systems for systems in all_fits(PUNK_STRIKER, ROSTER) if is_armed(systems)]
    assert armed
    assert not any(map(is_cool, armed))
    chosen = threat_ship(PUNK_STRIKER, Edition.ROSTER).design
    assert derived(chosen, ROSTER).starting_heat - chosen.systems.count(SystemKind.DISSIPATOR) == 1
