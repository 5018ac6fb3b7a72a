import type { Stack } from '@gorrion/rules/testing';
import type { PlayedOut } from './playedOut.ts';

/* What a browser test and the server whose clock and chance it holds say to each other. */

/**
 * What the parent process wants. `stack` and `finish` change a table that waits for its players; `ago`: milliseconds since
 * the game began.
 */
export type HeldWish =
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'run'; readonly speed: number }
  | { readonly type: 'seed'; readonly seed: string }
  | { readonly type: 'close-tables' }
  | { readonly type: 'stack'; readonly code: string; readonly stack: Stack; readonly ago: number }
  | ({ readonly type: 'finish'; readonly code: string } & PlayedOut);

/** What the parent process sends and is answered. */
export interface HeldMessage {
  readonly id: number;
  readonly wish: HeldWish;
}
export interface HeldAnswer {
  readonly id: number;
  /** Milliseconds by which the server's clock is ahead of real time. */
  readonly ahead: number;
  readonly error?: string;
}
