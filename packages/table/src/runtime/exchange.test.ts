import { createHash } from 'node:crypto';
import type { TableSettings } from '@gorrion/protocol';
import { type HandEvent, SEATS, type Seat, seeded, type Tile } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Caller } from '../decide/context.ts';
import { NO_SWITCHES } from '../state/unopened.ts';
import { pagesOf, person, SimpleBots, until, World } from '../testing/index.ts';

// Whole hands: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

type P = ReturnType<typeof person>;
const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea, ciro, dan] = people as [P, P, P, P];
const HANDS = ['2345678m 19m EEESS', '2345678s 19s SSWW', '2345678p 19p WNNN', '234m 234s 234p CCFF'];

/** A first hand in Macau's way, in its first exchange. */
async function begun(settings: Partial<TableSettings> = {}, who: readonly Caller[] = people, bots = new SimpleBots()) {
  const world = new World(`exchange ${JSON.stringify(settings)} ${who.length}`, bots);
  await world.stacked({ ruleset: 'macau', clock: 'club', ...settings }, who, { hands: HANDS });
  return world;
}

const gives = (world: World, who: Caller, text: string) =>
  world.ask(who, { type: 'act', action: { type: 'exchange', tiles: tiles(text) } });
const phaseOf = (world: World) => world.table.state.session.hand.phase;
const chosenBy = (world: World, seat: Seat): readonly Tile[] | undefined => {
  const phase = phaseOf(world);
  return phase.name === 'exchanging' ? phase.chosen[seat] : undefined;
};
const giver = (world: World) => {
  const phase = phaseOf(world);
  return phase.name === 'exchanging' ? phase.giver : undefined;
};
const exchanges = (world: World) => world.table.state.session.hand.exchanges ?? [];

/** When (server ms) events of a kind of hand events were written. */
const timesOf = (world: World, type: HandEvent['type']) =>
  world.store
    .logOf('table')
    .flatMap(({ at, event }) =>
      event.type === 'session' && event.event.type === 'hand' && event.event.event.type === type ? [at] : [],
    );

describe('exchanges at a table', () => {
  test('[C22] people choose in any order, also at the same moment, and see what the others may see', async () => {
    const world = await begun();
    const { answers } = world.envelope(bea, { type: 'ask-pause', isWanted: false });
    expect((await gives(world, ana, '23m')).ok).toBe(true);
    const late = world.envelope(bea, { type: 'act', action: { type: 'exchange', tiles: tiles('23s') } });
    expect((await world.send(bea, { ...late, answers })).ok).toBe(true);
    expect(exchanges(world)).toEqual([{ seat: 0, given: [tiles('23m'), tiles('23s')] }]);
    const told = (viewer: 0 | 1 | 2 | 3 | 'spectator') =>
      world.publisher.to(viewer).flatMap(({ entries }) =>
        entries.flatMap(({ event }) => {
          const of = event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;
          return of?.type === 'exchanged' ? [of.given] : [];
        }),
      );
    expect([told(0), told(1)]).toEqual([[[tiles('23m'), tiles('23s')]], [[tiles('23m'), tiles('23s')]]]);
    const hidden = [
      [
        [-1, -1],
        [-1, -1],
      ],
    ];
    expect([told(2), told(3), told('spectator')]).toEqual([hidden, hidden, hidden]);
  });

  test('[C22] all four exchanges by people lead to the first turn of the banker', async () => {
    const world = await begun({ clock: 'none' });
    for (const [one, text] of [
      [ana, '23m'],
      [bea, '23s'],
      [bea, '45s'],
      [ciro, '23p'],
      [ciro, '45p'],
      [dan, '23m'],
      [dan, '23p'],
      [ana, '45m'],
    ] as const)
      expect((await gives(world, one, text)).ok).toBe(true);
    expect(exchanges(world)).toHaveLength(4);
    expect(phaseOf(world)).toMatchObject({ name: 'turn', seat: 0, source: 'deal' });
  });

  test('[C23] a wrong tile, a second choice and a stranger are refused', async () => {
    const world = await begun();
    expect(await gives(world, ana, '12m')).toEqual({ ok: false, code: 'tile-not-exchanged' });
    expect(await gives(world, ciro, '23p')).toEqual({ ok: false, code: 'no-exchange' });
    await gives(world, ana, '23m');
    expect(await gives(world, ana, '45m')).toEqual({ ok: false, code: 'no-exchange' });
    expect(await gives(world, person('Eva'), '45m')).toEqual({ ok: false, code: 'not-seated' });
  });
});

