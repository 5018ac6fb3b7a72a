import {
  decide,
  evolve,
  type HandState,
  legalActions,
  macau,
  type Seat,
  seeded,
  undealt,
  viewFor,
} from '@gorrion/rules';
import { randomDeal } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { commandFor, exchangeOf, isExchangeTime, openSwap, partOf, pressed, swapsOf } from './swaps.ts';

const after = (state: HandState, command: Parameters<typeof decide>[1]): HandState => {
  const decision = decide(state, command);
  if (!decision.ok) throw new Error(decision.error.code);
  return decision.value.reduce(evolve, state);
};

const dealt = (seed: string): HandState => after(undealt, randomDeal(seeded(seed), macau));

/** Lets a seat give the first tiles that it may give. */
const gives = (state: HandState, seat: Seat): HandState => after(state, legalActions(state, seat)[0]!);

/** Makes the open exchange. */
function exchanged(state: HandState): HandState {
  if (state.phase.name !== 'exchanging') throw new Error('no exchange is open');
  const { giver } = state.phase;
  return gives(gives(state, giver), ((giver + 1) % 4) as Seat);
}

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

describe('[C22] the four exchanges as they are shown', () => {
  it.each(SEEDS)('go from East and South to North and East, each open when the one before is made (%s)', seed => {
    let hand = dealt(seed);
    for (const number of [1, 2, 3, 4]) {
      expect(isExchangeTime(hand)).toBe(true);
      expect(swapsOf(hand).map(({ stage }) => stage)).toEqual(
        [1, 2, 3, 4].map(one => (one < number ? 'done' : one === number ? 'open' : 'later')),
      );
      expect(openSwap(swapsOf(hand))?.seats).toEqual([number - 1, number % 4]);
      hand = exchanged(hand);
    }
    expect(openSwap(swapsOf(hand))).toBeUndefined();
    expect(hand.phase.name).toBe('turn');
    expect(isExchangeTime(hand)).toBe(true);
    const [discard] = legalActions(hand, 0).filter(({ type }) => type === 'discard');
    expect(isExchangeTime(after(hand, discard!))).toBe(false);
  });

  it('show their tiles to the two who exchange, and to others only how many passed', () => {
    const hand = exchanged(dealt('one'));
    const [own] = swapsOf(viewFor(hand, 1));
    const [seen] = swapsOf(viewFor(hand, 2));
    expect(own!.tiles).toEqual(hand.exchanges![0]!.given);
    expect(seen!.tiles.map(tiles => tiles!.every(tile => tile < 0))).toEqual([true, true]);
    expect(seen!.tiles.map(tiles => tiles!.length)).toEqual(own!.tiles.map(tiles => tiles!.length));
  });
});

describe('the part of a seat', () => {
  it('is to choose, to wait once it has chosen, or to watch', () => {
    const hand = dealt('two');
    expect(partOf(hand, 0)).toEqual({ name: 'choose', count: 2, neighbour: 1 });
    expect(partOf(hand, 1)).toEqual({ name: 'choose', count: 2, neighbour: 0 });
    expect(partOf(hand, 2)).toEqual({ name: 'watch' });
    expect(partOf(hand, undefined)).toEqual({ name: 'watch' });
    const chosen = gives(hand, 0);
    expect(partOf(chosen, 0)).toEqual({ name: 'wait', neighbour: 1 });
    expect(partOf(chosen, 1).name).toBe('choose');
  });

  it('tells both neighbours what they gave and got, and nobody else', () => {
    const { exchanges } = exchanged(dealt('three'));
    const [made] = exchanges!;
    const [given, got] = made!.given;
    expect(exchangeOf(made!, 0)).toEqual({ neighbour: 1, gave: given, got });
    expect(exchangeOf(made!, 1)).toEqual({ neighbour: 0, gave: got, got: given });
    expect(exchangeOf(made!, 2)).toBeUndefined();
    expect(exchangeOf(made!, undefined)).toBeUndefined();
  });
});

describe('[C23] the choice of tiles', () => {
  it('takes a press back, and replaces the older choice by a third', () => {
    expect(pressed([], 'a', 2)).toEqual(['a']);
    expect(pressed(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(pressed(['a', 'b'], 'a', 2)).toEqual(['b']);
    expect(pressed(['a', 'b'], 'c', 2)).toEqual(['b', 'c']);
    expect(pressed(['a'], 'b', 1)).toEqual(['b']);
  });

  it.each(SEEDS)('finds the command of every legal choice in either order, and none for fewer tiles (%s)', seed => {
    const actions = legalActions(dealt(seed), 0);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) {
      if (action.type !== 'exchange') throw new Error(action.type);
      expect(commandFor(actions, action.tiles)).toBe(action);
      expect(commandFor(actions, [...action.tiles].reverse())).toBe(action);
      expect(commandFor(actions, action.tiles.slice(1))).toBeUndefined();
    }
  });
});
