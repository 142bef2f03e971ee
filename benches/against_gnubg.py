#!/usr/bin/env python3
"""Plays gammonbox against gnubg's nets and measures both, in one run.

    pip install gnubg-nn
    cargo build --release
    benches/against_gnubg.py --games 20000
    benches/against_gnubg.py --games 400 --plies 2 --luck

The games are for money without the cube, in pairs with the same dice and the
seats swapped, so that luck cancels out. The output has the points per game that
gammonbox wins with their standard error (by pairs), each side's processor time
per decision, and how many positions per second each side evaluates: distinct
positions from these games, one by one, on one thread.

With --luck, the luck of every roll is removed from the results as well: the
equity of the roll's best play minus the average of all rolls, as gammonbox
evaluates it without look-ahead. Luck averages to zero whoever evaluates it, so
the points per game stay the same while the error shrinks.
"""

import argparse
import base64
import json
import math
import os
import random
import subprocess
import sys
import time

try:
    import gnubg_nn
except ImportError:
    sys.exit("gnubg's nets are missing: pip install gnubg-nn")

OPENING = "4HPwATDgc/ABMA"
ROLLS = [(one, other) for one in range(1, 7) for other in range(1, one + 1)]


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
    """The Position ID for gnubg-nn's twenty-letter key."""
    nibbles = [ord(letter) - ord("A") for letter in key]
    pairs = zip(nibbles[::2], nibbles[1::2])
    return base64.b64encode(bytes(high * 16 + low for high, low in pairs)).decode()[:14]


