import type { Entry, TableCode } from '@gorrion/protocol';
import pg from 'pg';
import { assemble, type BatchRow } from '../../src/persistence/batch.ts';
import {
  freePort,
  HERE,
  type Place,
  type PostgresService,
  postgres,
  type RedisService,
  redis,
} from '../../src/testing/services.ts';
import { RealServer } from '../server.ts';
import type { Knock } from '../wire/socket.ts';
import { type Network, openNetwork } from './network.ts';

/* Real nodes on a real PostgreSQL and Redis, each its own process. */

/** Opens a connection that the engine may close while it restarts. */
function pooled(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  return pool;
}

const pause = (ms: number) => new Promise(done => setTimeout(done, ms));

/** A node, which may be killed and started again at the same ports. */
export interface FleetNode {
  readonly place: Place;
  /** Where the other nodes reach it. */
  readonly address: string;
  readonly port: number;
  server: RealServer | undefined;
}

/** What a node can be cut off from; `nodes` are all others. */
export type Far = 'database' | 'redis' | 'nodes';

/** Where a fleet runs, and by which network if that can be cut. */
interface Places {
  readonly network: Network | undefined;
  readonly database: Place;
  readonly redis: Place;
}

export class Fleet {
  readonly database: PostgresService;
  readonly bus: RedisService;
  readonly url: string;
  readonly nodes: readonly FleetNode[];
  readonly #places: Places;
  readonly #sql: pg.Pool;
  #visitors = 0;

  private constructor(
    database: PostgresService,
    bus: RedisService,
    url: string,
    nodes: readonly FleetNode[],
    places: Places,
  ) {
    this.database = database;
    this.bus = bus;
    this.url = url;
    this.nodes = nodes;
    this.#places = places;
    this.#sql = pooled(url);
  }

  /** Starts PostgreSQL, Redis and `count` nodes. `canBeCut`: each has a host of its own on a network. */
  static async start(count: number, canBeCut = false): Promise<Fleet> {
    const names = ['database', 'redis', ...Array.from({ length: count }, (_, n) => `node${n + 1}`)];
    const network = canBeCut ? openNetwork(names) : undefined;
    const [ofDatabase = HERE, ofRedis = HERE, ...ofNodes] = network?.places ?? names.map(() => HERE);
    const [database, bus] = [await postgres(ofDatabase), await redis(ofRedis)];
    if ('missing' in database) throw new Error(database.missing);
    if ('missing' in bus) throw new Error(bus.missing);
    const url = await database.freshUrl();
    const nodes: FleetNode[] = [];
    for (const place of ofNodes) {
      const address = `${place.host}:${await freePort()}`;
      nodes.push({ place, address, port: await freePort(), server: undefined });
    }
    const fleet = new Fleet(database, bus, url, nodes, { network, database: ofDatabase, redis: ofRedis });
    for (const node of nodes) await fleet.wake(node);
    await fleet.linked();
    return fleet;
  }

  /** Starts a node that does not run. */
  async wake(node: FleetNode, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const { network } = this.#places;
    const { host, launcher } = node.place;
    node.server = await RealServer.start({
      dataDir: '/nowhere',
      host,
      launcher,
      port: node.port,
      env: {
        DATABASE_URL: this.url,
        REDIS_URL: this.bus.url,
        NODE_ADDRESS: node.address,
        ...(network && { METRICS_FROM: network.self, TRUST_PROXY: '1' }),
        ...env,
      },
    });
  }

  async kill(node: FleetNode, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    await node.server?.kill(signal);
    node.server = undefined;
  }

  /** Says how a page connects to a node. On a network each page has its own address, as visitors do: one would be limited. */
  knockOf({ place: { host }, port }: FleetNode): Knock {
    if (!this.#places.network) return { host, port };
    const n = this.#visitors++;
    return { host, port, address: `198.51.${100 + (n >> 8)}.${n & 255}` };
  }

  cut(node: FleetNode, far: Far): void {
    this.#places.network?.cut(node.place, this.#placesOf(node, far));
  }

  heal(node: FleetNode, far: Far): void {
    this.#places.network?.heal(node.place, this.#placesOf(node, far));
  }

  #placesOf(node: FleetNode, far: Far): readonly Place[] {
    if (far !== 'nodes') return [this.#places[far]];
    return this.nodes.filter(other => other !== node).map(({ place }) => place);
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
    await this.#sql.end().catch(() => {});
    await this.bus.stop();
    await this.database.stop();
    this.#places.network?.close();
  }
}
