"""Hypothesis in its repeatable mood: the same examples every time, and no clock."""

from hypothesis import HealthCheck, settings

settings.register_profile("pithead", derandomize=True, deadline=None, database=None, suppress_health_check=list(HealthCheck))
settings.load_profile("pithead")
