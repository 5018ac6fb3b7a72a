import { type EventPlan, missingFields, type TournamentView } from '@gorrion/events/tournament';
import type { Translate } from '../../../kit/i18n/index.ts';
import { isGone } from '../../event/event.ts';
import { chartStateOf, isSeated } from '../seating/chartState.ts';

/* The six steps of an event: whether each is done, and one line about it. */

export const STEPS = [1, 2, 3, 4, 5, 6] as const;
export type Step = (typeof STEPS)[number];

export const STEP_NAMES = {
  1: 'organiser.step.name',
  2: 'organiser.step.format',
  3: 'organiser.step.players',
  4: 'organiser.step.seating',
  5: 'organiser.step.people',
  6: 'organiser.step.open',
} as const satisfies Record<Step, string>;

export type StepState = 'done' | 'warn' | 'open';

/** The players who take part: neither substitutes nor gone. */
export const entrantsOf = ({ players }: Pick<TournamentView, 'players'>) =>
  players.filter(player => !player.isSubstitute && !isGone(player));

/** Returns what is wrong with the days of a plan. */
export function faultOfDays({ from, to }: Pick<EventPlan, 'from' | 'to'>): 'missing' | 'order' | undefined {
  if (from === '') return 'missing';
  // Without a last day it is an event of one day.
  return to !== '' && to < from ? 'order' : undefined;
}

/** A line of the check list without which an event cannot be opened. */
export type MissingCheck = 'name' | 'venue' | 'realTables';

const CHECK_OF: Partial<Record<keyof EventPlan, MissingCheck>> = {
  name: 'name',
  from: 'name',
  to: 'name',
  venue: 'venue',
  realTables: 'realTables',
};

/** Returns what a plan lacks to be opened, as lines of the check list. Without a last day it is an event of one day. */
export const missingChecks = (plan: EventPlan): ReadonlySet<MissingCheck> =>
  new Set(missingFields({ ...plan, to: plan.to || plan.from }).flatMap(field => CHECK_OF[field] ?? []));

/** Whether an event still takes changes of format, players and seating. */
export const isDraft = ({ stage }: Pick<TournamentView, 'stage'>): boolean =>
  stage === 'draft' || stage === 'announced';

export function stateOf(view: TournamentView, step: Step): StepState {
  const { plan, helpers } = view;
  const entrants = entrantsOf(view).length;
  switch (step) {
    case 1:
      return missingChecks(plan).size === 0 ? 'done' : 'open';
    case 2:
      return view.isByTheBook ? 'done' : 'warn';
    case 3:
      if (entrants < 4) return 'open';
      return entrants % 4 === 0 ? 'done' : 'warn';
    case 4: {
      const state = chartStateOf(view);
      return isSeated(state) ? 'done' : state.kind === 'faults' ? 'warn' : 'open';
    }
    case 5:
      return helpers.some(({ role, state }) => (role === 'umpire' || role === 'chief-umpire') && state !== 'gone')
        ? 'done'
        : 'open';
    case 6:
      return isDraft(view) ? 'open' : 'done';
  }
}

const dayFormat = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the days of a plan in words; an empty text without a first day. */
export function daysText(locale: string, { from, to }: Pick<EventPlan, 'from' | 'to'>): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  if (Number.isNaN(first)) return '';
  const format = dayFormat(locale);
  return Number.isNaN(last) || last <= first ? format.format(first) : format.formatRange(first, last);
}

/** Returns what step 1 lacks, the first thing first; else the days. */
function noteOfName(t: Translate, plan: EventPlan): string {
  const missing = missingChecks(plan);
  const days = daysText(t.locale, plan);
  if (missing.has('name') || days === '') return days || t('organiser.note.noDays');
  const place = (['venue', 'realTables'] as const).find(one => missing.has(one));
  return place ? t(`organiser.check.${place}.not`) : days;
}

/** Returns one line about a step: what was chosen, or what is missing. */
export function noteOf(t: Translate, view: TournamentView, step: Step): string {
  const { plan, helpers } = view;
  switch (step) {
    case 1:
      return noteOfName(t, plan);
    case 2:
      return plan.form === 'knock-out'
        ? t(`organiser.form.${plan.form}`)
        : [
            t(`organiser.form.${plan.form}`),
            t('organiser.note.sessions', { count: view.plannedSessions ?? plan.sessions }),
          ].join(t('list.comma'));
    case 3:
      return t('organiser.note.players', { count: entrantsOf(view).length });
    case 4: {
      const state = chartStateOf(view);
      return state.kind === 'faults'
        ? t('organiser.note.faults', { count: state.count })
        : t(`organiser.chart.${state.kind}`);
    }
    case 5: {
      const count = helpers.filter(({ state }) => state !== 'gone').length;
      return t('organiser.note.people', { count });
    }
    case 6:
      return t(`organiser.stage.${view.stage}`);
  }
}
