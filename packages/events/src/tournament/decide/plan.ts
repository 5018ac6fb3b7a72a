import { isContradictory, type TableSettings } from '@gorrion/protocol';
import { isClassicalId } from '@gorrion/rules';
import { accept } from '../../ledger/index.ts';
import { type EventPlan, missingFields } from '../plan.ts';
import { lacks } from '../read.ts';
import { no } from '../refusals.ts';
import { type Decide, withPromise } from './common.ts';

/* The plan, and when the event is visible and over. */

/** Whether tournaments are played by these settings: only by the competition's rules, whose sheets name fans, and without a teacher. */
const isForTournaments = (settings: TableSettings): boolean =>
  !isContradictory(settings) && settings.teacher === undefined && !isClassicalId(settings.ruleset);

/** What may change once the event is open. */
const OPEN_FIELDS: readonly (keyof EventPlan)[] = ['name', 'from', 'to', 'venue', 'about', 'times', 'room', 'prizes'];

export const plan: Decide<'plan'> = (state, { changes }, { by, mostPages = Number.POSITIVE_INFINITY }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  const isOpen = state.stage === 'open';
  const isSame = (field: keyof EventPlan) => JSON.stringify(changes[field]) === JSON.stringify(state.plan[field]);
  const fields = (Object.keys(changes) as (keyof EventPlan)[]).filter(field => !isSame(field));
  const fixed = fields.find(field => isOpen && !OPEN_FIELDS.includes(field));
  if (fixed) return no('fixed-after-opening', { field: fixed });
  if (changes.settings && !isForTournaments(changes.settings)) return no('bad-settings');
  if (fields.includes('room') && (changes.room?.pages ?? 0) > mostPages)
    return no('too-many-pages', { most: mostPages });
  if (fields.length === 0) return accept();
  return accept({ type: 'planned', changes: Object.fromEntries(fields.map(field => [field, changes[field]])) });
};

export const openEvent: Decide<'open-event'> = (state, { at }, context) => {
  const refused = lacks(state, context.by, 'organise');
  if (refused) return refused;
  if (state.stage === 'open') return no('already-open');
  const [missing] = missingFields(state.plan);
  if (missing) return no('plan-incomplete', { field: missing });
  const isLater = at !== undefined && at > context.at;
  return withPromise(state, [isLater ? { type: 'announced', opensAt: at } : { type: 'opened' }], context);
};

export const unopenEvent: Decide<'unopen-event'> = (state, _, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  if (state.stage === 'draft') return no('not-open');
  return state.sessions.length > 0 ? no('play-has-begun') : accept({ type: 'unopened' });
};

export const endEvent: Decide<'end-event'> = (state, _, { by }) => {
  const refused = lacks(state, by, 'organise');
  if (refused) return refused;
  if (state.stage !== 'open') return no('not-open');
  const running = state.sessions.find(({ stage }) => stage === 'playing');
  return running ? no('session-running', { session: running.session }) : accept({ type: 'event-ended' });
};
