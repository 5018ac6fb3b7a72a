import { breaker, type HandState, type Seat, stacksCounted } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
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

/** A line of the card, with the stage of the dice from which it is known. */
interface Line {
  readonly text: string;
  readonly dice?: readonly number[];
  readonly from: DiceStage;
}

/** Returns what one throw decides: the side that is opened, and the stack that is lifted there. */
function linesOfOne(t: Translate, { dice, wall }: HandState, nameOf: (seat: Seat) => string): readonly Line[] {
  const [a, b] = dice;
  const [sum, whose] = [a + b, breaker(dice)];
  const first = wall.layout.turns === 'clockwise' ? 'deal.oneLeft' : 'deal.one';
  return [
    { text: t(first, { name: nameOf(0), sum, opener: nameOf(whose) }), dice: [a, b], from: 2 },
    { text: t('deal.lifted', { sum }), from: 3 },
    { text: t('deal.toRight'), from: 3 },
  ];
}

/** Returns what two throws decide: whose wall breaks, and after how many stacks. Where the end is lifted it lies loose. */
function linesOfTwo(t: Translate, { dice, wall }: HandState, nameOf: (seat: Seat) => string): readonly Line[] {
  const [a, b, c, d] = dice;
  const whose = breaker(dice);
  const sum = stacksCounted(dice, wall.layout);
  return [
    { text: t('deal.first', { name: nameOf(0), sum: a + b, wall: nameOf(whose) }), dice: [a, b], from: 1 },
    { text: t('deal.second', { name: nameOf(whose), second: c + d, sum }), dice: [c, d], from: 2 },
    { text: wall.layout.dead ? t('deal.loose', { sum }) : t('deal.third', { sum, next: sum + 1 }), from: 3 },
  ];
}

/** What the dice decide, each part when its dice rest, and nothing before: whose wall breaks, after how many stacks, where the deal begins. */
export function DealCard({ hand, thrown = 3, geometry, nameOf }: DealCardProps) {
  const t = useT();
  const { right, middle } = sides(geometry);
  const lines = hand.wall.layout.throws === 1 ? linesOfOne(t, hand, nameOf) : linesOfTwo(t, hand, nameOf);
  if (lines.every(({ from }) => thrown < from)) return null;
  return (
    <aside className="deal-card card" style={{ left: right, top: middle + 110 }} aria-label={t('deal.title')}>
      <h2>{t('deal.title')}</h2>
      <ol>
        {lines.map(({ text, dice, from }, n) => (
          <Step key={text} number={n + 1} isKnown={thrown >= from}>
            {text}
            {dice && <Dice dice={dice} />}
          </Step>
        ))}
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
  <li className={isKnown ? 'known' : 'unknown'}>
    <span className="step" aria-hidden="true">
      {number}
    </span>
    <div>{children}</div>
  </li>
);
