"""Ships at home stay in the file, and nothing else counts, prints, fights with or shares them."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from metamaker.core.issue import errors_in
from metamaker.core.paths import sample_fleets
from metamaker.game_api.documents import NotInDocument
from metamaker.game_api.edits import AT_HOME, changed_all
from metamaker.game_api.game import Game, file_bytes, required
from metamaker.game_api.matches import begun
from metamaker.game_api.prints import Embed, PrintOptions
from metamaker.game_api.record_documents import fleet_of, new_record
from metamaker.opening import Opened, open_bytes, open_code, open_file
from metamaker.play.documents import replay_text
from metamaker.play.table import Setting
from metamaker.printing.files import card_file, pdf_file
from metamaker.printing.live.content import Force, content
from metamaker.printing.print_job import PrintJob, PrintOrder, What, drawn, items
from metamaker.printing.sharing import plain, share_code, texts_of
from metamaker.rendering.drawing import Drawing, Group, Text
from metamaker.tabletops.table import Table, TableOrder
from metamaker.tournaments.model import Event
from metamaker.tournaments.running import entered

SAMPLES = {
    "metaverse": ("the-even-hand", "ships/yardstick"),
    "cosmoforce": ("six-ideas", "ships/quick-hands-slow-persuasion"),
}
"""A sample of each game with ships, and the reference of the ship that stays at home."""

NAME = "Paper Lantern"
"""Its name, which no design has."""

Document = Any


@cache
def sample(key: str) -> Opened:
    opened = open_file(str(sample_fleets(key) / f"{SAMPLES[key][0]}.json"))
    named = required(opened.game.edits).changed(opened.document, SAMPLES[key][1], "name", NAME)
    return replace(opened, document=named)


def without(game: Game, document: Document, *refs: str) -> Document:
    return changed_all(required(game.edits), document, refs, AT_HOME, True)


@cache
def staying(key: str) -> Document:
    """The sample with its ship at home."""
    return without(sample(key).game, sample(key).document, SAMPLES[key][1])


def written(drawing: Drawing) -> Iterator[str]:
    for op in drawing.ops:
        if isinstance(op, Text):
            yield op.text
        elif isinstance(op, Group):
            yield from written(op.drawing)


def in_file(game: Game, document: Document) -> str:
    return json.dumps(game.documents.body(document), ensure_ascii=False)


def coming(game: Game, document: Document) -> str:
    return " ".join(line.name for line in required(game.designs).roster(document).ships)


def numbers(game: Game, document: Document) -> str:
    return " ".join(ship.name for ship in required(game.designs).report(document, classes=False).ships)


def list_in_words(game: Game, document: Document) -> str:
    return plain(texts_of(game, document))


def offered_sheets(game: Game, document: Document) -> str:
    return " ".join(item.name for item in items(game, document, What.SHIPS, "en"))


def sheets(game: Game, document: Document) -> str:
    return " ".join(sheet.name for sheet in drawn([PrintJob(game, document, PrintOrder())]).sources[0].sheets)


def roster_page(game: Game, document: Document) -> str:
    made = drawn([PrintJob(game, document, PrintOrder(What.PAGES, only=("roster", "counters")))])
    return " ".join(text for page in made.pages for text in written(page.drawing))


def match(game: Game, document: Document) -> str:
    forces = required(game.play).sides(document) or [required(game.play).force(document, ())] * 2
    return replay_text(begun(game, forces, Setting(1, ("plain", "plain"))).replay(), game.key).decode()


def force(game: Game, document: Document) -> str:
    return in_file(game, required(game.play).force(document, ()))


def shared(game: Game, document: Document) -> str:
    return in_file(game, open_code(share_code(game, document)).document)


def picture(game: Game, document: Document) -> str:
    ink = next(iter(required(game.prints).inks.values()))
    code = open_bytes(card_file(game, document, ink, Embed.SHIP), "card.png").document
    return in_file(game, code) + " ".join(written(required(game.prints).card(document).drawing))


def live_page(game: Game, document: Document) -> str:
    return json.dumps(content([Force(game, document)], "en", Embed.FLEET).data, ensure_ascii=False)


def tabletop(game: Game, document: Document) -> str:
    table = Table(TableOrder(game, (document,), per_cm=10))
    pieces = [piece.name for pieces in table.layout.sets for piece in pieces.pieces]
    return " ".join([*pieces, *(sheet.name for sheet in next(iter(table.booklets())).print.sources[0].sheets)])


def record(game: Game, document: Document) -> str:
    return in_file(game, fleet_of(game, new_record(game, document), ""))


def tournament(game: Game, document: Document) -> str:
    fleet = entered(game, Event(name="Cup"), document, "Ada").players[0].fleet
    return str(fleet and fleet.body)


USES = (
    *(coming, numbers, list_in_words, offered_sheets, sheets, roster_page, match, force, shared, picture, live_page),
    *(tabletop, record, tournament),
)


@pytest.mark.parametrize("use", USES, ids=lambda use: use.__name__)
@pytest.mark.parametrize("key", SAMPLES)
def test_a_ship_at_home_is_in_no_use_of_the_fleet(key: str, use: Callable[[Game, Document], str]) -> None:
    game = sample(key).game
    assert NAME in use(game, sample(key).document)
    assert NAME not in use(game, staying(key))


@pytest.mark.parametrize("key", SAMPLES)
def test_files_keep_all_ships_and_who_stays_at_home(key: str) -> None:
    game, fleet = sample(key).game, staying(key)
    assert open_bytes(file_bytes(game, fleet), "fleet.json").document == fleet
    made = drawn([PrintJob(game, fleet, PrintOrder(only=(SAMPLES[key][1],)))])
    assert [sheet.name for sheet in made.sources[0].sheets] == [NAME], "a ship that is named is printed"
    ink = next(iter(required(game.prints).inks.values()))
    assert open_bytes(pdf_file(made, ink, Embed.FLEET), "fleet.pdf").document == fleet
    assert game.documents.everyone(fleet) == sample(key).document


@pytest.mark.parametrize("key", SAMPLES)
def test_files_without_ships_at_home_stay_readable_by_older_versions(key: str) -> None:
    game, fleet = sample(key).game, sample(key).document
    numbers = [json.loads(file_bytes(game, each))["format"] for each in (fleet, staying(key))]
    assert numbers == {"metaverse": [1, 2], "cosmoforce": [2, 3]}[key]
    assert game.documents.present(fleet) is fleet


@pytest.mark.parametrize("key", SAMPLES)
def test_ships_at_home_fight_if_they_are_named(key: str) -> None:
    game, fleet = sample(key).game, staying(key)
    force = required(game.play).force(fleet, [NAME])
    assert coming(game, force) == NAME
    with pytest.raises(NotInDocument):
        required(game.play).force(fleet, [NAME, NAME])


@pytest.mark.parametrize(("key", "ref", "limit"), [("metaverse", "fleet", 440.0), ("cosmoforce", "teams/quick-hands", 50)])
def test_problems_are_those_of_the_ships_that_come(key: str, ref: str, limit: float) -> None:
    game, edits, checks = sample(key).game, required(sample(key).game.edits), required(sample(key).game.checks)
    limited = edits.changed(sample(key).document, ref, "combat_value_limit" if key == "metaverse" else "budget", limit)
    assert errors_in(checks.issues(limited))
    assert errors_in(checks.issues(without(game, limited, SAMPLES[key][1]))) == ()


@pytest.mark.parametrize("key", SAMPLES)
def test_rosters_have_both_totals(key: str) -> None:
    roster = required(sample(key).game.designs).roster
    symbol = "combat_value" if key == "metaverse" else "mass"
    whole, some = roster(sample(key).document), roster(staying(key))
    assert whole.whole is None
    assert whole.at_home == ()
    assert [line.name for line in some.at_home] == [NAME]
    assert some.whole is not None
    assert some.whole.value == pytest.approx(whole.totals.as_dict()[symbol])
    left = sum(float(str(line.stats[symbol].value)) for line in some.ships)
    assert some.totals.as_dict()[symbol] == pytest.approx(left)


def test_sheets_name_the_crew_quality_without_a_commander_that_stays_at_home() -> None:
    """A flagship at home leaves ships without a commander; a ship that comes by itself is its own flagship."""
    fleet = open_file(str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json"))
    game, refs = fleet.game, [f"ships/{ship.id}" for ship in fleet.document.ships]

    def alone(document: Any) -> list[bool]:
        coming = [each.ref() for each in game.documents.present(document).ships]
        texts = [game.documents.texts(document, ref)[0] for ref in coming]
        drawings = [required(game.sheets).sheet(document, ref, PrintOptions()).leaves[0].drawing for ref in coming]
        printed = ["no commander" in " ".join(written(each)) for each in drawings]
        assert printed == ["no commander" in text.subtitle for text in texts]
        return printed

    assert not any(alone(fleet.document))
    assert all(alone(without(game, fleet.document, "ships/queens-thread")))
    assert alone(without(game, fleet.document, *(ref for ref in refs if ref != "ships/ribbon"))) == [False]
