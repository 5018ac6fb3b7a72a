import type { ClientToServer, ServerToClient } from '@gorrion/protocol';

export type RequestName = keyof ClientToServer;
export type Message<E extends RequestName> = Parameters<ClientToServer[E]>[0];
export type AnswerTo<E extends RequestName> = Parameters<Parameters<ClientToServer[E]>[1]>[0];

/** One connection to the server that opens and closes when it is told; the real one is a socket, a test has a fake. */
export interface Wire {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** Call only while it is open: nothing is kept for later here. */
  ask<E extends RequestName>(event: E, message: Message<E>, answer: (answer: AnswerTo<E>) => void): void;
  on<E extends keyof ServerToClient>(event: E, told: ServerToClient[E]): void;
  onOpen(task: () => void): void;
  /** Closed by anybody, or not opened at all; `why` may be a refusal code of the server. */
  onClose(task: (why: string) => void): void;
}

/** Time as the connection needs it, so that tests run in none. */
export interface Timers {
  now(): number;
  after(ms: number, task: () => void): () => void;
}

export const pageTimers: Timers = {
  now: () => Date.now(),
  after(ms, task) {
    const id = setTimeout(task, ms);
    return () => clearTimeout(id);
  },
};
