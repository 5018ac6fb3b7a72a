import type { GameId, GameList, GameSummary, ListedGame } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { personIn } from '../../client/archive/ownGames.ts';
import { changeGame, listGames, listPublicGames, uploadGame } from '../../client/archive/server.ts';
import { noteShelved, type ShelvedGame, shelvedGame, shelvedGames } from '../../client/solo/gameShelf.ts';
import { hasText, isNarrow, type Query, queryOf, type Wish } from './wish.ts';

/** A game in the list, wherever it is kept. */
export interface GameRow {
  readonly id: GameId;
  readonly summary: GameSummary;
  readonly player: Player | null;
  readonly isStarred: boolean;
  /** How far the review of the person's own decisions is. */
  readonly review: ListedGame['review'];
  readonly isSealed?: ListedGame['isSealed'];
  /** `copy`: a game of the server, of which this device has a copy, while the server cannot be reached. */
  readonly where: 'server' | 'device' | 'file' | 'copy';
  /** The id of the same game on the server, if it was uploaded. */
  readonly uploaded?: GameId | undefined;
}

const NOT_REVIEWED = { hands: 0, mistakes: 0 };

const onShelf = ({ id, summary, origin, isStarred, uploaded, reviewed }: ShelvedGame): GameRow => {
  const player = origin === 'device' ? personIn(summary) : null;
  const review = (player !== null && reviewed?.[player]) || NOT_REVIEWED;
  return { id, summary, player, isStarred, review, where: origin, uploaded };
};

/** Whether a game of this device is one that is looked for, as the server decides it for its own. */
function isWanted({ summary, player, isStarred, review }: GameRow, query: Query): boolean {
  if (query.isStarred && !isStarred) return false;
  if (query.hasMistakes && review.mistakes === 0) return false;
  if (query.since !== undefined && summary.to < query.since) return false;
  if (query.fan !== undefined && (player === null || !summary.fans[player].some(one => one === query.fan)))
    return false;
  return hasText([...summary.players.map(({ name }) => name), summary.title ?? ''], query.text);
}

/** Waits so long (ms) after a key before it asks the server. */
const TYPING = 250;

const newestFirst = (rows: readonly GameRow[]) => rows.toSorted((a, b) => b.summary.to - a.summary.to);
const rowsOf = ({ games }: GameList): readonly GameRow[] =>
  games.map((game): GameRow => ({ ...game, id: game.summary.id, where: 'server' }));

/** Asks the server for the games that a person looks for; undefined if it cannot be reached. */
async function askServer(wish: Wish, before?: number): Promise<GameList | undefined> {
  const { text, fan, since, isStarred, hasMistakes } = queryOf(wish, Date.now());
  const query = {
    text,
    starred: isStarred,
    mistakes: hasMistakes,
    ...(fan && { fan }),
    ...(since !== undefined && { since }),
    ...(before !== undefined && { before }),
  };
  const answer = await (wish.place === 'public' ? listPublicGames(query) : listGames(query));
  return answer.ok ? answer.value : undefined;
}

/** Looks on the server and on this device. */
async function look(wish: Wish) {
  const { place } = wish;
  const [found, own] = await Promise.all([place === 'device' ? undefined : askServer(wish), shelvedGames()]);
  const isOffline = place !== 'device' && found === undefined;
  const here = own.filter(({ origin }) => origin !== 'copy');
  const shown = place === 'public' ? [] : place === 'online' ? [] : here;
  const copies = isOffline && place !== 'public' ? own.filter(({ origin }) => origin === 'copy') : [];
  const query = queryOf(wish, Date.now());
  return {
    online: found ? rowsOf(found) : [],
    shelved: [...shown, ...copies].map(onShelf).filter(row => isWanted(row, query)),
    isLoading: false,
    isOffline,
    hasMore: found?.hasMore ?? false,
    kept: {
      online: found?.counts.all,
      device: here.length,
      starred: (found?.counts.starred ?? 0) + here.filter(({ isStarred }) => isStarred).length,
      days: found?.keptDays,
      notUploaded: here.filter(({ origin, uploaded }) => origin === 'device' && !uploaded).length,
    },
  };
}

type Found = Awaited<ReturnType<typeof look>>;
/** How many games are kept where, and for how long. What only the server knows is undefined without it. */
export type Kept = Found['kept'];

const NOTHING_YET: Found = {
  online: [],
  shelved: [],
  isLoading: true,
  isOffline: false,
  hasMore: false,
  kept: { online: undefined, device: 0, starred: 0, days: undefined, notUploaded: 0 },
};

/** Notes something beside a game of this device; resolves with whether the browser could. */
const noted = (...of: Parameters<typeof noteShelved>): Promise<boolean> =>
  noteShelved(...of).then(
    () => true,
    () => false,
  );

/** Uploads a game of this device; resolves with whether it has a link then. */
async function upload(id: GameId, player: Player | null): Promise<boolean> {
  const kept = await shelvedGame(id);
  const answer = kept && (await uploadGame(kept.record, player));
  return Boolean(answer?.ok && (await noted(id, { uploaded: answer.value.id })));
}

/** Uploads all games that were played on this device, one after another; stops at the first that is refused. */
async function uploadAll(): Promise<boolean> {
  for (const game of await shelvedGames())
    if (game.origin === 'device' && !game.uploaded && !(await upload(game.id, onShelf(game).player))) return false;
  return true;
}

/** Finds the games that a person looks for, from the server and from this device. */
export function useGames(wish: Wish) {
  const [found, setFound] = useState(NOTHING_YET);
  const [turn, setTurn] = useState(0);
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn looks again
  useEffect(() => {
    let isCurrent = true;
    const wait = wish.text === '' ? 0 : TYPING;
    const id = setTimeout(() => void look(wish).then(now => isCurrent && setFound(now)), wait);
    return () => {
      isCurrent = false;
      clearTimeout(id);
    };
  }, [wish, turn]);
  const after = async (done: Promise<boolean>) => {
    setFailed(!(await done));
    setTurn(now => now + 1);
  };
  const { kept } = found;
  return {
    ...found,
    isFailed,
    rows: newestFirst([...found.online, ...found.shelved]),
    isEmpty: !found.isLoading && !isNarrow(wish) && (kept.online ?? 0) + kept.device === 0,
    again: () => setTurn(now => now + 1),
    async more() {
      const next = await askServer(wish, found.online.at(-1)?.summary.to);
      if (next) setFound(now => ({ ...now, online: [...now.online, ...rowsOf(next)], hasMore: next.hasMore }));
    },
    star: ({ id, where, isStarred: was }: GameRow) =>
      after(
        where === 'server' ? changeGame(id, { isStarred: !was }).then(({ ok }) => ok) : noted(id, { isStarred: !was }),
      ),
    upload: ({ id, player }: GameRow) => after(upload(id, player)),
    uploadAll: () => after(uploadAll()),
  };
}
