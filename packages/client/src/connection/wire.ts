import type { ClientToServer, ServerToClient } from '@gorrion/protocol';

export type RequestName = keyof ClientToServer;
export type Message<E extends RequestName> = Parameters<ClientToServer[E]>[0];
export type AnswerTo<E extends RequestName> = Parameters<Parameters<ClientToServer[E]>[1]>[0];

/** One connection to the server, which the link opens and closes. The page uses a socket, a test a fake. */
export interface Wire {
  isOpen(): boolean;
  open(): void;
  close(): void;
  /** Sends a request. Call only while the wire is open: the wire queues nothing. */
  ask<E extends RequestName>(event: E, message: Message<E>, answer: (answer: AnswerTo<E>) => void): void;
  /** Returns a function that ends the listening. */
  on<E extends keyof ServerToClient>(event: E, told: ServerToClient[E]): () => void;
  onOpen(task: () => void): void;
  /** Calls `task` when the connection closes or fails to open; `why` may be a refusal code of the server. */
  onClose(task: (why: string) => void): void;
  /** Resolves with whether the server answers on another way than the wire, as pages come; missing where there is none. */
  isServerThere?(): Promise<boolean>;
}

/** The clock and timers of a connection, which tests replace by virtual time. */
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
