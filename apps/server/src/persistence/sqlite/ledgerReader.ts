import type { DatabaseSync } from 'node:sqlite';
import { type FactRow, type LedgerStore, ledgerOf } from '../ledgers.ts';

type Reads = Omit<LedgerStore, 'addFacts' | 'rewriteFacts' | 'dropLedger'>;

/** Prepares the statements that read ledgers. */
export function ledgerReader(db: DatabaseSync): Reads {
  const kindOf = db.prepare('SELECT kind FROM ledgers WHERE id = ?');
  const facts = db.prepare('SELECT seq, at, person, command, body FROM ledger_facts WHERE ledger = ? ORDER BY seq');
  const opened = db.prepare('SELECT ledger FROM ledger_facts WHERE seq = 1 AND person = ? AND command = ?');
  const own = db.prepare(`SELECT id FROM ledger_people JOIN ledgers ON ledgers.id = ledger
    WHERE person = ? AND kind = ? ORDER BY ledgers.number DESC`);
  const touched = db.prepare(`SELECT ledger AS id FROM ledger_people WHERE person = ?1
    UNION SELECT ledger FROM ledger_facts WHERE person = ?1`);
  const open = db.prepare(`SELECT id FROM ledgers WHERE kind = ? AND isPublic = 1
    AND number < ifnull((SELECT number FROM ledgers WHERE id = ?), 9e15) ORDER BY number DESC LIMIT ?`);
  const all = db.prepare('SELECT id FROM ledgers WHERE kind = ? ORDER BY number');
  const idsOf = (rows: readonly Record<string, unknown>[]): string[] => rows.map(({ id }) => id as string);
  return {
    async readLedger(id) {
      const kind = kindOf.get(id)?.kind as string | undefined;
      return kind === undefined ? undefined : ledgerOf(id, kind, facts.all(id) as unknown as FactRow[]);
    },
    ledgerOpenedBy: async (person, request) => opened.get(person, request)?.ledger as string | undefined,
    ledgersOf: async (person, kind) => idsOf(own.all(person, kind)),
    ledgersWith: async person => idsOf(touched.all(person)),
    publicLedgers: async (kind, most, before) => idsOf(open.all(kind, before ?? null, most)),
    allLedgers: async kind => idsOf(all.all(kind)),
  };
}
