import type { SeatCommand } from '@gorrion/rules';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { isMeant, markChange, usePressTime } from '../../kit/ui/pressTime.ts';

export interface Guard {
  /** Lets a command through only when the player can have seen what they pressed. */
  readonly act: (command: SeatCommand) => void;
  /** Returns whether the press now being handled can be meant for what is shown. */
  readonly isMeantNow: () => boolean;
  /** Reports a change under the pointer that the layout does not show. */
  readonly changed: () => void;
}

/** Ignores presses that began before the offers or the layout of the hand last changed. */
export function useGuard(
  actions: readonly SeatCommand[],
  layout: string,
  onAct: (command: SeatCommand) => void,
): Guard {
  const shown = useRef({ text: '', at: 0 });
  const pressedAt = usePressTime();
  const changeTo = useCallback((text: string) => {
    shown.current = { text, at: performance.now() };
    markChange();
  }, []);
  useLayoutEffect(() => {
    const text = `${layout} ${JSON.stringify(actions)}`;
    if (text !== shown.current.text) changeTo(text);
  }, [actions, layout, changeTo]);
  const isMeantNow = useCallback(() => isMeant(pressedAt(), shown.current.at), [pressedAt]);
  const act = useCallback(
    (command: SeatCommand) => {
      if (isMeantNow()) onAct(command);
    },
    [onAct, isMeantNow],
  );
  const changed = useCallback(() => changeTo(shown.current.text), [changeTo]);
  return { act, isMeantNow, changed };
}
