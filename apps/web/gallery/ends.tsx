import type { PersonId, TableCode, TableViewer } from '@gorrion/protocol';
import type { ReactNode } from 'react';
import { useApp } from '../src/client/store/app.ts';
import type { FollowedTable } from '../src/client/store/following.ts';
import { Board } from '../src/play/game/Board.tsx';
import type { Beat } from '../src/play/win/timeline.ts';
import { useFinale } from '../src/play/win/useFinale.tsx';
import { handResult } from '../src/sheet/hand/handResult.ts';
import { countedTable } from '../src/testing/countedTable.ts';
import { drawnTable } from '../src/testing/drawnTable.ts';
import type { TestTable } from '../src/testing/table.ts';
import { wonTable } from '../src/testing/wonTable.ts';

/*
 * The end of a hand on the felt, held at a beat: ?end=other&at=2 counts the third line; at= is also word, laid, total,
 * paid. With &play it runs in time.
 */

interface EndedTable {
  readonly of: () => Pick<TestTable, 'state'>;
  readonly viewer: TableViewer;
}

/** A flush, and the Nine Gates: 24 points and more, 88 and more. */
const [FLUSH, GATES] = ['1233556778999p', '1112356789999p'] as const;

const ENDS: Readonly<Record<string, EndedTable>> = {
  own: { of: () => wonTable(), viewer: 1 },
  other: { of: () => wonTable(FLUSH), viewer: 2 },
  across: { of: () => wonTable(), viewer: 3 },
  loss: { of: () => wonTable(), viewer: 0 },
  watched: { of: () => wonTable(FLUSH), viewer: 'spectator' },
  large: { of: () => wonTable(FLUSH), viewer: 1 },
  largest: { of: () => wonTable(GATES), viewer: 1 },
  counted: { of: () => ({ state: countedTable() }), viewer: 1 },
  drawn: { of: drawnTable, viewer: 1 },
};

const beatOf = (at: string | null): Beat => (/^\d+$/.test(at ?? '') ? { line: Number(at) } : ((at ?? 'word') as Beat));

function ShownEnd({ end: { of, viewer }, at }: { readonly end: EndedTable; readonly at: Beat | undefined }) {
  const { state } = of();
  const table: FollowedTable = {
    code: 'SPARR0W5' as TableCode,
    viewer,
    seq: 9,
    state,
    watchers: 0,
    isFrozen: false,
    epoch: 1,
    recent: [],
    moves: [],
  };
  const end = useFinale(table, handResult(state), { isOn: true, onEnd: () => {}, held: at });
  return (
    <Board table={table} end={end}>
      {null}
    </Board>
  );
}

/** Returns the end of a hand by its name; undefined if no end has that name. */
export function endOf(query: URLSearchParams): ReactNode | undefined {
  const end = ENDS[query.get('end') ?? ''];
  if (!end) return undefined;
  useApp.setState({ link: { status: 'online' }, me: { id: 'mei' as PersonId, name: 'Mei' } });
  return <ShownEnd end={end} at={query.has('play') ? undefined : beatOf(query.get('at'))} />;
}
