"""PPO on a processor in plain NumPy: one net plays all seats of many games at once, and learns from how they end.

    python examples/train_processor.py alhambra --updates 200

Nothing is needed but the library. Every seat is told what it knows, from its own place; the net gives each move a
weight and tells how well the seat will fare. Between two decisions of a seat others decide, or nobody: so what a
decision was worth is told by the same seat's next one (or by the end), not by the next row of the batch. From time to
time it prints how often the net wins against random play.
"""

from __future__ import annotations

import argparse
import time

import numpy as np

import insula

CLIP, TRACE, ENTROPY, RATE, EPOCHS, PIECES = 0.2, 0.95, 0.01, 1e-3, 3, 8


class Net:
    """A layer of rectified units, then weights of the moves and the value; learns by Adam."""

    def __init__(self, inputs, moves, units, chance):
        self.parts = [
            (chance.normal(size=(inputs, units)) * (2 / inputs) ** 0.5).astype(np.float32),
            np.zeros(units, np.float32),
            (chance.normal(size=(units, moves + 1)) * 0.01).astype(np.float32),
            np.zeros(moves + 1, np.float32),
        ]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def __call__(self, told, mask):
        """The chances of the moves, the value, and what the way back needs."""
        first, bias, second, offset = self.parts
        hidden = np.maximum(told @ first + bias, 0)
        out = hidden @ second + offset
        logits = np.where(mask > 0, out[:, :-1], -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), np.tanh(out[:, -1]), hidden

    def learn(self, told, hidden, slopes):
        """One step of Adam along the slopes of the last layer."""
        back = (slopes @ self.parts[2].T) * (hidden > 0)
        gradients = [told.T @ back, back.sum(axis=0), hidden.T @ slopes, slopes.sum(axis=0)]
        scale = min(1.0, 0.5 / (sum(float((gradient**2).sum()) for gradient in gradients) ** 0.5 + 1e-8))
        self.steps += 1
        for at, gradient in enumerate(gradients):
            self.means[at] += 0.1 * (scale * gradient - self.means[at])
            self.squares[at] += 0.001 * ((scale * gradient) ** 2 - self.squares[at])
            size = np.sqrt(self.squares[at] / (1 - 0.999**self.steps)) + 1e-8
            self.parts[at] -= RATE * self.means[at] / (1 - 0.9**self.steps) / size


def choose(chances, chance):
    """A move for each game, by its chances."""
    return (chances.cumsum(axis=1) > chance.random((len(chances), 1))).argmax(axis=1)


def collect(batch, net, steps, chance):
    """Play on for so many steps; what was told, chosen and expected, and what each decision was worth."""
    now, games, seats = batch.now, np.arange(batch.n), batch.game.seats
    rows = []
    for _ in range(steps):
        told, mask, player = now.observation.copy(), now.mask.copy(), now.player.copy()
        chances, value, _ = net(told, mask)
        move = choose(chances, chance)
        now = batch.step(move, "same_step")
        rows.append((told, mask, player, move, chances[games, move], value, now.rewards.copy(), now.terminated.copy()))
    ahead = np.stack([net(batch.observe(seat), np.ones_like(now.mask))[1] for seat in range(seats)], axis=1)
    trace = np.zeros((batch.n, seats), np.float32)
    gains = []
    for _, _, player, _, _, value, rewards, ended in reversed(rows):
        ahead[ended], trace[ended] = rewards[ended], 0.0
        gain = ahead[games, player] - value + TRACE * trace[games, player]
        ahead[games, player], trace[games, player] = value, gain
        gains.append(gain)
    told, mask, _, move, before, value, *_ = (np.concatenate(column) for column in zip(*rows, strict=True))
    return told, mask, move, before, value, np.concatenate(gains[::-1])


def improve(net, told, mask, move, before, value, gain, chance):
    """Some epochs of PPO over what was collected."""
    goal = np.clip(value + gain, -1, 1)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(chance.permutation(len(move)), PIECES):
            chances, expected, hidden = net(told[part], mask[part])
            rows = np.arange(len(part))
            ratio = chances[rows, move[part]] / before[part]
            is_free = np.where(gain[part] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            pull = (is_free * ratio * gain[part])[:, None]
            chosen = np.zeros_like(chances)
            chosen[rows, move[part]] = 1
            logs = np.log(chances + 1e-9)
            surprise = -(chances * logs).sum(axis=1, keepdims=True)
            slopes = np.empty((len(part), chances.shape[1] + 1), np.float32)
            slopes[:, :-1] = -pull * (chosen - chances) + ENTROPY * chances * (logs + surprise)
            slopes[:, -1] = (expected - goal[part]) * (1 - expected**2)
            net.learn(told[part], hidden, slopes / len(part))


def against_random(game, net, games, seed):
    """The net's mean share of the win: it sits at one seat of each game, random players at the others."""
    chance, batch = np.random.default_rng(seed), insula.Batch(game, games)
    now, own = batch.reset(seed + np.arange(games)), np.arange(games) % game.seats
    while not now.terminated.all():
        best = net(now.observation, now.mask)[0].argmax(axis=1)
        other = choose(now.mask / np.maximum(now.mask.sum(axis=1, keepdims=True), 1), chance)
        now = batch.step(np.where(now.player == own, best, other))
    returns = batch.returns()
    is_first = returns == returns.max(axis=1, keepdims=True)
    return float((is_first[np.arange(games), own] / is_first.sum(axis=1)).mean())


def main(arguments=None):
    """Train, tell how it goes, and return how often the net won before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="alhambra")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=128, help="how many at once")
    parser.add_argument("--steps", type=int, default=128, help="between two updates")
    parser.add_argument("--updates", type=int, default=200)
    parser.add_argument("--units", type=int, default=128)
    parser.add_argument("--trial", type=int, default=2000, help="games against random play at the end")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    game = insula.load_game(options.title, options.seats)
    chance = np.random.default_rng(options.seed)
    net = Net(game.observation_tensor_size(), game.num_distinct_actions(), options.units, chance)
    before = against_random(game, net, options.trial, 10**6)
    print(f"{game.name}, {game.seats} seats, untrained: wins {before:.1%} against random play")
    batch, started = insula.Batch(game, options.games), time.perf_counter()
    batch.reset(options.seed * 10**9 + np.arange(options.games))
    for update in range(1, options.updates + 1):
        improve(net, *collect(batch, net, options.steps, chance), chance)
        if update % max(1, options.updates // 10) == 0:
            pace = update * options.games * options.steps / (time.perf_counter() - started)
            share = against_random(game, net, options.trial, 10**6)
            print(f"update {update}: wins {share:.1%}, {pace:,.0f} decisions/s with learning", flush=True)
    return before, against_random(game, net, options.trial, 2 * 10**6)


if __name__ == "__main__":
    main()
