"""Rolls of an attack on copies of its table, with the battle's own fire: losses by layer, of the section and of the ship."""

from collections.abc import Iterator
from fractions import Fraction

from metamaker.core.amounts import rounded
from metamaker.core.messages import Text
from metamaker.game_api.firing import Chapter, Figure
from metamaker.games.metaverse.battle.aim import exposed_section, sight
from metamaker.games.metaverse.battle.fire.attacks import Aimed
from metamaker.games.metaverse.battle.fire.resolution import Fire
from metamaker.games.metaverse.battle.places import SECTION_WORDS, place_named
from metamaker.games.metaverse.battle.state.battle import Battle
from metamaker.games.metaverse.battle.state.copying import likeness
from metamaker.games.metaverse.battle.state.vessel import Status, Use
from metamaker.games.metaverse.firing.figures import DECIMALS, chance
from metamaker.games.metaverse.firing.scene import Scene
from metamaker.games.metaverse.messages import message
from metamaker.play.dice import SeededDice


class FireTrials:
    """Attacks rolled so far. Each begins with the damage of the scene; nothing intercepts, and criticals are only counted.

    Dice: those of a fixed seed, so that equal attacks have equal results.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._dice = SeededDice(1)
        self._section = exposed_section(scene.target, sight(scene.firer, scene.target).struck)
        self._before = [tuple(section.crossed) for section in scene.target.sections]
        struck = scene.target.sections[self._section]
        self._layers = layers = [left + self._before[self._section].count(layer) for layer, left in enumerate(struck.boxes)]
        self.number = 0
        self.boxes = [0] * len(layers)
        self.crossed = [0] * len(layers)
        self.elsewhere = self.shields = self.criticals = self.sections = self.ships = 0

    def roll(self, number: int) -> None:
        """Roll the attack this many times more."""
        for _ in range(number):
            self._once()

    def _once(self) -> None:
        scene = self._scene
        battle = Battle(likeness(scene.battle.table), self._dice, telling=False)
        firer, target = (battle.table.vessels[each.number] for each in (scene.firer, scene.target))
        weapons = tuple(firer.systems[weapon.plan.number] for weapon in scene.weapons)
        use = Use.VOLLEY if scene.volley else Use.SALVO
        Fire([Aimed(firer, target, firer, firer.systems[scene.array.plan.number], weapons, use)], {}).run(battle)
        self.number += 1
        for place, section in enumerate(target.sections):
            if place != self._section:
                self.elsewhere += len(section.crossed) - len(self._before[place])
        struck = target.sections[self._section]
        for layer in range(len(self.boxes)):
            lost = struck.crossed.count(layer) - self._before[self._section].count(layer)
            self.boxes[layer] += lost
            self.crossed[layer] += self._layers[layer] > 0 and not struck.boxes[layer]
        before = scene.target.arcs
        self.shields += sum(before[place].shield_hits - arc.shield_hits for place, arc in enumerate(target.arcs))
        self.criticals += len(battle.criticals)
        self.sections += not struck.stands
        self.ships += target.status is Status.DESTROYED

    def chapter(self) -> Chapter:
        """Return means and chances over all rolls so far."""
        return Chapter("attack", message("firing-attack", number=self.number), tuple(self._figures()))

    def _figures(self) -> Iterator[Figure]:
        number = max(1, self.number)
        yield self._mean("attack-shields", self.shields, "MV-3.1.5-02")
        for layer, boxes in enumerate(self.boxes, 1):
            yield self._mean("layer-boxes", boxes, "MV-1.3.6-02", layer=layer)
        yield self._mean("other-boxes", self.elsewhere, "MV-1.3.6-06", "MV-1.3.6-10")
        for layer, often in enumerate(self.crossed, 1):
            yield chance(f"layer-{layer}", message("firing-layer", layer=layer), Fraction(often, number), "MV-1.3.7-01")
        yield self._mean("attack-criticals", self.criticals, "MV-1.3.7-01", "MV-1.3.7-02", "MV-1.3.7-03")
        place = place_named(SECTION_WORDS[self._section])
        yield chance("section", message("firing-destroyed", place=place), Fraction(self.sections, number), "MV-1.3.6-05")
        yield chance("ship", message("firing-lost"), Fraction(self.ships, number), "MV-1.3.6-09")

    def _mean(self, key: str, total: int, *rules: str, layer: int = 0) -> Figure:
        mean = Fraction(total, max(1, self.number))
        name: Text = message(f"firing-{key}", layer=layer) if layer else message(f"firing-{key}")
        shown = message("firing-number", number=rounded(mean, DECIMALS))
        return Figure(f"{key}-{layer}" if layer else key, name, shown, float(mean), rules)
