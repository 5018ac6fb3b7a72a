import { type FactRow, type LedgerStore, ledgerOf, type StoredFact } from '../ledgers.ts';
import type { LedgerJob } from './ledgerJobs.ts';
import type { Sql } from './statement.ts';

const FACTS = 'SELECT seq, at, person, command, body FROM ledger_facts WHERE ledger = $1 ORDER BY seq';
const OWN = `SELECT id FROM ledger_people JOIN ledgers ON ledgers.id = ledger
  WHERE person = $1 AND kind = $2 ORDER BY ledgers.number DESC`;
const WITH = `SELECT ledger AS id FROM ledger_people WHERE person = $1
  UNION SELECT ledger FROM ledger_facts WHERE person = $1`;
/** No number of a ledger is as high as the one here. */
const PUBLIC = `SELECT id FROM ledgers WHERE kind = $1 AND is_public = true
  AND number < coalesce((SELECT number FROM ledgers WHERE id = $3), 9000000000000000) ORDER BY number DESC LIMIT $2`;

const factRow = ({ seq, at, by, command, event }: StoredFact): FactRow => ({
  seq,
  at,
  person: by,
  command,
  body: JSON.stringify(event),
});

/** Groups, duplicate evenings and tournaments in either database. */
export function ledgerStore({ rows, write }: Sql<LedgerJob>): LedgerStore {
  const ids = async (text: string, ...values: readonly (string | number | null)[]) =>
    (await rows<{ id: string }>(text, ...values)).map(({ id }) => id);
  const rewriteFacts: LedgerStore['rewriteFacts'] = ({ id, kind }, changed, added, index) =>
    write({ kind: 'add-facts', id, ledger: kind, rows: added.map(factRow), changed: changed.map(factRow), ...index });
  return {
    rewriteFacts,
    addFacts: (ledger, facts, index) => rewriteFacts(ledger, [], facts, index),
    async readLedger(id) {
      const [ledger] = await rows<{ kind: string }>('SELECT kind FROM ledgers WHERE id = $1', id);
      return ledger && ledgerOf(id, ledger.kind, await rows<FactRow>(FACTS, id));
    },
    ledgerOpenedBy: async (person, request) =>
      (
        await ids(
          'SELECT ledger AS id FROM ledger_facts WHERE seq = 1 AND person = $1 AND command = $2',
          person,
          request,
        )
      )[0],
    ledgersOf: (person, kind) => ids(OWN, person, kind),
    ledgersWith: person => ids(WITH, person),
    publicLedgers: (kind, most, before) => ids(PUBLIC, kind, most, before ?? null),
    allLedgers: kind => ids('SELECT id FROM ledgers WHERE kind = $1 ORDER BY number', kind),
    dropLedger: id => write({ kind: 'drop-ledger', id }),
  };
}
