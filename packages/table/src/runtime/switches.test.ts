import type { Switches, TableSettings } from '@gorrion/protocol';
import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { type HandEvent, seatOf, type Tile } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import { askedClaims } from '../people/armed.ts';
import { evolveTable } from '../state/evolve.ts';
import { NO_SWITCHES, unopened } from '../state/unopened.ts';
import { person, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea, ciro] = people as [ReturnType<typeof person>, ReturnType<typeof person>, ReturnType<typeof person>];

/** East will discard 1 of dots: South waits for it and 4 of dots, West holds two of them. */
const WAITS = '123456789m 11s 23p';
const PAIR = '11p 147m 369s 8p WWN';
const IDLE = '258m 258s 7p NNCCFF';
const EAST = '1p 159m 159s 9p EESSW';

const arm = (switches: Partial<Switches>) => ({ type: 'switch', switches: { ...NO_SWITCHES, ...switches } }) as const;
const discard = (text: string) => ({ type: 'act', action: { type: 'discard', tile: tile(text) } }) as const;

interface Deal {
  readonly settings?: Partial<TableSettings>;
  readonly hands?: readonly string[];
  readonly draws?: string;
}

async function dealt(seed: string, { settings, hands = [EAST, WAITS, PAIR, IDLE], draws }: Deal = {}) {
  const world = new World(seed);
  await world.stacked({ clock: 'club', ...settings }, people, draws === undefined ? { hands } : { hands, draws });
  return world;
}

const handOf = (world: World) => world.table.state.session.hand;
const outcome = (world: World) => world.table.state.session.results[0]?.outcome;

/** When, after the first discard, a player who could claim nothing received an event (ms). */
function toldAfter(world: World, type: HandEvent['type']): number | undefined {
  const told = world.publisher.to(3).flatMap(({ sentAt, entries }) =>
    entries.flatMap(({ event }) => {
      const isHand = event.type === 'session' && event.event.type === 'hand';
      return isHand ? [{ sentAt, type: event.event.event.type }] : [];
    }),
  );
  const from = told.findIndex(event => event.type === 'discarded');
  const event = told.slice(from).find(one => one.type === type);
  return event && event.sentAt - told[from]!.sentAt;
}

describe('silent tiles', () => {
  const onlyWest = [EAST, '123456789m 19s 55p', PAIR, IDLE];

  test('are not awaited: also without a limit, play goes on as if nobody could claim', async () => {
    const waited = async (silentTiles: readonly Tile[]) => {
      const world = await dealt('silent', { settings: { clock: 'none' }, hands: onlyWest });
      await world.ask(ciro, arm({ silentTiles }));
      await world.ask(ana, discard('1p'));
      await world.clock.advance(12_500);
      return toldAfter(world, 'drew');
    };
    expect(await waited([tile('2p')])).toBeUndefined();
    expect(await waited([tile('1p')])).toBeLessThanOrEqual(12_500);
  });

  test('have windows as long as those of a tile that could be claimed', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 30; n++) {
      const world = await dealt(`long ${n}`, { hands: onlyWest });
      await world.ask(ciro, arm({ silentTiles: [tile('1p')] }));
      await world.ask(ana, discard('1p'));
      await world.clock.advance(6000);
      waits.push(toldAfter(world, 'drew')!);
    }
    for (const after of waits) expect((after - 1000) % 250).toBe(0);
    expect(waits.filter(after => after > 1000).length).toBeGreaterThan(8);
  });

  test('are offered for a win, and other tiles as usual', async () => {
    const world = await dealt('still asked', { settings: { clock: 'none' } });
    await world.ask(bea, arm({ silentTiles: [tile('1p')] }));
    await world.ask(ciro, arm({ silentTiles: [tile('2p')] }));
    await world.ask(ana, discard('1p'));
    await world.ask(ciro, { type: 'act', action: { type: 'claim', claim: { kind: 'pass' } } });
    await world.clock.advance(60_000);
    expect(handOf(world).phase.name).toBe('claims');
    const { state } = world.table;
    const [south, west] = [seatOf(state.session, 1), seatOf(state.session, 2)];
    const all = [{ kind: 'win' }, { kind: 'chow', low: tile('1p') }, { kind: 'pass' }] as const;
    expect(askedClaims(state, south, all)).toEqual([{ kind: 'win' }, { kind: 'pass' }]);
    expect(askedClaims(state, south, all.slice(1))).toEqual([]);
    expect(askedClaims(state, west, all)).toEqual(all);
  });

  test('are not overridden by the bot that plays for a person without a connected page', async () => {
    const world = await dealt('asleep', { hands: onlyWest });
    await world.ask(ciro, arm({ silentTiles: [tile('1p')] }));
    world.table.departed(ciro.id);
    await world.ask(ana, discard('1p'));
    await world.clock.advance(8000);
    expect(handOf(world).seats[2].melds).toHaveLength(0);
    expect(toldAfter(world, 'drew')).toBeLessThanOrEqual(5000);
  });
});

