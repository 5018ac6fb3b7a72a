import { type HandState, tilesLeft } from '@gorrion/rules';
import { useCallback, useMemo, useState } from 'react';
import { isDealKnown } from '../pace.ts';
import type { TableProps } from '../props.ts';
import { spareTiles } from './spare.ts';
import { WallPill } from './WallPill.tsx';

export interface WallMarks {
  /** Whether the viewer wants to see what the wall says. */
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Returns how many tiles lie loose: one after the first of a pair has gone. */
const looseOf = ({ wall }: HandState, spare: number): number => Math.min(spare, 2 - (wall.back % 2));

/**
 * Returns the switch of what the wall says by the older ways; undefined by the rules of the competition. Its button takes
 * the place of the routes, which only the competition's rules have.
 */
export function useWallMarks(props: TableProps): { readonly props: TableProps; readonly marks: WallMarks | undefined } {
  const [isOn, setOn] = useState(false);
  const toggle = useCallback(() => setOn(on => !on), []);
  const { hand } = props;
  const spare = isDealKnown(hand) && hand.phase.name !== 'undealt' ? spareTiles(hand.wall) : undefined;
  const [kind, count, left] = [spare?.kind, spare?.count ?? 0, tilesLeft(hand.wall)];
  const loose = looseOf(hand, count);
  const routes = useMemo(
    () => kind && { pill: <WallPill {...{ kind, count, loose, left }} isOpen={isOn} onPress={toggle} /> },
    [kind, count, loose, left, isOn, toggle],
  );
  return routes
    ? { props: { ...props, routes: props.routes ?? routes }, marks: { isOn, toggle } }
    : { props, marks: undefined };
}
