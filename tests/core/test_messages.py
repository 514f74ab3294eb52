import re
import subprocess
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metamaker.core import messages as catalogue
from metamaker.core.fluent_file import MessageFile, filled
from metamaker.core.messages import COMMON, Listing, Message, languages, messages, said, words, words_in
from metamaker.core.paths import resource
from tests.messages import words_of


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a game with a sheet in English and a few words in Esperanto."""
    for language, text in (
        ("en", "sheet-foot-page = page { $number } of { $count }\nsheet-foot-made = made"),
        ("eo", "sheet-foot-made = farita"),
    ):
        (tmp_path / "words" / language).mkdir(parents=True)
        (tmp_path / "words" / language / "sheet.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "resource", lambda _, *parts: tmp_path.joinpath(*parts))
    words.cache_clear()
    languages.cache_clear()
    yield tmp_path
    words.cache_clear()
    languages.cache_clear()


def test_an_id_begins_with_its_file(written: Path) -> None:
    assert words("chess")["sheet-foot-made"] == "made"


def test_what_is_not_translated_is_in_english(written: Path) -> None:
    assert words("chess", "eo")["sheet-foot-made"] == "farita"
    assert words("chess", "eo").text("sheet-foot-page", number=1, count=3) == "page 1 of 3"


def test_a_language_that_nobody_wrote_is_no_path(written: Path) -> None:
    assert languages("chess") == ("en", "eo")
    for language in ("de", "../en", ""):
        with pytest.raises(KeyError):
            words("chess", language)


def test_values_are_letters_whatever_they_hold() -> None:
    some = words_of("en", a="a = { $name } and { $other }")
    assert some.text("a", name="{ $other }", other="%1 {0.__class__}") == "{ $other } and %1 {0.__class__}"


def test_unknown_keys_and_missing_values_are_errors() -> None:
    some = words_of("en", a="a-name = { $name }")
    for key in ("a-name", "a-other", "b-name", "", "a"):
        with pytest.raises(KeyError):
            some[key]
    with pytest.raises(KeyError, match=r"a-other is no message of a\.ftl"):
        some["a-other"]


def test_one_thing_and_several_have_their_own_words() -> None:
    fluent = "problem-count = { $count ->\n  [one] { $count } problem\n *[other] { $count } problems\n }"
    english, french = words_of("en", problem=fluent), words_of("fr", problem=fluent)
    assert [english.text("problem-count", count=count) for count in (0, 1, 2)] == ["0 problems", "1 problem", "2 problems"]
    assert french.text("problem-count", count=0) == "0 problem"


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [
        (-1234567, "−1,234,567", "−1\u202f234\u202f567"),
        (2.5, "2.5", "2,5"),
        (Decimal("4.0"), "4.0", "4,0"),
    ],
)
def test_numbers_in_messages_have_the_signs_of_the_language(number: Any, english: str, french: str) -> None:
    assert [words_of(language, a="a = { $number }").text("a", number=number) for language in ("en", "fr")] == [english, french]


def test_a_share_and_a_unit_follow_their_number_as_the_language_writes_them() -> None:
    english, french = words_in(COMMON, "en"), words_in(COMMON, "fr")
    assert (english.percent(0.984, 1), french.percent(0.984, 1)) == ("98.4%", "98,4\u00a0%")
    assert (english.with_unit("3", "cm"), french.with_unit("3", "cm"), french.with_unit("3", "")) == ("3 cm", "3\u00a0cm", "3")
    assert [french.signed(value, 1) for value in (0.04, 2.25, -2.25)] == ["±0", "+2,3", "−2,3"]


def test_values_may_be_messages_and_lists_of_them(written: Path) -> None:
    say = messages("chess")
    made = say("sheet-foot-page", number=1, count=say("sheet-foot-made"))
    assert str(made) == "page 1 of made"
    assert words("chess", "eo").say(made) == "page 1 of farita"
    assert (
        said(Message("chess", "sheet-foot-page", (("number", Listing(("a", "b", 3))), ("count", 2))), "en")
        == "page a, b and 3 of 2"
    )


@given(st.text(max_size=4000), st.text(max_size=4000), st.integers(0, 3))
def test_values_go_in_as_they_are_however_long(one: str, other: str, times: int) -> None:
    some = words_of("en", a="a = { $one }, { $other }, { $one }")
    one, other = one * 10**times, other * 10**times
    assert some.text("a", one=one, other=other) == f"{one}, {other}, {one}"


def test_lists_read_as_the_language_has_them() -> None:
    english, french = words_of("en"), words_of("fr")
    assert english.listed(["a", "b", "c"]) == "a, b and c"
    assert english.listed(["a", "b"], "or") == "a or b"
    assert french.listed(["a", "b", "c"]) == "a, b et c"
    assert english.listed([]) == ""


def test_messages_in_a_language_that_nobody_wrote_are_in_english(written: Path) -> None:
    assert said(messages("chess")("sheet-foot-made"), "de") == "made"
    assert said("as it is", "de") == "as it is"


def test_messages_of_a_file_may_refer_to_terms() -> None:
    assert words_of("en", terms="-hull = hull", a="a = the { -hull }")["a"] == "the hull"


def test_messages_may_say_what_others_of_their_file_say() -> None:
    some = words_of(
        "en",
        a="""\
