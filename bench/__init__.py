"""Benchmarks: ratios measured in one run, for the machine is noisy."""
