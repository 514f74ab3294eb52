"""Logs of ships: filled from battles, entered once, counted in campaigns, printed after sheets."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.core.json_text import laid_out
from metamaker.core.paths import sample_fleets
from metamaker.core.property import EditProblem
from metamaker.core.ship_log import MAX_ENTRIES, MAX_SCARS, BattleResult, Fate, LogEntry, Scar
from metamaker.game_api.companion_games import record_game
from metamaker.game_api.game import Game, file_bytes, required
from metamaker.game_api.logs import Deeds, LoggedShip, Suffered
from metamaker.game_api.matches import begun
from metamaker.game_api.prints import PrintOptions
from metamaker.game_api.record_documents import fleet_of, new_record, with_filled
from metamaker.game_api.ship_logs import About, campaigns, entered, entry_of, from_record, from_replay, standings
from metamaker.opening import Opened, open_bytes, open_code, open_file
from metamaker.play.documents import Replay, replay_text
from metamaker.play.match import Match
from metamaker.play.table import Setting
from metamaker.printing.log_filling import entries_in
from metamaker.printing.log_pages import log_leaves
from metamaker.printing.print_job import PrintJob, PrintOrder, drawn
from metamaker.printing.sharing import share_code
from metamaker.rendering.frame import UPRIGHT
from metamaker.rendering.imposition import Format, slots
from metamaker.rendering.svg import page_svg

GAMES = ("metaverse", "cosmoforce")
ABOUT = About("2026-11-29", campaign="Ribbons")
HOSTILE = "<script>alert(1)</script> & \"';DROP"


@cache
def sample(key: str) -> Opened:
    name = {"metaverse": "the-even-hand", "cosmoforce": "six-ideas"}[key]
    return open_file(str(sample_fleets(key) / f"{name}.json"))


@cache
def fought(key: str) -> tuple[Match, Replay]:
    """A match of the sample under captains, and its document: against another fleet, or of its own two teams."""
    game, play = sample(key).game, required(sample(key).game.play)
    forces = list(play.sides(sample(key).document))
    if not forces:
        other = open_file(str(sample_fleets(key) / "the-slow-orchard.json")).document
        forces = [play.force(sample(key).document, ()), play.force(other, ())]
    match = begun(game, forces, Setting(3, ("plain", "plain")))
    while match.result is None:
        match.play_turn()
    return match, match.replay()


def logs(game: Game, document: Any) -> dict[str, tuple[LogEntry, ...]]:
    return {ship.ref: ship.log for ship in required(game.logs).ships(document)}


def from_match(key: str, document: Any) -> Any:
    game = sample(key).game
    return entered(game, document, from_replay(game, document, fought(key)[1], "", ABOUT, "en"))


@cache
def logged(key: str) -> Any:
    """The sample after its match."""
    return from_match(key, sample(key).document)


@pytest.mark.parametrize("key", GAMES)
def test_a_match_fills_the_log_of_every_ship_that_fought(key: str) -> None:
    match = fought(key)[0]
    found = logs(sample(key).game, logged(key))
    assert {len(log) for log in found.values()} == {1}
    entries = [log[0] for log in found.values()]
    assert {(entry.date, entry.campaign) for entry in entries} == {("2026-11-29", "Ribbons")}
    standing = match.views.standing().figures
    gone = [row for row in standing if row.get("status") == "destroyed" or row.get("eliminated")]
    ours = gone if key == "cosmoforce" else [row for row in gone if row["side"] == 0]
    assert sum(entry.fate is Fate.DESTROYED for entry in entries) == len(ours)
    if key == "metaverse":
        assert {entry.result for entry in entries} == {BattleResult.WON if match.result == 0 else BattleResult.LOST}
        assert {entry.opponent for entry in entries} == {"The Slow Orchard"}
        hulls = {row["name"]: row["hull_hits"] - row["hull"] for row in standing if row["status"] != "destroyed"}
        boxes = {ship.name: ship.log[0].boxes_lost for ship in required(sample(key).game.logs).ships(logged(key))}
        assert {name: boxes[name] for name in hulls if name in boxes} == {n: b for n, b in hulls.items() if n in boxes}
    else:
        assert {entry.result for entry in entries} == {BattleResult.WON, BattleResult.LOST}
        kills = sum(entry.kills for entry in entries)
        assert kills <= len(gone)
    assert sum(entry.hits for entry in entries) > 0


@pytest.mark.parametrize("key", GAMES)
def test_a_battle_is_entered_once_and_words_of_people_stay(key: str) -> None:
    game, document = sample(key).game, logged(key)
    assert from_match(key, document) == document
    ref = next(iter(logs(game, document)))
    old = logs(game, document)[ref][0]
    changed = old.with_(title="At the gate", note="Our finest hour", scars=(Scar(what="Mast", repaired=True),), boxes_lost=9999)
    edited = required(game.logs).with_log(document, ref, (changed,))
    (after,) = logs(game, from_match(key, edited))[ref]
    assert after == changed.with_(boxes_lost=old.boxes_lost)


@pytest.mark.parametrize("key", GAMES)
def test_files_of_matches_records_and_states_fill_logs(key: str, tmp_path: Path) -> None:
    game, document = sample(key).game, sample(key).document
    match = tmp_path / "match.json"
    match.write_bytes(replay_text(fought(key)[1], key))
    found = entries_in(game, document, str(match), ABOUT, "en")
    assert entered(game, document, found) == logged(key)

    options = PrintOptions(fillable=True)
    ref = next(iter(logs(game, document)))
    fields = [field.name for leaf in required(game.sheets).sheet(document, ref, options).leaves for field in leaf.fields]
    ticks = dict.fromkeys((name for name in fields if "/hull" in name or "slots" in name), "X")
    record = with_filled(game, document, new_record(game, document), ticks)
    paper = tmp_path / "paper.json"
    paper.write_bytes(file_bytes(record_game(game), record))
    state = tmp_path / "state.json"
    state.write_bytes(laid_out(record.state))
    for file in (paper, state):
        entries = entries_in(game, document, str(file), ABOUT._replace(result=BattleResult.LOST), "en")
        assert set(entries) == set(logs(game, document))
        assert {(each, entry.fate) for each, entry in entries.items() if entry.boxes_lost} == {(ref, Fate.DESTROYED)}
        assert {entry.result for entry in entries.values()} == {BattleResult.LOST}
        again = entered(game, document, entries)
        assert entered(game, again, entries_in(game, again, str(file), ABOUT, "en")) == again
    with pytest.raises(FileProblem, match="another game"):
        entries_in(sample(GAMES[key == GAMES[0]]).game, document, str(paper), ABOUT, "en")


@pytest.mark.parametrize("key", GAMES)
def test_a_game_on_paper_is_entered_once_whatever_its_damage(key: str) -> None:
    game, document = sample(key).game, sample(key).document
    ref = next(iter(logs(game, document)))
    record = new_record(game, document)
    fields = [
        f.name for leaf in required(game.sheets).sheet(document, ref, PrintOptions(fillable=True)).leaves for f in leaf.fields
    ]
    ticks = dict.fromkeys((name for name in fields if "/hull" in name or "slots" in name), "X")
    later = with_filled(game, document, record, ticks)
    after = document
    for each in (record, later):
        after = entered(game, after, from_record(game, after, each, fleet_of(game, each, ""), ABOUT, "en"))
    assert {len(log) for log in logs(game, after).values()} == {1}
    assert logs(game, after)[ref][0].fate is Fate.DESTROYED
    other = new_record(game, document)
    after = entered(game, after, from_record(game, after, other, fleet_of(game, other, ""), ABOUT, "en"))
    assert {len(log) for log in logs(game, after).values()} == {2}


def test_scars_follow_a_game_that_goes_on_until_people_change_them() -> None:
    game, document = sample("metaverse").game, sample("metaverse").document
    ref = next(iter(logs(game, document)))

    def scars_after(*parts: tuple[int, tuple[Scar, ...]]) -> list[str]:
        after = document
        for boxes, scars in parts:
            after = entered(game, after, {ref: LogEntry(battle="0" * 16, boxes_lost=boxes, scars=scars)})
        return [scar.what for scar in logs(game, after)[ref][0].scars]

    mast, masts, pump = Scar(what="Mast"), Scar(what="2 × Mast"), Scar(what="Pump")
    assert scars_after((3, ()), (9, (masts, pump))) == ["2 × Mast", "Pump"]
    assert scars_after((3, (mast,)), (9, (masts, pump))) == ["2 × Mast", "Pump"]
    assert scars_after((3, (mast,)), (3, (mast, pump))) == ["Mast"]
    assert scars_after((3, (Scar(what="Mast", repaired=True),)), (9, (mast, pump))) == ["Mast"]


@pytest.mark.parametrize("key", GAMES)
def test_a_battle_is_entered_after_a_lost_ship_has_left_the_roster(key: str) -> None:
    game, document = sample(key).game, sample(key).document
    body = game.documents.body(document)
    gone = (body["ships"] if key == "metaverse" else body["teams"][0]["ships"]).pop()
    smaller = game.documents.read(body, "fleet.json")
    whole = from_replay(game, document, fought(key)[1], "", ABOUT, "en")
    assert from_replay(game, smaller, fought(key)[1], "", ABOUT, "en") == {
        ref: entry for ref, entry in whole.items() if ref != f"ships/{gone['id']}"
    }
    record = new_record(game, document)
    assert len(from_record(game, smaller, record, document, ABOUT, "en")) == len(whole)
    assert entered(game, smaller, from_record(game, smaller, record, document, ABOUT, "en")) != smaller


def test_a_battle_of_others_is_refused(tmp_path: Path) -> None:
    other = open_file(str(sample_fleets("metaverse") / "the-marginalia.json"))
    match = tmp_path / "match.json"
    match.write_bytes(replay_text(fought("metaverse")[1], "metaverse"))
    with pytest.raises(FileProblem, match="no ship of this fleet"):
        entries_in(other.game, other.document, str(match), ABOUT, "en")


@pytest.mark.parametrize("key", GAMES)
def test_files_keep_logs_and_nothing_else_has_them(key: str) -> None:
    game, document = sample(key).game, logged(key)
    data = file_bytes(game, document)
    assert json.loads(data)["format"] == {"metaverse": 2, "cosmoforce": 3}[key]
    assert open_bytes(data, "fleet.json").document == document
    shared = open_code(share_code(game, document)).document
    assert not any(logs(game, shared).values())
    alone = open_code(share_code(game, document, next(iter(logs(game, document))))).document
    assert not any(logs(game, alone).values())
    force = required(game.play).force(document, ())
    assert not any(logs(game, force).values())
    named = required(game.play).force(document, [next(iter(logs(game, document))).partition("/")[2]])
    assert not any(logs(game, named).values())


@pytest.mark.parametrize("key", GAMES)
def test_standings_count_battles_once_for_a_fleet(key: str) -> None:
    game, document = sample(key).game, logged(key)
    lines = standings(game, [document])
    assert lines == standings(game, [document], "Ribbons")
    assert standings(game, [document], "Other") == ()
    assert campaigns(game, [document]) == ("Ribbons",)
    holders = [line for line in lines if not line.is_ship]
    assert {line.battles for line in lines} == {1}
    assert sum(line.won + line.lost + line.drawn for line in holders) == len(holders) == (1 if key == "metaverse" else 2)
    assert [line.won for line in holders] == sorted((line.won for line in holders), reverse=True)
    for name in (holder.name for holder in holders):
        own = [ship for ship in required(game.logs).ships(document) if ship.of == name]
        holder = next(line for line in holders if line.name == name)
        assert holder.points == pytest.approx(sum(ship.log[0].points for ship in own))
        assert holder.ships_lost == sum(ship.log[0].fate is Fate.DESTROYED for ship in own)


@pytest.mark.parametrize("key", GAMES)
def test_a_full_log_takes_no_more(key: str) -> None:
    game, document = sample(key).game, sample(key).document
    ref = next(iter(logs(game, document)))
    full = required(game.logs).with_log(document, ref, [LogEntry(title=str(number)) for number in range(MAX_ENTRIES)])
    with pytest.raises(EditProblem, match="100 entries"):
        entered(game, full, {ref: LogEntry(battle="0" * 16)})
    with pytest.raises(EditProblem):
        required(game.logs).with_log(document, ref, [LogEntry()] * (MAX_ENTRIES + 1))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("date", "2026-02-30"),
        ("date", "yesterday"),
        ("battle", "x" * 16),
        ("title", "t" * 121),
        ("campaign", "c" * 41),
        ("note", "n" * 501),
        ("title", "up\u202eside"),
        ("boxes_lost", -1),
        ("points", float("inf")),
        ("scars", [{"what": "Mast"}] * (MAX_SCARS + 1)),
        ("fate", "bored"),
    ],
)
def test_files_with_other_entries_are_refused(field: str, value: object) -> None:
    game, body = sample("metaverse").game, sample("metaverse").game.documents.body(logged("metaverse"))
    body["ships"][0]["log"][0][field] = value
    with pytest.raises(FileProblem, match=f"log/1/{field}|log.*{field}"):
        game.documents.read(body, "fleet.json")


def pictures(game: Game, document: Any, order: PrintOrder) -> list[str]:
    ink = next(iter(required(game.prints).inks.values()))
    return [page_svg(page, ink) for page in drawn([PrintJob(game, document, order)]).pages]


@pytest.mark.parametrize("key", GAMES)
def test_a_log_is_printed_after_the_sheet_of_its_ship(key: str) -> None:
    game, document = sample(key).game, logged(key)
    ref = next(iter(logs(game, document)))
    order = PrintOrder(only=(ref,), options=PrintOptions(logs=True))
    unlogged = replace(order, options=PrintOptions())
    plain, made = pictures(game, document, unlogged), pictures(game, document, order)
    assert len(made) == len(plain) + 1
    assert made[: len(plain)] == plain
    assert pictures(game, sample(key).document, order) == pictures(game, sample(key).document, unlogged)
    small = replace(order, options=PrintOptions(format="card", logs=True))
    assert len(drawn([PrintJob(game, document, small)]).pages) == 1


def test_hostile_words_stay_words_on_paper() -> None:
    entry = LogEntry(title=HOSTILE, opponent=HOSTILE, campaign=HOSTILE[:40], note=HOSTILE, scars=(Scar(what=HOSTILE),))
    ship = LoggedShip("ships/a", HOSTILE, "a", HOSTILE, (entry,))
    (page,) = log_leaves(ship, slots(Format.FULL, UPRIGHT), "en")
    svg = page_svg(page, next(iter(required(sample("metaverse").game.prints).inks.values())))
    assert "<script" not in svg.lower().replace("<script type", "")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_long_logs_continue_overleaf(language: str) -> None:
    wordy = LogEntry(
        title="W" * 120, opponent="M" * 120, note="mw " * 160, scars=tuple(Scar(what="MW " * 39) for _ in range(20))
    )
    ship = LoggedShip("ships/a", "W" * 120, "a", "A", (wordy,) * 12)
    leaves = log_leaves(ship, slots(Format.FULL, UPRIGHT), language)
    assert len(leaves) > 1
    assert {leaf.drawing.height for leaf in leaves} == {slots(Format.FULL, UPRIGHT).height}
    assert [leaf.bookmark is None for leaf in leaves] == [False, *[True] * (len(leaves) - 1)]


@pytest.mark.parametrize("key", GAMES)
def test_entries_of_a_match_with_the_longest_names_fit(key: str) -> None:
    game, play = sample(key).game, required(sample(key).game.play)
    body = game.documents.body(sample(key).document)
    body["name"] = "A" * 120
    for team in body.get("teams", ()):
        team["name"] = "T" * 120
    document = game.documents.read(body, "fleet.json")
    other = game.documents.read({**body, "name": "B" * 120}, "fleet.json")
    forces = list(play.sides(document)) or [play.force(document, ()), play.force(other, ())]
    replay = begun(game, forces, Setting(3, ("plain", "plain"))).replay()
    found = from_replay(game, document, replay, "", ABOUT, "en")
    assert found
    assert {len(entry.title) for entry in found.values()} == {120}


def test_typed_words_that_a_log_cannot_have_are_refused() -> None:
    game, document = sample("metaverse").game, sample("metaverse").document
    for about in (About(title="t" * 121), About(title="up\u202eside"), About(campaign="c" * 41), About(opponent="a\nb")):
        with pytest.raises(EditProblem, match=r"Title|Campaign|Opponent"):
            from_replay(game, document, fought("metaverse")[1], "", about, "en")


def test_figures_and_scars_beyond_the_limits_of_an_entry_are_cut() -> None:
    scars = tuple("M" * 200 for _ in range(MAX_SCARS + 5))
    entry = entry_of("0" * 16, About(), Suffered(Fate.CRIPPLED, 10**6, 10**6, scars), Deeds(10**6, 10**6, float("nan"), None))
    assert (entry.boxes_lost, entry.squadrons_lost, entry.hits, entry.kills, entry.points) == (9999, 9999, 9999, 9999, 0.0)
    assert {len(scar.what) for scar in entry.scars} == {120}
    assert len(entry.scars) == MAX_SCARS
    assert entry_of("", About(), Suffered(Fate.SURVIVED, 0), Deeds(0, 1, 1e9, None)).points == 1_000_000
