"""An index as its host gives it is read within bounds, never run, and leads nowhere but to files of its own site."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metamaker.core.errors import FileProblem
from metamaker.gallery.entries import digest
from metamaker.gallery.hosted import is_below, site_address
from metamaker.gallery.index_reader import INDEX, SCRIPT, read_index
from metamaker.gallery.manifest import DESIGN, ENCOUNTER, FLEET
from metamaker.game_api.game import brief_bytes
from metamaker.opening import open_bytes
from tests.gallery.conftest import SCRIPT as EVIL
from tests.gallery.conftest import Gallery


@pytest.fixture(scope="session")
def index(gallery: Gallery) -> bytes:
    return (gallery.site / INDEX).read_bytes()


def changed(index: bytes, act: Callable[[dict[str, Any]], object]) -> bytes:
    """Return the index with its data changed."""
    value = json.loads(index.decode().removeprefix(SCRIPT).removesuffix(";\n"))
    act(value)
    return f"{SCRIPT}{json.dumps(value)};\n".encode()


def test_every_entry_leads_to_the_file_of_what_it_is_about(gallery: Gallery, index: bytes) -> None:
    found = read_index(index, "index").entries
    fleets = [entry.title for entry in found if entry.kind == FLEET]
    assert fleets[1:] == ["First", "Quarrel at Fennel Light", "Second"]
    assert any(EVIL in entry.title for entry in found)
    assert {entry.seen for entry in found} == {"2030-01-02"}
    for entry in found:
        if entry.kind == ENCOUNTER:
            continue
        data = (gallery.site / entry.file).read_bytes()
        opened = open_bytes(data, entry.file)
        content = brief_bytes(opened.game, opened.document) if entry.kind == DESIGN else data
        assert digest(content)[:16] == entry.id, entry.file


def _set(field: str, value: object) -> Callable[[dict[str, Any]], None]:
    def act(data: dict[str, Any]) -> None:
        data["entries"][0][data["fields"].index(field)] = value

    return act


@pytest.mark.parametrize(
    ("act", "told"),
    [
        (_set("page", "../../etc/passwd.html"), ": “page” must"),
        (_set("page", "https://elsewhere.example/a.html"), ": “page” must"),
        (_set("page", "/fleets/a.html"), ": “page” must"),
        (_set("page", "fleets/%2e%2e/a.html"), ": “page” must"),
        (_set("picture", "//elsewhere.example/a.png"), ": “picture” must"),
        (_set("title", 7), ": “title” must"),
        (_set("title", "x" * 501), ": “title” must"),
        (_set("title", "from\u202eright"), "/title: control characters"),
        (_set("kind", "virus"), ": “kind” must"),
        (_set("numbers", {"mass": "much"}), "/numbers: “mass” must"),
        (_set("tags", ["a"] * 201), ": “tags” must"),
        (_set("id", "<script>"), ": “id” must"),
        (lambda data: data["entries"][1].pop(), "entries/1"),
        (lambda data: data.update(entries={}), "this is not the index of a gallery"),
        (lambda data: data.update(labels=[]), "labels"),
        (lambda data: data.update(format=2), "Update MetaMaker"),
        (lambda data: data["fields"].__setitem__(0, "colour"), ": “kind” is missing"),
    ],
)
def test_what_cannot_be_is_one_sentence_with_its_place(index: bytes, act: Callable[[dict[str, Any]], None], told: str) -> None:
    with pytest.raises(FileProblem) as caught:
        read_index(changed(index, act), "host")
    assert str(caught.value).startswith("host: ")
    assert told in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"<html>404</html>",
        f"{SCRIPT}[];\n".encode(),
        f'{SCRIPT}{{}};alert(1);\n"'.encode(),
        f"{SCRIPT}{{}};alert(1);\n".encode(),
        SCRIPT.encode() + b"[" * 4000 + b";\n",
        SCRIPT.encode() + b" " * (16 * 1024 * 1024 + 1) + b";\n",
        SCRIPT.encode() + b'{"fields": NaN};\n',
        "\ufeff".encode() + SCRIPT.encode() + b"{};\n",
    ],
    ids=range(9),
)
def test_what_is_no_index_is_refused(data: bytes) -> None:
    with pytest.raises(FileProblem, match=r"^host: "):
        read_index(data, "host")


@pytest.mark.parametrize(
    ("typed", "site"),
    [
        (" https://fleets.example ", "https://fleets.example/"),
        ("https://fleets.example/of/mine/index.html", "https://fleets.example/of/mine/"),
        ("https://FLEETS.example:8443/a/?find=x#there", "https://fleets.example:8443/a/"),
        ("http://127.0.0.1:8000/", "http://127.0.0.1:8000/"),
        ("http://[::1]:80/g", "http://[::1]:80/g/"),
    ],
)
def test_addresses_are_those_of_folders(typed: str, site: str) -> None:
    assert site_address(typed) == site


@pytest.mark.parametrize(
    "typed",
    [
        "http://fleets.example/",
        "file:///etc/passwd",
        "javascript://alert(1)",
        "https://",
        "https://user:secret@fleets.example/",
        "https://fleets.example:port/",
        "https://a b.example/",
        f"https://{'x' * 2000}.example/",
        "http://localhost.evil.example/",
    ],
)
def test_other_addresses_are_refused(typed: str) -> None:
    with pytest.raises(FileProblem, match="begins with https"):
        site_address(typed)


def test_only_what_lies_below_the_site_is_its_own(tmp_path: Path) -> None:
    site = "https://fleets.example/of/mine/"
    assert is_below(f"{site}assets/index-data.js", site)
    for other in (
        "https://fleets.example/of/",
        "https://evil.example/of/mine/a",
        f"{site}../a",
        f"{site}a/%2E%2e/b",
        f"{site}a?b",
        site,
    ):
        assert not is_below(other, site)
