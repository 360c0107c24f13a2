"""Your games: whose turn it is, how it ended, deadlines, vacations, and who blocks whom.

What lists tell of old games is worked out when somebody first asks for them: ``told`` is -1.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    _tell_more()
    _create()
    op.execute("INSERT INTO heartbeat (number, served) VALUES (1, 0)")


def _tell_more() -> None:
    op.add_column("tables", sa.Column("turn", sa.Integer))
    paused = sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", paused)
    op.add_column("tables", sa.Column("result", sa.Text))
    op.add_column("tables", sa.Column("told", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("holders", sa.Column("last", sa.Text))
    dismissed = sa.Column("dismissed", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("holders", dismissed)


def _create() -> None:
    op.create_table(
        "deadlines",
        sa.Column(
            "table_id",
            sa.String(32),
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("seat", sa.Integer),
        sa.Column("due", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("deadlines_due", "deadlines", ["due"])
    op.create_table(
        "heartbeat",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("served", sa.Double, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("began", sa.Double, primary_key=True),
        sa.Column("days", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "blocks",
        sa.Column("player", sa.String(32), primary_key=True),
        sa.Column("blocked", sa.String(32), primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("blocks_blocked", "blocks", ["blocked"])
