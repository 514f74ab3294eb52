"""Whole numbers as a fleet file may hold them. What is sensible is for the checks; these are technical bounds (MV-0.0.0-02)."""

from typing import Annotated

from pydantic import Field

Small = Annotated[int, Field(ge=0, le=99)]
"""A rating, count, modifier or distance: 0 to 99."""

HullHits = Annotated[int, Field(ge=0, le=999)]
"""Hull hits of one section: 0 to 999."""
