import type { Chair, EventTable } from '@gorrion/protocol';
import { type ByPlayer, byPlayer, type Player } from '@gorrion/rules';
import { describe, expect, test } from 'vitest';
import { openingOfEvent } from '../decide/chore.ts';
import { inspectedHands } from '../people/umpire.ts';
import { digestOfOwnKey } from '../people/umpireKey.ts';
import { freshSecret } from '../shuffle/secret.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { person, SETTINGS, until, World } from '../testing/index.ts';
import { Table } from './table.ts';

const PEOPLE = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);
const [ana, bea, ciro, dan] = PEOPLE as [
  (typeof PEOPLE)[0],
  (typeof PEOPLE)[0],
  (typeof PEOPLE)[0],
  (typeof PEOPLE)[0],
];
const [umpire, other, eva] = ['Uma', 'Ugo', 'Eva'].map(person) as [typeof ana, typeof ana, typeof ana];
/** The keys of the umpires of the event; each is of use to its own person alone. */
const [KEY, OTHER_KEY] = ['c'.repeat(32), 'd'.repeat(32)];
const KEYS = [
  { helper: 2, digest: digestOfOwnKey(KEY, umpire.id) },
  { helper: 3, digest: digestOfOwnKey(OTHER_KEY, other.id) },
] as const;
const EVENT: EventTable = { kind: 'tournament', id: 'ABCD2345', name: 'Open', session: 2, table: 7 };

/** A table of a tournament, on whose chairs the four sit, and which has begun. */
async function begun(seed: string, settings = {}) {
  const world = new World(seed);
  const chairs: ByPlayer<Chair> = byPlayer(n => ({ kind: 'person', ...PEOPLE[n]!, presence: 'away' }));
  const facts = openingOfEvent({ ...SETTINGS, ...settings }, EVENT, chairs);
  world.table = await world.settled(Table.openWith('table', facts, world.ports));
  for (const one of PEOPLE) world.table.arrived(one);
  await world.settled(world.table.order({ type: 'admit-umpires', keys: KEYS, isHeld: false }));
  await world.settled(world.table.order({ type: 'begin-event', secret: freshSecret(world.ports.entropy) }));
  await until(world, () => world.table.state.session.phase === 'playing');
  return world;
}

const nameAt = ({ table }: World, place: Player) => {
  const chair = table.state.places[place];
  return chair.kind === 'person' ? chair.name : chair.kind;
};

