import type { TournamentView } from '@gorrion/events/tournament';
import { useEffect, useState } from 'react';
import { fetchPublic } from '../../client/ledgers/server.ts';

/** Time (ms) between two looks. */
const LOOK_EVERY = 10_000;

/**
 * Returns what everybody may know of an event by now: a helper sees play at once, but the screen on the wall is read by all.
 * The view itself where its reader sees no more than others, as before the first session.
 */
export function usePublicView(id: string, view: TournamentView | undefined): TournamentView | undefined {
  const isWanted =
    view !== undefined && view.plan.settings.delay !== undefined && view.sessions.length > 0 && !isOutside(view);
  const [shown, setShown] = useState<TournamentView>();
  useEffect(() => {
    if (!isWanted) return;
    let version: number | undefined;
    let isHere = true;
    const look = async () => {
      const answer = await fetchPublic<TournamentView>('tournament', id, version);
      if (!isHere || !answer.ok) return;
      version = answer.value.version;
      if (answer.value.view) setShown(answer.value.view);
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [id, isWanted]);
  return isWanted ? shown : view;
}

/** Whether the reader neither plays nor helps. */
const isOutside = ({ you }: TournamentView): boolean => you.player === null && you.rights.length === 0;
