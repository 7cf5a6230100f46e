"""Naive twins: plain, slow Python written from the rules documents alone, sharing no code with a title."""
