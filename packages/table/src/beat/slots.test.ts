import type { TableState } from '@gorrion/protocol';
import { type ClaimsPhase, type HandState, type Player, SEATS, type Seat, withPlayer, withSeat } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, test } from 'vitest';
import { NO_SWITCHES } from '../state/unopened.ts';
import { person, World } from '../testing/index.ts';
import { evenSlots, questionsOf, speedSeat } from './slots.ts';

const people = ['Ana', 'Bea', 'Ciro', 'Dan'].map(person);

/** South, West and North wait for 1 of dots; South could chow it as well, and West pung it. */
const WAITING = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 99s 123m 456m 789m', '123456789s 88s 23p'];
/** South can only chow 1 of dots, West only pung it. */
const MELDS = ['1p 159m 159s 9p EESSW', '147m 258s 23p 69m 6s EE', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];
/** West can pung East's red dragon, North wins on it. */
const HONOUR = ['C 159m 159s 9p EESSW', '147m 258s 36p 36m 6s EE', 'CC 147m 369s 8p WWN', '123456789s 999m C'];

/** Returns a table on which East has discarded a tile, with four people or as many as given. */
async function discarded(hands: readonly string[], text = '1p', count = 4): Promise<TableState> {
  const world = new World(`slots ${hands[1]} ${count}`);
  await world.stacked({ clock: 'club' }, people.slice(0, count), { hands });
  await world.ask(people[0]!, { type: 'act', action: { type: 'discard', tile: tile(text) } });
  return world.table.state;
}

const withHand = (state: TableState, change: Partial<HandState>): TableState => ({
  ...state,
  session: { ...state.session, hand: { ...state.session.hand, ...change } },
});

const changeSeat = (state: TableState, seat: Seat, change: Partial<HandState['seats'][0]>): TableState => {
  const { seats } = state.session.hand;
  return withHand(state, { seats: withSeat(seats, seat, { ...seats[seat], ...change }) });
};

/** Puts other copies of 1 of dots into North's river. */
const withOpen = (state: TableState, copies: number): TableState =>
  changeSeat(state, 3, { discards: Array.from({ length: copies }, (_, nth) => ({ tile: tile('1p'), nth })) });

const allDead = (state: TableState): TableState =>
  SEATS.reduce((now, seat) => changeSeat(now, seat, { isDead: true }), state);

const withPresence = (state: TableState, player: Player, presence: 'here' | 'away' | 'left'): TableState => ({
  ...state,
  places: withPlayer(state.places, player, { kind: 'person', ...people[player]!, presence }),
});

const asBot = (state: TableState, player: Player): TableState => ({
  ...state,
  places: withPlayer(state.places, player, { kind: 'bot', level: 'regular', name: 'Wren' }),
});

const phaseOf = (state: TableState) => state.session.hand.phase as ClaimsPhase;
const playedIn = (state: TableState, on: Partial<ClaimsPhase> = {}) => {
  const phase = { ...phaseOf(state), ...on };
  return evenSlots(withHand(state, { phase }), phase, questionsOf(withHand(state, { phase }))).played;
};
/** The slot that each seat fills, from South on. */
const filled = (state: TableState, mayAnswer?: (seat: Seat) => boolean): string => {
  const { eligible } = evenSlots(state, phaseOf(state), questionsOf(state, mayAnswer));
  return eligible
    .map(one => one?.slot ?? '-')
    .join('')
    .slice(1);
};

