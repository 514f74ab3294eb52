"""Panels for the decisions of a fight."""
