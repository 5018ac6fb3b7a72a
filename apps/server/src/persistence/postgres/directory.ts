import type { PersonId, TableCode } from '@gorrion/protocol';
import { type Claim, LEASE, type NodeRecord, type Registration, type TableDirectory } from '../ownership.ts';
import type { TableRecord } from '../tableRecord.ts';
import { Connection } from './connection.ts';
import type { Query } from './database.ts';

/* Who has which table, for all nodes of a database. Its clock alone says whose lease runs. */

/** A node counts as dead if it has not renewed its lease for so long. */
const LIVES = `renewed_at > clock_timestamp() - interval '${LEASE} milliseconds'`;
const OWNED = `EXISTS (SELECT 1 FROM nodes WHERE nodes.id = tables.node AND ${LIVES})`;
const RENEW = `INSERT INTO nodes (id, address, renewed_at) VALUES ($1, $2, clock_timestamp())
  ON CONFLICT (id) DO UPDATE SET address = excluded.address, renewed_at = clock_timestamp()`;
/** Begins the lease of a node that takes something, if it has run out or soon will: only a living node may own. */
const alive = (id: string, address: string) => `WITH alive AS (
    INSERT INTO nodes (id, address, renewed_at) VALUES (${id}, ${address}, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET renewed_at = clock_timestamp()
    WHERE nodes.renewed_at < clock_timestamp() - interval '${LEASE / 4} milliseconds')`;
const REGISTER = `${alive('$5', '$6')} INSERT INTO tables (code, host, request, opened_at, node, epoch) VALUES ($1, $2, $3, $4, $5, 1)
  ON CONFLICT (host, request) DO NOTHING RETURNING epoch`;
const OPENED = 'SELECT code FROM tables WHERE host = $1 AND request = $2 AND retired_at IS NULL';
const CLAIM = `${alive('$2', '$3')} UPDATE tables SET node = $2, epoch = CASE WHEN node = $2 THEN epoch ELSE epoch + 1 END
  WHERE code = $1 AND retired_at IS NULL AND (node IS NOT DISTINCT FROM $2 OR NOT ${OWNED})
  RETURNING epoch, code, host, request, opened_at AS "openedAt"`;
const OWNER = `SELECT nodes.id, nodes.address FROM tables JOIN nodes ON nodes.id = tables.node
  WHERE code = $1 AND retired_at IS NULL AND ${LIVES}`;
const ORPHANS = `SELECT code, host, request, opened_at AS "openedAt" FROM tables
  WHERE retired_at IS NULL AND NOT ${OWNED} ORDER BY opened_at, number LIMIT $1`;
const DUTY = `${alive('$2', '$3')} INSERT INTO duties (name, node) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET node = $2
  WHERE duties.node = $2 OR NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = duties.node AND ${LIVES}) RETURNING node`;
const DUTY_OF = `SELECT nodes.id, nodes.address FROM duties JOIN nodes ON nodes.id = duties.node WHERE name = $1 AND ${LIVES}`;
/** Ms after which a renewal is given up: the next one comes before the lease ends. */
const LONGEST_RENEWAL = 2500;
/** Nodes that have not been heard of for a day are forgotten. */
const SWEEP = "DELETE FROM nodes WHERE renewed_at < clock_timestamp() - interval '1 day'";

/** Renews the lease of a node over a connection of its own: a pool that is busy must not cost a node its tables. */
class Lease {
  readonly #connection: Connection;
  readonly #node: NodeRecord;

  constructor(url: string, node: NodeRecord) {
    this.#connection = new Connection(url, LONGEST_RENEWAL);
    this.#node = node;
  }

  async renew(): Promise<void> {
    await this.#connection.use(client => client.query(RENEW, [this.#node.id, this.#node.address]));
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}

async function openedBy(query: Query, host: PersonId, request: string): Promise<TableCode | undefined> {
  return (await query<{ code: TableCode }>(OPENED, [host, request]))[0]?.code;
}

async function register(query: Query, record: TableRecord, { id, address }: NodeRecord): Promise<Registration> {
  const { code, host, request, openedAt } = record;
  const [made] = await query<{ epoch: number }>(REGISTER, [code, host, request, openedAt, id, address]);
  if (made) return { kind: 'new', epoch: made.epoch };
  const known = await openedBy(query, host, request);
  if (!known) throw new Error('this request is taken');
  return { kind: 'known', code: known };
}

async function claim(query: Query, code: TableCode, { id, address }: NodeRecord): Promise<Claim> {
  // Between two statements an owner may come or go: the second look says who it is by then.
  for (let attempt = 0; attempt < 3; attempt++) {
    const [owned] = await query<TableRecord & { readonly epoch: number }>(CLAIM, [code, id, address]);
    if (owned) {
      const { epoch, ...record } = owned;
      return { kind: 'owned', epoch, record };
    }
    const [node] = await query<NodeRecord>(OWNER, [code]);
    if (node) return { kind: 'elsewhere', node };
    const [there] = await query('SELECT 1 FROM tables WHERE code = $1 AND retired_at IS NULL', [code]);
    if (!there) return { kind: 'unknown' };
  }
  throw new Error('a table changes its owner again and again');
}

/** Opens the directory for one node; `close` ends its connection, and leaves its lease as it is. */
export function directory(url: string, query: Query, node: NodeRecord): TableDirectory & { close(): Promise<void> } {
  const lease = new Lease(url, node);
  return {
    isShared: true,
    register: record => register(query, record, node),
    openedBy: (host, request) => openedBy(query, host, request),
    claim: code => claim(query, code, node),
    async release(code, epoch) {
      await query('UPDATE tables SET node = NULL WHERE code = $1 AND epoch = $2', [code, epoch]);
    },
    ownerOf: async code => (await query<NodeRecord>(OWNER, [code]))[0],
    nodes: () => query<NodeRecord>(`SELECT id, address FROM nodes WHERE ${LIVES} ORDER BY id`),
    renew: () => lease.renew(),
    async leave() {
      await query('DELETE FROM nodes WHERE id = $1', [node.id]);
      await query(SWEEP);
    },
    async bury(id) {
      await query('DELETE FROM nodes WHERE id = $1', [id]);
    },
    orphans: limit => query<TableRecord>(ORPHANS, [limit]),
    dutyOf: async name => (await query<NodeRecord>(DUTY_OF, [name]))[0],
    duty: async name => (await query(DUTY, [name, node.id, node.address])).length > 0,
    close: () => lease.close(),
  };
}
