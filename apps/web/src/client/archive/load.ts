import { dateAt } from '@gorrion/events/daily/dates';
import type { GameId, OpenedGame } from '@gorrion/protocol';
import { completedRecord } from '@gorrion/table';
import { isLocal } from '../solo/code.ts';
import { type ShelfOrigin, shelve, shelvedGame, takeOff } from '../solo/gameShelf.ts';
import { liveTableOf } from './liveId.ts';
import { type Failure, fetchGame, fetchHands } from './server.ts';

/** A game that a page shows, and where it comes from. */
export interface LoadedGame extends OpenedGame {
  /** `live`: the finished hands of a public table whose game goes on. */
  readonly from: 'server' | 'live' | ShelfOrigin;
}

async function fromShelf(id: string): Promise<LoadedGame | undefined> {
  const found = await shelvedGame(id);
  if (!found) return undefined;
  const { game } = found;
  const record = completedRecord(found.record);
  const isOwn = game.origin !== 'copy';
  const whose = record.sheet.players.findIndex(({ bot }) => bot === undefined);
  const player = game.origin === 'device' && whose >= 0 ? (whose as 0 | 1 | 2 | 3) : null;
  return {
    record,
    origin: 'file',
    access: 'players',
    player,
    isStarred: game.isStarred,
    isHost: isOwn,
    alias: null,
    hidesNames: false,
    from: game.origin,
  };
}

/** Loads the finished hands of a public table, all open: one hand behind what is played. */
async function fromTable(table: string): Promise<LoadedGame | Failure | 'no-hand-yet'> {
  const answer = await fetchHands(table);
  if (!answer.ok) return answer.why;
  if (answer.value === null) return 'no-hand-yet';
  const rest = { player: null, isStarred: false, isHost: false, alias: null, hidesNames: false } as const;
  return { record: answer.value, origin: 'table', access: 'public', from: 'live', ...rest };
}

/**
 * Loads a game by the id of its address: from this device, or from the server, of which a copy stays here, so that the
 * game opens again without a network.
 */
export async function loadGame(id: string): Promise<LoadedGame | Failure | 'no-hand-yet'> {
  const table = liveTableOf(id);
  if (table !== undefined) return fromTable(table);
  if (isLocal(id)) return (await fromShelf(id)) ?? 'no-such-game';
  const answer = await fetchGame(id);
  if (answer.ok) {
    void shelve(answer.value.record, 'copy', Date.now()).catch(() => {});
    return { ...answer.value, from: 'server' };
  }
  if (answer.why === 'offline') return (await fromShelf(id)) ?? answer.why;
  // The host has closed it, or it is gone: what this device has copied goes too.
  if (answer.why === 'no-such-game' || answer.why === 'game-for-players') await takeOff(id as GameId).catch(() => {});
  return answer.why;
}

/**
 * Returns whether a game was played on the deal of a day that is not over: it is sealed for most, and shared from the page of
 * the day alone. `now`: server ms. A day is one of UTC.
 */
export function isSealedDay({ record }: Pick<LoadedGame, 'record'>, now: number): boolean {
  const [first] = record.facts;
  const event = first?.event.type === 'table-opened' ? first.event.event : undefined;
  return event?.kind === 'daily' && event.id === dateAt(now);
}

/** Whether others can open a game by its address. */
export const isOnline = ({ from }: Pick<LoadedGame, 'from'>): boolean => from === 'server' || from === 'live';
