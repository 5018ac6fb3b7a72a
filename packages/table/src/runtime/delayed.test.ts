import { createHash } from 'node:crypto';
import type { Delay, Entry, TableReader, TableSettings, TableState } from '@gorrion/protocol';
import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { HIDDEN, seeded } from '@gorrion/rules';
import { expect, test, vi } from 'vitest';
import { isBetweenHands } from '../people/botSeats.ts';
import { streamOf } from '../people/streamOf.ts';
import { finishedGames } from '../record/gameRecord.ts';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { viewTable } from '../state/view.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const [ana, bea, eva, irene] = ['Ana', 'Bea', 'Eva', 'Irene'].map(person) as [P, P, P, P];
type P = ReturnType<typeof person>;
const KEY = '0123456789abcdef0123456789abcdef';

/** What spectators were shown at a moment: how much of the log, and the view. */
interface Shown {
  readonly at: number;
  readonly seq: number;
  readonly view: string;
}

const text = (state: TableState): string => JSON.stringify(state);

/** Worlds whose table is read from its log: their pages are not there. */
const isRestoring = new Set<World>();

async function restart(world: World, downtime: number): Promise<void> {
  isRestoring.add(world);
  await world.crash(downtime, [ana, bea]);
  isRestoring.delete(world);
}

async function watched(seed: string, delay: Delay, also: Partial<TableSettings> = {}) {
  const world = new World(seed);
  const shown: Shown[] = [];
  const { publisher, clock } = world;
  const publishLate = publisher.publishLate.bind(publisher);
  publisher.publishLate = (id, entries, behind) => {
    publishLate(id, entries, behind);
    // The first entries come before the table is there.
    const delayed = world.table?.delayed;
    if (delayed && !isRestoring.has(world))
      shown.push({ at: clock.now(), seq: delayed.shownSeq, view: text(delayed.state) });
  };
  await world.start({ clock: 'none', delay, ...also }, ana, bea);
  const pages = pagesOf(world, [ana, bea], seeded(seed));
  return { world, pages, shown, log: () => world.store.logOf('table') };
}

const isIn = (world: World, handNumber: number, front: number) => () => {
  const { session } = world.table.state;
  return session.phase === 'playing' && session.handNumber === handNumber && session.hand.wall.front > front;
};

/**
 * Plays two hands and ends the game. In the first hand the table restarts twice, after less than a minute and after more.
 * Resolves once all is shown.
 */
async function playedThrough(seed: string, delay: Delay, also: Partial<TableSettings> = {}) {
  const { world, pages, shown, log } = await watched(seed, delay, also);
  await until(world, isIn(world, 1, 65));
  await restart(world, 5000);
  await until(world, isIn(world, 1, 75));
  await restart(world, 100_000);
  await until(world, () => world.table.state.session.results.length === 2);
  // Nobody asks for another game.
  for (const page of pages) page.isPlaying = false;
  for (const one of [ana, bea]) await world.ask(one, { type: 'ask-end', isWanted: true });
  expect(world.table.isOver).toBe(true);
  await world.clock.advance(1_200_000);
  return { world, shown, log: log() };
}

/** Returns the index of the entry that begins the game. */
const startOf = (log: readonly Entry[]): number =>
  log.findIndex(({ event }) => event.type === 'session' && event.event.type === 'session-started');

/** Returns what spectators saw after some entries of a log; asked for more with every question. */
function viewsOf(log: readonly Entry[], reader: TableReader = 'spectator') {
  let state = unopened;
  let folded = 0;
  return (count: number): string => {
    for (; folded < count; folded++) state = evolveTable(state, log[folded]!);
    return text(viewTable(state, reader));
  };
}

/** Returns where each hand of a log begins and ends: indexes, and the server time of the end. */
function handsOf(log: readonly Entry[]) {
  const hands: { from: number; to: number; endedAt: number }[] = [];
  let from: number | undefined;
  for (const [to, { at, event }] of log.entries()) {
    if (event.type !== 'session') continue;
    if (event.event.type === 'hand-begun') from = to;
    if (event.event.type !== 'hand-scored' || from === undefined) continue;
    hands.push({ from, to, endedAt: at });
    from = undefined;
  }
  return hands;
}

