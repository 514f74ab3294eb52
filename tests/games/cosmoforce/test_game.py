"""Cosmoforce as the command line and the window see it, as far as it goes without sheets."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core.envelope import compact, migrated, unwrap, wrap
from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out, parse
from metamaker.core.storage import read_file, write_file
from metamaker.game_api.documents import NotInDocument
from metamaker.games.cosmoforce import designs, problems
from metamaker.games.cosmoforce.edits.editing import EDITS
from metamaker.games.cosmoforce.game import COSMOFORCE
from metamaker.games.cosmoforce.model.design import SystemKind
from metamaker.games.cosmoforce.model.edition import Edition, Options, TieBreak, Toggles
from metamaker.games.cosmoforce.model.fleet import Fleet
from tests.games.cosmoforce.builders import design, duel, fleet, team
from tests.games.cosmoforce.stats.test_derived import DESIGNS

DUEL = duel(design("afterburner engine laser"), design("armor", name="Kite"))
STRANGE = ("", "fleet", "designs", "designs/", "designs/heron/slots/0", "ships/x/slots/1", "x/y", "teams/north#3")
PLAYED = DUEL.with_(
    name="Played", edition=Edition.WEB, toggles=Toggles(ram=True, tie_break=TieBreak.MASS), options=Options(hero_crew=True)
)


@pytest.mark.parametrize("document", [Fleet(), DUEL, PLAYED], ids=["empty", "duel", "played otherwise"])
def test_a_document_is_read_as_it_was_written(document: Fleet, tmp_path: object) -> None:
    path = f"{tmp_path}/ships.json"
    write_file(path, laid_out(wrap(COSMOFORCE.key, COSMOFORCE.format, COSMOFORCE.documents.body(document))))
    envelope = unwrap(parse(read_file(path), path), path)
    assert COSMOFORCE.documents.read(migrated(envelope, COSMOFORCE.format, path), path) == document


@given(of=DESIGNS)
def test_the_shortest_text_holds_the_same_document(of: object) -> None:
    document = fleet(of)  # type: ignore[arg-type]
    short = json.loads(compact(wrap(COSMOFORCE.key, COSMOFORCE.format, COSMOFORCE.documents.minimal_body(document))))
    assert COSMOFORCE.documents.read(short["body"], "code") == document


@pytest.mark.rule("CF-SHIP-02", "CF-SHIP-01")
@pytest.mark.parametrize(
    ("fields", "place"),
    [
        ({"slots": ["laser"] * 11}, "designs/heron"),
        ({"slots": ["laser"] * 9}, "designs/heron"),
        ({"slots": ["tractor", *[None] * 9]}, "designs/heron/slots/1"),
        ({"ship_class": "yacht"}, "designs/heron"),
        ({"speed": 3}, "designs/heron"),
    ],
    ids=["eleven slots", "nine slots", "no such system", "no such class", "a number of its own"],
)
def test_what_no_ship_can_be_is_refused_at_its_place(fields: dict[str, object], place: str) -> None:
    with pytest.raises(FileProblem) as refused:
        COSMOFORCE.documents.read(
            {"designs": [{"id": "heron", "name": "Heron", "ship_class": "fighter", **fields}]}, "ships.json"
        )
    assert refused.value.place == place


def test_ids_are_used_once_and_ships_are_of_designs_that_are_there() -> None:
    body = COSMOFORCE.documents.body(DUEL)
    for change in ({"designs": body["designs"][:1]}, {"designs": [*body["designs"], body["designs"][0]]}):
        with pytest.raises(FileProblem):
            COSMOFORCE.documents.read({**body, **change}, "ships.json")


@pytest.mark.rule("CF-DER-01", "CF-DER-04", "CF-DER-05")
def test_numbers_follow_the_edition_of_the_document() -> None:
    for document, thrust, speed in ((DUEL, 3, 5), (PLAYED, 4, 6)):
        numbers = designs.report(document, classes=False).ships[0]
        assert (numbers.id, numbers.design) == ("north-1", "heron")
        assert [numbers.stats[symbol].value for symbol in ("mass", "thrust", "speed")] == [3, thrust, speed]
        assert numbers.parts["slots"]["1"]["system"].value == "Afterburner"


def test_designs_are_reported_where_there_is_no_ship() -> None:
    assert [each.id for each in designs.report(DUEL, classes=True).ships] == ["heron", "kite"]
    assert [each.id for each in designs.report(fleet(design()), classes=False).ships] == ["heron"]


def test_a_number_is_explained_with_its_formula_and_what_each_slot_adds() -> None:
    account = designs.account(DUEL, "heron", "Thrust")
    assert account.explanation is not None
    assert account.explanation.expression == "engines + afterburner_thrust * afterburners"
    assert (account.stat.value, account.explanation.value) == (3, 3)
    assert [(share.where, share.value, share.one_more) for share in account.shares] == [
        ("designs/heron/slots/1", 2, 2),
        ("designs/heron/slots/2", 1, 1),
    ]
    assert designs.account(DUEL, "Kite", "1.boxes").explanation is None


@pytest.mark.parametrize("symbol", ["mass", "speed", "thrust", "complement", "starting_heat", "boxes", "capacity"])
@pytest.mark.parametrize("edition", Edition)
def test_what_a_number_comes_from_adds_up_to_it(symbol: str, edition: Edition) -> None:
    shown = DUEL.with_(edition=edition)
    for name in ("heron", "kite"):
        account = designs.account(shown, name, symbol)
        assert sum(share.value for share in account.shares) == account.stat.value


def test_what_no_slot_gives_has_a_line_of_its_own() -> None:
    lines = {str(share.text): share.value for share in designs.account(DUEL, "heron", "speed").shares}
    assert lines["3 − Size Mod 1"] == 2
    capacity = designs.account(DUEL, "heron", "capacity")
    assert capacity.shares[-1].value == -2
    assert capacity.explanation is not None
    assert capacity.explanation.expression == "boxes - kept_whole"


def test_what_is_not_there_is_told_in_a_sentence() -> None:
    with pytest.raises(NotInDocument, match="did you mean “thrust”"):
        designs.account(DUEL, "heron", "thrst")
    with pytest.raises(NotInDocument, match="no ship or design “gull”"):
        COSMOFORCE.documents.find(DUEL, "gull")
    twins = fleet(design(), design(name="Twin"), teams=(team("north", design(), design()),))
    with pytest.raises(NotInDocument, match="2 have this name"):
        COSMOFORCE.documents.find(twins, "HERON")


def test_ships_go_before_designs_of_the_same_name() -> None:
    assert COSMOFORCE.documents.find(DUEL, "KITE") == "ships/south-1"
    assert COSMOFORCE.documents.find(DUEL, "kite") == "designs/kite"
    assert designs.dependencies(DUEL, "ships/south-1") == ("ships/south-1", "designs/kite")
    assert designs.dependencies(DUEL, "teams/north") == ()


def test_the_roster_lists_the_ships_of_all_teams() -> None:
    roster = designs.roster(DUEL)
    assert [(ship.id, ship.design_name, ship.level) for ship in roster.ships] == [
        ("north-1", "Heron", "North"),
        ("south-1", "Kite", "South"),
    ]
    assert roster.totals["mass"].value == 4
    assert [piece.count for piece in roster.miniatures] == [1, 1]


def test_what_goes_to_an_opponent_has_no_notes_and_no_other_ship() -> None:
    noted = EDITS.changed(DUEL, "designs/heron", "notes", "secret")
    cut = designs.extract(noted, ("ships/north-1",))
    assert [(each.id, each.notes) for each in cut.designs] == [("heron", "")]
    assert [[ship.id for ship in each.ships] for each in cut.teams] == [["north-1"]]
    assert designs.extract(noted, ("designs/kite",)).teams == ()
    assert designs.subjects(DUEL, classes=False) == ("ships/north-1", "ships/south-1")


def test_differences_are_told_as_sentences() -> None:
    after = EDITS.changed(DUEL, "designs/heron/slots/3", "system", "missile")
    after = EDITS.changed(after, "designs/heron", "name", "Egret")
    after = EDITS.changed(after, "designs/heron", "notes", "new")
    after = EDITS.changed(after, "ships/south-1", "design", "heron")
    assert designs.difference_texts(DUEL, after, "en") == (
        "Egret: name Heron → Egret",
        "Egret: slot 3 Laser → Missile",
        "Egret: notes changed",
        "Kite: design Kite → Egret",
    )
    assert designs.difference_texts(DUEL, fleet(*DUEL.designs, teams=DUEL.teams[:1]), "en") == ("Removed: South",)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ("document: edition Roster → Web", "document: burn bonus 3 → as in the edition")),
        (
            "fr",
            ("document\u00a0: édition Roster → Web", "document\u00a0: bonus de l’action Poussée 3 → comme l’édition"),
        ),
    ],
)
def test_differences_name_properties_and_choices_as_the_window_does(language: str, told: tuple[str, ...]) -> None:
    before = DUEL.with_(toggles=Toggles(burn_bonus=3))
    assert designs.difference_texts(before, DUEL.with_(edition=Edition.WEB), language) == told
    after = EDITS.changed(DUEL, "fleet", "hero_crew", True)
    assert designs.difference_texts(DUEL, after, "en") == ("document: hero crew no → yes",)


@pytest.mark.parametrize("key", COSMOFORCE.documents.templates())
def test_templates_are_documents_without_errors(key: str) -> None:
    made = COSMOFORCE.documents.new("Ours", "ours.json", key)
    assert made.name == COSMOFORCE.documents.title(made) == "Ours"
    assert [issue for issue in problems.issues(made) if issue.severity == "error"] == []
    assert problems.issues(COSMOFORCE.documents.new("Ours", "ours.json")) == ()


def test_the_schema_names_every_system() -> None:
    assert set(COSMOFORCE.documents.schema()["$defs"]["SystemKind"]["enum"]) == set(SystemKind)


@given(
    st.sampled_from(["", "fleet", "designs", "designs/", "designs/heron/slots/0", "ships/x/slots/1", "x/y", "teams/north#3"])
)
def test_no_reference_raises(ref: str) -> None:
    EDITS.properties(DUEL, ref, "en")
    EDITS.summary(DUEL, ref, "xx")
    EDITS.inline_property(DUEL, ref, "en")
    EDITS.stepped(DUEL, ref, 1)
