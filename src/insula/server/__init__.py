"""The server: matches that never lose a move and never leak a secret. It knows `Game`, never a title."""
