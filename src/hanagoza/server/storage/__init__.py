"""Where tables are kept: a log that is only ever appended to, and what is looked up by."""
