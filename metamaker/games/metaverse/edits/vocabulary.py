"""Names in a language: kinds of component, sections, arcs, and the elements of a fleet."""

from metamaker.core.display_names import called, first_upper
from metamaker.core.messages import ENGLISH, Words
from metamaker.games.metaverse.catalogue import FacingRule, catalogue
from metamaker.games.metaverse.checks.names import class_called, kind_called
from metamaker.games.metaverse.edits.house_words import house_word, with_house_words
from metamaker.games.metaverse.edits.subject import PARTS, Kind, Subject
from metamaker.games.metaverse.model.arc import Arc, Facing, SectionName
from metamaker.games.metaverse.model.design import definitions
from metamaker.games.metaverse.model.section import ComponentKind
from metamaker.games.metaverse.model.ship import ShipClass


def component_term(kind: ComponentKind | str, words: Words) -> str:
    """Return the name of a kind of component, automatic ones included: “Sensor array”."""
    return words.get(f"sheet-name-component-{kind}", catalogue()[kind].name)


def component_hint(kind: ComponentKind | str, words: Words) -> str:
    """Return the purpose of a kind of component, in a sentence."""
    return words.get(f"window-tooltip-component-{kind}", catalogue()[kind].tooltip)


def component_in_sentence(kind: ComponentKind, words: Words) -> str:
    """Return the name of a kind of component within a sentence: “sensor array”, “ECM array”, “energy deflector”."""
    return words.say(kind_called(kind))


def _component_in_sentence(of: Subject, words: Words) -> str:
    """Return the name of a component in the universe of a fleet, or in the rules."""
    return house_word(of.document, of.value.kind) or component_in_sentence(of.value.kind, words)


def section_term(name: SectionName, words: Words) -> str:
    """Return the name of a section within a sentence: “core”, “fore section”."""
    return words[f"window-section-{name}"]


def arc_term(arc: Arc, words: Words) -> str:
    """Return the name of an arc: “fore”."""
    return words[f"window-choice-facing-{arc}-text"].lower()


def facing_term(facing: Facing, words: Words) -> str:
    """Return a facing: “fore”, “fore and aft”."""
    return words[f"window-choice-facing-{facing}-text"].lower()


def component_icon(kind: ComponentKind, facing: Facing | None) -> str:
    """Return the name of a component's icon, the one that shows its facing if the kind has one."""
    rule = catalogue()[kind].facing
    shown = (rule is FacingRule.AXIS) == (facing is not None and facing.arc is None) and rule is not FacingRule.NONE
    sideways = facing in {Facing.PORT, Facing.STARBOARD}
    return f"{kind}_{facing}" if facing is not None and shown and (rule is not FacingRule.SIDE or sideways) else kind.value


def element_term(of: Subject, words: Words) -> str:
    """Return the name of an element within a sentence: “the sensor array”, “Lantern”, “the core of Lantern”."""
    match of.kind:
        case Kind.FLEET:
            return words["window-element-fleet"]
        case Kind.COMPONENT:
            return words.text("window-element-component", name=_component_in_sentence(of, words))
        case Kind.SECTION | Kind.ARC:
            ship = class_called(of.ship) if of.ship else ""
            if of.section is not None:
                return words.text("window-element-section", section=section_term(of.section, words), ship=ship)
            return words.text("window-element-arc", arc=arc_term(of.arc, words), ship=ship)
        case _:
            return element_title(of, words)


def element_title(of: Subject, words: Words) -> str:
    """Return the name of an element by itself: its name, that of its original, “Core”."""
    known = definitions(of.document)
    match of.kind:
        case Kind.FLEET:
            return of.document.name or words["window-kind-fleet"]
        case Kind.CLASS:
            return class_called(of.value)
        case Kind.COMPONENT:
            return component_term(of.value.kind, with_house_words(words, of.document.words))
        case Kind.MOUNT:
            return called(known.weapons[of.value.weapon])
        case Kind.FIT:
            return called(known.bays[of.value.bay])
        case Kind.SQUADRON:
            return called(known.starfighters[of.value.starfighter])
        case Kind.SECTION | Kind.ARC:
            return _place_title(of, words)
        case Kind.FIGHTER_WEAPON:
            return of.value.name or words.text("window-element-numbered_weapon", number=of.id)
        case _:
            return called(of.value)


def _place_title(of: Subject, words: Words) -> str:
    if of.section is not None:
        return first_upper(section_term(of.section, words))
    return words.text("window-element-arc_title", arc=words[f"window-choice-facing-{of.arc}-text"])


def full_name(of: Subject, words: Words) -> str:
    """Return the displayed name of an element, or of its selected detail: “Sensor array, core of Lantern”."""
    ship = of.ship
    if ship is not None and of.kind is not Kind.SHIP:
        return _name_in_class(of, ship, words)
    if of.kind is Kind.FLEET:
        return of.document.name or first_upper(words["window-kind-fleet"])
    title = element_title(of, words)
    if of.kind is Kind.FIGHTER_WEAPON and of.holder is not None:
        return title + words.text("window-element-of", whole=called(of.holder.value))
    return title


def _name_in_class(of: Subject, ship: ShipClass, words: Words) -> str:
    """Return the name of a class, or of a part inside one."""
    whole = words.text("window-element-of", whole=class_called(ship))
    if of.kind is Kind.CLASS:
        return f"{_detail(of, words)}{whole}" if of.detail else class_called(ship)
    if of.section is not None:
        around = section_term(of.section, words)
    else:
        around = words.text("window-element-arc_place", arc=arc_term(of.arc, words))
    inside = _part_name(of, words) if of.kind in PARTS else _detail(of, words)
    return f"{inside}, {around}{whole}" if inside else f"{first_upper(around)}{whole}"


def _part_name(of: Subject, words: Words) -> str:
    """Return the name of a part of a section by itself: “Sensor array”."""
    if of.kind is Kind.COMPONENT:
        return first_upper(_component_in_sentence(of, words))
    return element_title(of, words)


_QUALITIES = {"ems": "EMS", "ftl_charge": "FTL charge"}


def _detail(of: Subject, words: Words) -> str:
    """Return the name of a detail: in English its name in the file, elsewhere the label of its editor or explanation."""
    key = of.detail
    spaced = first_upper(key.replace("_", " "))
    if words.language == ENGLISH:
        return _QUALITIES.get(key) or spaced
    label = words.get(f"window-property-{of.kind}-{key}-label", "") or words.get(f"window-summary-{key}-title", "")
    return label or words.get(f"sheet-name-component-{key}", spaced)
