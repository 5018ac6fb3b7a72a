import { claims, closeClaims, discards } from '@gorrion/rules/testing';
import { dealtTable, type TestTable } from './table.ts';

/** Returns a table where South (Mei) wins on 4 Dots of East (Ana); by default with a pure straight of characters. */
export function wonTable(hand = '123456789m23p55s'): TestTable {
  const table = dealtTable({ hands: ['4p', hand] })
    .do({ type: 'play', command: discards(0, '4p') as never })
    .do({ type: 'play', command: claims(1, 'win') as never });
  if (table.state.session.hand.phase.name === 'claims') table.do({ type: 'play', command: closeClaims as never });
  return table;
}
