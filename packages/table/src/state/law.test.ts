import type { RuleChoices, SeatAction, TableCommand, TableState } from '@gorrion/protocol';
import { below, type RulesetId, seatOf, seeded } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { WIDE } from '@gorrion/rules/testing/wide';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { expect, test, vi } from 'vitest';
import { WIND_LIMIT } from '../people/windLimit.ts';
import { contextOf } from '../shuffle/bytes.ts';
import {
  beginSealed,
  disturb,
  pagesOf,
  person,
  sealedSource,
  taughtGame,
  transgress,
  until,
  World,
} from '../testing/index.ts';
import { evolveTable, TAUGHT_VIEWERS, VIEWERS } from './evolve.ts';
import { unopened } from './unopened.ts';
import { redactTable, viewTable } from './view.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const EVERY_KIND = [
  'table-opened',
  'settings-changed',
  'agreed',
  'seated',
  'renamed',
  'presence-changed',
  'shown-out',
  'host-changed',
  'winds-laid',
  'wind-taken',
  'seats-drawn',
  'shuffle-committed',
  'nonce-sealed',
  'nonces-called',
  'nonce-opened',
  'shuffle-void',
  'shuffle-refused',
  'loss-accepted',
  'shuffle-opened',
  'deal-kept',
  'readied',
  'pause-asked',
  'paused',
  'resumed',
  'end-asked',
  'switched',
  'clock-shifted',
  'rematch-begun',
  'umpire-invited',
  'umpire-appointed',
  'umpire-left',
  'umpire-moved',
  'umpire-called',
  'play-stopped',
  'play-continued',
  'ruling-proposed',
  'ruling-answered',
  'ruled',
  'came-late',
  'watch-asked',
  'watch-answered',
  'sheet-signed',
  'appealed',
  'appeal-answered',
  'teacher-moved',
  'lesson-paused',
  'pointed',
  'hands-opened',
  'position-set',
  'table-closed',
  'session-started',
  'hand-begun',
  'hand-scored',
  'hand-voided',
  'totals-adjusted',
  'disqualified',
  'session-ended',
  'dealt',
  'exchange-opened',
  'exchange-chosen',
  'exchanged',
  'drew',
  'flower-exposed',
  'discarded',
  'claim-made',
  'claim-announced',
  'claim-taken',
  'replacement-owed',
  'replacement-declined',
  'fouled',
  'melded',
  'hu-shown',
  'fan-named',
  'fan-objected',
  'count-finished',
  'count-confirmed',
  'count-refused',
  'umpire-ruled',
  'stopped',
];

const text = (state: TableState) => JSON.stringify(state);
const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

const IRENE = person('Irene');
const KEY = '0123456789abcdef0123456789abcdef';

async function appointUmpire(world: World, hosts: typeof PEOPLE): Promise<void> {
  const digest = bytesToHex(sha256(hexToBytes(KEY)));
  for (const one of hosts) await world.ask(one, { type: 'invite-umpire', digest });
  await world.ask(IRENE, { type: 'take-umpire', key: KEY });
}

/** The umpire is called, stops play, rules in every way and leaves; then the players propose a ruling. */
async function rule(world: World, people: typeof PEOPLE): Promise<void> {
  await until(world, () => world.table.state.session.phase === 'playing');
  const reason = { article: '3.11.2', remark: 'Because of the law.' };
  await world.ask(people[0]!, { type: 'call-umpire' });
  await world.ask(IRENE, { type: 'stop-play' });
  world.table.departed(IRENE.id);
  world.table.arrived(IRENE.id);
  const { session } = world.table.state;
  const tiles = session.hand.seats[seatOf(session, 0)].concealed.slice(0, 1);
  await world.ask(IRENE, { type: 'rule', ruling: { kind: 'discard-shown', player: 0, tiles, ...reason } });
  await world.ask(IRENE, { type: 'continue-play' });
  for (const ruling of [
    { kind: 'points', player: 0, points: 10, paidTo: 'each-opponent', ...reason },
    { kind: 'correct', changes: [8, -8, 0, 0], ...reason },
    { kind: 'replay-hand', ...reason },
    { kind: 'disqualify', player: 3, ...reason },
  ] as const)
    await world.ask(IRENE, { type: 'rule', ruling });
  await world.ask(IRENE, { type: 'leave-umpire' });
  await world.ask(people[0]!, {
    type: 'propose-ruling',
    ruling: { kind: 'warn', player: 1, ...reason },
    also: [{ kind: 'warn', player: 2, ...reason }],
  });
  for (const one of people) await world.ask(one, { type: 'answer-ruling', isAgreed: false });
}