class Game:
    """A game whose dice depend only on its pair."""

    def __init__(self, number, seed):
        self.pair, self.ours = number // 2, number % 2 == 0
        self.dice = random.Random(f"{seed} {self.pair}")
        self.position = OPENING
        self.last_roll = None
        self.luck = 0.0

    def may_show(self, roll):
        """The first roll is never a double."""
        return self.last_roll is not None or roll[0] != roll[1]

    def roll(self):
        while True:
            roll = self.dice.randint(1, 6), self.dice.randint(1, 6)
            if self.may_show(roll):
                self.last_roll = roll
                return roll

    def points(self):
        """What the side that just moved has won; 0 if the game isn't over."""
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

    def best(self, questions):
        """The best play for each position and roll."""
        answers = []
        # Send a few at a time, so that neither side waits for a full pipe.
        for start in range(0, len(questions), 63):
            part = questions[start : start + 63]
            for position, roll in part:
                self.process.stdin.write("%s %d%d\n" % (position, *roll))
            self.process.stdin.flush()
            for _ in part:
                answer = json.loads(self.process.stdout.readline())
                if "error" in answer:
                    sys.exit(f"gammonbox: {answer['error']}")
                answers.append(answer["plays"][0])
        return answers

    def processor_time(self):
        """The program's processor seconds, according to Linux."""
        with open(f"/proc/{self.process.pid}/stat") as figures:
            user, system = figures.read().rpartition(")")[2].split()[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def play(self, games):
        plays = self.best([(game.position, game.roll()) for game in games])
        for game, play in zip(games, plays):
            game.position = play["position"]


class Gnubg:
    def __init__(self, plies):
        self.plies = plies

    def processor_time(self):
        return time.process_time()

    def play(self, games):
        for game in games:
            one, other = game.roll()
            board = decode(game.position)
            _, key = gnubg_nn.best_move(board, one, other, self.plies, b"X", b=1)
            game.position = from_key(key)


class Lucky:
    """A player that measures the luck of its rolls and adds it to each game."""

    def __init__(self, player, judge):
        self.player, self.judge = player, judge

    def play(self, games):
        rolls = [[roll for roll in ROLLS if game.may_show(roll)] for game in games]
        questions = [(game.position, roll) for game, all in zip(games, rolls) for roll in all]
        plays = iter(self.judge.best(questions))
        worths = [{roll: next(plays)["equity"] for roll in all} for all in rolls]
        self.player.play(games)
        for game, worth in zip(games, worths):
            weights = {roll: 1 if roll[0] == roll[1] else 2 for roll in worth}
            mean = sum(worth[roll] * weights[roll] for roll in worth) / sum(weights.values())
            luck = worth[tuple(sorted(game.last_roll, reverse=True))] - mean
            game.luck += luck if game.ours else -luck


class Clock:
    def __init__(self, player):
        self.player, self.seconds, self.decisions = player, 0.0, 0

    def play(self, games):
        start = self.player.processor_time()
        self.player.play(games)
        self.seconds += self.player.processor_time() - start
        self.decisions += len(games)

    def milliseconds(self):
        return 1000 * self.seconds / max(self.decisions, 1)


def duel(us, them, count, seed, seen):
    """The points and the luck in each pair of games, by game."""
    pairs = {}
    waiting = iter(range(count))
    games, finished = [], 0
    while finished < count:
        # The range comes first: it must not run out after a number was taken.
        games += [Game(number, seed) for _, number in zip(range(400 - len(games)), waiting)]
        us.play([game for game in games if game.ours])
        them.play([game for game in games if not game.ours])
        going_on = []
        for game in games:
            points = game.points()
            if points:
                finished += 1
                points = points if game.ours else -points
                pairs.setdefault(game.pair, []).append((points, game.luck))
            else:
                seen.add(game.position)
                game.ours = not game.ours
                going_on.append(game)
        games = going_on
        if sys.stderr.isatty():
            print(f"\r{finished}/{count} games", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return [[sum(column) / 2 for column in zip(*pair)] for pair in pairs.values()]


def mean_and_error(numbers):
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / max(len(numbers) - 1, 1)
    return mean, math.sqrt(variance / len(numbers))


def our_speed(program, positions):
    command = [program, "bench", "--positions"]
    text = "\n".join(positions)
    answer = subprocess.run(command, input=text, text=True, capture_output=True, check=True)
    return [float(line.split()[0]) for line in answer.stdout.splitlines()]


def their_speed(positions):
    boards = [decode(position) for position in positions]
    start = time.process_time()
    for board in boards:
        gnubg_nn.probabilities(board, 0)
    return len(boards) / (time.process_time() - start)


def main():
    description = __doc__.split("\n\n")[0]
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--games", type=int, default=2000, help="an even number")
    parser.add_argument("--plies", type=int, default=0, help="for both sides")
    parser.add_argument("--our-plies", type=int, help="if different")
    parser.add_argument("--luck", action="store_true", help="remove the luck of the dice, too")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--program", default="target/release/gammonbox")
    parser.add_argument("rest", nargs="*", help="more arguments for 'gammonbox best'")
    options = parser.parse_args()
    our_plies = options.plies if options.our_plies is None else options.our_plies

    us = our_clock = Clock(Gammonbox(options.program, our_plies, options.rest))
    them = their_clock = Clock(Gnubg(options.plies))
    if options.luck:
        judge = Gammonbox(options.program, 0, options.rest)
        us, them = Lucky(us, judge), Lucky(them, judge)
    seen = set()
    pairs = duel(us, them, options.games // 2 * 2, options.seed, seen)
    print(f"gammonbox {our_plies}-ply against gnubg {options.plies}-ply")
    mean, error = mean_and_error([points for points, _ in pairs])
    print(f"  {2 * len(pairs)} games: {mean:+.4f} points a game, standard error {error:.4f}")
    if options.luck:
        mean, error = mean_and_error([points - luck for points, luck in pairs])
        print(f"  without luck: {mean:+.4f} points a game, standard error {error:.4f}")
    ours, theirs = our_clock.milliseconds(), their_clock.milliseconds()
    print(f"  a decision: gammonbox {ours:.3f} ms, gnubg {theirs:.3f} ms")

    contact = [p for p in sorted(seen) if gnubg_nn.classify(decode(p)) >= gnubg_nn.c_crashed]
    contact = contact[:: max(1, len(contact) // 20000)]
    (alone, together), theirs = our_speed(options.program, contact), their_speed(contact)
    print(f"  {len(contact)} positions: gammonbox {alone:,.0f} a second one by one,")
    print(f"    {together:,.0f} together, gnubg {theirs:,.0f} (with its call from Python):")
    print(f"    {alone / theirs:.2f} and {together / theirs:.2f} times as many")


if __name__ == "__main__":
    main()
