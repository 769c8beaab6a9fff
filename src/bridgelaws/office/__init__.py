"""The Director's office: calls kept as records and shown as documents, whoever keeps them and whoever asks.

The server and the desk that runs in a browser share it. It knows neither a database nor HTTP.
"""