describe('bots', () => {
  test('[C22] a person and bots: the bots choose at their pace, and wait for the person', async () => {
    const world = await begun({ clock: 'none' }, [ana]);
    await world.clock.advance(60_000);
    expect([giver(world), chosenBy(world, 0), chosenBy(world, 1)?.length]).toEqual([0, undefined, 2]);
    await gives(world, ana, '23m');
    await until(world, () => giver(world) === 3 && chosenBy(world, 3) !== undefined);
    // South with West and West with North are bots alone.
    const [first, second, third] = timesOf(world, 'exchanged');
    expect(second! - first!).toBeGreaterThanOrEqual(600);
    expect(third! - second!).toBeGreaterThanOrEqual(600);
    await world.clock.advance(600_000);
    expect([giver(world), chosenBy(world, 0)]).toEqual([3, undefined]);
    await gives(world, ana, '45m');
    expect(phaseOf(world)).toMatchObject({ name: 'turn', seat: 0, source: 'deal' });
    expect(world.table.botFaults).toBe(0);
  });

  test('[C23] a bot that gives what it may not is corrected, and counted as a fault', async () => {
    const bots = new SimpleBots(({ seat }) => ({ type: 'exchange', seat, tiles: tiles('EE') }));
    const world = await begun({ clock: 'none' }, [ana], bots);
    await until(world, () => chosenBy(world, 1) !== undefined);
    expect(chosenBy(world, 1)).toEqual(tiles('78s'));
    expect(world.table.botFaults).toBe(1);
  });

  test('[C22] a bot that never answers gives its last tiles', async () => {
    const bots = new SimpleBots();
    bots.decide = () => new Promise(() => {});
    const world = await begun({ clock: 'none' }, [ana], bots);
    await until(world, () => chosenBy(world, 1) !== undefined);
    expect(chosenBy(world, 1)).toEqual(tiles('78s'));
  });
});

describe('time', () => {
  test.each([
    ['club', 25_000],
    ['fast', 20_000],
    ['wmo', 21_000],
  ] as const)('[C22] with the clock %s the table chooses after %i ms for those who have not', async (clock, limit) => {
    const world = await begun({ clock });
    await gives(world, bea, '23s');
    const { since } = world.table.state.clock;
    await until(world, () => exchanges(world).length === 1);
    expect(world.clock.now() - since).toBe(limit);
    expect(exchanges(world)[0]).toEqual({ seat: 0, given: [tiles('78m'), tiles('23s')] });
    await until(world, () => phaseOf(world).name === 'turn');
    expect(world.clock.now() - since).toBe(4 * limit);
  });

  test('[C22] without a limit the table waits', async () => {
    const world = await begun({ clock: 'none' });
    await world.clock.advance(24 * 3600_000);
    expect([giver(world), chosenBy(world, 0), chosenBy(world, 1)]).toEqual([0, undefined, undefined]);
  });

  test('[C22] no bank and no reserve pays for it', async () => {
    const world = await begun({ clock: 'club' });
    const { banks, reserves } = world.table.state.clock;
    await until(world, () => phaseOf(world).name === 'turn');
    expect(world.table.state.clock).toMatchObject({ banks, reserves });
  });

  test('[C22] a pause stops the clock and refuses choices', async () => {
    const world = await begun({ clock: 'club' });
    const { since } = world.table.state.clock;
    for (const one of people) await world.ask(one, { type: 'ask-pause', isWanted: true });
    expect(await gives(world, ana, '23m')).toEqual({ ok: false, code: 'table-paused' });
    await world.clock.advance(600_000);
    expect(giver(world)).toBe(0);
    expect(exchanges(world)).toEqual([]);
    await world.ask(bea, { type: 'ask-pause', isWanted: false });
    const paused = world.table.state.clock.since - since;
    expect(paused).toBeGreaterThanOrEqual(600_000);
    await until(world, () => exchanges(world).length === 1);
    expect(world.clock.now() - since - paused).toBe(25_000);
  });
});

