import { type Outcome, winnersScore } from '@gorrion/rules';
import { totalOf } from './handResult.ts';
import './celebration.css';

/** The points from which a hand is celebrated: three times the WMO minimum of 8. */
const BIG = 24;
const PETALS = 22;

/** Whether a win is celebrated: many points, or a counted hand that is special or reaches the limit. */
export function isBigHand(outcome: Outcome): boolean {
  if (outcome.kind !== 'won') return false;
  const { counted } = winnersScore(outcome);
  return counted ? counted.special !== undefined || counted.isCapped : totalOf(outcome) >= BIG;
}

let latest: string | undefined;

/** Returns true once for each hand: when its sheet is first opened. `hand` is unique within this page. */
export function isFirstLook(hand: string): boolean {
  const isFirst = latest !== hand;
  latest = hand;
  return isFirst;
}

/** Plum petals that fall over the sheet once. They take no presses and delay nothing. */
export const Celebration = () => (
  <div className="celebration" aria-hidden="true">
    {Array.from({ length: PETALS }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: petals never change places
      <i key={n} style={{ '--x': `${(n * 61) % 100}%`, '--n': n } as React.CSSProperties} />
    ))}
  </div>
);
