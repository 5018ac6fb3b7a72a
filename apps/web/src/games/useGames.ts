import type { GameId, GameSummary } from '@gorrion/protocol';
import { FAN_IDS, type Player } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { changeGame, type GameQuery, listGames, listPublicGames, uploadGame } from '../archive/server.ts';
import { fanName } from '../i18n/fanName.ts';
import { useT } from '../i18n/index.ts';
import { noteShelved, type ShelvedGame, shelvedGame, shelvedGames } from '../solo/gameShelf.ts';

export type Place = 'all' | 'online' | 'device' | 'public';

/** A game in the list, wherever it is kept. */
export interface GameRow {
  readonly id: GameId;
  readonly summary: GameSummary;
  readonly player: Player | null;
  readonly isStarred: boolean;
  readonly where: 'server' | 'device' | 'file';
  /** The id of the same game on the server, if it was uploaded. */
  readonly uploaded?: GameId | undefined;
}

interface Wish {
  readonly place: Place;
  readonly text: string;
  readonly isStarred: boolean;
}

const onShelf = ({ id, summary, origin, isStarred, uploaded }: ShelvedGame): GameRow => {
  const person = summary.players.findIndex(({ bot }) => bot === undefined);
  const player = origin === 'device' && person >= 0 ? (person as Player) : null;
  return { id, summary, player, isStarred, where: origin === 'device' ? 'device' : 'file', uploaded };
};

/** Whether a game has a text in its names or title, or a player won with the fan. */
function isWanted({ summary, player, isStarred }: GameRow, text: string, fan: string | undefined, starred: boolean) {
  if (starred && !isStarred) return false;
  const names = [...summary.players.map(({ name }) => name), summary.title ?? ''].join('\n').toLocaleLowerCase();
  if (text === '' || names.includes(text.toLocaleLowerCase())) return true;
  return fan !== undefined && player !== null && summary.fans[player].some(one => one === fan);
}

/** Waits so long (ms) after a key before it asks the server. */
const TYPING = 250;

const newestFirst = (rows: readonly GameRow[]) => rows.toSorted((a, b) => b.summary.to - a.summary.to);

/** Asks the server for the games that a person looks for. */
async function askServer({ place, text, isStarred }: Wish, fan: string | undefined, before?: number) {
  const query: GameQuery = {
    ...(fan ? { fan } : { text }),
    starred: isStarred,
    ...(before !== undefined && { before }),
  };
  const answer = await (place === 'public' ? listPublicGames(query) : listGames(query));
  if (!answer.ok) return undefined;
  const { games, hasMore, counts } = answer.value;
  return {
    rows: games.map((game): GameRow => ({ ...game, id: game.summary.id, where: 'server' })),
    hasMore,
    ...counts,
  };
}

/** Looks on the server and on this device. */
async function look(wish: Wish, fan: string | undefined) {
  const { place, text, isStarred } = wish;
  const [found, own] = await Promise.all([place === 'device' ? undefined : askServer(wish, fan), shelvedGames()]);
  const here = own.filter(({ origin }) => origin !== 'copy').map(onShelf);
  const isShelfShown = place === 'all' || place === 'device';
  return {
    online: found?.rows ?? [],
    shelved: isShelfShown ? here.filter(row => isWanted(row, text, fan, isStarred)) : [],
    isLoading: false,
    isOffline: place !== 'device' && found === undefined,
    hasMore: found?.hasMore ?? false,
    count: (found?.all ?? 0) + here.length,
  };
}

type Found = Awaited<ReturnType<typeof look>>;
const NOTHING_YET: Found = {
  online: [],
  shelved: [],
  isLoading: true,
  isOffline: false,
  hasMore: false,
  count: 0,
};

/** Notes something beside a game of this device; resolves with whether the browser could. */
const noted = (...of: Parameters<typeof noteShelved>): Promise<boolean> =>
  noteShelved(...of).then(
    () => true,
    () => false,
  );

/** Returns the fan that a text names in the reader's language. */
const fanNamed = (text: string, locale: string) =>
  text.length > 1
    ? FAN_IDS.find(id => fanName(id, locale).toLocaleLowerCase() === text.toLocaleLowerCase())
    : undefined;

/** Finds the games that a person looks for, from the server and from this device. */
export function useGames(typed: Wish) {
  const t = useT();
  const { place, isStarred } = typed;
  const text = typed.text.trim();
  const wish = { place, isStarred, text };
  const fan = fanNamed(text, t.locale);
  const [found, setFound] = useState(NOTHING_YET);
  const [turn, setTurn] = useState(0);
  const [isFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the wish is made of these
  useEffect(() => {
    let isCurrent = true;
    const id = setTimeout(() => void look(wish, fan).then(now => isCurrent && setFound(now)), text === '' ? 0 : TYPING);
    return () => {
      isCurrent = false;
      clearTimeout(id);
    };
  }, [place, text, fan, isStarred, turn]);
  const again = () => setTurn(now => now + 1);
  return {
    ...found,
    isFailed,
    rows: newestFirst([...found.online, ...found.shelved]),
    async more() {
      const next = await askServer(wish, fan, found.online.at(-1)?.summary.to);
      if (next) setFound(now => ({ ...now, online: [...now.online, ...next.rows], hasMore: next.hasMore }));
    },
    async star(row: GameRow) {
      const isStarred = !row.isStarred;
      const isDone =
        row.where === 'server' ? (await changeGame(row.id, { isStarred })).ok : await noted(row.id, { isStarred });
      setFailed(!isDone);
      again();
    },
    async upload(row: GameRow) {
      const kept = await shelvedGame(row.id);
      const answer = kept && (await uploadGame(kept.record, row.player));
      if (answer?.ok) await noted(row.id, { uploaded: answer.value.id });
      setFailed(!answer?.ok);
      again();
    },
  };
}
