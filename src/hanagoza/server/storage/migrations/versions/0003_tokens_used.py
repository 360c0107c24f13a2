"""When a token was last shown: those that nobody uses any more expire."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("used", sa.Double, nullable=False, server_default="0"))
    # Nobody knows when: from now on, so that none is lost to a rule it did not know.
    op.execute("UPDATE tokens SET used = CAST(strftime('%s', 'now') AS REAL)")
