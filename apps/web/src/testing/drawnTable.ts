import { legalActions } from '@gorrion/rules';
import { closeClaims } from '@gorrion/rules/testing';
import { dealtTable, type TestTable } from './table.ts';

/** Returns a table whose hand no player won: all players pass until the wall is empty. */
export function drawnTable(): TestTable {
  const table = dealtTable();
  for (;;) {
    const { hand } = table.state.session;
    const { phase } = hand;
    if (phase.name === 'over') return table;
    if (phase.name === 'turn') {
      const ways = legalActions(hand, phase.seat);
      const command = ways.find(({ type }) => type === 'expose-flower') ?? ways.find(({ type }) => type === 'discard')!;
      table.do({ type: 'play', command });
    } else table.do({ type: 'play', command: closeClaims as never });
  }
}
