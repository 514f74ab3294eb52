"""A real browser that opens our pages: no request may leave them, and the browser may have nothing to complain of."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

import pytest

playwright = pytest.importorskip("playwright.sync_api", reason="the browser is driven by playwright, which is not installed")

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed; on Debian: apt-get install chromium")

ARGUMENTS = (
    "--no-sandbox",  # which root cannot have
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
)

PATIENCE_MS = 60_000
"""A bound for what hangs, and no measure of speed: machines are busy with other tests."""


@dataclass
class Seen:
    """What a browser was asked for, and what it said to it."""

    requests: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def dialog(self, opened: Any) -> None:
        """Note that a script asks something, which none of our scripts does."""
        self.complaints.append(f"dialog: {opened.message}")
        opened.dismiss()


@dataclass(frozen=True)
class Visit:
    """A window of the browser on the pages at an address."""

    page: Any
    base: str
    seen: Seen

    def open(self, page: str) -> None:
        """Open a page of the site."""
        self.page.goto(f"{self.base}/{page}")

    def follow(self, link: Any) -> None:
        """Click a link, and wait until another document has loaded and its scripts have run, which a click alone does not.

        Waiting for a navigation is not enough: a script that writes its filters to the address navigates too.
        """
        with self.page.expect_event("load"):
            link.click()

    def results(self) -> list[str]:
        """Return the titles of what was found."""
        titles: list[str] = self.page.locator("#results .title").all_inner_texts()
        return titles


def started_browser() -> Iterator[Any]:
    """Yield a browser for the fixture `browser`; skip its tests if it does not start here."""
    with playwright.sync_playwright() as driver:
        try:
            started = driver.chromium.launch(executable_path=CHROMIUM, args=[*ARGUMENTS], timeout=PATIENCE_MS)
        except playwright.Error as error:  # too little memory, no sandbox: the machine's fault, not the page's
            pytest.skip(f"{CHROMIUM} does not start here: {error.message.splitlines()[0]}")
        yield started
        started.close()


def visit(browser: Any, base: str, **options: Any) -> Iterator[Visit]:
    """Yield a fresh window; afterwards nothing may have left the site, run, or been complained of."""
    context, seen = browser.new_context(accept_downloads=True, **options), Seen()
    context.set_default_timeout(PATIENCE_MS)
    context.on("request", lambda request: seen.requests.append(request.url))
    page = context.new_page()
    page.on("console", lambda said: seen.complaints.append(f"{said.type}: {said.text}"))
    page.on("pageerror", lambda error: seen.complaints.append(str(error)))
    page.on("dialog", seen.dialog)
    yield Visit(page, base, seen)
    context.close()
    assert seen.complaints == []
    assert [url for url in seen.requests if not url.startswith(f"{base}/")] == []


def violations(page: Any) -> list[tuple[str, list[str]]]:
    """Return what axe finds on a page: its rules with the elements that break them."""
    page.evaluate(files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({resultTypes: ['violations'], preload: false})")["violations"]
    return [(each["id"], [node["html"][:200] for node in each["nodes"]][:3]) for each in found]
