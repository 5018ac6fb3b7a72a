import type { Key } from '../../kit/i18n/index.ts';
import { APPEAL_REFUSALS } from '../event/appealRefusals.ts';

/** Sentences of what an event refuses to players. */
export const REFUSALS: Readonly<Record<string, Key>> = {
  'not-your-seat': 'tournament.refused.not-your-seat',
  'not-open': 'tournament.refused.not-open',
  'event-over': 'tournament.refused.event-over',
  'signed-already': 'tournament.refused.signed-already',
  'link-used': 'tournament.refused.link-used',
  'already-a-player': 'tournament.refused.already-a-player',
  'no-such-hand': 'tournament.refused.no-such-hand',
  'no-such-table': 'tournament.refused.no-such-table',
  'table-online': 'tournament.refused.table-online',
  'table-ended': 'tournament.refused.table-ended',
  'not-ended': 'tournament.refused.not-ended',
  'sheet-final': 'tournament.refused.sheet-final',
  'call-taken': 'tournament.refused.call-taken',
  'changed-meanwhile': 'tournament.refused.changed-meanwhile',
  'no-right': 'referee.refused.no-right',
  'own-table': 'referee.refused.own-table',
  ...APPEAL_REFUSALS,
};
