// Checks the opened deals of a duplicate and rebuilds their walls: node verify-duplicate.mjs deals.json
// Takes what the page of the duplicate copies. Needs Node and nothing else.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const hex = text => Buffer.from(text, 'hex');
const u16 = value => Buffer.of(value >> 8, value & 255);
const text = value => Buffer.concat([u16(Buffer.byteLength(value)), Buffer.from(value)]);
const hmac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();

/** Numbers below a bound: HMAC blocks read as 32-bit numbers; what would be unfair is skipped. */
function stream(key, label) {
  let [block, at, count] = [Buffer.alloc(0), 0, 0];
  return function below(bound) {
    if (at >= block.length) [block, at] = [hmac(key, Buffer.from(`${label}/${count++}`)), 0];
    const value = block.readUInt32BE(at);
    at += 4;
    return value < 2 ** 32 - (2 ** 32 % bound) ? value % bound : below(bound);
  };
}

function shuffle(items, below) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}

/** The wall in drawing order, from the stack where two throws of two dice break it. */
function fromBreak(ring, dice) {
  const stacks = ring.length / 8;
  const side = (4 - ((dice[0] + dice[1] - 1) & 3)) & 3;
  const start = 2 * ((side * stacks + dice[0] + dice[1] + dice[2] + dice[3]) % (4 * stacks));
  return [...ring.slice(start), ...ring.slice(0, start)];
}

const { duplicate, walls, tiles, deals } = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const checked = deals.map(({ handNumber, commitment, salt, seed }) => {
  const place = Buffer.concat([text(duplicate), u16(handNumber)]);
  const sealed = Buffer.concat([text('gorrion/4/commit'), place, hex(salt), hex(seed)]);
  const isGenuine = createHash('sha256').update(sealed).digest('hex') === commitment;
  const key = hmac(hex(seed), text('gorrion/4/key'), place);
  const die = stream(key, 'gorrion/4/dice');
  const dice = [1, 2, 3, 4].map(() => die(6) + 1);
  // Kinds 0-8 characters, 9-17 bamboos, 18-26 dots, 27-30 winds, 31-33 dragons, four of each; 34-41 flowers.
  const set = Array.from({ length: tiles }, (_, n) => (n < 136 ? n >> 2 : n - 102));
  const ring = shuffle(set, stream(key, 'gorrion/4/wall'));
  if (walls !== 'own') return { handNumber, isGenuine, dice, wall: fromBreak(ring, dice) };
  return { handNumber, isGenuine, dice, walls: [0, 34, 68, 102].map(start => ring.slice(start, start + 34)) };
});
const isGenuine = checked.every(deal => deal.isGenuine);
process.stdout.write(`${JSON.stringify({ isGenuine, deals: checked }, undefined, 1)}\n`);
