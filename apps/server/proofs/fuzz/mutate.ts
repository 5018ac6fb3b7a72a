import { below, type RandomSource } from '@gorrion/rules';

/* Frames that no page of ours would send: valid ones with something wrong in them, and plain noise. */

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

/** Swaps one of the tokens that match for another text. */
function swapped(random: RandomSource, text: string, token: RegExp, instead: () => string): string {
  const found = [...text.matchAll(token)];
  if (found.length === 0) return text;
  const { index, 0: match } = pick(random, found);
  return text.slice(0, index) + instead() + text.slice(index + match.length);
}

const MUTATIONS: readonly ((random: RandomSource, text: string, corpus: readonly string[]) => string)[] = [
  // A sign changed, dropped, doubled.
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
  // A number, a text, a key, a value of another kind.
  (random, text) => swapped(random, text, /-?\d+(\.\d+)?/g, () => pick(random, NASTY_NUMBERS)),
  (random, text) => swapped(random, text, /"(?:[^"\\]|\\.)*"/g, () => JSON.stringify(pick(random, NASTY_TEXTS))),
  (random, text) => swapped(random, text, /"\w+":/g, () => `${JSON.stringify(pick(random, NASTY_KEYS))}:`),
  (random, text) => swapped(random, text, /"(?:[^"\\]|\\.)*"|\d+|true|false/g, () => pick(random, NASTY_VALUES)),
  // One key more, a value far too deep, a list far too long.
  (random, text) => swapped(random, text, /\{/g, () => `{${JSON.stringify(pick(random, NASTY_KEYS))}:{"x":1},`),
  (random, text) =>
    swapped(random, text, /"(?:[^"\\]|\\.)*"|\d+/g, () => nested(1 + below(random, 1500), below(random, 2) === 0)),
  (random, text) => swapped(random, text, /\d+/g, () => `[${'1,'.repeat(below(random, 2000))}1]`),
  // Half of this and half of that.
  (random, text, corpus) => {
    const other = pick(random, corpus);
    return text.slice(0, below(random, text.length)) + other.slice(below(random, other.length));
  },
  // Another kind of packet, another room, another number of the answer.
  (random, text) => `${below(random, 10)}${text.slice(1)}`,
  (random, text) => `2/${pick(random, NASTY_KEYS)},${text.slice(1)}`,
  (random, text) => `2${pick(random, NASTY_NUMBERS)}${text.replace(/^\d+/, '')}`,
  // Noise.
  random => String.fromCharCode(...Array.from({ length: below(random, 60) }, () => below(random, 0x10000))),
];

/** A frame made from one of the corpus by one to three mutations; now and then it is left as it is. */
export function mutated(random: RandomSource, corpus: readonly string[]): string {
  let text = pick(random, corpus);
  for (let n = below(random, 4); n > 0; n--) text = pick(random, MUTATIONS)(random, text, corpus);
  return text;
}
