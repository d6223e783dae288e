"""The service over HTTP: a JSON API, live updates, pages. What may be done and by whom is decided in ``service``."""
