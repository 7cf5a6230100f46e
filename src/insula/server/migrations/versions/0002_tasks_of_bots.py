"""Tasks of bots, which servers lay down and workers on any machine take; and who was served when."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """To this revision."""
    op.create_table(
        "bot_task",
        sa.Column("id", sa.Text, primary_key=True, comment="a hash of the task"),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False, comment="for whom, among whom the workers are shared"),
        sa.Column("is_advice", sa.Boolean, nullable=False),
        sa.Column("task", sa.Text, nullable=False, comment="JSON: what a worker gets"),
        sa.Column("asked", sa.DateTime(timezone=True), nullable=False),
        sa.Column("wanted", sa.DateTime(timezone=True), nullable=False, comment="when somebody last waited for it"),
        sa.Column("taker", sa.Text, comment="the worker that has it"),
        sa.Column("until", sa.DateTime(timezone=True), comment="then it is anybody's again"),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("answer", sa.Text, comment="empty: no worker could tell"),
    )
    op.create_table(
        "bot_share",
        sa.Column("owner", sa.Text, primary_key=True),
        sa.Column("served", sa.DateTime(timezone=True), nullable=False, comment="when a worker last took its task"),
    )


def downgrade() -> None:
    """Back to 0001."""
    for table in ("bot_share", "bot_task"):
        op.drop_table(table)
