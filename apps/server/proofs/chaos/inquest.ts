import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Entry, TableState, TableViewer } from '@gorrion/protocol';
import { evolveTable, redactTable, unopened, VIEWERS } from '@gorrion/table';
import { assemble } from '../../src/persistence/batch.ts';
import { rowReader } from '../../src/persistence/sqlite/rows.ts';
import { canonical } from '../load/crowd.ts';
import type { Party } from './party.ts';

/*
 * Compares the disk of a killed server with what its clients received. Of the server's code it uses only the reader of
 * rows and batches.
 */

export interface Findings {
  /** Number of acknowledged commands that are not in the log. */
  lost: number;
  /** Number of commands that are in the log more than once, and of logs whose numbers have a gap. */
  doubled: number;
  /** Number of pages whose state has another hash than the state folded from the log. */
  different: number;
  /** Number of logs that are torn or damaged. */
  broken: number;
  acknowledged: number;
  entries: number;
  pages: number;
}

export const nothingFound = (): Findings => ({
  lost: 0,
  doubled: 0,
  different: 0,
  broken: 0,
  acknowledged: 0,
  entries: 0,
  pages: 0,
});

export const isClean = ({ lost, doubled, different, broken }: Findings): boolean =>
  lost + doubled + different + broken === 0;

const hashOf = (state: TableState): string =>
  createHash('sha256')
    .update(canonical(JSON.parse(JSON.stringify(state))))
    .digest('hex');

function logOf(dataDir: string, code: string): readonly Entry[] | undefined {
  const db = new DatabaseSync(join(dataDir, 'gorrion.sqlite'), { readOnly: true });
  try {
    const log = assemble(rowReader(db)(code));
    return log.kind === 'whole' && !log.wasTorn ? log.entries : undefined;
  } finally {
    db.close();
  }
}

/** Returns the hash of each viewer's state at each wanted number, by "viewer number". */
function viewsAt(log: readonly Entry[], wanted: ReadonlyMap<TableViewer, ReadonlySet<number>>): Map<string, string> {
  const found = new Map<string, string>();
  const views = new Map<TableViewer, { seq: number; state: TableState }>(
    VIEWERS.map(viewer => [viewer, { seq: 0, state: unopened }]),
  );
  let state = unopened;
  for (const entry of log) {
    for (const viewer of wanted.keys()) {
      const seen = redactTable(state, entry.event, viewer);
      const view = views.get(viewer)!;
      if (!seen) continue;
      const next = { seq: view.seq + 1, state: evolveTable(view.state, { at: entry.at, event: seen }) };
      views.set(viewer, next);
      if (wanted.get(viewer)!.has(next.seq)) found.set(`${viewer} ${next.seq}`, hashOf(next.state));
    }
    state = evolveTable(state, entry);
  }
  return found;
}

/** Checks one party's table on the disk of a killed server and adds the findings to `found`. */
export const inquire = (dataDir: string, party: Party, found: Findings): void =>
  inquireInto(logOf(dataDir, party.code), party, found);

/** Checks one party's table by its log, undefined if that is not whole, and adds the findings to `found`. */
export function inquireInto(log: readonly Entry[] | undefined, party: Party, found: Findings): void {
  if (!log) {
    found.broken++;
    return;
  }
  found.entries += log.length;
  if (log.some(({ seq }, i) => seq !== i + 1)) found.doubled++;
  const causes = log.flatMap(({ cause }) => (cause ? [`${cause.by} ${cause.id}`] : []));
  const known = new Set(causes);
  found.doubled += causes.length - known.size;
  party.pages.forEach((page, n) => {
    for (const { id, answer } of party.sent[n]!) {
      if (!answer?.ok) continue;
      found.acknowledged++;
      if (!known.has(`${page.me!.id} ${id}`)) found.lost++;
    }
  });
  const seen = party.pages.flatMap(page => (page.seen ? [page.seen] : []));
  const wanted = new Map<TableViewer, Set<number>>();
  for (const { viewer, seq } of seen) wanted.set(viewer, (wanted.get(viewer) ?? new Set()).add(seq));
  const views = viewsAt(log, wanted);
  for (const { viewer, seq, state } of seen) {
    found.pages++;
    if (views.get(`${viewer} ${seq}`) !== hashOf(state)) found.different++;
  }
}
