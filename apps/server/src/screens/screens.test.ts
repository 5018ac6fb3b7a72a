import { type DeviceId, type PersonId, SCREEN_CODE_MS, SCREEN_LOST_MS } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { Screens } from './screens.ts';

/** Screens at a clock that a test moves, with codes AAAA, AAAB and so on. */
function room() {
  let now = 1_000_000;
  let made = 0;
  const screens = new Screens(
    () => now,
    () => `AA${String.fromCharCode(65 + Math.floor(made / 26))}${String.fromCharCode(65 + (made++ % 26))}`,
  );
  const one = (name: string) => ({ person: name as PersonId, device: 'd' as DeviceId });
  const codeOf = (name: string) => {
    expect(screens.offer(one(name), undefined)).toBe(true);
    const view = screens.view(one(name));
    return view.stage === 'open' ? view.code : '';
  };
  return { screens, one, codeOf, pass: (ms: number) => (now += ms) };
}

describe('the code of a screen', () => {
  it('shows one table, typed in any case and with what people type between its signs, and works once', () => {
    const { screens, one, codeOf } = room();
    expect(codeOf('tv')).toBe('AAAA');
    expect(screens.view(one('other'))).toEqual({ stage: 'none' });
    expect(screens.pair(' aa-aa ', 'T', false)).toBeUndefined();
    expect(screens.view(one('tv'))).toEqual({ stage: 'shown', table: 'T' });
    expect(screens.pair('AAAA', 'U', false)).toBe('no-such-screen');
    expect(screens.isShown('U')).toBe(false);
  });

  it('is over after its time, and once the screen shows another', () => {
    const { screens, one, codeOf, pass } = room();
    const first = codeOf('tv');
    const second = codeOf('tv');
    expect(screens.pair(first, 'T', false)).toBe('no-such-screen');
    pass(SCREEN_CODE_MS);
    expect(screens.view(one('tv'))).toEqual({ stage: 'none' });
    expect(screens.pair(second, 'T', false)).toBe('no-such-screen');
  });

  it('is refused to a network that shows too many, until one of theirs is over', () => {
    const { screens, one, pass } = room();
    const offer = (n: number, network: string) => screens.offer(one(`${network} ${n}`), network);
    expect(Array.from({ length: 41 }, (_, n) => offer(n, 'hall')).indexOf(false)).toBe(40);
    expect(offer(3, 'hall')).toBe(true);
    expect(offer(0, 'home')).toBe(true);
    pass(SCREEN_CODE_MS);
    expect(offer(41, 'hall')).toBe(true);
  });
});

describe('a table', () => {
  it('moves to a second screen only if that is wished, and the first is told', () => {
    const { screens, one, codeOf } = room();
    screens.pair(codeOf('first'), 'T', false);
    const code = codeOf('second');
    expect(screens.pair(code, 'T', false)).toBe('second-screen');
    expect(screens.view(one('first'))).toMatchObject({ stage: 'shown' });
    expect(screens.pair(code, 'T', true)).toBeUndefined();
    expect(screens.view(one('first'))).toEqual({ stage: 'ended', why: 'moved' });
    expect(screens.view(one('second'))).toEqual({ stage: 'shown', table: 'T' });
  });

  it('goes to another screen without a question once its own is lost, and is taken off one', () => {
    const { screens, one, codeOf, pass } = room();
    screens.pair(codeOf('first'), 'T', false);
    pass(SCREEN_LOST_MS);
    expect(screens.isShown('T')).toBe(false);
    expect(screens.pair(codeOf('second'), 'T', false)).toBeUndefined();
    screens.release('T');
    expect(screens.view(one('second'))).toEqual({ stage: 'ended', why: 'released' });
    expect(screens.isShown('T')).toBe(false);
  });
});
