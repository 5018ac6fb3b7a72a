import { generatedName, type PersonId, type TableEnvelope } from '@gorrion/protocol';
import { legalActions, type Player, seatOf } from '@gorrion/rules';
import { describe, expect, test, vi } from 'vitest';
import { NO_SWITCHES } from '../state/unopened.ts';
import { person, until, World } from '../testing/index.ts';

// Whole games: slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const ana = person('Ana');
const bea = person('Bea');
const eva = person('Eva');

/** A world in which it is Ana's turn to discard. */
async function onTurn(seed = 'turn', ...others: (typeof ana)[]): Promise<World> {
  const world = new World(seed);
  await world.start({ clock: 'club' }, ana, ...others);
  await until(world, () => {
    const { session } = world.table.state;
    const { phase } = session.hand;
    return session.phase === 'playing' && phase.name === 'turn' && phase.seat === seatOf(session, playerOfAna(world));
  });
  return world;
}

const playerOfAna = (world: World) => world.table.viewerOf(ana.id) as Player;

function discard(world: World): TableEnvelope {
  const { session } = world.table.state;
  const [first] = legalActions(session.hand, seatOf(session, playerOfAna(world))).filter(a => a.type === 'discard');
  return world.envelope(ana, { type: 'act', action: { type: 'discard', tile: first!.tile } });
}

describe('a command', () => {
  test('sent twice is applied once and gets the same answer', async () => {
    const world = await onTurn();
    const envelope = discard(world);
    const [one, two] = await Promise.all([world.send(ana, envelope), world.send(ana, envelope)]);
    expect(one.ok).toBe(true);
    expect(two).toEqual(one);
    const log = world.store.logOf('table');
    expect(log.filter(entry => entry.cause?.id === envelope.id)).toHaveLength(1);
    await world.clock.advance(5000);
    expect(await world.send(ana, envelope)).toEqual(one);
  });

  test('gets the same answer after a restart', async () => {
    const world = await onTurn();
    const envelope = discard(world);
    const answer = await world.send(ana, envelope);
    await world.crash(30_000, [ana]);
    const before = world.table.seq;
    expect(await world.send(ana, envelope)).toEqual(answer);
    expect(world.table.seq).toBe(before);
  });

  test('resent by a laptop that slept through hundreds of others is still applied once (requirements 17, 19)', async () => {
    const world = await onTurn('slept', bea);
    const wish = world.envelope(ana, { type: 'ask-pause', isWanted: true });
    const answer = await world.send(ana, wish);
    expect(answer.ok).toBe(true);
    for (let n = 0; n < 100; n++)
      await world.ask(ana, { type: 'switch', switches: { ...NO_SWITCHES, noClaims: n % 2 === 0 } });
    await world.ask(ana, { type: 'ask-pause', isWanted: false });
    expect(await world.send(ana, wish)).toEqual(answer);
    await world.crash(5000, [ana, bea]);
    expect(await world.send(ana, wish)).toEqual(answer);
    expect(world.table.state.pause.asked).toEqual([false, false, false, false]);
    expect(world.store.logOf('table').filter(entry => entry.cause?.id === wish.id)).toHaveLength(1);
  });

  test('under a used id but with another meaning is refused', async () => {
    const world = await onTurn();
    const envelope = discard(world);
    await world.send(ana, envelope);
    const other: TableEnvelope = { ...envelope, command: { type: 'ask-end', isWanted: true } };
    expect(await world.send(ana, other)).toEqual({ ok: false, code: 'command-id-reused' });
  });

  test('of another person with the same id is a different one', async () => {
    const world = await onTurn('ids', bea);
    const envelope = world.envelope(ana, { type: 'ask-end', isWanted: true });
    expect((await world.send(ana, envelope)).ok).toBe(true);
    expect((await world.send(bea, { ...envelope, command: { type: 'ask-pause', isWanted: true } })).ok).toBe(true);
  });

  test('that answers an older question is stale, and so is one from the future', async () => {
    const world = await onTurn();
    const envelope = discard(world);
    expect(await world.send(ana, { ...envelope, answers: 3 })).toEqual({ ok: false, code: 'stale-command' });
    const ahead = { ...discard(world), answers: envelope.answers + 1 };
    expect(await world.send(ana, ahead)).toEqual({ ok: false, code: 'stale-command' });
    expect((await world.send(ana, discard(world))).ok).toBe(true);
  });

  test('keeps its meaning while other things happen that ask nothing new', async () => {
    const world = await onTurn('other', bea);
    const envelope = discard(world);
    await world.ask(bea, { type: 'ask-pause', isWanted: true });
    expect((await world.send(ana, envelope)).ok).toBe(true);
  });

  test('is answered with the sender’s own event number', async () => {
    const world = await onTurn();
    const answer = await world.send(ana, discard(world));
    expect(answer).toEqual({ ok: true, seq: world.table.snapshot(playerOfAna(world)).seq });
  });

  test('of a person who does not sit here is refused', async () => {
    const world = await onTurn();
    expect(await world.ask(eva, { type: 'ready' })).toEqual({ ok: false, code: 'not-seated' });
    expect(await world.ask(eva, { type: 'sit' })).toEqual({ ok: false, code: 'game-running' });
    expect(await world.ask(eva, { type: 'close' })).toEqual({ ok: false, code: 'not-host' });
  });
});

