#!/usr/bin/env python3
"""Plays a match against a Gammonbox server's computer and checks the dice.

Written from docs/protocol.md alone, with Python's standard library:

    python3 examples/client.py http://localhost:7170
    python3 examples/client.py http://localhost:7170 --rules "international, match 5" --level club

It plays at random, always takes, and never doubles. It works for rules where
the higher die begins and the board is set up as usual.
"""

import argparse
import base64
import hashlib
import hmac
import json
import os
import random
import re
import socket
import struct
import sys
import time
import urllib.parse
import urllib.request

VERSION = 1
OPENING = {24: 2, 13: 5, 8: 3, 6: 5}
BAR, OFF = 25, 0


class Socket:
    """A WebSocket that receives text messages and answers pings."""

    def __init__(self, address, path):
        self.stream = socket.create_connection((address.hostname, address.port or 80), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.fill()
        head, self.bytes = self.bytes.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            sys.exit(f"no WebSocket: {head.decode()}")

    def fill(self):
        more = self.stream.recv(65536)
        if not more:
            sys.exit("the server has closed the connection")
        self.bytes += more

    def take(self, count):
        while len(self.bytes) < count:
            self.fill()
        taken, self.bytes = self.bytes[:count], self.bytes[count:]
        return taken

    def send(self, message, opcode=1):
        payload = message if isinstance(message, bytes) else json.dumps(message).encode()
        length = len(payload)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        else:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        mask = os.urandom(4)
        self.stream.sendall(head + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def receive(self):
        """The next message from the server."""
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self.take(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self.take(8))
            payload = self.take(length)
            opcode = first & 0x0F
            if opcode == 1:
                return json.loads(payload)
            if opcode == 9:
                self.send(payload, opcode=10)
            if opcode == 8:
                code = struct.unpack(">H", payload[:2])[0] if payload else None
                sys.exit(f"the server has closed the connection: {code}")


class Game:
    """A game: the checkers of both colors, each in its player's numbering."""

    def __init__(self):
        self.checkers = {color: dict(OPENING) for color in ("White", "Black")}
        self.thrown = {}
        self.on_roll = None
        self.dice = None
        self.is_doubled = False
        self.is_over = False

    def add(self, color, entry):
        """Applies an entry of the record."""
        action, _, rest = entry.partition(" ")
        if action == "throw":
            self.thrown[color] = int(rest)
            if len(self.thrown) == 2:
                white, black = self.thrown["White"], self.thrown["Black"]
                if white == black:
                    self.thrown = {}
                else:
                    self.on_roll = "White" if white > black else "Black"
                    self.dice = (white, black)
        elif action == "roll":
            self.dice = (int(rest[0]), int(rest[1]))
        elif action == "play":
            for part in rest.split():
                self.move_all(color, part)
            self.end_turn(color)
        elif action == "move":
            origin, _, die = rest.partition(" by ")
            origin = BAR if origin == "bar" else int(origin)
            self.move(color, origin, max(OFF, origin - int(die)))
        elif action == "end":
            self.end_turn(color)
        elif action == "double":
            self.is_doubled = True
        elif action == "take":
            self.is_doubled = False
        elif action in ("pass", "accept"):
            self.is_over = True
        else:
            sys.exit(f"this client does not know '{entry}'")

    def move_all(self, color, part):
        """Applies `13/7(2)`, `24/20*/18` or `6/off`."""
        part, _, times = part.partition("(")
        places = {"bar": BAR, "off": OFF}
        stops = [stop.rstrip("*") for stop in part.split("/")]
        stops = [places.get(stop) if stop in places else int(stop) for stop in stops]
        for _ in range(int(times.rstrip(")") or 1)):
            for origin, target in zip(stops, stops[1:]):
                self.move(color, origin, target)

    def move(self, color, origin, target):
        own, other = self.checkers[color], self.checkers[opponent(color)]
        step(own, other, origin, target)

    def end_turn(self, color):
        self.dice = None
        self.on_roll = opponent(color)
        self.is_over = not any(count for point, count in self.checkers[color].items() if point)

    def play(self, color):
        """Any legal play of the roll, as the protocol writes it."""
        small, large = sorted(self.dice)
        orders = [[large] * 4] if small == large else [[large, small], [small, large]]
        own, other = self.checkers[color], self.checkers[opponent(color)]
        plays = [play for order in orders for play in sequences(own, other, order)]
        # As many dice as possible, and the larger one if only one can be played.
        most = max(len(play) for play in plays)
        plays = [play for play in plays if len(play) == most]
        if most == 1 and any(play[0][2] == large for play in plays):
            plays = [play for play in plays if play[0][2] == large]
        names = {BAR: "bar", OFF: "off"}
        moves = [
            f"{names.get(origin, origin)}/{names.get(target, target)}"
            for origin, target, _ in random.choice(plays)
        ]
        return " ".join(["play", *moves])


def opponent(color):
    return "Black" if color == "White" else "White"


def step(own, other, origin, target):
    """Moves a checker, which may hit."""
    own[origin] -= 1
    own[target] = own.get(target, 0) + 1
    if target != OFF and other.get(25 - target, 0) == 1:
        other[25 - target] = 0
        other[BAR] = other.get(BAR, 0) + 1


def sequences(own, other, dice):
    """All ways to play dice in this order: lists of (origin, target, die)."""
    found = []
    for origin in [BAR] if own.get(BAR) else range(24, 0, -1):
        if not dice or not own.get(origin):
            continue
        target = origin - dice[0]
        if target <= OFF:
            highest = max(point for point, count in own.items() if count)
            if highest > 6 or (target < OFF and highest > origin):
                continue
            target = OFF
        elif other.get(25 - target, 0) > 1:
            continue
        after, hit = dict(own), dict(other)
        step(after, hit, origin, target)
        rest = sequences(after, hit, dice[1:])
        found += [[(origin, target, dice[0]), *more] for more in rest]
    return found or [[]]


class Dice:
    """The dice of a match, computed from the secret."""

    def __init__(self, secret, table, number, shares):
        self.secret, self.table, self.number, self.shares = secret, table, number, shares

    def throw(self, game, throw, count):
        """The dice of a throw, as the protocol computes them."""
        dice, again = [], 0
        while len(dice) < count:
            message = (
                f"gammonbox dice 1\ntable {self.table}\nmatch {self.number}\ngame {game}\n"
                f"throw {throw}\nfirst {self.shares['first']}\nsecond {self.shares['second']}\n"
                f"again {again}\n"
            )
            digest = hmac.new(self.secret, message.encode(), hashlib.sha256).digest()
            dice += [byte % 6 + 1 for byte in digest if byte < 252]
            again += 1
        return dice[:count]


def require(is_so, otherwise):
    """Exits unless the condition holds, even if Python skips asserts."""
    if not is_so:
        raise ValueError(otherwise)


def check(throws, receipt, commitment, shares, table):
    """Checks every throw in the log and the receipt. Returns how many."""
    secret = bytes.fromhex(receipt["secret"])
    require(hashlib.sha256(secret).hexdigest() == commitment, "another secret was committed to")
    require(receipt["table"] == table, "a receipt of another table")
    require(receipt["commitment"] == commitment, "a receipt of another match")
    for seat in ("first", "second"):
        require(receipt[seat] == (shares[seat] or "none"), f"another share of the {seat} seat")
    dice = Dice(secret, table, int(receipt["match"]), shares)
    for game, told in enumerate(throws, 1):
        written = receipt["games"][game - 1].replace("(", "").replace(")", "").split()
        same = [sorted(throw) for throw in written] == [sorted(throw) for throw in told]
        require(same, f"game {game}: other throws than were played")
        for number, throw in enumerate(told, 1):
            made = dice.throw(game, number, len(throw))
            require(sorted(map(str, made)) == sorted(throw), f"game {game}, throw {number}")
    return sum(map(len, throws))


def read_receipt(text):
    """The receipt at the top of an exported match."""
    lines = re.findall(r'^; \[Receipt "(.*)"\]', text, re.MULTILINE)
    require(lines and lines[0] == "gammonbox receipt 1", "no receipt")
    require(lines[-1] == "end of receipt", "half a receipt")
    receipt = {"games": []}
    for line in lines[1:-1]:
        name, _, value = line.partition(" ")
        if name == "game":
            receipt["games"].append(value)
        else:
            receipt[name] = value
    return receipt


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("server")
    parser.add_argument("--rules", default="international, match 3")
    parser.add_argument("--level", default="beginner")
    wanted = parser.parse_args()
    address = urllib.parse.urlsplit(wanted.server)

    body = {"rules": wanted.rules, "opponent": {"computer": wanted.level}, "color": "white"}
    request = urllib.request.Request(
        f"{wanted.server.rstrip('/')}/api/tables",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        created = json.load(answer)
    table, seat = created["table"], created["seat"]

    server = Socket(address, f"/api/tables/{table}/socket")
    server.send({"type": "hello", "version": VERSION, "key": created["key"], "seen": 0})
    # Kept from before the match, to compare the receipt with.
    share, commitment = os.urandom(16).hex(), None
    shares = {"first": "", "second": "", seat: share}
    mine = "White" if seat == "first" else "Black"
    game, throws, last, is_seated, is_revealed = Game(), [[]], 0, False, False
    # The command that hasn't been answered yet.
    waiting = None

    def command(content):
        nonlocal waiting
        number = random.getrandbits(53)
        waiting = {"type": "command", "id": number, "after": last, "command": content}
        server.send(waiting)

    def act(action):
        command({"type": "act", "action": action})

    while not is_revealed:
        message = server.receive()
        if message["type"] == "refused":
            if message["refused"]["why"] not in ("too_many", "storage", "uncertain"):
                sys.exit(f"refused: {message['refused']}")
            # The same command with the same ID is done only once.
            time.sleep(0.5)
            server.send(waiting)
        if message["type"] == "accepted":
            waiting = None
        for numbered in message.get("events", []):
            require(numbered["number"] == last + 1, "an event is missing")
            last, event = numbered["number"], numbered["event"]
            if event["type"] == "created":
                commitment = event["commitment"]
            elif event["type"] == "seated":
                is_seated = True
            elif event["type"] == "revealed":
                is_revealed = True
            elif event["type"] == "acted" and event["entry"] == "next game":
                game = Game()
                throws.append([])
            elif event["type"] == "acted":
                color, _, entry = event["entry"].partition(" ")
                game.add(color, entry)
                if entry.startswith(("roll ", "throw ")):
                    throws[-1].append(entry.split()[1])
        if waiting is not None or last == 0 or is_revealed:
            continue
        if not is_seated:
            command({"type": "sit", "name": "Python", "share": share})
        elif game.is_over:
            # A finished match reveals its secret at once; this one isn't finished.
            act("next game")
        elif game.on_roll is None:
            if mine not in game.thrown:
                act("throw")
        elif game.is_doubled:
            if game.on_roll != mine:
                act("take")
        elif game.on_roll == mine:
            act("roll" if game.dice is None else game.play(mine))

    request = urllib.request.Request(
        f"{wanted.server.rstrip('/')}/api/tables/{table}/match",
        headers={"authorization": f"Bearer {created['key']}"},
    )
    with urllib.request.urlopen(request) as answer:
        receipt = read_receipt(answer.read().decode())
    count = check(throws, receipt, commitment, shares, table)
    print(f"{len(throws)} games, {last} events, {count} throws as committed to before the match")


if __name__ == "__main__":
    main()
