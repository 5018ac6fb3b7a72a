import { RULE_ERRORS, SESSION_ERRORS } from '@gorrion/rules';

/** Every reason for which a table refuses; with the rules' own, the closed list that clients translate. */
export const TABLE_ERRORS = [
  'not-at-this-table',
  'not-seated',
  'already-seated',
  'place-taken',
  'no-free-place',
  'not-host',
  'not-enough-players',
  'game-running',
  'game-not-running',
  'table-closed',
  'table-paused',
  'table-frozen',
  'stale-command',
  'command-id-reused',
] as const;

export const REFUSALS = [...RULE_ERRORS, ...SESSION_ERRORS, ...TABLE_ERRORS] as const;
export type TableRefusal = (typeof REFUSALS)[number];
