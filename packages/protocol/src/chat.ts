import type { Me } from './state.ts';

/** Chat phrases for one press. Every page shows them in its reader's language. */
export const QUICK_WORDS = [
  'hello',
  'good-luck',
  'nice-hand',
  'well-played',
  'thanks',
  'sorry',
  'oops',
  'one-moment',
  'ready',
  'good-game',
  'again',
  'bye',
] as const;
export type QuickWord = (typeof QUICK_WORDS)[number];

/** Longest text (visible characters, after cleaning). */
export const LONGEST_TEXT = 200;

/** Who reads a line: everybody at the table reads the players, only spectators read spectators. */
export type ChatRoom = 'players' | 'spectators';

/** A free text, or a phrase of the list. */
export type ChatContent = { readonly text: string } | { readonly word: QuickWord };

/** A chat line. The log does not contain it; it is gone when the table goes. */
export type ChatLine = ChatContent & {
  readonly from: Me;
  readonly room: ChatRoom;
  /** Server time (ms). Later than every earlier line of the table, so it identifies the line. */
  readonly at: number;
};
