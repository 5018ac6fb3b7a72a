import type { TournamentView } from '@gorrion/events/tournament';
import { chartStateOf, isSeated, waitsForDraw } from '../seating/chartState.ts';
import { entrantsOf, type MissingCheck, missingChecks, type Step } from './steps.ts';

/* The check list before an event is opened. */

export type CheckName =
  | 'name'
  | 'venue'
  | 'realTables'
  | 'format'
  | 'players'
  | 'fours'
  | 'numbers'
  | 'teams'
  | 'seating'
  | 'umpire'
  | 'invited';

/**
 * One line of the list. Only what is missing keeps an event from opening; a remark does not, and what comes later is
 * none.
 */
export interface Check {
  readonly name: CheckName;
  readonly state: 'good' | 'later' | 'remark' | 'missing';
  readonly count: number;
  /** The step in which it is mended. */
  readonly step: Step;
}

const isUmpire = (role: string): boolean => role === 'umpire' || role === 'chief-umpire';

/** Returns the lines of the list that matter to an event, what is missing among them. */
export function checksOf(view: TournamentView): readonly Check[] {
  const { plan, helpers, players } = view;
  const entrants = entrantsOf(view);
  const check = (name: CheckName, step: Step, state: Check['state'], count = 0): Check => ({
    name,
    step,
    state,
    count,
  });
  const good = (isGood: boolean, or: 'remark' | 'missing'): Check['state'] => (isGood ? 'good' : or);
  const here = helpers.filter(({ state }) => state !== 'gone');
  const invited = here.filter(({ state }) => state === 'invited').length;
  const unnumbered = players.filter(({ ema, isWithdrawn }) => !isWithdrawn && ema === undefined).length;
  const sizes = new Map<string, number>();
  for (const { team } of entrants) if (team !== undefined) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  const oddTeams = [...sizes.values()].filter(size => size !== plan.teamSize).length;
  const alone = entrants.filter(({ team }) => team === undefined).length;
  const open = (4 - (entrants.length % 4)) % 4;
  const missing = missingChecks(plan);
  const needed = (name: MissingCheck) => good(!missing.has(name), 'missing');
  return [
    check('name', 1, needed('name')),
    ...(plan.place === 'online' ? [] : [check('venue', 1, needed('venue'))]),
    ...(plan.place === 'both' ? [check('realTables', 1, needed('realTables'))] : []),
    check('format', 2, good(view.isByTheBook, 'remark')),
    check('players', 3, good(entrants.length >= 4, 'remark'), entrants.length),
    ...(entrants.length >= 4 && open > 0 ? [check('fours', 3, 'remark', open)] : []),
    check('numbers', 3, good(unnumbered === 0, 'remark'), unnumbered),
    ...(plan.results === 'players'
      ? []
      : [check('teams', 3, good(oddTeams + alone === 0, 'remark'), oddTeams + alone)]),
    check('seating', 4, waitsForDraw(view) ? 'later' : good(isSeated(chartStateOf(view)), 'remark')),
    check(
      'umpire',
      5,
      good(
        here.some(({ role }) => isUmpire(role)),
        'remark',
      ),
    ),
    ...(invited > 0 ? [check('invited', 5, 'remark', invited)] : []),
  ];
}

/** Whether an event may be opened. */
export const canOpen = (checks: readonly Check[]): boolean => checks.every(({ state }) => state !== 'missing');
