import {
  type FactRow,
  type LedgerIndex,
  type LedgerStore,
  ledgerOf,
  type StoredFact,
  type StoredLedger,
} from '../ledgers.ts';
import type { Database, Query } from './database.ts';

/** Opens a ledger, and holds it until the transaction ends, so that facts of two nodes never mix. */
const OPEN = `INSERT INTO ledgers (id, kind, is_public) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET is_public = excluded.is_public`;
const ADD = `INSERT INTO ledger_facts (ledger, seq, at, person, command, body)
  SELECT $1, * FROM unnest($2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])`;
const CHANGE = `UPDATE ledger_facts SET person = changed.person, body = changed.body
  FROM unnest($2::int[], $3::text[], $4::text[]) AS changed (seq, person, body)
  WHERE ledger = $1 AND ledger_facts.seq = changed.seq`;
const PEOPLE = 'INSERT INTO ledger_people (person, ledger) SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING';

const PUBLIC = `SELECT id FROM ledgers WHERE kind = $1 AND is_public
  AND ($3::text IS NULL OR number < (SELECT number FROM ledgers WHERE id = $3)) ORDER BY number DESC LIMIT $2`;

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Adds facts to a ledger within a transaction, which holds the ledger until it ends. */
async function add(
  within: Query,
  { id, kind }: Pick<StoredLedger, 'id' | 'kind'>,
  facts: readonly StoredFact[],
  { people, isPublic }: LedgerIndex,
): Promise<void> {
  await within(OPEN, [id, kind, isPublic]);
  const [newest] = await within<{ seq: number }>(
    'SELECT coalesce(max(seq), 0) AS seq FROM ledger_facts WHERE ledger = $1',
    [id],
  );
  if (facts[0] && facts[0].seq !== (newest?.seq ?? 0) + 1) throw new Error('these facts do not follow the ledger');
  await within(ADD, [
    id,
    facts.map(({ seq }) => seq),
    facts.map(({ at }) => at),
    facts.map(({ by }) => by),
    facts.map(({ command }) => command),
    facts.map(({ event }) => JSON.stringify(event)),
  ]);
  await within(PEOPLE, [id, people]);
  await within('DELETE FROM ledger_people WHERE ledger = $1 AND person <> ALL($2)', [id, people]);
}

export const ledgerStore = ({ query, transaction }: Database): LedgerStore => ({
  addFacts: (ledger, facts, index) => transaction(within => add(within, ledger, facts, index)),

  rewriteFacts: (ledger, changed, added, index) =>
    transaction(async within => {
      await add(within, ledger, added, index);
      await within(CHANGE, [
        ledger.id,
        changed.map(({ seq }) => seq),
        changed.map(({ by }) => by),
        changed.map(({ event }) => JSON.stringify(event)),
      ]);
    }),

  async readLedger(id) {
    const [ledger] = await query<{ kind: string }>('SELECT kind FROM ledgers WHERE id = $1', [id]);
    if (!ledger) return undefined;
    const facts = await query<FactRow>(
      'SELECT seq, at, person, command, body FROM ledger_facts WHERE ledger = $1 ORDER BY seq',
      [id],
    );
    return ledgerOf(id, ledger.kind, facts);
  },

  async ledgerOpenedBy(person, request) {
    const [row] = await query<{ id: string }>(
      'SELECT ledger AS id FROM ledger_facts WHERE seq = 1 AND person = $1 AND command = $2',
      [person, request],
    );
    return row?.id;
  },

  ledgersOf: async (person, kind) =>
    idsOf(
      await query(
        `SELECT id FROM ledger_people JOIN ledgers ON ledgers.id = ledger
         WHERE person = $1 AND kind = $2 ORDER BY ledgers.number DESC`,
        [person, kind],
      ),
    ),

  ledgersWith: async person =>
    idsOf(
      await query(
        `SELECT ledger AS id FROM ledger_people WHERE person = $1
         UNION SELECT ledger FROM ledger_facts WHERE person = $1`,
        [person],
      ),
    ),

  publicLedgers: async (kind, most, before) => idsOf(await query(PUBLIC, [kind, most, before ?? null])),

  allLedgers: async kind => idsOf(await query('SELECT id FROM ledgers WHERE kind = $1 ORDER BY number', [kind])),

  async dropLedger(id) {
    await query('DELETE FROM ledgers WHERE id = $1', [id]);
  },
});
