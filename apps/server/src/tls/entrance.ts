import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Server as SecureServer } from 'node:https';
import type { Clock } from '@gorrion/table';
import type { Config } from '../config/config.ts';
import type { Log } from '../config/log.ts';
import { listen } from '../http/listen.ts';
import { CHALLENGES, newKey, orderCertificate } from './acme.ts';
import { type Certificate, certificateFolder } from './certificates.ts';

/* The entrance of a server with a name of its own: https with a certificate that it fetches and renews, and port 80 beside it. */

/** How often it is looked whether a certificate is due (ms). */
const LOOK_EVERY = 6 * 3600_000;
/** After a failure it is tried again in this time (ms), then in twice the time, at most as long as between two looks. */
const FIRST_WAIT = 5 * 60_000;

export interface Entrance {
  close(): void;
}

/** Answers challenges, and leads everybody else to the same page by https. */
function answerPlain(domain: string, answers: ReadonlyMap<string, string>) {
  return ({ url = '/', method }: IncomingMessage, response: ServerResponse): void => {
    const proof = url.startsWith(CHALLENGES) ? answers.get(url.slice(CHALLENGES.length)) : undefined;
    if (proof !== undefined) response.writeHead(200, { 'Content-Type': 'text/plain' }).end(proof);
    else if (method !== 'GET' && method !== 'HEAD') response.writeHead(405).end();
    else response.writeHead(308, { Location: `https://${domain}${url.startsWith('/') ? url : '/'}` }).end();
  };
}

async function openPlain(port: number, host: string | undefined, answer: Parameters<typeof createServer>[1]) {
  const plain = createServer(answer);
  plain.requestTimeout = plain.headersTimeout = 10_000;
  await listen(plain, port, host);
  return plain;
}

type Domain = NonNullable<Config['domain']>;
interface EntranceWorld {
  readonly clock: Clock;
  readonly log: Log;
  readonly config: Pick<Config, 'dataDir' | 'host'>;
}

/** Fetches a certificate whenever it is due, and hands each to `use`. Returns what stops it. */
function keepCertificate(
  domain: Domain,
  { config, clock, log }: EntranceWorld,
  answers: Map<string, string>,
  use: (certificate: Certificate) => void,
): () => void {
  const { name, directory } = domain;
  const folder = certificateFolder(config.dataDir, name, directory);
  let held = folder.read();
  let wait = FIRST_WAIT;
  let isOver = false;
  let cancel = () => {};
  if (held) use(held);
  const lookIn = (ms: number) => {
    if (!isOver) cancel = clock.at(clock.now() + ms, () => void look());
  };
  async function look(): Promise<void> {
    // The time of a certificate is the world's: the server's clock stands still while the machine sleeps.
    if (held && Date.now() < held.dueAt) return lookIn(LOOK_EVERY);
    try {
      const key = await newKey();
      const pem = await orderCertificate({
        domain: name,
        directory,
        accountKey: folder.accountKey(() => key),
        answers,
      });
      // Nobody is there to use it; the next start orders its own.
      if (isOver) return;
      held = folder.keep(pem);
      use(held);
      wait = FIRST_WAIT;
      log.info({ domain: name, until: new Date(held.endsAt).toISOString() }, 'the certificate is here');
      lookIn(LOOK_EVERY);
    } catch (error) {
      if (isOver) return;
      tell(log, domain, held, error);
      lookIn(wait);
      wait = Math.min(2 * wait, LOOK_EVERY);
    }
  }
  void look();
  return () => {
    isOver = true;
    cancel();
  };
}

function tell(log: Log, { name, httpPort }: Domain, held: Certificate | undefined, error: unknown): void {
  const until = held && { until: new Date(held.endsAt).toISOString() };
  const how = `The authority must reach http://${name} (port ${httpPort} here) from outside`;
  log.warn({ err: error, domain: name, ...until }, `the certificate could not be fetched, and is tried again. ${how}`);
}

/** Opens what a name of its own needs beside the server, which listens already. */
export async function openEntrance(http: Server, world: EntranceWorld, domain: Domain): Promise<Entrance> {
  const answers = new Map<string, string>();
  const plain = await openPlain(domain.httpPort, world.config.host, answerPlain(domain.name, answers));
  const stop = keepCertificate(domain, world, answers, ({ pem }) =>
    (http as SecureServer).setSecureContext({ key: pem, cert: pem }),
  );
  return {
    close() {
      stop();
      plain.close();
      plain.closeAllConnections();
    },
  };
}
