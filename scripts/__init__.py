"""Small tools of the project."""
