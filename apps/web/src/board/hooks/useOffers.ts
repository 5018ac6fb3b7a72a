import type { SeatCommand, Tile } from '@gorrion/rules';
import { useCallback, useMemo, useRef } from 'react';
import type { KeyedBox } from '../motion/index.ts';
import { type Offers, offersOf, pressedTile } from '../offers.ts';
import type { TableProps } from '../props.ts';
import { afterFrame } from './afterFrame.ts';
import { useGuard } from './useGuard.ts';

/** How the hand lies, for the guard. */
const layoutOf = (own: readonly KeyedBox[]) => own.map(({ key, x, y }) => `${key} ${x} ${y}`).join();

export interface OffersOptions {
  /** The newest state is shown: what is pressed is what there is. */
  readonly isNewest: boolean;
  /** The viewer's hand as it lies. */
  readonly own: readonly KeyedBox[];
  /** Has a discarded tile start on its way. */
  readonly leave: (key: string) => void;
}

/** What the viewer may do, and how they do it. */
export interface Offering {
  readonly offers: Offers;
  /** Sends a command, unless the press was meant for something that has just gone. */
  readonly act: (command: SeatCommand) => void;
  /** Ignores presses for a moment, because something else lies under the pointer now. */
  readonly changed: () => void;
  readonly discard: (box: KeyedBox) => void;
  readonly canDiscard: (tile: Tile) => boolean;
}

/** What the viewer may do, guarded against presses that were meant for something else. */
export function useOffers({ actions, sent, onAct }: TableProps, { isNewest, own, leave }: OffersOptions): Offering {
  const offers = useMemo(() => offersOf(sent ? [] : actions), [actions, sent]);
  const { act, changed, isMeantNow } = useGuard(actions, layoutOf(own), onAct);
  const isLeaving = useRef(false);
  const discard = ({ tile, key }: KeyedBox) => {
    if (!isNewest || isLeaving.current) return;
    const command = pressedTile(offers, tile);
    if (command?.type !== 'discard') {
      if (command) act(command);
      return;
    }
    if (!isMeantNow()) return;
    isLeaving.current = true;
    leave(key);
    afterFrame(() => {
      isLeaving.current = false;
      onAct(command);
    });
  };
  const canDiscard = useCallback((tile: Tile) => pressedTile(offers, tile) !== undefined, [offers]);
  return { offers, act, changed, discard, canDiscard };
}