describe('before the game', () => {
  test('people sit, stand, change the host, and bots come and go', async () => {
    const world = new World('gather');
    const table = await world.open({}, ana, bea);
    expect(table.state.places.map(place => place.kind)).toEqual(['person', 'person', 'empty', 'empty']);
    expect(await world.ask(bea, { type: 'start' })).toEqual({ ok: false, code: 'not-host' });
    expect(await world.ask(ana, { type: 'start' })).toEqual({ ok: false, code: 'not-enough-players' });
    expect(await world.ask(bea, { type: 'sit' })).toEqual({ ok: false, code: 'already-seated' });
    expect(await world.ask(eva, { type: 'sit', place: 0 })).toEqual({ ok: false, code: 'place-taken' });
    await world.ask(ana, { type: 'add-bot', place: 3, level: 'beginner' });
    await world.ask(ana, { type: 'add-bot', level: 'regular' });
    expect(await world.ask(eva, { type: 'sit' })).toEqual({ ok: false, code: 'no-free-place' });
    await world.ask(ana, { type: 'remove', place: 3 });
    expect((await world.ask(eva, { type: 'sit' })).ok).toBe(true);
    await world.ask(ana, { type: 'stand' });
    expect(table.state.host).toBe(bea.id);
    expect(await world.ask(ana, { type: 'sit' })).toMatchObject({ ok: true });
    expect((await world.ask(bea, { type: 'start' })).ok).toBe(true);
    expect(table.state.stage).toBe('playing');
    expect([...table.state.places].map(place => place.kind).sort()).toEqual(['bot', 'person', 'person', 'person']);
  });

  test('bots are birds that each reader names in their own language, no two alike', async () => {
    const world = new World('birds');
    const table = await world.open({}, ana);
    for (const place of [1, 2, 3] as const) await world.ask(ana, { type: 'add-bot', place, level: 'easy' });
    const names = table.state.places.map(place => (place.kind === 'bot' ? generatedName(place.name) : undefined));
    expect(names).toEqual([undefined, { bird: 'blackbird' }, { bird: 'goldfinch' }, { bird: 'thrush' }]);
  });

  test('a person whom the host removes does not sit down again; an absent one whose chair was freed does', async () => {
    const world = new World('barred');
    await world.open({}, ana, bea, eva);
    expect((await world.ask(ana, { type: 'remove', place: 1 })).ok).toBe(true);
    expect(await world.ask(bea, { type: 'sit' })).toEqual({ ok: false, code: 'removed-by-host' });
    await world.crash(1000, [ana, bea]);
    expect(await world.ask(bea, { type: 'sit' })).toEqual({ ok: false, code: 'removed-by-host' });
    expect(world.table.state.places[2]).toMatchObject({ id: eva.id, presence: 'away' });
    expect((await world.ask(ana, { type: 'remove', place: 2 })).ok).toBe(true);
    expect((await world.ask(eva, { type: 'sit' })).ok).toBe(true);
  });

  test('an excluded spectator does not sit down either, also after a restart', async () => {
    const world = new World('shown out');
    await world.open({}, ana, bea);
    const showOut = (person: PersonId) => ({ type: 'show-out', person }) as const;
    expect(await world.ask(bea, showOut(eva.id))).toEqual({ ok: false, code: 'not-host' });
    expect(await world.ask(eva, showOut(eva.id))).toEqual({ ok: false, code: 'not-host' });
    for (const seated of [ana, bea])
      expect(await world.ask(ana, showOut(seated.id))).toEqual({ ok: false, code: 'not-watching' });
    const { seq } = world.table.snapshot(1);
    for (let times = 0; times < 2; times++) expect((await world.ask(ana, showOut(eva.id))).ok).toBe(true);
    expect(world.store.logOf('table').filter(({ event }) => event.type === 'shown-out')).toHaveLength(1);
    // The others need not know: no number of theirs tells of it.
    expect(world.table.snapshot(1).seq).toBe(seq);
    expect(world.table.snapshot(0).state.shownOut).toBeUndefined();
    expect(await world.ask(eva, { type: 'sit' })).toEqual({ ok: false, code: 'shown-out' });
    await world.crash(1000, [ana, bea]);
    expect(await world.ask(eva, { type: 'sit' })).toEqual({ ok: false, code: 'shown-out' });
  });

  test('a host who excludes hundreds does not fill the memory', async () => {
    const world = new World('many');
    await world.open({}, ana);
    for (let n = 0; n < 300; n++) await world.ask(ana, { type: 'show-out', person: `${n}` as PersonId });
    expect(world.table.state.shownOut).toHaveLength(256);
    expect(world.table.state.shownOut?.at(-1)).toBe('299');
  });

  test('event numbers are equal for all viewers, so that the draw of seats loses nobody', async () => {
    const world = new World('numbers');
    await world.start({}, ana, bea);
    const seqs = ([0, 1, 2, 3, 'spectator'] as const).map(viewer => world.table.snapshot(viewer).seq);
    expect(new Set(seqs).size).toBe(1);
  });
});

test('a viewer catches up with missed entries if they are not too old', async () => {
  const world = await onTurn();
  const { seq } = world.table.snapshot('spectator');
  expect(world.table.since('spectator', seq)).toEqual([]);
  expect(world.table.since('spectator', seq + 1)).toBeUndefined();
  expect(world.table.since('spectator', seq - 2)).toHaveLength(2);
  expect(world.table.since('spectator', 0)).toHaveLength(seq);
});
