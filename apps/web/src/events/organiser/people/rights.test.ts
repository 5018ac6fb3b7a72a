import { expect, it } from 'vitest';
import { isByRole } from './rights.ts';

it('organisers and the chief umpire decide appeals without a right of their own', () => {
  expect(isByRole({ role: 'organiser', rights: ['organise'] }, 'appeals')).toBe(true);
  expect(isByRole({ role: 'chief-umpire', rights: ['rule'] }, 'appeals')).toBe(true);
  expect(isByRole({ role: 'chief-umpire', rights: [] }, 'appeals')).toBe(false);
  expect(isByRole({ role: 'umpire', rights: ['rule'] }, 'appeals')).toBe(false);
  expect(isByRole({ role: 'organiser', rights: ['organise'] }, 'rule')).toBe(false);
});
