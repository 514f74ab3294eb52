"""The panel for an action: the player clicks targets on the table, and chooses other actions in the list."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from PySide6.QtWidgets import QToolButton, QWidget

from metamaker.app.cosmoforce.play.offer_panel import OfferPanel
from metamaker.app.overrides import override
from metamaker.app.play.orders.order_panel import Asked
from metamaker.app.play.orders.sign_chips import chip_size, sign_icon
from metamaker.app.widgets.kit import named, styled
from metamaker.games.cosmoforce.battle.actions.orders import Action, Attack, Pass, Ram
from metamaker.games.cosmoforce.battle.state import Ship, sign_of
from metamaker.games.cosmoforce.battle.wording.names import Names
from metamaker.games.cosmoforce.match.choices.actions import action_changes, action_offers, key_of
from metamaker.games.cosmoforce.match.choices.attacks import attacks_on, best_target
from metamaker.games.cosmoforce.match.choices.offer import Changes, Offer


class ActionPanel(OfferPanel):
    """A click on an enemy proposes the best attack on it; further clicks go through the others.

    Nothing is chosen at first, so that no action is lost by a hasty click. `target` is the number of the enemy in question.
    """

    needs_text: ClassVar[bool] = True

    def __init__(self, asked: Asked, parent: QWidget) -> None:
        super().__init__(asked, parent)
        self.target = best_target(self.decision)
        self._enemies = {sign_of(self.decision.battle, enemy): enemy for enemy in self._there()}
        self.targets: dict[int, QToolButton] = {}
        if len(self._enemies) > 1:
            self._offer_targets()
        self.refresh()

    def _there(self) -> Sequence[Ship]:
        found: Sequence[Ship] = self.decision.battle.enemies(self.decision.ship)
        return found

    def _offer_targets(self) -> None:
        names = Names(self.decision.battle)
        for sign, enemy in self._enemies.items():
            button = named(styled(QToolButton(self.above), "chip"), names.ship(enemy.number))
            button.setIcon(sign_icon(sign, enemy.side, self))
            button.setIconSize(chip_size(sign, self))
            button.setToolTip(names.ship(enemy.number))
            button.setCheckable(True)
            button.clicked.connect(partial(self.aim, enemy.number))
            self.above.flow.addWidget(button)
            self.targets[enemy.number] = button
        self.above.show()

    @override
    def offers(self) -> Sequence[Offer]:
        for number, button in self.targets.items():
            button.setChecked(number == self.target)
        return action_offers(self.decision, self.target, self.chosen)

    @override
    def changes(self) -> Changes:
        return action_changes(self.decision, self.chosen)

    @override
    def key(self, answer: Action) -> str:
        return key_of(self.decision, answer)

    @override
    def line(self, answer: Action) -> str | None:
        return "pass" if isinstance(answer, Pass) else None

    @override
    def refresh(self) -> None:
        if isinstance(self.chosen, Attack | Ram):
            self.target = self.chosen.target
        super().refresh()

    def aim(self, number: int, _checked: bool = True) -> None:
        """Propose the best attack on a ship, or the next one if one is chosen; without any, only look at the ship."""
        found = attacks_on(self.decision, number)
        own = self.chosen if isinstance(self.chosen, Attack | Ram) and self.chosen.target == number else None
        keys = [key_of(self.decision, each) for each in found]
        place = (keys.index(self.key(own)) + 1) % len(found) if own is not None and self.key(own) in keys else 0
        self.target = number
        if found:
            self.choose(found[place])
        else:
            self.refresh()

    # The table

    @override
    def marks(self) -> Sequence[str]:
        return tuple(sign for sign, enemy in self._enemies.items() if attacks_on(self.decision, enemy.number))

    @override
    def click(self, refs: Sequence[str]) -> bool:
        enemy = next((self._enemies[ref] for ref in refs if ref in self._enemies), None)
        if enemy is not None:
            self.aim(enemy.number)
        return enemy is not None

    @override
    def portable(self) -> Sequence[str]:
        return (self.decision.of,)

    @override
    def put(self, ref: str, refs: Sequence[str]) -> None:
        self.click(refs)

    @override
    def about(self, ref: str) -> Sequence[str]:
        """Return the attacks on an enemy, each with its result."""
        enemy = self._enemies.get(ref)
        if enemy is None:
            return ()
        kinds = [key_of(self.decision, each) for each in attacks_on(self.decision, enemy.number)]
        offers = action_offers(self.decision, enemy.number)
        return tuple(f"{offer.title}: {offer.result}" for offer in offers if offer.key in kinds)

    # The sheet

    @override
    def named_on(self, ship: str) -> Sequence[str]:
        if ship != self.decision.of or not isinstance(self.chosen, Attack):
            return ()
        own = self.decision.ship
        working = own.working(own.plan.kinds[self.chosen.slots[0]])
        return tuple(own.plan.design.ref("slots", str(slot + 1)) for slot in range(len(own.plan.kinds)) if working >> slot & 1)

    @override
    def click_on_sheet(self, ship: str, refs: Sequence[str]) -> bool:
        """Switch a weapon of the chosen attack on or off."""
        places = dict(zip(self.named_on(ship), self.steps, strict=False))
        step = next((places[ref] for ref in refs if ref in places), None)
        if step is not None:
            step.click()
        return step is not None
