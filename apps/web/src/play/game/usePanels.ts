import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { besideWidth, type PanelName, type PlacedPanels, placed } from './panels.ts';

export interface Panels extends PlacedPanels {
  /** The width (px) of the place beside the table; undefined where panels lie over the table. */
  readonly width: number | undefined;
  readonly open: (name: PanelName, isOpen: boolean) => void;
  /** Closes a panel from inside it. The focus, if it has it, goes back to its button. */
  readonly hide: (name: PanelName) => void;
}

const BUTTONS: Readonly<Record<PanelName, string>> = {
  routes: '.routes-pill',
  chat: '.chat-button',
  advice: '.advice-pill',
  waits: '.ready-pill',
};

const windowNow = () => ({ w: innerWidth, h: innerHeight });

function onResize(changed: () => void): () => void {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
}

/** Returns which panels are open at this table and where, in this window. `first` says which are open at the start. */
export function usePanels(first: (hasRoom: boolean) => readonly PanelName[]): Panels {
  const [opened, setOpened] = useState(() => first(besideWidth(windowNow()) !== undefined));
  const [w, h] = [useSyncExternalStore(onResize, () => innerWidth), useSyncExternalStore(onResize, () => innerHeight)];
  const open = useCallback((name: PanelName, isOpen: boolean) => {
    setOpened(before => {
      // What another panel has covered up does not come back by itself.
      const others = placed(before, windowNow()).shown.filter(other => other !== name);
      return isOpen ? [...others, name] : others;
    });
  }, []);
  const hide = useCallback(
    (name: PanelName) => {
      const isInside = document.activeElement?.closest('.game-beside > aside, .over-rivers');
      open(name, false);
      if (!isInside) return;
      // The table may draw the button anew, at another place.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(BUTTONS[name])?.focus({ preventScroll: true }));
    },
    [open],
  );
  return useMemo(
    () => ({ ...placed(opened, { w, h }), width: besideWidth({ w, h }), open, hide }),
    [opened, w, h, open, hide],
  );
}
