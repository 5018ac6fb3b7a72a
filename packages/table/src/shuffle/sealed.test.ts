import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { decideAsBot } from '@gorrion/bots';
import type { SealedShuffleProof, TableSettings } from '@gorrion/protocol';
import { below, byPlayer, OWN_WALLS, SEATS, seeded, type Tile, WALL_WITHOUT_FLOWERS } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { openingOfEvent } from '../decide/chore.ts';
import { digestOfOwnKey } from '../people/umpireKey.ts';
import type { Bots } from '../ports/ports.ts';
import { finishedGames, openHands } from '../record/gameRecord.ts';
import { Table } from '../runtime/table.ts';
import { evolveTable, VIEWERS } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { redactTable, viewTable } from '../state/view.ts';
import {
  beginSealed,
  DUPLICATE,
  disturb,
  openSealed,
  pagesOf,
  person,
  SETTINGS,
  sealedSource,
  until,
  World,
} from '../testing/index.ts';
import { sealedChance, sealedCommitment, verifySealed } from './sealed.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const PLACE = { duplicate: DUPLICATE, handNumber: 1 };
const SECRET = { salt: '01'.repeat(32), seed: '02'.repeat(32) };
const WITHOUT_FLOWERS: Partial<TableSettings> = { rules: { flowerExposure: 'none' } };

/** Plays a table of a duplicate to its end, with people who come and go and a server that crashes. */
async function played(seed: string, deals: string, walls: 'own' | 'shared', settings: Partial<TableSettings>) {
  const world = new World(seed, undefined, sealedSource(deals));
  const random = seeded(seed);
  await beginSealed(world, walls, settings, ...PEOPLE);
  pagesOf(world, PEOPLE, random);
  for (let turn = 0; turn < 2000 && !world.table.isOver; turn++) {
    await world.clock.advance(5000);
    if (turn % 7 === 0) await disturb(world, random, PEOPLE);
    if (turn % 60 === 50) await world.crash(60_000, PEOPLE);
  }
  return world;
}

const IRENE = person('Irene');
const KEY = '0123456789abcdef0123456789abcdef';

/** A table of sealed deals in its first hand, with an umpire. */
async function umpiredTable(): Promise<World> {
  const world = new World('umpired', undefined, sealedSource('deals'));
  const settings = { ...SETTINGS, ...WITHOUT_FLOWERS, deals: { duplicate: DUPLICATE, walls: 'own' as const } };
  const chairs = byPlayer(n => ({ kind: 'person', ...PEOPLE[n]!, presence: 'away' }) as const);
  const event = { kind: 'duplicate', id: 'ABCD2345', name: 'Tuesday', session: 1, table: 1 } as const;
  const facts = openingOfEvent(settings, event, chairs);
  world.table = await world.settled(Table.openWith('table', facts, world.ports));
  for (const one of PEOPLE) world.table.arrived(one);
  const keys = [{ helper: 1, digest: digestOfOwnKey(KEY, IRENE.id) }];
  await world.settled(world.table.order({ type: 'admit-umpires', keys, isHeld: false }));
  await world.settled(world.table.order({ type: 'begin-event', secret: world.ports.sealed!.secretOf(DUPLICATE, 1)! }));
  await until(world, () => world.table.state.session.phase === 'playing');
  await world.ask(IRENE, { type: 'take-umpire', key: KEY });
  return world;
}

const dealsOf = (world: World) =>
  world.store
    .logOf('table')
    .flatMap(({ event }) =>
      event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'dealt'
        ? [event.event.event]
        : [],
    );

const commitmentsOf = (world: World) =>
  world.store.logOf('table').flatMap(({ event }) => (event.type === 'shuffle-committed' ? [event] : []));

