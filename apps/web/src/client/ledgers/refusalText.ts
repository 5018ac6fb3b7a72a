import type { Key, Translate } from '../../kit/i18n/index.ts';
import type { Refusal } from './server.ts';

/** Sentences of the refusals that every kind of ledger has. */
const COMMON = {
  offline: 'ledgers.refused.offline',
  'no-such-ledger': 'ledgers.refused.no-such-ledger',
  'ledger-damaged': 'ledgers.refused.ledger-damaged',
  'not-yours': 'ledgers.refused.not-yours',
  'bad-request': 'ledgers.refused.bad-request',
  'too-many-requests': 'ledgers.refused.too-many-requests',
  'too-many-ledgers': 'ledgers.refused.too-many-ledgers',
  'too-many-bytes': 'ledgers.refused.too-many-bytes',
  'too-many-event-tables': 'ledgers.refused.too-many-event-tables',
  'no-room-left': 'ledgers.refused.no-room-left',
  'not-stored': 'ledgers.refused.not-stored',
  'wrong-key': 'ledgers.refused.wrong-key',
} as const satisfies Record<string, Key>;

const isCommon = (code: string): code is keyof typeof COMMON => Object.hasOwn(COMMON, code);

/** Returns the sentence of a refusal; `own` has those of the kind of ledger. */
export function refusalText(t: Translate, refusal: Refusal, own: Readonly<Record<string, Key>>): string {
  const key = own[refusal.code] ?? (isCommon(refusal.code) ? COMMON[refusal.code] : COMMON['bad-request']);
  return (t as (key: Key, figures?: Refusal['figures']) => string)(key, refusal.figures ?? {});
}
