// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { RatingsDialog } from './RatingsDialog.tsx';

speakEnglish();

it('says that nobody has a rating yet, and still shows the bots that hold the scale', () => {
  const bots = [{ level: 'regular', value: 1500 }] as const;
  mounted(<RatingsDialog list={{ people: [], mine: null, count: 0, bots }} onClose={() => {}} />);
  const text = document.body.textContent;
  expect(text).toContain('Nobody has a rating here yet.');
  expect(text).toMatch(/Bot: Normal\s*1,500/);
});