/** All agree to stop, play again, and leave. */
async function endAndBeginAgain(world: World, people: typeof PEOPLE): Promise<void> {
  const all = async (...commands: readonly TableCommand[]) => {
    for (const command of commands) for (const one of people) await world.ask(one, command);
  };
  await world.ask(people[0]!, { type: 'show-out', person: person('Eva').id });
  await all({ type: 'reclaim' }, { type: 'ask-end', isWanted: true });
  expect(world.table.isOver).toBe(true);
  const reply = { type: 'answer-appeal', appeal: 0, isUpheld: false, remark: 'The log says it was late.' } as const;
  await all({ type: 'appeal', hand: 1, text: 'I said it in time.' }, { type: 'sign-sheet' }, reply);
  const { host, settings } = world.table.state;
  const [owner, guests] = [people.filter(one => one.id === host), people.filter(one => one.id !== host)];
  for (const one of owner)
    await world.ask(one, { type: 'change-settings', settings: { ...settings, hands: 8, seatDraw: 'taken' } });
  for (const one of guests) await world.ask(one, { type: 'agree' });
  await appointUmpire(world, owner);
  await all({ type: 'appeal-further', appeal: 0 });
  await world.ask(IRENE, reply);
  await all({ type: 'ready' });
  await world.clock.advance(5000 + WIND_LIMIT);
  expect(world.table.state.gamesPlayed).toBe(1);
  await rule(world, people);
  await all({ type: 'leave' });
  await world.clock.advance(400_000);
  expect(world.table.closed).toBe(true);
}

/** The winner counts twice: first a false Hu, after which another player's Hu is counted, and objected to. */
async function countedGame(): Promise<World> {
  const world = new World('counted');
  const people = PEOPLE;
  const hands = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '123456789s 11m 23p', '258m 258p 7p NNCCFF'];
  await world.stacked({ clock: 'club', rules: { scoreMode: 'declared' } }, people, { hands });
  const act = (n: number, action: SeatAction) => world.ask(people[n]!, { type: 'act', action });
  await act(0, { type: 'discard', tile: tile('1p') });
  for (const n of [1, 2]) await act(n, { type: 'claim', claim: { kind: 'win' } });
  await world.clock.advance(10_000);
  for (const n of [1, 2]) {
    await act(n, { type: 'name-fan', fan: n === 1 ? 'all-pungs' : 'pure-straight', times: 1 });
    await act(0, { type: 'object', fan: n === 1 ? 'all-pungs' : 'pure-straight', isObjecting: true });
    await act(n, { type: 'finish-count' });
    for (const other of [0, 3, 3 - n]) await act(other, { type: 'confirm-count' });
    await world.clock.advance(100);
  }
  expect(world.table.state.session.results[0]?.outcome).toMatchObject({ kind: 'won', seat: 2 });
  return world;
}

/** East of the older ways does without the replacement of a kong. */
async function declinedGame(): Promise<World> {
  const world = new World('declined');
  const rules = { exchanges: false, replacementOptional: true };
  await world.stacked({ clock: 'club', ruleset: 'macau', rules }, PEOPLE, { hands: ['5555p'] });
  for (const action of [{ type: 'declare-kong', tile: tile('5p') }, { type: 'decline-replacement' }] as const)
    await world.ask(PEOPLE[0]!, { type: 'act', action });
  return world;
}

/** A timed game that one player misses from the start and another one leaves for long. */
async function lateGame(): Promise<World> {
  const world = new World('late');
  await world.open({ clock: 'none', minutes: 150, absence: 'play-drawn', watching: 'ask' }, ...PEOPLE);
  world.table.departed(PEOPLE[3]!.id);
  await world.table.startAgainstBots(PEOPLE[0]!, 'regular');
  await until(world, () => world.table.state.session.phase === 'playing');
  await world.clock.advance(5 * 60_000);
  world.table.arrived(PEOPLE[3]!);
  for (const name of ['Eva', 'Otto']) {
    await world.ask(person(name), { type: 'ask-to-watch' });
    await world.ask(PEOPLE[0]!, { type: 'answer-watcher', person: person(name).id, isAdmitted: name === 'Eva' });
  }
  world.table.departed(PEOPLE[2]!.id);
  await world.clock.advance(16 * 60_000);
  expect(world.table.state.forms?.fouls).toHaveLength(2);
  return world;
}

/** A game of sealed deals, from walls of the seats. */
async function sealedGame(): Promise<World> {
  const world = new World('sealed', undefined, sealedSource('law'));
  await beginSealed(world, 'own', { rules: { flowerExposure: 'none' } }, ...PEOPLE);
  pagesOf(world, PEOPLE, seeded('sealed'));
  await until(world, () => world.table.isOver);
  return world;
}

/** A page objects to the newest shuffle, and its player plays on. */
async function doubt(world: World, who: (typeof PEOPLE)[number]): Promise<void> {
  const { proof } = world.table.state;
  if (proof?.format !== 3) return;
  const context = contextOf(proof);
  await world.ask(who, { type: 'refuse-shuffle', context, reason: 'other-list' });
  await world.ask(who, { type: 'accept-loss', context });
}

