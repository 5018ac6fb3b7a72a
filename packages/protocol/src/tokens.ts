/*
 * Tokens by which programs act for a person, at /api/v1. A person makes and revokes them on a page of the server: those
 * requests carry the guest's cookie. A token is shown once, and never works as a cookie.
 */

/**
 * What a program may do with a token. `read`: read what its person may read. `play`: sit, act and watch as that person, too.
 * `bot`: read, sit, act and watch as a bot that has the token's name, is told from people wherever it is named, and sits
 * only at tables that let such bots in.
 */
export const TOKEN_SCOPES = ['read', 'play', 'bot'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** Days for which a token may be made to last; null: until it is revoked. */
export const TOKEN_DAYS = [30, 365, null] as const;
export type TokenDays = (typeof TOKEN_DAYS)[number];

/** Most tokens of one person; those that have expired do not count, unless they are of bots. */
export const MOST_TOKENS = 10;

/** Longest name (signs) of a token. */
export const LONGEST_TOKEN_NAME = 40;

/** How every token begins, so that it is recognised where it must not be. */
export const TOKEN_START = 'gorrion_';

/** A token of the person who asks. Times are of the server (ms); `usedAt` is the start of a day, null if it was never used. */
export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly since: number;
  readonly usedAt: number | null;
  /** When it expires; null: never. */
  readonly ends: number | null;
  readonly isOver: boolean;
}

/** What a person sees of their tokens, the newest first. */
export interface TokensView {
  readonly tokens: readonly ListedToken[];
  /** The token that this request has made or renewed, in full. It is shown once. */
  readonly made?: { readonly id: string; readonly token: string };
}

export type TokenWish =
  | { readonly type: 'make'; readonly name: string; readonly scope: TokenScope; readonly days: TokenDays }
  /** Has another token stand for the same program or bot, for as long as the one before. */
  | { readonly type: 'renew'; readonly id: string }
  /** A bot goes with its token: nobody plays as it again, and games keep no name of it. */
  | { readonly type: 'revoke'; readonly id: string };

export const TOKEN_REFUSALS = [
  'bad-request',
  'too-many-requests',
  'too-many-tokens',
  'no-such-token',
  'no-room-left',
] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];
