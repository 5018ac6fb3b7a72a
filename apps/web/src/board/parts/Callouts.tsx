import { type HandState, isReplacementAsked, type Seat } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { type Callout, calloutBetween } from '../callouts.ts';
import type { Geometry } from '../layout/index.ts';
import { toScreen } from '../layout/lie.ts';
import { type Position, positionOf } from '../position.ts';
import { handTop } from './plates.ts';

const SHOWN_MS = 1500;

/** The word that a seat calls, shown before it on the table. */
export function Callouts({
  hand,
  geometry,
  bottom,
  mine,
  jump,
}: {
  readonly hand: HandState;
  readonly geometry: Geometry;
  readonly bottom: Seat;
  readonly mine: Seat | undefined;
  readonly jump: boolean;
}) {
  const t = useT();
  const before = useRef(hand);
  const [callout, setCallout] = useState<Callout & { readonly id: number }>();
  useEffect(() => {
    const called = jump ? undefined : calloutBetween(before.current, hand);
    before.current = hand;
    if (called) setCallout(known => ({ ...called, id: (known?.id ?? 0) + 1 }));
  }, [hand, jump]);
  useEffect(() => {
    if (!callout) return;
    const timer = setTimeout(() => setCallout(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [callout]);
  // The choice of a replacement takes the place of the own kong's word.
  if (!callout || (callout.seat === mine && isReplacementAsked(hand))) return null;
  const style = calloutAt(geometry, positionOf(callout.seat, bottom, hand.wall.layout));
  return (
    <div key={callout.id} className={`callout ${callout.call}`} style={style} aria-hidden="true">
      {t(`call.${callout.call}`)}
    </div>
  );
}

const HALF_WORD = 56;

/** Returns the place before a seat, clear of its river and on phones within the screen. */
function calloutAt(g: Geometry, position: Position) {
  const { cx, cy, u, size } = g;
  const row = g.rows[position];
  const far = (row ? row.base - 0.67 : 0) - (g.table ? 1.4 : 0);
  const [dx, dy] = toScreen(position, 0, far);
  const left = Math.min(size.w - HALF_WORD, Math.max(HALF_WORD, cx + dx * u));
  return { left, top: row ? cy + dy * u : handTop(g) - 34 };
}
