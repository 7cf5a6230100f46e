"""PPO on a GPU in plain torch: the games, what is told, the masks and the learning never leave the device.

    python examples/train_gpu.py alhambra --updates 300

Needs torch with CUDA and numba-cuda. The games run on torch's own stream, and their arrays are torch's tensors without
a copy. Between two decisions of a seat others decide, or nobody: so what a decision was worth is told by the same
seat's next one (or by the end), not by the next row of the batch. From time to time it prints how often the net wins
against random play.
"""

from __future__ import annotations

import argparse
import itertools
import time

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import insula

CLIP, TRACE, ENTROPY, RATE, EPOCHS, PIECES = 0.2, 0.95, 0.01, 5e-4, 2, 8


class Net(nn.Module):
    """Three layers, then weights of the moves and the value."""

    def __init__(self, inputs, moves, units):
        super().__init__()
        sizes = [inputs, units, units, units]
        layers = [part for a, b in itertools.pairwise(sizes) for part in (nn.Linear(a, b), nn.ReLU())]
        self.body, self.moves, self.value = nn.Sequential(*layers), nn.Linear(units, moves), nn.Linear(units, 1)

    def forward(self, told, mask):
        """The chances of the moves, and the value."""
        hidden = self.body(told)
        logits = self.moves(hidden).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits.float()), torch.tanh(self.value(hidden)).squeeze(-1).float()


def tensors(now):
    """A batch's arrays as tensors of the device, without a copy; torch hardly knows the unsigned words of seeds."""
    names = [name for name in now._fields if name != "seeds"]
    return now._replace(**{name: torch.as_tensor(getattr(now, name), device="cuda") for name in names})


@torch.no_grad()
def collect(batch, now, net, steps):
    """Play on for so many steps; what was told, chosen and expected, and what each decision was worth."""
    rows = []
    for _ in range(steps):
        told, mask, player = now.observation.clone(), now.mask.clone(), now.player.long()[:, None]
        chances, value = net(told, mask)
        move = chances.sample()
        batch.step(move, "same_step", is_checked=False)
        rows.append(
            (told, mask, player, move, chances.log_prob(move), value, now.rewards.clone(), now.terminated.clone())
        )
    any_move = torch.ones_like(now.mask)
    ahead = torch.stack(
        [net(torch.as_tensor(batch.observe(seat), device="cuda"), any_move)[1] for seat in range(batch.game.seats)],
        dim=1,
    )
    trace, gains = torch.zeros_like(ahead), []
    for _, _, player, _, _, value, rewards, ended in reversed(rows):
        ahead, trace = torch.where(ended[:, None], rewards, ahead), trace * ~ended[:, None]
        gain = ahead.gather(1, player) - value[:, None] + TRACE * trace.gather(1, player)
        ahead, trace = ahead.scatter(1, player, value[:, None]), trace.scatter(1, player, gain)
        gains.append(gain.squeeze(1))
    told, mask, _, move, before, value, *_ = (torch.cat(column) for column in zip(*rows, strict=True))
    return told, mask, move, before, value, torch.cat(gains[::-1])


def improve(net, adam, told, mask, move, before, value, gain):
    """Some epochs of PPO over what was collected."""
    goal = (value + gain).clamp(-1, 1)
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(move), device="cuda").chunk(PIECES):
            chances, expected = net(told[part], mask[part])
            ratio = (chances.log_prob(move[part]) - before[part]).exp()
            bounded = ratio.clamp(1 - CLIP, 1 + CLIP)
            loss = -torch.minimum(ratio * gain[part], bounded * gain[part]).mean()
            loss = loss + 0.5 * (expected - goal[part]).square().mean() - ENTROPY * chances.entropy().mean()
            adam.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


@torch.no_grad()
def against_random(game, net, games, seed, stream):
    """The net's mean share of the win: it sits at one seat of each game, random players at the others."""
    batch = insula.Batch(game, games, device="cuda", stream=stream)
    now = tensors(batch.reset(seed + np.arange(games)))
    own = torch.arange(games, device="cuda") % game.seats
    while not now.terminated.all():
        best = net(now.observation, now.mask)[0].probs.argmax(dim=1)
        other = Categorical(probs=now.mask + 1e-9).sample()
        batch.step(torch.where(now.player == own, best, other), is_checked=False)
    returns = torch.as_tensor(batch.returns(), device="cuda")
    is_first = (returns == returns.max(dim=1, keepdim=True).values).float()
    return float((is_first.gather(1, own[:, None]).squeeze(1) / is_first.sum(dim=1)).mean())


def main(arguments=None):
    """Train, tell how it goes, and return how often the net won before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title", nargs="?", default="alhambra")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=16384, help="how many at once")
    parser.add_argument("--steps", type=int, default=64, help="between two updates")
    parser.add_argument("--updates", type=int, default=300)
    parser.add_argument("--units", type=int, default=512)
    parser.add_argument("--trial", type=int, default=20000, help="games against random play at the end")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    torch.manual_seed(options.seed)
    stream = torch.cuda.Stream()
    torch.cuda.set_stream(stream)
    game = insula.load_game(options.title, options.seats)
    net = Net(game.observation_tensor_size(), game.num_distinct_actions(), options.units).cuda()
    adam = torch.optim.Adam(net.parameters(), lr=RATE)
    before = against_random(game, net, options.trial, 10**6, stream)
    print(f"{game.name}, {game.seats} seats, untrained: wins {before:.1%} against random play")
    batch = insula.Batch(game, options.games, device="cuda", stream=stream)
    now, started = tensors(batch.reset(options.seed * 10**9 + np.arange(options.games))), 0.0
    for update in range(1, options.updates + 1):
        if update == 2:  # what the first compiles is not its pace
            torch.cuda.synchronize()
            started = time.perf_counter()
        improve(net, adam, *collect(batch, now, net, options.steps))
        if update % max(2, options.updates // 10) == 0:
            torch.cuda.synchronize()
            pace = (update - 1) * options.games * options.steps / (time.perf_counter() - started)
            share = against_random(game, net, options.trial, 10**6, stream)
            print(f"update {update}: wins {share:.1%}, {pace:,.0f} decisions/s with learning", flush=True)
    assert batch.refused() == 0, "an illegal move was chosen"
    return before, against_random(game, net, options.trial, 2 * 10**6, stream)


if __name__ == "__main__":
    main()
