import { resolve } from 'node:path';
import { hostOfCallLink } from '@gorrion/protocol';
import { z } from 'zod';
import type { Limits } from '../limits/limits.ts';
import { raisedBy } from '../limits/raised.ts';

/** Everything that the operator can choose. Every value has a default that works. */
export interface Config {
  readonly port: number;
  /** Address on which it listens; undefined for all of them, IPv6 and IPv4. */
  readonly host: string | undefined;
  /** A name of its own, for which the server speaks https itself. */
  readonly domain?: {
    readonly name: string;
    /** Address of the ACME directory of the authority that certifies the name. */
    readonly directory: string;
    /** Port at which the authority looks whether the name leads here, and which leads everybody else to https. */
    readonly httpPort: number;
  };
  readonly dataDir: string;
  /** Address of a PostgreSQL database, in the place of SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Address of the Redis over which nodes tell each other what is not kept; needed from the second node on. */
  readonly redisUrl: string | undefined;
  /** Where other nodes reach this one (`host:port`); undefined for a server that is the only one. */
  readonly nodeAddress: string | undefined;
  /** Port at which this node listens for others. */
  readonly nodePort: number;
  /** Web origins that may connect, `PUBLIC_URL` included. If empty, only the server's own origin, under any host. */
  readonly origins: readonly string[];
  /** Number of proxies in front whose headers about address and https are trusted; 0 for none. */
  readonly trustedProxies: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** Seconds that a stopping server waits for hands in play to end. */
  readonly drainSeconds: number;
  /** Days after which a retired table is deleted with its log; 0 for never. */
  readonly retentionDays: number;
  /** Days after which a game that nobody starred is deleted; 0 for never. */
  readonly gameRetentionDays: number;
  /** Most reviews of games that the server works on in turns; 0 for none. */
  readonly reviewRuns: number;
  /** Threads that review. */
  readonly reviewThreads: number;
  /** Priority of these threads on Linux as a nice value: 0 is that of the games, 19 the lowest. */
  readonly reviewNice: number;
  /** Bytes of database from which no table is opened; 0 for as much as the disk has. */
  readonly diskBudgetBytes: number;
  /** Where the data folder is copied to all the time, and for how many days any moment can be restored. */
  readonly backup?: { readonly folder: string; readonly days: number };
  /**
   * Addresses beside this machine that may read the metrics; `any` for all. Metrics count messages, so they reveal
   * secret passes.
   */
  readonly metricsFrom: readonly string[];
  /** What guests, networks and events may have and do. */
  readonly limits: Limits;
  /** Where rooms are made in which players talk; undefined where none are. */
  readonly callRooms: string | undefined;
  /** The folder of the built page. */
  readonly webRoot: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const REPOSITORY = resolve(import.meta.dirname, '../../../..');

const origin = z.url({ protocol: /^https?$/ }).transform(text => new URL(text).origin);
const origins = z
  .string()
  .transform(text =>
    text
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== ''),
  )
  .pipe(z.array(origin));

const publicUrl = z.union([z.literal(''), origin]).transform(text => (text === '' ? [] : [text]));

const domain = z
  .string()
  .toLowerCase()
  .regex(/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, 'must be a host name')
  .or(z.literal(''))
  .optional()
  .transform(text => text || undefined);

const addresses = z.string().transform(text => text.split(/[\s,]+/).filter(part => part !== ''));