describe('a table of an event', () => {
  test('(Appendix 3) seats its players by the chart: chair n plays wind n, and the proof says so', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const world = await begun(seed);
      expect(([0, 1, 2, 3] as const).map(place => nameAt(world, place))).toEqual(['Ana', 'Bea', 'Ciro', 'Dan']);
      const { proof, secret } = world.table.state;
      if (proof?.format !== 3) throw new Error('an old proof');
      expect(proof.order).toEqual([0, 1, 2, 3]);
      expect(verifyShuffle({ ...proof, opened: secret! })).toMatchObject({ isGenuine: true, seats: [0, 1, 2, 3] });
    }
  });

  test('obeys nobody at it as its host', async () => {
    const world = await begun('no host');
    for (const command of [
      { type: 'close' },
      { type: 'start' },
      { type: 'remove', place: 1 },
      { type: 'show-out', person: eva.id },
    ] as const)
      expect(await world.ask(ana, command)).toEqual({ ok: false, code: 'not-host' });
    for (const command of [
      { type: 'ask-pause', isWanted: true },
      { type: 'ask-end', isWanted: true },
      // The event has its own appeals, which its committee decides.
      { type: 'appeal', hand: 1, text: 'The tile was mine.' },
    ] as const)
      expect(await world.ask(ana, command)).toEqual({ ok: false, code: 'event-decides' });
    expect(await world.ask(eva, { type: 'sit' })).toEqual({ ok: false, code: 'event-decides' });
  });

  test('gives a chair to a substitute in play, whose page comes later', async () => {
    const world = await begun('substitute');
    await world.settled(world.table.order({ type: 'seat', place: 3, who: eva }));
    expect(nameAt(world, 3)).toBe('Eva');
    expect(world.table.viewerOf(eva.id)).toBe(3);
    expect(world.table.viewerOf(dan.id)).toBe('spectator');
    world.table.arrived(eva);
    await world.clock.advance(100);
    expect(world.table.state.places[3]).toMatchObject({ presence: 'here' });
    await world.settled(world.table.order({ type: 'seat', place: 2, who: eva }));
    expect(nameAt(world, 2)).toBe('Ciro');
  });

  test('stops and goes on with its session', async () => {
    const world = await begun('held');
    await world.settled(world.table.order({ type: 'hold', isHeld: true }));
    expect(world.table.state.pause.since).toBeDefined();
    await world.settled(world.table.order({ type: 'hold', isHeld: false }));
    expect(world.table.state.pause.since).toBeUndefined();
  });

  test('(3.5.6) ends when time is called, and begins no other game', async () => {
    const world = await begun('time');
    await world.settled(world.table.order({ type: 'call-time' }));
    expect(world.table.state.session.phase).toBe('over');
    expect(await world.ask(bea, { type: 'ready' })).toEqual({ ok: false, code: 'event-decides' });
  });

  test('(3.5.6) begins no other game although all were ready for the next hand', async () => {
    const world = await begun('time between hands');
    await until(world, () => world.table.state.session.phase === 'between');
    for (const one of PEOPLE.slice(0, 3)) await world.ask(one, { type: 'ready' });
    await world.settled(world.table.order({ type: 'call-time' }));
    await world.ask(dan, { type: 'ready' });
    await world.clock.advance(60_000);
    expect(world.table.state).toMatchObject({ session: { phase: 'over' }, gamesPlayed: 0 });
  });

  test('shows names as the event has them, whatever its players are called elsewhere', async () => {
    const world = await begun('names');
    world.table.arrived({ ...bea, name: 'bird:lucky-magpie' });
    await world.ask({ ...ciro, name: 'Ciro the Great' }, { type: 'ready' });
    await world.clock.advance(100);
    expect(([0, 1, 2, 3] as const).map(place => nameAt(world, place))).toEqual(['Ana', 'Bea', 'Ciro', 'Dan']);
  });

  test('[R98] takes any of the event’s umpires, one after another, each with the own key alone', async () => {
    const world = await begun('umpires');
    expect(await world.ask(ciro, { type: 'call-umpire' })).toMatchObject({ ok: true });
    expect(world.table.state.umpire?.callers).toEqual([2]);
    const take = (one: typeof ana, key: string) => world.ask(one, { type: 'take-umpire', key });
    for (const [one, key] of [
      [umpire, 'e'.repeat(32)],
      [other, KEY],
      [eva, KEY],
    ] as const)
      expect(await take(one, key)).toEqual({ ok: false, code: 'bad-umpire-key' });
    for (const [one, key] of [
      [umpire, KEY],
      [other, OTHER_KEY],
      [umpire, KEY],
    ] as const) {
      expect(await take(one, key)).toMatchObject({ ok: true });
      expect(world.table.state.umpire?.person?.id).toBe(one.id);
    }
    expect(await take(ana, KEY)).toEqual({ ok: false, code: 'already-seated' });
  });

  test('[R98] lets an umpire go who has lost the right, with all that they could do', async () => {
    const world = await begun('dismissed');
    const warning = { kind: 'warn', player: 1, article: '3.11.2' } as const;
    await world.ask(umpire, { type: 'take-umpire', key: KEY });
    await world.ask(umpire, { type: 'stop-play' });
    await world.ask(umpire, { type: 'rule', ruling: warning });
    expect(inspectedHands(world.table.state, umpire.id)).toHaveLength(4);
    expect(world.table.state.umpire?.rulings).toMatchObject([{ by: 'umpire', key: KEYS[0] }]);
    const admit = (isHeld: boolean, ...keys: (typeof KEYS)[number][]) =>
      world.settled(world.table.order({ type: 'admit-umpires', keys, isHeld }));
    await admit(false, KEYS[1]);
    expect(world.table.state.pause.since).toBeUndefined();
    expect(inspectedHands(world.table.state, umpire.id)).toBeUndefined();
    for (const command of [{ type: 'rule', ruling: warning }, { type: 'stop-play' }] as const)
      expect(await world.ask(umpire, command)).toEqual({ ok: false, code: 'not-umpire' });
    const [entry] = world.store.logOf('table').filter(({ event }) => event.type === 'umpire-appointed');
    expect(entry?.event).toMatchObject({ key: KEYS[0] });
    await world.crash(1000, PEOPLE);
    expect(await world.ask(umpire, { type: 'take-umpire', key: KEY })).toEqual({ ok: false, code: 'bad-umpire-key' });
    // The others stay, and a table that its event holds is held on when they go.
    expect(await world.ask(other, { type: 'take-umpire', key: OTHER_KEY })).toMatchObject({ ok: true });
    await admit(false, KEYS[0], KEYS[1]);
    expect(world.table.state.umpire?.person?.id).toBe(other.id);
    await world.settled(world.table.order({ type: 'hold', isHeld: true }));
    await admit(true);
    expect(world.table.state).toMatchObject({
      umpire: { isStopped: true, keys: [] },
      pause: { since: expect.anything() },
    });
    expect(world.table.state.umpire?.person).toBeUndefined();
  });

  test('has nobody as a player and as the umpire', async () => {
    const world = await begun('both');
    await world.ask(umpire, { type: 'take-umpire', key: KEY });
    await world.settled(world.table.order({ type: 'seat', place: 3, who: umpire }));
    expect(nameAt(world, 3)).toBe('Uma');
    expect(world.table.state.umpire?.person).toBeUndefined();
  });

  test('is the same after a restart', async () => {
    const world = await begun('restart');
    const { event, places } = world.table.state;
    await world.crash(1000, PEOPLE);
    expect(world.table.state.event).toEqual(event);
    expect(world.table.state.places.map(place => place.kind === 'person' && place.id)).toEqual(
      places.map(place => place.kind === 'person' && place.id),
    );
  });

  test('no other table takes the orders of an event', async () => {
    const world = new World('friends');
    await world.start({}, ...PEOPLE);
    await world.settled(world.table.order({ type: 'seat', place: 0, who: eva }));
    await world.settled(world.table.order({ type: 'disqualify', player: 0 }));
    expect(world.table.state.places.some(place => place.kind === 'person' && place.id === eva.id)).toBe(false);
    expect(world.table.state.session.disqualified).toBeUndefined();
  });
});
