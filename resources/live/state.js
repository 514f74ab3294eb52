"use strict";

/* What is ticked on the sheets of this page: its history, its memory in the browser, and its code.

   A state is a map from keys to values: the number of a box, "turn", and "fired", "note" or "owner" with the
   number of a ship. What is not in the map is 0 or "". No rule of any game is here: boxes are boxes. */

const CODE = "MS1-";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const DIGEST = 8;
const MOST_LETTERS = 2_000_000;
const MOST_TURNS = 999;

class State {
  /* `storage` keeps text by name and may be missing: private windows have none. */
  constructor(data, storage) {
    this.fleets = data.fleets;
    this.ships = data.fleets.flatMap((fleet) => fleet.ships);
    this.storage = storage;
    this.name = `metamaker-${data.fleets.map((fleet) => fleet.digest).join("-")}`;
    this.listeners = [];
    this.boxes = 0;
    this.start = new Map([["turn", data.turn]]);
    this.ships.forEach((ship, number) => {
      ship.number = number;
      ship.first = this.boxes;
      for (const row of ship.rows) {
        this.boxes += row.at.length;
        for (const place of row.ticked || []) this.start.set(row.first + place, 1);
      }
      ship.count = this.boxes - ship.first;
    });
    this.values = new Map(this.start);
    this.past = [];
    this.future = [];
    this.recall();
  }

  get(key) {
    return this.values.get(key) || 0;
  }

  get turn() {
    return this.get("turn");
  }

  /* Who plays a ship at a shared table, "" for nobody. */
  owner(ship) {
    return this.values.get(`owner${ship.number}`) || "";
  }

  note(ship) {
    return this.values.get(`note${ship.number}`) || "";
  }

  hasFired(ship) {
    return this.get(`fired${ship.number}`) === 1;
  }

  left(row) {
    let left = row.at.length;
    for (let place = 0; place < row.at.length; place += 1) left -= this.get(row.first + place);
    return left;
  }

  /* Boxes that count: `[left, of]` of some rows, of those that a game marks as strength if it marks any. */
  strength(rows) {
    const counted = rows.some((row) => row.strength) ? rows.filter((row) => row.strength) : rows;
    return counted.reduce(([left, of], row) => [left + this.left(row), of + row.at.length], [0, 0]);
  }

  /* Python asked the rules which rows a ship cannot lose. */
  isLost(ship) {
    const [left, of] = this.strength(ship.rows);
    return (of > 0 && left === 0) || ship.lost.some((row) => this.left(ship.rows[row]) === 0);
  }

  /* Change some values as one step; `about` says which ship and row, for the log. Return whether anything changed. */
  change(values, about) {
    const changes = [];
    for (const [key, after] of values) {
      const before = this.values.get(key) ?? blank(key);
      if (before !== after) changes.push([key, before, after]);
    }
    if (!changes.length) return false;
    const step = { ...about, turn: this.turn, changes };
    this.past.push(step);
    this.future = [];
    this.put(changes.map(([key, , after]) => [key, after]), step);
    return true;
  }

  undo() {
    const step = this.past.pop();
    if (!step) return null;
    this.future.push(step);
    this.put(step.changes.map(([key, before]) => [key, before]), step);
    return step;
  }

  redo() {
    const step = this.future.pop();
    if (!step) return null;
    this.past.push(step);
    this.put(step.changes.map(([key, , after]) => [key, after]), step);
    return step;
  }

  /* Put values in place, without a step: what another window or the table has done. */
  put(values, step = null) {
    for (const [key, value] of values) {
      if (value) this.values.set(key, value);
      else this.values.delete(key);
    }
    if (step) this.changes?.(values);
    for (const listener of this.listeners) listener(values.map(([key]) => key), step);
    this.remember();
  }

  goTo(turn, about) {
    const fired = this.ships.filter((ship) => this.hasFired(ship)).map((ship) => [`fired${ship.number}`, 0]);
    return this.change([["turn", Math.min(MOST_TURNS, Math.max(0, turn))], ...fired], about);
  }

  /* The values that turn this state into another. */
  towards(other) {
    const keys = new Set([...this.values.keys(), ...other.keys()]);
    return [...keys].filter((key) => !isOwner(key)).map((key) => [key, other.get(key) ?? blank(key)]);
  }

  /* Memory */

  remember() {
    if (this.isWaiting) return;
    this.isWaiting = true;
    setTimeout(() => this.keep()); // after the tick is painted
  }

  keep() {
    this.isWaiting = false;
    const text = JSON.stringify({ values: [...this.values], past: this.past, future: this.future });
    try {
      this.storage?.setItem(this.name, text);
    } catch {
      this.storage = null; // full or forbidden: the page says that it cannot remember
    }
  }

  /* Take what is kept, all of it or nothing: other pages of the same host could have written there. */
  recall() {
    try {
      const { values, past, future } = JSON.parse(this.storage?.getItem(this.name) || "null") || {};
      if (![...past, ...future].every((step) => this.isStep(step))) return;
      Object.assign(this, { values: new Map(values), past, future });
    } catch {
      // nothing kept, or something else
    }
  }

