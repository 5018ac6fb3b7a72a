import type { GameId, PreparedDeal, TableCode, TableCommand, TableViewer, TeacherAct } from '@gorrion/protocol';
import { isContradictory } from '@gorrion/protocol';
import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { HIDDEN, isHidden, nextFromFront, type Player, SEATS, seatOf, type Tile } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { finishedGames, openHands } from '../record/gameRecord.ts';
import { transcriptOf } from '../state/transcript.ts';
import { preparedOf } from '../teaching/prepared.ts';
import { openTaught, person, SETTINGS, World } from '../testing/index.ts';

type P = ReturnType<typeof person>;
const [clara, lena, jun, bo, otto] = ['Clara', 'Lena', 'Jun', 'Bo', 'Otto'].map(person) as [P, P, P, P, P];

const teach = (world: World, act: TeacherAct, by = clara) => world.ask(by, { type: 'teach', act });
const handOf = (world: World, viewer: TableViewer) => world.table.snapshot(viewer).state.session.hand;
const NOTHING: readonly Tile[] = [];

/** A prepared deal in which Lena, who deals, has these tiles. */
const dealOf = (hand: string, wall = ''): PreparedDeal => ({
  dealer: 0,
  hands: [tiles(hand), NOTHING, NOTHING, NOTHING],
  wall: tiles(wall),
});

/** A lesson of Clara with Lena on the first chair, Jun on the second and two bots, in its first hand. */
async function lesson(deal: PreparedDeal = dealOf('123456789m 1234p E')): Promise<World> {
  const world = await openTaught(new World('lesson'), clara, lena, jun);
  expect(await teach(world, { kind: 'deal', deal })).toMatchObject({ ok: true });
  return world;
}

/** Lena discards East, and the others play until she is on turn again. */
async function playRound(world: World): Promise<void> {
  const act = (by: P, action: Extract<TableCommand, { type: 'act' }>['action']) =>
    world.ask(by, { type: 'act', action });
  await act(lena, { type: 'discard', tile: 27 as Tile });
  for (let tries = 0; tries < 400; tries++) {
    await world.clock.advance(500);
    const { phase } = world.table.state.session.hand;
    if (phase.name === 'turn' && phase.seat === 0) return;
    if (phase.name === 'claims')
      for (const one of [lena, jun]) await act(one, { type: 'claim', claim: { kind: 'pass' } });
    if (phase.name === 'turn' && phase.seat === 1)
      await act(jun, { type: 'discard', tile: world.table.state.session.hand.seats[1].concealed[0]! });
  }
  throw new Error('Lena is not on turn again');
}

