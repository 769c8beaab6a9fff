"""The changes of the schema, in order. They use nothing of the package: it moves on, and they must not."""
