"""Making galleries: what is kept and what is made again, folders that are none, names that cannot lead elsewhere."""

import json
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.problem import FileProblem
from metamaker.gallery import document_pages, making
from metamaker.gallery.records import MANIFEST, manifest_in
from metamaker.gallery.site import Site
from metamaker.gallery.sources import sources
from metamaker.registry import GAMES, Entry
from tests.gallery.conftest import Gallery, made, small_fleet
from tests.toy.race import RACE


def _files(site: Path) -> dict[str, bytes]:
    return {file.relative_to(site).as_posix(): file.read_bytes() for file in site.rglob("*") if file.is_file()}


@pytest.fixture
def small(tmp_path: Path) -> Gallery:
    """A gallery of two small files."""
    source, site = tmp_path / "fleets", tmp_path / "site"
    source.mkdir()
    for name in ("one", "two"):
        (source / f"{name}.json").write_bytes(small_fleet(name))
    return Gallery(source, site, made([source], site))


def test_only_what_changed_is_made_again_and_what_is_gone_is_taken_out(small: Gallery) -> None:
    before = _files(small.site)
    assert small.again(now="2031-01-01T00:00:00Z").changed == 0
    assert _files(small.site) == before
    (small.source / "one.json").write_bytes(small_fleet("One, renamed"))
    assert small.again(now="2031-01-01T00:00:00Z").changed == 1
    after = _files(small.site)
    assert "One, renamed" in after["fleets/one/index.html"].decode()
    assert "2031-01-01" in after["feed.xml"].decode()
    (small.source / "two.json").unlink()
    ended = small.again()
    assert (ended.changed, ended.removed, ended.fleets) == (0, 1, 1)
    left = _files(small.site)
    assert not [name for name in left if name.startswith("fleets/two/")]
    assert "versions" not in left["fleets/one/punk-striker.html"].decode().replace("<!--links-->", "")
    assert not (small.site / "fleets" / "two").exists()


def test_an_interruption_keeps_what_was_made(small: Gallery, monkeypatch: pytest.MonkeyPatch) -> None:
    (small.source / "three.json").write_bytes(small_fleet("three"))
    (small.source / "two.json").write_bytes(small_fleet("two, changed"))

    def interrupted(tasks: Any, workers: int) -> Any:
        yield document_pages.made(tasks[0])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(making, "_results", interrupted)
        with pytest.raises(KeyboardInterrupt):
            small.again()
    assert small.again().changed == 1


def test_a_folder_with_other_things_is_no_gallery_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "files").mkdir()
    site = tmp_path / "site"
    site.mkdir()
    (site / "thesis.txt").write_text("mine")
    with pytest.raises(FileProblem, match="expected an empty folder or a gallery"):
        made([tmp_path / "files"], site)
    assert _files(site) == {"thesis.txt": b"mine"}
    with pytest.raises(FileProblem, match="expected a folder or a file"):
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
    assert small.again().changed == 2
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
