"""Europe, Asia and the north of Africa, 1901: ten powers from England to Japan (``map.toml``)."""
