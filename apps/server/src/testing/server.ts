import type { TableSettings } from '@gorrion/protocol';
import type { Clock } from '@gorrion/table';
import pino from 'pino';
import { openServer } from '../compose.ts';
import { readConfig } from '../config/config.ts';
import { realClock } from '../config/realClock.ts';
import { systemEntropy } from '../config/systemEntropy.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import type { RunningServer, World } from '../world.ts';
import { Guest, type Knock } from './guest.ts';
import { HeldClock } from './heldClock.ts';

export const silent = pino({ level: 'silent' });

/** Returns a clock that runs `times` as fast as real time, so the beats of a hand take little time. */
export function fastClock(times: number): Clock {
  const clock = new HeldClock();
  clock.run(times);
  return clock;
}

export const SETTINGS: TableSettings = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'relaxed',
  absence: 'bot',
  visibility: 'link',
};

/** Opens a server in this process and returns it with functions that connect guests; `close` ends all of them. */
export async function testServer(world: Partial<World> & { env?: Record<string, string> } = {}) {
  const config = readConfig({ PORT: '0', HOST: '127.0.0.1', TRUST_PROXY: '1', WEB_ROOT: '/nowhere', ...world.env });
  const made = {
    config,
    secret: Buffer.alloc(32, 1),
    store: memoryStore(),
    log: silent,
    clock: realClock(silent),
    entropy: systemEntropy,
    ...world,
  };
  const server: RunningServer = await openServer(made);
  const guests: Guest[] = [];
  const newGuest = (knock: Partial<Knock> = {}) => {
    const guest = new Guest({ port: server.port, ...knock });
    guests.push(guest);
    return guest;
  };
  return {
    port: server.port,
    newGuest,
    guest: (knock?: Partial<Knock>) => newGuest(knock).connected(),
    stop: () => server.stop(),
    async close() {
      for (const guest of guests) guest.close();
      await server.stop();
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

/** Opens a table, seats all guests and returns its code. The first guest is the host. */
export async function seat(guests: readonly Guest[], settings = SETTINGS): Promise<string> {
  const [host, ...others] = guests;
  const opened = await host!.ask('table:open', { id: 'f'.repeat(32), settings });
  if (!opened.ok) throw new Error(opened.code);
  await host!.enter(opened.code);
  for (const other of others) {
    await other.enter(opened.code);
    await other.say({ type: 'sit' });
  }
  return opened.code;
}
