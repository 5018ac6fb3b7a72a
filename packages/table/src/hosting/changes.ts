import type { Entry, TableEvent } from '@gorrion/protocol';
import { beginsGame } from '../people/awaited.ts';
import { changesUmpire } from '../people/umpire.ts';

/* What an entry changes for the pages of its table. */

/** Events that can change what a person follows, besides those that change the umpire. */
const REGROUPING: ReadonlySet<TableEvent['type']> = new Set(['seated', 'seats-drawn', 'settings-changed']);

/** Whether pages may have to follow a table otherwise after an entry than before it. */
export const regroups = (entry: Entry): boolean => REGROUPING.has(entry.event.type) || changesUmpire(entry);

/** A lesson begins with what its teacher deals. */
const CHANGING_WATCH: ReadonlySet<TableEvent['type']> = new Set(['host-changed', 'settings-changed', 'position-set']);

/** Whether others may watch, or hand out links to watch, after an entry than before it. */
export const changesWatching = (entry: Entry): boolean =>
  beginsGame(entry) || changesUmpire(entry) || CHANGING_WATCH.has(entry.event.type);

/** Whether a chair goes to a bot, or to nobody. */
export const leavesChair = ({ event }: Entry): boolean => event.type === 'seated' && event.who.kind !== 'person';