async function randomGame(
  seed: string,
  count: number,
  clock: 'none' | 'club' | 'wmo',
  rules?: RuleChoices,
  way?: RulesetId,
): Promise<World> {
  const world = new World(seed);
  const random = seeded(seed);
  const absence = (['wait', 'bot', 'play-drawn'] as const)[below(random, 3)]!;
  const ruleset = way ?? (['wmo2006', 'cn1998', 'ema'] as const)[below(random, 3)]!;
  const people = PEOPLE.slice(0, count);
  await world.start({ clock, absence, ruleset, minutes: 15, ...(rules && { rules }) }, ...people);
  pagesOf(world, people, random);
  for (let turn = 0; turn < 200 && !world.table.isOver; turn++) {
    // Now and then a page withholds its nonce, and a page does not trust a shuffle.
    if (turn % 5 === 0) world.withholding.add(people[below(random, count)]!.id);
    else if (turn % 5 === 4) world.withholding.clear();
    if (turn % 20 === 10) await doubt(world, people[below(random, count)]!);
    await world.clock.advance(3000);
    if (turn % 3 === 0) await disturb(world, random, PEOPLE);
    if (rules?.assist === 'strict') await transgress(world, random, people[below(random, count)]!);
    if (turn === 80 || turn === 160) await world.crash(60_000, people);
  }
  await endAndBeginAgain(world, people);
  return world;
}

test('a viewer’s folded state is always the view of the table, after every kind of event', async () => {
  const seen = new Set<string>();
  const games: readonly (readonly [string, number, 'none' | 'club' | 'wmo', RuleChoices?, RulesetId?])[] = [
    ['one', 1, 'none'],
    ['two', 2, 'club'],
    ['three', 3, 'wmo'],
    ['four', 4, 'club'],
    ['five', 4, 'none'],
    ['six', 4, 'wmo', { assist: 'strict' }],
    ['seven', 3, 'club', { assist: 'strict', scoreMode: 'declared' }],
    ['eight', 3, 'club', { flowerExposure: 'none' }],
    ['nine', 4, 'wmo', { assist: 'strict', flowerExposure: 'none' }],
    ['ten', 4, 'club', undefined, 'macau'],
    ['eleven', 3, 'wmo', { exchanges: true, bankerHands: 1 }, 'spanish1920'],
    ['twelve', 2, 'none', { exchanges: true }, 'pamphlet'],
  ];
  // By default games that meet every kind of event together.
  const few = ['two', 'five', 'six', 'seven', 'nine', 'eleven', 'twelve'];
  for (const [seed, count, clock, rules, way] of games.filter(([name]) => WIDE || few.includes(name))) {
    expectFolded(await randomGame(seed, count, clock, rules, way), seen);
  }
  expectFolded(await countedGame(), seen);
  expectFolded(await declinedGame(), seen);
  expectFolded(await lateGame(), seen);
  expectFolded(await sealedGame(), seen);
  expectFolded(await taughtGame(new World('taught'), IRENE, PEOPLE.slice(0, 3)), seen);
  for (const type of EVERY_KIND) expect(seen).toContain(type);
});

/** Folds the whole log for every viewer and compares it, after each event, with the view of the table. */
function expectFolded(world: World, seen: Set<string>): void {
  let state = unopened;
  const viewers = world.table.state.lesson ? TAUGHT_VIEWERS : VIEWERS;
  let views = viewers.map(viewer => viewTable(unopened, viewer));
  for (const entry of world.store.logOf('table')) {
    const { event } = entry;
    seen.add(
      event.type === 'session' ? (event.event.type === 'hand' ? event.event.event.type : event.event.type) : event.type,
    );
    const before = state;
    state = evolveTable(state, entry);
    views = viewers.map((viewer, n) => {
      const told = redactTable(before, event, viewer);
      const view = told ? evolveTable(views[n]!, { at: entry.at, event: told }) : views[n]!;
      if (text(view) !== text(viewTable(state, viewer))) {
        expect
          .soft(JSON.parse(text(view)), `${viewer}: ${event.type}`)
          .toEqual(JSON.parse(text(viewTable(state, viewer))));
      }
      return view;
    });
  }
  expect(text(state)).toBe(text(world.table.state));
  expect(world.table.fault).toBeUndefined();
}

test('pages that follow by entries alone see what a snapshot shows, and nobody is refused', async () => {
  const world = new World('follow');
  const people = PEOPLE.slice(0, 3);
  await world.start({ clock: 'relaxed' }, ...people);
  const pages = pagesOf(world, people, seeded('follow'));
  await until(world, () => world.table.isOver);
  for (const page of pages) {
    expect(text(page.state)).toBe(text(world.table.snapshot(page.viewer).state));
    expect(page.refusals.filter(code => code !== 'stale-command' && code !== 'no-window-open')).toEqual([]);
  }
  expect(world.table.botFaults).toBe(0);
  expect(world.table.state.session.results).toHaveLength(4);
});

test('pages follow through the changes of seats after each round', async () => {
  const world = new World('rounds');
  const people = PEOPLE.slice(0, 2);
  await world.start({ clock: 'club', hands: 16 }, ...people);
  const pages = pagesOf(world, people, seeded('rounds'));
  await until(world, () => world.table.state.session.results.length === 9, 100_000);
  for (const page of pages) expect(text(page.state)).toBe(text(world.table.snapshot(page.viewer).state));
});
