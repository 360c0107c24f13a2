"""Health checks of a set-up, for ``hanagoza doctor``: what is well, what is not, and what to do.

A check is a small function from a ``Host`` to findings; ``checks`` lists them all.
"""
