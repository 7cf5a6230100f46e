"""Secrets: the tokens of links, the public names of matches, and what is derived from a match's own secret."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import unicodedata

from insula.core.errors import InsulaError
from insula.server.messages import LONGEST_NAME

ALPHABET = "0123456789abcdefghijkmnpqrstuvwxyz"
UNFIT = re.compile(
    r"[<>&\"\\{}\x00-\x1f\x7f-\x9f"
    r"\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0]"
)
"""What a name must not have: markup, controls, what turns or hides letters, letters that show nothing."""


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """What is stored of a token. It is random, so a plain hash can neither be guessed nor turned back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_name() -> str:
    """A match's public name: 100 random bits, so that only who was given it can watch."""
    return "".join(secrets.choice(ALPHABET) for _ in range(20))


def bot_seed(secret: str, seq: int) -> int:
    """All the chance that a bot has for a move: the same whenever it is asked again."""
    return int.from_bytes(hmac.digest(secret.encode(), f"bot:{seq}".encode(), "sha256")[:8], "big")


def clean_name(name: str) -> str:
    """A person's name as it is kept."""
    words = " ".join(unicodedata.normalize("NFC", name).split())
    if not words or len(words) > LONGEST_NAME or UNFIT.search(words) or not words.isprintable():
        raise InsulaError("name.unfit", name=UNFIT.sub(" ", words)[:LONGEST_NAME], longest=LONGEST_NAME)
    return words
