"""Tests of how programs are isolated."""