  isStep({ what, ship, row, changes }) {
    const isKnown = ship === undefined ? ["turn", "load", "clear"].includes(what) : ship in this.ships;
    return isKnown && Array.isArray(changes) && changes.length > 0 && (!(row >= 0) || row in this.ships[ship].rows);
  }

  /* Codes: the digest of the printout, a check sum of the rest, the turn, a bit for each box and ship, notes.
     They are for the sheets of a fleet, or for a `single` one. */
  code(fleet) {
    const [first, last] = this.span(fleet);
    const bits = [];
    for (let box = first; box < last; box += 1) bits.push(this.get(box));
    for (const ship of fleet.ships) bits.push(this.hasFired(ship) ? 1 : 0);
    const notes = {};
    fleet.ships.forEach((ship, number) => {
      if (this.note(ship)) notes[number] = this.note(ship);
    });
    const told = Object.keys(notes).length ? JSON.stringify(notes) : "";
    const rest = [this.turn >> 8, this.turn & 255, ...packed(bits), ...new TextEncoder().encode(told)];
    return CODE + inLetters([...fromHex(fleet.digest), ...checkSum(rest), ...rest]);
  }

  /* The state in a text with codes, of the fleets of this page. Throws an Error with the key of a text. */
  read(text) {
    const found = new Map(this.values);
    const codes = [...text.slice(0, MOST_LETTERS).matchAll(/MS(\d+)-([A-Z2-7]+)/gi)];
    if (!codes.length) throw new Error("none");
    if (codes.some(([, version]) => `MS${version}-` !== CODE)) throw new Error("newer");
    const known = codes.map(([, , letters]) => fromLetters(letters.toUpperCase()));
    const codeOf = (sheets) => known.find((bytes) => isOf(bytes, sheets));
    const read = this.fleets.flatMap((fleet) => (codeOf(fleet) ? [fleet] : fleet.ships.map(single).filter(codeOf)));
    if (!read.length) throw new Error("other");
    for (const sheets of read) this.fill(found, sheets, codeOf(sheets));
    return found;
  }

  fill(values, fleet, bytes) {
    const [first, last] = this.span(fleet);
    const rest = bytes.slice(DIGEST + 4);
    const size = Math.ceil((last - first + fleet.ships.length) / 8);
    const sum = checkSum(rest);
    if (rest.length < 2 + size || sum.some((byte, place) => byte !== bytes[DIGEST + place])) throw new Error("damaged");
    const bit = (number) => (rest[2 + (number >> 3)] >> (7 - (number & 7))) & 1;
    values.set("turn", Math.min(MOST_TURNS, rest[0] * 256 + rest[1]));
    for (let box = first; box < last; box += 1) values.set(box, bit(box - first));
    const notes = notesIn(rest.slice(2 + size));
    fleet.ships.forEach((ship, number) => {
      values.set(`fired${ship.number}`, bit(last - first + number));
      values.set(`note${ship.number}`, typeof notes[number] === "string" ? notes[number] : "");
    });
  }

  /* The boxes of a fleet: its first, and the one after its last. */
  span(fleet) {
    const last = fleet.ships[fleet.ships.length - 1];
    return fleet.ships.length ? [fleet.ships[0].first, last.first + last.count] : [0, 0];
  }
}

/* The sheet of one ship, with a code of its own. */
function single(ship) {
  return { digest: ship.digest, ships: [ship] };
}

/* The value of a key that is not in a state. */
function blank(key) {
  return /^(note|owner)/.test(key) ? "" : 0;
}

function isOwner(key) {
  return String(key).startsWith("owner");
}

function isOf(bytes, fleet) {
  return fromHex(fleet.digest).every((byte, place) => byte === bytes[place]);
}

function notesIn(bytes) {
  try {
    return bytes.length ? JSON.parse(new TextDecoder().decode(new Uint8Array(bytes))) : {};
  } catch {
    throw new Error("damaged");
  }
}

function fromHex(text) {
  return text.match(/../g).map((pair) => parseInt(pair, 16));
}

/* Bits as bytes, the first bit in front. */
function packed(bits) {
  const bytes = new Array(Math.ceil(bits.length / 8)).fill(0);
  bits.forEach((bit, number) => {
    if (bit) bytes[number >> 3] |= 128 >> (number & 7);
  });
  return bytes;
}

/* CRC-32, as zip files and share codes have it. */
function checkSum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  sum = ~sum >>> 0;
  return [sum >>> 24, (sum >>> 16) & 255, (sum >>> 8) & 255, sum & 255];
}

/* Base 32 (RFC 4648) without the signs at its end: capitals and digits take the least room in a QR code. */
function inLetters(bytes) {
  let text = "";
  let held = 0;
  let count = 0;
  for (const byte of bytes) {
    held = ((held & 31) << 8) | byte;
    count += 8;
    while (count >= 5) {
      count -= 5;
      text += LETTERS[(held >> count) & 31];
    }
  }
  return count ? text + LETTERS[(held << (5 - count)) & 31] : text;
}

function fromLetters(text) {
  const bytes = [];
  let held = 0;
  let count = 0;
  for (const letter of text) {
    held = ((held & 255) << 5) | LETTERS.indexOf(letter);
    count += 5;
    if (count >= 8) {
      count -= 8;
      bytes.push((held >> count) & 255);
    }
  }
  return bytes;
}
