import type { Key } from '../../kit/i18n/index.ts';

/** Sentences of what an event refuses to a scorer. */
export const refusals: Readonly<Record<string, Key>> = {
  'no-right': 'scorer.refused.no-right',
  'own-table': 'scorer.refused.own-table',
  'not-your-seat': 'scorer.refused.not-your-seat',
  'wrong-table': 'scorer.refused.wrong-table',
  'table-online': 'scorer.refused.table-online',
  'table-not-played': 'scorer.refused.table-not-played',
  'table-ended': 'scorer.refused.table-ended',
  'sheet-final': 'scorer.refused.sheet-final',
  'not-ended': 'scorer.refused.not-ended',
  'reason-missing': 'scorer.refused.reason-missing',
  'hand-out-of-order': 'scorer.refused.hand-out-of-order',
  'no-such-hand': 'scorer.refused.no-such-hand',
  'not-zero-sum': 'scorer.refused.not-zero-sum',
  'wrong-payments': 'scorer.refused.wrong-payments',
  'hand-is-dead': 'scorer.refused.hand-is-dead',
  disqualified: 'scorer.refused.disqualified',
  'below-minimum': 'scorer.refused.below-minimum',
  'unknown-fan': 'scorer.refused.unknown-fan',
  'bad-tiles': 'scorer.refused.bad-tiles',
  'tiles-not-winning': 'scorer.refused.tiles-not-winning',
  'changed-meanwhile': 'tournament.refused.changed-meanwhile',
  'players-sign-first': 'error.players-sign-first',
  'event-over': 'scorer.refused.event-over',
  'session-over': 'scorer.refused.session-over',
};
