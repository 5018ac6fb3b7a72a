import type { Me } from '@gorrion/protocol';
import { correctionFault, missingSignatures, PLAYERS, signatureRefusal } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import type { AtTable, TournamentEvent } from '../facts.ts';
import type { SheetHand } from '../play.ts';
import {
  chairOf,
  hasRight,
  lacks,
  mayEnterAt,
  playerFor,
  sessionOf,
  sitterOf,
  substituteOf,
  tableOf,
} from '../read.ts';
import { no } from '../refusals.ts';
import { differenceAt, isClosed, isEnded, isSignedThere, signedSheet, totalsAt } from '../results.ts';
import type { TableState, TournamentState } from '../state.ts';
import { checkedHand, winBarredBy } from '../worth.ts';
import type { Decide } from './common.ts';

/* The sheets of tables with real tiles: hands, end, signatures (3.9.1.4, 3.9.2), and corrections of all sheets. */

/** Returns a table of a session that has begun, or why there is none. */
export function tableAt(state: TournamentState, at: AtTable) {
  if (!sessionOf(state, at.session)) return no('session-not-begun', { session: at.session });
  const table = tableOf(state, at);
  return table ? { ok: true as const, table } : no('wrong-table', { table: at.table });
}

/**
 * Returns the chair of a person at a table; undefined if they have none there. It is asked before anything else of the
 * table: what is refused to others tells them nothing of it.
 */
export function ownChair(state: TournamentState, at: AtTable, by: Me | null) {
  const table = tableOf(state, at);
  return table && chairOf(state, at.session, table, playerFor(state, by?.id ?? null)?.number);
}

/** Returns a table whose sheet somebody may write on or end, or why they may not. */
function enterable(state: TournamentState, at: AtTable, by: Me | null) {
  const found = tableAt(state, at);
  if (!mayEnterAt(state, by?.id ?? null, at.table)) {
    const isScorer = hasRight(state, by?.id ?? null, 'enter');
    return isScorer ? no('wrong-table', { table: at.table }) : no('no-right', { right: 'enter' });
  }
  if (!found.ok) return found;
  if (!found.table.isReal) return no('table-online');
  return isClosed(found.table) ? no('sheet-final') : found;
}

/** Returns a table at which four players sit and whose sheet somebody may write on, or why they may not. */
function writable(state: TournamentState, at: AtTable, by: Me | null) {
  const found = enterable(state, at, by);
  if (!found.ok) return found;
  const isWhole = PLAYERS.every(chair => sitterOf(state, at.session, found.table.players[chair]) !== null);
  return isWhole ? found : no('table-not-played');
}

/** Returns why a ruling lets the winner of a hand not win it, also when the hand is corrected; undefined if none does. */
function barredAt(state: TournamentState, at: AtTable, { hand, kind, winner }: SheetHand, { players }: TableState) {
  if (kind !== 'won' || winner === undefined) return undefined;
  const isReplaced = substituteOf(state, at.session, players[winner]) !== undefined;
  const ruling = winBarredBy(state.rulings, { ...at, hand, isReplaced }, winner)?.ruling;
  return ruling && (ruling.kind === 'disqualify' ? 'disqualified' : 'hand-is-dead');
}

/** Enters a hand. To change one, or to go on with a table that was ended, takes a reason. */
export const enterHand: Decide<'enter-hand'> = (state, { session, table, hand, reason }, { by }) => {
  const found = writable(state, { session, table }, by);
  if (!found.ok) return found;
  const { hands, stage } = found.table;
  const isReplaced = hands.some(old => old.hand === hand.hand);
  const isLate = isReplaced || stage !== 'playing';
  if (isLate && reason === undefined) return no('reason-missing');
  const isLast = hands.length >= state.plan.settings.hands;
  if (!isReplaced && (isLast || hand.hand !== hands.length + 1)) {
    return isLast ? no('table-ended') : no('hand-out-of-order', { expected: hands.length + 1 });
  }
  const checked = checkedHand(hand, state.plan);
  if (!checked.ok) return checked;
  const barred = barredAt(state, { session, table }, hand, found.table);
  if (barred) return no(barred);
  return accept({
    type: 'hand-entered',
    session,
    table,
    hand: checked.hand,
    ...(isLate && reason !== undefined && { reason }),
  });
};

