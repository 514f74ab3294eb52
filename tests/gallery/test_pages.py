"""What the pages of a gallery are: whole, safe whatever files say, usable without a mouse, complete on a disk."""

import re
from pathlib import Path
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import pytest

from metamaker.core.paths import sample_fleets
from metamaker.gallery import views
from metamaker.game_api.game import required
from metamaker.opening import carried_in, open_encounter, open_file
from metamaker.registry import game_called
from metamaker.rendering.ink import INK, PAPER, Colour
from metamaker.rendering.role_styles import dark
from tests.gallery.conftest import SCRIPT, Gallery
from tests.gallery.markup import Page

SOURCES = "".join(f"; {kind}-src 'self'" for kind in ("script", "style", "img", "font"))
POLICY = f"default-src 'none'{SOURCES}; base-uri 'none'; form-action 'none'"
SCRIPTS = {"gallery.js", "index-data.js"}


@pytest.fixture(scope="session")
def pages(gallery: Gallery) -> dict[str, Page]:
    return {file.relative_to(gallery.site).as_posix(): Page(file) for file in gallery.pages()}


def test_a_page_for_each_fleet_and_design_and_those_of_the_site(gallery: Gallery, pages: dict[str, Page]) -> None:
    made = gallery.outcome
    assert (made.fleets, made.designs, made.encounters, len(made.made)) == (4, 5, 1, 5)
    folders = {name.split("/")[1] for name in pages if name.startswith("fleets/")}
    assert folders == {"con-0", "index-0", "unicode-name", "quarrel", "rocks"}
    assert {"index.html", "all.html", "compare.html", "meetings.html", "problems.html"} <= set(pages)


def test_refused_files_are_named_with_why_and_those_of_others_are_not(gallery: Gallery, pages: dict[str, Page]) -> None:
    (refused,) = gallery.outcome.refused
    assert refused.name == "files/broken<b>.json"
    assert "files/broken<b>.json" in pages["problems.html"].text
    assert "package.json" not in "".join(page.text for page in pages.values())
    assert not any("Hidden" in page.text for page in pages.values())


