import type { PreparedDeal, TableCommand, TeacherAct } from '@gorrion/protocol';
import { legalActions, nextFromBack, type Player, playerAt, type Seat, type Tile } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { evolveTable } from '../state/evolve.ts';
import { unopened } from '../state/unopened.ts';
import { redactTable, viewTable } from '../state/view.ts';
import { preparedOf } from '../teaching/prepared.ts';
import { openTaught, person, World } from '../testing/index.ts';

/* A lesson as its learners live it: whose time runs, what they see of their own, when they sit down and play on. */

type P = ReturnType<typeof person>;
const [clara, lena, jun, bo] = ['Clara', 'Lena', 'Jun', 'Bo'].map(person) as [P, P, P, P];
const EAST = 27 as Tile;
const MINUTE = 60_000;

const teach = (world: World, act: TeacherAct, by = clara) => world.ask(by, { type: 'teach', act });
const act = (world: World, by: P, action: Extract<TableCommand, { type: 'act' }>['action']) =>
  world.ask(by, { type: 'act', action });

/** A prepared deal by seat, of which a player deals. */
const dealOf = (dealer: Player, ...hands: readonly string[]): PreparedDeal => {
  const [east = '', south = '', west = '', north = ''] = hands;
  return { dealer, hands: [tiles(east), tiles(south), tiles(west), tiles(north)] };
};

async function lesson(name: string, deal: PreparedDeal, ...learners: readonly P[]): Promise<World> {
  const world = await openTaught(new World(name), clara, ...learners);
  expect(await teach(world, { kind: 'deal', deal })).toMatchObject({ ok: true });
  return world;
}

const river = ({ table }: World, seat: Seat) => table.state.session.hand.seats[seat].discards;
const NOTHING = { melds: [], flowers: [], discards: [] };
const LENA_WINS: PreparedDeal = {
  ...dealOf(0, '123456789m 123p EE'),
  open: { seats: [NOTHING, NOTHING, NOTHING, NOTHING], turn: 0 },
};
const LENA_DEALS = dealOf(0, '123456789m 1234p E');

describe('the clock of a lesson', () => {
  it('begins anew with another deal, however long play was paused', async () => {
    const world = await lesson('dealt in a pause', LENA_DEALS, lena);
    await teach(world, { kind: 'pause' });
    await world.clock.advance(10 * MINUTE);
    // A bot deals: its first discard comes as after any deal.
    await teach(world, { kind: 'deal', deal: dealOf(1) });
    await world.clock.advance(10_000);
    expect(river(world, 0)).not.toHaveLength(0);
  });

  it('begins anew with another try, and with moves that are taken back', async () => {
    const world = await lesson('back in a pause', LENA_DEALS, lena);
    await act(world, lena, { type: 'discard', tile: EAST });
    await world.clock.advance(2000);
    for (const back of [{ kind: 'take-back' }, { kind: 'try-again', player: 0 }] as const) {
      await teach(world, { kind: 'pause' });
      await world.clock.advance(10 * MINUTE);
      await teach(world, back);
      await world.clock.advance(MINUTE);
      await teach(world, { kind: 'go-on' });
      expect(world.table.state.clock.since).toBeLessThanOrEqual(world.clock.now());
      if (back.kind === 'take-back') await world.clock.advance(20_000);
    }
  });
});

