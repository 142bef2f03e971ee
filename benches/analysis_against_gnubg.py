#!/usr/bin/env python3
"""Analyzes matches with gammonbox and with gnubg in one run, and compares them.

    apt install gnubg
    cargo build --release
    benches/analysis_against_gnubg.py MATCH...

Each match is written as match text, which both can read. The two programs
analyze it one after the other, with the same plies and threads. The output has
the elapsed and processor times, without the time gnubg takes to start and to
read the match; then both programs' ratings of both players, gnubg's from the
file it saves, and their average difference.
"""

import argparse
import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

COMMANDS = """\
set confirm new off
set confirm save off
set threads {threads}
set analysis chequerplay evaluation plies {plies}
set analysis cubedecision evaluation plies {plies}
set analysis luckanalysis plies 0
import mat "{match}"
{work}
"""


class Spent:
    """Elapsed and processor seconds."""

    def __init__(self, clock=0.0, processor=0.0):
        self.clock, self.processor = clock, processor

    def __add__(self, other):
        return Spent(self.clock + other.clock, self.processor + other.processor)

    def __sub__(self, other):
        return Spent(self.clock - other.clock, self.processor - other.processor)

    def __str__(self):
        return f"{self.clock:7.1f} s ({self.processor:.1f} s)"


def run(command, **options):
    """Runs a command and measures its time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    done = subprocess.run(command, capture_output=True, text=True, **options)
    clock = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        sys.exit(f"{command[0]}: {done.stderr.strip() or done.stdout.strip()}")
    processor = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return Spent(clock, processor)


def gnubg(options, folder, match, work):
    """Runs gnubg with fresh settings, so that yours don't interfere."""
    commands = folder / "commands"
    text = COMMANDS.format(threads=options.threads, plies=options.plies, match=match, work=work)
    commands.write_text(text)
    surroundings = {**os.environ, "HOME": str(folder)}
    return run([options.gnubg, "-t", "-q", "-r", "-c", str(commands)], env=surroundings, stdin=subprocess.DEVNULL)


def main():
    description = __doc__.split("\n\n")[0]
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("matches", nargs="+", type=pathlib.Path)
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--program", default="target/release/gammonbox")
    parser.add_argument("--gnubg", default="gnubg")
    parser.add_argument("--keep", type=pathlib.Path, help="a folder for what gnubg saves")
    options = parser.parse_args()

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        saved = options.keep or folder / "saved"
        saved.mkdir(exist_ok=True)
        ours, theirs = Spent(), Spent()
        for match in options.matches:
            text = folder / "match.mat"
            run([options.program, "convert", "--force", str(match), str(text)])
            depth = ["--plies", str(options.plies), "--threads", str(options.threads)]
            our = run([options.program, "analyze", *depth, "--json", str(text)])
            file = saved / f"{match.stem}.sgf"
            start = gnubg(options, folder, text, "")
            their = gnubg(options, folder, text, f'analyse match\nsave match "{file}"') - start
            print(f"{match.name}\n  gammonbox {our}\n  gnubg     {their}", flush=True)
            ours, theirs = ours + our, theirs + their
        share = ours.processor / theirs.processor
        print(f"together\n  gammonbox {ours}\n  gnubg     {theirs}")
        print(f"  gammonbox takes {share:.2f} of gnubg's time of the processor\n", flush=True)
        depth = ["--plies", str(options.plies), "--worst", "0"]
        subprocess.run([options.program, "analyze", "--compare", *depth, str(saved)], check=True)


if __name__ == "__main__":
    main()
