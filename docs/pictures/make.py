#!/usr/bin/env python3
"""Makes the pictures of the README: python3 docs/pictures/make.py PROGRAM

PROGRAM is a built gammonbox (target/release/gammonbox). Needs chromedriver with
Chromium, and Pillow (pip install pillow). Writes home.webp, table.webp,
phone.webp and, as a recording of 20 seconds, game.webp beside this file. The
recording is stepped frame by frame and takes some minutes.
"""

import base64
import io
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import time
import urllib.request

from PIL import Image

HERE = pathlib.Path(__file__).parent
FRAMES_A_SECOND = 20
FRAME = 1000 // FRAMES_A_SECOND
SECONDS = 20
RECORDED = (1024, 576)
# In milliseconds: when somebody presses Play, and when they ask for a hint.
PLAYS_AT = 1500
HINT_AT = 9000
MOVABLE = "return document.querySelector('.place.movable') !== null"
# The page's time goes on only when it is told to, so that a slow machine drops
# no frame: timers, animation frames and CSS animations are stepped.
CLOCK = """
const clock = { now: Date.now(), timers: new Map(), frames: new Map(), id: 0 };
const start = clock.now;
Date.now = () => clock.now;
performance.now = () => clock.now - start;
window.setTimeout = (run, pause = 0, ...rest) => {
  clock.timers.set(++clock.id, { run: () => run(...rest), at: clock.now + pause });
  return clock.id;
};
window.setInterval = (run, pause = 0, ...rest) => {
  clock.timers.set(++clock.id, { run: () => run(...rest), at: clock.now + pause, every: Math.max(1, pause) });
  return clock.id;
};
window.clearTimeout = window.clearInterval = (id) => clock.timers.delete(id);
window.requestAnimationFrame = (run) => (clock.frames.set(++clock.id, run), clock.id);
window.cancelAnimationFrame = (id) => clock.frames.delete(id);
clock.step = (pause) => {
  clock.now += pause;
  for (const [id, timer] of [...clock.timers]) {
    if (timer.at > clock.now || !clock.timers.has(id)) continue;
    if (timer.every) timer.at += timer.every; else clock.timers.delete(id);
    timer.run();
  }
  const frames = [...clock.frames.values()];
  clock.frames.clear();
  for (const run of frames) run(clock.now - start);
  for (const animation of document.getAnimations()) {
    const time = (animation.stepped ?? 0) + pause;
    animation.stepped = time;
    animation.pause();
    if (time >= animation.effect.getComputedTiming().endTime) animation.finish();
    else animation.currentTime = time;
  }
};
window.clock = clock;
"""


class Browser:
    """The little of WebDriver that is needed."""

    def __init__(self, width, height, dark, trace=None):
        self.driver = subprocess.Popen(
            ["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        for line in self.driver.stdout:
            if found := re.search(r"successfully on port (\d+)", line):
                self.address = f"http://127.0.0.1:{found[1]}"
                break
        options = {"args": ["--headless=new", "--no-sandbox", "--hide-scrollbars", "--lang=en"]}
        wanted = {"alwaysMatch": {"browserName": "chrome", "goog:chromeOptions": options}}
        if trace is not None:
            options["perfLoggingPrefs"] = {"traceCategories": trace}
            wanted["alwaysMatch"]["goog:loggingPrefs"] = {"performance": "ALL"}
        self.session = "/session/" + self.ask("POST", "/session", {"capabilities": wanted})["sessionId"]
        self.size(width, height)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.tool("Emulation.setEmulatedMedia", {"features": [scheme]})

    def ask(self, method, path, body=None):
        data = json.dumps(body or {}).encode() if method == "POST" else None
        request = urllib.request.Request(self.address + path, data, {"content-type": "application/json"})
        request.method = method
        with urllib.request.urlopen(request, timeout=120) as answer:
            return json.load(answer)["value"]

    def tool(self, command, parameters):
        body = {"cmd": command, "params": parameters}
        return self.ask("POST", self.session + "/goog/cdp/execute", body)

    def size(self, width, height, scale=1):
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self.tool("Emulation.setDeviceMetricsOverride", metrics)

    def go(self, address):
        self.ask("POST", self.session + "/url", {"url": address})

    def run(self, script):
        return self.ask("POST", self.session + "/execute/sync", {"script": script, "args": []})

    def wait(self, selector):
        for _ in range(200):
            if self.run(f"return document.querySelector({json.dumps(selector)}) !== null"):
                return
            time.sleep(0.1)
        raise SystemExit(f"{selector} is never there")

    def picture(self):
        picture = base64.b64decode(self.ask("GET", self.session + "/screenshot"))
        return Image.open(io.BytesIO(picture)).convert("RGB")

    def keep(self, name):
        self.picture().save(HERE / f"{name}.webp", quality=82, method=6)

    def close(self):
        self.ask("DELETE", self.session)
        self.driver.kill()


def press(browser):
    """Does the next thing that can be done: an answer, a button, or a checker."""
    browser.run(
        "const next = document.querySelector('.table-card .first')"
        " ?? document.querySelector('.control.main:enabled, .place.movable');"
        "next?.dispatchEvent(new MouseEvent('click', { bubbles: true }));"
    )


def play(browser, times):
    for _ in range(times):
        press(browser)
        time.sleep(0.8)


def record(address):
    """Twenty seconds: the first screen, Play, some turns, and a hint."""
    browser = Browser(*RECORDED, dark=True)
    browser.tool("Page.addScriptToEvaluateOnNewDocument", {"source": CLOCK})
    browser.go(address)
    while not browser.run("return document.querySelector('.play-now') !== null"):
        browser.run("clock.step(50)")
        time.sleep(0.05)
    frames = []
    pressed, hinted = 0, False
    for number in range(FRAMES_A_SECOND * SECONDS):
        now = number * FRAME
        if now == PLAYS_AT:
            browser.run("document.querySelector('.play-now').click()")
        elif now > PLAYS_AT and now - pressed >= 850:
            pressed = now
            # A hint needs a roll to play; it stays for two seconds.
            if now >= HINT_AT and not hinted and browser.run(MOVABLE):
                browser.run("document.querySelector('.control.hint').click()")
                hinted, pressed = True, now + 2000
            else:
                press(browser)
        browser.run(f"clock.step({FRAME})")
        frames.append(browser.picture())
    browser.close()
    frames[0].save(
        HERE / "game.webp",
        save_all=True,
        append_images=frames[1:],
        duration=FRAME,
        loop=0,
        quality=70,
        method=4,
        # A frame holds only what differs from the one before.
        kmin=9,
        kmax=400,
    )


def main():
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.argv[1], "serve", "--port", "7399", "--data", data], stdout=subprocess.DEVNULL
        )
        address = "http://127.0.0.1:7399/"
        try:
            time.sleep(1.5)
            browser = Browser(1366, 768, dark=True)
            browser.go(address)
            browser.wait(".home-board .board")
            time.sleep(6)
            browser.keep("home")
            browser.run("document.querySelector('.play-now').click()")
            browser.wait(".control-bar")
            play(browser, 14)
            browser.keep("table")
            browser.size(390, 844, 2)
            time.sleep(1)
            browser.keep("phone")
            browser.close()
            record(address)
        finally:
            server.kill()


if __name__ == "__main__":
    main()
