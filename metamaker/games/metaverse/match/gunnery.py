"""Fire orders of a ship, changed weapon by weapon: a sensor array is found for each target (1.3.1, 1.3.2)."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from metamaker.games.metaverse.battle.aim import bears_directly, energy_loss, sight
from metamaker.games.metaverse.battle.fire.decisions import DeclareFire
from metamaker.games.metaverse.battle.fire.orders import Attack, FireOrders, Launch, Mode
from metamaker.games.metaverse.battle.fire.prospects import FACES
from metamaker.games.metaverse.battle.state.vessel import System
from metamaker.games.metaverse.match.fire_odds import expected
from metamaker.games.metaverse.match.token_orders import SalvoWay, salvo_ways


class Prospect(NamedTuple):
    """The chance of a weapon to hit a target in percent, its expected boxes, and the loss of each pulse by distance."""

    percent: int
    boxes: float
    loss: int


class Gunnery:
    """The weapons, arrays and targets of a ship that declares fire, calculated once, and changes of its orders.

    Systems are named by their references, targets by their keys. No change touches lent arrays and fire at salvos and missions,
    except that a weapon fires only once.
    """

    def __init__(self, asked: DeclareFire) -> None:
        self.asked = asked
        self.ships = {target.key: target for target in asked.targets()}
        self.arrays = tuple(sorted(asked.arrays(), key=lambda array: -array.plan.rating))
        """The free arrays, the best first."""
        self.ways: Sequence[SalvoWay] = () if asked.only else salvo_ways(asked)
        self._bearing = {key: {each.plan.ref for each in asked.weapons(ship)} for key, ship in self.ships.items()}
        self._places = {system.plan.ref: place for place, system in enumerate(asked.vessel.systems)}

    @property
    def weapons(self) -> tuple[System, ...]:
        """All weapons of the ship against ships, in the order of the record sheet."""
        blueprint = self.asked.vessel.blueprint
        numbers = sorted({*blueprint.guns, *blueprint.launchers})
        return tuple(self.asked.vessel.systems[number] for number in numbers)

    def targets(self, ref: str) -> tuple[str, ...]:
        """Return the ships that a weapon can fire at, or be launched at, now; none without a free array."""
        if not self.arrays:
            return ()
        fired = [key for key, bearing in self._bearing.items() if ref in bearing]
        launched = [way.target for way in self.ways if ref in way.weapons]
        return tuple(dict.fromkeys((*fired, *launched)))

    def likeliest(self, ref: str) -> str:
        """Return the target at which the weapons of the ship hit best, of those of one weapon; empty if it has none."""
        return max(self.targets(ref), key=self._hits, default="")

    @property
    def easiest(self) -> str:
        """The target at which all weapons of the ship hit best; empty if there is none."""
        return max(self.ships, key=self._hits, default="")

    def _hits(self, key: str) -> int:
        """Return the sum of the chances of all weapons against a ship."""
        if key not in self.ships or not self.arrays:
            return 0
        ship, best = self.ships[key], self.arrays[0]
        return sum(self.asked.profile(best, [weapon], ship).faces for weapon in self.asked.weapons(ship))

    # Reading orders

    def attack_of(self, orders: FireOrders, ref: str) -> Attack | None:
        """Return the attack in which a weapon fires; None if it holds fire or is launched."""
        return next((attack for attack in orders.attacks if ref in attack.weapons), None)

    def launch_of(self, orders: FireOrders, ref: str) -> Launch | None:
        """Return the launch of an indirect weapon, if there is one."""
        return next((launch for launch in orders.launches if ref in launch.weapons), None)

    def aimed(self, orders: FireOrders, ref: str) -> str:
        """Return the target of a weapon; empty if it holds fire, or is launched in a typed direction."""
        attack, launch = self.attack_of(orders, ref), self.launch_of(orders, ref)
        if attack is not None:
            return attack.target
        return "" if launch is None else next((way.target for way in self.ways if _line(way) == _line(launch)), "")

    def array_of(self, orders: FireOrders, ref: str) -> str:
        """Return the own array that guides a weapon; empty for none or a lent one."""
        attack, launch = self.attack_of(orders, ref), self.launch_of(orders, ref)
        if attack is not None:
            return "" if attack.lender else attack.array
        return "" if launch is None else launch.array

    def prospect(self, orders: FireOrders, ref: str, key: str) -> Prospect | None:
        """Return the prospect of a weapon against a ship, guided as in these orders, by default by the best array.

        The weapons of a volley share their chance. None for indirect weapons and other targets.
        """
        ship = self.ships.get(key)
        if ship is None or not self.arrays or ref not in self._bearing[key]:
            return None
        attack = self.attack_of(orders, ref) or next((each for each in orders.attacks if each.target == key), None)
        array = next((each for each in self.arrays if attack is not None and each.plan.ref == attack.array), self.arrays[0])
        weapon = self.asked.vessel.system(ref)
        volley = attack is not None and attack.mode is Mode.VOLLEY and ref in attack.weapons and attack.target == key
        together = [self.asked.vessel.system(each) for each in attack.weapons] if attack is not None and volley else [weapon]
        percent = self.asked.profile(array, together, ship).faces * 100 // FACES
        plan = weapon.plan.weapon
        loss = 0 if plan is None else energy_loss(plan, sight(self.asked.vessel, ship).counted)
        alone = self.asked.profile(array, [weapon], ship).faces * 100 // FACES
        boxes = expected(self.asked, array, weapon, ship)
        return Prospect(percent, boxes * percent / alone if alone else 0.0, loss)

    # Changing orders

    def cease(self, orders: FireOrders, ref: str) -> FireOrders:
        """Let a weapon hold fire."""
        attacks = (_without(attack, ref) for attack in orders.attacks)
        launches = (each._replace(weapons=tuple(one for one in each.weapons if one != ref)) for each in orders.launches)
        return orders._replace(
            attacks=tuple(attack for attack in attacks if attack.weapons),
            launches=tuple(launch for launch in launches if launch.weapons),
        )

    def aim(self, orders: FireOrders, ref: str, key: str) -> FireOrders:
        """Aim a weapon at a ship, for direct fire or a launch.

        It joins the weapons that already do. Otherwise it gets a free array. If there is none, the array that guides it
        or the last one changes its target, and its other weapons go with it where they bear.
        """
        before = self.array_of(orders, ref)
        orders = self.cease(orders, ref)
        if key not in self.targets(ref):
            return orders
        if ref in self._bearing.get(key, ()):
            return self._attack(orders, ref, key, before)
        return self._launch(orders, ref, key, before)

    def aim_all(self, orders: FireOrders, array: str, key: str) -> FireOrders:
        """Let an array guide every weapon that no other array guides and that bears on a ship; without one, nothing changes."""
        others = {ref for each in orders.attacks if each.array != array or each.lender for ref in each.weapons}
        others |= {ref for each in orders.launches if each.array != array for ref in each.weapons}
        free = [ref for ref in self._bearing.get(key, ()) if ref not in others]
        if not free:
            return orders
        return self._with(self._idle(orders, array), Attack(array, key, self._sorted(free)))

    def in_mode(self, orders: FireOrders, array: str, mode: Mode, system: str = "") -> FireOrders:
        """Change the way in which an array guides its fire. A volley needs two weapons, surgical fire keeps only one."""
        attack = next((each for each in orders.attacks if each.array == array and not each.lender), None)
        if attack is None:
            return orders
        weapons = attack.weapons
        if mode is Mode.VOLLEY:
            seen = sight(self.asked.vessel, self.ships[attack.target])
            weapons = tuple(ref for ref in weapons if bears_directly(self.asked.vessel.system(ref).plan, seen))
        elif mode is Mode.SURGICAL:
            weapons = weapons[:1]
        changed = attack._replace(mode=mode, system=system if mode is Mode.SURGICAL else "", weapons=weapons)
        return self._with(self._idle(orders, array), _settled(changed)) if weapons else orders

    def _attack(self, orders: FireOrders, ref: str, key: str, before: str) -> FireOrders:
        joined = next((each for each in orders.attacks if each.target == key and not each.lender), None)
        if joined is not None:
            mode = joined.mode if joined.mode is Mode.VOLLEY and self._is_direct(ref, key) else Mode.SALVO
            more = joined._replace(weapons=self._sorted((*joined.weapons, ref)), mode=mode, system="")
            return orders._replace(attacks=tuple(more if each is joined else each for each in orders.attacks))
        array = self._guide(orders, [each.plan.ref for each in self.arrays], before)
        along = [each for attack in orders.attacks if attack.array == array and not attack.lender for each in attack.weapons]
        weapons = [each for each in along if each in self._bearing[key]]
        return self._with(self._idle(orders, array), Attack(array, key, self._sorted((*weapons, ref))))

    def _launch(self, orders: FireOrders, ref: str, key: str, before: str) -> FireOrders:
        ways = {way.array: way for way in self.ways if way.target == key and ref in way.weapons}
        for launch in orders.launches:
            way = ways.get(launch.array)
            if way is not None and _line(way) == _line(launch) and len(launch.weapons) < way.most:
                more = launch._replace(weapons=self._sorted((*launch.weapons, ref)))
                return orders._replace(launches=tuple(more if each is launch else each for each in orders.launches))
        way = ways[self._guide(orders, list(ways), before)]
        made = Launch(way.array, (ref,), way.direction, way.length, way.contact)
        orders = self._idle(orders, way.array)
        return orders._replace(launches=(*orders.launches, made))

    def _guide(self, orders: FireOrders, able: Sequence[str], before: str) -> str:
        """Return the array for another target: a free one if possible, then the one before, then the last used one."""
        used = [each.array for each in orders.attacks if not each.lender] + [each.array for each in orders.launches]
        taken = {each.array for part in (orders.teleports, orders.grapples, orders.boardings) for each in part}
        able = [array for array in able if array not in taken] or list(able)
        free = [array for array in able if array not in used]
        if before in able:
            return before if before in free or not free else free[0]
        return free[0] if free else next((array for array in reversed(used) if array in able), able[-1])

    def _idle(self, orders: FireOrders, array: str) -> FireOrders:
        """Return orders without anything that an array guides."""
        return FireOrders(
            attacks=tuple(each for each in orders.attacks if each.array != array or each.lender),
            teleports=tuple(each for each in orders.teleports if each.array != array),
            grapples=tuple(each for each in orders.grapples if each.array != array),
            kept=orders.kept,
            launches=tuple(each for each in orders.launches if each.array != array),
            boardings=tuple(each for each in orders.boardings if each.array != array),
        )

    def _with(self, orders: FireOrders, attack: Attack) -> FireOrders:
        """Return orders with one more attack, before those that have no row of a weapon."""
        rest = [each for each in orders.attacks if each.lender or each.target not in self.ships]
        own = [each for each in orders.attacks if each not in rest]
        own.append(attack)
        own.sort(key=lambda each: self._places[each.array])
        return orders._replace(attacks=(*own, *rest))

    def aim_next(self, orders: FireOrders, arrays: Sequence[str], key: str) -> FireOrders:
        """Aim the first free array, or the last one in use, at a ship; launch salvos at it if no gun bears."""
        changed = orders
        for array in self._next_array(orders, arrays):
            changed = self.aim_all(orders, array, key)
        if changed == orders:
            for found in (weapon.plan.ref for weapon in self.weapons):
                if key in self.targets(found) and not self.aimed(changed, found):
                    changed = self.aim(changed, found, key)
        return changed

    def _next_array(self, orders: FireOrders, arrays: Sequence[str]) -> Sequence[str]:
        used = {each.array for each in orders.attacks if not each.lender} | {each.array for each in orders.launches}
        fired = {each.array for each in orders.attacks if not each.lender and each.target in self.ships}
        free = [each for each in arrays if each not in used]
        return (free or [each for each in reversed(arrays) if each in fired])[:1]

    def modes(self, orders: FireOrders, attack: Attack | None) -> list[Mode]:
        """Return the modes that are possible for an attack on a ship; none without one."""
        if attack is None:
            return []
        modes = [mode for mode in Mode if mode is attack.mode or mode is Mode.SALVO]
        modes += [Mode.VOLLEY] if self.in_mode(orders, attack.array, Mode.VOLLEY) != orders else []
        modes += [Mode.SURGICAL] if self.asked.surgical(self.ships[attack.target]) else []
        return modes

    def _is_direct(self, ref: str, key: str) -> bool:
        return bears_directly(self.asked.vessel.system(ref).plan, sight(self.asked.vessel, self.ships[key]))

    def _sorted(self, refs: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(refs, key=self._places.__getitem__))


def _without(attack: Attack, ref: str) -> Attack:
    """Return an attack without a weapon, with the squadrons of the others."""
    if ref not in attack.weapons:
        return attack
    left = [place for place, each in enumerate(attack.weapons) if each != ref]
    paired = len(attack.squadrons) == len(attack.weapons)
    return _settled(
        attack._replace(
            weapons=tuple(attack.weapons[place] for place in left),
            squadrons=tuple(attack.squadrons[place] for place in left) if paired else attack.squadrons,
        )
    )


def _settled(attack: Attack) -> Attack:
    """Return an attack with a mode that its number of weapons allows. Rule MV-1.3.1-30."""
    alone = attack.mode is Mode.VOLLEY and len(attack.weapons) < 2
    return attack._replace(mode=Mode.SALVO) if alone else attack


def _line(way: SalvoWay | Launch) -> tuple[int, int, str]:
    return way.direction, way.length, way.contact
