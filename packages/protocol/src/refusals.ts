import { TABLE_REFUSALS } from './errors.ts';

/** Refusals by the server itself, or by the device that plays its part; the table and the rules have their own. */
export const SERVER_ERRORS = [
  'wrong-version',
  'bad-message',
  'unknown-message',
  'too-many-requests',
  'no-such-table',
  'no-such-ledger',
  'no-such-cast',
  'cast-over',
  'bad-token',
  'token-only-reads',
  'not-for-programs',
  'table-failed',
  'too-many-tables',
  'too-many-tables-nearby',
  'opening-too-often',
  'no-room-left',
  'too-many-pages',
  'too-many-pages-nearby',
  'too-many-wrong-codes',
  'bad-name',
  'nothing-said',
  'too-long',
  'talking-too-fast',
  'chat-busy',
  'replaced-by-newer-page',
  'cookie-revoked',
  'signed-out',
  'server-stopping',
  'server-drained',
  'finishes-too-few',
  'games-too-few',
  'no-such-person',
  'too-many-reports',
  'bad-call-link',
  'no-call-rooms',
  'device-full',
  'device-keeps-nothing',
] as const;

/** The closed list of refusal codes. The page has a sentence for each in every language. */
export const REFUSALS = [...TABLE_REFUSALS, ...SERVER_ERRORS] as const;
export type Refusal = (typeof REFUSALS)[number];
