"""Codes, pictures and texts of fleets: what is shared opens again, and names stay names."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.png_text import SIGNATURE
from metamaker.core.sanitize import escaped
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.opening import open_file
from tests.cli.conftest import EVEN_HAND, LARGE, SKIRMISH, Change, Run
from tests.cli.test_files import metamaker

Changed = Callable[[str, Change], Path]


def test_a_code_opens_as_the_fleet(run: Run, tmp_path: Path) -> None:
    shown = run("code", SKIRMISH, "--length", 100_000).out
    assert re.fullmatch(r"MM1-[A-Z2-7]+\n", shown)
    back = tmp_path / "back.json"
    told = run("open", shown.strip(), "-o", back, "--json").data
    assert told == {"file": str(back), "game": "metaverse", "format": 1}
    assert run("diff", SKIRMISH, back, "--json").data["changes"] == []


def test_a_long_code_comes_in_parts_for_chats(run: Run, tmp_path: Path) -> None:
    data = run("code", LARGE, "--json").data
    assert data["name"] == run("fleet", LARGE, "--json").data["name"]
    assert len(data["codes"]) > 3
    assert data["characters"] == sum(map(len, data["codes"]))
    assert all(len(code) <= 1900 for code in data["codes"])
    one, *others = data["codes"]
    (tmp_path / "one.txt").write_text(f"\ufeff{one.lower()}\n")
    assert run("open", *reversed(others), tmp_path / "one.txt", "-o", tmp_path / "back.json").code == 0
    assert run("diff", LARGE, tmp_path / "back.json", "--json").data["changes"] == []


def test_a_short_list_has_a_line_for_each_class_and_fits_into_a_message(run: Run) -> None:
    shown = run("text", LARGE, "--short", "--plain").out
    assert len(shown) < 2000
    assert re.search(r"^  \d+ × \S.*: \d+$", shown, re.MULTILINE)
    assert run("text", LARGE, "--plain").out.startswith(shown)
    data = run("text", LARGE, "--short", "--json").data
    assert (len(data["document"]), data["ships"]) == (1, [])


@pytest.mark.parametrize("other", ["still-water", "--classes"])
def test_a_short_list_is_of_the_whole_fleet(run: Run, other: str) -> None:
    ended = run("text", EVEN_HAND, "--short", other)
    assert (ended.code, ended.out) == (2, "")
    assert "--short lists the whole fleet" in ended.err


def test_a_ship_is_shared_alone(run: Run, tmp_path: Path) -> None:
    (code,) = run("code", EVEN_HAND, "still water", "--json").data["codes"]
    assert run("open", code, "-o", tmp_path / "back.json").code == 0
    body = json.loads((tmp_path / "back.json").read_text())["body"]
    assert [ship["id"] for ship in body["ships"]] == ["still-water"]
    assert [ship["id"] for ship in body["classes"]] == ["fathom"]


def test_every_verb_takes_a_code_in_place_of_a_file(run: Run, heron: Path) -> None:
    code = run("code", heron).out.strip()
    assert run("fleet", code, "--json").data == run("fleet", heron, "--json").data
    assert run("check", code).out == "no problems\n"
    several = run("check", code, heron, "--json").data["files"]
    assert [report["file"] for report in several] == ["share code", str(heron)]


def test_a_link_is_opened_whatever_files_there_are(
    run: Run, heron: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    link = f"metamaker:{run('code', heron).out.strip()}"
    monkeypatch.chdir(tmp_path)
    (tmp_path / link[:100]).write_text("no fleet")
    assert run("fleet", link, "--json").data == run("fleet", heron, "--json").data
    assert run("open", link, "-o", tmp_path / "back.json").code == 0
    Path("metamaker:heron.json").write_bytes(heron.read_bytes())
    for refused in ("metamaker:heron.json", "metamaker:///etc/passwd", f"{link}?{heron}"):
        ended = run("fleet", refused)
        assert (ended.code, ended.out) == (2, "")
        assert ended.err.startswith("metamaker: link: a link must consist of one share code")


def test_a_file_of_that_name_goes_first(run: Run, heron: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    named = heron.rename(heron.with_name("MM1-AAAA"))
    monkeypatch.chdir(named.parent)
    assert run("check", "MM1-AAAA").out == "no problems\n"


def test_codes_come_through_the_pipe(heron: Path, tmp_path: Path) -> None:
    code = metamaker("code", heron).stdout
    back = tmp_path / "back.json"
    assert metamaker("open", "-", "-o", back, input=code).returncode == 0
    assert back.read_bytes() == heron.read_bytes()
    assert metamaker("open", code.strip(), "-o", "-").stdout == heron.read_text()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("open", "MM1-2/3-ABCD-AAAA", "-o", "OUT"), "share code: the code has 3 parts, and you gave 1; missing: 1, 3"),
        (
            ("open", "MM9-AAAA", "-o", "OUT"),
            "share code: the code has version 9, but this version of MetaMaker only reads versions up to 1",
        ),
        (("check", "mm1-aaaa bbbb"), "share code: the code is incomplete: copy it again, including the end"),
        (("open", "HERON", "MM1-AAAA", "-o", "OUT"), "HERON: this is not a share code; share codes begin with MM1-"),
        (("open", "HERON", "-o", "OUT.pdf"), "choose a name that ends with .json"),
        (("code", "HERON", "Nobody"), "HERON: there is no ship or class “Nobody”"),
        (("text", "HERON", "Nobody"), "HERON: there is no ship or class “Nobody”"),
        (("picture", "HERON", "-o", "OUT"), "OUT: choose a name that ends with .png"),
        (("open", "PICTURE", "-o", "OUT"), "PICTURE: this picture contains no fleet"),
    ],
)
def test_what_cannot_be_shared_is_told(run: Run, heron: Path, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    picture = tmp_path / "empty.png"
    picture.write_bytes(SIGNATURE)
    names = {"HERON": str(heron), "OUT": str(tmp_path / "out"), "PICTURE": str(picture)}

    def named(text: str) -> str:
        return re.sub("HERON|OUT|PICTURE", lambda found: names[found[0]], text)

    ended = run(*map(named, words))
    assert (ended.code, ended.out) == (2, "")
    assert named(told) in ended.err
    assert ended.err.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_a_fleet_too_long_to_share_is_told(run: Run, changed: Changed, tmp_path: Path) -> None:
    def wordy(body: dict[str, Any]) -> None:
        ship = body["classes"][0]
        body["classes"] = [ship, *({**ship, "id": f"s-{number}", "notes": "x" * 20_000} for number in range(60))]

    long = changed("long.json", wordy)
    for words in (("code", long), ("picture", long, "-o", tmp_path / "long.png")):
        ended = run(*words)
        assert (ended.code, ended.err) == (2, f"metamaker: {long}: a share code can hold 1 MB, and this has 1.2 MB\n")


def test_a_picture_opens_as_the_fleet(run: Run, tmp_path: Path) -> None:
    card, back = tmp_path / "card.png", tmp_path / "back.json"
    told = run("picture", EVEN_HAND, "-o", card, "--json").data
    content = card.read_bytes()
    assert told == {"file": str(card), "bytes": len(content)}
    assert [int.from_bytes(content[place : place + 4], "big") for place in (16, 20)] == [1200, 675]
    assert run("convert", card, back).code == 0
    assert run("diff", EVEN_HAND, back, "--json").data["changes"] == []


def test_a_picture_may_carry_less(run: Run, tmp_path: Path) -> None:
    card = tmp_path / "card.png"
    run("picture", EVEN_HAND, "-o", card, "--embed", "ship")
    run("open", card, "-o", tmp_path / "back.json")
    body = json.loads((tmp_path / "back.json").read_text())["body"]
    assert (body["notes"], len(body["ships"])) == ("", 9)
    run("picture", EVEN_HAND, "-o", card, "--embed", "none")
    assert "contains no fleet" in run("check", card).err


def test_ships_in_words(run: Run) -> None:
    markdown = run("text", EVEN_HAND, "Still Water").out
    assert markdown.startswith("### Still Water\n*Fathom class  ·  The Even Hand*\n")
    assert "combat value **60**" in markdown
    plain = run("text", EVEN_HAND, "Still Water", "--plain").out
    assert not set("*#\\") & set(plain)
    assert "\nWeapons:\n  Gauge lance: energy 1 × D8+1" in plain
    assert len(run("text", EVEN_HAND, "--json").data["ships"]) == 9
    (ship,) = run("text", EVEN_HAND, "ell", "--json").data["ships"]
    assert (ship["where"], ship["title"]) == ("classes/ell", "Ell")
    fleet = open_file(str(EVEN_HAND)).document
    points = round(combat_value(design(fleet, fleet.ship_class("ell"))))
    assert {"label": "combat value", "value": str(points)} in ship["figures"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Heron (Mk. II) – 3", "Heron (Mk. II) – 3"),
        ("**Heron**", r"\*\*Heron\*\*"),
        ("[Heron](http://x.example)", r"\[Heron\](http\://x.example)"),
        ("www.x.example", r"www\.x.example"),
        ("# Heron", r"\# Heron"),
        ("1. Heron", r"1\. Heron"),
        ("- Heron", r"\- Heron"),
        ("@everyone", "@\u200beveryone"),
        ("<b>&amp;", r"\<b\>\&amp;"),
        (":boom: $x$ ~~no~~ ||spoiler||", r"\:boom: \$x\$ \~\~no\~\~ \|\|spoiler\|\|"),
        ("a\nb\x1b", r"a\\u000ab\\u001b"),
        ("`rm` _x_ \\", r"\`rm\` \_x\_ \\"),
    ],
)
def test_names_cannot_command_a_chat(name: str, shown: str) -> None:
    assert escaped(name) == shown


def test_hostile_names_in_words(run: Run, changed: Changed) -> None:
    file = changed("stranger.json", lambda body: body["ships"][0].update(name="\u200b*x*@here"))
    assert "### \\\\u200b\\*x\\*@\u200bhere\n" in run("text", file).out
    assert "\\u200b*x*@here\n" in run("text", file, "--plain").out
