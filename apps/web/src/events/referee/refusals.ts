import type { Key } from '../../kit/i18n/index.ts';
import { APPEAL_REFUSALS } from '../event/appealRefusals.ts';

/** Sentences of what an event refuses to an umpire. */
export const refusals: Readonly<Record<string, Key>> = {
  'no-right': 'referee.refused.no-right',
  'own-table': 'referee.refused.own-table',
  'not-your-seat': 'referee.refused.not-your-seat',
  'no-such-call': 'referee.refused.no-such-call',
  'call-taken': 'referee.refused.call-taken',
  'no-such-hand': 'referee.refused.no-such-hand',
  'table-online': 'referee.refused.table-online',
  'table-not-played': 'referee.refused.table-not-played',
  'sheet-final': 'referee.refused.sheet-final',
  'not-ended': 'referee.refused.not-ended',
  'not-zero-sum': 'referee.refused.not-zero-sum',
  'changed-meanwhile': 'tournament.refused.changed-meanwhile',
  'players-sign-first': 'error.players-sign-first',
  'bad-ruling': 'error.bad-ruling',
  'session-over': 'referee.refused.session-over',
  'session-not-begun': 'referee.refused.session-not-begun',
  'paused-already': 'referee.refused.paused-already',
  'not-paused': 'referee.refused.not-paused',
  'event-over': 'referee.refused.event-over',
  'no-way': 'referee.refused.no-way',
  empty: 'referee.refused.empty',
  ...APPEAL_REFUSALS,
};
