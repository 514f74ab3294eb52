"""The Cosmoforce game as the command line and the window see it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from metamaker.core.difference import Difference, differences
from metamaker.core.envelope import Body, migrated, unwrap
from metamaker.core.issue import Issue
from metamaker.core.property import Property, Summary
from metamaker.core.validation import validated
from metamaker.core.words import ENGLISH, Words, languages, words
from metamaker.game.designs import Account, Fix, Report, Roster
from metamaker.game.documents import StatText, Terms
from metamaker.game.game import Game
from metamaker.game.graphs import Graph
from metamaker.game.play import Battles
from metamaker.game.prints import PrintOptions, Sheet
from metamaker.game.weighing import Scales
from metamaker.games.cosmoforce.model.fleet import FORMAT, GAME, Fleet
from metamaker.sheets.drawing import Page
from metamaker.sheets.ink import Ink


class Cosmoforce:
    """See the Game protocol. Modules that only some answers need are imported with the first such answer."""

    key = GAME
    name = "Cosmoforce"
    format = FORMAT

    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Fleet:  # noqa: ARG002 - no words in it
        """See Game."""
        from metamaker.games.cosmoforce.templates import first_fleet, fleet_of_template

        fleet = fleet_of_template(template) if template else first_fleet()
        return self.read({**self.body(fleet), "name": name}, file)

    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        """See Game."""
        from metamaker.games.cosmoforce.templates import template_titles

        return template_titles(_told(language))

    def terms(self, language: str = ENGLISH) -> Terms:
        """See Game."""
        told = _told(language)
        return Terms(told["window.document.kind"], told["window.document.new"], told["window.document.designs"])

    def read(self, body: Body, file: str) -> Fleet:
        """See Game."""
        return validated(Fleet, body, file)

    def body(self, document: Fleet) -> Body:
        """See Game. What is left to the edition stays absent; all else is written, whatever the defaults."""
        return document.model_dump(mode="json", exclude_none=True)

    def brief(self, document: Fleet) -> Body:
        """See Game."""
        return document.model_dump(mode="json", exclude_defaults=True)

    def schema(self) -> dict[str, Any]:
        """See Game."""
        return Fleet.model_json_schema()

    def title(self, document: Fleet) -> str:
        """See Game."""
        return document.name or "Ships"

    def author(self, document: Fleet) -> str:
        """See Game."""
        return document.author

    def issues(self, document: Fleet) -> tuple[Issue, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.checks import check_fleet

        return check_fleet(document)

    def report(self, document: Fleet, classes: bool) -> Report:
        """See Game."""
        from metamaker.games.cosmoforce.report import report

        return report(document, classes)

    def account(self, document: Fleet, ship: str, stat: str) -> Account:
        """See Game."""
        from metamaker.games.cosmoforce.account import account

        return account(document, self.find(document, ship), stat)

    def roster(self, document: Fleet) -> Roster:
        """See Game."""
        from metamaker.games.cosmoforce.report import roster

        return roster(document)

    def stat_text(self, document: Fleet, ref: str, language: str = ENGLISH) -> StatText:
        """See Game."""
        from metamaker.games.cosmoforce.prose import stat_text

        return stat_text(document, ref, _told(language))

    def document_texts(self, document: Fleet, language: str = ENGLISH) -> tuple[StatText, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.prose import document_text

        return (document_text(document, _told(language)),)

    def card(self, document: Fleet, language: str = ENGLISH, is_shared: bool = True) -> Page:
        """See Game."""
        from metamaker.games.cosmoforce.card import card

        return card(document, _told(language), is_shared)

    def printable(self, document: Fleet, classes: bool) -> tuple[str, ...]:
        """See Game."""
        elements = document.designs if classes or not document.ships else document.ships
        return tuple(element.ref() for element in elements)

    @property
    def formats(self) -> tuple[str, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.sheet.palette import Format

        return tuple(Format)

    @property
    def inks(self) -> Mapping[str, Ink]:
        """See Game."""
        from metamaker.games.cosmoforce.sheet.palette import INKS

        return {mode.value: ink for mode, ink in INKS.items()}

    def play_state(self, document: Fleet, value: object, file: str) -> object:
        """See Game."""
        from metamaker.games.cosmoforce.play_state import PLAY, play_state

        return play_state(migrated(unwrap(value, file), PLAY, file), document, file)

    def sheet(self, document: Fleet, ref: str, options: PrintOptions) -> Sheet:
        """See Game."""
        from metamaker.games.cosmoforce.printing import sheet

        return sheet(document, ref, options)

    def beside(self, document: Fleet, options: PrintOptions) -> tuple[Sheet, ...]:  # noqa: ARG002 - nothing stands beside ships
        """See Game."""
        return ()

    def blanks(self, options: PrintOptions) -> tuple[Page, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.printing import blanks

        return blanks(options)

    def imposed(self, leaves: Sequence[Page], options: PrintOptions) -> tuple[Page, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.printing import on_pages

        return on_pages(leaves, options)

    def leaves_a_page(self, options: PrintOptions) -> int:
        """See Game."""
        from metamaker.games.cosmoforce.printing import leaves_a_page

        return leaves_a_page(options)

    def page_kinds(self, language: str = ENGLISH) -> Mapping[str, str]:
        """See Game."""
        from metamaker.games.cosmoforce.print_set import page_kinds

        return page_kinds(language)

    def pages(self, documents: Sequence[Fleet], kinds: Collection[str], options: PrintOptions) -> tuple[Page, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.print_set import pages

        return pages(documents, kinds, options)

    def alone(self, document: Fleet, printed: tuple[str, ...]) -> Fleet:
        """See Game."""
        from metamaker.games.cosmoforce.model.alone import alone

        return alone(document, printed)

    def differences(self, old: Fleet, new: Fleet) -> tuple[Difference, ...]:
        """See Game."""
        before, after = self.body(old), self.body(new)
        if len(old.designs) == len(new.designs) == 1:
            before["designs"] = [{**before["designs"][0], "id": new.designs[0].id}]
        return differences(before, after)

    def difference_texts(self, old: Fleet, new: Fleet, language: str) -> tuple[str, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.prose import difference_texts

        return difference_texts(old, new, self.differences(old, new), _told(language))

    def find(self, document: Fleet, name: str) -> str:
        """See Game. Ids go before names, ships before designs."""
        from metamaker.games.cosmoforce.finding import found

        return found(document, name)

    def made_of(self, document: Fleet, ref: str) -> tuple[str, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.finding import made_of

        return made_of(document, ref)

    def properties(self, document: Fleet, ref: str, language: str) -> tuple[Property, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.edits.properties import properties

        return properties(document, ref, _told(language))

    def changed(self, document: Fleet, ref: str, key: str, value: object) -> Fleet:
        """See Game."""
        from metamaker.games.cosmoforce.edits.properties import changed

        return changed(document, ref, key, value)

    def changed_name(self, document: Fleet, ref: str, key: str, language: str) -> str:
        """See Game."""
        from metamaker.games.cosmoforce.edits.properties import changed_name

        return changed_name(document, ref, key, _told(language))

    def handle(self, document: Fleet, ref: str, language: str) -> Property | None:
        """See Game."""
        from metamaker.games.cosmoforce.edits.steps import handle

        return handle(document, ref, _told(language))

    def stepped(self, document: Fleet, ref: str, by: int) -> Fleet:
        """See Game."""
        from metamaker.games.cosmoforce.edits.steps import stepped

        return stepped(document, ref, by)

    def fixes(self, document: Fleet, issue: Issue, language: str) -> tuple[Fix, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.edits.fixes import fixes

        return fixes(document, issue, _told(language))

    def summary(self, document: Fleet, ref: str, language: str) -> Summary:
        """See Game."""
        from metamaker.games.cosmoforce.edits.summary import summary

        return summary(document, ref, _told(language))

    def title_of(self, document: Fleet, ref: str, language: str) -> str:
        """See Game."""
        from metamaker.games.cosmoforce.edits.summary import title_of

        return title_of(document, ref, _told(language))

    def graphs(self, document: Fleet, ref: str, width: float, height: float, language: str) -> tuple[Graph, ...]:
        """See Game."""
        from metamaker.games.cosmoforce.graphs import Frame, graphs

        return graphs(document, ref, Frame(width, height, _told(language)))

    def waterfall(self, account: Account, width: float, height: float, language: str) -> Graph:
        """See Game."""
        from metamaker.prints.waterfall import waterfall

        return waterfall(account, width, height, _told(language))

    @property
    def scales(self) -> Scales[Fleet]:
        """See Game."""
        from metamaker.games.cosmoforce.balance import COSMOFORCE_SCALES

        return COSMOFORCE_SCALES

    @property
    def battles(self) -> Battles[Fleet]:
        """See Game."""
        from metamaker.games.cosmoforce.tabletop.kit import COSMOFORCE_BATTLES

        return COSMOFORCE_BATTLES


def _told(language: str) -> Words:
    """Return the words in a language of the window, in English where the game has none in it."""
    return words(GAME, language if language in languages(GAME) else ENGLISH)


COSMOFORCE: Game[Fleet] = Cosmoforce()
