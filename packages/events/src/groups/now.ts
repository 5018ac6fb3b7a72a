import { TOLD_FOR } from './limits.ts';
import type { EveningTable, GroupState, TableNow } from './types.ts';

/* The tables that members open at once, without an evening. */

/** Whether a game of a table is over, and is the group's. */
export const isPlayed = ({ games }: Pick<GroupState, 'games'>, code: EveningTable['code']): boolean =>
  code !== null && games.some(({ id }) => id.startsWith(`${code}-`));

/** Whether a table is still told of at a time (ms): who comes later finds nobody there. */
export const isTold = ({ at }: Pick<TableNow, 'at'>, now: number): boolean => at > now - TOLD_FOR;

/** Returns the tables opened without an evening that stand at a time (ms), and the refusals; the newest first. */
export const standing = (state: GroupState, at: number): readonly TableNow[] =>
  state.now.filter(table => isTold(table, at) && !isPlayed(state, table.code));

/** Returns the tables opened without an evening that stand at a time (ms), or are about to; the newest first. */
export const openNow = (state: GroupState, at: number): readonly TableNow[] =>
  standing(state, at).filter(({ refusal }) => !refusal);
