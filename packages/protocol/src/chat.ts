import type { Me } from './state.ts';

/** What can be said with one press; every page says it in its reader's own language. */
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

/** Readable signs of a text, after cleaning. */
export const LONGEST_TEXT = 200;

/** Who speaks: those who sit are heard by everybody at the table, those who watch by each other only. */
export type ChatRoom = 'players' | 'spectators';

export type ChatContent = { readonly text: string } | { readonly word: QuickWord };

/** What somebody said. No part of the game: it is in no log, and gone with the table. */
export type ChatLine = ChatContent & {
  readonly from: Me;
  readonly room: ChatRoom;
  /** Server time in ms, later than that of every earlier line of the table: it names the line. */
  readonly at: number;
};
