"""The migrations of the schema, one file a change, in `versions`; none is changed once it has been published."""
