"""Many battles on the command line: who wins, how sure that is, and that workers change nothing."""

import pytest

from tests.cli.conftest import EVEN_HAND, Run

SIDES = (f"{EVEN_HAND}#fathom", f"{EVEN_HAND}#ell")


def test_wins_losses_and_draws_add_up_and_the_interval_holds_the_rate(run: Run) -> None:
    told = run("duel", *SIDES, "-n", "6", "--workers", "1", "--json").data
    assert told["wins"] + told["losses"] + told["draws"] == told["fought"] == told["asked"] == 6
    assert told["win_rate"]["low"] < told["win_rate"]["found"] <= told["win_rate"]["high"]
    assert sum(told["turns"]["by_length"].values()) == 6
    assert told["losses_by_cause"]


def test_the_number_of_workers_changes_nothing(run: Run) -> None:
    one, two = (run("duel", *SIDES, "-n", "6", "--workers", workers, "--json").out for workers in ("1", "2"))
    assert one == two


def test_people_read_a_table(run: Run) -> None:
    told = run("duel", *SIDES, "-n", "4", "--workers", "1", "--captains", "chance,plain")
    assert told.code == 0
    assert told.out.startswith("The Even Hand (fathom) against The Even Hand (ell)\n")
    assert "win rate, 95 % interval" in told.out
    assert "4 battles, " in told.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((*SIDES, "-n", "0"), "greater than or equal to 1"),
        ((SIDES[0],), "missing argument"),
        ((*SIDES, "-n", "2", "--cluster", "tcp://127.0.0.1:1"), "no dask cluster answers at tcp://127.0.0.1:1"),
    ],
)
def test_wrong_words_are_told_in_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    told = run("duel", *words)
    assert (told.code, told.out, told.err.count("\n")) == (2, "", 1)
    assert sentence.lower() in told.err.lower()
