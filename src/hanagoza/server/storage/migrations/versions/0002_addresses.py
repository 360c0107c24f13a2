"""Unfinished tables by address: the caps are counted whenever somebody opens one."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("tables_address", "tables", ["address", "phase"])
