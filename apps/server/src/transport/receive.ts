import type { Refusal } from '@gorrion/protocol';
import { type ClientMessage, clientSchemas, PROGRAM_MESSAGES } from '@gorrion/protocol/schemas';
import type { Handlers } from '@gorrion/table';
import type { Log } from '../config/log.ts';
import type { ByAddress } from '../limits/byAddress.ts';
import type { Limits } from '../limits/limits.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { SocketPage } from './page.ts';

/*
 * Receives every message of a client. Each message that asks for an answer gets one, and nothing is thrown. The schemas
 * bound every text and list, so a message above 4 KB is malformed; above 16 KB Socket.IO closes the socket before this.
 */

interface ReceiverOptions {
  readonly handlers: Handlers<SocketPage>;
  readonly limits: Limits['socket'];
  /** Limits the messages of programs by their token, over all of its connections to this node. */
  readonly tokenMessages: ByAddress;
  readonly now: () => number;
  readonly isStopping: () => boolean;
  /** Called if a page is cut because of its messages. */
  readonly onCut: (page: SocketPage) => void;
  readonly metrics: Metrics;
  readonly log: Log;
}

type AnyAnswer = { readonly ok: true } | { readonly ok: false; readonly code: Refusal };
type AnyHandler = (page: SocketPage, message: unknown) => AnyAnswer | Promise<AnyAnswer>;

const isKnown = (name: unknown): name is ClientMessage =>
  typeof name === 'string' && Object.hasOwn(clientSchemas, name);
const refused = (code: Refusal): AnyAnswer => ({ ok: false, code });

/** Returns whether a page only watches: it shows a table, and its guest sits at none that it shows. */
const isWatcher = ({ follows }: SocketPage): boolean =>
  follows.size > 0 && [...follows.values()].every(({ viewer }) => viewer === 'spectator');

/** What a page may say that came with the key of a link. */
const OF_CASTS: ReadonlySet<ClientMessage> = new Set(['cast:table', 'table:enter', 'table:exit', 'me:hidden', 'time']);

const OF_PROGRAMS: ReadonlySet<ClientMessage> = new Set(PROGRAM_MESSAGES);

/** Whether a page may say something that is a program's. Casts are set by people. */
const isForPrograms = (name: ClientMessage, message: object): boolean =>
  OF_PROGRAMS.has(name) && !('asCaster' in message && message.asCaster);

/** Returns whether an answer refuses something that pages of this program never send. */
const isOffence = (answer: AnyAnswer): boolean =>
  !answer.ok &&
  (answer.code === 'bad-message' || answer.code === 'unknown-message' || answer.code === 'too-many-requests');

export function createReceiver(options: ReceiverOptions) {
  const { handlers, limits, tokenMessages, now, isStopping, onCut, metrics, log } = options;
  let requests = 0;
  /** Pages that were cut: messages that they sent before may still arrive. */
  const cut = new WeakSet<SocketPage>();

  async function handle(page: SocketPage, name: ClientMessage, message: unknown): Promise<AnyAnswer> {
    const requestId = `${page.id}-${(requests++).toString(36)}`;
    if (page.cast && !OF_CASTS.has(name)) return refused('not-at-this-table');
    const read = clientSchemas[name].safeParse(message);
    if (!read.success) return refused('bad-message');
    if (page.token && !isForPrograms(name, read.data)) return refused('not-for-programs');
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
    if (page.token && !tokenMessages.take(page.token.id)) return refused('too-many-requests');
    return isKnown(name) ? handle(page, name, message) : refused('unknown-message');
  }

  function count(name: unknown, answer: AnyAnswer, since: number): void {
    const known = isKnown(name) ? name : 'unknown';
    metrics.answered(known, answer.ok ? 'ok' : answer.code, (now() - since) / 1000);
  }

  /** Handles one message. `words` are its arguments, of which the last may be the function that answers. */
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