describe('slot P is timed unless it is public that no person can win, pung or kong', () => {
  test.each([0, 1, 2, 3])('with %i other copies open', async open => {
    expect(playedIn(withOpen(await discarded(MELDS), open)).P).toBe(true);
  });

  test('if all the others hold dead hands, only while a pung is possible', async () => {
    const dead = allDead(await discarded(MELDS));
    expect([0, 1, 2, 3].map(open => playedIn(withOpen(dead, open)).P)).toEqual([true, true, false, false]);
    expect(playedIn(withOpen(changeSeat(dead, 2, { isDead: false }), 2)).P).toBe(true);
  });

  test('for people who are away, but not for bots, nor for people who left', async () => {
    const state = await discarded(MELDS);
    expect(playedIn(asBot(asBot(withPresence(state, 2, 'away'), 1), 3)).P).toBe(true);
    expect(playedIn(asBot(asBot(withPresence(state, 2, 'left'), 1), 3)).P).toBe(false);
  });

  test('alone where a kong is added, where only Hu is left, and on honours; not on flowers', async () => {
    const state = await discarded(MELDS);
    expect(playedIn(state)).toEqual({ P: true, C: true });
    expect(playedIn(state, { on: 'added-kong' })).toEqual({ P: true, C: false });
    const { wall } = state.session.hand;
    const left = wall.tiles.length - wall.front - wall.back;
    expect(playedIn(withHand(state, { wall: { ...wall, front: wall.front + left } }))).toEqual({ P: true, C: false });
    expect(playedIn(await discarded(HONOUR, 'C'))).toEqual({ P: true, C: false });
    expect(playedIn(state, { tile: tile('f1') })).toEqual({ P: false, C: false });
  });

  test('never with one person and bots: no other person could learn anything', async () => {
    expect(playedIn(await discarded(MELDS, '1p', 1))).toEqual({ P: false, C: false });
  });
});

describe('slot C is timed on number tiles', () => {
  test('for the next person’s chow, or for a second person who could win or pung', async () => {
    const state = await discarded(MELDS);
    expect(playedIn(asBot(asBot(state, 2), 3)).C).toBe(true);
    expect(playedIn(asBot(state, 1)).C).toBe(true);
    expect(playedIn(asBot(asBot(state, 1), 2)).C).toBe(false);
    expect(playedIn(withPresence(asBot(asBot(state, 2), 3), 1, 'away')).C).toBe(true);
  });
});

describe('the assignment of slots is fixed when the window opens', () => {
  test('a chow fills C, a pung P; a seat that could make both fills P', async () => {
    expect(filled(await discarded(MELDS))).toBe('CP-');
    expect(filled(await discarded([WAITING[0]!, WAITING[1]!, MELDS[2]!.replace('11p', '9p9p'), MELDS[3]!]))).toBe(
      'P--',
    );
  });

  test('the first person in turn who could win, pung or kong fills P, every other one C', async () => {
    expect(filled(await discarded(WAITING))).toBe('PCC');
    expect(filled(await discarded([...MELDS.slice(0, 3), WAITING[3]!]))).toBe('CPC');
  });

  test('where C is not timed all of them share P: on honours, and when a kong is robbed', async () => {
    expect(filled(await discarded(HONOUR, 'C'))).toBe('-PP');
    const state = await discarded(WAITING);
    expect(filled(withHand(state, { phase: { ...phaseOf(state), on: 'added-kong' } }))).toBe('PPP');
  });

  test('bots and people who are away take no slot from those who are asked', async () => {
    const state = await discarded(WAITING);
    expect(filled(asBot(state, 1))).toBe('PPC');
    expect(filled(withPresence(state, 1, 'away'))).toBe('PPC');
    // After a restart the server also awaits people who may come back.
    expect(filled(withPresence(state, 1, 'away'), () => true)).toBe('PCC');
  });

  test('a player who has switched claims off counts for a win only', async () => {
    const armed = { ...NO_SWITCHES, noClaims: true };
    const state = await discarded(MELDS);
    expect(filled({ ...state, switches: [NO_SWITCHES, armed, armed, NO_SWITCHES] })).toBe('---');
    const waiting = await discarded(WAITING);
    expect(filled({ ...waiting, switches: [NO_SWITCHES, NO_SWITCHES, armed, armed] })).toBe('PCC');
  });
});

test('a virtual chow is as slow as the next person, else as any person but the discarder', async () => {
  const state = await discarded(MELDS);
  const seatsOf = (at: TableState, slot: 'P' | 'C') => {
    const seats = new Set<Seat>();
    for (let n = 0; n < 3; n++) seats.add(speedSeat(at, slot, 0, count => n % count));
    return [...seats];
  };
  expect(seatsOf(state, 'P')).toEqual([1, 2, 3]);
  expect(seatsOf(state, 'C')).toEqual([1]);
  expect(seatsOf(asBot(state, 1), 'C')).toEqual([2, 3]);
  expect(seatsOf(asBot(state, 1), 'P')).toEqual([1, 2, 3]);
});
