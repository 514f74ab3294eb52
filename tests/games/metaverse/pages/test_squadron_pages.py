"""Squadrons that come without a carrier, and the tracker of missions."""

import pytest

from tests.games.metaverse.pages.printed import pages_of
from tests.games.metaverse.pages.test_every_page import sample

KITES = "kite-clans-of-aldersay"


@pytest.mark.rule("MV-3.7.5-03", "MV-3.7.5-06")
def test_every_entry_has_its_own_crew() -> None:
    sheet = pages_of("squadrons", sample(KITES))
    for squadron in sample(KITES).squadrons:
        texts = sheet.texts(f"squadrons/{squadron.id}")
        assert any(f": {squadron.count} squadrons" in text for text in texts)
        assert {str(squadron.crew_quality), squadron.command_quality.value} <= set(texts)
        assert any("marine parties aboard" in text for text in texts) == squadron.marines_aboard


@pytest.mark.rule("MV-3.7.5-09", "MV-3.7.8-01")
def test_definitions_show_qualities_and_a_run_of_bubbles_for_every_squadron() -> None:
    fleet, sheet = sample(KITES), pages_of("squadrons", sample(KITES))
    for kind in fleet.starfighters:
        entries = [entry for entry in fleet.squadrons if entry.starfighter == kind.id]
        if entries:
            most = max(entry.count for entry in entries)
            assert {quality.value for quality in kind.qualities} <= set(sheet.icons(f"starfighters/{kind.id}"))
            runs = {ref for mark in sheet.at(f"starfighters/{kind.id}") for ref in mark.refs if ref.count("#") == 2}
            assert runs == {
                f"starfighters/{kind.id}#{number}#{place}"
                for number in range(1, most + 1)
                for place in range(1, kind.strength + 1)
            }


@pytest.mark.rule("MV-2.1.4-17", "MV-2.1.4-22")
def test_missions_have_kinds_and_carriers_their_limits() -> None:
    sheet = pages_of("missions", sample(KITES))
    texts = sheet.texts()
    strips = texts.count("strike")
    assert strips >= 15
    assert texts.count("CAP") == texts.count("intercept") == texts.count("order, target") == strips
    assert {"soc", "hangar_bay"} <= set(sheet.icons("ships/market-day"))
    assert sheet.texts("ships/market-day")[1:3] == ["3", "6"]


def test_fleets_without_squadrons_need_no_tracker() -> None:
    assert pages_of("missions", sample("the-even-hand")).pages == ()
    assert pages_of("squadrons", sample("the-even-hand")).pages == ()
