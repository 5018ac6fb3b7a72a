import { useEffect, useRef, useState } from 'react';

/** The winning tile travels and the hands are laid open before the sheet rises. */
const LOOK_MS = 1700;

export type SheetState = 'hidden' | 'open' | 'looking';

/**
 * When the score sheet of a hand is shown: at once after loading the page, after a look at the table when it was played
 * before our eyes, and away while somebody looks through to the table. `hand` names the hand that is over.
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
