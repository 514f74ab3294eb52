"""The Metaverse game as the command line and the window see it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from metamaker.core.difference import Difference, differences
from metamaker.core.envelope import Body, migrated, unwrap
from metamaker.core.issue import Issue
from metamaker.core.json_text import parse
from metamaker.core.property import Property, Summary
from metamaker.core.storage import read_file
from metamaker.core.validation import validated
from metamaker.core.words import ENGLISH, Words, languages, words
from metamaker.game.designs import Account, Fix, Report, Roster
from metamaker.game.documents import StatText, Terms
from metamaker.game.game import Game
from metamaker.game.graphs import Graph
from metamaker.game.play import Battles
from metamaker.game.prints import PrintOptions, Sheet
from metamaker.games.metaverse.model.fleet import FORMAT, GAME, Fleet
from metamaker.sheets.drawing import Page
from metamaker.sheets.ink import Ink

GROUPING = frozenset({"sections", "components", "mounts", "bays"})
"""What stands between a class and its parts in a file, but not in the reference of a part."""


class Metaverse:
    """See the Game protocol. Modules that only some answers need are imported with the first such answer."""

    key = GAME
    name = "Metaverse"
    format = FORMAT

    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Fleet:
        """See Game."""
        from metamaker.games.metaverse.templates import first_fleet

        fleet = self._of_template(template, language) if template else first_fleet()
        return self.read({**self.body(fleet), "name": name}, file)

    def _of_template(self, template: str, language: str) -> Fleet:
        from metamaker.games.metaverse.templates import fleet_of_template

        return fleet_of_template(template, self._opened, _told(language))

    def _opened(self, file: str) -> Fleet:
        envelope = unwrap(parse(read_file(file), file), file)
        return self.read(migrated(envelope, self.format, file), file)

    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        """See Game."""
        from metamaker.games.metaverse.templates import template_titles

        return template_titles(_told(language))

    def terms(self, language: str = ENGLISH) -> Terms:
        """See Game."""
        told = _told(language)
        return Terms(told["window.document.kind"], told["window.document.new"], told["window.document.designs"])

    def read(self, body: Body, file: str) -> Fleet:
        """See Game."""
        return validated(Fleet, body, file, GROUPING)

    def body(self, document: Fleet) -> Body:
        """See Game. What is absent stays absent; all else is written, so that a file does not depend on defaults."""
        return document.model_dump(mode="json", exclude_none=True)

    def brief(self, document: Fleet) -> Body:
        """See Game."""
        return document.model_dump(mode="json", exclude_defaults=True)

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
        from metamaker.games.metaverse.report import roster

        return roster(document)

    def stat_text(self, document: Fleet, ref: str, language: str = ENGLISH) -> StatText:
        """See Game."""
        from metamaker.games.metaverse.prose import stat_text

        return stat_text(document, ref, _told(language))

    def document_texts(self, document: Fleet, language: str = ENGLISH) -> tuple[StatText, ...]:  # noqa: ARG002 - as Game says
        """See Game. A fleet is told by its ships alone."""
        return ()

    def card(self, document: Fleet, language: str = ENGLISH, is_shared: bool = True) -> Page:
        """See Game."""
        from metamaker.games.metaverse.card import card

        return card(document, _told(language), is_shared)

    def printable(self, document: Fleet, classes: bool) -> tuple[str, ...]:
        """See Game."""
        elements = document.classes if classes or not document.ships else document.ships
        return tuple(element.ref() for element in elements)

    @property
    def formats(self) -> tuple[str, ...]:
        """See Game."""
        from metamaker.games.metaverse.sheet.options import Format

        return tuple(Format)

    @property
    def inks(self) -> Mapping[str, Ink]:
        """See Game."""
        from metamaker.games.metaverse.sheet.palette import INKS

        return {mode.value: ink for mode, ink in INKS.items()}

    def play_state(self, document: Fleet, value: object, file: str) -> object:
        """See Game."""
        from metamaker.games.metaverse.play_state import PLAY, play_state

        return play_state(migrated(unwrap(value, file), PLAY, file), document, file)

    def sheet(self, document: Fleet, ref: str, options: PrintOptions) -> Sheet:
        """See Game."""
        from metamaker.games.metaverse.printing import sheet

        return sheet(document, ref, options)

    def beside(self, document: Fleet, options: PrintOptions) -> tuple[Sheet, ...]:
        """See Game."""
        from metamaker.games.metaverse.printing import beside

        return beside(document, options)

    def blanks(self, options: PrintOptions) -> tuple[Page, ...]:
        """See Game."""
        from metamaker.games.metaverse.printing import blanks

        return blanks(options)

    def imposed(self, leaves: Sequence[Page], options: PrintOptions) -> tuple[Page, ...]:
        """See Game."""
        from metamaker.games.metaverse.printing import on_pages

        return on_pages(leaves, options)

    def leaves_a_page(self, options: PrintOptions) -> int:
        """See Game."""
        from metamaker.games.metaverse.printing import leaves_a_page

        return leaves_a_page(options)

    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        """See Game."""
        from metamaker.games.metaverse.print_set import page_kinds

        return page_kinds(language)

    def pages(self, documents: Sequence[Fleet], kinds: Collection[str], options: PrintOptions) -> tuple[Page, ...]:
        """See Game."""
        from metamaker.games.metaverse.print_set import pages

        return pages(documents, kinds, options)

    def alone(self, document: Fleet, printed: tuple[str, ...]) -> Fleet:
        """See Game."""
        from metamaker.games.metaverse.model.alone import alone

        return alone(document, printed)

    def differences(self, old: Fleet, new: Fleet) -> tuple[Difference, ...]:
        """See Game."""
        before, after = self.body(old), self.body(new)
        if len(old.classes) == len(new.classes) == 1:
            before["classes"] = [{**before["classes"][0], "id": new.classes[0].id}]
        return differences(before, after, GROUPING)

    def difference_texts(self, old: Fleet, new: Fleet, language: str) -> tuple[str, ...]:
        """See Game."""
        from metamaker.games.metaverse.graphs.differences import every_line

        return tuple(line.text for line in every_line(old, new, self.differences(old, new), _told(language)))

    def find(self, document: Fleet, name: str) -> str:
        """See Game. Ids go before names, ships before classes."""
        from metamaker.games.metaverse.finding import found

        return found(document, name)

    def made_of(self, document: Fleet, ref: str) -> tuple[str, ...]:
        """See Game."""
        from metamaker.games.metaverse.finding import made_of

        return made_of(document, ref)

    def properties(self, document: Fleet, ref: str, language: str) -> tuple[Property, ...]:
        """See Game."""
        from metamaker.games.metaverse.edits.properties import properties

        return properties(document, ref, _told(language))

    def changed(self, document: Fleet, ref: str, key: str, value: object) -> Fleet:
        """See Game."""
        from metamaker.games.metaverse.edits.properties import changed

        return changed(document, ref, key, value)

    def changed_name(self, document: Fleet, ref: str, key: str, language: str) -> str:
        """See Game."""
        from metamaker.games.metaverse.edits.properties import changed_name

        return changed_name(document, ref, key, _told(language))

    def handle(self, document: Fleet, ref: str, language: str) -> Property | None:
        """See Game."""
        from metamaker.games.metaverse.edits.steps import handle

        return handle(document, ref, _told(language))

    def stepped(self, document: Fleet, ref: str, by: int) -> Fleet:
        """See Game."""
        from metamaker.games.metaverse.edits.steps import stepped

        return stepped(document, ref, by)

    def fixes(self, document: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
        """See Game."""
        from metamaker.games.metaverse.edits.fixes import fixes

        return fixes(document, issue, _told(language))

    def summary(self, document: Fleet, ref: str, language: str) -> Summary:
        """See Game."""
        from metamaker.games.metaverse.edits.summary import summary

        return summary(document, ref, _told(language))

    def title_of(self, document: Fleet, ref: str, language: str) -> str:
        """See Game."""
        from metamaker.games.metaverse.edits.summary import title_of

        return title_of(document, ref, _told(language))

    def graphs(self, document: Fleet, ref: str, width: float, height: float, language: str) -> tuple[Graph, ...]:
        """See Game."""
        from metamaker.games.metaverse.graphs.all import graphs
        from metamaker.games.metaverse.graphs.frame import Frame

        return graphs(document, ref, Frame(width, height, _told(language)))

    def waterfall(self, account: Account, width: float, height: float, language: str) -> Graph:
        """See Game."""
        from metamaker.prints.waterfall import waterfall

        return waterfall(account, width, height, _told(language))

    @property
    def battles(self) -> Battles[Fleet]:
        """See Game."""
        from metamaker.games.metaverse.tabletop.kit import METAVERSE_BATTLES

        return METAVERSE_BATTLES

    @property
    def scales(self) -> None:
        """See Game. Nobody weighs single ships of it."""
        return


def _told(language: str) -> Words:
    """Return the words in a language of the window, in English where the game has none in it."""
    return words(GAME, language if language in languages(GAME) else ENGLISH)


METAVERSE: Game[Fleet] = Metaverse()
