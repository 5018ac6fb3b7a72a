import { parseArgs } from 'node:util';
import { openServer } from './compose.ts';
import { readConfig } from './config/config.ts';
import { openLog } from './config/log.ts';
import { realClock } from './config/realClock.ts';
import { followRevoked } from './identity/revoked.ts';
import { loadSecret } from './identity/secret.ts';
import { CannotStart } from './persistence/folder/cannotStart.ts';
import { prepareFolder } from './persistence/folder/dataFolder.ts';
import { lockFolder } from './persistence/folder/lock.ts';
import { sqliteStore } from './persistence/sqlite/sqliteStore.ts';

/** A stop that takes longer than this is ended: what was said to be kept is on the disk at any moment anyway. */
const LONGEST_STOP = 4500;

const { values: options } = parseArgs({ options: { 'accept-empty': { type: 'boolean', default: false } } });
const config = readConfig(process.env);
const log = openLog(config);

// What nobody expected is written down and the other tables play on: no state exists that is not on the disk first.
process.on('uncaughtException', error => log.error({ err: error }, 'an unexpected error'));
process.on('unhandledRejection', error => log.error({ err: error }, 'an unexpected rejection'));

async function start(): Promise<void> {
  // Held until the process ends, however it ends.
  lockFolder(config.dataDir);
  prepareFolder(config.dataDir, options['accept-empty']);
  const secret = loadSecret(config.dataDir);
  const store = await sqliteStore(config.dataDir);
  const revoked = followRevoked(config.dataDir, error =>
    log.error({ err: error }, 'the list of revoked guests is not read'),
  );
  const server = await openServer({ config, secret, store, log, clock: realClock(log), revoked });
  let isStopping = false;
  let isDraining = false;

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), LONGEST_STOP).unref();
    await server.stop();
    process.exit(0);
  }

  /** The first signal lets hands end where that was asked for, a second one does not wait. */
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (!isDraining && config.drainSeconds > 0) {
      isDraining = true;
      log.info({ signal, seconds: config.drainSeconds }, 'draining');
      await server.drain(config.drainSeconds * 1000);
    }
    await end(signal);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

start().catch((error: unknown) => {
  if (error instanceof CannotStart) log.fatal(`the server does not start: ${error.message}`);
  else log.fatal({ err: error }, 'the server could not start');
  process.exit(1);
});
