import type { ByPlayer, Player } from '../session/players.ts';
import { type AppealCourse, lastAnswer } from './appeals.ts';

/*
 * The signatures of a score sheet (article 101; the book's 3.9.2 and Appendix 5): the players sign, then the umpire, and what
 * is signed is final. One law for tables of the server and for tables with real tiles.
 */

/** How far a sheet is signed. */
export interface SignedSheet {
  /** Whether all hands are played. */
  readonly isEnded: boolean;
  /** Players without whose signature it is not final: who has played to the end. */
  readonly needed: readonly Player[];
  /** Null for a player who has not signed. */
  readonly signed: ByPlayer<unknown>;
  readonly isUmpireSigned: boolean;
  /** Whether it waits for an umpire too: a table has one of its own, a hall has several for all its tables. */
  readonly isUmpireNeeded: boolean;
}

/** Returns the players for whose signature a sheet waits. */
export const missingSignatures = ({ needed, signed }: Pick<SignedSheet, 'needed' | 'signed'>): readonly Player[] =>
  needed.filter(player => signed[player] === null);

/** Whether all have signed who have to. */
export const isSheetSigned = (sheet: SignedSheet): boolean =>
  sheet.isEnded && missingSignatures(sheet).length === 0 && (sheet.isUmpireSigned || !sheet.isUmpireNeeded);

/** Returns why a sheet is not signed; undefined if it is. `signed`: it is so already, and signing again changes nothing. */
export function signatureRefusal(sheet: SignedSheet, as: Player | 'umpire') {
  if (!sheet.isEnded) return 'not-ended';
  if (as === 'umpire' ? sheet.isUmpireSigned : sheet.signed[as] !== null) return 'signed';
  if (as === 'umpire') return missingSignatures(sheet).length > 0 ? 'players-sign-first' : undefined;
  return isSheetSigned(sheet) ? 'final' : undefined;
}

/**
 * Whether an appeal opens the figures of a final sheet to a ruling: one was upheld since the last of the signatures (server
 * ms; null: not signed). Once all have signed anew they are closed.
 */
export function isOpenedByAppeal(appeals: readonly AppealCourse[], signatures: readonly (number | null)[]): boolean {
  const lastSigned = Math.max(...signatures.map(at => at ?? 0));
  return appeals.some(appeal => {
    const last = lastAnswer(appeal);
    return last?.isUpheld === true && last.at >= lastSigned;
  });
}
