#!/usr/bin/env python3
"""A bot that plays one game, in Python 3.9 or newer without anything to install.

    GORRION_URL=https://club.example GORRION_TOKEN=gorrion_... python3 bot.py

GORRION_TABLE   code of the table where it sits down; without it the bot opens a table and prints its code
GORRION_BOTS    number of the server's bots at a table of its own (3); it waits for others to take the remaining chairs

Started again under the same token it finds its chair and plays on. Its plan is plain: it claims nothing but a win, so its hand
stays concealed, and it goes for the nearest hand that is surely worth the eight points. Replace `choose` with your own thoughts.

Tiles are numbers: 0-8 characters, 9-17 bamboos, 18-26 dots, 27-30 winds, 31-33 dragons, 34-41 flowers.
"""
import base64
import itertools
import json
import os
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.parse
from functools import lru_cache


# ---- The hand: which ways lead to eight points, and how far they are ------------------------------------------------

SUITS = [range(low, low + 9) for low in (0, 9, 18)]
HONOURS = range(27, 34)
ORPHANS = [kind for suit in SUITS for kind in (suit[0], suit[-1])] + list(HONOURS)


def three_chows():
    """The lowest tiles of three chows that are worth six points or more: a concealed hand adds two, which makes eight."""
    for a, b, c in itertools.permutations((0, 9, 18)):
        yield a, b + 3, c + 6  # mixed straight
        yield from ((a + low, b + low + 1, c + low + 2) for low in range(5))  # mixed shifted chows
    for low in range(7):
        yield low, low + 9, low + 18  # mixed triple chow
    for low in (0, 9, 18):
        yield low, low + 3, low + 6  # pure straight
        yield from ((low + at, low + at + step, low + at + 2 * step) for step in (1, 2) for at in range(7 - 2 * step))


PLANS = [[low + n for low in lows for n in range(3)] for lows in three_chows()]
PLANS = [(plan, frozenset(plan)) for plan in PLANS]


