import { MOST_BEHIND, type RecordedFact, type TableState } from '@gorrion/protocol';
import { evolveTable } from './evolve.ts';
import { unopened } from './unopened.ts';

/*
 * How far spectators of a table are behind play. It follows from the log alone, so that a table, its restart and the
 * record of its game agree on the moment at which something is shown.
 */

export interface Lag {
  /** Time (ms) after which a fact of now is shown. */
  readonly ms: number;
  /** Server time (ms) since which all facts wait for the end of a hand; undefined = nothing waits for one. */
  readonly heldSince: number | undefined;
}

export const NO_LAG: Lag = { ms: 0, heldSince: undefined };

const isInGame = ({ stage, session }: TableState): boolean =>
  stage === 'playing' && (session.phase === 'between' || session.phase === 'playing');

/** Returns the lag after a hand is over: as long as it was, so that it is shown at its own pace. */
const afterHand = ({ ms, heldSince = 0 }: Lag, at: number): Lag => ({
  ms: Math.min(MOST_BEHIND, Math.max(ms, at - heldSince)),
  heldSince: undefined,
});

/** Follows a table that shows each hand once it is over. What leads to the first hand waits with it. */
function lagByHand(lag: Lag, before: TableState, after: TableState, at: number): Lag {
  const isOver = before.session.phase === 'playing' && after.session.phase !== 'playing';
  if (isOver || !isInGame(after)) return lag.heldSince === undefined ? lag : afterHand(lag, at);
  if (!isInGame(before)) return { ms: 0, heldSince: at };
  return after.session.phase === 'playing' && lag.heldSince === undefined ? { ...lag, heldSince: at } : lag;
}

/** Returns the lag after a fact of a time (server ms). While a table gathers, nothing waits. */
export function lagAfter(lag: Lag, before: TableState, after: TableState, at: number): Lag {
  const { delay } = after.settings;
  if (delay === undefined || (before.stage === 'gathering' && after.stage !== 'playing')) return NO_LAG;
  return delay === 'hand' ? lagByHand(lag, before, after, at) : { ms: delay * 1000, heldSince: undefined };
}

/**
 * Returns the server time (ms) at which spectators of a finished game are shown its end; undefined if they watch live.
 * Until then it is for its players and its umpire.
 */
export function shownFromOf(facts: readonly RecordedFact[]): number | undefined {
  let state = unopened;
  let lag = NO_LAG;
  let shownFrom: number | undefined;
  for (const fact of facts) {
    const after = evolveTable(state, fact);
    if (after.settings.delay === undefined) return undefined;
    lag = lagAfter(lag, state, after, fact.at);
    state = after;
    if (fact.event.type === 'session' && fact.event.event.type === 'session-ended') shownFrom = fact.at + lag.ms;
  }
  return shownFrom;
}
