import type { TableCode } from '@gorrion/protocol';
import { StaleOwner } from '@gorrion/table';
import { assemble, type BatchRow, encodeBatch } from '../batch.ts';
import { namedIn } from '../named.ts';
import type { Store } from '../store.ts';
import type { TableRecord } from '../tableRecord.ts';
import type { Appender } from './appender.ts';
import type { Database, Query } from './database.ts';

type TableStore = Pick<Store, 'append' | 'liveTables' | 'load' | 'read' | 'retire' | 'discard' | 'purge'>;

const ROWS = 'SELECT version, table_id, seq, body, checksum FROM log WHERE table_id = $1 ORDER BY seq';

const readRows = (query: Query, code: TableCode) => query<BatchRow>(ROWS, [code]);

/**
 * Deletes the last row of a log, which was not written whole, and goes back to the number before it. Nothing, if somebody
 * else has cut it off meanwhile, and the last row is another.
 */
async function cutTail(query: Query, torn: BatchRow): Promise<void> {
  const { table_id: code, seq, body } = torn;
  await query('SELECT 1 FROM tables WHERE code = $1 FOR UPDATE', [code]);
  await query('DELETE FROM log WHERE table_id = $1 AND seq = $2 AND body = $3', [code, seq, body]);
  await query('UPDATE tables SET seq = coalesce((SELECT max(seq) FROM log WHERE table_id = $1), 0) WHERE code = $1', [
    code,
  ]);
}

const DROP_TALK = `DELETE FROM game_talk WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM games WHERE id = game_talk.game)`;

/** Deletes a table with its log, and what was said in games that are not kept. */
async function remove(query: Query, code: string): Promise<void> {
  for (const table of ['log', 'sat', 'to_forget', 'call_links', 'casts'])
    await query(`DELETE FROM ${table} WHERE table_id = $1`, [code]);
  await query(DROP_TALK, [code]);
  await query('DELETE FROM tables WHERE code = $1', [code]);
}

/** `wake` is called when there is work for the keeper. */
export const tableStore = ({ query, transaction }: Database, appender: Appender, wake: () => void): TableStore => ({
  async append(tableId, entries, epoch) {
    const [first] = entries;
    if (!first) return;
    const { body, ...row } = encodeBatch(tableId, entries);
    const named = [...new Set(namedIn(entries))];
    await appender.append({ row: { ...row, body: String(body) }, after: first.seq - 1, epoch, named });
  },

  liveTables: () =>
    query<TableRecord>(
      `SELECT code, host, request, opened_at AS "openedAt" FROM tables WHERE retired_at IS NULL ORDER BY opened_at, number`,
    ),

  read: async code => assemble(await readRows(query, code)),

  async load(code) {
    const rows = await readRows(query, code);
    const log = assemble(rows);
    const last = rows.at(-1);
    if (last && log.kind === 'whole' && log.wasTorn) await transaction(within => cutTail(within, last));
    return log;
  },

  async retire(code, epoch) {
    await transaction(async within => {
      const done = await within(
        'UPDATE tables SET retired_at = $3, node = NULL WHERE code = $1 AND epoch = $2 RETURNING code',
        [code, epoch, Date.now()],
      );
      if (done.length === 0) throw new StaleOwner(`epoch ${epoch} of this table is over`);
      for (const table of ['call_links', 'casts']) await within(`DELETE FROM ${table} WHERE table_id = $1`, [code]);
    });
    wake();
  },

  async discard(code, epoch) {
    await transaction(async within => {
      const owned = await within('SELECT 1 FROM tables WHERE code = $1 AND epoch = $2 FOR UPDATE', [code, epoch]);
      if (owned.length === 0) throw new StaleOwner(`epoch ${epoch} of this table is over`);
      await remove(within, code);
    });
  },

  async purge(before) {
    const old = await query<{ code: string }>('SELECT code FROM tables WHERE retired_at < $1', [before]);
    for (const { code } of old) await transaction(within => remove(within, code));
    if (old.length > 0) wake();
    return old.length;
  },
});
