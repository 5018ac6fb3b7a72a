// Checks the shuffles of a game from what was opened: node verify-shuffle.mjs record.json
// Takes one proof, a list of proofs, or the record of a hand that the score sheet copies. Needs Node and nothing else.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const SAYS = {
  1: "The deal follows from the server's seed alone. It does not show that the server did not choose it.",
  2: 'The deal follows from what was opened. It does not show that the commitment was new, nor that all seals came first.',
  3: 'Every seal is bound to this table, game, hand and attempt, and the deal to the list of seals.',
};
const KINDS = ['bot', 'asked', 'absent', 'struck'];

const hex = text => Buffer.from(text, 'hex');
const hash = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');
const hmac = (key, ...parts) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const number = (value, bytes) => hex(value.toString(16).padStart(2 * bytes, '0'));
const text = value => Buffer.concat([number(Buffer.byteLength(value), 2), Buffer.from(value)]);
const some = value => (value ? Buffer.concat([Buffer.of(1), hex(value)]) : Buffer.of(0));
const H = (label, ...parts) => hash(text(`gorrion/3/${label}`), ...parts);

const addressOf = p =>
  Buffer.concat([text(p.origin), text(p.table), number(p.game, 4), number(p.handNumber, 2), number(p.attempt, 2)]);
const contextOf = p =>
  H(
    'context',
    addressOf(p),
    hex(p.commitment),
    hex(p.previous),
    text(p.rules),
    text(p.beacon),
    ...p.chairs.flatMap(({ kind, id }) => [Buffer.of(KINDS.indexOf(kind)), text(id)]),
  );
const listOf = p => H('list', hex(contextOf(p)), ...p.chairs.map(({ seal }) => some(seal)));
const nonces = p => p.chairs.map(({ nonce }) => some(nonce));
const objector = p => (p.objectedBy === undefined ? [] : [Buffer.of(p.objectedBy)]);
const secretOf = p => [hex(p.opened.salt), hex(p.opened.seed)];
const doneOf = p => H('done', hex(contextOf(p)), hex(listOf(p)), ...nonces(p), ...secretOf(p), ...objector(p));
const formatOf = p => p.format ?? (p.contributions ? 2 : 1);

function keyOf(p) {
  const seed = hex(p.opened.seed);
  if (formatOf(p) === 1) return seed;
  if (formatOf(p) === 3) return hmac(seed, text('gorrion/3/key'), hex(listOf(p)), ...nonces(p), some(p.pulse));
  const given = p.contributions.map(({ nonce }) => (nonce ? hex(nonce) : Buffer.alloc(32)));
  return hmac(seed, Buffer.from('gorrion/2/key'), ...given);
}

/** Numbers below a bound, one purpose a stream: HMAC blocks read as 32-bit numbers; what would be unfair is skipped. */
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

/** Rule sets that differ from the competition's: without flowers, with one throw, drawn to the right, seats by dice. */
const WAYS = {
  macau: { throws: 1, isToTheRight: true, seats: 'banker' },
  spanish1920: { hasNoFlowers: true, seats: 'all' },
  pamphlet: { seats: 'all' },
};

/** The rules that a proof of format 3 names, as "macau/4" or "wmo2006/4/{...}". Older proofs know the competition's only. */
function rulesOf(p) {
  const [, id, choices] = /^([^/]+)\/\d+(?:\/(.*))?$/.exec(p.rules ?? '') ?? [];
  const { flowerExposure } = choices ? JSON.parse(choices) : {};
  const way = { throws: 2, hasNoFlowers: false, ...(Object.hasOwn(WAYS, id ?? '') ? WAYS[id] : {}) };
  return flowerExposure === undefined ? way : { ...way, hasNoFlowers: flowerExposure === 'none' };
}