describe('a learner', () => {
  it('sees their own pass while the hands lie open, and is not asked again', async () => {
    const world = await lesson('own pass', dealOf(0, '123456789m 1234p E', 'EE 147m 258p 369s NC'), lena, jun, bo);
    await teach(world, { kind: 'open-hands', isOpen: true });
    await act(world, lena, { type: 'discard', tile: EAST });
    expect(await act(world, jun, { type: 'claim', claim: { kind: 'pass' } })).toMatchObject({ ok: true });
    const view = world.table.snapshot(1).state.session.hand;
    expect(view.phase).toMatchObject({ name: 'claims', made: [undefined, { kind: 'pass' }, undefined, undefined] });
    expect(legalActions(view, 1)).toEqual([]);
    const seen = world.store.logOf('table').reduce(
      ({ whole, own }, entry) => {
        const told = redactTable(whole, entry.event, 1);
        return {
          whole: evolveTable(whole, entry),
          own: told ? evolveTable(own, { at: entry.at, event: told }) : own,
        };
      },
      { whole: unopened, own: viewTable(unopened, 1) },
    );
    expect(seen.own.session.hand.phase).toEqual(view.phase);
    expect(world.table.snapshot(2).state.session.hand.phase).toMatchObject({ made: Array(4).fill(undefined) });
  });

  it('who comes late takes a bot’s chair in the middle of a hand, and so does one who had left', async () => {
    const world = await lesson('late', LENA_DEALS, lena, jun);
    await world.ask(jun, { type: 'leave' });
    await teach(world, { kind: 'deal', deal: LENA_DEALS });
    for (const one of [bo, jun])
      expect(await world.ask(one, { type: 'sit', isTaught: true })).toMatchObject({ ok: true });
    const { places } = world.table.state;
    expect(places.flatMap(who => (who.kind === 'person' ? [who.name] : [])).sort()).toEqual(['Bo', 'Jun', 'Lena']);
    // Both play on: each is asked when it is their turn.
    for (let tries = 0; tries < 40 && river(world, 3).length === 0; tries++) {
      const { session, places: chairs } = world.table.state;
      const { phase, seats } = session.hand;
      const who = phase.name === 'turn' ? chairs[playerAt(session, phase.seat)] : undefined;
      if (phase.name === 'turn' && who?.kind === 'person')
        await act(world, person(who.name), { type: 'discard', tile: seats[phase.seat].concealed.at(-1)! });
      else for (const one of [lena, bo, jun]) await act(world, one, { type: 'claim', claim: { kind: 'pass' } });
      await world.clock.advance(5000);
    }
    expect(river(world, 3)).not.toHaveLength(0);
    expect(world.table.fault).toBeUndefined();
  });

  it('who leaves reads on from no chair: a bot takes it, plays for them, and lets no play go on', async () => {
    const world = await lesson('left', LENA_DEALS, lena, jun);
    await teach(world, { kind: 'open-hands', isOpen: true });
    await world.ask(lena, { type: 'leave' });
    expect(world.table.viewerOf(lena.id)).toBe('spectator');
    expect(world.table.state.places[0].kind).toBe('bot');
    await world.clock.advance(10_000);
    expect(river(world, 0)).toHaveLength(1);
    await teach(world, { kind: 'pause' });
    world.table.departed(clara.id);
    await world.clock.advance(10 * MINUTE);
    expect(await teach(world, { kind: 'go-on' }, lena)).toEqual({ ok: false, code: 'not-teacher' });
    expect(await world.ask(lena, { type: 'reclaim' })).toEqual({ ok: false, code: 'not-seated' });
    expect(await teach(world, { kind: 'go-on' }, jun)).toMatchObject({ ok: true });
  });

  it('who disturbs is taken from their chair in the middle of a hand, and does not sit down again', async () => {
    const world = await lesson('disturbed', LENA_DEALS, lena, jun);
    expect(await world.ask(jun, { type: 'remove', place: 0 })).toEqual({ ok: false, code: 'not-host' });
    expect(await world.ask(clara, { type: 'remove', place: 1 })).toMatchObject({ ok: true });
    expect(world.table.state.places[1].kind).toBe('bot');
    expect(await world.ask(jun, { type: 'sit', isTaught: true })).toEqual({ ok: false, code: 'removed-by-host' });
    // One who was only away may come back.
    world.table.departed(lena.id);
    await world.clock.advance(MINUTE);
    expect(await world.ask(clara, { type: 'remove', place: 0 })).toMatchObject({ ok: true });
    expect(await world.ask(lena, { type: 'sit', isTaught: true })).toMatchObject({ ok: true });
  });

  it('is not dealt in before they have agreed to what the teacher has changed', async () => {
    const world = await openTaught(new World('agree'), clara, lena);
    const settings = { ...world.table.state.settings, watching: 'nobody' } as const;
    expect(await world.ask(clara, { type: 'change-settings', settings })).toMatchObject({ ok: true });
    expect(await teach(world, { kind: 'deal' })).toEqual({ ok: false, code: 'not-agreed' });
    await world.ask(lena, { type: 'agree' });
    expect(await teach(world, { kind: 'deal' })).toMatchObject({ ok: true });
  });

  it('lets play go on only when the teacher has neither been there nor ordered anything for minutes', async () => {
    const world = await lesson('class', LENA_DEALS, lena);
    const goOn = () => teach(world, { kind: 'go-on' }, lena);
    world.table.departed(clara.id);
    await world.clock.advance(10 * MINUTE);
    // The teacher of a class pauses all tables, and looks at another one.
    await teach(world, { kind: 'pause' });
    await world.clock.advance(MINUTE);
    expect(await goOn()).toEqual({ ok: false, code: 'teacher-awaited' });
    await world.crash(1000, [lena]);
    expect(await goOn()).toEqual({ ok: false, code: 'teacher-awaited' });
    await world.clock.advance(2 * MINUTE);
    expect(await goOn()).toMatchObject({ ok: true });
    expect(world.table.state.lesson?.isPaused).toBe(false);
  });
});

