import type { PersonId, Talk, TalkLine } from '@gorrion/protocol';
import type { OpenGames } from '../persistence/openGames.ts';
import type { StoredTalk } from '../persistence/talk.ts';
import type { Answer, Archive } from './reader.ts';

/* What players said during kept games. Every reader of a game reads it. A line names its player by their number only. */

interface TalkServices {
  readonly games: OpenGames;
  readonly archive: Pick<Archive, 'find'>;
}

/** Returns a line as readers get it. */
const shown = ({ person: _, ...line }: StoredTalk): TalkLine => line;

/** Creates what the archive answers about what was said. */
export const gameTalk =
  ({ games, archive }: TalkServices) =>
  async (id: string, person: PersonId): Promise<Answer<Talk>> => {
    const found = await archive.find(id, person);
    if (!found.ok) return found;
    const { kept, hidesNames } = found.value;
    const lines = await games.as(person).talkOf(kept.summary.id);
    // A text may name anybody, also by a name that they have no more: without names only quick words are told.
    const told = hidesNames ? lines.filter(line => !('text' in line)) : lines;
    return { ok: true, value: { talk: told.map(shown) } };
  };

export type GameTalk = ReturnType<typeof gameTalk>;