describe('sealed deals', () => {
  test.each([
    ['own', WITHOUT_FLOWERS, 136],
    ['shared', {}, 144],
    ['shared', WITHOUT_FLOWERS, 136],
  ] as const)('of %s walls are the same at two tables, hand by hand (%o)', async (walls, settings, tiles) => {
    const [one, other] = [await played('one', 'deals', walls, settings), await played('two', 'deals', walls, settings)];
    const count = Math.min(dealsOf(one).length, dealsOf(other).length);
    expect(count).toBeGreaterThan(2);
    for (let hand = 0; hand < count; hand++) {
      const [a, b] = [dealsOf(one)[hand]!, dealsOf(other)[hand]!];
      expect([a.wall, a.dice, a.hands, a.layout]).toEqual([b.wall, b.dice, b.hands, b.layout]);
      expect(a.wall).toHaveLength(tiles);
    }
    expect(commitmentsOf(one).map(({ commitment }) => commitment)).toEqual(
      sealedSource('deals')
        .secrets.slice(0, commitmentsOf(one).length)
        .map((secret, n) => sealedCommitment({ duplicate: DUPLICATE, handNumber: n + 1 }, secret)),
    );
    const elsewhere = new World('one', undefined, sealedSource('other deals'));
    await beginSealed(elsewhere, walls, settings, ...PEOPLE);
    pagesOf(elsewhere, PEOPLE, seeded('one'));
    await until(elsewhere, () => dealsOf(elsewhere).length > 0);
    expect(dealsOf(elsewhere)[0]!.wall).not.toEqual(dealsOf(one)[0]!.wall);
  });

  test('keep the law of views, and tell no viewer a seed or a wall, not even after the game', async () => {
    const { secrets } = sealedSource('deals');
    for (const [seed, walls] of [
      ['law 1', 'own'],
      ['law 2', 'shared'],
    ] as const) {
      const world = await played(seed, 'deals', walls, WITHOUT_FLOWERS);
      let state = unopened;
      let views = VIEWERS.map(viewer => viewTable(unopened, viewer));
      for (const entry of world.store.logOf('table')) {
        const before = state;
        state = evolveTable(state, entry);
        views = VIEWERS.map((viewer, n) => {
          const told = redactTable(before, entry.event, viewer);
          const view = told ? evolveTable(views[n]!, { at: entry.at, event: told }) : views[n]!;
          const [text, shown] = [JSON.stringify(view), JSON.stringify(told ?? null)];
          expect(text === JSON.stringify(viewTable(state, viewer)), `${viewer} ${entry.event.type}`).toBe(true);
          for (const { salt, seed: hidden } of secrets)
            expect([text, shown].some(one => one.includes(hidden) || one.includes(salt))).toBe(false);
          expect(view.session.hand.wall.tiles.every(tile => tile < 0)).toBe(true);
          return view;
        });
      }
      expect(world.table.isOver).toBe(true);
      expect(world.table.fault).toBeUndefined();
      expect(world.table.state.secret).toBeUndefined();
    }
  });

  test('have no nonces and no second chance: the table begins at once, and nobody is asked', async () => {
    const world = new World('quick', undefined, sealedSource('deals'));
    await beginSealed(world, 'own', WITHOUT_FLOWERS, ...PEOPLE);
    await until(world, () => world.table.state.session.phase === 'playing');
    const kinds = new Set(world.store.logOf('table').map(({ event }) => event.type));
    for (const kind of ['nonce-sealed', 'nonces-called', 'shuffle-void', 'shuffle-opened'] as const)
      expect(kinds).not.toContain(kind);
    expect(world.table.state.places.map(place => place.kind === 'person' && place.id)).toEqual(
      PEOPLE.map(({ id }) => id),
    );
    expect(world.table.state.session.hand.wall.layout).toEqual(OWN_WALLS);
  });

  test('meet bots that play the same move in the same position, at every table', async () => {
    const asked = new Map<string, Set<string>>();
    const playsOf = async (seed: string, deals: string) => {
      const bots: Bots = {
        decide: async ({ hand, seat, seed, level, isFixed }) => {
          const answer = decideAsBot(level, hand, seat, seed);
          const position = JSON.stringify([deals, seat, hand, isFixed]);
          asked.set(position, (asked.get(position) ?? new Set()).add(JSON.stringify(answer)));
          return answer;
        },
      };
      const world = new World(seed, bots, sealedSource(deals));
      await beginSealed(world, 'own', { ...WITHOUT_FLOWERS, absence: 'wait' }, PEOPLE[0]!);
      pagesOf(world, [PEOPLE[0]!], seeded('the same person'));
      await until(world, () => world.table.state.session.results.length === 2);
      return world.store
        .logOf('table')
        .flatMap(({ event }) => (event.type === 'session' && event.event.type === 'hand' ? [event.event.event] : []));
    };
    const [one, other] = [await playsOf('one', 'deals'), await playsOf('two', 'deals')];
    expect(one.length).toBeGreaterThan(60);
    expect(other).toEqual(one);
    expect([...asked.values()].every(answers => answers.size === 1)).toBe(true);
    expect([...asked.keys()].every(position => position.endsWith('true]'))).toBe(true);
  });

  test('are dealt once: no ruling deals a hand again, and no host plays them', async () => {
    const world = new World('once', undefined, sealedSource('deals'));
    await openSealed(world, 'own', WITHOUT_FLOWERS, ...PEOPLE);
    const { settings } = world.table.state;
    for (const command of [
      { type: 'start' },
      { type: 'add-bot', level: 'expert' },
      { type: 'remove', place: 1 },
      { type: 'change-settings', settings: { ...settings, hands: 8 } },
    ] as const)
      expect(await world.ask(PEOPLE[0]!, command), command.type).toEqual({ ok: false, code: 'not-host' });
    const plain = new World('plain');
    await plain.open({}, PEOPLE[0]!);
    const wanted = { ...plain.table.state.settings, deals: settings.deals! };
    expect(await plain.ask(PEOPLE[0]!, { type: 'change-settings', settings: wanted })).toEqual({
      ok: false,
      code: 'settings-contradict',
    });
    const umpired = await umpiredTable();
    const ruling = { kind: 'replay-hand', article: '3.11.2', remark: 'Again.' } as const;
    expect(await umpired.ask(IRENE, { type: 'rule', ruling })).toEqual({ ok: false, code: 'event-decides' });
  });

  test('are not drawn from anywhere else: without its duplicate a table waits', async () => {
    const world = new World('lost', undefined, sealedSource('deals'));
    await beginSealed(world, 'own', WITHOUT_FLOWERS, ...PEOPLE);
    pagesOf(world, PEOPLE, seeded('lost'));
    await until(world, () => world.table.state.session.results.length === 1);
    world.table.dispose();
    const { sealed: _, ...ports } = world.ports;
    world.table = await world.settled(Table.restore('table', world.store.logOf('table'), ports));
    for (const one of PEOPLE) world.table.arrived(one);
    for (const one of PEOPLE) await world.ask(one, { type: 'ready' });
    await world.clock.advance(200_000);
    expect([world.table.state.session.handNumber, world.table.fault]).toEqual([1, undefined]);
  });

  test('leave the log as a record once the game is over, without their secrets, and no hand before', async () => {
    const world = new World('record', undefined, sealedSource('deals'));
    await beginSealed(world, 'own', WITHOUT_FLOWERS, ...PEOPLE);
    pagesOf(world, PEOPLE, seeded('record'));
    const idOf = () => 'table-1' as never;
    await until(world, () => world.table.state.session.results.length === 2);
    expect(openHands(world.store.logOf('table'), idOf)).toBeUndefined();
    await until(world, () => world.table.isOver);
    const [game] = finishedGames(world.store.logOf('table'), idOf);
    expect(game!.record.sheet.lines).toHaveLength(4);
    const text = JSON.stringify(game!.record);
    for (const { salt, seed } of sealedSource('deals').secrets)
      expect(text.includes(salt) || text.includes(seed)).toBe(false);
    // A duplicate has one game: the table does not begin another one.
    for (const one of PEOPLE) await world.ask(one, { type: 'ready' });
    await world.clock.advance(60_000);
    expect(world.table.state.gamesPlayed).toBe(0);
  });
});

