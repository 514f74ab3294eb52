"""Which field edits which kind of property."""

from collections.abc import Callable

from metamaker.app.form.chips_field import ChoicesField
from metamaker.app.form.choice_fields import ChoiceField, FlagField
from metamaker.app.form.field import Field
from metamaker.app.form.loads_field import LoadsField
from metamaker.app.form.number_fields import DecimalField, WholeField
from metamaker.app.form.optional_field import OptionalField
from metamaker.app.form.sector_field import SectorField
from metamaker.app.form.text_fields import ProseField, TagsField, TextField
from metamaker.core.property import Property, PropertyKind

_FIELDS: dict[PropertyKind, Callable[[], Field]] = {
    PropertyKind.TEXT: TextField,
    PropertyKind.PROSE: ProseField,
    PropertyKind.TAGS: TagsField,
    PropertyKind.WHOLE: WholeField,
    PropertyKind.DECIMAL: DecimalField,
    PropertyKind.FLAG: FlagField,
    PropertyKind.CHOICE: ChoiceField,
    PropertyKind.CHOICES: ChoicesField,
    PropertyKind.SECTORS: SectorField,
    PropertyKind.LOADS: LoadsField,
}


def field_for(shown: Property) -> Field:
    """Return a field that shows this property and can take others of its kind."""
    field = _FIELDS[shown.kind]()
    if shown.optional:
        field = OptionalField(field)
    field.take(shown)
    return field
