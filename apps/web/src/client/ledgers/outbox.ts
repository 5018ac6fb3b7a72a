import { deviceTexts } from '../../kit/storage/texts.ts';
import type { Answer, LedgerKindName } from './server.ts';

/*
 * Commands to a ledger on their way. They are kept in the browser before they are sent, and sent in their order until the
 * server has answered, also after a reload: what a referee or scorer does is not lost with the network.
 */

/** A command that waits for its answer. */
export interface Waiting {
  readonly id: string;
  readonly command: unknown;
}

export type Sent = Answer<{ readonly version: number }>;

/** Refusals after which the same command may be taken later. */
const PASSING: ReadonlySet<string> = new Set(['offline', 'too-many-requests', 'not-stored']);
/** Time (ms) before a command is sent again. */
const PATIENCE = [1000, 2000, 4000, 8000] as const;

interface OutboxPorts {
  readonly send: (call: Waiting) => Promise<Sent>;
  readonly load: () => readonly Waiting[];
  readonly save: (waiting: readonly Waiting[]) => void;
  readonly after: (ms: number, task: () => void) => void;
  /** Called whenever the number of waiting commands changes. */
  readonly changed: () => void;
  /** Called with the answer to a command of an earlier page, for which nobody waits in this one. */
  readonly unheard?: (call: Waiting, answer: Sent) => void;
}

export class LedgerOutbox {
  readonly #ports: OutboxPorts;
  #waiting: readonly Waiting[];
  readonly #answers = new Map<string, (answer: Sent) => void>();
  #isSending = false;
  #tries = 0;

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
    this.#waiting = ports.load();
    void this.#next();
  }

  get waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  /** Keeps a command and sends it after those before it. Resolves with the server's answer. */
  push(call: Waiting): Promise<Sent> {
    this.#set([...this.#waiting, call]);
    const answered = new Promise<Sent>(resolve => this.#answers.set(call.id, resolve));
    void this.#next();
    return answered;
  }

  /** Sends what waits at once, because the network is back. */
  hurry(): void {
    this.#tries = 0;
    void this.#next();
  }

  #set(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    this.#ports.save(waiting);
    this.#ports.changed();
  }

  async #next(): Promise<void> {
    const [first] = this.#waiting;
    if (this.#isSending || !first) return;
    this.#isSending = true;
    const answer = await this.#ports.send(first);
    this.#isSending = false;
    if (!answer.ok && PASSING.has(answer.code)) {
      const wait = PATIENCE[Math.min(this.#tries, PATIENCE.length - 1)]!;
      this.#tries += 1;
      this.#ports.after(wait, () => void this.#next());
      return;
    }
    this.#tries = 0;
    this.#set(this.#waiting.filter(({ id }) => id !== first.id));
    const heard = this.#answers.get(first.id);
    this.#answers.delete(first.id);
    if (heard) heard(answer);
    else this.#ports.unheard?.(first, answer);
    void this.#next();
  }
}

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
