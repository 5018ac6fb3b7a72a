import type { ChatContent, GameId, PersonId, QuickWord, TableCode, TalkLine } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';

/*
 * What players said during a game, where its table has agreed to keep it. It is written while the game runs, so before
 * the game itself is kept. It goes with the game, with the log of a game that never ended, and with the person: who is
 * forgotten loses their lines at once.
 */

export type StoredTalk = TalkLine & { readonly person: PersonId };

export interface TalkStore {
  /** Returns the lines of a game, the oldest first. */
  talkOf(game: GameId): Promise<readonly StoredTalk[]>;
  /** Keeps a line under the next number; nothing once the game has `most`. Lines of a game come one after another. */
  keepTalk(table: TableCode, game: GameId, line: StoredTalk, most?: number): Promise<void>;
}

/** A line as a row of the database. */
export interface TalkRow {
  readonly person: string;
  readonly player: number;
  readonly at: number;
  readonly word: string | null;
  readonly text: string | null;
}

export const rowOfTalk = (line: StoredTalk): TalkRow => ({
  person: line.person,
  player: line.player,
  at: line.at,
  word: 'word' in line ? line.word : null,
  text: 'text' in line ? line.text : null,
});

export function talkOfRow({ person, player, at, word, text }: TalkRow): StoredTalk {
  const content: ChatContent = word === null ? { text: text ?? '' } : { word: word as QuickWord };
  return { ...content, person: person as PersonId, player: player as Player, at };
}
