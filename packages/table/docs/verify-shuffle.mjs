// Rebuilds a hand's seats, dice and wall from its opened proof: node verify-shuffle.mjs proof.json
// The proof, or the whole hand's record, is what the score sheet copies. Needs Node and nothing else of this project.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const given = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const proof = given.shuffle ?? given;
const hex = text => Buffer.from(text, 'hex');
const hash = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const hmac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const { salt, seed } = proof.opened;
const nonces = proof.contributions.map(({ nonce }) => (nonce ? hex(nonce) : Buffer.alloc(32)));
const key = hmac(hex(seed), Buffer.from('gorrion/2/key'), ...nonces);

/** Numbers below a bound, one purpose a stream: HMAC blocks read as 32-bit numbers; what would be unfair is skipped. */
function stream(purpose) {
  let [block, at, count] = [Buffer.alloc(0), 0, 0];
  return function below(bound) {
    if (at >= block.length) [block, at] = [hmac(key, Buffer.from(`gorrion/2/${purpose}/${count++}`)), 0];
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

// Kinds 0-8 characters, 9-17 bamboos, 18-26 dots, 27-30 winds, 31-33 dragons, four of each; 34-41 flowers.
const set = Array.from({ length: 144 }, (_, n) => (n < 136 ? n >> 2 : n - 102));
const die = stream('dice');
const dice = [1, 2, 3, 4].map(() => die(6) + 1);
const ring = shuffle(set, stream('wall'));
// Two throws: the first names whose wall is broken, their sum where. Sides lie E, N, W, S, with 18 stacks of two each.
const side = (4 - ((dice[0] + dice[1] - 1) & 3)) & 3;
const start = 2 * ((side * 18 + dice[0] + dice[1] + dice[2] + dice[3]) % 72);
const isSealed = ({ seal, nonce }, n) => !nonce || seal === hash(hex(proof.commitment), Buffer.from([n]), hex(nonce));
console.log(
  JSON.stringify({
    isGenuine: hash(hex(salt), hex(seed)) === proof.commitment && proof.contributions.every(isSealed),
    seats: shuffle([0, 1, 2, 3], stream('seats')),
    dice,
    wall: [...ring.slice(start), ...ring.slice(0, start)],
  }),
);
