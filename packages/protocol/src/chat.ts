import type { Player } from '@gorrion/rules';
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

/** A chat line. The log does not contain it: it is gone when the table goes, unless it is kept with a game (`TalkLine`). */
export type ChatLine = ChatContent & {
  readonly from: Me;
  readonly room: ChatRoom;
  /** Server time (ms). Later than every earlier line of the table, so it identifies the line. */
  readonly at: number;
};

/** Most lines that are kept with one game, where its table has agreed to keep them. */
export const MOST_TALK = 500;

/** A line of a player, as it is kept with a game. Its name is that of the player in the record. */
export type TalkLine = ChatContent & {
  readonly player: Player;
  /** Server time (ms), on the clock of the record's facts. */
  readonly at: number;
};

/** What players said during a game, the oldest first, as one reader may see it. */
export interface Talk {
  readonly talk: readonly TalkLine[];
}
