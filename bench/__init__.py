"""Benchmarks of the project: ``python -m bench`` rewrites docs/benchmarks.md and its plot."""
