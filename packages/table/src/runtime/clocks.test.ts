import type { TableSettings } from '@gorrion/protocol';
import { byPlayer, legalActions, type Player, playerAt, seatOf } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import { moveTime } from '../clock/deadlines.ts';
import { evolveTable } from '../state/evolve.ts';
import { NO_SWITCHES } from '../state/unopened.ts';
import { person, until, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const ana = person('Ana');
const bea = person('Bea');
const four = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

const phaseOf = (world: World) => world.table.state.session.hand.phase;
const isTurn = (world: World) => world.table.state.session.phase === 'playing' && phaseOf(world).name === 'turn';

/** Until a player's second or later turn. */
async function laterTurn(seed: string, settings: Partial<TableSettings>, people = four): Promise<World> {
  const world = new World(seed);
  await world.start(settings, ...people);
  await until(world, () => {
    const phase = phaseOf(world);
    return isTurn(world) && phase.name === 'turn' && phase.source === 'wall';
  });
  return world;
}

async function timeOfTurn(world: World): Promise<number> {
  const { since } = world.table.state.clock;
  await until(world, () => world.table.state.clock.since !== since);
  return world.table.state.clock.since - since;
}

describe('clocks', () => {
  test('[R18] in a competition: 20 s for the first discard, then 10 s, and a second for the network', async () => {
    const world = new World('wmo');
    await world.start({ clock: 'wmo' }, ...four);
    await until(world, () => isTurn(world));
    // Discards are sent on ticks of 20 ms.
    const first = await timeOfTurn(world);
    expect(first).toBeGreaterThanOrEqual(21_000);
    expect(first).toBeLessThan(21_020);
    expect(phaseOf(world).name).toBe('claims');
    expect(await timeOfTurn(world)).toBe(3000);
    expect(await timeOfTurn(world)).toBe(11_000);
  });

  test('[R18] when time runs out the table discards the drawn tile', async () => {
    const world = await laterTurn('drawn', { clock: 'wmo' });
    const phase = phaseOf(world);
    const drawn = phase.name === 'turn' ? phase.drawn : undefined;
    await timeOfTurn(world);
    expect(phaseOf(world)).toMatchObject({ name: 'claims', tile: drawn });
  });

  test('the time bank is spent after the move’s own seconds, and is refilled with every hand', async () => {
    const world = await laterTurn('bank', { clock: 'club' });
    const { table } = world;
    const phase = phaseOf(world);
    const player = playerAt(table.state.session, phase.name === 'turn' ? phase.seat : 0);
    expect(moveTime(table.state)?.deadline).toBe(table.state.clock.since + 75_000);
    await world.clock.advance(20_000);
    const who = four.find(one => table.viewerOf(one.id) === player)!;
    const [discard] = legalActions(table.state.session.hand, seatOf(table.state.session, player)).filter(
      a => a.type === 'discard',
    );
    await world.ask(who, { type: 'act', action: { type: 'discard', tile: discard!.tile } });
    const left = table.state.clock.banks[player];
    expect(left).toBeGreaterThan(54_900);
    expect(left).toBeLessThanOrEqual(55_000);
    await until(world, () => table.state.session.handNumber === 2, 100_000);
    expect(table.state.clock.banks).toEqual([60_000, 60_000, 60_000, 60_000]);
  });

  test('without a clock no deadline exists', async () => {
    const world = new World('none');
    await world.start({ clock: 'none' }, ...four);
    await until(world, () => isTurn(world));
    await world.clock.advance(24 * 3600_000);
    expect(phaseOf(world)).toMatchObject({ name: 'turn', source: 'deal' });
  });

  test('no clock ever declares a win', async () => {
    for (const clock of ['wmo', 'club'] as const) {
      const world = new World(`never ${clock}`);
      await world.start({ clock, hands: 4 }, ...four);
      await until(world, () => world.table.isOver, 100_000);
      const { results } = world.table.state.session;
      expect(results.map(result => result.outcome.kind)).toEqual(['exhausted', 'exhausted', 'exhausted', 'exhausted']);
    }
  });
});

describe('the session’s time', () => {
  test('[R85] when it is up, the hand in progress is void and the game over', async () => {
    const world = new World('the time');
    await world.start({ clock: 'wmo', minutes: 15 }, ana, bea);
    const { table } = world;
    const end = table.state.clock.sessionEndsAt!;
    await until(world, () => table.isOver, 100_000);
    expect(table.state.session.end?.reason).toBe('time');
    expect(world.clock.now()).toBe(end);
    expect(table.state.session.results.at(-1)?.outcome.kind).toBe('void');
    expect(table.state.proof?.opened).toBeDefined();
  });

  test('[R85] where the rules say so, the hand is played to its end', async () => {
    const world = new World('finish');
    await world.start({ clock: 'wmo', minutes: 17, ruleset: 'ema' }, ana, bea);
    const { table } = world;
    const end = table.state.clock.sessionEndsAt!;
    await until(world, () => table.isOver, 100_000);
    expect(world.clock.now()).toBeGreaterThan(end);
    expect(table.state.session.results.at(-1)?.outcome.kind).not.toBe('void');
  });

  test('after a pause a turn has its whole time again, and the bank has paid for the first part', async () => {
    const world = await laterTurn('anew', { clock: 'club' });
    const { table } = world;
    const { clock, session } = table.state;
    const phase = phaseOf(world);
    const player = playerAt(session, phase.name === 'turn' ? phase.seat : 0);
    await world.clock.advance(20_000);
    for (const one of four) await world.ask(one, { type: 'ask-pause', isWanted: true });
    const paused = table.state;
    const from = paused.pause.since!;
    await world.clock.advance(60_000);
    await world.ask(ana, { type: 'ask-pause', isWanted: false });
    const { since, banks } = table.state.clock;
    expect(since).toBeGreaterThanOrEqual(from + 60_000);
    expect(banks[player]).toBe(60_000 - (from - clock.since - 15_000));
    expect(moveTime(table.state)?.deadline).toBe(since + 15_000 + banks[player]);
    // A log of an earlier version goes on with the rest of the turn.
    const old = evolveTable(paused, { at: since, event: { type: 'resumed' } });
    expect(old.clock).toEqual({ ...paused.clock, since: clock.since + since - from, sessionEndsAt: undefined });
  });

  test('pauses do not count', async () => {
    const world = new World('pauses');
    await world.start({ clock: 'wmo', minutes: 15 }, ana);
    const { table } = world;
    const end = table.state.clock.sessionEndsAt!;
    await world.ask(ana, { type: 'ask-pause', isWanted: true });
    await world.clock.advance(600_000);
    await world.ask(ana, { type: 'ask-pause', isWanted: false });
    expect(table.state.clock.sessionEndsAt! - end).toBeGreaterThanOrEqual(600_000);
  });
});

describe('switches', () => {
  const arm = (noClaims: boolean, playDrawn: boolean, autoWin: boolean) =>
    ({ type: 'switch', switches: { ...NO_SWITCHES, noClaims, playDrawn, autoWin } }) as const;

  test('are visible to their player only, and reset with every hand', async () => {
    const world = await laterTurn('arms', { clock: 'wmo' });
    const { table } = world;
    const place = table.viewerOf(ana.id) as Player;
    await world.ask(ana, arm(true, false, true));
    expect(table.snapshot(place).state.switches[place].noClaims).toBe(true);
    for (const viewer of [((place + 1) & 3) as Player, 'spectator'] as const) {
      expect(table.snapshot(viewer).state.switches[place].noClaims).toBe(false);
      const frames = world.publisher.to(viewer).flatMap(frame => frame.entries);
      expect(frames.some(entry => entry.event.type === 'switched')).toBe(false);
    }
    await until(world, () => table.state.session.handNumber === 2, 100_000);
    expect(table.state.switches[place].noClaims).toBe(false);
  });

  test('a seat with that switch discards its drawn tile automatically', async () => {
    const world = await laterTurn('plays by itself', { clock: 'none' }, [ana]);
    const { table } = world;
    await world.ask(ana, arm(true, true, false));
    const { since } = table.state.clock;
    const phase = phaseOf(world);
    if (phase.name === 'turn' && playerAt(table.state.session, phase.seat) === table.viewerOf(ana.id)) {
      expect(await timeOfTurn(world)).toBeLessThan(1500);
    }
    await until(world, () => table.state.session.results.length === 1, 100_000);
    expect(table.state.clock.since).toBeGreaterThan(since);
  });

  test('automatic wins take a legal one at the beat, and a self-drawn one', async () => {
    const world = new World('auto');
    const hands = ['1p', '123456789m 11s 23p'];
    const table = await world.stacked({ clock: 'club' }, four, { hands });
    await world.ask(bea, arm(false, false, true));
    await world.ask(ana, { type: 'act', action: { type: 'discard', tile: tile('1p') } });
    await world.clock.advance(999);
    expect(table.state.session.phase).toBe('playing');
    await world.clock.advance(1);
    expect(table.state.session.results[0]?.outcome).toMatchObject({ kind: 'won', seat: 1, from: 0 });

    const alone = new World('alone');
    const drawn = await alone.stacked({ clock: 'club' }, four, { hands: ['9p', hands[1]!], draws: '4p' });
    await alone.ask(bea, arm(true, true, true));
    await alone.ask(ana, { type: 'act', action: { type: 'discard', tile: tile('9p') } });
    await alone.clock.advance(12_000);
    expect(drawn.state.session.results[0]?.outcome).toMatchObject({ kind: 'won', seat: 1, from: 1 });
  });
});

test('a claim reserve pays for thinking beyond the beat, is visible to its player only, and ends in a pass', async () => {
  const world = new World('reserve');
  await world.start({ clock: 'club' }, ...four);
  const { table } = world;
  const spent = () => table.state.clock.reserves.some(left => left < 30_000);
  await until(world, spent, 100_000);
  const full = byPlayer(() => 30_000);
  expect(table.snapshot('spectator').state.clock.reserves).toEqual(full);
  const player = table.state.clock.reserves.findIndex(left => left < 30_000) as Player;
  const own = table.snapshot(player).state.clock.reserves;
  // Never answered: the player pays from the beat to the limit of 5 s, not for the wait after it.
  expect(own[player]).toBe(26_000);
  expect(own.filter(left => left === 30_000)).toHaveLength(3);
});
