import { expect, it } from 'vitest';
import { isConstant, withConstants } from './constants.ts';
import { EXPERT } from './styles.ts';

it('replaces numbers of a style and of its parts in a copy', () => {
  const before = structuredClone(EXPERT);
  const changed = withConstants(EXPERT, { dealtIn: 99, 'budget.nodes': 7, 'slack.0': 5 });
  expect(changed).toEqual({
    ...EXPERT,
    dealtIn: 99,
    budget: { ...EXPERT.budget, nodes: 7 },
    slack: [5, ...EXPERT.slack.slice(1)],
  });
  expect(EXPERT).toEqual(before);
});

it('tells names of numbers from all other names', () => {
  expect(['dealtIn', 'fears.hazardShare', 'slack.0'].map(isConstant)).toEqual([true, true, true]);
  expect(['', 'fears', 'rateModel', 'none.at.all', 'slack.99'].map(isConstant)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
