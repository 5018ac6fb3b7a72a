import type { PersonId } from '@gorrion/protocol';
import type { LedgerStore, StoredFact } from '../ledgers.ts';
import type { Database } from './database.ts';

interface FactRow {
  readonly seq: number;
  readonly at: number;
  readonly person: PersonId | null;
  readonly command: string | null;
  readonly body: string;
}

const factOf = ({ seq, at, person, command, body }: FactRow): StoredFact => ({
  seq,
  at,
  by: person,
  command,
  event: JSON.parse(body),
});

/** Opens a ledger, and holds it until the transaction ends, so that facts of two nodes never mix. */
const OPEN = `INSERT INTO ledgers (id, kind, is_public) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET is_public = excluded.is_public`;
const ADD = `INSERT INTO ledger_facts (ledger, seq, at, person, command, body)
  SELECT $1, * FROM unnest($2::int[], $3::bigint[], $4::text[], $5::text[], $6::text[])`;
const PEOPLE = 'INSERT INTO ledger_people (person, ledger) SELECT unnest($2::text[]), $1 ON CONFLICT DO NOTHING';

const PUBLIC = `SELECT id FROM ledgers WHERE kind = $1 AND is_public
  AND ($3::text IS NULL OR number < (SELECT number FROM ledgers WHERE id = $3)) ORDER BY number DESC LIMIT $2`;

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

export const ledgerStore = ({ query, transaction }: Database): LedgerStore => ({
  addFacts: ({ id, kind }, facts, { people, isPublic }) =>
    transaction(async within => {
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
    }),

  async readLedger(id) {
    const [ledger] = await query<{ kind: string }>('SELECT kind FROM ledgers WHERE id = $1', [id]);
    if (!ledger) return undefined;
    const facts = await query<FactRow>(
      'SELECT seq, at, person, command, body FROM ledger_facts WHERE ledger = $1 ORDER BY seq',
      [id],
    );
    return { id, kind: ledger.kind, facts: facts.map(factOf) };
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

  publicLedgers: async (kind, most, before) => idsOf(await query(PUBLIC, [kind, most, before ?? null])),

  allLedgers: async kind => idsOf(await query('SELECT id FROM ledgers WHERE kind = $1 ORDER BY number', [kind])),

  async dropLedger(id) {
    await query('DELETE FROM ledgers WHERE id = $1', [id]);
  },
});
