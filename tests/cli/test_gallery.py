"""`metamaker gallery` as a person uses it."""

from pathlib import Path

from tests.cli.conftest import Run
from tests.gallery.conftest import small_fleet


def test_a_french_gallery_names_what_it_cannot_show(run: Run, tmp_path: Path) -> None:
    (tmp_path / "fleets").mkdir()
    (tmp_path / "fleets" / "small.json").write_bytes(small_fleet("Small"))
    (tmp_path / "fleets" / "bad.json").write_text('{"game": "chess", "format": 1, "body": {}}')
    site = tmp_path / "site"
    ended = run("--language", "fr", "gallery", tmp_path / "fleets", "-o", site, "--title", "Mes flottes", "--json")
    assert ended.code == 2
    assert (ended.data["fleets"], ended.data["designs"], ended.data["changed"]) == (1, 1, 1)
    assert [each["file"] for each in ended.data["refused"]] == ["fleets/bad.json"]
    assert "fleets/bad.json" in ended.err
    assert "chess" in ended.err
    page = (site / "fleets" / "small" / "punk-striker.html").read_text(encoding="utf-8")
    assert '<html lang="fr">' in page
    assert "Pourquoi" in page
    assert "Mes flottes" in page


def test_an_address_must_be_whole(run: Run, tmp_path: Path) -> None:
    ended = run("gallery", tmp_path, "-o", tmp_path / "site", "--address", "fleets.example")
    assert (ended.code, ended.out) == (2, "")
    assert "the address must begin with" in ended.err
