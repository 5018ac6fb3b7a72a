import { useEffect, useRef, useState } from 'react';
import { playSample } from '../../client/sound/index.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';

/* A short sound and vibration when a call comes, for umpires who want it. */

const KEY = 'gorrion.umpire.alert';
/** Vibration (ms): on, off, on. */
const PATTERN = [180, 90, 180];

const isWanted = (): boolean => deviceTexts.get(KEY) === 'on';

/** Alerts when the number of open calls grows. Returns whether the umpire wants it, and how to change that. */
export function useAlert(open: number) {
  const [isOn, setOn] = useState(isWanted);
  const known = useRef(open);
  useEffect(() => {
    if (isOn && open > known.current) {
      playSample('bell');
      navigator.vibrate?.(PATTERN);
    }
    known.current = open;
  }, [isOn, open]);
  const turn = (wanted: boolean) => {
    setOn(wanted);
    deviceTexts.set(KEY, wanted ? 'on' : 'off');
  };
  return { isOn, turn };
}

/** Shows the number of open calls in the title of the page, while the page shows its own title. */
export function useTitleCount(open: number, title: string): void {
  useEffect(() => {
    document.title = `${open > 0 ? `(${open}) ` : ''}${title} · Gorrión`;
  }, [open, title]);
}
