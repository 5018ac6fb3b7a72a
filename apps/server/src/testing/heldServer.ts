import type { Entry, TableCode } from '@gorrion/protocol';
import { type RunningTable, Table, type TableMaker } from '@gorrion/table';
import {
  type HeldAnswer,
  type HeldMessage,
  type HeldWish,
  playedOutEntries,
  SeededEntropy,
  stackedEntries,
} from '@gorrion/table/testing';
import type { Thinkers } from '../bots/thinkers.ts';
import { openDoor } from '../outgoing/door.ts';
import type { Store } from '../persistence/store.ts';
import type { RunningServer } from '../world.ts';
import { appendTo } from './appending.ts';
import { HeldClock } from './heldClock.ts';
import { PLAIN_BOTS } from './plainBots.ts';

/*
 * The real server with a clock and a chance that its parent process holds, for the browser tests. TEST_CLOCK: milliseconds
 * by which it starts ahead of real time. TEST_SEED: the seed of its chance. TEST_LOOPBACK: 1 lets it send to this machine.
 * TEST_BOTS: `plain` for bots that do not think. The production start refuses all four.
 */

const { TEST_CLOCK: ahead = '0', TEST_SEED: seed = '', TEST_LOOPBACK: loopback, TEST_BOTS: bots = '' } = process.env;
delete process.env.TEST_CLOCK;
delete process.env.TEST_SEED;
delete process.env.TEST_LOOPBACK;
delete process.env.TEST_BOTS;

/** Number of things that the server does without waiting for time: thoughts of bots and writes. */
let underWay = 0;
async function counted<T>(work: Promise<T>): Promise<T> {
  underWay++;
  try {
    return await work;
  } finally {
    underWay--;
  }
}

const clock = new HeldClock(Number(ahead), () => underWay === 0);
let chance = new SeededEntropy(seed);
const entropy = { bytes: (count: number) => chance.bytes(count) };

/** The tables that run, by their code. */
const tables = new Map<string, RunningTable>();
const remember = (table: RunningTable): RunningTable => {
  tables.set(table.id, table);
  return table;
};
/** Makes tables whose writes are waited for before time passes. */
const maker: TableMaker = (() => {
  const seen = (ports: Parameters<TableMaker['open']>[3]) => ({
    ...ports,
    store: { append: (id: string, entries: readonly Entry[]) => counted(ports.store.append(id, entries)) },
  });
  return {
    open: async (id, settings, host, ports) => remember(await Table.open(id, settings, host, seen(ports))),
    openWith: async (id, facts, ports) => remember(await Table.openWith(id, facts, seen(ports))),
    restore: async (id, entries, ports) => remember(await Table.restore(id, entries, seen(ports))),
  };
})();

const seenBots = (thinkers: Thinkers): Thinkers => ({
  for(asker) {
    const bots = thinkers.for(asker);
    return { decide: question => counted(bots.decide(question)) };
  },
  close: () => thinkers.close(),
});

const [{ log, run }, { openThinkers }] = await Promise.all([import('../process.ts'), import('../bots/thinkers.ts')]);

interface Running {
  readonly server: RunningServer;
  readonly store: Store;
}

/** Appends what `more` makes of a table's log, and has the table go on from there. */
async function extend(
  { server, store }: Running,
  code: string,
  more: (entries: readonly Entry[], now: number) => readonly Entry[],
): Promise<void> {
  const stored = await store.load(code as TableCode);
  if (stored.kind === 'damaged') throw new Error(stored.reason);
  await appendTo(store, code, more(stored.entries, Math.floor(clock.now())));
  const before = tables.get(code);
  server.refresh(code as TableCode);
  while (tables.get(code) === before) await new Promise(setImmediate);
  // The grace of a restart is over.
  await clock.pass(10_000);
}

async function grant(wish: HeldWish, running: Running): Promise<void> {
  if (wish.type === 'pass') await clock.pass(wish.ms);
  else if (wish.type === 'run') clock.run(wish.speed);
  else if (wish.type === 'seed') chance = new SeededEntropy(wish.seed);
  else if (wish.type === 'close-tables') {
    await Promise.all([...tables.values()].map(table => table.close()));
    tables.clear();
  } else if (wish.type === 'stack') {
    const { stack, ago } = wish;
    await extend(running, wish.code, (entries, now) => stackedEntries(entries, now, stack, ago));
  } else {
    await extend(running, wish.code, (entries, now) => playedOutEntries(entries, now, wish));
    await running.server.keepGames(wish.code as TableCode);
  }
}

run({
  clock,
  door: openDoor({ allowsLoopback: loopback === '1' }),
  entropy,
  maker,
  bots: seenBots(bots === 'plain' ? PLAIN_BOTS : openThinkers(log)),
  onStarted(server, store) {
    process.on('disconnect', () => process.exit());
    process.on('message', ({ id, wish }: HeldMessage) => {
      const answer = (error?: string) =>
        process.send?.({ id, ahead: clock.ahead, ...(error && { error }) } as HeldAnswer);
      grant(wish, { server, store }).then(
        () => answer(),
        (error: unknown) => answer(String(error)),
      );
    });
  },
});
