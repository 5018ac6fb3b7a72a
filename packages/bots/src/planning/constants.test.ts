import { expect, it } from 'vitest';
import { isConstant, withConstants } from './constants.ts';
import { EXPERT } from './styles.ts';

it('changes numbers of a style, also inside its parts, and leaves the style as it was', () => {
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

it('knows numbers of a style from everything else', () => {
  expect(['dealtIn', 'fears.hazardShare', 'slack.0'].map(isConstant)).toEqual([true, true, true]);
  expect(['', 'fears', 'rateModel', 'none.at.all', 'slack.99'].map(isConstant)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
