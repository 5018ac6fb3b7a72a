// @vitest-environment happy-dom
import { unopened } from '@gorrion/table';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { decision, opinion, reviewOf } from '../../testing/opinions.ts';
import { ExpertPanel } from './ExpertPanel.tsx';
import { PlacedReview } from './placed.ts';

speakEnglish();

const MOVES = { moves: [8, 9, 10, 11].map(fact => ({ fact })) };
const PLACED = new PlacedReview([MOVES], reviewOf([[decision({ before: 10, fact: 10, turn: 4 })]]));

const panelOf = (own: { readonly review?: PlacedReview; readonly run?: object; readonly onGo?: () => void }) =>
  mounted(
    <ExpertPanel
      review={own.review ?? PLACED}
      run={{ hands: [], ...own.run } as never}
      hand={0}
      move={0}
      player={0}
      isOwn
      names={[]}
      seated={[]}
      stateAt={() => unopened}
      isQuiet={false}
      hasLetters={false}
      onGo={own.onGo ?? vi.fn()}
      onPlayer={vi.fn()}
      onCopyLink={vi.fn()}
      onTry={undefined}
    />,
  );

it('says before the first decision only when it comes, and leads there', () => {
  const onGo = vi.fn();
  const { host, fire } = panelOf({ onGo });
  const panel = host.querySelector('.expert')!;
  expect(panel.firstElementChild?.textContent).toContain('The first one comes on turn 4.');
  expect(panel.querySelector('.verdict-card, .which')).toBeNull();
  const go = [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go to turn 4');
  fire(go!, new MouseEvent('click', { bubbles: true }));
  expect(onGo.mock.calls).toEqual([[0, 1]]);
});

it('sums nothing of a first look, and says meanwhile how far its review is', () => {
  const review = reviewOf([[decision({ before: 10, fact: 10, turn: 4 })]]);
  const looked = { ...review, hands: review.hands.map(hand => ({ ...hand, stage: 'overview' as const })) };
  const first = new PlacedReview([MOVES], looked);
  const progress = { hand: 0, player: 0, state: 'running', stage: 'overview', done: 3, all: 12 };
  const running = { state: 'running', hands: [progress], paced: undefined };
  expect(panelOf({}).host.textContent).toContain('This hand−3.00 of 1');
  const { host } = panelOf({ review: first, run: running });
  expect(host.querySelector('.expert > .table')).toBeNull();
  expect(host.textContent).toContain('This hand is being reviewed now.');
  expect(host.querySelector('progress')?.value).toBe(3);
  expect(panelOf({ review: first }).host.textContent).toContain('Its sums come once it is reviewed in full.');
});

it('writes the greatest loss in the chart below its bar, with its sign', () => {
  const seen = (turn: number, loss: number) => {
    const candidates = [opinion(decision().played, { winChance: 0.2 })];
    return decision({ before: 7 + turn, fact: 7 + turn, turn, loss, candidates });
  };
  const { host } = panelOf({ review: new PlacedReview([MOVES], reviewOf([[seen(1, 1), seen(3, 4.5)]])) });
  const [label] = host.querySelectorAll('.chance-chart .lost');
  expect(label?.textContent).toBe('−4.5');
  const feet = [...host.querySelectorAll('.chance-chart rect')].map(
    bar => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')),
  );
  expect(feet).toHaveLength(2);
  // The digits are about 9 units high.
  expect(Number(label?.getAttribute('y')) - 9).toBeGreaterThan(Math.max(...feet));
});
