import { beginningOf, LONGEST_SETTINGS_NAME, type PersonId, type TableSettings } from '@gorrion/protocol';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { accept, type LedgerKind, refuse } from '../ledger/index.ts';
import { evolveDaily, NO_DAY } from './evolve.ts';
import type { DailyEvent, DailyState, DailyWish } from './types.ts';

/* The kind of ledger that a day is. For the server, which alone writes it and shows it to nobody but by `viewDaily`. */

export { type Entrant, type ScoredDay, scoreDay } from './score.ts';
export { mayKnow, playOf, viewDaily } from './view.ts';

/** Returns the pool of a person. It follows from a secret of the day and the person, so nobody can choose it or try again. */
export function poolOf({ pools }: Pick<DailyState, 'pools'>, person: PersonId): number {
  const [a, b, c] = sha256(utf8ToBytes(`${pools[0]!.secrets[0]!.salt} ${person}`));
  return (((a! << 16) | (b! << 8) | c!) >>> 0) % pools.length;
}

/** Returns the settings of a pool's tables: no clock, no hints, no spectators; the table waits for the one person. */
export function settingsOfDaily({ date, pools }: DailyState, pool: number): TableSettings {
  return {
    ruleset: 'wmo2006',
    rules: { flowerExposure: 'none' },
    hands: 4,
    clock: 'none',
    absence: 'wait',
    visibility: 'link',
    watching: 'nobody',
    pace: 'quick',
    name: beginningOf(date, LONGEST_SETTINGS_NAME),
    deals: { duplicate: pools[pool]!.duplicate, walls: 'own' },
  };
}

export const dailyKind: LedgerKind<DailyState, DailyWish, never, DailyEvent, never, never> = {
  kind: 'daily',
  isOwn: true,
  empty: NO_DAY,
  // The server itself makes the wish, and nobody commands.
  wish: { safeParse: value => ({ success: true, data: value as DailyWish }) },
  command: { safeParse: () => ({ success: false }) },
  open: wish => accept({ type: 'opened', ...wish }),
  decide: () => refuse('bad-request'),
  evolve: evolveDaily,
  maySee: () => false,
  view: () => undefined,
  card: () => undefined,
  forget: (_, person) => [{ type: 'forgotten', person }],
  // Facts hold no name of a person.
  scrub: facts => facts,
  peopleOf: ({ plays }) => plays.flatMap(({ person }) => person ?? []),
  isPublic: () => false,
};
