import { pointsMoved, rulingFault } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import { RULING_VERSION } from '../facts.ts';
import { lacks, tableOf } from '../read.ts';
import { no } from '../refusals.ts';
import { isClosedToRulings, lastHandOf } from '../results.ts';
import type { Decide } from './common.ts';
import { ownChair, tableAt } from './sheets.ts';

/* Calls for the umpire, and what the umpire rules (3.11). */

export const callUmpire: Decide<'call-umpire'> = (state, { session, table }, { by }) => {
  const at = { session, table };
  const player = ownChair(state, at, by);
  if (player === undefined) return no('not-your-seat');
  if (!tableOf(state, at)?.isReal) return no('table-online');
  const isOpen = state.calls.some(one => one.session === session && one.table === table && !one.isDone);
  return isOpen ? accept() : accept({ type: 'called', session, table, player });
};

/** Takes back a call that no umpire has taken; only for the player who has called. */
export const takeBackCall: Decide<'take-back-call'> = (state, { call }, { by }) => {
  const found = state.calls.find(one => one.number === call);
  if (!found || ownChair(state, found, by) !== found.player) return no('not-your-seat');
  if (found.isDone) return accept();
  if (found.takenBy !== undefined) return no('call-taken');
  return accept({ type: 'call-taken', call, isDone: true, isTakenBack: true });
};

export const takeCall: Decide<'take-call'> = (state, { call, isDone }, { by }) => {
  const refused = lacks(state, by, 'rule');
  if (refused) return refused;
  const found = state.calls.find(one => one.number === call);
  if (!found) return no('no-such-call');
  if (found.isDone) return isDone ? accept() : no('call-taken');
  if (!isDone && found.takenBy !== undefined) return no('call-taken');
  return accept({ type: 'call-taken', call, isDone });
};

export const rule: Decide<'rule'> = (state, { session, table, hand, ruling }, { by }) => {
  const at = { session, table };
  const refused = lacks(state, by, 'rule');
  if (refused) return refused;
  const found = tableAt(state, at);
  if (!found.ok) return found;
  if (!found.table.isReal) return no('table-online');
  if (found.table.stage === 'not-played') return no('table-not-played');
  if (isClosedToRulings(state, session, found.table)) return no('sheet-final');
  if (hand < 1 || hand > lastHandOf(state, found.table)) return no('no-such-hand');
  // Points that a ruling took for nobody come back with it, when it is taken back.
  const fault = rulingFault(ruling, { off: 0, taken: 0 });
  if (fault === 'bad') return no('bad-ruling');
  if (fault) return no('not-zero-sum', { difference: pointsMoved(ruling).reduce((sum, change) => sum + change, 0) });
  return accept({ type: 'ruled', session, table, hand, ruling, version: RULING_VERSION });
};

/** Takes back a ruling at any time; its points go back with it. */
export const revokeRuling: Decide<'revoke-ruling'> = (state, { ruling, reason }, { by }) => {
  const refused = lacks(state, by, 'rule');
  if (refused) return refused;
  const found = state.rulings.find(one => one.number === ruling);
  if (!found) return no('no-such-ruling');
  return found.revoked === undefined ? accept({ type: 'ruling-revoked', ruling, reason }) : no('revoked-already');
};
