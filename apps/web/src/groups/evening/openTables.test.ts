import type { EveningView } from '@gorrion/events/groups';
import { expect, it, vi } from 'vitest';
import { lastPresent } from './OpenTables.tsx';

const HOUR = 3600_000;

it('who said that they come counts as here only from the day of the evening on', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) });
  const answers = [{ member: 0, answer: 'yes' }];
  const evening = (inHours: number) =>
    ({ at: Date.now() + inHours * HOUR, answers, rounds: [] }) as unknown as EveningView;
  expect(lastPresent(evening(32), [0, 1])).toEqual([]);
  expect(lastPresent(evening(1), [0, 1])).toEqual([0]);
  vi.useRealTimers();
});
