import { CLAIM_SECONDS, CLOCK_NAMES, type TableSettings } from '@gorrion/protocol';
import { settingsSchema } from '@gorrion/protocol/schemas';
import type { Claim, HandEvent, Player, SeatCommand } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import { person, SETTINGS, SimpleBots, World } from '../testing/index.ts';

// Many tables: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea, ciro] = people as [ReturnType<typeof person>, ReturnType<typeof person>, ReturnType<typeof person>];

/** East will discard 1 of dots: South's hand is complete with it, West could pung it. */
const COMPLETE = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];
/** Nobody can do anything with it. */
const INCOMPLETE = ['1p 159m 159s 9p EESSW', '123456789m 11s 56p', '99p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];

const discard = { type: 'act', action: { type: 'discard', tile: tile('1p') } } as const;
const claim = (made: Claim) => ({ type: 'act', action: { type: 'claim', claim: made } }) as const;

async function discarded(seed: string, settings: Partial<TableSettings>, hands: readonly string[], who = people) {
  const world = new World(seed);
  await world.stacked({ ruleset: 'ema', ...settings }, who, { hands });
  await world.ask(ana, discard);
  return world;
}

const isOneOfDots = (command: SeatCommand) => command.type === 'discard' && command.tile === tile('1p');

/** Returns what a player was sent of the hand after its discard number `nth` (from 0), and how many ms later. */
function sentTo(world: World, player: Player, nth = 0): readonly { after: number; type: HandEvent['type'] }[] {
  const sent = world.publisher.to(player).flatMap(({ sentAt, entries }) =>
    entries.flatMap(({ event }) => {
      const isHand = event.type === 'session' && event.event.type === 'hand';
      return isHand ? [{ sentAt, type: event.event.event.type }] : [];
    }),
  );
  const from = sent.flatMap(({ type }, n) => (type === 'discarded' ? [n] : []))[nth]!;
  return sent.slice(from + 1).map(({ sentAt, type }) => ({ after: sentAt - sent[from]!.sentAt, type }));
}

describe('in strict play a claim window does not reveal to a silent player whether their own hand is complete', () => {
  test.each(CLOCK_NAMES)('clock %s: lasts three seconds whatever the player holds', async clock => {
    for (const hands of [COMPLETE, INCOMPLETE]) {
      const world = await discarded(`silent ${clock}`, { clock }, hands);
      await world.clock.advance(3100);
      expect(sentTo(world, 1)[0]).toEqual({ after: 3000, type: 'drew' });
    }
  });

  test.each(CLAIM_SECONDS)('it lasts the %i seconds that the host chose', async claimSeconds => {
    for (const hands of [COMPLETE, INCOMPLETE]) {
      const world = await discarded(`chosen ${claimSeconds}`, { clock: 'none', claimSeconds }, hands);
      await world.clock.advance(5100);
      expect(sentTo(world, 1)[0]).toEqual({ after: 1000 * claimSeconds, type: 'drew' });
    }
  });

  test('also against bots alone', async () => {
    for (const wait of ['23p', '56p']) {
      const bots = new SimpleBots((_, legal) => legal.find(isOneOfDots) ?? legal[0]!);
      const world = new World('alone', bots);
      const hands = [`123456789m 11s ${wait} 9s`, '1p 147m 369s EESSWW', '258m 258s 7p NNCCFF', '99p 147m 369s 8p WWN'];
      await world.stacked({ ruleset: 'ema', clock: 'none' }, [bea], { hands });
      await world.ask(bea, { type: 'act', action: { type: 'discard', tile: tile('9s') } });
      await world.clock.advance(10_000);
      expect(sentTo(world, 0, 1)[0]).toEqual({ after: 3000, type: 'drew' });
    }
  });

  test('a claim or a pass has no effect before the window ends, and is then applied', async () => {
    const world = await discarded('carried out', { clock: 'club' }, COMPLETE);
    await world.ask(bea, claim({ kind: 'pass' }));
    await world.ask(ciro, claim({ kind: 'pung' }));
    await world.clock.advance(3100);
    expect(sentTo(world, 3)[0]).toEqual({ after: 3000, type: 'melded' });
  });

  test('thinking to the end costs no time bank or reserve', async () => {
    const world = await discarded('free', { clock: 'fast', claimSeconds: 5 }, COMPLETE);
    await world.clock.advance(4800);
    expect(await world.ask(bea, claim({ kind: 'win', declared: ['pure-straight'] }))).toMatchObject({ ok: true });
    await world.clock.advance(300);
    expect(world.table.state.session.results[0]?.outcome).toMatchObject({ kind: 'won', seat: 1, from: 0 });
  });
});

describe('in strict play a word takes the discard before its tiles lie', () => {
  const said = async (seed: string, settings: Partial<TableSettings> = {}) => {
    const world = await discarded(seed, { clock: 'club', ...settings }, COMPLETE);
    await world.ask(ciro, claim({ kind: 'said', word: 'pung' }));
    return world;
  };
  const layDown = { type: 'act', action: { type: 'lay-down', tiles: [tile('1p'), tile('1p')] } } as const;

  test('nobody hears it before the window ends; then its player lays the tiles down', async () => {
    const world = await said('word');
    expect(await world.ask(ciro, layDown)).toMatchObject({ ok: false, code: 'no-such-claim' });
    await world.clock.advance(3100);
    expect(sentTo(world, 3)).toEqual([{ after: 3000, type: 'claim-taken' }]);
    expect(await world.ask(ciro, layDown)).toMatchObject({ ok: true });
    expect(sentTo(world, 3)[1]).toMatchObject({ type: 'melded' });
  });

  test('3.11.6.11: a word that was taken is voided by a ruling, one that nobody has heard is not', async () => {
    const world = await said('voided');
    const ruling = { kind: 'void-claim', player: 2, article: '3.11.6.11' } as const;
    expect(await world.ask(bea, { type: 'propose-ruling', ruling })).toEqual({ ok: false, code: 'bad-ruling' });
    await world.clock.advance(3100);
    await world.ask(bea, { type: 'propose-ruling', ruling });
    for (const one of people) await world.ask(one, { type: 'answer-ruling', isAgreed: true });
    expect(world.table.state.umpire?.rulings).toMatchObject([{ by: 'players', ruling }]);
    expect(world.table.state.session.hand).toMatchObject({ phase: { name: 'turn', seat: 1 } });
    expect(await world.ask(ciro, layDown)).toMatchObject({ ok: false });
  });

  test('their own clock runs, and at its end the word counts as taken back', async () => {
    const world = await said('too long', { clock: 'fast' });
    await world.clock.advance(37_000);
    expect(sentTo(world, 3)).toEqual([{ after: 3000, type: 'claim-taken' }]);
    await world.clock.advance(5000);
    expect(sentTo(world, 3).slice(1, 3)).toMatchObject([{ type: 'fouled' }, { type: 'drew' }]);
    expect(world.table.state.session.hand.seats[2].fouls).toEqual(['change-of-mind']);
  });

  test('a bot lays them down for a player who has left', async () => {
    const world = await said('gone');
    await world.clock.advance(3100);
    await world.ask(ciro, { type: 'leave' });
    await world.clock.advance(10_000);
    expect(sentTo(world, 3)[1]).toMatchObject({ type: 'melded' });
    expect(world.table.botFaults).toBe(0);
  });

  test('it stands after a restart', async () => {
    const world = await said('restart');
    await world.clock.advance(3100);
    await world.crash(60_000, people);
    expect(world.table.state.session.hand.phase).toMatchObject({ taken: { seat: 2, word: 'pung' } });
    expect(await world.ask(ciro, layDown)).toMatchObject({ ok: true });
  });
});

test('at a strict table a false Hu is told to all, and its points move when the hand ends', async () => {
  const world = await discarded(
    'false',
    { clock: 'club', ruleset: 'wmo2006', rules: { assist: 'strict' } },
    INCOMPLETE,
  );
  await world.ask(bea, claim({ kind: 'win' }));
  await world.clock.advance(3100);
  for (const viewer of [0, 1, 2, 3] as const) expect(sentTo(world, viewer).map(({ type }) => type)).toContain('fouled');
  const { hand, totals } = world.table.state.session;
  expect([hand.penalties, hand.seats[1].isDead, totals]).toEqual([[20, -60, 20, 20], true, [0, 0, 0, 0]]);
});

test('a bot plays on for a player whose hand has too few tiles', async () => {
  const world = new World('short');
  await world.stacked({ ruleset: 'ema', clock: 'club' }, people.slice(0, 2), { hands: ['1111m 159s'] });
  for (const action of [
    { type: 'declare-kong', tile: tile('1m') },
    { type: 'discard', tile: tile('9s') },
  ] as const)
    expect(await world.ask(ana, { type: 'act', action })).toMatchObject({ ok: true });
  expect(world.table.state.session.hand.seats[0]).toMatchObject({ fouls: ['wrong-count'], isDead: true });
  await world.ask(ana, { type: 'leave' });
  await world.clock.advance(120_000);
  expect(world.table.state.session.hand.seats[0].discards.length).toBeGreaterThan(2);
  expect([world.table.botFaults, world.table.fault]).toEqual([0, undefined]);
});

test('in strict play a flower waits for its player: the table shows none by itself', async () => {
  const world = new World('by hand');
  const stack = { hands: ['1p 159m 159s 9p EESSW'], draws: 'f1' };
  await world.stacked({ ruleset: 'ema', clock: 'none' }, people, stack);
  await world.ask(ana, discard);
  await world.clock.advance(60_000);
  expect(world.table.state.switches[1].autoFlowers).toBe(true);
  const { phase, seats } = world.table.state.session.hand;
  expect([phase, seats[1].flowers]).toMatchObject([{ name: 'turn', seat: 1, drawn: tile('f1') }, []]);
});

test('claim windows of strict play last three, four or five seconds; other tables ignore the choice', async () => {
  const opened = (claimSeconds: unknown) => settingsSchema.safeParse({ ...SETTINGS, claimSeconds }).success;
  expect([2, 3, 4, 5, 6, 3.5, '3'].map(opened)).toEqual([false, true, true, true, false, false, false]);
  const world = await discarded('assisted', { ruleset: 'wmo2006', clock: 'wmo', claimSeconds: 5 }, INCOMPLETE);
  await world.clock.advance(3100);
  expect(sentTo(world, 1)[0]).toEqual({ after: 3000, type: 'drew' });
});
