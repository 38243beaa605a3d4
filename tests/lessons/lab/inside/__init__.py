"""Tests of what stands in for packages in the worker."""