# how it begins
a-whole = { $many ->
        [one] { a-part }
       *[other] { a-part } and { a-rest }
    }.
a-part = the hull
a-rest = its { a-part }""",
    )
    assert some.text("a-whole", many=2) == "the hull and its the hull."
    assert some["a-part"] == "the hull"


def test_what_will_be_said_can_be_read_before(written: Path) -> None:
    words("chess", "eo").prepare("sheet-foot-page")
    words("chess", "eo").prepare("sheet-foot-nothing")
    assert words("chess", "eo").text("sheet-foot-page", number=1, count=3) == "page 1 of 3"


def test_all_ids_are_known(written: Path) -> None:
    assert list(words("chess", "eo")) == ["sheet-foot-page", "sheet-foot-made"]


def test_words_of_a_game_are_one_object() -> None:
    assert words("metaverse") is words("metaverse")


def test_a_text_with_another_home_in_english_is_said_from_there(written: Path) -> None:
    made = Message("chess", "sheet-foot-made", english="built")
    name = Message("chess", "sheet-name-rook", english="rook")
    assert words("chess", "eo").say(made) == "farita"
    assert [said(name, language) for language in ("en", "eo")] == ["rook", "rook"]


def test_one_line_of_text_needs_no_parser() -> None:
    fluent = (
        'a-one =  with space \n\n## Next\n# A comment\na-two = { $name }\na-three =\n    two\n    lines\na-four = x { "{" } y\n'
    )
    some = words_of("en", a=fluent)
    assert [some["a-one"], some["a-three"], some["a-four"]] == ["with space", "two\nlines", "x { y"]
    assert some.text("a-two", name="me") == "me"


@pytest.mark.parametrize("domain", ["metamaker", "metaverse", "cosmoforce", "cosmoclysm", "cosmos_commanders"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_messages_of_one_line_are_what_the_parser_makes_of_them(domain: str, language: str) -> None:
    for path in sorted(resource(domain, "words", language).glob("*.ftl")):
        file = MessageFile(language, [path.read_text(encoding="utf-8")])
        for key in file.ids:
            line = file.line(key)
            if line is not None:
                values = {name: f"<{name}>" for name in re.findall(r"\$([\w-]+)", line)}
                assert (filled(line, values.__getitem__), []) == file.formatted(key, values)


@pytest.mark.parametrize(("number", "loads"), [(437, False), (-999, False), (1000, True), (0.5, True)])
def test_a_number_without_a_sign_loads_no_library(number: float, loads: bool) -> None:
    code = f"""
import sys
from metamaker.core.messages import words
words("metamaker", "fr").number({number})
print("babel" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == f"{loads}\n"


def test_a_question_at_the_end_of_a_value_needs_no_full_stop() -> None:
    words = words_of("en", a="a-b = It cannot be used: { $why }.\na-c = { $why }. Then.\n")
    assert words.text("a-b", why="no “x”; did you mean “y”?") == "It cannot be used: no “x”; did you mean “y”?"
    assert words.text("a-c", why="really?") == "really? Then."
    assert words.text("a-b", why="no") == "It cannot be used: no."
