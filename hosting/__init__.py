"""Builds the site without a server: `python -m hosting FOLDER`."""
