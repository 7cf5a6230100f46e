"""On a machine with a CUDA device: batches there tell what those of the processor tell, game by game.

It says how long the kernels took to compile, and compares at the fewest seats, or with `--all-seats` at every number.
With torch and JAX installed it also shows that both read the arrays where they lie, and measures how many decisions a
second a net of torch makes: `tools/cuda_check.py --net`.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import time
from typing import Any

import numpy as np

from insula.core.batch import AUTORESETS, DEVICES, Batch
from insula.core.testing import cuda_agrees
from insula.registry import load_game, load_title, registered_names

GAMES, GAMES_TO_COMPILE = 1000, 32
GAMES_OF_A_NET = (32_768, 131_072, 262_144)
SIMPLE_STEPS = 300
"""As many steps as are compared with the processor on torch's own stream."""
SECONDS = 3.0
SEATS_OF_A_NET = 4


def compile_all(title: str) -> None:
    """Use every kernel of a title's batches once, which compiles it, and tell how long that took."""
    game = load_game(title, min(load_title(title).seat_counts))
    for device in DEVICES:
        started = time.perf_counter()
        batch = Batch(game, GAMES_TO_COMPILE, threads=1, device=device)
        for autoreset in AUTORESETS:
            batch.step(np.asarray(batch.now.legal)[:, 0], autoreset)
        batch.scores()
        batch.resample(range(GAMES_TO_COMPILE))
        batch.play_out()
        print(f"{title}: ready on {device} in {time.perf_counter() - started:.1f} s", flush=True)


def compare(title: str, *, all_seats: bool) -> bool:
    """Whether a title's batches agree, at the fewest seats or at every number of them."""
    agrees = True
    for seats in sorted(load_title(title).seat_counts)[: None if all_seats else 1]:
        started = time.perf_counter()
        found = cuda_agrees(load_game(title, seats), range(GAMES))
        seconds = time.perf_counter() - started
        print(f"{title}, {seats} seats: {'identical' if found else 'DIFFERENT'} ({seconds:.1f} s)", flush=True)
        agrees = agrees and found
    return agrees


def is_read_in_place(title: str) -> bool:
    """Whether torch and JAX see the arrays of a batch where they lie, on a stream of torch's, step by step."""
    import torch  # noqa: PLC0415

    game = load_game(title, SEATS_OF_A_NET)
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        batch = Batch(game, GAMES, device="cuda", stream=stream)
        mirror = Batch(game, GAMES)
        names = [name for name in batch.now._fields if name != "seeds"]  # torch hardly knows unsigned words
        tensors = {name: torch.as_tensor(getattr(batch.now, name), device="cuda") for name in names}
        lent = {name: torch.from_dlpack(getattr(batch.now, name)) for name in ("observation", "mask", "rewards")}
        is_same = True
        for step in range(SIMPLE_STEPS):
            weights = torch.rand(tensors["mask"].shape, device="cuda") * tensors["mask"]
            moves = weights.argmax(1)
            batch.step(moves, "same_step", is_checked=False)
            mirror.step(moves.cpu(), "same_step")
            if step % 20 == 0:
                for name in names:
                    is_same = is_same and np.array_equal(tensors[name].cpu().numpy(), getattr(mirror.now, name))
                for name, tensor in lent.items():
                    is_same = is_same and tensor.data_ptr() == tensors[name].data_ptr()
        is_same = is_same and batch.refused() == 0
    print(f"{title}: torch sees {'the same' if is_same else 'SOMETHING ELSE'} on its own stream", flush=True)
    return is_same and _jax_reads(title, batch, mirror)


def _jax_reads(title: str, batch: Batch, mirror: Batch) -> bool:
    """Whether JAX reads the same numbers."""
    try:
        import jax  # noqa: PLC0415
    except ImportError:
        print(f"{title}: JAX is not installed, so it was not asked")
        return True
    names = ("observation", "mask", "legal", "rewards")
    arrays = {name: jax.dlpack.from_dlpack(getattr(batch.now, name)) for name in names}
    is_same = all(np.array_equal(np.asarray(arrays[name]), getattr(mirror.now, name)) for name in names)
    print(f"{title}: JAX sees {'the same' if is_same else 'SOMETHING ELSE'}", flush=True)
    return is_same


def measure_net(title: str, games: int) -> float:
    """Decisions a second with a net of 3 x 512 in bfloat16 that draws the moves; nothing is copied to the host."""
    import torch  # noqa: PLC0415

    game = load_game(title, SEATS_OF_A_NET)
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream), torch.inference_mode():
        batch = Batch(game, games, device="cuda", stream=stream, tell=("observation", "mask"))
        observation = torch.as_tensor(batch.now.observation, device="cuda")
        mask = torch.as_tensor(batch.now.mask, device="cuda")
        widths = (observation.shape[1], 512, 512, 512)
        layers: list[Any] = []
        for before, after in itertools.pairwise(widths):
            layers += [torch.nn.Linear(before, after), torch.nn.ReLU()]
        net = torch.nn.Sequential(*layers, torch.nn.Linear(512, len(game.moves))).to("cuda", torch.bfloat16)

        def step() -> None:
            logits = net(observation.to(torch.bfloat16))
            noise = torch.empty_like(logits).exponential_().log_()
            moves = (logits - noise).masked_fill_(mask == 0, -torch.inf).argmax(1)
            batch.step(moves, "same_step", is_checked=False)

        for _ in range(5):
            step()
        stream.synchronize()
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            for _ in range(20):
                step()
            steps += 20
            stream.synchronize()
        rate = steps * games / (time.perf_counter() - started)
        refused = batch.refused()
    print(
        f"{title}, {SEATS_OF_A_NET} seats, {games} games: {rate / 1e6:.2f} M decisions/s, {refused} refused", flush=True
    )
    return rate


def main() -> int:
    """Check the titles that are named, or all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*")
    parser.add_argument("--net", action="store_true", help="torch and JAX as readers, a net that chooses")
    parser.add_argument("--all-seats", action="store_true", help="compare at every number of seats")
    options = parser.parse_args()
    found = []
    for title in options.titles or registered_names():
        compile_all(title)
        found.append(compare(title, all_seats=options.all_seats))
        if options.net:
            found.append(is_read_in_place(title))
            for games in GAMES_OF_A_NET:
                measure_net(title, games)
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
