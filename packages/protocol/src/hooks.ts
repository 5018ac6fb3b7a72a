import type { Language } from '@gorrion/rules';

/*
 * Hooks of a group: where a line is posted when its members are called to a table. Requests are plain HTTP with the guest's
 * cookie, of owners alone. A target holds a secret, which no answer ever has in whole.
 */

export const HOOK_KINDS = ['discord', 'slack', 'telegram', 'matrix', 'json'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

/** Where lines are posted. */
export type HookTarget =
  | { readonly kind: 'discord' | 'slack' | 'json'; readonly url: string }
  /** The token of a bot, and the number or name of a chat. */
  | { readonly kind: 'telegram'; readonly token: string; readonly chat: string }
  /** The address of the home server, the id of a room, and the token of who posts there. */
  | { readonly kind: 'matrix'; readonly url: string; readonly room: string; readonly token: string };

/** Most hooks of a group. */
export const MOST_HOOKS = 5;
/** Longest address of a hook (characters). */
export const LONGEST_HOOK = 400;

/**
 * What came of the last line of a hook: `ok`, or why it was not posted.
 * - `no-access`: the token or the address is not valid any more (401, 403).
 * - `not-found`: nothing is there (404, 410).
 * - `moved`: the address leads elsewhere, where no line goes.
 * - `not-public`: it leads to a private network; `not-https`: it is no https address at port 443.
 */
export const HOOK_OUTCOMES = [
  'ok',
  'no-access',
  'not-found',
  'not-understood',
  'too-often',
  'moved',
  'broken',
  'timeout',
  'unreachable',
  'not-public',
  'not-https',
] as const;
export type HookOutcome = (typeof HOOK_OUTCOMES)[number];

/** A hook as owners see it. */
export interface HookView {
  readonly number: number;
  readonly kind: HookKind;
  /** What is no secret of its target: a host, a chat, a room. */
  readonly place: string;
  /** The last characters of the secret, by which its owner knows it again. */
  readonly ending: string;
  /** Server time (ms). */
  readonly since: number;
  /** The last line; null before the first. */
  readonly last: { readonly outcome: HookOutcome; readonly at: number } | null;
}

export type HookWish =
  /** Adds a hook; its lines are in a language. */
  | { readonly type: 'add'; readonly target: HookTarget; readonly language: Language }
  /** Posts a test line at once. */
  | { readonly type: 'test'; readonly hook: number }
  | { readonly type: 'remove'; readonly hook: number };

/** What a group's owner knows of its hooks. */
export interface HooksAnswer {
  readonly hooks: readonly HookView[];
}
