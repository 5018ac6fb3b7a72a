import type { SeatCommand } from '@gorrion/rules';
import { useCallback, useLayoutEffect, useRef } from 'react';

/** A press this soon after the offers changed was meant for what stood there before (ms). */
const TOO_SOON = 150;

/** Lets a command through only when the player can have seen what he pressed. */
export function useGuard(actions: readonly SeatCommand[], onAct: (command: SeatCommand) => void) {
  const offered = useRef({ text: '', at: 0 });
  useLayoutEffect(() => {
    const text = JSON.stringify(actions);
    if (text !== offered.current.text) offered.current = { text, at: performance.now() };
  }, [actions]);
  return useCallback(
    (command: SeatCommand) => {
      if (performance.now() - offered.current.at >= TOO_SOON) onAct(command);
    },
    [onAct],
  );
}
