// @vitest-environment happy-dom
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { DamagedLedgers } from './DamagedLedgers.tsx';

beforeAll(speakEnglish);

it('names the groups or events that are damaged, and says nothing where none is', () => {
  const textOf = (ids?: readonly string[]) => mounted(<DamagedLedgers ids={ids} />).host.textContent;
  expect(textOf(['ABCD2345', 'EFGH6789'])).toContain('Cannot be read: ABCD2345 and EFGH6789');
  expect(textOf()).toBe('');
});
