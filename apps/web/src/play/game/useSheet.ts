import { useEffect, useState } from 'react';

/** The longest that a sheet waits for what is shown before it (ms), which may fail to load. */
const LATEST_MS = 5000;

/** `moment`: the end of the hand is shown on the felt. `looking`: the viewer has put the sheet away to see the table. */
export type SheetState = 'hidden' | 'moment' | 'open' | 'looking';

/** A hand that is over. */
export interface EndedHand {
  /** Unique within this page. */
  readonly id: string;
  /** Whether its end is worth a moment: not where the hand was void. */
  readonly hasMoment: boolean;
}

const firstOf = (hand: EndedHand | undefined): SheetState => {
  if (!hand) return 'hidden';
  return hand.hasMoment && !document.hidden ? 'moment' : 'open';
};

/**
 * Returns what is shown of a hand that is over, and how to change it. A page that sees the hand end shows the moment first;
 * one that was loaded after it, or is not looked at, shows the sheet at once. `hand`: undefined while one is played.
 */
export function useSheet(hand: EndedHand | undefined): readonly [SheetState, (state: SheetState) => void] {
  const [shown, setShown] = useState({ id: hand?.id, state: (hand ? 'open' : 'hidden') as SheetState });
  const isNew = shown.id !== hand?.id;
  const state = isNew ? firstOf(hand) : shown.state;
  // Changed while it is drawn, so that no picture shows the new hand in the old state.
  if (isNew) setShown({ id: hand?.id, state });
  const set = (next: SheetState) => setShown(known => ({ ...known, state: next }));
  useEffect(() => {
    if (state !== 'moment') return;
    const open = () => setShown(known => (known.state === 'moment' ? { ...known, state: 'open' } : known));
    const hidden = () => document.hidden && open();
    const timer = setTimeout(open, LATEST_MS);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [state]);
  return [state, set];
}