describe('a teacher’s table', () => {
  it('is opened without a seat, and excludes whatever would count for somebody', async () => {
    const world = await openTaught(new World('opened'), clara);
    expect(world.table.state.lesson).toMatchObject({ teacher: { id: clara.id, presence: 'here' }, isPaused: false });
    expect(world.table.state.places.every(({ kind }) => kind === 'empty')).toBe(true);
    expect(world.table.viewerOf(clara.id)).toBe('teacher');
    const taught = { ...SETTINGS, teacher: true } as const;
    expect(isContradictory(taught)).toBe(false);
    const deals = { duplicate: '0'.repeat(32), walls: 'own' } as const;
    for (const more of [
      { visibility: 'public' },
      { rated: true },
      { minutes: 60 },
      { umpire: 'wanted' },
      { deals },
      { finishes: 80 },
      { ruleset: 'macau' },
    ] as const)
      expect(isContradictory({ ...taught, ...more })).toBe(true);
  });

  it('seats nobody who has not said that they know of the teacher', async () => {
    const world = await openTaught(new World('consent'), clara);
    expect(await world.ask(lena, { type: 'sit' })).toEqual({ ok: false, code: 'teacher-sees' });
    expect(await world.ask(lena, { type: 'sit', isTaught: true })).toMatchObject({ ok: true });
    expect(await world.ask(clara, { type: 'sit', isTaught: true })).toEqual({ ok: false, code: 'teacher-has-no-seat' });
  });

  it('cannot be made of another table, nor a table with a teacher be made another one', async () => {
    const world = new World('switched');
    await world.open({}, lena);
    const settings = { ...SETTINGS, teacher: true } as const;
    expect(await world.ask(lena, { type: 'change-settings', settings })).toEqual({
      ok: false,
      code: 'settings-contradict',
    });
    expect(await teach(world, { kind: 'deal' }, lena)).toEqual({ ok: false, code: 'not-teacher' });
    const taught = await openTaught(new World('kept'), clara, lena);
    expect(await taught.ask(clara, { type: 'change-settings', settings: SETTINGS })).toEqual({
      ok: false,
      code: 'settings-contradict',
    });
  });

  it('shows all hands and the wall to its teacher alone', async () => {
    const world = await lesson();
    const whole = world.table.state.session.hand;
    expect(handOf(world, 'teacher')).toEqual(whole);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      const hand = handOf(world, viewer);
      expect(hand.wall.tiles.every(isHidden)).toBe(true);
      for (const seat of SEATS) {
        const isOwn = seat === viewer;
        expect(hand.seats[seat].concealed.every(tile => (tile === HIDDEN) === !isOwn)).toBe(true);
      }
    }
    for (const one of [otto, bo]) expect(world.table.viewerOf(one.id)).toBe('spectator');
  });

  it('gives nobody that view at any other table', async () => {
    const world = new World('others');
    await world.start({}, lena, jun);
    expect(handOf(world, 'teacher')).toEqual(handOf(world, 'spectator'));
    expect(world.table.since('teacher', 0)).toEqual([]);
    for (const one of [clara, lena, otto]) expect(world.table.viewerOf(one.id)).not.toBe('teacher');
  });

  it('lets the players see each other’s hands while the teacher has opened them, and never the wall', async () => {
    const world = await lesson();
    await teach(world, { kind: 'open-hands', isOpen: true });
    const { seats } = world.table.state.session.hand;
    expect(handOf(world, 1).seats.map(({ concealed }) => concealed)).toEqual(seats.map(({ concealed }) => concealed));
    expect(handOf(world, 1).wall.tiles.every(isHidden)).toBe(true);
    expect(handOf(world, 'spectator').seats[0].concealed.every(isHidden)).toBe(true);
    await teach(world, { kind: 'open-hands', isOpen: false });
    expect(handOf(world, 1).seats[0].concealed.every(isHidden)).toBe(true);
  });

  it('leaves no game, no open hand and no transcript behind', async () => {
    const world = await lesson();
    await playRound(world);
    const nothing = { melds: [], flowers: [], discards: [] };
    const open = { seats: [nothing, nothing, nothing, nothing], turn: 0 } as const;
    await teach(world, { kind: 'deal', deal: { ...dealOf('123456789m 123p EE'), open } });
    expect(await world.ask(lena, { type: 'act', action: { type: 'declare-win' } })).toMatchObject({ ok: true });
    expect(world.table.state.session.results).toHaveLength(1);
    await world.ask(clara, { type: 'close' });
    expect(world.table.closed).toBe(true);
    const log = world.store.logOf('table');
    const idOf = (n: number) => `game${n}` as GameId;
    expect(finishedGames(log, idOf)).toEqual([]);
    expect(openHands(log, () => idOf(1))).toBeUndefined();
    expect(transcriptOf('table' as TableCode, log, lena.id)).toBeUndefined();
  });
});

