import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'redis';
import type { Notice } from './messages.ts';

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

/** Ms for which a node waits for Redis when it starts. It starts without it, too. */
const PATIENCE = 2000;

/**
 * Joins the nodes that share a name on a Redis, as soon as it can be reached, and calls `onNotice` with what the others send.
 * Reconnects for ever; `onError` is called with each failure.
 */
export async function redisBus(
  url: string,
  channel: string,
  self: string,
  onNotice: (notice: Notice) => void,
  onError: (error: unknown) => void,
): Promise<Bus> {
  const options = {
    url,
    pingInterval: 2000,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: 500, connectTimeout: 2000 },
  };
  const [sender, listener] = [createClient(options), createClient(options)];
  for (const client of [sender, listener]) client.on('error', onError);
  let isListening = false;
  const hear = (text: string): void => {
    const { from, notice } = JSON.parse(text) as { from: string; notice: Notice };
    if (from !== self) onNotice(notice);
  };
  const joined = Promise.all([
    new Promise<void>(done => sender.once('ready', done)),
    // A client listens again by itself once it has listened.
    new Promise<void>(done =>
      listener.on('ready', async () => {
        if (isListening) return;
        await listener.subscribe(channel, hear).then(() => {
          isListening = true;
        }, onError);
        done();
      }),
    ),
  ]);
  for (const client of [sender, listener]) client.connect().catch(onError);
  await Promise.race([joined, pause(PATIENCE)]);
  return {
    publish(notice) {
      if (sender.isReady) sender.publish(channel, JSON.stringify({ from: self, notice })).catch(onError);
    },
    get isUp() {
      return sender.isReady && listener.isReady && isListening;
    },
    async close() {
      sender.destroy();
      listener.destroy();
    },
  };
}
