import { expect, it } from 'vitest';
import { knownOf, readDrillProgress, withResult } from './drills.ts';

const NOTHING = { kinds: {}, themes: {} };
const right = { kind: 'worth', tags: ['fan:all-pungs', 'principle:non-repeat'], isRight: true, seconds: 20 } as const;

it('counts answers by kind and theme, and newer ones weigh more', () => {
  const once = withResult(NOTHING, right);
  expect(once.kinds).toEqual({ worth: { asked: 1, right: 1, seconds: 20 } });
  const later = withResult(once, { ...right, tags: ['fan:all-pungs'], isRight: false, seconds: 9000 });
  expect(later.kinds.worth).toEqual({ asked: 2, right: 1, seconds: 320 });
  expect(later.themes['fan:all-pungs']).toMatchObject({ asked: 2, right: 1 });
  expect(knownOf(later, 'fan:all-pungs')).toBeLessThan(knownOf(later, 'principle:non-repeat'));
  expect(knownOf(later, 'fan:half-flush')).toBe(0.6);
});

it('reads what it wrote', () => {
  const state = withResult(withResult(NOTHING, right), { ...right, kind: 'safe', isRight: false });
  expect(readDrillProgress(JSON.parse(JSON.stringify(state)))).toEqual({ state, dropped: 0 });
});

it('loses only what is broken in a changed file', () => {
  const whole = withResult(NOTHING, right);
  const raw = {
    kinds: { ...whole.kinds, waits: { asked: 1, right: 2, seconds: 3 }, poker: whole.kinds.worth },
    themes: {
      ...whole.themes,
      'fan:x': { asked: 'many', right: 0, known: 0.5 },
      'no tag': whole.themes['fan:all-pungs'],
    },
  };
  expect(readDrillProgress(raw)).toEqual({ state: whole, dropped: 4 });
});

it.each([undefined, null, 7, 'x', [], { kinds: 3, themes: [] }])('begins anew with %j', raw => {
  expect(readDrillProgress(raw).state).toEqual(NOTHING);
});