/** Holds that all is shown at last, and that the record of the game says when its end was. */
function expectAllShown({ world, shown, log }: Awaited<ReturnType<typeof playedThrough>>): void {
  expect(text(world.table.delayed!.state)).toBe(text(world.table.snapshot('spectator').state));
  expect(world.table.snapshot('delayed').seq).toBe(world.table.snapshot('spectator').seq);
  const [game] = finishedGames(log, number => gameIdOf('A' as TableCode, number));
  const end = log.findIndex(({ event }) => event.type === 'session' && event.event.type === 'session-ended') + 1;
  expect(game!.record.sheet.shownFrom).toBe(shown.find(({ seq }) => seq >= end)!.at);
}

test('shows spectators at each moment what they saw a delay ago, also after restarts', async () => {
  const played = await playedThrough('late one', 60);
  const { shown, log } = played;
  const from = startOf(log);
  const viewOf = viewsOf(log);
  const isShown = (entry: Entry, n: number, at: number) => n < from || entry.at + 60_000 <= at;
  const ofGame = shown.filter(({ at }) => at > log[from]!.at);
  expect(ofGame.length).toBeGreaterThan(100);
  for (const { at, view } of ofGame) {
    const count = log.findIndex((entry, n) => !isShown(entry, n, at));
    expect(view === viewOf(count < 0 ? log.length : count), `${at}`).toBe(true);
  }
  expectAllShown(played);
});

test('shows nothing of a hand before it is over, then all of it at its own pace', async () => {
  const played = await playedThrough('late hands', 'hand');
  const { shown, log } = played;
  const hands = handsOf(log);
  expect(hands).toHaveLength(2);
  const viewOf = viewsOf(log);
  for (const { at, seq, view } of shown) {
    expect(view === viewOf(seq), `${at}`).toBe(true);
    for (const { from, endedAt } of hands) if (seq > from) expect(at).toBeGreaterThanOrEqual(endedAt);
  }
  const { from, to } = hands[1]!;
  const ofHand = shown.filter(({ seq }) => seq > from + 1 && seq <= to);
  expect(ofHand.length).toBeGreaterThan(20);
  expect(new Set(ofHand.map(({ at, seq }) => at - log[seq - 1]!.at)).size).toBe(1);
  expectAllShown(played);
});

test('shows open hands with each hand once it is over, numbered as spectators number them, and refuses them sooner', async () => {
  const { world, shown, log } = await playedThrough('late hands', 'hand', { openHands: true });
  const viewOf = viewsOf(log, 'open-hands');
  const hands = handsOf(log);
  for (const { at, seq, view } of shown) {
    expect(view === viewOf(seq), `${at}`).toBe(true);
    for (const { from, endedAt } of hands) if (seq > from) expect(at).toBeGreaterThanOrEqual(endedAt);
  }
  const inPlay = shown
    .map(({ view }) => (JSON.parse(view) as TableState).session.hand)
    .filter(hand => hand.phase.name === 'turn');
  expect(inPlay.length).toBeGreaterThan(20);
  for (const { seats, wall, phase } of inPlay) {
    expect(seats.flatMap(({ concealed }) => concealed).includes(HIDDEN)).toBe(false);
    expect(wall.tiles.every(tile => tile === HIDDEN)).toBe(true);
    expect(phase).not.toMatchObject({ drawn: HIDDEN });
  }
  expect(world.table.snapshot('delayed').seq).toBe(world.table.snapshot('spectator').seq);
  // The umpire, who watches live, sees none.
  expect(text(world.table.snapshot('spectator').state)).toBe(viewsOf(log)(log.length));
  const { settings } = world.table.state;
  for (const sooner of [{ delay: 600 }, { delay: undefined }, { ruleset: 'macau' }] as const) {
    const command = { type: 'change-settings', settings: { ...settings, ...sooner } } as const;
    expect(await world.ask(ana, command)).toEqual({ ok: false, code: 'settings-contradict' });
  }
});

test('sends each entry once, numbered as spectators number them, and lets a page catch up', async () => {
  const { world, log } = await watched('late numbers', 30);
  await until(world, isIn(world, 1, 80));
  const told = world.publisher.late.flatMap(({ entries }) => entries);
  const { seq } = world.table.snapshot('delayed');
  expect(told.map(entry => entry.seq)).toEqual(told.map((_, n) => told[0]!.seq + n));
  expect(told.at(-1)?.seq).toBe(seq);
  expect(world.table.since('delayed', seq - 20)).toEqual(told.slice(-20));
  expect(world.table.since('delayed', seq + 1)).toBeUndefined();
  expect(world.table.since('delayed', seq - 65)).toBeUndefined();
  const from = log()[startOf(log())]!.at;
  for (const { sentAt, entries, behind } of world.publisher.late)
    if (entries[0]!.at > from) expect([sentAt - entries.at(-1)!.at, behind]).toEqual([30_000, 30_000]);
});

