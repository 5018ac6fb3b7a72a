import { RULE_ERRORS, SESSION_ERRORS } from '@gorrion/rules';

/** Refusals by the table; the rules have their own. */
export const TABLE_ERRORS = [
  'not-at-this-table',
  'not-seated',
  'already-seated',
  'place-taken',
  'no-free-place',
  'removed-by-host',
  'shown-out',
  'nobody-watches',
  'not-watching',
  'no-hand-over',
  'not-host',
  'not-here',
  'not-enough-players',
  'not-agreed',
  'settings-contradict',
  'still-awaited',
  'umpire-there',
  'umpire-has-no-seat',
  'bad-umpire-key',
  'not-umpire',
  'no-umpire',
  'umpire-decides',
  'play-stopped',
  'nothing-proposed',
  'disqualified',
  'game-running',
  'game-not-running',
  'table-closed',
  'chat-closed',
  'table-paused',
  'table-frozen',
  'table-restarting',
  'stale-command',
  'command-id-reused',
  'nonce-not-asked',
  'nonce-does-not-fit',
] as const;

export const TABLE_REFUSALS = [...RULE_ERRORS, ...SESSION_ERRORS, ...TABLE_ERRORS] as const;
export type TableRefusal = (typeof TABLE_REFUSALS)[number];
