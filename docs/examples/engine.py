"""An engine in a few lines, for every title: it makes any legal move. docs/engine.md tells the protocol."""

import random
import sys

legal: list[str] = []
seed = 0
for line in sys.stdin:
    command, _, words = line.strip().partition(" ")
    if command == "insula":
        print("id name any legal move\ninsulaok", flush=True)
    elif command == "isready":
        print("readyok", flush=True)
    elif command == "setoption" and words.startswith("seed "):
        seed = int(words.split()[1])
    elif command == "legal":
        legal = words.split(", ")
    elif command == "go":
        print("bestmove", random.Random(seed).choice(legal), flush=True)
    elif command == "quit":
        break
