#!/usr/bin/env python3
"""Counts what a frame costs while dice tumble: python3 docs/pictures/frames.py PROGRAM

PROGRAM is a built gammonbox. A phone is emulated, the processor slowed down
four times. First the frames that the page is given are counted, which needs a
quiet machine, or `nice -n -15`; then Chromium traces what its main thread does,
in milliseconds of the thread. Needs chromedriver with Chromium, and Pillow like
make.py.
"""

import collections
import json
import os
import subprocess
import sys
import tempfile
import time

from make import Browser

SLOWED = 4
FRAME = 1000 / 60
TABLE = """gammonbox table 1
White person
Black computer club 9
dice random 77
bottom first
gammonbox record 1
rules international, match 5
White throw 3
Black throw 1
White play 8/5 6/5
Black roll 62
Black play 24/18 13/11
end of table
"""
# What the main thread does for a frame; FireAnimationFrame has the script, PrePaint is there once.
WORK = ["FireAnimationFrame", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]
ROLL = """
    window.frames_at = [];
    const rests = (now) => {
      frames_at.push(now);
      if (document.querySelector('.board.tumbling')) requestAnimationFrame(rests);
      else performance.mark('rests');
    };
    performance.mark('rolled');
    document.querySelector('.control.main').click();
    requestAnimationFrame(rests);
"""


def roll(address, trace=None):
    """Rolls once, and returns the browser."""
    browser = Browser(390, 844, dark=True, trace=trace)
    browser.go(address)
    browser.run(f"localStorage.setItem('gammonbox/1/table', {json.dumps(TABLE)})")
    browser.go(address + "?#/table")
    browser.wait(".control.main")
    browser.tool("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    time.sleep(2)
    browser.run(ROLL)
    time.sleep(4)
    return browser


def shown(address):
    """When the page was given a frame, in milliseconds, without a trace that costs time."""
    browser = roll(address)
    times = browser.run("return frames_at")
    browser.close()
    return times


def traced(address):
    browser = roll(address, trace="devtools.timeline,blink.user_timing")
    log = browser.ask("POST", browser.session + "/se/log", {"type": "performance"})
    browser.close()
    messages = (json.loads(entry["message"])["message"] for entry in log)
    return [one["params"] for one in messages if one["method"] == "Tracing.dataCollected"]


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as data:
        port = "7398"
        server = subprocess.Popen(
            [sys.argv[1], "serve", "--port", port, "--data", data], stdout=subprocess.DEVNULL
        )
        try:
            time.sleep(1.5)
            shown_at = shown(f"http://127.0.0.1:{port}/")
            events = traced(f"http://127.0.0.1:{port}/")
        finally:
            server.kill()
    marks = {event["name"]: event["ts"] for event in events if event.get("cat") == "blink.user_timing"}
    times = collections.Counter()
    frames = 0
    for event in events:
        is_within = marks["rolled"] < event.get("ts", 0) < marks["rests"]
        if is_within and event.get("ph") == "X" and event["name"] in WORK:
            times[event["name"]] += event.get("tdur", event.get("dur", 0)) / 1000
            frames += event["name"] == "PrePaint"
    busy = os.getloadavg()[0] / os.cpu_count()
    took = shown_at[-1] - shown_at[0]
    late = sum(later - before > 1.5 * FRAME for before, later in zip(shown_at, shown_at[1:]))
    print(f"processor slowed {SLOWED} times, {busy:.1f} programs waiting for each core")
    count = len(shown_at) - 1
    print(f"{count} frames in {took:.0f} ms: {1000 * count / took:.0f} a second, {late} late")
    for name, spent in times.most_common():
        print(f"{name:20} {spent / frames:6.2f} ms a frame")
    print(f"{'all':20} {sum(times.values()) / frames:6.2f} ms of {FRAME:.1f}")


if __name__ == "__main__":
    main()
