"""Plain HTTP: everything around a table. Moves go over its socket."""
