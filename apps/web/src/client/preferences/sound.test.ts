import { describe, expect, it } from 'vitest';
import { gainOf, parseSound, QUIET_ROOM } from './sound.ts';

describe('the stored preferences for sound', () => {
  it('are read as they were stored', () => {
    const stored = { isMuted: true, volumes: { table: 0, calls: 35, alerts: 100 }, spoken: 'chinese' };
    expect(parseSound(stored)).toEqual(stored);
  });

  it('fall back to the default if they are missing or broken', () => {
    for (const stored of [undefined, null, 3, 'loud', {}, { volumes: 7, spoken: 'latin', isMuted: 'yes' }]) {
      expect(parseSound(stored)).toEqual(QUIET_ROOM);
    }
    expect(parseSound({ volumes: { table: 900, calls: -1, alerts: Number.NaN } })).toEqual(QUIET_ROOM);
  });

  it('speak no calls unless the player chose it', () => {
    expect(QUIET_ROOM.spoken).toBe('off');
  });

  it('turn a volume into a gain as ears hear it', () => {
    expect([0, 50, 100].map(gainOf)).toEqual([0, 0.25, 1]);
  });
});
