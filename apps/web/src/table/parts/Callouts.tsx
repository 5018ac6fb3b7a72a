import type { HandState } from '@gorrion/rules';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { type Callout, calloutBetween } from '../callouts.ts';
import type { Geometry } from '../layout/index.ts';
import { placeOf } from '../scene.ts';

const SHOWN_MS = 1500;

/** The word that a seat calls out, before it on the table. */
export function Callouts({
  hand,
  geometry,
  bottom,
  jump,
}: {
  readonly hand: HandState;
  readonly geometry: Geometry;
  readonly bottom: 0 | 1 | 2 | 3;
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
  if (!callout) return null;
  const { cx, cy, u, panel } = geometry;
  const place = placeOf(callout.seat, bottom);
  const [dx, dy] = (
    [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const
  )[place];
  const style = { left: cx + dx * (panel.w / 2 + 2.6 * u), top: cy + dy * (panel.h / 2 + 2.4 * u) };
  return (
    <div key={callout.id} className={`callout ${callout.call}`} style={style} aria-hidden="true">
      {t(`call.${callout.call}`)}
    </div>
  );
}
