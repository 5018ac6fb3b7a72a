import { isSea } from 'node:sea';
import manifest from '../../package.json' with { type: 'json' };
import { readCall } from './call.ts';
import { type CommandName, HELP } from './commands.ts';

/* Does what the words after `gorrion` ask for. */

/** Flags of Node with which the server runs, as `npm start` has them. */
export const FLAGS: readonly string[] = ['--max-semi-space-size=128', '--no-memory-reducer'];

/**
 * Goes on as the same process with the flags for a server, which npm cannot give. Does nothing if it has them, and where the
 * system cannot do it: then a full server stops for garbage somewhat longer.
 */
function takeFlags(): void {
  const { execPath, execArgv, argv, platform } = process;
  const missing = FLAGS.filter(flag => !execArgv.includes(flag));
  if (missing.length === 0 || platform === 'win32' || isSea()) return;
  process.execve?.(execPath, [execPath, ...execArgv, ...missing, ...argv.slice(1)]);
}

/** Returns the address of the page of a server, by its settings. */
export function addressOf({ DOMAIN, HOST }: NodeJS.ProcessEnv, port: number): string {
  if (DOMAIN) return `https://${DOMAIN}${port === 443 ? '' : `:${port}`}`;
  const bare = HOST?.replace(/^\[(.*)\]$/, '$1');
  if (!bare || /^(0\.0\.0\.0|::|127\..*)$/.test(bare)) return `http://localhost:${port}`;
  return `http://${bare.includes(':') ? `[${bare}]` : bare}:${port}`;
}

async function start(): Promise<void> {
  takeFlags();
  const [{ log, run }, { realClock }, { systemEntropy }] = await Promise.all([
    import('../process.ts'),
    import('../config/realClock.ts'),
    import('../config/systemEntropy.ts'),
  ]);
  const { DATABASE_URL, DATA_DIR } = process.env;
  const onStarted = ({ port }: { readonly port: number }): void => {
    const data = DATABASE_URL ? '' : ` Its data are in ${DATA_DIR}.`;
    process.stderr.write(`Gorrión is open at ${addressOf(process.env, port)}.${data} Ctrl+C stops it.\n`);
  };
  run({ clock: realClock(log), entropy: systemEntropy, onStarted });
}

/** Each command reads its own words, and the settings from the environment. */
const RUNS: Readonly<Record<CommandName, () => Promise<unknown>>> = {
  start,
  backup: () => import('../../bin/backup.ts'),
  restore: () => import('../../bin/restore.ts'),
  reports: () => import('../../bin/reports.ts'),
  revoke: () => import('../../bin/revoke.ts'),
  'operator-key': () => import('../../bin/operatorKey.ts'),
  migrate: () => import('../../bin/migrate.ts'),
  'migrate:sqlite-to-postgres': () => import('../../bin/sqliteToPostgres.ts'),
  version: async () => process.stdout.write(`gorrion ${manifest.version}, Node ${process.versions.node}\n`),
};

/** Runs `gorrion` with the words after it. Wrong ones get a sentence, and the code 2. */
export async function gorrion(args: readonly string[]): Promise<void> {
  const call = readCall(args, process.env, process.cwd());
  if (call.kind === 'help') process.stdout.write(HELP);
  else if (call.kind === 'refuse') {
    process.stderr.write(`${call.sentence}\n`);
    process.exitCode = 2;
  } else {
    Object.assign(process.env, call.env);
    process.argv.splice(2, Number.POSITIVE_INFINITY, ...call.words);
    await RUNS[call.command]();
  }
}
