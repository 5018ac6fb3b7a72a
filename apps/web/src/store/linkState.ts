import type { Refusal } from '@gorrion/protocol';

/** What the page can say about its connection at any moment. */
export type LinkState =
  | { readonly status: 'connecting' }
  | { readonly status: 'online' }
  /**
   * `retryAt` is local time in ms; `isRestart` when the server said that it stops for a moment; `why` when the server named
   * another reason for not letting this page in.
   */
  | {
      readonly status: 'offline';
      readonly retryAt: number;
      readonly isRestart: boolean;
      readonly why?: Refusal | undefined;
    }
  /** A newer page of the same person plays. */
  | { readonly status: 'replaced' }
  /** Server and page speak different versions. */
  | { readonly status: 'outdated' };
