"""The sample documents."""

from functools import cache

import pytest

from metamaker.core.envelope import migrated, unwrap, wrap
from metamaker.core.issue import Severity
from metamaker.core.json_text import laid_out, parse
from metamaker.core.paths import sample_fleets
from metamaker.core.storage import read_file
from metamaker.games.cosmoforce import problems
from metamaker.games.cosmoforce.catalogue import threat_ship, threats
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.design import ShipClass, SystemKind
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import HUNDRED, derived

FILES = sorted(sample_fleets("cosmoforce").glob("*.json"))
SIX, *THREATS = ("six-ideas", "eight-threats", "eight-threats-web")


@cache
def sample(name: str) -> Fleet:
    path = str(sample_fleets("cosmoforce") / f"{name}.json")
    return COSMOFORCE.documents.read(migrated(unwrap(parse(read_file(path), path), path), COSMOFORCE.format, path), path)


def test_all_samples_are_known() -> None:
    assert sorted(path.stem for path in FILES) == sorted((SIX, *THREATS))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_samples_are_written_as_the_program_writes_them(path: object) -> None:
    name = getattr(path, "stem", "")
    assert laid_out(wrap(COSMOFORCE.key, COSMOFORCE.format, COSMOFORCE.documents.body(sample(name)))) == read_file(str(path))


def test_the_six_have_no_problems_and_different_ideas() -> None:
    six = sample(SIX)
    assert problems.issues(six) == ()
    assert len(six.designs) == len({design.slots for design in six.designs}) == 6
    assert {design.ship_class for design in six.designs} == set(ShipClass)
    assert {kind for design in six.designs for kind in design.systems} == set(SystemKind)
    assert all(design.notes and design.tags for design in six.designs)
    assert {ship.design for ship in six.ships} == {design.id for design in six.designs}


@pytest.mark.rule("CF-THR-04")
@pytest.mark.parametrize("name", THREATS)
def test_the_threats_are_those_of_the_chart(name: str) -> None:
    document = sample(name)
    assert [each.with_(notes="") for each in document.designs] == [
        threat_ship(threat, document.edition).design for threat in threats()
    ]
    assert all(issue.severity is Severity.WARNING for issue in problems.issues(document))


@pytest.mark.rule("CF-THR-02", "CF-THR-05")
@pytest.mark.parametrize(("name", "strangers"), [(THREATS[0], ["Baby Striker"]), (THREATS[1], [])])
def test_a_threat_that_does_not_fit_its_printed_numbers_says_so(name: str, strangers: list[str]) -> None:
    document = sample(name)
    found = []
    for design, threat in zip(document.designs, threats(), strict=True):
        numbers = derived(design, rules_of(document))
        if (numbers.mass, numbers.speed, numbers.complement) != (threat.mass, threat.speed * HUNDRED, threat.complement):
            assert "(CF-THR-05)" in design.notes
            assert f"Speed {numbers.speed // HUNDRED} by its systems" in design.notes
            found.append(design.name)
    assert found == strangers


def test_the_readme_names_every_sample() -> None:
    text = (sample_fleets("cosmoforce") / "README.md").read_text(encoding="utf-8")
    assert all(f"({path.name})" in text for path in FILES)
