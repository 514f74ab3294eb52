"""A release: its version has one place, and what else names it is held to that."""

import runpy
import subprocess
import sys
from pathlib import Path

import yaml
from shipping import frozen
from shipping.releases import changelog, releases, unreleased

from metamaker.core.version import program_version

ROOT = Path(__file__).parents[2]
LOG = """# Changelog

## Unreleased

- Not yet.

## 1.0.0 (2027-01-31)

- All of it.

## 0.2.0 (2026-11-22)

- Some.
"""


def test_the_change_log_is_read_release_by_release() -> None:
    assert [(each.version, str(each.day), each.text) for each in releases(LOG)] == [
        ("1.0.0", "2027-01-31", "- All of it."),
        ("0.2.0", "2026-11-22", "- Some."),
    ]
    assert unreleased(LOG) == "- Not yet."
    assert unreleased(LOG.replace("## Unreleased\n\n- Not yet.\n\n", "")) == ""


def test_every_heading_of_our_change_log_is_a_release() -> None:
    headings = [line for line in changelog().splitlines() if line.startswith("## ")]
    assert len(headings) == len(releases(changelog())) + ("## Unreleased" in headings)


def test_the_version_stands_in_one_place() -> None:
    assert frozen.version() == program_version()
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    newest = releases(changelog())[0]
    assert (citation["version"], citation["date-released"]) == (newest.version, newest.day.isoformat())
    assert {"cff-version", "message", "title", "authors"} <= set(citation)
    for reference in citation["references"]:
        place = reference["notes"].split()[0].rstrip(";,")
        assert (ROOT / place).exists(), place


def test_the_checklist_refuses_the_tag_of_another_version() -> None:
    items = runpy.run_path(str(ROOT / "packaging" / "release.py"))["items"]
    lacking = {item.wanted: item.lacking for item in items("v99.0.0")}
    assert lacking[f"the tag is v{frozen.version()}"] == "it is v99.0.0"


def test_a_dry_run_says_the_list_and_what_is_by_hand() -> None:
    ended = subprocess.run(
        [sys.executable, ROOT / "packaging" / "release.py"], check=False, capture_output=True, text=True, encoding="utf-8"
    )
    assert ended.returncode in (0, 1), ended.stderr
    assert all(line.startswith(("✓", "✗")) for line in ended.stdout.partition("\n\n")[0].splitlines())
    assert f"git tag v{frozen.version()}" in ended.stdout
