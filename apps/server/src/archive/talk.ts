import type { PersonId, Talk, TalkLine } from '@gorrion/protocol';
import type { OpenGames } from '../persistence/openGames.ts';
import type { StoredTalk } from '../persistence/talk.ts';
import type { Answer, Archive } from './reader.ts';

/* What players said during kept games. Whoever may read a game reads it. A line names its player by their number only. */

interface TalkServices {
  readonly games: OpenGames;
  readonly archive: Pick<Archive, 'find'>;
}

/** Stands in a text for a name that is hidden. */
const HIDDEN_NAME = '…';

/** Scripts that are written without spaces: a name in them has no edges. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Shortest part of a name (code units) that is looked for by itself. */
const SHORTEST_PART = 3;

/** Returns what finds the names of players in a text, and each longer part of them; undefined if they have none. */
function namesPattern(names: readonly string[]): RegExp | undefined {
  const parts = names.flatMap(name => [name, ...name.split(/\s+/).filter(part => part.length >= SHORTEST_PART)]);
  const found = [...new Set(parts.filter(part => part !== ''))].toSorted((a, b) => b.length - a.length);
  if (found.length === 0) return undefined;
  const one = (part: string) => {
    const exact = part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
    return UNSPACED.test(part) ? exact : String.raw`(?<![\p{L}\p{N}])${exact}(?![\p{L}\p{N}])`;
  };
  return new RegExp(found.map(one).join('|'), 'giu');
}

/** Returns a line as readers get it. `names`: finds what is hidden in its text. */
function shown({ person: _, ...line }: StoredTalk, names: RegExp | undefined): TalkLine {
  return names && 'text' in line ? { ...line, text: line.text.replace(names, HIDDEN_NAME) } : line;
}

/** Creates what the archive answers about what was said. */
export const gameTalk =
  ({ games, archive }: TalkServices) =>
  async (id: string, person: PersonId): Promise<Answer<Talk>> => {
    const found = await archive.find(id, person);
    if (!found.ok) return found;
    const { kept, hidesNames } = found.value;
    const lines = await games.as(person).talkOf(kept.summary.id);
    const names = hidesNames ? namesPattern(kept.summary.players.map(({ name }) => name)) : undefined;
    return { ok: true, value: { talk: lines.map(line => shown(line, names)) } };
  };

export type GameTalk = ReturnType<typeof gameTalk>;
