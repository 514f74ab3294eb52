"""The face of a slot's tile as one value, so that tiles with an unchanged value need no repainting."""

from collections.abc import Mapping
from typing import NamedTuple

from metamaker.app.context import Context
from metamaker.app.cosmoforce.texts import tr
from metamaker.core.display_names import first_upper
from metamaker.games.cosmoforce.catalogue import catalogue
from metamaker.games.cosmoforce.edits.reference import brief_effect
from metamaker.games.cosmoforce.model.design import Design
from metamaker.games.cosmoforce.model.fleet import Fleet
from metamaker.games.cosmoforce.rules.editions import rules_of
from metamaker.games.cosmoforce.stats.derived import boxes_of


class SlotFace(NamedTuple):
    """A slot: its number from 1, and name, icon, group, effect and damage boxes of its system.

    Without an icon it is empty. `brief`: the effect in two or three words. `problem`: the result of the checks. `rule`: the id
    of the rule that it opens.
    """

    number: int
    name: str = ""
    icon: str = ""
    group: str = ""
    effect: str = ""
    brief: str = ""
    boxes: int = 0
    problem: str = ""
    rule: str = ""

    @property
    def description(self) -> str:
        """The text of the slot for screen readers: “Slot 3: Laser, 2 boxes”."""
        if not self.icon:
            return tr("window-board-slot-empty", number=self.number)
        return tr("window-board-slot-boxes", number=self.number, name=self.name, boxes=self.boxes)


def slot_faces(context: Context[Fleet], fleet: Fleet, design: Design) -> tuple[SlotFace, ...]:
    """Return the faces of the slots of a design; its document may differ from that of the context."""
    problems = _problems(context, fleet)
    return tuple(_face(context, fleet, design, number, problems) for number in range(1, len(design.slots) + 1))


def _face(context: Context[Fleet], fleet: Fleet, design: Design, number: int, problems: Mapping[str, str]) -> SlotFace:
    ref, held = design.ref("slots", str(number)), design.slots[number - 1]
    summary = context.edits.summary(fleet, ref, context.language)
    if held is None:
        return SlotFace(number, rule=summary.rule)
    return SlotFace(
        number,
        name=summary.title,
        icon=summary.icon,
        group=catalogue()[held].kind,
        effect=summary.facts[0] if summary.facts else summary.sentence,
        brief=brief_effect(held, rules_of(fleet), context.words, design.ship_class),
        boxes=boxes_of(held, design.ship_class),
        problem=problems.get(ref, ""),
        rule=summary.rule,
    )


def _problems(context: Context[Fleet], fleet: Fleet) -> Mapping[str, str]:
    found: dict[str, str] = {}
    for issue in context.checks.issues(fleet):
        text = first_upper(issue.text)
        found[issue.where] = f"{found[issue.where]}; {text}" if issue.where in found else text
    return found
