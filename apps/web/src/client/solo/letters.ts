import type { RequestName } from '@gorrion/client/connection';
import type { ServerToClient } from '@gorrion/protocol';

/* Messages between page and worker: the protocol of the server, carried by `postMessage`. */

export interface Question {
  readonly id: number;
  readonly event: RequestName;
  readonly message: unknown;
}

export type Letter =
  /** The worker is ready for questions. */
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'tell'; readonly event: keyof ServerToClient; readonly message: unknown };

export type Tell = <E extends keyof ServerToClient>(event: E, message: Parameters<ServerToClient[E]>[0]) => void;
