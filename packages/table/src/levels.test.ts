import { BOT_LEVELS as THINKING } from '@gorrion/bots';
import { BOT_LEVELS } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';

describe('the levels of bots', () => {
  it('that can be asked for are those that can think', () => {
    expect(BOT_LEVELS).toEqual(THINKING);
  });
});
