import { useEffect, useRef, useState } from 'react';

/** Delay (ms) of the sheet after a hand: the winning tile travels and the hands are laid open first. */
const LOOK_MS = 1700;

export type SheetState = 'hidden' | 'open' | 'looking';

/**
 * Returns whether the score sheet of a hand is shown, and how to change it. The sheet opens at once if the page was
 * loaded after the hand, otherwise after `LOOK_MS`. In state `looking` the viewer has put it away to see the table.
 * `hand` names the hand that is over; undefined while one is played.
 */
export function useSheet(hand: string | undefined): readonly [SheetState, (state: SheetState) => void] {
  const [state, setState] = useState<SheetState>(hand === undefined ? 'hidden' : 'open');
  const known = useRef(hand);
  useEffect(() => {
    if (known.current === hand) return;
    known.current = hand;
    setState('hidden');
    if (hand === undefined) return;
    const id = setTimeout(() => setState('open'), LOOK_MS);
    return () => clearTimeout(id);
  }, [hand]);
  return [state, setState];
}
