"""Universe packs as documents that can be opened, saved, checked and shared like fleets, with their descriptions."""

from collections.abc import Iterator, Mapping
from functools import cache

from typing_extensions import override

from metamaker.core.amounts import whole
from metamaker.core.display_names import called
from metamaker.core.errors import FileProblem
from metamaker.core.issue import Issue
from metamaker.core.messages import ENGLISH, Words, message, words_in
from metamaker.game_api.checks import Checks, Fix
from metamaker.game_api.documents import ModelDocuments, NotInDocument, Passage, StatText, called_otherwise
from metamaker.game_api.universe_game import UniverseGame
from metamaker.games.metaverse.checks.all import check_fleet
from metamaker.games.metaverse.documents import GROUPING
from metamaker.games.metaverse.edits.house_formulas import house_rule_meaning
from metamaker.games.metaverse.edits.house_words import term_name
from metamaker.games.metaverse.edits.structure import STRUCTURE
from metamaker.games.metaverse.model.design import design
from metamaker.games.metaverse.model.fleet import GAME
from metamaker.games.metaverse.model.house_word import TERMS
from metamaker.games.metaverse.model.ship import ShipClass, class_title
from metamaker.games.metaverse.model.starfighter import Bay
from metamaker.games.metaverse.model.universe import UNIVERSE, Universe, as_fleet
from metamaker.games.metaverse.stats.value import combat_value
from metamaker.games.metaverse.text_export import squadron_line, weapon_line
from metamaker.games.metaverse.universes.parts import MASS_FACTOR


class UniverseDocuments(ModelDocuments[Universe]):
    """Universe packs as documents. A pack is always made from a fleet, so there are no templates."""

    def __init__(self) -> None:
        super().__init__(GAME, Universe, GROUPING)

    @override
    def words(self, language: str = ENGLISH) -> Words:
        """Return the words of the game, with “universe pack” for a document."""
        return _words(language)

    @override
    def templates(self, language: str = ENGLISH) -> Mapping[str, str]:
        return {}

    @override
    def new(self, name: str, file: str, template: str = "", language: str = ENGLISH) -> Universe:
        raise FileProblem(file, "", message("file-universe-made"))

    @override
    def title(self, document: Universe) -> str:
        return f"{document.name} {document.version}"

    @override
    def find(self, document: Universe, name: str) -> str:
        for kind in STRUCTURE.kinds:
            for element in getattr(document, kind.field):
                if name in {element.id, element.name}:
                    return f"{kind.group}/{element.id}"
        raise NotInDocument(STRUCTURE.nothing_called(name))

    @override
    def texts(self, document: Universe, ref: str, language: str = ENGLISH) -> tuple[StatText, ...]:
        """Return the whole pack as text, part by part."""
        words = words_in(GAME, language)
        return (StatText("", self.title(document), _under(document, words), (), tuple(_passages(document, words))),)


@cache
def _words(language: str) -> Words:
    own = words_in(GAME, language)
    return called_otherwise(own, own["universe-kind"], own["universe-kind"])


def _under(universe: Universe, words: Words) -> str:
    """Return the line below the title: the author and the licence."""
    said = [words["universe-kind"]]
    if universe.author:
        said.append(words.text("universe-by", author=universe.author))
    return "  ·  ".join([*said, *([universe.licence] if universe.licence else [])])


def _passages(universe: Universe, words: Words) -> Iterator[Passage]:
    """Yield the parts of a pack under the names of their groups, a line each."""
    groups = {
        "notes": universe.notes.splitlines(),
        "classes": [_class_line(universe, ship, words) for ship in universe.classes],
        "weapons": [weapon_line(each, words) for each in universe.weapons],
        "starfighters": [squadron_line(each, words) for each in universe.starfighters],
        "bays": [_bay_line(universe, each, words) for each in universe.bays],
        "formulas": list(_formula_lines(universe, words)),
        "words": [f"{term_name(TERMS[each.term], words)}: {each.word}" for each in universe.words],
    }
    yield from (Passage(words[f"universe-{group}"], tuple(lines)) for group, lines in groups.items() if lines)


def _class_line(universe: Universe, ship: ShipClass, words: Words) -> str:
    value = whole(combat_value(design(as_fleet(universe), ship)))
    return words.text("universe-class", name=class_title(ship), value=value)


def _bay_line(universe: Universe, bay: Bay, words: Words) -> str:
    types = {each.id: called(each) for each in universe.starfighters}
    accepts = words.listed(types[each] for each in bay.accepts) if bay.accepts else "–"
    return words.text("universe-bay", name=called(bay), launch=bay.launch, carry=bay.carry, accepts=accepts)


def _formula_lines(universe: Universe, words: Words) -> Iterator[str]:
    for each in universe.formulas:
        yield f"{each.entry} = {each.expression}  ({words.say(house_rule_meaning(each.entry))})"
    if universe.mass_factor is not None:
        chosen = words[f"window-choice-mass_factor_formula-{universe.mass_factor}-text"]
        yield f"{words.say(house_rule_meaning(MASS_FACTOR))}: {chosen}"


class UniverseChecks(Checks[Universe]):
    """Problems of the parts of a pack, checked like those of a fleet; a pack has no roster."""

    @override
    def issues(self, document: Universe, /) -> tuple[Issue, ...]:
        return check_fleet(as_fleet(document))

    @override
    def fixes(self, document: Universe, /, issue: Issue, language: str) -> tuple[Fix, ...]:
        """Return no fixes: a pack is made again from its fleet, and problems are fixed there."""
        return ()


PACKS = UniverseGame[Universe](GAME, "Metaverse", UNIVERSE, UniverseDocuments(), checks=UniverseChecks)
"""The universe packs of the game as a game of their own."""
