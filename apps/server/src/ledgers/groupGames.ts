import type { GroupGame, GroupState } from '@gorrion/events/groups';
import { groupGame, memberThen, type PlainGame, plainGame, waitsOfGame } from '@gorrion/events/groups/kind';
import type { GameId, GameSummary } from '@gorrion/protocol';
import type { OpenGames } from '../persistence/openGames.ts';

/* The games of groups, from the archive. What a game needs of its facts is worked out once, and again when it changes. */

/** Games that stay in memory; one has about 4 kB. */
const MOST_REMEMBERED = 4000;
/** Games that are looked up before messages of players come between. */
const SLICE = 40;

interface Remembered {
  /** What the summary said when the game was read: another one is another sheet. */
  readonly version: string;
  readonly game: PlainGame | undefined;
}

const versionOf = ({ to, totals, tablePoints, played }: GameSummary): string =>
  JSON.stringify([to, totals, tablePoints, played]);

const pause = (): Promise<unknown> => new Promise(setImmediate);

export class GroupGames {
  readonly #games: OpenGames;
  readonly #remembered = new Map<GameId, Remembered>();

  constructor(games: OpenGames) {
    this.#games = games;
  }

  /** Returns the games of a group that the archive still has, the newest first. */
  async of({ games, members }: Pick<GroupState, 'games' | 'members'>): Promise<readonly GroupGame[]> {
    const found: GroupGame[] = [];
    for (const [n, { id, isDropped }] of games.entries()) {
      const kept = isDropped ? undefined : await this.#games.findGame(id);
      if (n % SLICE === SLICE - 1) await pause();
      if (!kept || kept === 'sealed') continue;
      const plain = await this.#plain(kept.summary);
      if (!plain) continue;
      // Names change when somebody is forgotten, which is no other sheet.
      const named = { ...plain, names: kept.summary.players };
      found.push(groupGame(named, await this.#games.peopleOf(kept.summary.id), members));
    }
    return found.sort((a, b) => b.at - a.at);
  }

  async #plain(summary: GameSummary): Promise<PlainGame | undefined> {
    const version = versionOf(summary);
    const known = this.#remembered.get(summary.id);
    if (known?.version === version) return known.game;
    await pause();
    const record = await this.#games.readGame(summary.id);
    const game = record && plainGame(record, waitsOfGame(record.facts));
    this.#remembered.delete(summary.id);
    this.#remembered.set(summary.id, { version, game });
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest) this.#remembered.delete(oldest);
    return game;
  }
}

/** Fewest members in a game of a group: alone against bots nobody plays a season. */
const FEWEST_MEMBERS = 2;

/** Whether enough people played a kept game who were members of a group, or have become members since. */
export async function isGroupGame(
  games: OpenGames,
  { members }: Pick<GroupState, 'members'>,
  game: GameId,
): Promise<boolean> {
  const kept = await games.findGame(game);
  if (!kept || kept === 'sealed') return false;
  const people = (await games.peopleOf(game)).filter(({ player }) => player !== null);
  return people.filter(({ person }) => memberThen(members, person, kept.summary.to)).length >= FEWEST_MEMBERS;
}
