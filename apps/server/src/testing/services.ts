import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/*
 * PostgreSQL and Redis for tests: those that the environment names, or installed ones, which are started in a folder of
 * their own, or Debian's packages where tests may install them; else a sentence says what is missing.
 */

const run = promisify(execFile);

/** Where a program runs: the address at which others reach it, and the command that starts it there. */
export interface Place {
  readonly host: string;
  readonly launcher: readonly string[];
}

/** This machine, as it is reached from itself. */
export const HERE: Place = { host: '127.0.0.1', launcher: [] };

/** A service that cannot be had, and why. */
interface Missing {
  readonly missing: string;
}

export interface PostgresService {
  /** Creates an empty database; returns its address. */
  freshUrl(): Promise<string>;
  /** Stops the engine, as `pg_ctl stop -m` does, and starts it again; undefined where it is not ours to stop. */
  readonly restart?: (mode: 'fast' | 'immediate', pause?: number) => Promise<void>;
  stop(): Promise<void>;
}

export interface RedisService {
  readonly url: string;
  /** Kills Redis and starts it again after `pause` ms; undefined where it is not ours to stop. */
  readonly restart?: (pause?: number) => Promise<void>;
  stop(): Promise<void>;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Returns the path of a program; undefined if it is not installed. */
function programOf(name: string, folders: string): string | undefined {
  const known = globSync(folders).toSorted().toReversed();
  const paths = (process.env.PATH ?? '').split(delimiter);
  return [...known, ...paths].map(folder => join(folder, name)).find(path => existsSync(path));
}

/** Installs a package on Debian as root, without starting what is in it; returns whether it could. */
function installed(name: string): boolean {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const stdio = 'ignore';
  try {
    try {
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio });
    } catch {
      execFileSync('apt-get', ['update'], { env, stdio });
      execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], { env, stdio });
    }
    return true;
  } catch {
    return false;
  }
}

/** Returns the path of the first program that is there, if need be after its package was installed; else undefined. */
export function programOrPackage(names: readonly string[], folders: string, debian: string): string | undefined {
  const find = () => names.map(name => programOf(name, folders)).find(path => path !== undefined);
  return find() ?? (installed(debian) ? find() : undefined);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise(done => server.close(done));
  return port;
}

/** Resolves once `look` does not reject; rejects after a while. */
async function until(look: () => Promise<unknown>, what: string): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await look();
      return;
    } catch (error) {
      if (attempt > 150) throw new Error(`${what} does not answer`, { cause: error });
      await new Promise(done => setTimeout(done, 100));
    }
  }
}

/** PostgreSQL does not run as root: returns the user under whom it does then. */
function runAs(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (!isRoot()) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/** Creates databases of an engine at an address, and drops them in the end. */
function databasesAt(admin: string) {
  const made: string[] = [];
  const ask = async (sql: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  return {
    async freshUrl(): Promise<string> {
      const name = `gorrion_${randomBytes(6).toString('hex')}`;
      await ask(`CREATE DATABASE ${name}`);
      made.push(name);
      const url = new URL(admin);
      url.pathname = `/${name}`;
      return url.href;
    },
    async dropAll(): Promise<void> {
      for (const name of made.splice(0)) await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function startPostgres(initdb: string, { host, launcher }: Place): Promise<PostgresService> {
  const bin = join(initdb, '..');
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-pg-'));
  const data = join(folder, 'data');
  const who = runAs();
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid ?? 0);
  const options = { ...who, cwd: folder };
  await run(initdb, ['-D', data, '-U', 'gorrion', '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  if (host !== HERE.host) appendFileSync(join(data, 'pg_hba.conf'), 'host all all all trust\n');
  const port = await freePort();
  const settings = `-c port=${port} -c listen_addresses=${host} -c unix_socket_directories= -c max_connections=200`;
  const controller = [join(bin, 'pg_ctl'), '-D', data, '-w'];
  // Only root may run a launcher, so it starts the program that becomes the other user.
  const asUser = ['setpriv', `--reuid=${who.uid}`, `--regid=${who.gid}`, '--clear-groups'];
  const [command, ...args] = launcher.length > 0 ? [...launcher, ...asUser, ...controller] : controller;
  const control = (...words: string[]) =>
    run(command!, [...args, ...words], launcher.length > 0 ? { cwd: folder } : options);
  const start = () => control('-l', join(folder, 'log'), '-o', settings, 'start');
  await start();
  const { freshUrl } = databasesAt(`postgres://gorrion@${host}:${port}/postgres`);
  return {
    freshUrl,
    async restart(mode, pause = 0) {
      await control('-m', mode, 'stop');
      await new Promise(done => setTimeout(done, pause));
      await start();
    },
    async stop() {
      await control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds or starts PostgreSQL. `place`: where it is started. */
export async function postgres(place = HERE): Promise<PostgresService | Missing> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const { freshUrl, dropAll } = databasesAt(given);
    return { freshUrl, stop: dropAll };
  }
  const initdb = programOrPackage(['initdb'], '/usr/lib/postgresql/*/bin', 'postgresql');
  if (!initdb)
    return { missing: 'PostgreSQL is not here: install it (Debian: apt install postgresql) or set DATABASE_URL.' };
  return startPostgres(initdb, place);
}

/** Finds or starts Redis. `place`: where it is started. */
export async function redis({ host, launcher } = HERE): Promise<RedisService | Missing> {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, stop: async () => {} };
  const program = programOrPackage(['redis-server', 'valkey-server'], '/usr/bin', 'redis-server');
  if (!program)
    return { missing: 'Redis is not here: install it (Debian: apt install redis-server) or set REDIS_URL.' };
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'gorrion-redis-'));
  const words = ['--port', `${port}`, '--bind', host, '--protected-mode', 'no', '--save', '', '--dir', folder];
  const [command, ...args] = [...launcher, program, ...words];
  const begin = () => spawn(command!, args, { stdio: 'ignore' });
  let child: ChildProcess = begin();
  const { createClient } = await import('redis');
  const url = `redis://${host}:${port}`;
  const answers = () =>
    until(async () => {
      const client = createClient({ url, socket: { reconnectStrategy: false } });
      client.on('error', () => {});
      await client.connect();
      client.destroy();
    }, 'Redis');
  const kill = async () => {
    const ended = new Promise(done => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  };
  await answers();
  return {
    url,
    async restart(pause = 0) {
      await kill();
      await new Promise(done => setTimeout(done, pause));
      child = begin();
      await answers();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
