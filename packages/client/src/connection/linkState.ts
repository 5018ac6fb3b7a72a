import type { Refusal } from '@gorrion/protocol';

/** The state of the connection of the page. */
export type LinkState =
  | { readonly status: 'connecting' }
  | { readonly status: 'online' }
  /**
   * `retryAt` is local time (ms). `isRestart` says that the server announced a restart; `why` is another reason for which
   * the server refused this page. `isBlocked` says that the server answers, but something on the way lets no websocket
   * through.
   */
  | {
      readonly status: 'offline';
      readonly retryAt: number;
      readonly isRestart: boolean;
      readonly why?: Refusal | undefined;
      readonly isBlocked?: boolean;
    }
  /** A newer page of the same person has taken over. */
  | { readonly status: 'replaced' }
  /** The token of a program is not accepted, or not any more. */
  | { readonly status: 'refused'; readonly why: 'bad-token' | 'token-only-reads' }
  /** Server and page have different versions of the protocol. */
  | { readonly status: 'outdated' };