test('waits with nothing while people gather, and follows a delay that is set or taken back', async () => {
  const world = new World('late room');
  await world.open({}, ana, bea);
  expect(streamOf(world.table, eva.id)).toBe('spectator');
  const { settings } = world.table.state;
  await world.ask(ana, { type: 'change-settings', settings: { ...settings, delay: 600 } });
  expect(streamOf(world.table, eva.id)).toBe('delayed');
  await world.ask(bea, { type: 'agree' });
  expect(text(world.table.delayed!.state)).toBe(text(world.table.snapshot('spectator').state));
  await world.ask(ana, { type: 'change-settings', settings: { ...settings, watching: 'nobody', delay: 600 } });
  expect(world.table.state.settings.delay).toBeUndefined();
  expect(text(world.table.delayed!.state)).toBe(text(world.table.snapshot('spectator').state));
});

test('shows the table live to its players and its umpire only', async () => {
  const world = new World('late umpire');
  await world.open({ delay: 60 }, ana, bea);
  const digest = createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex');
  await world.ask(ana, { type: 'invite-umpire', digest });
  expect(streamOf(world.table, irene.id)).toBe('delayed');
  await world.ask(irene, { type: 'take-umpire', key: KEY });
  expect([ana, irene, eva].map(({ id }) => streamOf(world.table, id))).toEqual([0, 'spectator', 'delayed']);
  await world.ask(irene, { type: 'leave-umpire' });
  expect(streamOf(world.table, irene.id)).toBe('delayed');
});

test('tells a spectator by no answer how far play is', async () => {
  const { world } = await watched('late answers', 600);
  await until(world, isIn(world, 1, 70));
  const { seq } = world.table.snapshot('delayed');
  expect(world.table.snapshot('spectator').seq).toBeGreaterThan(seq + 30);
  for (const answers of [0, seq, seq + 30, 100_000]) {
    const envelope = { ...world.envelope(eva, { type: 'act', action: { type: 'draw' } }), answers };
    expect(await world.send(eva, envelope)).toEqual({ ok: false, code: 'not-seated' });
  }
});

test('answers who wants a seat as the table that they are shown, as hands and games begin and end', async () => {
  const world = new World('late seats');
  await world.start({ clock: 'none', visibility: 'public', delay: 60 }, ana, bea);
  const pages = pagesOf(world, [ana, bea], seeded('late seats'));
  /** What is shown of the game, and the answer to who wants a seat. */
  const asked = async () => {
    const answer = await world.ask(eva, { type: 'sit' });
    const { stage, session } = world.table.delayed!.state;
    return [stage, session.phase === 'over', answer.ok || answer.code];
  };
  expect(await asked()).toEqual(['gathering', false, 'no-free-place']);
  await until(world, () => isBetweenHands(world.table.state));
  for (const page of pages) page.isPlaying = false;
  expect(await asked()).toEqual(['playing', false, 'game-running']);
  // The end of the hand is shown, but a bot's seat is still nobody's.
  await world.clock.advance(60_000);
  expect(isBetweenHands(world.table.delayed!.state)).toBe(true);
  expect(await asked()).toEqual(['playing', false, 'game-running']);
  for (const one of [ana, bea]) await world.ask(one, { type: 'ask-end', isWanted: true });
  expect([world.table.isOver, ...(await asked())]).toEqual([true, 'playing', false, 'game-running']);
  await world.clock.advance(60_000);
  expect(await asked()).toEqual(['playing', true, 'no-free-place']);
});

test('runs what waits for a moment in its order, and knows what is shown', async () => {
  const { world } = await watched('late tasks', 60);
  await until(world, isIn(world, 1, 70));
  const delayed = world.table.delayed!;
  const at = world.clock.now();
  const ran: number[] = [];
  delayed.later(at, () => ran.push(world.clock.now()));
  delayed.later(at, () => ran.push(0));
  expect(delayed.hasShown(at)).toBe(false);
  await world.clock.advance(59_999);
  expect([ran, delayed.hasShown(at)]).toEqual([[], false]);
  await world.clock.advance(1);
  expect([ran, delayed.hasShown(at)]).toEqual([[at + 60_000], true]);
});
