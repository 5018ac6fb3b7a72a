import type { ClockName, TableViewer } from '@gorrion/protocol';
import type { Claim, HandEvent } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import { NO_SWITCHES } from '../state/unopened.ts';
import { person, SimpleBots, until, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea, ciro, dan] = people as [
  (typeof people)[0] & {},
  (typeof people)[0] & {},
  (typeof people)[0] & {},
  (typeof people)[0] & {},
];

/** East will discard 1 of dots: South can win or chow, West can pung. */
const ALL = { hands: ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'] };
/** Nobody can do anything with it. */
const NONE = { hands: ['1p 159m 159s 9p EESSW', '123456789m 11s 56p', '99p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'] };

const discard = (text: string) => ({ type: 'act', action: { type: 'discard', tile: tile(text) } }) as const;
const claim = (made: Claim) => ({ type: 'act', action: { type: 'claim', claim: made } }) as const;

interface TimedFact {
  readonly after: number;
  readonly event: HandEvent;
}

/** What a viewer was told of the hand since East's discard, and how many milliseconds after it. */
function toldSince(world: World, viewer: TableViewer): readonly TimedFact[] {
  const frames = world.publisher
    .to(viewer)
    .flatMap(({ sentAt, entries }) => entries.map(({ event }) => ({ sentAt, event })));
  const at = frames.findIndex(
    ({ event }) => event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'discarded',
  );
  return frames.slice(at).flatMap(({ sentAt, event }) => {
    const isHand = event.type === 'session' && event.event.type === 'hand';
    return isHand ? [{ after: sentAt - frames[at]!.sentAt, event: event.event.event as HandEvent }] : [];
  });
}

async function discarded(seed: string, stack: typeof ALL, clock: ClockName, who = people) {
  const world = new World(seed);
  await world.stacked({ clock }, who, stack);
  await world.ask(ana, discard('1p'));
  return world;
}

describe('claims', () => {
  test('are sealed: other viewers see nothing of a claim until it is announced', async () => {
    const world = await discarded('sealed', ALL, 'club');
    await world.clock.advance(300);
    await world.ask(ciro, claim({ kind: 'pung' }));
    expect(toldSince(world, 2).map(({ event }) => event.type)).toEqual(['discarded', 'claim-made']);
    for (const viewer of [0, 1, 3, 'spectator'] as const) {
      expect(toldSince(world, viewer).map(({ event }) => event.type)).toEqual(['discarded']);
      expect(world.table.snapshot(viewer).state.session.hand.phase).toMatchObject({
        made: [undefined, undefined, undefined, undefined],
      });
    }
  });

  test('are final', async () => {
    const world = await discarded('final', ALL, 'club');
    await world.ask(ciro, claim({ kind: 'pass' }));
    expect(await world.ask(ciro, claim({ kind: 'pung' }))).toEqual({ ok: false, code: 'already-answered' });
  });

  test('that cross the pass of the clock are refused as too late', async () => {
    const world = await discarded('cross', ALL, 'club');
    const envelope = world.envelope(ciro, claim({ kind: 'pung' }));
    await world.ask(bea, { type: 'ask-pause', isWanted: true });
    await until(
      world,
      () => world.table.state.session.hand.phase.name === 'claims' && world.table.state.clock.reserves[2] < 30_000,
    );
    expect(await world.send(ciro, envelope)).toEqual({ ok: false, code: 'stale-command' });
  });

  test('a pung is announced on the beat, and taken three seconds after the discard', async () => {
    const world = await discarded('pung', ALL, 'club');
    await world.ask(ciro, claim({ kind: 'pung' }));
    await world.clock.advance(6000);
    expect(toldSince(world, 3).slice(1, 3)).toMatchObject([
      { after: 1000, event: { type: 'claim-announced', seat: 2 } },
      { after: 3000, event: { type: 'melded', seat: 2 } },
    ]);
  });

  test('a win overrides an announced pung', async () => {
    const world = await discarded('override', ALL, 'club');
    await world.ask(ciro, claim({ kind: 'pung' }));
    await world.clock.advance(1600);
    await world.ask(bea, claim({ kind: 'win' }));
    await world.clock.advance(3000);
    expect(world.table.state.session.results[0]?.outcome).toMatchObject({ kind: 'won', seat: 1, from: 0 });
    expect(toldSince(world, 0).map(({ event }) => event.type)).toEqual(['discarded', 'claim-announced', 'won']);
  });

  test('a pung has precedence over an earlier chow', async () => {
    const world = await discarded('rank', ALL, 'club');
    await world.ask(bea, claim({ kind: 'chow', low: tile('1p') }));
    await world.clock.advance(1200);
    await world.ask(ciro, claim({ kind: 'pung' }));
    await world.clock.advance(4000);
    expect(world.table.state.session.hand.seats[2].melds).toHaveLength(1);
    expect(world.table.state.session.hand.seats[1].melds).toHaveLength(0);
  });

  test('[C27] where a laid chow stands it is laid on the beat, and a pung called later is refused', async () => {
    const world = new World('laid');
    const game = { ruleset: 'macau', rules: { exchanges: false, laidChowStands: true }, clock: 'club' } as const;
    await world.stacked(game, people, ALL);
    await world.ask(ana, discard('1p'));
    await world.ask(bea, claim({ kind: 'chow', low: tile('1p') }));
    await world.clock.advance(1200);
    expect(await world.ask(ciro, claim({ kind: 'pung' }))).toEqual({ ok: false, code: 'no-such-claim' });
    await world.clock.advance(4000);
    expect(toldSince(world, 3).slice(1, 3)).toMatchObject([
      { after: 1000, event: { type: 'claim-announced', seat: 1 } },
      { after: 3000, event: { type: 'melded', seat: 1 } },
    ]);
  });

  test.each([
    [true, 0],
    [false, 1],
  ])('[C27] of a person alone, whose chow a bot’s pung follows (it stands: %s)', async (laidChowStands, melder) => {
    const bots = new SimpleBots(
      ({ seat }, legal) =>
        legal.find(a => a.type === 'claim' && a.claim.kind === 'pung') ??
        legal.find(a => a.type === 'discard' && a.tile === tile('4p') && seat === 3) ??
        legal.at(-1)!,
    );
    const world = new World('alone', bots);
    const game = { ruleset: 'macau', rules: { exchanges: false, laidChowStands }, clock: 'none' } as const;
    const hands = ['23p 159m 159s 9p EESSW', '44p 147m 369s 88p SNN', '1245m 77p 258s NNCC', '4p 369m 147s PPPFFF'];
    await world.stacked(game, [ana], { hands });
    await world.ask(ana, discard('W'));
    await until(world, () => {
      const { phase } = world.table.state.session.hand;
      return phase.name === 'claims' && phase.from === 3;
    });
    await world.ask(ana, claim({ kind: 'chow', low: tile('2p') }));
    await world.clock.advance(3000);
    const melds = world.table.state.session.hand.seats.map(seat => seat.melds.length);
    expect([melds[0], melds[1]]).toEqual(melder === 0 ? [1, 0] : [0, 1]);
  });

  test('silence until the limit is a pass', async () => {
    const world = await discarded('silence', ALL, 'club');
    await world.clock.advance(4980);
    expect(toldSince(world, 3)).toHaveLength(1);
    await world.clock.advance(40);
    expect(toldSince(world, 3)[1]).toMatchObject({ after: 5000, event: { type: 'drew', seat: 1 } });
  });

  test('one person against bots skips the beat', async () => {
    const world = await discarded('solo', NONE, 'club', [ana]);
    await world.clock.advance(700);
    expect(toldSince(world, 0)[1]?.event.type).toBe('drew');
  });

  test('a bot’s claim comes as late as people’s', async () => {
    const claimer = new SimpleBots(
      (_, legal) => legal.find(a => a.type === 'claim' && a.claim.kind === 'pung') ?? legal[0]!,
    );
    const world = new World('bot claims', claimer);
    const hands = [ALL.hands[0]!, NONE.hands[1]!, ALL.hands[2]!, ALL.hands[3]!];
    await world.stacked({ clock: 'club' }, [ana, bea], { hands });
    await world.ask(ana, discard('1p'));
    await world.clock.advance(9000);
    const [, announced] = toldSince(world, 0);
    expect(announced).toMatchObject({ event: { type: 'claim-announced', seat: 2 } });
    expect(announced!.after).toBeGreaterThanOrEqual(1000);
    expect((announced!.after - 1000) % 250).toBe(0);
  });
});

describe('a pause reveals nothing', () => {
  test('[R18] in a competition every byte and every moment is the same, whichever seat could have claimed', async () => {
    const frames = [];
    for (const stack of [ALL, NONE]) {
      const world = await discarded('same', stack, 'wmo');
      if (stack === ALL) {
        await world.clock.advance(400);
        await world.ask(bea, claim({ kind: 'pass' }));
      }
      await world.clock.advance(3600 - (world.clock.now() % 1000));
      frames.push(JSON.stringify(toldSince(world, 3).slice(0, 2)));
    }
    expect(frames[0]).toBe(frames[1]);
    expect(JSON.parse(frames[0]!)[1]).toMatchObject({ after: 3000 });
  });

  test.each([
    ['fast', 600, 200],
    ['club', 1000, 250],
    ['relaxed', 1000, 250],
    ['none', 1500, 500],
  ] as const)('%s: nothing but the discard before the beat, everything on the grid', async (clock, beat, grid) => {
    const contents = new Set<string>();
    for (const [n, stack] of [ALL, NONE, ALL, NONE].entries()) {
      const world = await discarded(`grid ${n}`, stack, clock);
      if (stack === ALL) {
        await world.clock.advance(130 + 700 * n);
        for (const one of [bea, ciro]) await world.ask(one, claim({ kind: 'pass' }));
      }
      await world.clock.advance(14_000);
      const told = toldSince(world, 3);
      expect(told[0]?.event.type).toBe('discarded');
      expect(told[1]?.event.type).toBe('drew');
      expect(told[1]!.after).toBeGreaterThanOrEqual(beat);
      contents.add(JSON.stringify(told.slice(0, 2).map(({ event }) => event)));
      expect((told[1]!.after - beat) % grid).toBe(0);
    }
    expect(contents.size).toBe(1);
  });

  test('the eligible player who has passed at once still waits as if another player could claim', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 40; n++) {
      const world = await discarded(
        `waits ${n}`,
        { hands: [...NONE.hands.slice(0, 2), ALL.hands[2]!, NONE.hands[3]!] },
        'club',
      );
      await world.ask(ciro, claim({ kind: 'pass' }));
      await world.clock.advance(6000);
      waits.push(toldSince(world, 2).find(({ event }) => event.type === 'drew')!.after);
    }
    expect(waits.filter(after => after > 1000).length).toBeGreaterThan(10);
  });

  test('a seat with switches and one that is away look alike: the window waits for neither', async () => {
    for (const mode of ['armed', 'away'] as const) {
      const world = new World(mode);
      // South can only chow: about a Hu even an armed seat is asked.
      const hands = ALL.hands.map(hand => hand.replace('11s 23p', '12s 23p'));
      await world.stacked({ clock: 'none', absence: 'play-drawn' }, people, { hands });
      for (const one of [bea, ciro]) {
        if (mode === 'away') world.table.departed(one.id);
        else await world.ask(one, { type: 'switch', switches: { ...NO_SWITCHES, noClaims: true } });
      }
      await world.ask(ana, discard('1p'));
      await world.clock.advance(12_500);
      expect(toldSince(world, 3)[1]?.event.type).toBe('drew');
    }
  });

  test('a player who disconnects during the window makes nothing jump', async () => {
    for (let n = 0; n < 20; n++) {
      const world = await discarded(`drop ${n}`, ALL, 'club');
      await world.ask(bea, claim({ kind: 'pass' }));
      await world.clock.advance(2500);
      world.table.departed(ciro.id);
      await world.clock.advance(0);
      expect(toldSince(world, 3)).toHaveLength(1);
      await world.clock.advance(4000);
      const drew = toldSince(world, 3)[1]!;
      expect(drew.event.type).toBe('drew');
      expect(drew.after).toBeGreaterThan(2500);
      expect(drew.after).toBeLessThanOrEqual(5000);
    }
  });

  test('a player who is back in time may still answer', async () => {
    const world = await discarded('back', ALL, 'club');
    world.table.departed(ciro.id);
    await world.clock.advance(200);
    world.table.arrived(ciro.id);
    await world.clock.advance(0);
    expect(await world.ask(ciro, claim({ kind: 'pung' }))).toMatchObject({ ok: true });
    await world.clock.advance(4000);
    expect(world.table.state.session.hand.seats[2].melds).toHaveLength(1);
  });
});

test('[R31] an added kong can be robbed, in a window timed like a discard’s', async () => {
  const world = new World('rob');
  const hands = ['1p 159m 159s 9p EESSW', '258m 258s 7p NNCCFF', '11p 147m 369s 88p WW', '123456789m 11s 23p'];
  const table = await world.stacked({ clock: 'wmo' }, people, { hands, draws: '7s 7s 4s 1p' });
  await world.ask(ana, discard('1p'));
  await world.ask(ciro, claim({ kind: 'pung' }));
  await until(world, () => {
    const { phase, seats } = table.state.session.hand;
    return phase.name === 'turn' && phase.seat === 2 && seats[2].melds.length === 1 && phase.source === 'wall';
  });
  expect((await world.ask(ciro, { type: 'act', action: { type: 'declare-kong', tile: tile('1p') } })).ok).toBe(true);
  const { since } = table.state.clock;
  expect((await world.ask(dan, claim({ kind: 'win' }))).ok).toBe(true);
  await until(world, () => table.state.session.results.length === 1);
  expect(table.state.clock.since - since).toBe(3000);
  expect(table.state.session.results[0]?.outcome).toMatchObject({ kind: 'won', seat: 3, from: 2, robbed: true });
});
