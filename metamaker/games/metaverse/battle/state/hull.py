"""A section and an arc in battle: boxes, parties, shields, plates."""

from metamaker.games.metaverse.battle.blueprint.blueprint import ArcPlan, SectionPlan


class SectionState:
    """What is left of a section, by layers, top first. One that was never designed has no layers and does not stand.

    `crossed` lists the layers of the boxes lost, in the order of loss, so that they can come back in reverse
    (MV-3.1.2-04). `boarders` will be set by boarding: parties of the enemy aboard.
    """

    def __init__(self, plan: SectionPlan) -> None:
        self.plan = plan
        self.boxes = [layer.hull_hits for layer in plan.layers]
        self.crew = [layer.crew_parties for layer in plan.layers]
        self.marines = [layer.marine_parties for layer in plan.layers]
        self.crossed: list[int] = []
        self.stands = plan.designed
        self.boarders = 0

    @property
    def left(self) -> int:
        """The hull boxes that are left."""
        return sum(self.boxes)

    @property
    def crew_parties(self) -> int:
        """The crew parties that are left. Rule MV-3.1.6-02."""
        return sum(self.crew)

    @property
    def marine_parties(self) -> int:
        """The marine parties that are left."""
        return sum(self.marines)


class ArcState:
    """What is left of the defences of an arc.

    `up` is False while its shields are dropped, `dropped_on` the turn in which they were. `struck` says that weapons fire
    came to its armour this turn (MV-3.1.4-07). `bare` says that its section was destroyed: armour 1 is all it has
    (MV-1.3.6-07).
    """

    def __init__(self, plan: ArcPlan) -> None:
        self.plan = plan
        self.shield_hits = plan.shield_hits
        self.plates = plan.plates
        self.adaptation = 0
        self.up = True
        self.dropped_on = 0
        self.struck = False
        self.bare = False
