"""What Qt asks an item model for, and gives a delegate to paint."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

Index = QModelIndex | QPersistentModelIndex
