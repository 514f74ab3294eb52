"""`metamaker guide`: the guides in the terminal."""

import pytest

from metamaker.core.guides import contents, text
from tests.cli.conftest import Run
from tests.cli.test_manners import at_terminal, plain


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_guides_are_listed_in_the_language_that_is_asked_for(run: Run, language: str) -> None:
    ended = run("--language", language, "guide")
    assert (ended.code, ended.err) == (0, "")
    for chapter in contents(language):
        assert chapter.title in ended.out.splitlines()
        assert all(f"  {guide.key} " in ended.out for guide in chapter.guides)


def test_a_guide_is_told_as_it_is_written(run: Run) -> None:
    assert run("guide", "balance").out == text("docs/balance.md")
    assert run("guide", "first-ship").out == text("docs/first-ship.md")
    assert run("--language", "fr", "guide", "first-ship").out == text("docs/first-ship.fr.md")
    assert run("--language", "fr", "guide", "command-line").out == text("docs/command-line.md")


def test_a_terminal_has_it_laid_out() -> None:
    (told,) = at_terminal(60, ("guide", "first-cosmoforce"))
    seen = plain(told)
    assert max(map(len, seen)) <= 60
    assert not any(line.startswith("#") or "](" in line for line in seen)
    assert any("One ship each" in line for line in seen)


def test_a_guide_that_there_is_not_is_said_with_the_nearest(run: Run) -> None:
    ended = run("guide", "first-shop")
    assert (ended.code, ended.out) == (2, "")
    assert "did you mean “first-ship”?" in ended.err
