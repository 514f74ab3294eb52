"""The pages beside the roster sheets: what stands on them, and that the proof-reader finds nothing."""

import pytest

from metamaker.core.messages import words
from metamaker.game_api.prints import PrintOptions
from metamaker.games.cosmoforce import printing
from metamaker.games.cosmoforce.catalogue import threats
from metamaker.games.cosmoforce.edits.reference import sections, told_lines
from metamaker.games.cosmoforce.model.edition import Edition, Options, SlotBonus
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.pages.rules import CARD
from metamaker.games.cosmoforce.rules.editions import ROSTER, WEB
from metamaker.games.cosmoforce.sheet.subject import RULES_SIDE
from metamaker.rendering.drawing import Page
from metamaker.rendering.frame import Margins, PageFrame
from metamaker.rendering.proof import marks
from tests.choices import covering, named
from tests.games.cosmoforce.builders import CAPITAL, design, duel, fleet, team
from tests.games.cosmoforce.printed import FRAMES, faults, smaller, texts, words_of
from tests.games.cosmoforce.test_samples import SIX, THREATS, sample

DUEL = duel(design("engine habitat laser"), design(name="Kite"))


def pages(kind: str, *fleets: Fleet, frame: PageFrame = FRAMES[0]) -> tuple[Page, ...]:
    return printing.pages(fleets, (kind,), PrintOptions(frame)).pages


@pytest.mark.parametrize(
    ("frame", "kind"), covering(FRAMES, [kind for kind in printing.page_kinds() if kind != "sheets"], least=14), ids=named
)
def test_the_proof_reader_finds_nothing(kind: str, frame: PageFrame) -> None:
    for fleets in ((sample(SIX),), (sample(SIX), sample(THREATS[1])), (fleet(),)):
        assert faults(pages(kind, *fleets, frame=frame)) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("kind", [kind for kind in printing.page_kinds() if kind != "sheets"])
def test_nothing_is_printed_smaller_than_7_points_or_lost_in_a_language(kind: str, language: str) -> None:
    for frame in FRAMES:
        printed = printing.pages((sample(SIX), sample(THREATS[1])), (kind,), PrintOptions(frame, language=language)).pages
        assert smaller(printed, 7) == []
        assert faults(printed) == []


def test_a_kind_that_is_none_is_refused() -> None:
    with pytest.raises(KeyError):
        pages("plots", DUEL)


@pytest.mark.rule("CF-SHEET-07")
@pytest.mark.parametrize("edition", Edition)
def test_the_rules_side_covers_everything(edition: Edition) -> None:
    told = [text.casefold() for text in texts(pages("rules", DUEL.with_(edition=edition)))]
    titles = (
        *(
            "materials",
            "ways to play",
            "building a ship",
            "crew",
            "starting heat",
            "dice",
            "shooting",
            "equal speed",
            "rounds",
            "your turn",
        ),
        *("actions", "damage", "elimination", "time limit", "victory"),
    )
    assert [text for text in told if text in titles] == list(titles)


@pytest.mark.rule("CF-MODE-03", "CF-MODE-07", "CF-SPD-08")
@pytest.mark.parametrize("edition", Edition)
def test_the_rules_side_tells_the_budget_of_teams_the_score_and_that_speed_stays_above_0(edition: Edition) -> None:
    document = DUEL.with_(edition=edition)
    told = words_of(pages("rules", document))
    assert "may total 5 less for each ship after the first" in told
    assert "never below 0" in told
    once = words_of(pages("rules", document.with_(options=Options(empty_slot_bonus=SlotBonus.ONCE))))
    assert ("10 points and 5" in told, "5 for each empty slot count only once" in once) == (True, True)


def test_the_rules_side_is_one_page_in_type_as_large_as_fits() -> None:
    (upright,) = pages("rules", DUEL)
    assert max(mark.area.bottom for mark in marks(upright)) > 0.9 * upright.drawing.height
    assert "reference" not in texts([upright])


@pytest.mark.parametrize("rules", [ROSTER, WEB])
def test_every_section_but_the_aftermath_has_lines_in_both_editions(rules: object) -> None:
    told = words("cosmoforce")
    empty = [key for key in RULES_SIDE if not told_lines(key, rules, told)]  # type: ignore[arg-type]
    assert empty == (["aftermath"] if rules == ROSTER else [])


def test_every_line_of_the_reference_has_its_text_and_a_known_value() -> None:
    told, names = words("cosmoforce"), set(ROSTER._fields)
    for section in sections().values():
        for line in section.lines:
            assert f"reference-{section.key}-{line.key}" in told
            assert {*line.when, *line.unless} <= names


