"""Opening files of any game: what was written comes back, whole."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given

from metamaker.core.errors import FileProblem
from metamaker.core.share_code import VERSION, code, parts
from metamaker.game_api.game import brief_bytes, file_bytes
from metamaker.game_api.prints import Embed
from metamaker.games.metaverse import designs, printing
from metamaker.games.metaverse.game import METAVERSE
from metamaker.games.metaverse.model.fleet import Fleet, HouseFormula, Limits
from metamaker.opening import open_bytes, open_file
from metamaker.printing.files import Print, Source, pdf_file
from metamaker.registry import GAMES, game_called, game_name
from tests.games.metaverse.strategies import fleets

FORMATS = sorted((Path(__file__).parent / "golden" / "formats").glob("*-fleet-*.json"))


def as_json(fleet: Fleet) -> bytes:
    return file_bytes(METAVERSE, fleet)


def as_pdf(fleet: Fleet) -> bytes:
    return pdf_file(Print((Source(METAVERSE, fleet),), ()), printing.inks["colour"], Embed.FLEET)


def as_code(fleet: Fleet) -> bytes:
    return code(brief_bytes(METAVERSE, fleet)).encode()


def as_parts(fleet: Fleet) -> bytes:
    return "\n".join(reversed(parts(code(brief_bytes(METAVERSE, fleet)), 100))).lower().encode()


@pytest.mark.parametrize("written", [as_json, as_pdf, as_code, as_parts])
@given(fleets())
def test_what_was_written_comes_back(written: Callable[[Fleet], bytes], fleet: Fleet) -> None:
    opened = open_bytes(written(fleet), "file")
    assert opened.document == fleet
    assert (opened.game, opened.file) == (METAVERSE, "file")
    assert written(opened.document) == written(fleet)


@given(fleets())
def test_a_fleet_cut_to_anything_printable_can_be_opened(fleet: Fleet) -> None:
    for classes in (False, True):
        refs = designs.subjects(fleet, classes)
        for chosen in (refs, refs[:1], refs[1:]):
            cut = designs.extract(fleet, chosen)
            assert open_bytes(file_bytes(METAVERSE, cut), "cut").document == cut
            assert designs.subjects(cut, classes) == chosen


def test_an_opponent_gets_the_house_formulas_of_the_ship_alone() -> None:
    fleet = METAVERSE.documents.new("Herons", "")
    used = ("draw.sensor_array", "draw.hull", "ship.ems", "value.c0")
    unused = ("draw.cloak_generator", "squadron.cost", "brought.cost", "forecast.chance")
    house = tuple(HouseFormula(entry=entry, expression="1") for entry in (*used, *unused))
    cut = designs.extract(fleet.with_(formulas=house, limits=Limits(tier=1)), ("ships/second-wind",))
    assert tuple(formula.entry for formula in cut.formulas) == used
    assert (cut.limits, cut.ships[0].commander, len(cut.ships)) == (Limits(), None, 1)


def test_every_format_ever_released_can_be_opened() -> None:
    """One file for each, kept for ever: never change one, add the next."""
    for file in FORMATS:
        game, kind, number = file.stem.rsplit("-", 2)
        opened = open_file(str(file))
        assert (opened.game.key, opened.game.format.kind) == (game, kind)
        assert int(number) <= opened.game.format.number
    assert [file.stem for file in FORMATS] == sorted(
        f"{key}-{game_called(key).format.kind}-{number}"
        for key in GAMES
        for number in range(1, game_called(key).format.number + 1)
    )


def test_share_codes_of_every_version_ever_released_can_be_opened() -> None:
    """Two files for each, kept for ever: a code in parts, and the fleet that it is."""
    codes = sorted((Path(__file__).parent / "golden" / "codes").glob("*.txt"))
    assert [int(file.stem) for file in codes] == list(range(1, VERSION + 1))
    for file in codes:
        opened = open_file(str(file))
        assert opened.document == open_file(str(file.with_suffix(".json"))).document


def test_every_game_of_the_list_is_there() -> None:
    assert [game_called(key).key for key in GAMES] == list(GAMES)


def test_an_unknown_game_is_named() -> None:
    expected = r"heron\.json: there is no game “metavers”; did you mean “metaverse”\?"
    with pytest.raises(FileProblem, match=expected):
        open_bytes(b'{"game": "metavers", "format": 1, "body": {}}', "heron.json")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_called_the_same_before_and_after_it_is_imported(key: str) -> None:
    assert game_name(key) == game_called(key).name


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "xx"])
def test_every_game_has_words_for_its_documents(key: str, language: str) -> None:
    words = game_called(key).documents.words(language)
    assert all(words[f"document-{term}"] for term in ("kind", "new", "designs"))
