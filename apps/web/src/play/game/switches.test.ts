import { tile } from '@gorrion/rules/testing';
import { NO_SWITCHES } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { nextWinFrom, OLDER_WIN_FROM, switchesAfter, toggled, turned } from './switches.ts';

describe('the switches of the menu', () => {
  it('silence each tile once, in the order of the tiles', () => {
    const two = toggled(toggled([], tile('9p')), tile('1m'));
    expect(two).toEqual([tile('1m'), tile('9p')]);
    expect(toggled(two, tile('1m'))).toEqual([tile('9p')]);
  });

  it('include the pending changes', () => {
    const armed = { ...NO_SWITCHES, autoWin: true };
    const later = { ...armed, noClaims: true };
    expect(switchesAfter(armed, [])).toBe(armed);
    const pending = [armed, later].map(switches => ({ command: { type: 'switch', switches } }) as const);
    expect(switchesAfter(NO_SWITCHES, [...pending, { command: { type: 'ready' } }])).toBe(later);
  });

  it('pass smaller wins once the automatic win is on, unless the player wants to be asked', () => {
    expect(turned(NO_SWITCHES, 'autoWin', true)).toEqual({ autoWin: true, smallWins: 'let-go' });
    expect(turned({ ...NO_SWITCHES, smallWins: 'ask' }, 'autoWin', true)).toEqual({ autoWin: true, smallWins: 'ask' });
    expect(turned({ ...NO_SWITCHES, autoWin: true }, 'autoWin', false)).toEqual({ autoWin: false });
    expect(turned(NO_SWITCHES, 'noClaims', true)).toEqual({ noClaims: true });
  });

  it('move the points of the automatic win by one step, down to any win', () => {
    expect([nextWinFrom(0, 1), nextWinFrom(16, -1), nextWinFrom(0, -1)]).toEqual([16, 0, 0]);
    expect([nextWinFrom(20, 1), nextWinFrom(20, -1), nextWinFrom(88, 1)]).toEqual([24, 16, 88]);
  });

  it('[C46] go up in other steps by the older ways, within what the table accepts', () => {
    const steps = [0];
    for (
      let next = nextWinFrom(0, 1, OLDER_WIN_FROM);
      next !== steps.at(-1);
      next = nextWinFrom(next, 1, OLDER_WIN_FROM)
    )
      steps.push(next);
    expect(steps).toEqual(OLDER_WIN_FROM);
    expect(nextWinFrom(88, -1, OLDER_WIN_FROM)).toBe(50);
    expect(Math.max(...OLDER_WIN_FROM)).toBeLessThan(1000);
  });
});
