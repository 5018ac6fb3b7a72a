import type { GroupDoor, GroupGame } from '@gorrion/events/groups';
import type { HooksAnswer, HookWish, TableSummary } from '@gorrion/protocol';
import { type Answer, askLedgers } from '../client/ledgers/server.ts';

/* What the pages ask of a group beside its view. */

export const fetchGroupGames = (id: string): Promise<Answer<{ readonly games: readonly GroupGame[] }>> =>
  askLedgers(`/api/groups/${id}/games`);

/** Asks how the tables of the evening and those opened without one stand, by code; null for one that is closed. */
export const fetchGroupTables = (
  id: string,
): Promise<Answer<{ readonly tables: Readonly<Record<string, TableSummary | null>> }>> =>
  askLedgers(`/api/groups/${id}/tables`);

export type HooksSent = Answer<HooksAnswer>;

/** Asks for the hooks of a group; only its owners get them. */
export const fetchHooks = (id: string): Promise<HooksSent> => askLedgers(`/api/calls/${id}/hooks`);
export const changeHooks = (id: string, wish: HookWish): Promise<HooksSent> =>
  askLedgers(`/api/calls/${id}/hooks`, wish);

/** Adds a game that the person played on this server. */
export const addGroupGame = (id: string, game: string): Promise<Answer<Record<never, never>>> =>
  askLedgers(`/api/groups/${id}/games`, { game });

/** Asks what a link leads to. */
export const fetchDoor = (id: string, key: string): Promise<Answer<GroupDoor>> =>
  askLedgers(`/api/groups/${id}/door`, { key });

/** Makes the address of a room in which members may talk; for owners. */
export const makeCallRoom = (id: string): Promise<Answer<{ readonly link: string }>> =>
  askLedgers(`/api/calls/${id}/room`, {});
