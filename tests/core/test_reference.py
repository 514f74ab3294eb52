"""The rules reference: reading and finding."""

import pytest

from metamaker.core.rule_book import Statement, games_with_rules, matching, statements, table_rows, vocabulary


def ids(*words: str) -> list[str]:
    return [statement.id for statement in matching(statements("metaverse"), words)]


def test_all_four_games_have_rules() -> None:
    assert games_with_rules() == {
        "cosmoclysm": "Cosmoclysm",
        "cosmoforce": "Cosmoforce",
        "cosmos_commanders": "Cosmos Commanders",
        "metaverse": "Metaverse",
    }


@pytest.mark.parametrize("game", games_with_rules())
def test_ids_are_used_once_and_no_statement_is_empty(game: str) -> None:
    read = statements(game)
    assert len({statement.id for statement in read}) == len(read) > 80
    assert all(statement.text and statement.chapter for statement in read)


def test_a_statement_has_its_tag_chapter_and_text() -> None:
    (found,) = matching(statements("metaverse"), ["MV-3.1.1-01"])
    assert (found.id, found.tag, found.chapter) == ("MV-3.1.1-01", "design", "3.1.1 Sections, hull hits, hull layers")
    assert found.text.startswith("Every ship has a core section")


def test_ids_and_chapters_find_their_statements() -> None:
    assert ids("3.1.1") == [f"MV-3.1.1-{number:02}" for number in range(1, 12)]
    assert ids("mv-3.1.1-01") == ids("3.1.1-01") == ["MV-3.1.1-01"]


def test_all_words_must_occur_and_may_be_beginnings() -> None:
    known = [
        Statement("T-1", "design", "Shields", "Generators restore shield hits."),
        Statement("T-2", "play", "Fire", "Windshields are no defence; generators neither."),
    ]
    assert [found.id for found in matching(known, ["SHIELD", "generator"])] == ["T-1"]
    assert [found.id for found in matching(known, ["generator"])] == ["T-1", "T-2"]
    assert matching(known, ["shield", "torpedo"]) == ()


def test_words_are_no_patterns() -> None:
    assert ids("(") == ids("(")
    assert ids(".*") == []


def test_rows_of_tables_are_found_with_the_headings_of_their_columns() -> None:
    (row,) = matching(table_rows("metaverse"), ["countermeasure_pod"])
    assert (row.id, row.tag, row.chapter) == ("", "table", "Component catalogue")
    assert row.text.startswith("Countermeasure pod; Key: countermeasure_pod; Group: EW;")
    assert all(one.text and one.chapter for one in table_rows("metaverse"))
    assert table_rows("cosmoclysm") == ()


def test_the_vocabulary_has_the_words_of_the_rules() -> None:
    assert {"targeting", "deflector", "starfighter"} <= vocabulary("metaverse")
    assert "targetting" not in vocabulary("metaverse")
    assert all(word == word.casefold() for word in vocabulary("metaverse"))
