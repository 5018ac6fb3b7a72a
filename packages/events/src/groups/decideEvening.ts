import { accept, refuse } from '../ledger/index.ts';
import type { Case, Decisions } from './cases.ts';
import { DAY_BEGINS, DAY_ENDS, MOST_ROUNDS, MOST_TABLES_NOW } from './limits.ts';
import { openNow } from './now.ts';
import { memberAt } from './people.ts';
import { FEWEST_AT_TABLE, intoTables, sittingsOf, whoSits } from './seats.ts';
import type { Evening, EveningPlan, GroupFact, GroupState } from './types.ts';
import { offsetAt } from './zones.ts';

/* The next evening: any member sets it and opens its tables on the day, everybody answers for themselves. */

/** Whether an evening is over at a time (ms): the next one that is set is another. */
export const isEveningOver = ({ at }: Pick<Evening, 'at'>, now: number): boolean => now > at + DAY_ENDS;

/** Returns when members may open the tables of an evening (ms): from midnight of its day, where it was planned. */
export function dayBegins({ at, offset }: Pick<Evening, 'at' | 'offset'>): number {
  const ahead = offset * MINUTE;
  const midnight = Math.floor((at + ahead) / DAY) * DAY - ahead;
  return Math.min(midnight, at - DAY_BEGINS);
}

/** Whether members may open tables at a time (ms): on the day, or once an owner has opened some before it. */
export const isDayOf = (
  evening: Pick<Evening, 'at' | 'offset'> & { readonly rounds: readonly unknown[] },
  now: number,
) => evening.rounds.length > 0 || now >= dayBegins(evening);

/** Returns the evening that stands; undefined if none does, or if it is over. */
const standing = ({ state, context }: Case): Evening | undefined =>
  state.evening && !isEveningOver(state.evening, context.at) ? state.evening : undefined;

const mayChange = ({ me }: Case, evening: Evening): boolean => me.role === 'owner' || evening.by === me.number;

function arePresent(state: GroupState, present: readonly number[]): boolean {
  return new Set(present).size === present.length && present.every(number => memberAt(state, number) !== undefined);
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Places a plan in the time zone of its group; a group without one takes that of who plans. */
function inZone(
  { zone: known }: GroupState,
  { zone: sent, ...plan }: EveningPlan & { readonly zone?: string | undefined },
): { readonly plan: EveningPlan; readonly facts: readonly GroupFact[] } {
  const zone = known ?? sent;
  if (zone === undefined) return { plan, facts: [] };
  const facts: readonly GroupFact[] = known === null ? [{ type: 'zone-set', zone }] : [];
  return { plan: { ...plan, offset: offsetAt(zone, plan.at) }, facts };
}

/** Time (ms) in which two presses mean the same table. */
const JUST_NOW = 60_000;

export const EVENING_DECISIONS: Decisions<'set-evening' | 'cancel-evening' | 'answer' | 'open-tables' | 'open-table'> =
  {
    'set-evening': ({ type: _, ...sent }, given) => {
      const { state, me, context } = given;
      const { plan, facts } = inZone(state, sent);
      const now = standing(given);
      if (plan.at <= context.at) return refuse('evening-past');
      if (now && !mayChange(given, now)) return refuse('evening-of-another');
      // An evening that has begun is changed no more: its tables stay with it.
      const isNew = !now || (now.at <= context.at && now.rounds.length > 0);
      if (!isNew) return accept<GroupFact>(...facts, { type: 'evening-set', number: now.number, by: now.by, ...plan });
      // Who plans an evening comes to it, unless they say otherwise.
      return accept<GroupFact>(
        ...facts,
        { type: 'evening-set', number: state.evenings + 1, by: me.number, ...plan },
        { type: 'answered', member: me.number, answer: 'yes' },
      );
    },
    'cancel-evening': ({ evening }, given) => {
      const now = standing(given);
      if (now?.number !== evening) return refuse('no-evening');
      return mayChange(given, now) ? accept({ type: 'evening-cancelled' }) : refuse('evening-of-another');
    },
    answer: ({ evening, answer }, given) => {
      const now = standing(given);
      if (now?.number !== evening) return refuse('no-evening');
      const { number } = given.me;
      return now.answers[number] === answer ? accept() : accept({ type: 'answered', member: number, answer });
    },
    'open-tables': ({ evening, round, present }, given) => {
      const { state, me, context } = given;
      const now = standing(given);
      if (now?.number !== evening) return refuse('no-evening');
      if (me.role !== 'owner' && !isDayOf(now, context.at)) return refuse('not-the-day');
      if (now.rounds.length !== round) return refuse('opened-already');
      if (now.rounds.length >= MOST_ROUNDS) return refuse('too-many-rounds', { most: MOST_ROUNDS });
      if (!arePresent(state, present)) return refuse('no-such-member');
      if (present.length < FEWEST_AT_TABLE) return refuse('too-few-here', { fewest: FEWEST_AT_TABLE });
      const { sit, out } = whoSits(present, sittingsOf(state, now));
      const host = me.number;
      const tables = intoTables(sit, state.met).map(players => ({ wish: context.fresh(), host, players }));
      return accept({ type: 'round-begun', tables, out });
    },
    'open-table': (_, { state, me, context }) => {
      const open = openNow(state, context.at);
      if (open[0] && context.at - open[0].at < JUST_NOW) return refuse('opened-already');
      if (open.length >= MOST_TABLES_NOW) return refuse('too-many-now', { most: MOST_TABLES_NOW });
      return accept({ type: 'table-wanted', wish: context.fresh(), host: me.number });
    },
  };
