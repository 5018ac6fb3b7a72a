import { ACTS_AT_ONCE, type OperatorAct } from '@gorrion/protocol';

/* The whole log, read page by page, while new acts come at its head. */

type Acts = readonly OperatorAct[];

/** What is read of the log, the newest first; `isWhole`: nothing is older. */
export interface Log {
  readonly acts: Acts;
  readonly isWhole: boolean;
}

const isLast = (page: Acts): boolean => page.length < ACTS_AT_ONCE;
const newerThan = (acts: Acts, { acts: [newest] }: Log): Acts =>
  acts.filter(({ number }) => number > (newest?.number ?? 0));

/** Whether acts may lie between the newest ones and what is read. */
export const hasGap = (log: Log, newest: Acts): boolean =>
  newest.length > 0 && newerThan(newest, log).length === newest.length;

/** Returns what is read with the page after it. */
export const continued = (log: Log | undefined, page: Acts): Log => ({
  acts: [...(log?.acts ?? []), ...page],
  isWhole: isLast(page),
});

/** Returns what is read with the newest page before it; that page alone, if acts may lie between. */
export const refreshed = (log: Log, page: Acts): Log =>
  hasGap(log, page) ? continued(undefined, page) : { ...log, acts: [...newerThan(page, log), ...log.acts] };

/** Returns what is shown of the newest acts and what is read: without a gap. */
export function shownOf(log: Log | undefined, newest: Acts): Acts {
  if (!log) return newest;
  return hasGap(log, newest) ? log.acts : [...newerThan(newest, log), ...log.acts];
}
