"""The resources of the API, one module for each group."""
