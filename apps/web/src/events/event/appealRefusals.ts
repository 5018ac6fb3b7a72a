import type { Key } from '../../kit/i18n/index.ts';

/** Says why an event refuses a command about appeals. */
export const APPEAL_REFUSALS = {
  'too-many-appeals': 'error.too-many-appeals',
  'appeal-late': 'error.appeal-too-late',
  'own-appeal': 'error.own-appeal',
  'no-such-appeal': 'event.refused.no-such-appeal',
  'no-such-ruling': 'event.refused.no-such-ruling',
  'revoked-already': 'referee.refused.revoked-already',
  'answered-already': 'event.refused.answered-already',
  'not-answered': 'event.refused.not-answered',
  'ruled-there': 'event.refused.ruled-there',
  'chief-umpire-decides': 'event.refused.chief-umpire-decides',
  'no-chief-umpire': 'event.refused.no-chief-umpire',
  'appealed-further': 'event.refused.appealed-further',
} as const satisfies Record<string, Key>;