def test_reference_cards_come_for_both_editions_and_mark_what_differs() -> None:
    told = words_of(pages("reference", DUEL))
    assert told.index("Roster edition") < told.index("Web edition")
    rams = [line for line in told_lines("actions", ROSTER, words("cosmoforce")) if line.text.startswith(("Ram", "Heal"))]
    assert [line.differs for line in rams] == [False, True]


def test_reference_cards_have_all_of_play_in_which_the_editions_differ() -> None:
    told = {key for key in sections() if any(line.differs for line in told_lines(key, ROSTER, words("cosmoforce")))}
    elsewhere = {"building", "hits", "rounds"}  # on the design page, in the section of shots, in that of the Aftermath
    assert told - elsewhere <= set(CARD)
    assert words_of(pages("reference", DUEL)).count("EQUAL SPEED") == 2


@pytest.mark.rule("CF-THR-01", "CF-THR-02")
def test_eight_threat_cards_and_the_chart_stand_on_one_page() -> None:
    (page,) = pages("threats", DUEL)
    told = texts([page])
    for number, threat in enumerate(threats(), 1):
        assert told.count(threat.name) == 2
        assert f"mass {threat.mass}, speed {threat.speed}, crew {threat.complement}" in told
        assert any(text.startswith(f"d8: {number} ") for text in told)


@pytest.mark.rule("CF-THR-05")
def test_the_baby_striker_of_the_roster_edition_fights_at_its_printed_speed_unless_strict() -> None:
    assert "fights at speed 5" in texts(pages("threats", DUEL))
    assert "fights at speed 5" not in texts(pages("threats", DUEL.with_(options=Options(strict_baby_striker=True))))
    assert "fights at speed 5" not in texts(pages("threats", DUEL.with_(edition=Edition.WEB)))


def test_the_speed_track_goes_from_0_to_12_and_above() -> None:
    told = texts(pages("speed_track", DUEL))
    assert [text for text in told if text == "above" or text.isdigit()] == ["above", *map(str, range(12, -1, -1))]


@pytest.mark.rule("CF-MODE-07")
def test_the_score_sheet_tells_how_empty_slots_score() -> None:
    assert "10 + 5 × empty" in texts(pages("record", DUEL))
    assert "10, empty slots once" in texts(pages("record", DUEL.with_(options=Options(empty_slot_bonus=SlotBonus.ONCE))))


def test_the_log_has_a_column_for_each_ship() -> None:
    assert {"Heron", "Kite"} <= set(texts(pages("record", DUEL)))


@pytest.mark.rule("CF-CREW-01")
def test_there_are_as_many_crew_tokens_as_crew_with_both_faces() -> None:
    many = duel(design("habitat*8"), design("habitat*7", name="Kite"))
    told = texts(pages("counters", many))
    assert (told.count("ready"), told.count("hurt")) == (17, 17)
    assert {"Heron", "Kite"} <= set(told)


def test_the_roster_tells_the_mass_of_teams_and_what_their_budget_allows() -> None:
    told = words_of(pages("roster", sample(SIX)))
    assert "mass 47 of 50" in told


BOUND = PageFrame(margins=Margins(10.0, 10.0, 10.0, 10.0), binding=6.0, mirrored=True)


def left_of(page: Page) -> float:
    return min(mark.area.left for mark in marks(page))


def test_the_binding_is_on_the_inner_edge_of_every_page_and_cards_stay_in_the_middle() -> None:
    kinds = [kind for kind in printing.page_kinds() if kind != "threats"]
    for start in range(2):
        printed = printing.pages((sample(SIX), DUEL), kinds[start:], PrintOptions(BOUND)).pages
        assert len(printed) > 10
        assert [left_of(page) for page in printed] == [
            pytest.approx(BOUND.inner(number).x, abs=0.6) for number in range(1, len(printed) + 1)
        ]
    (card,) = pages("threats", DUEL, frame=BOUND)
    *_, after = printing.pages((DUEL,), ("roster", "threats"), PrintOptions(BOUND)).pages
    assert left_of(after) == left_of(card)


def test_blank_sheets_of_both_editions_are_bound_at_the_inner_edge() -> None:
    for style in ("full", "half"):
        front, back = printing.blanks(PrintOptions(BOUND, style))
        assert [left_of(front), left_of(back)] == [pytest.approx(16.0, abs=0.6), pytest.approx(10.0, abs=0.6)]


def test_there_are_tokens_for_all_crew_and_all_heat_at_the_start_of_large_fleets() -> None:
    crowded = design("habitat habitat habitat habitat habitat habitat habitat habitat habitat engine", CAPITAL, "Hive")
    told = texts(pages("counters", fleet(crowded, teams=(team("north", crowded, crowded), team("south", crowded)))))
    assert told.count("ready") == told.count("hurt") == 3 * (1 + 3 * 9)
