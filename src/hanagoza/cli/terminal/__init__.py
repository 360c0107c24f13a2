"""The terminal table: one screen for all games."""
