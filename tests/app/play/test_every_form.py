"""Games are played to their end, and each new kind of question in them is opened in the window, form by form."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget
from pytestqt.qtbot import QtBot

from metamaker.app.play.orders.form_fields import FormAdder
from metamaker.app.play.orders.form_panel import FormPanel
from metamaker.app.play.orders.listed_panel import ListedPanel
from metamaker.app.play.orders.naming import Naming
from metamaker.app.play.orders.order_panel import Asked, OrderPanel
from metamaker.app.window.program import editors_of
from metamaker.core.messages import words_in
from metamaker.core.paths import sample_fleets
from metamaker.game_api.game import Game, required
from metamaker.game_api.matches import begun
from metamaker.games.cosmoforce.model.edition import Edition, HeatDamage
from metamaker.opening import open_encounter, open_file
from metamaker.play.decision import Composed, Decision, Form, Listed, Option, Span
from metamaker.play.dialogue import Dialogue
from metamaker.play.recording import Film
from metamaker.play.table import PERSON, Setting
from metamaker.registry import game_called
from tests.app.play.plain_texts import only_for_typing
from tests.play.decision_classes import kinds_of
from tests.play.questions import BATTLES, ENCOUNTERS

Signature = tuple[Any, ...]

GAMES = 12
"""Games of Cosmoclysm at most."""


def _signature(of: Decision) -> Signature:
    """Return the kind of a question and of all its forms, to open each kind once."""
    legal = of.legal()
    return of.kind, _shape(legal.forms) if isinstance(legal, Composed) else ()


def _shape(entries: Any) -> Signature:
    if isinstance(entries, Span) or not entries or isinstance(entries[0], Option):
        return (type(entries).__name__,)
    parts = [(form.name, *((part.name, _shape(part.domain)) for part in form.parts)) for form in entries]
    return tuple(dict.fromkeys(parts))


def _options(entries: Any) -> Iterator[Option]:
    for entry in () if isinstance(entries, Span) else entries:
        if isinstance(entry, Form):
            for part in entry.parts:
                yield from _options(part.domain)
        else:
            yield entry


def _opened(panel: OrderPanel, asked: Asked) -> None:
    """Look at every form of a panel, and what each marks on the table."""
    panel.marks()
    for place in range(len(panel.forms) if isinstance(panel, FormPanel) else 0):
        panel.choice.setCurrentIndex(place)  # type: ignore[attr-defined]
        panel.marks()
        panel.click(("nothing",))
    for adder in panel.findChildren(FormAdder):
        for place in range(adder.choice.count()):
            adder.choice.setCurrentIndex(place)
            panel.marks()
    for ship in asked.moment.pieces:
        panel.named_on(ship.ref)


def _names_count_from_one(asked: Asked) -> None:
    """Whatever has a reference is called by that, not by its place in the program, which counts from 0."""
    legal, naming = asked.decision.legal(), Naming(asked)
    for option in _options(legal.options if isinstance(legal, Listed) else legal.forms):
        number = re.search(r"(\d+)$", option.ref)
        values = option.value if type(option.value) is tuple else (option.value,)
        if number is not None and all(type(value) is int for value in values):
            counted = {number[1], *(str(value + 1) for value in values)}
            assert counted & set(re.findall(r"\d+", naming.option(option))), (asked.decision.kind, option)


def _says_what_is_typed(panel: OrderPanel, asked: Asked, answer: Any) -> None:
    """Check that the form of a typed or advised action is that of the action, not one of the same numbers."""
    panel.show_draft(asked.read(asked.draft(answer).text))
    panel.marks()
    if asked.decision.kind == "take-action" and isinstance(panel, FormPanel) and panel._fields is not None:
        assert panel._fields.value == answer


def _unnamed(asked: Asked) -> list[str]:
    """Return the names of parts, and of forms to choose from, that have no word: players would see the names of the program."""
    legal = asked.decision.legal()
    forms = legal.forms if isinstance(legal, Composed) else ()
    names = {form.name for form in forms} if len(forms) > 1 else set()
    names |= {name for form in forms for name in _names(form)}
    return sorted(name for name in names if not asked.words.get(f"window-orders-{name.replace(' ', '_')}", ""))


def _names(form: Form) -> Iterator[str]:
    for part in form.parts:
        yield part.name
        for each in part.domain if isinstance(part.domain, tuple) else ():
            if isinstance(each, Form):
                yield each.name
                yield from _names(each)


class Opening:
    """Plays matches with captains in the seats of people, and opens what is new among the questions."""

    def __init__(self, qtbot: QtBot, game: Game) -> None:
        self._qtbot, self._game = qtbot, game
        self._panels = editors_of(game).panels()
        self.seen: set[Signature] = set()
        self.unnamed: set[str] = set()
        """The names of parts and forms without a word."""
        self.for_typing: list[tuple[str, str]] = []
        """The kinds of decisions with texts that only those who type orders should see."""

    @property
    def kinds(self) -> set[str]:
        """The question."""
        return {kind for kind, *_ in self.seen}

    @property
    def forms(self) -> set[str]:
        """The names of the forms that were open."""
        return {form[0] for _, forms, _ in self.seen for form in forms}

    def play(
        self, forces: Sequence[Any], seed: int, last_turn: int = 0, captain: str = "chance", encounter: Any = None
    ) -> None:
        """Play a match to its end, or to that of a turn."""
        kit = required(self._game.play)
        setting = Setting(seed, (PERSON,) * kit.seats(forces, False), last_turn, encounter=encounter)
        match = begun(self._game, forces, setting)
        dialogue, film = Dialogue(match, plain=True), Film(match)
        captains = [kit.hire(captain, seed, side) for side in range(len(setting.captains))]
        while questions := dialogue.ask():
            film.take()
            answers = [captains[each.side].answer(each) for each in dialogue.decisions]
            for place, question in enumerate(questions):
                decision = dialogue.decisions[place]
                signature = (*_signature(decision), answers[place] == decision.default())
                if signature not in self.seen:
                    self.seen.add(signature)
                    self._open(Asked(dialogue, place, question, words_in(self._game.key, "en"), film), answers[place])
            match.apply(answers)

    def _open(self, asked: Asked, answer: Any) -> None:
        make: Any = self._panels.get(asked.decision.kind)
        if make is None:
            make = ListedPanel if isinstance(asked.decision.legal(), Listed) else FormPanel
        parent = QWidget()
        self._qtbot.addWidget(parent)
        panel: OrderPanel = make(asked, parent)
        _opened(panel, asked)
        _names_count_from_one(asked)
        _says_what_is_typed(panel, asked, answer)
        if self._game.key == "metaverse":
            self.unnamed.update(_unnamed(asked))
            self.for_typing += [(asked.decision.kind, text) for text in only_for_typing(panel, asked, answer)]
        if self._game.key == "cosmoforce":
            shown = [box.text() for box in panel.findChildren(QCheckBox)]
            shown += [box.itemText(place) for box in panel.findChildren(QComboBox) for place in range(box.count())]
            assert not [text for text in shown if text.isdecimal()], asked.decision.kind
        parent.close()


def sample(game: str, name: str) -> Any:
    return open_file(str(sample_fleets(game) / name)).document


def test_cosmoforce(qtbot: QtBot) -> None:
    """Both editions, and heat that may damage systems, which neither has by itself."""
    game = game_called("cosmoforce")
    opening, six = Opening(qtbot, game), sample("cosmoforce", "six-ideas.json")
    hot = six.toggles.with_(heat_damage=HeatDamage.CREW_OR_DAMAGE)
    for fleet in (six.with_(edition=Edition.WEB), six.with_(toggles=hot)):
        opening.play(required(game.play).sides(fleet), 7)
    assert opening.kinds == kinds_of("cosmoforce")
    assert opening.forms > {"burn", "conserve", "strafe", "ram", "heal", "repair", "laser", "missile", "railgun", "hangar"}


OFFERED = {"offer"}
"""Asked only after a person offered a draw; the tests of boards answer it by its buttons."""


def test_cosmoclysm(qtbot: QtBot) -> None:
    """Captures by choice are seldom: one game after the other, with dice of the table, until all has been asked."""
    game = game_called("cosmoclysm")
    opening, loom = Opening(qtbot, game), sample("cosmoclysm", "the-loom.json")
    board = loom.with_(options=loom.options.with_(capture_optional=True, typed_dice=True))
    for seed in range(GAMES):
        opening.play(required(game.play).sides(board), seed, captain="plain")
        if opening.kinds == kinds_of("cosmoclysm") - OFFERED:
            break
    assert opening.kinds == kinds_of("cosmoclysm") - OFFERED


def test_cosmos_commanders(qtbot: QtBot) -> None:
    game = game_called("cosmos_commanders")
    opening, kettle = Opening(qtbot, game), sample("cosmos_commanders", "kettle-and-thimble.json")
    opening.play((kettle.with_(options=kettle.options.with_(typed_dice=True)),), 7)
    assert opening.kinds == kinds_of("cosmos_commanders")


SELDOM = {"rearm", "squadron_defence"}
"""Asked in few battles; the forms are those of other decisions about squadrons."""


def test_metaverse(qtbot: QtBot) -> None:
    opening = Opening(qtbot, game_called("metaverse"))
    for name, turns in ENCOUNTERS:
        _, forces, encounter = open_encounter(str(sample_fleets("metaverse") / "encounters" / f"{name}.json"))
        opening.play(forces, 7, turns, encounter=encounter)
    for one, other, seed, turns, captain in BATTLES:
        opening.play([force(each) for each in (one, other)], seed, turns, captain)
    assert kinds_of("metaverse") - opening.kinds <= SELDOM
    assert opening.for_typing == []
    assert opening.unnamed == set()


def force(named: str) -> Any:
    """Return a sample fleet, or one ship of it."""
    name, _, ship = named.partition("#")
    kit = required(game_called("metaverse").play)
    return kit.force(sample("metaverse", f"{name}.json"), [f"ships/{ship}"] if ship else [])
