// @vitest-environment happy-dom
import { unopened } from '@gorrion/table';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { decision, reviewOf } from '../../testing/opinions.ts';
import { ExpertPanel } from './ExpertPanel.tsx';
import { PlacedReview } from './placed.ts';

speakEnglish();

const MOVES = { moves: [8, 9, 10, 11].map(fact => ({ fact })) };
const PLACED = new PlacedReview([MOVES], reviewOf([[decision({ before: 10, fact: 10, turn: 4 })]]));

it('says before the first decision only when it comes, and leads there', () => {
  const onGo = vi.fn();
  const { host, fire } = mounted(
    <ExpertPanel
      review={PLACED}
      run={{} as never}
      hand={0}
      move={0}
      player={0}
      isOwn
      names={[]}
      seated={[]}
      stateAt={() => unopened}
      isQuiet={false}
      hasLetters={false}
      onGo={onGo}
      onPlayer={vi.fn()}
      onCopyLink={vi.fn()}
      onTry={undefined}
    />,
  );
  const panel = host.querySelector('.expert')!;
  expect(panel.firstElementChild?.textContent).toContain('The first one comes on turn 4.');
  expect(panel.querySelector('.verdict-card, .which')).toBeNull();
  const go = [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go to turn 4');
  fire(go!, new MouseEvent('click', { bubbles: true }));
  expect(onGo.mock.calls).toEqual([[0, 1]]);
});