describe('the table of a teacher', () => {
  it('takes so many orders and no more, also of those that set nothing, but lets play go on', async () => {
    const world = await lesson('many orders', LENA_DEALS, lena);
    await teach(world, { kind: 'pause' });
    // Coming and going is no order.
    world.table.departed(clara.id);
    await world.clock.advance(MINUTE);
    world.table.arrived(clara);
    await world.clock.advance(0);
    const order = (n: number) => teach(world, { kind: 'open-hands', isOpen: n % 2 === 0 });
    let taken = 0;
    while (taken < 6000 && (await order(taken)).ok) taken += 1;
    expect(taken).toBe(4998);
    expect(await order(taken)).toEqual({ ok: false, code: 'lesson-full' });
    expect(await teach(world, { kind: 'go-on' })).toMatchObject({ ok: true });
    expect([world.table.state.lesson?.isPaused, world.table.state.pause.since]).toEqual([false, undefined]);
    expect(await teach(world, { kind: 'pause' })).toEqual({ ok: false, code: 'lesson-full' });
  });

  it('closes an hour after the last learner left, however long play had been paused', async () => {
    const world = await lesson('learners gone', LENA_DEALS, lena);
    await teach(world, { kind: 'pause' });
    world.table.departed(clara.id);
    await world.clock.advance(80 * MINUTE);
    await world.ask(lena, { type: 'leave' });
    await world.clock.advance(55 * MINUTE);
    expect(world.table.closed).toBe(false);
    await world.clock.advance(6 * MINUTE);
    expect(world.table.closed).toBe(true);
  });

  it('closes an hour after the last of them went, however long play had been paused', async () => {
    const world = await lesson('deserted', LENA_DEALS);
    await teach(world, { kind: 'pause' });
    await world.clock.advance(80 * MINUTE);
    world.table.departed(clara.id);
    // The teacher of a class is at another table meanwhile.
    await world.clock.advance(50 * MINUTE);
    expect(world.table.closed).toBe(false);
    world.table.arrived(clara);
    await world.clock.advance(10 * MINUTE);
    world.table.departed(clara.id);
    await world.clock.advance(55 * MINUTE);
    expect(world.table.closed).toBe(false);
    await world.clock.advance(6 * MINUTE);
    expect(world.table.closed).toBe(true);
  });

  it('shows a new name of its teacher only after a hand in which nobody may write', async () => {
    const world = await openTaught(new World('named'), clara, lena, jun);
    const renamed = { ...clara, name: 'Clara Nova' };
    await teach(world, { kind: 'deal', deal: LENA_WINS });
    world.table.departed(clara.id);
    world.table.arrived(renamed);
    await world.clock.advance(10_000);
    expect(world.table.state.lesson?.teacher).toMatchObject({ name: 'Clara', presence: 'here' });
    await act(world, lena, { type: 'declare-win' });
    await world.clock.advance(10_000);
    expect(world.table.state.lesson?.teacher).toMatchObject({ name: 'Clara Nova', presence: 'here' });
    const quiet = await openTaught(new World('gathering'), clara, lena);
    quiet.table.arrived(renamed);
    await quiet.clock.advance(0);
    expect(quiet.table.state.lesson?.teacher.name).toBe('Clara Nova');
  });

  it('sets up the wall of another table with both its ends, whatever has been drawn from them', async () => {
    const world = await lesson('kongs', dealOf(0, '5555p 6666s 1234m NC'), lena);
    const other = await openTaught(new World('ends'), clara, bo);
    const parities = new Set<number>();
    for (const tile of [undefined, ...tiles('5p 6s')]) {
      if (tile !== undefined) await act(world, lena, { type: 'declare-kong', tile });
      await world.clock.advance(100);
      const { wall } = world.table.state.session.hand;
      parities.add(wall.back % 2);
      const deal = preparedOf(world.table.snapshot('teacher').state.session);
      await teach(other, { kind: 'deal', ...(deal && { deal }) });
      const { wall: set } = other.table.state.session.hand;
      expect(nextFromBack(set)).toBe(nextFromBack(wall));
      expect([...set.tiles].sort()).toEqual([...wall.tiles].sort());
    }
    expect(parities).toEqual(new Set([0, 1]));
  });

  it('lets the teacher point at any hand once all lie open at its end', async () => {
    const world = await lesson('won', LENA_WINS, lena, jun);
    expect(await act(world, lena, { type: 'declare-win' })).toMatchObject({ ok: true });
    expect(world.table.state.session.phase).not.toBe('playing');
    const at = {
      player: 1,
      zone: 'hand',
      tiles: world.table.state.session.hand.seats[1].concealed.slice(0, 2),
    } as const;
    await teach(world, { kind: 'point', at });
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(world.table.snapshot(viewer).state.lesson?.pointed).toEqual(at);
  });
});
