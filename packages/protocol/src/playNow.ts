import type { Finishes } from './peace.ts';
import type { Refusal } from './refusals.ts';
import { tidySettings } from './rulesOfTable.ts';
import type { BotLevel, HandCount, TableSettings } from './settings.ts';
import type { TableCode } from './state.ts';

/* "Play now": a queue of people who want a game at once, and the tables that it opens. */

export const PLAY_NOW_WAYS = ['friends', 'competition'] as const;
/** The ways to play that have a queue: friends' rules, or a competition's with its clock and strict play. */
export type PlayNowWay = (typeof PLAY_NOW_WAYS)[number];

/** What somebody wants who queues. */
export interface PlayNowWish {
  /** Made by the client (128 bits, hex). A repeated id keeps the place in the queue, and finds the table again. */
  readonly id: string;
  readonly way: PlayNowWay;
  /** The longest game that they want. Nobody is seated for a longer one. */
  readonly hands: HandCount;
  /** Level of the bots in the seats that stay empty. */
  readonly level: BotLevel;
}

/** What the server tells somebody who queues. */
export type QueueNews =
  | {
      readonly type: 'waiting';
      /** Names of others in the queue of the same way, those who wait longest first. */
      readonly names: readonly string[];
      /** How often each of them finishes their games; null where there are too few games. Missing while it is read. */
      readonly finishes?: readonly (Finishes | null)[];
      /** How many others there are, those without a name here among them. */
      readonly others: number;
      /** Server time (ms) at which bots take the empty seats, unless somebody comes before. */
      readonly until: number;
    }
  /** There is a table. `isSeated`: they have a seat; otherwise their page takes the free one, or a bot's between hands. */
  | { readonly type: 'seated'; readonly code: TableCode; readonly isSeated: boolean }
  /** No table could be opened for them. */
  | { readonly type: 'ended'; readonly code: Refusal };

/** Returns the settings of a table that the queue opens. Strangers play by a clock, and a bot plays for who is gone. */
export function playNowSettings({ way, hands, level }: Omit<PlayNowWish, 'id'>): TableSettings {
  const all = { way, ruleset: 'wmo2006', hands, absence: 'bot', visibility: 'public', botLevel: level } as const;
  return way === 'competition'
    ? { ...all, rules: { assist: 'strict' }, clock: 'wmo' }
    : { ...all, clock: 'relaxed', hints: 'facts' };
}

/** Whether a table is what somebody expects who plays now: the rules of its way, a clock, and nothing that counts. */
export function isLikePlayNow(settings: TableSettings): boolean {
  const { way, rated, umpire, delay, clock, absence, hands } = settings;
  if (!PLAY_NOW_WAYS.some(one => one === way) || rated || umpire || delay || clock === 'none' || absence === 'wait')
    return false;
  const expected = playNowSettings({ way: way as PlayNowWay, hands, level: 'regular' });
  const rulesOf = ({ ruleset, rules }: TableSettings) => JSON.stringify([ruleset, Object.entries(rules ?? {}).sort()]);
  return rulesOf(tidySettings(settings)) === rulesOf(tidySettings(expected));
}