def test_no_text_of_a_file_becomes_markup_or_script(gallery: Gallery, pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        assert {Path(each.get("src", "?")).name for each in page.of("script")} <= SCRIPTS, name
        assert not [key for _, attributes in page.elements for key in attributes if key.startswith("on") or key == "style"], (
            name
        )
        assert page.of("iframe", "object", "embed", "base", "style", "b") == [], name
        assert "49" not in page.text.split("{{")[0][-4:], name
    assert SCRIPT in pages["fleets/con-0/index.html"].text
    assert "{{ 7*7 }}" in pages["fleets/con-0/index.html"].text
    assert "<script>" not in (gallery.site / "assets" / "index-data.js").read_text()


GLUED = re.compile(r"</(?:a|span|strong|code|time)>(?=<(?:a|span|strong|code|time)\b|\w).{0,30}")
"""The end of something in a line behind which the next begins without a space."""


def test_words_stand_apart(gallery: Gallery) -> None:
    found = {file.name: GLUED.findall(file.read_text(encoding="utf-8")) for file in gallery.pages()}
    assert {name: glued for name, glued in found.items() if glued} == {}


def test_the_list_of_fleets_says_how_large_each_is(pages: dict[str, Page]) -> None:
    told = pages["all.html"].text
    assert re.search(r"Quarrel at Fennel Light, MetaMaker\s*combat value 56.6, tier 1, classes 2, ships 2", told)


def test_groups_beside_the_ships_say_how_many_they_are() -> None:
    fleet = open_file(str(sample_fleets("metaverse") / "kite-clans-of-aldersay.json"))
    roster = required(fleet.game.designs).roster(fleet.document)
    reader = views.Reader(fleet.game, fleet.document, "en")
    posts = views.command((*roster.ships, *roster.others), reader, "combat_value")
    counts = {post.id: post.count for post in posts}
    assert (counts["lark-flight"], counts["fog-flight"], counts[roster.ships[0].id]) == ("3", "2", "")


def test_every_page_has_a_strict_policy_before_anything_is_loaded(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        heads = [attributes for tag, attributes in page.elements if tag in {"meta", "link", "script"}]
        assert heads[1] == {"http-equiv": "Content-Security-Policy", "content": POLICY}, name


def test_nothing_is_loaded_from_elsewhere_and_every_link_leads_to_a_file_of_the_site(
    gallery: Gallery, pages: dict[str, Page]
) -> None:
    root = gallery.site.resolve()
    for name, page in pages.items():
        loaded = [each["src"] for each in page.of("script", "img")]
        loaded += [each["href"] for each in page.of("link") if each["rel"] != "canonical"]
        led = [each["href"] for each in page.of("a")]
        for target in (*loaded, *(each for each in led if not each.startswith("metamaker:MM1-"))):
            assert not re.match(r"[a-z]+:|//|/", target), (name, target)
            path, _, fragment = unquote(target).partition("#")
            path = path.partition("?")[0]
            file = (page.file.parent / path if path else page.file).resolve()
            assert file.is_relative_to(root), (name, target)
            assert file.is_file(), (name, target)
            if fragment:
                assert fragment in pages[file.relative_to(root).as_posix()].ids, (name, target)
    styles = "".join(file.read_text() for file in (root / "assets").glob("*.css"))
    assert all((root / "assets" / each).is_file() for each in re.findall(r"url\(\"([^\"]*)\"\)", styles))
    assert "http" not in styles


def test_who_cannot_see_or_use_a_mouse_gets_along(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        assert page.of("html")[0]["lang"] == "en"
        assert len(page.of("h1")) == len(page.of("main")) == len(page.of("title")) == 1, name
        assert len(page.ids) == len(set(page.ids)), name
        labelled = {each["for"] for each in page.of("label") if "for" in each}
        assert all("aria-label" in each or each["id"] in labelled for each in page.of("input", "select", "textarea")), name
        assert all("alt" in each for each in page.of("img")), name
        assert all(each.get("aria-label") for each in page.of("svg")), name
        assert page.of("a")[0] == {"class": "skip", "href": "#main"}, name


def test_sheets_are_text_in_classes_that_the_style_sheet_knows_light_and_dark(gallery: Gallery, pages: dict[str, Page]) -> None:
    page = pages["fleets/con-0/index.html"]
    design = next(page for name, page in pages.items() if name.startswith("fleets/con-0/") and "index" not in name)
    styles = (gallery.site / "assets" / "roles.css").read_text()
    for each in (page, design):
        used = {one for attributes in each.of("path", "text", "rect") for one in attributes.get("class", "").split()}
        assert used
        assert not any("fill" in attributes for attributes in each.of("text"))
        assert all(f"\n.{one} {{" in styles for one in used)
    assert "\n.sheet-metaverse { --role-" in f"\n{styles}"
    assert "prefers-color-scheme: dark" in styles


def test_what_is_written_at_night_can_be_read() -> None:
    for key in ("metaverse", "cosmoforce"):
        ink = next(iter(required(game_called(key).prints).inks.values()))
        assert _contrast(dark(ink[INK]), dark(ink[PAPER])) > 10
        assert min(_contrast(dark(ink[role]), dark(ink[PAPER])) for role in ("quiet", "alert")) > 3


def _contrast(one: Colour, other: Colour) -> float:
    light, shade = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (shade + 0.05)


def _luminance(colour: Colour) -> float:
    parts = [part / 255 / 12.92 if part / 255 <= 0.04045 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def test_a_design_says_why_who_uses_it_and_what_is_of_its_name(pages: dict[str, Page]) -> None:
    hostile = next(page for name, page in pages.items() if name.startswith("fleets/con-0/") and "index" not in name)
    assert "Why combat value is" in hostile.text
    assert "Ships of this class" in hostile.text
    assert "CC0" in hostile.text
    page = pages["fleets/index-0/punk-striker.html"]
    assert "Other designs of this name" in page.text
    assert "the same design" in page.text
    assert "../../fleets/unicode-name/punk-striker.html" in [each["href"] for each in page.of("a")]


def test_an_encounter_shows_its_map_leads_to_its_fleets_and_opens_again(gallery: Gallery, pages: dict[str, Page]) -> None:
    page, folder = pages["fleets/rocks/index.html"], gallery.site / "fleets" / "rocks"
    assert "a meeting engagement" in page.text
    assert f"{SCRIPT}\n</textarea></svg>" in page.text
    assert "of battles, 19 times out of 20" in page.text
    assert any(word in page.text for word in ("too close to call", "likely: ", "edge: ", "almost certain: "))
    assert "Moves the odds by" in page.text
    assert "From the forecast and 2 simulated battles." in page.text
    assert len([each for each in page.of("svg") if each["aria-label"].startswith("Rocks off Fennel Light")]) >= 2
    assert [each["href"] for each in page.of("a")].count("../../fleets/quarrel/index.html") == 2
    assert "../../fleets/rocks/index.html" in [each["href"] for each in pages["fleets/quarrel/index.html"].of("a")]
    whole = open_encounter(str(gallery.source / "rocks.json"))
    assert open_encounter(str(folder / "rocks.json"))[1:] == whole[1:]
    carried = (each.text() for each in carried_in((folder / "rocks-letter.pdf").read_bytes(), "print"))
    assert next(carried) == (folder / "rocks.json").read_bytes()
    assert open_file(str(folder / "fleet-2.json")).document == whole[1][1]


@pytest.mark.parametrize("ending", ["punk-striker.json", "punk-striker.png", "punk-striker-a4.pdf", "punk-striker-letter.pdf"])
def test_what_is_taken_along_opens_as_the_design_again(gallery: Gallery, ending: str) -> None:
    folder = gallery.site / "fleets" / "index-0"
    assert open_file(str(folder / ending)).document == open_file(str(folder / "punk-striker.json")).document


def test_links_and_codes_open_and_the_file_of_the_fleet_is_the_fleet(gallery: Gallery, pages: dict[str, Page]) -> None:
    page = pages["fleets/con-0/index.html"]
    (link,) = (each["href"] for each in page.of("a") if each["href"].startswith("metamaker:"))
    whole = open_file(str(gallery.source / "con.json")).document
    assert open_file(link).document == open_file(str(gallery.site / "fleets" / "con-0" / "con-0.json")).document == whole
    assert whole.licence == "CC0"


def test_the_feed_and_previews_lead_to_where_the_site_is_hosted(gallery: Gallery, pages: dict[str, Page]) -> None:
    atom = "{http://www.w3.org/2005/Atom}"
    feed = ET.parse(gallery.site / "feed.xml").getroot()  # noqa: S314  our own
    entries = feed.findall(f"{atom}entry")
    assert len(entries) == len({entry.findtext(f"{atom}id") for entry in entries}) == 5
    assert feed.findtext(f"{atom}updated") == "2030-01-02T03:04:05Z"
    told = {each.get("property"): each["content"] for each in pages["fleets/con-0/index.html"].of("meta") if "property" in each}
    assert told["og:image"] == "https://host.example/g/fleets/con-0/con-0.png"
    assert SCRIPT in told["og:title"]
