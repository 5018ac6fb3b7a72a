import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decideAsBot } from '@gorrion/bots';
import { type DuplicateWalls, type Entry, LOG_VERSION, type TableSettings } from '@gorrion/protocol';
import { byPlayer, isClassicalId, type SeatCommand, seeded } from '@gorrion/rules';
import { CORPUS, digestOfStates, storedLogs } from '../fixtures/storedLogs.ts';
import { cutRecords, digestOfRecord, RECORDS } from '../fixtures/storedRecords.ts';
import { openingOfEvent } from '../src/decide/chore.ts';
import type { Bots } from '../src/ports/ports.ts';
import { Table } from '../src/runtime/table.ts';
import { freshSecret } from '../src/shuffle/secret.ts';
import { standingWall } from '../src/shuffle/wall.ts';
import {
  atRandom,
  beginSealed,
  disturb,
  pagesOf,
  person,
  type Script,
  SETTINGS,
  sealedSource,
  taughtGame,
  transgress,
  until,
  World,
} from '../src/testing/index.ts';

/*
 * Records tables of the current LOG_VERSION for the corpus, and cuts their games out as files: npm run corpus. Run it
 * after LOG_VERSION is raised, and when a plan was added. It records the plans that the version lacks, so recorded logs
 * and files are never overwritten. Arguments name the plans to record, where a version adds facts that few plans have.
 */

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const bots: Bots = { decide: async ({ level, hand, seat, seed }) => decideAsBot(level, hand, seat, seed) };

interface Plan {
  readonly name: string;
  readonly people: number;
  readonly settings: Partial<TableSettings>;
  /** Whether players leave, come back, set switches and pause, and the server crashes from time to time. */
  readonly isWild: boolean;
  /** Number of players whose pages withhold their nonce of the second hand. */
  readonly withholding?: number;
  /** Whether a player has the wall of the second hand built anew. */
  readonly objects?: true;
  /** Whether players make kongs where they can, and decline their replacements. */
  readonly declines?: true;
  /** Whether the table is an event's. */
  readonly isEvent?: true;
  /** Whether a teacher teaches at the table. */
  readonly isTaught?: true;
  /** Walls of the sealed deals that the table plays, as a duplicate's. */
  readonly sealed?: DuplicateWalls;
}

const PLANS: readonly Plan[] = [
  { name: 'solo', people: 1, settings: { clock: 'none', pace: 'quick', hints: 'facts' }, isWild: false },
  { name: 'two-and-bots', people: 2, settings: {}, isWild: false },
  { name: 'four-wmo', people: 4, settings: { clock: 'wmo', minutes: 15 }, isWild: true },
  {
    name: 'three-cn1998',
    people: 3,
    settings: { ruleset: 'cn1998', clock: 'relaxed', absence: 'play-drawn' },
    isWild: true,
  },
  { name: 'four-ema-wait', people: 4, settings: { ruleset: 'ema', absence: 'wait', clock: 'none' }, isWild: true },
  { name: 'three-withholding', people: 3, settings: {}, isWild: false, withholding: 2 },
  { name: 'four-strict', people: 4, settings: { rules: { assist: 'strict' }, clock: 'wmo' }, isWild: true },
  {
    name: 'three-wall-rebuilt',
    people: 3,
    settings: { ruleset: 'wmo2014', rules: { assist: 'strict' } },
    isWild: false,
    objects: true,
  },
  { name: 'four-event', people: 4, settings: { clock: 'wmo', minutes: 15 }, isWild: true, isEvent: true },
  { name: 'sealed-own', people: 2, settings: { rules: { flowerExposure: 'none' } }, isWild: false, sealed: 'own' },
  { name: 'sealed-shared', people: 3, settings: {}, isWild: true, sealed: 'shared' },
  { name: 'three-taught', people: 3, settings: {}, isWild: false, isTaught: true },
  { name: 'one-long', people: 1, settings: { hands: 16, clock: 'none' }, isWild: false },
  { name: 'one-mil', people: 1, settings: { ruleset: 'mil' }, isWild: false },
  { name: 'two-mil-table', people: 2, settings: { ruleset: 'milTable', clock: 'relaxed' }, isWild: false },
  {
    name: 'four-wmo2014',
    people: 4,
    settings: { ruleset: 'wmo2014', rules: { combinedWaits: 'void-with-single' }, clock: 'wmo' },
    isWild: true,
  },
  {
    name: 'two-macau',
    people: 2,
    settings: { ruleset: 'macau', clock: 'relaxed', absence: 'play-drawn' },
    isWild: true,
  },
  {
    name: 'three-macau',
    people: 3,
    settings: { ruleset: 'macau', rules: { replacementOptional: true }, clock: 'relaxed' },
    isWild: true,
    declines: true,
  },
  {
    name: 'one-spanish1920',
    people: 1,
    settings: { ruleset: 'spanish1920', rules: { bankerHands: 1, exchanges: true } },
    isWild: false,
  },
  {
    name: 'two-pamphlet-wait',
    people: 2,
    settings: { ruleset: 'pamphlet', rules: { exchanges: true, bankerHands: 1 }, absence: 'wait', clock: 'none' },
    isWild: true,
  },
];

