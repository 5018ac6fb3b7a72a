import { handsPart, type TableHands, type TournamentView } from '@gorrion/events/tournament';
import { useEffect, useMemo, useState } from 'react';
import { fetchPart } from '../../client/ledgers/server.ts';
import { hasHands } from './sheet.ts';

/** Ms between two tries to get the hands of a session. */
const AGAIN = 3000;

/** An event with the hands of one session. */
export interface EventWithHands {
  readonly view: TournamentView | undefined;
  /** Whether hands were asked for and have not come. */
  readonly isComing: boolean;
  /** Whether the server has not told the hands though it was asked, and is asked again. */
  readonly isLate: boolean;
}

/** Returns a view with the hands of a session that were asked for. */
export function withHands(view: TournamentView, session: number, hands: readonly TableHands[]): TournamentView {
  const handsAt = new Map(hands.map(one => [one.table, one.hands]));
  const tablesOf = (one: TournamentView['sessions'][number]) =>
    one.tables.map(table => (hasHands(table) ? table : { ...table, hands: handsAt.get(table.table) ?? table.hands }));
  return {
    ...view,
    sessions: view.sessions.map(one => (one.session === session ? { ...one, tables: tablesOf(one) } : one)),
  };
}

/**
 * Returns the view of an event with the hands of one session, which are asked for if the view leaves them out, and again
 * after each change of the event.
 */
export function useHands(id: string, view: TournamentView | undefined, session: number | undefined): EventWithHands {
  const [found, setFound] = useState<{ readonly session: number; readonly hands: readonly TableHands[] }>();
  const [tries, setTries] = useState(0);
  const isPast =
    view?.sessions.some(one => one.session === session && one.stage === 'over' && !one.tables.every(hasHands)) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may have other hands
  useEffect(() => {
    if (!isPast || session === undefined) return undefined;
    let isHere = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    void fetchPart<readonly TableHands[]>('tournament', id, handsPart(session)).then(answer => {
      if (!isHere) return;
      if (answer.ok) {
        setFound({ session, hands: answer.value.part });
        setTries(0);
      } else again = setTimeout(() => setTries(before => before + 1), AGAIN);
    });
    return () => {
      isHere = false;
      clearTimeout(again);
    };
  }, [id, isPast, session, view, tries]);
  const isFound = found !== undefined && found.session === session;
  const whole = useMemo(
    () => (view && isFound ? withHands(view, found.session, found.hands) : view),
    [view, found, isFound],
  );
  return { view: whole, isComing: isPast && !isFound, isLate: isPast && !isFound && tries > 0 };
}