/** Seats by throws of two dice: equal throws that leave a seat open are thrown again. */
function thrownSeats(below, by) {
  const chairs = [0, 1, 2, 3];
  const sum = () => below(6) + 1 + (below(6) + 1);
  const sums = chairs.map(() => [sum()]);
  const compare = (one, other) => {
    const at = sums[one].findIndex((thrown, n) => sums[other][n] !== undefined && thrown !== sums[other][n]);
    return at < 0 ? 0 : sums[one][at] - sums[other][at];
  };
  const isHighest = one => chairs.every(other => compare(one, other) >= 0);
  const isTied = one => chairs.some(other => other !== one && compare(one, other) === 0);
  const open = () => chairs.filter(one => (by === 'all' || isHighest(one)) && isTied(one));
  for (let again = open(); again.length > 0; again = open()) {
    const thrown = again.map(sum);
    for (const [n, one] of again.entries()) sums[one].push(thrown[n]);
  }
  const ranked = [...chairs].sort((one, other) => compare(other, one));
  return by === 'all' ? ranked : chairs.map(n => (ranked[0] + n) % 4);
}

/** Seats, dice and the wall in drawing order. */
function dealOf(p) {
  const purpose = name => stream(keyOf(p), `gorrion/${formatOf(p)}/${name}`);
  const { throws, hasNoFlowers, isToTheRight, seats } = rulesOf(p);
  // Kinds 0-8 characters, 9-17 bamboos, 18-26 dots, 27-30 winds, 31-33 dragons, four of each; 34-41 flowers.
  const set = Array.from({ length: hasNoFlowers ? 136 : 144 }, (_, n) => (n < 136 ? n >> 2 : n - 102));
  const stacks = set.length / 8;
  const die = purpose('dice');
  const dice = [1, 2, 3, 4].map(() => die(6) + 1);
  const ring = shuffle(set, purpose('wall'));
  // The first throw names whose wall is broken, it or the sum of both where: so many stacks of two are counted from the
  // right end. Sides lie E, N, W, S, each from its right end; if the wall is drawn to the right, E, S, W, N from the left.
  const side = (dice[0] + dice[1] - 1) & 3;
  const counted = dice.slice(0, 2 * throws).reduce((sum, pips) => sum + pips, 0);
  const stack = isToTheRight ? (side + 1) * stacks - counted + 1 : ((4 - side) & 3) * stacks + counted;
  const start = 2 * (stack % (4 * stacks));
  const wall = [...ring.slice(start), ...ring.slice(0, start)];
  const lots = purpose('seats');
  return { seats: seats ? thrownSeats(lots, seats) : shuffle([0, 1, 2, 3], lots), dice, wall };
}

const isSealedAsOld =
  p =>
  ({ seal, nonce }, n) =>
    !nonce || seal === hash(hex(p.commitment), Buffer.of(n), hex(nonce));

function oldFaults(p) {
  const faults = [];
  if (hash(hex(p.opened.salt), hex(p.opened.seed)) !== p.commitment) faults.push('commitment');
  if (!(p.contributions ?? []).every(isSealedAsOld(p))) faults.push('nonce');
  if (p.order && `${p.order}` !== `${dealOf(p).seats}`) faults.push('seats');
  return faults;
}

const isWithheld = ({ seal, nonce }) => Boolean(seal && !nonce);
/** The chairs that withheld. After an objection to the wall nobody opens. */
const withheld = p => p.chairs.filter(chair => p.objectedBy === undefined && isWithheld(chair));

/** Whether the rules let a player have the wall built anew: WMO 2014 does in strict play, other rules by their option. */
function rebuildsWall(p) {
  const [, id, choices] = /^([^/]+)\/\d+(?:\/(.*))?$/.exec(p.rules) ?? [];
  const { assist, wallRebuild = id === 'wmo2014' } = choices ? JSON.parse(choices) : {};
  return wallRebuild && (assist ?? (id === 'ema' ? 'strict' : 'assisted')) === 'strict';
}

/** Whether the wall was built anew while nobody could know it: no number was called or open. */
const isFairObjection = p => p.isVoid && !p.list && p.chairs.every(({ nonce }) => !nonce) && rebuildsWall(p);