const KONGS = ['decline-replacement', 'declare-kong', 'kong', 'pung'] as const;

/** Makes kongs, and declines their replacements; else acts at random. */
const atKongs: Script = (legal, random) => {
  const kindOf = (action: SeatCommand) => (action.type === 'claim' ? action.claim.kind : action.type);
  const [wanted] = KONGS.flatMap(kind => legal.find(action => kindOf(action) === kind) ?? []);
  return wanted ? { action: wanted, after: 500 } : atRandom(legal, random);
};

/** Opens a table of an event, on which all four sit from the start, and begins it. */
async function beginEvent(world: World, settings: TableSettings): Promise<void> {
  const event = { kind: 'tournament', id: 'ABCD2345', name: 'Open', session: 1, table: 1 } as const;
  const chairs = byPlayer(n => ({ kind: 'person', ...PEOPLE[n]!, presence: 'away' }) as const);
  world.table = await world.settled(Table.openWith('table', openingOfEvent(settings, event, chairs), world.ports));
  const keys = [{ helper: 1, digest: 'a'.repeat(64) }];
  await world.settled(world.table.order({ type: 'admit-umpires', keys, isHeld: false }));
  for (const one of PEOPLE) world.table.arrived(one);
  const secret = freshSecret(world.ports.entropy);
  await world.settled(world.table.order({ type: 'begin-event', secret }));
  await until(world, () => world.table.state.session.phase === 'playing');
  await world.settled(world.table.order({ type: 'seat', place: 3, who: person('Eva') }));
}

/** Returns options of a second game, which no plan has in its first. */
const otherRules = ({ ruleset }: TableSettings): TableSettings['rules'] =>
  isClassicalId(ruleset) ? { limit: 500, bankerHands: 4 } : { minPoints: 6 };

/** Plays a second game by other rules, in which an umpire rules and which the players leave before its end. */
async function playAgain(world: World, who: typeof PEOPLE): Promise<void> {
  const { host, settings: first } = world.table.state;
  for (const one of who.filter(one => one.id === host)) {
    await world.ask(one, { type: 'change-settings', settings: { ...first, hands: 8, rules: otherRules(first) } });
  }
  for (const one of who) await world.ask(one, { type: 'agree' });
  const key = '0123456789abcdef0123456789abcdef';
  const digest = createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex');
  for (const one of who) await world.ask(one, { type: 'invite-umpire', digest });
  const umpire = person('Irene');
  await world.ask(umpire, { type: 'take-umpire', key });
  for (const type of ['reclaim', 'ready'] as const) for (const one of who) await world.ask(one, { type });
  await world.clock.advance(60_000);
  await world.ask(umpire, { type: 'stop-play' });
  const reason = { article: '3.11.2', remark: 'Recorded.' };
  for (const ruling of [
    { kind: 'points', player: 0, points: 10, paidTo: 'each-opponent', ...reason },
    { kind: 'correct', changes: [8, -8, 0, 0], ...reason },
    { kind: 'replay-hand', ...reason },
  ] as const)
    await world.ask(umpire, { type: 'rule', ruling });
  await world.ask(umpire, { type: 'continue-play' });
  for (const one of who) await world.ask(one, { type: 'leave' });
  await world.clock.advance(400_000);
}

