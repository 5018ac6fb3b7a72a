import type { PersonId, TableState, TableViewer } from '@gorrion/protocol';
import type { TableStream } from '../ports/ports.ts';
import { isUmpire } from './umpire.ts';

export interface StreamedTable {
  readonly state: TableState;
  readonly delayed?: { readonly state: TableState } | undefined;
  viewerOf(person: PersonId): TableViewer;
}

/** Returns what a person may follow of a table. Where it is watched with a delay, only its players and umpire follow it live. */
export function streamOf(table: StreamedTable, person: PersonId): TableStream {
  const viewer = table.viewerOf(person);
  const isLate = viewer === 'spectator' && table.delayed !== undefined && !isUmpire(table.state, person);
  return isLate ? 'delayed' : viewer;
}

/** Returns what a page follows of a table; one that sets a cast follows what spectators do. */
export const streamFor = (table: StreamedTable, person: PersonId, asCaster: boolean): TableStream => {
  if (!asCaster) return streamOf(table, person);
  return table.delayed ? 'delayed' : 'spectator';
};

/** Returns the state of a table that everybody without a seat may be told of. */
export const shownState = ({ state, delayed }: Pick<StreamedTable, 'state' | 'delayed'>): TableState =>
  delayed?.state ?? state;
