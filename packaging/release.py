"""The checklist of a release, checked without releasing anything: `make release`. A tag `v1.0.0` starts the release."""

import argparse
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

from shipping.frozen import ROOT, project, version
from shipping.releases import changelog, releases, unreleased

BY_HAND = (
    f"the name {project()['project']['name']} on the public Python package index belongs to us: register it before the first"
    " release, or choose another free name. The name metamaker there is a different project: never upload or install by it",
    "`make test-all` on this machine, `make each-commit RANGE=…` since the last release",
    "`make soak` on this machine: an hour of random use without a crash, an error dialog or a line of errors; memory stays",
    "DEBEMAIL, a variable of the repository too, is an address that is read: it stands in the Debian package",
    "`make frozen deb appimage COMPILE=required`: the self-test passes in each with the compiled battle engine,"
    " one of them opened and looked at",
    "`make screens`: pages looked at, light and dark",
    "`make pictures`: those of README and guides are of this version; `make docs`: pages looked at",
    "a fleet of the last release opened, changed, saved, printed",
    "`make constraints`, if it is older than a month",
)
"""Tasks that no script can check."""


class Item(NamedTuple):
    """A line of the list: the requirement, and the reason why it is not met; empty if it is."""

    wanted: str
    lacking: str


def items(tag: str = "") -> Iterator[Item]:
    """Yield the checklist; with the tag of a release, it must be that of the version."""
    present = version()
    newest = next(iter(releases(changelog())), None)
    yield Item(
        f"pyproject.toml has a version of three numbers: {present}",
        "" if re.fullmatch(r"\d+\.\d+\.\d+", present) else "it has another form",
    )
    if tag:
        yield Item(f"the tag is v{present}", "" if tag == f"v{present}" else f"it is {tag}")
    found = f"its newest release is {newest.version}" if newest else "it has no release with a day: ## 1.0.0 (2027-01-31)"
    yield Item(f"the change log begins with ## {present} (its day)", "" if newest and newest.version == present else found)
    yield Item("nothing in the change log is left as unreleased", "there is" if unreleased(changelog()) else "")
    yield Item("CITATION.cff has this version and its day", _citation(present, newest.day.isoformat() if newest else ""))
    if not tag:
        yield Item("all is committed", _git("status", "--porcelain") and "git status says what is not")
        yield Item(f"there is no tag v{present} yet", "there is" if _git("tag", "--list", f"v{present}") else "")


def _citation(wanted: str, day: str) -> str:
    text = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    found = re.findall(r'^(?:version|date-released): "?([^"\n]+)', text, re.MULTILINE)
    return "" if found == [wanted, day] else f"it has {' of '.join(found)}"


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()  # noqa: S607


def notes() -> str:
    """Return the section of the newest release in the change log."""
    return releases(changelog())[0].text


def main(say: Callable[[str], object] = print) -> int:
    """Print the list, and return 1 if something is missing."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--tag", default="", help="the tag that is released, which must be that of the version")
    arguments.add_argument("--notes", action="store_true", help="say what the change log has of this release instead")
    asked = arguments.parse_args()
    if asked.notes:
        say(notes())
        return 0
    listed = tuple(items(asked.tag))
    for item in listed:
        say(f"✗ {item.wanted}: {item.lacking}" if item.lacking else f"✓ {item.wanted}")
    if asked.tag:
        return int(any(item.lacking for item in listed))
    say("\nBy hand:")
    for line in BY_HAND:
        say(f"  · {line}")
    say(f"\nThen: git tag v{version()} && git push origin v{version()}. The workflow builds, tries and publishes it.")
    return int(any(item.lacking for item in listed))


if __name__ == "__main__":
    sys.exit(main())