@lru_cache(maxsize=500_000)
def useful(tiles, sets, pairs):
    """Most of these sorted tiles that fit into so many sets and pairs, finished or not."""
    if not tiles or sets + pairs == 0:
        return 0
    first, rest = tiles[0], tiles[1:]
    same = tiles.count(first)
    best = useful(tiles[same:], sets, pairs)
    if pairs:
        best = max(best, min(2, same) + useful(tiles[min(2, same):], sets, pairs - 1))
    if sets:
        best = max(best, min(3, same) + useful(tiles[min(3, same):], sets - 1, pairs))
        chow = [kind for kind in (first + 1, first + 2) if kind in rest and first < 27 and kind // 9 == first // 9]
        for others in (chow, chow[:1], chow[1:]):
            left = list(rest)
            for kind in others:
                left.remove(kind)
            best = max(best, 1 + len(others) + useful(tuple(left), sets - 1, pairs))
    return best


def ways(tiles, gone=frozenset()):
    """For each way to eight points how many of the 14 tiles it lacks. `gone`: kinds of which no copy is left."""
    kinds = set(tiles)
    pairs = sum(min(2, tiles.count(kind)) // 2 for kind in kinds)
    yield 14 - 2 * pairs - min(7 - pairs, len(kinds) - pairs)  # seven pairs
    ends = [kind for kind in ORPHANS if kind in kinds]
    yield 13 - len(ends) + (not any(tiles.count(kind) > 1 for kind in ends))  # thirteen orphans
    for suit in SUITS:  # half flush and full flush
        yield 14 - useful(tuple(kind for kind in tiles if kind in suit or kind in HONOURS), 4, 1)
    for plan, distinct in PLANS:
        if len(distinct - kinds) > 4:
            continue
        rest, lacking = list(tiles), []
        for kind in plan:
            if kind in rest:
                rest.remove(kind)
            else:
                lacking.append(kind)
        if not gone.isdisjoint(lacking):
            continue
        yield len(lacking) + 5 - useful(tuple(rest), 1, 1)


def choose(hand, gone):
    """Returns the action for the own turn: `hand` holds 14 tiles, sorted."""
    if hand[-1] > 33:
        return {"type": "expose-flower", "tile": hand[-1]}
    if min(ways(hand)) == 0:
        return {"type": "declare-win"}
    values = {}
    for tile in dict.fromkeys(hand):
        rest = list(hand)
        rest.remove(tile)
        # Each tile that a way lacks makes it eight times less likely.
        values[tile] = sum(8.0**-lacks for lacks in ways(tuple(rest), gone))
    return {"type": "discard", "tile": max(values, key=values.get)}


# ---- The connection: a websocket with one JSON value a message ------------------------------------------------------

class Lost(Exception):
    """The connection has ended."""


class Connection:
    def __init__(self, url, token):
        address = urllib.parse.urlsplit(url)
        port = address.port or (443 if address.scheme == "https" else 80)
        self.socket = socket.create_connection((address.hostname, port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if address.scheme == "https":
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=address.hostname)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall(
            f"GET /api/v1/play HTTP/1.1\r\nHost: {address.netloc}\r\nAuthorization: Bearer {token}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        self.stream = self.socket.makefile("rb")
        status = int((self.stream.readline().split() or [b"", b"0"])[1])
        while self.stream.readline().strip():
            pass
        if status in (401, 403):
            sys.exit("The server does not accept this token, or it may not play.")
        if status != 101:
            raise Lost(f"status {status}")

    def send(self, value, opcode=1):
        data = value if isinstance(value, bytes) else json.dumps(value).encode()
        size = len(data)
        head = bytes([128 | opcode, 128 | min(size, 126)]) + (struct.pack(">H", size) if size > 125 else b"")
        mask = secrets.token_bytes(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(data)))

    def receive(self):
        """Returns the next value that the server sends."""
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self.read(2 if size == 126 else 8), "big")
            data, opcode = self.read(size), first & 15
            if opcode == 8:
                raise Lost("closed by the server")
            if opcode == 9:
                self.send(data, opcode=10)  # a ping wants a pong
            elif opcode in (0, 1):
                text += data
                if first & 128:
                    return json.loads(text)

    def read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise Lost("cut off")
        return data


# ---- The game -------------------------------------------------------------------------------------------------------

# A table of its own: other bots by programs may sit down there, too.
SETTINGS = {"ruleset": "wmo2006", "hands": 4, "clock": "relaxed", "absence": "bot", "visibility": "link", "outsideBots": True}
# What the table does for this seat in a hand: it passes on chow, pung and kong, and wins on every discard that is a legal win.
SWITCHES = {"noClaims": True, "playDrawn": False, "autoWin": True}
# Facts after which something may be asked of this seat, besides its own draws.
AWAITED = {"seated", "settings-changed", "dealt", "hand-scored", "hand-voided", "session-ended", "resumed", "table-closed"}


class Refused(Exception):
    """The server has refused a message, with this code."""


class Bot:
    def __init__(self, url, token, code, bots):
        self.url, self.token, self.code, self.bots = url, token, code, bots
        self.asked, self.told, self.pause = 0, 0, 1

    def run(self):
        """Plays to the end of the game, over as many connections as that takes."""
        while True:
            try:
                self.connection = Connection(self.url, self.token)
                return self.play()
            except (Lost, OSError) as lost:
                print(f"no connection ({lost}): again in {self.pause} s", file=sys.stderr, flush=True)
                time.sleep(self.pause)
                self.pause = min(2 * self.pause, 30)

    def ask(self, name, message):
        """Says something; returns the answer. What is told meanwhile waits in `self.heard`."""
        self.asked += 1
        self.connection.send({"id": self.asked, "name": name, "message": message})
        while True:
            said = self.connection.receive()
            if "answer" not in said:
                self.heard.append(said)
            elif said["id"] == self.asked:
                if not said["answer"]["ok"]:
                    raise Refused(said["answer"]["code"])
                return said["answer"]

    def command(self, command):
        """Asks something of the table. `answers` names the newest fact that was seen: after a newer one it may be stale."""
        envelope = {"id": secrets.token_hex(16), "answers": self.seq, "command": command}
        return self.ask("table:command", {"code": self.code, "envelope": envelope})

    def hear(self):
        """Returns the next thing that the server tells."""
        return self.heard.pop(0) if self.heard else self.connection.receive()

    def look(self):
        """Takes the whole state of the table, as this seat may see it."""
        snapshot = self.ask("table:enter", {"code": self.code})["snapshot"]
        self.seq, self.player, self.state = snapshot["seq"], snapshot["viewer"], snapshot["state"]
        self.session = self.state["session"]
        self.seat = self.session["seating"].index(self.player) if self.player != "spectator" else None
        self.pause = 1

    def wait(self):
        """Waits until a fact may ask something of this seat: in a hand only the own draws and the end do."""
        while True:
            said = self.hear()
            if said["name"] == "table:snapshot":
                return
            if said["name"] == "notice":
                raise Refused(said["message"]["code"])
            for entry in said["message"]["entries"] if said["name"] == "table:entries" else ():
                fact = entry["event"]
                while "event" in fact:
                    fact = fact["event"]
                is_draw = fact["type"] == "drew" and fact["seat"] == self.seat
                if entry["seq"] > self.seq and (is_draw or fact["type"] in AWAITED):
                    return

    def play(self):
        self.heard = []
        while (said := self.hear())["name"] != "me":
            pass
        self.me = said["message"]["id"]
        if self.code is None:
            self.code = self.ask("table:open", {"id": secrets.token_hex(16), "settings": SETTINGS})["code"]
            self.look()
            for _ in range(self.bots):
                self.command({"type": "add-bot", "level": "easy"})
            print(f"table {self.code}", flush=True)
        self.look()
        if self.seat is None:
            self.command({"type": "sit"})
        while True:
            wish = None
            try:
                self.look()
                self.tell()
                if self.session["phase"] == "over" or self.state["stage"] == "closed":
                    print("the game is over:", *(f"{points:+}" for points in self.session["totals"]))
                    return
                wish = self.wish()
                if wish is not None:
                    self.command(wish)
                if wish is None or wish["type"] != "switch":
                    self.wait()
            except Refused as refused:
                self.think_again(str(refused), wish)

    def wish(self):
        """Returns what the table asks of this seat now; None if it asks nothing."""
        phase, hand = self.session["phase"], self.session["hand"]
        if self.seat is None:
            raise Refused("not-seated")
        if not self.state.get("agreed", [True] * 4)[self.player]:
            return {"type": "agree"}  # the host has changed the settings
        is_full = all(chair["kind"] != "empty" for chair in self.state["places"])
        if self.state["stage"] == "gathering":
            is_host = self.state.get("host") == self.me
            return {"type": "start"} if is_host and is_full and not self.state.get("proof") else None
        if phase == "between" and not self.state["ready"][self.player]:
            return {"type": "ready"}
        if phase != "playing":
            return None
        if not self.state["switches"][self.player]["autoWin"]:
            return {"type": "switch", "switches": SWITCHES}
        if hand["phase"]["name"] != "turn" or hand["phase"]["seat"] != self.seat:
            return None
        seen = [discard["tile"] for seat in hand["seats"] for discard in seat["discards"]]
        own = hand["seats"][self.seat]["concealed"]
        gone = {tile for tile in set(seen) if seen.count(tile) + own.count(tile) >= 4}
        return {"type": "act", "action": choose(tuple(sorted(own)), gone)}

    def think_again(self, code, wish):
        """After a refusal the bot looks at the table anew; nothing is lost but time."""
        if code in ("stale-command", "hand-in-progress"):
            return  # the table has gone on meanwhile
        print(f"refused: {code}", file=sys.stderr, flush=True)
        if code in ("replaced-by-newer-page", "bad-token", "not-seated"):
            raise SystemExit(1)
        if code in ("below-minimum", "no-win", "wall-empty"):
            # The rules know better what the hand is worth, or whether a flower can be replaced.
            tile = wish["action"].get("tile", self.drawn())
            try:
                self.command({"type": "act", "action": {"type": "discard", "tile": tile}})
            except Refused:
                time.sleep(1)  # the bot looks at the table anew
        else:
            time.sleep(1)

    def drawn(self):
        hand = self.session["hand"]
        return hand["phase"].get("drawn", hand["seats"][self.seat]["concealed"][-1])

    def tell(self):
        """Prints a line for each hand that is over."""
        for record in self.session["results"][self.told:]:
            outcome = record["outcome"]
            how = f"{'ABCD'[record['players'][outcome['seat']]]} wins" if outcome["kind"] == "won" else "nobody wins"
            print(f"hand {record['number']}: {how},", *(f"{points:+}" for points in record["changes"]), flush=True)
        self.told = len(self.session["results"])


if __name__ == "__main__":
    try:
        url, token = os.environ["GORRION_URL"], os.environ["GORRION_TOKEN"]
    except KeyError as missing:
        sys.exit(f"{missing.args[0]} is needed.")
    try:
        Bot(url, token, os.environ.get("GORRION_TABLE"), int(os.environ.get("GORRION_BOTS", "3"))).run()
    except Refused as refused:
        sys.exit(f"the server refuses: {refused}")
    except KeyboardInterrupt:
        sys.exit(130)
