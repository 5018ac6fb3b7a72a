import type { AnswerTo, Message, RequestName, Timers, Wire } from './wire.ts';

/** An answer that does not come in this time is asked for again. */
const ANSWER_MS = 6000;

interface Letter {
  send(): void;
}

export interface Outbox {
  /** Resolves with the server's answer, however many connections that takes. */
  send<E extends RequestName>(event: E, message: Message<E>): Promise<AnswerTo<E>>;
  /** Sends again, in their order, all that has no answer yet. */
  resend(): void;
  /** Messages without an answer. */
  size(): number;
}

/**
 * Messages that must arrive once. They keep their id when they are sent again after a silence or a reconnection, so the
 * server can give the answer that got lost instead of doing the thing twice.
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

  return {
    send: (event, message) =>
      new Promise(resolve => {
        const own = letter(event, message, resolve);
        letters.add(own);
        own.send();
      }),
    resend() {
      for (const own of letters) own.send();
    },
    size: () => letters.size,
  };
}
