import type { Entry } from '@gorrion/protocol';
import { discards, stacked } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { followed } from '../../testing/following.ts';
import { dealtTable, type TestTable } from '../../testing/table.ts';
import { fromSnapshot, withEntries } from './following.ts';

const CODE = followed(dealtTable().state).code;

/** Returns what a page knows that has followed a table from its first entry. */
const heard = (entries: readonly Entry[]) => {
  const blank = followed(dealtTable().state, 0, { seq: 0 });
  return withEntries(blank, entries).following;
};
const played = (): TestTable => dealtTable({ hands: ['4p'] }).do({ type: 'play', command: discards(0, '4p') as never });
/** Returns a hand after `count` discards, none of them claimed. */
function playedOn(count: number): TestTable {
  const table = played();
  for (let n = 1; n < count; n++) {
    table.do({ type: 'play', command: { type: 'close-claims' } });
    const { phase, seats } = table.state.session.hand;
    if (phase.name !== 'turn') throw new Error(phase.name);
    const tile = seats[phase.seat].concealed[0]!;
    table.do({ type: 'play', command: { type: 'discard', seat: phase.seat, tile } });
  }
  return table;
}

describe('the moves of a hand', () => {
  it('have growing numbers of their own, whether they arrive together or one by one', () => {
    const { entries } = playedOn(6);
    const { moves } = heard(entries);
    expect(moves.map(({ kind }) => kind).filter(kind => kind === 'discard')).toHaveLength(6);
    const ids = moves.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    const inPortions = entries.reduce(
      (following, entry) => withEntries(following, [entry]).following,
      followed(dealtTable().state, 0, { seq: 0 }),
    );
    expect(inPortions.moves).toEqual(moves);
  });

  it('are of this hand only', () => {
    const table = playedOn(6);
    const first = heard(table.entries).moves;
    table.do({ type: 'play', command: { type: 'stop-hand' } });
    table.do({ type: 'begin-hand', ...stacked({ hands: ['4p'] }) });
    expect(heard(table.entries).moves).toEqual([]);
    table.do({ type: 'play', command: discards(0, '4p') as never });
    const next = heard(table.entries).moves;
    expect(next).toMatchObject([{ kind: 'discard' }]);
    expect(next[0]!.id).toBeGreaterThan(first.at(-1)!.id);
  });

  it('continue after a snapshot with higher numbers, and earlier ones are no news', () => {
    const { state, entries } = played();
    const told = fromSnapshot({ code: CODE, viewer: 0, seq: entries.length, at: 0, state, watchers: 0 });
    expect(told.moves).toHaveLength(1);
    expect(told.moves[0]).toMatchObject({ kind: 'discard', seat: 0, isEarlier: true });
    expect(told.moves[0]!.id).toBeLessThan(entries.length);
  });
});
