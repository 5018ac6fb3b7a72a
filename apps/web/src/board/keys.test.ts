import { describe, expect, it } from 'vitest';
import { isMappable, nameOfKey, parseKeys, remapped, shownKey, spokenKey, USUAL_KEYS } from './keys.ts';

describe('keys of the table', () => {
  it('do what they do by default, and Space passes', () => {
    expect(nameOfKey(USUAL_KEYS, 'h')).toBe('win');
    expect(nameOfKey(USUAL_KEYS, 'escape')).toBe('pass');
    expect(nameOfKey(USUAL_KEYS, ' ')).toBe('pass');
    expect(nameOfKey(USUAL_KEYS, 'z')).toBeUndefined();
  });

  it('can be changed (WCAG 2.1.4): two actions swap their keys if one is taken', () => {
    const keys = remapped(USUAL_KEYS, 'pung', 'h');
    expect([keys.pung, keys.win]).toEqual(['h', 'p']);
    expect(nameOfKey(keys, 'h')).toBe('pung');
    const free = remapped(keys, 'pass', 'x');
    expect([nameOfKey(free, 'x'), nameOfKey(free, 'escape')]).toEqual(['pass', undefined]);
    expect(new Set(Object.values(free)).size).toBe(Object.keys(USUAL_KEYS).length);
  });

  it('are characters, not keys that the page or the browser needs', () => {
    expect(['x', 'é', 'ж', '+', 'escape'].every(isMappable)).toBe(true);
    expect(['enter', 'tab', 'arrowleft', ' ', 'shift', 'f5', 'dead', ''].some(isMappable)).toBe(false);
  });

  it('are stored; an impossible choice becomes the default', () => {
    const own = remapped(USUAL_KEYS, 'kong', 'g');
    expect(parseKeys(JSON.parse(JSON.stringify(own)))).toEqual(own);
    for (const wrong of [undefined, null, 3, { win: 'x' }, { ...own, win: 'g' }, { ...own, win: 'Enter' }]) {
      expect(parseKeys(wrong)).toEqual(USUAL_KEYS);
    }
  });

  it('are kept when an action is added: it gets its default key, or a free one', () => {
    const { advice: _, ...older } = remapped(USUAL_KEYS, 'kong', 'g');
    expect(parseKeys(older)).toEqual({ ...older, advice: 'a' });
    const { advice: __, ...taken } = remapped(USUAL_KEYS, 'kong', 'a');
    expect(parseKeys({ ...taken, kong: 'a' })).toEqual({ ...taken, kong: 'a', advice: 'b' });
  });

  it('are shown as a keyboard shows them', () => {
    expect(['h', 'escape', '?'].map(shownKey)).toEqual(['H', 'Esc', '?']);
  });

  it('are exposed to assistive technology, and not while they are turned off', () => {
    const keys = remapped(USUAL_KEYS, 'sort', 'z');
    expect(spokenKey(keys, 'sort')).toBe('Z');
    expect(spokenKey(keys, 'pass')).toBe('Escape');
    expect(spokenKey(keys, undefined)).toBeUndefined();
    expect(spokenKey(undefined, 'sort')).toBeUndefined();
  });
});
