from collections.abc import Iterator
from pathlib import Path

import pytest

from metamaker.core import words as catalogue
from metamaker.core.words import Words, languages, words


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A game with a sheet in English and a few words in Esperanto."""
    for language, text in (
        ("en", '[foot]\npage = "page {number} of {count}"\nmade = "made"'),
        ("eo", '[foot]\nmade = "farita"'),
    ):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "sheet.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "resource", lambda _, *parts: tmp_path.joinpath(*parts))
    words.cache_clear()
    languages.cache_clear()
    yield tmp_path
    words.cache_clear()
    languages.cache_clear()


def test_a_key_is_the_file_then_its_tables(written: Path) -> None:
    assert words("chess")["sheet.foot.made"] == "made"


def test_what_is_not_translated_is_in_english(written: Path) -> None:
    assert words("chess", "eo")["sheet.foot.made"] == "farita"
    assert words("chess", "eo").text("sheet.foot.page", number=1, count=3) == "page 1 of 3"


def test_a_language_that_nobody_wrote_is_no_path(written: Path) -> None:
    assert languages("chess") == ("en", "eo")
    for language in ("de", "../en", ""):
        with pytest.raises(KeyError):
            words("chess", language)


def test_values_are_put_in_once_and_braces_in_them_are_letters() -> None:
    assert (
        Words("en", {"a": "{name} and {other}"}).text("a", name="{other}", other="{0.__class__}") == "{other} and {0.__class__}"
    )


def test_unknown_keys_and_missing_values_are_errors() -> None:
    with pytest.raises(KeyError):
        Words("en", {})["a"]
    with pytest.raises(KeyError):
        Words("en", {"a": "{name}"}).text("a")


def test_one_thing_and_several_have_their_own_words() -> None:
    some = Words("en", {"problem.one": "{count} problem", "problem.other": "{count} problems"})
    assert [some.counted("problem", count) for count in (0, 1, 2)] == ["0 problems", "1 problem", "2 problems"]


def test_words_of_a_game_are_one_object() -> None:
    assert words("metaverse") is words("metaverse")
