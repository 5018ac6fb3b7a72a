import { breaker, type HandState, type Seat } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import type { Geometry } from '../layout/index.ts';
import type { DiceStage } from '../pace.ts';
import { Dice } from './Die.tsx';
import { sides } from './plates.ts';

interface DealCardProps {
  readonly hand: HandState;
  /** How far the dice have come. Default: to the end. */
  readonly thrown?: DiceStage | undefined;
  readonly geometry: Geometry;
  /** Returns the name of a seat, also for the viewer's own. */
  readonly nameOf: (seat: Seat) => string;
}

/** What the dice decide, each part when its dice rest: whose wall breaks, after how many stacks, where the deal begins. */
export function DealCard({ hand, thrown = 3, geometry, nameOf }: DealCardProps) {
  const t = useT();
  const [a, b, c, d] = hand.dice;
  const whose = breaker(hand.dice);
  const { right, middle } = sides(geometry);
  const sum = a + b + c + d;
  return (
    <aside className="deal-card card" style={{ left: right, top: middle + 110 }} aria-label={t('deal.title')}>
      <h2>{t('deal.title')}</h2>
      <ol>
        <Step number={1} isKnown={thrown >= 1}>
          {t('deal.first', { name: nameOf(0), sum: a + b, wall: nameOf(whose) })}
          <Dice dice={[a, b]} />
        </Step>
        <Step number={2} isKnown={thrown >= 2}>
          {t('deal.second', { name: nameOf(whose), second: c + d, sum })}
          <Dice dice={[c, d]} />
        </Step>
        <Step number={3} isKnown={thrown >= 3}>
          {t('deal.third', { sum, next: sum + 1 })}
        </Step>
      </ol>
    </aside>
  );
}

interface StepProps {
  readonly number: number;
  readonly isKnown: boolean;
  readonly children: ReactNode;
}

/** A line of the card. Before it is known it takes its room, but is neither shown nor announced. */
const Step = ({ number, isKnown, children }: StepProps) => (
  <li>
    <span className="step" aria-hidden="true">
      {number}
    </span>
    <div className={isKnown ? 'known' : 'unknown'}>{children}</div>
  </li>
);
