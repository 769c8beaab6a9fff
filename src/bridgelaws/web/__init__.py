"""The director's page: a server for the club's laptop and the phone at the table. It contains no law."""
