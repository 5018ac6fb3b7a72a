import { parseArgs } from 'node:util';
import { openServer, type RunningServer } from './compose.ts';
import { readConfig } from './config/config.ts';
import { openLog } from './config/log.ts';
import { realClock } from './config/realClock.ts';
import { followRevoked } from './identity/revoked.ts';
import { loadSecret } from './identity/secret.ts';
import { CannotStart } from './persistence/folder/cannotStart.ts';
import { prepareFolder } from './persistence/folder/dataFolder.ts';
import { lockFolder } from './persistence/folder/lock.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';

/** Milliseconds after which a stop is cut short. Everything that a client was told is stored is on the disk by then. */
const LONGEST_STOP = 4500;

const { values: options } = parseArgs({ options: { 'accept-empty': { type: 'boolean', default: false } } });
const config = readConfig(process.env);
const log = openLog(config);

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

async function start(): Promise<void> {
  // The process holds the lock until it ends.
  lockFolder(config.dataDir);
  prepareFolder(config.dataDir, options['accept-empty']);
  const secret = loadSecret(config.dataDir);
  const store = await sqliteStore(config.dataDir);
  const revoked = followRevoked(config.dataDir, error =>
    log.error({ err: error }, 'the list of revoked guests is not read'),
  );
  server = await openServer({ config, secret, store, log, clock: realClock(log), revoked });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => {
  if (error instanceof CannotStart) log.fatal(`the server does not start: ${error.message}`);
  else log.fatal({ err: error }, 'the server could not start');
  process.exit(1);
});