/** Takes back the last hand; one before it is replaced instead. A table that has ended with no other is not played. */
export const dropHand: Decide<'drop-hand'> = (state, { session, table, hand, reason }, { by }) => {
  const found = writable(state, { session, table }, by);
  if (!found.ok) return found;
  const { hands, stage } = found.table;
  if (hands.length === 0) return no('no-such-hand');
  if (hand !== hands.length) return no('hand-out-of-order', { expected: hands.length });
  const isEmptied = hands.length === 1 && stage === 'ended';
  return accept<TournamentEvent>(
    { type: 'hand-dropped', session, table, hand, reason },
    ...(isEmptied ? [{ type: 'table-ended', session, table, isPlayed: false } as const] : []),
  );
};

/** Ends a table, which without a hand is not played and gives nothing. Who has left since has lost the session. */
export const endTable: Decide<'end-table'> = (state, { session, table }, { by }) => {
  const found = enterable(state, { session, table }, by);
  if (!found.ok) return found;
  const { hands, players, stage } = found.table;
  const gone = players.filter(player => player !== null && sitterOf(state, session, player) === null);
  if (stage !== 'playing') return no(gone.length > 0 ? 'table-not-played' : 'table-ended');
  const isLost = (player: number) => state.lost.some(one => one.session === session && one.player === player);
  const lost = gone.flatMap(player => (player === null || isLost(player) ? [] : player));
  return accept<TournamentEvent>(...lost.map(player => ({ type: 'session-lost', session, player }) as const), {
    type: 'table-ended',
    session,
    table,
    isPlayed: hands.length > 0,
  });
};

/**
 * Signs a sheet: a player for themself; after all of them the umpire, who may sign in the place of a player before. The players
 * of a table of this server sign there; an umpire signs here for those who do not, all at once.
 */
export const sign: Decide<'sign'> = (state, { session, table, as, isForMissing = false, totals }, { by }) => {
  const at = { session, table };
  const found = tableAt(state, at);
  const isUmpire = hasRight(state, by?.id ?? null, 'rule');
  if (as === 'umpire' && !isUmpire) return no('no-right', { right: 'rule' });
  if (as !== ownChair(state, at, by) && !isUmpire) return no('not-your-seat');
  if (!found.ok) return found;
  const isForUmpire = as === 'umpire' && found.table.stage === 'ended';
  if (isSignedThere(found.table) && !isForUmpire) return no('table-online');
  const sheet = signedSheet(state, session, found.table);
  const missing = as === 'umpire' && isForMissing ? missingSignatures(sheet) : [];
  const refusal = signatureRefusal(missing.length > 0 ? { ...sheet, needed: [] } : sheet, as);
  // Signing again changes nothing.
  if (refusal === 'signed') return accept();
  if (refusal) return no(refusal === 'final' ? 'sheet-final' : refusal);
  if (totals && totals.join() !== totalsAt(state, session, found.table).join()) return no('changed-meanwhile');
  return accept(...[...missing, as].map(one => ({ type: 'signed', session, table, as: one }) as const));
};

export const correct: Decide<'correct'> = (state, { session, table, changes, reason }, { by }) => {
  const at = { session, table };
  const refused = lacks(state, by, 'correct');
  if (refused) return refused;
  const found = tableAt(state, at);
  if (!found.ok) return found;
  if (!isEnded(found.table)) return no('not-ended');
  const fault = correctionFault(changes, { off: differenceAt(state, session, found.table), taken: 0 });
  if (fault === 'empty') return no('empty');
  if (fault) return no('not-zero-sum', { difference: changes.reduce((sum, change) => sum + change, 0) });
  return accept({ type: 'corrected', session, table, changes, reason });
};
