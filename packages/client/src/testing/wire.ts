import type { RequestName, Timers, Wire } from '../connection/wire.ts';

interface SentRequest {
  readonly event: RequestName;
  readonly message: unknown;
  answer(answer: unknown): void;
}

/** A connection that a test opens, closes and answers by hand. */
export class FakeWire implements Wire {
  sent: SentRequest[] = [];
  opened = 0;
  isServerThere?: Wire['isServerThere'];
  #isOpen = false;
  #onOpen: (() => void)[] = [];
  #onClose: ((why: string) => void)[] = [];
  #told = new Map<string, ((message: never) => void)[]>();

  isOpen = () => this.#isOpen;
  open = () => {
    this.opened += 1;
  };
  close = () => this.drop('io client disconnect');
  ask: Wire['ask'] = (event, message, answer) => {
    this.sent.push({ event, message, answer: answer as (answer: unknown) => void });
  };
  on: Wire['on'] = (event, told) => {
    const own = told as (message: never) => void;
    this.#told.set(event, [...(this.#told.get(event) ?? []), own]);
    return () => void this.#told.set(event, this.#told.get(event)?.filter(other => other !== own) ?? []);
  };
  onOpen = (task: () => void) => void this.#onOpen.push(task);
  onClose = (task: (why: string) => void) => void this.#onClose.push(task);

  /** Accepts the connection, as the server does. */
  accept(): void {
    this.#isOpen = true;
    for (const task of this.#onOpen) task();
  }

  /** Drops the connection, or refuses it. */
  drop(why = 'transport close'): void {
    this.#isOpen = false;
    for (const task of this.#onClose) task(why);
  }

  tell(event: string, message: unknown): void {
    for (const told of this.#told.get(event) ?? []) told(message as never);
  }

  /** Returns the newest request of a kind. */
  last(event: RequestName): SentRequest | undefined {
    return this.sent.findLast(one => one.event === event);
  }

  count = (event: RequestName): number => this.sent.filter(one => one.event === event).length;
}

/** A clock that the test moves on. */
export class FakeTimers implements Timers {
  #now = 1000;
  #tasks: { readonly at: number; readonly task: () => void }[] = [];

  now = () => this.#now;
  after = (ms: number, task: () => void) => {
    const own = { at: this.#now + ms, task };
    this.#tasks.push(own);
    return () => {
      this.#tasks = this.#tasks.filter(other => other !== own);
    };
  };

  pass(ms: number): void {
    const end = this.#now + ms;
    for (;;) {
      const next = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#tasks = this.#tasks.filter(other => other !== next);
      this.#now = next.at;
      next.task();
    }
    this.#now = end;
  }
}
