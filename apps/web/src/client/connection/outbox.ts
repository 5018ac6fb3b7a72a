import type { AnswerTo, Message, RequestName, Timers, Wire } from './wire.ts';

/** The outbox sends a message again if no answer comes within this time (ms). */
const ANSWER_MS = 6000;

interface Letter {
  send(): void;
  withdraw(): void;
}

export interface Outbox {
  /** Sends a message until the server answers, over as many connections as that takes, and resolves with the answer. */
  send<E extends RequestName>(event: E, message: Message<E>): Promise<AnswerTo<E>>;
  /** Sends a message likewise until the wish is withdrawn, and resolves with undefined then. */
  sendUntil<E extends RequestName>(
    event: E,
    message: Message<E>,
    withdrawn: AbortSignal,
  ): Promise<AnswerTo<E> | undefined>;
  /** Sends every message without an answer again, in order. */
  resend(): void;
  /** Returns the number of messages without an answer. */
  size(): number;
}

/**
 * Delivers messages exactly once. A message keeps its id when it is sent again after a silence or a reconnection, so the
 * server repeats the lost answer instead of acting twice.
 */
export function createOutbox(wire: Wire, timers: Timers, onSilence: () => void): Outbox {
  const letters = new Set<Letter>();

  function letter<E extends RequestName>(
    event: E,
    message: Message<E>,
    answered: (answer: AnswerTo<E>) => void,
  ): Letter {
    let cancel = () => {};
    const self: Letter = {
      withdraw() {
        cancel();
        letters.delete(self);
      },
      send() {
        cancel();
        if (!wire.isOpen()) return;
        cancel = timers.after(ANSWER_MS, () => {
          onSilence();
          self.send();
        });
        wire.ask(event, message, answer => {
          if (!letters.delete(self)) return;
          cancel();
          answered(answer);
        });
      },
    };
    return self;
  }

  function post<E extends RequestName>(event: E, message: Message<E>, answered: (answer: AnswerTo<E>) => void): Letter {
    const own = letter(event, message, answered);
    letters.add(own);
    own.send();
    return own;
  }

  return {
    send: (event, message) => new Promise(resolve => void post(event, message, resolve)),
    sendUntil: (event, message, withdrawn) =>
      new Promise(resolve => {
        const own = post(event, message, resolve);
        withdrawn.addEventListener('abort', () => {
          own.withdraw();
          resolve(undefined);
        });
      }),
    resend() {
      for (const own of letters) own.send();
    },
    size: () => letters.size,
  };
}