interface PublishedDeals {
  readonly isGenuine: boolean;
  readonly deals: readonly { readonly dice: unknown; readonly wall?: unknown; readonly walls?: readonly Tile[][] }[];
}

/** Returns the output of the published program, which shares no code with this project. */
function checkedAlone(given: unknown): PublishedDeals {
  const file = join(import.meta.dirname, '../../docs/verify-duplicate.mjs');
  const { stdout, stderr } = spawnSync(process.execPath, [file], { input: JSON.stringify(given), encoding: 'utf8' });
  if (stderr) throw new Error(stderr);
  return JSON.parse(stdout) as PublishedDeals;
}

describe('an opened deal', () => {
  const proof: SealedShuffleProof = {
    format: 4,
    ...PLACE,
    walls: 'own',
    game: 1,
    rules: 'wmo2006/4/{"flowerExposure":"none"}',
    commitment: sealedCommitment(PLACE, SECRET),
    opened: undefined,
    isDealt: true,
  };

  test('has golden values, so that other programs can be checked with them', () => {
    expect(proof.commitment).toBe('1e3cf37830fc061123f18a211c119224ad0ff5ba1366ed624721f83a44a4a991');
    const { dice, ring } = sealedChance(PLACE, SECRET, OWN_WALLS);
    expect(dice).toEqual([6, 4, 1, 4]);
    expect(ring.slice(0, 13)).toEqual([8, 14, 6, 14, 20, 27, 28, 11, 10, 31, 5, 7, 26]);
  });

  test.each(['own', 'shared', 'flowers'] as const)('is rebuilt by a program of its own (%s)', kind => {
    const { secrets } = sealedSource(`standalone ${kind}`);
    const walls = kind === 'own' ? 'own' : 'shared';
    const rules = kind === 'flowers' ? 'wmo2006/16' : proof.rules;
    const deals = secrets.map((secret, n) => {
      const place = { duplicate: DUPLICATE, handNumber: n + 1 };
      return { handNumber: n + 1, commitment: sealedCommitment(place, secret), ...secret };
    });
    const given = { duplicate: DUPLICATE, walls, tiles: kind === 'flowers' ? 144 : 136, deals };
    const alone = checkedAlone(given);
    expect(alone.isGenuine).toBe(true);
    for (const [n, { dice, wall, walls: four }] of alone.deals.entries()) {
      const here = verifySealed({ ...proof, walls, rules, ...deals[n]! }, deals[n]!);
      expect([here.isGenuine, here.dice, here.wall]).toEqual([true, dice, wall ?? four?.flat()]);
    }
    const forged = { ...given, deals: deals.map(deal => ({ ...deal, seed: secrets[0]!.salt })) };
    expect(checkedAlone(forged).isGenuine).toBe(false);
  });

  test('is rebuilt from its proof, and every other value is found out', () => {
    const verified = verifySealed(proof, SECRET);
    expect(verified).toMatchObject({ isGenuine: true, layout: OWN_WALLS });
    expect(verifySealed({ ...proof, walls: 'shared' }, SECRET)).toMatchObject({ layout: WALL_WITHOUT_FLOWERS });
    const random = seeded('other values');
    const others = [
      { ...proof, handNumber: 2 },
      { ...proof, duplicate: 'd1'.repeat(16) },
      { ...proof, commitment: '00'.repeat(32) },
    ];
    for (const other of others) expect(verifySealed(other, SECRET).isGenuine).toBe(false);
    for (let n = 0; n < 50; n++) {
      const at = below(random, 64);
      const changed = [...SECRET.seed];
      changed[at] = changed[at] === '0' ? '1' : '0';
      expect(verifySealed(proof, { ...SECRET, seed: changed.join('') }).isGenuine).toBe(false);
      expect(verifySealed(proof, { ...SECRET, salt: changed.join('') }).isGenuine).toBe(false);
    }
  });

  test('gives each of four own walls every kind about as often (200 deals)', () => {
    const counts = SEATS.map(() => new Map<Tile, number>());
    for (let n = 1; n <= 200; n++) {
      const { ring } = sealedChance({ ...PLACE, handNumber: n }, SECRET, OWN_WALLS);
      for (const seat of SEATS)
        for (const tile of ring.slice(34 * seat, 34 * seat + 34))
          counts[seat]!.set(tile, (counts[seat]!.get(tile) ?? 0) + 1);
    }
    // Each kind is expected 200 times in each wall; five standard deviations are 53.
    for (const seat of SEATS) {
      expect(counts[seat]!.size).toBe(34);
      for (const count of counts[seat]!.values()) expect(Math.abs(count - 200)).toBeLessThan(53);
    }
  });
});
