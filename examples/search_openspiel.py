"""IS-MCTS of OpenSpiel against random play: an algorithm of another project, on any title, as it stands.

    python examples/search_openspiel.py alhambra --games 20 --simulations 200

Needs `insula[openspiel]`. Its search knows only what its seat knows: it thinks about deals that the seat cannot tell
from the real one, and what lies in the piles comes from nodes of chance.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import insula.environments.openspiel


class ByPoints:
    """Judges a state by how far each seat is ahead, without playing on."""

    def evaluate(self, state):
        """What each seat may expect."""
        if state.is_terminal():
            return np.array(state.returns())
        points = np.array(state.core.scores(), float)
        return np.tanh((points - points.mean()) / 20)

    def prior(self, state):
        """All moves are alike to it."""
        legal = state.legal_actions()
        return [(move, 1 / len(legal)) for move in legal]


def play(game, simulations, seat, chance):
    """One game: the search sits at a seat, random players at the others; what each got."""
    search = ismcts.ISMCTSBot(
        game,
        ByPoints(),
        uct_c=1.0,
        max_simulations=simulations,
        use_observation_string=True,
        random_state=np.random.RandomState(chance.integers(2**31)),
    )
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.current_player() == seat:
            state.apply_action(int(search.step(state)))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    return state.returns()


def main(arguments=None):
    """Play, tell how it goes, and return the search's mean return."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="alhambra")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--outcomes", type=int, default=8, help="of a node of chance")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    game = pyspiel.load_game(f"insula_{options.title}(players={options.players},outcomes={options.outcomes})")
    chance, started, returns = np.random.default_rng(options.seed), time.perf_counter(), []
    for number in range(options.games):
        seat = number % options.players
        returns.append(play(game, options.simulations, seat, chance)[seat])
    mean, spread = float(np.mean(returns)), float(np.std(returns) / max(1, len(returns)) ** 0.5)
    seconds = time.perf_counter() - started
    print(f"{game}: mean return {mean:+.2f} (standard error {spread:.2f}), {options.games} games, {seconds:.0f} s")
    return mean


if __name__ == "__main__":
    print(f"OpenSpiel knows {', '.join(insula.environments.openspiel.NAMES)}")
    main()
