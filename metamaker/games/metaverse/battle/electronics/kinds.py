"""The words of the catalogue for everything electronic, and what may be switched (3.4.0)."""

from metamaker.games.metaverse.model.component import ComponentKind

SENSOR = ComponentKind.SENSOR_ARRAY.value
EW, ECM, EJ = ComponentKind.EW_ARRAY.value, ComponentKind.ECM_ARRAY.value, ComponentKind.EJ_ARRAY.value
ELINT, TARGETING = ComponentKind.ELINT_ARRAY.value, ComponentKind.TARGETING_ARRAY.value
ANSIBLE, POD = ComponentKind.ANSIBLE.value, ComponentKind.COUNTERMEASURE_POD.value
STEALTH = ComponentKind.STEALTH_GENERATOR.value
PROJECTOR = ComponentKind.GRAVITY_WELL_PROJECTOR.value

SWITCHED = (EW, ECM, EJ, STEALTH, PROJECTOR)
"""What is switched on and off in the EW Step; sensor arrays never are, cloak generators by plots. Rule MV-3.4.0-06."""

AIMED = (ELINT, TARGETING)
"""What is aimed at an enemy ship. Rules MV-3.4.3-02, MV-3.4.4-02."""

AIM_RULES = {ELINT: ("MV-3.4.3-02",), TARGETING: ("MV-3.4.4-02",)}
"""The statements by which they are."""

AIM_CM, SUPPORT_CM = 100, 50
"""How far an array is aimed and an ansible serves. Rules MV-3.4.3-02, MV-3.4.4-02, MV-3.4.7-02."""

ARRAY_CM, PROJECTOR_CM = 5, 10
"""Radius of an ECM or EJ array and of a gravity well projector, for each point of its rating.

Rules MV-3.4.5-01, MV-3.4.6-01, MV-3.5.5-01.
"""
