import type { Outcome } from '@gorrion/rules';
import { totalOf } from './handResult.ts';
import './celebration.css';

/** Points from which a hand is celebrated: three times the minimum. */
const BIG = 24;
const PETALS = 22;

export const isBigHand = (outcome: Outcome): boolean => outcome.kind === 'won' && totalOf(outcome) >= BIG;

let latest: string | undefined;

/** Whether the sheet of a hand is opened for the first time; `hand` names the hand among all of this page. */
export function isFirstLook(hand: string): boolean {
  const isFirst = latest !== hand;
  latest = hand;
  return isFirst;
}

/** Plum petals that fall over the sheet once. They cover no button, and nothing waits for them. */
export const Celebration = () => (
  <div className="celebration" aria-hidden="true">
    {Array.from({ length: PETALS }, (_, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: petals never change places
      <i key={n} style={{ '--x': `${(n * 61) % 100}%`, '--n': n } as React.CSSProperties} />
    ))}
  </div>
);
