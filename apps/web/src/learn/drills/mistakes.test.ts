import { MISTAKE_DRILLS } from '@gorrion/learn/deck';
import { expect, it } from 'vitest';
import { MISTAKE_KINDS } from '../../client/mistakes/mistakes.ts';

it('has a drill for every kind of mistake that the review names, and for no other', () => {
  expect(Object.keys(MISTAKE_DRILLS).toSorted()).toEqual([...MISTAKE_KINDS].toSorted());
});
