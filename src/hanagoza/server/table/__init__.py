"""A table and its decisions, event-sourced: no asyncio, no sockets, no SQL.

A command is decided by a pure function into entries, or refused (``seating`` before the game,
``commands`` during it); entries are what a log keeps (``entries``); ``Table.apply`` is the only
thing that changes a table. What observers are sent is made from it (``messages``, ``protocol``).
"""
