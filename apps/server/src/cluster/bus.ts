import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Notice } from './messages.ts';
import type { NoticeFault, SignedNotices } from './signedNotices.ts';

/*
 * Notices to all nodes over Redis. Nothing that is kept depends on them: while Redis is away the lobby shows what each node
 * has itself, and limits count by node.
 */

export interface Bus {
  /** Sends a notice to all other nodes; it is lost if Redis is away. */
  publish(notice: Notice): void;
  readonly isUp: boolean;
  close(): Promise<void>;
}

/** A bus for a node that is alone. */
export const noBus: Bus = { publish() {}, isUp: true, async close() {} };

/** Ms between two signs of life that Redis is asked for, and of silence after which a connection is opened anew. */
const PING_EVERY = 1000;
const SILENCE = 3000;
const CONNECT_AGAIN = 500;
const LONGEST_CONNECT = 2000;
/** Ms for which a node waits for Redis when it starts. It starts without it, too. */
const PATIENCE = 2000;

const clientFor = (url: string) =>
  createClient({
    url,
    pingInterval: PING_EVERY,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: CONNECT_AGAIN, connectTimeout: LONGEST_CONNECT },
  });

type Client = ReturnType<typeof clientFor>;

/**
 * Opens a connection that is opened anew whenever it ends or falls silent: where a cable is pulled, neither side hears of
 * it for minutes. `prepare` is called with each new client once it is connected; `opened` resolves after the first attempt.
 */
function lasting(url: string, onError: (error: unknown) => void, prepare: (client: Client) => Promise<void>) {
  let client = clientFor(url);
  let isPrepared = false;
  let heardAt = performance.now();
  const heard = () => {
    heardAt = performance.now();
  };
  const end = () => {
    isPrepared = false;
    if (client.isOpen) client.destroy();
  };
  const open = async () => {
    heard();
    // An attempt that fails is followed by another one: that is no silence.
    for (const sign of ['ready', 'ping-interval', 'error']) client.on(sign, heard);
    client.on('error', onError);
    const opening = client;
    try {
      await opening.connect();
      await prepare(opening);
      isPrepared = opening === client;
    } catch (error) {
      onError(error);
      // It is silent from now on, and another one follows.
      if (opening === client) end();
    }
  };
  const watch = setInterval(() => {
    if (performance.now() - heardAt <= SILENCE) return;
    onError(new Error('Redis is silent'));
    end();
    client = clientFor(url);
    void open();
  }, PING_EVERY);
  return {
    opened: open(),
    /** The client, if it can be used now. */
    get ready(): Client | undefined {
      return isPrepared && client.isReady ? client : undefined;
    },
    close() {
      clearInterval(watch);
      end();
    },
  };
}

interface BusListeners {
  /** Called with what the other nodes send. */
  readonly onNotice: (notice: Notice) => void;
  /** Called with what is published there and not heard. */
  readonly onRefused: (fault: NoticeFault) => void;
  /** Called with each failure of a connection, which is opened anew for ever. */
  readonly onError: (error: unknown) => void;
}

/** Joins the nodes that share a channel on a Redis, as soon as it can be reached. */
export async function redisBus(
  url: string,
  channel: string,
  signed: SignedNotices,
  { onNotice, onRefused, onError }: BusListeners,
): Promise<Bus> {
  const hear = (text: string) => {
    const heard = signed.read(text);
    if ('fault' in heard) onRefused(heard.fault);
    else if (heard.notice) onNotice(heard.notice);
  };
  const sender = lasting(url, onError, async () => {});
  const listener = lasting(url, onError, client => client.subscribe(channel, hear));
  await Promise.race([Promise.all([sender.opened, listener.opened]), pause(PATIENCE)]);
  return {
    publish(notice) {
      sender.ready?.publish(channel, signed.sign(notice)).catch(onError);
    },
    get isUp() {
      return sender.ready !== undefined && listener.ready !== undefined;
    },
    async close() {
      sender.close();
      listener.close();
    },
  };
}
