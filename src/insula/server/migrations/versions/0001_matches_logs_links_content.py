"""Matches, their logs, the hashes of their links, and components."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "match",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False, comment="JSON"),
        sa.Column("seating", sa.Text, nullable=False, comment="JSON: who sat where at the start"),
        sa.Column("seed", sa.Text, nullable=False, comment="64 bits in decimal: more than a signed column holds"),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False, comment="what bots' chance is derived from"),
        sa.Column("created", sa.BigInteger, nullable=False, comment="milliseconds"),
        sa.Column("is_over", sa.Boolean, nullable=False, comment="a cache: the log tells it too"),
    )
    op.create_table(
        "log",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False, comment="milliseconds"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "link",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False, comment="-1: the host"),
        sa.Column("hash", sa.Text, nullable=False),
    )
    op.create_table(
        "content",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("numbers", sa.Text, nullable=False, comment="JSON"),
        sa.Column("provenance", sa.Text, nullable=False, comment="JSON"),
    )


def downgrade() -> None:
    """Back to nothing."""
    for table in ("content", "link", "log", "match"):
        op.drop_table(table)
