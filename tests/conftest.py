"""What the whole suite shares: the ledger of rules, profiles for generated documents, leave to draw pictures anew."""

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from metamaker.core.messages import ENGLISH, put_in_force
from tests.examples import THOROUGH, USUAL
from tests.ledger import Ledger, Tested, report
from tests.messages import put_into_brackets

os.environ["METAMAKER_SYSTEM_FONTS"] = "no"  # what is printed depends on no machine
os.environ["LC_ALL"] = "C.UTF-8"  # nor do the words of the command line

settings.register_profile(USUAL, deadline=None, derandomize=True, max_examples=5, print_blob=True)
settings.register_profile(THOROUGH, deadline=None, max_examples=40, print_blob=True)
settings.load_profile(USUAL)


@pytest.fixture(autouse=True)
def language_as_before() -> Iterator[None]:
    """Texts are in English again after a test that had another language."""
    yield
    put_in_force(ENGLISH)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All that messages say stands in brackets: what is outside of them is no message."""
    yield from put_into_brackets(monkeypatch)


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Yield a real browser; tests that use it are skipped where it cannot be."""
    from tests.browsing import started_browser

    yield from started_browser()


LEDGER = pytest.StashKey[Ledger]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--write-baseline", action="store_true", help="make the figures of the benchmarks that run the baseline")
    parser.addoption("--rules", action="store_true", help="list which test shows which rule to hold, and what has none")
    parser.addoption(
        "--write-golden", action="store_true", help="make what tests/golden/pages and tests/golden/battles compare with anew"
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--write-golden") and "CI" in os.environ:
        raise pytest.UsageError("--write-golden: pictures are drawn anew by somebody who looks at them, never in CI")


@pytest.hookimpl(tryfirst=True)
def pytest_collection() -> None:
    """Collect no garbage while tests are collected, which make next to none: looking for it took a third of the time."""
    gc.disable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Take note of all tests before any is left out by its marks or its name."""
    whole = sorted(config.args) in (sorted(config.getini("testpaths")), [str(config.rootpath)])
    config.stash[LEDGER] = Ledger(tuple(Tested(item.nodeid, tuple(_ids(item))) for item in items), whole)


def _ids(item: pytest.Item) -> Iterator[str]:
    for marker in item.iter_markers("rule"):
        yield from marker.args


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop() -> None:
    """Collect garbage seldom, and not among the tests themselves: to look at those anew took a third of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Control garbage collection, except in tests of the app: see their own conftest."""
    if not item.nodeid.startswith("tests/app/"):
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if session.config.getoption("--rules"):
        session.items.clear()  # the list of rules takes the place of the list of tests
        reporter = session.config.pluginmanager.getplugin("terminalreporter")
        assert reporter is not None
        for line in report(session.config.stash[LEDGER]):
            reporter.write_line(line)


@pytest.fixture(scope="session")
def ledger(request: pytest.FixtureRequest) -> Ledger:
    """All tests of this run with the rules that they are marked with."""
    return request.config.stash[LEDGER]


@pytest.fixture(scope="session")
def write_golden(request: pytest.FixtureRequest) -> bool:
    """Whether pictures are drawn anew instead of compared."""
    return bool(request.config.getoption("--write-golden"))
