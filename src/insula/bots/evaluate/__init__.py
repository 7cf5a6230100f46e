"""How good a position is for a seat, title by title, as a sum of named terms."""