/** What a proof of format 3 contradicts, alone and after the attempt before it. */
function faultsOf(p, last, strikes, isWhole) {
  const context = hex(contextOf(p));
  const faults = [];
  const require = (isSo, fault) => isSo || faults.push(fault);
  require(p.commitment === H('commit', addressOf(p), hex(p.opened.salt), hex(p.opened.seed)), 'commitment');
  p.chairs.forEach(({ kind, seal, nonce }, n) => {
    require(!seal || kind === 'asked', 'unasked-seal');
    require((!seal || strikes[n] < 2) && (kind !== 'struck' || strikes[n] >= 2 || !isWhole), 'strikes');
    require(!nonce || seal === H('seal', context, Buffer.of(n), hex(nonce)), 'nonce');
  });
  require(p.lateSeals.length === 0, 'late-seal');
  require(p.list ? p.list === listOf(p) : !p.isDealt, 'list');
  const isObjected = p.objectedBy !== undefined;
  require(!p.isDealt || withheld(p).length === 0, 'dealt-without');
  require(!p.isVoid || isObjected || withheld(p).length > 0, 'void-without');
  require(!isObjected || isFairObjection(p), 'objection');
  const { seats } = dealOf(p);
  const order = p.taken ? seats.map(tile => p.taken.indexOf(tile)) : seats;
  require(!p.isDealt || p.handNumber > 1 || `${p.order}` === `${order}`, 'seats');
  if (!last) return faults;
  const next = last.isVoid ? [last.game, last.handNumber, last.attempt + 1] : [last.game, last.handNumber + 1, 1];
  const turn = `${[p.game, p.handNumber, p.attempt]}`;
  const follows = (last.isVoid || last.isDealt) && turn === `${next}`;
  require(follows || turn === `${[last.game + 1, 1, 1]}`, 'cut');
  require(p.origin === last.origin && p.table === last.table, 'cut');
  require(p.previous === doneOf(last), 'previous');
  return faults;
}

/** After the draw of seats a chair is a letter, and strikes move with their players. */
function strikesAfter(p, strikes) {
  if (p.isVoid) return strikes.map((count, n) => count + (withheld(p).includes(p.chairs[n]) ? 1 : 0));
  return p.handNumber === 1 && p.order ? p.order.map(chair => strikes[chair]) : strikes;
}

function verify(proofs) {
  let [last, strikes, isWhole] = [undefined, [0, 0, 0, 0], false];
  const rebuilt = new Set();
  return proofs.map(p => {
    const format = formatOf(p);
    if (format !== 3) {
      const faults = oldFaults(p);
      return { format, says: SAYS[format], isGenuine: faults.length === 0, faults, ...dealOf(p) };
    }
    if (p.handNumber === 1 && p.attempt === 1) [strikes, isWhole] = [[0, 0, 0, 0], true];
    const faults = faultsOf(p, last, strikes, isWhole);
    strikes = strikesAfter(p, strikes);
    last = p;
    const { game, handNumber, attempt } = p;
    const hand = `${game} ${handNumber}`;
    const isObjected = p.objectedBy !== undefined;
    if (isObjected && rebuilt.has(hand)) faults.push('objected-twice');
    if (isObjected) rebuilt.add(hand);
    const names = withheld(p).map(({ id }) => id);
    const told = p.objections.map(({ place, reason }) => ({ page: p.chairs[place].id, reason }));
    const voided = isObjected ? { objectedBy: p.chairs[p.objectedBy].id } : { withheld: names };
    const ended = p.isVoid ? voided : dealOf(p);
    const turn = { game, handNumber, attempt, isVoid: p.isVoid };
    return { format, says: SAYS[3], ...turn, isGenuine: faults.length === 0, faults, objections: told, ...ended };
  });
}

const given = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'));
const proofs = [given.shuffles ?? given.shuffle ?? given].flat();
const shuffles = verify(proofs);
const isChain = Array.isArray(given) || given.shuffles !== undefined;
const isConsistent = shuffles.every(({ isGenuine }) => isGenuine);
console.log(JSON.stringify(isChain ? { isConsistent, shuffles } : shuffles[0]));
