import type { Me, PersonId, TableCode, TableSettings, TableState } from '@gorrion/protocol';
import { playNowSettings } from '@gorrion/protocol';
import { isBetweenHands, unopened } from '@gorrion/table';
import { until, World } from '@gorrion/table/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { seatsOffered } from '../lobby/seatOffer.ts';
import { type LobbyTable, lobbyTables } from '../lobby/summaries.ts';
import type { RegisteredTable } from '../tables/registry.ts';
import { type Candidate, everybodyMeets } from './groups.ts';
import { Offers } from './offers.ts';

const person = (name: string) => ({ id: name.toLowerCase() as PersonId, name }) satisfies Me;
const settings: TableSettings = playNowSettings({ way: 'friends', hands: 4, level: 'regular' });
const who = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  ...{ person: person(name).id, way: 'friends', hands: 4, since: 0, strength: undefined, ...more },
});
const listed = (state: TableState): readonly LobbyTable[] =>
  lobbyTables([{ record: { code: 'ABCD2345' as TableCode }, table: { state } } as unknown as RegisteredTable], () => 0);

/** Ana plays with three bots: as a hand begins, and after it. */
let [begun, between]: readonly TableState[] = [];
beforeAll(async () => {
  const world = new World('offers');
  await world.start(settings, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'playing');
  begun = world.table.state;
  await until(world, () => isBetweenHands(world.table.state));
  between = world.table.state;
});

describe('a seat for somebody who plays now', () => {
  it('is one of a bot between two hands, and none in a hand, however few tiles are left', () => {
    expect(seatsOffered(begun!)).toBeUndefined();
    expect(seatsOffered(between!)).toEqual({ kind: 'bot', seats: 3 });
    const { wall } = begun!.session.hand;
    const late = { ...begun!.session.hand, wall: { ...wall, front: wall.tiles.length - 20 - wall.back } };
    expect(seatsOffered({ ...begun!, session: { ...begun!.session, hand: late } })).toBeUndefined();
  });

  it('is none where nobody is at the table, or only who is invited finds it', () => {
    const places = between!.places.map(place => (place.kind === 'person' ? { ...place, presence: 'away' } : place));
    expect(seatsOffered({ ...between!, places: places as unknown as TableState['places'] })).toBeUndefined();
    expect(seatsOffered({ ...between!, settings: { ...settings, visibility: 'link' } })).toBeUndefined();
  });

  it.each([
    ['counts', { rated: true, absence: 'play-drawn' }],
    ['has no clock', { clock: 'none' }],
    ['waits for who is gone', { absence: 'wait' }],
    ['has other rules', { rules: { minPoints: 1 } }],
    ['asks for an umpire', { umpire: 'wanted' }],
  ] as const satisfies readonly [string, Partial<TableSettings>][])('is none at a table that %s', (_, other) => {
    expect(seatsOffered({ ...between!, settings: { ...settings, ...other } })).toBeUndefined();
  });

  it('is given to as many as there are seats, until they had time to come', () => {
    let now = 0;
    const places = [{ kind: 'person', ...person('Ana'), presence: 'here' }, { kind: 'empty' }] as const;
    const free = { ...unopened, settings, host: person('Ana').id, places: [...places, places[1], places[1]] as const };
    const tables = listed({ ...free, stage: 'gathering' });
    const offers = new Offers(
      () => tables,
      () => now,
      everybodyMeets,
    );
    const four = ['Bea', 'Ciro', 'Dan', 'Eva'].map(name => who(name));
    expect(four.map(one => offers.look()(one, 'free'))).toEqual([...Array(3).fill('ABCD2345'), undefined]);
    now = 10_000;
    expect(offers.look()(who('Eva'), 'free')).toBe('ABCD2345');
    // Who asks again keeps one seat from the others, not two.
    expect(['Eva', 'Eva', 'Fay', 'Gil', 'Hal'].map(name => offers.look()(who(name), 'free'))).toEqual([
      ...Array(4).fill('ABCD2345'),
      undefined,
    ]);
  });

  it('is not at the own table, by another way, for a longer game, or beside somebody who must not be met', () => {
    const offers = new Offers(
      () => listed(between!),
      () => 0,
      (a, b) => ![a, b].includes(person('Bea').id),
    );
    const seatFor = offers.look();
    expect(seatFor(who('Ana'), 'bot')).toBeUndefined();
    expect(seatFor(who('Ciro', { way: 'competition' }), 'bot')).toBeUndefined();
    expect(seatFor(who('Bea'), 'bot')).toBeUndefined();
    expect(seatFor(who('Ciro', { hands: 16 }), 'bot')).toBe('ABCD2345');
  });
});