test('a player who has switched off claims is still offered a win', async () => {
  const world = await dealt('hu asked', { settings: { clock: 'none' } });
  await world.ask(bea, arm({ noClaims: true }));
  await world.ask(ciro, arm({ noClaims: true }));
  await world.ask(ana, discard('1p'));
  await world.clock.advance(60_000);
  await world.ask(bea, { type: 'act', action: { type: 'claim', claim: { kind: 'win' } } });
  await world.clock.advance(5000);
  expect(outcome(world)).toMatchObject({ kind: 'won', seat: 1, from: 0 });
});

describe('an automatic win', () => {
  test('is declared while the phone sleeps', async () => {
    const world = await dealt('sleeping win');
    await world.ask(bea, arm({ autoWin: true }));
    world.table.departed(bea.id);
    await world.ask(ana, discard('1p'));
    await world.clock.advance(1000);
    expect(outcome(world)).toMatchObject({ kind: 'won', seat: 1, from: 0 });
  });

  test('waits for its least worth; a smaller win is offered to the player', async () => {
    const worth = async (autoWinFrom: number) => {
      const world = await dealt(`worth ${autoWinFrom}`, { settings: { clock: 'none' } });
      await world.ask(bea, arm({ autoWin: true, autoWinFrom }));
      await world.ask(ciro, arm({ noClaims: true }));
      await world.ask(ana, discard('1p'));
      await world.clock.advance(20_000);
      return { isWon: outcome(world) !== undefined, phase: handOf(world).phase.name };
    };
    expect(await worth(8)).toMatchObject({ isWon: true });
    expect(await worth(200)).toEqual({ isWon: false, phase: 'claims' });
  });

  test('counts a self-drawn win alike; with automatic discards it waits for the player', async () => {
    const world = await dealt('own', { settings: { clock: 'none' }, hands: ['9p', WAITS, '1p', IDLE], draws: '4p' });
    await world.ask(bea, arm({ autoWin: true, autoWinFrom: 200, playDrawn: true, noClaims: true }));
    for (const one of [ciro, people[3]!]) await world.ask(one, arm({ noClaims: true }));
    await world.ask(ana, discard('9p'));
    await world.clock.advance(30_000);
    expect(handOf(world).phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('4p') });
  });

  test('never happens in strict play, which reveals no facts', async () => {
    const world = await dealt('strict', { settings: { ruleset: 'ema' } });
    await world.ask(bea, arm({ autoWin: true, noClaims: true }));
    await world.ask(ana, discard('1p'));
    await world.clock.advance(8000);
    expect(outcome(world)).toBeUndefined();
    expect(toldAfter(world, 'drew')).toBeGreaterThan(1000);
  });
});

describe('a smaller win that is let go', () => {
  const letGo = { autoWin: true, autoWinFrom: 200, smallWins: 'let-go' } as const;

  test('is neither offered nor awaited, even without a limit', async () => {
    const waited = async (smallWins: 'ask' | 'let-go') => {
      const world = await dealt('let go', { settings: { clock: 'none' } });
      await world.ask(bea, arm({ ...letGo, smallWins, noClaims: true }));
      await world.ask(ciro, arm({ noClaims: true }));
      await world.ask(ana, discard('1p'));
      await world.clock.advance(12_500);
      return toldAfter(world, 'drew');
    };
    expect(await waited('ask')).toBeUndefined();
    expect(await waited('let-go')).toBeDefined();
  });

  test('takes a window as long as any other, and no time of the player', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 30; n++) {
      const world = await dealt(`let go ${n}`);
      await world.ask(bea, arm({ ...letGo, noClaims: true }));
      await world.ask(ciro, arm({ noClaims: true }));
      await world.ask(ana, discard('1p'));
      await world.clock.advance(6000);
      waits.push(toldAfter(world, 'drew')!);
      expect(world.table.state.clock.reserves[1]).toBe(30_000);
    }
    for (const after of waits) expect((after - 1000) % 250).toBe(0);
    expect(waits.filter(after => after > 1000).length).toBeGreaterThan(8);
  });

  test('leaves the other claims on offer', async () => {
    const world = await dealt('chow', { settings: { clock: 'none' } });
    await world.ask(bea, arm(letGo));
    await world.ask(ana, discard('1p'));
    const south = seatOf(world.table.state.session, 1);
    const all = [{ kind: 'win' }, { kind: 'chow', low: tile('1p') }, { kind: 'pass' }] as const;
    expect(askedClaims(world.table.state, south, all)).toEqual(all.slice(1));
    expect(askedClaims(world.table.state, south, [all[0], all[2]])).toEqual([]);
    await world.clock.advance(20_000);
    expect(handOf(world).phase.name).toBe('claims');
  });

  test('goes out with the drawn tile if that is discarded automatically', async () => {
    const world = await dealt('drawn', { settings: { clock: 'none' }, hands: ['9p', WAITS, '1p', IDLE], draws: '4p' });
    await world.ask(bea, arm({ ...letGo, playDrawn: true, noClaims: true }));
    for (const one of [ciro, people[3]!]) await world.ask(one, arm({ noClaims: true }));
    await world.ask(ana, discard('9p'));
    await world.clock.advance(30_000);
    expect(handOf(world).seats[1].discards[0]).toMatchObject({ tile: tile('4p') });
  });

  test('is a win as soon as it is worth the points', async () => {
    const world = await dealt('worth it');
    await world.ask(bea, arm({ ...letGo, autoWinFrom: 8 }));
    await world.ask(ana, discard('1p'));
    await world.clock.advance(1000);
    expect(outcome(world)).toMatchObject({ kind: 'won', seat: 1, from: 0 });
  });

  test('makes nothing jump if it is let go while it is on offer', async () => {
    for (let n = 0; n < 10; n++) {
      const world = await dealt(`late ${n}`, { settings: { clock: 'none' } });
      await world.ask(ciro, arm({ noClaims: true }));
      await world.ask(ana, discard('1p'));
      await world.clock.advance(2500);
      await world.ask(bea, arm({ ...letGo, noClaims: true }));
      expect(toldAfter(world, 'drew')).toBeUndefined();
      await world.clock.advance(10_000);
      expect(toldAfter(world, 'drew')).toBeGreaterThan(2500);
    }
  });
});