function limitsIn(text: string, context: z.RefinementCtx): Limits {
  try {
    return raisedBy(text);
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
}

const addressOf = (protocol: RegExp) =>
  z
    .union([z.literal(''), z.url({ protocol })])
    .optional()
    .transform(text => text || undefined);

const nodeAddress = z
  .string()
  .regex(/^([^\s:]+|\[[0-9a-fA-F:]+\]):\d{1,5}$/, 'must be host:port')
  .or(z.literal(''))
  .optional()
  .transform(text => text || undefined);

const callRooms = z
  .string()
  .default('https://meet.jit.si')
  .transform(text => text.replace(/\/+$/, ''))
  .refine(text => text === '' || (hostOfCallLink(text) !== undefined && !/[?#]/.test(text)), 'must be an https address')
  .transform(text => text || undefined);

const proxies = z
  .string()
  .transform(text => ({ true: '1', false: '0', '': '0' })[text] ?? text)
  .pipe(z.coerce.number<string>().int().min(0).max(5));

const port = z.coerce.number().int().min(0).max(65_535);

/** Let's Encrypt, whose certificates cost nothing. */
const LETS_ENCRYPT = 'https://acme-v02.api.letsencrypt.org/directory';

/** Settings of the server that browser tests start (`testing/heldServer.ts`). A game of people has none of them. */
const FOR_TESTS = ['TEST_CLOCK', 'TEST_SEED', 'TEST_LOOPBACK', 'TEST_BOTS'] as const;

const environment = z.object({
  PORT: port.optional(),
  DOMAIN: domain,
  HTTP_PORT: port.default(80),
  ACME_DIRECTORY: z.url({ protocol: /^https$/ }).default(LETS_ENCRYPT),
  HOST: z
    .string()
    .min(1)
    .transform(text => text.replace(/^\[(.*)\]$/, '$1'))
    .optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: addressOf(/^postgres(ql)?$/),
  REDIS_URL: addressOf(/^rediss?$/),
  NODE_ADDRESS: nodeAddress,
  NODE_PORT: port.optional(),
  ORIGINS: origins.default([]),
  PUBLIC_URL: publicUrl.default([]),
  TRUST_PROXY: proxies.default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(3600).default(0),
  RETENTION_DAYS: z.coerce.number().int().min(0).max(36_500).default(365),
  GAME_RETENTION_DAYS: z.coerce.number().int().min(0).max(36_500).default(0),
  REVIEW_RUNS: z.coerce.number().int().min(0).max(1000).default(20),
  REVIEW_THREADS: z.coerce.number().int().min(1).max(64).default(1),
  REVIEW_NICE: z.coerce.number().int().min(0).max(19).default(19),
  DISK_BUDGET_MB: z.coerce.number().min(0).default(0),
  BACKUP_DIR: z.string().optional(),
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3650).default(7),
  METRICS_FROM: addresses.default([]),
  LIMITS: z.string().default('').transform(limitsIn),
  CALL_ROOMS: callRooms,
  WEB_ROOT: z.string().min(1).default('apps/web/dist'),
});

/**
 * Reads the environment once, at the start. Throws a sentence that names the variable if a value is wrong, or if it is for
 * tests only.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const forTests = FOR_TESTS.find(name => env[name] !== undefined);
  if (forTests)
    throw new Error(
      `${forTests} is for tests only: a server for people has the real clock, chance and internet. Unset it.`,
    );
  const read = environment.safeParse(env);
  if (!read.success) throw new Error(`the environment is not understood:\n${z.prettifyError(read.error)}`);
  const { data } = read;
  if (data.BACKUP_DIR && data.DATABASE_URL)
    throw new Error('BACKUP_DIR copies the data folder; PostgreSQL has backups of its own. Unset one of the two.');
  if (data.DOMAIN && (data.TRUST_PROXY > 0 || data.NODE_ADDRESS))
    throw new Error('with DOMAIN the server speaks https itself; behind a proxy the proxy does. Unset DOMAIN.');
  const own = data.DOMAIN ? [`https://${data.DOMAIN}`] : [];
  return {
    port: data.PORT ?? (data.DOMAIN ? 443 : 3000),
    host: data.HOST,
    ...(data.DOMAIN && {
      domain: {
        name: data.DOMAIN,
        directory: data.ACME_DIRECTORY,
        httpPort: data.HTTP_PORT,
      },
    }),
    dataDir: resolve(REPOSITORY, data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    redisUrl: data.REDIS_URL,
    nodeAddress: data.NODE_ADDRESS,
    nodePort: data.NODE_PORT ?? Number(data.NODE_ADDRESS?.slice(data.NODE_ADDRESS.lastIndexOf(':') + 1) ?? 0),
    origins: [...new Set([...own, ...data.PUBLIC_URL, ...data.ORIGINS])],
    trustedProxies: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    drainSeconds: data.DRAIN_SECONDS,
    retentionDays: data.RETENTION_DAYS,
    gameRetentionDays: data.GAME_RETENTION_DAYS,
    reviewRuns: data.REVIEW_RUNS,
    reviewThreads: data.REVIEW_THREADS,
    reviewNice: data.REVIEW_NICE,
    diskBudgetBytes: data.DISK_BUDGET_MB * 1024 * 1024,
    ...(data.BACKUP_DIR && { backup: { folder: resolve(REPOSITORY, data.BACKUP_DIR), days: data.BACKUP_DAYS } }),
    metricsFrom: data.METRICS_FROM,
    limits: data.LIMITS,
    callRooms: data.CALL_ROOMS,
    webRoot: resolve(REPOSITORY, data.WEB_ROOT),
  };
}
