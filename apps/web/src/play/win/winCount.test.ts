import { type HandState, winnersScore } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { handResult } from '../../sheet/hand/handResult.ts';
import { readyTiles } from '../../sheet/hand/readyTiles.ts';
import { countedTable } from '../../testing/countedTable.ts';
import { drawnTable } from '../../testing/drawnTable.ts';
import { english } from '../../testing/english.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { saidOfEnd, whoWon, winCount } from './winCount.ts';

/** Returns the count of the win at a table, and its result. */
function counted(state: ReturnType<typeof wonTable>['state']) {
  const result = handResult(state)!;
  const { outcome } = result;
  if (outcome.kind !== 'won') throw new Error('nobody has won');
  return { result, outcome, count: winCount(english, state, outcome, false) };
}

describe('the count of a win', () => {
  it('goes from the cheapest fan to the dearest, and its sums end at the total', () => {
    const { count, outcome } = counted(wonTable().state);
    expect(count.lines.map(({ text, value, sum }) => `${text} ${value} ${sum}`)).toEqual([
      'All Chows 2 2',
      'Concealed Hand 2 4',
      'Pure Straight 16 20',
    ]);
    expect(count).toMatchObject({ sum: 20, total: 20, flowers: 0, tier: 8, dearest: { characters: '清龙' } });
    expect(count.sum).toBe(winnersScore(outcome).total);
  });

  it('lights the tiles that earn a fan', () => {
    const { count } = counted(wonTable().state);
    const straight = count.lines.at(-1)!.lit!;
    expect(straight.concealed).toHaveLength(9);
    expect(straight.winning).toBe(false);
    expect(count.lines[0]!.lit!.winning).toBe(true);
  });

  it('is larger from 24 points on', () => {
    expect(counted(wonTable('1233556778999p').state).count.tier).toBe(48);
    expect(counted(wonTable('1122334556677p').state).count).toMatchObject({
      tier: 88,
      dearest: { name: 'Seven Shifted Pairs' },
    });
  });

  it('[C46] of the older ways adds the points up, then multiplies by the doubles', () => {
    const { count } = counted(countedTable());
    expect(count.lines.map(({ value }) => value)).toEqual(['2', '4', '8', '20', '32', '× 2', '× 2', '× 2']);
    expect(count.lines.at(-1)!.sum).toBe(528);
    expect(count).toMatchObject({ total: 528, flowers: 0, dearest: undefined });
  });
});

describe('what a screen reader says of the end of a hand', () => {
  it('is one breath: who, how, the fans, and what it brings the listener', () => {
    const { result, count } = counted(wonTable().state);
    expect(saidOfEnd(english, result, count, 1)).toBe(
      'You win with 20 points, on 4 Dots, discarded by Ana. Pure Straight 16, Concealed Hand 2, All Chows 2. +44.',
    );
    expect(saidOfEnd(english, result, count, 0)).toMatch(
      /^Mei wins with 20 points, on 4 Dots, discarded by you\. .* −28\.$/,
    );
    expect(saidOfEnd(english, result, count, undefined)).toMatch(/All Chows 2\.$/);
    expect(whoWon(english, result, 1, 2)).toBe('Mei, on 4 Dots, discarded by Ana');
  });

  it('of a hand that nobody won says so', () => {
    expect(saidOfEnd(english, handResult(drawnTable().state)!, undefined, 1)).toBe(
      'Nobody wins. The wall is empty and nobody won. No points change hands.',
    );
  });
});

it('names no tiles of a hand that the viewer does not see', () => {
  const { hand } = wonTable().state.session;
  const hidden: HandState = {
    ...hand,
    seats: hand.seats.map(seat => ({ ...seat, concealed: seat.concealed.map(() => -1) })) as never,
  };
  expect(readyTiles(hidden, 1)).toEqual([]);
});
