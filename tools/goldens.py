"""Write the golden games: for each kind of game the first seed that plays one, as text that a person can read.

`python tools/goldens.py` rewrites tests/golden/<title>/*.txt. A diff of them means that games play differently: say
why, and raise the title's rules version if an old record would replay differently. A golden with a content file of
the same name is played with that.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from insula.core.state import State
from insula.core.testing import transcript
from insula.registry import load_game

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"

Policy = Callable[[State, random.Random], int]
Wanted = Callable[[State], bool]


@dataclass(frozen=True, kw_only=True)
class Golden:
    """A kind of game: the table, how its seats play, and what must have happened in it."""

    title: str
    name: str
    seats: int
    wanted: Wanted
    policy: Policy
    options: dict[str, str]


def golden(title: str, name: str, seats: int, wanted: Wanted, policy: Policy | None = None, **options: str) -> Golden:
    """A golden game, by default of random players."""
    return Golden(title=title, name=name, seats=seats, wanted=wanted, policy=policy or play_randomly, options=options)


def play_randomly(state: State, choose: random.Random) -> int:
    """Any legal move."""
    return choose.choice(state.legal_actions())


def prefer(*verbs: str) -> Policy:
    """The first of these verbs that is legal, else any move."""

    def policy(state: State, choose: random.Random) -> int:
        for verb in verbs:
            moves = [move for move in state.legal_actions() if state.action_to_string(move).split()[0] == verb]
            if moves:
                return choose.choice(moves)
        return play_randomly(state, choose)

    return policy


def mostly(*verbs: str) -> Policy:
    """Usually the first of these verbs that is legal, sometimes any move."""
    wanted = prefer(*verbs)

    def policy(state: State, choose: random.Random) -> int:
        return wanted(state, choose) if choose.random() < 0.9 else play_randomly(state, choose)

    return policy


def buy_all_four_at_last(state: State, choose: random.Random) -> int:
    """Alhambra: once the building pile is empty, take money until all four buildings can be paid for exactly."""
    table = state.view(state.current_player()).table
    if table.building_pile:
        return prefer("stop", "buy")(state, choose)
    exact = [payment for payment in table.payments if payment.exact]
    is_started = any(slot.building is None for slot in table.yard) or table.paying
    if is_started or len({payment.slot for payment in exact}) == len(table.yard):
        paid = len(table.paying.cards) if table.paying else 0
        words = ["stop"] + [f"pay {payment.cards[paid]}" for payment in exact if len(payment.cards) > paid]
        words += [f"buy {payment.slot}" for payment in exact]
        legal = [state.action_to_string(move) for move in state.legal_actions()]
        for word in words:
            if word in legal:
                return state.string_to_action(word)
    return prefer("take")(state, choose)


def happened(state: State, name: str, **arguments: int | str) -> int:
    """How often something happened, with these arguments at least."""
    return sum(event.name == name and arguments.items() <= event.arguments.items() for event in state.events())


def given_out(state: State) -> int:
    """Alhambra: how many buildings were left in the yard at the end."""
    events = state.events()
    last = max(place for place, event in enumerate(events) if event.name == "hand_laid_open")
    return sum(event.name in ("received", "unclaimed") for event in events[last:])


def is_tied(state: State) -> bool:
    """Whether the first place is shared."""
    return state.scores().count(max(state.scores())) > 1


def martin_leads(state: State) -> bool:
    """Alhambra: Martin has more points than both seats, and does not win."""
    points = sum(int(event.arguments["points"]) for event in state.events() if event.name == "martin_scored")
    return points > max(state.scores())


def chain(state: State) -> int:
    """Carpe Diem: the most dark tiles that one turn took."""
    crafted = longest = 0
    for event in state.events():
        crafted = crafted + (event.name == "crafted") if event.name != "turn_began" else 0
        longest = max(longest, crafted)
    return longest


def most_bread(state: State) -> int:
    """Carpe Diem: how often one scoring saw three bread paid, at most."""
    paid = most = 0
    for event in state.events():
        paid = paid + (event.name == "bread_paid") if event.name != "disc_laid" else 0
        most = max(most, paid)
    return most


def is_floored(state: State) -> bool:
    """Carpe Diem: a failed card cost less than its four points, for there were none left."""
    return any(event.name == "card_failed" and int(event.arguments["points"]) > -4 for event in state.events())


def ends_in_the_middle(state: State, buildings: int) -> bool:
    """Arkadia: the end began with a tower for one of so many buildings finished at once, and not for the last."""
    finished = more = 0
    has_begun = False
    for event in state.events():
        if event.name == "turn_began":
            finished, has_begun = 0, False
        finished += event.name == "finished"
        more += has_begun and event.name == "tower_placed" and finished >= buildings
        has_begun |= event.name == "end_began"
    return more > 0


def is_upright(state: State) -> bool:
    """Arkadia: the castle was given a quarter turn, and has a second floor."""
    castle = state.view().table.castle
    return bool(castle.is_upright) and castle.floor > 1


def has_banners_left(state: State) -> bool:
    """Arkadia: all passed, and somebody had a banner."""
    return happened(state, "all_passed") > 0 and any(player.banners for player in state.view().table.players)


def has_no_cards(state: State) -> bool:
    """Arkadia: all cards were drawn, and a hand shrank."""
    table = state.view().table
    return table.open_cards == (None, None, None) and min(player.hand_size for player in table.players) < 3


build = prefer("place", "bread")
finish = mostly("build", "own", "neutral", "banner")
thrift = mostly("build", "own", "neutral", "end")

GOLDENS = [
    golden("alhambra", "two-seats", 2, lambda s: happened(s, "discard_shuffled") > 0, prefer("buy"), tracking="open"),
    golden("alhambra", "three-seats", 3, lambda s: happened(s, "discard_shuffled") > 0),
    golden("alhambra", "four-seats", 4, lambda s: happened(s, "acts_again") > 5),
    golden("alhambra", "five-seats", 5, lambda s: True),
    golden("alhambra", "six-seats", 6, lambda s: True),
    golden("alhambra", "end-three-left", 3, lambda s: given_out(s) == 3 and happened(s, "unclaimed") > 0),
    golden("alhambra", "end-two-left", 4, lambda s: given_out(s) == 2),
    golden("alhambra", "end-one-left", 5, lambda s: given_out(s) == 1),
    golden("alhambra", "end-none-left", 3, lambda s: given_out(s) == 0, buy_all_four_at_last),
    golden("alhambra", "end-shared-victory", 3, is_tied),
    golden("alhambra", "end-martin-leads", 2, martin_leads, prefer("give")),
    golden("alhambra", "end-before-scoring-b", 4, lambda s: happened(s, "scoring_held") == 2, prefer("buy")),
    golden("alhambra", "end-all-pass", 6, lambda s: happened(s, "passed") == 6),
    golden("arkadia", "two-seats", 2, lambda s: happened(s, "end_began") > 0, finish),
    golden("arkadia", "three-seats", 3, is_upright, finish),
    golden("arkadia", "four-seats", 4, lambda s: happened(s, "seals_gained") > 30, finish, tracking="open"),
    golden("arkadia", "random-players", 4, lambda s: happened(s, "sold") > 5),
    golden("arkadia", "flip-two-seats", 2, lambda s: True, finish, flip="yes"),
    golden("arkadia", "flip-four-seats", 4, lambda s: True, finish, flip="yes"),
    golden("arkadia", "end-while-settling-three", 3, lambda s: ends_in_the_middle(s, 3), finish),
    golden("arkadia", "end-pile-empty", 3, lambda s: has_no_cards(s) and happened(s, "end_began") > 0, finish),
    golden("arkadia", "end-store-3-in-use", 3, lambda s: happened(s, "tower_placed", floor=3) > 3, finish),
    golden("arkadia", "end-store-3-empty", 4, lambda s: happened(s, "store_empty") > 0, finish),
    golden("arkadia", "end-all-pass", 2, lambda s: happened(s, "all_passed") > 0),
    golden("arkadia", "end-all-pass-with-banners-left", 3, has_banners_left, thrift),
    golden("arkadia", "end-tie", 2, is_tied, finish),
    golden("carpe_diem", "two-seats", 2, lambda s: happened(s, "fountain_scored") > 1, build),
    golden("carpe_diem", "three-seats", 3, lambda s: happened(s, "travelled") > 2, prefer("place", "travel")),
    golden("carpe_diem", "four-seats", 4, lambda s: happened(s, "task_scored") > 4, build),
    golden("carpe_diem", "random-players", 3, lambda s: happened(s, "stored") > 5),
    golden("carpe_diem", "edition-2018-two-seats", 2, lambda s: True, build, edition="2018"),
    golden("carpe_diem", "edition-2018-three-seats", 3, lambda s: True, build, edition="2018"),
    golden("carpe_diem", "edition-2018-four-seats", 4, lambda s: True, build, edition="2018"),
    golden("carpe_diem", "villas-linear", 2, lambda s: happened(s, "villa_scored") > 3, build, villas="linear"),
    golden("carpe_diem", "bread-repeat", 4, lambda s: most_bread(s) > 2, build, bread="repeat"),
    golden("carpe_diem", "order-asked", 2, lambda s: happened(s, "order_chosen") > 1, build),
    golden("carpe_diem", "craftsman-chain", 2, lambda s: chain(s) > 1, build),
    golden("carpe_diem", "end-tie", 2, is_tied, build),
    golden("carpe_diem", "end-without-points", 3, is_floored),
]  # fmt: skip


def content_of(title: str, name: str) -> Path | None:
    """The content file that a golden game is played with, if it is not the title's own."""
    path = GOLDEN / title / f"{name}.toml"
    return path if path.exists() else None


def find(kind: Golden, most: int = 5_000) -> State:
    """The game of the first seed in which what is wanted happens."""
    game = load_game(kind.title, kind.seats, kind.options, content_of(kind.title, kind.name))
    for seed in range(most):
        state = game.new_initial_state(seed)
        choose = random.Random(seed)
        while not state.is_terminal():
            state.apply_action(kind.policy(state, choose))
        if kind.wanted(state):
            return state
    raise SystemExit(f"{kind.title}/{kind.name}: not found in {most} games")


def main() -> None:
    """Write all golden games."""
    for kind in GOLDENS:
        state = find(kind)
        path = GOLDEN / kind.title / f"{kind.name}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(transcript(state), encoding="utf-8")
        print(f"{path.relative_to(GOLDEN)}: seed {state.seed}, {state.seq} moves")


if __name__ == "__main__":
    main()
