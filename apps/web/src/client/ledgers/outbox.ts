import { Outbox, type OutboxPorts } from '@gorrion/client/connection';
import type { Envelope } from '@gorrion/protocol';
import { deviceTexts } from '../../kit/storage/texts.ts';
import type { Answer, LedgerKindName } from './server.ts';

/*
 * Commands to a ledger on their way. They are kept in the browser before they are sent, and sent in their order until the
 * server has answered, also after a reload: what a referee or scorer does is not lost with the network.
 */

/** A command that waits for its answer. */
export type Waiting = Envelope<unknown>;

export type Sent = Answer<{ readonly version: number }>;

/** Refusals after which the same command may be taken later. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'too-many-requests', 'not-stored']);
/** Time (ms) before a command is sent again. */
const PATIENCE = [1000, 2000, 4000, 8000] as const;

/** Time (ms) without an answer before a command is sent again: one may be long, and its network slow. */
const ANSWER_MS = 30_000;

type Ports = OutboxPorts<Waiting, Sent>;

/** Creates the outbox of a ledger, with the commands that were kept. */
export const ledgerOutbox = (
  ports: Required<Pick<Ports, 'send' | 'after' | 'changed' | 'unheard'>>,
  kept: readonly Waiting[],
): Outbox<Waiting, Sent> =>
  new Outbox(
    {
      ...ports,
      answerMs: ANSWER_MS,
      isInOrder: true,
      again: (answer, tries) =>
        answer.ok || !PASSING.has(answer.code) ? undefined : PATIENCE[Math.min(tries, PATIENCE.length - 1)],
    },
    kept,
  );

const keyOf = (kind: LedgerKindName, ledger: string): string => `gorrion.ledger.${kind}.${ledger}`;

/** Reads the commands to a ledger that were kept in this browser. */
export function loadWaiting(kind: LedgerKindName, ledger: string): readonly Waiting[] {
  try {
    const read: unknown = JSON.parse(deviceTexts.get(keyOf(kind, ledger)) ?? '[]');
    return Array.isArray(read) ? read.filter(one => typeof one?.id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the commands to a ledger in this browser, as far as it allows. */
export function saveWaiting(kind: LedgerKindName, ledger: string, waiting: readonly Waiting[]): void {
  deviceTexts.set(keyOf(kind, ledger), waiting.length === 0 ? undefined : JSON.stringify(waiting));
}