describe('the drawn tile', () => {
  test('goes out while the phone sleeps, and not always after the same time', async () => {
    const times = new Set<number>();
    for (let n = 0; n < 6; n++) {
      const world = await dealt(`drawn ${n}`, { hands: ['9p', IDLE], draws: '4p' });
      await world.ask(bea, arm({ playDrawn: true, noClaims: true }));
      if (n % 2 === 0) world.table.departed(bea.id);
      await world.ask(ana, discard('9p'));
      await world.clock.advance(9000);
      expect(handOf(world).seats[1].discards[0]).toMatchObject({ tile: tile('4p') });
      times.add(world.table.state.clock.since);
    }
    expect(times.size).toBeGreaterThan(2);
  });
});

describe('flowers', () => {
  const flowers = { settings: { ruleset: 'cn1998', clock: 'none' }, hands: ['9p', IDLE], draws: 'f1 4p' } as const;

  test('are shown automatically where the player may choose the moment', async () => {
    const world = await dealt('flowers', flowers);
    for (const one of people) await world.ask(one, arm({ noClaims: true }));
    await world.ask(ana, discard('9p'));
    await world.clock.advance(15_000);
    expect(handOf(world).seats[1].flowers).toEqual([tile('f1')]);
  });

  test('are kept by a player who switched that off, hand after hand', async () => {
    const world = await dealt('kept', flowers);
    for (const one of people) await world.ask(one, arm({ noClaims: true, autoFlowers: false }));
    await world.ask(ana, discard('9p'));
    await world.clock.advance(30_000);
    expect(handOf(world).seats[1].concealed).toContain(tile('f1'));
  });
});

describe('the switches', () => {
  test('reset with every hand, except for the flowers', () => {
    const all = {
      noClaims: true,
      playDrawn: true,
      autoWin: true,
      autoWinFrom: 24,
      smallWins: 'let-go' as const,
      silentTiles: [tile('1p')],
      autoFlowers: false,
    };
    const armed = evolveTable(unopened, { at: 0, event: { type: 'switched', place: 1, switches: all } });
    expect(armed.switches[1]).toEqual(all);
    const begun = { type: 'session', event: { type: 'hand-begun', wall: [], dice: [1, 1, 1, 1] } } as never;
    const next = evolveTable(armed, { at: 0, event: begun });
    expect(next.switches[1]).toEqual({ ...NO_SWITCHES, autoFlowers: false });
    expect(next.switches[0]).toEqual(NO_SWITCHES);
  });

  test('are read from logs that have fewer switches', () => {
    const old = { type: 'switched', place: 2, switches: { noClaims: true, playDrawn: false, autoWin: true } } as const;
    const { switches } = evolveTable(unopened, { at: 0, event: old });
    expect(switches[2]).toEqual({ ...NO_SWITCHES, noClaims: true, autoWin: true });
  });

  test('are bounded in what a page may send', () => {
    const ask = (switches: object) => tableCommandSchema.safeParse({ type: 'switch', switches });
    const three = { noClaims: true, playDrawn: false, autoWin: false };
    expect(ask(three).data).toEqual({ type: 'switch', switches: { ...NO_SWITCHES, noClaims: true } });
    expect(ask({ ...three, autoWinFrom: 24, silentTiles: [0, 33] }).success).toBe(true);
    expect(['ask', 'let-go', undefined].every(smallWins => ask({ ...three, smallWins }).success)).toBe(true);
    expect(ask({ ...three, smallWins: 'take' }).success).toBe(false);
    expect(ask({ ...three, silentTiles: [34] }).success).toBe(false);
    expect(ask({ ...three, silentTiles: Array.from({ length: 35 }, () => 0) }).success).toBe(false);
    expect(ask({ ...three, autoWinFrom: -1 }).success).toBe(false);
    expect(ask({ ...three, autoWinFrom: 1.5 }).success).toBe(false);
  });
});
