import type { GameId, GameSummary } from '@gorrion/protocol';
import { isClassicalId, type Player, type ScoredFan } from '@gorrion/rules';
import { shelvedGame, shelvedGames } from '../solo/gameShelf.ts';
import type { ShelvedGame } from '../solo/shelfDatabase.ts';
import { fetchGame, listGames } from './server.ts';

/* The games that a person played, from the lists of the server and of this device, and their hands. */

/** A finished game with what the person won with in it. */
export interface GameWithFans {
  readonly id: GameId;
  /** Server time or time of the device (ms since 1970) at which the game ended. */
  readonly at: number;
  /** All fans that the person has won with in the game. */
  readonly fans: readonly ScoredFan[];
}

/** A game that the person played. */
export interface OwnGame extends GameWithFans {
  readonly summary: GameSummary;
  readonly player: Player;
}

/** The person's games by the competition's rules, the newest first, each once. */
export interface OwnGames {
  readonly games: readonly OwnGame[];
  /** How much of the server's list was read. */
  readonly server: 'whole' | 'part' | 'none';
  /** Games of the older ways, which are not compared with others: their points and hands are of another kind. */
  readonly older: number;
}

/** Where games come from. */
export interface Sources {
  readonly list: typeof listGames;
  readonly shelf: () => Promise<readonly ShelvedGame[]>;
}

/** Games of one answer: the most that the server gives. */
const PAGE = 100;

/** Returns the player that a person was in a game of this device, in which all others are bots. */
export function personIn({ players }: GameSummary): Player | null {
  const at = players.findIndex(({ bot }) => bot === undefined);
  return at >= 0 ? (at as Player) : null;
}

const ownGame = (summary: GameSummary, player: Player | null): readonly OwnGame[] =>
  player === null ? [] : [{ id: summary.id, at: summary.to, fans: summary.fans[player], summary, player }];

/** Reads the list of the server page by page; `seen` is told how many games were found and says whether to go on. */
async function gamesOnline({ list }: Sources, seen: (count: number) => boolean): Promise<Omit<OwnGames, 'older'>> {
  const games: OwnGame[] = [];
  for (let before: number | undefined; ; ) {
    const answer = await list({ limit: PAGE, ...(before !== undefined && { before }) });
    if (!answer.ok) return { games, server: before === undefined ? 'none' : 'part' };
    games.push(...answer.value.games.flatMap(({ summary, player }) => ownGame(summary, player)));
    before = answer.value.games.at(-1)?.summary.to;
    if (!answer.value.hasMore || before === undefined) return { games, server: 'whole' };
    if (!seen(games.length)) return { games, server: 'part' };
  }
}

/** Lists the games that the person played by the competition's rules, and counts the others. A game of this device that was uploaded counts once. */
export async function listOwnGames(
  seen: (count: number) => boolean,
  sources: Sources = { list: listGames, shelf: shelvedGames },
): Promise<OwnGames> {
  const [online, shelf] = await Promise.all([gamesOnline(sources, seen), sources.shelf()]);
  const known = new Set<GameId>(online.games.map(({ id }) => id));
  const here = shelf
    .filter(({ origin, uploaded }) => origin === 'device' && !(uploaded && known.has(uploaded)))
    .flatMap(({ summary }) => ownGame(summary, personIn(summary)));
  const all = [...online.games, ...here].toSorted((a, b) => b.at - a.at);
  const games = all.filter(({ summary }) => !isClassicalId(summary.ruleset));
  return { ...online, games, older: all.length - games.length };
}

/** Returns the lines of a game's sheet, from this device or from the server; undefined if it cannot be read. */
export async function linesOf(id: GameId) {
  const shelved = await shelvedGame(id);
  if (shelved) return shelved.record.sheet.lines;
  const answer = await fetchGame(id);
  return answer.ok ? answer.value.record.sheet.lines : undefined;
}
