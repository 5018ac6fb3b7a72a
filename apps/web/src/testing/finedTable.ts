import { type Player, seatOf, type UmpirePoints } from '@gorrion/rules';
import { dealtTable, type TestTable } from './table.ts';

/** The section of the book that the umpire of the tests applies. */
export const ARTICLE = { article: '3.11.2' } as const;

/** Rules in the hand that is played. */
const fine = (table: TestTable, player: Player, points: UmpirePoints, paidTo: 'nobody' | 'each-opponent') =>
  table.add({ type: 'ruled', by: 'umpire', ruling: { kind: 'points', player, points, paidTo, ...ARTICLE } }).do({
    type: 'play',
    command: {
      type: 'umpire',
      ruling: { kind: 'points', seat: seatOf(table.state.session, player), points, paidTo, ...ARTICLE },
    },
  });

/** Returns a table where Botan pays 20 points to each and Mei is fined 10: on balance Mei gains 10. */
export const finedTable = (): TestTable => fine(fine(dealtTable(), 2, 20, 'each-opponent'), 1, 10, 'nobody');
