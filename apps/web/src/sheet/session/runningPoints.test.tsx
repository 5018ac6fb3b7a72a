import { expect, it } from 'vitest';
import { classicalGame } from '../../testing/classicalGame.ts';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { RunningPoints } from './RunningPoints.tsx';

speakEnglish();

it('the axes of the running points have values: points from the lowest to the highest, and hands', () => {
  const [first] = classicalGame('axes').sheet.lines;
  const lines = [
    { ...first!, hand: 1, changes: [30, -10, -10, -10] as const },
    { ...first!, hand: 2, changes: [15, 5, -10, -10] as const },
  ];
  const html = rendered(
    <RunningPoints lines={lines} ends={new Set([1])} names={['Ana', 'Bea', 'Eva', 'Ida']} me={0} />,
  );
  const values = [...html.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => textOf(text!));
  expect(values).toEqual(['−20', '0', '+20', '+40', '2']);
});
