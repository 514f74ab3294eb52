"""The rules as a book."""

import pytest

from metamaker.core.rule_book import Book, book, matching


@pytest.fixture(scope="module")
def rules() -> Book:
    found = book("metaverse")
    assert found is not None
    return found


def test_a_game_without_rules_has_no_book() -> None:
    assert book("nine-mens-morris") is None


def test_chapters_hang_under_the_one_that_they_are_part_of(rules: Book) -> None:
    above = {chapter.place: chapter.above for chapter in rules.chapters}
    assert [above[place] for place in ("3.1.5", "3.1.0", "3.0.0", "3.0.1", "1.2.1", "A.1", "table-1")] == [
        "3.1.0",
        "3.0.0",
        "",
        "3.0.0",
        "1.2.0",
        "",
        "",
    ]


def test_every_statement_has_a_place_of_its_own(rules: Book) -> None:
    places = [entry.place for chapter in rules.chapters for entry in chapter.entries]
    assert len(places) == len(set(places)) > 1200
    assert all(rules.chapter(place) is not None for place in places)


@pytest.mark.parametrize(
    ("rule", "place"),
    [
        ("MV-3.1.5-01", "3.1.5-01"),
        ("3.1.5-01", "3.1.5-01"),
        ("3.1.5", "3.1.5"),
        ("MV-3.1.5", "3.1.5"),
        ("table-1", "table-1"),
        ("MV-9.9.9-01", ""),
        ("", ""),
    ],
)
def test_a_rule_is_found_by_its_id_and_a_chapter_by_its_number(rules: Book, rule: str, place: str) -> None:
    assert rules.place(rule) == place


def test_texts_point_to_statements_chapters_and_their_neighbours(rules: Book) -> None:
    text = "see MV-3.1.5-01, -03 and (3.5.8-3.5.10); roll -10 on 1.5 cm, not 7.7.7"
    chapter = rules.chapter("3.1.5")
    assert chapter is not None
    pointed = [(text[each.start : each.end], each.place) for each in rules.pointers(text, chapter)]
    assert pointed == [("MV-3.1.5-01", "3.1.5-01"), ("-03", "3.1.5-03"), ("3.5.8", "3.5.8"), ("3.5.10", "3.5.10")]


def test_what_is_found_keeps_its_chapter(rules: Book) -> None:
    found = rules.found(["regenerated", "normal"])
    assert [(chapter.place, [entry.place for entry in chapter.entries]) for chapter in found] == [("3.1.5", ["3.1.5-05"])]
    assert rules.found(["xyzzy"]) == ()


def test_rows_of_tables_are_found_as_well(rules: Book) -> None:
    assert any(chapter.is_table for chapter in rules.found(["bridge"]))


def test_texts_point_to_statements_that_are_called_by_words() -> None:
    rules = book("cosmoforce")
    assert rules is not None
    chapter = rules.chapter("CF-THR-05")
    assert chapter is not None
    text = "as CF-ED-03 has it; CF-NO-99 is none, nor are XCF-ED-03 and CF-ED-034"
    assert [(text[each.start : each.end], each.place) for each in rules.pointers(text, chapter)] == [("CF-ED-03", "CF-ED-03")]


@pytest.mark.parametrize(("words", "title"), [(["shield", "piercing"], "Shield piercing"), (["critical"], "Critical")])
def test_what_is_called_so_comes_first(rules: Book, words: list[str], title: str) -> None:
    chapters = rules.found(words)
    assert chapters[0].title.startswith(title)
    assert {entry.place for chapter in chapters for entry in chapter.entries} == {
        entry.place
        for chapter in rules.chapters
        for entry in chapter.entries
        if entry.statement in matching([entry.statement], words)
    }


def test_entries_with_the_words_as_they_stand_come_first_in_their_chapter(rules: Book) -> None:
    for chapter in rules.found(["shield", "hits"]):
        has = ["shield hits" in entry.statement.text.casefold() for entry in chapter.entries]
        assert has == sorted(has, reverse=True)
