import { penaltyShares } from '../fouls/penalty.ts';
import { isArticle } from '../hand/umpire.ts';
import { type ByPlayer, PLAYERS, type Player } from '../session/players.ts';

/* What an umpire may order about a sheet (articles 81, 98): one law for tables of the server and with real tiles. */

/** A ruling, as far as the sheet is concerned. */
export interface WrittenRuling {
  readonly kind: string;
  /** Section of the book. */
  readonly article: string;
  readonly player?: Player;
  readonly points?: number;
  readonly paidTo?: 'nobody' | 'each-opponent' | Player;
  readonly changes?: ByPlayer<number>;
  readonly remark?: string;
}

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];

/** Returns what a ruling moves on the sheet. */
export function pointsMoved({ kind, player, points, paidTo, changes }: WrittenRuling): ByPlayer<number> {
  if (kind === 'correct') return changes ?? NOTHING;
  if (kind !== 'points' || player === undefined || points === undefined || paidTo === undefined) return NOTHING;
  return penaltyShares(player, points, paidTo);
}

/** By how much a correction may change the sum of a sheet, beside not at all. */
export interface SheetSum {
  /** By how much the sheet is off: a correction may put it right (article 81). */
  readonly off: number;
  /** Points that penalties have taken for nobody: a correction may give them back, where a ruling is not taken back. */
  readonly taken: number;
}

/** Returns why four changes cannot correct a sheet; undefined if they can. */
export function correctionFault(changes: ByPlayer<number>, { off, taken }: SheetSum): 'empty' | 'sum' | undefined {
  if (PLAYERS.every(player => changes[player] === 0)) return 'empty';
  const sum = PLAYERS.reduce((all, player) => all + changes[player], 0);
  return sum === 0 || sum === 0 - off || (sum > 0 && sum <= taken) ? undefined : 'sum';
}

/** Returns why a ruling cannot be given, whatever the hand; undefined if it can. `bad`: it contradicts itself. */
export function rulingFault(ruling: WrittenRuling, sum: SheetSum): 'bad' | 'sum' | undefined {
  const { kind, article, player, paidTo, changes, remark } = ruling;
  if (!isArticle(article)) return 'bad';
  if (kind === 'points') return paidTo === player ? 'bad' : undefined;
  if (kind !== 'correct') return undefined;
  if (remark === undefined || !changes) return 'bad';
  const fault = correctionFault(changes, sum);
  return fault === 'empty' ? 'bad' : fault;
}
