import type { SeatCommand } from '@gorrion/rules';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isMeant, usePressTime } from '../../ui/pressTime.ts';

export interface Guard {
  /** Lets a command through only when the player can have seen what they pressed. */
  readonly act: (command: SeatCommand) => void;
  /** Whether the press that is being handled can have been meant for what stands there. */
  readonly isMeantNow: () => boolean;
  /** Something changed under the pointer that no layout tells of. */
  readonly changed: () => void;
}

/** Guards against presses that were meant for what was offered, or for how the hand lay, a moment ago. */
export function useGuard(
  actions: readonly SeatCommand[],
  layout: string,
  onAct: (command: SeatCommand) => void,
): Guard {
  const shown = useRef({ text: '', at: 0 });
  const pressedAt = usePressTime();
  useLayoutEffect(() => {
    const text = `${layout} ${JSON.stringify(actions)}`;
    if (text !== shown.current.text) shown.current = { text, at: performance.now() };
  }, [actions, layout]);
  const isMeantNow = useCallback(() => isMeant(pressedAt(), shown.current.at), [pressedAt]);
  const act = useCallback(
    (command: SeatCommand) => {
      if (isMeantNow()) onAct(command);
    },
    [onAct, isMeantNow],
  );
  const changed = useCallback(() => {
    shown.current = { ...shown.current, at: performance.now() };
  }, []);
  return { act, isMeantNow, changed };
}
