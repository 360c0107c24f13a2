"""Settings, from wherever a host wrote them: a flag, the environment, a TOML file, or nowhere.

``server/config`` declares them; ``declared`` reads that, ``values`` turns what was written into
values or refuses it, ``sources`` finds out which value counts, ``shown`` writes them out.
"""
