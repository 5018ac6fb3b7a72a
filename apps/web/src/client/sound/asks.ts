import { BELL_MINUTES } from '@gorrion/protocol';
import { stepsTo } from '../../board/pace.ts';
import type { App } from '../store/app.ts';
import type { FollowedTable } from '../store/following.ts';
import { sentClaim } from '../store/prompt.ts';
import { actionsOf, promptOf } from '../store/tableView.ts';
import { type Cue, ceremonyCues } from './cues.ts';

/** What the viewer is asked at this moment. */
export interface ViewerQuestion {
  /** Names the window in which the viewer may claim; undefined if they may not. */
  readonly claim: string | undefined;
  /** Server time (ms) at which the answer is due, and the whole time (ms); undefined if no clock runs. */
  readonly due: { readonly at: number; readonly total: number } | undefined;
}

type Page = Pick<App, 'table' | 'pending' | 'link'>;
const NOTHING: ViewerQuestion = { claim: undefined, due: undefined };

/** Names the open window by the discard that opened it, because a window has no number of its own. */
function windowOf({ state }: FollowedTable): string {
  const { phase, seats } = state.session.hand;
  if (phase.name !== 'claims') return '';
  return `${state.session.handNumber} ${phase.on} ${phase.from} ${seats[phase.from].discards.length}`;
}

export function askedOf({ table, pending, link }: Page): ViewerQuestion {
  if (table?.state.stage !== 'playing') return NOTHING;
  const actions = actionsOf(table, pending, link);
  if (actions.length === 0 || sentClaim(table, pending)) return NOTHING;
  const canClaim = actions.some(action => action.type === 'claim' && action.claim.kind !== 'pass');
  const { endsAt, total } = promptOf(table);
  return {
    claim: canClaim ? windowOf(table) : undefined,
    due: endsAt === undefined || total === undefined ? undefined : { at: endsAt, total },
  };
}

export const WARNED_MS = 3000;

/** Returns when (server ms) the tick sounds; undefined in windows so short that the note of their opening is enough. */
export const tickAt = ({ due }: ViewerQuestion): number | undefined =>
  due && due.total > WARNED_MS * 1.5 ? due.at - WARNED_MS : undefined;

const MINUTE_MS = 60_000;

/** Returns when (server ms) the bell of the session's last fifteen minutes rings; undefined in a pause or without a limit. */
export function bellAt({ table }: Pick<App, 'table'>): number | undefined {
  if (table?.state.stage !== 'playing' || table.state.pause.since !== undefined) return undefined;
  const { sessionEndsAt } = table.state.clock;
  return sessionEndsAt === undefined ? undefined : sessionEndsAt - BELL_MINUTES * MINUTE_MS;
}

/**
 * Returns the cues of a table that comes as a whole. It is silent, whatever happened meanwhile, unless the page shows
 * how the dice of its first hand are thrown.
 */
export function openingCues(was: FollowedTable | undefined, is: FollowedTable): readonly Cue[] {
  const isKnown = was?.code === is.code && was.state.stage === 'playing';
  if (isKnown || is.state.stage !== 'playing') return [];
  const { hand } = is.state.session;
  return stepsTo(undefined, hand, true).length > 1 ? ceremonyCues(hand.dice, hand.wall.layout) : [];
}
