"""Making galleries: what is kept and what is made again, folders that are none, names that cannot lead elsewhere."""

import json
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

from metamaker.balance.quick_look import QuickLook
from metamaker.core.errors import FileProblem
from metamaker.gallery.folder import look_through
from metamaker.gallery.manifest import MANIFEST, Manifest, manifest_in
from metamaker.gallery.output_folder import Site
from metamaker.gallery.sources import sources
from metamaker.gallery.website import builder
from metamaker.play.results import Tally
from metamaker.registry import GAMES, Entry
from tests.gallery.conftest import OPTIONS, Gallery, made, small_fleet
from tests.toy.race import RACE


def _files(site: Path) -> dict[str, bytes]:
    return {file.relative_to(site).as_posix(): file.read_bytes() for file in site.rglob("*") if file.is_file()}


@pytest.fixture
def small(tmp_path: Path) -> Gallery:
    """Return a gallery of two small files."""
    source, site = tmp_path / "fleets", tmp_path / "site"
    source.mkdir()
    for name in ("one", "two"):
        (source / f"{name}.json").write_bytes(small_fleet(name))
    return Gallery(source, site, made([source], site))


def test_only_what_changed_is_made_again_and_what_is_gone_is_taken_out(small: Gallery) -> None:
    before = _files(small.site)
    assert small.again(now="2031-01-01T00:00:00Z").made == ()
    assert _files(small.site) == before
    (small.source / "one.json").write_bytes(small_fleet("One, renamed"))
    assert small.again(now="2031-01-01T00:00:00Z").made == ("One, renamed",)
    after = _files(small.site)
    assert "One, renamed" in after["fleets/one/index.html"].decode()
    assert "2031-01-01" in after["feed.xml"].decode()
    (small.source / "two.json").unlink()
    ended = small.again()
    assert (ended.made, ended.gone, ended.fleets) == ((), ("two",), 1)
    left = _files(small.site)
    assert not [name for name in left if name.startswith("fleets/two/")]
    assert "versions" not in left["fleets/one/punk-striker.html"].decode().replace("<!--links-->", "")
    assert not (small.site / "fleets" / "two").exists()


def test_forecasts_between_fleets_include_battles_that_are_fought_once(
    gallery: Gallery, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pair,) = manifest_in(str(gallery.site)).pairs
    assert pair.fought == OPTIONS.wishes.battles == 2
    site = tmp_path / "site"
    shutil.copytree(gallery.site, site)
    asked: list[int] = []

    def fought(_look: QuickLook, number: int) -> Tally:
        asked.append(number)
        return Tally(wins=number)

    monkeypatch.setattr(QuickLook, "fought", fought)
    again = Gallery(gallery.source, site, gallery.outcome)
    again.again()
    assert asked == []
    assert manifest_in(str(site)).pairs == (pair,)
    again.again(wishes=OPTIONS.wishes._replace(battles=4))
    assert set(asked) == {4}
    assert manifest_in(str(site)).pairs[0].fought == 4
    again.again(wishes=OPTIONS.wishes._replace(battles=0))
    assert manifest_in(str(site)).pairs[0].fought == 0


def test_what_is_added_leaves_what_is_there_though_its_file_is_gone(small: Gallery, tmp_path: Path) -> None:
    before = _files(small.site)
    (small.source / "one.json").unlink()
    (tmp_path / "one-design.json").write_bytes(small_fleet("Punk Striker"))
    added = made([tmp_path / "one-design.json"], small.site, keeps=True, now="2031-01-01T00:00:00Z")
    assert (added.made, added.gone, added.fleets) == (("Punk Striker",), (), 3)
    assert _files(small.site)["fleets/one/one.json"] == before["fleets/one/one.json"]
    remade = made([], small.site, keeps=True, wishes=OPTIONS.wishes._replace(title="Another"))
    assert (remade.made, remade.fleets) == (("Punk Striker", "one", "two"), 3)
    assert "2030-01-02" in _files(small.site)["fleets/one/index.html"].decode()
    assert made([], small.site, keeps=True, wishes=OPTIONS.wishes._replace(title="Another")).made == ()


def test_files_of_a_fleet_and_of_a_design_of_its_name_are_two(tmp_path: Path) -> None:
    (tmp_path / "punk-striker.json").write_bytes(small_fleet("Punk Striker"))
    made([tmp_path / "punk-striker.json"], tmp_path / "site")
    (record,) = manifest_in(str(tmp_path / "site")).records
    assert len({entry.file for entry in record.entries}) == 2
    assert len(set(record.files)) == 10


