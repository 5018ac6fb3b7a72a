import type { Refusal } from '@gorrion/protocol';
import { type ClientMessage, clientSchemas } from '@gorrion/protocol/schemas';
import type { Handlers } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { SocketPage } from './page.ts';

/*
 * The door for everything that a client sends. Whatever comes, something is answered if an answer can be given, and
 * nothing is thrown. Messages above 4 KB need no rule of their own: every text and list in the schemas is bounded, so
 * such a message is malformed; above 16 KB the socket is closed before this.
 */

interface ReceiverOptions {
  readonly handlers: Handlers<SocketPage>;
  readonly limits: Limits['socket'];
  readonly now: () => number;
  readonly isStopping: () => boolean;
  /** A page is cut because of what it sends. */
  readonly onCut: (page: SocketPage) => void;
  readonly metrics: Metrics;
  readonly log: Log;
}

type AnyAnswer = { readonly ok: true } | { readonly ok: false; readonly code: Refusal };
type AnyHandler = (page: SocketPage, message: unknown) => AnyAnswer | Promise<AnyAnswer>;

const isKnown = (name: unknown): name is ClientMessage =>
  typeof name === 'string' && Object.hasOwn(clientSchemas, name);
const refused = (code: Refusal): AnyAnswer => ({ ok: false, code });

/** Watches only: sits at no table that it shows, and shows one. */
const isWatcher = ({ follows }: SocketPage): boolean =>
  follows.size > 0 && [...follows.values()].every(({ viewer }) => viewer === 'spectator');

/** What pages of ours never do; a few are forgiven. */
const isOffence = (answer: AnyAnswer): boolean =>
  !answer.ok &&
  (answer.code === 'bad-message' || answer.code === 'unknown-message' || answer.code === 'too-many-requests');

export function createReceiver({ handlers, limits, now, isStopping, onCut, metrics, log }: ReceiverOptions) {
  let requests = 0;
  /** What they sent before they were cut may still come. */
  const cut = new WeakSet<SocketPage>();

  async function handle(page: SocketPage, name: ClientMessage, message: unknown): Promise<AnyAnswer> {
    const requestId = `${page.id}-${(requests++).toString(36)}`;
    const read = clientSchemas[name].safeParse(message);
    if (!read.success) return refused('bad-message');
    try {
      return await (handlers[name] as AnyHandler)(page, read.data);
    } catch (error) {
      log.error({ err: error, message: name, requestId }, 'a message could not be handled');
      return refused('table-frozen');
    }
  }

  function answerOf(page: SocketPage, name: unknown, message: unknown): AnyAnswer | Promise<AnyAnswer> {
    if (isStopping()) return refused('server-stopping');
    const rate = isWatcher(page) ? limits.watcher : limits.player;
    if (!page.messages.take(rate, now())) return refused('too-many-requests');
    return isKnown(name) ? handle(page, name, message) : refused('unknown-message');
  }

  function count(name: unknown, answer: AnyAnswer, since: number): void {
    const known = isKnown(name) ? name : 'unknown';
    metrics.answered(known, answer.ok ? 'ok' : answer.code, (now() - since) / 1000);
  }

  /** Handles one message; `words` is everything after its name, the last of it perhaps a way to answer. */
  return async (page: SocketPage, name: unknown, words: readonly unknown[]): Promise<void> => {
    if (cut.has(page)) return;
    const since = now();
    const last = words.at(-1);
    const answer = await answerOf(page, name, words[0]);
    count(name, answer, since);
    if (isOffence(answer) && !page.offences.take(limits.offences, now())) {
      cut.add(page);
      onCut(page);
      page.tell('notice', { code: 'too-many-requests' });
      return page.close();
    }
    if (typeof last === 'function') last(answer);
  };
}
