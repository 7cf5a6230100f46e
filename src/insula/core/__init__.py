"""The game-independent core: it knows records, moves and kernels, never a title."""
