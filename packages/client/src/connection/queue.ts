import type { PlayNowWish, QueueNews, Refusal } from '@gorrion/protocol';
import type { Timers, Wire } from './wire.ts';

/** Ms between two times that a page says its wish again: the node that had the queue may be gone. */
const AGAIN = 5000;

/** Who hears what the server tells of the queue, for each connection: a page waits for one game at a time. */
const listeners = new WeakMap<Wire, { told: (news: QueueNews) => void }>();

/** Ends the wait for a game over a connection with a code, without leaving the server's queue. */
export const endQueue = (wire: Wire, code: Refusal): void => listeners.get(wire)?.told({ type: 'ended', code });

function listen(wire: Wire, told: (news: QueueNews) => void, onOpen: () => void) {
  // In the server's queue the newer wish takes the place of the older one.
  endQueue(wire, 'replaced-by-newer-page');
  const known = listeners.get(wire);
  if (known) return Object.assign(known, { told, onOpen });
  const own = { told, onOpen };
  listeners.set(wire, own);
  wire.on('queue', news => own.told(news));
  wire.onOpen(() => own.onOpen());
  return own;
}

/**
 * Queues for a game, through every new connection, until there is a table or a refusal, or the returned function is called.
 * A wait for another game over the same connection ends as `replaced-by-newer-page`.
 */
export function queueFor(
  wish: PlayNowWish,
  { wire, timers }: { readonly wire: Wire; readonly timers: Timers },
  told: (news: QueueNews) => void,
): () => void {
  let isOver = false;
  let cancel = () => {};
  const end = () => {
    isOver = true;
    cancel();
  };
  const hear = (news: QueueNews) => {
    if (isOver) return;
    if (news.type !== 'waiting') end();
    told(news);
  };
  const ask = () => {
    if (isOver) return;
    cancel();
    cancel = timers.after(AGAIN, ask);
    if (wire.isOpen())
      wire.ask('queue:join', wish, answer => {
        if (!answer.ok) hear({ type: 'ended', code: answer.code });
      });
  };
  listen(wire, hear, ask);
  ask();
  return () => {
    if (isOver) return;
    end();
    if (wire.isOpen()) wire.ask('queue:leave', {}, () => {});
  };
}
