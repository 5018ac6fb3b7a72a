import type { TournamentView } from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import { tabTexts } from '../../kit/storage/texts.ts';
import { tableOf } from '../event/event.ts';

/* The way of a player from any page of the event to their table, once its session has begun. */

/** Seconds for which a page shows that it will lead to the table, before it does. */
export const LEAD_SECONDS = 5;

export interface OwnTable {
  readonly session: number;
  readonly table: number;
  readonly letter: Player;
  /** The code of the table on this server; undefined for a table with real tiles. */
  readonly code: string | undefined;
}

/** Returns the table at which the reader plays now; undefined if they do not play. */
export function tableNow(view: TournamentView): OwnTable | undefined {
  const { seat } = view.you;
  const table = seat ? tableOf(view, seat.session, seat.table) : undefined;
  if (!seat || table?.stage !== 'playing') return undefined;
  const { session, table: number, seat: letter } = seat;
  return { session, table: number, letter, code: table.isReal ? undefined : table.code };
}

const keyOf = (code: string): string => `gorrion.led.${code}`;

/** Returns whether a page of this tab has led to a table, or was told not to: it does so once. */
export const wasLed = (code: string): boolean => tabTexts.get(keyOf(code)) !== undefined;

/** Keeps in mind that this tab leads to a table no more. */
export const setLed = (code: string): void => void tabTexts.set(keyOf(code), '1');
