import { handsPart, type TableHands, type TournamentView } from '@gorrion/events/tournament';
import { useEffect, useMemo, useState } from 'react';
import { fetchPart } from '../ledgers/server.ts';
import { hasHands } from './sheet.ts';

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
export function useHands(
  id: string,
  view: TournamentView | undefined,
  session: number | undefined,
): TournamentView | undefined {
  const [found, setFound] = useState<{ readonly session: number; readonly hands: readonly TableHands[] }>();
  const isPast = view?.sessions.some(one => one.session === session && !one.tables.every(hasHands)) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view may have other hands
  useEffect(() => {
    if (!isPast || session === undefined) return undefined;
    let isHere = true;
    void fetchPart<readonly TableHands[]>('tournament', id, handsPart(session)).then(answer => {
      if (isHere && answer.ok) setFound({ session, hands: answer.value.part });
    });
    return () => {
      isHere = false;
    };
  }, [id, isPast, session, view]);
  return useMemo(
    () => (view && found && found.session === session ? withHands(view, session, found.hands) : view),
    [view, found, session],
  );
}
