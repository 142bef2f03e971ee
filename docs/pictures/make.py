#!/usr/bin/env python3
"""Makes the pictures of the README: python3 docs/pictures/make.py PROGRAM

PROGRAM is a built gammonbox (target/release/gammonbox). Needs chromedriver with
Chromium, and Pillow (pip install pillow). Writes home.webp, table.webp,
phone.webp and, as a recording of 20 seconds, game.webp beside this file.
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
FRAMES_A_SECOND = 10
SECONDS = 20


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

    def quick_picture(self):
        picture = self.tool("Page.captureScreenshot", {"format": "jpeg", "quality": 92})
        return Image.open(io.BytesIO(base64.b64decode(picture["data"]))).convert("RGB")

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


def record(browser):
    frames, times = [], []
    begun = pressed = time.time()
    while time.time() - begun < SECONDS:
        started = time.time()
        if started - pressed > 1:
            press(browser)
            pressed = started
        frames.append(browser.quick_picture())
        time.sleep(max(0.0, 1 / FRAMES_A_SECOND - (time.time() - started)))
        # As long as it was there: a busy machine takes fewer pictures.
        times.append(int(1000 * (time.time() - started)))
    frames[0].save(
        HERE / "game.webp",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=45,
        method=4,
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
            browser.size(960, 540)
            record(browser)
            browser.size(390, 844, 2)
            time.sleep(1)
            browser.keep("phone")
            browser.close()
        finally:
            server.kill()


if __name__ == "__main__":
    main()
