import { below, type RandomSource } from '@gorrion/rules';

/* Frames that no client of this server sends: mutated valid frames, and random text. */

const NASTY_KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'length', '0', 'then'];
const NASTY_TEXTS = [
  '\ud800',
  '\udfff\ud800',
  '\u0000',
  '\u202eevil',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; DROP TABLE log; --",
  '<script>',
  '🀄'.repeat(300),
  'x'.repeat(5000),
  '\u0300'.repeat(2000),
];
const NASTY_NUMBERS = [
  '1e999',
  '-1e999',
  '9007199254740993',
  '-0',
  '1e-999',
  '0.1',
  '-1',
  '4',
  '42',
  '1e6',
  '00',
  '0x10',
];
const NASTY_VALUES = ['null', 'true', '[]', '{}', '[[]]', '{"type":"act"}', '"\\ud800"', 'NaN', 'undefined', '[null]'];

const pick = <T>(random: RandomSource, all: readonly T[]): T => all[below(random, all.length)]!;

const nested = (depth: number, isArray: boolean): string =>
  isArray ? '['.repeat(depth) + ']'.repeat(depth) : [...Array(depth).fill('{"a":'), '1', '}'.repeat(depth)].join('');

/** Replaces a random match of `token` with another text. */
function swapped(random: RandomSource, text: string, token: RegExp, instead: () => string): string {
  const found = [...text.matchAll(token)];
  if (found.length === 0) return text;
  const { index, 0: match } = pick(random, found);
  return text.slice(0, index) + instead() + text.slice(index + match.length);
}

const MUTATIONS: readonly ((random: RandomSource, text: string, corpus: readonly string[]) => string)[] = [
  // Change, delete or repeat characters.
  (random, text) => {
    const at = below(random, text.length + 1);
    return text.slice(0, at) + String.fromCharCode(below(random, 128)) + text.slice(at + 1);
  },
  (random, text) => {
    const at = below(random, text.length + 1);
    return text.slice(0, at) + text.slice(at + 1 + below(random, 8));
  },
  (random, text) => {
    const at = below(random, text.length + 1);
    return text.slice(0, at) + text.slice(Math.max(0, at - below(random, 20)), at) + text.slice(at);
  },
  // Replace a number, a text, a key or a value.
  (random, text) => swapped(random, text, /-?\d+(\.\d+)?/g, () => pick(random, NASTY_NUMBERS)),
  (random, text) => swapped(random, text, /"(?:[^"\\]|\\.)*"/g, () => JSON.stringify(pick(random, NASTY_TEXTS))),
  (random, text) => swapped(random, text, /"\w+":/g, () => `${JSON.stringify(pick(random, NASTY_KEYS))}:`),
  (random, text) => swapped(random, text, /"(?:[^"\\]|\\.)*"|\d+|true|false/g, () => pick(random, NASTY_VALUES)),
  // Add a key, a deeply nested value or a long list.
  (random, text) => swapped(random, text, /\{/g, () => `{${JSON.stringify(pick(random, NASTY_KEYS))}:{"x":1},`),
  (random, text) =>
    swapped(random, text, /"(?:[^"\\]|\\.)*"|\d+/g, () => nested(1 + below(random, 1500), below(random, 2) === 0)),
  (random, text) => swapped(random, text, /\d+/g, () => `[${'1,'.repeat(below(random, 2000))}1]`),
  // Join the start of one frame and the end of another.
  (random, text, corpus) => {
    const other = pick(random, corpus);
    return text.slice(0, below(random, text.length)) + other.slice(below(random, other.length));
  },
  // Change the packet type, the namespace or the answer's id.
  (random, text) => `${below(random, 10)}${text.slice(1)}`,
  (random, text) => `2/${pick(random, NASTY_KEYS)},${text.slice(1)}`,
  (random, text) => `2${pick(random, NASTY_NUMBERS)}${text.replace(/^\d+/, '')}`,
  // Send random characters.
  random => String.fromCharCode(...Array.from({ length: below(random, 60) }, () => below(random, 0x10000))),
];

/** Returns a frame of the corpus after zero to three random mutations. */
export function mutated(random: RandomSource, corpus: readonly string[]): string {
  let text = pick(random, corpus);
  for (let n = below(random, 4); n > 0; n--) text = pick(random, MUTATIONS)(random, text, corpus);
  return text;
}
