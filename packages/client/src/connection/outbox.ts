import type { Refusal } from '@gorrion/protocol';
import type { AnswerTo, Message, RequestName, Timers, Wire } from './wire.ts';

/** A message is sent again if no answer comes within this time (ms). */
const ANSWER_MS = 6000;

/** How the messages of an outbox travel. */
export interface OutboxPorts<Call, Reply> {
  /** Sends a message once. Its answer may never come, or come when it has been sent again. */
  readonly send: (call: Call, answered: (reply: Reply) => void) => void;
  /** Whether there is a way now; a message that has none waits for `resend`. */
  readonly isOpen?: () => boolean;
  readonly after: Timers['after'];
  readonly answerMs?: number;
  readonly onSilence?: () => void;
  /** Whether a message waits for the answer to the one before it. */
  readonly isInOrder?: boolean;
  /** Returns how long (ms) a refused message waits before it is sent again; undefined: never. `tries`: how often it was refused. */
  readonly again?: (reply: Reply, tries: number) => number | undefined;
  /** Called whenever the messages without an answer change. */
  readonly changed?: (waiting: readonly Call[]) => void;
  /** Called with the answer to a message of an earlier page, for which nobody waits in this one. */
  readonly unheard?: (call: Call, reply: Reply) => void;
}

interface Letter<Call, Reply> {
  readonly call: Call;
  readonly answered: (reply: Reply) => void;
  tries: number;
  cancel: () => void;
}

/**
 * Delivers messages exactly once. A message keeps its id when it is sent again after a silence or a reconnection, so the
 * server repeats the lost answer instead of acting twice.
 */
export class Outbox<Call, Reply> {
  readonly #ports: OutboxPorts<Call, Reply>;
  #letters: readonly Letter<Call, Reply>[] = [];
  #lastReply: { readonly reply: Reply } | undefined;

  /** `kept`: messages of an earlier page, which are sent first. */
  constructor(ports: OutboxPorts<Call, Reply>, kept: readonly Call[] = []) {
    this.#ports = ports;
    this.#letters = kept.map(call => ({
      call,
      answered: reply => ports.unheard?.(call, reply),
      tries: 0,
      cancel() {},
    }));
    this.resend();
  }

  /** The messages without an answer, in their order. */
  get waiting(): readonly Call[] {
    return this.#letters.map(({ call }) => call);
  }

  /** Sends a message until the server answers, over as many connections as that takes, and resolves with the answer. */
  push(call: Call): Promise<Reply>;
  /** Sends a message likewise until the wish is withdrawn, and resolves with undefined then. */
  push(call: Call, withdrawn: AbortSignal | undefined): Promise<Reply | undefined>;
  push(call: Call, withdrawn?: AbortSignal): Promise<Reply | undefined> {
    if (this.#lastReply) return Promise.resolve(this.#lastReply.reply);
    return new Promise(resolve => {
      const letter: Letter<Call, Reply> = { call, answered: resolve, tries: 0, cancel() {} };
      this.#set([...this.#letters, letter]);
      withdrawn?.addEventListener('abort', () => {
        this.#remove(letter);
        resolve(undefined);
      });
      if (this.#due.includes(letter)) this.#send(letter);
    });
  }

  /** Sends every message without an answer again at once, in order. */
  resend(): void {
    for (const letter of this.#due) {
      letter.tries = 0;
      this.#send(letter);
    }
  }

  /** Answers every message, now and later, without the server. */
  end(reply: Reply): void {
    this.#lastReply = { reply };
    for (const letter of this.#letters) {
      this.#remove(letter);
      letter.answered(reply);
    }
  }

  /** The messages that may be on their way now. */
  get #due(): readonly Letter<Call, Reply>[] {
    return this.#ports.isInOrder ? this.#letters.slice(0, 1) : this.#letters;
  }

  #set(letters: readonly Letter<Call, Reply>[]): void {
    this.#letters = letters;
    this.#ports.changed?.(this.waiting);
  }

  #send(letter: Letter<Call, Reply>): void {
    const { isOpen, after, answerMs = ANSWER_MS, onSilence, send } = this.#ports;
    letter.cancel();
    if (this.#lastReply || isOpen?.() === false) return;
    letter.cancel = after(answerMs, () => {
      onSilence?.();
      this.#send(letter);
    });
    send(letter.call, reply => this.#hear(letter, reply));
  }

  #hear(letter: Letter<Call, Reply>, reply: Reply): void {
    if (!this.#letters.includes(letter)) return;
    const wait = this.#ports.again?.(reply, letter.tries);
    if (wait !== undefined) {
      letter.tries += 1;
      letter.cancel();
      letter.cancel = this.#ports.after(wait, () => this.#send(letter));
      return;
    }
    this.#remove(letter);
    letter.answered(reply);
  }

  #remove(letter: Letter<Call, Reply>): void {
    if (!this.#letters.includes(letter)) return;
    letter.cancel();
    this.#set(this.#letters.filter(other => other !== letter));
    if (this.#ports.isInOrder) this.resend();
  }
}

/** Delivers messages over a wire. */
export interface WireOutbox extends Pick<Outbox<unknown, unknown>, 'resend'> {
  send<E extends RequestName>(event: E, message: Message<E>): Promise<AnswerTo<E>>;
  /** Sends a message until the wish is withdrawn, and resolves with undefined then. */
  send<E extends RequestName>(
    event: E,
    message: Message<E>,
    withdrawn: AbortSignal | undefined,
  ): Promise<AnswerTo<E> | undefined>;
  /** Refuses every message with a code, now and later, without the server. */
  end(code: Refusal): void;
  /** Returns the number of messages without an answer. */
  size(): number;
}

type AnyRequest = { readonly event: RequestName; readonly message: Message<RequestName> };

/** Creates the outbox of a wire. A message without an answer is sent again after a silence, of which `onSilence` hears. */
export function createOutbox(
  wire: Pick<Wire, 'isOpen' | 'ask'>,
  { after }: Pick<Timers, 'after'>,
  onSilence?: () => void,
): WireOutbox {
  const outbox = new Outbox<AnyRequest, AnswerTo<RequestName>>({
    send: ({ event, message }, answered) => wire.ask(event, message as never, answered),
    isOpen: () => wire.isOpen(),
    after,
    ...(onSilence && { onSilence }),
  });
  return {
    send: (event: RequestName, message: Message<RequestName>, withdrawn?: AbortSignal) =>
      outbox.push({ event, message }, withdrawn) as never,
    resend: () => outbox.resend(),
    end: code => outbox.end({ ok: false, code }),
    size: () => outbox.waiting.length,
  };
}
