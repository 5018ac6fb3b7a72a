import type { Server as HttpServer } from 'node:http';
import type { Clock } from '@gorrion/table';
import type { Log } from './config/log.ts';
import type { Registry } from './tables/registry.ts';
import type { SocketPage } from './transport/page.ts';
import type { Wire } from './transport/sockets.ts';

/* How a server ends: hands are played out, and every page is told. */

/** Time (ms) in which connections may close by themselves. */
const LETTING_GO = 1000;
/** Time (ms) between two looks at hands in play. */
const DRAIN_LOOK = 500;

/** Resolves once no watched hand is in play, or after `longest` ms. */
export async function drainHands(
  registry: Registry,
  longest: number,
  { clock, log }: { clock: Clock; log: Log },
): Promise<void> {
  const end = clock.now() + longest;
  for (let playing = registry.drain(); playing > 0 && clock.now() < end; playing = registry.drain()) {
    log.info({ playing }, 'waiting for hands to end');
    await new Promise<void>(next => clock.at(clock.now() + DRAIN_LOOK, next));
  }
}

/** Notifies every page that the server stops, and closes all connections; destroys those that do not close in time. */
export async function closeConnections(
  io: Wire,
  pages: Iterable<SocketPage>,
  http: HttpServer,
  endLines: () => void,
): Promise<void> {
  for (const page of pages) page.tell('notice', { code: 'server-stopping' });
  // Packets of this turn of the event loop are sent at its end.
  await new Promise(setImmediate);
  for (const page of [...pages]) if (page.token) page.close();
  const letGo = setTimeout(() => {
    endLines();
    http.closeAllConnections();
  }, LETTING_GO);
  await io.close();
  clearTimeout(letGo);
}
