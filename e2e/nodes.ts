import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, GameServer } from './server.ts';

/* Two nodes on a real PostgreSQL and Redis, each behind a balancer that prefers it. */

const SERVICES = resolve(import.meta.dirname, '../apps/server/src/testing/servicesMain.ts');

/** Takes connections for a node, or for the other one while that is gone, as a balancer does. */
class Front {
  readonly url: string;
  readonly #server: Server;
  readonly #open = new Set<Socket>();

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://localhost:${port}`;
  }

  static async open(nodes: readonly GameServer[]): Promise<Front> {
    const port = await freePort();
    const server = createServer(page => front.#carry(page, nodes));
    const front = new Front(server, port);
    await new Promise<void>(done => server.listen(port, '127.0.0.1', done));
    return front;
  }

  #carry(page: Socket, [first, ...others]: readonly GameServer[]): void {
    if (!first) return void page.destroy();
    this.#open.add(page);
    page.on('error', () => {});
    const node = connect(first.port, '127.0.0.1');
    node.once('connect', () => {
      page.pipe(node);
      node.pipe(page);
      page.once('close', () => node.destroy());
      node.once('close', () => page.destroy());
    });
    node.on('error', () => {
      if (node.readyState !== 'open' && node.bytesRead === 0 && node.bytesWritten === 0) this.#carry(page, others);
      else page.destroy();
    });
  }

  async close(): Promise<void> {
    for (const page of this.#open) page.destroy();
    await new Promise(done => this.#server.close(done));
  }
}

/** Two nodes, and what pages open to reach each. */
export interface Nodes {
  readonly nodes: readonly [GameServer, GameServer];
  readonly fronts: readonly [Front, Front];
  stop(): Promise<void>;
}

const isLinked = async ({ url }: GameServer): Promise<boolean> =>
  (await (await fetch(`${url}/metrics`)).text()).includes('gorrion_links_open 1\n');

type Services = { readonly databaseUrl: string; readonly redisUrl: string } | { readonly missing: string };

/** Starts PostgreSQL and Redis. They stop when the input of their process ends. */
async function services(): Promise<{ readonly found: Services; readonly process: ChildProcess }> {
  const child = spawn(process.execPath, [SERVICES], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { found: JSON.parse(line) as Services, process: child };
}

/** Starts two nodes that are linked; a sentence says what is missing where that cannot be. */
export async function twoNodes(): Promise<Nodes | string> {
  const { found, process: running } = await services();
  if ('missing' in found) return found.missing;
  const shared = { DATABASE_URL: found.databaseUrl, REDIS_URL: found.redisUrl };
  const start = async () => GameServer.start({ ...shared, NODE_ADDRESS: `127.0.0.1:${await freePort()}` });
  const nodes = [await start(), await start()] as const;
  for (const node of nodes) while (!(await isLinked(node))) await new Promise(next => setTimeout(next, 50));
  const fronts = [await Front.open(nodes), await Front.open(nodes.toReversed())] as const;
  return {
    nodes,
    fronts,
    async stop() {
      for (const front of fronts) await front.close();
      for (const node of nodes) await node.stop();
      const gone = once(running, 'exit');
      running.stdin?.end();
      await gone;
    },
  };
}
