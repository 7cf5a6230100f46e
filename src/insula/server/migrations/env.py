"""How Alembic runs a migration: on the connection that `schema.upgrade` opened."""

from alembic import context

from insula.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)  # fmt: skip
with context.begin_transaction():
    context.run_migrations()
