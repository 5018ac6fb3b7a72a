import type { DatabaseSync } from 'node:sqlite';
import type { GameId, PersonId } from '@gorrion/protocol';
import type { ReviewMessageStore, StoredReviewMessage } from '../reviewMessages.ts';

type MessageRow = Omit<StoredReviewMessage, 'at'> & StoredReviewMessage['at'];

const messageOf = ({ hand, move, line, ...rest }: MessageRow): StoredReviewMessage => ({
  ...rest,
  at: { hand, move, line },
});

interface Reads extends Pick<ReviewMessageStore, 'reviewMessages'> {
  hasMessages(person: PersonId): boolean;
}

/** Prepares the statements that read what was said about a game. */
export function messageReader(db: DatabaseSync): Reads {
  const said = db.prepare(`SELECT number, id, person, name, player, text, hand, move, line, time
    FROM review_messages WHERE game = ? ORDER BY number`);
  const ofPerson = db.prepare('SELECT 1 FROM review_messages WHERE person = ? LIMIT 1');
  return {
    hasMessages: person => ofPerson.get(person) !== undefined,
    reviewMessages: async (game: GameId) => (said.all(game) as unknown as MessageRow[]).map(messageOf),
  };
}
