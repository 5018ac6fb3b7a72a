import type { Entry, TableCode } from '@gorrion/protocol';
import pg from 'pg';
import { assemble, type BatchRow } from '../../src/persistence/batch.ts';
import { freePort, type PostgresService, postgres, type RedisService, redis } from '../../src/testing/services.ts';
import { RealServer } from '../server.ts';
import { Relay } from './relay.ts';

/* Real nodes on a real PostgreSQL and Redis, each its own process. */

/** Opens a connection that the engine may close while it restarts. */
function pooled(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return pool;
}

/** Returns the address of a service by way of a relay. */
function through(url: string, relay: Relay | undefined): string {
  if (!relay) return url;
  const by = new URL(url);
  by.host = `127.0.0.1:${relay.port}`;
  return by.href;
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** A node, which may be killed and started again at the same ports. */
export interface FleetNode {
  readonly address: string;
  readonly port: number;
  server: RealServer | undefined;
  /** The node's networks, where they can be cut. */
  readonly relays: Readonly<Record<Network, Relay>> | undefined;
  /** Port at which the node itself listens for others. */
  readonly nodePort: number;
}

export type Network = 'database' | 'redis' | 'nodes';

export class Fleet {
  readonly database: PostgresService;
  readonly bus: RedisService;
  readonly url: string;
  readonly nodes: readonly FleetNode[];
  readonly #sql: pg.Pool;

  private constructor(
    database: PostgresService,
    bus: RedisService,
    url: string,
    nodes: readonly FleetNode[],
    sql: pg.Pool,
  ) {
    this.database = database;
    this.bus = bus;
    this.url = url;
    this.nodes = nodes;
    this.#sql = sql;
  }

  /** Starts PostgreSQL, Redis and `count` nodes. `canBeCut`: their networks go through relays. */
  static async start(count: number, canBeCut = false): Promise<Fleet> {
    const [database, bus] = [await postgres(), await redis()];
    if ('missing' in database) throw new Error(database.missing);
    if ('missing' in bus) throw new Error(bus.missing);
    const url = await database.freshUrl();
    const nodes: FleetNode[] = [];
    for (let n = 0; n < count; n++) nodes.push(await Fleet.#place(url, bus.url, canBeCut));
    const fleet = new Fleet(database, bus, url, nodes, pooled(url));
    for (const node of nodes) await fleet.wake(node);
    await fleet.linked();
    return fleet;
  }

  /** Chooses the ports of a node, and opens its networks. */
  static async #place(databaseUrl: string, redisUrl: string, canBeCut: boolean): Promise<FleetNode> {
    const nodePort = await freePort();
    const relays = canBeCut
      ? {
          database: await Relay.open(() => Number(new URL(databaseUrl).port || 5432)),
          redis: await Relay.open(() => Number(new URL(redisUrl).port || 6379)),
          nodes: await Relay.open(() => nodePort),
        }
      : undefined;
    const address = `127.0.0.1:${relays?.nodes.port ?? nodePort}`;
    return { address, nodePort, relays, port: await freePort(), server: undefined };
  }

  /** Starts a node that does not run. */
  async wake(node: FleetNode, env: Readonly<Record<string, string>> = {}): Promise<void> {
    node.server = await RealServer.start({
      dataDir: '/nowhere',
      port: node.port,
      env: {
        DATABASE_URL: through(this.url, node.relays?.database),
        REDIS_URL: through(this.bus.url, node.relays?.redis),
        NODE_ADDRESS: node.address,
        NODE_PORT: String(node.nodePort),
        ...env,
      },
    });
  }

  async kill(node: FleetNode, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    await node.server?.kill(signal);
    node.server = undefined;
  }

  cut({ relays }: FleetNode, network: Network): void {
    relays?.[network].cut();
  }

  heal({ relays }: FleetNode, network: Network): void {
    relays?.[network].heal();
  }

  get running(): readonly FleetNode[] {
    return this.nodes.filter(({ server }) => server !== undefined);
  }

  /** Resolves once every running node has a link to every other. */
  async linked(): Promise<void> {
    const others = this.running.length - 1;
    for (const { server } of this.running)
      while (((await server!.metrics()).get('gorrion_links_open') ?? 0) < others) await pause(50);
  }

  /** Returns the codes of the tables that a node owns. */
  async tablesOf({ address }: FleetNode): Promise<readonly TableCode[]> {
    const { rows } = await this.#sql.query(
      'SELECT code FROM tables JOIN nodes ON nodes.id = tables.node WHERE address = $1 AND retired_at IS NULL',
      [address],
    );
    return rows.map(({ code }) => code as TableCode);
  }

  /** Returns a table's log as the database has it; undefined if it is not whole. */
  async logOf(code: TableCode): Promise<readonly Entry[] | undefined> {
    const { rows } = await this.#sql.query<BatchRow>(
      'SELECT version, table_id, seq, body, checksum::float8 AS checksum FROM log WHERE table_id = $1 ORDER BY seq',
      [code],
    );
    const log = assemble(rows);
    return log.kind === 'whole' && !log.wasTorn ? log.entries : undefined;
  }

  async stop(): Promise<void> {
    for (const node of this.nodes) await this.kill(node);
    for (const { relays } of this.nodes) for (const relay of Object.values(relays ?? {})) await relay.close();
    await this.#sql.end().catch(() => {});
    await this.bus.stop();
    await this.database.stop();
  }
}
