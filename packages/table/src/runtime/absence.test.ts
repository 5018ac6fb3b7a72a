import type { TableSettings } from '@gorrion/protocol';
import { type Player, SEATS, seatOf, seeded } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Caller } from '../decide/context.ts';
import { anyLegal, pagesOf, person, SimpleBots, until, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea] = people as [(typeof people)[0] & {}, (typeof people)[0] & {}];
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 56p', '99p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];
const DISCARD = { type: 'act', action: { type: 'discard', tile: tile('1p') } } as const;

async function stacked(settings: Partial<TableSettings>, who = people): Promise<World> {
  const world = new World('absence');
  await world.stacked(settings, who, { hands: HANDS, draws: '4s' });
  return world;
}

const phaseOf = (world: World) => world.table.state.session.hand.phase;
const isPaused = (world: World) => world.table.state.pause.since !== undefined;

describe('a person without a connected page', () => {
  test('wait: the table pauses publicly, and resumes when they are back', async () => {
    const world = await stacked({ clock: 'club', absence: 'wait' });
    world.table.departed(bea.id);
    await world.clock.advance(3600_000);
    expect(isPaused(world)).toBe(true);
    expect(await world.ask(ana, DISCARD)).toEqual({ ok: false, code: 'table-paused' });
    world.table.arrived(bea.id);
    await world.clock.advance(0);
    expect(isPaused(world)).toBe(false);
    expect((await world.ask(ana, DISCARD)).ok).toBe(true);
  });

  test('wait: the host may hand their seat to a bot', async () => {
    const world = await stacked({ clock: 'club', absence: 'wait' });
    world.table.departed(bea.id);
    await world.clock.advance(1000);
    expect(await world.ask(ana, { type: 'remove', place: 2 })).toEqual({ ok: false, code: 'game-running' });
    expect((await world.ask(ana, { type: 'remove', place: 1 })).ok).toBe(true);
    expect(isPaused(world)).toBe(false);
    expect(world.table.state.places[1]).toMatchObject({ presence: 'left' });
  });

  test('while the host is away, the first person here acts for them', async () => {
    const world = await stacked({ clock: 'club', absence: 'wait' });
    world.table.departed(ana.id);
    await world.clock.advance(1000);
    expect(await world.ask(people[2]!, { type: 'remove', place: 0 })).toEqual({ ok: false, code: 'not-host' });
    expect((await world.ask(bea, { type: 'remove', place: 0 })).ok).toBe(true);
    expect(isPaused(world)).toBe(false);
  });

  test('play-drawn: after a grace the table discards their drawn tile', async () => {
    const world = await stacked({ clock: 'none', absence: 'play-drawn' });
    world.table.departed(bea.id);
    await world.ask(ana, DISCARD);
    await until(world, () => phaseOf(world).name === 'turn');
    const { since } = world.table.state.clock;
    await until(world, () => phaseOf(world).name === 'claims');
    expect(phaseOf(world)).toMatchObject({ from: 1, tile: tile('4s') });
    expect(world.clock.now() - since).toBeLessThan(11_000);
  });

  test('bot: a bot steps in at the usual pace, and they play again as soon as they are back', async () => {
    const world = await stacked({ clock: 'none', absence: 'bot' });
    world.table.departed(bea.id);
    await world.ask(ana, DISCARD);
    await until(world, () => phaseOf(world).name === 'turn');
    world.table.arrived(bea.id);
    await world.clock.advance(600_000);
    expect(phaseOf(world)).toMatchObject({ name: 'turn', seat: 1 });
    world.table.departed(bea.id);
    await world.clock.advance(12_000);
    expect(phaseOf(world)).not.toMatchObject({ name: 'turn', seat: 1 });
  });

  test('the table never wins for them, though a bot with the same hand would', async () => {
    const won = async (absence: 'bot' | 'play-drawn', draws: '4p' | '9s', who: readonly Caller[]) => {
      const world = new World(`never ${absence}`, new SimpleBots(anyLegal));
      const hands = [HANDS[0]!, '123456789m 11s 23p', '147m 369s 8p WWNNCF', HANDS[3]!];
      await world.stacked({ clock: 'club', absence }, who, { hands, draws });
      world.table.departed(bea.id);
      await world.ask(ana, draws === '4p' ? { ...DISCARD, action: { type: 'discard', tile: tile('9p') } } : DISCARD);
      await world.clock.advance(40_000);
      return world.table.state.session.results.map(({ outcome }) => outcome);
    };
    for (const absence of ['bot', 'play-drawn'] as const)
      for (const draws of ['4p', '9s'] as const) {
        expect(await won(absence, draws, people)).toEqual([]);
        expect(await won(absence, draws, [ana])).toMatchObject([{ kind: 'won', seat: 1 }]);
      }
  });

  test('[13] just after a restart no bot claims for a person who may still reconnect', async () => {
    const claimer = () =>
      new SimpleBots((_, legal) => legal.find(a => a.type === 'claim' && a.claim.kind === 'pung') ?? legal[0]!);
    // West can pung East's discard.
    const hands = ['1p 159m 159s 9p EESSW', '123456789m 11s 56p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];
    const pungs = async (goAway: (world: World) => unknown) => {
      const world = new World('returning', claimer());
      await world.stacked({ clock: 'club', absence: 'bot' }, people, { hands });
      await goAway(world);
      expect((await world.ask(ana, DISCARD)).ok).toBe(true);
      await world.clock.advance(6000);
      return world.table.state.session.hand.seats[2].melds.map(({ kind }) => kind);
    };
    expect(await pungs(world => world.crash(20_000, [ana]))).toEqual([]);
    const longAgo = async (world: World) => {
      world.table.departed(people[2]!.id);
      await world.clock.advance(1000);
    };
    expect(await pungs(longAgo)).toEqual(['pung']);
  });

  test('when nobody is here, bots do not play among themselves', async () => {
    const world = await stacked({ clock: 'none', absence: 'bot' }, [ana]);
    world.table.departed(ana.id);
    await world.clock.advance(24 * 3600_000);
    expect(isPaused(world)).toBe(true);
    expect(phaseOf(world)).toMatchObject({ name: 'turn', seat: 0, source: 'deal' });
    world.table.arrived(ana.id);
    await world.clock.advance(0);
    expect(isPaused(world)).toBe(false);
  });
});

describe('leaving', () => {
  test('the table plays on for a person who left, who can reclaim the seat; another person becomes the host', async () => {
    const world = await stacked({ clock: 'club', absence: 'bot' });
    await world.ask(ana, { type: 'leave' });
    expect(world.table.state.host).toBe(bea.id);
    await world.clock.advance(6000);
    expect(phaseOf(world)).not.toMatchObject({ name: 'turn', source: 'deal' });
    world.table.arrived(ana.id);
    await world.clock.advance(0);
    expect(world.table.state.places[0]).toMatchObject({ presence: 'left' });
    expect(await world.ask(ana, DISCARD)).toEqual({ ok: false, code: 'not-seated' });
    expect((await world.ask(ana, { type: 'reclaim' })).ok).toBe(true);
    expect(world.table.state.places[0]).toMatchObject({ presence: 'here' });
    expect(world.table.viewerOf(ana.id)).toBe(0);
  });

  test('a game that all people have left pauses, and is closed after a while', async () => {
    const world = await stacked({ clock: 'club' }, [ana, bea]);
    await world.ask(ana, { type: 'leave' });
    await world.ask(bea, { type: 'leave' });
    expect(isPaused(world)).toBe(true);
    await world.clock.advance(299_000);
    expect(world.table.closed).toBe(false);
    await world.clock.advance(2000);
    expect(world.table.closed).toBe(true);
  });

  test('a new name is published to everybody', async () => {
    const world = await stacked({ talk: 'always' });
    await world.ask({ ...bea, name: 'Beatriz' }, { type: 'ask-pause', isWanted: true });
    expect(world.table.state.places[1]).toMatchObject({ name: 'Beatriz' });
    world.table.arrived({ ...bea, name: 'Bea' });
    await world.clock.advance(5000);
    expect(world.table.state.places[1]).toMatchObject({ name: 'Bea' });
  });
});

describe('between hands', () => {
  const between = async (settings: Partial<TableSettings>, who = people) => {
    const world = new World('between');
    await world.start(settings, ...who);
    const pages = pagesOf(world, who, seeded('between'));
    await until(world, () => {
      const { session } = world.table.state;
      if (session.phase === 'playing') return false;
      for (const page of pages) page.isPlaying = session.results.length === 0;
      return session.results.length === 1;
    });
    return world;
  };

  test('the next hand is dealt when all who are here are ready', async () => {
    const world = await between({ clock: 'none' });
    await world.clock.advance(3600_000);
    expect(world.table.state.session.handNumber).toBe(1);
    for (const one of people.slice(0, 3)) await world.ask(one, { type: 'ready' });
    world.table.departed(people[3]!.id);
    await world.clock.advance(3000);
    expect(world.table.state.session.handNumber).toBe(2);
  });

  test('with a clock, no player holds the others up for more than a minute', async () => {
    const world = await between({ clock: 'club' });
    await world.clock.advance(57_000);
    expect(world.table.state.session.handNumber).toBe(1);
    await world.clock.advance(6000);
    expect(world.table.state.session.handNumber).toBe(2);
  });

  test('the commitment is published before the deal', async () => {
    const world = await between({ clock: 'club' }, [ana]);
    await world.ask(ana, { type: 'ready' });
    await world.clock.advance(500);
    expect(world.table.snapshot('spectator').state.proof).toMatchObject({ handNumber: 2, opened: undefined });
    expect(world.table.state.session.phase).toBe('between');
    await world.clock.advance(1000);
    expect(world.table.state.session.phase).toBe('playing');
  });
});

describe('pause, end and rematch', () => {
  test('a pause needs all people here, and any of them ends it; no clock runs during it', async () => {
    const world = await stacked({ clock: 'club' });
    for (const one of people.slice(0, 3)) await world.ask(one, { type: 'ask-pause', isWanted: true });
    expect(isPaused(world)).toBe(false);
    await world.ask(people[3]!, { type: 'ask-pause', isWanted: true });
    expect(isPaused(world)).toBe(true);
    const { since } = world.table.state.clock;
    const pausedAt = world.clock.now();
    await world.clock.advance(3600_000);
    expect(phaseOf(world)).toMatchObject({ name: 'turn', source: 'deal' });
    await world.ask(bea, { type: 'ask-pause', isWanted: false });
    expect(world.table.state.clock.since - since).toBeGreaterThanOrEqual(world.clock.now() - pausedAt - 2);
    expect(world.table.state.pause.asked).toEqual([false, false, false, false]);
  });

  test('an agreed pause lasts when a person reconnects', async () => {
    const world = await stacked({ clock: 'club' });
    for (const one of people) await world.ask(one, { type: 'ask-pause', isWanted: true });
    world.table.departed(bea.id);
    await world.clock.advance(1000);
    world.table.arrived(bea.id);
    await world.clock.advance(1000);
    expect(isPaused(world)).toBe(true);
  });

  test('all together may end the game: the hand is void, its shuffle opened', async () => {
    const world = await stacked({ clock: 'club' });
    for (const one of people) await world.ask(one, { type: 'ask-end', isWanted: true });
    const { session } = world.table.state;
    expect(session.end?.reason).toBe('abandoned');
    expect(session.results[0]?.outcome.kind).toBe('void');
  });

  test('a wish for a pause or the end is refused by anybody else at once, and a new one can be made', async () => {
    const world = await stacked({ clock: 'club' });
    for (const type of ['ask-pause', 'ask-end'] as const) {
      const asked = () => (type === 'ask-end' ? world.table.state.endAsked : world.table.state.pause.asked);
      for (const one of [ana, bea]) await world.ask(one, { type, isWanted: true });
      expect(asked().filter(Boolean)).toHaveLength(2);
      expect(await world.ask(people[2]!, { type, isWanted: false })).toMatchObject({ ok: true });
      expect(asked()).toEqual([false, false, false, false]);
      await world.ask(ana, { type, isWanted: true });
      expect(asked().filter(Boolean)).toHaveLength(1);
      await world.ask(ana, { type, isWanted: false });
      expect(asked()).toEqual([false, false, false, false]);
    }
    expect(world.table.isOver).toBe(false);
  });

  test('another game begins when all are ready; those who left are replaced, the others stay', async () => {
    const world = new World('rematch');
    await world.start({ clock: 'club' }, ana, bea);
    for (const one of [ana, bea]) await world.ask(one, { type: 'ask-end', isWanted: true });
    expect(world.table.isOver).toBe(true);
    await world.ask(bea, { type: 'leave' });
    expect(await world.ask(bea, { type: 'sit' })).toMatchObject({ ok: true });
    await world.ask(ana, { type: 'ready' });
    expect(world.table.isOver).toBe(true);
    await world.ask(bea, { type: 'ready' });
    await world.clock.advance(3000);
    expect(world.table.state.gamesPlayed).toBe(1);
    expect(world.table.state.session).toMatchObject({ phase: 'playing', handNumber: 1, totals: [0, 0, 0, 0] });
    const names = world.table.state.places.map(place => (place.kind === 'person' ? place.name : place.kind));
    expect([...names].sort()).toEqual(['Ana', 'Bea', 'bot', 'bot']);
    const player = world.table.viewerOf(ana.id) as Player;
    expect(SEATS).toContain(seatOf(world.table.state.session, player));
  });
});

describe('bots', () => {
  test('that throw or answer illegally are replaced by the default action, and counted', async () => {
    const bad = new SimpleBots((_, legal) => ({ ...legal[0]!, type: 'discard', tile: tile('f1') }));
    const world = new World('bad', bad);
    await world.start({ clock: 'club' }, ana);
    await until(world, () => world.table.state.session.results.length === 1);
    expect(world.table.botFaults).toBeGreaterThan(20);
    expect(world.table.fault).toBeUndefined();
  });

  test('that never answer are replaced by the default action in the end', async () => {
    const world = new World('mute', { decide: () => new Promise<never>(() => {}) });
    await world.start({ clock: 'club' }, ana);
    await world.clock.advance(300_000);
    expect(world.table.botFaults).toBeGreaterThan(2);
  });

  test('against bots alone a move takes about a second', async () => {
    const world = await stacked({ clock: 'none' }, [ana]);
    await world.ask(ana, DISCARD);
    const from = world.clock.now();
    await until(world, () => phaseOf(world).name === 'turn');
    await until(world, () => phaseOf(world).name === 'claims');
    expect(world.clock.now() - from).toBeLessThan(2000);
    expect(world.clock.now() - from).toBeGreaterThan(800);
  });
});
