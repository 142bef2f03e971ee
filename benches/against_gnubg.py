#!/usr/bin/env python3
"""Plays gammonbox against gnubg's nets and measures both, in one run.

    pip install gnubg-nn
    cargo build --release
    benches/against_gnubg.py --games 20000
    benches/against_gnubg.py --games 400 --plies 2

Games are played for money without the cube, in pairs with the same dice and
the seats swapped, so that luck cancels out. Printed are the points a game that
gammonbox wins with their standard error (by pairs), the time of a decision of
each side, and how many positions each side judges a second: distinct
positions from these very games, one by one, on one thread.
"""

import argparse
import base64
import json
import math
import random
import subprocess
import sys
import time

try:
    import gnubg_nn
except ImportError:
    sys.exit("gnubg's nets are missing: pip install gnubg-nn")

OPENING = "4HPwATDgc/ABMA"


def decode(position_id):
    """The checkers of the side not on roll and of the side on roll."""
    bits = int.from_bytes(base64.b64decode(position_id + "=="), "little")
    sides = []
    for _ in range(2):
        side = []
        for _ in range(25):
            count = 0
            while bits & 1:
                count += 1
                bits >>= 1
            bits >>= 1
            side.append(count)
        sides.append(side)
    return sides


def from_key(key):
    """The Position ID of gnubg-nn's key of twenty letters."""
    nibbles = [ord(letter) - ord("A") for letter in key]
    pairs = zip(nibbles[::2], nibbles[1::2])
    return base64.b64encode(bytes(high * 16 + low for high, low in pairs)).decode()[:14]


class Game:
    """A game whose dice depend on its pair alone."""

    def __init__(self, number, seed):
        self.pair, self.ours = number // 2, number % 2 == 0
        self.dice = random.Random(f"{seed} {self.pair}")
        self.position = OPENING
        self.is_first = True

    def roll(self):
        while True:
            roll = self.dice.randint(1, 6), self.dice.randint(1, 6)
            if not self.is_first or roll[0] != roll[1]:
                self.is_first = False
                return roll

    def points(self):
        """What the side that just moved has won, 0 if the game goes on."""
        mover, other = decode(self.position)
        if any(mover):
            return 0
        if sum(other) < 15:
            return 1
        return 3 if any(other[18:]) else 2


class Gammonbox:
    def __init__(self, program, plies, extra):
        command = [program, "best", "--batch", "--top", "1", "--threads", "1"]
        command += ["--plies", str(plies), *extra]
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def play(self, games):
        # A few at a time, so that neither side waits for a full pipe.
        for start in range(0, len(games), 50):
            part = games[start : start + 50]
            for game in part:
                self.process.stdin.write("%s %d%d\n" % (game.position, *game.roll()))
            self.process.stdin.flush()
            for game in part:
                answer = json.loads(self.process.stdout.readline())
                if "error" in answer:
                    sys.exit(f"gammonbox: {answer['error']}")
                game.position = answer["plays"][0]["position"]


class Gnubg:
    def __init__(self, plies):
        self.plies = plies

    def play(self, games):
        for game in games:
            one, other = game.roll()
            board = decode(game.position)
            _, key = gnubg_nn.best_move(board, one, other, self.plies, b"X", b=1)
            game.position = from_key(key)


class Clock:
    def __init__(self, player):
        self.player, self.seconds, self.decisions = player, 0.0, 0

    def play(self, games):
        start = time.perf_counter()
        self.player.play(games)
        self.seconds += time.perf_counter() - start
        self.decisions += len(games)

    def milliseconds(self):
        return 1000 * self.seconds / max(self.decisions, 1)


def duel(us, them, count, seed, seen):
    """The points won in each pair of games."""
    pairs = {}
    waiting = iter(range(count))
    games, finished = [], 0
    while finished < count:
        # The range first: it must not run out after a number was taken.
        games += [Game(number, seed) for _, number in zip(range(400 - len(games)), waiting)]
        us.play([game for game in games if game.ours])
        them.play([game for game in games if not game.ours])
        going_on = []
        for game in games:
            points = game.points()
            if points:
                finished += 1
                pairs.setdefault(game.pair, []).append(points if game.ours else -points)
            else:
                seen.add(game.position)
                game.ours = not game.ours
                going_on.append(game)
        games = going_on
        if sys.stderr.isatty():
            print(f"\r{finished}/{count} games", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return [sum(points) / 2 for points in pairs.values()]


def our_speed(program, positions):
    command = [program, "bench", "--positions"]
    text = "\n".join(positions)
    answer = subprocess.run(command, input=text, text=True, capture_output=True, check=True)
    return float(answer.stdout.split()[0])


def their_speed(positions):
    boards = [decode(position) for position in positions]
    start = time.perf_counter()
    for board in boards:
        gnubg_nn.probabilities(board, 0)
    return len(boards) / (time.perf_counter() - start)


def main():
    description = __doc__.split("\n\n")[0]
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=2000, help="an even number")
    parser.add_argument("--plies", type=int, default=0, help="for both sides")
    parser.add_argument("--our-plies", type=int, help="if different")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--program", default="target/release/gammonbox")
    parser.add_argument("rest", nargs="*", help="more arguments for 'gammonbox best'")
    options = parser.parse_args()
    our_plies = options.plies if options.our_plies is None else options.our_plies

    us = Clock(Gammonbox(options.program, our_plies, options.rest))
    them = Clock(Gnubg(options.plies))
    seen = set()
    pairs = duel(us, them, options.games // 2 * 2, options.seed, seen)
    mean = sum(pairs) / len(pairs)
    variance = sum((points - mean) ** 2 for points in pairs) / max(len(pairs) - 1, 1)
    error = math.sqrt(variance / len(pairs))
    print(f"gammonbox {our_plies}-ply against gnubg {options.plies}-ply")
    print(f"  {2 * len(pairs)} games: {mean:+.4f} points a game, standard error {error:.4f}")
    print(f"  a decision: gammonbox {us.milliseconds():.3f} ms, gnubg {them.milliseconds():.3f} ms")

    contact = [p for p in sorted(seen) if gnubg_nn.classify(decode(p)) >= gnubg_nn.c_crashed]
    contact = contact[:: max(1, len(contact) // 20000)]
    ours, theirs = our_speed(options.program, contact), their_speed(contact)
    print(f"  {len(contact)} positions one by one: gammonbox {ours:,.0f} a second,")
    print(f"    gnubg {theirs:,.0f} (with its call from Python): {ours / theirs:.1f} times as many")


if __name__ == "__main__":
    main()
