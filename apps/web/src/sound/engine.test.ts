import { describe, expect, it } from 'vitest';
import { QUIET_ROOM } from '../preferences/sound.ts';
import { createEngine } from './engine.ts';

describe('where there is no audio', () => {
  it('everything is silent and nothing breaks', () => {
    const engine = createEngine(QUIET_ROOM);
    expect(() => {
      engine.unlock();
      engine.adjust({ ...QUIET_ROOM, isMuted: true });
      engine.play([{ name: 'hu', at: 0 }]);
    }).not.toThrow();
  });
});
