"use strict";

/* QR codes of capitals and digits (ISO/IEC 18004): alphanumeric mode, correction level L, always mask 3, as on our paper.
   Any mask is valid, and a state is as irregular as it comes. */

const ALPHANUMERIC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
const CORRECTION = [
  7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28,
  28, 28, 30, 30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
]; // codewords of correction in a block, by version
const BLOCKS = [
  1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8,
  8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
];
const MASK = 3;
const LEVEL_L = 1;

/* The modules of a text, row by row, 1 for dark; null for a text that is too long. */
function qrModules(text) {
  for (let version = 1; version <= 40; version += 1) {
    const words = codewords(version) - CORRECTION[version - 1] * BLOCKS[version - 1];
    const counter = version < 10 ? 9 : version < 27 ? 11 : 13;
    if (4 + counter + 11 * (text.length >> 1) + 6 * (text.length & 1) <= 8 * words) {
      return drawn(version, interleaved(version, dataOf(text, counter, words)));
    }
  }
  return null;
}

/* All codewords of a version: its modules without patterns, eight to a codeword. */
function codewords(version) {
  let modules = (16 * version + 128) * version + 64;
  if (version > 1) {
    const lines = Math.floor(version / 7) + 2;
    modules -= (25 * lines - 10) * lines - 55;
    if (version > 6) modules -= 36;
  }
  return modules >> 3;
}

function dataOf(text, counter, words) {
  const bits = [];
  const write = (value, length) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  write(2, 4);
  write(text.length, counter);
  for (let place = 0; place < text.length; place += 2) {
    const [first, second] = [...text.slice(place, place + 2)].map((letter) => ALPHANUMERIC.indexOf(letter));
    if (second === undefined) write(first, 6);
    else write(45 * first + second, 11);
  }
  write(0, Math.min(4, 8 * words - bits.length));
  const bytes = packed(bits);
  for (let pad = 0xec; bytes.length < words; pad ^= 0xec ^ 0x11) bytes.push(pad);
  return bytes;
}

/* Data and correction, taken in turns from the blocks. Short blocks come first. */
function interleaved(version, data) {
  const count = BLOCKS[version - 1];
  const own = CORRECTION[version - 1];
  const short = Math.floor(data.length / count);
  const shorts = count - (data.length % count);
  const divisor = generator(own);
  const blocks = [];
  let start = 0;
  for (let number = 0; number < count; number += 1) {
    const end = start + short + (number < shorts ? 0 : 1);
    blocks.push(data.slice(start, end));
    start = end;
  }
  const checks = blocks.map((block) => remainder(block, divisor));
  const taken = [];
  for (let place = 0; place <= short; place += 1) {
    for (const block of blocks) if (place < block.length) taken.push(block[place]);
  }
  for (let place = 0; place < own; place += 1) for (const check of checks) taken.push(check[place]);
  return taken;
}

/* Arithmetic of the field of 256 elements, modulo x⁸ + x⁴ + x³ + x² + 1. */
function times(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

function generator(degree) {
  const factors = new Array(degree).fill(0);
  factors[degree - 1] = 1;
  let root = 1;
  for (let number = 0; number < degree; number += 1) {
    for (let place = 0; place < degree; place += 1) {
      factors[place] = times(factors[place], root) ^ (factors[place + 1] || 0);
    }
    root = times(root, 2);
  }
  return factors;
}

function remainder(data, divisor) {
  const rest = new Array(divisor.length).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    divisor.forEach((each, place) => {
      rest[place] ^= times(each, factor);
    });
  }
  return rest;
}

function drawn(version, words) {
  const size = 17 + 4 * version;
  const modules = Array.from({ length: size }, () => new Array(size).fill(null));
  const set = (x, y, dark) => {
    if (modules[y]?.[x] !== undefined) modules[y][x] = dark ? 1 : 0;
  };
  patterns(version, size, set);
  marks(version, size, set);
  const free = modules.map((row) => row.map((module) => module === null));
  let bit = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (!free[y][x]) continue;
        const dark = ((words[bit >> 3] || 0) >> (7 - (bit & 7))) & 1;
        modules[y][x] = dark ^ ((x + y) % 3 === 0 ? 1 : 0);
        bit += 1;
      }
    }
  }
  return modules;
}

function patterns(version, size, set) {
  for (let place = 0; place < size; place += 1) {
    set(6, place, place % 2 === 0);
    set(place, 6, place % 2 === 0);
  }
  const square = (x, y, reach, isDark) => {
    for (let down = -reach; down <= reach; down += 1) {
      for (let across = -reach; across <= reach; across += 1) {
        set(x + across, y + down, isDark(Math.max(Math.abs(across), Math.abs(down))));
      }
    }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (away) => away !== 2 && away !== 4);
  const places = alignment(version, size);
  const last = places.length - 1;
  places.forEach((x, column) => places.forEach((y, row) => {
    const isFinder = (column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0);
    if (!isFinder) square(x, y, 2, (away) => away !== 1);
  }));
}

function alignment(version, size) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((4 * version + 4) / (2 * count - 2)) * 2;
  const places = [6];
  for (let number = count - 2; number >= 0; number -= 1) places.push(size - 7 - number * step);
  return places;
}

/* The marks of mask and level at the finders, and from version 7 of the version. */
function marks(version, size, set) {
  const format = ((LEVEL_L << 3) | MASK) << 10;
  const told = (format | coded(format, 0x537, 10)) ^ 0x5412;
  const bit = (value, number) => (value >> number) & 1;
  for (let number = 0; number < 15; number += 1) {
    const on = bit(told, number);
    if (number < 6) set(8, number, on);
    else if (number < 8) set(8, number + 1, on);
    else if (number === 8) set(7, 8, on);
    else set(14 - number, 8, on);
    if (number < 8) set(size - 1 - number, 8, on);
    else set(8, size - 15 + number, on);
  }
  set(8, size - 8, 1);
  if (version < 7) return;
  const named = (version << 12) | coded(version << 12, 0x1f25, 12);
  for (let number = 0; number < 18; number += 1) {
    const far = size - 11 + (number % 3);
    const near = Math.floor(number / 3);
    set(far, near, bit(named, number));
    set(near, far, bit(named, number));
  }
}

/* The remainder of a number by a divisor of this degree, in bits. */
function coded(value, divisor, degree) {
  let rest = value;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= divisor << (bit - degree);
  return rest;
}