describe('the teacher', () => {
  it('pauses play and lets it go on; any player may once the teacher has been away for long', async () => {
    const world = await lesson();
    expect(await teach(world, { kind: 'pause' }, lena)).toEqual({ ok: false, code: 'not-teacher' });
    await teach(world, { kind: 'pause' });
    const discard = { type: 'act', action: { type: 'discard', tile: 27 as Tile } } as const;
    expect(await world.ask(lena, discard)).toEqual({ ok: false, code: 'table-paused' });
    expect(await world.ask(lena, { type: 'ask-pause', isWanted: false })).toEqual({
      ok: false,
      code: 'teacher-decides',
    });
    expect(await teach(world, { kind: 'go-on' }, lena)).toEqual({ ok: false, code: 'not-teacher' });
    world.table.departed(clara.id);
    await world.clock.advance(179_000);
    expect(await teach(world, { kind: 'go-on' }, lena)).toEqual({ ok: false, code: 'teacher-awaited' });
    await world.clock.advance(1000);
    expect(await teach(world, { kind: 'go-on' }, lena)).toMatchObject({ ok: true });
    expect(await world.ask(lena, discard)).toMatchObject({ ok: true });
  });

  it('takes moves back one by one for everybody, down to the first turn, also after a restart', async () => {
    const world = await lesson();
    const first = world.table.state.session;
    await playRound(world);
    await world.crash(1000, [lena, jun, clara]);
    const river = () => world.table.state.session.hand.seats.map(({ discards }) => discards.length);
    expect(river()).toEqual([1, 1, 1, 1]);
    await teach(world, { kind: 'take-back' });
    expect(river()).toEqual([1, 1, 1, 0]);
    expect(world.table.state.lesson?.isPaused).toBe(true);
    for (const viewer of [0, 1, 'spectator'] as const) expect(handOf(world, viewer).seats[3].discards).toHaveLength(0);
    await teach(world, { kind: 'take-back' });
    await teach(world, { kind: 'take-back' });
    await teach(world, { kind: 'take-back' });
    expect(world.table.state.session).toEqual(first);
    expect(await teach(world, { kind: 'take-back' })).toEqual({ ok: false, code: 'nothing-to-undo' });
    await teach(world, { kind: 'go-on' });
    await playRound(world);
    await teach(world, { kind: 'from-start' });
    expect(world.table.state.session).toEqual(first);
  });

  it('lets a learner try again: it is their turn, and the tile that they let go is named', async () => {
    const world = await lesson();
    await playRound(world);
    const again = { kind: 'try-again', player: 0, text: 'What does East make?' } as const;
    expect(await teach(world, again)).toMatchObject({ ok: true });
    expect(world.table.state.lesson).toMatchObject({
      isPaused: false,
      retry: { player: 0, tile: 27, text: again.text },
    });
    expect(world.table.state.session.hand.phase).toMatchObject({ name: 'turn', seat: 0 });
    expect(await teach(world, { ...again, player: 3 })).toEqual({ ok: false, code: 'nothing-to-undo' });
    await world.ask(lena, { type: 'act', action: { type: 'discard', tile: tiles('4p')[0]! } });
    expect(world.table.state.lesson?.retry).toBeUndefined();
  });

  it('points at tiles: all see where, and only who sees the hand sees which', async () => {
    const world = await lesson();
    const at = { player: 0 as Player, zone: 'hand', tiles: tiles('12m') } as const;
    await teach(world, { kind: 'point', at });
    const pointed = (viewer: TableViewer) => world.table.snapshot(viewer).state.lesson?.pointed;
    for (const viewer of [0, 'teacher'] as const) expect(pointed(viewer)).toEqual(at);
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(pointed(viewer)).toEqual({ ...at, tiles: [] });
    await teach(world, { kind: 'point' });
    expect(pointed(0)).toBeUndefined();
  });

  it('deals what is prepared, fills the rest at random, and says why a deal cannot be', async () => {
    const world = await lesson(dealOf('123456789m 1234p E', '5p'));
    const { session, places } = world.table.state;
    expect(session.hand.seats[0].concealed).toEqual([...tiles('123456789m'), ...tiles('1234p'), ...tiles('E')]);
    expect(places.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
    const wrong = (deal: PreparedDeal) => teach(world, { kind: 'deal', deal });
    expect(await wrong(dealOf('11111m'))).toEqual({ ok: false, code: 'tile-too-often' });
    expect(await wrong({ ...dealOf(''), hands: [NOTHING, tiles('123456789m 12345p'), NOTHING, NOTHING] })).toEqual({
      ok: false,
      code: 'deal-does-not-fit',
    });
    const parsed = tableCommandSchema.safeParse({
      type: 'teach',
      act: { kind: 'deal', deal: { dealer: 4, hands: [] } },
    });
    expect(parsed.success).toBe(false);
    await teach(world, { kind: 'deal', deal: { ...dealOf(''), dealer: 1 } });
    expect(seatOf(world.table.state.session, 1)).toBe(0);
    expect(world.table.state.session.totals).toEqual([0, 0, 0, 0]);
  });

  it('sets up a position of another table: what lies open, the hands, the wall and the turn', async () => {
    const world = await lesson();
    await playRound(world);
    const { seats } = world.table.state.session.hand;
    expect(preparedOf(world.table.snapshot(0).state.session)).toBeUndefined();
    const deal = preparedOf(world.table.snapshot('teacher').state.session);
    const other = await openTaught(new World('other'), clara, bo);
    const act = { kind: 'deal', ...(deal && { deal }) } as const;
    expect(tableCommandSchema.safeParse({ type: 'teach', act }).success).toBe(true);
    expect(await teach(other, act)).toMatchObject({ ok: true });
    const set = other.table.state.session.hand;
    for (const seat of SEATS) {
      expect(set.seats[seat].concealed).toEqual(seats[seat].concealed);
      expect(set.seats[seat].discards).toEqual(seats[seat].discards);
    }
    expect(set.wall.tiles).toHaveLength(144);
    expect(nextFromFront(set.wall)).toBe(nextFromFront(world.table.state.session.hand.wall));
    await other.ask(bo, { type: 'act', action: { type: 'discard', tile: seats[0].concealed[0]! } });
    await other.clock.advance(60_000);
    expect(other.table.fault).toBeUndefined();
    expect(other.table.state.session.hand.seats[0].discards).toHaveLength(2);
  });
});
