import type { Entry } from '@gorrion/protocol';
import { discards } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { followed } from '../testing/following.ts';
import { dealtTable, type TestTable } from '../testing/table.ts';
import { fromSnapshot, withEntries } from './following.ts';

const CODE = followed(dealtTable().state).code;

/** A page that has followed a table from its first entry. */
const heard = (entries: readonly Entry[]) => {
  const blank = followed(dealtTable().state, 0, { seq: 0 });
  return withEntries(blank, entries).following;
};
const played = (): TestTable => dealtTable({ hands: ['4p'] }).do({ type: 'play', command: discards(0, '4p') as never });

describe('the moves of a hand', () => {
  it('are of this hand only, each line under its own number', () => {
    const table = played();
    const { moves } = heard(table.entries);
    expect(moves.at(-1)).toMatchObject({ kind: 'discard', seat: 0 });
    expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length);
    const deal = table.entries.findIndex(({ event }) => JSON.stringify(event).includes('"dealt"'));
    const again = [...table.entries, { ...table.entries[deal]!, seq: table.entries.length + 1 }];
    expect(heard(again).moves).toEqual([]);
  });

  it('go on after a snapshot under higher numbers, and what came before is no news', () => {
    const { state, entries } = played();
    const told = fromSnapshot({ code: CODE, viewer: 0, seq: entries.length, at: 0, state, watchers: 0 });
    expect(told.moves).toHaveLength(1);
    expect(told.moves[0]).toMatchObject({ kind: 'discard', seat: 0, isEarlier: true });
    expect(told.moves[0]!.id).toBeLessThan(entries.length);
  });
});
