import { type Entry, type PersonId, PUSH_TURN_AFTER, type TableCode } from '@gorrion/protocol';
import { below, seeded } from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { evolveTable, redactTable, unopened, viewTable } from '@gorrion/table';
import { interfere, otherWorld, pagesOf, person, until, World } from '@gorrion/table/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { HeldClock } from '../testing/heldClock.ts';
import type { Call } from './pushes.ts';
import { TablePushes } from './tablePushes.ts';

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const CODE = 'ABCD2345' as TableCode;
const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

interface Called {
  readonly at: number;
  readonly person: PersonId;
  readonly call: Call;
}

/** Returns whom a log has called, and when: the pushes hear and see what spectators do. */
async function calledIn(log: readonly Entry[]): Promise<readonly Called[]> {
  const clock = new HeldClock();
  clock.run(0);
  const start = clock.now() - log[0]!.at;
  const called: Called[] = [];
  let state = unopened;
  const pushes = new TablePushes({
    viewOf: () => viewTable(state, 'spectator'),
    call: async (person, call) => void called.push({ at: Math.round(clock.now() - start), person, call }),
    clock,
  });
  for (const entry of log) {
    await clock.pass(Math.max(0, entry.at + start - clock.now()));
    const event = redactTable(state, entry.event, 'spectator');
    state = evolveTable(state, { ...entry, at: entry.at + start });
    if (event) pushes.hear(CODE, [{ ...entry, event }]);
  }
  pushes.stop();
  return called.map(({ call, ...rest }) => ({ ...rest, call: { ...call, until: 0 } }));
}

/** A game of people who think long now and then. */
async function slowGame(seed: string): Promise<readonly Entry[]> {
  const world = new World(seed);
  await world.start({ clock: 'none', hands: 4 }, ...people);
  const slow = below(seeded(seed), 4);
  pagesOf(world, people, seeded(seed), (legal, random) => ({
    action: legal[below(random, legal.length)]!,
    after: below(random, 3) === slow % 3 ? 4000 + below(random, 9000) : 300 + below(random, 2000),
  }));
  await until(world, () => world.table.state.session.hand.wall.front > 90);
  return world.store.logOf('table');
}

describe('the calls of a table', () => {
  let log: readonly Entry[];
  let called: readonly Called[];
  beforeAll(async () => {
    log = await slowGame('slow');
    called = await calledIn(log);
  });

  it('are the same, at the same moments, whatever spectators cannot know', async () => {
    const other = otherWorld(log, seeded('other'));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(log));
    expect(await calledIn(other)).toEqual(called);
    expect(called.filter(({ call }) => call.push.kind === 'turn').length).toBeGreaterThan(5);
  });

  it('are the same when others could claim, and when bots and people could do what they cannot here', async () => {
    const seeds = Array.from({ length: sized(8, 400) }, (_, n) => `called ${n}`);
    let [calls, changedClaims] = [0, 0];
    for (const seed of seeds) {
      const { logs, changedClaims: changed } = await interfere(seed);
      // Ten times slower: what players ponder, and each window, is long enough for a call.
      const slow = (log: readonly Entry[]) =>
        log.map(entry => ({ ...entry, at: log[0]!.at + 10 * (entry.at - log[0]!.at) }));
      const until = slow(logs[0]).at(-1)!.at;
      const [one, other] = [await calledIn(slow(logs[0])), await calledIn(slow(logs[1]))].map(of =>
        of.filter(({ at }) => at <= until),
      );
      expect(other, seed).toEqual(one);
      calls += one!.length;
      changedClaims += changed;
    }
    expect(calls).toBeGreaterThan(10 * seeds.length);
    expect(changedClaims).toBeGreaterThan(seeds.length / 4);
  });

  it('come once for a turn, five seconds into it, and to who is on it alone', () => {
    const turns = called.filter(({ call }) => call.push.kind === 'turn');
    let state = unopened;
    const begun: { readonly at: number; readonly person: PersonId | undefined }[] = [];
    for (const entry of log) {
      state = evolveTable(state, entry);
      const { session, clock } = state;
      const { phase } = session.hand;
      if (phase.name !== 'turn' || session.phase !== 'playing' || clock.since !== entry.at) continue;
      const place = state.places[session.seating[phase.seat]];
      begun.push({ at: entry.at, person: place.kind === 'person' ? place.id : undefined });
    }
    for (const { at, person } of turns) expect(begun).toContainEqual({ at: at - PUSH_TURN_AFTER, person });
    expect(new Set(turns.map(({ at }) => at)).size).toBe(turns.length);
  });

  it('tell everybody that the game begins, once', () => {
    const starts = called.filter(({ call }) => call.push.kind === 'start');
    expect(starts.map(({ person }) => person).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  });
});
