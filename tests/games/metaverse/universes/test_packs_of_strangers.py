"""Universe packs as files: what is no pack is refused in a sentence, and nothing in one is more than letters."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.messages import words_in
from metamaker.core.paths import sample_universes
from metamaker.core.share_code import code
from metamaker.game_api.game import brief_bytes, file_bytes
from metamaker.games.metaverse.edits.house_words import house_word, with_house_words
from metamaker.games.metaverse.model.fleet import GAME, Fleet
from metamaker.games.metaverse.model.house_word import TERMS, HouseWord
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.words import SquadronQuality, WeaponQuality
from metamaker.games.metaverse.universes.pack_game import PACKS
from metamaker.opening import open_any, open_document, open_file, open_pack
from metamaker.registry import game_called
from tests.games.metaverse.edits.flotilla import FLEET

LOW_TIDE = sample_universes(GAME) / "low-tide-1.json"
BODY = json.loads(LOW_TIDE.read_bytes())["body"]
DOCUMENTS = game_called(GAME).documents


def read(body: dict[str, Any]) -> Any:
    envelope = {"game": GAME, "format": 1, "kind": "universe", "body": body}
    return open_any(json.dumps(envelope).encode(), "pack.json").document


@pytest.mark.parametrize("file", sorted(sample_universes(GAME).glob("*.json")), ids=lambda file: file.stem)
def test_samples_are_whole_legal_and_written_as_the_program_writes(file: Path) -> None:
    opened = open_pack(str(file))
    assert file_bytes(PACKS, opened.document) == file.read_bytes()
    assert opened.game.checks is not None
    assert opened.game.checks.issues(opened.document) == ()


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda body: body.update(version=0), r"pack\.json: “version” must be a whole number from 1 to 9999, not 0"),
        (lambda body: body.update(version=1.2), r"pack\.json: “version” must be a whole number from 1 to 9999, not 1\.2"),
        (lambda body: body.update(name=" "), r"pack\.json: “name” must be text of 1 to 120 characters, not “ ”"),
        (lambda body: body.update(ships=[]), r"pack\.json: “ships” is not a known entry"),
        (
            lambda body: body.update(path="../../etc/passwd"),
            r"pack\.json: “path” is not a known entry; did you mean “author”\?",
        ),
        (lambda body: body.update(path="../../etc/passwd"), r"pack\.json: “path” is not a known entry"),
        (lambda body: body["weapons"].clear(), r"pack.json: classes/.*: there is no weapon with the id"),
        (lambda body: body["classes"].append(body["classes"][0]), r"pack.json: classes/cockle: the id “cockle” is used twice"),
        (lambda body: body["words"].append(body["words"][0]), r"pack.json: words/bridge: the id “bridge” is used twice"),
        (
            lambda body: body["words"].append({"term": "shell", "word": "x"}),
            r"words/10/term: “shell” is not a term that you can rename",
        ),
        (lambda body: body["words"].append({"term": "cic", "word": "\u202e"}), r"words/10/word: "),
        (
            lambda body: body.update(weapons=body["weapons"] * 400),
            r"pack\.json: “weapons” must be a list of up to 500 entries, not a list of 1200 entries",
        ),
    ],
)
def test_what_is_no_pack_is_refused_in_a_sentence(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    body = json.loads(json.dumps(BODY))
    change(body)
    with pytest.raises(FileProblem, match=sentence):
        read(body)


def test_a_pack_is_no_fleet_and_a_fleet_no_pack(tmp_path: Path) -> None:
    with pytest.raises(
        FileProblem,
        match=r"this is the universe pack “Low Tide 1”, not a fleet",
    ):
        open_file(str(LOW_TIDE))
    fleet = tmp_path / "fleet.json"
    fleet.write_bytes(file_bytes(game_called(GAME), FLEET))
    with pytest.raises(FileProblem, match="this is not a universe pack"):
        open_pack(str(fleet))


def test_a_share_code_of_a_pack_is_the_pack() -> None:
    pack = open_pack(str(LOW_TIDE)).document
    assert open_document(code(brief_bytes(PACKS, pack))).document == pack


def test_what_a_fleet_remembers_of_packs_is_bounded_and_only_written_where_there_is_something() -> None:
    body = DOCUMENTS.body(FLEET)
    assert not {"universes", "words"} & body.keys()
    used = {"name": "X", "version": 1, "parts": [{"part": "weapons/../../x", "digest": "0" * 16}]}
    odd = DOCUMENTS.read({**body, "universes": [used]}, "f")
    assert DOCUMENTS.read(DOCUMENTS.body(odd), "f") == odd
    assert game_called(GAME).universes is not None
    for wrong in ({**used, "version": 0}, {**used, "parts": [{"part": "weapons/x", "digest": "no"}]}):
        with pytest.raises(FileProblem, match="universes/1"):
            DOCUMENTS.read({**body, "universes": [wrong]}, "f")


def test_house_words_are_letters_and_nothing_else() -> None:
    evil = '{ $count } "\\" { sheet-foot-made } <b>'
    words = with_house_words(
        words_in(GAME, "fr"), (HouseWord(term="bridge", word=evil), HouseWord(term="phased", word="Moonlit"))
    )
    assert words["sheet-name-component-bridge"] == evil
    assert words["sheet-name-weapon_quality-phased"] == "Moonlit"
    assert words["sheet-name-component-cic"] == words_in(GAME, "fr")["sheet-name-component-cic"]
    assert with_house_words(words_in(GAME, "fr"), ()) is words_in(GAME, "fr")


def test_every_term_is_one_kind_of_thing() -> None:
    assert len(TERMS) == len(ComponentKind) + len(WeaponQuality) + len(SquadronQuality)


def test_ships_are_told_in_the_words_of_their_universe() -> None:
    fleet = FLEET.with_(words=(HouseWord(term="bridge", word="Wheelhouse"),))
    plain, own = (" ".join(line for each in _text(one) for line in each.lines) for one in (FLEET, fleet))
    assert plain.replace("Bridge", "Wheelhouse") == own
    assert house_word(fleet, ComponentKind.BRIDGE) == "Wheelhouse"
    edits = game_called(GAME).edits
    assert edits is not None
    same = edits.changed(FLEET, "fleet", "words", "bridge = Wheelhouse\n")
    assert same == fleet
    assert "Wheelhouse" in " ".join(each.title for each in edits.listed(fleet, "en"))


def _text(fleet: Fleet) -> Any:
    return DOCUMENTS.texts(fleet, "classes/heron")[0].passages
