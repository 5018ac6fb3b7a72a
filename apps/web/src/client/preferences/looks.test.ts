import { describe, expect, it } from 'vitest';
import { PLAIN_LOOKS, parseLooks, showLooks } from './looks.ts';
import { DEFAULTS, parsePreferences } from './preferences.ts';

const page = () => {
  const marks = new Set<string>();
  const root = {
    dataset: {} as Record<string, string>,
    toggleAttribute: (name: string, isOn: boolean) => (isOn ? marks.add(name) : marks.delete(name)),
  };
  return { root: root as unknown as HTMLElement, dataset: root.dataset, marks };
};

describe('how the table looks', () => {
  it('is stored, and plain if something unknown was stored', () => {
    const blue = { ...PLAIN_LOOKS, felt: 'blue', compactWall: true } as const;
    expect(parseLooks(JSON.parse(JSON.stringify(blue)))).toEqual(blue);
    expect(parseLooks({ felt: 'plaid', back: 3, contrast: 'yes' })).toEqual(PLAIN_LOOKS);
    expect(parseLooks(undefined)).toEqual(PLAIN_LOOKS);
    expect(parsePreferences('{"looks":{"face":"white"}}')).toEqual({
      ...DEFAULTS,
      looks: { ...PLAIN_LOOKS, face: 'white' },
    });
  });

  it('marks the page with what differs, and removes the mark again', () => {
    const { root, dataset, marks } = page();
    showLooks(root, { ...PLAIN_LOOKS, felt: 'red', contrast: true });
    expect([dataset, [...marks]]).toEqual([{ felt: 'red' }, ['data-contrast']]);
    showLooks(root, PLAIN_LOOKS);
    expect([dataset, [...marks]]).toEqual([{}, []]);
  });
});
