"""How fast it is here: always a ratio against a peer measured in the same run."""
