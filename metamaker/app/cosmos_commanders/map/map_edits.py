"""Edits of an open map, each as one undo step with a name."""

from collections.abc import Sequence
from random import Random

from PySide6.QtCore import QObject

from metamaker.app.context import Context
from metamaker.app.cosmos_commanders.texts import tr
from metamaker.core.elements.listing import removed
from metamaker.core.messages import said
from metamaker.core.property import EditProblem
from metamaker.games.cosmos_commanders.edits.drawing import drawn_line, moved_to, put_system, typed, why_no_line
from metamaker.games.cosmos_commanders.edits.structure import STRUCTURE, line_term, system_term, type_term
from metamaker.games.cosmos_commanders.geometry.sectors import points
from metamaker.games.cosmos_commanders.map_generator.generator import generated, is_accepted, rolled_types
from metamaker.games.cosmos_commanders.map_generator.grid import Net
from metamaker.games.cosmos_commanders.model.star_map import StarMap, System, joins
from metamaker.games.cosmos_commanders.model.words import TYPES, SystemType
from metamaker.games.cosmos_commanders.templates import system_names

_TRIES = 40
"""The limit of repeated rolls of all types; after it, the last rolled types are used."""


class MapEdits(QObject):
    """The edits of one open map. Refusals are shown in the status bar."""

    def __init__(self, context: Context[StarMap], parent: QObject) -> None:
        super().__init__(parent)
        self._context = context

    @property
    def star_map(self) -> StarMap:
        """The map as it is now."""
        return self._context.document.value

    def _apply(self, text: str, star_map: StarMap, merge: str = "") -> None:
        self._context.document.apply(text, star_map, merge)

    def _called(self, system: System) -> str:
        return system_term(system, self._context.words)

    def place(self, x: int, y: int) -> str:
        """Place a system with an unused name, and select it. Return its reference."""
        star_map = self.star_map
        taken = {system.name for system in star_map.systems}
        name = next((each for each in system_names(self._context.language) if each not in taken), "")
        try:
            after, ref = put_system(star_map, x, y, None, name)
        except EditProblem as problem:
            self._context.say(str(problem))
            return ""
        self._apply(tr("window-map-place-system"), after)
        self._context.selection.select(ref)
        return ref

    def move(self, system_id: str, x: int, y: int, visit: int) -> None:
        """Move a system; all moves of one `visit` are one undo step."""
        text = tr("window-elements-move", name=self._called(self.star_map.system(system_id)))
        self._apply(text, moved_to(self.star_map, system_id, x, y), f"move {system_id} {visit}")

    def nudge(self, system_id: str, x: int, y: int) -> None:
        """Move a system by a little; immediately repeated moves are one undo step."""
        system = self.star_map.system(system_id)
        text = tr("window-elements-move", name=self._called(system))
        self._apply(text, moved_to(self.star_map, system_id, system.x + x, system.y + y), f"nudge {system_id}")

    def why_not(self, one: str, other: str) -> str:
        """Return why no line can be drawn between two systems; empty if it is possible. Rule CC-MAP-06."""
        refused = why_no_line(self.star_map, one, other, self._context.words)
        return "" if refused is None else said(refused, self._context.language)

    def join(self, one: str, other: str) -> None:
        """Draw a line between two systems, or show why it is refused."""
        refused = self.why_not(one, other)
        if refused:
            self._context.say(refused)
            return
        after, _ = drawn_line(self.star_map, one, other)
        first, second = (self._called(self.star_map.system(each)) for each in (one, other))
        self._apply(tr("window-map-line", one=first, other=second), after)

    def remove(self, refs: Sequence[str]) -> None:
        """Remove systems, with their lines, and lines."""
        after = self.star_map
        called = ""
        for ref in refs:
            kind, _, own = ref.partition("/")
            if kind == "systems" and any(system.id == own for system in after.systems):
                called = self._called(after.system(own))
                after = removed(STRUCTURE, after, ref)
            elif kind == "lines" and any(line.id == own for line in after.lines):
                called = line_term(after, after.line(own), self._context.words)
                after = removed(STRUCTURE, after, ref)
        if called:
            self._context.selection.select("")
            self._apply(tr("window-common-remove-name", name=called), after)

    def type(self, system_id: str, kind: SystemType | None) -> None:
        """Set the type of a system, or leave it to be rolled."""
        text = tr(
            "window-map-is", name=self._called(self.star_map.system(system_id)), kind=type_term(kind, self._context.words)
        )
        self._apply(text, typed(self.star_map, {system_id: kind}))

    def roll(self, system_id: str) -> None:
        """Roll the type of a system. Rule CC-SYS-01."""
        self.type(system_id, TYPES[Random().randrange(len(TYPES))])  # noqa: S311 - a game

    def roll_all(self) -> None:
        """Roll the types of all systems, repeatedly until homes fit and the net is connected, if possible. Rule CC-SET-06."""
        star_map = self.star_map
        net = Net(points(star_map), joins(star_map))
        chance = Random()  # noqa: S311 - a game
        kinds: list[int] = []
        for _ in range(_TRIES):
            kinds = rolled_types(len(star_map.systems), chance)
            if is_accepted(net, kinds, star_map.players, star_map.options.home_gap):
                break
        types = {system.id: TYPES[kind] for system, kind in zip(star_map.systems, kinds, strict=True)}
        self._apply(tr("window-map-roll-all-types"), typed(star_map, {**types}))

    def leave_open(self) -> None:
        """Leave all types to be rolled before each game. Rule CC-SYS-01."""
        self._apply(
            tr("window-map-types-rolled-before"),
            typed(self.star_map, {each.id: None for each in self.star_map.systems}),
        )

    def by_dice(self, players: int, seed: int) -> None:
        """Replace this map with a random one; its name, author, notes and options stay. Rule CC-MAP-07."""
        old = self.star_map
        new = generated(players, seed, system_names(self._context.language), old.options)
        after = new.with_(name=old.name, author=old.author, notes=old.notes, tags=old.tags, public=old.public)
        self._context.selection.select("")
        self._apply(tr("window-map-map-dice-seed", seed=seed), after)