describe('a person who is not there', () => {
  test('[C22] wait: the table pauses, and they choose when they are back', async () => {
    const world = await begun({ absence: 'wait' });
    world.table.departed(bea.id);
    await world.clock.advance(3600_000);
    expect(world.table.state.pause.since).toBeDefined();
    expect(chosenBy(world, 1)).toBeUndefined();
    world.table.arrived(bea);
    await world.clock.advance(0);
    expect((await gives(world, bea, '23s')).ok).toBe(true);
  });

  test.each(['bot', 'play-drawn'] as const)('[C22] %s: the table chooses for them after a grace', async absence => {
    const world = await begun({ absence, clock: 'none' });
    const left = world.clock.now();
    world.table.departed(bea.id);
    await until(world, () => chosenBy(world, 1) !== undefined);
    expect(world.clock.now() - left).toBe(10_000);
    if (absence === 'play-drawn') expect(chosenBy(world, 1)).toEqual(tiles('78s'));
  });

  test.each(['bot', 'play-drawn'] as const)(
    '[C22] %s: back within the grace, they choose themselves',
    async absence => {
      const world = await begun({ absence, clock: 'none' });
      world.table.departed(bea.id);
      await world.clock.advance(9000);
      world.table.arrived(bea);
      await world.clock.advance(60_000);
      expect(chosenBy(world, 1)).toBeUndefined();
      expect((await gives(world, bea, '23s')).ok).toBe(true);
      expect(chosenBy(world, 1)).toEqual(tiles('23s'));
    },
  );

  test.each(['wait', 'bot', 'play-drawn'] as const)('[C22] %s: for who has left it chooses at once', async absence => {
    const world = await begun({ absence, clock: 'none' });
    const left = world.clock.now();
    await world.ask(bea, { type: 'leave' });
    await until(world, () => chosenBy(world, 1) !== undefined);
    expect(world.clock.now() - left).toBeLessThan(5000);
  });

  test('[C22] a bot that stands in stops as soon as they are back: they make the next choice', async () => {
    const world = await begun({ absence: 'bot', clock: 'none' });
    world.table.departed(bea.id);
    await gives(world, ana, '23m');
    await until(world, () => giver(world) === 1);
    world.table.arrived(bea);
    await world.clock.advance(60_000);
    expect([giver(world), chosenBy(world, 1)]).toEqual([1, undefined]);
  });

  test('[C22] switches for claims and discards do not choose for their player', async () => {
    const world = await begun({ clock: 'none' });
    const switches = { ...NO_SWITCHES, noClaims: true, playDrawn: true, autoWin: true, autoFlowers: true };
    for (const one of people) await world.ask(one, { type: 'switch', switches });
    await world.clock.advance(600_000);
    expect([chosenBy(world, 0), chosenBy(world, 1)]).toEqual([undefined, undefined]);
  });
});

describe('a restart in the middle', () => {
  test('[C22] keeps what was laid face down, and the other neighbour still chooses', async () => {
    const world = await begun({ clock: 'none' });
    await gives(world, ana, '23m');
    await world.crash(60_000, people);
    expect([chosenBy(world, 0), chosenBy(world, 1)]).toEqual([tiles('23m'), undefined]);
    expect(await gives(world, ana, '45m')).toEqual({ ok: false, code: 'no-exchange' });
    await gives(world, bea, '23s');
    expect(exchanges(world)).toEqual([{ seat: 0, given: [tiles('23m'), tiles('23s')] }]);
  });

  test.each(['bot', 'play-drawn'] as const)('[C22] %s: nobody who may still reconnect is played for', async absence => {
    const world = await begun({ absence, clock: 'club' });
    await world.crash(60_000, [ana]);
    await world.clock.advance(8000);
    expect(chosenBy(world, 1)).toBeUndefined();
    world.table.arrived(bea);
    await world.clock.advance(0);
    expect((await gives(world, bea, '23s')).ok).toBe(true);
  });

  test('[C22] between any two writes the exchanges go on to the first turn', async () => {
    for (const chosen of SEATS) {
      const world = await begun({ clock: 'club' }, [ana]);
      await until(world, () => exchanges(world).length === chosen);
      await world.crash(30_000, [ana]);
      await until(world, () => phaseOf(world).name === 'turn');
      expect(exchanges(world)).toHaveLength(4);
      expect(world.table.fault).toBeUndefined();
    }
  });
});

describe('a table with an umpire', () => {
  const KEY = '0123456789abcdef0123456789abcdef';
  const digest = createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex');
  const irene = person('Irene');

  async function umpired() {
    const world = new World('umpired exchanges');
    await world.open({ ruleset: 'macau', clock: 'club' }, ...people);
    await world.ask(ana, { type: 'invite-umpire', digest });
    await world.ask(irene, { type: 'take-umpire', key: KEY });
    // The pages get the game going and choose nothing.
    pagesOf(world, people, seeded('umpired'), () => undefined);
    await world.ask(ana, { type: 'start' });
    await until(world, () => phaseOf(world).name === 'exchanging');
    return world;
  }

  test('[C22] goes on while the umpire is away', async () => {
    const world = await umpired();
    world.table.departed(irene.id);
    await until(world, () => phaseOf(world).name === 'turn');
    expect(exchanges(world)).toHaveLength(4);
  });

  test('[C22] waits while the umpire has stopped play', async () => {
    const world = await umpired();
    await world.ask(irene, { type: 'stop-play' });
    await world.clock.advance(600_000);
    expect(exchanges(world)).toEqual([]);
    await world.ask(irene, { type: 'continue-play' });
    await until(world, () => exchanges(world).length === 4);
  });
});