async function played({
  name,
  people,
  settings,
  isWild,
  withholding,
  objects,
  declines,
  isEvent,
  isTaught,
  sealed,
}: Plan): Promise<readonly Entry[]> {
  const world = new World(`${LOG_VERSION} ${name}`, bots, sealedSource(name));
  if (isTaught) {
    await taughtGame(world, person('Irene'), PEOPLE.slice(0, people));
    return world.store.logOf('table');
  }
  const random = seeded(world.ports.entropy.bytes(8).join());
  const who = PEOPLE.slice(0, people);
  if (sealed) await beginSealed(world, sealed, settings, ...who);
  else if (isEvent) await beginEvent(world, { ...SETTINGS, ...settings });
  else await world.start({ ...SETTINGS, ...settings }, ...who);
  pagesOf(world, who, random, declines && atKongs);
  if (isWild) await world.ask(who[0]!, { type: 'show-out', person: person('Eva').id });
  if (withholding) {
    await until(world, () => world.table.state.session.phase === 'between');
    for (const one of who.slice(-withholding)) world.withholding.add(one.id);
    await until(world, () => world.table.state.session.handNumber === 2);
    world.withholding.clear();
  }
  if (objects) {
    await until(world, () => standingWall(world.table.state)?.handNumber === 2);
    await world.ask(who[1]!, { type: 'object-to-wall', commitment: world.table.state.proof!.commitment });
  }
  for (let turn = 0; turn < 4000 && !world.table.isOver; turn++) {
    await world.clock.advance(5000);
    if (isWild && turn % 6 === 0) await disturb(world, random, PEOPLE);
    if (settings.rules?.assist === 'strict') await transgress(world, random, who[turn % people]!);
    if (isWild && turn % 90 === 89) await world.crash(60_000, who);
  }
  await playAgain(world, who);
  return world.store.logOf('table');
}

const folder = join(CORPUS, String(LOG_VERSION));
mkdirSync(folder, { recursive: true });
const index = join(folder, 'digests.json');
const digests: Record<string, string> = existsSync(index) ? JSON.parse(readFileSync(index, 'utf8')) : {};
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Plan) => digests[name] === undefined && (wanted.length === 0 || wanted.includes(name));
for (const plan of PLANS.filter(isWanted)) {
  const entries = await played(plan);
  digests[plan.name] = digestOfStates(entries, LOG_VERSION);
  const text = entries.map(entry => `${JSON.stringify(entry)}\n`).join('');
  writeFileSync(join(folder, `${plan.name}.jsonl.br`), brotliCompressSync(text));
  process.stdout.write(`${plan.name}: ${entries.length} entries\n`);
}
writeFileSync(index, `${JSON.stringify(digests, undefined, 2)}\n`);

const cut = join(RECORDS, 'digests.json');
const known: Record<string, string> = existsSync(cut) ? JSON.parse(readFileSync(cut, 'utf8')) : {};
for (const log of storedLogs()) {
  for (const [name, record] of cutRecords(log).filter(([name]) => known[name] === undefined)) {
    known[name] = digestOfRecord(record);
    mkdirSync(join(RECORDS, String(log.version)), { recursive: true });
    writeFileSync(join(RECORDS, `${name}.json.br`), brotliCompressSync(JSON.stringify(record)));
    process.stdout.write(`${name}: ${record.facts.length} facts\n`);
  }
}
writeFileSync(cut, `${JSON.stringify(known, undefined, 2)}\n`);