def test_an_interruption_keeps_what_was_made(small: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    (small.source / "three.json").write_bytes(small_fleet("three"))
    (small.source / "two.json").write_bytes(small_fleet("two, changed"))

    def interrupted(work: Any, tasks: Any, _workers: int) -> Any:
        yield work(tasks[0])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(builder, "each_result", interrupted)
        with pytest.raises(KeyboardInterrupt):
            small.again()
    assert len(small.again().made) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_file_whose_name_is_not_utf_8_is_shown_under_a_readable_one(tmp_path: Path) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / os.fsdecode(b"Fl\xe4che.json")).write_bytes(small_fleet("Plain"))
    (source / "Fläche.json").write_bytes(small_fleet("Even"))
    (source / os.fsdecode(b"\xff.json")).write_text("{")
    outcome = made([source], tmp_path / "site")
    assert (outcome.fleets, [each.name for each in outcome.refused]) == (2, ["source/\\udcff.json"])
    assert made([source], tmp_path / "site").made == ()
    looked = look_through(str(source), "en", Manifest(), lambda _, __: None)
    assert {found.entry.title for found in looked.found} >= {"Plain", "Even"}
    assert made([source / os.fsdecode(b"Fl\xe4che.json")], tmp_path / "alone").fleets == 1


@pytest.mark.parametrize("fault", [KeyboardInterrupt, RuntimeError])
def test_a_gallery_that_was_interrupted_at_its_beginning_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    (source / "one.json").write_bytes(small_fleet("one"))

    def interrupted(*_: Any) -> Any:
        raise fault

    def killed(site: Site, *_: Any) -> str:
        (Path(site.folder) / "fleets").mkdir()
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr(builder, "each_result", interrupted)
        with pytest.raises(fault):
            made([source], tmp_path / "site")
    with monkeypatch.context() as patched:  # without a chance to note anything
        patched.setattr(builder, "_sorted_out", lambda _, site, *__: killed(site))
        with pytest.raises(SystemExit):
            made([source], tmp_path / "other")
    assert [made([source], tmp_path / name).fleets for name in ("site", "other")] == [1, 1]


def test_a_folder_with_other_things_is_no_gallery_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    site = tmp_path / "site"
    site.mkdir()
    (site / "thesis.txt").write_text("mine")
    with pytest.raises(
        FileProblem,
        match=r"this folder contains other files and no gallery\.json",
    ):
        made([tmp_path / "files"], site)
    assert _files(site) == {"thesis.txt": b"mine"}
    with pytest.raises(FileProblem, match="there is no such folder or file"):
        sources([str(tmp_path / "nothing")], str(site))


@pytest.mark.parametrize(
    "name", ["../up", "/etc/passwd", "a/../../b", "a//b", "A", "..", "", "a/.hidden", "a\\b", "c:x", "a\0", "x" * 9 + "/"]
)
def test_no_name_leads_out_of_the_site(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="no name of a file"):
        Site(str(tmp_path)).place(name)


def test_links_are_not_followed_and_a_hostile_manifest_removes_nothing(small: Gallery, tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    manifest = json.loads((small.site / MANIFEST).read_text())
    manifest["common"] += ["../precious.txt", str(precious), "fleets/link.txt"]
    manifest["records"][0]["files"] += ["../precious.txt"]
    manifest["records"][1]["folder"] = "../elsewhere"
    (small.site / MANIFEST).write_text(json.dumps(manifest))
    (small.site / "fleets" / "link.txt").symlink_to(precious)
    (small.source / "two.json").write_bytes(small_fleet("two, changed"))
    with pytest.raises(FileProblem):
        small.again()
    (small.site / MANIFEST).write_text("{")
    assert len(small.again().made) == 2
    assert precious.read_text() == "mine"
    assert not (tmp_path / "elsewhere").exists()
    assert len(manifest_in(str(small.site)).records) == 2


def test_folders_are_walked_without_links_and_without_the_site(tmp_path: Path) -> None:
    (tmp_path / "in" / "site").mkdir(parents=True)
    (tmp_path / "in" / "a.json").write_text("{}")
    (tmp_path / "in" / "site" / "b.json").write_text("{}")
    (tmp_path / "in" / "round").symlink_to(tmp_path / "in")
    found = sources([str(tmp_path / "in"), str(tmp_path / "in")], str(tmp_path / "in" / "site"))
    assert [source.name for source in found] == ["in/a.json"]


def test_a_game_of_documents_and_prints_alone_gets_pages_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, RACE.key, Entry(RACE.name, lambda: RACE))
    (tmp_path / "board.json").write_text(json.dumps({"game": RACE.key, "format": 1, "body": {"name": "A board"}}))
    ended = made([tmp_path / "board.json"], tmp_path / "site")
    assert (ended.fleets, ended.designs, ended.refused) == (1, 0, ())
    page = (tmp_path / "site" / "fleets" / "board" / "index.html").read_text()
    assert "<h1>A board</h1>" in page
    assert '<figure class="sheet sheet-' in page
