import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openServer } from './compose.ts';
import { readConfig } from './config/config.ts';
import { BACKUPS } from './config/files.ts';
import { openLog, sparingly } from './config/log.ts';
import { folderRevocations } from './identity/folderRevocations.ts';
import { followRevoked } from './identity/revoked.ts';
import { loadSecret } from './identity/secret.ts';
import { CannotStart } from './persistence/folder/cannotStart.ts';
import { prepareFolder } from './persistence/folder/dataFolder.ts';
import { lockFolder } from './persistence/folder/lock.ts';
import { LEASE, type NodeId } from './persistence/ownership.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';
import type { Store } from './persistence/store.ts';
import type { RunningServer, World } from './world.ts';

/** Milliseconds after which a stop is cut short. Everything that a client was told is stored is on the disk by then. */
const LONGEST_STOP = 4500;

/** What a process runs its server with. */
export interface Means extends Pick<World, 'clock' | 'entropy' | 'bots' | 'maker' | 'door'> {
  /** Called with the running server and what it stands on. */
  readonly onStarted?: (server: RunningServer, store: Store) => void;
}

const { values: options } = parseArgs({ options: { 'accept-empty': { type: 'boolean', default: false } } });

/** Reads the settings. Ends the process with a sentence if they are wrong. */
function configOrEnd(): ReturnType<typeof readConfig> {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`the server does not start: ${(error as Error).message}\n`);
    process.exit(1);
  }
}

const config = configOrEnd();
export const log = openLog(config);

let server: RunningServer | undefined;
let isStopping = false;
let isDraining = false;

/** Stops the server and ends the process with `process.exitCode`, or with 1 if stopping takes longer than `LONGEST_STOP`. */
async function end(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(1), LONGEST_STOP).unref();
  try {
    await server?.stop();
  } catch (error) {
    log.fatal({ err: error }, 'the server could not be stopped in order');
    process.exitCode = 1;
  }
  process.exit();
}

/** Stops on a signal, after hands in play if the operator asked for that; a second signal does not wait. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  if (!isDraining && config.drainSeconds > 0) {
    isDraining = true;
    log.info({ signal, seconds: config.drainSeconds }, 'draining');
    await server?.drain(config.drainSeconds * 1000);
  }
  log.info({ signal }, 'stopping');
  await end();
}

/*
 * An error that no part of the server caught leaves its state in memory unknown. Nothing is decided on such a state: the
 * process ends, the service manager starts another, and that one restores the tables from their logs. Node hands
 * rejections without a handler to this listener as well.
 */
process.on('uncaughtException', (error, origin) => {
  log.fatal({ err: error, origin }, 'an unexpected error: the server stops, and restores its tables at the next start');
  process.exitCode = 1;
  void end();
});

type Kept = Pick<World, 'store' | 'secret' | 'revoked' | 'revocations' | 'backups' | 'cluster'>;

const complain = sparingly(log);
const notRead = (error: unknown): void => complain(error, 'the list of revoked guests is not read');

/** Opens the data folder. The process holds its lock until it ends. */
async function openFolder(): Promise<Kept> {
  lockFolder(config.dataDir);
  prepareFolder(config.dataDir, options['accept-empty']);
  const secret = loadSecret(config.dataDir);
  const store = await sqliteStore(config.dataDir, config.backup);
  const { dataDir, backup } = config;
  const folder = backup ? join(backup.folder, 'by-hand') : join(dataDir, BACKUPS);
  return {
    store,
    secret,
    revoked: followRevoked(dataDir, notRead),
    revocations: async () => folderRevocations(dataDir),
    backups: { dataDir, folder },
  };
}

/** Opens a PostgreSQL database. What it needs is loaded only here. */
async function openPostgres(url: string): Promise<Kept> {
  const [{ postgresStore }, { followRevokedIn, sharedKey }, { databaseRevocations }] = await Promise.all([
    import('./persistence/postgres/postgresStore.ts'),
    import('./persistence/postgres/shared.ts'),
    import('./persistence/postgres/revocations.ts'),
  ]);
  const node = { id: randomBytes(8).toString('hex'), address: config.nodeAddress ?? null };
  const store = await postgresStore(url, node);
  await assertMayJoin(store, node.id);
  const { redisUrl, nodeAddress, nodePort } = config;
  return {
    store,
    secret: await sharedKey(url),
    revoked: await followRevokedIn(url, notRead),
    revocations: () => databaseRevocations(url),
    ...(redisUrl && nodeAddress && { cluster: { node, port: nodePort, redisUrl } }),
  };
}

/** Throws `CannotStart` if another server runs on the database and cannot be told anything. A dead one is waited for. */
async function assertMayJoin(store: Store, self: NodeId): Promise<void> {
  if (config.redisUrl && config.nodeAddress) return;
  const hasOthers = async () => (await store.nodes()).some(({ id }) => id !== self);
  for (const until = performance.now() + LEASE + 1000; await hasOthers(); await pause(500))
    if (performance.now() > until) {
      await store.close();
      throw new CannotStart(
        'another server runs on this database. Several nodes need REDIS_URL, and a NODE_ADDRESS each.',
      );
    }
}

async function start({ onStarted, ...means }: Means): Promise<void> {
  const kept = await (config.databaseUrl ? openPostgres(config.databaseUrl) : openFolder());
  const onHomeLost = () => {
    log.fatal('this node cannot go on as the home of groups and events: it stops, and starts again as a new one');
    process.exitCode = 1;
    void end();
  };
  server = await openServer({ config, log, onHomeLost, ...means, ...kept });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  onStarted?.(server, kept.store);
}

/** Runs the server of this process. A server that cannot start ends the process with 1. */
export function run(means: Means): void {
  start(means).catch((error: unknown) => {
    if (error instanceof CannotStart) log.fatal(`the server does not start: ${error.message}`);
    else log.fatal({ err: error }, 'the server could not start');
    process.exit(1);
  });
}
