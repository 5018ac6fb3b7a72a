import { FIRST_PLAN } from '@gorrion/events/tournament';
import { expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { orderTexts } from './OrderHow.tsx';

speakEnglish();

it('the way of the order and the cut is told as the plan has it', () => {
  const told = (changes: Partial<typeof FIRST_PLAN>) => orderTexts(english, { ...FIRST_PLAN, ...changes }).join(' ');
  expect(told({})).toMatch(/^Table points \(TP\) come first.*shares the place\.$/);
  expect(told({ results: 'both' })).toContain('A team counts');
  expect(told({ form: 'knock-out', advance: 2 })).toMatch(/^In the knock-out.*the best 2 go on.*is gone/);
  expect(told({ form: 'mixed', finalists: 4 })).not.toContain('go on');
  expect(told({ form: 'mixed', finalists: 16, advance: 1 })).toMatch(/The best 16 of.*the best player goes on/);
});
