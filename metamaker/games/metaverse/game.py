"""The Metaverse game as the command line and the window see it."""

from typing import Any

from metamaker.core.difference import Difference, differences
from metamaker.core.envelope import Body, Format
from metamaker.core.issue import Issue
from metamaker.core.validation import validated
from metamaker.game import Account, Game, Report, Roster, Sheet
from metamaker.games.metaverse.model.fleet import Fleet
from metamaker.sheets.ink import Ink
from metamaker.sheets.paper import Paper

GROUPING = frozenset({"sections", "components", "mounts", "bays"})
"""What stands between a class and its parts in a file, but not in the reference of a part."""


class Metaverse:
    """See the Game protocol. Modules that only some answers need are imported with the first such answer."""

    key = "metaverse"
    name = "Metaverse"
    format = Format()

    def new(self, name: str, file: str) -> Fleet:
        """See Game."""
        from metamaker.games.metaverse.first import first_fleet

        return self.read({**self.body(first_fleet()), "name": name}, file)

    def read(self, body: Body, file: str) -> Fleet:
        """See Game."""
        return validated(Fleet, body, file, GROUPING)

    def body(self, document: Fleet) -> Body:
        """See Game. What is absent stays absent; all else is written, so that a file does not depend on defaults."""
        return document.model_dump(mode="json", exclude_none=True)

    def schema(self) -> dict[str, Any]:
        """See Game."""
        return Fleet.model_json_schema()

    def title(self, document: Fleet) -> str:
        """See Game."""
        return document.name or "Fleet"

    def author(self, document: Fleet) -> str:
        """See Game."""
        return document.author

    def issues(self, document: Fleet) -> tuple[Issue, ...]:
        """See Game."""
        from metamaker.games.metaverse.checks.all import check_fleet

        return check_fleet(document)

    def report(self, document: Fleet, classes: bool) -> Report:
        """See Game."""
        from metamaker.games.metaverse.report import report

        return report(document, classes)

    def account(self, document: Fleet, ship: str, stat: str) -> Account:
        """See Game."""
        from metamaker.games.metaverse.account import account

        return account(document, self.find(document, ship), stat)

    def roster(self, document: Fleet) -> Roster:
        """See Game."""
        from metamaker.games.metaverse.roster import roster

        return roster(document)

    def printable(self, document: Fleet, classes: bool) -> tuple[str, ...]:
        """See Game."""
        elements = document.classes if classes or not document.ships else document.ships
        return tuple(element.ref() for element in elements)

    def sheet(self, document: Fleet, ref: str, paper: Paper) -> Sheet:
        """See Game."""
        from metamaker.games.metaverse.printing import sheet

        return sheet(document, ref, paper)

    @property
    def ink(self) -> Ink:
        """See Game."""
        from metamaker.games.metaverse.sheet.palette import COLOUR

        return COLOUR

    def alone(self, document: Fleet, printed: tuple[str, ...]) -> Fleet:
        """See Game."""
        from metamaker.games.metaverse.alone import alone

        return alone(document, printed)

    def differences(self, old: Fleet, new: Fleet) -> tuple[Difference, ...]:
        """See Game."""
        before, after = self.body(old), self.body(new)
        if len(old.classes) == len(new.classes) == 1:
            before["classes"] = [{**before["classes"][0], "id": new.classes[0].id}]
        return differences(before, after, GROUPING)

    def find(self, document: Fleet, name: str) -> str:
        """See Game. Ids go before names, ships before classes."""
        from metamaker.games.metaverse.finding import found

        return found(document, name)


METAVERSE: Game[Fleet] = Metaverse()
